<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1, n = %2 run of each method, %3. Tessera %4.</numerusform>
            <numerusform>%1, n = %2 runs of each method, %3. Tessera %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n cell is empty: place all pieces first.</numerusform>
            <numerusform>%n cells are empty: place all pieces first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n joint does not match: fix it or recolour first.</numerusform>
            <numerusform>%n joints do not match: fix them or recolour first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1: the file holds %n puzzle; only the first is used.</numerusform>
            <numerusform>%1: the file holds %n puzzles; only the first is used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1: %n run is missing or unreadable.</numerusform>
            <numerusform>%1: %n runs are missing or unreadable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>median of %n run</numerusform>
            <numerusform>median of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n inner piece</numerusform>
            <numerusform>%n inner pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n side piece</numerusform>
            <numerusform>%n side pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n corner piece</numerusform>
            <numerusform>%n corner pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n piece with two opposite grey edges</numerusform>
            <numerusform>%n pieces with two opposite grey edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n piece with three grey edges</numerusform>
            <numerusform>%n pieces with three grey edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n piece with four grey edges</numerusform>
            <numerusform>%n pieces with four grey edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>A %1 board has %2 cells; the puzzle has %n piece.</numerusform>
            <numerusform>A %1 board has %2 cells; the puzzle has %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n piece has copies: %1.</numerusform>
            <numerusform>%n pieces have copies: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n edge is grey, which matches nothing, not even the rim.</numerusform>
            <numerusform>%n edges are grey, which matches nothing, not even the rim.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>%n search will be removed with all boards and curves. This cannot be undone.</numerusform>
            <numerusform>%n searches will be removed with all boards and curves. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n grey edge</numerusform>
            <numerusform>%n grey edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n cell is empty; its piece is unknown.</numerusform>
            <numerusform>%n cells are empty; their pieces are unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>one of %n piece</numerusform>
            <numerusform>one of %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>Colours asked for: %1. This board has only %n place for them.</numerusform>
            <numerusform>Colours asked for: %1. This board has only %n places for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>about %n hour</numerusform>
            <numerusform>about %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>about %n day</numerusform>
            <numerusform>about %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>Printed %n page.</numerusform>
            <numerusform>Printed %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>Saved %n page as %1.</numerusform>
            <numerusform>Saved %n pages as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>Stopped. %n page was already sent to the printer.</numerusform>
            <numerusform>Stopped. %n pages were already sent to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 and %n more cell</numerusform>
            <numerusform>%1 and %n more cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>Measured %n random swap to choose the temperatures: %1.</numerusform>
            <numerusform>Measured %n random swaps to choose the temperatures: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>No improvement for a long time, so %n random swap perturbs the board: %1.</numerusform>
            <numerusform>No improvement for a long time, so %n random swaps perturb the board: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>Shaken at level %1 by %n random move: %2.</numerusform>
            <numerusform>Shaken at level %1 by %n random moves: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>The child takes %n cell from its other parent (%1): %2.</numerusform>
            <numerusform>The child takes %n cells from its other parent (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>The best match of %n piece tried.</numerusform>
            <numerusform>The best match of %n pieces tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>%n piece removed, another one placed: %1.</numerusform>
            <numerusform>%n pieces removed, another one placed: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>%n random move was tried.</numerusform>
            <numerusform>%n random moves were tried together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>What it replaced is forbidden for %n move.</numerusform>
            <numerusform>What it replaced is forbidden for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>The board is full after %n piece tried: %1.</numerusform>
            <numerusform>The board is full after %n pieces tried: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n cell is filled.</numerusform>
            <numerusform>%n cells are filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>A conflict: the SAT solver learned a clause with %n literal. Board: %1.</numerusform>
            <numerusform>A conflict: the SAT solver learned a clause with %n literals. Board: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>%n cell was emptied and refilled in the best way: %1.</numerusform>
            <numerusform>%n cells were emptied and refilled in the best way: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n digit is wrong and now selected.</numerusform>
            <numerusform>%n digits are wrong and now selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n cell filled.</numerusform>
            <numerusform>%n cells filled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Remove %n piece</numerusform>
            <numerusform>Remove %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>Rotate %n piece</numerusform>
            <numerusform>Rotate %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>Lock %n cell</numerusform>
            <numerusform>Lock %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>Unlock %n cell</numerusform>
            <numerusform>Unlock %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>Move %n piece</numerusform>
            <numerusform>Move %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n mismatch</numerusform>
            <numerusform>%n mismatches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>Solved: %n edge matches.</numerusform>
            <numerusform>Solved: all %n edges match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>%n piece fits</numerusform>
            <numerusform>%n pieces fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n mismatch</numerusform>
            <numerusform>%n mismatches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::BoxPlot</name>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1: median %2, middle half %3 to %4, %n run</numerusform>
            <numerusform>%1: median %2, middle half %3 to %4, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n piece fits on %1</numerusform>
            <numerusform>%n pieces fit on %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>%n more cell breaks the rules.</numerusform>
            <numerusform>%n more cells break the rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>%n search was unfinished when Tessera closed. Press “Resume” to restart it.</numerusform>
            <numerusform>%n searches were unfinished when Tessera closed. Press “Resume” to restart them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>%n search could not be read.</numerusform>
            <numerusform>%n searches could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n search paused</numerusform>
            <numerusform>%n searches paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n search running</numerusform>
            <numerusform>%n searches running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>%n search selected: Pause, Stop and Remove apply to it. Esc clears the selection.</numerusform>
            <numerusform>%n searches selected: Pause, Stop and Remove apply to these. Esc clears the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>%n search selected. Esc clears the selection.</numerusform>
            <numerusform>%n searches selected. Esc clears the selection.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::Comparison</name>
    <message numerus="yes">
        <source>%1, median of %n</source>
        <translation>
            <numerusform>%1, median of %n</numerusform>
            <numerusform>%1, median of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n search got less than 90 % of a core per thread, so times cannot be compared.</numerusform>
            <numerusform>%n searches got less than 90 % of a core per thread, so times cannot be compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>%n solution from here; there may be others.</numerusform>
            <numerusform>%n solutions from here; there may be others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>There is exactly %n solution from here.</numerusform>
            <numerusform>There are exactly %n solutions from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>There is exactly %n solution from here, or %1 without rotations of the board.</numerusform>
            <numerusform>There are exactly %n solutions from here, or %1 without rotations of the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>Most placements at %n cell filled.</numerusform>
            <numerusform>Most placements at %n cells filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%1 placements at %n cell filled</numerusform>
            <numerusform>%1 placements at %n cells filled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>Digit %1: %n left to place</numerusform>
            <numerusform>Digit %1: %n left to place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>score %1/%2 · %n mismatch</numerusform>
            <numerusform>score %1/%2 · %n mismatches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>score %1/%2 · %n mismatch at the frame</numerusform>
            <numerusform>score %1/%2 · %n mismatches at the frame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n empty</numerusform>
            <numerusform> · %n empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>changed %n time</numerusform>
            <numerusform>changed %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>%n edge is missing. A piece has four.</numerusform>
            <numerusform>%n edges are missing. A piece has four.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n run got less than 90 % of a core per thread, so times cannot be compared.</numerusform>
            <numerusform>%n runs got less than 90 % of a core per thread, so times cannot be compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::FirstSolutionChart</name>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>Measured on %1 (median of %n puzzle).</numerusform>
            <numerusform>Measured on %1 (median of %n puzzles).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1. Median of %n puzzle, framed, with even colours.</numerusform>
            <numerusform>%1. Median of %n puzzles, framed, with even colours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n piece fits on %1</numerusform>
            <numerusform>%n pieces fit on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n piece not on the board</numerusform>
            <numerusform>%n pieces not on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>%1 of %n piece not on the board</numerusform>
            <numerusform>%1 of %n pieces not on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n run, about %1 with %2 at a time</numerusform>
            <numerusform>%n runs, about %1 with %2 at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n run, at most %1 with %2 at a time</numerusform>
            <numerusform>%n runs, at most %1 with %2 at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>expected from %n run</numerusform>
            <numerusform>expected from %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1, %n hint</numerusform>
            <numerusform>%L1, %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>%n edge will change.</numerusform>
            <numerusform>%n edges will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>%n piece is missing to fill this board.</numerusform>
            <numerusform>%n pieces are missing to fill this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n piece does not fit on this board and stays in the tray.</numerusform>
            <numerusform>%n pieces do not fit on this board and stay in the tray.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>Delete %n piece</numerusform>
            <numerusform>Delete %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>Changed %n edge.</numerusform>
            <numerusform>Changed %n edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>Enter %n piece</numerusform>
            <numerusform>Enter %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>%n piece placed, score %1 of %2</numerusform>
            <numerusform>%n pieces placed, score %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RaceDialog</name>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n search, %1 at a time</numerusform>
            <numerusform>%n searches, %1 at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>Race %n method on %1</numerusform>
            <numerusform>Race %n methods on %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>last improvement %n s ago</numerusform>
            <numerusform>last improvement %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n step a second</numerusform>
            <numerusform>%n steps a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>%n step back: %1</numerusform>
            <numerusform>%n steps back: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>%n of its searches cannot be restored</numerusform>
            <numerusform>%n of its searches cannot be restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>%n other tab contains recovered work.</numerusform>
            <numerusform>%n other tabs contain recovered work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>%1 has the fewest possibilities: %n.</numerusform>
            <numerusform>%1 has the fewest possibilities: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>Place %n forced piece</numerusform>
            <numerusform>Place %n forced pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>Placed %n forced piece. Now no piece fits %1.</numerusform>
            <numerusform>Placed %n forced pieces. Now no piece fits %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>Placed %n forced piece.</numerusform>
            <numerusform>Placed %n forced pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>The %n piece matches the stored solution.</numerusform>
            <numerusform>All %n pieces match the stored solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n piece differs from the stored solution and is now selected. There may be other solutions.</numerusform>
            <numerusform>%n pieces differ from the stored solution and are now selected. There may be other solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>No answer within %n second. Place more pieces and try again.</numerusform>
            <numerusform>No answer within %n seconds. Place more pieces and try again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
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
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 now holds %n Sudoku. Open it to choose.</numerusform>
            <numerusform>%1 now holds %n Sudokus. Open it to choose one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n given</numerusform>
            <numerusform>%1 · %2×%2 · %n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>At most %n puzzle at a time</numerusform>
            <numerusform>At most %n puzzles at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n empty cell</numerusform>
            <numerusform>%n empty cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n conflict</numerusform>
            <numerusform> · %n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>%n digit missing</numerusform>
            <numerusform>%n digits missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>%n digit is missing in rows and columns.</numerusform>
            <numerusform>%n digits are missing in rows and columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>%1 and %n more cell changed: now %2.</numerusform>
            <numerusform>%1 and %n more cells changed: now %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>Shaken by %n random move among the %1.</numerusform>
            <numerusform>Shaken by %n random moves among the %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>%n random swap was made to choose the temperature.</numerusform>
            <numerusform>%n random swaps were made to choose the temperature.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>The child takes %n block from its other parent (%1).</numerusform>
            <numerusform>The child takes %n blocks from its other parent (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>Mutation: %n random swap.</numerusform>
            <numerusform>Mutation: %n random swaps.</numerusform>
        </translation>
    </message>
</context>
</TS>
