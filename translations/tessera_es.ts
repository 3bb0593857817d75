<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>El sistema no permite más hilos. Use menos hilos.</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>El programa falló: %1.</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>Coger o colocar</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Girar en sentido horario</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>Girar en sentido antihorario</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>Girar en bloque</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Bloquear o desbloquear</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>Editar la pieza</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>Mostrar lo que encaja</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Girar en bloque en sentido antihorario</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Elegir una pieza que encaje</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>No es posible de momento.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Prueba de Friedman</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>Pares sobre los puzles</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>Pares en cada puzle</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>Puntuaciones con presupuesto fijo</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>Tiempos hasta objetivos fijos</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Tiempos esperados</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>Diferencia crítica</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>Rangos en el tiempo</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>Objetivos alcanzados</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>Perfil de rendimiento</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo al objetivo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>Rangos medios según la puntuación mediana. Una barra une métodos que no difieren significativamente (Nemenyi, 5 %).</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Rango medio</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>Rango medio sobre los puzles según la puntuación mediana hasta entonces.</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>Parte de todos los objetivos que las ejecuciones habían alcanzado (ECDF). Objetivos: hasta 51 puntuaciones por puzle, de la mitad de la puntuación completa a la mejor.</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>Objetivos alcanzados, %</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>Perfil de rendimiento: parte de los problemas cuyo tiempo esperado queda a un factor dado del mejor método. Un problema es un puzle con el 80, 90, 95, 98 o 100 % de su puntuación completa como objetivo.</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>Múltiplo del mejor tiempo esperado</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>Problemas, %</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>Ejecuciones que habían alcanzado una puntuación de %1 de %2.</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>Ejecuciones, %</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Puntuaciones finales.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximada</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>Ningún puzle tiene una ejecución terminada de cada método.</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>Rangos según la puntuación mediana; cada puzle es un bloque. Un método gana un puzle si solo él tiene la mediana más alta. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); diferencia crítica %7 (Nemenyi, 5 %).</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>Pares de métodos sobre los puzles: prueba de rangos con signo de Wilcoxon de las puntuaciones medianas, p de la diferencia de rangos medios, media de A sobre los puzles (probabilidad de que la ejecución del primer método puntúe más). Intervalos: bootstrap al 95 %.</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>Pares de métodos en cada puzle: prueba de Mann–Whitney, A de Vargha &amp; Delaney, diferencia de medianas. Intervalos: bootstrap al 95 %.</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>Puntuaciones medianas tras una parte del presupuesto.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>evaluaciones</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>Tiempos hasta partes de la puntuación completa, en %1: la mediana de las ejecuciones y el tiempo esperado con reinicios (ERT).</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>Tiempo esperado hasta el %1 de la puntuación completa, en %2, y cuántas ejecuciones lo alcanzaron. Donde ninguna lo alcanzó, la puntuación es la mediana más alta de un método.</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Puntuación completa</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>p frente al mejor</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>p de los rangos</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>p de los rangos (Holm)</translation>
    </message>
    <message>
        <source>A from</source>
        <translation>A desde</translation>
    </message>
    <message>
        <source>A to</source>
        <translation>A hasta</translation>
    </message>
    <message>
        <source>Median difference</source>
        <translation>Diferencia mediana</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>Diferencia desde</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>Diferencia hasta</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Tiempo esperado</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 evaluaciones</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>%1 s de tiempo de procesador</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzle</numerusform>
            <numerusform>%n puzles</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>presupuesto distinto según el puzle</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1, n = %2 ejecución de cada método, %3. Tessera %4.</numerusform>
            <numerusform>%1, n = %2 ejecuciones de cada método, %3. Tessera %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 ya existe, pero no pertenece a un análisis. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>Los rangos requieren al menos dos métodos.</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>diferencia crítica %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>No se puede crear un archivo temporal: %1</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>«%1» no contiene ajustes de Tessera. Elija un archivo exportado por Tessera.</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>No se puede cambiar el nombre de «%1»: %2</translation>
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
        <translation>%1 colores no son posibles: elija de 1 a %2.</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>Nuevo puzle de %1×%2</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>Los márgenes no dejan sitio en el papel para el tablero.</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>Un puzle necesita tantas piezas como casillas: añada o elimine piezas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n casilla está vacía: coloque antes todas las piezas.</numerusform>
            <numerusform>%n casillas están vacías: coloque antes todas las piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n unión no casa: arréglela o recoloree antes.</numerusform>
            <numerusform>%n uniones no casan: arréglelas o recoloree antes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>north %1</source>
        <translation>norte %1</translation>
    </message>
    <message>
        <source>east %1</source>
        <translation>este %1</translation>
    </message>
    <message>
        <source>south %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>west %1</source>
        <translation>oeste %1</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>sin vecinas</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>casan %1 de %2</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>sin girar</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>girada una vez</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>girada dos veces</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>girada tres veces</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>pieza %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
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
        <translation>visión normal</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>protanopía</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>deuteranopía</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>tritanopía</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>Detenido antes del final; esto es solo una parte.</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>Detenido antes de poder comparar valores. No hay ningún resultado.</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>%1: %2. La ejecución se omite. «tessera experiment --resume» la repite.</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1: aviso: ningún formato que se pueda escribir para este tipo de puzle tiene la extensión «.%2», así que es un archivo de Tessera.</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1: %2 no hace nada con «%3».</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>Con mpirun, cada proceso haría todas las ejecuciones. Repártalas con --shard, o use --units y «tessera work».</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>No hay ninguna opción «%1». Para un archivo, escriba «./%1».</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Argumento inesperado «%1».</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 aparece más de una vez.</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>%1 toma un número entero, al menos %2, no «%3».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 toma un número entero de %2 a %3, no «%4».</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>%1 toma %2 segundos o más, no «%3».</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>%1 toma uno de %2, no «%3».</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>«%1» no es una casilla del tablero de %2×%3.</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1: %2 Véase «tessera %1 --help».</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera: «%1» no es una orden ni un archivo. Véase «tessera --help».</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>salida estándar: no se pueden escribir los resultados.</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>No hay ningún formato «%1» para este tipo de puzle. «tessera formats» enumera los formatos.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>El formato «%1» solo se puede leer. Elija otro formato.</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>--edge-order toma las letras u, r, d y l, cada una una vez; no «%1».</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>--size toma ANCHOxALTO, cada uno de 1 a %1; no «%2».</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>--take board necesita el puzle del tablero: añada --puzzle ARCHIVO.</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>Escribir un puzle o un tablero en otro formato.</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>El archivo que se escribe. Su extensión indica el formato salvo que se dé --to. Necesario, como OUT o con -o.</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>Leer este formato en vez de detectarlo.</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>Escribir en este formato.</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>El puzle de un archivo de tablero o de récords, que no contienen piezas.</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>En una lista de piezas: el orden de los cuatro números, p. ej. urdl o udlr (arriba, derecha, abajo, izquierda).</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>En una lista de piezas: el número del gris del marco.</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>En una lista de piezas: el tamaño del tablero.</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>Contar exactamente todas las soluciones.</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>Detener tras este número de soluciones.</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>Detener tras ese tiempo.</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>Llenar las casillas en este orden: %1. auto toma el de menor árbol esperado.</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>No mostrar el progreso en la salida de errores.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Imprimir un objeto JSON.</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>--shard toma I/N con I de 1 a N, no «%1».</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1: la carpeta ya contiene resultados de este plan. Añada --resume para continuarlos.</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1 con %2, semilla %3: la ejecución falló.</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>Falta -o CARPETA.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>Detenido. Use --resume para hacer las ejecuciones restantes.</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>Ejecutar un plan que compara métodos sobre puzles y semillas.</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>Un archivo JSON con puzles, métodos, semillas y presupuesto.</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>Hacer solo la parte I de N, para repartir el trabajo entre varias máquinas.</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>Conservar las ejecuciones terminadas de la carpeta y hacer las demás.</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>Copiar antes las ejecuciones terminadas de otra carpeta. Se puede repetir.</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>Dibujar también chart-*.svg: las curvas medianas de los métodos, un gráfico por puzle o grupo de puzles.</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>Cada ejecución terminada se guarda de inmediato. Si el programa o la máquina se detienen, solo se pierden las ejecuciones en curso. Las partes pueden compartir una carpeta. Las tablas contienen las ejecuciones terminadas en el momento de escribirlas.</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1; unidad: %2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>Enumerar los formatos de archivo.</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>Imprimir un array JSON.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>--size toma ANCHOxALTO, p. ej. 10x10, no «%1».</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>--size %1 no es posible: cada lado debe tener de 1 a %2 casillas, porque una pieza y su giro se guardan en 16 bits.</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>--hints: un tablero de %1×%2 no tiene la casilla «%3»; la última es %4.</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>--hints eternity es solo para tableros de 16×16.</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>No existe el preajuste «%1». Los preajustes son: %2.</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>Falta --size.</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>Falta -o SALIDA.</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>Varios puzles no pueden ir a la salida estándar. Indique un archivo con -o.</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>Generar un puzle que tiene solución.</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>Ancho y alto en casillas, cada uno de 1 a %1. Sin --preset, necesario para los puzles de aristas.</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>Sin marco gris alrededor del tablero.</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>Un color casa con su pareja, no consigo mismo.</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>Las piezas conservan su rotación, como en TetraVex; incluye --unframed.</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>Permitir piezas idénticas.</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>Pistas de la solución: un número de casillas al azar, una lista de casillas como C4,H8, o eternity para las cinco de Eternity II.</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>Generar K puzles. SALIDA recibe un número antes de la extensión; un formato que contiene listas los guarda todos en un archivo.</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>Dejar la solución en el tablero.</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>El archivo que se escribe; su extensión indica el formato. «-» es la salida estándar. Necesario.</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>Uso: tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [opciones]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Mostrar esta ayuda.</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>Uso: tessera [ARCHIVO...]
     tessera ORDEN [argumentos]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>Editor y visualizador de métodos para puzles de aristas. Sin orden, tessera abre la ventana con los archivos dados. Las órdenes no necesitan pantalla.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>Mostrar esta ayuda; tras una orden, la de la orden.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>«-» es la entrada o salida estándar, pero no para récords, puntos de control, pruebas, carpetas, imágenes ni una traza que se dibuja. Códigos de salida: 0 hecho, 1 la orden falló, o un archivo no es válido o no se pudo escribir, 2 uso incorrecto, 3 detenido antes del objetivo o de acabar todas las unidades de trabajo.</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>Mostrar las propiedades de un puzle y avisos.</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>Las combinaciones son todas las formas de llenar el tablero que respetan el marco, casen o no. --json da el número exacto.</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  mejor %2/%3  %4 evaluaciones, %5/s</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  ejecuciones %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  ejecuciones %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  quedan unos %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: aviso: %2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1: aviso: estos archivos son de una llamada anterior: %2.</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>--sheets escribe un PDF: SALIDA debe terminar en .pdf.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>Dibujar un tablero, o las curvas de una traza, como imagen.</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>Escribir los números de las piezas en un tablero.</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>Escribir letras de columna y números de fila en el borde de un tablero.</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>No marcar las uniones de un tablero que no casan.</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>No marcar las piezas bloqueadas ni las pistas.</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>No dibujar el fondo.</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>Mostrar solo estas casillas de un tablero: nombres y rectángulos, separados por comas.</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>Marcar la puntuación máxima en las curvas de una traza.</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>Dibujar las curvas en un eje logarítmico.</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>Mostrar la puntuación de un tablero.</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>La puntuación cuenta las uniones entre dos piezas que casan, y las aristas que casan en un borde que debe tener un solo color. La aptitud pondera además las zonas de 2×2 que tienen algún fallo.</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>Escribir un PDF para imprimir por ambas caras, recortar y jugar: las piezas con sus números al dorso y un tablero vacío con las pistas.</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>--%1 necesita --sheets.</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>--json y un archivo no pueden ir ambos a la salida estándar.</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>Solo un archivo puede ir a la salida estándar.</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>El objetivo %1 está por encima de la puntuación máxima %2.</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>No se encontró ningún tablero dentro de los límites. Permita más tiempo o evaluaciones.</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>Buscar el mejor tablero.</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>El método; «tessera solvers» enumera los métodos. Necesario sin --preset-file.</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>Fijar un parámetro del método. Se puede repetir.</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>Partir de uno de los preajustes del método; «tessera solvers ID» los enumera.</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>Detener cada ejecución tras ese tiempo.</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>Detener cada ejecución tras este número de evaluaciones. Con la misma semilla y los mismos hilos, el resultado es el mismo en cualquier máquina; si falta memoria, record necesita además su parámetro memory. Un método puede terminar antes su paso; los que mejoran un tablero completan el primero.</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>Detener con esta puntuación; código de salida 3 si ninguna ejecución la alcanza.</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>Escribir el mejor tablero en este archivo; su extensión indica el formato.</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>El archivo de récords. Varias veces por segundo se añade el mejor tablero si supera la puntuación que contiene para este puzle. Cada línea es un objeto JSON.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>%1 no tiene el preajuste «%2»; tiene: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>Falta --solver. «tessera solvers» enumera los métodos.</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>--param toma nombre=valor, no «%1».</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>Enumerar los métodos con sus parámetros y preajustes.</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>Solo este método.</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>Retroceder antes: %1. colors retrocede en cuanto un tablero tiene más pares de un color de los que pueden formar todas las piezas. auto lo hace si se espera que ahorre tiempo.</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>--%1 solo funciona con --kind %2.</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>%1: las soluciones de este tipo de puzle no se pueden contar.</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>--%1 no funciona con puzles del tipo %2.</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>%1: este tipo de puzle no se puede dibujar.</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  soluciones %2  %3 colocaciones, %4/s</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  %1 % de unas %2, quedan %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la línea</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>No existe el formato «%1» para sudokus. «tessera formats» enumera los formatos.</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>Un sudoku tiene --size 4x4, 9x9, 16x16 o 25x25, no «%1».</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>El número de cifras dadas; sin ello, se quitan cifras en orden aleatorio donde la dificultad y la simetría lo permiten. Puede que baste con menos.</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>La simetría de las cifras dadas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1: el archivo contiene %n puzle; solo se usa el primero.</numerusform>
            <numerusform>%1: el archivo contiene %n puzles; solo se usa el primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>--%1 solo funciona con puzles de aristas; esto es un sudoku.</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>La carpeta para las ejecuciones, results.csv, results.json, table.md y table.tex. Necesaria.</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>Las losetas de un tablero: %1, o el nombre de una paleta propia. Sin esta opción, un archivo de puzle puede pedir sus propias losetas.</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>Usar los colores de un archivo de paleta exportado desde la configuración.</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>Escribir la mejor ejecución con todos sus tableros en este archivo. La ventana puede abrirlo y reproducirlo.</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>No hay ajustes que restablecer. Tessera se inicia con los valores predeterminados.</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>Los ajustes se han restablecido a los valores predeterminados. Los antiguos están en %1.</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>«%1» no es un intérprete admitido: dé bash, zsh o fish.</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>Imprimir un guion que completa las órdenes y opciones de tessera en el intérprete.</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash, zsh o fish.</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>Para bash: source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>Imprimir la página del manual; «tessera man | man -l -» la muestra.</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help: no hay ninguna orden «%1». Véase «tessera --help».</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>Enumerar las órdenes o mostrar la ayuda de una.</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>La orden cuya ayuda se muestra.</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>Restablecer los ajustes de la ventana a los valores predeterminados. Los antiguos se conservan en un archivo.</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>Sin orden, tessera abre la ventana con los archivos dados. Las órdenes no necesitan pantalla. «-» es la entrada o salida estándar, pero no para récords, puntos de control, pruebas, carpetas, imágenes ni una traza que se dibuja.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>La orden falló, o un archivo no es válido o no se pudo escribir.</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>Uso incorrecto.</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>Detenido antes del objetivo, o antes de acabar todas las unidades de trabajo.</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>Ctrl-C termina solve y count como un límite; experiment, benchmark, tune y landscape terminan con 1, work con 3.</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>Advertencia: %1 se indica más de una vez; vale el último valor.</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>--checkpoint guarda una sola ejecución: quite --runs.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>Las ejecuciones de esta traza no contaron nodos. Elija otro --axis.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>Las ejecuciones de esta traza no contaron iteraciones. Elija otro --axis.</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1: la traza no tiene filas, así que no hay curva que dibujar.</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>Escribir la puntuación en el tiempo, con las columnas %1. Solo las poblaciones rellenan mean y worst. Después vienen las cifras propias del método.</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera: no hay ninguna opción «%1». Véase «tessera --help».</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1: %n ejecución falta o no se puede leer.</numerusform>
            <numerusform>%1: %n ejecuciones faltan o no se pueden leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>--%1 necesita un archivo, no la salida estándar.</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>Dos salidas no pueden ir ambas a %1.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>El formato «%1» no puede guardar un tablero: dé a -o otra extensión, como .tessera.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>la salida estándar</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>Las semillas superan el máximo, %1.</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>Para una traza con más de %1 ejecuciones, la imagen muestra la mediana y una banda del cuartil inferior al superior.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>El valor de %1 está vacío.</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1: «%2» no es UTF-8 válido. Cambie antes el nombre del archivo.</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>Qué se convierte: both (ambos), pieces (las piezas) o board (el tablero). Con board, las piezas vienen de --puzzle, elegidas por sus aristas.</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>Buscar con J hilos. Los recuentos no cambian.</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>Las pistas y las piezas bloqueadas se quedan en su sitio. «complete» muestra si se probó todo; si no, puede haber más soluciones. «stop» muestra por qué terminó el recuento: exhausted, limit, time o interrupted. El código de salida es 0 en todos los casos, 1 si no se pudo guardar el estado y 3 si quedan unidades de trabajo ya creadas.</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>La carpeta de los archivos de puzles del plan. De forma predeterminada, la propia carpeta del plan.</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>Hacer J ejecuciones a la vez.</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>«tessera man» describe el formato de los planes.</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>El número de colores: hardest (según la fórmula), BORDE+INTERIOR (dos juegos separados, p. ej. 5+17) o TOTAL (un juego para todas las aristas).</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>even: cada color aparece igual de a menudo; random: cada arista recibe un color al azar.</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>Partir de los ajustes de un puzle publicado: %1. Sustituyen a los valores predeterminados.</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>La misma semilla da el mismo puzle en todas partes.</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 Al menos %2.</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 De %2 a %3.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Valor predeterminado: %2.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>En un archivo con muchos sudokus, solo el número N; sin ello, todos.</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>Un título para las tablas.</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>Una lista de objetos. Cada uno tiene «file» (relativo al plan) o «generate» (ajustes como preset, width, height, colors, seed; %1). Opcional: «count» (generar este número, con semillas sucesivas), «name», «group» (puzles de una misma fila en las tablas) y «budget» (para este puzle).</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>kind sudoku para sudokus</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>Una lista de objetos. Cada uno tiene «solver» (un identificador de «tessera solvers»). Opcional: «name», «preset», «start» (random, greedy, board u own), «parameters» (un valor cada uno; una lista de valores crea un método por valor) y «published» (un texto por grupo de puzles, que se muestra junto a los resultados).</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>Una lista de números, o un objeto con «count» y, opcionalmente, «first» y «step».</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>Un objeto con al menos uno de «seconds», «processor-seconds», «evaluations» y «target».</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>Una lista de segundos. Las tablas muestran también las puntuaciones en esos momentos.</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>«generations» dibuja los gráficos frente a las generaciones.</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>Un objeto con «name» y «seconds»: un tiempo para cada grupo de puzles.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>Un plan para «tessera experiment» es un objeto JSON con estas claves. puzzles, methods, seeds y budget son obligatorias.</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>Un ejemplo:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>--%1 necesita un archivo normal; %2 es un dispositivo o una tubería.</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>%1 es la entrada; dé a la salida otro nombre.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>Un puzle o un tablero en cualquier formato conocido, un archivo de ejecución (su mejor tablero), una dirección del visor o %1.</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>la línea de números de un sudoku</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>Semilla %1: aviso: la ejecución solo tuvo el %2 % de un núcleo por hilo, porque otros programas ocupaban la máquina. Use --cpu-time para limitar en su lugar el tiempo de procesador.</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>Semilla %1: aviso: cada hilo recibió solo el %2 % de un núcleo, porque --jobs pide más hilos que procesadores tiene este equipo.</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>Semilla de la primera ejecución; cada una de las siguientes toma la semilla siguiente. Un preajuste puede fijar sus propias semillas.</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>Detener cada ejecución tras este tiempo de procesador de todos sus hilos. El resultado depende menos de otros programas.</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>El tablero inicial: random (al azar), greedy (voraz), board (el tablero dado) u own (como en el trabajo del método; si no, random). record solo toma board; backtracking y sat, ninguno.</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>Ejecutar K semillas.</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>Hacer J ejecuciones a la vez. Con menos de J ejecuciones, cada una puede usar varios hilos.</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>Sin --time, --cpu-time, --evaluations ni --target, la búsqueda sigue hasta que el puzle esté resuelto, no quede nada por probar o se pulse Ctrl+C. -o escribe el mejor tablero, acabe como acabe la búsqueda.</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>«stop» muestra por qué terminó una ejecución: solved, target, time, evaluations, interrupted, exhausted o failed. El código de salida es 1 con failed, sin tablero o si no se pudo escribir un archivo, 3 si ninguna ejecución alcanza --target o quedan unidades de trabajo ya creadas, y si no 0.</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>No existe el método «%1». Los métodos son: %2.</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>SALIDA debe terminar en uno de %1, o en .gif para un archivo de ejecución; «%2» no lo hace.</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1: una animación (.gif) necesita un archivo de ejecución. «tessera solve --run-file» escribe uno.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>Un puzle o un tablero en cualquier formato conocido, un archivo de ejecución, una dirección del visor o una traza escrita por «solve --trace» (*.csv).</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>El archivo de imagen: .png, .svg o .pdf. .gif anima los mejores tableros de un archivo de ejecución; sin --size, su lado más largo tiene como máximo %1 píxeles. Necesario.</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>El lado más largo en píxeles; en .gif, como máximo.</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>Factor de escala.</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>Dibujar las curvas frente a segundos, evaluaciones, iteraciones o nodos: seconds, evaluations, iterations o nodes.</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>El tamaño de papel de las hojas: a4 o letter.</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>Un lado de una pieza en las hojas, en milímetros.</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>Los márgenes de las hojas en milímetros.</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>edge-matching (puzle de aristas) o sudoku. Las tres opciones siguientes son para sudokus, que tienen una sola solución. Su --size es 4x4, 9x9, 16x16 o 25x25; sin ello, 9x9.</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>La dificultad: %1; sin ello, cualquiera.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>En un archivo con muchos sudokus, tomar el número N.</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>La pieza %1 (%2 %3 %4 %5) no está en el juego de %6.</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>--like no funciona con --take ni --puzzle.</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1: es un archivo de récords. «tessera convert IN OUT --puzzle PUZZLE» escribe su mejor tablero.</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1: este archivo solo contiene un tablero. «tessera convert IN OUT --puzzle PUZZLE» añade las piezas.</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1: el archivo de récords no contiene ningún tablero de este puzle.</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>--no-hints necesita --like.</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>Escribir el tablero con los números de pieza de este puzle. Ambos deben tener el mismo juego de piezas; el orden, los giros y los números de los colores pueden diferir. Los bloqueos de ambos se conservan donde su pieza permanece.</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>Con --like: omitir las pistas y los bloqueos de ese puzle.</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>Sin marco; todas las aristas del borde muestran este color. any: un mismo color, sea cual sea.</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>Dividir el trabajo en unidades en CARPETA, para cualquier número de «tessera work CARPETA». Cuando todas terminan, la misma orden muestra el resultado.</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>Con --units: dividir la parte de un árbol que tarde más. Un proceso que calle tanto tiempo pierde sus unidades.</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>%1 no se puede usar junto con %2.</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>Las semillas iguales dan ejecuciones iguales, que no prueban nada.</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>Los métodos «%1» y «%2» son iguales, así que compararlos no muestra nada.</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>Los puzles «%1» y «%2» son iguales, así que las pruebas de rangos cuentan un puzle dos veces.</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>El inicio «%1» no hace nada con «%2».</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json: aviso: el archivo no describe este plan. «tessera analyse» necesita --plan.</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>El archivo está cortado. Se usa su último tablero completo.</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>Los métodos de %1 y %2 son distintos. Elija uno con --method.</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>--jobs no tiene aquí ningún efecto con --units. Añádalo a «tessera work».</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1: la carpeta contiene las unidades de otro puzle, otro plan u otras opciones. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1: algunos resultados no superaron la comprobación y hay que calcularlos de nuevo. Ejecute «tessera work» con esta carpeta.</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1: la unidad %2 se calculó dos veces con resultados distintos. Puede que falle una máquina. Cuente de nuevo en otra carpeta.</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>Hacer las unidades creadas por «count», «solve», «experiment» o «tune».</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>%1: no se añadió ninguna ejecución en %2 s. Inicie de nuevo «tessera tune» y después los trabajadores.</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>La carpeta de --units.</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>Hacer J unidades a la vez.</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>Mostrar solo el avance de las unidades.</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>Iníciela en cualquier número de máquinas que compartan la carpeta: termina cuando todas las unidades están hechas. Puede interrumpirse en cualquier momento; otra repite sus unidades. Todas las máquinas necesitan el mismo Tessera.</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>Ctrl-C la termina antes con el código 3. Cuenta el primer resultado de una unidad; algunas unidades se calculan dos veces como comprobación.</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>«leased» son unidades en manos de un proceso; «split», las que se dividieron más. «repeated» son las calculadas dos veces, y «different», las que dieron dos resultados. «share» es la parte hecha de todo el trabajo, de 0 a 1.</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>«lost» son las que no tienen archivo de resultado; el siguiente proceso las repite.</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1: aviso: el recuento terminó antes de empezar.</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  unidades %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  mejor %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1: la carpeta no contiene ejecuciones terminadas.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1: no se puede crear la carpeta.</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>Compara los métodos de un experimento con pruebas, tablas y figuras.</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>Los resultados de «tessera experiment».</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>La carpeta para analysis.md, analysis.tex y analysis.json, cada tabla como CSV y cada figura como SVG, PDF y CSV.</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>El plan de los resultados. Solo hace falta para resultados de versiones anteriores.</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>La parte de la puntuación completa para los tiempos hasta un objetivo.</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>Muestra las tablas como un objeto JSON.</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>Sin -o ni --json, las tablas se muestran como Markdown. Cada puzle es un bloque: prueba de Friedman con la corrección de Holm, diferencias críticas, pruebas de rangos con signo de Wilcoxon sobre los puzles, pruebas de Mann–Whitney en cada puzle.</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>Guardar de vez en cuando el estado en ARCHIVO y reanudar desde ARCHIVO si existe. ARCHIVO se elimina cuando el recuento está completo.</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>Guardar de nuevo el estado tras este tiempo.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Con «mpirun -n N», N procesos de J hilos cada uno cuentan juntos. Los números no cambian. Solo el primer proceso lee, escribe y muestra. Si J es mayor que 1, dé a mpirun la opción --bind-to none.</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>Escribe también todo lo que escribe «tessera analyse» en la carpeta «analysis» de DIR.</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>Este método trabaja en un solo proceso: inícielo sin mpirun.</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>Este método no escribe demostraciones. Use --solver sat.</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>Guardar de vez en cuando el estado de backtracking, record, genetic o ant-colony en ARCHIVO y reanudar desde ARCHIVO si existe. ARCHIVO se elimina cuando no queda nada que buscar. --evaluations cuenta desde el primer inicio, --time desde este. Una ejecución reanudada repite el trabajo posterior al estado guardado, y así da lo mismo que una que nunca se detuvo. Todos salvo backtracking necesitan tantos hilos como antes.</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>Hacer que el resolutor SAT escriba su demostración en FILE, en el formato DRAT, y su fórmula en FILE.cnf.</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>Con varios hilos, genetic y ant-colony comunican tableros y evaluaciones solo en los encuentros: --trace y --records no tienen nada de entremedias.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>Con «mpirun -n N», N procesos de J hilos cada uno hacen juntos la búsqueda. backtracking, record, genetic y ant-colony pueden hacerlo; el resultado solo depende del número total de hilos. Solo el primer proceso lee, escribe y muestra. Si J es mayor que 1, dé a mpirun la opción --bind-to none.</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>Con --evaluations, backtracking trabaja con mpirun solo en el primer proceso, con tantos hilos como todos juntos. Dé entonces a mpirun --bind-to none.</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>Los procesos bajo mpirun comparten una sola ejecución: omita --runs.</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>--proof es de una sola ejecución: omita --runs.</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>El método %1 no se puede guardar y reanudar. backtracking, record, genetic y ant-colony sí.</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 procesos, de %2/s a %3/s cada uno, última señal del proceso %4 hace %5 s</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>Este Tessera se compiló sin Open MPI. Inícielo sin mpirun.</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>Puntuaciones en el tiempo.</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>Puntuaciones finales.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>mediana de %n ejecución</numerusform>
            <numerusform>mediana de %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>No existe la instancia «%1». «tessera benchmark list» muestra todas las instancias.</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>«%1» no es un formato que se pueda escribir.</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1: la biblioteca solo tiene puzles de aristas.</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>Este tablero supera al mejor conocido. Para proponerlo, envíe %1 al proyecto Tessera.</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>el archivo que escribe -o ARCHIVO</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>%1 supera al mejor tablero conocido.</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>Solo «check» toma un archivo.</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>Comparar métodos con las instancias de la biblioteca de pruebas.</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>list (por omisión) muestra las instancias, sus mejores puntuaciones conocidas y, si se han contado, sus soluciones salvo giros; run hace buscar a los métodos; check compara un tablero con el mejor conocido; write escribe los puzles para otros programas.</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>Para check: un archivo de tablero de la biblioteca o un archivo de puzle; necesario.</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>Solo esta instancia. Se puede repetir. Por omisión, todas.</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>Para run: el método; necesario. Se puede repetir.</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>Para run: detener cada ejecución tras este número de evaluaciones.</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>Para run: ejecutar K semillas.</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>Para run: la primera semilla.</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>Para run: hacer J ejecuciones a la vez.</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>Para write: el formato de los archivos.</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>Para check: quién o qué halló el tablero, para -o.</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>Para run: una carpeta para las ejecuciones, las tablas y los tableros que superan a los mejores conocidos; las ejecuciones terminadas que contenga se conservan. Sin ella, run escribe esos tableros como NAME.txt en la carpeta actual. Para write: una carpeta; necesaria. Para check: el tablero como archivo para proponer.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Imprimir JSON.</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>El nombre de una instancia dice cómo se genera: tamaño, colores, opciones y semilla. Toda instancia tiene solución, así que su puntuación completa es el óptimo. «generate --solved» muestra la solución: envíe solo tableros hallados sin ella.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>Un plan para «tessera experiment» nombra una instancia así: %1.</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>Usar el método y los parámetros de un archivo escrito por «tessera tune».</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>Use --preset o --preset-file, pero no ambas.</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>%1 es para el método %2.</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>%1 no es una solución del puzle.</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>Autocorrelación de un paseo aleatorio, %1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>Red de óptimos locales, %1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>Red de trayectorias de búsqueda</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1: los paisajes son solo para puzles de aristas.</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1: no se conoce ninguna solución. Indique una con --solution.</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>Graphviz no está instalado, así que los grafos se escriben solo como DOT.</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>Medir el paisaje de aptitud de un puzle.</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>Un archivo de puzle.</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>walk: autocorrelación de un paseo aleatorio. fdc: puntuaciones y distancias a una solución conocida. optima: óptimos locales, cuencas y su red. trajectories: la red de búsquedas. Se puede repetir. Por omisión, todo.</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>swap, best-swap (con los mejores giros), rotation o swap-rotation. Se puede repetir. Por omisión, todo.</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>Longitud del paseo aleatorio.</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>El mayor retardo de la autocorrelación.</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>Tableros aleatorios que suben a óptimos locales.</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>Intentos de salir de cada óptimo local.</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>Número máximo de óptimos locales en una red muestreada.</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>Para trajectories: un método. Se puede repetir. Por omisión, annealing y tabu.</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>Para trajectories: detener cada ejecución tras este número de evaluaciones.</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>Para trajectories: ejecutar K semillas de cada método.</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>La misma semilla da las mismas cifras.</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>Un tablero resuelto del puzle, si ni el archivo ni su generador tienen uno.</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>La carpeta para los archivos CSV, JSON, DOT y SVG. Para el SVG, las redes necesitan Graphviz.</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>En puzles con 50 000 tableros como máximo se hallan todos los óptimos locales; los mayores se muestrean. Fuentes: Weinberger 1990 (autocorrelación), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (redes de óptimos locales), Vérel et al. 2012 (aristas de escape), Ochoa, Malan &amp; Blum 2021 (redes de trayectorias).</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1: el ajuste necesita un presupuesto en evaluaciones.</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>Encontrar mejores parámetros para un método con carreras iteradas.</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>Un plan como para «tessera experiment», con un presupuesto en evaluaciones. Uno de sus métodos se ajusta con sus puzles y semillas.</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>%1: el plan no tiene el método «%2».</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>El nombre del método en el plan. Por omisión es el primero.</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>Repartir las ejecuciones con cualquier número de «tessera work CARPETA». Con la carpeta de un ajuste detenido, no se repiten sus ejecuciones terminadas.</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>Un parámetro que ajustar, en todo su rango, o NAME=LOW..HIGH, o NAME=VALUE,VALUE. Se puede repetir. Necesario.</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>Evaluaciones de todas las ejecuciones juntas, cada una contada con el mayor presupuesto del plan. Las de --verify van aparte.</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>Cómo descarta configuraciones una carrera: friedman o t-test.</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>La misma semilla da el mismo preajuste.</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>Comparar después los valores ajustados con los del plan en los puzles de este plan, que deberían ser nuevos. «gain» es la ganancia media de puntuación por puzle; «from» y «to» son los extremos de su intervalo bootstrap del 95 %.</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>El archivo para los mejores valores y sus pruebas; «solve --preset-file» lo lee.</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>Carreras iteradas como en irace (López-Ibáñez et al. 2016): sortear configuraciones, hacerlas competir en puzles y semillas, y sortear otra vez en torno a las mejores.</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  próxima mejora: %1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 ya existe, pero no pertenece a este plan. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>%1: esta ejecución es de un puzle de otro tipo.</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1: las animaciones tienen de %2 a %3 píxeles. Esta tiene %4.</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1: --unit-time no tiene aquí ningún efecto, porque la carpeta se creó con %2.</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>Los Sudokus se cuentan en un solo proceso: inícielo sin mpirun.</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>Con mpirun, cada proceso haría el mismo trabajo. Inicie esta orden sin mpirun.</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>check sin -o</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1: no se conoce ninguna solución, así que se omite fdc. Indique una con --solution.</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>%1 no hace nada sin %2.</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>--number no hace nada: el archivo no es una lista.</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>Con --units, una ejecución solo cuenta cuando ha terminado. Limítela con --time, --cpu-time o --evaluations.</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>Todas las ejecuciones han fallado. %1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>Una ejecución con %1 ha fallado y cuenta como la peor. %2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>Una unidad que falla se intenta una vez más y después cuenta como fallida. Para volver a intentarlo, use otra carpeta.</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>La comprobación con puzles nuevos ha fallado. %1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1: aviso: la búsqueda no se puede reanudar desde este archivo, porque su estado es demasiado grande.</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1: aviso: el tiempo fue demasiado corto para guardar algún avance. Permita más tiempo.</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1: aviso: la búsqueda se detuvo antes de poder guardar algún avance. Déjela funcionar más tiempo.</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1: el archivo contiene varios puzles, pero el formato «%2» solo contiene uno. Elija uno con --number.</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>%1 necesita una carpeta, no la salida estándar.</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 ya existe, pero no pertenece a un paisaje. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>No se puede cargar el módulo para Open MPI: %1. Póngalo ahí o inicie Tessera sin mpirun.</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>No contar, sino mostrar cuántas colocaciones y cuánto tiempo con un hilo llevaría el recuento. Sin --time, tarda hasta 10 segundos.</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>Una estimación es la media de descensos al azar (Knuth 1975). Si solo hay una solución, llega por término medio a la mitad del tiempo. Con árboles grandes, una estimación breve suele quedarse corta.</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>Solo los puzles de aristas tienen %1.</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1: --%2 solo funciona con puzles de aristas.</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>El número esperado de soluciones tiene en cuenta las pistas, pero no las piezas bloqueadas.</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1: aviso: --like omite pistas de la entrada.</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1: aviso: hubo muy pocas evaluaciones para guardar algún avance. Permita más.</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>--scale %1 hace la imagen demasiado grande: un lado puede tener como mucho %2 píxeles.</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>%1: este punto de control es de otro puzle o de otras opciones de búsqueda. Use otro archivo.</translation>
    </message>
</context>
<context>
    <name>CurveAxisChoice</name>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Running time without pauses</source>
        <translation>Tiempo de ejecución sin pausas</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>Tableros o movimientos puntuados</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>Vueltas del bucle exterior del método, como las generaciones</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>Colocaciones de una búsqueda en árbol; otros métodos no tienen</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>Solo las búsquedas en árbol cuentan nodos.</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>Aún no ha terminado ninguna iteración.</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarítmico</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Eje X</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>Qué muestra el eje X</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>Eje X logarítmico, con más sitio para el principio</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>La traza está vacía.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Puntuación a lo largo del tiempo</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n pieza interior</numerusform>
            <numerusform>%n piezas interiores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n pieza de lado</numerusform>
            <numerusform>%n piezas de lado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n pieza de esquina</numerusform>
            <numerusform>%n piezas de esquina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n pieza con dos aristas grises opuestas</numerusform>
            <numerusform>%n piezas con dos aristas grises opuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n pieza con tres aristas grises</numerusform>
            <numerusform>%n piezas con tres aristas grises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n pieza con cuatro aristas grises</numerusform>
            <numerusform>%n piezas con cuatro aristas grises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>Un tablero de %1 tiene %2 casillas; el puzle tiene %n pieza.</numerusform>
            <numerusform>Un tablero de %1 tiene %2 casillas; el puzle tiene %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>%1: un tablero de %2 con marco no tiene tal casilla.</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>Un tablero de %1 con marco necesita %2; el puzle tiene %3.</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>%1 aristas son grises, que no casa con nada, pero solo %2 aristas tocan el borde.</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>La pista de %1 no encaja con el marco.</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>Las pistas de %1 y %2 no casan entre sí.</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>a lo largo del marco</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>en el interior</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>El color %1 tiene %2 salientes pero %3 entrantes %4: no pueden casar todos.</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>El color %1 aparece un número impar de veces (%2) %3: una arista queda sin pareja.</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>El color %1 está en el mismo lado de demasiadas piezas del marco: %2 aristas quedan sin pareja. Compruebe el orden de sus aristas.</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>%1 aristas no se pueden emparejar por color, pero solo %2 aristas tocan el borde.</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>%1 aristas superiores no tienen arista inferior con la que casar, pero solo %2 tocan el borde superior.</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>%1 aristas izquierdas no tienen arista derecha con la que casar, pero solo %2 tocan el borde izquierdo.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n pieza tiene copias: %1.</numerusform>
            <numerusform>%n piezas tienen copias: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n arista es gris, que no casa con nada, ni siquiera con el borde.</numerusform>
            <numerusform>%n aristas son grises, que no casa con nada, ni siquiera con el borde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>La pista de %1 no muestra el color del borde.</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>en el interior y en el borde</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>El borde tiene %1 aristas, pero ningún color aparece más de %2 veces.</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>El borde tiene %1 aristas, pero su color %2 solo aparece %3 veces.</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>El puzle tiene %1 piezas para %2 casillas; una búsqueda necesita tantas piezas como casillas.</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>Un tablero con marco de %1×%2 casillas necesita %3, pero el puzle tiene %4.</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>El tablero inicial pertenece a otro puzle.</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>La pieza bloqueada en %1 contradice la pista de %2.</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>La pieza fija en %1 no respeta el marco.</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>una puntuación</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>el identificador de un método</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>puzles, métodos y semillas</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>%1: la carpeta no tiene experiment.json, que nombra sus puzles y métodos. Añada --plan PLAN.</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>cada clave una sola vez</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 con %2: %3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>una de las claves %1</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>un número entero, 0 o más</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>un número entero hasta %1</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>0 segundos o más</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>una puntuación</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>un número de semillas</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>al menos una semilla</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>un valor válido de «%1» para estos ajustes</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>un preajuste de puzle, como P5</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>un tamaño de 1×1 a %1×%1</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>un archivo o ajustes para generar</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ninguno de los dos</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>un número de puzles</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>un parámetro de %1 (%2)</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>el identificador de un método</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>un preajuste de %1</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>segundos, mayores que 0 y crecientes</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>grupos con una misma puntuación máxima</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>un texto publicado por cada grupo de puzles</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>al menos un método</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>al menos un puzle</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>como mucho %1 ejecuciones</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>ajustes válidos para un sudoku</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>Sudoku %1×%1, %2 cifras dadas, semilla %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>ajustes de un sudoku</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>al menos un valor, y como mucho %1 métodos en total</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>como mucho %1 métodos en total</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>puzles con un total de %1 aristas como mucho</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random, greedy, board u own</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>generaciones</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>un número de segundos mayor que 0</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>un tiempo para cada grupo de puzles</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>semillas hasta %1</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>un límite: segundos, segundos de procesador, evaluaciones u objetivo</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>un puzle en el formato propio de Tessera</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even o random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>hardest, BORDE+INTERIOR (como 5+17) o TOTAL (como 22), entre comillas</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>una lista de números o un objeto con «count»</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>una de las clases %1</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>salida estándar</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>%1: no se puede escribir el archivo (%2).</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>el archivo supera el límite de %1 MB.</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>no se puede leer el archivo (%1).</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>esto es una carpeta</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>el archivo no existe.</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>esto es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>el archivo supera el límite de %1 KB.</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>el disco está lleno, o el archivo ha alcanzado su tamaño máximo</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>esto es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>otro programa lo ha bloqueado</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>otro programa está usando este archivo. Espere a que termine o use otro archivo.</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>esto es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>la carpeta no existe.</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>no se puede crear la carpeta.</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Puzles (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Abrir puzles</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Guardar el puzle</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>«%1» tiene cambios sin guardar. ¿Desea guardarlos?</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>El archivo «%1» se ha cambiado o borrado fuera de Tessera. ¿Desea guardar esta versión en su lugar?</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>Búsqueda en curso</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>¿Descartar los resultados?</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>«%1» tiene resultados sin conservar. Se pierden si cierra ahora.</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>Hay una búsqueda de «%1» en curso.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Detener y cerrar</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>Ejecuciones (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>«%1» ya existe. ¿Desea reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>¿Quitar las búsquedas?</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>Se quitará %n búsqueda con todos sus tableros y curvas. Esta acción no se puede deshacer.</numerusform>
            <numerusform>Se quitarán %n búsquedas con todos sus tableros y curvas. Esta acción no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>«%1» tiene búsquedas sin terminar. Esperan en el próximo inicio y entonces empiezan desde el principio. Las búsquedas terminadas se conservan.</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>Resultado sin conservar</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>Una búsqueda de «%1» tiene un resultado que no ha conservado. %2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>Co&amp;nservar y guardar</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>¿Descartar el plan?</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>El plan que ha diseñado nunca se ha ejecutado, así que no está guardado. Se pierde si cierra ahora.</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>Si cierra ahora, la próxima vez volverá a empezar desde el principio.</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>El plan que ha diseñado nunca se ha ejecutado, así que no está guardado. Se pierde si abre otro.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>El archivo «%1» se ha cambiado o borrado fuera de Tessera. ¿Desea guardar el puzle?</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>Hay una búsqueda de «%1» en pausa.</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>Su tablero se pierde si cierra ahora.</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>Su tablero se pierde si vuelve a la versión del archivo.</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>Búsqueda en pausa</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>Búsquedas sin terminar</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>Solo se conserva para el próximo inicio si guarda los cambios.</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>Si guarda, la próxima vez volverá a empezar desde el principio. Si no, se pierde.</translation>
    </message>
</context>
<context>
    <name>FirstSolutionTable</name>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>7 columns</source>
        <translation>7 columnas</translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Matched edges</source>
        <translation>Aristas que casan</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>línea: mediana de las ejecuciones · banda: su mitad central</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>gruesa: mejor · banda: del peor al mejor de la población · fina: media</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>línea: mejor puntuación · banda: puntuación actual</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Aristas sin casar</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>%1 del tablero en casillas, de 1 a %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Losetas</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>Cómo se dibujan los motivos</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>Puzles conocidos, puzles impresos por Niang (2010) y puzles generados como los de la tesis de Söderlind (2010, tabla 2)</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>&amp;Ancho × alto:</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>Una regla para tableros sin marco: todas las aristas del borde tienen el mismo color</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>sin regla</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>un color cualquiera</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>todo de color %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>Conser&amp;var la rotación</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>Las piezas no se pueden girar, como en TetraVex. Solo sin marco, porque las piezas del marco tienen que girarse</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Se esperaba %1, se encontró %2.</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1: se esperaba %2, se encontró %3.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>una palabra de 16 dígitos binarios</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>7 valores en una línea</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>una casilla o un giro</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>la casilla de una pista en el tablero de %1×%1 y su giro</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>CSV con colores binarios</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>Los colores son palabras de 16 dígitos binarios.</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>el lado del tablero</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>el final del archivo</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>un número de casillas</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>Las pistas no tienen giros; sus piezas quedan como en la lista.</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>4 números por casilla</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motivo</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>el corchete ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>como mucho %1 casillas</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>una más</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>Cuadrícula de Eternity II Editor</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>El archivo empieza con el comentario del editor.</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>una cuadrícula de %1×%2 celdas</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>Cada línea tiene tantas casillas de cuatro números como líneas hay.</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>En este orden, las casillas tienen gris todo alrededor.</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>El archivo empieza con una casilla bloqueada.</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>las casillas de un tablero cuadrado</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>Eternity II Editor solo tiene tableros cuadrados y motivos hasta %1.</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 colores y un giro</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n número</numerusform>
            <numerusform>%n números</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>un giro</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>un color</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>una fila de 1 a %1 casillas</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>una fila de %1 casillas, como mucho %2</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>una fila de casillas</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>Tablero de aristas y giros</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>La primera línea tiene casillas de cinco números.</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>Unas barras separan casillas de cinco números.</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>El último de cinco números podría ser un giro.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>El contenido no está en ningún formato de puzle conocido.</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>fila, columna, pieza y giro de una pista</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>una casilla del tablero de %1×%2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>Lista de piezas tras sus pistas</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>Un número suelto precede a líneas de cuatro.</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>el número de pistas</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>un número de pistas</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>JSON válido</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>un error (%1)</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>un objeto con la clave «%1»</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>uno sin ella</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un array</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>La solución guardada se omite, porque no resuelve el puzle.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>El formato «%1» solo se puede leer. Elija otro formato.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>El formato «%1» no admite puzles con signo. Elija otro formato.</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>Este formato necesita las %1 piezas del tablero; el puzle tiene %2.</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>Este archivo solo contiene un tablero. Abra antes el puzle cuyas piezas usa.</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>una versión %1.x del formato</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>como mucho %1 piezas</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 colores</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>casilla, pieza y giro</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>una casilla y una pieza que ninguna otra pista usa</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>una colocación</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>una pieza que no está en otra casilla</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>la pieza %1 otra vez</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>como mucho %1 nombres</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>una puntuación</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>Puzle de Tessera</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>Es JSON y nombra este formato.</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>El archivo tiene una versión más nueva del formato (%1). Las partes desconocidas se conservan.</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>un número de pieza</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>el número de pieza %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>un número de pieza no usado antes</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>Lista numerada de piezas</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>Las primeras líneas tienen cinco números.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>El primero de cinco números es el número de pieza, pero el último podría ser un giro.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>El primero de cinco números es el número de pieza.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>The frame pieces give the size %1×%2. Width and height may be swapped.</source>
        <translation>Las piezas del marco dan el tamaño %1×%2. Ancho y alto pueden estar intercambiados.</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>las piezas de un tablero cuadrado, o su tamaño</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>lados de 1 a %1 casillas</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>colores hasta %1</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>una pieza que encaja en un tablero con marco de %1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n arista gris</numerusform>
            <numerusform>%n aristas grises</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>4 números o letras en una línea</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>El gris es el número %1.</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>Ningún lado tiene el número %1, por lo que el puzle no tiene marco.</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>Las aristas están en el orden %1.</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Lista de piezas</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>Las primeras líneas tienen cuatro números.</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>Cada línea tiene cuatro números.</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>Posiciones de las piezas</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>Una línea de dos números precede a líneas de tres.</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>ancho y alto</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>el tamaño %1×%2 del puzle</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>columna, fila y giro de una pieza</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>otra pieza</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>pieza/giro o ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>Tablero de piezas y giros</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>Las casillas se escriben como pieza/giro.</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>el final de la fila</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>el final del tablero</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>otra fila</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n casilla está vacía; no se conoce su pieza.</numerusform>
            <numerusform>%n casillas están vacías; no se conocen sus piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>El tablero es de %1×%2, el puzle de %3×%4.</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>%1: al puzle no le queda ninguna pieza %2 para esta casilla.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>la %n pieza</numerusform>
            <numerusform>una de %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>un número que no es de ninguna pieza</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>una pieza y una casilla no usadas antes</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>la pieza %1 en %2</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>una pista con una pieza y una casilla de este puzle</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>pieza %1 en la casilla %2</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>No existe el formato «%1».</translation>
    </message>
    <message>
        <source>address</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 Con el puzle abierto: %2</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>el parámetro %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>una dirección sin él</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>el final de la dirección</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>otra línea</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>board_w y board_h, o las aristas de un tablero cuadrado</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>uno de jef, marie, jblackwood</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>letras de aristas</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>una letra de la a a la w</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>dígitos de números de pieza</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>tres dígitos</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>Los números de pieza se contradicen y no se usan.</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>letras de tipos</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>una letra de la a a la e</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>la casilla de una pista</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>Dirección para el visor en línea</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>Tiene el parámetro board_edges.</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>El visor en línea tiene %1 motivos además del gris; este puzle necesita %2.</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>las aristas de un tablero cuadrado, cuatro letras por casilla</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>JSON de eternity2.dev</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>Es JSON con piezas o un tablero.</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>Es JSON.</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>No existe el formato «%1» para sudokus.</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>El contenido no es un sudoku en un formato conocido.</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>16, 81, 256 o 625 caracteres de un sudoku</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>un dígito de la cuadrícula, o el signo de una casilla vacía</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>Líneas de sudoku</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>Su primera línea tiene tantos caracteres como casillas un sudoku.</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>Tiene tantos dígitos y signos como casillas un sudoku.</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>Empieza como un sudoku.</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>como mucho %1 puzles</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>16, 81, 256 o 625 dígitos y puntos de un sudoku</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>tantos caracteres como las cifras dadas</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>las cifras dadas entre los dígitos</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>casilla y dígitos</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>dígitos de la cuadrícula</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>Sudoku de Tessera</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>El formato «%1» contiene un puzle por archivo.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>las piezas</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>las piezas que no están en el tablero</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>las piezas con cuatro aristas grises</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>el tablero</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>las pistas</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>los bloqueos</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>El formato «%1» no guarda %2.</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>la regla de que no hay marco</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>la regla de que el puzle lleva signos</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>la regla de que las piezas conservan su rotación</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>como mucho %1 objetos y arrays</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>la regla del borde</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>Cada línea tiene cuatro letras.</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>como mucho %1 imágenes</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>No está escrita en Base64.</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>los nombres de los motivos</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>las imágenes de los motivos</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>qué números son dados</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>las marcas de lápiz</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>el autor</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>las observaciones</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>Se omiten las imágenes de estos motivos: %1. %2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS: fórmula o respuesta de un resolutor</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>anchura, altura y cuatro reglas</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>los números de variables y cláusulas</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>un literal</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>una pieza en %1</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>Esta fórmula no dice de qué puzle es. Solo se pueden leer fórmulas escritas por Tessera.</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>Estos valores son de otro puzle: solo casan %1 de %2 bordes.</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>El resolutor SAT dice que no hay solución.</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>Es una fórmula en el formato de los resolutores SAT.</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>Es la respuesta de un resolutor SAT.</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>el identificador de un método</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>el nombre de una instancia de pruebas</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>PIECE.ROTATION, con una pieza de 1 a %1 y un giro de 0 a 3</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>cada pieza una sola vez</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>El tablero incumple las reglas. %1.</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>la puntuación %1 del tablero</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>Este puzle no está en la biblioteca de pruebas.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solución</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>la elección de las losetas</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>El archivo supera los %1 MB, por lo que Tessera no podrá volver a abrirlo.</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>En una cuadrícula de este tamaño, «%1» y «%2» no pueden indicar ambos casillas vacías.</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>2 aristas grises contiguas</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>2 aristas grises opuestas</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>«%1» es un tablero publicado: no se pueden cambiar su tamaño, sus reglas ni sus colores.</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>Un puzle sin marco tiene un solo juego de colores: dé un único número en vez de colores de borde y de interior.</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>%1 colores no son posibles: un puzle con estas reglas tiene como mucho %2.</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>Colores pedidos: %1. Este tablero solo tiene %n sitio para ellos.</numerusform>
            <numerusform>Colores pedidos: %1. Este tablero solo tiene %n sitios para ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>Un tablero con marco de este tamaño necesita al menos un color de borde.</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>Un tablero de este tamaño necesita al menos un color interior.</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>piezas de lado</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>piezas de esquina</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>piezas interiores</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>Un tablero de %1×%2 necesita %3 %4 distintas, pero estos colores solo permiten %5: use más colores o permita copias.</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>%1 pistas no son posibles en un tablero de %2 casillas.</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>No se encontró ningún puzle de %1×%2 con piezas distintas y estos colores: use más colores o permita copias.</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>Puzle de %1×%2, semilla %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>«%1» no es un número de colores: dé hardest, BORDE+INTERIOR o TOTAL, cada uno como mucho %2.</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>«%1» no es un color de borde: indique any o un número de 1 a %2.</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>Las casillas de las pistas deben ser casillas distintas del tablero de %1×%2.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>Colocar o intercambiar una pieza</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>Intro coge y suelta</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>Arrastrar entre bandeja y casillas</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>Devolver una pieza a la bandeja</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>Arrastrarla allí</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>Rueda sobre una loseta, clic derecho</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>Girar un rectángulo como bloque</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>Flechas, Mayús+flechas</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>Clic, Ctrl+clic, Mayús+clic, banda elástica</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Mover la selección</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+flechas</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>Arrastrarla</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>Editar las aristas de una pieza</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Doble clic en una loseta</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Bloquear o desbloquear</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic central</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Mostrar lo que encaja aquí</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>Apuntar a una casilla vacía</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>Elegir una pieza que encaje</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>Clic derecho en una casilla vacía</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Ampliar o reducir</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+rueda, pellizco</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Mover la vista</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>Arrastrar con el botón central o con Espacio</translation>
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
        <translation>No se puede crear la animación: %1.</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>casi ninguna por azar, además de la generada</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>unas %1 por azar, además de la generada</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>Formatos de archivo</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>Tessera reconoce los archivos por su contenido, no por su nombre. La primera columna da los nombres para --from y --to en la línea de órdenes.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Se escribe</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Se repite con</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Medido en</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Este método no tiene parámetros.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por omisión</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Fija</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fuente: %1.</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>Este método es exacto: si llega hasta el final sin solución, no hay ninguna.</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>En la línea de órdenes: %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>Resultados publicados y los de Tessera</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Todos los métodos</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Teclas y gestos</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>Cambie la tecla de cualquier acción en **Editar ▸ Configuración ▸ Teclas**.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>Resultados publicados junto a los de los mismos métodos en Tessera, obtenidos casi siempre en mucho menos tiempo. Compare mejor con mejor y media con media: el mejor de 30 ejecuciones es más alto que el mejor de tres. Los puzles llamados META 2010 son los de los autores. Todos los demás se generaron con el mismo tamaño y, salvo que la tabla diga otra cosa, los mismos colores. Las puntuaciones son aristas que casan, con un hilo. El preajuste sigue al nombre del método. Los preajustes publicados usan todos los valores que da el trabajo. Tessera incluye planes que repiten las tablas publicadas; ejecútelos con «tessera experiment».</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Cambiar las notas</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Cambiar el título</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 abre el menú «%2».</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>%1 pasa de una parte de la ventana a la siguiente.</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>%1 sirve para moverse y elegir en el tablero.</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>%1 actúa sobre el elemento activo.</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>insignificante</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequeño</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 puzles</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 ejecuciones</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximada</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Best score</source>
        <translation>Mejor puntuación</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>Métodos de la bibliografía</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>%1: suele resolver %2 de %3 en un minuto</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>%1: suele lograr %2 de %3 en un minuto</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>La puntuación más alta en cualquier tamaño</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>Resuelve tableros pequeños o demuestra que no hay solución</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>Resuelve sudokus, casi siempre en menos de un segundo</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>Buenas puntuaciones con una regla sencilla; se ve cómo se enfría</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>Primero el borde, luego todo el tablero</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>Agita un buen tablero y lo mejora de nuevo, una y otra vez</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>Siempre el mejor movimiento no prohibido; fácil de seguir</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>Aprende de los buenos tableros; se ven sus rastros</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>Hace evolucionar muchos tableros; resuelve rápido los pequeños</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>Varios intercambios a la vez; base de comparación</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>Coloca pieza tras pieza; base de comparación</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>Solo mejora; muestra por qué eso no basta</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>Coloca piezas siguiendo un paseo al azar; base de comparación</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>Tableros pequeños como fórmula lógica; demuestra que no hay solución</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>Intercambia y luego rellena muchas casillas a la vez del mejor modo</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>Resuelve sudokus con una regla sencilla; se ve cómo se enfría</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>Hace evolucionar muchas cuadrículas de sudoku, con búsqueda local</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>La búsqueda solo tuvo el %1 % de un núcleo por hilo; otros programas usaron el resto. Para compararla, limite las evaluaciones o el tiempo de procesador.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 años</translation>
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
            <numerusform>cerca de %n segundo</numerusform>
            <numerusform>cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>cerca de %n hora</numerusform>
            <numerusform>cerca de %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>cerca de %n día</numerusform>
            <numerusform>cerca de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>más de un mes</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>Hilos de la búsqueda guardada: %1; de esta: %2. Use tantos hilos y procesos como antes.</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>La búsqueda guardada está dañada.</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>Otra versión de Tessera guardó la búsqueda. Reanúdela con esa versión o empiece una nueva.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>El parámetro «%1» toma %2, no «%3».</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>No existe el parámetro «%1»: este método no tiene ninguno.</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>No existe el parámetro «%1»; este método tiene: %2.</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>ciruela</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde oscuro</translation>
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
        <translation>verde azulado</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavanda</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>beis</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>azul marino</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>menta</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>coral</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>granate</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>índigo</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ámbar</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>estrella de cuatro puntas</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>aspa</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>trébol</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>reloj de arena</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>ojo</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flecha</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>estrella de ocho puntas</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>pajarita</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>mariposa</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>franja</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>molinete</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>estrella de seis puntas</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>barra inclinada</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%2 con hueco, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1 entrante</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>imagen %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>La imagen de un motivo debe ser un PNG de como mucho %1×%1 píxeles y %2 kB.</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>Las imágenes de un puzle pueden ocupar como mucho %1 MB. Quite antes otra imagen.</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>No se puede leer esta imagen. Elija un archivo PNG, JPEG o SVG.</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>Las imágenes de estos motivos están dañadas y se omiten: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>No hay memoria suficiente para una imagen de ese tamaño.</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>pieza de esquina</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>pieza de lado</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>pieza interior</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>Falta un valor. Escriba por ejemplo 0.9, 0.95.</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>«%1» no es un intervalo. Escriba inicio:paso:fin, por ejemplo 1:2:9.</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>«%1» está incompleto. Escriba nombre = valor; o nombre = valor, valor para varios.</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>sin marco</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>con signo</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>las piezas conservan su rotación</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>borde de color %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>borde de un solo color</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>los más difíciles</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>No se puede imprimir: no se encontró ninguna impresora. Añada una o guarde un PDF.</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>No se puede imprimir: la impresora o su archivo no acepta las páginas. Compruebe la impresora e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>%n página impresa.</numerusform>
            <numerusform>%n páginas impresas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>Guardando el PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>%n página guardada como %1.</numerusform>
            <numerusform>%n páginas guardadas como %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>Detenido. Ya se ha enviado %n página a la impresora.</numerusform>
            <numerusform>Detenido. Ya se han enviado %n páginas a la impresora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>Un tablero de %1×%2 casillas no es posible: cada lado debe tener de 1 a %3 casillas.</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>La pieza %1 tiene el color %2; los colores van de %3 a %4.</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>Una pista está fuera del tablero.</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>Una pista usa la pieza %1, que no existe.</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>Dos pistas se contradicen: la pieza %1 o su casilla se usa dos veces.</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>Las piezas solo pueden conservar su rotación en un puzle sin marco.</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>La pista de la pieza %1 la gira, pero las piezas de este puzle conservan su rotación.</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>Un puzle de %1 piezas no es posible: el máximo es %2.</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>Un tablero con marco gris no puede tener un borde de un solo color.</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>Un borde de un solo color no es posible con salientes y entrantes: uno de los dos quedaría sin pareja.</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>El borde no puede mostrar el color %1; los colores van de 1 a %2.</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>Las piezas de este puzle conservan su rotación.</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang %1×%1: el tablero de las capturas de pantalla de su tesis (2010).</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12 con 50 colores: una sola solución, hallada en segundos.</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4 con 4 colores: pequeño, con varias soluciones.</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4, número de colores más difícil.</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4 con 8 colores: una solución o pocas.</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6 con 4 colores: muchísimas soluciones.</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6 con los números de colores más difíciles: pocas soluciones, lentas de hallar.</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6 con 12 colores: una solución, hallada de inmediato.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10 con 10 colores al azar.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10 con 10 colores al azar y sin marco.</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10, número de colores más difícil.</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16 con 23 colores al azar y sin marco.</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16, número de colores más difícil.</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>Como Eternity II: 16×16, 5 + 17 colores, una pista en el centro.</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1: diez cifras, sin marco, las piezas conservan su rotación.</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>Cuadrados de MacMahon: los 24 cuadrados de tres colores, con un solo color alrededor del tablero 6×4.</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares: nueve piezas, cuatro imágenes cortadas en las uniones, una solución.</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>Scramble Squares con tres imágenes: dos soluciones.</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>El puzle no tiene piezas para imprimir.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>the search result belongs to another puzzle</source>
        <translation>el resultado de la búsqueda pertenece a otro puzle</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>el archivo está dañado o procede de otra versión de Tessera</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>No se pueden guardar copias de recuperación en la carpeta %1.</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>No se puede leer una copia de recuperación (%2). Se le cambió el nombre a %1.</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>La ejecución aún no tiene tablero que mostrar.</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>El archivo de ejecución está incompleto: no tiene puzle.</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>El archivo de ejecución usa el método «%1», que esta versión de Tessera no tiene.</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>Esto no es un archivo de ejecución.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>Esta versión de Tessera no puede leer la versión de este archivo de ejecución.</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>El archivo de ejecución está incompleto: no tiene tablero.</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>La búsqueda guardada está dañada: su mejor puntuación es %1, pero su mejor tablero tiene %2.</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>un número entero, 0 o más</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>segundos, evaluaciones y una puntuación</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>una puntuación</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>%1: %2. La ejecución se repite.</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>%1: la carpeta contiene los resultados de otro plan. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>%1: la carpeta no contiene resultados de ningún experimento.</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>segundos, evaluaciones, una puntuación y cambios</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>cambios que llevan a un tablero</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>%1: los tableros de esta ejecución no se guardaron.</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>una generación y sus puntuaciones</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>«%1»: las ejecuciones de esta carpeta usaron «%2»; las nuevas usarían «%3». Elija otra carpeta para las nuevas.</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>«%1» se ejecutó como «%2»; esta versión lo ejecutaría como «%3».</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>%1: la arista junto al marco no es gris</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>%1: una arista gris apunta hacia el tablero</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>%1: la pieza de la pista no está en su sitio</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>%1: la pieza está girada; las piezas conservan su rotación</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>Últimas mejoras</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>Las últimas mejoras, con toda la búsqueda en pequeño</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Toda la búsqueda</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>Todas las puntuaciones desde el principio</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>Aristas sin casar</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>Cuántas aristas no casan todavía. Cada potencia de diez tiene la misma altura.</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>Intervalo de puntuaciones</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>Qué parte de las curvas se muestra</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>La búsqueda guardada está dañada: falta «%1».</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>La búsqueda guardada está dañada: el valor de «%1» es imposible.</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>%1: este punto de control es de otro puzle, método, semilla o inicio, o de otros parámetros. Use otro archivo.</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>%1: este archivo no es un punto de control de una búsqueda.</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>%1: el nuevo punto de control es demasiado grande, así que no se guardó.</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>Buscar un tablero mejor</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;sa</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>Pausar la búsqueda para ver su tablero</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Rean&amp;udar</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>Reanudar la búsqueda</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>Ejecutar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>Descartar este resultado y buscar otra vez con los ajustes de arriba</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>P&amp;aso</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>Pausar y dar un paso</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>Empezar en pausa, para buscar paso a paso</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Detener la búsqueda. Su mejor tablero sigue a la vista</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>&amp;Conservar este tablero</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>Llevar el mejor tablero al puzle. Deshacer recupera el anterior</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Descartar el resultado y mostrar otra vez el tablero del puzle</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>Reanudar la b&amp;úsqueda</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Reanudar la búsqueda donde se detuvo</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Ir al paso anterior</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 evaluaciones</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>Una &amp;ronda</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>Ejecutar hasta el final de la generación, del descenso, del recorrido o del nivel</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>%1 de tiempo de procesador</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>Cuántas búsquedas hace cada método, con semillas consecutivas. El gráfico muestra su mediana y su mitad central.</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>No son posibles piezas de %3 mm. Elija un ancho de %1 a %2 mm.</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>Los márgenes y huecos deben medir de 0 a %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>El papel es demasiado largo. El límite es de %1 mm.</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>Un papel de %1 × %2 mm con márgenes de %3 mm es demasiado pequeño para piezas de %4 mm. Use un papel más grande o piezas más pequeñas.</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>Tablero, columna %1 de %2, fila %3 de %4</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>Piezas %1 a %2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>dorso, volteado por el lado largo</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>imprimir al 100 %</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>Puzles; tiempo medio de las ejecuciones que los resolvieron</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 de %2 resueltos</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>Para tableros grandes</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>nuestro, ajustado en tableros de 8×8 a 12×12</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migración</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>Con varios hilos: tras este número de encuentros, cada hilo pasa su mejor tablero al siguiente; 0 para nunca.</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>encuentros</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>Movimientos aceptados (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>Temperaturas calibradas</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>Tomar las temperaturas inicial y final de los cambios de puntuación medidos en el puzle y no de los dos números de abajo.</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>Temperatura inicial</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>La temperatura inicial en aristas perdidas. Se usa sin calibración.</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang, algoritmo 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>Temperatura final</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>La temperatura a la que acaba un enfriamiento. Se usa sin calibración.</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>Factor de enfriamiento</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>Cada nivel multiplica la temperatura por este factor.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick et al. 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>Primer enfriamiento</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>Duración del primer enfriamiento, en movimientos por casilla.</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>movimientos por casilla</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>Crecimiento de los enfriamientos</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>Cada enfriamiento es más largo que el anterior por este factor: los buenos tableros llegan pronto y los mejores después. El último se ajusta al tiempo restante.</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>Proporción de giros</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>La proporción de movimientos que giran una pieza; los demás intercambian dos piezas de una clase, cada una en su mejor giro. El paso más pequeño es 1/256.</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>Recocido simulado</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>Intercambia y gira piezas al azar, y acepta menos pérdidas a medida que se enfría.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick et al. 1983; Niang 2010, algoritmo 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>De manual</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>Explorado (%)</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>el de menor árbol esperado</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>Orden de las casillas</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>El orden en que se llenan las casillas. Cambia el tiempo, no las soluciones. Unos descensos al azar estiman el tamaño del árbol (Knuth 1975).</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Vuelta atrás</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>Prueba cada pieza que encaja, casilla a casilla, y retrocede en cada callejón sin salida.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010, sección 5.2</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>la primera solución</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>todas las soluciones</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>Detener en la primera solución o seguir hasta haberlo probado todo.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Orden al azar</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Probar las piezas en un orden al azar, fijado por la semilla, en vez del orden del puzle.</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>Búsqueda local</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>hasta un óptimo local</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>con un recocido corto</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>Duración del recocido</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>La duración de la búsqueda local por recocido.</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>Calor del recocido</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>La búsqueda exacta no puede con tantas piezas fijas y colores. Desbloquee algunas piezas o use otro método.</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>fila a fila</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>columna a columna</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>espiral hacia dentro</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>filas, y columnas al final</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>primero el borde, luego fila a fila</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>donde se esperan menos piezas</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>la primera que se encuentra</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>la mejor de todas</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>Qué movimiento que mejora se hace.</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>La búsqueda guardada es de otro puzle o de otro orden de casillas.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010, sección 5.3</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>Llena el tablero línea a línea con la primera pieza que encaja, o si no la mejor.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>El orden en que se llenan las casillas.</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>Paseo voraz</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>Llena el tablero por un paseo al azar con la pieza que mejor encaja.</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>Óptimos locales</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Ascenso de colina</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>Mejora el tablero hasta que ningún movimiento ayuda, y reinicia.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010, algoritmo 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>Movimientos conservados</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>Evaluaciones desde la última ganancia</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010, sección 5.4</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>Búsqueda local (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>Hace varios intercambios y giros al azar a la vez, y los conserva si el tablero mejora.</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>Conservar un movimiento</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>si es mejor</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>si es mejor o igual</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>Mejores giros</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>Dar a las piezas intercambiadas su mejor giro en vez de conservar el actual.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>evaluaciones</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>Por mesetas</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>nuestro: se conservan los movimientos iguales</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>Nivel p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>Sacudidas</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho et al. 2010, algoritmo 1</translation>
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
        <translation>Orden de los vecindarios</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>uno de los dos siguientes, elegido al azar cada vez</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>del centro al borde</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>del borde al centro</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>El orden en que un descenso prueba los giros y los intercambios de esquinas, lados y piezas interiores.</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>no indicado en el trabajo</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>Conservar iguales</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>VNS general con reinicios</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>Sacude un óptimo local cada vez más fuerte y luego desciende por cuatro vecindarios.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho et al. 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>nuestro: conserva iguales y reinicia más tarde</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>Roturas permitidas</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>Puntuación buscada</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>Reiniciar tras</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>Reiniciar la vuelta atrás tras este número de colocaciones, con piezas barajadas y otros colores reservados. Los primeros reinicios llegan antes.</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>colocaciones</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>Colores reservados</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>Cuántos colores se gastan pronto, para que el final del tablero sea más fácil; como mucho un cuarto de los interiores.</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>Parte gastada pronto</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>La parte de las aristas de colores reservados que debe gastarse pronto.</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>Gastada al llegar a</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>La proporción de casillas llenas en la que esas aristas deben estar gastadas.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>Método propio de Tessera; plan de roturas según Verhaard, colores reservados según Blackwood</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>Lista tabú</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>Aspiraciones</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010, algoritmo 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>Búsqueda tabú</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>Va al mejor vecino no prohibido, aunque sea peor.</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>Longitud de la lista tabú</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>Cuántos de los últimos movimientos no se pueden deshacer.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>movimientos</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>Intercambios muestreados</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>Iteraciones sin ganancia</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>Perturbaciones</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>Búsqueda tabú en dos fases</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>Resuelve el borde por búsqueda tabú y luego todo el tablero, con recocido y perturbaciones.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010, tabla 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>iteraciones</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>Iteraciones de la fase I (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>Solo se mueven las piezas exteriores, durante como mucho este número de iteraciones.</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>Hasta el recocido (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>Iteraciones sin ganancia antes de un paso de recocido.</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>Hasta la perturbación (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>Proporción de pares (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>La proporción de pares intercambiables que examina una iteración.</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>Número de pares (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>El otro límite de los pares que examina una iteración.</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>Cota de los pares</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>el menor de los dos, como en la tabla 1</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>el mayor de los dos, como en el texto</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>Cuál de los dos límites se aplica; el trabajo se contradice.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010, sección 2.3.1</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>Factor de enfriamiento (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>El factor de enfriamiento del paso de recocido, de un movimiento a otro.</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>Temperatura inicial (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>Temperatura final (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>La temperatura final del paso de recocido. El paso acaba también cuando casi no se aceptan pérdidas.</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>Parte perturbada (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>El número de intercambios por casilla en una perturbación.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010, tabla 1; la ejecución i usó la semilla 10·i</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>Lista corta, recocido frío</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>nuestro: olvida pronto, y el recocido no borra el tablero</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>Este método solo resuelve puzles de aristas.</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>Colonia de hormigas</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>Las hormigas construyen tableros pieza a pieza, guiadas por las aristas que casan y los rastros de buenos tableros.</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010, capítulos 3 a 6</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010, sección 3.2.1</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010, sección 3.2.2; valor de Dorigo y Gambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010, sección 3.2.3; Stützle y Hoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010, sección 4.2</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010, tablas 5 y 7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
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
        <translation>Söderlind 2010, sección 3.2</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>Los rastros van de</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>una pieza con un giro a una casilla</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>un lado de una pieza a un lado de otra</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>Hormigas</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>Cuántos tableros se construyen entre dos actualizaciones.</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>un paseo al azar</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>Peso de los rastros α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>El peso de una colocación es τ^α · η^β, donde τ es su feromona.</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>Peso de las aristas que casan β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>El peso de una colocación es τ^α · η^β, donde η crece con sus aristas que casan.</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>Heurística η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>aristas que casan + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>e elevado al número de aristas que casan</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>Cuánto cuentan las aristas que casan con las vecinas.</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>Voracidad q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>Ant Colony System: la probabilidad de tomar la mejor colocación en vez de sortear una.</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>Evaporación ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>La parte de un rastro que una actualización reemplaza.</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>Decaimiento φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>Ant Colony System: cuánto de un rastro borra una hormiga al usarlo.</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>Primer rastro τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>La feromona en las aristas no usadas.</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>Rastro más débil</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN: la cota inferior; 0 para τ₀.</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>Rastro más fuerte</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN: la cota superior; 0 para lo que deposita el mejor tablero hasta ahora.</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>Depósito Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>aristas que casan</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + aristas que faltan)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + aristas por detrás del mejor)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>Cuánto añade un tablero a sus rastros. La tesis añade su puntuación, que apenas distingue los buenos tableros.</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>Mejor hormiga</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>de todas hasta ahora</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>de la iteración</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>El tablero de qué hormiga premian Ant Colony System y MAX–MIN.</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>Memoria de los rastros</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>El límite de memoria para las aristas usadas; por encima se olvidan las más débiles.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nuestro</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind, tabla 5 (versión 1)</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind, tabla 7 (versión 2)</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>Con descenso</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>Con recocidos cortos</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Recorridos</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>Aristas con rastro propio</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>Límite de memoria del haz (MB)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>Memoria de los rastros (MB)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>Rastro del mejor tablero</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>Rastro de las aristas no usadas</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>Feromona</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010, tablas 1 a 8</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010, sección 4.4</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010, sección 4.5</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010, sección 4.6</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010, sección 4.7</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010, secciones 4.8 y 4.9</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>Cuántos tableros tiene la población.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generaciones</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>Detener tras este número de generaciones; 0 para sin límite.</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>Elitismo</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>Este número de mejores tableros reemplaza a los peores descendientes; como mucho media población.</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Primera generación</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>tableros al azar</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>tableros voraces</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>mitad y mitad</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>Con qué empieza la población, además del tablero inicial de la búsqueda.</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010, sección 3</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Marco</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>siempre respetado</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>las piezas pueden estar en cualquier sitio</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>Aptitud</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>aristas y zonas de 2×2</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>aristas</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>Qué aumenta la aptitud: las aristas que casan, o también las zonas de 2×2 sin fallos.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>torneo</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>rango lineal</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>ruleta</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>Cómo se eligen los padres por su aptitud.</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>Tamaño del torneo k</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>El mejor de este número de tableros al azar pasa a ser padre.</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>Presión de rango s</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>El número esperado de descendientes del mejor tablero.</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>Tasa de cruce</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>La parte de las parejas de padres que se cruzan.</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>intercambio de regiones</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>Qué casillas toma un descendiente de su segundo padre: un rectángulo, o cada casilla a cara o cruz.</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>Piezas sobrantes</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>en el orden de la lista</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>donde mejor casan</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>Cómo llenan las casillas vacías las piezas que desplaza un cruce.</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>Tasa de mutación</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>La parte de los descendientes que mutan.</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>Peso de girar</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>Mutación: un cuarto de giro de una pieza.</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>Peso de intercambiar</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>Mutación: se intercambian dos piezas.</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>Peso de intercambiar &amp; girar</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>Mutación: se intercambian y giran dos piezas.</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>Peso de girar región</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>Mutación: se gira una región cuadrada.</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>Peso de intercambiar regiones</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>Mutación: se intercambian regiones de las dos mitades del tablero.</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>Peso de invertir región</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>Mutación: las piezas de una región en orden inverso.</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>Peso de invertir fila o columna</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>Mutación: una fila o una columna en orden inverso.</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>Peso de revolver</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>Mutación: todas las piezas menos la superior izquierda en orden al azar.</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>Reparar bloqueos</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>Reordenar las piezas que no casan de los mejores tableros cuando estos dejan de mejorar.</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>Umbral de reparación</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>Tras tanto tiempo sin mejora, los mejores tableros se marcan y se reparan la vez siguiente.</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>generaciones</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>Bajada del umbral</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>Cuánto baja el umbral cuando se marcan tableros.</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>Parte con búsqueda local</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>La parte de los descendientes que mejora la búsqueda local.</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang, tabla 1 (sin elitismo)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010, tabla 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang, tabla 2 (tasa de mutación alta)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010, tabla 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang, tabla 3 (sin mutación)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010, tabla 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang, tabla 4 (sin cruce)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010, tabla 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang, tabla 5 (reparación, 1000 tableros)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010, tabla 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang, tabla 6 (reparación, 500 tableros)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010, tabla 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang, tabla 7 (cruce uniforme)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010, tabla 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang, tabla 8 (intercambio de regiones)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010, tabla 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang, tabla 9 (4×4)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010, tabla 9 y figura 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang, tabla 9 (5×5)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010, tabla 9 y figura 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang, tabla 9 (6×6)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010, tabla 9 y figura 43</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>Memético (fuerte)</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Algoritmo genético</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>Una población de tableros evoluciona por selección, cruce y mutación.</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010, capítulos 4 a 6</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>Mejorados por girar</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>Mejorados por intercambiar</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>Mejorados por intercambiar &amp; girar</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>Mejorados por girar región</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>Mejorados por intercambiar regiones</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>Mejorados por invertir región</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>Mejorados por invertir fila o columna</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>Mejorados por revolver</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>Mejorados por cruce</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generación</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>Mejor aptitud</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>Diversidad (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>Tableros reparados</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>Árbol (colocaciones)</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>Retroceder antes</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>Abandonar un tablero en cuanto tiene más pares de un color de los que pueden formar todas las piezas. Ahorra colocaciones, pero hace cada una hasta un quinto más lenta, y de tres a cuatro veces más lenta en tableros pequeños. La consistencia de arcos (MAC) no se ofrece: necesita la doceava parte de las colocaciones, pero tarda muchas veces más.</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Dígitos que faltan</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>Vecindario k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014, figura 2</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>Llenar antes los únicos</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>Llenar cada casilla que se deduce de las cifras dadas por únicos, y buscar solo las demás.</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>Movimientos por sacudida</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>Reiniciar al azar tras este número de rondas por todos los vecindarios sin mejora; 0 para nunca.</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>VNS general para sudoku</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>Reordena los dígitos dentro de los bloques y desciende por cuatro vecindarios.</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>Aceptar empates</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>nuestro: llena antes los únicos, conserva iguales, reinicia</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>Anchura del haz</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>Cuántos tableros conserva la búsqueda en haz a plena anchura; menos si falta memoria.</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>tableros</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>Parte del haz</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>Parte del trabajo que recibe la búsqueda en haz; la vuelta atrás con roturas planificadas recibe el resto. El haz recibe como máximo la mitad en tableros de hasta 121 casillas, y todo en los de más de 400.</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>Busca la puntuación más alta: búsqueda en haz y vuelta atrás con roturas planificadas; después los tableros se completan y se pulen.</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>El método «%1» no resuelve esta clase de puzle. Estos sí: %2.</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>si se espera que ahorre tiempo</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>cuando se ha agotado un color</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>búsqueda en haz</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>roturas planificadas</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>pulido</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>búsqueda exacta</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>primer tablero</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>Dónde empieza la búsqueda local por recocido: con 0 el puzle está helado, con 1 empieza a helarse, con 2 está fluido.</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>Calor al final</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>Dónde termina el recocido; después sigue un descenso.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reinicio</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>Reiniciar todos los tableros tras este tiempo sin mejora; 0 para nunca.</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>Parte de intercambios que encajan</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>La proporción de intercambios que llevan una pieza interior a donde casa con al menos dos vecinas, casi siempre en una casilla con algún fallo. Los demás se sortean por igual. Los tableros fríos mejoran varias veces más rápido. El paso más pequeño es 1/256.</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>Intercambios que encajan</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>nuestro: sortea intercambios que pueden aceptarse</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>La búsqueda guardada está dañada: «%1» no es un número.</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>La búsqueda guardada está dañada: falta una parte.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>Veces que se agotó la memoria de rastros</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>filas o columnas, según cuál tenga el menor árbol esperado</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>Movimientos del recocido</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>Movimientos rechazados del recocido</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>Intercambios sorteados por igual</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>nuestro: calibrado, pero no se prefiere ningún intercambio</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>Continuar desde una cuadrícula que tras el descenso solo es igual de buena. El «Move or not» del trabajo no lo hace.</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>Movimientos al azar en el vecindario N_k en cada sacudida. El trabajo hace uno.</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>Como se publicó (Hamza &amp; Sevkli 2014)</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014, figura 2; los vecindarios son nuestros</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>Si se conservan los movimientos que no cambian la puntuación. La tesis solo conserva tableros mejores.</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>La proporción de mutaciones que son giros; las demás son intercambios. La tesis no la indica; su preajuste usa la mitad. El paso más pequeño es 1/256.</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>Como se publicó (Söderlind 2010)</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>Sacudidas sin mejora antes del nivel siguiente. El trabajo usa 200.</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>Niveles antes de un reinicio; el nivel p sacude p + 2 veces. 0 significa el lado más largo del tablero, como en el trabajo.</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>Continuar desde un tablero que tras el descenso solo es igual de bueno. El trabajo no lo hace.</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>Como se publicó (Coelho et al. 2010)</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho et al. 2010, sección 3; la mejora es elección nuestra</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>Haz compartido</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>Todos los hilos llenan un solo haz: uno ancho termina antes y el número de hilos no cambia el tablero. Si no, cada hilo busca por su cuenta, lo que rinde más trabajo por segundo.</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>El límite de memoria para los tableros de un haz; un haz más ancho se estrecha. 0: la mitad de la memoria libre, repartida entre los procesadores. Las tablas necesitan además unos pocos MB por hilo.</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>Cuántos intercambios al azar se examinan antes de cada movimiento, como mucho cuatro quintos de todos; 0 para todos, como en la tesis. Se examinan todos los giros.</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>Como se publicó (Niang 2010)</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010, algoritmo 2; la longitud de la lista es elección nuestra</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>Cuántos de los últimos movimientos no se pueden deshacer. El trabajo usa 360.</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>Iteraciones sin ganancia antes de una perturbación. El trabajo usa 3500.</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>La temperatura inicial del paso de recocido. El trabajo usa 100, que destruye el tablero.</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>Como se publicó (Wang &amp; Chiang 2010)</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>Cómo se mejora el tablero de la mejor hormiga de cada iteración antes de dejar su rastro. No está en la tesis.</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, tabla 5; q₀, ρ, φ y τ₀ son elección nuestra</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010, tabla 7; q₀, ρ, φ y τ₀ son elección nuestra</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010, secciones 4.8 y 4.9; el número es nuestro</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>Cómo se mejoran los descendientes antes de unirse a la población. No está en la tesis.</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>Todos los rastros se evaporan; cada hormiga refuerza los de su tablero.</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>Solo se renuevan los rastros del mejor tablero.</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>Todos los rastros se evaporan; el mejor tablero refuerza los suyos.</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>intercambios de esquinas</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>intercambios de extremos</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>intercambios de piezas de borde</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>intercambios en la tira</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>giros</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>intercambios de piezas interiores</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>intercambios</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>inserciones</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>inversiones</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>intercambios en torno al centro</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>Un tablero de %1×%2 es demasiado grande para una fórmula. El límite es de unas 24×24 casillas.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>el resolutor SAT</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>Resolutor SAT</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>Traduce el puzle a una fórmula lógica y deja que el resolutor SAT CaDiCaL halle su solución.</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008, la traducción con todas sus cláusulas redundantes</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>una por cada giro de una pieza en una casilla</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>una por cada pieza en una casilla</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>Qué dice una variable de la fórmula. Con menos variables, los colores alrededor de una pieza dicen su giro.</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>Cada pieza una sola vez</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>Decir también que ninguna pieza está en dos casillas. Se deduce de las demás cláusulas, pero puede ahorrar tiempo.</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>Colores prohibidos</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>Decir también qué colores no pueden estar junto a una pieza. Se deduce de las demás cláusulas, pero puede ahorrar tiempo.</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>Colores respaldados</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>Decir también qué piezas pueden mostrar un color. Se deduce de las demás cláusulas, pero puede ahorrar tiempo.</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>Romper simetrías</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>Buscar solo uno de los tableros que se obtienen por giro, y un solo orden de las copias de una pieza.</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>Numerar las piezas en un orden al azar, fijado por la semilla, en vez del orden del puzle.</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>No se puede escribir la demostración %1.</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>Vecindarios muy grandes</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>Alterna la búsqueda tabú con rellenos: se vacían muchas casillas que no se tocan y se rellenan del mejor modo.</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>Cuántos intercambios al azar se examinan antes de cada movimiento, como mucho cuatro quintos de todos; 0 para todos. Se examinan todos los giros.</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>rellenos</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>Hasta los rellenos</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>Movimientos sin ganancia antes de que la búsqueda rellene conjuntos de casillas.</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>Casillas de un conjunto</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>Como mucho, cuántas casillas se vacían juntas. Son de una clase, y no hay dos contiguas.</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>Descanso de una casilla</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>Durante este tiempo una casilla vaciada no se vacía otra vez, mientras haya otras.</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>Hasta los movimientos</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>Rellenos sin ganancia antes de que la búsqueda vuelva a los movimientos.</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>Rellenos</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>Rellenos con ganancia</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>Según Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008, según cuentan Niang 2010 y Söderlind 2010: los conjuntos, su asignación exacta y la búsqueda tabú. Los números y el tablero inicial son nuestros.</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>Según Muñoz et al. 2009</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009, según cuentan Niang 2010 y Söderlind 2010: intercambio de regiones, regiones giradas e intercambiadas, piezas intercambiadas y giradas, aristas coincidentes como aptitud. Los números son nuestros.</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>Rotaciones iniciales</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>como en la lista de piezas</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>Cómo están giradas las piezas de los tableros al azar. «Como en la lista de piezas» ayuda si la lista las muestra como la solución.</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010, figura 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>las piezas siguen en esquinas, lados o interior, con cualquier giro</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>Si las piezas del borde se quedan en el borde, con el gris hacia fuera, como piden las reglas. Los preajustes de las tablas 1 a 8 las permiten en cualquier sitio; la tesis no lo dice.</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>Peso de las aristas</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>Cuánto cuentan las aristas en la aptitud si también cuentan las zonas de 2×2.</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>Peso de las zonas de 2×2</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>Cuánto cuentan las zonas de 2×2 en la aptitud.</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010, sección 4.1</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>Sorteos repetidos</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>Si un torneo puede sacar dos veces el mismo tablero.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010, algoritmo 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>Reparar por</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>volver a colocar piezas</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>lo mismo, pero girando las piezas del borde</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>revolver todas las piezas</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>Qué hace una reparación. Una pieza del borde con el gris hacia dentro se coloca de nuevo o solo se gira.</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010, secciones 4.5.8 y 4.9</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>Mutaciones</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007 (de memoria)</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007; de memoria, sin cotejar con el artículo</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>Como se publicó (Lewis 2007)</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>Recocido simulado para sudoku</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>Intercambia números dentro de los bloques, y acepta menos pérdidas a medida que se enfría.</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>Temperatura inicial medida</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>Empezar en la desviación típica de la puntuación de un paseo al azar, no en la temperatura de abajo.</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>La temperatura inicial en números que faltan.</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>Longitud de un nivel</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>Movimientos de cada nivel, por el cuadrado del número de casillas libres.</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>Recalentar tras</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>Volver a la temperatura inicial tras este número de niveles seguidos que no acaban mejor de lo que empezaron; 0 para nunca.</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveles</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>Cuadrícula nueva al recalentar</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>Volver a llenar los bloques al azar en cada recalentamiento.</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>Recalentamientos</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007 (de memoria)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007; de memoria, sin cotejar con el artículo</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>Como se publicó (Mantere &amp; Koljonen 2007)</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>Algoritmo genético para sudoku</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>Una población de cuadrículas intercambia bloques y permuta números dentro de ellos.</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>Cuántas cuadrículas tiene la población.</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>Este número de mejores cuadrículas reemplaza a los peores descendientes; como mucho media población.</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>mejor situados</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>Cómo se eligen los padres: por torneo, o entre las cuadrículas mejor situadas que la que se reemplaza.</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>La mejor de este número de cuadrículas al azar pasa a ser padre.</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>La parte de los descendientes que toman la mitad de sus bloques de otro padre.</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>La parte de los bloques en que se intercambian dos números.</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>Envejecimiento</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>La mejor cuadrícula pierde un punto de aptitud en cada generación en que sigue siendo la mejor.</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>Volver a llenar todas las cuadrículas al azar tras este número de generaciones; 0 para nunca.</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>Un recocido corto mejora cada descendiente con este número de movimientos; 0 para ninguno. No está en el artículo.</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>Temperatura de la búsqueda local</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>Dónde empieza la búsqueda local, en números que faltan. Termina en frío.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010, secciones 4.1 y 5.3</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>Pieza siguiente</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>la mejor para la casilla siguiente</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>la mejor en cualquier sitio</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>Llenar casilla a casilla, o comparar todas las piezas en todas las casillas junto a una pieza colocada. El orden solo cuenta casilla a casilla.</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind, la mejor pieza en cualquier sitio</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010, sección 4.1; allí sin resultados</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>Movimientos a la vez</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>lanzamientos de moneda hasta cruz</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + un número de Poisson de media 1</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>cualquier número, con igual probabilidad</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>Cuántos movimientos se prueban juntos. Los lanzamientos de moneda son la aproximación de la tesis a la distribución de Poisson.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010, secciones 2.1.4 y 5.4</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>Máximo de movimientos a la vez</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>El límite de los movimientos que se prueban juntos.</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>Reiniciar o terminar tras este número de evaluaciones sin ganancia; 0 para nunca.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>reiniciar</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>detener</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>Qué sigue cuando se acaba la paciencia. La tesis termina cuando nada ha mejorado durante un rato.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010, sección 6.3</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, secciones 5.4 y 6.3; la parte de giros y la paciencia son elección nuestra</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind, distribución de Poisson</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010, sección 4.1; la parte de giros y la paciencia son elección nuestra</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz et al. 2009, según la reseña</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010, sección 2.2, sobre Muñoz et al. 2009: de 1 a 10 movimientos; todo lo demás es elección nuestra</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>una pieza a una casilla</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>Qué lleva la feromona. Los dos primeros son las versiones 1 y 2 de la tesis. El tercero no tiene giros, como desea la tesis; cada pieza toma entonces su mejor giro.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010, sección 4.2 y capítulo 7</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>totalmente al azar</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>Cómo deciden las hormigas y cómo se actualizan los rastros. MAX–MIN sigue a Stützle y Hoos y difiere de la tesis en dos puntos. Se evaporan todos los rastros, no solo los del mejor tablero. Todos los rastros empiezan en su cota superior, no en τ₀.</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>Detener tras este número de ciclos; 0 para sin límite.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>objetivo alcanzado</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>evaluaciones agotadas</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>nada más que probar</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>Soluciones encontradas hasta ahora. Las copias giradas de un tablero cuentan por separado, así que uno puede contar como cuatro.</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>sigue %1 de %2</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1, ahora %2 de %3</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Colocar la pieza %1 en %2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Quitar la pieza %1 de %2</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>Girar %1, ahora %2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>Reemplazar la pieza %1 en %2 por la pieza %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Intercambiar %1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>El mejor hasta ahora.</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>Prohibido, pero permitido porque supera al mejor hasta ahora (aspiración).</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Reinicio.</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>Una perturbación.</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>La fase siguiente.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Recalentado.</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>Ha llegado un tablero de otra isla.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>Una solución.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>¿Girar %1?</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>¿Intercambiar %1 y %2?</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 Rechazado: %2, %3.</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>El recocido probó %1 movimientos al azar y rechazó %2.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>Por el camino se alcanzó %1, lo mejor hasta ahora.</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>El tablero más apto de la generación %1</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>El mejor tablero de estas hormigas</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>Prohibido, pero permitido porque supera al mejor conocido desde que empezó la última fase o perturbación (aspiración).</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>Aún se mide el puzle para elegir las temperaturas: no se acepta ninguna pérdida.</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>Antes del primer paso: %1.</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>El primer tablero: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 y %n casilla más</numerusform>
            <numerusform>%1 y %n casillas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>Una solución: %1.</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>Ningún intercambio ni giro mejora: un óptimo local, %1.</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>Se midió %n intercambio al azar para elegir las temperaturas: %1.</numerusform>
            <numerusform>Se midieron %n intercambios al azar para elegir las temperaturas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>El nivel %1 de %2 empieza a temperatura %3: %4.</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>Hace tiempo que no mejora, así que empieza un recocido a temperatura %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>Hace tiempo que no mejora, así que %n intercambio al azar perturba el tablero: %1.</numerusform>
            <numerusform>Hace tiempo que no mejora, así que %n intercambios al azar perturban el tablero: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>La fase %1 empieza con el tablero lleno, y todas las piezas pueden moverse: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>Sacudido en el nivel %1 con %n movimiento al azar: %2.</numerusform>
            <numerusform>Sacudido en el nivel %1 con %n movimientos al azar: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 no es una mejora, así que la búsqueda vuelve al tablero guardado: %2.</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>Se han elegido dos progenitores por su aptitud, con %1 y %2 aristas que casan. El primero: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>El hijo toma %n casilla de su otro progenitor (%1): %2.</numerusform>
            <numerusform>El hijo toma %n casillas de su otro progenitor (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>Una búsqueda local trabaja en el tablero: %1.</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>El hijo %1 de %2 está completo: %3.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>La generación %1 está completa. Su mejor tablero: %2.</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>Los mejores tableros ya no mejoran, así que se repara uno: %1.</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1 Su puntuación: %2.</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>Tablero %1 de %2 de una nueva población: %3.</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>Reinicio: %1.</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>Empieza un nuevo tablero.</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>La que mejor casa de %n pieza probada.</numerusform>
            <numerusform>La que mejor casa de %n piezas probadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>pieza %1 (%2)</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>La regla ha elegido la opción más fuerte.</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>Se sorteó con probabilidad %1.</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1 Las más probables: %2.</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>La búsqueda sigue tras la solución.</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>Callejón sin salida.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>%n pieza quitada, otra colocada: %1.</numerusform>
            <numerusform>%n piezas quitadas, otra colocada: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>¿Cambiar %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>Se probó %n movimiento al azar.</numerusform>
            <numerusform>Se probaron %n movimientos al azar juntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>Hallado entre: %1.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Sin pérdida, así que se acepta a cualquier temperatura.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Aceptado a temperatura %1, con probabilidad %2.</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>A temperatura %1 su probabilidad era %2.</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>El mejor vecino permitido.</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>Lo que reemplazó queda prohibido durante %n movimiento.</numerusform>
            <numerusform>Lo que reemplazó queda prohibido durante %n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>%1: ninguno mejora el tablero, %2.</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>Todos los vecinos examinados están prohibidos: %1.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>Se guarda un óptimo local como punto de partida: %1.</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>Mejor que el tablero guardado (%1), así que se guarda: %2.</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>Tan bueno como el tablero guardado, así que se guarda: %1.</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>La hormiga %1 de %2 ha llenado el tablero: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>El tablero está lleno tras probar %n pieza: %1.</numerusform>
            <numerusform>El tablero está lleno tras probar %n piezas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>Un paso: %1. Tablero: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n casilla está llena.</numerusform>
            <numerusform>%n casillas están llenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>La fase %1 empieza solo con el borde: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>Un conflicto: el resolutor SAT aprendió una cláusula con %n literal. Tablero: %1.</numerusform>
            <numerusform>Un conflicto: el resolutor SAT aprendió una cláusula con %n literales. Tablero: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>Se vació %n casilla y se rellenó del mejor modo: %1.</numerusform>
            <numerusform>Se vaciaron %n casillas y se rellenaron del mejor modo: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>El dígito %1 aparece dos veces en %2: %3 y %4.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El puzle no tiene solución.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>El puzle tiene más de una solución.</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>No se encontró ningún puzle de la dificultad elegida. Este es: %1.</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>No se encontró ningún puzle con %1 cifras dadas; este tiene %2.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>%1 es %2: no le queda otro dígito.</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>%1 es %2: su único sitio en %3.</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>En %1 el dígito %2 solo puede estar donde cruza %3, así que en ningún otro lugar de %3.</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>En %1 las casillas %2 se reparten los dígitos %3.</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>X-wing: el dígito %1 está en dos de las casillas %2, así que en ningún otro lugar de las líneas que se cruzan allí.</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>«%1» de un sudoku toma uno de %2.</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>Los ajustes de un sudoku no tienen «%1».</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Cuarto de vuelta</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>«%1» de un sudoku toma un número entero de %2 a %3.</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>Estos números no permiten ninguna solución: al menos uno está mal.</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>No queda ninguna deducción sencilla.</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>No queda ninguna deducción sencilla. En una solución, %1 es %2.</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>El sudoku está resuelto.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El puzle no tiene solución.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n número está mal y queda seleccionado.</numerusform>
            <numerusform>%n números están mal y quedan seleccionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>Todos los números están bien hasta ahora.</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>No hay candidatos únicos que rellenar.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n celda rellenada.</numerusform>
            <numerusform>%n celdas rellenadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>No se encontró ninguna solución rápidamente. Inicie una búsqueda.</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>Esta es la única solución.</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>Esta es una de varias soluciones.</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>Sin errores hasta ahora. El puzle tiene más de una solución.</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>Una comprobación rápida no encontró errores.</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>Esta es la única solución con estos números.</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>Aún no hay números introducidos.</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>Formas clásicas</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>Un emblema distinto para cada motivo</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>Triángulos simples</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>Triángulos lisos, un color para cada motivo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>Emblemas en blanco y negro sobre colores fuertes</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>La letra de cada motivo en su arista</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>El número de cada motivo en su arista, sobre colores suaves</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 valores</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>una puntuación</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un número de segundos</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>ejecución %1 o %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>un tiempo no anterior al de la línea de arriba</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>una puntuación media</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>El presupuesto es demasiado pequeño para una carrera, que necesita %1 ejecuciones. Permita más evaluaciones, o menos para cada ejecución.</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>%1 no tiene el parámetro «%2».</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>«%1» no es un rango: escriba %2=LOW..HIGH o %2=VALUE,VALUE.</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>«%1»: el rango no debe estar vacío.</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>No hay nada que ajustar: nombre un parámetro.</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>No hay nada que ajustar: los valores permiten una sola configuración.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>La descripción de las unidades está dañada.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>Esta versión de Tessera no puede leer estas unidades. Use la versión que las creó.</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>%1: la carpeta no contiene unidades. Créelas con --units de «count», «solve», «experiment» o «tune».</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>%1: estas unidades son de Tessera %2; este es Tessera %3. Use el mismo programa en todas las máquinas.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>%1: no se puede leer el archivo (%2).</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>%1: la carpeta ya contiene un «ledger». Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>%1: no se pueden leer algunas líneas del archivo.</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>«%1» no es un color. Escriba los colores como «#2b7cfa».</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>Una paleta tiene de 1 a %1 colores.</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>Cada color debe ser un par: fondo y emblema.</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>El archivo no es una paleta: no es un objeto JSON.</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>Una paleta necesita un nombre de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>Los colores %1 y %2 se parecen mucho.</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>Con %1, los colores %2 y %3 se parecen mucho.</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>El emblema del color %1 apenas se ve sobre su fondo.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>búsqueda en vecindarios variables (MS-GVNS) para Eternity II</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>búsqueda tabú para Eternity II</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>computación evolutiva para puzles de aristas</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>tesis, Concordia University 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>colonias de hormigas para puzles de aristas; recuento, dificultad y el generador</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>tesis, Universidad Técnica de Dinamarca 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>búsqueda en vecindarios variables para sudoku</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>Acerca de Tessera</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>Editor y visualizador de métodos para puzles de emparejar aristas</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>Compilado con Qt %1, en ejecución con Qt %2.</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>Basado en estos trabajos:</translation>
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
        <translation>Añadir búsquedas</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>&amp;Número de semillas:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>Añadir estas búsquedas a la cola</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>Figura del análisis</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>Tabla o figura</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>La parte de la puntuación completa para los tiempos hasta un objetivo</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>Exportar &amp;todo…</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>Escribir todas las tablas y figuras con sus datos en una carpeta</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Mostrar:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>O&amp;bjetivo:</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aún no ha terminado ninguna ejecución.</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>Carpeta para el análisis</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>Guardando el análisis…</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>Cancelado. %1 de %2 figuras están en %3.</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>Estos archivos son de una exportación anterior: %1.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analizando…</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>Guardar ani&amp;mación…</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>Guardar los mejores tableros de la búsqueda como GIF animado</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>Aún no hay ninguna ejecución que animar: inicie antes una búsqueda.</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>Creando la animación…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
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
        <translation>Longitud del lado más largo en píxeles</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>Cuánto dura la animación</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> por segundo</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>Número máximo de imágenes por segundo</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>Cuánto permanece el último tablero antes de que la animación vuelva a empezar</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>Cómo se traslada el tiempo de la ejecución al de la animación</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>Marcar casillas &amp;cambiadas</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>Enmarcar las casillas que cambiaron desde la imagen anterior</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>Puntuación y &amp;tiempo debajo</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>Mostrar la puntuación y el tiempo transcurrido bajo el tablero</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>Guardar una animación de la ejecución</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>El mismo tiempo para cada mejora</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>A escala del tiempo real</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>Vista previa de la animación</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>Elegir dónde guardar el GIF animado</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>La&amp;do más largo:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Duración:</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>&amp;Imágenes:</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>&amp;Pausa al final:</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>Mejoras mostradas: %1 de %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>Puntuación completa</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>Mejor conocida</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>La suya</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelta</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Intentada</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Sin intentar</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>Biblioteca de pruebas</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>Abrir la instancia seleccionada en una pestaña</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>%1 resueltas, %2 intentadas, %3 sin intentar. Cuentan las búsquedas y los puzles guardados; cada instancia tiene solución.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>Colocar la pieza %1 en %2</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>Mover la pieza %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Intercambiar %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>Mover %n pieza</numerusform>
            <numerusform>Mover %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>Girar un bloque de %1×%2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>Quitar la pieza %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Quitar %n pieza</numerusform>
            <numerusform>Quitar %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>Girar la pieza %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>Girar %n pieza</numerusform>
            <numerusform>Girar %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>%1 tiene una pista, que siempre está bloqueada.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>No hay pieza en %1 que bloquear.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloquear %1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>Bloquear %n casilla</numerusform>
            <numerusform>Bloquear %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>Desbloquear %n casilla</numerusform>
            <numerusform>Desbloquear %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>Colocar todas las piezas al azar</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Editar la pieza %1</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>Conservar el tablero de la búsqueda (%1 de %2)</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>Colocar la solución guardada</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>%1 tiene una pista, que no se puede mover.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Este puzle no tiene ninguna solución guardada.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 está bloqueada. Desbloquéela antes.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>%1: aún no hay nada que mostrar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>no casa</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>sin fallos</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>fallos de la fila o columna</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>piezas que encajan</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>ninguna encaja</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>número de pieza</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>columna y fila</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>Qué significan las capas y qué dicen de la casilla bajo el puntero</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>Resuelto: casa la %n arista.</numerusform>
            <numerusform>Resuelto: casan las %n aristas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>casan %1 aristas.</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>Se ha probado todo y no hay solución con las piezas bloqueadas y las pistas: %1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>Este tablero no se puede cambiar ahora.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Aquí no hay pieza.</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>La pieza no se puede colocar aquí.</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>Las piezas seleccionadas no se pueden colocar aquí: una saldría del tablero o está bloqueada.</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>Las piezas seleccionadas ya están en el borde del tablero.</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>Solo se puede girar en bloque un rectángulo de casillas.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>Las flechas mueven el cursor. Intro coge o coloca una pieza. Alt y las flechas mueven la selección.</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>%1 lo gira.</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>%1 lo bloquea.</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>%1 muestra lo que encaja.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 está bloqueada. Desbloquéela antes.</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>Todas las piezas seleccionadas están bloqueadas. Desbloquéelas antes.</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>Aquí hay una pieza. Quítela antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>%n pieza encaja</numerusform>
            <numerusform>%n piezas encajan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n fallos</numerusform>
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
        <translation>Diagrama de cajas de las puntuaciones de cada método</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aún no ha terminado ninguna ejecución.</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1: mediana %2, mitad central de %3 a %4, %n ejecución</numerusform>
            <numerusform>%1: mediana %2, mitad central de %3 a %4, %n ejecuciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n pieza encaja en %1</numerusform>
            <numerusform>%n piezas encajan en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>Intro coloca la pieza en la casilla. Esc cierra la lista.</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>Problemas del puzle y de su tablero</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>Qué está mal. Haga clic en un problema para seleccionar sus piezas.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>%n casilla más incumple las reglas.</numerusform>
            <numerusform>%n casillas más incumplen las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>No se encontraron problemas. Las piezas convienen al tablero, todos los colores se pueden emparejar y ninguna pieza colocada incumple las reglas.</translation>
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
        <translation>ninguno: no hay uniones</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>Cuántos colores tienen las aristas, y si el borde tiene colores aparte</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>Colores de borde</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>Colores de las uniones a lo largo del marco</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>Colores interiores</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>Colores de las demás uniones, o de todas si no hay marco</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>Colores en total</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>Colores de un solo juego para todas las uniones</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Los más difíciles</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>Borde e interior por separado</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>Un juego común</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>Números de colores más difíciles</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>Colores de &amp;borde:</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>Colores inte&amp;riores:</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>En tota&amp;l:</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>Los más difíciles:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>%1 (redondeado hacia arriba)</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>Números de colores con más o menos una solución esperada (Söderlind 2010, 3.1.4): M dentro, B a lo largo del marco, C sin marco. Redondear hacia arriba reduce el número esperado. La fórmula supone uniones independientes. Las aristas de cada color van por parejas, lo que vuelve a aumentar el número, sobre todo con pocos colores o con signo.</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>interior M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>borde B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>El número del color</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>Qué aspecto tiene el color con este estilo de losetas</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>Cuántas aristas de todas las piezas muestran el color</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Marco</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>Cuántas de las aristas están a lo largo del marco</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Interior</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>Cuántas de las aristas no están a lo largo del marco</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Salientes</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>Cuántas de las aristas son salientes</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Entrantes</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>Cuántas de las aristas son entrantes</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>Colores del puzle</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>Cuántas veces aparece cada color. Haga clic en un color para seleccionar sus piezas, o en un encabezado para ordenar.</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Escriba parte del nombre de una orden</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
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
        <translation>No se encontró ninguna orden.</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>&amp;Comparar búsquedas…</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>Ejecutar varias búsquedas en paralelo para comparar métodos, parámetros y semillas</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>%n búsqueda no había terminado cuando se cerró Tessera. «Reanudar» la reinicia.</numerusform>
            <numerusform>%n búsquedas no habían terminado cuando se cerró Tessera. «Reanudar» las reinicia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %n búsqueda.</numerusform>
            <numerusform>No se pudieron leer %n búsquedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>E&amp;xperimentos…</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>Ejecutar planes de métodos, puzles y semillas, y ver sus resultados</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>Se&amp;guir una carpeta…</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>Observar las unidades de «tessera work» en otras máquinas</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>Esta ventana cerrada sigue trabajando. Haga clic para abrirla</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>Mejores puntuaciones en varios puzles</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>Por &amp;turnos</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>Todas las búsquedas se turnan en los núcleos. Si no, una búsqueda empieza cuando otra ha terminado.</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>Tableros a&amp;ctuales</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>Mostrar los tableros actuales en vez de los mejores</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>Ca&amp;rrera…</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>Ejecutar varios métodos en este puzle con los mismos límites</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>Añadir búsquedas con sus propios parámetros</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>Pausar las búsquedas seleccionadas, o todas</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Rea&amp;nudar</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>Reanudar las búsquedas seleccionadas, o todas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>Detener las búsquedas seleccionadas, o todas</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>Detener y quitar las búsquedas seleccionadas, o todas</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>Abrir en el &amp;editor</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>Abrir la búsqueda seleccionada con su puzle, para reproducirla o conservar su tablero</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparar búsquedas</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>Tableros de las búsquedas</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>Puntuaciones de todas las búsquedas a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>Inicie una carrera para ver aquí las curvas de los métodos.</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>Cuántas búsquedas se ejecutan a la vez, como mucho una por núcleo</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>E&amp;je X:</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>En paralel&amp;o:</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>Seleccione una búsqueda y ábrala para reproducirla o conservar su tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n búsqueda en pausa</numerusform>
            <numerusform>%n búsquedas en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n búsqueda en curso</numerusform>
            <numerusform>%n búsquedas en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>%1, semilla %2, resolvió el puzle en %3.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>&amp;Últimos tableros</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>Mostrar de nuevo los últimos tableros en vez del momento elegido en el gráfico</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>Exportar el gráfico como imagen o las búsquedas como tabla</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>Iniciar carreras y leer los resultados</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>%1: mejores puntuaciones de %2</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>%1 carrera</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>%n búsqueda seleccionada: Pausar, Detener y Quitar actúan sobre ella. Esc anula la selección.</numerusform>
            <numerusform>%n búsquedas seleccionadas: Pausar, Detener y Quitar actúan sobre ellas. Esc anula la selección.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>%n búsqueda seleccionada. Esc anula la selección.</numerusform>
            <numerusform>%n búsquedas seleccionadas. Esc anula la selección.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>Crear un &amp;plan…</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>Diseñar un experimento con estos métodos, semillas y límites en este puzle</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Se muestra la página de inicio. Abra antes un puzle.</translation>
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
            <numerusform>%1, mediana de %n</numerusform>
            <numerusform>%1, mediana de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>Se muestran los mejores tableros tras %1 evaluaciones.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>Se muestran los mejores tableros tras %1 iteraciones.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>Se muestran los mejores tableros tras %1 nodos.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>Se muestran los mejores tableros tras %1.</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n búsqueda tuvo menos del 90 % de un núcleo por hilo, así que los tiempos no son comparables.</numerusform>
            <numerusform>%n búsquedas tuvieron menos del 90 % de un núcleo por hilo, así que los tiempos no son comparables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>Limite las evaluaciones o el tiempo de procesador.</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>%1, semilla %2: %3 de %4 tras %5 y %6 evaluaciones</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>Evaluaciones/s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>aún sin tablero</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>Formas de resolver el resto</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>Seleccione una solución para verla en el tablero</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>&amp;Usar esta solución</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>Colocar la solución seleccionada en el tablero, como un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>Solución %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>%n solución desde aquí; puede haber otras.</numerusform>
            <numerusform>%n soluciones desde aquí; puede haber otras.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>Solo hay una solución desde aquí.</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>Hay exactamente %n solución desde aquí.</numerusform>
            <numerusform>Hay exactamente %n soluciones desde aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>Solución %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>Hay exactamente %n solución desde aquí, o %1 sin giros del tablero.</numerusform>
            <numerusform>Hay exactamente %n soluciones desde aquí, o %1 sin giros del tablero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>Colocaciones por profundidad</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>La mayoría de las colocaciones con %n casilla llena.</numerusform>
            <numerusform>La mayoría de las colocaciones con %n casillas llenas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%1 colocaciones con %n casilla llena</numerusform>
            <numerusform>%1 colocaciones con %n casillas llenas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>Número %1: falta %n por colocar</numerusform>
            <numerusform>Número %1: faltan %n por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>Número %1: todos están colocados</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>Quitar el número o las marcas de lápiz de las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>tessera::DiskGuard</name>
    <message>
        <source>%1 is also open in another Tessera window (process %2). The last save wins.</source>
        <translation>%1 también está abierto en otra ventana de Tessera (proceso %2). Prevalece lo último que se guarde.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Trabajar con una copia</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>Desvincular del archivo. Al guardar se pedirá un nombre nuevo</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>El tablero muestra una búsqueda o una vista previa. Consérvela o vuelva primero, y después recargue.</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>El archivo %1 falta o no se puede leer. El puzle sigue abierto aquí. Guárdelo para volver a crear el archivo.</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>Otro programa ha cambiado el archivo de %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>Cargar el archivo cambiado. Deshacer recupera esta versión</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>Conservar esto</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>Conservar la versión que se ve aquí. Al guardar se reemplaza el archivo</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>Pintar aristas: clic pinta · clic derecho toma · la rueda cambia · Alt+flechas</translation>
    </message>
    <message>
        <source>No piece here to edit.</source>
        <translation>Aquí no hay pieza que editar.</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>Arrastre piezas aquí</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>%1 gira</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>%1 bloquea</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>%1 muestra lo que encaja</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vista previa: %1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>Este tablero está fijado. El mapa de calor puede mostrar ahora las diferencias con él.</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>Una vista previa muestra otro tablero. Cierre antes su lista.</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>puntuación %1/%2 · %n fallo</numerusform>
            <numerusform>puntuación %1/%2 · %n fallos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>puntuación %1/%2 · %n fallo en el marco</numerusform>
            <numerusform>puntuación %1/%2 · %n fallos en el marco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n vacía</numerusform>
            <numerusform> · %n vacías</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>casilla %1: vacía</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>casilla %1: pieza %2, %3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>Este tablero no tiene fallos.</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>el borde del tablero</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>Fallo %1 de %2: %3 y %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>Sin casar</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>con fallo en el %1 de los mejores tableros</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinta</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>Comparado con el tablero fijado</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>cambió %n vez</numerusform>
            <numerusform>cambió %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation>Puzles abiertos</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>Su búsqueda está en marcha.</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>Su búsqueda está en pausa.</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>Crear un puzle a mano</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generar…</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>Generar un puzle de un tamaño y un número de colores dados</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>Importar el tablero de %1</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>&amp;Introducir piezas…</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>Introducir las piezas de un juego real: primero elija su tamaño</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>Biblioteca de pruebas…</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>Abrir una instancia para comparar métodos y ver cuáles ha resuelto</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>Paisaje…</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>Medir cómo cambia la puntuación de este puzle de movimiento en movimiento</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copiar el tablero como imagen</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>Copiar como URL de &amp;visor</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>Copiar el tablero como enlace para los visores web</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Copiar como te&amp;xto</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>Abrir el puzle del portapapeles: un tablero, una URL de visor o una lista de piezas</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>Girar a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>Girar como &amp;bloque</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>B&amp;loquear</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>&amp;Editar la pieza…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Seleccionar todas las casillas</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>Bara&amp;jar</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>Colocar todas las piezas al azar en el tablero. Las bloqueadas se quedan</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>Va&amp;ciar el tablero</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>Quitar todas las piezas del tablero. Las bloqueadas se quedan</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>Colocar en el tablero la solución guardada</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>Copiar el puzle y su tablero como texto en este formato</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>El tablero se ha copiado como imagen.</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>El tablero se ha copiado: %1.</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>El portapapeles no contiene ningún puzle. Copie antes un tablero, una URL de visor o una lista de piezas.</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>Girar las piezas seleccionadas en sentido horario, como la rueda del ratón</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>Girar las piezas seleccionadas en sentido antihorario</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>Girar el rectángulo seleccionado como un todo, en sentido horario</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>Girar como bloque a la izquierda</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>Girar el rectángulo seleccionado como un todo, en sentido antihorario</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>Bloquear o desbloquear las piezas seleccionadas, como un clic central</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>Devolver las piezas seleccionadas a la bandeja</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>Cambiar las aristas de la pieza bajo el cursor, como un doble clic</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>Mostrar lo que encaja aquí</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>Mostrar en la bandeja solo las piezas que encajan en la casilla actual</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>Elegir una pieza que encaje…</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>Elegir para la casilla actual una de las piezas que encajan</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Este puzle no tiene ninguna solución guardada.</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1 (una vez)</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>%1 de %2 piezas.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Faltan: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>Colores sin pareja a lo largo del marco: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>Colores sin pareja en el interior: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>Colores sin pareja: %1.</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>Igual que la pieza %1.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>Igual que la pieza %1, girada un cuarto a la derecha.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>Igual que la pieza %1, girada media vuelta.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>Igual que la pieza %1, girada un cuarto a la izquierda.</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>Escriba las aristas en el sentido de las agujas del reloj desde la de arriba y pulse Intro: a es gris, b el motivo 1, c el motivo 2…</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>Las mayúsculas son salientes; las minúsculas, entrantes.</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>Las cifras empiezan en 0, que es el motivo 1.</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>Con más de 25 motivos escriba números: 0,27,3,41.</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>Las cuatro aristas de la pieza. Intro la añade. Retroceso en una línea vacía, o la flecha arriba, vuelve a la pieza anterior</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>Aristas de la pieza</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>&amp;Eliminar la pieza</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>Eliminar del juego la pieza de esta línea</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>Introducir piezas</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>La pieza escrita hasta ahora</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>Piezas introducidas</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>Haga clic en una pieza para corregirla</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>La pieza está completa. Pulse Intro para añadirla.</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>Esto no es una arista. Escriba letras de la a a la z, cifras o números separados por comas.</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Aristas:</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>Cerrar esta ventana. El puzle conserva las piezas; para continuar, use Puzle ▸ Introducir piezas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>Deshacer la última pieza (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>&amp;Pegar filas</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>Pegar piezas copiadas de una hoja de cálculo. Cada fila tiene cuatro celdas, o una celda con cuatro letras (Ctrl+V)</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>Falta %n arista. Una pieza tiene cuatro.</numerusform>
            <numerusform>Faltan %n aristas. Una pieza tiene cuatro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>El juego está completo. Para otro juego, elija Archivo ▸ Nuevo.</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>Pieza %1: %2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>El portapapeles no contiene filas de piezas.</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>Piezas en el portapapeles: %1. Solo hay sitio para %2.</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>No hay ninguna pieza que deshacer.</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>Corregir la pieza %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Pieza %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>El juego está completo y todos los colores se pueden emparejar.</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>El juego ya tiene las %1.</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>Abriendo el plan…</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>&amp;Abrir un plan…</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>Abrir un plan de puzles, métodos y semillas con sus resultados</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>Carpeta de &amp;resultados…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>Elegir la carpeta que contiene los resultados</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>Iniciar las ejecuciones restantes</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>Detener las ejecuciones en curso. Las terminadas se conservan, y «Ejecutar» inicia las demás.</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>Abrir la ejec&amp;ución</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>Abrir la ejecución seleccionada con su puzle, para reproducirla o repetirla</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>Exportar la vista actual como tabla o imagen</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Ejecuciones terminadas</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>Cuántas ejecuciones se hacen a la vez, como mucho una por núcleo</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>Un plan enumera puzles, métodos y semillas. «tessera experiment» ejecuta los mismos archivos.</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>En paralel&amp;o:</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Planes (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>Carpeta de resultados</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>Los resultados están en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 de %n ejecución</numerusform>
            <numerusform>%1 de %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>, quedan unos %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>Seleccione antes una ejecución en la pestaña «Ejecuciones».</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>Algunas ejecuciones no habían terminado cuando se cerró Tessera. «Ejecutar» las inicia; las interrumpidas se reinician.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>Planes de eje&amp;mplo</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>Abrir uno de los planes incluidos en Tessera</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>Cómo escribir y ejecutar planes</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>«Ejecutar» guarda los resultados en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n ejecución tuvo menos del 90 % de un núcleo por hilo, así que su tiempo no es comparable.</numerusform>
            <numerusform>%n ejecuciones tuvieron menos del 90 % de un núcleo por hilo, así que sus tiempos no son comparables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>Limite en el plan las evaluaciones o los segundos de procesador.</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Planes</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>Abra un plan para ver sus métodos, ejecutarlo y consultar sus resultados: pulse Intro o haga doble clic.</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>&amp;Diseñar un plan…</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>Reunir puzles, métodos, semillas y presupuesto</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Plan nuevo</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>Detenga antes el experimento.</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>Las ejecuciones terminadas se guardan en %1.</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>Ninguna ejecución ha terminado, así que las tablas de %1 aún no tienen resultados.</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>Un primer experimento: cuatro métodos en dos puzles de máxima dificultad, en unos segundos</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>Un estudio para repetir: siete métodos, diez instancias de pruebas, 30 semillas, las mismas evaluaciones</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Colonias de hormigas con búsqueda local: tras 1, 10 y 60 segundos en un hilo, tres puzles generados de máxima dificultad por tamaño</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho et al. 2010, tabla 1: MS-GVNS, 30 ejecuciones con los números de evaluaciones del artículo, en puzles generados de los mismos tamaños y colores. Publicado: mejor · media · mediana · desviación típica.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho et al. 2010, tabla 1: MS-GVNS, 30 ejecuciones con los números de evaluaciones del artículo, en los puzles de META 2010. Publicado: mejor · media · mediana · desviación típica.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho et al. 2010, el experimento preliminar: tres órdenes de vecindarios, diez ejecuciones cada uno, con las evaluaciones que la máquina del artículo hizo en diez minutos, en puzles generados de los mismos tamaños y colores.</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>Todos los métodos de trayectoria: tras 1, 10 y 60 segundos en un hilo, tres puzles generados de máxima dificultad por tamaño</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010, figura 31: aptitud sin elitismo ni reparación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010, figura 32: aptitud con elitismo y reparación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010, figura 33: aptitud con elitismo y reparación, más generaciones</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010, figura 34: aptitud con elitismo, sin reparación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010, figura 35: aptitud con una tasa de mutación alta (0,8)</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010, figura 36: aptitud sin mutación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010, figura 37: aptitud con mutación y sin cruce</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010, figura 38: aptitud de 1000 tableros con reparación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010, figura 39: aptitud de 500 tableros con reparación</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010, figura 40: aptitud con cruce uniforme, una y dos restricciones</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010, figura 41: aptitud con intercambio de regiones, una y dos restricciones</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010, figura 42: tiempo medio de resolución según el tamaño del tablero</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010, tabla 9 y figura 42: sus tres tableros, treinta ejecuciones cada uno</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010, tablas 1 a 8: ajustes del algoritmo genético en un 7×7 con 7 motivos, diez ejecuciones cada uno</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>Siete métodos de trayectoria con sus valores predeterminados en un 10×10 de máxima dificultad</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>Sudoku con VNS general, como se publicó y con sus valores predeterminados</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>Sudoku: tres métodos en cuatro niveles de dificultad, con las mismas evaluaciones</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010, tabla 3: voraz en orden regular, por paseo al azar y (4.1) con la mejor pieza en cualquier lugar</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010, tabla 4: búsqueda local, diez ejecuciones, hasta que nada mejore en 5 millones de evaluaciones</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, tabla 5: ajustes de ACO versión 1 en P7, tres ejecuciones de 1500 ciclos</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, tabla 6: ACO versión 1, diez ejecuciones de 1500 ciclos</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010, tabla 7: ajustes de ACO versión 2 en P7, tres ejecuciones de 1500 ciclos</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010, tabla 8: ACO versión 2, diez ejecuciones de 1500 ciclos</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010: órdenes de las hormigas (4.2) y el grafo sin giros (capítulo 7), cinco ejecuciones de 1500 ciclos</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010: el efecto de q₀, en P7, cinco ejecuciones de 1500 ciclos con 5 hormigas</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>El algoritmo genético con sus valores predeterminados (memético) en tableros pequeños: diez puzles por tamaño, motivos del borde y del interior de un mismo juego</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, tabla 2: búsqueda tabú en dos fases, 30 ejecuciones con semillas 10·i y los números de evaluaciones del artículo, en puzles generados de los mismos tamaños y colores. Publicado: mejor · media · mediana · desviación típica.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010, tabla 2: búsqueda tabú en dos fases, 30 ejecuciones con semillas 10·i y los números de evaluaciones del artículo, en los puzles de META 2010. Publicado: mejor · media · mediana · desviación típica.</translation>
    </message>
</context>
<context>
    <name>tessera::ExportDialog</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The type of file to export</source>
        <translation>El tipo de archivo que se exporta</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>Exportar el tablero</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vista previa de la imagen</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Vista previa del texto</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>Elegir dónde guardar el archivo</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Página PDF</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Lado más largo en píxeles</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>Longitud del lado más largo de la imagen en píxeles. SVG y PDF se ven nítidos a cualquier tamaño</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>Factor de escala</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>Multiplica el número de píxeles, para pantallas de alta resolución e impresión</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Números de pieza</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>Mostrar en cada pieza su número</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Letras de columna y números de fila en el borde</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>&amp;Marcas de fallos</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marcar las uniones que no casan</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fondo &amp;transparente</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>Sin color detrás del tablero</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>Solo las casillas &amp;seleccionadas</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>Exportar solo las casillas seleccionadas del tablero</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>La&amp;do más largo:</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>Factor de &amp;escala:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>La imagen es demasiado grande: un lado puede tener como mucho %1 píxeles.</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>&amp;Bloqueos</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Mostrar una chincheta en las piezas bloqueadas y las pistas</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>Abrir un puzle de cualquier formato conocido</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>Previsualizar un puzle de aristas de cualquier formato e importar sus piezas, su tablero o ambos. Los demás puzles se abren al momento.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>G&amp;uardar</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>Guardar el puzle y su tablero</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Guardar con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>Guardar el tablero como imagen o en otro formato</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Cerrar este puzle</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>%1 supera los %2 MB, el límite para los archivos.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Limpiar la lista</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>No se guardó. Otro programa ha cambiado el archivo desde que lo abrió o lo guardó.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>Reemplazar el archivo que guardó el otro programa</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>Guardar otra vez en el mismo lugar</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>Limpiar esta lista y la de la página de inicio. Los archivos se conservan</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>El 8×8 más difícil: se espera una solución. Coloque piezas a mano o inicie una búsqueda.</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>%1 está abierto en otra pestaña. Elija otro nombre.</translation>
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
        <translation>detenido tras %L1 piezas colocadas, %2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>%L1 piezas colocadas, %2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1 con %2 + %3 colores: %4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>No se midieron tableros mayores: cerca de los números de colores más difíciles tardan demasiado.</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>Esos puzles no se midieron.</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 El más parecido: %2.</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>Tiempo medido hasta la primera solución según el número de colores</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>Medido en %1 (mediana de %n puzle).</numerusform>
            <numerusform>Medido en %1 (mediana de %n puzles).</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>colores interiores</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>Tiempo medido hasta la primera solución</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1. Mediana de %n puzle, con marco y colores uniformes.</numerusform>
            <numerusform>%1. Mediana de %n puzles, con marco y colores uniformes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>Los puzles con signo no se midieron. Cada color con signo cuenta como dos.</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>Inicie una búsqueda para ver su puntuación a lo largo del tiempo.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Puntuación a lo largo del tiempo</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 iteraciones</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 evaluaciones</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt; (%3) en %4, %5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>primera %1 · mejor %2 · actual %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · faltan %2</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>Cada línea muestra las mejores puntuaciones. Una banda tenue muestra las puntuaciones actuales o la mitad central de varias ejecuciones. Una línea de puntos muestra la puntuación máxima. En una población, la banda va del peor al mejor tablero, con una línea fina para la media. Apunte al gráfico para leer valores; haga clic en un punto para ver ese tablero. La rueda amplía el tiempo, Ctrl y la rueda amplían la puntuación; arrastrar mueve la vista. Mayús y arrastrar amplían un rectángulo; un doble clic vuelve atrás. Haga clic en un nombre para ver solo su curva, Ctrl y clic para ocultarla; la tecla de menú enumera los nombres. Más, menos, Re Pág y Av Pág también amplían; Mayús y las flechas mueven la vista, Inicio vuelve atrás.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>ahora %1, media %2, peor %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>faltan %1, %2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>Mejor tablero</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>Seguir una carpeta</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>Unidades terminadas</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>El mejor tablero de la carpeta</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>&amp;Elegir carpeta…</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>Elegir la carpeta de «tessera work»</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>Abrir el &amp;mejor tablero</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>Abrir la mejor ejecución hasta ahora con su puzle</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>La carpeta de «tessera work»</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>%1 de %2 unidades hechas, %3 divididas. Procesos: %4. Mejor puntuación: %5.</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>Aún no hay tablero</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>Generar un puzle</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solución</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>La solución del puzle</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>Ningún puzle tiene estos ajustes.</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>Soluciones esperadas</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>Generando el puzle</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>Abrir este puzle</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>Casillas d&amp;e pista:</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>Solución:</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>Generando el puzle…</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>Soluciones esperadas: %1</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Marco</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>El borde del tablero es gris, y ninguna otra arista lo es</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>Con s&amp;igno</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Cada color tiene salientes y entrantes; un saliente solo casa con un entrante</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>Sin co&amp;pias</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>No hay dos piezas iguales, ni siquiera giradas</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>Uniforme: todos los colores aparecen las mismas veces. Al azar: cada color se sortea por separado.</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>De&amp;jar la solución en el tablero</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>Si no, el tablero solo muestra las pistas</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>Pu&amp;zle:</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>&amp;Distribución:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>B&amp;orde:</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>colores interiores</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>colores de borde</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>Soluciones esperadas según el número de colores</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>%1 %2 elegidos, %3 son los más difíciles. Esperadas por azar: 10 elevado a %4 soluciones.</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>log₁₀ de las soluciones esperadas</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>más difícil: %1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>Aquí no es posible ninguna estimación.</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2: %3 soluciones esperadas por azar. Haga clic para elegir.</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>Tutorial, métodos, formatos y órdenes</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Teclas y gestos</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>Atajos de teclado y gestos del ratón</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>Haga clic en cualquier elemento de la ventana para leer para qué sirve</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>&amp;Acerca de Tessera</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versión, licencia y fuentes</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>Ninguna página contiene todas estas palabras.</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>Mostrar solo las páginas con todas estas palabras; Intro abre la primera</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>%1: una pista</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>%1: sin pista</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>Qué piezas de la solución se dan como pistas. Las casillas de Eternity II requieren un tablero de 16×16.</translation>
    </message>
    <message>
        <source>On random cells</source>
        <translation>En casillas al azar</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>La casilla central de Eternity II</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>Las cinco casillas de Eternity II</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>En casillas elegidas</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>Cuántas piezas se dan como pistas</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>Pis&amp;tas:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>Casillas de pista</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>Haga clic en una casilla, o pulse Espacio, para dar su pieza como pista</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>detectado</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>El formato con el que se lee el archivo</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>Orden de aristas</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>Los lados que indican, en orden, los cuatro números de una pieza</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>Qué importar y dónde</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>El número que en el archivo representa el gris del marco</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>Piezas y tablero, en una pestaña nueva</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>Solo las piezas, en una pestaña nueva</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>Solo el tablero, sobre «%1»</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>Solo el tablero, sobre el puzle abierto</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Sin vista previa</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>Importar lo que muestra la vista previa</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>&amp;Orden de aristas:</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>&amp;Gris:</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>Con&amp;tenido:</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>O&amp;bservaciones:</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>No reconocido</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Detectado: %1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>El archivo no está en ningún formato de puzle conocido. Elija su formato arriba.</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>detectado: %1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>El tablero está vacío. La vista previa muestra las piezas en orden.</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>El tablero con los números de pieza de «%1», sin sus pistas, en una pestaña nueva</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>El tablero con los números de pieza del puzle abierto, en una pestaña nueva</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>Usar los &amp;números de pieza del puzle abierto</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>Para archivos con las mismas piezas en otro orden, giradas o con otros números de color</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>&amp;Conservar las pistas y los bloqueos del puzle abierto</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>Sin las pistas se acepta cualquier disposición. También se quitan los bloqueos</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Este tablero mueve %1, que está bloqueada. Para importarlo de todos modos, desactive «Conservar las pistas y los bloqueos del puzle abierto».</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>Este tablero mueve %1, que tiene una pista. Para importarlo de todos modos, desactive «Conservar las pistas y los bloqueos del puzle abierto».</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>&amp;Reasignar</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>Asignar la tecla a esta acción y quitársela a la otra</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>Quitar la tecla de esta acción</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>Restablecer las teclas predeterminadas de esta acción</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer t&amp;odo</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>Restablecer las teclas predeterminadas de todas las acciones</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Filtrar por nombre o tecla</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>Mostrar solo las acciones que contienen estas palabras</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Las acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Teclas predeterminadas</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>Pulse la tecla que desea asignar a esta acción</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>Te&amp;cla:</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>%1 ya está asignada a «%2» en el menú «%3».</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>«%1» ya no tiene tecla.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>%1 ya está asignada a «%2» en la ventana «%3».</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>Autocorrelación de un paseo aleatorio</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>Movimientos de distancia</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>A %1 movimientos: %2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>Los movimientos cuyo paisaje se mide</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisaje</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>Intercambios con el mejor giro</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Giros</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>Intercambios y giros</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>Red de óptimos locales</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>&amp;Movimientos:</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>Este puzle no tiene tales movimientos.</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>Los %1 óptimos locales; el mejor tiene %2 de %3 aristas.</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>Muestra de %1 óptimos locales; el mejor tiene %2 de %3 aristas.</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>Longitud de correlación: %1 movimientos.</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>Instale Graphviz para ver su red.</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>Graphviz no pudo dibujar su red.</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>La imagen muestra los %1 con las cuencas más grandes.</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Show or hide this panel</source>
        <translation>Mostrar u ocultar este panel</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Buscar una orden…</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>Ejecutar cualquier orden escribiendo parte de su nombre</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Búsqueda</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Mostrar u ocultar la barra de herramientas</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>El idioma cambiará la próxima vez que inicie Tessera, porque la ventana «%1» está en uso.</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>Idioma, colores, losetas, teclas, valores predeterminados y límites</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>Estado inicial</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>Todos los cambios hechos. Haga clic en un paso para volver a él</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>Mostrar los puzles recientes como imágenes o volver a los abiertos</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>Puzle &amp;siguiente</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>Mostrar el siguiente de los puzles abiertos</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>Puzle &amp;anterior</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>Mostrar el anterior de los puzles abiertos</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Se muestra la página de inicio. Abra antes un puzle.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>Abra primero otro puzle.</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>El idioma cambiará la próxima vez que inicie Tessera, porque la ventana cerrada «%1» tiene trabajo sin terminar.</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Made by hand</source>
        <translation>Hecho a mano</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Marco</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>El borde del tablero es gris, y ninguna otra arista lo es</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>Con s&amp;igno</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>Cada color tiene salientes y entrantes; un saliente solo casa con un entrante</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>Cuántos colores tienen las primeras piezas. Cada arista se puede cambiar más tarde.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nuevo puzle</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>Las piezas con las que empieza el puzle</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>Demasiado grande para una vista previa</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>C&amp;rear</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>Abrir un puzle con estas piezas</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzle:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>B&amp;orde:</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>I&amp;ntroducir piezas…</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>Abrir un tablero vacío de este tamaño con estas reglas e introducir las piezas de un juego real</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Celdas por lado</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Números dados</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>Generar un puzle con una solución o empezar con una cuadrícula vacía</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>Lo que exige resolverlo: candidatos únicos; parejas y candidatos bloqueados; tríos y X-wings; o más</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Cantidad de números dados</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>Cuántos números se dan. Las cantidades muy pequeñas solo se encuentran con suerte.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>Cómo están dispuestos los números dados</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>Generar un puzle</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>Cuadrícula vacía</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenido:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>&amp;Dificultad:</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>Cantidad de &amp;números dados:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;imetría:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;emilla:</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>C&amp;rear</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>los menos posibles</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>Generando el sudoku…</translation>
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
        <translation>Aviso</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>Las imágenes que se dibujan sobre los colores</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>&amp;Fondo…</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>Elegir el color tras el emblema de la fila seleccionada</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>&amp;Emblema…</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>Elegir el color del emblema de la fila seleccionada</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>Importar una paleta de un archivo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>Guardar la paleta en un archivo</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>Colores en uso</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>Cuántos colores, desde el primero, deben distinguirse</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>Colores personalizados</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>tabla de abajo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>El nombre de la paleta en la lista de losetas</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>Copiar todos los colores de otras losetas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>Haga doble clic en un color para cambiarlo</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>&amp;Motivos:</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;Partir de:</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>&amp;Colores en uso:</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>Emblema del color %1</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>Fondo del color %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>La paleta no tiene nombre. Escriba uno.</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>Ya existe una paleta llamada «%1». Elija otro nombre.</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>Todos estos colores se distinguen, incluso para personas daltónicas.</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>Importar una paleta</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>Paletas (*.palette);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>&amp;Pintar aristas</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>Cambiar aristas con el ratón: el clic izquierdo pinta, el derecho toma un motivo, la rueda recorre los motivos. Con el teclado: Alt y una flecha</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>&amp;Ambos lados de la unión</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>Pintar también la arista vecina, para que las dos casen</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>Motivos con que pintar</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>El motivo que un clic pinta en una arista</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>Cada clic da a la arista el motivo siguiente, o con Mayús el anterior</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>Las piezas no se pueden editar mientras una búsqueda muestra su tablero. Conserve el resultado o vuelva antes.</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>Elegir una &amp;imagen…</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>Usar una imagen propia para el motivo elegido en el panel Pintar (PNG, JPEG o SVG). Se guarda en el archivo del puzle</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>&amp;Quitar la imagen</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>Volver a dibujar de la forma habitual el motivo elegido en el panel Pintar</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>Quitar una imagen</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>Losetas de este puzle</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>Cómo se dibuja este puzle en cualquier equipo</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>Imágenes de este puzle</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>Como en los ajustes</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>El nombre del motivo elegido o, en un puzle con signo, de su mitad</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>Nombre del motivo</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>Elegir las losetas</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>Nombrar un motivo</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>Elija antes un motivo en el panel Pintar.</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>Este motivo no tiene imagen.</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Valores: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Por omisión: %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>Este método no tiene parámetros.</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>Restablecer el valor por omisión: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
</context>
<context>
    <name>tessera::PartsView</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>En la última hora</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>La parte de las evaluaciones que hizo cada parte del método, cuántas veces mejoró el mejor tablero y en cuántos puntos: desde el inicio y en la última hora</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>Estimado según cuántos haces fueron tan buenos como el mejor tablero. Puede ser varias veces demasiado corto o largo.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Próxima mejora</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>Próxima mejora: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PieceDialog</name>
    <message>
        <source>&amp;Up:</source>
        <translation>&amp;Arriba:</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Arista superior</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Derecha:</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Arista derecha</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>A&amp;bajo:</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Arista inferior</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Izquierda:</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Arista izquierda</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>Editar la pieza %1</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>La pieza</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>La pieza como aparecerá en el tablero</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>Dar a la pieza estas aristas</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>Color de esta arista. 0 es el gris del marco. Escriba un número para elegir su color.</translation>
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
        <translation>Pieza %1, %2, %3</translation>
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
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>Interior</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Única</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>El número de la pieza</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>A dónde pertenece la pieza por sus aristas grises</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>Cuántas piezas son iguales, con cualquier giro</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>En qué lugar del tablero está la pieza</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Casan</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>Cuántas de sus aristas casan allí</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>Piezas del puzle</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>Todas las piezas. Haga clic en una para seleccionarla en el tablero, o en un encabezado para ordenar.</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>Piezas que no están en el tablero. Intro coloca una en el tablero, R la gira.</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>Este puzle aún no tiene piezas.</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>Todas las piezas están en el tablero. Arrastre una aquí para quitarla.</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>Ninguna pieza encaja en %1.</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>Ninguna pieza restante cumple el filtro.</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>Find a piece</source>
        <translation>Buscar una pieza</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>Buscar una pieza por su número o sus aristas</translation>
    </message>
    <message>
        <source>&amp;Fits here</source>
        <translation>&amp;Encaja aquí</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>Mostrar solo piezas que casan con todas las vecinas de la casilla seleccionada</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>Piezas fuera del tablero</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n pieza encaja en %1</numerusform>
            <numerusform>%n piezas encajan en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n pieza fuera del tablero</numerusform>
            <numerusform>%n piezas fuera del tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>%1 de %n pieza fuera del tablero</numerusform>
            <numerusform>%1 de %n piezas fuera del tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>Fuera de su tablero: %L1</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Piezas de esquina</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Piezas de lado</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>Piezas interiores</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Por número</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Por color</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Todos los colores</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>Clase de piezas</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>Mostrar solo las piezas de esta clase</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>Color de las piezas</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>Mostrar solo las piezas con una arista de este color</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>Orden de las piezas</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>El orden en que se listan las piezas</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>Buscar: 17 o a?b?</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>Buscar una pieza por su número o sus aristas. Escriba cuatro letras de color en sentido horario, a para el gris, ? para cualquiera. Intro muestra la pieza siguiente</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>Ninguna pieza tiene estas aristas.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>Escriba un número de 1 a %1, o cuatro aristas como a?b?.</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>La pieza %1 está en %2</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>La pieza %1 está fuera del tablero</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>which of the pieces found, and where it is</extracomment>
        <translation>%1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>tessera::PlainDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Recargar el archivo</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>Conservar la solución de la búsqueda</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>Empezar con un plan incluido en Tessera</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>Número: tantos puzles generados, con semillas consecutivas</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>Parámetros como nombre = valor, separados por punto y coma. Una lista 0.9, 0.95 o un intervalo 1:2:9 (inicio:paso:fin) prueba cada valor.</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>Ejecuciones de cada método en cada puzle</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>La semilla de la primera ejecución; las demás siguen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>Lo que termina cada ejecución. Con evaluaciones, toda máquina obtiene los mismos resultados.</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>El presupuesto de cada ejecución</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>Abrir el plan</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>Mostrar el plan en la ventana. No se escribe nada antes de que se ejecute.</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>Diseñar un plan</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>Segundos de tiempo de procesador</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Guardar el plan…</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;Plantilla:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>Añadir &amp;puzle</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>Añadir &amp;método</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>&amp;Ejecuciones:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Primera semilla:</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>&amp;Presupuesto:</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>&amp;Generado…</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Archivos…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Preajuste</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>Plan vacío</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimando…</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>Añada puzles y métodos.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n ejecución, unos %1 con %2 a la vez</numerusform>
            <numerusform>%n ejecuciones, unos %1 con %2 a la vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n ejecución, como máximo %1 con %2 a la vez</numerusform>
            <numerusform>%n ejecuciones, como máximo %1 con %2 a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predeterminados</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>Los ajustes que los parámetros cambian</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>Añadir puzles</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 distintas</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>Tablero %1 de la población: %2 de %3 aristas casan; casillas distintas del mejor: %4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>El algoritmo genético y las colonias de hormigas muestran aquí los tableros de su población.</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>Tableros de la población</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>Una muestra de la población, el mejor primero. Seleccione un tablero para mostrarlo y seguir su lugar en la población. Esc vuelve a mostrar el mejor tablero.</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Vista previa de impresión…</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>Previsualizar e imprimir el tablero o las piezas para recortar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>Imprimir con los ajustes de la vista previa</translation>
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
        <translation>Contenido</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>Vertical u horizontal</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>El margen en los cuatro lados. La mayoría de las impresoras necesita al menos 5 mm</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Vista previa de impresión</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>El tablero actual</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>El puzle, para recortar y jugar</translation>
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
        <translation>Carta (8,5 × 11 pulg.)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>Legal (8,5 × 14 pulg.)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>Elegir una impresora e imprimir</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>Guardar estas páginas en un archivo PDF</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Números de pieza</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>Imprimir el número de cada pieza</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Coor&amp;denadas</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>Letras de columna y números de fila en el borde</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>Marcas de &amp;fallos</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marcar las uniones que no casan</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>Mostrar qué piezas están bloqueadas o son pistas</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>Longitud del lado de una pieza y de una casilla del tablero</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>Espacio entre las piezas. Con 0, un solo corte separa dos piezas</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>Nú&amp;meros en el dorso</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>Añadir una página de números para el dorso de cada hoja. Imprima por ambas caras, volteando por el lado largo</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>Tablero &amp;vacío con pistas</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>Añadir un tablero vacío para jugar, a la misma escala. Un tablero grande se reparte en varias páginas</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>&amp;Tamaño de pieza:</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>&amp;Hueco:</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vista previa de la página</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenido:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>&amp;Papel:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Orientación:</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>Má&amp;rgenes:</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>&amp;Bloqueos</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>Búsquedas &amp;anteriores</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>Mostrar las búsquedas anteriores de este puzle como líneas finas, y el intervalo que alcanzaron las búsquedas de este tipo</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>Puntuación a&amp;ctual</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Puntuación a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>Inicie una búsqueda para ver aquí su curva.</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>Eje &amp;X:</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>Mostrar la puntuación del tablero actual, o toda la población, como banda detrás del mejor</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>esperado según %n ejecución</numerusform>
            <numerusform>esperado según %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>La búsqueda aún no tiene un tablero completo.</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>con marco</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>sin marco</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1, con signo</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>Aut&amp;or:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notas:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Piezas:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Colores:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>Generado:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>El título del puzle</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>El autor del puzle</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>Sus notas sobre el puzle</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2, máximo %3 puntos</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1, %n pista</numerusform>
            <numerusform>%L1, %n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>no o se desconoce</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>con semilla %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>Suma de control:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>Dos juegos con las mismas piezas tienen la misma suma, en cualquier orden y rotación. Compárela con el dueño de otro juego</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>Sin colores:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>Una suma que no depende de los números de los colores</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>Copiar esta suma</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>se desconoce: demasiados colores se parecen</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1, borde de un solo color</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1, borde de color %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1, las piezas conservan su rotación</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>%1, línea por línea</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>&amp;Añadir una pieza</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>Añadir a la bandeja una pieza con el motivo 1 en todos los lados</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>&amp;Duplicar la pieza</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>Añadir a la bandeja una copia de la pieza bajo el cursor</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>&amp;Eliminar piezas</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>Eliminar las piezas seleccionadas del puzle, no solo del tablero</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>Reemplazar un &amp;color…</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>Dar a todas las aristas de un color otro</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>&amp;Recolorear para casar</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>Cambiar las menos aristas posibles para que casen todas las piezas colocadas</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>Cambiar &amp;tamaño…</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>Cambiar el tamaño del tablero. Las piezas se conservan</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Marco</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>Hacer gris el borde del tablero. Las piezas del borde reciben ahí aristas grises</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>&amp;Signos</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>Dar a cada color salientes y entrantes. Lo que casa ahora sigue casando</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>&amp;Voltear horizontalmente</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>Voltear horizontalmente el tablero y cada pieza. Las piezas cambian</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>Vo&amp;ltear verticalmente</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>Voltear verticalmente el tablero y cada pieza. Las piezas cambian</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>&amp;Girar el tablero a la derecha</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>Girar todo el tablero en sentido horario, con bloqueos y pistas</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>Girar el tablero a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>Girar todo el tablero en sentido antihorario, con bloqueos y pistas</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>Crear un &amp;puzle a partir del tablero</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>Barajar las piezas en la bandeja y guardar el tablero como solución</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>Aquí no hay pieza que copiar.</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>Color que se reemplaza</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>Color nuevo</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>Reemplazar un color</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>Recolorear todas las aristas de este color</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>Re&amp;emplazar:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>&amp;Por:</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>Escriba el número de un color para seleccionarlo</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>Cambiará %n arista.</numerusform>
            <numerusform>Cambiarán %n aristas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>Elija dos colores distintos.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>Añadir &amp;las piezas que faltan</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>Añadir piezas con el motivo 1 hasta que haya una por casilla. Un marco recibe aristas grises</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Cambiar el tamaño del tablero</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;Cambiar tamaño</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>Cambiar el tablero a este tamaño</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>Falta %n pieza para llenar este tablero.</numerusform>
            <numerusform>Faltan %n piezas para llenar este tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n pieza no cabe en este tablero y se queda en la bandeja.</numerusform>
            <numerusform>%n piezas no caben en este tablero y se quedan en la bandeja.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>Las piezas llenan exactamente el tablero.</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>Borde de u&amp;n solo color…</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>Exigir que todas las aristas del borde tengan el mismo color, en un tablero sin marco</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>Borde de un solo color</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>&amp;Borde:</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>Las aristas del borde cuentan en la puntuación como las uniones.</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>Desactive primero el marco y los signos.</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Cambiar</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>Usar esta regla para el borde</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>&amp;Introducir piezas…</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>Escribir o pegar las piezas de un puzle que tiene en casa</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>&amp;Conservar la rotación</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>No permitir girar las piezas, como en TetraVex. Las piezas se listan con su rotación en el tablero</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Recargar el archivo</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>Pintar aristas</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>Cambiar una arista en %1</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>Duplicar la pieza %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Añadir una pieza</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>Seleccione antes las piezas que eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>Eliminar %n pieza</numerusform>
            <numerusform>Eliminar %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>Eliminar la pieza %1</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>Cambiar el tamaño a %1 × %2</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>Poner el marco</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>Quitar el marco</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>Poner los signos</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>Quitar los signos</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>Reemplazar el color %1 por %2</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>Recolorear para casar</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>Todas las piezas colocadas ya casan.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>Se cambió %n arista.</numerusform>
            <numerusform>Se cambiaron %n aristas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Voltear horizontalmente</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Voltear verticalmente</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>Cada pieza es ahora su imagen especular. Girar la pieza antigua puede no dar la nueva.</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>Girar el tablero en sentido horario</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>Girar el tablero en sentido antihorario</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>Crear un puzle a partir del tablero</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>Las piezas están barajadas en la bandeja. El tablero se ha guardado como solución.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>No hay pieza en %1 que pintar. Coloque antes una ahí.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 está bloqueada. Desbloquéela antes.</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>Cambiar la regla del borde</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>Introducir %n pieza</numerusform>
            <numerusform>Introducir %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>Conservar la rotación de las piezas</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>Permitir girar las piezas</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>Las piezas se listan ahora con su rotación en el tablero.</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>%1 en el marco, %2 en el interior</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>%n pieza colocada, puntuación %1 de %2</numerusform>
            <numerusform>%n piezas colocadas, puntuación %1 de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>Piezas:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>Colores:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Pistas:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Tablero:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>%1 solo en el marco, %2 otros</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>%1 construye su primer tablero</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>El tablero muestra el resultado de una búsqueda. Consérvelo o vuelva antes.</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>Hay una búsqueda en curso en este tablero. Párela antes.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>Llevar este tablero al puzle. Deshacer recupera el anterior</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>Descartar el resultado y mostrar otra vez el tablero del puzle</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>Terminado: %1 no encontró ningún tablero completo</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>Reproducción de %2 en %1, %3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>Tablero %1 de la población de %2, %3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>Resuelto por %1 en %2</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>Terminado: el mejor tablero de %1, %2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>Detenido: el mejor tablero de %1, %2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>De la carrera, antes del final: el mejor tablero de %1, %2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>En pausa: el tablero actual de %1, %2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>En vivo: el tablero actual de %1, %2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>En pausa: el mejor tablero de %1, %2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>En vivo: el mejor tablero de %1, %2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · semilla %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>Resuelto: %1.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Detener la búsqueda</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>Detener la búsqueda. Su mejor tablero sigue a la vista</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>Conservar este tablero</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>Llevar el tablero al puzle. Deshacer recupera el anterior</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>Mostrar otra vez el tablero del puzle</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>Antes del primer paso de %1, %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>Cuánto del puzle está resuelto, mal o vacío</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>La casilla bajo el ratón o el cursor, y su contenido</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>Velocidad y duración de la búsqueda</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>%1 evaluaciones/s · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pausa · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>Reanudando · %1</translation>
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
        <translation>Cuánto puede durar cada búsqueda. Su reloj se detiene mientras otra tiene el turno.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>&amp;Tiempo para cada uno:</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>&amp;Semillas para cada uno:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>&amp;Primera semilla:</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>&amp;Métodos:</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>&amp;Iniciar la carrera</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>Iniciar una búsqueda con cada uno de los métodos elegidos en este puzle</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>&amp;Evaluaciones para cada uno:</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n búsqueda, %1 a la vez</numerusform>
            <numerusform>%n búsquedas, %1 a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1, con %2 evaluaciones cada una.</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>%1: unos %2 si el procesador está libre por lo demás.</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1: como mucho %2.</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>Los métodos de la carrera, con valores por omisión o preajustes</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>Elija al menos un método.</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>Fije antes un límite de tiempo o de evaluaciones.</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>Hacer comp&amp;etir estos métodos</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>Iniciar una búsqueda con cada uno de estos métodos y sus valores por omisión</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>Elegir méto&amp;dos…</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>Elegir antes métodos, preajustes, límites y semillas</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>Hacer competir %n método en %1</numerusform>
            <numerusform>Hacer competir %n métodos en %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>Un tablero con puntuación %1 no superó la comprobación, así que no se guardó en el archivo de récords.</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>%1 no es un archivo de récords. Indique otro archivo para los récords.</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>Colocar el récord</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>Colocar en el tablero el récord seleccionado, como un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>Exportar récords…</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>Exportar todos los récords de este puzle como tabla para otros programas</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>Mejores tableros encontrados para este puzle</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>Los mejores tableros encontrados hasta ahora. Intro o un doble clic coloca uno en el tablero.</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>Ninguna búsqueda ha encontrado aún un tablero completo de este puzle. Los mejores aparecen aquí.</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>Mejor: %1 de %2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>Colocar un récord (%1 de %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>Tras</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>Abra antes un puzle de aristas.</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>Mejora a&amp;nterior</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>Mostrar el mejor tablero anterior a este</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>Reproducir las mejoras de la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>Mejora s&amp;iguiente</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>Mostrar el mejor tablero posterior a este</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>Cuántas mejoras se reproducen por segundo</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>Momento de la búsqueda</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>Las mejoras de la búsqueda. El tablero muestra la seleccionada.</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>Detener la &amp;reproducción</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>No hay ninguna mejora más.</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>No hay ninguna búsqueda que reproducir.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 · %4</source>
        <translation>%1 de %2 · %3 · %4</translation>
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
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>Los puzles que muestran los gráficos y la comparación</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>Desv. est.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Por segundo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <translation>Efecto</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>Tipo de p</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>La puntuación que deben alcanzar las ejecuciones</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>Aún no ha terminado ninguna ejecución.</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>Ejecuciones que alcanzaron el objetivo, %</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>Una fila por método</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>E&amp;jecuciones</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>Una fila por ejecución; un doble clic la abre</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>Diagramas de ca&amp;jas</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>Puntuaciones en el tie&amp;mpo</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>Tiempo al ob&amp;jetivo</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>&amp;Puzle:</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>Eje &amp;X:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>O&amp;bjetivo:</translation>
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
        <translation>Generaciones</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>Las pruebas de Mann–Whitney muestran si los métodos difieren más que por azar. Cada puzle de un grupo cuenta una vez, por su mediana. p (Holm) está corregida para todos los pares.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Tras %1</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1 (mejor %2)</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>%1: tiempo hasta %2 de %3</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>%1: puntuaciones a lo largo del tiempo, puntuación máxima %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>%1: puntuaciones, puntuación máxima %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anál&amp;isis</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>Pruebas sobre todos los puzles, rangos, tiempos y perfiles</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1 % de las ejecuciones</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>Guardar la ejecuc&amp;ión…</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>Guardar la búsqueda con todos sus mejores tableros, para abrirla, reproducirla y repetirla después</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>El archivo de ejecución está incompleto. Se ha cargado todo lo anterior al corte.</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>Aún no hay ninguna ejecución que guardar: inicie antes una búsqueda.</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>Reanudar desde un punto de control…</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>Reanudar una búsqueda inacabada desde un punto de control de solve --checkpoint o una ejecución guardada</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>Este archivo no contiene ninguna búsqueda inacabada que reanudar.</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>Guardar la c&amp;urva…</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>Guardar la puntuación a lo largo del tiempo como imagen o tabla</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>Aún no hay ninguna curva que guardar: inicie antes una búsqueda.</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>%1: puntuación máxima %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Guardar la ejecución</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>Guardar la curva</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 (curva)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>La búsqueda no se puede reanudar desde este archivo, porque su estado es demasiado grande.</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>mejora hace %n s</numerusform>
            <numerusform>mejora hace %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>mejora hace %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>Frenar la búsqueda para ver cada paso, con una explicación sobre el tablero</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>Mostrar el tablero a&amp;ctual</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>La mejor puntuación hasta ahora y la puntuación máxima</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>Puntos que faltan para la puntuación máxima</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Mostrar los ajustes de esta búsqueda</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>Mostrar el tablero que el método está cambiando ahora, en vez del mejor</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>A toda velocidad</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n paso por segundo</numerusform>
            <numerusform>%n pasos por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Ajustes de la búsqueda</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>Aún no hay búsqueda</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>en %1 de %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>reanudando: repite los últimos segundos</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>%1 eval./s</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>Aún sin tablero completo</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>No existe el método «%1».</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>La búsqueda no encontró ningún tablero completo.</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>Este método no puede reanudar desde el estado guardado. Empiece una búsqueda nueva.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>La búsqueda %1 de «%2» se reanuda exactamente donde se detuvo.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>La búsqueda %1 de «%2» se reanuda donde se detuvo, pero antes repite su último trabajo.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>La búsqueda %1 de «%2» se reanuda desde su mejor tablero, porque no se guardó ningún estado.</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>La búsqueda %1 de «%2» vuelve a empezar desde el principio, porque no se guardó ningún estado.</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>Puntuación objetivo alcanzada: %1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>Límite de tiempo alcanzado: %1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>Límite de evaluaciones alcanzado: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>De la carrera, antes del final: %1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>No queda nada que probar: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Resuelto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>Hace %n paso: %1</numerusform>
            <numerusform>Hace %n pasos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>Se ha probado todo y no hay solución: %1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>El preajuste que «tessera tune» ha escrito en un archivo</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>Abrir un preajuste</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>Preajustes (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>%1: este preajuste es para otro tipo de puzle.</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>El método de búsqueda</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>Cómo funciona este método y qué puntuaciones ha alcanzado</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Valores de parámetros de un artículo, o valores que dan buen resultado</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>El tablero con el que empieza la búsqueda</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>La misma semilla, los mismos hilos y el mismo número de evaluaciones dan otra vez el mismo tablero</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>Acerca del método</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>Elegir otra semilla al azar</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Un tablero al azar</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>Un tablero voraz</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>El tablero actual</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Método:</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>P&amp;reajuste:</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>Empe&amp;zar con:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Sem&amp;illa:</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>Límite de &amp;tiempo:</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>E&amp;valuaciones:</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predeterminados</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valores personalizados</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>El número de hilos para los métodos que pueden repartir su trabajo. Otro número da otro resultado, incluso con la misma semilla.</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>&amp;Hilos:</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>A elección del método</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>Para la búsqueda tras este número de segundos</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>Para la búsqueda tras este número de evaluaciones. Así es repetible</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>tiempo real</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>tiempo de CPU</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>El tiempo de procesador excluye otros programas, y así las búsquedas son comparables. Suma todos los hilos.</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>Qué tiempo cuenta el límite</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>Mostrar u ocultar el preajuste, los parámetros, el inicio y las evaluaciones</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>Mejor puntuación:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tiempo:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>Evaluaciones/s:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>Evaluaciones:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1, %2 % de un núcleo</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1, %2 % de un núcleo por hilo</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>Aún no hay resultado. Ejecute antes una búsqueda.</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>No hay ninguna búsqueda en curso.</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>No hay ninguna búsqueda detenida que reanudar.</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>Reanudar la búsqueda. %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>En pausa. %1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>No hay ningún paso anterior. Dé primero algunos pasos.</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>Mostrar los ajustes de esta búsqueda</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>Los mismos ajustes y semilla dan el mismo puzle en todas partes</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>Elegir otra semilla al azar</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>Tessera se cerró inesperadamente. Este es su trabajo sin guardar del %1.</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>Conservar el puzle</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>Trabajar con esta versión recuperada. Aún no está guardada</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>Volver a la versión del archivo</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>Cerrar este puzle</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>Tessera no puede guardar copias de recuperación. Guarde su trabajo a menudo. %1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>Reanudar la búsqueda</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>Reanudar la búsqueda donde se detuvo</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>Buscar a partir de este tablero</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>Colocar el mejor tablero y empezar una búsqueda nueva desde él, con el mismo método, los mismos parámetros y los mismos límites</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>Cerró Tessera (%1) antes de que terminara la búsqueda. La búsqueda está en pausa.</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>Este es el resultado de una búsqueda cuando cerró Tessera (%1). Conserve su tablero o vuelva atrás.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>Tessera se cerró inesperadamente (%1) antes de que terminara la búsqueda. La búsqueda está en pausa.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>Tessera se cerró inesperadamente. Este es el resultado de una búsqueda (%1). Conserve su tablero o vuelva atrás.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>%n de sus búsquedas no se puede restaurar</numerusform>
            <numerusform>%n de sus búsquedas no se pueden restaurar</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>Otra pestaña contiene el trabajo recuperado de «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>%n otra pestaña contiene trabajo recuperado.</numerusform>
            <numerusform>Otras %n pestañas contienen trabajo recuperado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>Mostrar pestaña</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>Ir a esa pestaña</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>Tessera no puede guardar copias de recuperación, así que sigue abierto. Algunas búsquedas están en pausa. %1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>%1 está abierto en otra pestaña, por lo que al guardar se pedirá un nombre nuevo.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>&amp;Cambiar de espacio de trabajo con la búsqueda</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Mostrar el espacio Observar cuando empieza una búsqueda y Editar cuando se conserva o descarta su resultado</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>El idioma del programa</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>Ventanas claras u oscuras, o según el sistema</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>Vista previa de estas losetas</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>Guardado &amp;y límites</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valores pre&amp;determinados</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>El idioma cambia al cerrar este diálogo, o en el próximo inicio si hay una carrera o un experimento abierto.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>El método que usan las búsquedas nuevas</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>Valores de parámetros de un artículo, o valores que dan buen resultado</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>Búsquedas nuevas</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Método:</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Preajuste:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Límite de &amp;tiempo:</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>&amp;Evaluaciones:</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>Puzles generados</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>P&amp;uzle:</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>V&amp;olver a abrir los archivos al iniciar</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>Búsquedas simultáneas</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>Cuántas búsquedas ejecuta a la vez una carrera o un experimento nuevo. Más de una por núcleo no acelera ninguna.</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>&amp;Búsquedas simultáneas:</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Todos los ajustes</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>Aplicar sus cambios y guardar todos los ajustes en un archivo para usarlos en otro equipo</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>Usar los ajustes de un archivo exportado por Tessera</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restaurar valores predeterminados</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>Restablecer todos los ajustes, también las teclas y las paletas</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exportar los ajustes</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>Ajustes (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>Ajustes (*.ini);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>Restaurar los ajustes predeterminados</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>Se perderán todos sus ajustes, teclas y paletas. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copias de recuperación</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>Cada cuánto, como máximo, se copia el trabajo sin guardar. Tras un fallo, Tessera restaura esta copia</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>Pasos de deshacer</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>Menos pasos ocupan menos memoria, lo que importa en tableros grandes. Se aplica a los puzles que se abran a partir de ahora.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>&amp;Copias de recuperación, al menos cada:</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>Pasos de des&amp;hacer:</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>Restaura también las búsquedas, sus resultados y las carreras. Tras un fallo, el trabajo sin guardar se restaura siempre</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>Memoria por hilo</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>La memoria máxima que usa cada hilo para los tableros de un haz o los rastros de las hormigas, digan lo que digan sus parámetros. Nada más se limita.</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>según la búsqueda</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>&amp;Memoria por hilo, como máximo:</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>Mostrar la &amp;página de inicio cuando no haya ningún puzle abierto</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>Si no, Tessera muestra un puzle de ejemplo</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;Reducir el movimiento</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>No hacer destellar las casillas cambiadas ni animar un puzle resuelto</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>Todos sus ajustes, teclas y paletas se reemplazarán por los de «%1». Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>Los ajustes se importaron de «%1».</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>Teclas y gestos</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>Mostrar solo las filas que contienen estas palabras</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>Sugerir el siguiente movimiento e ir a su casilla</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>Colocar piezas forzadas</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>Llenar todas las casillas en las que solo encaja una pieza</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>Comparar con la solución</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>Seleccionar las piezas que difieren de la solución guardada</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>pieza %1, %2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>El tablero está lleno y todo casa.</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>La pieza de %1 no casa con todas sus vecinas.</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>Ya ninguna pieza encaja en %1. Quite una pieza de al lado.</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>Solo una pieza encaja en %1: %2.</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>En la solución guardada, %1 tiene %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>%1 tiene el menor número de posibilidades: %n.</numerusform>
            <numerusform>%1 tiene el menor número de posibilidades: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>Colocar %n pieza forzada</numerusform>
            <numerusform>Colocar %n piezas forzadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>%n pieza forzada colocada. Ahora ninguna pieza encaja en %1.</numerusform>
            <numerusform>%n piezas forzadas colocadas. Ahora ninguna pieza encaja en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>%n pieza forzada colocada.</numerusform>
            <numerusform>%n piezas forzadas colocadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>Ninguna casilla está forzada. Cada casilla vacía tiene varias posibilidades.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>Este puzle no tiene ninguna solución guardada.</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>El tablero coincide con la solución guardada.</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Aún no hay ninguna pieza colocada.</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>La %n pieza coincide con la solución guardada.</numerusform>
            <numerusform>Las %n piezas coinciden con la solución guardada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n pieza difiere de la solución guardada y queda seleccionada. Puede haber otras soluciones.</numerusform>
            <numerusform>%n piezas difieren de la solución guardada y quedan seleccionadas. Puede haber otras soluciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Resolver el resto</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>Llenar las casillas vacías mediante búsqueda exacta. Las piezas colocadas se quedan</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>Todas las casillas tienen una pieza. No queda nada por resolver.</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>Resolviendo el resto…</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>Cancelado antes de encontrar una solución.</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>Resuelto. Es la única solución con las piezas colocadas.</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>Resuelto. Hay otras soluciones con las piezas colocadas.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>No hay solución con las piezas colocadas. Quite algunas e inténtelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>Sin respuesta en %n segundo. Coloque más piezas e inténtelo de nuevo.</numerusform>
            <numerusform>Sin respuesta en %n segundos. Coloque más piezas e inténtelo de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>Todas las soluciones del resto…</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>Listar todas las soluciones que conservan las piezas colocadas y recorrerlas</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Buscando todas las soluciones…</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>Estas piezas no tienen solución, se coloquen como se coloquen.</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>Este puzle no tiene solución con sus pistas.</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>Encabezados</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>Hasta ahora entre %1 y %2</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>Falta el archivo</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Sus puzles</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>No hay archivos recientes. Cree un puzle o abra un archivo.</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>Volver a los puzles abiertos y a sus búsquedas</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Volver al puzle</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>Puzles recientes</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>Abrir este puzle, como hace Intro</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la &amp;carpeta</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>Abrir la carpeta de este archivo</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>Quitar este puzle de la lista, como hace Supr. El archivo se conserva</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>No hay ningún puzle seleccionado.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzle</numerusform>
            <numerusform>%n puzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n resuelto</numerusform>
            <numerusform>%n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>No se puede abrir la carpeta %1.</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>El archivo es demasiado grande para una imagen</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>Nuevo s&amp;udoku…</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>Generar un sudoku o empezar con una cuadrícula vacía</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>Sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>Modo &amp;lápiz</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>Los números escritos son marcas de lápiz. Ctrl lo invierte.</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>Mostrar &amp;candidatos</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>Mostrar los números posibles en las celdas vacías</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>&amp;Anotar todos los candidatos</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>Anotar los números posibles de las celdas vacías como marcas de lápiz</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>Borrar las &amp;marcas de lápiz</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>Quitar todas las marcas de lápiz</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>Convertir los números en &amp;dados</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>Los números de la cuadrícula pasan a ser el puzle</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>&amp;Liberar los números dados</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>Permitir cambiar todos los números</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>Rellenar los candidatos únicos</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>Resolver el resto</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>La cuadrícula se ha copiado como imagen.</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>La cuadrícula se ha copiado como línea de números.</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>Copiar como &amp;línea de números</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>Copiar la cuadrícula como texto, con sus números en una línea</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>El sudoku se ha impreso.</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>Rellenar todas las casillas cuyas cifras se deducen de candidatos únicos</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 contiene ahora %n sudoku: ábralo para elegir.</numerusform>
            <numerusform>%1 contiene ahora %n sudokus: ábralo para elegir entre ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recargar el archivo</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 es un número dado y no se puede cambiar.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Vaciar %n celda</numerusform>
            <numerusform>Vaciar %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Escribir %1</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>Marca de lápiz %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>Anotar todos los candidatos</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>Borrar las marcas de lápiz</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>Vaciar la cuadrícula</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>Convertir los números en dados</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>Liberar los números dados</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>Sudokus en %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n número dado</numerusform>
            <numerusform>%1 · %2×%2 · %n números dados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>Como mucho %n puzle a la vez</numerusform>
            <numerusform>Como mucho %n puzles a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>Abrir los puzles seleccionados en pestañas</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1, puzle %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n celda vacía</numerusform>
            <numerusform>%n celdas vacías</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n conflicto</numerusform>
            <numerusform> · %n conflictos</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>Escriba números · Ctrl+número hace una marca de lápiz · Supr borra</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>Escriba números o letras · El modo lápiz hace marcas de lápiz · Supr borra</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>falta %n número</numerusform>
            <numerusform>faltan %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>Conservar la cuadrícula de la búsqueda</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>La primera cuadrícula: %1 de %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>%1 cambiado: ahora %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>Falta %n número en filas y columnas.</numerusform>
            <numerusform>Faltan %n números en filas y columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>Resuelto: cada fila, columna y bloque tiene todos los números.</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>Reinicio.</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>No cambió ninguna celda: sigue en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>Cambiaron %1 y %n celda más: ahora %2.</numerusform>
            <numerusform>Cambiaron %1 y %n celdas más: ahora %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>El mejor hasta ahora.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>Por el camino se alcanzó %1, lo mejor hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>Sacudida con %n movimiento al azar: %1.</numerusform>
            <numerusform>Sacudida con %n movimientos al azar: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>Se hace el mejor movimiento: %1.</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>%1: ninguno mejora la cuadrícula.</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 no es una mejora, así que la búsqueda vuelve a la cuadrícula guardada.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>Se guarda un óptimo local como punto de partida.</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>Mejor que la cuadrícula guardada (%1), así que se guarda.</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>Tan buena como la cuadrícula guardada, así que se guarda.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>Recalentado.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>Sin pérdida, así que se acepta a cualquier temperatura.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>Aceptado a temperatura %1, con probabilidad %2.</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>¿Intercambiar %1 y %2? Rechazado: a temperatura %3 su probabilidad era %4.</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>El nivel %1 empieza a temperatura %2.</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>Cuadrícula %1 de %2 de una nueva población.</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>Se han elegido dos progenitores, con %1 y %2. Este es el primero.</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>Una búsqueda local trabaja en la cuadrícula.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>La generación %1 está completa. Esta es su mejor cuadrícula.</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>Se hizo %n intercambio al azar para elegir la temperatura.</numerusform>
            <numerusform>Se hicieron %n intercambios al azar para elegir la temperatura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>El hijo toma %n bloque de su otro progenitor (%1).</numerusform>
            <numerusform>El hijo toma %n bloques de su otro progenitor (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>Mutación: %n intercambio al azar.</numerusform>
            <numerusform>Mutación: %n intercambios al azar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>Cuadrícula de sudoku</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>%1: dado %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>%1: número %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>%1: marcas de lápiz %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>C&amp;olores personalizados…</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>Crear una paleta personalizada a partir de estos colores</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>Cambiar esta paleta</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>Quitar esta paleta</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mis colores</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>Mis colores %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>¿Quitar la paleta?</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>Se perderá la paleta «%1». Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>Ajustes no guardados</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>No se pueden escribir los ajustes en la carpeta «%1». Se perderán al salir de Tessera. Compruebe si el disco está lleno o la carpeta es de solo lectura.</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>Progreso por el árbol</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>El tamaño del árbol se estima con descensos al azar (Knuth 1975). Puede ser varias veces menor o mayor.</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>Colocaciones por profundidad (casillas llenas)</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>Explorado el %1 % de unas %2 colocaciones</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1, todo el árbol en unos %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>Losetas más grandes</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>Losetas más pequeñas</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>&amp;Fallos</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>Marcar las uniones que no casan</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>&amp;Números de pieza</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>Mostrar el número de cada pieza</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>Mostrar letras de columna y números de fila</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>&amp;Bloqueos</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>Mostrar una chincheta en las piezas bloqueadas y las pistas</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>L&amp;etras de color</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>Mostrar la letra de cada color en sus aristas</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Can&amp;didatas</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>Mostrar cuántas piezas encajan en cada casilla vacía</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Mapa de ca&amp;lor</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>Colorear las casillas según lo que hizo la última búsqueda: cuántas veces cambió cada una, o la medida propia del método, como la feromona</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>El mapa de calor &amp;muestra</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>La medida pr&amp;opia del método</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>El valor que el método da a cada casilla, como la feromona. Si no lo hay, cuántas veces cambió</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Cambios</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>Cuántas veces cambió cada casilla de un mejor tablero al siguiente</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>&amp;Fallos frecuentes</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>Cuántos de los mejores tableros tenían un fallo en cada casilla</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>&amp;Diferencia con el tablero fijado</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>Las casillas que difieren del tablero fijado</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>Fi&amp;jar este tablero</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>Recordar este tablero, para ver después en qué difieren otros de él</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>Pseu&amp;docódigo junto al tablero</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>En el modo paso a paso, mostrar el método línea por línea y marcar la línea actual</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>A&amp;tenuar lo que casa</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>Atenuar las piezas sin fallos para que destaquen las demás</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>Fallos por &amp;fila</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>Mostrar en el borde del tablero el número de fallos de cada fila y columna</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Le&amp;yenda</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>Explicar las capas bajo el tablero, con los valores de la casilla bajo el ratón o el cursor</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>Fallo &amp;siguiente</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>Seleccionar las dos casillas junto al siguiente fallo y desplazarse hasta allí</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>Fallo &amp;anterior</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>Seleccionar las dos casillas junto al fallo anterior y desplazarse hasta allí</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>Disponer los paneles para construir el puzle</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>O&amp;bservar</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>Disponer los paneles para observar una búsqueda: tablero, puntuación y gráfico</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>Cambiar de es&amp;pacio de trabajo</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>Ir al otro espacio de trabajo, Editar u Observar</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>&amp;Cambiar de espacio de trabajo con la búsqueda</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>Mostrar el espacio Observar cuando empieza una búsqueda y Editar cuando se conserva o descarta su resultado</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>Devolver los paneles de este espacio de trabajo a sus lugares predeterminados</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pan&amp;talla completa</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>Mostrar solo tablero, puntuación y gráfico, a pantalla completa</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>Se muestra la página de inicio. Abra antes un puzle.</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>Mostrar sola</translation>
    </message>
</context>
</TS>
