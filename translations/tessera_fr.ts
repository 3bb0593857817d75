<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>La mémoire est insuffisante.</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>Le système n’autorise plus de fils. Utilisez moins de fils.</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>Le programme a échoué : %1.</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>Prendre ou poser</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Pivoter dans le sens horaire</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>Pivoter dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Verrouiller ou déverrouiller</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>Modifier la pièce</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>Pivoter en bloc</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>Afficher ce qui convient</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Pivoter en bloc dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Choisir une pièce qui convient</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>Impossible pour le moment.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Test de Friedman</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>Paires sur les puzzles</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>Paires sur chaque puzzle</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>Scores à budget fixe</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>Temps jusqu’à des buts fixes</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Temps attendus</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>Différence critique</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>Rangs dans le temps</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>Buts atteints</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>Profil de performance</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Temps jusqu’au but</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>Rangs moyens selon le score médian. Une barre relie les méthodes qui ne diffèrent pas significativement (Nemenyi, 5&#xa0;%).</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Rang moyen</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>Rang moyen sur les puzzles, selon le score médian jusque-là.</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>Part de tous les buts que les exécutions avaient atteints (ECDF). Buts&#xa0;: jusqu’à 51 scores par puzzle, de la moitié du score complet au meilleur.</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>Buts atteints, %</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>Profil de performance&#xa0;: part des problèmes dont le temps attendu reste à un facteur donné de celui de la meilleure méthode. Un problème est un puzzle avec 80, 90, 95, 98 ou 100 % de son score complet comme but.</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>Multiple du meilleur temps attendu</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>Problèmes, %</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>Exécutions ayant atteint un score de %1 sur %2.</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>Exécutions, %</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Scores finaux.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>approché</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>Aucun puzzle n’a une exécution terminée de chaque méthode.</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>Rangs selon le score médian&#xa0;; chaque puzzle est un bloc. Une méthode gagne un puzzle si elle seule a la médiane la plus haute. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6)&#xa0;; différence critique %7 (Nemenyi, 5&#xa0;%).</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>Paires de méthodes sur les puzzles&#xa0;: test des rangs signés de Wilcoxon sur les scores médians, p de la différence des rangs moyens, moyenne de A sur les puzzles (probabilité que l’exécution de la première méthode ait un score plus élevé). Intervalles&#xa0;: bootstrap à 95 %.</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>Paires de méthodes sur chaque puzzle&#xa0;: test de Mann–Whitney, A de Vargha &amp; Delaney, différence des médianes. Intervalles&#xa0;: bootstrap à 95 %.</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>Scores médians après une part du budget.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>évaluations</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>Temps jusqu’à des parts du score complet, en %1&#xa0;: la médiane des exécutions et le temps attendu avec redémarrages (ERT).</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>Temps attendu jusqu’à %1 du score complet, en %2, et combien d’exécutions l’ont atteint. Là où aucune ne l’a atteint, le score est la plus haute médiane d’une méthode.</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Score complet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Défaites</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>p contre la meilleure</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>p des rangs</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>p des rangs (Holm)</translation>
    </message>
    <message>
        <source>A from</source>
        <translation>A de</translation>
    </message>
    <message>
        <source>A to</source>
        <translation>A à</translation>
    </message>
    <message>
        <source>Median difference</source>
        <translation>Différence médiane</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>Différence de</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>Différence à</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atteint</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Temps attendu</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 évaluations</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>%1 s de temps processeur</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>but %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>budget différent selon le puzzle</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1, n = %2 exécution de chaque méthode, %3. Tessera %4.</numerusform>
            <numerusform>%1, n = %2 exécutions de chaque méthode, %3. Tessera %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 existe déjà mais n’appartient pas à une analyse. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>Les rangs demandent au moins deux méthodes.</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>différence critique %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>Impossible de créer un fichier temporaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas de réglages de Tessera. Choisissez un fichier exporté par Tessera.</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>Impossible de renommer «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>BlankPuzzle</name>
    <message>
        <source>%1 colours are not possible: choose 1 to %2.</source>
        <translation>%1 couleurs, c’est impossible&#xa0;: choisissez de 1 à %2.</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>Nouveau puzzle %1×%2</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>Les marges ne laissent pas de place au plateau sur le papier.</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>Un puzzle a besoin d’autant de pièces que de cases&#xa0;: ajoutez ou supprimez des pièces.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n case est vide&#xa0;: posez d’abord toutes les pièces.</numerusform>
            <numerusform>%n cases sont vides&#xa0;: posez d’abord toutes les pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n jonction ne s’apparie pas&#xa0;: corrigez-la ou recolorez d’abord.</numerusform>
            <numerusform>%n jonctions ne s’apparient pas&#xa0;: corrigez-les ou recolorez d’abord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>no neighbours</source>
        <translation>aucune voisine</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>côtés appariés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>non pivotée</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>pivotée une fois</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>pivotée deux fois</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>pivotée trois fois</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>pièce %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>north %1</source>
        <translation>nord %1</translation>
    </message>
    <message>
        <source>east %1</source>
        <translation>est %1</translation>
    </message>
    <message>
        <source>south %1</source>
        <translation>sud %1</translation>
    </message>
    <message>
        <source>west %1</source>
        <translation>ouest %1</translation>
    </message>
</context>
<context>
    <name>ColorList</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ColorSight</name>
    <message>
        <source>normal sight</source>
        <translation>vision normale</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>protanopie</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>deutéranopie</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>tritanopie</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>Arrêté avant la fin : ceci n’est qu’une partie.</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>Arrêté avant que des valeurs aient pu être comparées. Il n’y a pas de résultat.</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>%1&#xa0;: %2. L’exécution est laissée de côté. «&#xa0;tessera experiment --resume&#xa0;» la refait.</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1&#xa0;: attention&#xa0;: aucun format inscriptible pour ce type de puzzle n’a l’extension «&#xa0;.%2&#xa0;»&#xa0;; c’est donc un fichier Tessera.</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1&#xa0;: %2 n’a aucun effet pour «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>Avec mpirun, chaque processus ferait toutes les exécutions. Répartissez-les avec --shard, ou utilisez --units et « tessera work ».</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>Il n’y a pas d’option «&#xa0;%1&#xa0;». Pour un fichier, écrivez «&#xa0;./%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Argument inattendu&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 est donné plus d’une fois.</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>%1 attend un nombre entier d’au moins %2, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 attend un nombre entier de %2 à %3, et non «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>%1 attend au moins %2&#xa0;s, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>%1 attend une des valeurs %2, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1&#xa0;: %2 Voir «&#xa0;tessera %1 --help&#xa0;».</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera&#xa0;: «&#xa0;%1&#xa0;» n’est ni une commande ni un fichier. Voir «&#xa0;tessera --help&#xa0;».</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>sortie standard&#xa0;: impossible d’écrire les résultats.</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>Il n’y a pas de format «&#xa0;%1&#xa0;» pour ce type de puzzle. «&#xa0;tessera formats&#xa0;» énumère les formats.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>Le format «&#xa0;%1&#xa0;» est en lecture seule. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>Écrire un puzzle ou un plateau dans un autre format.</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>Le fichier à écrire. Son extension donne le format, sauf avec --to. Nécessaire, comme OUT ou avec -o.</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>Lire ce format au lieu de le détecter.</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>Écrire dans ce format.</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>Compter exactement toutes les solutions.</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>S’arrêter après ce nombre de solutions.</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>S’arrêter au bout de ce temps.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Écrire un objet JSON.</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>--shard attend I/N avec I de 1 à N, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1&#xa0;: le dossier contient déjà des résultats de ce plan. Ajoutez --resume pour les reprendre.</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1 avec %2, graine %3&#xa0;: l’exécution a échoué.</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>-o DIR manque.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>Arrêté. Utilisez --resume pour faire les exécutions restantes.</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>Exécuter un plan qui compare des méthodes sur des puzzles et des graines.</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>Un fichier JSON avec puzzles, méthodes, graines et budget.</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>Ne faire que la part I sur N, pour répartir le travail entre plusieurs machines.</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>Garder les exécutions finies du dossier et faire les autres.</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>Copier d’abord les exécutions finies d’un autre dossier. Peut être répété.</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>Ne pas montrer l’avancement sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>Chaque exécution finie est enregistrée aussitôt. Si le programme ou la machine s’arrête, seules les exécutions en cours sont perdues. Les parts peuvent partager un dossier. Les tableaux contiennent les exécutions finies au moment où ils sont écrits.</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1&#xa0;; unité&#xa0;: %2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>Donner la liste des formats de fichier.</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>Écrire un tableau JSON.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>--size attend LARGEURxHAUTEUR, par exemple 10x10, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>--size %1 est impossible&#xa0;: chaque côté doit avoir de 1 à %2 cases, car une pièce et sa rotation sont stockées sur 16 bits.</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>Il n’existe pas de préréglage «&#xa0;%1&#xa0;». Les préréglages sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>--size manque.</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>-o OUT manque.</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>Plusieurs puzzles ne peuvent pas aller sur la sortie standard. Indiquez un fichier avec -o.</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>Générer un puzzle qui a une solution.</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>Largeur et hauteur en cases, chacune de 1 à %1. Sans --preset, nécessaire pour les puzzles de côtés.</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>Pas de cadre gris autour du plateau.</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>Une couleur s’apparie à son complément, pas à elle-même.</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>Les pièces gardent leur rotation, comme dans TetraVex&#xa0;; implique --unframed.</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>Autoriser les pièces identiques.</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>Générer K puzzles. OUT reçoit un numéro avant son extension&#xa0;; un format qui contient des listes les met tous dans un fichier.</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>Laisser la solution sur le plateau.</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>Le fichier à écrire&#xa0;; son extension donne le format. «&#xa0;-&#xa0;» désigne la sortie standard. Nécessaire.</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>Usage&#xa0;: tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [options]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>Usage&#xa0;: tessera [FILE...]
        tessera COMMAND [arguments]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>Éditeur et visualiseur de résolution pour les puzzles à côtés assortis. Sans commande, tessera ouvre la fenêtre avec les fichiers donnés. Les commandes n’ont pas besoin d’écran.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>Afficher cette aide&#xa0;; après une commande, celle de la commande.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>«&#xa0;-&#xa0;» désigne l’entrée ou la sortie standard, mais pas pour les records, les points de contrôle, les preuves, les dossiers, les images ni une trace à dessiner. Codes de retour&#xa0;: 0 terminé, 1 échec de la commande, fichier invalide ou impossible à écrire, 2 mauvais usage, 3 arrêt avant la cible ou avant la fin de toutes les unités de travail.</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>Afficher les propriétés d’un puzzle, et des avertissements.</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  meilleur %2/%3  %4 évaluations, %5/s</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  exécutions %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  exécutions %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  reste environ %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1&#xa0;: attention&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1&#xa0;: attention&#xa0;: ces fichiers viennent d’un appel précédent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>Dessiner un plateau, ou les courbes d’une trace.</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>Écrire les numéros des pièces sur le plateau.</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>Marquer le score maximal sur les courbes d’une trace.</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>Tracer les courbes sur un axe logarithmique.</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>Afficher le score d’un plateau.</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>Le score compte les jonctions appariées entre deux pièces, et les côtés appariés d’un pourtour qui doit avoir une seule couleur. L’aptitude tient aussi compte des zones 2×2 qui ont une discordance.</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>--json et un fichier ne peuvent pas aller tous deux sur la sortie standard.</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>Un seul fichier peut aller sur la sortie standard.</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>La cible %1 dépasse le score maximal %2.</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>Aucun plateau n’a été trouvé dans les limites. Accordez plus de temps ou d’évaluations.</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>Chercher le meilleur plateau.</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>La méthode&#xa0;; «&#xa0;tessera solvers&#xa0;» donne la liste des méthodes. Nécessaire sans --preset-file.</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>Fixer un paramètre de la méthode. Peut être répété.</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>Partir d’un des préréglages de la méthode&#xa0;; «&#xa0;tessera solvers ID&#xa0;» en donne la liste.</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>Arrêter chaque exécution au bout de ce temps.</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>Arrêter chaque exécution après ce nombre d’évaluations. Avec la même graine et autant de fils, le résultat est le même sur toute machine&#xa0;; si la mémoire manque, record a aussi besoin de son paramètre memory. Une méthode peut d’abord terminer son étape&#xa0;; celles qui améliorent un plateau achèvent le premier.</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>S’arrêter à ce score&#xa0;; code de retour 3 si aucune exécution ne l’atteint.</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>Écrire le meilleur plateau dans ce fichier&#xa0;; son extension donne le format.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>%1 n’a pas de préréglage «&#xa0;%2&#xa0;»&#xa0;; il y a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>--solver manque. «&#xa0;tessera solvers&#xa0;» donne la liste des méthodes.</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>--param attend name=value, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>Donner la liste des méthodes avec leurs paramètres et préréglages.</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>Cette méthode seulement.</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case du plateau %2×%3.</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>--edge-order prend les lettres u, r, d et l, chacune une fois&#xa0;; pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>--size prend LARGEURxHAUTEUR, chacune de 1 à %1&#xa0;; pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>--take board a besoin du puzzle du plateau&#xa0;: ajoutez --puzzle FILE.</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>Le puzzle d’un fichier de plateau ou de records, qui ne contiennent pas de pièces.</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>Dans une liste de pièces&#xa0;: l’ordre des quatre nombres, par exemple urdl ou udlr (haut, droite, bas, gauche).</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>Dans une liste de pièces&#xa0;: le nombre du gris du cadre.</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>Dans une liste de pièces&#xa0;: la taille du plateau.</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>Remplir les cases dans cet ordre&#xa0;: %1. auto prend celui dont l’arbre attendu est le plus petit.</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>Dessiner aussi chart-*.svg&#xa0;: les courbes médianes des méthodes, un graphique par puzzle ou groupe de puzzles.</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>--hints&#xa0;: un plateau %1×%2 n’a pas de case «&#xa0;%3&#xa0;»&#xa0;; la dernière est %4.</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>--hints eternity ne vaut que pour les plateaux 16×16.</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>Indices tirés de la solution&#xa0;: un nombre de cases au hasard, une liste de cases comme C4,H8, ou eternity pour les cinq d’Eternity II.</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>Les combinaisons sont toutes les façons de remplir le plateau en respectant le cadre, appariées ou non. --json donne le nombre exact.</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>--sheets écrit un PDF&#xa0;: OUT doit se terminer par .pdf.</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>Écrire les lettres des colonnes et les numéros des lignes au bord du plateau.</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>Ne pas marquer les jonctions du plateau qui ne s’apparient pas.</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>Ne pas marquer les pièces verrouillées et les indices.</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>Ne pas dessiner de fond.</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>N’afficher que ces cases du plateau&#xa0;: noms et rectangles, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>Écrire un PDF à imprimer recto verso, à découper et à jouer&#xa0;: les pièces avec leurs numéros au dos, et un plateau vide avec les indices.</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>--%1 a besoin de --sheets.</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>Le fichier des records. Plusieurs fois par seconde, le meilleur plateau est ajouté s’il bat le score qu’il contient pour ce puzzle. Chaque ligne est un objet JSON.</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>Rebrousser chemin tôt&#xa0;: %1. colors le fait dès qu’un plateau a plus de paires d’une couleur que toutes les pièces n’en peuvent former. auto le fait si cela devrait gagner du temps.</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>--%1 ne fonctionne qu’avec --kind %2.</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>%1&#xa0;: les solutions de ce genre de puzzle ne peuvent pas être comptées.</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>--%1 ne fonctionne pas avec les puzzles du genre %2.</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>%1&#xa0;: ce genre de puzzle ne peut pas être dessiné.</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  solutions %2  %3 poses, %4/s</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  %1&#xa0;% d’environ %2, reste %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>Il n’existe pas de format «&#xa0;%1&#xa0;» pour les sudokus. «&#xa0;tessera formats&#xa0;» donne la liste des formats.</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>Un sudoku a --size 4x4, 9x9, 16x16 ou 25x25, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>Le nombre de chiffres donnés&#xa0;; sans cette option, on en retire dans un ordre aléatoire là où la difficulté et la symétrie le permettent. Un nombre inférieur peut être possible.</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>La symétrie des chiffres donnés&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier contient %n puzzle&#xa0;; seul le premier est utilisé.</numerusform>
            <numerusform>%1&#xa0;: le fichier contient %n puzzles&#xa0;; seul le premier est utilisé.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>--%1 ne fonctionne qu’avec les puzzles à côtés assortis&#xa0;; ceci est un sudoku.</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>Le dossier des exécutions, de results.csv, results.json, table.md et table.tex. Nécessaire.</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>Les tuiles d’un plateau&#xa0;: %1, ou le nom de votre propre palette. Sans cette option, un fichier de puzzle peut demander ses propres tuiles.</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>Utiliser les couleurs d’un fichier de palette exporté depuis les réglages.</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>Écrire la meilleure exécution avec tous ses plateaux dans ce fichier. La fenêtre peut l’ouvrir et la rejouer.</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>Il n’y a pas de réglages à réinitialiser. Tessera démarre avec les valeurs par défaut.</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>Les réglages sont réinitialisés aux valeurs par défaut. Les anciens sont dans %1.</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un interpréteur pris en charge&#xa0;: donnez bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>Afficher un script qui complète les commandes et options de tessera dans l’interpréteur.</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>Pour bash&#xa0;: source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>Écrire la page de manuel&#xa0;; «&#xa0;tessera man | man -l -&#xa0;» l’affiche.</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help&#xa0;: il n’y a pas de commande «&#xa0;%1&#xa0;». Voir «&#xa0;tessera --help&#xa0;».</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>Donner la liste des commandes, ou afficher l’aide d’une commande.</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>La commande dont l’aide est affichée.</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>Réinitialiser les réglages de la fenêtre aux valeurs par défaut. Les anciens sont gardés dans un fichier.</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>Sans commande, tessera ouvre la fenêtre avec les fichiers donnés. Les commandes n’ont pas besoin d’écran. «&#xa0;-&#xa0;» désigne l’entrée ou la sortie standard, mais pas pour les records, les points de contrôle, les preuves, les dossiers, les images ni une trace à dessiner.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>La commande a échoué, ou un fichier est invalide ou n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>Mauvais appel.</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>Arrêté avant le but, ou avant la fin de toutes les unités de travail.</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>Ctrl-C arrête solve et count comme une limite&#xa0;; experiment, benchmark, tune et landscape se terminent avec 1, work avec 3.</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>Avertissement&#xa0;: %1 est donné plusieurs fois&#xa0;; la dernière valeur compte.</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>--checkpoint n’enregistre qu’une exécution&#xa0;: retirez --runs.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>Les exécutions de cette trace n’ont compté aucun nœud. Choisissez un autre --axis.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>Les exécutions de cette trace n’ont compté aucune itération. Choisissez un autre --axis.</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1&#xa0;: la trace n’a aucune ligne, il n’y a donc pas de courbe à dessiner.</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>Écrire le score au fil du temps, avec les colonnes %1. Seules les populations remplissent mean et worst. Suivent les chiffres propres à la méthode.</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera&#xa0;: il n’y a pas d’option «&#xa0;%1&#xa0;». Voir «&#xa0;tessera --help&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1&#xa0;: %n exécution manque ou est illisible.</numerusform>
            <numerusform>%1&#xa0;: %n exécutions manquent ou sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>--%1 demande un fichier, pas la sortie standard.</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>Deux sorties ne peuvent pas aller toutes deux vers %1.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>Le format «&#xa0;%1&#xa0;» ne peut pas contenir de plateau&#xa0;: donnez à -o une autre extension, comme .tessera.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>la sortie standard</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>Les graines dépassent le maximum, %1.</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>Pour une trace de plus de %1 exécutions, l’image montre la médiane et une bande du quartile inférieur au quartile supérieur.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>La valeur de %1 est vide.</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas de l’UTF-8 valide. Renommez d’abord le fichier.</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>Ce qui est converti&#xa0;: both (les deux), pieces (les pièces) ou board (le plateau). Avec board, les pièces viennent de --puzzle, choisies d’après leurs côtés.</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>Chercher avec J fils. Les nombres restent les mêmes.</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>Les indices et les pièces verrouillées restent à leur place. «&#xa0;complete&#xa0;» montre si tout a été essayé&#xa0;; sinon, il peut y avoir d’autres solutions. «&#xa0;stop&#xa0;» montre pourquoi le décompte s’est terminé&#xa0;: exhausted, limit, time ou interrupted. Le code de retour est 0 pour tous, 1 si l’état n’a pas pu être enregistré et 3 si les unités de travail déjà créées ne sont pas toutes finies.</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>Le dossier des fichiers de puzzles du plan. Par défaut, le dossier du plan lui-même.</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>Faire J exécutions en même temps.</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>«&#xa0;tessera man&#xa0;» décrit le format des plans.</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>Le nombre de couleurs&#xa0;: hardest (selon la formule), BORDER+INNER (deux jeux séparés, p. ex. 5+17) ou TOTAL (un jeu pour tous les côtés).</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>even&#xa0;: chaque couleur apparaît aussi souvent&#xa0;; random&#xa0;: chaque côté reçoit une couleur au hasard.</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>Partir des réglages d’un puzzle publié&#xa0;: %1. Ils remplacent les valeurs par défaut.</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>La même graine donne partout le même puzzle.</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 Au moins %2.</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 De %2 à %3.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Par défaut&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>Dans un fichier de plusieurs sudokus, seulement le numéro N&#xa0;; sans cette option, tous.</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>Un titre pour les tableaux.</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>Une liste d’objets. Chacun a «&#xa0;file&#xa0;» (par rapport au plan) ou «&#xa0;generate&#xa0;» (des réglages comme preset, width, height, colors, seed&#xa0;; %1). Facultatif&#xa0;: «&#xa0;count&#xa0;» (en générer ce nombre, avec des graines successives), «&#xa0;name&#xa0;», «&#xa0;group&#xa0;» (les puzzles d’une même ligne des tableaux) et «&#xa0;budget&#xa0;» (pour ce puzzle).</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>kind sudoku pour des sudokus</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>Une liste d’objets. Chacun a «&#xa0;solver&#xa0;» (un identifiant de «&#xa0;tessera solvers&#xa0;»). Facultatif&#xa0;: «&#xa0;name&#xa0;», «&#xa0;preset&#xa0;», «&#xa0;start&#xa0;» (random, greedy, board ou own), «&#xa0;parameters&#xa0;» (une valeur chacun&#xa0;; une liste de valeurs donne une méthode par valeur) et «&#xa0;published&#xa0;» (un texte par groupe de puzzles, montré à côté des résultats).</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>Une liste de nombres, ou un objet avec «&#xa0;count&#xa0;» et, facultativement, «&#xa0;first&#xa0;» et «&#xa0;step&#xa0;».</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>Un objet avec au moins un de «&#xa0;seconds&#xa0;», «&#xa0;processor-seconds&#xa0;», «&#xa0;evaluations&#xa0;» et «&#xa0;target&#xa0;».</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>Une liste de secondes. Les tableaux montrent aussi les scores à ces moments.</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>«&#xa0;generations&#xa0;» trace les graphiques en fonction des générations.</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>Un objet avec «&#xa0;name&#xa0;» et «&#xa0;seconds&#xa0;»&#xa0;: un temps pour chaque groupe de puzzles.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>Un plan pour «&#xa0;tessera experiment&#xa0;» est un objet JSON avec ces clés. puzzles, methods, seeds et budget sont obligatoires.</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>Un exemple&#xa0;:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>--%1 demande un fichier ordinaire&#xa0;; %2 est un périphérique ou un tube.</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>%1 est l’entrée&#xa0;; donnez un autre nom à la sortie.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>Un puzzle ou un plateau dans un format connu, un fichier d’exécution (son meilleur plateau), une adresse de visualiseur, ou %1.</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>la ligne de chiffres d’un sudoku</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>Graine %1&#xa0;: attention&#xa0;: l’exécution n’a eu que %2&#xa0;% d’un cœur par fil, car d’autres programmes occupaient la machine. Utilisez --cpu-time pour limiter plutôt le temps processeur.</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>Graine %1&#xa0;: attention&#xa0;: chaque fil n’a reçu que %2&#xa0;% d’un cœur, car --jobs demande plus de fils que cette machine n’a de processeurs.</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>Graine de la première exécution&#xa0;; chaque exécution suivante prend la graine suivante. Un préréglage peut fixer ses propres graines.</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>Arrêter chaque exécution après ce temps processeur de tous ses fils. Le résultat dépend moins des autres programmes.</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>Le plateau de départ&#xa0;: random, greedy, board (le plateau donné) ou own (comme dans l’article de la méthode, sinon random). record ne prend que board&#xa0;; backtracking et sat n’en prennent aucun.</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>Exécuter K graines.</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>Faire J exécutions en même temps. Avec moins d’exécutions que J, chacune peut employer plusieurs fils.</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>Sans --time, --cpu-time, --evaluations ni --target, la recherche dure jusqu’à ce que le puzzle soit résolu, qu’il ne reste rien à essayer ou que l’on presse Ctrl-C. -o écrit le meilleur plateau, quelle que soit la fin de la recherche.</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>«&#xa0;stop&#xa0;» montre pourquoi une exécution s’est terminée&#xa0;: solved, target, time, evaluations, interrupted, exhausted ou failed. Le code de retour est 1 pour failed, sans plateau ou si un fichier n’a pas pu être écrit, 3 si aucune exécution n’atteint --target ou si les unités de travail déjà créées ne sont pas toutes finies, et sinon 0.</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>Il n’existe pas de méthode «&#xa0;%1&#xa0;». Les méthodes sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>OUT doit se terminer par l’un de %1, ou par .gif pour un fichier d’exécution&#xa0;; ce n’est pas le cas de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1&#xa0;: une animation (.gif) a besoin d’un fichier d’exécution. «&#xa0;tessera solve --run-file&#xa0;» en écrit un.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>Un puzzle ou un plateau dans un format connu, un fichier d’exécution, une adresse de visualiseur, ou une trace écrite par «&#xa0;solve --trace&#xa0;» (*.csv).</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>Le fichier image&#xa0;: .png, .svg ou .pdf. .gif anime les meilleurs plateaux d’un fichier d’exécution&#xa0;; sans --size, son grand côté fait au plus %1 pixels. Nécessaire.</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>Le grand côté en pixels&#xa0;; au plus, pour .gif.</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>Facteur d’échelle.</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>Tracer les courbes en fonction de seconds, evaluations, iterations ou nodes.</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>Le format de papier des feuilles&#xa0;: a4 ou letter.</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>Le côté d’une pièce sur les feuilles, en millimètres.</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>Les marges des feuilles, en millimètres.</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>edge-matching ou sudoku. Les trois options suivantes sont pour les sudokus, qui ont une seule solution. Leur --size est 4x4, 9x9, 16x16 ou 25x25&#xa0;; sans cette option, 9x9.</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>La difficulté&#xa0;: %1&#xa0;; sans cette option, quelconque.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>Dans un fichier de plusieurs sudokus, prendre le numéro N.</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>La pièce %1 (%2 %3 %4 %5) n’est pas dans le jeu de %6.</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>--like ne fonctionne pas avec --take ni --puzzle.</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1&#xa0;: c’est un fichier de records. «&#xa0;tessera convert IN OUT --puzzle PUZZLE&#xa0;» écrit son meilleur plateau.</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1&#xa0;: ce fichier ne contient qu’un plateau. «&#xa0;tessera convert IN OUT --puzzle PUZZLE&#xa0;» ajoute les pièces.</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1&#xa0;: le fichier de records ne contient aucun plateau de ce puzzle.</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>--no-hints a besoin de --like.</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>Écrire le plateau avec les numéros de pièces de ce puzzle. Tous deux doivent avoir le même jeu de pièces&#xa0;; l’ordre, les rotations et les numéros des couleurs peuvent différer. Les verrous des deux restent là où leur pièce reste.</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>Avec --like&#xa0;: omettre les indices et les verrous de ce puzzle.</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>Sans cadre&#xa0;; tous les côtés du pourtour montrent cette couleur. any&#xa0;: une même couleur, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>Diviser le travail en unités dans DOSSIER, pour autant de «&#xa0;tessera work DOSSIER&#xa0;» que voulu. Quand toutes sont finies, la même commande affiche le résultat.</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>Avec --units&#xa0;: diviser une partie d’arbre qui dure plus longtemps. Un processus muet aussi longtemps perd ses unités.</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>%1 ne peut pas être utilisé avec %2.</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>Des graines égales donnent des exécutions égales, qui ne prouvent rien.</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>Les méthodes «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont identiques&#xa0;: les comparer ne montre rien.</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>Les puzzles «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont identiques&#xa0;: les tests de rangs comptent deux fois le même puzzle.</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>Le départ «&#xa0;%1&#xa0;» n’a aucun effet pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json&#xa0;: attention&#xa0;: le fichier ne décrit pas ce plan. «&#xa0;tessera analyse&#xa0;» a besoin de --plan.</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>Le fichier est tronqué. Son dernier plateau complet est utilisé.</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>Les méthodes de %1 et %2 diffèrent. Choisissez-en une avec --method.</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>--jobs n’a ici aucun effet avec --units. Ajoutez-le à «&#xa0;tessera work&#xa0;».</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1&#xa0;: le dossier contient les unités d’un autre puzzle, d’un autre plan ou d’autres options. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1&#xa0;: certains résultats n’ont pas passé la vérification et doivent être recalculés. Lancez «&#xa0;tessera work&#xa0;» sur ce dossier.</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1&#xa0;: l’unité %2 a été calculée deux fois avec des résultats différents. Une machine est peut-être défectueuse. Recomptez dans un autre dossier.</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>Traiter les unités créées par «&#xa0;count&#xa0;», «&#xa0;solve&#xa0;», «&#xa0;experiment&#xa0;» ou «&#xa0;tune&#xa0;».</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>%1&#xa0;: aucune exécution n’a été ajoutée depuis %2 s. Relancez «&#xa0;tessera tune&#xa0;», puis les ouvriers.</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>Le dossier de --units.</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>Traiter J unités en même temps.</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>Afficher seulement l’avancement des unités.</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>Lancez-la sur autant de machines que vous voulez qui partagent le dossier&#xa0;: elle finit quand toutes les unités sont faites. On peut la tuer à tout moment&#xa0;; une autre refait ses unités. Toutes les machines doivent avoir le même Tessera.</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>Ctrl-C l’arrête plus tôt avec le code 3. Le premier résultat d’une unité compte&#xa0;; certaines unités sont calculées deux fois pour vérification.</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>«&#xa0;leased&#xa0;»&#xa0;: unités en cours chez un processus&#xa0;; «&#xa0;split&#xa0;»&#xa0;: unités encore divisées. «&#xa0;repeated&#xa0;»&#xa0;: unités calculées deux fois&#xa0;; «&#xa0;different&#xa0;»&#xa0;: celles qui ont donné deux résultats. «&#xa0;share&#xa0;» est la part faite de tout le travail, de 0 à 1.</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>«&#xa0;lost&#xa0;»&#xa0;: celles sans fichier de résultat&#xa0;; le prochain processus les refait.</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1&#xa0;: attention&#xa0;: le dénombrement s’est terminé avant de commencer.</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  unités %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  meilleur %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1&#xa0;: le dossier ne contient aucune exécution terminée.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1&#xa0;: impossible de créer le dossier.</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>Compare les méthodes d’une expérience par des tests, tableaux et figures.</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>Les résultats de «&#xa0;tessera experiment&#xa0;».</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>Le dossier pour analysis.md, analysis.tex et analysis.json, chaque tableau en CSV et chaque figure en SVG, PDF et CSV.</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>Le plan des résultats. Nécessaire seulement pour les résultats de versions antérieures.</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>La part du score complet pour les temps jusqu’à un but.</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>Affiche les tableaux comme un objet JSON.</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>Sans -o ni --json, les tableaux sont affichés en Markdown. Chaque puzzle est un bloc&#xa0;: test de Friedman avec correction de Holm, différences critiques, tests des rangs signés de Wilcoxon sur les puzzles, tests de Mann–Whitney sur chaque puzzle.</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>Enregistrer de temps en temps l’état dans FILE, et reprendre à partir de FILE s’il existe. FILE est supprimé quand le décompte est complet.</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>Enregistrer l’état de nouveau après cette durée.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Sous «&#xa0;mpirun -n N&#xa0;», N processus de J fils chacun comptent ensemble. Les nombres restent les mêmes. Seul le premier processus lit, écrit et affiche. Si J dépasse 1, donnez à mpirun l’option --bind-to none.</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>Écrit aussi tout ce que «&#xa0;tessera analyse&#xa0;» écrit, dans le dossier «&#xa0;analysis&#xa0;» de DIR.</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>Cette méthode ne travaille que dans un processus&#xa0;: lancez-la sans mpirun.</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>Cette méthode n’écrit pas de preuve. Utilisez --solver sat.</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>Enregistrer de temps en temps l’état de backtracking, record, genetic ou ant-colony dans FILE, et reprendre à partir de FILE s’il existe. FILE est supprimé quand il ne reste rien à chercher. --evaluations compte depuis le premier départ, --time depuis celui-ci. Une exécution reprise répète le travail fait après l’état enregistré, et donne ainsi la même chose qu’une exécution jamais arrêtée. Toutes sauf backtracking demandent autant de fils qu’avant.</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>Faire écrire par le solveur SAT sa preuve dans FILE, au format DRAT, et la formule correspondante dans FILE.cnf.</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>Avec plusieurs fils, genetic et ant-colony ne communiquent plateaux et évaluations qu’aux rencontres&#xa0;: --trace et --records n’ont rien entre deux rencontres.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Sous «&#xa0;mpirun -n N&#xa0;», N processus de J fils chacun cherchent ensemble. backtracking, record, genetic et ant-colony en sont capables&#xa0;; le résultat ne dépend que du nombre total de fils. Seul le premier processus lit, écrit et affiche. Si J dépasse 1, donnez à mpirun l’option --bind-to none.</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>Avec --evaluations, backtracking sous mpirun travaille dans le premier processus seul, avec autant de fils que tous ensemble. Donnez alors --bind-to none à mpirun.</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>Les processus sous mpirun se partagent une seule exécution&#xa0;: omettez --runs.</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>--proof concerne une seule exécution&#xa0;: omettez --runs.</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>La méthode %1 ne peut pas être enregistrée et reprise. backtracking, record, genetic et ant-colony le peuvent.</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 processus, de %2/s à %3/s chacun, dernier signe du processus %4 il y a %5 s</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>Ce Tessera a été compilé sans Open MPI. Lancez-le sans mpirun.</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>Scores dans le temps.</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Scores finaux.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>médiane de&#xa0;%n exécution</numerusform>
            <numerusform>médiane de&#xa0;%n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>Il n’existe pas d’instance «&#xa0;%1&#xa0;». «&#xa0;tessera benchmark list&#xa0;» liste toutes les instances.</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un format que l’on peut écrire.</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1&#xa0;: la bibliothèque ne contient que des puzzles de côtés.</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>Ce plateau bat le meilleur connu. Pour le proposer, envoyez %1 au projet Tessera.</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>le fichier que -o FICHIER écrit</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>%1 bat le meilleur plateau connu.</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>Seul «&#xa0;check&#xa0;» prend un fichier.</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>Comparer des méthodes sur les instances de la bibliothèque de référence.</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>list (par défaut) affiche les instances, leurs meilleurs scores connus et, s’il est connu, leur nombre de solutions à rotation près&#xa0;; run fait chercher des méthodes&#xa0;; check compare un plateau au meilleur connu&#xa0;; write écrit les puzzles pour d’autres programmes.</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>Pour check&#xa0;: un fichier de plateau de la bibliothèque ou un fichier de puzzle&#xa0;; nécessaire.</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>Seulement cette instance. Peut être répété. Par défaut, toutes.</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>Pour run&#xa0;: la méthode&#xa0;; nécessaire. Peut être répété.</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>Pour run&#xa0;: arrêter chaque exécution après ce nombre d’évaluations.</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>Pour run&#xa0;: exécuter K graines.</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>Pour run&#xa0;: la première graine.</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>Pour run&#xa0;: faire J exécutions en même temps.</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>Pour write&#xa0;: le format des fichiers.</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>Pour check&#xa0;: qui ou quoi a trouvé le plateau, pour -o.</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>Pour run&#xa0;: un dossier pour les exécutions, les tableaux et les plateaux qui battent les meilleurs connus&#xa0;; les exécutions finies y sont conservées. Sans lui, run écrit ces plateaux sous NAME.txt dans le dossier courant. Pour write&#xa0;: un dossier&#xa0;; nécessaire. Pour check&#xa0;: le plateau dans un fichier à proposer.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Écrire du JSON.</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>Le nom d’une instance dit comment elle est générée&#xa0;: taille, couleurs, options et graine. Chaque instance a une solution, donc son score complet est l’optimum. «&#xa0;generate --solved&#xa0;» montre la solution&#xa0;: n’envoyez que des plateaux trouvés sans elle.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>Un plan pour «&#xa0;tessera experiment&#xa0;» nomme une instance ainsi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>Utiliser la méthode et les paramètres d’un fichier écrit par «&#xa0;tessera tune&#xa0;».</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>Utilisez soit --preset, soit --preset-file.</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>%1 est pour la méthode %2.</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>%1 n’est pas une solution du puzzle.</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>Autocorrélation d’une marche aléatoire, %1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>Réseau des optima locaux, %1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>Réseau des trajectoires de recherche</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1&#xa0;: les paysages ne concernent que les puzzles de côtés.</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1&#xa0;: aucune solution n’est connue. Donnez-en une avec --solution.</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>Graphviz n’est pas installé&#xa0;: les graphes sont écrits seulement en DOT.</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>Mesurer le paysage adaptatif d’un puzzle.</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>Un fichier de puzzle.</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>walk&#xa0;: autocorrélation d’une marche aléatoire. fdc&#xa0;: scores et distances à une solution connue. optima&#xa0;: optima locaux, bassins et leur réseau. trajectories&#xa0;: le réseau des recherches. Peut être répété. Par défaut, tout.</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>swap, best-swap (avec les meilleures rotations), rotation ou swap-rotation. Peut être répété. Par défaut, tout.</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>Longueur de la marche aléatoire.</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>Le plus grand décalage de l’autocorrélation.</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>Plateaux aléatoires qui montent vers des optima locaux.</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>Tentatives pour quitter chaque optimum local.</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>Nombre maximal d’optima locaux dans un réseau échantillonné.</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>Pour trajectories&#xa0;: une méthode. Peut être répété. Par défaut, annealing et tabu.</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>Pour trajectories&#xa0;: arrêter chaque exécution après ce nombre d’évaluations.</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>Pour trajectories&#xa0;: exécuter K graines de chaque méthode.</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>La même graine donne les mêmes chiffres.</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>Un plateau résolu du puzzle, si ni le fichier ni son générateur n’en a.</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>Le dossier pour les fichiers CSV, JSON, DOT et SVG. Pour le SVG, les réseaux ont besoin de Graphviz.</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>Tous les optima locaux sont trouvés sur les puzzles d’au plus 50 000 plateaux&#xa0;; les plus grands sont échantillonnés. Sources&#xa0;: Weinberger 1990 (autocorrélation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (réseaux d’optima locaux), Vérel et al. 2012 (arcs d’évasion), Ochoa, Malan &amp; Blum 2021 (réseaux de trajectoires).</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1&#xa0;: le réglage demande un budget en évaluations.</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>Trouver de meilleurs paramètres pour une méthode par courses répétées.</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>Un plan comme pour «&#xa0;tessera experiment&#xa0;», avec un budget en évaluations. L’une de ses méthodes est réglée sur ses puzzles et ses graines.</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>%1&#xa0;: le plan n’a pas de méthode «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>Le nom de la méthode dans le plan. Par défaut, c’est la première.</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>Partager les exécutions avec autant de «&#xa0;tessera work DOSSIER&#xa0;» que voulu. Avec le dossier d’un réglage arrêté, ses exécutions finies ne sont pas répétées.</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>Un paramètre à régler, sur toute sa plage, ou NAME=LOW..HIGH, ou NAME=VALUE,VALUE. Peut être répété. Nécessaire.</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>Évaluations de toutes les exécutions ensemble, chacune comptée avec le plus grand budget du plan. Celles de --verify s’y ajoutent.</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>Comment une course élimine des configurations&#xa0;: friedman ou t-test.</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>La même graine donne le même préréglage.</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>Comparer ensuite les valeurs réglées à celles du plan sur les puzzles de ce plan-ci, qui devraient être nouveaux. «&#xa0;gain&#xa0;» est le gain moyen de score par puzzle&#xa0;; «&#xa0;from&#xa0;» et «&#xa0;to&#xa0;» sont les bornes de son intervalle bootstrap à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>Le fichier pour les meilleures valeurs et leurs preuves&#xa0;; «&#xa0;solve --preset-file&#xa0;» le lit.</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>Courses répétées comme dans irace (López-Ibáñez et al. 2016)&#xa0;: tirer des configurations, les faire courir sur des puzzles et des graines, et tirer de nouveau autour des meilleures.</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  prochaine amélioration&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 existe déjà mais n’appartient pas à ce plan. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>%1&#xa0;: cette exécution porte sur un puzzle d’un autre type.</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1&#xa0;: les animations ont de %2 à %3 pixels. Celle-ci en a %4.</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1&#xa0;: --unit-time n’a ici aucun effet, car le dossier a été créé avec %2.</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>Les Sudokus ne se comptent que dans un processus&#xa0;: lancez la commande sans mpirun.</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>Avec mpirun, chaque processus ferait le même travail. Lancez cette commande sans mpirun.</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>check sans -o</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1&#xa0;: aucune solution n’est connue, donc fdc est omis. Donnez-en une avec --solution.</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>%1 n’a aucun effet sans %2.</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>--number n’a aucun effet&#xa0;: le fichier n’est pas une liste.</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>Avec --units, une exécution ne compte que si elle est terminée. Limitez-la avec --time, --cpu-time ou --evaluations.</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>Toutes les exécutions ont échoué. %1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>Une exécution avec %1 a échoué et compte comme la pire. %2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>Une unité qui échoue est essayée encore une fois, puis compte comme échouée. Pour réessayer, utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>La vérification sur de nouveaux puzzles a échoué. %1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1&#xa0;: attention&#xa0;: la recherche ne peut pas être reprise depuis ce fichier, car son état est trop grand.</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1&#xa0;: attention&#xa0;: le temps était trop court pour enregistrer un progrès. Accordez plus de temps.</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1&#xa0;: attention&#xa0;: la recherche a été arrêtée avant de pouvoir enregistrer un progrès. Laissez-la tourner plus longtemps.</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1&#xa0;: le fichier contient plusieurs puzzles, mais le format «&#xa0;%2&#xa0;» n’en contient qu’un. Choisissez-en un avec --number.</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>%1 demande un dossier, pas la sortie standard.</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 existe déjà mais n’appartient pas à un paysage. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>Impossible de charger le module pour Open MPI&#xa0;: %1. Placez-le là, ou lancez Tessera sans mpirun.</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>Ne pas compter, mais afficher combien de poses, et combien de temps avec un fil, demanderait le décompte. Sans --time, cela prend au plus 10 secondes.</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>Une estimation est la moyenne de descentes aléatoires (Knuth 1975). S’il n’y a qu’une solution, elle vient en moyenne à la moitié du temps. Pour les grands arbres, une estimation courte est le plus souvent trop basse.</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>Seuls les puzzles à côtés assortis ont %1.</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1&#xa0;: --%2 ne fonctionne qu’avec les puzzles à côtés assortis.</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>Le nombre attendu de solutions tient compte des indices, mais pas des pièces verrouillées.</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1&#xa0;: attention&#xa0;: --like omet des indices de l’entrée.</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1&#xa0;: attention&#xa0;: il y avait trop peu d’évaluations pour enregistrer un progrès. Accordez-en plus.</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>--scale %1 rend l’image trop grande&#xa0;: un côté peut avoir au plus %2 pixels.</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>%1&#xa0;: ce point de contrôle est celui d’un autre puzzle ou d’autres options de recherche. Utilisez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>CurveAxisChoice</name>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Running time without pauses</source>
        <translation>Durée d’exécution sans les pauses</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>Plateaux ou mouvements dont le score a été calculé</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>Tours de la boucle externe de la méthode, comme les générations</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>Poses d’une recherche arborescente&#xa0;; les autres méthodes n’en ont pas</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>Seules les recherches arborescentes comptent des nœuds.</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>Aucune itération n’est encore terminée.</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarithmique</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Axe des abscisses</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>Ce que montre l’axe des abscisses</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>Axe logarithmique, avec plus de place pour le début</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>La trace est vide.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Score au fil du temps</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n pièce intérieure</numerusform>
            <numerusform>%n pièces intérieures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n pièce de bord</numerusform>
            <numerusform>%n pièces de bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n pièce de coin</numerusform>
            <numerusform>%n pièces de coin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n pièce à deux côtés gris opposés</numerusform>
            <numerusform>%n pièces à deux côtés gris opposés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n pièce à trois côtés gris</numerusform>
            <numerusform>%n pièces à trois côtés gris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n pièce à quatre côtés gris</numerusform>
            <numerusform>%n pièces à quatre côtés gris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>Un plateau de %1 a %2 cases&#xa0;; le puzzle a %n pièce.</numerusform>
            <numerusform>Un plateau de %1 a %2 cases&#xa0;; le puzzle a %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>%1&#xa0;: un plateau de %2 avec cadre n’a pas de telle case.</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>Un plateau de %1 avec cadre demande %2&#xa0;; le puzzle en a %3.</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>%1 côtés sont gris, couleur qui ne s’apparie pas, mais seuls %2 côtés touchent le pourtour.</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>L’indice en %1 ne respecte pas le cadre.</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>Les indices en %1 et %2 ne s’apparient pas.</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>le long du cadre</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>à l’intérieur</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>La couleur %1 a %2 tenons mais %3 creux %4&#xa0;: ils ne peuvent pas tous s’apparier.</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>La couleur %1 apparaît un nombre impair de fois (%2) %3&#xa0;: un côté reste non apparié.</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>La couleur %1 est du même côté sur trop de pièces du cadre&#xa0;: %2 côtés restent non appariés. Vérifiez l’ordre de leurs côtés.</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>%1 côtés ne peuvent pas former de paires de couleur, mais seuls %2 côtés touchent le pourtour.</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>%1 côtés du haut n’ont pas de côté du bas auquel s’apparier, mais seuls %2 touchent le pourtour en haut.</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>%1 côtés gauches n’ont pas de côté droit auquel s’apparier, mais seuls %2 touchent le pourtour à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n pièce a des copies&#xa0;: %1.</numerusform>
            <numerusform>%n pièces ont des copies&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n côté est gris, couleur qui ne s’apparie à rien, pas même au pourtour.</numerusform>
            <numerusform>%n côtés sont gris, couleur qui ne s’apparie à rien, pas même au pourtour.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>L’indice en %1 ne montre pas la couleur du pourtour.</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>à l’intérieur et au pourtour</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>Le pourtour a %1 côtés, mais aucune couleur n’apparaît plus de %2 fois.</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>Le pourtour a %1 côtés, mais sa couleur %2 n’apparaît que %3 fois.</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>Le puzzle a %1 pièces pour %2 cases&#xa0;; une recherche demande autant de pièces que de cases.</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>Un plateau de %1×%2 cases avec cadre demande %3, mais le puzzle en a %4.</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>Le plateau de départ appartient à un autre puzzle.</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>La pièce verrouillée en %1 contredit l’indice en %2.</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>La pièce fixée en %1 ne respecte pas le cadre.</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>l’identifiant d’une méthode</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>des puzzles, des méthodes et des graines</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>%1&#xa0;: le dossier n’a pas d’experiment.json, qui nomme ses puzzles et méthodes. Ajoutez --plan PLAN.</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>chaque clé une seule fois</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>une des clés %1</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>0 seconde ou plus</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>un nombre de graines</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>au moins une graine</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>une valeur valide de «&#xa0;%1&#xa0;» pour ces réglages</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>un préréglage de puzzle, comme P5</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>une taille de 1×1 à %1×%1</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>un fichier ou des réglages pour générer</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ni l’un ni l’autre</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>un nombre de puzzles</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>un paramètre de %1 (%2)</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>l’identifiant d’une méthode</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>un préréglage de %1</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>au moins une méthode</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>au moins un puzzle</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>au plus %1 exécutions</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>un nombre entier, 0 ou plus</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>un nombre entier jusqu’à %1</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>des secondes, au-dessus de 0 et croissantes</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>des groupes de même score maximal</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>un texte publié pour chaque groupe de puzzles</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>des réglages valables pour un sudoku</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>Sudoku %1×%1, %2 chiffres donnés, graine %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>des réglages d’un sudoku</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>au moins une valeur, et au plus %1 méthodes au total</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>au plus %1 méthodes au total</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>des puzzles de %1 côtés au plus au total</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random, greedy, board ou own</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>générations</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>un nombre de secondes supérieur à 0</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>un temps pour chaque groupe de puzzles</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>des graines jusqu’à %1</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>une limite&#xa0;: seconds, processor-seconds, evaluations ou target</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>un puzzle au format propre de Tessera</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even ou random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>hardest, BORD+INTÉRIEUR (comme 5+17) ou TOTAL (comme 22), entre guillemets</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>une liste de nombres, ou un objet avec «&#xa0;count&#xa0;»</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>l’un des genres %1</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>%1&#xa0;: impossible d’écrire le fichier (%2).</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>le fichier dépasse la limite de %1 Mo.</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>impossible de lire le fichier (%1).</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>son dossier n’existe pas</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>le fichier n’existe pas.</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>c’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>le fichier dépasse la limite de %1 Ko.</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>le disque est plein, ou le fichier a atteint sa taille maximale</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>c’est un périphérique ou un tube</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>un autre programme l’a verrouillé</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>un autre programme utilise ce fichier. Attendez qu’il se termine ou prenez un autre fichier.</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>c’est un fichier, pas un dossier.</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>impossible de créer le dossier.</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Puzzles (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Ouvrir des puzzles</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Enregistrer le puzzle</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées. Voulez-vous les enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a été modifié ou supprimé hors de Tessera. Voulez-vous enregistrer cette version à sa place&#xa0;?</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>Abandonner les résultats&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>«&#xa0;%1&#xa0;» contient des résultats qui ne sont pas gardés. Ils seront perdus si vous fermez maintenant.</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>Une recherche sur «&#xa0;%1&#xa0;» est en cours.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Arrêter et fermer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>Exécutions (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>Retirer les recherches&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>%n recherche sera retirée avec tous ses plateaux et courbes. Cette action est irréversible.</numerusform>
            <numerusform>%n recherches seront retirées avec tous leurs plateaux et courbes. Cette action est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>«&#xa0;%1&#xa0;» a des recherches inachevées. Elles attendront au prochain démarrage, puis repartiront du début. Les recherches terminées sont gardées.</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>Résultat non gardé</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>Une recherche sur «&#xa0;%1&#xa0;» a un résultat que vous n’avez pas gardé. %2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>&amp;Garder et enregistrer</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>Abandonner le plan&#xa0;?</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>Le plan que vous avez conçu n’a jamais été lancé et n’est donc pas enregistré. Il sera perdu si vous fermez maintenant.</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>Si vous fermez maintenant, elle repartira du début la prochaine fois.</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>Le plan que vous avez conçu n’a jamais été lancé et n’est donc pas enregistré. Il sera perdu si vous en ouvrez un autre.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a été modifié ou supprimé hors de Tessera. Voulez-vous enregistrer le puzzle&#xa0;?</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>Une recherche sur «&#xa0;%1&#xa0;» est en pause.</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>Son plateau sera perdu si vous fermez maintenant.</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>Son plateau sera perdu si vous revenez à la version du fichier.</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>Recherche en pause</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>Recherches inachevées</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>Elle n’est gardée pour le prochain démarrage que si vous enregistrez.</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>Si vous enregistrez, elle repartira du début la prochaine fois. Sinon, elle sera perdue.</translation>
    </message>
</context>
<context>
    <name>FirstSolutionTable</name>
    <message>
        <source>7 columns</source>
        <translation>7 colonnes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Matched edges</source>
        <translation>Côtés appariés</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>trait&#xa0;: médiane des exécutions · bande&#xa0;: leur moitié centrale</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>épais&#xa0;: meilleur · bande&#xa0;: du pire au meilleur de la population · fin&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>trait&#xa0;: meilleur score · bande&#xa0;: score actuel</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Côtés non appariés</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>%1 du plateau en cases, de 1 à %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>Comment les motifs sont dessinés</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>Largeur × &amp;hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>Puzzles connus, puzzles imprimés par Niang (2010) et puzzles générés comme ceux de la thèse de Söderlind (2010, tableau 2)</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Pourtour</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>Une règle pour les plateaux sans cadre&#xa0;: tous les côtés du pourtour ont la même couleur</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>aucune règle</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>une couleur quelconque</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>tout en couleur %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>&amp;Garder la rotation</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>Les pièces ne se tournent pas, comme dans TetraVex. Seulement sans cadre, car les pièces du cadre doivent être tournées</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu&#xa0;: %1&#xa0;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Attendu&#xa0;: %1&#xa0;; trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1&#xa0;: attendu&#xa0;: %2&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>un mot de 16 chiffres binaires</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>7 valeurs par ligne</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>une case ou une rotation</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>la case d’un indice sur le plateau de %1×%1 et sa rotation</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>CSV à couleurs binaires</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>Les couleurs sont des mots de 16 chiffres binaires.</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>le côté du plateau</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>la fin du fichier</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>un nombre de cases</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>Les indices n’ont pas de rotation&#xa0;; leurs pièces restent comme dans la liste.</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>4 nombres par case</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motif</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>le crochet ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>au plus %1 cases</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>une de plus</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>Grille d’Eternity II Editor</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>Le fichier commence par le commentaire de l’éditeur.</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>une grille de %1×%2 cases</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>Chaque ligne a autant de cases de quatre nombres qu’il y a de lignes.</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>Dans cet ordre, les cases ont du gris tout autour.</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>les cases d’un plateau carré</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>Eternity II Editor ne connaît que les plateaux carrés et les motifs jusqu’à %1.</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 couleurs et une rotation</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>une rotation</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>une ligne de 1 à %1 cases</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>une ligne de %1 cases, au plus %2 lignes</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>une ligne de cases</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>Plateau de côtés et de rotations</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>Des barres séparent des cases de cinq nombres.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>Le contenu n’est pas dans un format de puzzle connu.</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>ligne, colonne, pièce et rotation d’un indice</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>une pièce</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>une case du plateau de %1×%2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>Liste de pièces après ses indices</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>Un nombre seul précède des lignes de quatre.</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>le nombre d’indices</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>un nombre d’indices</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>du JSON valide</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>une erreur (%1)</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>un objet avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>un objet sans elle</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>La solution enregistrée est omise, car elle ne résout pas le puzzle.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>Le format «&#xa0;%1&#xa0;» est en lecture seule. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>Le format «&#xa0;%1&#xa0;» ne peut pas contenir de puzzles signés. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>Ce format demande les %1 pièces du plateau&#xa0;; le puzzle en a %2.</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>Ce fichier ne contient qu’un plateau. Ouvrez d’abord le puzzle dont il utilise les pièces.</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>une version %1.x du format</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>au plus %1 pièces</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 couleurs</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>case, pièce et rotation</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>une case et une pièce qu’aucun autre indice n’utilise</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>une pose</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>une pièce qui n’est sur aucune autre case</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>encore la pièce %1</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>au plus %1 noms</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>Puzzle Tessera</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>C’est du JSON et il nomme ce format.</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>Le fichier a une version plus récente du format (%1). Les parties inconnues sont conservées.</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>un numéro de pièce</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>le numéro de pièce %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>un numéro de pièce pas encore utilisé</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>Liste de pièces numérotées</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>Le premier de cinq nombres est le numéro de pièce, mais le dernier pourrait être une rotation.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>Le premier de cinq nombres est le numéro de pièce.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>down</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>The frame pieces give the size %1×%2. Width and height may be swapped.</source>
        <translation>Les pièces du cadre donnent la taille %1×%2. Largeur et hauteur peuvent être inversées.</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>les pièces d’un plateau carré, ou sa taille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>des côtés de 1 à %1 cases</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>des couleurs d’au plus %1</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>une pièce qui convient à un plateau de %1×%2 avec cadre</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n côté gris</numerusform>
            <numerusform>%n côtés gris</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>4 nombres ou lettres par ligne</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>Le gris est le nombre %1.</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>Aucun côté n’a le nombre %1, donc le puzzle n’a pas de cadre.</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>Les côtés sont dans l’ordre %1.</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Liste de pièces</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>Chaque ligne a quatre nombres.</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>Positions des pièces</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>Une ligne de deux nombres précède des lignes de trois.</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>largeur et hauteur</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>la taille du puzzle, %1×%2</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>colonne, ligne et rotation d’une pièce</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>une autre pièce</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>pièce/rotation ou ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>Plateau de pièces et de rotations</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>Les cases sont écrites pièce/rotation.</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>la fin du plateau</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>une autre ligne</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n case est vide&#xa0;; sa pièce n’est pas connue.</numerusform>
            <numerusform>%n cases sont vides&#xa0;; leurs pièces ne sont pas connues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>Le plateau fait %1×%2, le puzzle %3×%4.</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>%1&#xa0;: le puzzle n’a plus de pièce %2 pour cette case.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>une parmi %n pièce</numerusform>
            <numerusform>une parmi %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>un numéro qui n’est pas celui d’une pièce</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>une pièce et une case pas encore utilisées</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>pièce %1 en %2</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>un indice avec une pièce et une case de ce puzzle</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>pièce %1 sur la case %2</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Il n’existe pas de format «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>le paramètre %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>une adresse sans lui</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>la fin de l’adresse</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>une autre ligne</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>board_w et board_h, ou les côtés d’un plateau carré</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>jef, marie ou jblackwood</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>lettres de côtés</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>une lettre de a à w</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>chiffres de numéros de pièces</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>trois chiffres</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>Les numéros des pièces se contredisent et ne sont pas utilisés.</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>lettres de types</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>une lettre de a à e</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>la case d’un indice</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>Adresse pour le visualiseur en ligne</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>Elle a le paramètre board_edges.</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>Le visualiseur en ligne a %1 motifs en plus du gris&#xa0;; ce puzzle en demande %2.</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>les côtés d’un plateau carré, quatre lettres par case</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>JSON d’eternity2.dev</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>C’est du JSON avec des pièces ou un plateau.</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>Le fichier commence par une case verrouillée.</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>La première ligne a des cases de cinq nombres.</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>Le dernier de cinq nombres pourrait être une rotation.</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>Les premières lignes ont cinq nombres.</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>Les premières lignes ont quatre nombres.</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>C’est du JSON.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 Avec le puzzle ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>Il n’existe pas de format «&#xa0;%1&#xa0;» pour les sudokus.</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>Le contenu n’est pas un sudoku dans un format connu.</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>16, 81, 256 ou 625 caractères d’un sudoku</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>un chiffre de la grille, ou le signe d’une case vide</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>Lignes de sudoku</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>Sa première ligne a autant de caractères qu’un sudoku a de cases.</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>Il a autant de chiffres et de signes qu’un sudoku a de cases.</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>Il commence comme un sudoku.</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>au plus %1 puzzles</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>16, 81, 256 ou 625 chiffres et points d’un sudoku</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>autant de caractères que les chiffres donnés</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>les chiffres donnés parmi les chiffres</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>case et chiffres</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>chiffres de la grille</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>Sudoku Tessera</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>Le format «&#xa0;%1&#xa0;» contient un puzzle par fichier.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>les pièces</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>les pièces qui ne sont pas sur le plateau</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>les pièces à quatre côtés gris</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>le plateau</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>les indices</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>les verrous</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>Le format «&#xa0;%1&#xa0;» ne contient pas %2.</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>la règle de l’absence de cadre</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>la règle que le puzzle est signé</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>la règle que les pièces gardent leur rotation</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>au plus %1 objets et tableaux</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>la règle du pourtour</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>Chaque ligne a quatre lettres.</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>au plus %1 images</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>Elle n’est pas écrite en Base64.</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>les noms des motifs</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>les images des motifs</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>quels chiffres sont donnés</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>les notes au crayon</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>l’auteur</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>les remarques</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>Les images de ces motifs ont été omises&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS&#xa0;: formule, ou réponse d’un solveur</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>largeur, hauteur et quatre règles</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>les nombres de variables et de clauses</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>un littéral</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>une pièce sur %1</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>Cette formule ne dit pas de quel puzzle elle est. Seules les formules écrites par Tessera peuvent être lues.</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>Ces valeurs sont d’un autre puzzle&#xa0;: seules %1 jonctions sur %2 concordent.</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>Le solveur SAT dit qu’il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>C’est une formule au format des solveurs SAT.</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>C’est la réponse d’un solveur SAT.</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>l’identifiant d’une méthode</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>le nom d’une instance de référence</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>PIECE.ROTATION, avec une pièce de 1 à %1 et une rotation de 0 à 3</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>chaque pièce une seule fois</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>Le plateau enfreint les règles. %1.</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>le score %1 du plateau</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>Ce puzzle n’est pas dans la bibliothèque de référence.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solution</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>le choix des tuiles</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>Le fichier dépasse %1 Mo, Tessera ne pourra donc pas le rouvrir.</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>Dans une grille de cette taille, «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne peuvent pas désigner tous deux des cases vides.</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>2 côtés gris adjacents</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>2 côtés gris opposés</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>«&#xa0;%1&#xa0;» est un plateau publié&#xa0;: sa taille, ses règles et ses couleurs ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>Un puzzle sans cadre a un seul jeu de couleurs&#xa0;: donnez un seul nombre au lieu de couleurs de bord et intérieures.</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>%1 couleurs, c’est impossible&#xa0;: un puzzle avec ces règles en a au plus %2.</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>Couleurs demandées&#xa0;: %1. Ce plateau n’a que %n place pour elles.</numerusform>
            <numerusform>Couleurs demandées&#xa0;: %1. Ce plateau n’a que %n places pour elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>Un plateau de cette taille avec cadre demande au moins une couleur de bord.</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>Un plateau de cette taille demande au moins une couleur intérieure.</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>pièces de bord</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>pièces de coin</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>pièces intérieures</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>Un plateau de %1×%2 demande %3 %4 différentes, mais ces couleurs n’en permettent que %5&#xa0;: utilisez plus de couleurs ou autorisez les copies.</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>%1 indices, c’est impossible sur un plateau de %2 cases.</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>Aucun puzzle de %1×%2 à pièces différentes n’a été trouvé avec ces couleurs&#xa0;: utilisez plus de couleurs ou autorisez les copies.</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>Puzzle %1×%2, graine %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de couleurs&#xa0;: donnez hardest, BORDER+INNER ou TOTAL, chacun au plus %2.</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur de pourtour&#xa0;: indiquez any ou un nombre de 1 à %2.</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>Les cases des indices doivent être des cases différentes du plateau de %1×%2.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>Poser ou échanger une pièce</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>Entrée prend et pose</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>Glisser entre réserve et cases</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>Remettre une pièce dans la réserve</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>L’y glisser</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>Molette sur une tuile, clic droit</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>Tourner un rectangle d’un bloc</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>Flèches, Maj+flèches</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>Clic, Ctrl+clic, Maj+clic, rectangle élastique</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Déplacer la sélection</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+flèches</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>La glisser</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>Modifier les côtés d’une pièce</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Double clic sur une tuile</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Verrouiller ou déverrouiller</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic du milieu</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Afficher ce qui convient ici</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>Pointer une case vide</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Choisir une pièce qui convient</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>Clic droit sur une case vide</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomer</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+molette, pincement</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>Glisser avec le bouton du milieu ou avec Espace</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation cannot be created: %1.</source>
        <translation>Impossible de créer l’animation&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>presque aucune par hasard, en plus de celle générée</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>environ %1 par hasard, en plus de celle générée</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>Formats de fichiers</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>Tessera reconnaît les fichiers à leur contenu, pas à leur nom. La première colonne donne les noms pour --from et --to en ligne de commande.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Répéter avec</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Mesuré sur</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Cette méthode n’a pas de paramètres.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Source&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>Cette méthode est exacte&#xa0;: si elle va jusqu’au bout sans solution, il n’y en a pas.</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>En ligne de commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>Résultats publiés et ceux de Tessera</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Toutes les méthodes</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Touches et gestes</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>Changez la touche de toute action sous **Édition ▸ Préférences ▸ Touches**.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>Résultats publiés à côté de ceux des mêmes méthodes dans Tessera, obtenus le plus souvent en bien moins de temps. Comparez le meilleur au meilleur et la moyenne à la moyenne&#xa0;: le meilleur de 30 exécutions est plus haut que le meilleur de trois. Les puzzles nommés META 2010 sont ceux des auteurs. Tous les autres ont été générés avec la même taille et, sauf indication contraire du tableau, les mêmes couleurs. Les scores sont des côtés appariés, avec un seul fil. Le préréglage suit le nom de la méthode. Les préréglages publiés utilisent toutes les valeurs que donne le travail. Tessera est livré avec des plans qui refont les tableaux publiés&#xa0;; exécutez-les avec «&#xa0;tessera experiment&#xa0;».</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudo-code</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>Modifier l’auteur</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Modifier les notes</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Modifier le titre</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 ouvre le menu «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>%1 passe d’une partie de la fenêtre à la suivante.</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>%1 sert à se déplacer et à choisir sur le plateau.</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>%1 agit sur l’élément actif.</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>négligeable</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petit</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 puzzles</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>approché</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>Méthodes de la littérature</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>%1&#xa0;: en résout %2 sur %3 en une minute</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>%1&#xa0;: en général %2 sur %3 en une minute</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>Le meilleur score, quelle que soit la taille</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>Résout les petits plateaux ou prouve qu’il n’y a pas de solution</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>Résout les grilles de sudoku, en général en une seconde</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>De bons scores par une règle simple&#xa0;; on la voit refroidir</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>Le bord d’abord, puis tout le plateau</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>Secoue un bon plateau et l’améliore à nouveau, sans cesse</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>Toujours le meilleur mouvement non interdit&#xa0;; facile à suivre</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>Apprend des bons plateaux&#xa0;; on voit ses pistes</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>Fait évoluer de nombreux plateaux&#xa0;; résout vite les petits</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>Plusieurs échanges à la fois&#xa0;; base de comparaison</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>Pose pièce après pièce&#xa0;; base de comparaison</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>Ne fait qu’améliorer&#xa0;; montre pourquoi cela ne suffit pas</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>Pose les pièces au fil d’une marche aléatoire&#xa0;; base de comparaison</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>Les petits plateaux comme formule logique&#xa0;; prouve qu’il n’y a pas de solution</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>Échange, puis remplit beaucoup de cases à la fois au mieux</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>Résout les grilles de sudoku par une règle simple&#xa0;; on la voit refroidir</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>Fait évoluer de nombreuses grilles de sudoku, avec recherche locale</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>La recherche n’a eu que %1&#xa0;% d’un cœur par fil&#xa0;; d’autres programmes ont utilisé le reste. Pour la comparer, limitez les évaluations ou le temps processeur.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>&lt; 1 ms</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>environ %n seconde</numerusform>
            <numerusform>environ %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>environ %n heure</numerusform>
            <numerusform>environ %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>environ %n jour</numerusform>
            <numerusform>environ %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>plus d’un mois</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>Fils de la recherche enregistrée&#xa0;: %1&#xa0;; de celle-ci&#xa0;: %2. Utilisez autant de fils et de processus qu’avant.</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>La recherche enregistrée est endommagée.</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>La recherche a été enregistrée par une autre version de Tessera. Reprenez-la avec cette version ou lancez une nouvelle recherche.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>Le paramètre «&#xa0;%1&#xa0;» attend %2, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>une des valeurs %1</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>Il n’existe pas de paramètre «&#xa0;%1&#xa0;»&#xa0;: cette méthode n’en a pas.</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>Il n’existe pas de paramètre «&#xa0;%1&#xa0;»&#xa0;; cette méthode a&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>bleu ciel</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>vert foncé</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>bleu canard</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavande</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>bleu marine</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>vert menthe</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>vert citron</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>corail</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>bordeaux</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indigo</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ambre</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>étoile à quatre branches</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>croix de Saint-André</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>sablier</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>couronne</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>œil</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flèche</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>étoile à huit branches</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>nœud papillon</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexagone</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>poutrelle</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>moulinet</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>étoile à six branches</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>barre oblique</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%2 à trou sur fond %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 sur fond %1</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1 (creux)</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>image %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>L’image d’un motif doit être un PNG d’au plus %1×%1 pixels et %2 ko.</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>Les images d’un puzzle peuvent occuper au plus %1 Mo. Retirez d’abord une autre image.</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>Cette image est illisible. Choisissez un fichier PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>Les images de ces motifs sont endommagées et ont été omises&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>La mémoire est insuffisante pour une image de cette taille.</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>pièce de coin</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>pièce de bord</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>pièce intérieure</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>Il manque une valeur. Écrivez par exemple 0.9, 0.95.</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un intervalle. Écrivez début:pas:fin, par exemple 1:2:9.</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>«&#xa0;%1&#xa0;» est incomplet. Écrivez nom = valeur&#xa0;; ou nom = valeur, valeur pour plusieurs.</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>sans cadre</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signé</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>les pièces gardent leur rotation</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>pourtour de couleur %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>pourtour d’une seule couleur</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>les plus difficiles</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>Impossible d’imprimer&#xa0;: aucune imprimante n’a été trouvée. Ajoutez-en une ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>Impossible d’imprimer&#xa0;: l’imprimante ou son fichier n’accepte pas les pages. Vérifiez l’imprimante et réessayez.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>%n page imprimée.</numerusform>
            <numerusform>%n pages imprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>Enregistrement du PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>%n page enregistrée sous %1.</numerusform>
            <numerusform>%n pages enregistrées sous %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>Arrêté. %n page a déjà été envoyée à l’imprimante.</numerusform>
            <numerusform>Arrêté. %n pages ont déjà été envoyées à l’imprimante.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>Un plateau de %1×%2 cases est impossible&#xa0;: chaque côté doit avoir de 1 à %3 cases.</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>La pièce %1 a la couleur %2&#xa0;; les couleurs vont de %3 à %4.</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>Un indice est en dehors du plateau.</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>Un indice utilise la pièce %1, qui n’existe pas.</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>Deux indices se contredisent&#xa0;: la pièce %1 ou sa case est utilisée deux fois.</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>Les pièces ne peuvent garder leur rotation que dans un puzzle sans cadre.</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>L’indice de la pièce %1 la tourne, mais les pièces de ce puzzle gardent leur rotation.</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>Un puzzle de %1 pièces est impossible&#xa0;: le maximum est %2.</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>Un plateau à cadre gris ne peut pas avoir de pourtour d’une seule couleur.</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>Un pourtour d’une seule couleur est impossible avec des tenons et des creux&#xa0;: l’un des deux resterait sans partenaire.</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>Le pourtour ne peut pas montrer la couleur %1&#xa0;; les couleurs vont de 1 à %2.</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>Les pièces de ce puzzle gardent leur rotation.</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang %1×%1&#xa0;: le plateau des captures d’écran de son mémoire (2010).</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12 à 50 couleurs&#xa0;: une seule solution, trouvée en quelques secondes.</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4 à 4 couleurs&#xa0;: petit, avec plusieurs solutions.</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4, nombre de couleurs le plus dur.</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4 à 8 couleurs&#xa0;: une solution ou quelques-unes.</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6 à 4 couleurs&#xa0;: énormément de solutions.</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6, difficulté maximale&#xa0;: peu de solutions, longues à trouver.</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6 à 12 couleurs&#xa0;: une solution, trouvée immédiatement.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10 à 10 couleurs aléatoires.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10 à 10 couleurs aléatoires, sans cadre.</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10, nombre de couleurs le plus dur.</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16 à 23 couleurs aléatoires, sans cadre.</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16, nombre de couleurs le plus dur.</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>Comme Eternity II&#xa0;: 16×16, 5 + 17 couleurs, un indice au centre.</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1&#xa0;: dix chiffres, pas de cadre, les pièces gardent leur rotation.</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>Carrés de MacMahon&#xa0;: les 24 carrés à trois couleurs, avec une seule couleur autour du plateau 6×4.</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares&#xa0;: neuf pièces, quatre images coupées aux jonctions, une solution.</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>Scramble Squares à trois images&#xa0;: deux solutions.</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>Le puzzle n’a pas de pièces à imprimer.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>the search result belongs to another puzzle</source>
        <translation>le résultat de la recherche appartient à un autre puzzle</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>le fichier est endommagé ou provient d’une autre version de Tessera</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>Impossible d’enregistrer des copies de secours dans le dossier %1.</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>Une copie de secours est illisible (%2). Elle a été renommée en %1.</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>L’exécution n’a pas encore de plateau à montrer.</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>Le fichier d’exécution est incomplet&#xa0;: il n’a pas de puzzle.</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>Le fichier d’exécution utilise la méthode «&#xa0;%1&#xa0;», que cette version de Tessera n’a pas.</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>Ce n’est pas un fichier d’exécution.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>Cette version de Tessera ne peut pas lire la version de ce fichier d’exécution.</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>Le fichier d’exécution est incomplet&#xa0;: il n’a pas de plateau.</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>La recherche enregistrée est endommagée&#xa0;: son meilleur score est %1, mais son meilleur plateau a %2.</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>%1&#xa0;: %2. L’exécution est refaite.</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>%1&#xa0;: le dossier contient les résultats d’un autre plan. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>%1&#xa0;: le dossier ne contient pas de résultats d’expérience.</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>un nombre entier, 0 ou plus</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>des secondes, des évaluations et un score</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>secondes, évaluations, un score et des changements</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>des changements qui mènent à un plateau</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>%1&#xa0;: les plateaux de cette exécution n’ont pas été enregistrés.</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>une génération et ses scores</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: les exécutions de ce dossier utilisaient «&#xa0;%2&#xa0;»&#xa0;; les nouvelles utiliseraient «&#xa0;%3&#xa0;». Choisissez un autre dossier pour les nouvelles.</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>«&#xa0;%1&#xa0;» a été exécuté comme «&#xa0;%2&#xa0;»&#xa0;; cette version l’exécuterait comme «&#xa0;%3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>%1&#xa0;: le côté contre le cadre n’est pas gris</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>%1&#xa0;: un côté gris est tourné vers l’intérieur</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>%1&#xa0;: la pièce de l’indice n’est pas à sa place</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>%1&#xa0;: la pièce est tournée&#xa0;; les pièces gardent leur rotation</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>Dernières améliorations</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>Les dernières améliorations, avec toute la recherche en petit</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Toute la recherche</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>Tous les scores depuis le début</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Côtés non appariés</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>Nombre de côtés pas encore appariés. Chaque puissance de dix a la même hauteur.</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>Plage des scores</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>Partie des courbes affichée</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>La recherche enregistrée est endommagée&#xa0;: «&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>La recherche enregistrée est endommagée&#xa0;: la valeur de «&#xa0;%1&#xa0;» est impossible.</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>%1&#xa0;: ce point de contrôle est celui d’un autre puzzle, d’une autre méthode, d’une autre graine, d’un autre départ ou d’autres paramètres. Utilisez un autre fichier.</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>%1&#xa0;: ce fichier n’est pas un point de contrôle d’une recherche.</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>%1&#xa0;: le nouveau point de contrôle est trop grand et n’a donc pas été enregistré.</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>Chercher un meilleur plateau</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>Mettre la recherche en pause pour observer son plateau</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Reprendr&amp;e</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>Reprendre la recherche</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>Re&amp;lancer</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>Abandonner ce résultat et chercher à nouveau avec les réglages ci-dessus</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Un pas</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>Mettre en pause et faire un pas</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>Démarrer en pause, pour chercher pas à pas</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Arrêter la recherche. Son meilleur plateau reste affiché</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>&amp;Garder ce plateau</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>Mettre le meilleur plateau dans le puzzle. Annuler ramène l’ancien plateau</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>Re&amp;venir</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Abandonner le résultat et afficher à nouveau le plateau du puzzle</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>Rep&amp;rendre la recherche</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Reprendre la recherche là où elle a été arrêtée</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Un pas en a&amp;rrière</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Aller au pas précédent</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Aller au pas suivant</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n fils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 évaluations</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>Un tour comp&amp;let</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>Aller jusqu’à la fin de la génération, de la descente, du parcours ou du palier</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>%1 de temps processeur</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>Nombre de recherches par méthode, avec des graines consécutives. Le graphique montre leur médiane et leur moitié centrale.</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>Des pièces de %3 mm ne sont pas possibles. Choisissez une largeur de %1 à %2 mm.</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>Les marges et les écarts doivent être de 0 à %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>Le papier est trop long. La limite est de %1 mm.</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>Un papier de %1 × %2 mm avec des marges de %3 mm est trop petit pour des pièces de %4 mm. Choisissez un papier plus grand ou des pièces plus petites.</translation>
    </message>
</context>
<context>
    <name>SheetPainter</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>Plateau, colonne %1 sur %2, rangée %3 sur %4</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>Pièces %1 à %2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>dos, retourné sur le grand côté</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>à imprimer à 100&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>Puzzles&#xa0;; temps moyen des exécutions qui les ont résolus</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 sur %2 résolus</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>Pour les grands plateaux</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>de nous, réglé sur des plateaux de 8×8 à 12×12</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>Mouvements acceptés (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>Températures étalonnées</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>Déduire les températures de début et de fin des variations de score mesurées sur le puzzle, au lieu des deux nombres ci-dessous.</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>Température initiale</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>La température initiale, en côtés perdus. Utilisée sans étalonnage.</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang, algorithme 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>Température finale</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>La température à laquelle un refroidissement s’arrête. Utilisée sans étalonnage.</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>Facteur de refroidissement</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>À chaque palier, la température est multipliée par ce facteur.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick et al. 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>Premier refroidissement</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>Durée du premier refroidissement, en mouvements par case.</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>mouvements par case</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>Croissance des refroidissements</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>Part des rotations</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>La part des mouvements qui pivotent une pièce&#xa0;; les autres échangent deux pièces du même genre, chacune dans sa meilleure rotation. Le plus petit pas est 1/256.</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>Recuit simulé</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>Échange et tourne des pièces au hasard, et accepte de moins en moins de pertes en refroidissant.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick et al. 1983&#xa0;; Niang 2010, algorithme 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Retour sur trace</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010, section 5.2</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>la première solution</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>toutes les solutions</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>S’arrêter à la première solution, ou continuer jusqu’à avoir tout essayé.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Ordre aléatoire</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Essayer les pièces dans un ordre aléatoire, fixé par la graine, au lieu de l’ordre du puzzle.</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>La recherche exacte ne peut pas traiter autant de pièces fixées et de couleurs. Déverrouillez des pièces ou utilisez une autre méthode.</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>la première trouvée</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>la meilleure de toutes</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>Quel mouvement améliorant faire.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010, section 5.3</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>Remplit le plateau ligne par ligne avec la première pièce qui convient, sinon la meilleure.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>ligne par ligne</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>colonne par colonne</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>L’ordre dans lequel les cases sont remplies.</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>Marche gloutonne</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>Remplit le plateau le long d’une marche aléatoire avec la pièce qui convient le mieux.</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>Optimums locaux</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Escalade</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>Améliore le plateau jusqu’à ce qu’aucun mouvement n’aide, puis redémarre.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010, algorithme 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>Mouvements gardés</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>Évaluations depuis le dernier gain</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010, section 5.4</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>Recherche locale (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>Fait plusieurs échanges et rotations au hasard à la fois, et les garde si le plateau est meilleur.</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>Garder un mouvement</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>s’il est meilleur</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>s’il est meilleur ou égal</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>Meilleures rotations</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>Donner aux pièces échangées leur meilleure rotation au lieu de garder la rotation actuelle.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>évaluations</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>Le long des plateaux</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>le nôtre&#xa0;: les mouvements égaux sont gardés</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>Niveau p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>Secousses</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho et al. 2010, algorithme 1</translation>
    </message>
    <message>
        <source>IterMax</source>
        <translation>IterMax</translation>
    </message>
    <message>
        <source>LevelMax</source>
        <translation>LevelMax</translation>
    </message>
    <message>
        <source>Order of neighbourhoods</source>
        <translation>Ordre des voisinages</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>l’un des deux suivants, choisi au hasard chaque fois</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>du centre au bord</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>du bord au centre</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>L’ordre dans lequel une descente essaie les rotations et les échanges de coins, de bords et de pièces intérieures.</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>non précisé dans l’article</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>Garder les égalités</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>VNS générale à départs multiples</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>Secoue un optimum local de plus en plus fort, puis descend par quatre voisinages.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho et al. 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>le nôtre&#xa0;: garde les égalités et repart plus tard</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>Liste tabou</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>Aspirations</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010, algorithme 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>Recherche tabou</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>Va au meilleur voisin non interdit, même s’il est moins bon.</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>Taille de la liste tabou</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>Le nombre de derniers mouvements à ne pas annuler.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mouvements</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>Échanges examinés</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>Itérations sans gain</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>Perturbations</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>Recherche tabou en deux phases</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>Résout le bord par recherche tabou, puis tout le plateau, avec recuit et perturbations.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010, tableau 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>Phase I (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>Seules les pièces du pourtour bougent, pendant au plus ce nombre d’itérations.</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>Avant recuit (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>Itérations sans gain avant une étape de recuit.</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>Avant perturbation (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>Part des paires (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>La part des paires échangeables qu’une itération examine.</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>Nombre de paires (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>L’autre limite des paires qu’une itération examine.</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>Borne des paires</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>le plus petit (tableau 1)</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>le plus grand (texte)</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>Laquelle des deux limites s’applique&#xa0;; l’article se contredit.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010, section 2.3.1</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>Facteur de refroidissement (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>Le facteur de refroidissement de l’étape de recuit, d’un mouvement à l’autre.</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>Température initiale (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>Température finale (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>La température finale de l’étape de recuit. L’étape s’arrête aussi quand presque aucune perte n’est acceptée.</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>Part perturbée (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>Le nombre d’échanges par case dans une perturbation.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010, tableau 1&#xa0;; l’exécution i avait la graine 10·i</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>Cette méthode ne résout que les puzzles à côtés assortis.</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>Liste courte, recuit froid</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>le nôtre&#xa0;: oublie vite, et le recuit n’efface pas le plateau</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>Avec plusieurs fils&#xa0;: après ce nombre de rencontres, chaque fil transmet son meilleur plateau au suivant&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>rencontres</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>Parcouru (%)</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>celui dont l’arbre attendu est le plus petit</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>Ordre des cases</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>L’ordre dans lequel les cases sont remplies. Il change le temps, pas les solutions. Des descentes au hasard estiment la taille de l’arbre (Knuth 1975).</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>Essaie chaque pièce qui convient, case par case, et revient en arrière à chaque impasse.</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>en spirale vers le centre</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>par lignes, puis par colonnes à la fin</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>le pourtour d’abord, puis ligne par ligne</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>là où l’on attend le moins de pièces</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>La recherche enregistrée est celle d’un autre puzzle ou d’un autre ordre des cases.</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>Ruptures permises</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>Score visé</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Redémarrages</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Redémarrer après</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>Redémarrer le retour sur trace après ce nombre de poses, avec des pièces mélangées et d’autres couleurs épargnées. Les premiers redémarrages viennent plus tôt.</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>poses</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>Couleurs épargnées</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>Combien de couleurs sont épuisées tôt, pour que la fin du plateau soit plus facile&#xa0;; au plus un quart des couleurs intérieures.</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>Part épuisée tôt</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>La part des côtés aux couleurs épargnées qui doit être épuisée tôt.</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>Épuisée à</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>La part des cases remplies quand ces côtés doivent être épuisés.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>Colonie de fourmis</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>Des fourmis construisent des plateaux pièce par pièce, guidées par les appariements et par les pistes des bons plateaux.</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010, chapitres 3 à 6</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010, section 3.2.1</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010, section 3.2.2&#xa0;; valeur de Dorigo et Gambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010, section 3.2.3&#xa0;; Stützle et Hoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010, section 4.2</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010, tables 5 et 7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Ant System</source>
        <translation>Système de fourmis (AS)</translation>
    </message>
    <message>
        <source>Ant Colony System</source>
        <translation>Système de colonies de fourmis (ACS)</translation>
    </message>
    <message>
        <source>MAX–MIN Ant System</source>
        <translation>Système de fourmis MAX–MIN</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2</source>
        <translation>Söderlind 2010, section 3.2</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>Les pistes mènent</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>d’une pièce dans une rotation à une case</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>d’un côté d’une pièce à un côté d’une autre</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>Fourmis</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>Combien de plateaux sont construits entre deux mises à jour.</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>une marche au hasard</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>Poids des pistes α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>Le poids d’une pose est τ^α · η^β, où τ est sa phéromone.</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>Poids des appariements β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>Le poids d’une pose est τ^α · η^β, où η croît avec ses appariements.</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>Heuristique η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>appariements + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>e à la puissance des appariements</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>Combien comptent les appariements avec les voisines.</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>Avidité q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>ACS&#xa0;: la probabilité de prendre la meilleure pose au lieu d’en tirer une.</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>Évaporation ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>La part d’une piste qu’une mise à jour remplace.</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>Affaiblissement φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>ACS&#xa0;: quelle part d’une piste une fourmi efface en l’empruntant.</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>Première piste τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>La phéromone sur les arêtes non empruntées.</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>Piste la plus faible</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN&#xa0;: la borne inférieure&#xa0;; 0 pour τ₀.</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>Piste la plus forte</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN&#xa0;: la borne supérieure&#xa0;; 0 pour ce que dépose le meilleur plateau jusqu’ici.</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>Dépôt Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>jonctions appariées</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + jonctions manquantes)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + jonctions de retard sur le meilleur)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>Combien un plateau ajoute à ses pistes. Le mémoire ajoute son score, ce qui distingue à peine les bons plateaux.</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>Meilleure fourmi</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>de toutes jusqu’ici</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>de l’itération</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>Le plateau de quelle fourmi ACS et MAX–MIN récompensent.</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>Recherche locale</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>jusqu’à un optimum local</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>par un court recuit</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>Longueur du recuit</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>La longueur de la recherche locale par recuit.</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>Chaleur du recuit</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>Où commence la recherche locale par recuit&#xa0;: à 0 le puzzle est gelé, à 1 il commence à geler, à 2 il est fluide.</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>Chaleur à la fin</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>Où le recuit s’arrête&#xa0;; une descente suit.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Nouveau départ</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>Redémarrer tous les plateaux après ce temps sans amélioration&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>Mémoire des pistes</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>La limite de mémoire pour les arêtes empruntées&#xa0;; au-delà, les plus faibles sont oubliées.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>de nous</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind, table 5 (version 1)</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind, table 7 (version 2)</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>Avec descente</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>Avec de courts recuits</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Tournées</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>Arêtes ayant leur propre piste</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>Limite de mémoire du faisceau (Mo)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>Mémoire des pistes (Mo)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>Piste du meilleur plateau</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>Piste des arêtes non empruntées</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>Phéromone</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>Chaque refroidissement est plus long que le précédent de ce facteur&#xa0;: de bons plateaux viennent tôt, de meilleurs ensuite. Le dernier est ajusté au temps restant.</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>Une population de plateaux évolue par sélection, croisement et mutation.</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>Le nombre de plateaux de la population.</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>S’arrêter après ce nombre de générations&#xa0;; 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>Ce nombre de meilleurs plateaux remplace les pires descendants&#xa0;; au plus la moitié de la population.</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>Ce par quoi la population commence, outre le plateau de départ de la recherche.</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>Ce qui augmente l’aptitude&#xa0;: les côtés appariés, ou aussi les zones 2×2 sans discordance.</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>Comment les parents sont choisis d’après leur aptitude.</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>Le meilleur de ce nombre de plateaux tirés au hasard devient parent.</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>Le nombre attendu de descendants du meilleur plateau.</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>La part des couples de parents qui sont croisés.</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>Les cases qu’un descendant prend à son second parent&#xa0;: un rectangle, ou chaque case à pile ou face.</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>Comment les pièces déplacées par un croisement remplissent les cases vides.</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>La part des descendants qui subissent une mutation.</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>Mutation&#xa0;: un quart de tour d’une pièce.</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>Mutation&#xa0;: deux pièces sont échangées.</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>Mutation&#xa0;: deux pièces sont échangées et tournées.</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>Mutation&#xa0;: une région carrée est tournée.</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>Mutation&#xa0;: des régions des deux moitiés du plateau sont échangées.</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>Mutation&#xa0;: les pièces d’une région en ordre inverse.</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>Mutation&#xa0;: une ligne ou une colonne en ordre inverse.</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>Mutation&#xa0;: toutes les pièces sauf celle en haut à gauche dans un ordre aléatoire.</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>Réarranger les pièces mal appariées des meilleurs plateaux quand ceux-ci ne progressent plus.</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>Après ce temps sans progrès, les meilleurs plateaux sont marqués&#xa0;; la fois suivante, ils sont réparés.</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>De combien le seuil baisse quand des plateaux sont marqués.</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>La part des descendants que la recherche locale améliore.</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Algorithme génétique</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010, chapitres 4 à 6</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010, tables 1 à 8</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010, section 3</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010, section 4.4</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010, section 4.5</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010, section 4.6</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010, section 4.7</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010, sections 4.8 et 4.9</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Élitisme</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Première génération</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>plateaux aléatoires</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>plateaux gloutons</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>moitié-moitié</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>toujours respecté</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>les pièces vont partout</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Aptitude</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>côtés et zones 2×2</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>côtés</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>rang linéaire</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>roulette</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>Taille du tournoi k</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>Pression du rang s</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>Taux de croisement</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>échange de régions</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>Pièces restantes</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>où elles s’apparient le mieux</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>Taux de mutation</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>Poids&#xa0;: rotation</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>Poids&#xa0;: échange</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>Poids&#xa0;: échange et rotation</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>Poids&#xa0;: rotation de région</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>Poids&#xa0;: échange de régions</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>Poids&#xa0;: inversion de région</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>Poids&#xa0;: inversion de ligne ou colonne</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>Poids&#xa0;: brassage</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>Réparer les blocages</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>Seuil de réparation</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>générations</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>Baisse du seuil</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>Part avec recherche locale</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>Améliorés par rotation</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>Améliorés par échange</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>Améliorés par échange et rotation</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>Améliorés par rotation de région</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>Améliorés par échange de régions</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>Améliorés par inversion de région</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>Améliorés par inversion de ligne ou colonne</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>Améliorés par brassage</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>Améliorés par croisement</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Génération</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>Meilleure aptitude</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>Diversité (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>Plateaux réparés</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>Mémétique (fort)</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang, table 1 (sans élitisme)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010, table 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang, table 2 (mutation forte)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010, table 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang, table 3 (sans mutation)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010, table 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang, table 4 (sans croisement)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010, table 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang, table 5 (réparation, 1 000 plateaux)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010, table 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang, table 6 (réparation, 500 plateaux)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010, table 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang, table 7 (croisement uniforme)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010, table 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang, table 8 (échange de régions)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010, table 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang, table 9 (4×4)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010, table 9 et figure 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang, table 9 (5×5)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010, table 9 et figure 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang, table 9 (6×6)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010, table 9 et figure 43</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>Méthode propre à Tessera&#xa0;; ruptures prévues d’après Verhaard, couleurs épargnées d’après Blackwood</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Chiffres manquants</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>Voisinage k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014, figure 2</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>Remplir d’abord les candidats uniques</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>Remplir chaque case qui découle des chiffres donnés par candidats uniques, et ne chercher que les autres.</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>Mouvements par secousse</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>Redémarrer au hasard après ce nombre de tours de tous les voisinages sans amélioration&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>VNS générale pour le sudoku</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>Réarrange les chiffres dans les blocs et descend à travers quatre voisinages.</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>Accepter les égalités</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>de nous&#xa0;: remplit d’abord les candidats uniques, garde les égaux, recommence</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>Arbre (poses)</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>Rebrousser chemin tôt</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>Abandonner un plateau dès qu’il a plus de paires d’une couleur que toutes les pièces n’en peuvent former. Cela évite des poses, mais ralentit chacune d’un cinquième au plus, et la rend trois à quatre fois plus lente sur de petits plateaux. La cohérence d’arc (MAC) n’est pas proposée&#xa0;: il lui faut un douzième des poses, mais bien plus de temps.</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>Largeur du faisceau</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>Le nombre de plateaux que la recherche en faisceau garde à pleine largeur&#xa0;; moins si la mémoire manque.</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>plateaux</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>Part du faisceau</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>La part du travail qui revient à la recherche en faisceau&#xa0;; le reste va au retour sur trace à ruptures prévues. Le faisceau en reçoit au plus la moitié sur les plateaux de 121 cases au maximum, et la totalité sur ceux de plus de 400.</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>Vise le score le plus élevé&#xa0;: recherche en faisceau et retour sur trace à ruptures prévues&#xa0;; les plateaux sont ensuite complétés et polis.</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>La méthode «&#xa0;%1&#xa0;» ne résout pas ce genre de puzzle. Celles-ci le font&#xa0;: %2.</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>si cela devrait gagner du temps</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>quand une couleur est épuisée</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>recherche en faisceau</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>ruptures prévues</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>polissage</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>recherche exacte</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>premier plateau</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>Part des échanges qui s’accordent</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>La part des échanges qui amènent une pièce intérieure où elle s’apparie à au moins deux voisines, le plus souvent dans une case à discordance. Les autres sont tirés uniformément. Les plateaux froids s’améliorent plusieurs fois plus vite. Le plus petit pas est 1/256.</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>Échanges compatibles</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>le nôtre&#xa0;: tire des échanges qui peuvent être acceptés</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>La recherche enregistrée est endommagée&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>La recherche enregistrée est endommagée&#xa0;: une partie manque.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Cycles</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>Fois où la mémoire des pistes a manqué</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>lignes ou colonnes, selon l’arbre attendu le plus petit</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>Mouvements du recuit</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>Mouvements du recuit rejetés</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>Échanges tirés uniformément</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>le nôtre&#xa0;: étalonné, mais aucun échange n’est préféré</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>Continuer à partir d’une grille qui n’est qu’aussi bonne après la descente. «&#xa0;Move or not&#xa0;» de l’article ne le fait pas.</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>Mouvements au hasard dans le voisinage N_k à chaque secousse. L’article en fait un.</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>Comme publié (Hamza &amp; Sevkli 2014)</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014, figure 2&#xa0;; les voisinages sont de nous</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>Garder ou non les mouvements qui ne changent pas le score. Le mémoire ne garde que les plateaux meilleurs.</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>La part des mutations qui sont des rotations&#xa0;; les autres sont des échanges. Le mémoire ne la donne pas&#xa0;; son préréglage prend la moitié. Le plus petit pas est 1/256.</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>Comme publié (Söderlind 2010)</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>Secousses sans amélioration avant le niveau suivant. L’article utilise 200.</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>Niveaux avant un redémarrage&#xa0;; le niveau p secoue p + 2 fois. 0&#xa0;: le grand côté du plateau, comme dans l’article.</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>Continuer à partir d’un plateau qui n’est qu’aussi bon après la descente. L’article ne le fait pas.</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>Comme publié (Coelho et al. 2010)</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho et al. 2010, section 3&#xa0;; l’amélioration est notre choix</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>Faisceau partagé</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>Tous les fils remplissent un seul faisceau&#xa0;: un faisceau large finit plus tôt, et le nombre de fils ne change pas le plateau. Sinon chaque fil cherche de son côté, ce qui fait plus de travail par seconde.</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>La limite de mémoire pour les plateaux d’un faisceau&#xa0;; un faisceau plus large est rétréci. 0&#xa0;: la moitié de la mémoire libre, répartie entre les processeurs. Les tables demandent en plus quelques Mo par fil.</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>Le nombre d’échanges au hasard examinés avant chaque mouvement, au plus les quatre cinquièmes&#xa0;; 0 pour tous, comme dans le mémoire. Toutes les rotations sont examinées.</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>Comme publié (Niang 2010)</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010, algorithme 2&#xa0;; la taille de la liste est notre choix</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>Le nombre de derniers mouvements à ne pas annuler. L’article utilise 360.</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>Itérations sans gain avant une perturbation. L’article utilise 3500.</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>La température initiale de l’étape de recuit. L’article utilise 100, ce qui détruit le plateau.</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>Comme publié (Wang &amp; Chiang 2010)</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>Comment le plateau de la meilleure fourmi de chaque itération est amélioré avant de laisser sa piste. Absent du mémoire.</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, table 5&#xa0;; q₀, ρ, φ et τ₀ sont notre choix</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, table 7&#xa0;; q₀, ρ, φ et τ₀ sont notre choix</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010, sections 4.8 et 4.9&#xa0;; le nombre est de nous</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>Comment les descendants sont améliorés avant de rejoindre la population. Absent du mémoire.</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>Toutes les pistes s’évaporent&#xa0;; chaque fourmi renforce celles de son plateau.</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>Seules les pistes du meilleur plateau sont renouvelées.</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>Toutes les pistes s’évaporent&#xa0;; le meilleur plateau renforce les siennes.</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>échanges de coins</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>échanges d’extrémités</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>échanges de pièces de bord</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>échanges dans la bande</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>rotations</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>échanges de pièces intérieures</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>échanges</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>insertions</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>inversions</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>échanges autour du centre</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>Un plateau %1×%2 est trop grand pour une formule. La limite est d’environ 24×24 cases.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>le solveur SAT</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>Solveur SAT</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>Traduit le puzzle en une formule logique, dont le solveur SAT CaDiCaL cherche la solution.</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008, la traduction avec toutes ses clauses redondantes</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>une par rotation d’une pièce sur une case</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>une par pièce sur une case</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>Ce que dit une variable de la formule. Avec moins de variables, les couleurs autour d’une pièce disent sa rotation.</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>Chaque pièce une seule fois</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>Dire aussi qu’aucune pièce n’est sur deux cases. Cela découle des autres clauses, mais peut gagner du temps.</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>Couleurs interdites</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>Dire aussi quelles couleurs ne peuvent pas toucher une pièce. Cela découle des autres clauses, mais peut gagner du temps.</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>Couleurs soutenues</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>Dire aussi quelles pièces peuvent montrer une couleur. Cela découle des autres clauses, mais peut gagner du temps.</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>Casser les symétries</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>Ne chercher qu’un des plateaux qui se déduisent par rotation, et un seul ordre des copies d’une pièce.</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Numéroter les pièces dans un ordre aléatoire, fixé par la graine, au lieu de l’ordre du puzzle.</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>La preuve %1 ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>Très grands voisinages</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>Alterne recherche tabou et remplissages&#xa0;: beaucoup de cases qui ne se touchent pas sont vidées, puis remplies au mieux.</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>Le nombre d’échanges au hasard examinés avant chaque mouvement, au plus les quatre cinquièmes&#xa0;; 0 pour tous. Toutes les rotations sont examinées.</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>remplissages</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>Avant les remplissages</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>Mouvements sans gain avant que la recherche remplisse des ensembles de cases.</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>Cases d’un ensemble</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>Le nombre maximal de cases vidées ensemble. Elles sont d’un même genre, et jamais deux ne sont adjacentes.</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>Repos d’une case</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>Pendant ce temps une case vidée ne l’est pas une autre fois, tant qu’il y en a d’autres.</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>Avant les mouvements</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>Remplissages sans gain avant que la recherche revienne aux mouvements.</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>Remplissages</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>Remplissages avec gain</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>D’après Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008, rapporté par Niang 2010 et Söderlind 2010&#xa0;: les ensembles, leur affectation exacte et la recherche tabou. Les nombres et le plateau de départ sont les nôtres.</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>D’après Muñoz et al. 2009</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009, rapporté par Niang 2010 et Söderlind 2010&#xa0;: échange de régions, régions pivotées et échangées, pièces échangées et pivotées, côtés concordants comme aptitude. Les nombres sont les nôtres.</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>Rotations initiales</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>comme dans la liste des pièces</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>Rotation des pièces des plateaux aléatoires. «&#xa0;Comme dans la liste des pièces&#xa0;» aide quand la liste les montre comme la solution.</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010, figure 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>les pièces restent aux coins, aux côtés ou à l’intérieur, dans toute rotation</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>Si les pièces du bord restent au bord, le gris vers l’extérieur, comme le veulent les règles. Les préréglages des tables 1 à 8 les admettent partout&#xa0;; le mémoire ne le dit pas.</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>Poids&#xa0;: côtés</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>Ce que valent les côtés dans l’aptitude quand les zones 2×2 comptent aussi.</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>Poids&#xa0;: zones 2×2</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>Ce que valent les zones 2×2 dans l’aptitude.</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010, section 4.1</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>Tirages répétés</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>Si un tournoi peut tirer deux fois le même plateau.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010, algorithme 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>Réparer par</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>nouvelle pose des pièces</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>la même chose, en tournant les pièces du bord</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>brassage de toutes les pièces</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>Ce que fait une réparation. Une pièce du bord au gris tourné vers l’intérieur est reposée ou seulement pivotée.</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010, sections 4.5.8 et 4.9</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>Mutations</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007 (de mémoire)</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007&#xa0;; de mémoire, non vérifié dans l’article</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>Comme publié (Lewis 2007)</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>Recuit simulé pour le sudoku</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>Échange des chiffres dans les blocs, et accepte de moins en moins de pertes en refroidissant.</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>Température initiale mesurée</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>Commencer à l’écart type du score d’une marche au hasard, non à la température ci-dessous.</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>La température initiale, en chiffres manquants.</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>Longueur d’un palier</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>Les mouvements de chaque palier, fois le carré du nombre de cases libres.</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Réchauffer après</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>Revenir à la température initiale après ce nombre de paliers de suite qui ne finissent pas mieux qu’ils n’ont commencé&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>paliers</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>Nouvelle grille au réchauffement</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>Remplir à nouveau les blocs au hasard à chaque réchauffement.</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>Réchauffements</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007 (de mémoire)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007&#xa0;; de mémoire, non vérifié dans l’article</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>Comme publié (Mantere &amp; Koljonen 2007)</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>Algorithme génétique pour le sudoku</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>Une population de grilles échange des blocs et permute les chiffres à l’intérieur.</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>Le nombre de grilles de la population.</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>Ce nombre de meilleures grilles remplace les pires descendants&#xa0;; au plus la moitié de la population.</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>mieux classés</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>Comment les parents sont choisis&#xa0;: par un tournoi, ou parmi les grilles mieux classées que celle à remplacer.</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>La meilleure de ce nombre de grilles tirées au hasard devient parent.</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>La part des descendants qui prennent la moitié de leurs blocs à un second parent.</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>La part des blocs où deux chiffres sont échangés.</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>Vieillissement</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>La meilleure grille perd un point d’aptitude à chaque génération où elle reste la meilleure.</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>Remplir à nouveau toutes les grilles au hasard après ce nombre de générations&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>Un court recuit améliore chaque descendant par ce nombre de mouvements&#xa0;; 0 pour aucun. Absent de l’article.</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>Température de la recherche locale</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>Où la recherche locale commence, en chiffres manquants. Elle finit à froid.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010, sections 4.1 et 5.3</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>Pièce suivante</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>la meilleure pour la case suivante</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>la meilleure n’importe où</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>Remplir case par case, ou comparer toutes les pièces sur toutes les cases voisines d’une pièce posée. L’ordre ne compte que case par case.</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind, meilleure pièce n’importe où</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010, section 4.1&#xa0;; sans résultats</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>Mouvements à la fois</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>lancers de pièce jusqu’à pile</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + un nombre de Poisson de moyenne 1</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>tout nombre, équiprobable</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>Combien de mouvements sont essayés ensemble. Les lancers de pièce sont l’approximation de la loi de Poisson du mémoire.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010, sections 2.1.4 et 5.4</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>Mouvements à la fois au plus</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>La limite des mouvements essayés ensemble.</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>Redémarrer ou s’arrêter après ce nombre d’évaluations sans gain&#xa0;; 0 pour jamais.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>redémarrer</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>s’arrêter</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>Ce qui suit quand la patience est à bout. Le mémoire s’arrête quand rien ne s’est amélioré pendant un moment.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010, section 6.3</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, sections 5.4 et 6.3&#xa0;; la part des rotations et la patience sont notre choix</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind, loi de Poisson</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, section 4.1&#xa0;; la part des rotations et la patience sont notre choix</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz et al. 2009, tel que résumé</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010, section 2.2, sur Muñoz et al. 2009&#xa0;: 1 à 10 mouvements&#xa0;; tout le reste est notre choix</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>d’une pièce à une case</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>Ce qui porte la phéromone. Les deux premiers sont les versions 1 et 2 du mémoire. Le troisième n’a pas de rotations, comme le mémoire le souhaite&#xa0;; chaque pièce prend alors sa meilleure rotation.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010, section 4.2 et chapitre 7</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>entièrement au hasard</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>Comment les fourmis décident et comment les pistes sont mises à jour. MAX–MIN suit Stützle et Hoos et diffère du mémoire sur deux points. Toutes les pistes s’évaporent, pas seulement celles du meilleur plateau. Toutes les pistes commencent à leur borne supérieure, non à τ₀.</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>S’arrêter après ce nombre de cycles&#xa0;; 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>évaluations épuisées</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>plus rien à essayer</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>Solutions trouvées jusqu’ici. Les copies pivotées d’un plateau comptent séparément&#xa0;: un seul peut donc compter pour quatre.</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>Rien n’a changé</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>toujours %1 sur %2</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1, maintenant %2 sur %3</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Placer la pièce %1 en %2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Retirer la pièce %1 de %2</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>Pivoter %1, maintenant %2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>Remplacer la pièce %1 en %2 par la pièce %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Changer %1</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Le meilleur jusqu’ici.</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>Interdit, mais permis car il bat le meilleur jusqu’ici (aspiration).</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Redémarrage.</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>Une perturbation.</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>La phase suivante.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Réchauffé.</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>Un plateau est arrivé d’une autre île.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>Une solution.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>Pivoter %1&#xa0;?</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>Échanger %1 et %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 Rejeté&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>Le recuit a essayé %1 mouvements aléatoires et en a rejeté %2.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>En chemin, %1 a été atteint, le meilleur jusqu’ici.</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>Le plateau le plus apte de la génération %1</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>Le meilleur plateau de ces fourmis</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>Interdit, mais permis car il bat le meilleur connu depuis le début de la dernière phase ou perturbation (aspiration).</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>Mesure du puzzle en cours pour choisir les températures&#xa0;: aucune perte n’est acceptée.</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>Avant le premier pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>Le premier plateau&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 et %n autre case</numerusform>
            <numerusform>%1 et %n autres cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>Une solution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>Aucun échange ni rotation n’améliore&#xa0;: un optimum local, %1.</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>%n échange au hasard mesuré pour choisir les températures&#xa0;: %1.</numerusform>
            <numerusform>%n échanges au hasard mesurés pour choisir les températures&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>Le palier %1 sur %2 commence à la température %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>Pas d’amélioration depuis longtemps, donc un recuit commence à la température %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>Pas d’amélioration depuis longtemps, donc %n échange au hasard perturbe le plateau&#xa0;: %1.</numerusform>
            <numerusform>Pas d’amélioration depuis longtemps, donc %n échanges au hasard perturbent le plateau&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>La phase %1 commence avec un plateau plein, et toutes les pièces peuvent bouger&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>Secoué au niveau %1 par %n mouvement au hasard&#xa0;: %2.</numerusform>
            <numerusform>Secoué au niveau %1 par %n mouvements au hasard&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 n’est pas une amélioration, donc la recherche revient au plateau gardé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>Deux parents ont été choisis selon leur aptitude, avec %1 et %2 côtés appariés. Le premier&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>L’enfant prend %n case à son autre parent (%1)&#xa0;: %2.</numerusform>
            <numerusform>L’enfant prend %n cases à son autre parent (%1)&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>Une recherche locale travaille sur le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>L’enfant %1 sur %2 est complet&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>La génération %1 est complète. Son meilleur plateau&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>Les meilleurs plateaux ne progressent plus, donc l’un d’eux est réparé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1 Son score&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>Plateau %1 sur %2 d’une nouvelle population&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>Redémarrage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>Un nouveau plateau commence.</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>La mieux appariée sur %n pièce essayée.</numerusform>
            <numerusform>La mieux appariée sur %n pièces essayées.</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>pièce %1 (%2)</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>La règle a choisi l’option la plus forte.</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>Elle a été tirée avec la probabilité %1.</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1 Les plus probables&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>La recherche continue après la solution.</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>Impasse.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>%n pièce retirée, une autre placée&#xa0;: %1.</numerusform>
            <numerusform>%n pièces retirées, une autre placée&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>Changer %1&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>%n mouvement au hasard a été essayé d’un bloc.</numerusform>
            <numerusform>%n mouvements au hasard ont été essayés ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>Trouvé parmi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Aucune perte, donc accepté à toute température.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Accepté à la température %1, avec la probabilité %2.</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>À la température %1, sa probabilité était de %2.</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>Le meilleur voisin permis.</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>Ce qu’il a remplacé est interdit pendant %n mouvement.</numerusform>
            <numerusform>Ce qu’il a remplacé est interdit pendant %n mouvements.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>%1&#xa0;: rien de cela n’améliore le plateau, %2.</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>Tous les voisins examinés sont interdits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>Un optimum local est gardé comme point de départ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>Meilleur que le plateau gardé (%1), donc gardé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>Aussi bon que le plateau gardé, donc gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>La fourmi %1 sur %2 a rempli le plateau&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>Le plateau est plein après %n pièce essayée&#xa0;: %1.</numerusform>
            <numerusform>Le plateau est plein après %n pièces essayées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>Un pas&#xa0;: %1. Plateau&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n case est remplie.</numerusform>
            <numerusform>%n cases sont remplies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>La phase %1 commence avec le bord seulement&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>Un conflit&#xa0;: le solveur SAT a appris une clause de %n littéral. Plateau&#xa0;: %1.</numerusform>
            <numerusform>Un conflit&#xa0;: le solveur SAT a appris une clause de %n littéraux. Plateau&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>%n case a été vidée, puis remplie au mieux&#xa0;: %1.</numerusform>
            <numerusform>%n cases ont été vidées, puis remplies au mieux&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>Le chiffre %1 apparaît deux fois dans %2&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Le puzzle n’a pas de solution.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>Le puzzle a plus d’une solution.</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>Aucun puzzle de la difficulté choisie n’a été trouvé. Celui-ci est&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>Aucun puzzle de %1 chiffres donnés n’a été trouvé&#xa0;; celui-ci en a %2.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>%1 est %2&#xa0;: aucun autre chiffre ne lui reste.</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>%1 est %2&#xa0;: sa seule place dans %3.</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>Dans %1, le chiffre %2 ne peut être que là où %3 croise, donc nulle part ailleurs dans %3.</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>Dans %1, les cases %2 se partagent les chiffres %3.</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>X-wing&#xa0;: le chiffre %1 est dans deux des cases %2, donc nulle part ailleurs dans les lignes qui s’y croisent.</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» d’un sudoku prend l’un de %2.</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>Les réglages d’un sudoku n’ont pas de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>«&#xa0;%1&#xa0;» d’un sudoku prend un entier de %2 à %3.</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>Ces chiffres ne permettent aucune solution&#xa0;: au moins un est faux.</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>Il ne reste aucune déduction simple.</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>Il ne reste aucune déduction simple. Dans une solution, %1 vaut %2.</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>Le sudoku est résolu.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Le puzzle n’a pas de solution.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n chiffre est faux et maintenant sélectionné.</numerusform>
            <numerusform>%n chiffres sont faux et maintenant sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>Tous les chiffres sont justes jusqu’ici.</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>Il n’y a aucun candidat unique à remplir.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n case remplie.</numerusform>
            <numerusform>%n cases remplies.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>Aucune solution n’a été trouvée rapidement. Lancez une recherche.</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>C’est la seule solution.</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>C’est une solution parmi plusieurs.</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>Pas d’erreur jusqu’ici. Le puzzle a plus d’une solution.</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>Une vérification rapide n’a trouvé aucune erreur.</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>C’est la seule solution avec ces chiffres.</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>Aucun chiffre n’est encore saisi.</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>Formes classiques</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>Un emblème différent pour chaque motif</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>Triangles simples</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>Des triangles unis, une couleur par motif</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>Des emblèmes noirs et blancs sur des couleurs vives</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>La lettre de chaque motif sur son côté</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>Le numéro de chaque motif sur son côté, sur des couleurs douces</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 valeurs</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un nombre de secondes</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>l’exécution %1 ou %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>un temps non antérieur à la ligne précédente</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>un score moyen</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>Le budget est trop petit pour une course, qui demande %1 exécutions. Permettez plus d’évaluations, ou moins pour chaque exécution.</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>%1 n’a pas de paramètre «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une plage&#xa0;: écrivez %2=LOW..HIGH ou %2=VALUE,VALUE.</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la plage ne doit pas être vide.</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>Il n’y a rien à régler&#xa0;: nommez un paramètre.</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>Il n’y a rien à régler&#xa0;: les valeurs ne permettent qu’une seule configuration.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>La description des unités est endommagée.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>Cette version de Tessera ne peut pas lire ces unités. Utilisez la version qui les a créées.</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>%1&#xa0;: le dossier ne contient pas d’unités. Créez-en avec --units de «&#xa0;count&#xa0;», «&#xa0;solve&#xa0;», «&#xa0;experiment&#xa0;» ou «&#xa0;tune&#xa0;».</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>%1&#xa0;: ces unités viennent de Tessera %2&#xa0;; ceci est Tessera %3. Utilisez le même programme sur toutes les machines.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>%1&#xa0;: impossible de lire le fichier (%2).</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>%1&#xa0;: le dossier contient déjà un «&#xa0;ledger&#xa0;». Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>%1&#xa0;: certaines lignes du fichier ne peuvent pas être lues.</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur. Écrivez les couleurs comme «&#xa0;#2b7cfa&#xa0;».</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>Une palette a de 1 à %1 couleurs.</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>Chaque couleur doit être une paire&#xa0;: fond et emblème.</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>Le fichier n’est pas une palette&#xa0;: ce n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>Une palette a besoin d’un nom de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>Les couleurs %1 et %2 se ressemblent beaucoup.</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>Avec %1, les couleurs %2 et %3 se ressemblent beaucoup.</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>L’emblème de la couleur %1 se voit à peine sur son fond.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>recherche à voisinages variables (MS-GVNS) pour Eternity II</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>recherche tabou pour Eternity II</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>calcul évolutionnaire pour les puzzles à côtés assortis</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>mémoire, université Concordia, 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>colonies de fourmis pour l’appariement&#xa0;; dénombrement, difficulté et générateur</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>mémoire, université technique du Danemark, 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>recherche à voisinages variables pour le sudoku</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>À propos de Tessera</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>Éditeur et visualiseur de résolution pour les puzzles à côtés assortis</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>Compilé avec Qt %1, exécuté avec Qt %2.</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>Fondé sur ces travaux&#xa0;:</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>Commit %1.</translation>
    </message>
</context>
<context>
    <name>tessera::AddSearchesDialog</name>
    <message>
        <source>Add searches</source>
        <translation>Ajouter des recherches</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>&amp;Nombre de graines&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>Ajouter ces recherches à la file d’attente</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>Figure de l’analyse</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>Tableau ou figure</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>La part du score complet pour les temps jusqu’à un but</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>Tout e&amp;xporter…</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>Écrire tous les tableaux et figures avec leurs données dans un dossier</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>A&amp;fficher&#xa0;:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>B&amp;ut&#xa0;:</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aucune exécution n’est encore terminée.</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>Dossier pour l’analyse</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>Enregistrement de l’analyse…</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>Annulé. %1 figures sur %2 sont dans %3.</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>Ces fichiers viennent d’une exportation précédente&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse en cours…</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>Enregistrer l’ani&amp;mation…</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>Enregistrer les meilleurs plateaux de la recherche en GIF animé</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>Il n’y a pas encore d’exécution à animer&#xa0;: lancez d’abord une recherche.</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>Création de l’animation…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationDialog</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Length of the longer side in pixels</source>
        <translation>Longueur du grand côté en pixels</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>Durée de l’animation</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> par seconde</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>Nombre maximal d’images par seconde</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>Durée d’affichage du dernier plateau avant que l’animation recommence</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>Correspondance entre le temps de l’exécution et celui de l’animation</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>Marquer les &amp;cases changées</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>Encadrer les cases qui ont changé depuis l’image précédente</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>Score et te&amp;mps en dessous</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>Afficher le score et le temps écoulé sous le plateau</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>Enregistrer une animation de l’exécution</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>Même durée pour chaque amélioration</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>À l’échelle du temps réel</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>Aperçu de l’animation</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>Choisir où enregistrer le GIF animé</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>Grand cô&amp;té&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Longueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>&amp;Images&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>Pau&amp;se à la fin&#xa0;:</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>R&amp;ythme&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Tuiles&#xa0;:</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>Améliorations montrées&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Score complet</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>Meilleur connu</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Essayée</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Jamais essayée</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>Bibliothèque de référence</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>Ouvrir l’instance sélectionnée dans un onglet</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>%1 résolues, %2 essayées, %3 jamais essayées. Les recherches et les puzzles enregistrés comptent&#xa0;; chaque instance a une solution.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Placer la pièce %1 en %2</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>Déplacer la pièce %1 de %2 à %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Retirer la pièce %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Retirer %n pièce</numerusform>
            <numerusform>Retirer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>Pivoter la pièce %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>Pivoter %n pièce</numerusform>
            <numerusform>Pivoter %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>%1 porte un indice, toujours verrouillé.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>Il n’y a pas de pièce à verrouiller en %1.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>Verrouiller %n case</numerusform>
            <numerusform>Verrouiller %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Déverrouiller %1</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>Déverrouiller %n case</numerusform>
            <numerusform>Déverrouiller %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider le plateau</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>Placer toutes les pièces au hasard</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>Garder le plateau de la recherche (%1 sur %2)</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>Placer la solution enregistrée</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>%1 porte un indice, qui ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Ce puzzle n’a pas de solution enregistrée.</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Modifier la pièce %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>Déplacer %n pièce</numerusform>
            <numerusform>Déplacer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>Pivoter un bloc de %1×%2</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 est verrouillée. Déverrouillez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>%1&#xa0;: rien à montrer pour l’instant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>ne s’apparie pas</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>sans conflit</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>conflits de la ligne ou de la colonne</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>pièces qui conviennent</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>aucune ne convient</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>numéro de pièce</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>colonne et ligne</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n conflit</numerusform>
            <numerusform>%n conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>Ce que signifient les calques et ce qu’ils disent de la case sous le pointeur</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>Résolu&#xa0;: %n côté apparié.</numerusform>
            <numerusform>Résolu&#xa0;: les %n côtés sont tous appariés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>%1 côtés appariés.</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>Tout a été essayé et il n’y a pas de solution avec les pièces verrouillées et les indices&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>Ce plateau ne peut pas être modifié maintenant.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Il n’y a pas de pièce ici.</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>La pièce ne peut pas être posée ici.</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>Les pièces sélectionnées ne peuvent pas être posées ici&#xa0;: l’une sortirait du plateau, ou est verrouillée.</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>Les pièces sélectionnées sont déjà au bord du plateau.</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>Seul un rectangle de cases peut être pivoté en bloc.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>Les flèches déplacent le curseur. Entrée prend ou pose une pièce. Alt et les flèches déplacent la sélection.</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>%1 la pivote.</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>%1 la verrouille.</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>%1 montre ce qui convient.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 est verrouillée. Déverrouillez-la d’abord.</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>Toutes les pièces sélectionnées sont verrouillées. Déverrouillez-les d’abord.</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>Il y a déjà une pièce ici. Retirez-la d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>%n pièce convient</numerusform>
            <numerusform>%n pièces conviennent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n conflit</numerusform>
            <numerusform>%n conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::BoxPlot</name>
    <message>
        <source>Box plot of the scores of each method</source>
        <translation>Boîtes à moustaches des scores de chaque méthode</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aucune exécution n’est encore terminée.</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1&#xa0;: médiane %2, moitié centrale de %3 à %4, %n exécution</numerusform>
            <numerusform>%1&#xa0;: médiane %2, moitié centrale de %3 à %4, %n exécutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n pièce convient en %1</numerusform>
            <numerusform>%n pièces conviennent en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>Entrée pose la pièce sur la case. Échap ferme la liste.</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>Problèmes du puzzle et de son plateau</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>Ce qui ne va pas. Cliquez sur un problème pour sélectionner ses pièces.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>%n autre case enfreint les règles.</numerusform>
            <numerusform>%n autres cases enfreignent les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>Aucun problème trouvé. Les pièces conviennent au plateau, chaque couleur peut être appariée et aucune pièce posée n’enfreint les règles.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>1 is Error, Warning or On the board, 2 a sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::ColorFields</name>
    <message>
        <source>none: there are no joints</source>
        <translation>aucune&#xa0;: il n’y a pas de jonctions</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>Couleurs de bord</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>Couleurs des jonctions le long du cadre</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>Couleurs intérieures</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>Couleurs des autres jonctions, ou de toutes sans cadre</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>Couleurs au total</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>Couleurs d’un seul jeu pour toutes les jonctions</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Les plus difficiles</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>Bord et intérieur séparés</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>Un jeu commun</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>Nombre de couleurs des côtés, et si le bord a des couleurs séparées</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>Nombres de couleurs les plus difficiles</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>&amp;Bord&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>Intéri&amp;eur&#xa0;:</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>Au &amp;total&#xa0;:</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>Difficile&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>%1 (arrondi vers le haut)</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>Nombres de couleurs avec environ une solution attendue (Söderlind 2010, 3.1.4)&#xa0;: M à l’intérieur, B le long du cadre, C sans cadre. Arrondir vers le haut réduit le nombre attendu. La formule suppose des jonctions indépendantes. Les côtés de chaque couleur vont par paires, ce qui augmente de nouveau le nombre, surtout avec des couleurs peu nombreuses ou signées.</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>intérieur M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>bord B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>Le numéro de la couleur</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>L’aspect de la couleur avec ce style de tuiles</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>Combien de côtés de toutes les pièces portent la couleur</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>Combien de ces côtés longent le cadre</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Intérieur</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>Combien de ces côtés ne longent pas le cadre</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Tenons</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>Combien de ces côtés sont des tenons</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Creux</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>Combien de ces côtés sont des creux</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>Couleurs du puzzle</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>Combien de fois chaque couleur apparaît. Cliquez sur une couleur pour sélectionner ses pièces, ou sur un titre pour trier.</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Tapez une partie du nom d’une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>No command found.</source>
        <translation>Aucune commande trouvée.</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>&amp;Comparer des recherches…</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>Lancer plusieurs recherches côte à côte pour comparer méthodes, paramètres et graines</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>%n recherche n’était pas terminée quand Tessera a été fermé. «&#xa0;Reprendre&#xa0;» la relance depuis le début.</numerusform>
            <numerusform>%n recherches n’étaient pas terminées quand Tessera a été fermé. «&#xa0;Reprendre&#xa0;» les relance depuis le début.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>%n recherche n’a pas pu être lue.</numerusform>
            <numerusform>%n recherches n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>E&amp;xpériences…</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>Exécuter des plans de méthodes, de puzzles et de graines, et consulter leurs résultats</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>Sui&amp;vre un dossier…</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>Observer les unités de «&#xa0;tessera work&#xa0;» sur d’autres machines</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>Cette fenêtre fermée travaille encore. Cliquez pour l’ouvrir</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>Meilleurs scores sur plusieurs puzzles</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>À to&amp;ur de rôle</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>Toutes les recherches se partagent les cœurs à tour de rôle. Sinon, une recherche démarre quand une autre est terminée.</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>Plateaux actuel&amp;s</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>Afficher les plateaux actuels au lieu des meilleurs</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>&amp;Course…</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>Lancer plusieurs méthodes sur ce puzzle avec les mêmes limites</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>Ajouter des recherches avec vos propres paramètres</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>Mettre en pause les recherches sélectionnées, ou toutes</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Repre&amp;ndre</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>Reprendre les recherches sélectionnées, ou toutes</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>Arrêter les recherches sélectionnées, ou toutes</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>Arrêter et retirer les recherches sélectionnées, ou toutes</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>&amp;Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>Ouvrir la recherche sélectionnée avec son puzzle, pour la rejouer ou garder son plateau</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparer des recherches</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>Plateaux des recherches</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>Scores de toutes les recherches dans le temps</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>Lancez une course pour voir ici les courbes des méthodes.</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>Nombre de recherches exécutées en même temps, au plus une par cœur</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>En a&amp;bscisse&#xa0;:</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>En &amp;parallèle&#xa0;:</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>Sélectionnez une recherche et ouvrez-la pour la rejouer ou garder son plateau.</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n recherche en pause</numerusform>
            <numerusform>%n recherches en pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n recherche en cours</numerusform>
            <numerusform>%n recherches en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>%1, graine %2, a résolu le puzzle en %3.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>&amp;Derniers plateaux</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>Afficher de nouveau les derniers plateaux au lieu du moment choisi sur le graphique</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>Exporter le graphique en image ou les recherches en tableau</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>Lancer une course et lire les résultats</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>%1&#xa0;: meilleurs scores sur %2</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>%1 course</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>%n recherche sélectionnée&#xa0;: Pause, Arrêter et Retirer agissent sur elle. Échap annule la sélection.</numerusform>
            <numerusform>%n recherches sélectionnées&#xa0;: Pause, Arrêter et Retirer agissent sur elles. Échap annule la sélection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>%n recherche sélectionnée. Échap annule la sélection.</numerusform>
            <numerusform>%n recherches sélectionnées. Échap annule la sélection.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>Créer un &amp;plan…</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>Concevoir une expérience avec ces méthodes, graines et limites sur ce puzzle</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>La page d’accueil est affichée. Ouvrez d’abord un puzzle.</translation>
    </message>
</context>
<context>
    <name>tessera::Comparison</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, median of %n</source>
        <translation>
            <numerusform>%1, médiane de %n</numerusform>
            <numerusform>%1, médiane de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>Les meilleurs plateaux après %1 évaluations sont montrés.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>Les meilleurs plateaux après %1 itérations sont montrés.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>Les meilleurs plateaux après %1 nœuds sont montrés.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>Les meilleurs plateaux après %1 sont montrés.</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n recherche a eu moins de 90&#xa0;% d’un cœur par fil&#xa0;; les temps ne sont donc pas comparables.</numerusform>
            <numerusform>%n recherches ont eu moins de 90&#xa0;% d’un cœur par fil&#xa0;; les temps ne sont donc pas comparables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>Limitez plutôt les évaluations ou le temps de processeur.</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>%1, graine %2&#xa0;: %3 sur %4 après %5 et %6 évaluations</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>Évaluations/s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>pas encore de plateau</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>Façons de résoudre le reste</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>Sélectionnez une solution pour la voir sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>&amp;Utiliser cette solution</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>Placer la solution sélectionnée sur le plateau, en une étape annulable</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>Solution %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>%n solution d’ici&#xa0;; il peut y en avoir d’autres.</numerusform>
            <numerusform>%n solutions d’ici&#xa0;; il peut y en avoir d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>Il n’y a qu’une solution d’ici.</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>Il y a exactement %n solution d’ici.</numerusform>
            <numerusform>Il y a exactement %n solutions d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>Solution %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>Il y a exactement %n solution d’ici, ou %1 sans les rotations du plateau.</numerusform>
            <numerusform>Il y a exactement %n solutions d’ici, ou %1 sans les rotations du plateau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>Poses par profondeur</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>Le plus de poses à %n case remplie.</numerusform>
            <numerusform>Le plus de poses à %n cases remplies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%1 poses à %n case remplie</numerusform>
            <numerusform>%1 poses à %n cases remplies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>Chiffre %1&#xa0;: encore %n à placer</numerusform>
            <numerusform>Chiffre %1&#xa0;: encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>Chiffre %1&#xa0;: tous sont placés</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>Retirer le chiffre ou les notes des cases sélectionnées</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>tessera::DiskGuard</name>
    <message>
        <source>%1 is also open in another Tessera window (process %2). The last save wins.</source>
        <translation>%1 est aussi ouvert dans une autre fenêtre de Tessera (processus %2). Le dernier enregistrement l’emporte.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Travailler sur une copie</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>Détacher du fichier. L’enregistrement demandera un nouveau nom</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>Le plateau montre une recherche ou un aperçu. Gardez-le ou revenez d’abord, puis rechargez.</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>Le fichier %1 est introuvable ou illisible. Le puzzle est toujours ouvert ici. Enregistrez-le pour recréer le fichier.</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>Un autre programme a modifié le fichier de %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>Charger le fichier modifié. Annuler ramène cette version</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>Garder ceci</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>Garder la version montrée ici. L’enregistrement remplace le fichier</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>No piece here to edit.</source>
        <translation>Il n’y a pas de pièce à modifier ici.</translation>
    </message>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>Peinture des côtés&#xa0;: le clic peint · le clic droit prélève · la molette fait défiler · Alt+flèches</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>Glissez des pièces ici</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>%1 tourne</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>%1 verrouille</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>%1 montre ce qui convient</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Aperçu&#xa0;: %1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>Ce plateau est épinglé. La carte de chaleur peut maintenant afficher les différences.</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>Un aperçu montre un autre plateau. Fermez d’abord sa liste.</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>score %1/%2 · %n conflit</numerusform>
            <numerusform>score %1/%2 · %n conflits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>score %1/%2 · %n conflit au cadre</numerusform>
            <numerusform>score %1/%2 · %n conflits au cadre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n vide</numerusform>
            <numerusform> · %n vides</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>case %1&#xa0;: vide</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>case %1&#xa0;: pièce %2, %3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>Ce plateau n’a aucun conflit.</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>le bord du plateau</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>Conflit %1 sur %2&#xa0;: %3 et %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>conflit dans %1 des meilleurs plateaux</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différente</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>Par rapport au plateau épinglé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>changée %n fois</numerusform>
            <numerusform>changée %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation>Puzzles ouverts</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>Sa recherche est en cours.</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>Sa recherche est en pause.</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>Créer un puzzle à la main</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Générer…</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>Générer un puzzle de taille et de nombre de couleurs donnés</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>Importer le plateau de %1</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>&amp;Saisir des pièces…</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>Saisir les pièces d’un jeu réel&#xa0;: choisissez d’abord sa taille</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>Bibliothèque de référence…</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>Ouvrir une instance pour comparer des méthodes et voir lesquelles vous avez résolues</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>Paysage…</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>Mesurer comment le score de ce puzzle change d’un coup à l’autre</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copier le plateau comme image</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>Copier comme &amp;URL de visualiseur</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>Copier le plateau comme lien pour les visualiseurs web</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>Ouvrir le puzzle du presse-papiers&#xa0;: un plateau, une URL de visualiseur ou une liste de pièces</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Verrouiller</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Sélectionner toutes les cases</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>Poser toutes les pièces au hasard sur le plateau. Les pièces verrouillées restent</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>Vi&amp;der le plateau</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>Retirer toutes les pièces du plateau. Les pièces verrouillées restent</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Afficher la so&amp;lution</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>Poser la solution enregistrée sur le plateau</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>Le plateau a été copié comme image.</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>Le presse-papiers ne contient pas de puzzle. Copiez d’abord un plateau, une URL de visualiseur ou une liste de pièces.</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>Modifi&amp;er la pièce…</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Copier comme te&amp;xte</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>Copier le puzzle et son plateau comme texte dans ce format</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>Le plateau a été copié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>Tour&amp;ner en bloc</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>Tourner les pièces sélectionnées dans le sens horaire, comme la molette</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>Tourner les pièces sélectionnées dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>Tourner le rectangle sélectionné d’un bloc, dans le sens horaire</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Tourner en bloc à gauche</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>Tourner le rectangle sélectionné d’un bloc, dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>Verrouiller ou déverrouiller les pièces sélectionnées, comme un clic du milieu</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>Remettre les pièces sélectionnées dans la réserve</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>Modifier les côtés de la pièce sous le curseur, comme un double clic</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Afficher ce qui convient ici</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>N’afficher dans la réserve que les pièces qui conviennent à la case actuelle</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>Choisir une pièce qui convient…</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>Choisir pour la case actuelle une pièce parmi celles qui conviennent</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Ce puzzle n’a pas de solution enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1 (une fois)</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>%1 pièces sur %2.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Il manque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>Couleurs sans paire le long du cadre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>Couleurs sans paire à l’intérieur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>Couleurs sans paire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>Identique à la pièce %1.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>Identique à la pièce %1, tournée d’un quart de tour à droite.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>Identique à la pièce %1, tournée d’un demi-tour.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>Identique à la pièce %1, tournée d’un quart de tour à gauche.</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>Tapez les côtés dans le sens horaire à partir du haut, puis appuyez sur Entrée&#xa0;: a est gris, b le motif 1, c le motif 2 …</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>Les majuscules sont des tenons, les minuscules des creux.</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>Les chiffres commencent à 0, qui est le motif 1.</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>Au-delà de 25 motifs, tapez des nombres&#xa0;: 0,27,3,41.</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>Les quatre côtés de la pièce. Entrée l’ajoute. Retour arrière dans une ligne vide, ou la flèche vers le haut, revient à la pièce précédente</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>Côtés de la pièce</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>&amp;Supprimer la pièce</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>Supprimer du jeu la pièce de cette ligne</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>Saisir des pièces</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>La pièce tapée jusqu’ici</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>Pièces saisies</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Cliquez sur une pièce pour la corriger</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>La pièce est complète. Appuyez sur Entrée pour l’ajouter.</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>Ce n’est pas un côté. Tapez des lettres de a à z, des chiffres ou des nombres séparés par des virgules.</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Côtés&#xa0;:</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>Fermer cette fenêtre. Le puzzle garde les pièces&#xa0;; Puzzle ▸ Saisir des pièces permet de continuer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>Annuler la dernière pièce (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Co&amp;ller des lignes</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>Coller des pièces copiées d’un tableur. Chaque ligne a quatre cellules, ou une cellule de quatre lettres (Ctrl+V)</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>Il manque %n côté. Une pièce en a quatre.</numerusform>
            <numerusform>Il manque %n côtés. Une pièce en a quatre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>Le jeu est complet. Pour un autre jeu, choisissez Fichier ▸ Nouveau.</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>Pièce %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>Le presse-papiers ne contient pas de lignes de pièces.</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>Pièces dans le presse-papiers&#xa0;: %1. Il n’y a de place que pour %2.</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>Il n’y a pas de pièce à annuler.</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>Corriger la pièce %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Pièce %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>Le jeu est complet, et chaque couleur va par paires.</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>Le jeu a déjà toutes les %1.</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>Ouverture du plan…</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>&amp;Ouvrir un plan…</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>Ouvrir un plan de puzzles, méthodes et graines avec ses résultats</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>Dossier des &amp;résultats…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>Choisir le dossier qui contient les résultats</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>E&amp;xécuter</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>Démarrer les exécutions restantes</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>Arrêter les exécutions en cours. Les exécutions terminées sont conservées, et «&#xa0;Exécuter&#xa0;» lance les autres.</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>Ouvrir l’exéc&amp;ution</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>Ouvrir l’exécution sélectionnée avec son puzzle, pour la rejouer ou la répéter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>Exporter la vue actuelle en tableau ou en image</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Exécutions terminées</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>Nombre d’exécutions simultanées, au plus une par cœur</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>Un plan énumère puzzles, méthodes et graines. «&#xa0;tessera experiment&#xa0;» exécute les mêmes fichiers.</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>E&amp;n parallèle&#xa0;:</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Ouvrir un plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Plans (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>Dossier des résultats</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>Les résultats sont dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 sur %n exécution</numerusform>
            <numerusform>%1 sur %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>, reste environ %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>Sélectionnez d’abord une exécution dans l’onglet «&#xa0;Exécutions&#xa0;».</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>Certaines exécutions n’étaient pas terminées quand Tessera a été fermé. «&#xa0;Exécuter&#xa0;» les lance&#xa0;; celles qui étaient interrompues repartent du début.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>&amp;Plans d’exemple</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>Ouvrir un des plans fournis avec Tessera</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>Comment écrire et exécuter des plans</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>«&#xa0;Exécuter&#xa0;» enregistre les résultats dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n exécution a eu moins de 90&#xa0;% d’un cœur par fil&#xa0;; son temps n’est donc pas comparable.</numerusform>
            <numerusform>%n exécutions ont eu moins de 90&#xa0;% d’un cœur par fil&#xa0;; leurs temps ne sont donc pas comparables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>Limitez dans le plan les évaluations ou les secondes de processeur.</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>Ouvrez un plan pour voir ses méthodes, l’exécuter et consulter ses résultats&#xa0;: appuyez sur Entrée ou double-cliquez.</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>&amp;Concevoir un plan…</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>Réunir puzzles, méthodes, graines et budget</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Nouveau plan</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>Arrêtez d’abord l’expérience.</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>Les exécutions terminées sont enregistrées dans %1.</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>Aucune exécution n’est terminée&#xa0;; les tableaux dans %1 n’ont donc pas encore de résultats.</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>Une première expérience&#xa0;: quatre méthodes sur deux puzzles les plus durs, en quelques secondes</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>Une étude à répéter&#xa0;: sept méthodes, dix instances de référence, 30 graines, autant d’évaluations pour toutes</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Colonies de fourmis avec recherche locale&#xa0;: après 1, 10 et 60 secondes sur un fil, trois puzzles générés les plus durs par taille</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho et al. 2010, table 1&#xa0;: MS-GVNS, 30 exécutions avec les nombres d’évaluations de l’article, sur des puzzles générés de mêmes tailles et couleurs. Publié&#xa0;: meilleur · moyenne · médiane · écart type.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho et al. 2010, table 1&#xa0;: MS-GVNS, 30 exécutions avec les nombres d’évaluations de l’article, sur les puzzles de META 2010. Publié&#xa0;: meilleur · moyenne · médiane · écart type.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho et al. 2010, l’expérience préliminaire&#xa0;: trois ordres des voisinages, dix exécutions chacun, avec les évaluations que la machine de l’article faisait en dix minutes, sur des puzzles générés de mêmes tailles et couleurs.</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Toutes les méthodes de trajectoire&#xa0;: après 1, 10 et 60 secondes sur un fil, trois puzzles générés les plus durs par taille</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010, figure 31&#xa0;: aptitude sans élitisme ni réparation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010, figure 32&#xa0;: aptitude avec élitisme et réparation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010, figure 33&#xa0;: aptitude avec élitisme et réparation, plus de générations</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010, figure 34&#xa0;: aptitude avec élitisme, sans réparation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010, figure 35&#xa0;: aptitude avec un taux de mutation élevé (0,8)</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010, figure 36&#xa0;: aptitude sans mutation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010, figure 37&#xa0;: aptitude avec mutation et sans croisement</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010, figure 38&#xa0;: aptitude de 1000 plateaux avec réparation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010, figure 39&#xa0;: aptitude de 500 plateaux avec réparation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010, figure 40&#xa0;: aptitude avec croisement uniforme, une et deux contraintes</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010, figure 41&#xa0;: aptitude avec échange de régions, une et deux contraintes</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010, figure 42&#xa0;: temps moyen de résolution selon la taille du plateau</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010, table 9 et figure 42&#xa0;: ses trois plateaux, trente exécutions chacun</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010, tables 1 à 8&#xa0;: réglages de l’algorithme génétique sur un 7×7 à 7 motifs, dix exécutions chacun</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>Sept méthodes de trajectoire avec leurs valeurs par défaut sur un 10×10 le plus dur</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>Sudoku par VNS générale, comme publiée et avec ses valeurs par défaut</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>Sudoku&#xa0;: trois méthodes sur quatre niveaux de difficulté, avec autant d’évaluations</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010, table 3&#xa0;: glouton dans l’ordre régulier, par marche aléatoire, et (4.1) avec la meilleure pièce n’importe où</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010, table 4&#xa0;: recherche locale, dix exécutions, jusqu’à 5 millions d’évaluations sans amélioration</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, table 5&#xa0;: réglages d’ACO version 1 sur P7, trois exécutions de 1&#xa0;500 cycles</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, table 6&#xa0;: ACO version 1, dix exécutions de 1&#xa0;500 cycles</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, table 7&#xa0;: réglages d’ACO version 2 sur P7, trois exécutions de 1&#xa0;500 cycles</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, table 8&#xa0;: ACO version 2, dix exécutions de 1&#xa0;500 cycles</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010&#xa0;: ordres des fourmis (4.2) et graphe sans rotations (chapitre 7), cinq exécutions de 1&#xa0;500 cycles</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010&#xa0;: l’effet de q₀, sur P7, cinq exécutions de 1&#xa0;500 cycles avec 5 fourmis</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>L’algorithme génétique avec ses valeurs par défaut (mémétique) sur de petits plateaux&#xa0;: dix puzzles par taille, motifs du bord et de l’intérieur d’un même jeu</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, table 2&#xa0;: recherche tabou en deux phases, 30 exécutions avec les graines 10·i et les nombres d’évaluations de l’article, sur des puzzles générés de mêmes tailles et couleurs. Publié&#xa0;: meilleur · moyenne · médiane · écart type.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, table 2&#xa0;: recherche tabou en deux phases, 30 exécutions avec les graines 10·i et les nombres d’évaluations de l’article, sur les puzzles de META 2010. Publié&#xa0;: meilleur · moyenne · médiane · écart type.</translation>
    </message>
</context>
<context>
    <name>tessera::ExportDialog</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The type of file to export</source>
        <translation>Le type de fichier à exporter</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>Exporter le plateau</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Aperçu du texte</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>Choisir où enregistrer le fichier</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Page PDF</translation>
    </message>
    <message>
        <source> px</source>
        <translation>&#xa0;px</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Grand côté en pixels</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>Longueur du grand côté de l’image en pixels. SVG et PDF restent nets à toute taille</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Numéros des pièces</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>Afficher le numéro de chaque pièce</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Lettres des colonnes et numéros des lignes sur le pourtour</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>&amp;Marques de conflit</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marquer les jonctions non appariées</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fond &amp;transparent</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>Pas de couleur derrière le plateau</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Tui&amp;les&#xa0;:</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>&amp;Grand côté&#xa0;:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>F&amp;ormat&#xa0;:</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>Facteur d’échelle</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>Multiplie le nombre de pixels, pour les écrans haute résolution et l’impression</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>&amp;Seulement les cases sélectionnées</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>N’exporter que les cases sélectionnées du plateau</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>&amp;Facteur d’échelle&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>L’image est trop grande&#xa0;: un côté peut avoir au plus %1 pixels.</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>&amp;Verrous</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Afficher une épingle sur les pièces verrouillées et les indices</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>Ouvrir un puzzle dans un format connu</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>Enregistrer le puzzle et son plateau</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>Enregistrer le plateau comme image ou dans un autre format</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Fermer ce puzzle</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>Prévisualiser un puzzle à côtés assortis de n’importe quel format et en importer les pièces, le plateau ou les deux. Les autres puzzles s’ouvrent aussitôt.</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>%1 dépasse %2 Mo, la limite pour les fichiers.</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>Non enregistré. Un autre programme a modifié le fichier depuis que vous l’avez ouvert ou enregistré.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>Remplacer le fichier enregistré par l’autre programme</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>Enregistrer encore une fois au même endroit</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>Effacer cette liste et celle de la page d’accueil. Les fichiers restent</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>Le 8×8 le plus dur&#xa0;: une seule solution attendue. Posez des pièces à la main ou lancez une recherche.</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>%1 est ouvert dans un autre onglet. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>tessera::FirstSolutionChart</name>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>stopped after %L1 placements, %2</source>
        <translation>arrêté après %L1 pièces posées, %2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>%L1 pièces posées, %2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1 avec %2 + %3 couleurs&#xa0;: %4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>Les plateaux plus grands n’ont pas été mesurés&#xa0;: près des nombres de couleurs les plus difficiles, ils prennent trop de temps.</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>De tels puzzles n’ont pas été mesurés.</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 Le plus semblable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>Temps mesuré jusqu’à la première solution selon le nombre de couleurs</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>Mesuré sur %1 (médiane de %n puzzle).</numerusform>
            <numerusform>Mesuré sur %1 (médiane de %n puzzles).</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>couleurs intérieures</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>Temps mesuré jusqu’à la 1re solution</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1. Médiane de %n puzzle, avec cadre, couleurs régulières.</numerusform>
            <numerusform>%1. Médiane de %n puzzles, avec cadre, couleurs régulières.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>Les puzzles signés n’ont pas été mesurés. Chaque couleur signée compte pour deux.</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>Lancez une recherche pour voir son score au fil du temps.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Score au fil du temps</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 itérations</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 évaluations</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt; (%3) à %4, %5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>premier %1 · meilleur %2 · actuel %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · %2 manquantes</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>Chaque trait montre les meilleurs scores. Une bande pâle montre les scores actuels ou la moitié centrale de plusieurs exécutions. Une ligne pointillée montre le score maximal. Pour une population, la bande va du plus mauvais au meilleur plateau, avec un trait fin pour la moyenne. Survolez le graphique pour lire les valeurs&#xa0;; cliquez sur un point pour voir ce plateau. La molette zoome sur le temps, Ctrl et la molette sur le score&#xa0;; glisser déplace la vue. Maj et glisser zooment dans un rectangle&#xa0;; un double clic revient. Cliquez sur un nom pour n’afficher que sa courbe, Ctrl et clic pour la masquer&#xa0;; la touche Menu liste les noms. Plus, moins, Page préc. et Page suiv. zooment aussi&#xa0;; Maj et les flèches déplacent la vue, Origine revient.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>actuel %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>actuel %1, moyenne %2, pire %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>%1 manquantes, %2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>Meilleur plateau</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>Suivre un dossier</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>Unités terminées</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>Le meilleur plateau du dossier</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>&amp;Choisir le dossier…</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>Choisir le dossier de «&#xa0;tessera work&#xa0;»</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>Ouvrir le &amp;meilleur plateau</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>Ouvrir la meilleure exécution jusqu’ici avec son puzzle</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>Le dossier de «&#xa0;tessera work&#xa0;»</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>%1 unités sur %2 finies, %3 divisées. Processus&#xa0;: %4. Meilleur score&#xa0;: %5.</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Pas encore de plateau</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>Générer un puzzle</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>La solution du puzzle</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>Solutions attendues</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>Création du puzzle en cours</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>Gé&amp;nérer</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>Ouvrir ce puzzle</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>Création du puzzle en cours…</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>Solutions attendues&#xa0;: %1</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>Aucun puzzle n’a ces réglages.</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>Cases d’&amp;indices&#xa0;:</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>Solution&#xa0;:</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Cadre</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>Le pourtour du plateau est gris, et aucun autre côté ne l’est</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>&amp;Signé</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Chaque couleur a des tenons et des creux&#xa0;; un tenon ne s’apparie qu’à un creux</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>Sans c&amp;opies</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>Aucune pièce n’est identique à une autre, même pivotée</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>&amp;Laisser la solution sur le plateau</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>Sinon, le plateau ne montre que les indices</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Égale</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>Égale&#xa0;: toutes les couleurs sont aussi fréquentes. Aléatoire&#xa0;: chaque couleur est tirée indépendamment.</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>&amp;Répartition&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>Gr&amp;aine&#xa0;:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>Pu&amp;zzle&#xa0;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>&amp;Pourtour&#xa0;:</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>couleurs intérieures</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>couleurs de bord</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>Solutions attendues selon le nombre de couleurs</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>%1 %2 choisies, %3 sont les plus difficiles. Attendues par hasard&#xa0;: 10 puissance %4 solutions.</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>log₁₀ des solutions attendues</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>le plus difficile&#xa0;: %1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>Aucune estimation n’est possible ici.</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2&#xa0;: %3 solutions attendues par hasard. Cliquez pour choisir.</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>Tutoriel, méthodes, formats et commandes</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Clavier et gestes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>Raccourcis clavier et gestes de souris</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>Cliquez sur un élément de la fenêtre pour lire à quoi il sert</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>À &amp;propos de Tessera</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, licence et sources</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>Aucune page ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>N’afficher que les pages contenant tous ces mots&#xa0;; Entrée ouvre la première</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>%1&#xa0;: un indice</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>%1&#xa0;: pas d’indice</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>On random cells</source>
        <translation>Sur des cases au hasard</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>Case centrale d’Eternity II</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>Les cinq cases d’Eternity II</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>Les pièces de la solution données comme indices. Les cases d’Eternity II demandent un plateau de 16×16.</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>Nombre d’indices</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>Combien de pièces sont données comme indices</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>In&amp;dices&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>No&amp;mbre&#xa0;:</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>Sur des cases choisies</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>Cases d’indices</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>Cliquez sur une case, ou appuyez sur Espace, pour donner sa pièce en indice</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>détecté</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>Le format dans lequel le fichier est lu</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>Ordre des côtés</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>Les côtés que désignent, dans l’ordre, les quatre nombres d’une pièce</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>Ce qu’il faut importer, et où</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Détecté</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>Le nombre qui représente dans le fichier le gris du cadre</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>Pièces et plateau, dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>Seulement les pièces, dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>Seulement le plateau, sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>Seulement le plateau, sur le puzzle ouvert</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Aperçu du plateau</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Pas d’aperçu</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>Importer ce que montre l’aperçu</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>&amp;Ordre des côtés&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>&amp;Gris&#xa0;:</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>Con&amp;tenu&#xa0;:</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>&amp;Remarques&#xa0;:</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>Non reconnu</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Détecté&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>Le fichier n’est dans aucun format de puzzle connu. Choisissez son format ci-dessus.</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>détecté&#xa0;: %1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>Le plateau est vide. L’aperçu montre les pièces dans l’ordre.</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>Le plateau avec les numéros de pièces de «&#xa0;%1&#xa0;», sans ses indices, dans un nouvel onglet</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>Le plateau avec les numéros de pièces du puzzle ouvert, dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>Utiliser les &amp;numéros de pièces du puzzle ouvert</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>Pour les fichiers qui listent les mêmes pièces dans un autre ordre, tournées ou avec d’autres numéros de couleurs</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>&amp;Garder les indices et les verrous du puzzle ouvert</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>Sans les indices, toute disposition est acceptée. Les verrous sont aussi retirés</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Ce plateau déplace %1, qui est verrouillée. Pour l’importer quand même, désactivez «&#xa0;Garder les indices et les verrous du puzzle ouvert&#xa0;».</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Ce plateau déplace %1, qui porte un indice. Pour l’importer quand même, désactivez «&#xa0;Garder les indices et les verrous du puzzle ouvert&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>Réattrib&amp;uer</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>Attribuer la touche à cette action et la retirer à l’autre</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>Retirer la touche de cette action</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>Rétablir les touches par défaut de cette action</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>Rétablir les touches par défaut de toutes les actions</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Filtrer par nom ou touche</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>N’afficher que les actions contenant ces mots</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>Appuyez sur la touche à attribuer à cette action</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Touche&#xa0;:</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>%1 est déjà attribuée à «&#xa0;%2&#xa0;» dans le menu «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de touche.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>%1 est déjà attribuée à «&#xa0;%2&#xa0;» dans la fenêtre «&#xa0;%3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>Autocorrélation d’une marche aléatoire</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>Coups d’écart</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>À %1 coups d’écart&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>Les coups dont le paysage est mesuré</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>Échanges avec la meilleure rotation</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Rotations</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>Échanges et rotations</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>Réseau des optima locaux</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>&amp;Coups&#xa0;:</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>Ce puzzle n’a pas de tels coups.</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>Les %1 optima locaux&#xa0;; le meilleur a %2 côtés sur %3.</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>Échantillon de %1 optima locaux&#xa0;; le meilleur a %2 côtés sur %3.</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>Longueur de corrélation&#xa0;: %1 coups.</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>Installez Graphviz pour voir leur réseau.</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>Graphviz n’a pas pu dessiner leur réseau.</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>L’image montre les %1 qui ont les plus grands bassins.</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>Rec&amp;herche</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Afficher ou masquer ce panneau</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Afficher ou masquer la barre d’outils</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>Peinture</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Chercher une commande…</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>Exécuter une commande en tapant une partie de son nom</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>La langue changera au prochain démarrage de Tessera, car la fenêtre «&#xa0;%1&#xa0;» est en cours d’utilisation.</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>Langue, couleurs, tuiles, touches, valeurs par défaut et limites</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>État initial</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>Toutes les modifications faites. Cliquez sur une étape pour y revenir</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Pa&amp;ge d’accueil</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>Afficher les puzzles récents en images, ou revenir aux puzzles ouverts</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>Puzzle &amp;suivant</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>Afficher le puzzle ouvert suivant</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>Puzzle &amp;précédent</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>Afficher le puzzle ouvert précédent</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>La page d’accueil est affichée. Ouvrez d’abord un puzzle.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>Ouvrez d’abord un autre puzzle.</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>La langue changera au prochain démarrage de Tessera, car la fenêtre fermée «&#xa0;%1&#xa0;» contient du travail inachevé.</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Cadre</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>Le pourtour du plateau est gris, et aucun autre côté ne l’est</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>&amp;Signé</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Chaque couleur a des tenons et des creux&#xa0;; un tenon ne s’apparie qu’à un creux</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>Nombre de couleurs des premières pièces. Chaque côté peut être modifié plus tard.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nouveau puzzle</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>Les pièces avec lesquelles le puzzle commence</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>Trop grand pour un aperçu</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>Ouvrir un puzzle avec ces pièces</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Made by hand</source>
        <translation>Fait à la main</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzzle&#xa0;:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>Pour&amp;tour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>Saisir &amp;des pièces…</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>Ouvrir un plateau vide de cette taille avec ces règles, et saisir les pièces d’un jeu réel</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Cases par côté</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Chiffres donnés</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>Générer un puzzle à une solution, ou commencer avec une grille vide</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>Ce que demande la résolution&#xa0;: candidats uniques&#xa0;; paires et candidats bloqués&#xa0;; triplets et X-wings&#xa0;; ou davantage</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Nombre de chiffres donnés</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>Combien de chiffres sont donnés. De très petits nombres ne se trouvent que par chance.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>Disposition des chiffres donnés</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>Nouveau sudoku</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>Générer un puzzle</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>Grille vide</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Quelconque</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>&amp;Difficulté&#xa0;:</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>&amp;Nombre de chiffres donnés&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymétrie&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>aussi peu que possible</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>Génération du sudoku…</translation>
    </message>
    <message>
        <source>Sudoku, %1</source>
        <translation>Sudoku, %1</translation>
    </message>
</context>
<context>
    <name>tessera::NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>Les images dessinées sur les couleurs</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>&amp;Fond…</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>Choisir la couleur derrière l’emblème de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>&amp;Emblème…</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>Choisir la couleur de l’emblème de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>Importer une palette depuis un fichier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>Enregistrer la palette dans un fichier</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>Couleurs utilisées</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>Nombre de couleurs, depuis la première, qui doivent se distinguer</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>Couleurs personnalisées</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>tableau ci-dessous</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>Le nom de la palette dans la liste des tuiles</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>Copier toutes les couleurs d’autres tuiles</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>Double-cliquez sur une couleur pour la changer</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>&amp;Motifs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;Partir de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>&amp;Couleurs utilisées&#xa0;:</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>Emblème de la couleur %1</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>Fond de la couleur %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>La palette n’a pas de nom. Saisissez-en un.</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>Une palette nommée «&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>Toutes ces couleurs se distinguent, même pour les daltoniens.</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>Importer une palette</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>Palettes (*.palette);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>Pei&amp;ndre des côtés</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>Changer des côtés à la souris&#xa0;: le clic gauche peint, le clic droit prélève un motif, la molette fait défiler les motifs. Au clavier&#xa0;: Alt et une flèche</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>Les deux côtés de la &amp;jonction</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>Peindre aussi le côté voisin, pour que les deux s’apparient</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>Motifs à peindre</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>Le motif qu’un clic peint sur un côté</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>Chaque clic donne au côté le motif suivant, ou avec Maj le précédent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>Les pièces ne sont pas modifiables tant qu’une recherche montre son plateau. Gardez le résultat ou revenez d’abord.</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>Choisir une &amp;image…</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>Utiliser votre propre image pour le motif choisi dans le panneau Peinture (PNG, JPEG ou SVG). Le fichier du puzzle la conserve</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>&amp;Retirer l’image</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>Dessiner à nouveau normalement le motif choisi dans le panneau Peinture</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>Retirer une image</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>Tuiles de ce puzzle</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>Comment ce puzzle est dessiné, sur tout ordinateur</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>Images de ce puzzle</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>Comme dans les réglages</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>Le nom du motif choisi ou, dans un puzzle signé, de sa moitié</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>Nom du motif</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>Choisir les tuiles</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Tui&amp;les&#xa0;:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>Nommer un motif</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>Choisissez d’abord un motif dans le panneau Peinture.</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>Ce motif n’a pas d’image.</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Valeurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>Rétablir la valeur par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Cette méthode n’a pas de paramètres.</translation>
    </message>
</context>
<context>
    <name>tessera::PartsView</name>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>Dernière heure</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>La part des évaluations faite par chaque partie de la méthode, combien de fois elle a amélioré le meilleur plateau, et de combien de points&#xa0;: depuis le début et dans la dernière heure</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>Estimé d’après le nombre de faisceaux aussi bons que le meilleur plateau. La durée peut être plusieurs fois trop courte ou trop longue.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Prochaine amélioration</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>Prochaine amélioration&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PieceDialog</name>
    <message>
        <source>&amp;Up:</source>
        <translation>&amp;Haut&#xa0;:</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Côté du haut</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Droite&#xa0;:</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Côté droit</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>&amp;Bas&#xa0;:</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Côté du bas</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Gauche&#xa0;:</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Côté gauche</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Modifier la pièce %1</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>La pièce</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>La pièce telle qu’elle apparaîtra sur le plateau</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>Donner ces côtés à la pièce</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>Couleur de ce côté. 0 est le gris du cadre. Tapez un numéro pour choisir sa couleur.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceModel</name>
    <message>
        <source>Piece %1, %2, %3</source>
        <extracomment>number, kind, rotation</extracomment>
        <translation>Pièce %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTableModel</name>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>Intérieur</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Bout</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>Le numéro de la pièce</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>Où la pièce va selon ses côtés gris</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>Nombre de pièces identiques, quelle que soit leur rotation</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>Où la pièce se trouve sur le plateau</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Appariés</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>Combien de ses côtés s’y apparient</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>Pièces du puzzle</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>Toutes les pièces. Cliquez sur une pièce pour la sélectionner sur le plateau, ou sur un titre pour trier.</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>Les pièces hors du plateau. Entrée en pose une sur le plateau, R la pivote.</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>Ce puzzle n’a pas encore de pièces.</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>Toutes les pièces sont sur le plateau. Glissez une pièce ici pour la retirer.</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>Aucune pièce ne convient en %1.</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>Aucune pièce restante ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>&amp;Fits here</source>
        <translation>Con&amp;viennent ici</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>N’afficher que les pièces qui s’apparient avec toutes les voisines de la case sélectionnée</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>Pièces hors du plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n pièce convient en %1</numerusform>
            <numerusform>%n pièces conviennent en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n pièce hors du plateau</numerusform>
            <numerusform>%n pièces hors du plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>%1 sur %n pièce hors du plateau</numerusform>
            <numerusform>%1 sur %n pièces hors du plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>Hors de votre plateau&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Find a piece</source>
        <translation>Trouver une pièce</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>Trouver une pièce par son numéro ou ses côtés</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Pièces de coin</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Pièces de bord</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>Pièces intérieures</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Par genre</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Toutes les couleurs</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>Genre de pièces</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>N’afficher que les pièces de ce genre</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>Couleur des pièces</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>N’afficher que les pièces qui ont un côté de cette couleur</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>Ordre des pièces</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>L’ordre dans lequel les pièces sont listées</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>Trouver&#xa0;: 17 ou «&#xa0;a?b?&#xa0;»</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>Trouver une pièce par son numéro ou ses côtés. Tapez quatre lettres de couleur dans le sens horaire, a pour le gris,&#xa0;? pour n’importe laquelle. Entrée montre la pièce suivante</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>Aucune pièce n’a ces côtés.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>Tapez un numéro de 1 à %1, ou quatre côtés comme a?b?.</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>La pièce %1 est en %2</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>La pièce %1 n’est pas sur le plateau</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>which of the pieces found, and where it is</extracomment>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>tessera::PlainDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>Garder la solution de la recherche</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>Commencer par un plan fourni avec Tessera</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>Nombre&#xa0;: autant de puzzles générés, avec des graines consécutives</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>Paramètres sous la forme nom = valeur, séparés par des points-virgules. Une liste 0.9, 0.95 ou un intervalle 1:2:9 (début:pas:fin) essaie chaque valeur.</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>Exécutions de chaque méthode sur chaque puzzle</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>La graine de la première exécution&#xa0;; les autres suivent</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>Ce qui termine chaque exécution. Avec des évaluations, toute machine obtient les mêmes résultats.</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>Le budget de chaque exécution</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>Ouvrir le plan</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>Afficher le plan dans la fenêtre. Rien n’est écrit avant qu’il s’exécute.</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>Concevoir un plan</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>Secondes de temps processeur</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Enregistrer le plan…</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Ti&amp;tre&#xa0;:</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>Ajouter un &amp;puzzle</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>Ajouter une &amp;méthode</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>E&amp;xécutions&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Première graine&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>&amp;Budget&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>&amp;Généré…</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Fichiers…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>Plan vide</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimation…</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>Ajoutez des puzzles et des méthodes.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n exécution, environ %1 à raison de %2 à la fois</numerusform>
            <numerusform>%n exécutions, environ %1 à raison de %2 à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n exécution, au plus %1 à raison de %2 à la fois</numerusform>
            <numerusform>%n exécutions, au plus %1 à raison de %2 à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>Les réglages que les paramètres modifient</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>Ajouter des puzzles</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 diffèrent</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>Plateau %1 de la population&#xa0;: %2 côtés sur %3 sont appariés&#xa0;; cases différentes du meilleur&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>L’algorithme génétique et les colonies de fourmis montrent ici les plateaux de leur population.</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>Plateaux de la population</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>Un échantillon de la population, le meilleur d’abord. Sélectionnez un plateau pour l’afficher et suivre sa place dans la population. Échap montre de nouveau le meilleur plateau.</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Aperçu avant i&amp;mpression…</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>Prévisualiser et imprimer le plateau, ou les pièces à découper</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>Imprimer avec les réglages de l’aperçu</translation>
    </message>
</context>
<context>
    <name>tessera::PrintDialog</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Ce qu’il faut imprimer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Taille du papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>Portrait ou paysage</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>La marge des quatre côtés. La plupart des imprimantes demandent au moins 5 mm</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Le plateau actuel</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>Le puzzle, à découper et à jouer</translation>
    </message>
    <message>
        <source>A4 (210 × 297 mm)</source>
        <translation>A4 (210 × 297 mm)</translation>
    </message>
    <message>
        <source>A3 (297 × 420 mm)</source>
        <translation>A3 (297 × 420 mm)</translation>
    </message>
    <message>
        <source>Letter (8.5 × 11 in)</source>
        <translation>Letter (8,5 × 11 pouces)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>Legal (8,5 × 14 pouces)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>Choisir une imprimante et imprimer</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>Enregistrer ces pages dans un fichier PDF</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Numéros des pièces</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>Imprimer le numéro de chaque pièce</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Coor&amp;données</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Lettres des colonnes et numéros des lignes sur le pourtour</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>Mar&amp;ques de conflit</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marquer les jonctions non appariées</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>Afficher quelles pièces sont verrouillées ou sont des indices</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>Longueur du côté d’une pièce et d’une case du plateau</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>Espace entre les pièces. Avec 0, une seule coupe sépare deux pièces</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>Numéros au &amp;dos</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>Ajouter une page de numéros pour le dos de chaque feuille. Imprimez en recto verso, retourné sur le grand côté</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>Plateau &amp;vide avec indices</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>Ajouter un plateau de jeu vide à la même échelle. Un grand plateau est réparti sur plusieurs pages</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>&amp;Taille des pièces&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>É&amp;cart&#xa0;:</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Or&amp;ientation&#xa0;:</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>Ma&amp;rges&#xa0;:</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Tui&amp;les&#xa0;:</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>Verro&amp;us</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>Recherches &amp;précédentes</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>Afficher les recherches précédentes de ce puzzle en traits fins, et la plage atteinte par les recherches du même genre</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>&amp;Score actuel</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Score au fil du temps</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>Lancez une recherche pour voir sa courbe ici.</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>En abs&amp;cisse&#xa0;:</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>Afficher le score du plateau actuel, ou la population entière, en bande derrière le meilleur</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>attendu d’après %n exécution</numerusform>
            <numerusform>attendu d’après %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>La recherche n’a pas encore de plateau complet.</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>avec cadre</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>sans cadre</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1, signé</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Ti&amp;tre&#xa0;:</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>Aut&amp;eur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notes&#xa0;:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Pièces&#xa0;:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>Généré&#xa0;:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>Le titre du puzzle</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>L’auteur du puzzle</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>Vos notes sur le puzzle</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2, score maximal %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1, %n indice</numerusform>
            <numerusform>%L1, %n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>non ou inconnu</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>avec la graine %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>Somme de contrôle&#xa0;:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>Deux jeux des mêmes pièces ont la même somme, quels que soient l’ordre et la rotation. Comparez-la avec le propriétaire d’un autre jeu</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>Sans couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>Une somme qui ne dépend pas des numéros des couleurs</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>Copier cette somme</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>inconnue&#xa0;: trop de couleurs se ressemblent</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1, pourtour d’une seule couleur</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1, pourtour de couleur %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1, les pièces gardent leur rotation</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudo-code</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>%1, ligne par ligne</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>&amp;Ajouter une pièce</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>Ajouter à la réserve une pièce de motif 1 sur tous les côtés</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>Dup&amp;liquer la pièce</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>Ajouter à la réserve une copie de la pièce sous le curseur</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>&amp;Supprimer des pièces</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>Supprimer les pièces sélectionnées du puzzle, et pas seulement du plateau</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>Remplacer une &amp;couleur…</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>Donner une autre couleur à tous les côtés d’une couleur</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>&amp;Recolorer pour apparier</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>Changer le moins de côtés possible pour que toutes les pièces posées s’apparient</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>Re&amp;dimensionner…</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>Changer la taille du plateau. Les pièces restent</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Cadr&amp;e</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>Rendre gris le pourtour du plateau. Les pièces du pourtour y reçoivent des côtés gris</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>Si&amp;gnes</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>Donner à chaque couleur des tenons et des creux. Ce qui s’apparie reste apparié</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>Re&amp;tourner horizontalement</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>Retourner horizontalement le plateau et chaque pièce. Les pièces changent</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>Ret&amp;ourner verticalement</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>Retourner verticalement le plateau et chaque pièce. Les pièces changent</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>Tourner le &amp;plateau à droite</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>Tourner tout le plateau dans le sens horaire, avec verrous et indices</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>Tourner le plateau à gauc&amp;he</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>Tourner tout le plateau dans le sens antihoraire, avec verrous et indices</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>Créer un pu&amp;zzle à partir du plateau</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>Mélanger les pièces dans la réserve et enregistrer le plateau comme solution</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>Il n’y a pas de pièce à copier ici.</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>Couleur à remplacer</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Nouvelle couleur</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>Remplacer une couleur</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>Recolorer tous les côtés de cette couleur</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>R&amp;emplacer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>&amp;Par&#xa0;:</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>Tapez le numéro d’une couleur pour la sélectionner</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>%n côté changera.</numerusform>
            <numerusform>%n côtés changeront.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>Choisissez deux couleurs différentes.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>&amp;Ajouter les pièces manquantes</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>Ajouter des pièces de motif 1 jusqu’à en avoir une par case. Un cadre reçoit des côtés gris</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Redimensionner le plateau</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;Redimensionner</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>Redimensionner le plateau à cette taille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>Il manque %n pièce pour remplir ce plateau.</numerusform>
            <numerusform>Il manque %n pièces pour remplir ce plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n pièce est en trop pour ce plateau et reste dans la réserve.</numerusform>
            <numerusform>%n pièces sont en trop pour ce plateau et restent dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>Les pièces remplissent exactement le plateau.</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>Po&amp;urtour d’une seule couleur…</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>Exiger que tous les côtés du pourtour aient la même couleur, sur un plateau sans cadre</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>Pourtour d’une seule couleur</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>&amp;Pourtour&#xa0;:</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>Les côtés du pourtour comptent dans le score comme les jonctions.</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>Désactivez d’abord le cadre et les signes.</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Changer</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>Appliquer cette règle au pourtour</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>&amp;Saisir des pièces…</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>Saisir ou coller les pièces d’un puzzle que vous possédez</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>&amp;Garder la rotation</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>Ne pas permettre de tourner les pièces, comme dans TetraVex. Les pièces sont listées dans leur rotation sur le plateau</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>Peindre des côtés</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>Changer un côté en %1</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>Dupliquer la pièce %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Ajouter une pièce</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>Sélectionnez d’abord les pièces à supprimer.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>Supprimer %n pièce</numerusform>
            <numerusform>Supprimer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>Supprimer la pièce %1</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>Redimensionner à %1 × %2</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>Ajouter le cadre</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>Retirer le cadre</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>Ajouter les signes</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>Retirer les signes</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>Remplacer la couleur %1 par %2</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>Recolorer pour apparier</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>Toutes les pièces posées s’apparient déjà.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>%n côté a changé.</numerusform>
            <numerusform>%n côtés ont changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Retourner horizontalement</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Retourner verticalement</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>Chaque pièce est maintenant son image miroir. Tourner l’ancienne pièce ne donne pas forcément la nouvelle.</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>Tourner le plateau dans le sens horaire</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>Tourner le plateau dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>Créer un puzzle à partir du plateau</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>Les pièces sont mélangées dans la réserve. Le plateau est enregistré comme solution.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>Il n’y a pas de pièce à peindre en %1. Posez-en une d’abord.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 est verrouillée. Déverrouillez-la d’abord.</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>Changer la règle du pourtour</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>Saisir %n pièce</numerusform>
            <numerusform>Saisir %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>Garder la rotation des pièces</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>Permettre la rotation des pièces</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>Les pièces sont maintenant listées dans leur rotation sur le plateau.</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>%1 sur le cadre, %2 à l’intérieur</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>%n pièce posée, score %1 sur %2</numerusform>
            <numerusform>%n pièces posées, score %1 sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Pièces&#xa0;:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Indices&#xa0;:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Plateau&#xa0;:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>%1 seulement sur le cadre, %2 autres</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>%1 construit son premier plateau</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>Le plateau montre le résultat d’une recherche. Gardez-le ou revenez d’abord.</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>Une recherche est en cours sur ce plateau. Arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>Mettre ce plateau dans le puzzle. Annuler ramène l’ancien plateau</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Abandonner le résultat et afficher à nouveau le plateau du puzzle</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>Terminé&#xa0;: %1 n’a trouvé aucun plateau complet</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>Relecture de %2 à %1, %3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>Plateau %1 de la population de %2, %3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>Résolu par %1 en %2</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>Terminé&#xa0;: le meilleur plateau de %1, %2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>Arrêté : le meilleur plateau de %1, %2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>De la course, avant la fin&#xa0;: le meilleur plateau de %1, %2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>En pause&#xa0;: le plateau courant de %1, %2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>En direct&#xa0;: le plateau courant de %1, %2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>En pause&#xa0;: le meilleur plateau de %1, %2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>En direct&#xa0;: le meilleur plateau de %1, %2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · graine %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>Résolu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Arrêter la recherche. Son meilleur plateau reste affiché</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>Garder ce plateau</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>Mettre le plateau dans le puzzle. Annuler ramène l’ancien plateau</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>Afficher à nouveau le plateau du puzzle</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>Avant le premier pas de %1, %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>Ce qui est résolu, faux ou vide dans le puzzle</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>La case sous la souris ou le curseur, et son contenu</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>Vitesse et durée de la recherche</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>%1 évaluations/s · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pause · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>Reprise · %1</translation>
    </message>
</context>
<context>
    <name>tessera::RaceDialog</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long each search may run. Its clock stops while another search has its turn.</source>
        <translation>Durée maximale de chaque recherche. Son horloge s’arrête pendant le tour d’une autre.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>&amp;Temps pour chacune&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>&amp;Graines pour chacune&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Première graine&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>&amp;Méthodes&#xa0;:</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>&amp;Lancer la course</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>Lancer une recherche avec chacune des méthodes sélectionnées sur ce puzzle</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>É&amp;valuations pour chacune&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n recherche, %1 à la fois</numerusform>
            <numerusform>%n recherches, %1 à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1, avec %2 évaluations chacune.</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>%1&#xa0;: environ %2 si le processeur est libre par ailleurs.</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>Les méthodes de la course, avec valeurs par défaut ou préréglages</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>Choisissez au moins une méthode.</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>Fixez d’abord une limite de temps ou d’évaluations.</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>Faire courir c&amp;es méthodes</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>Lancer une recherche avec chacune de ces méthodes et ses valeurs par défaut</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>Choisir les métho&amp;des…</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>Choisir d’abord les méthodes, préréglages, limites et graines</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>Faire courir %n méthode sur %1</numerusform>
            <numerusform>Faire courir %n méthodes sur %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>Un plateau de score %1 a échoué au contrôle du score&#xa0;; il n’a donc pas été enregistré dans le fichier des records.</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>%1 n’est pas un fichier de records. Indiquez un autre fichier pour les records.</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>Placer le record</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>Placer le record sélectionné sur le plateau, en une étape annulable</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>Exporter les records…</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>Exporter tous les records de ce puzzle en tableau pour d’autres programmes</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>Meilleurs plateaux trouvés pour ce puzzle</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>Les meilleurs plateaux trouvés jusqu’ici. Entrée ou un double clic en place un sur le plateau.</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>Aucune recherche n’a encore trouvé de plateau complet de ce puzzle. Les meilleurs apparaissent ici.</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>Meilleur&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>Placer un record (%1 sur %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>Ouvrez d’abord un puzzle de côtés.</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>Amélioration p&amp;récédente</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>Afficher le meilleur plateau avant celui-ci</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>Rejouer les améliorations de la recherche</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>Amélioration suiva&amp;nte</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>Afficher le meilleur plateau après celui-ci</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de relecture</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>Combien d’améliorations par seconde sont rejouées</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>Moment de la recherche</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>Les améliorations de la recherche. Le plateau montre celle qui est sélectionnée.</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>Arrêter la re&amp;lecture</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>Il n’y a pas d’autre amélioration.</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>Il n’y a pas de recherche à rejouer.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 · %4</source>
        <translation>%1 sur %2 · %3 · %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>1 the moment, 2 the part of a method that found the board</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tessera::ResultsView</name>
    <message>
        <source>Compared with</source>
        <translation>Comparée à</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>Les puzzles montrés dans les graphiques et la comparaison</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Par seconde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>Type de p</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>Le score que les exécutions doivent atteindre</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aucune exécution n’est encore terminée.</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>Exécutions ayant atteint le but, %</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>Une ligne par méthode</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>E&amp;xécutions</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>Une ligne par exécution&#xa0;; un double clic l’ouvre</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>&amp;Boîtes</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>Scores dans le te&amp;mps</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>Temps &amp;jusqu’au but</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Comparaison</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzzle&#xa0;:</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>En ab&amp;scisse&#xa0;:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>B&amp;ut&#xa0;:</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&lt; 0.0001</source>
        <translation>&lt; 0,0001</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>Les tests de Mann–Whitney montrent si les méthodes diffèrent plus que par hasard. Chaque puzzle d’un groupe compte une fois, par sa médiane. p (Holm) est corrigé pour toutes les paires.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>À %1</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1 (meilleur %2)</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>%1&#xa0;: temps jusqu’à %2 sur %3</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>%1&#xa0;: scores dans le temps, score maximal %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>%1&#xa0;: scores, score maximal %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>Tests sur tous les puzzles, rangs, temps et profils</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1&#xa0;% des exécutions</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>Enregistrer l’e&amp;xécution…</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>Enregistrer la recherche avec tous ses meilleurs plateaux, pour l’ouvrir, la rejouer et la répéter plus tard</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>Le fichier d’exécution est incomplet. Tout ce qui précède la coupure a été chargé.</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>Il n’y a pas encore d’exécution à enregistrer&#xa0;: lancez d’abord une recherche.</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>Reprendre depuis un point de contrôle…</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>Reprendre une recherche inachevée depuis un point de contrôle de solve --checkpoint ou une exécution enregistrée</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>Ce fichier ne contient pas de recherche inachevée à reprendre.</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>Enregistrer la cour&amp;be…</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>Enregistrer le score au fil du temps en image ou en tableau</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>Il n’y a pas encore de courbe à enregistrer&#xa0;: lancez d’abord une recherche.</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>%1&#xa0;: score maximal %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Enregistrer l’exécution</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>Enregistrer la courbe</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 (courbe)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>La recherche ne peut pas être reprise depuis ce fichier, car son état est trop grand.</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>amélioration il y a %n s</numerusform>
            <numerusform>amélioration il y a %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>amélioration il y a %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>Ralentir la recherche pour suivre chaque pas, avec une explication au-dessus du plateau</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>Afficher le plateau &amp;courant</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>Le meilleur score obtenu et le score maximal</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>Points qui manquent pour le score maximal</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Afficher les réglages de cette recherche</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>Afficher le plateau que la méthode modifie en ce moment, au lieu du meilleur</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Pleine vitesse</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n pas par seconde</numerusform>
            <numerusform>%n pas par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Réglages de la recherche</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>Pas encore de recherche</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>à %1 sur %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>reprise&#xa0;: répète les dernières secondes</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>%1 éval./s</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>Pas encore de plateau complet</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>Il n’existe pas de méthode «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>La recherche n’a trouvé aucun plateau complet.</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>Cette méthode ne peut pas reprendre à partir de l’état enregistré. Lancez une nouvelle recherche.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>La recherche %1 sur «&#xa0;%2&#xa0;» reprend exactement là où elle s’est arrêtée.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>La recherche %1 sur «&#xa0;%2&#xa0;» reprend là où elle s’est arrêtée, mais répète d’abord son dernier travail.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>La recherche %1 sur «&#xa0;%2&#xa0;» reprend à partir de son meilleur plateau, car aucun état n’a été enregistré.</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>La recherche %1 sur «&#xa0;%2&#xa0;» repart du début, car aucun état n’a été enregistré.</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>Score visé atteint&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>Limite de temps atteinte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>Limite d’évaluations atteinte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>De la course, avant la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>Il ne reste rien à essayer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Résolu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>Il y a %n pas&#xa0;: %1</numerusform>
            <numerusform>Il y a %n pas&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>Tout a été essayé et il n’y a pas de solution&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>Le préréglage que «&#xa0;tessera tune&#xa0;» a écrit dans un fichier</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>Ouvrir un préréglage</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>Préréglages (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>%1&#xa0;: ce préréglage est pour un autre genre de puzzle.</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>La méthode de recherche</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Valeurs des paramètres tirées d’un article, ou valeurs éprouvées</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>Le plateau dont part la recherche</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>La même graine, autant de fils et le même nombre d’évaluations redonnent le même plateau</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>Choisir une nouvelle graine au hasard</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Un plateau aléatoire</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>Un plateau glouton</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Le plateau actuel</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Méthode&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>Pré&amp;réglage&#xa0;:</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>&amp;Départ&#xa0;:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Grai&amp;ne&#xa0;:</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>Durée ma&amp;x.&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>Éval&amp;uations&#xa0;:</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valeurs personnalisées</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>Comment cette méthode fonctionne, et quels scores elle a atteints</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>À propos de la méthode</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>Le nombre de fils pour les méthodes qui peuvent partager leur travail. Un autre nombre donne un autre résultat, même avec la même graine.</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>&amp;Fils&#xa0;:</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>Choix de la méthode</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>Arrête la recherche après ce nombre de secondes</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>Arrête la recherche après ce nombre d’évaluations. Elle est alors reproductible</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>temps réel</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>temps processeur</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>Le temps processeur ignore les autres programmes&#xa0;; les recherches restent ainsi comparables. Il additionne tous les fils.</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>Le type de temps compté par la limite</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>Afficher ou masquer le préréglage, les paramètres, le départ et les évaluations</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>Meilleur score&#xa0;:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Temps&#xa0;:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>Évaluations/s&#xa0;:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>Évaluations&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1, %2&#xa0;% d’un cœur</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1, %2&#xa0;% d’un cœur par fil</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>Pas encore de résultat. Lancez d’abord une recherche.</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>Aucune recherche n’est en cours.</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>Aucune recherche arrêtée à reprendre.</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>Reprendre la recherche. %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>En pause. %1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>Il n’y a pas de pas précédent. Faites d’abord quelques pas.</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Afficher les réglages de cette recherche</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>Les mêmes réglages et la même graine donnent partout le même puzzle</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>Choisir une autre graine au hasard</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>Tessera s’est fermé de façon inattendue. Voici votre travail non enregistré du %1.</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>Garder le puzzle</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>Travailler avec cette version récupérée. Elle n’est pas encore enregistrée</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>Revenir à la version du fichier</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Fermer ce puzzle</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>Tessera ne peut pas enregistrer de copies de secours. Enregistrez souvent votre travail. %1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>Reprendre la recherche</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Reprendre la recherche là où elle a été arrêtée</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>Chercher à partir de ce plateau</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>Poser le meilleur plateau et lancer une nouvelle recherche à partir de lui, avec la même méthode, les mêmes paramètres et les mêmes limites</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>Vous avez fermé Tessera (%1) avant la fin de la recherche. La recherche est en pause.</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>Voici le résultat d’une recherche quand vous avez fermé Tessera (%1). Gardez son plateau ou revenez en arrière.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>Tessera s’est fermé de façon inattendue (%1) avant la fin de la recherche. La recherche est en pause.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>Tessera s’est fermé de façon inattendue. Voici le résultat d’une recherche (%1). Gardez son plateau ou revenez en arrière.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>%n de ses recherches ne peut pas être restaurée</numerusform>
            <numerusform>%n de ses recherches ne peuvent pas être restaurées</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>Un autre onglet contient le travail récupéré de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>%n autre onglet contient du travail récupéré.</numerusform>
            <numerusform>%n autres onglets contiennent du travail récupéré.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>Afficher l’onglet</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>Aller à cet onglet</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>Tessera ne peut pas enregistrer de copies de secours et reste donc ouvert. Certaines recherches sont en pause. %1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>%1 est ouvert dans un autre onglet. L’enregistrement demandera donc un nouveau nom.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>C&amp;hanger d’espace de travail avec la recherche</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Afficher l’espace Observer quand une recherche démarre, et Éditer quand son résultat est gardé ou abandonné</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>La langue du programme</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>Fenêtres claires ou sombres, ou selon le réglage du système</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>Aperçu de ces tuiles</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Tuiles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>To&amp;uches</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>Enregi&amp;strement et limites</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>La langue change à la fermeture de cette boîte de dialogue, ou au prochain démarrage si une course ou une expérience est ouverte.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>La méthode utilisée par les nouvelles recherches</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Valeurs des paramètres tirées d’un article, ou valeurs éprouvées</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>Nouvelles recherches</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Méthode&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Préréglage&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Limite de &amp;temps&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>É&amp;valuations&#xa0;:</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Puzzles générés</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>P&amp;uzzle&#xa0;:</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>R&amp;ouvrir les fichiers au démarrage</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>Recherches simultanées</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>Nombre de recherches qu’une nouvelle course ou expérience exécute à la fois. Plus d’une par cœur n’en accélère aucune.</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>&amp;Recherches simultanées&#xa0;:</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Tous les réglages</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>Appliquer vos modifications et enregistrer tous les réglages dans un fichier, pour un autre ordinateur</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>Utiliser les réglages d’un fichier exporté par Tessera</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Rétablir les valeurs par défa&amp;ut</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>Réinitialiser tous les réglages, y compris les touches et les palettes</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exporter les réglages</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>Réglages (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importer des réglages</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>Réglages (*.ini);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>Rétablir les réglages par défaut</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>Tous vos réglages, touches et palettes seront perdus. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copies de secours</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>Intervalle maximal entre deux copies du travail non enregistré. Après un plantage, Tessera restaure cette copie</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>Étapes d’annulation</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>Moins d’étapes demandent moins de mémoire, ce qui compte pour les grands plateaux. S’applique aux puzzles ouverts désormais.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>&amp;Copies de secours, au moins toutes les&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>Étapes d’ann&amp;ulation&#xa0;:</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>Restaure aussi les recherches, leurs résultats et les courses. Après un plantage, le travail non enregistré est toujours restauré</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>Mémoire par fil</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>Mémoire maximale de chaque fil d’une recherche pour les plateaux d’un faisceau ou les pistes des fourmis, quels que soient ses paramètres. Rien d’autre n’est limité.</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>selon la recherche</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>&amp;Mémoire par fil, au plus&#xa0;:</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>Afficher la &amp;page d’accueil quand aucun puzzle n’est ouvert</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>Sinon, Tessera montre un puzzle d’exemple</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Réduire les &amp;animations</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>Ne pas faire clignoter les cases changées ni animer un puzzle résolu</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>Tous vos réglages, touches et palettes seront remplacés par ceux de «&#xa0;%1&#xa0;». Cette action est irréversible.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>Les réglages ont été importés de «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>Clavier et gestes</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>N’afficher que les lignes contenant ces mots</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>Suggérer le prochain coup et aller à sa case</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>Poser les pièces forcées</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>Remplir toutes les cases où une seule pièce convient</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>Comparer avec la solution</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>Sélectionner les pièces qui diffèrent de la solution enregistrée</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>pièce %1, %2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>Le plateau est plein et tout s’apparie.</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>La pièce en %1 ne s’apparie pas avec toutes ses voisines.</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>Plus aucune pièce ne convient en %1. Retirez une pièce voisine.</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>Une seule pièce convient en %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>Dans la solution enregistrée, %1 contient %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>%1 a le moins de possibilités&#xa0;: %n.</numerusform>
            <numerusform>%1 a le moins de possibilités&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>Poser %n pièce forcée</numerusform>
            <numerusform>Poser %n pièces forcées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>%n pièce forcée posée. Plus aucune pièce ne convient en %1.</numerusform>
            <numerusform>%n pièces forcées posées. Plus aucune pièce ne convient en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>%n pièce forcée posée.</numerusform>
            <numerusform>%n pièces forcées posées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>Aucune case n’est forcée. Chaque case vide a plusieurs possibilités.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Ce puzzle n’a pas de solution enregistrée.</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>Le plateau correspond à la solution enregistrée.</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Aucune pièce n’est encore placée.</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>%n pièce correspond à la solution enregistrée.</numerusform>
            <numerusform>Les %n pièces correspondent à la solution enregistrée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n pièce diffère de la solution enregistrée et est maintenant sélectionnée. Il peut y avoir d’autres solutions.</numerusform>
            <numerusform>%n pièces diffèrent de la solution enregistrée et sont maintenant sélectionnées. Il peut y avoir d’autres solutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Résoudre le reste</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>Remplir les cases vides par recherche exacte. Les pièces posées restent</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>Chaque case a une pièce. Il ne reste rien à résoudre.</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>Résolution du reste…</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>Annulé avant d’avoir trouvé une solution.</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>Résolu. C’est la seule solution avec les pièces posées.</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>Résolu. Il y a d’autres solutions avec les pièces posées.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>Il n’y a pas de solution avec les pièces posées. Retirez-en et réessayez.</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>Pas de réponse en %n seconde. Posez plus de pièces et réessayez.</numerusform>
            <numerusform>Pas de réponse en %n secondes. Posez plus de pièces et réessayez.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>Toutes les solutions du reste…</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>Lister toutes les solutions qui gardent les pièces posées, et les parcourir</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Recherche de toutes les solutions…</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>Ces pièces n’ont pas de solution, quelle que soit leur disposition.</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>Ce puzzle n’a pas de solution avec ses indices.</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>Titres</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>Entre %1 et %2 jusqu’ici</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>Le fichier est introuvable</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Le fichier est illisible</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Vos puzzles</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>Aucun fichier récent. Créez un puzzle ou ouvrez un fichier.</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>Revenir aux puzzles ouverts et à leurs recherches</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Revenir au puzzle</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>Puzzles récents</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>Ouvrir ce puzzle, comme la touche Entrée</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>Ouvrir le dossier de ce fichier</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>Retirer ce puzzle de la liste, comme la touche Suppr. Le fichier reste</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>Aucun puzzle n’est sélectionné.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>Impossible d’ouvrir le dossier %1.</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>Le fichier est trop grand pour une image</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>Nouveau s&amp;udoku…</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>Générer un sudoku ou commencer avec une grille vide</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>Sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>Mode &amp;crayon</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>Les chiffres tapés sont des notes. Ctrl inverse ce mode.</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>Afficher les &amp;candidats</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>Afficher les chiffres possibles dans les cases vides</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>Noter tous les c&amp;andidats</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>Noter au crayon les chiffres possibles des cases vides</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>Effacer les &amp;notes</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>Enlever toutes les notes au crayon</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>Faire des chiffres les &amp;donnés</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>Les chiffres de la grille deviennent le puzzle</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>&amp;Libérer les chiffres donnés</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>Permettre de changer tous les chiffres</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>Remplir les candidats uniques</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Résoudre le reste</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Afficher la solution</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>La grille a été copiée comme image.</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>La grille a été copiée comme ligne de chiffres.</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>Copier en &amp;ligne de chiffres</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>Copier la grille en texte, ses chiffres sur une ligne</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>Le sudoku a été imprimé.</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>Remplir toutes les cases dont le chiffre découle de candidats uniques</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 contient maintenant %n sudoku&#xa0;: ouvrez-le pour choisir.</numerusform>
            <numerusform>%1 contient maintenant %n sudokus&#xa0;: ouvrez-le pour choisir parmi eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 est un chiffre donné et ne peut pas être changé.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Vider %n case</numerusform>
            <numerusform>Vider %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>Note %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>Noter tous les candidats</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>Effacer les notes</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>Vider la grille</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>Fixer les chiffres comme donnés</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>Libérer les chiffres donnés</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>Sudokus dans %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n chiffre donné</numerusform>
            <numerusform>%1 · %2×%2 · %n chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>Au plus %n puzzle à la fois</numerusform>
            <numerusform>Au plus %n puzzles à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>Ouvrir les puzzles sélectionnés dans des onglets</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1, puzzle %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n case vide</numerusform>
            <numerusform>%n cases vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n conflit</numerusform>
            <numerusform> · %n conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>Tapez des chiffres · Ctrl+chiffre note au crayon · Suppr efface</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>Tapez des chiffres ou des lettres · Le mode crayon fait des notes · Suppr efface</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n chiffre manque</numerusform>
            <numerusform>%n chiffres manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>Garder la grille de la recherche</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>La première grille&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>%1 changé&#xa0;: maintenant %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>%n chiffre manque dans les lignes et colonnes.</numerusform>
            <numerusform>%n chiffres manquent dans les lignes et colonnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>Résolu&#xa0;: chaque ligne, colonne et bloc a chaque chiffre.</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Redémarrage.</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>Aucune case changée&#xa0;: toujours %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>%1 et&#xa0;%n autre case ont changé&#xa0;: maintenant %2.</numerusform>
            <numerusform>%1 et&#xa0;%n autres cases ont changé&#xa0;: maintenant %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Le meilleur jusqu’ici.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>En chemin, %1 a été atteint, le meilleur jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>Secouée par %n mouvement au hasard&#xa0;: %1.</numerusform>
            <numerusform>Secouée par %n mouvements au hasard&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>Exécute le meilleur mouvement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>%1&#xa0;: rien de cela n’améliore la grille.</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 n’est pas une amélioration, donc la recherche revient à la grille gardée.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>Un optimum local est gardé comme point de départ.</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>Meilleure que la grille gardée (%1), donc gardée.</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>Aussi bonne que la grille gardée, donc gardée.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Réchauffé.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Aucune perte, donc accepté à toute température.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Accepté à la température %1, avec la probabilité %2.</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>Échanger %1 et %2&#xa0;? Rejeté&#xa0;: à la température %3, sa probabilité était de %4.</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>Le palier %1 commence à la température %2.</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>Grille %1 sur %2 d’une nouvelle population.</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>Deux parents ont été choisis, avec %1 et %2. Voici le premier.</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>Une recherche locale travaille sur la grille.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>La génération %1 est complète. Voici sa meilleure grille.</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>%n échange au hasard a été fait pour choisir la température.</numerusform>
            <numerusform>%n échanges au hasard ont été faits pour choisir la température.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>L’enfant prend %n bloc à son autre parent (%1).</numerusform>
            <numerusform>L’enfant prend %n blocs à son autre parent (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>Mutation&#xa0;: %n échange au hasard.</numerusform>
            <numerusform>Mutation&#xa0;: %n échanges au hasard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>Grille de sudoku</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>%1&#xa0;: donné %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>%1&#xa0;: chiffre %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>%1&#xa0;: notes %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>C&amp;ouleurs personnalisées…</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>Créer une palette personnalisée à partir de ces couleurs</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>C&amp;hanger…</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>Changer cette palette</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>Retirer cette palette</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mes couleurs</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>Mes couleurs %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>Retirer la palette&#xa0;?</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>La palette «&#xa0;%1&#xa0;» sera perdue. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>Réglages non enregistrés</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>Impossible d’écrire les réglages dans le dossier «&#xa0;%1&#xa0;». Ils seront perdus quand vous quitterez Tessera. Vérifiez si le disque est plein ou le dossier en lecture seule.</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>Progression dans l’arbre</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>Des descentes au hasard estiment la taille de l’arbre (Knuth 1975). Il peut être plusieurs fois plus petit ou plus grand.</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>Poses par profondeur (cases remplies)</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>%1&#xa0;% d’environ %2 poses parcourues</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1, tout l’arbre en environ %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>Tuiles plus grandes</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>Tuiles plus petites</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>A&amp;juster à la fenêtre</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Afficher tout le plateau</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>&amp;Conflits</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marquer les jonctions non appariées</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Numéros des pièces</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>Afficher le numéro de chaque pièce</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>Afficher les lettres des colonnes et les numéros des lignes</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>&amp;Verrous</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Afficher une épingle sur les pièces verrouillées et les indices</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>&amp;Lettres des couleurs</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>Afficher la lettre de chaque couleur sur ses côtés</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Can&amp;didats</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>Afficher combien de pièces conviennent à chaque case vide</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>Colorer les cases selon ce que la dernière recherche a fait&#xa0;: combien de fois chacune a changé, ou la mesure propre à sa méthode, comme la phéromone</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>La carte de chaleur &amp;montre</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>La mesure pr&amp;opre à la méthode</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>La valeur que la méthode donne à chaque case, comme la phéromone. À défaut, le nombre de changements</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Changements</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>Combien de fois chaque case a changé d’un meilleur plateau au suivant</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>&amp;Conflits fréquents</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>Combien des meilleurs plateaux avaient un conflit à chaque case</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>&amp;Différence avec le plateau épinglé</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>Les cases qui diffèrent du plateau épinglé</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>&amp;Épingler ce plateau</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>Mémoriser ce plateau, pour voir plus tard en quoi d’autres en diffèrent</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>Pseu&amp;do-code à côté du plateau</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>En mode pas à pas, afficher la méthode ligne par ligne et marquer la ligne en cours</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>Es&amp;tomper ce qui s’apparie</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>Estomper les pièces sans conflit pour faire ressortir les autres</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>Conflits par li&amp;gne</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>Afficher au bord du plateau le nombre de conflits de chaque ligne et de chaque colonne</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Lé&amp;gende</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>Expliquer les calques sous le plateau, avec les valeurs de la case sous la souris ou le curseur</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>Conflit &amp;suivant</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>Sélectionner les deux cases du conflit suivant et y faire défiler le plateau</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>Conflit &amp;précédent</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>Sélectionner les deux cases du conflit précédent et y faire défiler le plateau</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;iter</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>Disposer les panneaux pour construire le puzzle</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>O&amp;bserver</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>Disposer les panneaux pour observer une recherche&#xa0;: plateau, score et graphique</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>Changer d’espace de tra&amp;vail</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>Passer à l’autre espace de travail, Éditer ou Observer</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>Changer d’espace de travail &amp;avec la recherche</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Afficher l’espace Observer quand une recherche démarre, et Éditer quand son résultat est gardé ou abandonné</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>Remettre les panneaux de cet espace de travail à leur place par défaut</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>Afficher seulement plateau, score et graphique, en plein écran</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>La page d’accueil est affichée. Ouvrez d’abord un puzzle.</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>Afficher seule</translation>
    </message>
</context>
</TS>
