<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>Das System lässt keine weiteren Threads zu. Verwenden Sie weniger Threads.</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>Das Programm ist gescheitert: %1.</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>Aufnehmen oder legen</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>Als Block drehen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Sperren oder freigeben</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>Teil bearbeiten</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>Anzeigen, was passt</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Als Block gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Ein passendes Teil wählen</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>Im Moment nicht möglich.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Friedman-Test</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>Paare über Puzzles</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>Paare auf jedem Puzzle</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>Wertungen bei festem Budget</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>Zeiten bis zu festen Zielen</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Erwartete Zeiten</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>Kritische Differenz</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>Ränge über die Zeit</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>Erreichte Ziele</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>Leistungsprofil</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Zeit bis zum Ziel</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>Mittlere Ränge nach der medianen Wertung. Ein Balken verbindet Verfahren, die sich nicht signifikant unterscheiden (Nemenyi, 5 %).</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Mittlerer Rang</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>Mittlerer Rang über die Puzzles nach der bisherigen medianen Wertung.</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>Anteil aller Ziele, die die Läufe erreicht hatten (ECDF). Ziele: bis zu 51 Wertungen je Puzzle, von der halben vollen Wertung bis zur besten.</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>Erreichte Ziele, %</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>Leistungsprofil: Anteil der Probleme, deren erwartete Zeit höchstens um einen Faktor über der des besten Verfahrens liegt. Ein Problem ist ein Puzzle mit 80, 90, 95, 98 oder 100 % seiner vollen Wertung als Ziel.</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>Vielfaches der besten erwarteten Zeit</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>Probleme, %</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>Läufe, die eine Wertung von %1 von %2 erreicht hatten.</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>Läufe, %</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Endwertungen.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>näherungsweise</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>Kein Puzzle hat einen beendeten Lauf jedes Verfahrens.</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>Ränge nach der medianen Wertung; jedes Puzzle ist ein Block. Ein Verfahren gewinnt ein Puzzle, wenn es allein den höchsten Median hat. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); kritische Differenz %7 (Nemenyi, 5 %).</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>Paare von Verfahren über die Puzzles: Wilcoxon-Vorzeichen-Rang-Test der medianen Wertungen, p der Differenz der mittleren Ränge, Mittel von A über die Puzzles (Wahrscheinlichkeit, dass ein Lauf des ersten Verfahrens höher wertet). Intervalle: 95 % Bootstrap.</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>Paare von Verfahren auf jedem Puzzle: Mann-Whitney-Test, A nach Vargha &amp; Delaney, Differenz der Mediane. Intervalle: 95 % Bootstrap.</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>Mediane Wertungen nach einem Teil des Budgets.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>Zeiten bis zu Teilen der vollen Wertung, in %1: der Median der Läufe und die erwartete Zeit mit Neustarts (ERT).</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>Erwartete Zeit bis zu %1 der vollen Wertung, in %2, und wie viele Läufe sie erreichten. Wo das keinem Lauf gelang, steht der höchste Median eines Verfahrens.</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Volle Wertung</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>p gegen das beste</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>p der Ränge</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>p der Ränge (Holm)</translation>
    </message>
    <message>
        <source>A from</source>
        <translation>A von</translation>
    </message>
    <message>
        <source>A to</source>
        <translation>A bis</translation>
    </message>
    <message>
        <source>Median difference</source>
        <translation>Mediandifferenz</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>Differenz von</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>Differenz bis</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mediane Zeit</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 Auswertungen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>%1 s Prozessorzeit</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Puzzle</numerusform>
            <numerusform>%n Puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>Budget je Puzzle verschieden</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1, n = %2 Lauf jedes Verfahrens, %3. Tessera %4.</numerusform>
            <numerusform>%1, n = %2 Läufe jedes Verfahrens, %3. Tessera %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 existiert schon, gehört aber nicht zu einer Analyse. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>Ränge brauchen mindestens zwei Verfahren.</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>kritische Differenz %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>Temporäre Datei kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>„%1“ enthält keine Einstellungen von Tessera. Wählen Sie eine Datei, die Tessera exportiert hat.</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>„%1“ kann nicht umbenannt werden: %2</translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>BlankPuzzle</name>
    <message>
        <source>%1 colours are not possible: choose 1 to %2.</source>
        <translation>%1 Farben sind nicht möglich: Wählen Sie 1 bis %2.</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>Neues %1×%2-Puzzle</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>Die Ränder lassen auf dem Papier keinen Platz für das Brett.</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>Ein Puzzle braucht so viele Teile wie Felder: Fügen Sie Teile hinzu oder löschen Sie Teile.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n Feld ist leer: Legen Sie zuerst alle Teile.</numerusform>
            <numerusform>%n Felder sind leer: Legen Sie zuerst alle Teile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n Fuge passt nicht: Beheben Sie sie oder färben Sie zuerst um.</numerusform>
            <numerusform>%n Fugen passen nicht: Beheben Sie sie oder färben Sie zuerst um.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>north %1</source>
        <translation>Norden %1</translation>
    </message>
    <message>
        <source>east %1</source>
        <translation>Osten %1</translation>
    </message>
    <message>
        <source>south %1</source>
        <translation>Süden %1</translation>
    </message>
    <message>
        <source>west %1</source>
        <translation>Westen %1</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>keine Nachbarn</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>nicht gedreht</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>einmal gedreht</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>zweimal gedreht</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>dreimal gedreht</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
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
        <translation>normales Sehen</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>Protanopie</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>Deuteranopie</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>Tritanopie</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>Vor dem Ende gestoppt, dies ist also nur ein Teil.</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>Gestoppt, bevor Werte verglichen werden konnten. Es gibt kein Ergebnis.</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>%1: %2. Der Lauf wird ausgelassen. „tessera experiment --resume“ wiederholt ihn.</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1: Warnung: Kein schreibbares Format für diese Art von Puzzle hat die Endung „.%2“, daher ist dies eine Tessera-Datei.</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1: %2 bewirkt bei „%3“ nichts.</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>Mit mpirun würde jeder Prozess alle Läufe ausführen. Teilen Sie die Läufe mit --shard auf, oder verwenden Sie --units und „tessera work“.</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>Es gibt keine Option „%1“. Für eine Datei schreiben Sie „./%1“.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Unerwartetes Argument „%1“.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 ist mehrfach angegeben.</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>%1 verlangt eine ganze Zahl, mindestens %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 verlangt eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>%1 verlangt %2 oder mehr Sekunden, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>%1 verlangt eines von %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>„%1“ ist kein Feld des %2×%3-Bretts.</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1: %2 Siehe „tessera %1 --help“.</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera: „%1“ ist weder ein Befehl noch eine Datei. Siehe „tessera --help“.</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>Standardausgabe: Die Ergebnisse können nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>Für diese Art von Puzzle gibt es das Format „%1“ nicht. „tessera formats“ listet die Formate auf.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>Das Format „%1“ kann nur gelesen werden. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>--edge-order verlangt die Buchstaben u, r, d und l, jeden einmal; nicht „%1“.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>--size verlangt BREITExHÖHE, jeweils von 1 bis %1; nicht „%2“.</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>--take board braucht das Puzzle zum Brett: Geben Sie --puzzle DATEI an.</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>Ein Puzzle oder ein Brett in einem anderen Format schreiben.</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>Die zu schreibende Datei. Ihre Endung bestimmt das Format, sofern --to nicht angegeben ist. Nötig, als OUT oder mit -o.</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>Dieses Format lesen, statt das Format zu erkennen.</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>In diesem Format schreiben.</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>Das Puzzle zu einer Brettdatei oder Rekorddatei, die keine Teile enthalten.</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>In einer Teileliste: die Reihenfolge der vier Zahlen, z. B. urdl oder udlr (oben, rechts, unten, links).</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>In einer Teileliste: die Zahl für das Grau des Rahmens.</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>In einer Teileliste: die Größe des Bretts.</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>Alle Lösungen genau zählen.</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>Nach so vielen Lösungen stoppen.</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>Nach dieser Zeit stoppen.</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>Die Felder in dieser Reihenfolge füllen: %1. auto nimmt die mit dem voraussichtlich kleinsten Baum.</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>Keinen Fortschritt auf der Standardfehlerausgabe anzeigen.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>--shard verlangt I/N mit I von 1 bis N, nicht „%1“.</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1: Der Ordner enthält schon Ergebnisse dieses Plans. Setzen Sie sie mit --resume fort.</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1 mit %2, Startwert %3: Der Lauf ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>-o ORDNER fehlt.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>Gestoppt. Mit --resume werden die restlichen Läufe ausgeführt.</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>Einen Plan ausführen, der Verfahren über Puzzles und Startwerte vergleicht.</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>Eine JSON-Datei mit Puzzles, Verfahren, Startwerten und Budget.</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>Nur Teil I von N ausführen, um die Arbeit auf mehrere Rechner zu verteilen.</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>Die fertigen Läufe im Ordner behalten und die übrigen ausführen.</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>Zuerst die fertigen Läufe eines anderen Ordners kopieren. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>Auch chart-*.svg zeichnen: die Mediankurven der Verfahren, ein Diagramm je Puzzle oder Puzzlegruppe.</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>Jeder fertige Lauf wird sofort gespeichert. Wenn das Programm oder der Rechner anhält, gehen nur die aktuellen Läufe verloren. Teile (Shards) dürfen sich einen Ordner teilen. Die Tabellen enthalten die Läufe, die beim Schreiben fertig sind.</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1; Einheit: %2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>Die Dateiformate auflisten.</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>Ein JSON-Array ausgeben.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>--size verlangt BREITExHÖHE, z. B. 10x10, nicht „%1“.</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>--size %1 ist nicht möglich: Jede Seite muss 1 bis %2 Felder haben, weil ein Teil und seine Drehung in 16 Bit gespeichert werden.</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>--hints: Ein %1×%2-Brett hat kein Feld „%3“; sein letztes ist %4.</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>--hints eternity gibt es nur für 16×16-Bretter.</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>Die Voreinstellung „%1“ gibt es nicht. Die Voreinstellungen sind: %2.</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>--size fehlt.</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>-o AUSGABE fehlt.</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>Mehrere Puzzles können nicht auf die Standardausgabe gehen. Geben Sie mit -o eine Datei an.</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>Ein Puzzle erzeugen, das eine Lösung hat.</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>Breite und Höhe in Feldern, jeweils 1 bis %1. Ohne --preset nötig für Kantenpuzzles.</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>Kein grauer Rahmen um das Brett.</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>Eine Farbe passt zu ihrem Gegenstück, nicht zu sich selbst.</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>Teile behalten ihre Drehung wie bei TetraVex; schließt --unframed ein.</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>Gleiche Teile erlauben.</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>Hinweise aus der Lösung: eine Zahl zufälliger Felder, eine Liste von Feldern wie C4,H8 oder eternity für die fünf von Eternity II.</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>K Puzzles erzeugen. AUSGABE bekommt vor der Endung eine Nummer; ein Format, das Listen enthält, nimmt alle in eine Datei.</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>Die Lösung auf dem Brett lassen.</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>Die zu schreibende Datei; ihre Endung bestimmt das Format. „-“ ist die Standardausgabe. Nötig.</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>Aufruf: tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [Optionen]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>Aufruf: tessera [DATEI...]
       tessera BEFEHL [Argumente]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>Editor und Visualisierung von Lösungsverfahren für Kantenpuzzles. Ohne Befehl öffnet tessera das Fenster mit den angegebenen Dateien. Befehle brauchen keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>Diese Hilfe anzeigen; nach einem Befehl die des Befehls.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>„-“ steht für Standardeingabe oder -ausgabe, aber nicht bei Rekorddateien, Zwischenständen, Beweisen, Ordnern, Bildern oder einer Aufzeichnung, die gezeichnet wird. Rückgabewerte: 0 fertig, 1 der Befehl ist fehlgeschlagen, oder eine Datei ist ungültig oder ließ sich nicht schreiben, 2 falscher Aufruf, 3 gestoppt, bevor das Ziel erreicht oder alle Arbeitseinheiten fertig waren.</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>Die Eigenschaften eines Puzzles und Warnungen anzeigen.</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>Kombinationen sind alle Arten, das Brett dem Rahmen gemäß zu füllen, passend oder nicht. --json gibt die genaue Zahl an.</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  Bestwert %2/%3  %4 Auswertungen, %5/s</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  Läufe %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  Läufe %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  noch etwa %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: Warnung: %2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1: Warnung: Diese Dateien sind von einem früheren Aufruf: %2.</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>--sheets schreibt ein PDF: AUSGABE muss auf .pdf enden.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>Ein Brett oder die Kurven einer Aufzeichnung als Bild zeichnen.</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>Die Teilenummern auf ein Brett schreiben.</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>Spaltenbuchstaben und Zeilennummern an den Rand eines Bretts schreiben.</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>Die nicht passenden Fugen eines Bretts nicht markieren.</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>Gesperrte Teile und Hinweise nicht markieren.</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>Keinen Hintergrund zeichnen.</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>Nur diese Felder eines Bretts anzeigen: Namen und Rechtecke, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>Die volle Wertung in den Kurven einer Aufzeichnung markieren.</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>Kurven auf einer logarithmischen Achse zeichnen.</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>Die Wertung eines Bretts anzeigen.</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>Die Wertung zählt die passenden Fugen zwischen zwei Teilen, und die passenden Kanten an einem Rand, der eine Farbe zeigen muss. Die Fitness berücksichtigt auch die 2×2-Bereiche mit einer Fehlerstelle.</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>Ein PDF zum beidseitigen Drucken, Ausschneiden und Spielen schreiben: die Teile mit ihren Nummern auf der Rückseite und ein leeres Brett mit den Hinweisen.</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>--%1 braucht --sheets.</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>--json und eine Datei können nicht beide auf die Standardausgabe gehen.</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>Nur eine Datei kann auf die Standardausgabe gehen.</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>Das Ziel %1 liegt über der vollen Wertung %2.</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>Innerhalb der Grenzen wurde kein Brett gefunden. Erlauben Sie mehr Zeit oder Auswertungen.</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>Das beste Brett suchen.</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>Das Verfahren; „tessera solvers“ listet die Verfahren auf. Nötig ohne --preset-file.</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>Einen Parameter des Verfahrens setzen. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>Von einer der Voreinstellungen des Verfahrens ausgehen; „tessera solvers ID“ listet sie auf.</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>Jeden Lauf nach dieser Zeit stoppen.</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>Jeden Lauf nach so vielen Auswertungen stoppen. Mit gleichem Startwert und gleich vielen Threads ist das Ergebnis auf jedem Rechner gleich; wo der Speicher knapp ist, braucht record dafür auch den Parameter memory. Ein Verfahren beendet unter Umständen noch seinen Schritt; solche, die ein Brett verbessern, bauen das erste fertig.</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>Bei dieser Wertung stoppen; Rückgabewert 3, wenn kein Lauf sie erreicht.</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>Das beste Brett in diese Datei schreiben; ihre Endung bestimmt das Format.</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>Die Rekorddatei. Mehrmals in der Sekunde wird das beste Brett angehängt, wenn es die Wertung darin für dieses Puzzle übertrifft. Jede Zeile ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>%1 hat keine Voreinstellung „%2“; es hat: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>--solver fehlt. „tessera solvers“ listet die Verfahren auf.</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>--param verlangt Name=Wert, nicht „%1“.</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>Die Verfahren mit ihren Parametern und Voreinstellungen auflisten.</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>Nur dieses Verfahren.</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>Früh umkehren: %1. colors kehrt um, sobald ein Brett mehr Paare einer Farbe hat, als alle Teile bilden können. auto tut das, wenn es voraussichtlich Zeit spart.</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>--%1 geht nur mit --kind %2.</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>%1: Lösungen dieser Art von Puzzle können nicht gezählt werden.</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>--%1 geht nicht mit Puzzles der Art %2.</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>%1: Diese Art von Puzzle kann nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  Lösungen %2  %3 Platzierungen, %4/s</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  %1 % von etwa %2, noch %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>die Zeile</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>Das Format „%1“ für Sudokus gibt es nicht. „tessera formats“ listet die Formate auf.</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>Ein Sudoku hat --size 4x4, 9x9, 16x16 oder 25x25, nicht „%1“.</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>Die Zahl der Vorgaben; ohne Angabe werden Vorgaben in zufälliger Reihenfolge entfernt, wo Schwierigkeit und Symmetrie es erlauben. Es können weniger möglich sein.</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>Die Symmetrie der Vorgaben: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1: Die Datei enthält %n Puzzle; nur das erste wird verwendet.</numerusform>
            <numerusform>%1: Die Datei enthält %n Puzzles; nur das erste wird verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>--%1 geht nur mit Kantenpuzzles; dies ist ein Sudoku.</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>Der Ordner für die Läufe, results.csv, results.json, table.md und table.tex. Nötig.</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>Die Kacheln eines Bretts: %1, oder der Name einer eigenen Palette. Ohne diese Angabe kann eine Puzzledatei eigene Kacheln verlangen.</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>Die Farben einer Palettendatei verwenden, die aus den Einstellungen exportiert wurde.</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>Den besten Lauf mit allen seinen Brettern in diese Datei schreiben. Das Fenster kann sie öffnen und abspielen.</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>Es gibt keine Einstellungen, die zurückgesetzt werden könnten. Tessera startet mit den Vorgaben.</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>Die Einstellungen wurden auf die Vorgaben zurückgesetzt. Die alten liegen in %1.</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>„%1“ ist keine unterstützte Shell: Geben Sie bash, zsh oder fish an.</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>Ein Shell-Skript ausgeben, das die Befehle und Optionen von tessera vervollständigt.</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash, zsh oder fish.</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>Für bash: source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>Die Handbuchseite ausgeben; „tessera man | man -l -“ zeigt sie an.</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help: Es gibt keinen Befehl „%1“. Siehe „tessera --help“.</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>Die Befehle auflisten oder die Hilfe zu einem anzeigen.</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>Der Befehl, dessen Hilfe angezeigt wird.</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>Die Einstellungen des Fensters auf die Vorgaben zurücksetzen. Die alten bleiben in einer Datei erhalten.</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>Ohne Befehl öffnet tessera das Fenster mit den angegebenen Dateien. Befehle brauchen keinen Bildschirm. „-“ steht für Standardeingabe oder -ausgabe, aber nicht bei Rekorddateien, Zwischenständen, Beweisen, Ordnern, Bildern oder einer Aufzeichnung, die gezeichnet wird.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>Der Befehl ist fehlgeschlagen, oder eine Datei ist ungültig oder ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>Falscher Aufruf.</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>Gestoppt, bevor das Ziel erreicht oder alle Arbeitseinheiten fertig waren.</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>Strg+C beendet solve und count wie eine Grenze; experiment, benchmark, tune und landscape enden mit 1, work mit 3.</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>Warnung: %1 ist mehrmals angegeben; der letzte Wert gilt.</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>--checkpoint speichert einen einzelnen Lauf: Lassen Sie --runs weg.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>Die Läufe dieser Aufzeichnung haben keine Knoten gezählt. Wählen Sie eine andere --axis.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>Die Läufe dieser Aufzeichnung haben keine Iterationen gezählt. Wählen Sie eine andere --axis.</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1: Die Aufzeichnung hat keine Zeilen, also gibt es keine Kurve zu zeichnen.</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>Die Wertung über die Zeit schreiben, mit den Spalten %1. Nur Populationen füllen mean und worst. Dann folgen die eigenen Zahlen des Verfahrens.</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera: Es gibt keine Option „%1“. Siehe „tessera --help“.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1: %n Lauf fehlt oder ist nicht lesbar.</numerusform>
            <numerusform>%1: %n Läufe fehlen oder sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>--%1 braucht eine Datei, nicht die Standardausgabe.</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>Zwei Ausgaben können nicht beide nach %1 gehen.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>Das Format „%1“ kann kein Brett enthalten: Geben Sie -o eine andere Endung, etwa .tessera.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>Die Startwerte überschreiten den Höchstwert %1.</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>Bei einer Aufzeichnung mit mehr als %1 Läufen zeigt das Bild den Median und ein Band vom unteren zum oberen Quartil.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>Der Wert von %1 ist leer.</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1: „%2“ ist kein gültiges UTF-8. Benennen Sie die Datei zuerst um.</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>Was konvertiert wird: both (beides), pieces (Teile) oder board (Brett). Bei board kommen die Teile aus --puzzle, nach ihren Kanten gewählt.</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>Mit J Threads suchen. Die Zahlen bleiben gleich.</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>Hinweise und gesperrte Teile bleiben an ihrem Platz. „complete“ zeigt, ob alles versucht wurde; wenn nicht, kann es weitere Lösungen geben. „stop“ zeigt, warum die Zählung endete: exhausted, limit, time oder interrupted. Der Rückgabewert ist bei allen 0; er ist 1, wenn sich der Zwischenstand nicht speichern ließ, und 3, wenn noch nicht alle früheren Arbeitseinheiten fertig sind.</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>Der Ordner mit den Puzzledateien des Plans. Standard ist der Ordner des Plans selbst.</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>J Läufe gleichzeitig ausführen.</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>„tessera man“ beschreibt das Format der Pläne.</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>Die Zahl der Farben: hardest (nach Formel), RAND+INNEN (zwei getrennte Sätze, z. B. 5+17) oder GESAMT (ein Satz für alle Kanten).</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>even: jede Farbe kommt gleich oft vor; random: jede Kante bekommt eine zufällige Farbe.</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>Von den Einstellungen eines veröffentlichten Puzzles ausgehen: %1. Sie ersetzen die Vorgaben.</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>Derselbe Startwert ergibt überall dasselbe Puzzle.</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 Mindestens %2.</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 Von %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Vorgabe: %2.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>In einer Datei mit vielen Sudokus nur Nummer N; ohne Angabe alle.</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>Ein Titel für die Tabellen.</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>Eine Liste von Objekten. Jedes hat „file“ (relativ zum Plan) oder „generate“ (Einstellungen wie preset, width, height, colors, seed; %1). Optional: „count“ (so viele erzeugen, mit aufeinanderfolgenden Startwerten), „name“, „group“ (Puzzles in einer gemeinsamen Zeile der Tabellen) und „budget“ (für dieses Puzzle).</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>kind sudoku für Sudokus</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>Eine Liste von Objekten. Jedes hat „solver“ (eine Kennung aus „tessera solvers“). Optional: „name“, „preset“, „start“ (random, greedy, board oder own), „parameters“ (je ein Wert; eine Liste von Werten ergibt ein Verfahren je Wert) und „published“ (ein Text je Puzzlegruppe, der neben den Ergebnissen steht).</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>Eine Liste von Zahlen oder ein Objekt mit „count“ und optional „first“ und „step“.</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>Ein Objekt mit mindestens einem von „seconds“, „processor-seconds“, „evaluations“ und „target“.</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>Eine Liste von Sekunden. Die Tabellen zeigen die Wertungen auch zu diesen Zeiten.</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>„generations“ zeichnet die Diagramme gegen Generationen.</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>Ein Objekt mit „name“ und „seconds“: eine Zeit für jede Gruppe von Puzzles.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>Ein Plan für „tessera experiment“ ist ein JSON-Objekt mit diesen Schlüsseln. puzzles, methods, seeds und budget sind erforderlich.</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>Ein Beispiel:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>--%1 braucht eine gewöhnliche Datei; %2 ist ein Gerät oder eine Pipe.</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>%1 ist die Eingabe; geben Sie der Ausgabe einen anderen Namen.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>Ein Puzzle oder ein Brett in einem bekannten Format, eine Laufdatei (ihr bestes Brett), eine Viewer-Adresse oder %1.</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>die Ziffernzeile eines Sudokus</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>Startwert %1: Warnung: Der Lauf bekam nur %2 % eines Kerns je Thread, weil andere Programme den Rechner beschäftigten. Begrenzen Sie mit --cpu-time stattdessen die Prozessorzeit.</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>Startwert %1: Warnung: Jeder Thread bekam nur %2 % eines Kerns, weil --jobs mehr Threads verlangt, als dieser Rechner Prozessoren hat.</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>Startwert des ersten Laufs; jeder weitere Lauf nimmt den nächsten. Eine Voreinstellung kann eigene Startwerte festlegen.</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>Jeden Lauf nach so viel Prozessorzeit aller seiner Threads stoppen. Das Ergebnis hängt weniger von anderen Programmen ab.</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>Das Startbrett: random (zufällig), greedy (gierig), board (das gegebene Brett) oder own (wie in der Arbeit zum Verfahren, sonst random). record nimmt nur board; backtracking und sat nehmen keines.</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>K Startwerte laufen lassen.</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>J Läufe gleichzeitig ausführen. Bei weniger Läufen als J kann jeder Lauf mehrere Threads verwenden.</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>Ohne --time, --cpu-time, --evaluations oder --target läuft die Suche, bis das Puzzle gelöst ist, nichts mehr zu versuchen bleibt oder Strg+C gedrückt wird. -o schreibt das beste Brett, wie auch immer die Suche endet.</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>„stop“ zeigt, warum ein Lauf endete: solved, target, time, evaluations, interrupted, exhausted oder failed. Der Rückgabewert ist 1 bei failed, ohne Brett oder wenn sich eine Datei nicht schreiben ließ, 3, wenn kein Lauf --target erreicht oder noch nicht alle früheren Arbeitseinheiten fertig sind, und sonst 0.</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>Das Verfahren „%1“ gibt es nicht. Die Verfahren sind: %2.</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>AUSGABE muss auf eines von %1 enden, oder bei einer Laufdatei auf .gif; „%2“ tut das nicht.</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1: Eine Animation (.gif) braucht eine Laufdatei. „tessera solve --run-file“ schreibt eine.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>Ein Puzzle oder ein Brett in einem bekannten Format, eine Laufdatei, eine Viewer-Adresse oder eine Aufzeichnung, die „solve --trace“ geschrieben hat (*.csv).</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>Die Bilddatei: .png, .svg oder .pdf. .gif animiert die besten Bretter einer Laufdatei; ohne --size ist ihre längere Seite höchstens %1 Pixel lang. Nötig.</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>Die längere Seite in Pixeln; bei .gif höchstens.</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>Skalierungsfaktor.</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>Kurven gegen Sekunden, Auswertungen, Iterationen oder Knoten zeichnen: seconds, evaluations, iterations oder nodes.</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>Die Papiergröße der Bögen: a4 oder letter.</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>Eine Seite eines Teils auf den Bögen in Millimetern.</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>Die Ränder der Bögen in Millimetern.</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>edge-matching (Kantenpuzzle) oder sudoku. Die nächsten drei Optionen gelten für Sudokus, die eine einzige Lösung haben. Ihre --size ist 4x4, 9x9, 16x16 oder 25x25; ohne Angabe 9x9.</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>Die Schwierigkeit: %1; ohne Angabe beliebig.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>In einer Datei mit vielen Sudokus Nummer N nehmen.</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>Teil %1 (%2 %3 %4 %5) ist nicht im Satz von %6.</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>--like geht nicht zusammen mit --take oder --puzzle.</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1: Dies ist eine Rekorddatei. „tessera convert IN OUT --puzzle PUZZLE“ schreibt ihr bestes Brett.</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1: Diese Datei enthält nur ein Brett. „tessera convert IN OUT --puzzle PUZZLE“ fügt die Teile hinzu.</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1: Die Rekorddatei enthält kein Brett dieses Puzzles.</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>--no-hints braucht --like.</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>Das Brett mit den Teilenummern dieses Puzzles schreiben. Beide müssen denselben Teilesatz haben; Reihenfolge, Drehungen und Farbnummern dürfen abweichen. Sperren beider bleiben, wo ihr Teil bleibt.</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>Mit --like: die Hinweise und Sperren jenes Puzzles weglassen.</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>Kein Rahmen; alle Kanten am Rand zeigen diese Farbe. any: dieselbe Farbe, egal welche.</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>Die Arbeit in ORDNER in Einheiten teilen, für beliebig viele „tessera work ORDNER“. Sind alle fertig, gibt derselbe Befehl das Ergebnis aus.</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>Mit --units: einen Teil eines Baums teilen, der länger dauert. Ein Arbeiter, der so lange schweigt, verliert seine Einheiten.</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>%1 und %2 schließen sich aus.</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>Gleiche Startwerte ergeben gleiche Läufe, die nichts belegen.</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>Die Verfahren „%1“ und „%2“ sind gleich; ihr Vergleich zeigt also nichts.</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>Die Puzzles „%1“ und „%2“ sind gleich; Rangtests zählen also ein Puzzle doppelt.</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>Der Start „%1“ bewirkt bei „%2“ nichts.</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json: Warnung: Die Datei beschreibt diesen Plan nicht. „tessera analyse“ braucht --plan.</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>Die Datei ist abgeschnitten. Ihr letztes ganzes Brett wird verwendet.</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>Die Verfahren von %1 und %2 sind verschieden. Wählen Sie eines mit --method.</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>--jobs bewirkt hier mit --units nichts. Geben Sie es bei „tessera work“ an.</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1: Der Ordner enthält die Einheiten eines anderen Puzzles, Plans oder anderer Optionen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1: Einige Ergebnisse haben die Prüfung nicht bestanden und müssen neu berechnet werden. Starten Sie „tessera work“ mit diesem Ordner.</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1: Einheit %2 wurde zweimal mit verschiedenen Ergebnissen berechnet. Vielleicht ist ein Rechner defekt. Zählen Sie in einem anderen Ordner noch einmal.</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>Einheiten bearbeiten, die „count“, „solve“, „experiment“ oder „tune“ angelegt haben.</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>%1: Seit %2 s kamen keine Läufe hinzu. Starten Sie „tessera tune“ erneut, dann die Worker.</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>Der Ordner von --units.</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>J Einheiten gleichzeitig bearbeiten.</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>Nur ausgeben, wie weit die Einheiten sind.</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>Starten Sie es auf beliebig vielen Rechnern, die den Ordner teilen: Es endet, wenn alle Einheiten fertig sind. Es darf jederzeit abgebrochen werden; ein anderer wiederholt seine Einheiten. Alle Rechner brauchen dasselbe Tessera.</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>Strg+C beendet es vorzeitig mit Rückgabewert 3. Das erste Ergebnis einer Einheit zählt; einige Einheiten werden zur Prüfung zweimal berechnet.</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>„leased“ sind Einheiten in Arbeit, „split“ weiter aufgeteilte. „repeated“ wurden zweimal berechnet, und „different“ ergaben dabei zwei Ergebnisse. „share“ ist der erledigte Anteil der ganzen Arbeit, von 0 bis 1.</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>„lost“ sind solche ohne Ergebnisdatei; der nächste Arbeitsprozess wiederholt sie.</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1: Warnung: Die Zählung endete, bevor sie begann.</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  Einheiten %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  bestes %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1: Der Ordner enthält keine beendeten Läufe.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1: Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>Vergleicht die Verfahren eines Experiments mit Tests, Tabellen und Abbildungen.</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>Die Ergebnisse von „tessera experiment“.</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>Der Ordner für analysis.md, analysis.tex und analysis.json, jede Tabelle als CSV und jede Abbildung als SVG, PDF und CSV.</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>Der Plan der Ergebnisse. Nur für Ergebnisse früherer Versionen nötig.</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>Der Teil der vollen Wertung für Zeiten bis zu einem Ziel.</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>Die Tabellen als ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>Ohne -o und --json werden die Tabellen als Markdown ausgegeben. Jedes Puzzle ist ein Block: Friedman-Test mit Holms Korrektur, kritische Differenzen, Wilcoxon-Vorzeichen-Rang-Tests über die Puzzles, Mann-Whitney-Tests auf jedem Puzzle.</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>Den Stand von Zeit zu Zeit in DATEI speichern und von DATEI fortsetzen, wenn sie vorhanden ist. DATEI wird gelöscht, wenn die Zählung vollständig ist.</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>Den Stand nach dieser Zeit erneut speichern.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Unter „mpirun -n N“ zählen N Prozesse mit je J Threads gemeinsam. Die Zahlen bleiben gleich. Nur der erste Prozess liest, schreibt und gibt aus. Ist J größer als 1, geben Sie mpirun die Option --bind-to none.</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>Auch alles, was „tessera analyse“ schreibt, in den Ordner „analysis“ in DIR schreiben.</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>Dieses Verfahren arbeitet nur in einem Prozess: Starten Sie es ohne mpirun.</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>Dieses Verfahren schreibt keinen Beweis. Verwenden Sie --solver sat.</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>Den Stand von backtracking, record, genetic oder ant-colony von Zeit zu Zeit in DATEI speichern und von DATEI fortsetzen, wenn sie vorhanden ist. DATEI wird gelöscht, wenn nichts mehr zu suchen ist. --evaluations zählt ab dem ersten Start, --time ab diesem. Ein fortgesetzter Lauf wiederholt, was nach dem gespeicherten Stand kam, und ergibt so dasselbe wie einer, der nie angehalten wurde. Alle außer backtracking brauchen so viele Threads wie zuvor.</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>Den SAT-Löser seinen Beweis in FILE schreiben lassen, im Format DRAT, und die zugehörige Formel in FILE.cnf.</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>Bei mehreren Threads melden genetic und ant-colony Bretter und Auswertungen nur bei Treffen: --trace und --records haben nichts von dazwischen.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Unter „mpirun -n N“ suchen N Prozesse mit je J Threads gemeinsam. backtracking, record, genetic und ant-colony können das; das Ergebnis hängt nur von der Zahl aller Threads ab. Nur der erste Prozess liest, schreibt und gibt aus. Ist J größer als 1, geben Sie mpirun die Option --bind-to none.</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>Mit --evaluations arbeitet backtracking unter mpirun nur im ersten Prozess, mit so vielen Threads, wie alle zusammen haben. Geben Sie mpirun dann --bind-to none.</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>Prozesse unter mpirun teilen sich einen einzigen Lauf: Lassen Sie --runs weg.</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>--proof gilt für einen einzigen Lauf: Lassen Sie --runs weg.</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>Das Verfahren %1 kann nicht gespeichert und fortgesetzt werden. backtracking, record, genetic und ant-colony können es.</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 Prozesse, je %2/s bis %3/s, Prozess %4 meldete sich zuletzt vor %5 s</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>Dieses Tessera wurde ohne Open MPI gebaut. Starten Sie es ohne mpirun.</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>Wertungen über die Zeit.</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Endwertungen.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>Median von %n Lauf</numerusform>
            <numerusform>Median von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>Die Instanz „%1“ gibt es nicht. „tessera benchmark list“ nennt alle Instanzen.</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>„%1“ ist kein Format, das geschrieben werden kann.</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1: Die Bibliothek enthält nur Kantenpuzzles.</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>Dieses Brett schlägt das beste bekannte. Um es einzureichen, senden Sie %1 an das Tessera-Projekt.</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>die Datei, die -o DATEI schreibt</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>%1 schlägt das beste bekannte Brett.</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>Nur „check“ nimmt eine Datei.</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>Verfahren auf den Instanzen der Benchmark-Bibliothek vergleichen.</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>list (Standard) gibt die Instanzen, ihre besten bekannten Wertungen und, falls gezählt, ihre Lösungen bis auf Drehung aus; run lässt Verfahren suchen; check vergleicht ein Brett mit dem besten bekannten; write schreibt die Puzzles für andere Programme.</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>Für check: eine Brettdatei der Bibliothek oder eine Puzzledatei; nötig.</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>Nur diese Instanz. Mehrfach möglich. Standard sind alle.</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>Für run: das Verfahren; nötig. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>Für run: jeden Lauf nach so vielen Auswertungen stoppen.</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>Für run: K Startwerte laufen lassen.</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>Für run: der erste Startwert.</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>Für run: J Läufe gleichzeitig ausführen.</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>Für write: das Format der Dateien.</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>Für check: wer oder was das Brett gefunden hat, für -o.</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>Für run: ein Ordner für die Läufe, die Tabellen und die Bretter, die die besten bekannten schlagen; fertige Läufe darin bleiben erhalten. Ohne ihn schreibt run solche Bretter als NAME.txt in den aktuellen Ordner. Für write: ein Ordner; nötig. Für check: das Brett als Datei zum Einreichen.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>JSON ausgeben.</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>Der Name einer Instanz sagt, wie sie erzeugt wird: Größe, Farben, Optionen und Startwert. Jede Instanz hat eine Lösung, daher ist ihre volle Wertung das Optimum. „generate --solved“ zeigt die Lösung: Reichen Sie nur Bretter ein, die ohne sie gefunden wurden.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>Ein Plan für „tessera experiment“ nennt eine Instanz so: %1.</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>Das Verfahren und die Parameter einer Datei verwenden, die „tessera tune“ geschrieben hat.</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>Verwenden Sie entweder --preset oder --preset-file.</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>%1 ist für das Verfahren %2.</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>%1 ist keine Lösung des Puzzles.</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>Autokorrelation einer Zufallswanderung, %1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>Netz lokaler Optima, %1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>Netz der Suchverläufe</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1: Landschaften gibt es nur für Kantenpuzzles.</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1: Es ist keine Lösung bekannt. Geben Sie mit --solution eine an.</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>Graphviz ist nicht installiert, daher werden Graphen nur als DOT geschrieben.</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>Die Fitnesslandschaft eines Puzzles messen.</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>Eine Puzzledatei.</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>walk: Autokorrelation einer Zufallswanderung. fdc: Wertungen und Abstände zu einer bekannten Lösung. optima: lokale Optima, ihre Einzugsgebiete und ihr Netz. trajectories: das Netz der Suchverläufe. Mehrfach möglich. Standard sind alle.</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>swap, best-swap (in den besten Drehungen), rotation oder swap-rotation. Mehrfach möglich. Standard sind alle.</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>Länge der Zufallswanderung.</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>Der größte Abstand der Autokorrelation.</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>Zufällige Bretter, die zu lokalen Optima aufsteigen.</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>Versuche, jedes lokale Optimum zu verlassen.</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>Die größte Zahl lokaler Optima in einem Stichprobennetz.</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>Für trajectories: ein Verfahren. Mehrfach möglich. Standard sind annealing und tabu.</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>Für trajectories: jeden Lauf nach so vielen Auswertungen stoppen.</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>Für trajectories: K Startwerte jedes Verfahrens laufen lassen.</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>Derselbe Startwert ergibt dieselben Zahlen.</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>Ein gelöstes Brett des Puzzles, falls weder die Datei noch ihr Generator eines hat.</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>Der Ordner für CSV-, JSON-, DOT- und SVG-Dateien. Netze brauchen für SVG Graphviz.</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>Bei Puzzles mit höchstens 50 000 Brettern werden alle lokalen Optima gefunden; aus größeren wird eine Stichprobe genommen. Quellen: Weinberger 1990 (Autokorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (Netze lokaler Optima), Vérel et al. 2012 (Fluchtkanten), Ochoa, Malan &amp; Blum 2021 (Netze der Suchverläufe).</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1: Zum Abstimmen ist ein Budget in Auswertungen nötig.</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>Mit wiederholten Rennen bessere Parameter für ein Verfahren finden.</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>Ein Plan wie für „tessera experiment“ mit einem Budget in Auswertungen. Eines seiner Verfahren wird auf seinen Puzzles und Startwerten abgestimmt.</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>%1: Der Plan hat kein Verfahren „%2“.</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>Der Name des Verfahrens im Plan. Standard ist das erste.</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>Die Läufe mit beliebig vielen „tessera work ORDNER“ teilen. Mit dem Ordner einer angehaltenen Abstimmung werden deren fertige Läufe nicht wiederholt.</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>Ein Parameter, der abgestimmt wird: in seinem ganzen Bereich, oder NAME=LOW..HIGH, oder NAME=VALUE,VALUE. Mehrfach möglich. Nötig.</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>Auswertungen aller Läufe zusammen, jeder mit dem höchsten Budget des Plans gezählt. Die Läufe von --verify kommen dazu.</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>Wie ein Rennen Konfigurationen ausscheidet: friedman oder t-test.</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>Derselbe Startwert ergibt dieselbe Voreinstellung.</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>Danach die abgestimmten Werte mit denen des Plans vergleichen, auf den Puzzles dieses Plans, die neu sein sollten. „gain“ ist der mittlere Gewinn an Wertung je Puzzle; „from“ und „to“ sind die Enden seines 95-%-Bootstrap-Intervalls.</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>Die Datei für die besten Werte und ihre Belege; „solve --preset-file“ liest sie.</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>Wiederholte Rennen wie in irace (López-Ibáñez et al. 2016): Konfigurationen ziehen, über Puzzles und Startwerte antreten lassen und um die besten herum neu ziehen.</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  nächste Verbesserung: %1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 existiert schon, gehört aber nicht zu diesem Plan. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>%1: Dieser Lauf gehört zu einem Puzzle einer anderen Art.</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1: Animationen haben %2 bis %3 Pixel. Diese hat %4.</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1: --unit-time bewirkt hier nichts, weil der Ordner mit %2 angelegt wurde.</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>Sudokus werden nur in einem Prozess gezählt: Starten Sie es ohne mpirun.</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>Mit mpirun würde jeder Prozess dieselbe Arbeit tun. Starten Sie diesen Befehl ohne mpirun.</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>check ohne -o</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1: Es ist keine Lösung bekannt, daher entfällt fdc. Geben Sie mit --solution eine an.</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>%1 bewirkt ohne %2 nichts.</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>--number bewirkt nichts: Die Datei ist keine Liste.</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>Mit --units zählt ein Lauf erst, wenn er geendet hat. Begrenzen Sie ihn mit --time, --cpu-time oder --evaluations.</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>Alle Läufe sind fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>Ein Lauf mit %1 ist fehlgeschlagen und zählt als der schlechteste. %2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>Eine Einheit, die fehlschlägt, wird einmal wiederholt und zählt dann als fehlgeschlagen. Für einen weiteren Versuch nehmen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>Die Prüfung an neuen Puzzles ist fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1: Warnung: Aus dieser Datei kann die Suche nicht fortgesetzt werden, weil ihr Stand zu groß ist.</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1: Warnung: Die Zeit war zu kurz, um einen Fortschritt zu speichern. Erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1: Warnung: Die Suche wurde angehalten, bevor sie einen Fortschritt speichern konnte. Lassen Sie sie länger laufen.</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1: Die Datei enthält mehrere Puzzles, das Format „%2“ aber nur eines. Wählen Sie eines mit --number.</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>%1 braucht einen Ordner, nicht die Standardausgabe.</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 existiert schon, gehört aber nicht zu einer Landschaft. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>Das Modul für Open MPI lässt sich nicht laden: %1. Legen Sie es dort ab, oder starten Sie Tessera ohne mpirun.</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>Nicht zählen, sondern ausgeben, wie viele Platzierungen und wie viel Zeit mit einem Thread das Zählen brauchen würde. Ohne --time dauert es bis zu 10 Sekunden.</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>Eine Schätzung ist das Mittel zufälliger Abstiege (Knuth 1975). Gibt es nur eine Lösung, kommt sie im Mittel nach der halben Zeit. Bei großen Bäumen ist eine kurze Schätzung meist zu niedrig.</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>Nur Kantenpuzzles haben %1.</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1: --%2 geht nur mit Kantenpuzzles.</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>Die erwartete Zahl der Lösungen berücksichtigt Hinweise, aber keine gesperrten Teile.</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1: Warnung: --like lässt Hinweise der Eingabe weg.</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1: Warnung: Es waren zu wenige Auswertungen, um einen Fortschritt zu speichern. Erlauben Sie mehr.</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>--scale %1 macht das Bild zu groß: Eine Seite kann höchstens %2 Pixel haben.</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>%1: Dieser Zwischenstand gehört zu einem anderen Puzzle oder zu anderen Suchoptionen. Verwenden Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>CurveAxisChoice</name>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Running time without pauses</source>
        <translation>Laufzeit ohne Pausen</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>Bewertete Bretter oder Züge</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>Runden der äußeren Schleife des Verfahrens, etwa Generationen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>Platzierungen einer Baumsuche; andere Verfahren haben keine</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>Nur Baumsuchen zählen Knoten.</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>Noch ist keine Iteration zu Ende.</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarithmisch</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X-Achse</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>Was die X-Achse zeigt</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>Logarithmische X-Achse, mit mehr Platz für den Anfang</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>Die Aufzeichnung ist leer.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Wertung über die Zeit</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n Innenteil</numerusform>
            <numerusform>%n Innenteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n Randteil</numerusform>
            <numerusform>%n Randteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n Eckteil</numerusform>
            <numerusform>%n Eckteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n Teil mit zwei gegenüberliegenden grauen Kanten</numerusform>
            <numerusform>%n Teile mit zwei gegenüberliegenden grauen Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n Teil mit drei grauen Kanten</numerusform>
            <numerusform>%n Teile mit drei grauen Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n Teil mit vier grauen Kanten</numerusform>
            <numerusform>%n Teile mit vier grauen Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>Ein %1-Brett hat %2 Felder; das Puzzle hat %n Teil.</numerusform>
            <numerusform>Ein %1-Brett hat %2 Felder; das Puzzle hat %n Teile.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>%1: Ein gerahmtes %2-Brett hat kein solches Feld.</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>Ein gerahmtes %1-Brett braucht %2; das Puzzle hat %3.</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>%1 Kanten sind grau, was zu nichts passt, aber nur %2 Kanten liegen am Rand.</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>Der Hinweis auf %1 passt nicht zum Rahmen.</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>Die Hinweise auf %1 und %2 passen nicht zueinander.</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>am Rahmen entlang</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>im Inneren</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>Farbe %1 hat %2 Nasen, aber %3 Buchten %4: Nicht alle können passen.</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>Farbe %1 kommt ungerade oft vor (%2) %3: Eine Kante bleibt ohne Gegenstück.</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>Farbe %1 liegt bei zu vielen Rahmenteilen auf derselben Seite: %2 Kanten bleiben ohne Gegenstück. Prüfen Sie die Reihenfolge ihrer Kanten.</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>%1 Kanten lassen sich nicht nach Farbe paaren, aber nur %2 Kanten liegen am Rand.</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>%1 obere Kanten haben keine passende untere Kante, aber nur %2 liegen am oberen Rand.</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>%1 linke Kanten haben keine passende rechte Kante, aber nur %2 liegen am linken Rand.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n Teil hat Kopien: %1.</numerusform>
            <numerusform>%n Teile haben Kopien: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n Kante ist grau, was zu nichts passt, auch nicht zum Rand.</numerusform>
            <numerusform>%n Kanten sind grau, was zu nichts passt, auch nicht zum Rand.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>Der Hinweis auf %1 zeigt nicht die Farbe des Rands.</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>innen und am Rand</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>Der Rand hat %1 Kanten, aber keine Farbe kommt mehr als %2-mal vor.</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>Der Rand hat %1 Kanten, aber seine Farbe %2 kommt nur %3-mal vor.</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>Das Puzzle hat %1 Teile für %2 Felder; eine Suche braucht so viele Teile wie Felder.</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>Ein gerahmtes Brett mit %1×%2 Feldern braucht %3, aber das Puzzle hat %4.</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>Das Startbrett gehört zu einem anderen Puzzle.</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>Das auf %1 gesperrte Teil widerspricht dem Hinweis auf %2.</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>Das auf %1 feste Teil passt nicht zum Rahmen.</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>eine Wertung</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>die Kennung eines Verfahrens</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>Puzzles, Verfahren und Startwerte</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>%1: Der Ordner hat keine experiment.json, die seine Puzzles und Verfahren nennt. Ergänzen Sie --plan PLAN.</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>jeden Schlüssel nur einmal</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 mit %2: %3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>einer der Schlüssel %1</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>eine ganze Zahl bis %1</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>0 oder mehr Sekunden</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>eine Wertung</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>eine Anzahl von Startwerten</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>mindestens ein Startwert</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>ein gültiger Wert von „%1“ bei diesen Einstellungen</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>eine Puzzle-Voreinstellung, etwa P5</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>eine Größe von 1×1 bis %1×%1</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>eine Datei oder Einstellungen zum Erzeugen</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>nichts davon</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>eine Anzahl von Puzzles</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>ein Parameter von %1 (%2)</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>die Kennung eines Verfahrens</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>eine Voreinstellung von %1</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>Sekunden, über 0 und steigend</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>Gruppen mit derselben vollen Wertung</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>ein veröffentlichter Text für jede Puzzlegruppe</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>mindestens ein Verfahren</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>mindestens ein Puzzle</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>höchstens %1 Läufe</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>gültige Einstellungen für ein Sudoku</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>Sudoku %1×%1, %2 Vorgaben, Startwert %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>Einstellungen eines Sudokus</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>mindestens ein Wert und insgesamt höchstens %1 Verfahren</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>insgesamt höchstens %1 Verfahren</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>Puzzles mit insgesamt höchstens %1 Kanten</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random, greedy, board oder own</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>eine Zahl von Sekunden über 0</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>eine Zeit für jede Gruppe von Puzzles</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>Startwerte bis %1</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>eine Grenze: Sekunden, Prozessorsekunden, Auswertungen oder Ziel</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>ein Puzzle in Tesseras eigenem Format</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even oder random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>hardest, RAND+INNEN (etwa 5+17) oder GESAMT (etwa 22), in Anführungszeichen</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>eine Liste von Zahlen oder ein Objekt mit „count“</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>eine der Arten %1</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>%1: Die Datei kann nicht geschrieben werden (%2).</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>Die Datei überschreitet die Grenze von %1 MB.</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>Die Datei kann nicht gelesen werden (%1).</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>ihr Ordner existiert nicht</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>dies ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>Die Datei überschreitet die Grenze von %1 KB.</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>der Datenträger ist voll, oder die Datei hat ihre Größengrenze erreicht</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>dies ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>ein anderes Programm hat sie gesperrt</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>ein anderes Programm benutzt diese Datei. Warten Sie, bis es endet, oder nehmen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>dies ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>der Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>der Ordner kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Puzzles (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Puzzles öffnen</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Puzzle speichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>„%1“ hat ungespeicherte Änderungen. Möchten Sie sie speichern?</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>Die Datei „%1“ wurde außerhalb von Tessera geändert oder gelöscht. Möchten Sie diese Fassung an ihrer Stelle speichern?</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>Ergebnisse verwerfen?</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>„%1“ enthält Ergebnisse, die Sie nicht behalten haben. Sie gehen verloren, wenn Sie jetzt schließen.</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>Eine Suche in „%1“ läuft.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Stoppen und schließen</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>Läufe (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>„%1“ existiert bereits. Möchten Sie die Datei ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>Suchen entfernen?</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>%n Suche wird mit allen Brettern und Kurven entfernt. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Suchen werden mit allen Brettern und Kurven entfernt. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>In „%1“ sind Suchen nicht beendet. Sie warten beim nächsten Start und beginnen dann von vorn. Abgeschlossene Suchen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>Ergebnis nicht behalten</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>Eine Suche in „%1“ hat ein Ergebnis, das Sie noch nicht behalten haben. %2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>&amp;Behalten und speichern</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>Plan verwerfen?</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>Der von Ihnen entworfene Plan lief noch nie und ist darum nicht gespeichert. Er geht verloren, wenn Sie jetzt schließen.</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>Wenn Sie jetzt schließen, beginnt sie beim nächsten Mal von vorn.</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>Der von Ihnen entworfene Plan lief noch nie und ist darum nicht gespeichert. Er geht verloren, wenn Sie einen anderen öffnen.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>Die Datei „%1“ wurde außerhalb von Tessera geändert oder gelöscht. Möchten Sie das Puzzle speichern?</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>Eine Suche in „%1“ ist pausiert.</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>Ihr Brett geht verloren, wenn Sie jetzt schließen.</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>Ihr Brett geht verloren, wenn Sie zur Fassung in der Datei zurückkehren.</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>Suche pausiert</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>Nicht beendete Suchen</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>Sie bleibt für den nächsten Start nur erhalten, wenn Sie speichern.</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>Wenn Sie speichern, beginnt sie beim nächsten Mal von vorn. Sonst geht sie verloren.</translation>
    </message>
</context>
<context>
    <name>FirstSolutionTable</name>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>7 columns</source>
        <translation>7 Spalten</translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Matched edges</source>
        <translation>Passende Kanten</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>Linie: Median der Läufe · Band: ihre mittlere Hälfte</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>dick: bestes · Band: schlechtestes bis bestes der Population · dünn: Mittel</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>Linie: beste Wertung · Band: aktuelle Wertung</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Fehlende Kanten</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>%1 des Bretts in Feldern, 1 bis %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>Wie die Muster gezeichnet werden</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>Bekannte Puzzles, von Niang (2010) abgedruckte Puzzles und Puzzles, die wie in Söderlinds Arbeit (2010, Tabelle 2) erzeugt werden</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>&amp;Breite × Höhe:</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>Eine Regel für Bretter ohne Rahmen: Alle Kanten am Rand haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>eine Farbe, irgendeine</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>ganz in Farbe %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>&amp;Drehung behalten</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>Teile lassen sich nicht drehen, wie bei TetraVex. Nur für Bretter ohne Rahmen, weil Rahmenteile gedreht werden müssen</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet wurde %1, gefunden %2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Erwartet wurde %1, gefunden %2.</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1: Erwartet wurde %2, gefunden %3.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>ein Wort aus 16 Binärziffern</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>7 Werte in einer Zeile</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>ein Feld oder eine Drehung</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>das Feld eines Hinweises auf dem %1×%1-Brett und seine Drehung</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>CSV mit binären Farben</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>Die Farben sind Wörter aus 16 Binärziffern.</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>die Seite des Bretts</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>eine Anzahl von Feldern</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>Die Hinweise haben keine Drehungen; ihre Teile bleiben wie aufgeführt.</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>4 Zahlen je Feld</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>ein Muster</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>die Klammer ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>höchstens %1 Felder</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>noch eines</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>Gitter des Eternity II Editor</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>Die Datei beginnt mit dem Kommentar des Editors.</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>ein Raster aus %1×%2 Zellen</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>Jede Zeile hat so viele Felder aus vier Zahlen, wie es Zeilen gibt.</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>In dieser Reihenfolge haben die Felder ringsum Grau.</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>Die Datei beginnt mit einem gesperrten Feld.</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>die Felder eines quadratischen Bretts</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>Der Eternity II Editor kennt nur quadratische Bretter und Muster bis %1.</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 Farben und eine Drehung</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>eine Drehung</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>eine Reihe von 1 bis %1 Feldern</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>eine Reihe von %1 Feldern, höchstens %2 davon</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>eine Reihe von Feldern</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>Brett aus Kanten und Drehungen</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>Die erste Zeile hat Felder aus fünf Zahlen.</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>Striche trennen Felder aus fünf Zahlen.</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>Die letzte von fünf Zahlen könnte eine Drehung sein.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>Der Inhalt ist in keinem bekannten Puzzleformat.</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>Zeile, Spalte, Teil und Drehung eines Hinweises</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>ein Feld des %1×%2-Bretts</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>Teileliste nach ihren Hinweisen</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>Vor Zeilen mit vier Zahlen steht eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>die Anzahl der Hinweise</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>eine Anzahl von Hinweisen</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>gültiges JSON</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>ein Fehler (%1)</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>ein Objekt mit dem Schlüssel „%1“</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>eines ohne ihn</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>Die gespeicherte Lösung wird weggelassen, weil sie das Puzzle nicht löst.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>Das Format „%1“ kann nur gelesen werden. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>Das Format „%1“ kann keine Puzzles mit Vorzeichen enthalten. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>Dieses Format braucht alle %1 Teile des Bretts; das Puzzle hat %2.</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>Diese Datei enthält nur ein Brett. Öffnen Sie zuerst das Puzzle, dessen Teile es verwendet.</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>eine Version %1.x des Formats</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>höchstens %1 Teile</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 Farben</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>Feld, Teil und Drehung</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>ein Feld und ein Teil, die kein anderer Hinweis verwendet</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>eine Platzierung</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>ein Teil, das auf keinem anderen Feld liegt</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>Teil %1 noch einmal</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>höchstens %1 Namen</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>eine Wertung</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>Tessera-Puzzle</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>Es ist JSON und nennt dieses Format.</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>Die Datei hat eine neuere Version des Formats (%1). Unbekannte Teile bleiben erhalten.</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>eine Teilenummer</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>die Teilenummer %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>eine noch nicht benutzte Teilenummer</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>Nummerierte Teileliste</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>Die ersten Zeilen haben fünf Zahlen.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>Die erste von fünf Zahlen ist die Teilenummer, aber die letzte könnte eine Drehung sein.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>Die erste von fünf Zahlen ist die Teilenummer.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>The frame pieces give the size %1×%2. Width and height may be swapped.</source>
        <translation>Die Rahmenteile ergeben die Größe %1×%2. Breite und Höhe können vertauscht sein.</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>die Teile eines quadratischen Bretts oder seine Größe</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>Seiten von 1 bis %1 Feldern</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>Farben bis höchstens %1</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>ein Teil, das auf ein gerahmtes %1×%2-Brett passt</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n graue Kante</numerusform>
            <numerusform>%n graue Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>4 Zahlen oder Buchstaben in einer Zeile</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>Grau ist die Zahl %1.</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>Keine Kante hat die Zahl %1, daher hat das Puzzle keinen Rahmen.</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>Die Kanten stehen in der Reihenfolge %1.</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Teileliste</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>Die ersten Zeilen haben vier Zahlen.</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>Jede Zeile hat vier Zahlen.</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>Positionen der Teile</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>Vor Zeilen mit drei Zahlen steht eine Zeile mit zwei.</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>Breite und Höhe</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>die Größe %1×%2 des Puzzles</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>Spalte, Zeile und Drehung eines Teils</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>ein anderes Teil</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>Teil/Drehung oder ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>Brett aus Teilen und Drehungen</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>Die Felder sind als Teil/Drehung geschrieben.</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>das Ende der Reihe</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>das Ende des Bretts</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>noch eine Reihe</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n Feld ist leer; das Teil dafür ist nicht bekannt.</numerusform>
            <numerusform>%n Felder sind leer; die Teile dafür sind nicht bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>Das Brett ist %1×%2, das Puzzle %3×%4.</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>%1: Das Puzzle hat kein Teil %2 mehr für dieses Feld.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>eines von %n Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>eine Zahl, zu der es kein Teil gibt</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>ein noch nicht verwendetes Teil und Feld</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>Teil %1 auf %2</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>ein Hinweis mit einem Teil und einem Feld dieses Puzzles</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>Teil %1 auf Feld %2</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Das Format „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 Mit dem offenen Puzzle: %2</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>der Parameter %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>eine Adresse ohne ihn</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>das Ende der Adresse</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>noch eine Zeile</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>board_w und board_h oder die Kanten eines quadratischen Bretts</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>eines von jef, marie, jblackwood</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>Buchstaben von Kanten</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>ein Buchstabe von a bis w</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>Ziffern von Teilenummern</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>drei Ziffern</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>Die Teilenummern widersprechen einander und werden nicht benutzt.</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>Buchstaben von Arten</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>ein Buchstabe von a bis e</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>das Feld eines Hinweises</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>Adresse für den Online-Viewer</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>Sie hat den Parameter board_edges.</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>Der Online-Viewer hat %1 Muster außer dem Grau; dieses Puzzle braucht %2.</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>die Kanten eines quadratischen Bretts, vier Buchstaben je Feld</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>JSON von eternity2.dev</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>Es ist JSON mit Teilen oder einem Brett.</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>Es ist JSON.</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>Das Format „%1“ für Sudokus gibt es nicht.</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>Der Inhalt ist kein Sudoku in einem bekannten Format.</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>16, 81, 256 oder 625 Zeichen eines Sudokus</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>eine Ziffer des Gitters oder das Zeichen für ein leeres Feld</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>Sudoku-Zeilen</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>Die erste Zeile hat so viele Zeichen, wie ein Sudoku Felder hat.</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>Es hat so viele Ziffern und Zeichen, wie ein Sudoku Felder hat.</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>Es beginnt wie ein Sudoku.</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>höchstens %1 Puzzles</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>16, 81, 256 oder 625 Ziffern und Punkte eines Sudokus</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>so viele Zeichen wie die Vorgaben</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>die Vorgaben unter den Ziffern</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>Feld und Ziffern</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>Ziffern des Gitters</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>Tessera-Sudoku</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>Das Format „%1“ enthält ein Puzzle je Datei.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>die Teile</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>die Teile, die nicht auf dem Brett liegen</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>die Teile mit vier grauen Kanten</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>das Brett</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>die Hinweise</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>die Sperren</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>Das Format „%1“ fasst nicht: %2.</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>die Regel, dass es keinen Rahmen gibt</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>die Regel, dass das Puzzle Vorzeichen hat</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>die Regel, dass Teile ihre Drehung behalten</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>höchstens %1 Objekte und Arrays</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>die Regel für den Rand</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>Jede Zeile hat vier Buchstaben.</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>höchstens %1 Bilder</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>Es ist nicht in Base64 geschrieben.</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>die Namen der Muster</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>die Bilder der Muster</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>welche Ziffern Vorgaben sind</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>die Bleistiftmarken</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>den Autor</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>die Bemerkungen</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>Die Bilder dieser Muster werden weggelassen: %1. %2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS: Formel oder Antwort eines Lösers</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>Breite, Höhe und vier Regeln</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>die Zahlen der Variablen und Klauseln</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>ein Literal</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>ein Teil auf %1</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>Diese Formel sagt nicht, zu welchem Puzzle sie gehört. Nur Formeln, die Tessera geschrieben hat, sind lesbar.</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>Diese Werte gehören zu einem anderen Puzzle: Nur %1 von %2 Kanten passen.</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>Der SAT-Löser sagt, dass es keine Lösung gibt.</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>Es ist eine Formel im Format von SAT-Lösern.</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>Es ist die Antwort eines SAT-Lösers.</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>die Kennung eines Verfahrens</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>der Name einer Benchmark-Instanz</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>PIECE.ROTATION mit einem Teil von 1 bis %1 und einer Drehung von 0 bis 3</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>jedes Teil einmal</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>Das Brett verletzt die Regeln. %1.</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>die Wertung %1 des Bretts</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>Dieses Puzzle ist nicht in der Benchmark-Bibliothek.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>den Titel</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>die Lösung</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>die Wahl der Kacheln</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>Die Datei ist größer als %1 MB, daher kann Tessera sie nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>In einem Gitter dieser Größe können nicht „%1“ und „%2“ beide leere Felder bezeichnen.</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>2 benachbarte graue Kanten</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>2 gegenüberliegende graue Kanten</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>„%1“ ist ein veröffentlichtes Brett: Größe, Regeln und Farben können nicht geändert werden.</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>Ein Puzzle ohne Rahmen hat einen einzigen Farbsatz: Geben Sie eine einzelne Zahl statt Rand- und Innenfarben an.</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>%1 Farben sind nicht möglich: Ein Puzzle mit diesen Regeln hat höchstens %2.</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>Verlangte Farben: %1. Dieses Brett hat nur %n Stelle für sie.</numerusform>
            <numerusform>Verlangte Farben: %1. Dieses Brett hat nur %n Stellen für sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>Ein gerahmtes Brett dieser Größe braucht mindestens eine Randfarbe.</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>Ein Brett dieser Größe braucht mindestens eine Innenfarbe.</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>Randteile</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>Eckteile</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>Innenteile</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>Ein %1×%2-Brett braucht %3 verschiedene %4, aber diese Farben erlauben nur %5: Verwenden Sie mehr Farben oder erlauben Sie Kopien.</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>%1 Hinweise sind auf einem Brett mit %2 Feldern nicht möglich.</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>Mit diesen Farben wurde kein %1×%2-Puzzle aus verschiedenen Teilen gefunden: Verwenden Sie mehr Farben oder erlauben Sie Kopien.</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>%1×%2-Puzzle, Startwert %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>„%1“ ist keine Farbzahl: Geben Sie hardest, RAND+INNEN oder GESAMT an, jeweils höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>„%1“ ist keine Randfarbe: Geben Sie any oder eine Zahl von 1 bis %2 an.</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>Die Hinweisfelder müssen verschiedene Felder des %1×%2-Bretts sein.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>Ein Teil legen oder tauschen</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>Eingabe nimmt auf und legt ab</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>Zwischen Vorrat und Feldern ziehen</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>Ein Teil in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>Dorthin ziehen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>Mausrad über einer Kachel, Rechtsklick</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>Ein Rechteck als Block drehen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>Pfeile, Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>Klick, Strg+Klick, Umschalt+Klick, Gummiband</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Die Auswahl bewegen</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+Pfeile</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>Sie ziehen</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>Die Kanten eines Teils bearbeiten</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Doppelklick auf eine Kachel</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Sperren oder freigeben</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Mittelklick</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Anzeigen, was hier passt</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>Auf ein leeres Feld zeigen</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Ein passendes Teil wählen</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>Rechtsklick auf ein leeres Feld</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Strg+Mausrad, Fingerspreizen</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>Mit der mittleren Taste oder mit Leertaste ziehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation cannot be created: %1.</source>
        <translation>Die Animation kann nicht erstellt werden: %1.</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>kaum eine durch Zufall, außer der erzeugten</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>etwa %1 durch Zufall, außer der erzeugten</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>Dateiformate</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>Tessera erkennt Dateien an ihrem Inhalt, nicht am Namen. Die erste Spalte nennt die Namen für --from und --to auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Endungen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>nur lesen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Wiederholen mit</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Gemessen auf</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Dieses Verfahren hat keine Parameter.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Setzt</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>Dieses Verfahren ist exakt: Läuft es bis zum Ende und findet keine Lösung, gibt es keine.</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>Auf der Befehlszeile: %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>Veröffentlichte Ergebnisse und die von Tessera</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Alle Verfahren</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasten und Gesten</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>Ändern Sie die Taste jeder Aktion unter **Bearbeiten ▸ Einstellungen ▸ Tasten**.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>Veröffentlichte Ergebnisse neben denen derselben Verfahren in Tessera, die meist viel schneller erreicht wurden. Vergleichen Sie Bestes mit Bestem und Mittel mit Mittel: Das Beste aus 30 Läufen ist höher als das Beste aus dreien. Puzzles mit dem Namen META 2010 sind die der Autoren. Alle anderen wurden mit derselben Größe und, wenn die Tabelle nichts anderes sagt, denselben Farbzahlen erzeugt. Wertungen sind passende Kanten, mit einem Thread. Die Voreinstellung folgt auf den Namen des Verfahrens. Veröffentlichte Voreinstellungen verwenden jeden Wert, den die Arbeit nennt. Tessera enthält Pläne, die die veröffentlichten Tabellen wiederholen; führen Sie sie mit „tessera experiment“ aus.</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocode</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 öffnet das Menü „%2“.</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>%1 wechselt von einem Teil des Fensters zum nächsten.</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>%1 dient zum Bewegen und Wählen auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>%1 bedient das aktive Element.</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>vernachlässigbar</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 Puzzles</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>näherungsweise</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Best score</source>
        <translation>Beste Wertung</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>Verfahren aus der Literatur</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>%1: löst meist %2 von %3 in einer Minute</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>%1: meist %2 von %3 in einer Minute</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>Die höchste Wertung auf Brettern jeder Größe</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>Löst kleine Bretter oder beweist, dass es keine Lösung gibt</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>Löst Sudokus, meist in weniger als einer Sekunde</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>Gute Wertungen aus einer einfachen Regel; man sieht es abkühlen</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>Zuerst der Rand, dann das ganze Brett</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>Erschüttert ein gutes Brett und verbessert es wieder, immer von Neuem</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>Immer der beste Zug, der nicht verboten ist; leicht zu verfolgen</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>Lernt von guten Brettern; man sieht ihre Spuren</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>Entwickelt viele Bretter zugleich; löst kleine schnell</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>Mehrere Vertauschungen zugleich; zum Vergleichen</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>Legt Teil um Teil; zum Vergleichen</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>Verbessert immer nur; zeigt, warum das nicht genügt</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>Legt Teile entlang einer Irrfahrt; zum Vergleichen</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>Kleine Bretter als logische Formel; beweist, dass es keine Lösung gibt</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>Tauscht, dann füllt es viele Felder auf einmal bestmöglich</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>Löst Sudokus mit einer einfachen Regel; man sieht es abkühlen</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>Entwickelt viele Sudokugitter zugleich, mit lokaler Suche</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>Die Suche bekam nur %1 % eines Kerns je Thread; den Rest verwendeten andere Programme. Begrenzen Sie zum Vergleichen die Auswertungen oder die Prozessorzeit.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
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
            <numerusform>etwa %n Sekunde</numerusform>
            <numerusform>etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>etwa %n Stunde</numerusform>
            <numerusform>etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>etwa %n Tag</numerusform>
            <numerusform>etwa %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>mehr als ein Monat</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>Threads der gespeicherten Suche: %1; dieser Suche: %2. Verwenden Sie so viele Threads und Prozesse wie zuvor.</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>Die gespeicherte Suche ist beschädigt.</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>Die Suche wurde von einer anderen Version von Tessera gespeichert. Setzen Sie sie mit dieser Version fort oder starten Sie eine neue Suche.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>Der Parameter „%1“ verlangt %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>Den Parameter „%1“ gibt es nicht: Dieses Verfahren hat keine.</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>Den Parameter „%1“ gibt es nicht; dieses Verfahren hat: %2.</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pflaume</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>himmelblau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavendel</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>hellbraun</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>marineblau</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>limette</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>koralle</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>kastanie</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indigo</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>bernstein</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>vierzackiger Stern</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>Andreaskreuz</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>Kleeblatt</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>achtzackiger Stern</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>Fliege</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>Schmetterling</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>Windrad</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>sechszackiger Stern</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>Schrägbalken</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%1, gelocht: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2, %1</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1, Bucht</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>Bild %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>Das Bild eines Musters muss ein PNG von höchstens %1×%1 Pixeln und %2 kB sein.</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>Die Bilder eines Puzzles dürfen höchstens %1 MB belegen. Entfernen Sie zuerst ein anderes Bild.</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>Dieses Bild lässt sich nicht lesen. Wählen Sie eine PNG-, JPEG- oder SVG-Datei.</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>Die Bilder dieser Muster sind beschädigt und werden weggelassen: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht aus.</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>Eckteil</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>Randteil</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>Innenteil</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>Ein Wert fehlt. Schreiben Sie zum Beispiel 0.9, 0.95.</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>„%1“ ist kein Bereich. Schreiben Sie Anfang:Schritt:Ende, zum Beispiel 1:2:9.</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>„%1“ ist unvollständig. Schreiben Sie Name = Wert; oder Name = Wert, Wert für mehrere.</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>ohne Rahmen</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>mit Vorzeichen</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>Teile behalten ihre Drehung</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>Rand in Farbe %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>Rand in einer Farbe</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>am schwersten</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>Drucken nicht möglich: Es wurde kein Drucker gefunden. Richten Sie einen ein, oder speichern Sie ein PDF.</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>Drucken nicht möglich: Der Drucker oder seine Datei nimmt die Seiten nicht an. Prüfen Sie den Drucker und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Drucken …</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>%n Seite gedruckt.</numerusform>
            <numerusform>%n Seiten gedruckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>Das PDF wird gespeichert …</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>%n Seite als %1 gespeichert.</numerusform>
            <numerusform>%n Seiten als %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>Gestoppt. %n Seite wurde schon an den Drucker gesendet.</numerusform>
            <numerusform>Gestoppt. %n Seiten wurden schon an den Drucker gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>Ein Brett mit %1×%2 Feldern ist nicht möglich: Jede Seite muss 1 bis %3 Felder haben.</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>Teil %1 hat die Farbe %2; Farben gehen von %3 bis %4.</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>Ein Hinweis liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>Ein Hinweis verwendet Teil %1, das es nicht gibt.</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>Zwei Hinweise widersprechen sich: Teil %1 oder sein Feld wird zweimal verwendet.</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>Nur in einem Puzzle ohne Rahmen können Teile ihre Drehung behalten.</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>Der Hinweis für Teil %1 dreht es, aber die Teile dieses Puzzles behalten ihre Drehung.</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>Ein Puzzle mit %1 Teilen ist nicht möglich: Das Maximum ist %2.</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>Ein Brett mit grauem Rahmen kann keinen einfarbigen Rand haben.</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>Ein einfarbiger Rand ist mit Nasen und Buchten nicht möglich: Eines von beiden bliebe ungepaart.</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>Der Rand kann die Farbe %1 nicht zeigen; Farben reichen von 1 bis %2.</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>Die Teile dieses Puzzles behalten ihre Drehung.</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang %1×%1: das Brett auf den Bildschirmfotos seiner Arbeit (2010).</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12 mit 50 Farben: eine einzige Lösung, in Sekunden gefunden.</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4 mit 4 Farben: klein, mit mehreren Lösungen.</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4 mit den schwersten Farbzahlen.</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4 mit 8 Farben: eine Lösung oder wenige.</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6 mit 4 Farben: sehr viele Lösungen.</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6 mit den schwersten Farbzahlen: wenige Lösungen, langsam zu finden.</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6 mit 12 Farben: eine Lösung, sofort gefunden.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10 mit 10 zufälligen Farben.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10 mit 10 zufälligen Farben und ohne Rahmen.</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10 mit den schwersten Farbzahlen.</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16 mit 23 zufälligen Farben und ohne Rahmen.</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16 mit den schwersten Farbzahlen.</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>Wie Eternity II: 16×16, 5 + 17 Farben, ein Hinweis in der Mitte.</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1: zehn Ziffern, kein Rahmen, Teile behalten ihre Drehung.</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>MacMahons Quadrate: alle 24 Quadrate aus drei Farben, mit einer Farbe rings um das 6×4-Brett.</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares: neun Teile, vier an den Fugen geteilte Bilder, eine Lösung.</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>Scramble Squares mit drei Bildern: zwei Lösungen.</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>Das Puzzle hat keine Teile zum Drucken.</translation>
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
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Ohne Speichern schließen</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>the search result belongs to another puzzle</source>
        <translation>das Suchergebnis gehört zu einem anderen Puzzle</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>die Datei ist beschädigt oder stammt aus einer anderen Version von Tessera</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>Im Ordner %1 können keine Sicherungskopien gespeichert werden.</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>Eine Sicherungskopie ist nicht lesbar (%2). Sie wurde in %1 umbenannt.</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>Der Lauf hat noch kein Brett zu zeigen.</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>Die Laufdatei ist unvollständig: Sie enthält kein Puzzle.</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>Die Laufdatei verwendet das Verfahren „%1“, das diese Version von Tessera nicht hat.</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>Dies ist keine Laufdatei.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>Diese Version von Tessera kann die Version dieser Laufdatei nicht lesen.</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>Die Laufdatei ist unvollständig: Sie enthält kein Brett.</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>Die gespeicherte Suche ist beschädigt: Ihre beste Wertung ist %1, aber ihr bestes Brett hat %2.</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>Sekunden, Auswertungen und eine Wertung</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>eine Wertung</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>%1: %2. Der Lauf wird wiederholt.</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>%1: Der Ordner enthält die Ergebnisse eines anderen Plans. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>%1: Der Ordner enthält keine Ergebnisse eines Experiments.</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>Sekunden, Auswertungen, eine Wertung und Änderungen</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>Änderungen, die zu einem Brett führen</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>%1: Die Bretter dieses Laufs wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>eine Generation und ihre Wertungen</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>„%1“: Die Läufe in diesem Ordner verwendeten „%2“; neue Läufe würden „%3“ verwenden. Wählen Sie für die neuen Läufe einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>„%1“ lief als „%2“; diese Version würde es als „%3“ ausführen.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>%1: Die Kante am Rahmen ist nicht grau</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>%1: Eine graue Kante zeigt ins Brett</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>%1: Das Hinweisteil liegt nicht an seinem Platz</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>%1: Das Teil ist gedreht; Teile behalten ihre Drehung</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>Letzte Verbesserungen</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>Die letzten Verbesserungen, mit der ganzen Suche im Kleinen</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Ganze Suche</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>Alle Wertungen von Anfang an</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Fehlende Kanten</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>Wie viele Kanten noch nicht passen. Jede Zehnerpotenz ist gleich hoch.</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>Bereich der Wertungen</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>Wie viel von den Kurven gezeigt wird</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>Die gespeicherte Suche ist beschädigt: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>Die gespeicherte Suche ist beschädigt: Der Wert von „%1“ ist unmöglich.</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>%1: Dieser Zwischenstand gehört zu einem anderen Puzzle, Verfahren, Startwert, Anfang oder anderen Parametern. Verwenden Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>%1: Diese Datei ist kein Zwischenstand einer Suche.</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>%1: Der neue Zwischenstand ist zu groß und wurde daher nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>Nach einem besseren Brett suchen</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>Die Suche pausieren, um ihr Brett anzusehen</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>Die Suche fortsetzen</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>Neu s&amp;tarten</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>Dieses Ergebnis verwerfen und mit den Einstellungen oben neu suchen</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>Pausieren und einen Schritt machen</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>Pausiert starten, um Schritt für Schritt zu suchen</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Die Suche stoppen. Ihr bestes Brett bleibt sichtbar</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>Brett &amp;behalten</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>Das beste Brett ins Puzzle übernehmen. Rückgängig holt das alte Brett zurück</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Das Ergebnis verwerfen und wieder das eigene Brett des Puzzles anzeigen</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>S&amp;uche fortsetzen</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Die Suche dort fortsetzen, wo sie gestoppt wurde</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Zum vorigen Schritt gehen</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt gehen</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 Auswertungen</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>Eine Runde &amp;weiter</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>Bis zum Ende der Generation, des Abstiegs, der Tour oder der Stufe laufen</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>%1 Prozessorzeit</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>Wie viele Suchen jedes Verfahren ausführt, mit aufeinanderfolgenden Startwerten. Das Diagramm zeigt ihren Median und die mittlere Hälfte.</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>Teile von %3 mm sind nicht möglich. Wählen Sie eine Breite von %1 bis %2 mm.</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>Ränder und Abstände müssen 0 bis %1 mm messen.</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>Das Papier ist zu lang. Die Grenze ist %1 mm.</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>Papier von %1 × %2 mm mit Rändern von %3 mm ist zu klein für Teile von %4 mm. Verwenden Sie größeres Papier oder kleinere Teile.</translation>
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
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>Brett, Spalte %1 von %2, Reihe %3 von %4</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>Teile %1 bis %2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>Rückseite, über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>mit 100 % drucken</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>Puzzles; mittlere Zeit der Läufe, die sie gelöst haben</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 von %2 gelöst</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>Für große Bretter</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>von uns, abgestimmt auf Brettern von 8×8 bis 12×12</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Wanderung</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>Bei mehreren Threads: Nach so vielen Treffen gibt jeder Thread sein bestes Brett an den nächsten weiter; 0 für nie.</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>Angenommene Züge (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>Kalibrierte Temperaturen</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>Start- und Endtemperatur aus Änderungen der Wertung bestimmen, die am Puzzle gemessen werden, statt aus den beiden Zahlen unten.</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>Starttemperatur</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>Die Starttemperatur in verlorenen Kanten. Gilt ohne Kalibrierung.</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang, Algorithmus 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>Endtemperatur</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>Die Temperatur, bei der eine Abkühlung endet. Gilt ohne Kalibrierung.</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>Abkühlfaktor</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>Auf jeder Stufe wird die Temperatur mit diesem Faktor multipliziert.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick u. a. 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>Erste Abkühlung</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>Länge der ersten Abkühlung in Zügen je Feld.</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>Züge je Feld</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>Wachstum der Abkühlungen</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>Jede Abkühlung ist um diesen Faktor länger als die vorige: Gute Bretter kommen früh, bessere später. Die letzte wird an die verbleibende Zeit angepasst.</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>Anteil der Drehungen</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>Anteil der Züge, die ein Teil drehen; die anderen tauschen zwei Teile einer Art, jedes in seiner besten Drehung. Der kleinste Schritt ist 1/256.</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>Simulierte Abkühlung</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>Tauscht und dreht zufällig und nimmt beim Abkühlen immer seltener Verluste an.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick u. a. 1983; Niang 2010, Algorithmus 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>Lehrbuch</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>Durchsucht (%)</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>die mit dem voraussichtlich kleinsten Baum</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>Die Reihenfolge, in der Felder gefüllt werden. Sie ändert die Zeit, nicht die Lösungen. Zufällige Abstiege schätzen die Größe des Baums (Knuth 1975).</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>Probiert Feld für Feld jedes passende Teil und kehrt bei jeder Sackgasse um.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010, Abschnitt 5.2</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>der ersten Lösung</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>allen Lösungen</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>Bei der ersten Lösung stoppen oder weitermachen, bis alles versucht ist.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Zufällige Reihenfolge</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Die Teile in zufälliger, vom Startwert bestimmter Reihenfolge probieren statt in der Reihenfolge des Puzzles.</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>Lokale Suche</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>bis zu einem lokalen Optimum</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>durch eine kurze Abkühlung</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>Länge der Abkühlung</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>Die Länge der lokalen Suche durch Abkühlung.</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>Hitze der Abkühlung</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>Die exakte Suche bewältigt so viele feste Teile und Farben nicht. Entsperren Sie einige Teile oder verwenden Sie ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>zeilenweise</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>spaltenweise</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>Spirale nach innen</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>Zeilen, am Ende Spalten</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>zuerst der Rand, dann zeilenweise</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>wo die wenigsten Teile zu erwarten sind</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Verbesserung</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>die erste gefundene</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>die beste von allen</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>Welcher verbessernde Zug gemacht wird.</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>Die gespeicherte Suche gehört zu einem anderen Puzzle oder einer anderen Feldreihenfolge.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010, Abschnitt 5.3</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>Füllt das Brett Linie für Linie mit dem ersten passenden Teil, sonst dem besten.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>Die Reihenfolge, in der Felder gefüllt werden.</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>Gierige Irrfahrt</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>Füllt das Brett entlang einer Irrfahrt mit dem Teil, das am besten passt.</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>Lokale Optima</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Bergsteigen</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>Verbessert das Brett, bis kein Zug mehr hilft, und beginnt dann neu.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010, Algorithmus 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>Behaltene Züge</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>Auswertungen seit dem letzten Gewinn</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010, Abschnitt 5.4</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>Lokale Suche (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>Macht mehrere zufällige Vertauschungen und Drehungen auf einmal und behält sie, wenn das Brett besser ist.</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>Einen Zug behalten</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>wenn er besser ist</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>wenn er besser oder gleich ist</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>Beste Drehungen</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>Getauschten Teilen ihre beste Drehung geben, statt die aktuelle zu behalten.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>Über Plateaus</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>unseres: gleiche Züge werden behalten</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>Stufe p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>Erschütterungen</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho u. a. 2010, Algorithmus 1</translation>
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
        <translation>Reihenfolge der Nachbarschaften</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>eine der nächsten beiden, jedes Mal zufällig gewählt</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>von der Mitte zum Rand</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>vom Rand zur Mitte</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>Die Reihenfolge, in der ein Abstieg Drehungen und die Vertauschungen von Eck-, Rand- und Innenteilen probiert.</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>in der Arbeit nicht angegeben</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>Gleiche behalten</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>Allgemeine VNS mit Neustarts</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>Erschüttert ein lokales Optimum jedes Mal stärker und steigt dann durch vier Nachbarschaften ab.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho u. a. 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>unseres: behält Gleiche und beginnt später neu</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>Erlaubte Brüche</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>Angestrebte Wertung</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Neustart nach</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>Neustart des Backtrackings nach so vielen Platzierungen, mit gemischten Teilen und anderen geschonten Farben. Die ersten Neustarts kommen früher.</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>Geschonte Farben</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>Wie viele Farben früh aufgebraucht werden, damit das Ende des Bretts leichter wird; höchstens ein Viertel der Innenfarben.</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>Früh aufgebrauchter Anteil</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>Der Anteil der Kanten in geschonten Farben, der früh aufgebraucht sein muss.</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>Aufgebraucht bis</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>Der Anteil der gefüllten Felder, bei dem diese Kanten aufgebraucht sein müssen.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>Eigenes Verfahren von Tessera; Bruchplan nach Verhaard, geschonte Farben nach Blackwood</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>Tabuliste</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>Aspirationen</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010, Algorithmus 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>Tabusuche</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>Geht zum besten Nachbarn, der nicht verboten ist, auch wenn er schlechter ist.</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>Länge der Tabuliste</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>Wie viele der letzten Züge nicht rückgängig gemacht werden dürfen.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>Gezogene Vertauschungen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>Iterationen ohne Gewinn</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>Zweiphasige Tabusuche</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>Löst durch Tabusuche erst den Rand, dann das ganze Brett, mit Abkühlung und Störungen.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010, Tabelle 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>Iterationen der Phase I (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>Höchstens so viele Iterationen lang bewegen sich nur die äußeren Teile.</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>Bis zur Abkühlung (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>Iterationen ohne Gewinn vor einem Abkühlungsschritt.</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>Bis zur Störung (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>Anteil der Paare (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>Der Anteil der tauschbaren Paare, den eine Iteration prüft.</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>Zahl der Paare (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>Die andere Grenze für die Paare, die eine Iteration prüft.</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>Grenze der Paare</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>die kleinere der beiden, wie in Tabelle 1</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>die größere der beiden, wie im Text</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>Welche der beiden Grenzen gilt; die Arbeit widerspricht sich.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010, Abschnitt 2.3.1</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>Abkühlfaktor (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>Der Abkühlfaktor des Abkühlungsschritts, von Zug zu Zug.</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>Starttemperatur (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>Endtemperatur (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>Die Endtemperatur des Abkühlungsschritts. Er endet auch, wenn Verluste kaum noch angenommen werden.</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>Gestörter Anteil (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>Die Zahl der Vertauschungen je Feld bei einer Störung.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010, Tabelle 1; Lauf i benutzte den Startwert 10·i</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>Kurze Liste, kühle Abkühlung</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>unseres: vergisst bald, und die Abkühlung löscht das Brett nicht</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>Dieses Verfahren löst nur Kantenpuzzles.</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>Ameisenkolonie</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>Ameisen bauen Bretter Teil für Teil, geleitet von Passungen und den Spuren guter Bretter.</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010, Kapitel 3 bis 6</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010, Abschnitt 3.2.1</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010, Abschnitt 3.2.2; Wert von Dorigo und Gambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010, Abschnitt 3.2.3; Stützle und Hoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010, Abschnitt 4.2</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010, Tabellen 5 und 7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Ant System</source>
        <translation>Ant System</translation>
    </message>
    <message>
        <source>Ant Colony System</source>
        <translation>Ant Colony System</translation>
    </message>
    <message>
        <source>MAX–MIN Ant System</source>
        <translation>MAX–MIN Ant System</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2</source>
        <translation>Söderlind 2010, Abschnitt 3.2</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>Spuren führen von</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>einem Teil in einer Drehung zu einem Feld</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>einer Teilseite zu einer anderen</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>Ameisen</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>Wie viele Bretter zwischen zwei Erneuerungen gebaut werden.</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>eine Irrfahrt</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>Gewicht der Spuren α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>Das Gewicht einer Platzierung ist τ^α · η^β, wobei τ ihr Pheromon ist.</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>Gewicht der Passungen β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>Das Gewicht einer Platzierung ist τ^α · η^β, wobei η mit ihren Passungen steigt.</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>Heuristik η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>Passungen + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>e hoch Zahl der Passungen</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>Wie stark Passungen mit Nachbarn zählen.</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>Gier q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>Ant Colony System: die Wahrscheinlichkeit, die beste Platzierung zu nehmen, statt eine zu ziehen.</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>Verdunstung ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>Der Anteil einer Spur, den eine Erneuerung ersetzt.</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>Zerfall φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>Ant Colony System: wie viel einer Spur eine Ameise verwischt, die sie benutzt.</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>Erste Spur τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>Das Pheromon auf unbenutzten Kanten.</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>Schwächste Spur</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN: die untere Grenze; 0 für τ₀.</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>Stärkste Spur</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN: die obere Grenze; 0 für das, was das bisher beste Brett ablegt.</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>Ablage Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>passende Kanten</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + fehlende Kanten)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + Kanten hinter dem besten)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>Wie viel ein Brett seinen Spuren hinzufügt. Die Arbeit nimmt die Wertung, die gute Bretter kaum unterscheidet.</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>Beste Ameise</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>von allen bisher</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>der Iteration</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>Das Brett welcher Ameise Ant Colony System und MAX–MIN belohnen.</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>Speicher der Spuren</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>Die Speichergrenze für benutzte Kanten; darüber werden die schwächsten vergessen.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unseres</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind, Tabelle 5 (Fassung 1)</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind, Tabelle 7 (Fassung 2)</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>Mit Abstieg</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>Mit kurzen Abkühlungen</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Touren</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>Kanten mit eigener Spur</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>Speichergrenze des Strahls (MB)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>Speicher der Spuren (MB)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>Spur des besten Bretts</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>Spur unbenutzter Kanten</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>Pheromon</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010, Tabellen 1 bis 8</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010, Abschnitt 4.4</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010, Abschnitt 4.5</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010, Abschnitt 4.6</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010, Abschnitt 4.7</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010, Abschnitte 4.8 und 4.9</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>Wie viele Bretter die Population hat.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>Nach so vielen Generationen stoppen; 0 für keine Grenze.</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Elitismus</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>So viele der besten Bretter ersetzen die schlechtesten Nachkommen; höchstens die halbe Population.</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Erste Generation</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>zufällige Bretter</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>gierige Bretter</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>je zur Hälfte</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>Womit die Population beginnt, neben dem Startbrett der Suche.</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010, Abschnitt 3</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>immer geachtet</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>Teile dürfen überall sein</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>Kanten und 2×2-Bereiche</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>Was die Fitness erhöht: passende Kanten oder auch fehlerfreie 2×2-Bereiche.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>lineare Rangfolge</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>Glücksrad</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>Wie Eltern nach ihrer Fitness gewählt werden.</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>Turniergröße k</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>Das beste von so vielen zufälligen Brettern wird Elternteil.</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>Auswahldruck s</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>Die erwartete Zahl der Nachkommen des besten Bretts.</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>Kreuzungsrate</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>Der Anteil der Elternpaare, die gekreuzt werden.</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>Bereichstausch</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>Welche Felder ein Nachkomme vom zweiten Elternteil übernimmt: ein Rechteck oder jedes Feld nach Münzwurf.</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>Übrige Teile</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>in der Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>wo sie am besten passen</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>Wie die von einer Kreuzung verdrängten Teile die leeren Felder füllen.</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>Mutationsrate</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>Der Anteil der Nachkommen, die mutieren.</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>Gewicht von Drehen</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>Mutation: eine Vierteldrehung eines Teils.</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>Gewicht von Tauschen</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>Mutation: zwei Teile werden vertauscht.</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>Gewicht von Tauschen &amp; Drehen</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>Mutation: zwei Teile werden vertauscht und gedreht.</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>Gewicht von Bereich drehen</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>Mutation: ein quadratischer Bereich wird gedreht.</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>Gewicht von Bereiche tauschen</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>Mutation: Bereiche in den zwei Hälften des Bretts werden vertauscht.</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>Gewicht von Bereich umkehren</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>Mutation: die Teile eines Bereichs in umgekehrter Reihenfolge.</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>Gewicht von Zeile oder Spalte umkehren</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>Mutation: eine Zeile oder Spalte in umgekehrter Reihenfolge.</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>Gewicht von Mischen</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>Mutation: alle Teile außer dem linken oberen in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>Sackgassen reparieren</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>Die unpassenden Teile der besten Bretter neu anordnen, wenn diese nicht mehr besser werden.</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>Reparaturschwelle</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>Nach so langer Zeit ohne Verbesserung werden die besten Bretter vorgemerkt; beim nächsten Mal werden sie repariert.</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>Senkung der Schwelle</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>Um wie viel die Schwelle sinkt, wenn Bretter vorgemerkt werden.</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>Anteil mit lokaler Suche</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>Der Anteil der Nachkommen, die lokale Suche verbessert.</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang, Tabelle 1 (kein Elitismus)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010, Tabelle 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang, Tabelle 2 (hohe Mutationsrate)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010, Tabelle 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang, Tabelle 3 (keine Mutation)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010, Tabelle 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang, Tabelle 4 (keine Kreuzung)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010, Tabelle 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang, Tabelle 5 (Reparatur, 1.000 Bretter)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010, Tabelle 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang, Tabelle 6 (Reparatur, 500 Bretter)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010, Tabelle 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang, Tabelle 7 (gleichmäßige Kreuzung)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010, Tabelle 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang, Tabelle 8 (Bereichstausch)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010, Tabelle 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang, Tabelle 9 (4×4)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010, Tabelle 9 und Abbildung 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang, Tabelle 9 (5×5)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010, Tabelle 9 und Abbildung 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang, Tabelle 9 (6×6)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010, Tabelle 9 und Abbildung 43</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>Memetisch (stark)</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Genetischer Algorithmus</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>Eine Population von Brettern entwickelt sich durch Auswahl, Kreuzung und Mutation.</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010, Kapitel 4 bis 6</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>Verbessert durch Drehen</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>Verbessert durch Tauschen</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>Verbessert durch Tauschen &amp; Drehen</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>Verbessert durch Bereich drehen</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>Verbessert durch Bereiche tauschen</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>Verbessert durch Bereich umkehren</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>Verbessert durch Zeile oder Spalte umkehren</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>Verbessert durch Mischen</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>Verbessert durch Kreuzung</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>Beste Fitness</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>Vielfalt (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>Reparierte Bretter</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>Baum (Platzierungen)</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>Früh umkehren</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>Ein Brett aufgeben, sobald es mehr Paare einer Farbe hat, als alle Teile bilden können. Das spart Platzierungen, macht aber jede um bis zu ein Fünftel langsamer, auf kleinen Brettern drei- bis viermal so langsam. Kantenkonsistenz (MAC) gibt es nicht: Sie braucht ein Zwölftel der Platzierungen, aber ein Vielfaches der Zeit.</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Fehlende Ziffern</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>Nachbarschaft k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014, Abbildung 2</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>Zuerst Einer füllen</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>Jedes Feld füllen, das durch Einer aus den Vorgaben folgt, und nur die anderen suchen.</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>Züge je Erschütterung</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>Zufälliger Neustart nach so vielen Runden durch alle Nachbarschaften ohne Verbesserung; 0 für nie.</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>Allgemeine VNS für Sudoku</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>Ordnet Ziffern in Blöcken um und steigt durch vier Nachbarschaften ab.</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>Gleichstand annehmen</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>unseres: füllt zuerst Einer, behält Gleiche, beginnt neu</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>Strahlbreite</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>Wie viele Bretter die Strahlsuche bei voller Breite behält; weniger bei knappem Speicher.</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>Anteil des Strahls</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>Anteil der Arbeit, den die Strahlsuche bekommt; Backtracking mit geplanten Brüchen bekommt den Rest. Auf Brettern mit bis zu 121 Feldern bekommt der Strahl höchstens die Hälfte, auf Brettern mit mehr als 400 alles.</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>Zielt auf die höchste Wertung: Strahlsuche und Backtracking mit geplanten Brüchen; danach werden die Bretter vervollständigt und poliert.</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>Das Verfahren „%1“ löst diese Art von Puzzle nicht. Diese tun es: %2.</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>wenn es voraussichtlich Zeit spart</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>wenn eine Farbe ausgegangen ist</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>Strahlsuche</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>geplante Brüche</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>Politur</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>exakte Suche</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>erstes Brett</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>Wo die lokale Suche durch Abkühlung beginnt: Bei 0 ist das Puzzle gefroren, bei 1 beginnt es zu gefrieren, bei 2 ist es flüssig.</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>Hitze am Ende</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>Wo die Abkühlung endet; danach folgt ein Abstieg.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>Alle Bretter neu beginnen, wenn so lange keine Verbesserung eintritt; 0 für nie.</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>Anteil passender Vertauschungen</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>Anteil der Vertauschungen, die ein Innenteil dorthin bringen, wo es zu mindestens zwei Nachbarn passt, meist in ein Feld mit einer Fehlerstelle. Die übrigen werden gleichmäßig gezogen. Kalte Bretter werden um ein Mehrfaches schneller besser. Der kleinste Schritt ist 1/256.</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>Passende Vertauschungen</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>unseres: zieht Vertauschungen, die angenommen werden können</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>Die gespeicherte Suche ist beschädigt: „%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>Die gespeicherte Suche ist beschädigt: Ein Teil fehlt.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Zyklen</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>So oft ging der Speicher für Spuren aus</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>Zeilen oder Spalten, je nachdem, welcher Baum voraussichtlich kleiner ist</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>Züge der Abkühlung</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>Abgelehnte Züge der Abkühlung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>Gleichmäßig gezogene Vertauschungen</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>unseres: kalibriert, aber keine Vertauschung wird bevorzugt</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>Von einem Gitter weitermachen, das nach dem Abstieg nur ebenso gut ist. „Move or not“ in der Arbeit tut das nicht.</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>Zufällige Züge in der Nachbarschaft N_k bei jeder Erschütterung. Die Arbeit macht nur einen.</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>Wie veröffentlicht (Hamza &amp; Sevkli 2014)</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014, Abbildung 2; die Nachbarschaften sind unsere</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>Ob Züge behalten werden, die die Wertung nicht ändern. Die Arbeit behält nur bessere Bretter.</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>Anteil der Mutationen, die Drehungen sind; die anderen sind Vertauschungen. Die Arbeit nennt ihn nicht; ihre Voreinstellung verwendet die Hälfte. Der kleinste Schritt ist 1/256.</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>Wie veröffentlicht (Söderlind 2010)</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>Erschütterungen ohne Verbesserung bis zur nächsten Stufe. In der Arbeit sind es 200.</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>Stufen bis zum Neustart; Stufe p erschüttert p + 2 Mal. 0 steht für die längere Seite des Bretts, wie in der Arbeit.</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>Von einem Brett weitermachen, das nach dem Abstieg nur ebenso gut ist. Die Arbeit tut das nicht.</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>Wie veröffentlicht (Coelho u. a. 2010)</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho u. a. 2010, Abschnitt 3; die Verbesserung ist unsere Wahl</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>Gemeinsamer Strahl</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>Alle Threads füllen einen Strahl: ein breiter endet früher, und die Zahl der Threads ändert das Brett nicht. Sonst sucht jeder Thread für sich, was mehr Arbeit pro Sekunde bringt.</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>Die Speichergrenze für die Bretter eines Strahls; ein breiterer Strahl wird schmaler gemacht. 0: die Hälfte des freien Speichers, auf die Prozessoren verteilt. Tabellen brauchen zusätzlich wenige MB je Thread.</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>Wie viele zufällige Vertauschungen vor jedem Zug geprüft werden, höchstens vier Fünftel aller; 0 für alle, wie in der Arbeit. Drehungen werden alle geprüft.</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>Wie veröffentlicht (Niang 2010)</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010, Algorithmus 2; die Länge der Liste ist unsere Wahl</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>Wie viele der letzten Züge nicht rückgängig gemacht werden dürfen. In der Arbeit sind es 360.</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>Iterationen ohne Gewinn vor einer Störung. In der Arbeit sind es 3500.</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>Die Starttemperatur des Abkühlungsschritts. Die Arbeit verwendet 100; das zerstört das Brett.</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>Wie veröffentlicht (Wang &amp; Chiang 2010)</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>Wie das Brett der besten Ameise jeder Iteration verbessert wird, bevor es seine Spur hinterlässt. Nicht in der Arbeit.</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, Tabelle 5; q₀, ρ, φ und τ₀ sind unsere Wahl</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, Tabelle 7; q₀, ρ, φ und τ₀ sind unsere Wahl</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010, Abschnitte 4.8 und 4.9; die Zahl ist unsere</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>Wie Nachkommen verbessert werden, bevor sie in die Population kommen. Nicht in der Arbeit.</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>Alle Spuren verdunsten; jede Ameise verstärkt die Spuren ihres Bretts.</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>Nur die Spuren des besten Bretts werden erneuert.</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>Alle Spuren verdunsten; das beste Brett verstärkt seine eigenen.</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>Vertauschungen von Eckteilen</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>Vertauschungen von Enden</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>Vertauschungen von Randteilen</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>Vertauschungen im Streifen</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>Vertauschungen von Innenteilen</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>Vertauschungen</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>Einfügungen</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>Umkehrungen</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>Vertauschungen um die Mitte</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>Ein %1×%2-Brett ist zu groß für eine Formel. Die Grenze liegt bei etwa 24×24 Feldern.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>der SAT-Löser</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>SAT-Löser</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>Übersetzt das Puzzle in eine logische Formel und lässt den SAT-Löser CaDiCaL ihre Lösung finden.</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008, die Übersetzung mit all ihren redundanten Klauseln</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>eine für jede Drehung eines Teils auf einem Feld</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>eine für jedes Teil auf einem Feld</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>Was eine Variable der Formel sagt. Mit weniger Variablen sagen die Farben um ein Teil, wie es gedreht ist.</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>Jedes Teil nur einmal</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>Auch sagen, dass kein Teil auf zwei Feldern liegt. Das folgt aus den anderen Klauseln, kann aber Zeit sparen.</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>Verbotene Farben</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>Auch sagen, welche Farben nicht neben einem Teil sein können. Das folgt aus den anderen Klauseln, kann aber Zeit sparen.</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>Gestützte Farben</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>Auch sagen, welche Teile eine Farbe zeigen können. Das folgt aus den anderen Klauseln, kann aber Zeit sparen.</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>Symmetrien brechen</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>Nur eines der Bretter suchen, die durch Drehen auseinander hervorgehen, und nur eine Reihenfolge der Kopien eines Teils.</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Die Teile in zufälliger, vom Startwert bestimmter Reihenfolge nummerieren statt in der Reihenfolge des Puzzles.</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>Der Beweis %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>Sehr große Nachbarschaften</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>Wechselt zwischen Tabusuche und Füllungen: Viele Felder, die sich nicht berühren, werden geleert und bestmöglich gefüllt.</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>Wie viele zufällige Vertauschungen vor jedem Zug geprüft werden, höchstens vier Fünftel aller; 0 für alle. Drehungen werden alle geprüft.</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>Füllungen</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>Bis zu den Füllungen</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>Züge ohne Gewinn, bevor die Suche Mengen von Feldern neu füllt.</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>Felder einer Menge</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>Höchstens so viele Felder werden zusammen geleert. Sie sind von einer Art, und keine zwei grenzen aneinander.</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>Ruhe eines Feldes</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>So lange wird ein geleertes Feld nicht noch einmal geleert, solange es andere gibt.</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>Bis zu den Zügen</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>Füllungen ohne Gewinn, bevor die Suche zu den Zügen zurückkehrt.</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>Füllungen</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>Füllungen mit Gewinn</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>Nach Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008, wiedergegeben von Niang 2010 und Söderlind 2010: die Mengen, ihre exakte Zuordnung und die Tabusuche. Die Zahlen und das Startbrett sind von uns.</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>Nach Muñoz et al. 2009</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009, wiedergegeben von Niang 2010 und Söderlind 2010: Tausch von Bereichen, gedrehte und getauschte Bereiche, getauschte und gedrehte Teile, passende Kanten als Fitness. Die Zahlen sind von uns.</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>Erste Drehungen</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>wie in der Teileliste</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>Wie die Teile zufälliger Bretter gedreht sind. „Wie in der Teileliste“ hilft, wenn die Liste sie wie die Lösung zeigt.</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010, Abbildung 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>Teile bleiben an Ecken, Seiten oder innen, beliebig gedreht</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>Ob Randteile am Rand bleiben, das Grau nach außen, wie es die Regeln verlangen. Die Voreinstellungen der Tabellen 1 bis 8 erlauben sie überall; die Arbeit sagt es nicht.</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>Gewicht der Kanten</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>Wie viel Kanten in der Fitness zählen, wenn auch 2×2-Bereiche zählen.</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>Gewicht der 2×2-Bereiche</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>Wie viel 2×2-Bereiche in der Fitness zählen.</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010, Abschnitt 4.1</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>Mit Zurücklegen</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>Ob ein Turnier dasselbe Brett zweimal ziehen darf.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010, Algorithmus 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>Reparatur durch</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>neues Platzieren der Teile</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>dasselbe, aber Randteile drehen</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>Mischen aller Teile</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>Was eine Reparatur tut. Ein Randteil mit Grau nach innen wird neu platziert oder nur gedreht.</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010, Abschnitte 4.5.8 und 4.9</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>Mutationen</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007 (aus der Erinnerung)</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007; aus der Erinnerung, nicht am Aufsatz geprüft</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>Wie veröffentlicht (Lewis 2007)</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>Simulierte Abkühlung für Sudoku</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>Tauscht Ziffern innerhalb der Blöcke und nimmt beim Abkühlen immer seltener Verluste an.</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>Gemessene Starttemperatur</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>Mit der Standardabweichung der Wertung bei zufälligen Zügen beginnen, nicht mit der Temperatur darunter.</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>Die Starttemperatur in fehlenden Ziffern.</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>Länge einer Stufe</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>Züge jeder Stufe, mal dem Quadrat der Zahl freier Felder.</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Wieder aufheizen nach</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>Zur Starttemperatur zurückkehren, wenn so viele Stufen nacheinander nicht besser enden, als sie begannen; 0 für nie.</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>Neues Gitter beim Aufheizen</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>Bei jedem Aufheizen die Blöcke neu zufällig füllen.</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>Aufheizungen</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007 (aus der Erinnerung)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007; aus der Erinnerung, nicht am Aufsatz geprüft</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>Wie veröffentlicht (Mantere &amp; Koljonen 2007)</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>Genetischer Algorithmus für Sudoku</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>Eine Population von Gittern tauscht Blöcke aus und vertauscht Ziffern darin.</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>Wie viele Gitter die Population hat.</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>So viele der besten Gitter ersetzen die schlechtesten Nachkommen; höchstens die halbe Population.</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>nach Rang</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>Wie Eltern gewählt werden: durch ein Turnier, oder unter den Gittern, die vor dem zu ersetzenden liegen.</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>Das beste von so vielen zufälligen Gittern wird Elternteil.</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>Der Anteil der Nachkommen, die die Hälfte ihrer Blöcke von einem zweiten Elternteil übernehmen.</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>Der Anteil der Blöcke, in denen zwei Ziffern getauscht werden.</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>Altern</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>Das beste Gitter verliert in jeder Generation, in der es das beste bleibt, einen Punkt Fitness.</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>Nach so vielen Generationen alle Gitter neu zufällig füllen; 0 für nie.</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>Eine kurze Abkühlung verbessert jeden Nachkommen mit so vielen Zügen; 0 für keine. Nicht im Aufsatz.</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>Temperatur der lokalen Suche</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>Womit die lokale Suche beginnt, in fehlenden Ziffern. Sie endet kalt.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010, Abschnitte 4.1 und 5.3</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>Nächstes Teil</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>das beste für das nächste Feld</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>das beste irgendwo</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>Feld für Feld füllen, oder alle Teile auf allen Feldern neben einem platzierten Teil vergleichen. Die Reihenfolge zählt nur Feld für Feld.</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind, bestes Teil irgendwo</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010, Abschnitt 4.1; dort ohne Ergebnisse</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>Züge auf einmal</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>Münzwürfe bis Zahl</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + eine Poisson-Zahl mit Mittelwert 1</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>jede Zahl, gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>Wie viele Züge zusammen versucht werden. Münzwürfe sind die Näherung der Arbeit an die Poisson-Verteilung.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010, Abschnitte 2.1.4 und 5.4</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>Höchstens Züge auf einmal</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>Die Grenze für die Züge, die zusammen versucht werden.</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>Neustart oder Ende nach so vielen Auswertungen ohne Gewinn; 0 für nie.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>neu starten</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>Was folgt, wenn die Geduld zu Ende ist. Die Arbeit hört auf, wenn sich eine Weile nichts verbessert hat.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010, Abschnitt 6.3</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, Abschnitte 5.4 und 6.3; der Anteil der Drehungen und die Geduld sind unsere Wahl</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind, Poisson-Verteilung</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, Abschnitt 4.1; der Anteil der Drehungen und die Geduld sind unsere Wahl</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz u. a. 2009, wie referiert</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010, Abschnitt 2.2, über Muñoz u. a. 2009: 1 bis 10 Züge; alles andere ist unsere Wahl</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>einem Teil zu einem Feld</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>Was das Pheromon trägt. Die ersten beiden sind die Fassungen 1 und 2 der Arbeit. Der dritte Graph hat keine Drehungen, wie die Arbeit es wünscht; jedes Teil nimmt dann seine beste Drehung.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010, Abschnitt 4.2 und Kapitel 7</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>ganz zufällig</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>Wie die Ameisen entscheiden und wie die Spuren erneuert werden. MAX–MIN folgt Stützle und Hoos und weicht von der Arbeit zweifach ab. Alle Spuren verdunsten, nicht nur die des besten Bretts. Alle Spuren beginnen an ihrer oberen Grenze, nicht bei τ₀.</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>Nach so vielen Zyklen stoppen; 0 für keine Grenze.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>Zeit ist um</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>Auswertungen aufgebraucht</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>nichts mehr zu versuchen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>Bisher gefundene Lösungen. Gedrehte Kopien eines Bretts zählen einzeln, eines kann also als vier zählen.</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts hat sich geändert</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>weiter %1 von %2</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1, jetzt %2 von %3</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Teil %1 auf %2 legen</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Teil %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>%1 drehen, jetzt %2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>Teil %1 auf %2 durch Teil %3 ersetzen</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Das bisher Beste.</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>Verboten, aber erlaubt, weil es das bisher Beste übertrifft (Aspiration).</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Neustart.</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>Eine Störung.</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>Die nächste Phase.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Wieder aufgeheizt.</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>Ein Brett ist von einer anderen Insel eingetroffen.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>Eine Lösung.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>%1 drehen?</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>%1 und %2 tauschen?</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 Abgelehnt: %2, %3.</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>Die Abkühlung hat %1 zufällige Züge versucht und %2 abgelehnt.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>Unterwegs wurde %1 erreicht, das bisher Beste.</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>Das fitteste Brett der Generation %1</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>Das beste Brett dieser Ameisen</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>Verboten, aber erlaubt, weil es das Beste übertrifft, das seit Beginn der letzten Phase oder Störung bekannt ist (Aspiration).</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>Das Puzzle wird noch vermessen, um die Temperaturen zu wählen: Kein Verlust wird angenommen.</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>Vor dem ersten Schritt: %1.</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>Das erste Brett: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 und %n weiteres Feld</numerusform>
            <numerusform>%1 und %n weitere Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>Eine Lösung: %1.</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>Keine Vertauschung und keine Drehung verbessert: ein lokales Optimum, %1.</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>%n zufällige Vertauschung gemessen, um die Temperaturen zu wählen: %1.</numerusform>
            <numerusform>%n zufällige Vertauschungen gemessen, um die Temperaturen zu wählen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>Stufe %1 von %2 beginnt bei Temperatur %3: %4.</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>Lange keine Verbesserung, darum beginnt eine Abkühlung bei Temperatur %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>Lange keine Verbesserung, darum stört %n zufällige Vertauschung das Brett: %1.</numerusform>
            <numerusform>Lange keine Verbesserung, darum stören %n zufällige Vertauschungen das Brett: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>Phase %1 beginnt mit vollem Brett, und jedes Teil darf sich bewegen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>Auf Stufe %1 durch %n zufälligen Zug erschüttert: %2.</numerusform>
            <numerusform>Auf Stufe %1 durch %n zufällige Züge erschüttert: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 ist keine Verbesserung, also kehrt die Suche zum behaltenen Brett zurück: %2.</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>Zwei Eltern wurden nach Fitness gewählt, mit %1 und %2 passenden Kanten. Das erste: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>Das Kind übernimmt %n Feld von seinem anderen Elternteil (%1): %2.</numerusform>
            <numerusform>Das Kind übernimmt %n Felder von seinem anderen Elternteil (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>Eine lokale Suche bearbeitet das Brett: %1.</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>Kind %1 von %2 ist fertig: %3.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>Generation %1 ist vollständig. Ihr bestes Brett: %2.</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>Die besten Bretter verbessern sich nicht mehr, also wird eines repariert: %1.</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1 Seine Wertung: %2.</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>Brett %1 von %2 einer neuen Population: %3.</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>Neustart: %1.</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>Ein neues Brett beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>Das am besten passende von %n versuchten Teil.</numerusform>
            <numerusform>Das am besten passende von %n versuchten Teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>Teil %1 (%2)</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>Die Regel hat die stärkste Möglichkeit gewählt.</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>Es wurde mit Wahrscheinlichkeit %1 gezogen.</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1 Am wahrscheinlichsten: %2.</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>Nach der Lösung geht die Suche weiter.</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>Sackgasse.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>%n Teil entfernt, ein anderes gelegt: %1.</numerusform>
            <numerusform>%n Teile entfernt, ein anderes gelegt: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>%1 ändern?</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>%n zufälliger Zug wurde zusammen versucht.</numerusform>
            <numerusform>%n zufällige Züge wurden zusammen versucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>Gefunden unter: %1.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Kein Verlust, also bei jeder Temperatur angenommen.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Angenommen bei Temperatur %1, mit Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>Bei Temperatur %1 war seine Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>Der beste erlaubte Nachbar.</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>Was er ersetzt hat, ist %n Zug lang verboten.</numerusform>
            <numerusform>Was er ersetzt hat, ist %n Züge lang verboten.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>%1: Nichts davon verbessert das Brett, %2.</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>Jeder untersuchte Nachbar ist verboten: %1.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>Ein lokales Optimum wird als Ausgangspunkt behalten: %1.</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>Besser als das behaltene Brett (%1), also wird es behalten: %2.</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>So gut wie das behaltene Brett, also wird es behalten: %1.</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>Ameise %1 von %2 hat das Brett gefüllt: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>Das Brett ist voll, nach %n versuchten Teil: %1.</numerusform>
            <numerusform>Das Brett ist voll, nach %n versuchten Teilen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>Ein Schritt: %1. Brett: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n Feld ist gefüllt.</numerusform>
            <numerusform>%n Felder sind gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>Phase %1 beginnt nur mit dem Rand: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>Ein Konflikt: Der SAT-Löser lernte eine Klausel mit %n Literal. Brett: %1.</numerusform>
            <numerusform>Ein Konflikt: Der SAT-Löser lernte eine Klausel mit %n Literalen. Brett: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>%n Feld wurde geleert und bestmöglich gefüllt: %1.</numerusform>
            <numerusform>%n Felder wurden geleert und bestmöglich gefüllt: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>Die Ziffer %1 steht zweimal in %2: %3 und %4.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Puzzle hat keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>Das Puzzle hat mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>Es wurde kein Puzzle der gewählten Schwierigkeit gefunden. Dieses ist: %1.</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>Es wurde kein Puzzle mit %1 Vorgaben gefunden; dieses hat %2.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>%1 ist %2: Keine andere Ziffer bleibt dafür.</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>%1 ist %2: der einzige Platz dafür in %3.</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>In %1 kann die Ziffer %2 nur stehen, wo %3 kreuzt, also nirgends sonst in %3.</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>In %1 teilen sich die Felder %2 die Ziffern %3.</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>X-Wing: Die Ziffer %1 steht in zwei der Felder %2, also nirgends sonst in den Linien, die sich dort kreuzen.</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>„%1“ eines Sudokus verlangt eines von %2.</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>Die Einstellungen eines Sudokus haben kein „%1“.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>„%1“ eines Sudokus verlangt eine ganze Zahl von %2 bis %3.</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>Diese Ziffern lassen keine Lösung zu: Mindestens eine ist falsch.</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>Es gibt keinen einfachen Schluss mehr.</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>Es gibt keinen einfachen Schluss mehr. In einer Lösung ist %1 %2.</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>Das Sudoku ist gelöst.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Puzzle hat keine Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n Ziffer ist falsch und jetzt ausgewählt.</numerusform>
            <numerusform>%n Ziffern sind falsch und jetzt ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>Alle Ziffern sind bisher richtig.</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>Es gibt keine Einer auszufüllen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n Zelle ausgefüllt.</numerusform>
            <numerusform>%n Zellen ausgefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>So schnell fand sich keine Lösung. Starten Sie eine Suche.</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>Dies ist die einzige Lösung.</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>Dies ist eine von mehreren Lösungen.</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>Bisher keine Fehler. Das Puzzle hat mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>Eine schnelle Prüfung fand keine Fehler.</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>Dies ist mit diesen Ziffern die einzige Lösung.</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>Noch keine Ziffern eingetragen.</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>Klassische Formen</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>Ein anderes Emblem für jedes Muster</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>Einfache Dreiecke</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>Schlichte Dreiecke, eine Farbe für jedes Muster</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>Embleme in Schwarz und Weiß auf kräftigen Farben</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>Der Buchstabe jedes Musters auf seiner Kante</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>Die Nummer jedes Musters auf seiner Kante, auf sanften Farben</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>eine Wertung</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>eine Zahl von Sekunden</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>Lauf %1 oder %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>eine Zeit nicht vor der Zeile darüber</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>eine mittlere Wertung</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>Das Budget reicht nicht für ein Rennen, das %1 Läufe braucht. Erlauben Sie mehr Auswertungen oder weniger für jeden Lauf.</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>%1 hat keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>„%1“ ist kein Bereich: Schreiben Sie %2=LOW..HIGH oder %2=VALUE,VALUE.</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>„%1“: Der Bereich darf nicht leer sein.</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>Es gibt nichts abzustimmen: Nennen Sie einen Parameter.</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>Es gibt nichts abzustimmen: Die Werte lassen nur eine Konfiguration zu.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>Die Beschreibung der Einheiten ist beschädigt.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>Diese Version von Tessera kann diese Einheiten nicht lesen. Benutzen Sie die Version, die sie angelegt hat.</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>%1: Der Ordner enthält keine Einheiten. Legen Sie welche mit --units von „count“, „solve“, „experiment“ oder „tune“ an.</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>%1: Diese Einheiten stammen von Tessera %2; dies ist Tessera %3. Benutzen Sie auf allen Rechnern dasselbe Programm.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>%1: Die Datei kann nicht gelesen werden (%2).</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>%1: Der Ordner enthält bereits ein „ledger“. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>%1: Nicht alle Zeilen der Datei können gelesen werden.</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>„%1“ ist keine Farbe. Schreiben Sie Farben wie „#2b7cfa“.</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>Eine Palette hat 1 bis %1 Farben.</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>Jede Farbe muss ein Paar sein: Hintergrund und Emblem.</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>Die Datei ist keine Palette: Sie ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>Eine Palette braucht einen Namen von 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>Die Farben %1 und %2 sehen fast gleich aus.</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>Bei %1 sehen die Farben %2 und %3 fast gleich aus.</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>Das Emblem der Farbe %1 ist auf seinem Hintergrund kaum zu sehen.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>Suche in variablen Nachbarschaften (MS-GVNS) für Eternity II</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>Tabusuche für Eternity II</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>evolutionäres Rechnen für Kantenpuzzles</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>Masterarbeit, Concordia University 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>Ameisenkolonien für Kantenpuzzles; Zählen, Schwere und der Generator</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>Masterarbeit, Technische Universität Dänemark 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>Suche in variablen Nachbarschaften für Sudoku</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>Über Tessera</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>Editor und Visualisierung von Lösungsverfahren für Kantenlegepuzzles</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>Gebaut mit Qt %1, läuft mit Qt %2.</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>Beruht auf diesen Arbeiten:</translation>
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
        <translation>Suchen hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>&amp;Anzahl der Startwerte:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>Diese Suchen in die Warteschlange stellen</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>Abbildung der Analyse</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>Tabelle oder Abbildung</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>Der Teil der vollen Wertung für Zeiten bis zu einem Ziel</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>A&amp;lles exportieren …</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>Alle Tabellen und Abbildungen mit ihren Daten in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Noch ist kein Lauf beendet.</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>Ordner für die Analyse</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>Die Analyse wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>Abgebrochen. %1 von %2 Abbildungen liegen in %3.</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>Diese Dateien sind von einem früheren Export: %1.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Wird ausgewertet …</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>Ani&amp;mation speichern …</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>Die besten Bretter der Suche als animiertes GIF speichern</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>Es gibt noch keinen Lauf zum Animieren: Starten Sie zuerst eine Suche.</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>Die Animation wird erstellt …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
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
        <translation>Länge der längeren Seite in Pixeln</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>Länge der Animation</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> je Sekunde</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>Höchstzahl der Bilder je Sekunde</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>Wie lange das letzte Brett bleibt, bevor die Animation von vorn beginnt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>Wie die Zeit des Laufs auf die Zeit der Animation abgebildet wird</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>&amp;Geänderte Felder markieren</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>Felder umrahmen, die sich seit dem vorigen Bild geändert haben</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>Wertung und &amp;Zeit darunter</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>Wertung und Laufzeit unter dem Brett anzeigen</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>Eine Animation des Laufs speichern</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>Gleiche Zeit für jede Verbesserung</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>Maßstäblich zur wirklichen Zeit</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>Vorschau der Animation</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>Wählen, wo das animierte GIF gespeichert wird</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>Längere Sei&amp;te:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>&amp;Bilder:</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>Halten am &amp;Ende:</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>Temp&amp;o:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Kacheln:</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>Gezeigte Verbesserungen: %1 von %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Volle Wertung</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>Beste bekannte</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Versucht</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>Benchmark-Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>Die ausgewählte Instanz in einem Tab öffnen</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>%1 gelöst, %2 versucht, %3 unberührt. Suchen und gespeicherte Puzzles zählen; jede Instanz hat eine Lösung.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Teil %1 auf %2 legen</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>Teil %1 von %2 nach %3 bewegen</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>%n Teil bewegen</numerusform>
            <numerusform>%n Teile bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>Einen %1×%2-Block drehen</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Teil %1 von %2 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>%n Teil entfernen</numerusform>
            <numerusform>%n Teile entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>Teil %1 auf %2 drehen</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>%n Teil drehen</numerusform>
            <numerusform>%n Teile drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>%1 trägt einen Hinweis, der immer gesperrt ist.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>Auf %1 liegt kein Teil zum Sperren.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>%n Feld sperren</numerusform>
            <numerusform>%n Felder sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>%n Feld freigeben</numerusform>
            <numerusform>%n Felder freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Das Brett leeren</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>Alle Teile zufällig legen</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Teil %1 bearbeiten</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>Brett der Suche behalten (%1 von %2)</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>Die gespeicherte Lösung legen</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>%1 trägt einen Hinweis, der sich nicht bewegen lässt.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Zu diesem Puzzle ist keine Lösung gespeichert.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 ist gesperrt. Geben Sie es zuerst frei.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>%1: noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>keine Fehlerstelle</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>Fehlerstellen in der Zeile oder Spalte</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>passende Teile</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>keines passt</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>Teilenummer</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>Spalte und Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n Fehlerstelle</numerusform>
            <numerusform>%n Fehlerstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>Was die Einblendungen bedeuten und was sie über das Feld unter dem Zeiger sagen</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>Gelöst: Die %n Kante passt.</numerusform>
            <numerusform>Gelöst: Alle %n Kanten passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>%1 Kanten passen.</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>Alles wurde versucht, und mit den gesperrten Teilen und Hinweisen gibt es keine Lösung: %1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>Dieses Brett kann jetzt nicht geändert werden.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Hier liegt kein Teil.</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>Das Teil kann hier nicht gelegt werden.</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>Die ausgewählten Teile können hier nicht gelegt werden: Eines verließe das Brett oder ist gesperrt.</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>Die ausgewählten Teile liegen schon am Rand des Bretts.</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>Nur ein Rechteck von Feldern lässt sich als Block drehen.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>Pfeiltasten bewegen den Cursor. Eingabe nimmt ein Teil auf oder legt es. Alt und Pfeiltasten bewegen die Auswahl.</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>%1 dreht es.</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>%1 sperrt es.</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>%1 zeigt, was passt.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 ist gesperrt. Geben Sie es zuerst frei.</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>Alle ausgewählten Teile sind gesperrt. Geben Sie sie zuerst frei.</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>Hier liegt ein Teil. Entfernen Sie es zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>%n Teil passt</numerusform>
            <numerusform>%n Teile passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n Fehlerstelle</numerusform>
            <numerusform>%n Fehlerstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::BoxPlot</name>
    <message>
        <source>Box plot of the scores of each method</source>
        <translation>Kastendiagramm der Wertungen jedes Verfahrens</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Noch ist kein Lauf beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1: Median %2, mittlere Hälfte %3 bis %4, %n Lauf</numerusform>
            <numerusform>%1: Median %2, mittlere Hälfte %3 bis %4, %n Läufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n Teil passt auf %1</numerusform>
            <numerusform>%n Teile passen auf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>Eingabe legt das Teil auf das Feld. Esc schließt die Liste.</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>Probleme des Puzzles und seines Bretts</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>Was nicht stimmt. Klicken Sie auf ein Problem, um seine Teile auszuwählen.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>%n weiteres Feld verletzt die Regeln.</numerusform>
            <numerusform>%n weitere Felder verletzen die Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>Keine Probleme gefunden. Die Teile passen zum Brett, jede Farbe lässt sich paaren, und kein gelegtes Teil verletzt die Regeln.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>1 is Error, Warning or On the board, 2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::ColorFields</name>
    <message>
        <source>none: there are no joints</source>
        <translation>keine: Es gibt keine Fugen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>Wie viele Farben die Kanten haben und ob der Rand eigene Farben hat</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>Randfarben</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>Farben der Fugen am Rahmen</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>Innenfarben</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>Farben aller anderen Fugen, ohne Rahmen aller Fugen</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>Farben insgesamt</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>Farben eines Satzes für alle Fugen</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Am schwersten</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>Rand und Inneres getrennt</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>Ein gemeinsamer Satz</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>Schwerste Farbzahlen</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>&amp;Randfarben:</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>&amp;Innenfarben:</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>Ins&amp;gesamt:</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>Am schwersten:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>%1 (aufgerundet)</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>Farbzahlen mit etwa einer erwarteten Lösung (Söderlind 2010, 3.1.4): M innen, B am Rahmen, C ohne Rahmen. Aufrunden senkt die erwartete Zahl. Die Formel nimmt unabhängige Fugen an. Die Kanten jeder Farbe kommen paarweise vor, was die Zahl wieder erhöht, vor allem bei wenigen Farben oder solchen mit Vorzeichen.</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>innen M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>Rand B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>Die Nummer der Farbe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>Wie die Farbe mit diesem Kachelstil aussieht</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>Wie viele Kanten aller Teile die Farbe zeigen</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>Wie viele der Kanten am Rahmen liegen</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>Wie viele der Kanten nicht am Rahmen liegen</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Nasen</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>Wie viele der Kanten Nasen sind</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Buchten</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>Wie viele der Kanten Buchten sind</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>Farben des Puzzles</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>Wie oft jede Farbe vorkommt. Klicken Sie auf eine Farbe, um ihre Teile auszuwählen, oder auf eine Überschrift, um zu sortieren.</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Teil eines Befehlsnamens eingeben</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
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
        <translation>Kein Befehl gefunden.</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>Suchen &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>Mehrere Suchen nebeneinander ausführen, um Verfahren, Parameter und Startwerte zu vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>%n Suche war nicht beendet, als Tessera geschlossen wurde. „Fortsetzen“ startet sie neu.</numerusform>
            <numerusform>%n Suchen waren nicht beendet, als Tessera geschlossen wurde. „Fortsetzen“ startet sie neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>%n Suche war nicht lesbar.</numerusform>
            <numerusform>%n Suchen waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>E&amp;xperimente …</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>Pläne von Verfahren, Puzzles und Startwerten ausführen und ihre Ergebnisse ansehen</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>Ordner &amp;verfolgen …</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>Die Einheiten von „tessera work“ auf anderen Rechnern beobachten</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>Dieses geschlossene Fenster arbeitet noch. Klicken Sie, um es zu öffnen</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>Beste Wertungen mehrerer Puzzles</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>&amp;Abwechselnd</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>Alle Suchen teilen sich die Kerne abwechselnd. Sonst startet eine Suche, wenn eine andere beendet ist.</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>A&amp;ktuelle Bretter</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>Die aktuellen statt der besten Bretter anzeigen</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>&amp;Rennen …</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>Mehrere Verfahren mit denselben Grenzen auf dieses Puzzle ansetzen</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>Suchen mit eigenen Parametern hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>Die ausgewählten oder alle Suchen pausieren</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Fortset&amp;zen</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>Die ausgewählten oder alle Suchen fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>Die ausgewählten oder alle Suchen stoppen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>Die ausgewählten oder alle Suchen beenden und entfernen</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>Im &amp;Editor öffnen</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>Die ausgewählte Suche mit ihrem Puzzle öffnen, um sie wiederzugeben oder ihr Brett zu behalten</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Suchen vergleichen</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>Bretter der Suchen</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>Wertungen aller Suchen über die Zeit</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>Starten Sie ein Rennen, um hier die Kurven der Verfahren zu sehen.</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>Wie viele Suchen gleichzeitig laufen, höchstens eine je Kern</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>X-A&amp;chse:</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>&amp;Gleichzeitig:</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>Wählen Sie eine Suche aus und öffnen Sie sie, um sie wiederzugeben oder ihr Brett zu behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n Suche ist pausiert</numerusform>
            <numerusform>%n Suchen sind pausiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n Suche läuft</numerusform>
            <numerusform>%n Suchen laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>%1, Startwert %2, hat das Puzzle in %3 gelöst.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>&amp;Neueste Bretter</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>Wieder die neuesten Bretter statt des im Diagramm gewählten Moments anzeigen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>Das Diagramm als Bild oder die Suchen als Tabelle exportieren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>H&amp;ilfe</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>Rennen starten und Ergebnisse lesen</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>%1: beste Wertungen von %2</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>%1 Rennen</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>%n Suche ausgewählt: Pause, Stopp und Entfernen betreffen sie. Esc hebt die Auswahl auf.</numerusform>
            <numerusform>%n Suchen ausgewählt: Pause, Stopp und Entfernen betreffen diese. Esc hebt die Auswahl auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>%n Suche ausgewählt. Esc hebt die Auswahl auf.</numerusform>
            <numerusform>%n Suchen ausgewählt. Esc hebt die Auswahl auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>&amp;Plan erstellen …</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>Ein Experiment mit diesen Verfahren, Startwerten und Grenzen auf diesem Puzzle entwerfen</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Die Startseite ist offen. Öffnen Sie zuerst ein Puzzle.</translation>
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
            <numerusform>%1, Median von %n</numerusform>
            <numerusform>%1, Median von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>Zu sehen sind die besten Bretter nach %1 Auswertungen.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>Zu sehen sind die besten Bretter nach %1 Iterationen.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>Zu sehen sind die besten Bretter nach %1 Knoten.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>Zu sehen sind die besten Bretter nach %1.</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n Suche bekam weniger als 90 % eines Kerns je Thread, darum sind die Zeiten nicht vergleichbar.</numerusform>
            <numerusform>%n Suchen bekamen weniger als 90 % eines Kerns je Thread, darum sind die Zeiten nicht vergleichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>Begrenzen Sie stattdessen Auswertungen oder Prozessorzeit.</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>%1, Startwert %2: %3 von %4 nach %5 und %6 Auswertungen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>Auswertungen/s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>noch kein Brett</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>Wege, den Rest zu lösen</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>Wählen Sie eine Lösung aus, um sie auf dem Brett zu sehen</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>&amp;Diese Lösung verwenden</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>Die ausgewählte Lösung als einen Schritt auf das Brett legen, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>Lösung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>%n Lösung von hier aus; es kann andere geben.</numerusform>
            <numerusform>%n Lösungen von hier aus; es kann andere geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>Von hier aus gibt es nur eine Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>Von hier aus gibt es genau %n Lösung.</numerusform>
            <numerusform>Von hier aus gibt es genau %n Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>Lösung %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>Von hier aus gibt es genau %n Lösung, ohne Drehungen des Bretts %1.</numerusform>
            <numerusform>Von hier aus gibt es genau %n Lösungen, ohne Drehungen des Bretts %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>Platzierungen nach Tiefe</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>Die meisten Platzierungen bei %n gefüllten Feld.</numerusform>
            <numerusform>Die meisten Platzierungen bei %n gefüllten Feldern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%1 Platzierungen bei %n gefüllten Feld</numerusform>
            <numerusform>%1 Platzierungen bei %n gefüllten Feldern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>Ziffer %1: noch %n zu setzen</numerusform>
            <numerusform>Ziffer %1: noch %n zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>Ziffer %1: alle sind gesetzt</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>Die Ziffer oder die Bleistiftmarken aus den ausgewählten Zellen entfernen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
</context>
<context>
    <name>tessera::DiskGuard</name>
    <message>
        <source>%1 is also open in another Tessera window (process %2). The last save wins.</source>
        <translation>%1 ist auch in einem anderen Tessera-Fenster geöffnet (Prozess %2). Das zuletzt Gespeicherte gilt.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Mit einer Kopie arbeiten</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>Von der Datei lösen. Beim Speichern wird nach einem neuen Namen gefragt</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>Das Brett zeigt eine Suche oder eine Vorschau. Behalten Sie sie oder gehen Sie zurück und laden Sie dann neu.</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>Die Datei %1 fehlt oder ist nicht mehr lesbar. Das Puzzle ist hier noch geöffnet. Speichern Sie es, um die Datei neu zu erstellen.</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>Die geänderte Datei laden. Rückgängig holt diese Fassung zurück</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>Dies behalten</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>Die hier gezeigte Fassung behalten. Speichern ersetzt die Datei</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>Kanten malen: Klick malt · Rechtsklick nimmt auf · Rad wechselt · Alt+Pfeile</translation>
    </message>
    <message>
        <source>No piece here to edit.</source>
        <translation>Hier liegt kein Teil zum Bearbeiten.</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>Teile hierher ziehen</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>%1 dreht</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>%1 sperrt</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>%1 zeigt, was passt</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>Dieses Brett ist angeheftet. Die Heatmap kann jetzt die Unterschiede dazu anzeigen.</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>Eine Vorschau zeigt ein anderes Brett. Schließen Sie zuerst ihre Liste.</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>Wertung %1/%2 · %n Fehlerstelle</numerusform>
            <numerusform>Wertung %1/%2 · %n Fehlerstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>Wertung %1/%2 · %n Fehlerstelle am Rahmen</numerusform>
            <numerusform>Wertung %1/%2 · %n Fehlerstellen am Rahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n leer</numerusform>
            <numerusform> · %n leer</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>Feld %1: leer</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>Feld %1: Teil %2, %3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>Dieses Brett hat keine Fehlerstellen.</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>der Rand des Bretts</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>Fehlerstelle %1 von %2: %3 und %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>Unpassend</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>Fehlerstelle in %1 der besten Bretter</translation>
    </message>
    <message>
        <source>different</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>Verglichen mit dem angehefteten Brett</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>%n-mal geändert</numerusform>
            <numerusform>%n-mal geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation>Offene Puzzles</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>Seine Suche läuft.</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>Seine Suche ist pausiert.</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>Ein Puzzle von Hand anlegen</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen …</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>Ein Puzzle mit gegebener Größe und Farbzahl erzeugen</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>Das Brett von %1 importieren</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>Teile &amp;eingeben …</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>Die Teile eines echten Satzes eingeben: zuerst die Größe wählen</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>Benchmark-Bibliothek …</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>Eine Instanz zum Vergleichen von Verfahren öffnen und sehen, welche Sie gelöst haben</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>Landschaft …</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>Messen, wie sich die Wertung dieses Puzzles von Zug zu Zug ändert</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert …</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Das Brett als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>Als &amp;Viewer-Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>Das Brett als Link für die Web-Viewer kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>Das Puzzle aus der Zwischenablage öffnen: ein Brett, eine Viewer-Adresse oder eine Teileliste</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>Gegen den Uhr&amp;zeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>Als Bl&amp;ock drehen</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>Te&amp;il bearbeiten …</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Alle Felder auswählen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>Alle Teile zufällig auf das Brett legen. Gesperrte Teile bleiben</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>Brett &amp;leeren</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>Alle Teile vom Brett entfernen. Gesperrte Teile bleiben</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Lösun&amp;g anzeigen</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>Die gespeicherte Lösung auf das Brett legen</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>Das Puzzle und sein Brett als Text in diesem Format kopieren</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>Das Brett wurde als Bild kopiert.</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>Das Brett wurde kopiert: %1.</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>Die Zwischenablage enthält kein Puzzle. Kopieren Sie zuerst ein Brett, eine Viewer-Adresse oder eine Teileliste.</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>Die ausgewählten Teile im Uhrzeigersinn drehen, wie das Mausrad</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>Die ausgewählten Teile gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>Das ausgewählte Rechteck als Ganzes im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Als Block gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>Das ausgewählte Rechteck als Ganzes gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>Die ausgewählten Teile sperren oder freigeben, wie ein Mittelklick</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>Die ausgewählten Teile in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>Die Kanten des Teils unter dem Cursor ändern, wie ein Doppelklick</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Anzeigen, was hier passt</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>Im Vorrat nur die Teile anzeigen, die auf das aktuelle Feld passen</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>Ein passendes Teil wählen …</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>Für das aktuelle Feld eines der passenden Teile wählen</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Zu diesem Puzzle ist keine Lösung gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1 (einmal)</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>%1 von %2 Teilen.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Es fehlen: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>Farben ohne Partner am Rahmen: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>Farben ohne Partner im Inneren: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>Farben ohne Partner: %1.</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>Dasselbe wie Teil %1.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>Dasselbe wie Teil %1, im Uhrzeigersinn um ein Viertel gedreht.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>Dasselbe wie Teil %1, um eine halbe Umdrehung gedreht.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>Dasselbe wie Teil %1, gegen den Uhrzeigersinn um ein Viertel gedreht.</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>Geben Sie die Kanten von oben im Uhrzeigersinn ein und drücken Sie die Eingabetaste: a ist Grau, b Muster 1, c Muster 2 …</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>Großbuchstaben sind Nasen, kleine Buchten.</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>Ziffern beginnen bei 0, das ist Muster 1.</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>Bei mehr als 25 Mustern geben Sie Zahlen ein: 0,27,3,41.</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>Die vier Kanten des Teils. Die Eingabetaste fügt es hinzu. Die Rücktaste in einer leeren Zeile oder die Pfeiltaste nach oben führt zum vorigen Teil zurück</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>Kanten des Teils</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>Teil &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>Das Teil in dieser Zeile aus dem Satz löschen</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>Teile eingeben</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>Das bisher eingegebene Teil</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>Eingegebene Teile</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Klicken Sie auf ein Teil, um es zu berichtigen</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>Das Teil ist vollständig. Drücken Sie die Eingabetaste, um es hinzuzufügen.</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>Das ist keine Kante. Geben Sie Buchstaben von a bis z, Ziffern oder durch Kommas getrennte Zahlen ein.</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Kanten:</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>Dieses Fenster schließen. Das Puzzle behält die Teile; weiter geht es mit Puzzle ▸ Teile eingeben</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>Das letzte Teil rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Zeilen &amp;einfügen</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>Aus einer Tabelle kopierte Teile einfügen. Jede Zeile hat vier Zellen oder eine Zelle mit vier Buchstaben (Strg+V)</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>Es fehlt %n Kante. Ein Teil hat vier.</numerusform>
            <numerusform>Es fehlen %n Kanten. Ein Teil hat vier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>Der Satz ist vollständig. Für einen anderen Satz wählen Sie Datei ▸ Neu.</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>Teil %1: %2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>Die Zwischenablage enthält keine Zeilen mit Teilen.</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>Teile in der Zwischenablage: %1. Platz ist nur für %2.</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>Es gibt kein Teil, das sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>Teil %1 berichtigen</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>Der Satz ist vollständig, und jede Farbe geht in Paaren auf.</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>Der Satz enthält bereits alle %1.</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>Plan wird geöffnet …</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>Plan &amp;öffnen …</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>Einen Plan von Puzzles, Verfahren und Startwerten mit seinen Ergebnissen öffnen</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>Er&amp;gebnisordner …</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>Den Ordner wählen, der die Ergebnisse enthält</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>Die restlichen Läufe starten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>Die laufenden Läufe abbrechen. Beendete Läufe bleiben erhalten, und „Ausführen“ startet die übrigen.</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>&amp;Lauf öffnen</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>Den ausgewählten Lauf mit seinem Puzzle öffnen, um ihn wiederzugeben oder zu wiederholen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>Die aktuelle Ansicht als Tabelle oder Bild exportieren</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Beendete Läufe</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>Wie viele Läufe gleichzeitig ausgeführt werden, höchstens einer je Kern</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>Ein Plan nennt Puzzles, Verfahren und Startwerte. „tessera experiment“ führt dieselben Dateien aus.</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>Gleich&amp;zeitig:</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Einen Plan öffnen</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Pläne (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>Ergebnisordner</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>Die Ergebnisse sind in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 von %n Lauf</numerusform>
            <numerusform>%1 von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>, noch etwa %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>Wählen Sie zuerst auf dem Reiter „Läufe“ einen Lauf aus.</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>Einige Läufe waren nicht fertig, als Tessera geschlossen wurde. „Ausführen“ startet sie; unterbrochene Läufe beginnen von vorn.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>&amp;Beispielpläne</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>Einen mitgelieferten Plan öffnen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>Wie man Pläne schreibt und ausführt</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>„Ausführen“ speichert die Ergebnisse in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n Lauf bekam weniger als 90 % eines Kerns je Thread, darum ist seine Zeit nicht vergleichbar.</numerusform>
            <numerusform>%n Läufe bekamen weniger als 90 % eines Kerns je Thread, darum sind ihre Zeiten nicht vergleichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>Begrenzen Sie im Plan die Auswertungen oder die Prozessorsekunden.</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>Öffnen Sie einen Plan, um seine Verfahren zu sehen, ihn auszuführen und seine Ergebnisse anzusehen: mit Eingabe oder einem Doppelklick.</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>Plan &amp;entwerfen …</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>Puzzles, Verfahren, Startwerte und ein Budget zusammenstellen</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>Stoppen Sie zuerst das Experiment.</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>Beendete Läufe werden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>Kein Lauf ist beendet, daher haben die Tabellen in %1 noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>Ein erstes Experiment: vier Verfahren an zwei schwersten Puzzles, in wenigen Sekunden</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>Eine Studie zum Wiederholen: sieben Verfahren, zehn Benchmark-Instanzen, 30 Startwerte, gleich viele Auswertungen</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Ameisenkolonien mit lokaler Suche: nach 1, 10 und 60 Sekunden auf einem Thread, je Größe drei erzeugte schwerste Puzzles</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho u. a. 2010, Tabelle 1: MS-GVNS, 30 Läufe mit den Auswertungszahlen des Artikels, an erzeugten Puzzles mit gleichen Größen und Farben. Veröffentlicht: Bestwert · Mittelwert · Median · Standardabweichung.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho u. a. 2010, Tabelle 1: MS-GVNS, 30 Läufe mit den Auswertungszahlen des Artikels, an den Puzzles von META 2010. Veröffentlicht: Bestwert · Mittelwert · Median · Standardabweichung.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho u. a. 2010, das Vorexperiment: drei Reihenfolgen der Nachbarschaften, je zehn Läufe, mit den Auswertungen, die der Rechner des Artikels in zehn Minuten schaffte, an erzeugten Puzzles mit gleichen Größen und Farben.</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Alle Trajektorienverfahren: nach 1, 10 und 60 Sekunden auf einem Thread, je Größe drei erzeugte schwerste Puzzles</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010, Abbildung 31: Fitness ohne Elitismus und ohne Reparatur</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010, Abbildung 32: Fitness mit Elitismus und Reparatur</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010, Abbildung 33: Fitness mit Elitismus und Reparatur, mehr Generationen</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010, Abbildung 34: Fitness mit Elitismus, ohne Reparatur</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010, Abbildung 35: Fitness mit hoher Mutationsrate (0,8)</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010, Abbildung 36: Fitness ohne Mutation</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010, Abbildung 37: Fitness mit Mutation und ohne Kreuzung</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010, Abbildung 38: Fitness von 1000 Brettern mit Reparatur</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010, Abbildung 39: Fitness von 500 Brettern mit Reparatur</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010, Abbildung 40: Fitness mit gleichmäßiger Kreuzung, eine und zwei Bedingungen</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010, Abbildung 41: Fitness mit Bereichstausch, eine und zwei Bedingungen</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010, Abbildung 42: mittlere Lösungszeit gegen die Größe des Bretts</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010, Tabelle 9 und Abbildung 42: seine drei Bretter, je dreißig Läufe</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010, Tabellen 1 bis 8: Einstellungen des genetischen Algorithmus an einem 7×7 mit 7 Mustern, je zehn Läufe</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>Sieben Trajektorienverfahren mit ihren Vorgaben an einem schwersten 10×10</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>Sudoku mit allgemeiner VNS, wie veröffentlicht und mit ihren Vorgaben</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>Sudoku: drei Verfahren an vier Schwierigkeitsgraden, mit gleich vielen Auswertungen</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010, Tabelle 3: gierig in regelmäßiger Reihenfolge, mit Irrfahrt und (4.1) mit dem besten Teil an beliebiger Stelle</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010, Tabelle 4: lokale Suche, zehn Läufe, bis sich 5 Millionen Auswertungen lang nichts verbessert</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, Tabelle 5: Einstellungen von ACO Version 1 an P7, drei Läufe von 1.500 Zyklen</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, Tabelle 6: ACO Version 1, zehn Läufe von 1.500 Zyklen</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, Tabelle 7: Einstellungen von ACO Version 2 an P7, drei Läufe von 1.500 Zyklen</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, Tabelle 8: ACO Version 2, zehn Läufe von 1.500 Zyklen</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010: Reihenfolgen der Ameisen (4.2) und der Graph ohne Drehungen (Kapitel 7), fünf Läufe von 1.500 Zyklen</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010: was q₀ bewirkt, an P7, fünf Läufe von 1.500 Zyklen mit 5 Ameisen</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>Der genetische Algorithmus mit seinen Vorgaben (memetisch) an kleinen Brettern: je Größe zehn Puzzles, Rand- und innere Muster aus einem Satz</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, Tabelle 2: zweiphasige Tabusuche, 30 Läufe mit Startwerten 10·i und den Auswertungszahlen des Artikels, an erzeugten Puzzles mit gleichen Größen und Farben. Veröffentlicht: Bestwert · Mittelwert · Median · Standardabweichung.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, Tabelle 2: zweiphasige Tabusuche, 30 Läufe mit Startwerten 10·i und den Auswertungszahlen des Artikels, an den Puzzles von META 2010. Veröffentlicht: Bestwert · Mittelwert · Median · Standardabweichung.</translation>
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
        <translation>Die Art der Datei, die exportiert wird</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>Das Brett exportieren</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bilds</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Vorschau des Texts</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>Wählen, wo die Datei gespeichert wird</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Längere Seite in Pixeln</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>Länge der längeren Bildseite in Pixeln. SVG und PDF bleiben in jeder Größe scharf</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>Skalierungsfaktor</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>Vervielfacht die Zahl der Pixel, für hochauflösende Bildschirme und Druck</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>Teile&amp;nummern</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>Auf jedem Teil seine Nummer anzeigen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Koo&amp;rdinaten</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Spaltenbuchstaben und Zeilennummern am Rand</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>&amp;Fehlerstellen</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Die nicht passenden Fugen markieren</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>Keine Farbe hinter dem Brett</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>Nur die ausge&amp;wählten Felder</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>Nur die ausgewählten Felder des Bretts exportieren</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Kache&amp;ln:</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>Längere Sei&amp;te:</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>S&amp;kalierungsfaktor:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>Das Bild ist zu groß: Eine Seite kann höchstens %1 Pixel haben.</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Eine Nadel auf gesperrten Teilen und Hinweisen anzeigen</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>Ein Puzzle in einem bekannten Format öffnen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>Ein Kantenpuzzle in beliebigem Format ansehen und seine Teile, sein Brett oder beides importieren. Andere Puzzles öffnen sich sofort.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>Das Puzzle und sein Brett speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>Das Brett als Bild oder in einem anderen Format speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Dieses Puzzle schließen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>%1 ist größer als %2 MB, die Grenze für Dateien.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>Nicht gespeichert. Ein anderes Programm hat die Datei geändert, seit Sie sie geöffnet oder gespeichert haben.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>Die vom anderen Programm gespeicherte Datei ersetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>Noch einmal am selben Ort speichern</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>Diese Liste und die Liste der Startseite leeren. Die Dateien bleiben</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>Das schwerste 8×8: Erwartet wird eine Lösung. Legen Sie Teile von Hand oder starten Sie eine Suche.</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>%1 ist in einem anderen Reiter geöffnet. Wählen Sie einen anderen Namen.</translation>
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
        <translation>abgebrochen nach %L1 gelegten Teilen, %2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>%L1 gelegte Teile, %2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1 mit %2 + %3 Farben: %4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>Größere Bretter wurden nicht gemessen: Nahe den schwersten Farbzahlen dauern sie zu lange.</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>Solche Puzzles wurden nicht gemessen.</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 Am ähnlichsten: %2.</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>Gemessene Zeit bis zur ersten Lösung nach Zahl der Farben</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>Gemessen auf %1 (Median von %n Puzzle).</numerusform>
            <numerusform>Gemessen auf %1 (Median von %n Puzzles).</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>Innenfarben</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>Gemessene Zeit bis zur ersten Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1. Median von %n Puzzle, gerahmt, mit gleichmäßigen Farben.</numerusform>
            <numerusform>%1. Median von %n Puzzles, gerahmt, mit gleichmäßigen Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>Puzzles mit Vorzeichen wurden nicht gemessen. Jede Farbe mit Vorzeichen zählt wie zwei.</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>Starten Sie eine Suche, um ihre Wertung über die Zeit zu sehen.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Wertung über die Zeit</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 Auswertungen</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt; (%3) bei %4, %5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>zuerst %1 · am besten %2 · jetzt %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · %2 fehlen</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>Jede Linie zeigt beste Wertungen. Ein blasses Band zeigt aktuelle Wertungen oder die mittlere Hälfte mehrerer Läufe. Eine gepunktete Linie zeigt die volle Wertung. Bei einer Population reicht das Band vom schlechtesten bis zum besten Brett, mit einer dünnen Linie für den Mittelwert. Zeigen Sie auf das Diagramm, um Werte abzulesen; klicken Sie auf einen Punkt, um sein Brett zu sehen. Das Mausrad zoomt die Zeit, Strg und Mausrad die Wertung; Ziehen verschiebt die Ansicht. Umschalt und Ziehen zoomen in ein Rechteck; ein Doppelklick kehrt zurück. Ein Klick auf einen Namen zeigt nur seine Kurve, Strg und Klick blenden sie aus; die Menütaste listet die Namen auf. Auch Plus, Minus, Bild auf und Bild ab zoomen; Umschalt und die Pfeiltasten verschieben, Pos1 kehrt zurück.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>jetzt %1, Mittel %2, schlechtestes %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>%1 fehlen, %2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>Bestes Brett</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>Ordner verfolgen</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>Fertige Einheiten</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>Das beste Brett des Ordners</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>Ordner &amp;wählen …</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>Den Ordner von „tessera work“ wählen</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>&amp;Bestes Brett öffnen</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>Den bisher besten Lauf mit seinem Puzzle öffnen</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>Der Ordner von „tessera work“</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>%1 von %2 Einheiten fertig, %3 geteilt. Arbeiter: %4. Beste Wertung: %5.</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Noch kein Brett</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>Ein Puzzle erzeugen</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>Die Lösung des Puzzles</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>Kein Puzzle hat diese Einstellungen.</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>Erwartete Lösungen</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>Das Puzzle wird erzeugt</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>Dieses Puzzle öffnen</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>Hin&amp;weisfelder:</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>Lösung:</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>Das Puzzle wird erzeugt …</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>Erwartete Lösungen: %1</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Rah&amp;men</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>Der Rand des Bretts ist grau, aber keine andere Kante</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>&amp;Vorzeichen</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Jede Farbe hat Nasen und Buchten; eine Nase passt nur zu einer Bucht</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>&amp;Keine Kopien</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>Keine zwei Teile sind gleich, auch gedreht nicht</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>Gleichmäßig: Alle Farben kommen gleich oft vor. Zufällig: Jede Farbe wird unabhängig gezogen.</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>Die &amp;Lösung auf dem Brett lassen</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>Sonst zeigt das Brett nur die Hinweise</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>Pu&amp;zzle:</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>Ver&amp;teilung:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>Ra&amp;nd:</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>Innenfarben</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>Randfarben</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>Erwartete Lösungen nach Zahl der Farben</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>%1 %2 gewählt, %3 sind am schwersten. Durch Zufall erwartet: 10 hoch %4 Lösungen.</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>log₁₀ der erwarteten Lösungen</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>am schwersten: %1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>Hier ist keine Schätzung möglich.</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2: %3 Lösungen durch Zufall erwartet. Klicken zum Wählen.</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>Einführung, Verfahren, Formate und Befehle</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Tasten und Gesten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>Tastenkürzel und Mausgesten</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>Klicken Sie auf etwas im Fenster, um zu lesen, was es tut</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>&amp;Über Tessera</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, Lizenz und Quellen</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>Keine Seite enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>Nur Seiten mit allen diesen Wörtern anzeigen; Eingabe öffnet die erste</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>%1: ein Hinweis</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>%1: kein Hinweis</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>Welche Teile der Lösung als Hinweise vorgegeben sind. Die Felder von Eternity II gibt es nur auf einem 16×16-Brett.</translation>
    </message>
    <message>
        <source>On random cells</source>
        <translation>Auf zufälligen Feldern</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>Mittelfeld von Eternity II</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>Die fünf Felder von Eternity II</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>Auf gewählten Feldern</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>Anzahl der Hinweise</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>Wie viele Teile als Hinweise vorgegeben sind</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Hinweise:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Anzahl:</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>Hinweisfelder</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>Klicken Sie auf ein Feld oder drücken Sie die Leertaste, um sein Teil als Hinweis vorzugeben</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>Das Format, in dem die Datei gelesen wird</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>Kantenreihenfolge</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>Die Seiten, für die die vier Zahlen eines Teils der Reihe nach stehen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>Was importiert wird und wohin</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>Die Zahl, die in der Datei für das Grau des Rahmens steht</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>Teile und Brett in einen neuen Reiter</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>Nur die Teile, in einem neuen Reiter</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>Nur das Brett, auf „%1“</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>Nur das Brett, auf das offene Puzzle</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Auffälligkeiten gefunden.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Bretts</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Keine Vorschau</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>Importieren, was die Vorschau zeigt</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>&amp;Kantenreihenfolge:</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>&amp;Grau:</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>Inhal&amp;t:</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>&amp;Bemerkungen:</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>Nicht erkannt</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>Die Datei ist in keinem bekannten Puzzleformat. Wählen Sie oben ihr Format.</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>erkannt: %1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>Das Brett ist leer. Die Vorschau zeigt die Teile der Reihe nach.</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>Das Brett mit den Teilenummern von „%1“, ohne dessen Hinweise, in einem neuen Reiter</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>Das Brett mit den Teilenummern des offenen Puzzles, in einem neuen Reiter</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>Die Teile&amp;nummern des offenen Puzzles benutzen</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>Für Dateien mit denselben Teilen in anderer Reihenfolge, gedreht oder mit anderen Nummern für die Farben</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>&amp;Hinweise und Sperren des offenen Puzzles behalten</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>Ohne die Hinweise ist jede Anordnung erlaubt. Auch Sperren werden entfernt</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Dieses Brett bewegt %1; das Feld ist gesperrt. Um es trotzdem zu importieren, schalten Sie „Hinweise und Sperren des offenen Puzzles behalten“ aus.</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Dieses Brett bewegt %1; das Feld trägt einen Hinweis. Um es trotzdem zu importieren, schalten Sie „Hinweise und Sperren des offenen Puzzles behalten“ aus.</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>Die Taste dieser Aktion zuweisen und von der anderen entfernen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>Die Taste dieser Aktion entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>Diese Aktion auf ihre Standardtasten zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>A&amp;lle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>Alle Aktionen auf ihre Standardtasten zurücksetzen</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Nach Name oder Taste filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>Nur Aktionen anzeigen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Standardtasten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>Drücken Sie die Taste, die Sie dieser Aktion zuweisen möchten</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Taste:</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>%1 ist bereits „%2“ im Menü „%3“ zugewiesen.</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>„%1“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>%1 ist bereits „%2“ im Fenster „%3“ zugewiesen.</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>Autokorrelation einer Zufallswanderung</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>Abstand in Zügen</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>%1 Züge Abstand: %2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>Die Züge, deren Landschaft gemessen wird</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Vertauschungen</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>Vertauschungen in den besten Drehungen</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>Vertauschungen und Drehungen</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>Netz der lokalen Optima</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen …</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>Dieses Puzzle hat keine solchen Züge.</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>Alle %1 lokalen Optima; das beste hat %2 von %3 Kanten.</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>Stichprobe von %1 lokalen Optima; das beste hat %2 von %3 Kanten.</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>Korrelationslänge: %1 Züge.</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>Installieren Sie Graphviz, um ihr Netz zu sehen.</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>Graphviz konnte ihr Netz nicht zeichnen.</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>Das Bild zeigt die %1 mit den größten Einzugsgebieten.</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Show or hide this panel</source>
        <translation>Diesen Bereich anzeigen oder verbergen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>Malen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Befehl suchen …</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>Einen beliebigen Befehl durch Eingabe eines Teils seines Namens ausführen</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suche</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Die Werkzeugleiste anzeigen oder verbergen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>Die Sprache ändert sich beim nächsten Start von Tessera, weil das Fenster „%1“ in Gebrauch ist.</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>Sprache, Farben, Kacheln, Tasten, Vorgaben und Grenzen</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>Ausgangszustand</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>Alle bisherigen Änderungen. Klicken Sie auf einen Schritt, um zu ihm zurückzukehren</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Startsei&amp;te</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>Die zuletzt benutzten Puzzles als Bilder anzeigen oder zu den offenen zurückkehren</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>&amp;Nächstes Puzzle</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>Das nächste der offenen Puzzles anzeigen</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>&amp;Vorheriges Puzzle</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>Das vorherige der offenen Puzzles anzeigen</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Die Startseite ist offen. Öffnen Sie zuerst ein Puzzle.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>Öffnen Sie zuerst ein weiteres Puzzle.</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>Die Sprache ändert sich beim nächsten Start von Tessera, weil das geschlossene Fenster „%1“ unfertige Arbeit enthält.</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Made by hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Rah&amp;men</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>Der Rand des Bretts ist grau, aber keine andere Kante</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>&amp;Vorzeichen</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Jede Farbe hat Nasen und Buchten; eine Nase passt nur zu einer Bucht</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>Wie viele Farben die ersten Teile haben. Jede Kante lässt sich später ändern.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Puzzle</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>Die Teile, mit denen das Puzzle beginnt</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>Zu groß für eine Vorschau</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>Ein Puzzle mit diesen Teilen öffnen</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzzle:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>Ra&amp;nd:</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>Teile &amp;eingeben …</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>Ein leeres Brett dieser Größe mit diesen Regeln öffnen und die Teile eines echten Satzes eingeben</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Zellen je Seite</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>Ein Puzzle mit einer Lösung erzeugen oder mit einem leeren Gitter beginnen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>Was zum Lösen nötig ist: Einer; Paare und gebundene Kandidaten; Tripel und X-Wings; oder mehr</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>Wie viele Ziffern vorgegeben sind. Sehr kleine Zahlen gelingen nur mit Glück.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>Wie die Vorgaben angeordnet sind</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>Neues Sudoku</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>Ein Puzzle erzeugen</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>Leeres Gitter</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>&amp;Schwierigkeit:</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>&amp;Zahl der Vorgaben:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;tartwert:</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>so wenige wie nötig</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>Das Sudoku wird erzeugt …</translation>
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
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>Die Bilder, die auf die Farben gezeichnet werden</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>Hinter&amp;grund …</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>Die Farbe hinter dem Emblem der gewählten Zeile wählen</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>&amp;Emblem …</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>Die Farbe des Emblems der gewählten Zeile wählen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>Eine Palette aus einer Datei importieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>Die Palette in einer Datei speichern</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>Benutzte Farben</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>Wie viele Farben, von der ersten an, unterscheidbar sein müssen</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>Eigene Farben</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>Tabelle unten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>Der Name der Palette in der Liste der Kacheln</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>Alle Farben anderer Kacheln übernehmen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>Doppelklicken Sie auf eine Farbe, um sie zu ändern</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>&amp;Muster:</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;Ausgehen von:</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>&amp;Benutzte Farben:</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>Emblem der Farbe %1</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>Hintergrund der Farbe %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>Die Palette hat keinen Namen. Geben Sie einen ein.</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>Eine Palette namens „%1“ gibt es bereits. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>Alle diese Farben sind unterscheidbar, auch für Farbenblinde.</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>Eine Palette importieren</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>Paletten (*.palette);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>Kanten &amp;malen</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>Einzelne Kanten mit der Maus ändern: Linksklick malt, Rechtsklick nimmt ein Muster auf, das Mausrad wechselt das Muster. Auf der Tastatur: Alt und ein Pfeil</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>&amp;Beide Seiten der Fuge</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>Auch die benachbarte Kante malen, damit beide passen</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>Muster zum Malen</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>Das Muster, das ein Klick auf eine Kante malt</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>Jeder Klick gibt der Kante das nächste Muster, mit Umschalt das vorige</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>Teile lassen sich nicht bearbeiten, während eine Suche ihr Brett zeigt. Behalten Sie erst das Ergebnis oder gehen Sie zurück.</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>&amp;Bild wählen …</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>Ein eigenes Bild für das im Bereich Malen gewählte Muster verwenden (PNG, JPEG oder SVG). Die Puzzledatei speichert es</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>Bild ent&amp;fernen</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>Das im Bereich Malen gewählte Muster wieder wie gewohnt zeichnen</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>Kacheln dieses Puzzles</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>Wie dieses Puzzle auf jedem Rechner gezeichnet wird</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>Bilder dieses Puzzles</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>Der Name des gewählten Musters oder, in einem Puzzle mit Vorzeichen, seiner Hälfte</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>Name des Musters</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>Kacheln wählen</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Kache&amp;ln:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>Muster benennen</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>Wählen Sie zuerst ein Muster im Bereich Malen.</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>Dieses Muster hat kein Bild.</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Werte: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Vorgabe: %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Dieses Verfahren hat keine Parameter.</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>Auf die Vorgabe zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tessera::PartsView</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Verbesserungen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>In der letzten Stunde</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>Der Anteil jedes Teils des Verfahrens an den Auswertungen, wie oft er das beste Brett verbessert hat und um wie viele Punkte: seit dem Start und in der letzten Stunde</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>Geschätzt daraus, wie viele Strahlen so gut wie das beste Brett waren. Die Zeit kann um ein Mehrfaches zu kurz oder zu lang sein.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Nächste Verbesserung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>Nächste Verbesserung: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PieceDialog</name>
    <message>
        <source>&amp;Up:</source>
        <translation>&amp;Oben:</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Obere Kante</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Rechts:</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechte Kante</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>&amp;Unten:</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Untere Kante</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linke Kante</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Teil %1 bearbeiten</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>Das Teil</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>Das Teil, wie es auf dem Brett erscheinen wird</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>Dem Teil diese Kanten geben</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>Farbe dieser Kante. 0 ist das Grau des Rahmens. Tippen Sie eine Nummer, um ihre Farbe zu wählen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceModel</name>
    <message>
        <source>Piece %1, %2, %3</source>
        <extracomment>number, kind, rotation</extracomment>
        <translation>Teil %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTableModel</name>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>Die Nummer des Teils</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>Wohin das Teil nach seinen grauen Kanten gehört</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>Wie viele Teile in irgendeiner Drehung gleich sind</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>Wo auf dem Brett das Teil ist</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Passungen</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>Wie viele seiner Kanten dort passen</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>Teile des Puzzles</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>Alle Teile. Klicken Sie auf ein Teil, um es auf dem Brett auszuwählen, oder auf eine Überschrift, um zu sortieren.</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>Teile, die nicht auf dem Brett liegen. Eingabe legt ein Teil auf das Brett, R dreht es.</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>Dieses Puzzle hat noch keine Teile.</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>Alle Teile liegen auf dem Brett. Ziehen Sie ein Teil hierher, um es zu entfernen.</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>Kein Teil passt auf %1.</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>Kein übriges Teil entspricht dem Filter.</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>Find a piece</source>
        <translation>Ein Teil finden</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>Ein Teil an seiner Nummer oder seinen Kanten finden</translation>
    </message>
    <message>
        <source>&amp;Fits here</source>
        <translation>&amp;Passt hier</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>Nur Teile anzeigen, die zu allen Nachbarn des gewählten Felds passen</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>Teile, die nicht auf dem Brett liegen</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n Teil passt auf %1</numerusform>
            <numerusform>%n Teile passen auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n Teil nicht auf dem Brett</numerusform>
            <numerusform>%n Teile nicht auf dem Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>%1 von %n Teil nicht auf dem Brett</numerusform>
            <numerusform>%1 von %n Teilen nicht auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>Nicht auf Ihrem Brett: %L1</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Eckteile</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Randteile</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>Innenteile</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Alle Farben</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>Art der Teile</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>Nur Teile dieser Art anzeigen</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>Farbe der Teile</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>Nur Teile mit einer Kante dieser Farbe anzeigen</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>Reihenfolge der Teile</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>Die Reihenfolge, in der die Teile aufgelistet sind</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>Finden: 17 oder a?b?</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>Ein Teil an seiner Nummer oder seinen Kanten finden. Geben Sie vier Farbbuchstaben im Uhrzeigersinn ein, a für Grau, ? für beliebig. Die Eingabetaste zeigt das nächste Teil</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>Kein Teil hat diese Kanten.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>Geben Sie eine Zahl von 1 bis %1 ein oder vier Kanten wie a?b?.</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>Teil %1 liegt auf %2</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>Teil %1 liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>which of the pieces found, and where it is</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>tessera::PlainDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Die Datei neu laden</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>Die Lösung der Suche behalten</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>Mit einem Plan beginnen, der zu Tessera gehört</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>Anzahl: so viele erzeugte Puzzles mit aufeinanderfolgenden Startwerten</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>Parameter als Name = Wert, mehrere durch Semikolon getrennt. Eine Liste 0.9, 0.95 oder ein Bereich 1:2:9 (Anfang:Schritt:Ende) probiert jeden Wert.</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>Läufe jedes Verfahrens auf jedem Puzzle</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>Der Startwert des ersten Laufs; die anderen folgen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>Was jeden Lauf beendet. Mit Auswertungen bekommt jeder Rechner dieselben Ergebnisse.</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>Das Budget jedes Laufs</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>Den Plan im Fenster zeigen. Nichts wird geschrieben, bevor er läuft.</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>Einen Plan entwerfen</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>Sekunden Prozessorzeit</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>Plan &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>&amp;Puzzle hinzufügen</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>&amp;Verfahren hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>&amp;Läufe:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Erster Startwert:</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>&amp;Budget:</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>&amp;Erzeugt …</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Dateien …</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Voreinstellung</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>Leerer Plan</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Wird geschätzt …</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>Fügen Sie Puzzles und Verfahren hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n Lauf, etwa %1 bei %2 gleichzeitig</numerusform>
            <numerusform>%n Läufe, etwa %1 bei %2 gleichzeitig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n Lauf, höchstens %1 bei %2 gleichzeitig</numerusform>
            <numerusform>%n Läufe, höchstens %1 bei %2 gleichzeitig</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>Die Einstellungen, von denen die Parameter abweichen</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>Puzzles hinzufügen</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 anders</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>Brett %1 der Population: %2 von %3 Kanten passen; Felder anders als im besten: %4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>Der genetische Algorithmus und Ameisenkolonien zeigen hier die Bretter ihrer Population.</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>Bretter der Population</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>Eine Stichprobe der Population, die besten zuerst. Wählen Sie ein Brett aus, um es zu zeigen und seinen Platz in der Population zu verfolgen. Esc zeigt wieder das beste Brett.</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau …</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>Das Brett oder die Teile zum Ausschneiden in der Vorschau zeigen und drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>Mit den Einstellungen der Druckvorschau drucken</translation>
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
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt werden soll</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papiergröße</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>Hoch- oder Querformat</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>Der Rand an allen vier Seiten. Die meisten Drucker brauchen mindestens 5 mm</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Das aktuelle Brett</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>Das Puzzle zum Ausschneiden und Spielen</translation>
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
        <translation>Letter (8,5 × 11 Zoll)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>Legal (8,5 × 14 Zoll)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>Einen Drucker wählen und drucken</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>Diese Seiten als PDF-Datei speichern</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>Teile&amp;nummern</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>Die Nummer jedes Teils aufdrucken</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Spaltenbuchstaben und Zeilennummern am Rand</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>&amp;Fehlerstellen</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Die nicht passenden Fugen markieren</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>Anzeigen, welche Teile gesperrt oder Hinweise sind</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>Seitenlänge eines Teils und eines Brettfelds</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>Abstand zwischen den Teilen. Bei 0 trennt ein Schnitt zwei Teile</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>Nu&amp;mmern auf der Rückseite</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>Für die Rückseite jedes Bogens eine Seite mit Nummern hinzufügen. Beidseitig drucken, über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>&amp;Leeres Brett mit Hinweisen</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>Ein leeres Spielbrett im selben Maßstab hinzufügen. Ein großes Brett wird auf mehrere Seiten verteilt</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>Teile&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>A&amp;bstand:</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>A&amp;usrichtung:</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>&amp;Ränder:</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>Ka&amp;cheln:</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>Sp&amp;erren</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>&amp;Frühere Suchen</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>Frühere Suchen dieses Puzzles als dünne Linien anzeigen, dazu den Bereich, den frühere Suchen dieser Art erreichten</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>&amp;Aktuelle Wertung</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Wertung über die Zeit</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>Starten Sie eine Suche, um hier ihre Kurve zu sehen.</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>&amp;X-Achse:</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>Die Wertung des aktuellen Bretts oder die ganze Population als Band hinter der besten anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>nach %n Lauf zu erwarten</numerusform>
            <numerusform>nach %n Läufen zu erwarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>Die Suche hat noch kein volles Brett.</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>mit Rahmen</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>ohne Rahmen</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1, mit Vorzeichen</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>Aut&amp;or:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notizen:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Teile:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Farben:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>Erzeugt:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>Der Titel des Puzzles</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>Der Autor des Puzzles</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>Ihre Notizen zum Puzzle</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2, höchste Wertung %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1, %n Hinweis</numerusform>
            <numerusform>%L1, %n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>nein oder unbekannt</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>mit Startwert %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>Prüfsumme:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>Zwei Sätze mit denselben Teilen haben dieselbe Prüfsumme, in jeder Reihenfolge und Drehung. Vergleichen Sie sie mit dem Besitzer eines anderen Satzes</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>Ohne Farben:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>Eine Prüfsumme, die nicht von den Nummern der Farben abhängt</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>Diese Prüfsumme kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>unbekannt: zu viele Farben gleichen sich</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1, Rand einfarbig</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1, Rand in Farbe %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1, Teile behalten ihre Drehung</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>%1, Zeile für Zeile</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>Teil &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>Dem Vorrat ein Teil mit Muster 1 auf allen Seiten hinzufügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>Teil &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>Dem Vorrat eine Kopie des Teils unter dem Cursor hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>Teile &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>Die ausgewählten Teile aus dem Puzzle löschen, nicht nur vom Brett</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>Eine &amp;Farbe ersetzen …</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>Allen Kanten einer Farbe eine andere geben</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>&amp;Passend umfärben</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>So wenige Kanten wie möglich ändern, damit alle gelegten Teile passen</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>&amp;Größe ändern …</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>Die Größe des Bretts ändern. Die Teile bleiben</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Rahmen</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>Den Rand des Bretts grau machen. Teile am Rand bekommen dort graue Kanten</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>Vor&amp;zeichen</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>Jeder Farbe Nasen und Buchten geben. Was jetzt passt, passt weiterhin</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>Hor&amp;izontal spiegeln</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>Das Brett und jedes Teil horizontal spiegeln. Die Teile ändern sich</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>Ver&amp;tikal spiegeln</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>Das Brett und jedes Teil vertikal spiegeln. Die Teile ändern sich</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>Brett im &amp;Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>Das ganze Brett im Uhrzeigersinn drehen, mit Sperren und Hinweisen</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>Brett gegen den Uhrzeiger&amp;sinn drehen</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>Das ganze Brett gegen den Uhrzeigersinn drehen, mit Sperren und Hinweisen</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>Puzzle aus de&amp;m Brett erstellen</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>Die Teile in den Vorrat mischen und das Brett als Lösung speichern</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>Hier liegt kein Teil, das sich kopieren lässt.</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>Zu ersetzende Farbe</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Neue Farbe</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>Eine Farbe ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>Alle Kanten dieser Farbe umfärben</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>E&amp;rsetzen:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>&amp;Durch:</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>Geben Sie die Nummer einer Farbe ein, um sie auszuwählen</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>%n Kante wird geändert.</numerusform>
            <numerusform>%n Kanten werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>Wählen Sie zwei verschiedene Farben.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>&amp;Fehlende Teile hinzufügen</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>Teile mit Muster 1 hinzufügen, bis es für jedes Feld eines gibt. Ein Rahmen bekommt graue Kanten</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Größe des Bretts ändern</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;Größe ändern</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>Das Brett auf diese Größe bringen</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>%n Teil fehlt, um dieses Brett zu füllen.</numerusform>
            <numerusform>%n Teile fehlen, um dieses Brett zu füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n Teil hat auf diesem Brett keinen Platz und bleibt im Vorrat.</numerusform>
            <numerusform>%n Teile haben auf diesem Brett keinen Platz und bleiben im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>Die Teile füllen das Brett genau aus.</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>Ei&amp;nfarbiger Rand …</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>Verlangen, dass alle Kanten am Rand dieselbe Farbe haben, auf einem Brett ohne Rahmen</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>Einfarbiger Rand</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>&amp;Rand:</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>Kanten am Rand zählen in der Wertung wie Fugen.</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>Schalten Sie zuerst Rahmen und Vorzeichen aus.</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>Diese Regel für den Rand verwenden</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>Teile &amp;eingeben …</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>Die Teile eines Puzzles eingeben oder einfügen, das Sie besitzen</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>&amp;Drehung behalten</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>Keine Drehung der Teile zulassen, wie bei TetraVex. Die Teile werden in ihrer Drehung auf dem Brett aufgelistet</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Die Datei neu laden</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>Kanten malen</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>Eine Kante auf %1 ändern</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>Teil %1 verdoppeln</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Ein Teil hinzufügen</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>Wählen Sie zuerst die zu löschenden Teile aus.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>%n Teil löschen</numerusform>
            <numerusform>%n Teile löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>Teil %1 löschen</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>Größe auf %1 × %2 ändern</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>Rahmen hinzufügen</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>Rahmen entfernen</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>Vorzeichen hinzufügen</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>Vorzeichen entfernen</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>Farbe %1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>Passend umfärben</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>Alle gelegten Teile passen bereits.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>%n Kante wurde geändert.</numerusform>
            <numerusform>%n Kanten wurden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>Jedes Teil ist jetzt sein Spiegelbild. Durch Drehen des alten Teils entsteht das neue womöglich nicht.</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>Das Brett im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>Das Brett gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>Puzzle aus dem Brett erstellen</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>Die Teile liegen gemischt im Vorrat. Das Brett ist als Lösung gespeichert.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>Auf %1 liegt kein Teil zum Malen. Legen Sie zuerst eines dorthin.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 ist gesperrt. Geben Sie es zuerst frei.</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>Regel für den Rand ändern</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>%n Teil eingeben</numerusform>
            <numerusform>%n Teile eingeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>Drehung der Teile behalten</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>Drehung der Teile erlauben</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>Die Teile sind jetzt in ihrer Drehung auf dem Brett aufgelistet.</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>%1 am Rahmen, %2 innen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>%n Teil gelegt, Wertung %1 von %2</numerusform>
            <numerusform>%n Teile gelegt, Wertung %1 von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Teile:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Farben:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Hinweise:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>%1 nur am Rahmen, %2 andere</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>%1 baut das erste Brett</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>Das Brett zeigt das Ergebnis einer Suche. Behalten Sie es oder gehen Sie erst zurück.</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>Auf diesem Brett läuft eine Suche. Stoppen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>Dieses Brett ins Puzzle übernehmen. Rückgängig holt das alte Brett zurück</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Das Ergebnis verwerfen und wieder das eigene Brett des Puzzles anzeigen</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>Fertig: %1 fand kein volles Brett</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>Wiedergabe von %2 bei %1, %3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>Brett %1 der Population von %2, %3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>Gelöst von %1 in %2</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>Fertig: das beste Brett von %1, %2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>Gestoppt: das beste Brett von %1, %2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>Aus dem Rennen, vor dem Ende: das beste Brett von %1, %2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>Pausiert: das aktuelle Brett von %1, %2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>Live: das aktuelle Brett von %1, %2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>Pausiert: das beste Brett von %1, %2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>Live: das beste Brett von %1, %2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · Startwert %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>Gelöst: %1.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Suche stoppen</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Die Suche stoppen. Ihr bestes Brett bleibt sichtbar</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>Brett behalten</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>Das Brett ins Puzzle übernehmen. Rückgängig holt das alte Brett zurück</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>Wieder das eigene Brett des Puzzles anzeigen</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>Vor dem ersten Schritt von %1, %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>Wie viel vom Puzzle gelöst, falsch oder leer ist</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>Das Feld unter der Maus oder dem Cursor und sein Inhalt</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>Geschwindigkeit und Laufzeit der Suche</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>%1 Auswertungen/s · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>Pausiert · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>Wird fortgesetzt · %1</translation>
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
        <translation>Wie lange jede Suche laufen darf. Ihre Uhr hält an, während eine andere Suche an der Reihe ist.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>&amp;Zeit für jedes:</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>&amp;Startwerte für jedes:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Erster Startwert:</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>&amp;Verfahren:</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>&amp;Rennen starten</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>Mit jedem der gewählten Verfahren eine Suche auf diesem Puzzle starten</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>&amp;Auswertungen für jedes:</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n Suche, %1 gleichzeitig</numerusform>
            <numerusform>%n Suchen, %1 gleichzeitig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1, mit je %2 Auswertungen.</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>%1: etwa %2, wenn der Prozessor sonst frei ist.</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1: höchstens %2.</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>Die Verfahren im Rennen, mit Vorgaben oder Voreinstellungen</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>Wählen Sie mindestens ein Verfahren.</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>Legen Sie zuerst eine Grenze für Zeit oder Auswertungen fest.</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>Di&amp;ese Verfahren antreten lassen</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>Mit jedem dieser Verfahren und seinen Vorgaben eine Suche starten</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>Verfa&amp;hren wählen …</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>Zuerst Verfahren, Voreinstellungen, Grenzen und Startwerte wählen</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>%n Verfahren auf %1 antreten lassen</numerusform>
            <numerusform>%n Verfahren auf %1 antreten lassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>Ein Brett mit der Wertung %1 hat die Prüfung der Wertung nicht bestanden und wurde darum nicht in der Rekorddatei gespeichert.</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>%1 ist keine Rekorddatei. Geben Sie für die Rekorde eine andere Datei an.</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>Rekord auf das Brett legen</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>Den ausgewählten Rekord als einen Schritt auf das Brett legen, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>Rekorde exportieren …</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>Alle Rekorde dieses Puzzles als Tabelle für andere Programme exportieren</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>Beste gefundene Bretter dieses Puzzles</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>Die besten bisher gefundenen Bretter. Eingabe oder ein Doppelklick legt eines auf das Brett.</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>Noch keine Suche hat ein volles Brett dieses Puzzles gefunden. Die besten erscheinen hier.</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>Bestes: %1 von %2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>Einen Rekord legen (%1 von %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>Öffnen Sie zuerst ein Kantenpuzzle.</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>&amp;Vorige Verbesserung</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>Das beste Brett vor diesem anzeigen</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>&amp;Wiedergeben</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>Die Verbesserungen der Suche abspielen</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>&amp;Nächste Verbesserung</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>Das beste Brett nach diesem anzeigen</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Wiedergabetempo</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>Wie viele Verbesserungen je Sekunde abgespielt werden</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>Moment der Suche</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>Die Verbesserungen der Suche. Das Brett zeigt die ausgewählte.</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>&amp;Wiedergabe stoppen</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>Es gibt keine weitere Verbesserung.</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>Es gibt keine Suche zum Abspielen.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 · %4</source>
        <translation>%1 von %2 · %3 · %4</translation>
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
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>Die Puzzles, die Diagramme und Vergleich zeigen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Je Sekunde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
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
        <translation>Effekt</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>Art von p</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>Die Wertung, die die Läufe erreichen müssen</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Noch ist kein Lauf beendet.</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>Läufe, die das Ziel erreichten, %</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>Eine Zeile je Verfahren</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>Eine Zeile je Lauf; ein Doppelklick öffnet ihn</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>&amp;Kastendiagramme</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>Wertungen über die &amp;Zeit</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>Zeit bis zum &amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzzle:</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>X-A&amp;chse:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; 0.0001</source>
        <translation>&lt; 0,0001</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>Mann-Whitney-Tests zeigen, ob sich Verfahren um mehr als den Zufall unterscheiden. Jedes Puzzle einer Gruppe zählt einmal, mit seinem Median. p (Holm) ist für alle Paare korrigiert.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1 (bester %2)</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>%1: Zeit bis %2 von %3</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>%1: Wertungen über die Zeit, volle Wertung %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>%1: Wertungen, volle Wertung %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>Tests über alle Puzzles, Ränge, Zeiten und Profile</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1 % der Läufe</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>&amp;Lauf speichern …</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>Die Suche mit allen ihren besten Brettern speichern, um sie später zu öffnen, wiederzugeben und zu wiederholen</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>Die Laufdatei ist unvollständig. Alles vor der Lücke wurde geladen.</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>Es gibt noch keinen Lauf zu speichern: Starten Sie zuerst eine Suche.</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>Von einem Zwischenstand fortsetzen …</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>Eine unfertige Suche aus einem Zwischenstand von solve --checkpoint oder einem gespeicherten Lauf fortsetzen</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>Diese Datei enthält keine unfertige Suche, die sich fortsetzen lässt.</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>&amp;Kurve speichern …</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>Die Wertung über die Zeit als Bild oder Tabelle speichern</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>Es gibt noch keine Kurve zu speichern: Starten Sie zuerst eine Suche.</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>%1: volle Wertung %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>Kurve speichern</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 Kurve</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>Aus dieser Datei kann die Suche nicht fortgesetzt werden, weil ihr Stand zu groß ist.</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>Verbesserung vor %n s</numerusform>
            <numerusform>Verbesserung vor %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>Verbesserung vor %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>Die Suche verlangsamen, um jeden Schritt zu verfolgen, mit einer Erklärung über dem Brett</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>Das &amp;aktuelle Brett anzeigen</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>Die bisher beste und die höchste mögliche Wertung</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>Punkte, die zur höchsten Wertung noch fehlen</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Die Einstellungen dieser Suche anzeigen</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>Das Brett anzeigen, das das Verfahren gerade ändert, statt des besten Bretts</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Volles Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n Schritt je Sekunde</numerusform>
            <numerusform>%n Schritte je Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen der Suche</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>Noch keine Suche</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>bei %1 von %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>wird fortgesetzt: wiederholt die letzten Sekunden</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>%1 Ausw./s</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>Noch kein volles Brett</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>Das Verfahren „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>Die Suche hat kein volles Brett gefunden.</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>Dieses Verfahren kann vom gespeicherten Stand aus nicht weitersuchen. Starten Sie eine neue Suche.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>%1 in „%2“ wird genau dort fortgesetzt, wo die Suche aufgehört hat.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>%1 in „%2“ wird dort fortgesetzt, wo die Suche aufgehört hat, wiederholt aber zuerst die letzte Arbeit.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>%1 in „%2“ wird vom besten Brett aus fortgesetzt, weil kein Stand gespeichert wurde.</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>%1 in „%2“ beginnt von vorn, weil kein Stand gespeichert wurde.</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>Zielwertung erreicht: %1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>Zeitgrenze erreicht: %1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>Grenze der Auswertungen erreicht: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Gestoppt: %1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>Aus dem Rennen, vor dem Ende: %1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>Es bleibt nichts zu versuchen: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Gelöst: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>Vor %n Schritt: %1</numerusform>
            <numerusform>Vor %n Schritten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>Alles wurde versucht, und es gibt keine Lösung: %1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>Die Voreinstellung, die „tessera tune“ in eine Datei geschrieben hat</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>Voreinstellung öffnen</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>Voreinstellungen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>%1: Diese Voreinstellung ist für eine andere Art von Puzzle.</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>Das Suchverfahren</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>Wie dieses Verfahren arbeitet und welche Wertungen es erreicht hat</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Parameterwerte aus einer Veröffentlichung oder bewährte Werte</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>Das Brett, von dem die Suche ausgeht</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>Gleicher Startwert, gleich viele Threads und Auswertungen ergeben wieder dasselbe Brett</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>Über das Verfahren</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>Einen neuen zufälligen Startwert wählen</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Ein zufälliges Brett</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>Ein gieriges Brett</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>Das aktuelle Brett</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>V&amp;erfahren:</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Voreinstellung:</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>Be&amp;ginnen mit:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>&amp;Zeitgrenze:</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>A&amp;uswertungen:</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>Die Zahl der Threads für Verfahren, die ihre Arbeit teilen können. Eine andere Zahl gibt ein anderes Ergebnis, auch beim selben Startwert.</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>T&amp;hreads:</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>Vom Verfahren gewählt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>Beendet die Suche nach dieser Zahl von Sekunden</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>Beendet die Suche nach dieser Zahl von Auswertungen. So ist sie wiederholbar</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>Die Prozessorzeit lässt andere Programme außer Acht, damit Suchen vergleichbar bleiben. Sie zählt alle Threads zusammen.</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>Welche Zeit die Grenze zählt</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>Voreinstellung, Parameter, Start und Auswertungen ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>Beste Wertung:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>Auswertungen/s:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>Auswertungen:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1, %2 % eines Kerns</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1, %2 % eines Kerns je Thread</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>Noch kein Ergebnis. Führen Sie zuerst eine Suche aus.</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>Es läuft keine Suche.</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>Keine gestoppte Suche zum Fortsetzen.</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>Die Suche fortsetzen. %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pausiert.</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>Pausiert. %1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>Es gibt keinen früheren Schritt. Machen Sie zuerst einige Schritte.</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Die Einstellungen dieser Suche anzeigen</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>Dieselben Einstellungen und derselbe Startwert ergeben überall dasselbe Puzzle</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>Einen anderen zufälligen Startwert wählen</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>Tessera wurde unerwartet beendet. Dies ist Ihre nicht gespeicherte Arbeit vom Stand %1.</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>Puzzle behalten</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>Mit dieser wiederhergestellten Fassung weiterarbeiten. Sie ist noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>Zur Fassung in der Datei zurückkehren</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Dieses Puzzle schließen</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>Tessera kann keine Sicherungskopien speichern. Speichern Sie Ihre Arbeit oft. %1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>Suche fortsetzen</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Die Suche dort fortsetzen, wo sie gestoppt wurde</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>Von diesem Brett aus weitersuchen</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>Das beste Brett legen und von ihm aus eine neue Suche starten, mit demselben Verfahren, denselben Parametern und Grenzen</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>Sie haben Tessera (%1) geschlossen, bevor die Suche endete. Die Suche ist pausiert.</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>Dies ist das Ergebnis einer Suche beim Schließen von Tessera (%1). Behalten Sie ihr Brett oder gehen Sie zurück.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>Tessera wurde unerwartet beendet (%1), bevor die Suche endete. Die Suche ist pausiert.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>Tessera wurde unerwartet beendet. Dies ist das Ergebnis einer Suche (%1). Behalten Sie ihr Brett oder gehen Sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>%n ihrer Suchen lässt sich nicht wiederherstellen</numerusform>
            <numerusform>%n ihrer Suchen lassen sich nicht wiederherstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>Ein anderer Reiter enthält die wiederhergestellte Arbeit an „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>%n anderer Reiter enthält wiederhergestellte Arbeit.</numerusform>
            <numerusform>%n andere Reiter enthalten wiederhergestellte Arbeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>Reiter anzeigen</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>Zu diesem Reiter gehen</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>Tessera kann keine Sicherungskopien speichern und bleibt deshalb geöffnet. Einige Suchen sind pausiert. %1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>%1 ist in einem anderen Reiter geöffnet. Beim Speichern wird daher nach einem neuen Namen gefragt.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>Arbeitsbereic&amp;h mit der Suche wechseln</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Den Arbeitsbereich Beobachten anzeigen, wenn eine Suche startet, und Bearbeiten, wenn ihr Ergebnis behalten oder verworfen wird</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Die Sprache des Programms</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>Helle oder dunkle Fenster oder wie im System eingestellt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>Vorschau dieser Kacheln</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Kacheln:</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>Spei&amp;chern und Grenzen</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>Die Sprache ändert sich, sobald Sie diesen Dialog schließen, oder beim nächsten Start, wenn ein Rennen oder ein Experiment offen ist.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>Das Verfahren, das neue Suchen verwenden</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Parameterwerte aus einer Veröffentlichung oder bewährte Werte</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>Neue Suchen</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>V&amp;erfahren:</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Voreinstellung:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>&amp;Zeitgrenze:</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>A&amp;uswertungen:</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Erzeugte Puzzles</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>&amp;Puzzle:</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>Beim Start &amp;Dateien vom letzten Mal öffnen</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>Gleichzeitige Suchen</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>Wie viele Suchen ein neues Rennen oder Experiment gleichzeitig ausführt. Mehr als eine je Kern macht keine schneller.</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>Gleichzeitige &amp;Suchen:</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>Änderungen anwenden und alle Einstellungen in einer Datei speichern, um sie auf einem anderen Rechner zu verwenden</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>Die Einstellungen aus einer von Tessera exportierten Datei verwenden</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Auf Vorga&amp;ben zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>Alle Einstellungen zurücksetzen, auch Tasten und Paletten</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>Einstellungen (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>Einstellungen (*.ini);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>Standardeinstellungen wiederherstellen</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>Alle Ihre Einstellungen, Tasten und Paletten gehen verloren. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Sicherungskopien</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>Wie oft nicht gespeicherte Arbeit mindestens kopiert wird. Nach einem Absturz stellt Tessera diese Kopie wieder her</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>Rückgängig-Schritte</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>Weniger Schritte brauchen weniger Speicher, was bei großen Brettern zählt. Gilt für Puzzles, die ab jetzt geöffnet werden.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>Sicherungs&amp;kopien, mindestens alle:</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>R&amp;ückgängig-Schritte:</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>Stellt auch Suchen, ihre Ergebnisse und Rennen wieder her. Nach einem Absturz wird nicht gespeicherte Arbeit immer wiederhergestellt</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>Speicher je Thread</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>So viel Speicher nutzt jeder Thread einer Suche höchstens für die Bretter eines Strahls oder die Spuren von Ameisen, gleich was ihre Parameter sagen. Anderes ist nicht begrenzt.</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>laut Suche</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>Sp&amp;eicher je Thread, höchstens:</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>Die Start&amp;seite anzeigen, wenn kein Puzzle offen ist</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>Andernfalls zeigt Tessera ein Beispielpuzzle</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>Geänderte Felder nicht aufblitzen lassen und ein gelöstes Puzzle nicht animieren</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>Alle Ihre Einstellungen, Tasten und Paletten werden durch die in „%1“ ersetzt. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>Die Einstellungen wurden aus „%1“ importiert.</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasten und Gesten</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>Nur Zeilen anzeigen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>Den nächsten Zug vorschlagen und zu seinem Feld gehen</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>Erzwungene Teile legen</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>Alle Felder füllen, auf die nur ein Teil passt</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>Mit der Lösung vergleichen</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>Die Teile auswählen, die von der gespeicherten Lösung abweichen</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>Teil %1, %2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>Das Brett ist voll, und alles passt.</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>Das Teil auf %1 passt nicht zu allen Nachbarn.</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>Auf %1 passt kein Teil mehr. Entfernen Sie ein Teil daneben.</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>Auf %1 passt nur ein Teil: %2.</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>In der gespeicherten Lösung liegt auf %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>%1 hat die wenigsten Möglichkeiten: %n.</numerusform>
            <numerusform>%1 hat die wenigsten Möglichkeiten: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>%n erzwungenes Teil legen</numerusform>
            <numerusform>%n erzwungene Teile legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>%n erzwungenes Teil gelegt. Auf %1 passt jetzt kein Teil mehr.</numerusform>
            <numerusform>%n erzwungene Teile gelegt. Auf %1 passt jetzt kein Teil mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>%n erzwungenes Teil gelegt.</numerusform>
            <numerusform>%n erzwungene Teile gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>Kein Feld ist erzwungen. Jedes leere Feld hat mehrere Möglichkeiten.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Zu diesem Puzzle ist keine Lösung gespeichert.</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>Das Brett entspricht der gespeicherten Lösung.</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Noch kein Teil gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>Das %n Teil stimmt mit der gespeicherten Lösung überein.</numerusform>
            <numerusform>Alle %n Teile stimmen mit der gespeicherten Lösung überein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n Teil weicht von der gespeicherten Lösung ab und ist jetzt ausgewählt. Es kann andere Lösungen geben.</numerusform>
            <numerusform>%n Teile weichen von der gespeicherten Lösung ab und sind jetzt ausgewählt. Es kann andere Lösungen geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Rest lösen</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>Die leeren Felder durch exakte Suche füllen. Gelegte Teile bleiben</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>Auf jedem Feld liegt ein Teil. Es gibt nichts mehr zu lösen.</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>Der Rest wird gelöst …</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>Abgebrochen, bevor eine Lösung gefunden wurde.</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>Gelöst. Mit den gelegten Teilen ist das die einzige Lösung.</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>Gelöst. Mit den gelegten Teilen gibt es noch andere Lösungen.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>Mit den gelegten Teilen gibt es keine Lösung. Entfernen Sie einige und versuchen Sie es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>Keine Antwort in %n Sekunde. Legen Sie mehr Teile und versuchen Sie es noch einmal.</numerusform>
            <numerusform>Keine Antwort in %n Sekunden. Legen Sie mehr Teile und versuchen Sie es noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>Alle Lösungen für den Rest …</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>Alle Lösungen auflisten, die die gelegten Teile behalten, und sie durchgehen</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Alle Lösungen werden gesucht …</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>Diese Teile haben keine Lösung, wie man sie auch legt.</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>Mit seinen Hinweisen hat dieses Puzzle keine Lösung.</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>Bisher zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Ihre Puzzles</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>Keine zuletzt geöffneten Dateien. Erstellen Sie ein Puzzle oder öffnen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>Zu den offenen Puzzles und ihren Suchen zurückkehren</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Zurück zum Puzzle</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>Zuletzt benutzte Puzzles</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>Dieses Puzzle öffnen, wie die Eingabetaste</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner anzeigen</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>Den Ordner dieser Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>Aus der &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>Dieses Puzzle aus der Liste entfernen, wie mit der Entfernen-Taste. Die Datei bleibt</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>Kein Puzzle ist ausgewählt.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Puzzle</numerusform>
            <numerusform>%n Puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>Der Ordner %1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>Die Datei ist zu groß für ein Bild</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>Neues S&amp;udoku …</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>Ein Sudoku erzeugen oder mit einem leeren Gitter beginnen</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>Sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>&amp;Bleistift</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>Ziffern als Bleistiftmarken tippen. Strg kehrt dies um.</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>&amp;Kandidaten anzeigen</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>In leeren Zellen die möglichen Ziffern anzeigen</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>&amp;Alle Kandidaten eintragen</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>Die möglichen Ziffern leerer Zellen als Bleistiftmarken eintragen</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>Bleistift&amp;marken löschen</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>Alle Bleistiftmarken entfernen</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>Die Ziffern zu &amp;Vorgaben machen</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>Die Ziffern auf dem Gitter werden das Puzzle</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>Die Vorgaben &amp;freigeben</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>Das Ändern aller Ziffern erlauben</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>Einer ausfüllen</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Den Rest lösen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Die Lösung anzeigen</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>Das Gitter wurde als Bild kopiert.</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>Das Gitter wurde als Zeile von Ziffern kopiert.</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>Als &amp;Zeile von Ziffern kopieren</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>Das Gitter als Text kopieren, seine Ziffern in einer Zeile</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>Das Sudoku wurde gedruckt.</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>Alle Felder ausfüllen, deren Ziffern aus Einern folgen</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 enthält jetzt %n Sudoku: zum Auswählen öffnen.</numerusform>
            <numerusform>%1 enthält jetzt %n Sudokus: zum Auswählen öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Die Datei neu laden</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 ist eine Vorgabe und lässt sich nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle leeren</numerusform>
            <numerusform>%n Zellen leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>Bleistiftmarke %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>Alle Kandidaten eintragen</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>Die Bleistiftmarken löschen</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>Das Gitter leeren</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>Die Ziffern zu Vorgaben machen</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>Die Vorgaben freigeben</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>Sudokus in %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n Vorgabe</numerusform>
            <numerusform>%1 · %2×%2 · %n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>Höchstens %n Puzzle auf einmal</numerusform>
            <numerusform>Höchstens %n Puzzles auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>Die ausgewählten Puzzles in Tabs öffnen</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1, Puzzle %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n leere Zelle</numerusform>
            <numerusform>%n leere Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n Konflikt</numerusform>
            <numerusform> · %n Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>Ziffern tippen · Strg+Ziffer macht eine Bleistiftmarke · Entf leert</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>Ziffern oder Buchstaben tippen · „Bleistift“ macht Bleistiftmarken · Entf leert</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n Ziffer fehlt</numerusform>
            <numerusform>%n Ziffern fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>Das Gitter der Suche behalten</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>Das erste Gitter: %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>%1 geändert: jetzt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>%n Ziffer fehlt in Zeilen und Spalten.</numerusform>
            <numerusform>%n Ziffern fehlen in Zeilen und Spalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>Gelöst: Jede Zeile, Spalte und jeder Block hat jede Ziffer.</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Neustart.</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>Keine Zelle geändert: immer noch %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>%1 und %n weitere Zelle geändert: jetzt %2.</numerusform>
            <numerusform>%1 und %n weitere Zellen geändert: jetzt %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Das bisher Beste.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>Unterwegs wurde %1 erreicht, das bisher Beste.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>Durch %n zufälligen Zug erschüttert: %1.</numerusform>
            <numerusform>Durch %n zufällige Züge erschüttert: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>Führt den besten Zug aus: %1.</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>%1: Nichts davon verbessert das Gitter.</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 ist keine Verbesserung, also kehrt die Suche zum behaltenen Gitter zurück.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>Ein lokales Optimum wird als Ausgangspunkt behalten.</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>Besser als das behaltene Gitter (%1), also wird es behalten.</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>So gut wie das behaltene Gitter, also wird es behalten.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Wieder aufgeheizt.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Kein Verlust, also bei jeder Temperatur angenommen.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Angenommen bei Temperatur %1, mit Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>%1 und %2 tauschen? Abgelehnt: Bei Temperatur %3 war die Wahrscheinlichkeit %4.</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>Stufe %1 beginnt bei Temperatur %2.</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>Gitter %1 von %2 einer neuen Population.</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>Zwei Eltern wurden gewählt, mit %1 und %2. Dies ist das erste.</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>Eine lokale Suche bearbeitet das Gitter.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>Generation %1 ist vollständig. Dies ist ihr bestes Gitter.</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>%n zufällige Vertauschung wurde gemacht, um die Temperatur zu wählen.</numerusform>
            <numerusform>%n zufällige Vertauschungen wurden gemacht, um die Temperatur zu wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>Das Kind übernimmt %n Block von seinem anderen Elternteil (%1).</numerusform>
            <numerusform>Das Kind übernimmt %n Blöcke von seinem anderen Elternteil (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>Mutation: %n zufällige Vertauschung.</numerusform>
            <numerusform>Mutation: %n zufällige Vertauschungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>Sudoku-Gitter</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>%1: Vorgabe %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>%1: Ziffer %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>%1: Bleistiftmarken %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>Ei&amp;gene Farben …</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>Eine eigene Palette aus diesen Farben anlegen</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>Diese Palette ändern</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>Diese Palette entfernen</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Meine Farben</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>Meine Farben %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>Palette entfernen?</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>Die Palette „%1“ geht verloren. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>Einstellungen nicht gespeichert</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>Die Einstellungen lassen sich nicht in den Ordner „%1“ schreiben. Sie gehen beim Beenden von Tessera verloren. Prüfen Sie, ob der Datenträger voll oder der Ordner schreibgeschützt ist.</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>Fortschritt durch den Baum</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>Zufällige Abstiege schätzen die Größe des Baums (Knuth 1975). Er kann um ein Vielfaches kleiner oder größer sein.</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>Platzierungen nach Tiefe (gefüllte Felder)</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>%1 % von etwa %2 Platzierungen durchsucht</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1, der ganze Baum in etwa %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>Größere Kacheln</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>Kleinere Kacheln</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>&amp;Ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett anzeigen</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>&amp;Fehlerstellen</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Die nicht passenden Fugen markieren</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>Teile&amp;nummern</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>Die Nummer jedes Teils anzeigen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>Spaltenbuchstaben und Zeilennummern anzeigen</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Eine Nadel auf gesperrten Teilen und Hinweisen anzeigen</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>Farb&amp;buchstaben</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>Den Buchstaben jeder Farbe auf ihren Kanten anzeigen</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Kan&amp;didaten</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>Anzeigen, wie viele Teile auf jedes leere Feld passen</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>Die Felder danach färben, was die letzte Suche tat: wie oft sich jedes änderte, oder das eigene Maß des Verfahrens, etwa Pheromon</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>Heatmap zei&amp;gt</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>Das &amp;eigene Maß des Verfahrens</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>Der Wert, den das Verfahren selbst jedem Feld gibt, etwa Pheromon. Gibt es keinen, die Zahl der Änderungen</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Änderungen</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>Wie oft jedes Feld sich von einem besten Brett zum nächsten änderte</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>&amp;Häufige Fehlerstellen</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>Wie viele der besten Bretter an jedem Feld eine Fehlerstelle hatten</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>&amp;Unterschied zum angehefteten Brett</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>Die Felder, die sich vom angehefteten Brett unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>Brett an&amp;heften</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>Dieses Brett merken, um später zu sehen, wie andere Bretter davon abweichen</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>Pseudoco&amp;de neben dem Brett</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>Im Schrittmodus das Suchverfahren Zeile für Zeile anzeigen und die aktuelle Zeile markieren</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>Passende Teile abbl&amp;enden</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>Teile ohne Fehlerstelle abblenden, damit die anderen hervortreten</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>Fehlerstellen je &amp;Zeile</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>Am Rand des Bretts die Zahl der Fehlerstellen jeder Zeile und Spalte anzeigen</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Le&amp;gende</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>Unter dem Brett die Einblendungen erklären, mit den Werten des Felds unter Maus oder Cursor</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>&amp;Nächste Fehlerstelle</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>Die beiden Felder an der nächsten Fehlerstelle auswählen und dorthin rollen</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>&amp;Vorige Fehlerstelle</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>Die beiden Felder an der vorigen Fehlerstelle auswählen und dorthin rollen</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>Die Bereiche zum Bauen des Puzzles anordnen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>B&amp;eobachten</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>Die Bereiche zum Beobachten einer Suche anordnen: Brett, Wertung und Diagramm</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>Arbeitsbereich &amp;wechseln</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>Zum anderen Arbeitsbereich gehen, Bearbeiten oder Beobachten</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>Arbeitsbereich &amp;mit der Suche wechseln</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Den Arbeitsbereich Beobachten anzeigen, wenn eine Suche startet, und Bearbeiten, wenn ihr Ergebnis behalten oder verworfen wird</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>Die Bereiche dieses Arbeitsbereichs an ihre Standardplätze zurücksetzen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>Nur Brett, Wertung und Diagramm im Vollbild anzeigen</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Die Startseite ist offen. Öffnen Sie zuerst ein Puzzle.</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>Allein anzeigen</translation>
    </message>
</context>
</TS>
