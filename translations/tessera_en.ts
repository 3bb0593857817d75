<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n cell(s) are empty; the pieces for them are not known.</source>
        <translation>
            <numerusform>%n cell is empty; the piece for it is not known.</numerusform>
            <numerusform>%n cells are empty; the pieces for them are not known.</numerusform>
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
    <name>Printing</name>
    <message numerus="yes">
        <source>%n page(s) printed.</source>
        <translation>
            <numerusform>%n page printed.</numerusform>
            <numerusform>%n pages printed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n page written to %1.</numerusform>
            <numerusform>%n pages written to %1.</numerusform>
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
    <name>tessera::CompletionActions</name>
    <message numerus="yes">
        <source>Not decided within %n second(s).</source>
        <translation>
            <numerusform>Not decided within %n second.</numerusform>
            <numerusform>Not decided within %n seconds.</numerusform>
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
        <source>%n piece(s) off the board</source>
        <translation>
            <numerusform>%n piece off the board</numerusform>
            <numerusform>%n pieces off the board</numerusform>
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
    <name>tessera::PuzzleStatus</name>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>score %1/%2 · %n mismatch</numerusform>
            <numerusform>score %1/%2 · %n mismatches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n empty</numerusform>
            <numerusform> · %n empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>Solved: %n edge matches.</numerusform>
            <numerusform>Solved: all %n edges match.</numerusform>
        </translation>
    </message>
</context>
</TS>
