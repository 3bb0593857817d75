<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or put down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>up %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a number of seconds that is not negative, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tessera: there is no display to open a window on. The commands need none: see “tessera --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format “%1”; “tessera formats” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “%1” can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to write; its ending says the format unless --to does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as this format instead of finding out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after so many solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints and locked pieces stay where they are. “complete” says whether everything was tried; otherwise there may be more than were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan; --resume goes on with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; --resume goes on with what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare methods over puzzles and seeds, as a plan says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json and table.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do J runs at the same time (default 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do only the I-th of N parts, for several machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with what the folder holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First take over the finished runs of another folder. May be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No progress on standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each finished run is kept at once, so nothing but the runs at work is lost when the program or the machine stops. Shards may share one folder; the tables hold whatever is finished when they are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side has 1 to %2 cells, because a piece and its rotation are kept in 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a puzzle that has a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many colours: hardest (the default, by formula), BORDER+INNER (two sets apart, e.g. 5+17), or TOTAL (one common set for all edges).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour joins with its mate, not itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow pieces that are copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even (the default): each colour equally often; random: as it comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give away N random pieces of the solution as hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: P0 to P11, EII.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere (default 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make K puzzles; OUT gets a number before its ending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to write; the ending says the format. “-” is standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> [options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command it opens the window, with the files given; the commands need no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help; after a command, the command&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“-” is standard input or output wherever a file is read or written. Exit codes: 0 done, 1 the work failed or a file is bad, 2 wrong usage, 3 stopped before the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what a puzzle is, and what is odd about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, or a viewer address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OUT has to end in one of %1; “%2” does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture: its ending is .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer side (default %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of a board: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the pieces&apos; numbers on a board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw curves against seconds (the default) or evaluations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how good a board is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score counts the joints between two pieces that match; fitness also weighs the 2×2 areas in which any joint does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board was found within the limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a published set of parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the first run (default 1); each further run has the next one, or as the preset&apos;s source has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop each run after that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop each run after so many evaluations: the same result on any machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where runs begin: random (the default), greedy, or board (the given one).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run K seeds (default 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run J of them at the same time (default 1); with fewer runs than jobs each run may use several threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the best board here; the ending says the format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the score over time: run,seed,seconds,evaluations,best,current.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without --time, --evaluations or --target it runs until the puzzle is solved or Ctrl-C; the best board is written in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solver “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--solver is missing; “tessera solvers” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on a framed %2 board: no cell is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, and only %2 edges touch the rim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all be joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edges cannot be paired off by colour, and only %2 edges touch the rim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>inner pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces with two opposite grey edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces with three grey edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces with four grey edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3 %4, but the puzzle has %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start board does not belong to the puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of seconds that is not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a limit: seconds, evaluations or target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a setting of the generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one value, and no more runs than can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random, greedy or board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, the most that is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a directory, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>Puzzles (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search of “%1” is running. Its board is lost if you close now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matched edges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hints have no rotations; they are taken as listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 numbers a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with the editor&apos;s own comment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many lines as there are cells of four numbers in each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells in order have grey all around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars part cells of five numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is in none of the known puzzle formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single number stands before lines of four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “%1” can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “%1” knows no signed puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds only a board: open the puzzle whose pieces it places first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint names</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece that lies on no other cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is JSON that names this format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a newer version of the format (%1); what this one does not know is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of five numbers counts the pieces, but the last could be a rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of five numbers counts the pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size %1×%2 follows from the frame pieces; it may be meant the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grey is the number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edges stand in the order %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of two numbers stands before lines of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width and height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another row</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; the pieces for them are not known.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a number for none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece and a cell that were not named before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edges of a square board, four letters a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 colours cannot all occur: this board has only %2 places for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1×%2 board needs %3 different %4, and with these colours only %5 exist: take more colours or allow copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: take more colours or allow copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no colour count: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>about 10&lt;sup&gt;%1&lt;/sup&gt;: very many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 (its own, and 10&lt;sup&gt;%2&lt;/sup&gt; boards by chance)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magenta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lavender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>navy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maroon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saltire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint lies outside the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint names piece %1, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hints clash: piece %1 or its cell is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the most is %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunBatch</name>
    <message>
        <source>There is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>%1: this is a file, not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the folder cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 The run is done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there are no results of an experiment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the search and look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the search go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this result and search again with the settings above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start paused, to go step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the search; its best board stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the best board over into the puzzle; this can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again and forget the result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchRun</name>
    <message>
        <source>The search ran out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search failed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the start and end temperature from score changes measured on the puzzle instead of from the two numbers below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In lost edges; used when not calibrated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooling ends here; used when not calibrated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature is multiplied by this from level to level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor, so that the search is good soon and better later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the moves rotate one piece; the others swap two pieces of a kind, each in its best rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random swaps and rotations; losses are accepted less and less as it cools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries every piece that fits, row by row, and takes back what leads nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at the first solution, or go on until everything has been tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the pieces in an order drawn by the seed instead of in the puzzle&apos;s order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has too many fixed pieces and colours for the exact search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the improving moves is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, else the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column by column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order the cells are filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improves the board until no move does, then starts anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several random swaps and rotations at once, kept if the board is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether moves that change nothing are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapped pieces take their best rotations instead of keeping the ones they have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the mutations are rotations; the others are swaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new start after that many evaluations without a gain; 0 for never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IterMax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LevelMax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels before a new start; level p shakes p + 2 times. 0 stands for the longer side of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of neighbourhoods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either of the next two, drawn each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order a descent goes through the swaps of corners, sides and inner pieces and the rotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said in the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from a descended solution that is only as good; the paper does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greedy randomised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as chosen for the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each start board is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shakes a local optimum ever harder and descends through four neighbourhoods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coelho et al. 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the last moves may not be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many swaps are looked at before each move, drawn at random; 0 for all there are. Rotations are all looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole, with annealing and kicks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long at most only the outside pieces are moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the pairs that could be swapped one iteration looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other bound of that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two numbers counts; the paper contradicts itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the annealing step, from move to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the annealing step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the annealing step, which ends in any case when losses are hardly accepted any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps of a perturbation for each cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cool annealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ours: the annealing step does not erase the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>a whole number that is not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An emblem of its own shape for each pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time not before the line above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution is stored with this puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the stored solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a hint, which stays in its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Enter picks up and puts down a piece, R rotates it, L locks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first (L).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::ColorFields</name>
    <message>
        <source>none: there are no joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of all other joints; without a frame, of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of one common set for all joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border and inner apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One common set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether those along the frame are colours of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour counts for which about one solution is expected (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame; before and after rounding up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;all:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag pieces here · R turns · L locks · H shows what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of %1: keep it or go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is looking for a first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live: the current board of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live: the best board of %1 so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as viewer &amp;URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what the clipboard holds: a board, a viewer URL or a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the selected pieces clockwise (R, or the wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the selected pieces anticlockwise (Shift+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces (L, or middle click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay all pieces on the board at random; locked ones stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all pieces off the board; locked ones stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the generator&apos;s own solution on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is copied as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is copied as a viewer URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no puzzle: copy a board, a viewer URL or a list of pieces first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an empty puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate a puzzle by formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a puzzle of any known format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the board as a picture or in another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be read as a puzzle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its fitness over time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best score of each search as a line, its current score as a faint band, and the full score as a dotted line. Point at it to read values; Ctrl and the wheel zoom, dragging moves, a double click shows everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (now %3) at %4, %5 evaluations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is being made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is being made …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>%1 of the board in cells, 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rim of the board is grey, and only the rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks, which join with each other only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two pieces are the same, even when turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the board is empty but for the hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even: each colour as often as any other; random: each edge is drawn by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As set below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of Söderlind’s thesis (2010, Table 2), made again in kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected solutions against colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 chosen, %3 are the hardest; ten to the power of %4 solutions by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log₁₀ of the solutions by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: 10&lt;sup&gt;%3&lt;/sup&gt; solutions by chance. Click to choose.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>On random cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pieces of the solution are given away; Eternity II’s cells exist on a 16×16 board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pieces are given away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On chosen cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was done; click on a step to go there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, colours and tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the whole screen to Tessera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PieceListView</name>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter takes one to the board, R rotates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to take it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece of this kind is left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PieceModel</name>
    <message>
        <source>Piece %1, %2, %3</source>
        <extracomment>number, kind, rotation</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>&amp;Fits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only pieces of one kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) off the board</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitness over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve of a search appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the score is drawn against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give early moments more room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score of the current board as a band behind the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;gainst:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything worth knowing about the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, full score %L3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no, or not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>Matched edges, mismatched edges and empty cells of the board on show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell under the mouse: piece number, quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the search goes, and for how long it has run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search ended without a board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The wished score is reached: %1 edges match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up: %1 edges match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluations are used up: %1 edges match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: %1 edges match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to try: %1 edges match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method that searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter values from a paper, or ones that proved good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board that the search begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed and evaluations give the same board again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the search after that many seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the search after that many evaluations, which makes it repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>Show the &amp;current board instead of the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the board that the method works on, not its best one so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw another seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each piece&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each colour&apos;s letter on its edge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
