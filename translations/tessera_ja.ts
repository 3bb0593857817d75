<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>システムがこれ以上のスレッドを許可しません。スレッドを減らしてください。</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>プログラムが失敗しました: %1。</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>持ち上げる／置く</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>時計回りに回す</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>反時計回りに回す</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>ブロックとして回転</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>固定／固定解除</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>ピースを編集</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>置けるピースを表示</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>ブロックとして反時計回りに回転</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>置けるピースから選ぶ</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>今はできません。</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Friedman 検定</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>全パズルでの比較</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>各パズルでの比較</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>一定の予算での得点</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>一定の目標までの時間</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>期待時間</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>臨界差</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>順位の推移</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>達した目標</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>性能プロファイル</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>目標までの時間</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価数</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>得点の中央値による平均順位。有意差のない手法は棒で結ばれます（Nemenyi、5 %）。</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>それまでの得点の中央値による、全パズルでの平均順位。</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>実行が達していた目標の割合（ECDF）。目標はパズルごとに最大 51 の得点で、満点の半分から最良の得点までです。</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>達した目標、%</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>性能プロファイル：期待時間が最良の手法の何倍以内である問題の割合。問題とは、満点の 80、90、95、98、100 % を目標とするパズルです。</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>最良の期待時間に対する倍率</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>問題、%</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>得点 %1（満点 %2）に達していた実行。</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>実行、%</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>最終の得点。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>すべての手法の実行が終わったパズルはありません。</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>得点の中央値による順位。各パズルが一つのブロックです。ある手法だけが最高の中央値を持つパズルが、その手法の勝ちです。Friedman χ² = %1（p = %2）、Iman–Davenport F = %3（p = %4）、p = %5（%6）、臨界差 %7（Nemenyi、5 %）。</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>全パズルでの手法の比較：得点の中央値に対する Wilcoxon の符号付順位検定、平均順位の差の p、A の全パズルでの平均（第一の手法の実行の得点が高い確率）。区間：95 % ブートストラップ。</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>各パズルでの手法の比較：Mann–Whitney 検定、Vargha &amp; Delaney の A、中央値の差。区間：95 % ブートストラップ。</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>予算の一部を使った後の得点の中央値。</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>回の評価</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>満点の一部に達するまでの時間（%1）：実行の中央値と、やり直しを含む期待時間（ERT）。</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>満点の %1 までの期待時間（%2）と、達した実行の数。どの実行も達しなかった場合は、手法の中央値のうち最も高いもの。</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>満点</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>最良に対する p</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>順位の p</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>順位の p (Holm)</translation>
    </message>
    <message>
        <source>A from</source>
        <translation>A 下限</translation>
    </message>
    <message>
        <source>A to</source>
        <translation>A 上限</translation>
    </message>
    <message>
        <source>Median difference</source>
        <translation>中央値の差</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>差の下限</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>差の上限</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>期待時間</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>評価 %1 回</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>プロセッサー時間 %1 秒</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目標 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 個のパズル</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>予算はパズルごとに異なる</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1、各手法 n = %2 回の実行、%3。Tessera %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 はすでに存在しますが、分析のものではありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>順位には 2 つ以上の手法が必要です。</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>臨界差 %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>一時ファイルを作成できません: %1</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>「%1」に Tessera の設定がありません。Tessera が書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>「%1」の名前を変更できません: %2</translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>BlankPuzzle</name>
    <message>
        <source>%1 colours are not possible: choose 1 to %2.</source>
        <translation>%1 色は使えません：1～%2 色を選んでください。</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>新しい %1×%2 パズル</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>余白が大きすぎて紙に盤が入りません。</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>パズルにはマスと同じ数のピースが必要です：追加または削除してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n マスが空です。先にすべてのピースを置いてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n か所の継ぎ目が合いません。先に直すか色を付け直してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>north %1</source>
        <translation>北 %1</translation>
    </message>
    <message>
        <source>east %1</source>
        <translation>東 %1</translation>
    </message>
    <message>
        <source>south %1</source>
        <translation>南 %1</translation>
    </message>
    <message>
        <source>west %1</source>
        <translation>西 %1</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>隣なし</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>%2 中 %1 が一致</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>回転なし</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>1 回回転</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>2 回回転</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>3 回回転</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>%1 行 %2 列</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>ピース %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>固定済み</translation>
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
        <translation>正常な視覚</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>1 型色覚</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>2 型色覚</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>3 型色覚</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>終わる前に停止したため、これは一部だけです。</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>値を比較できる前に停止しました。結果はありません。</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>%1：%2。この実行は除外します。「tessera experiment --resume」でやり直せます。</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1：警告：この種類のパズルに拡張子「.%2」の書き込める形式はないため、これは Tessera のファイルです。</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1: %2 は「%3」では何もしません。</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>mpirun では各プロセスがすべての実行を行ってしまいます。--shard で分けるか、--units と「tessera work」を使ってください。</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>オプション「%1」はありません。ファイルなら「./%1」と書いてください。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>「%1」は余分な引数です。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 が複数回指定されています。</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>%1 には %2 以上の整数を指定します（「%3」は不可）。</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 には %2～%3 の整数を指定します（「%4」は不可）。</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>%1 には %2 以上の秒数を指定します（「%3」は不可）。</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>%1 には %2 のいずれかを指定します（「%3」は不可）。</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>「%1」は %2×%3 の盤のマスではありません。</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1: %2 「tessera %1 --help」を参照してください。</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera: 「%1」はコマンドでもファイルでもありません。「tessera --help」を参照してください。</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>標準出力：結果を書き込めません。</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>この種類のパズルに「%1」という形式はありません。「tessera formats」で形式の一覧を表示できます。</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>形式「%1」は読み込み専用です。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>--edge-order には u、r、d、l を 1 回ずつ指定します（「%1」は不可）。</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>--size には 幅x高さ を、それぞれ 1～%1 で指定します（「%2」は不可）。</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>--take board には盤のパズルが必要です：--puzzle FILE を付けてください。</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>パズルや盤を別の形式で書き出します。</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>書き込むファイル。--to がなければ拡張子が形式を決めます。OUT または -o のどちらかで必要です。</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>判別せずこの形式として読みます。</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>この形式で書きます。</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>ピースを含まない盤ファイルまたは記録ファイルのパズル。</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>ピース一覧での 4 つの数の順序。例：urdl、udlr（上・右・下・左）。</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>ピース一覧で枠の灰色を表す数。</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>ピース一覧での盤の大きさ。</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>すべての解を正確に数えます。</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>この数の解で止めます。</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>この時間で止めます。</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>この順にマスを埋めます：%1。auto は木が最小と見込まれるものを選びます。</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>標準エラーに進捗を出しません。</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>JSON オブジェクトを 1 つ出力します。</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>--shard には I を 1～N として I/N を指定します（「%1」は不可）。</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1：このフォルダーには既にこの計画の結果があります。続けるには --resume を付けてください。</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1、%2、シード %3：実行に失敗しました。</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>-o DIR がありません。</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>停止しました。残りの実行は --resume で行えます。</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>パズルとシードについて手法を比べる計画を実行します。</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>パズル、手法、シード、予算を記した JSON ファイル。</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>N 分割の I 番目だけを行います（複数台で分担するため）。</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>フォルダーにある終わった実行を残し、ほかの実行を行います。</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>先に別のフォルダーの終わった実行をコピーします。繰り返せます。</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>chart-*.svg も描きます：手法の中央値曲線を、パズルまたはパズル群ごとに 1 枚。</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>終わった実行はすぐに保存されます。プログラムやコンピューターが止まっても、失われるのは実行中のものだけです。分割した実行は 1 つのフォルダーを共有できます。表には、書き出し時に終わっている実行が入ります。</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1、単位: %2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>ファイル形式を一覧します。</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>JSON 配列を 1 つ出力します。</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>--size には 10x10 のように 幅x高さ を指定します（「%1」は不可）。</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>--size %1 は使えません：ピースとその回転を 16 ビットに収めるため、各辺は 1～%2 マスです。</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>--hints：%1×%2 の盤にマス「%3」はありません。最後は %4 です。</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>--hints eternity は 16×16 の盤専用です。</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>プリセット「%1」はありません。使えるプリセット：%2。</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>--size がありません。</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>-o OUT がありません。</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>複数のパズルは標準出力に書けません。-o でファイルを指定してください。</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>解のあるパズルを生成します。</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>マス数での幅と高さ。それぞれ 1～%1。--preset がなければ辺合わせパズルで必要です。</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>盤の周りに灰色の枠を付けません。</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>色は自身ではなく対の色と合います。</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>TetraVex のようにピースの向きを固定します。--unframed を含みます。</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>同じピースの重複を許します。</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>解から取るヒント：無作為なマスの数、C4,H8 のようなマスの一覧、または eternity（Eternity II の 5 マス）。</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>K 個のパズルを生成します。OUT の拡張子の前に番号が付きます。複数のパズルを入れられる形式では、すべてを 1 つのファイルに入れます。</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>解を盤に残します。</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>書き込むファイル。拡張子が形式を決めます。「-」は標準出力です。必要です。</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>使い方: tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [オプション]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>引数:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>使い方: tessera [ファイル...]
        tessera コマンド [引数]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>辺合わせパズルのエディターと解法の可視化。コマンドを付けないと、指定したファイルをウィンドウで開きます。コマンドに画面は不要です。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>このヘルプを表示します。コマンドの後ではそのコマンドのヘルプです。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>「-」は標準入力または標準出力を表します。ただし、レコード、チェックポイント、証明、フォルダー、画像、描画する記録には使えません。終了コード：0 完了、1 失敗、ファイル不良、または書き込み不可、2 使い方の誤り、3 目標前、または作業単位を残して停止。</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>パズルの性質と警告を示します。</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>組み合わせは、合うかどうかによらず枠を守る盤の埋め方すべてです。--json では正確な値です。</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  最良 %2/%3  評価 %4 回、%5/秒</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  実行 %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  実行 %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  残り約 %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1：警告：次のファイルは以前の実行のものです：%2。</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>--sheets は PDF を書きます：OUT は .pdf で終わる必要があります。</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>盤、または記録の曲線を絵に描きます。</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>盤にピースの番号を書きます。</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>盤の縁に列の文字と行の番号を書きます。</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>合わない継ぎ目に印を付けません。</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>固定ピースとヒントに印を付けません。</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>背景を省きます。</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>盤のこれらのマスだけを示します：名前や長方形をカンマ区切りで。</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>記録の曲線に満点を示します。</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>曲線を対数軸で描きます。</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>盤の得点を示します。</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>得点は、合っている 2 ピース間の継ぎ目の数です。縁を 1 色にする盤では、色の合った縁の辺も数えます。適応度は、合わない継ぎ目を含む 2×2 の領域も考慮します。</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>両面に印刷し、切り抜いて遊べる PDF を書きます：裏に番号のあるピースと、ヒント付きの空の盤。</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>--%1 には --sheets が必要です。</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>--json とファイルの両方を標準出力には書けません。</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>標準出力に書けるファイルは 1 つだけです。</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>目標 %1 は満点 %2 を超えています。</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>制限内に盤が見つかりませんでした。時間か評価数を増やしてください。</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>最良の盤を探します。</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>手法。「tessera solvers」で一覧できます。--preset-file がなければ必要です。</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>手法のパラメーターを設定します。繰り返せます。</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>手法のプリセットの一つから始めます。「tessera solvers ID」で一覧できます。</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>各実行をこの時間で止めます。</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>各実行をこの評価数で止めます。シードとスレッド数が同じなら、結果はどのコンピューターでも同じです。メモリが少ない場合、record ではパラメーター memory の指定も必要です。手法は先に進行中のステップを終えることがあり、盤を改善する手法は最初の盤を完成させます。</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>この得点で止めます。どの実行も届かなければ終了コード 3。</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>最良の盤をこのファイルに書きます。拡張子が形式を決めます。</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>レコードファイル。1 秒に数回、最良の盤がその中のこのパズルの得点を超えていれば追記します。各行が 1 つの JSON オブジェクトです。</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>%1 にプリセット「%2」はありません。あるのは：%3。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>--solver がありません。手法の一覧は「tessera solvers」で表示できます。</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>--param には 名前=値 を指定します（「%1」は不可）。</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>手法をパラメーターとプリセットとともに一覧します。</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>この手法だけ。</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>早く引き返す：%1。colors は、盤にある色の組が全ピースで作れる数を超えたらすぐ引き返します。auto は時間の節約が見込めるときにそうします。</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>--%1 は --kind %2 でだけ使えます。</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>%1: この種類のパズルの解は数えられません。</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>--%1 は種類 %2 のパズルには使えません。</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>%1：この種類のパズルは描けません。</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  解 %2  配置 %3 回、%4/秒</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  約 %2 の %1 %、残り %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>その行</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>数独用の形式「%1」はありません。「tessera formats」で形式を一覧できます。</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>数独の --size は 4x4、9x9、16x16、25x25 です（「%1」は不可）。</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>ヒント数字の数。省くと、難しさと対称性が許すところで無作為な順に取り除きます。もっと少ない数も可能な場合があります。</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>ヒント数字の対称性：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1：ファイルには %n 個のパズルがあり、最初のものを取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>--%1 は辺合わせパズルでだけ使えます。これは数独です。</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>実行、results.csv、results.json、table.md、table.tex のためのフォルダー。必要です。</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>盤のタイル：%1、または自作パレットの名前。指定しなければ、パズルのファイルが求めるタイルを使います。</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>設定から書き出したパレットファイルの色を使います。</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>最良の実行をすべての盤とともにこのファイルに書きます。ウィンドウで開いて再生できます。</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>リセットする設定はありません。Tessera は既定の設定で起動します。</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>設定を既定値に戻しました。以前の設定は %1 にあります。</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>「%1」は対応していないシェルです。bash、zsh、fish のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>tessera のコマンドとオプションを補完するシェルスクリプトを出力します。</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash、zsh、fish のいずれか。</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>bash の場合: source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>マニュアルページを出力します。「tessera man | man -l -」で表示できます。</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help：コマンド「%1」はありません。「tessera --help」を見てください。</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>コマンドを一覧するか、コマンドのヘルプを表示します。</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>ヘルプを表示するコマンド。</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>ウィンドウの設定を既定値に戻します。以前の設定はファイルに残ります。</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>コマンドを付けないと、指定したファイルをウィンドウで開きます。コマンドに画面は要りません。「-」は標準入力または標準出力を表します。ただし、レコード、チェックポイント、証明、フォルダー、画像、描画する記録には使えません。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了。</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>コマンドが失敗したか、ファイルが正しくないか、書き込めませんでした。</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>使い方の誤り。</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>目標の前に、または作業単位を残して停止。</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>Ctrl-C を押すと、solve と count は制限に達したときと同じように終わり、experiment、benchmark、tune、landscape はコード 1、work はコード 3 で終わります。</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>警告: %1 が複数回指定されています。最後の値を使います。</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>--checkpoint が保存する実行は一つです。--runs を外してください。</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>この記録の実行はノードを数えていません。別の --axis を選んでください。</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>この記録の実行は反復を数えていません。別の --axis を選んでください。</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1：記録に行がないため、描く曲線がありません。</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>得点の推移を列 %1 で書き出します。mean と worst に値が入るのは集団だけです。その後に手法独自の数値の列が続きます。</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera：オプション「%1」はありません。「tessera --help」を見てください。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1：%n 回の実行がないか、読み取れません。</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>--%1 にはファイルが必要です。標準出力は使えません。</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>2 つの出力を両方とも %1 に書くことはできません。</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>形式「%1」は盤を保存できません。-o には .tessera などの別の拡張子を付けてください。</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>シードが最大値 %1 を超えています。</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>実行が %1 回を超える記録では、中央値と、下側四分位数から上側四分位数までの帯を示します。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>%1 の値が空です。</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1: 「%2」は正しい UTF-8 ではありません。先にファイルの名前を変えてください。</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>変換するもの：both（両方）、pieces（ピース）、board（盤）。board では、辺をもとに --puzzle のピースを選びます。</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>J 個のスレッドで探索します。数値は変わりません。</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>ヒントと固定したピースは動きません。「complete」はすべてを試したかどうかを示します。試していなければ、ほかにも解があるかもしれません。「stop」は数え上げが終わった理由を示します：exhausted、limit、time、interrupted。終了コードはどれも 0 で、状態を保存できなければ 1、以前の作業単位が残っていれば 3 です。</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>計画のパズルファイルがあるフォルダー。既定では計画と同じフォルダーです。</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>J 回の実行を同時に行います。</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>計画の形式は「tessera man」で説明しています。</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>色の数：hardest（式による）、BORDER+INNER（別々の 2 組、例：5+17）、または TOTAL（すべての辺に共通の 1 組）。</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>even：どの色も同じ回数現れます。random：各辺の色を無作為に決めます。</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>公表されたパズルの設定から始めます：%1。既定値の代わりになります。</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>同じシードはどこでも同じパズルを与えます。</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 %2 以上です。</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 %2 から %3 までです。</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 既定：%2。</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>多くの数独のあるファイルから N 番目だけ。省くとすべて。</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>表の題名。</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>オブジェクトの一覧。それぞれに「file」（計画からの相対パス）または「generate」（preset、width、height、colors、seed などの設定。%1）があります。省略可：「count」（連続するシードでこの数だけ生成）、「name」、「group」（表の 1 行にまとめるパズル）、「budget」（このパズルの予算）。</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>数独には kind sudoku</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>オブジェクトの一覧。それぞれに「solver」（「tessera solvers」の id）があります。省略可：「name」、「preset」、「start」（random、greedy、board、own）、「parameters」（値は 1 つずつ。値の一覧なら値ごとに 1 つの手法になります）、「published」（結果の横に示す、パズル群ごとのテキスト）。</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>数の一覧、または「count」と、必要なら「first」と「step」のあるオブジェクト。</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>「seconds」、「processor-seconds」、「evaluations」、「target」の 1 つ以上を持つオブジェクト。</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>秒数の一覧。表には、これらの時点の得点も示されます。</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>「generations」は世代に対してグラフを描きます。</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>「name」と「seconds」のあるオブジェクト：パズルの各組に一つの時間。</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>「tessera experiment」の計画は次のキーを持つ JSON オブジェクトです。puzzles、methods、seeds、budget は必須です。</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>例:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>--%1 には通常のファイルを指定します。%2 はデバイスまたはパイプです。</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>%1 は入力です。出力には別の名前を付けてください。</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>既知の形式のパズルまたは盤、実行ファイル（その最良の盤）、ビューアーのアドレス、または%1。</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>数独の一行の数字</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>シード %1：警告：ほかのプログラムがコンピューターを使っていたため、この実行が得たのはスレッドあたり 1 コアの %2 % だけでした。代わりにプロセッサー時間を制限するには --cpu-time を使ってください。</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>シード %1：警告：--jobs がこのコンピューターのプロセッサー数より多いスレッドを求めているため、各スレッドはコアの %2 % しか使えませんでした。</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>最初の実行のシード。以降の実行は順に次のシードを使います。プリセットに独自のシードがあることもあります。</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>各実行を、全スレッドのプロセッサー時間がこれだけになると止めます。結果はほかのプログラムに左右されにくくなります。</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>開始の盤：random、greedy、board（与えられた盤）、または own（手法の論文のとおり、なければ random）。record は board だけを使い、backtracking と sat はどれも使いません。</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>K 個のシードで実行します。</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>J 回の実行を同時に行います。実行が J より少なければ、各実行が複数のスレッドを使えます。</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>--time、--cpu-time、--evaluations、--target がなければ、パズルが解けるか、試すものがなくなるか、Ctrl-C を押すまで探索が続きます。-o を付けると、探索がどう終わっても最良の盤が書き込まれます。</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>「stop」は実行が終わった理由を示します：solved、target、time、evaluations、interrupted、exhausted、failed。終了コードは、failed のとき、盤がないとき、ファイルを書けなかったときは 1、どの実行も --target に届かないか以前の作業単位が残っているときは 3、それ以外は 0 です。</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>手法「%1」はありません。使える手法：%2。</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>OUT の末尾は %1 のいずれか、実行ファイルなら .gif も使えます。「%2」は違います。</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1：アニメーション（.gif）には実行ファイルが必要です。「tessera solve --run-file」で書き出せます。</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>既知の形式のパズルまたは盤、実行ファイル、ビューアーのアドレス、または「solve --trace」が書いた記録（*.csv）。</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>画像ファイル：.png、.svg、.pdf。.gif は実行ファイルの最良の盤をアニメーションにします。--size がなければ長い辺は最大 %1 ピクセルです。必要です。</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>長い辺（ピクセル）。.gif では上限です。</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>拡大率。</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>曲線を seconds、evaluations、iterations、nodes のいずれかに対して描きます。</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>印刷する紙の大きさ：a4 または letter。</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>紙の上でのピースの一辺（ミリメートル）。</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>紙の余白（ミリメートル）。</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>edge-matching または sudoku。次の 3 つのオプションは数独用です。数独の解は 1 つです。--size は 4x4、9x9、16x16、25x25 で、省くと 9x9 です。</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>難しさ：%1。省くと問いません。</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>多くの数独のあるファイルから N 番目を取ります。</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>ピース %1 (%2 %3 %4 %5) は %6 の組にありません。</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>--like は --take や --puzzle と一緒に使えません。</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1：これは記録ファイルです。「tessera convert IN OUT --puzzle PUZZLE」で最良の盤を書き出せます。</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1：このファイルには盤だけがあります。「tessera convert IN OUT --puzzle PUZZLE」でピースを加えられます。</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1：記録ファイルにこのパズルの盤はありません。</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>--no-hints には --like が必要です。</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>盤をこのパズルのピース番号で書きます。両方のピースの組は同じでなければなりません。順序、回転、色の番号は違ってもかまいません。両方の固定は、そのピースが動かないマスで残ります。</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>--like と併用：そのパズルのヒントと固定を除きます。</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>枠なし。縁の辺はすべてこの色になります。any：どの色でもよく、すべて同じ色。</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>作業をフォルダー内の単位に分け、任意の数の「tessera work フォルダー」で処理します。すべて終わると、同じコマンドが結果を表示します。</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>--units とともに：これより長くかかる木の部分を分割します。同じ時間だけ応答のないプロセスは単位を失います。</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>%1 は %2 と一緒に使えません。</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>同じシードからは同じ実行しか得られず、根拠になりません。</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>手法「%1」と「%2」は同じなので、比べても何も分かりません。</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>パズル「%1」と「%2」は同じなので、順位検定は 1 つのパズルを 2 回数えます。</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>開始「%1」は「%2」では何もしません。</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json：警告：このファイルはこの計画を記述していません。「tessera analyse」には --plan が必要です。</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>ファイルが途中で切れています。最後の完全な盤を使います。</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>%1 と %2 の手法が異なります。--method で選んでください。</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>ここでは --units と併用した --jobs は効果がありません。「tessera work」に付けてください。</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1：このフォルダーには別のパズル、計画またはオプションの単位があります。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1：検査に通らない結果があり、再計算が必要です。このフォルダーで「tessera work」を実行してください。</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1：単位 %2 の二度の計算で結果が異なりました。故障した機械があるかもしれません。別のフォルダーで数え直してください。</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>「count」「solve」「experiment」「tune」が作った単位を処理します。</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>%1：%2 秒間、実行が追加されませんでした。「tessera tune」をもう一度開始し、次にワーカーを開始してください。</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>--units のフォルダー。</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>J 個の単位を同時に処理します。</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>単位の進み具合だけを表示します。</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>フォルダーを共有する任意の数の機械で起動できます。すべての単位が終わると終了します。いつ強制終了しても、別のプロセスがその単位をやり直します。すべての機械で同じ Tessera が必要です。</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>Ctrl-C で途中終了すると終了コードは 3 です。単位の最初の結果が採用され、一部の単位は検査のため二度計算されます。</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>leased はいずれかのプロセスが処理中の単位、split はさらに分割された単位です。repeated は 2 回計算された単位、different は 2 つの結果が異なった単位です。share は作業全体のうち済んだ割合で、0 から 1 です。</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>lost は結果ファイルのない単位で、次のプロセスがやり直します。</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1：警告：数え始める前に終わりました。</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  単位 %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  最良 %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1：このフォルダーには終わった実行がありません。</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1：フォルダーを作れません。</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>実験の手法を検定、表、図で比べます。</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>「tessera experiment」の結果。</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>analysis.md、analysis.tex、analysis.json、各表の CSV、各図の SVG・PDF・CSV を置くフォルダー。</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>結果の計画。以前のバージョンの結果にだけ必要です。</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>目標までの時間に使う、満点に対する割合。</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>表を一つの JSON オブジェクトとして出力します。</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>-o も --json もなければ、表を Markdown として出力します。各パズルが一つのブロックです：Holm の補正を伴う Friedman 検定、臨界差、全パズルでの Wilcoxon の符号付順位検定、各パズルでの Mann–Whitney 検定。</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>時々状態を FILE に保存し、FILE があればそこから再開します。数え上げが完了すると FILE は削除されます。</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>この時間がたつたびに状態を保存します。</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>「mpirun -n N」では、J スレッドずつの N 個のプロセスが一緒に数えます。数は変わりません。読み書きと表示は最初のプロセスだけが行います。J が 1 より大きいときは mpirun に --bind-to none を付けてください。</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>「tessera analyse」が書くものもすべて、DIR のフォルダー「analysis」に書きます。</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>この手法は 1 つのプロセスでのみ動きます：mpirun を使わずに起動してください。</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>この方法は証明を書きません。--solver sat を使ってください。</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>backtracking、record、genetic、ant-colony の状態を時々 FILE に保存し、FILE があればそこから再開します。探索するものがなくなると FILE は削除されます。--evaluations は最初の開始から、--time は今回の開始から数えます。再開した実行は、保存された状態より後の作業を繰り返すため、一度も止めなかった実行と同じ結果になります。backtracking 以外には以前と同じ数のスレッドが必要です。</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>SAT ソルバーの証明を DRAT 形式で FILE に、その論理式を FILE.cnf に書き込みます。</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>複数スレッドのとき、genetic と ant-colony は会合でだけ盤と評価回数を報告します。--trace と --records にその間のものはありません。</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>「mpirun -n N」では、J スレッドずつの N 個のプロセスが一緒に探索します。backtracking、record、genetic、ant-colony で使えます。結果は全スレッドの数だけで決まります。読み書きと表示は最初のプロセスだけが行います。J が 1 より大きいときは mpirun に --bind-to none を付けてください。</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>--evaluations を付けると、mpirun の下の backtracking は最初のプロセスだけで、全プロセスの合計と同じ数のスレッドを使って動きます。その場合は mpirun に --bind-to none を付けてください。</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>mpirun のプロセスは 1 回の実行を分担します：--runs を外してください。</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>--proof は 1 回の実行だけに使えます。--runs を省いてください。</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>手法 %1 は保存して再開できません。backtracking、record、genetic、ant-colony ならできます。</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 プロセス、各 %2/s ～ %3/s、プロセス %4 の最後の応答は %5 秒前</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>この Tessera は Open MPI なしでビルドされています。mpirun を使わずに起動してください。</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>得点の推移。</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>最終の得点。</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>%n 回の実行の中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>インスタンス「%1」はありません。「tessera benchmark list」ですべてのインスタンスを一覧できます。</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>「%1」は書き出せる形式ではありません。</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1：ベンチマーク集には辺合わせパズルしかありません。</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>この盤は既知の最良の盤を上回ります。提出するには、%1 を Tessera プロジェクトに送ってください。</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>-o FILE が書き出すファイル</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>%1 は既知の最良の盤を上回ります。</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>FILE を指定できるのは「check」だけです。</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>ベンチマーク集のインスタンスで手法を比べます。</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>list（既定）はインスタンスと既知の最高得点、数えてあれば回転を除いた解の数を出力します。run は手法に探索させます。check は盤を既知の最良の盤と比べます。write は他のプログラム用にパズルを書き出します。</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>check 用：ベンチマーク集の盤のファイルまたはパズルのファイル。必要です。</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>このインスタンスだけ。繰り返せます。既定はすべてです。</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>run 用：手法。必要です。繰り返せます。</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>run 用：各実行をこの評価数で止めます。</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>run 用：K 個のシードで実行します。</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>run 用：最初のシード。</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>run 用：J 回の実行を同時に行います。</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>write 用：ファイルの形式。</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>check 用：盤を見つけた人やもの。-o で使います。</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>run 用：実行、表、既知の最良を上回る盤を置くフォルダー。終わった実行は残ります。指定しないと、run はそのような盤を NAME.txt として現在のフォルダーに書きます。write 用：フォルダー。必要です。check 用：提出する盤のファイル。</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>JSON を出力します。</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>インスタンスの名前は作り方（大きさ、色、オプション、シード）を表します。どのインスタンスにも解があるので、満点が最適値です。「generate --solved」は解を表示します。解を使わずに見つけた盤だけを送ってください。</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>「tessera experiment」の計画ではインスタンスを次のように書きます：%1。</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>「tessera tune」が書き出したファイルの手法とパラメーターを使います。</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>--preset と --preset-file はどちらか一方を使ってください。</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>%1 は手法 %2 用です。</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>%1 はこのパズルの解ではありません。</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>ランダムウォークの自己相関、%1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>局所最適解のネットワーク、%1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>探索軌跡のネットワーク</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1：地形は辺合わせパズルだけのものです。</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1：既知の解がありません。--solution で指定してください。</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>Graphviz がインストールされていないので、グラフは DOT だけで書き出します。</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>パズルの適応度地形を測ります。</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>パズルのファイル。</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>walk：ランダムウォークの自己相関。fdc：得点と既知の解までの距離。optima：局所最適解、流域、そのネットワーク。trajectories：探索のネットワーク。繰り返せます。既定はすべてです。</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>swap、best-swap（最良の向き）、rotation、swap-rotation のいずれか。繰り返せます。既定はすべてです。</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>ランダムウォークの長さ。</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>自己相関の最大のラグ。</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>局所最適解まで登る無作為な盤の数。</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>各局所最適解から抜け出す試みの数。</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>標本のネットワークに入れる局所最適解の最大数。</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>trajectories 用：手法。繰り返せます。既定は annealing と tabu です。</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>trajectories 用：各実行をこの評価数で止めます。</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>trajectories 用：各手法を K 個のシードで実行します。</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>同じシードは同じ数値を与えます。</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>ファイルにも生成器にもない場合の、パズルの解けた盤。</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>CSV、JSON、DOT、SVG のファイルを置くフォルダー。ネットワークの SVG には Graphviz が必要です。</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>盤が 50,000 通り以下のパズルではすべての局所最適解を見つけ、それより大きいパズルでは標本を取ります。出典：Weinberger 1990（自己相関）、Jones &amp; Forrest 1995（fdc）、Ochoa, Tomassini, Vérel &amp; Darabos 2008（局所最適解のネットワーク）、Vérel et al. 2012（脱出辺）、Ochoa, Malan &amp; Blum 2021（探索軌跡のネットワーク）。</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1：調整には評価数での予算が必要です。</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>反復レーシングで手法のよりよいパラメーターを見つけます。</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>「tessera experiment」と同じ計画で、評価数の予算があるもの。その手法の一つを計画のパズルとシードで調整します。</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>%1：計画に手法「%2」はありません。</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>計画での手法の名前。既定は最初の手法です。</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>任意の数の「tessera work フォルダー」と実行を分担します。止まった調整のフォルダーでは、終わった実行を繰り返しません。</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>調整するパラメーター。範囲全体、または NAME=LOW..HIGH、または NAME=VALUE,VALUE。繰り返せます。必要です。</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>すべての実行を合わせた評価数。各実行は計画で最大の予算として数えます。--verify の実行は別です。</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>競走で設定を落とす方法：friedman または t-test。</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>同じシードは同じプリセットを与えます。</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>その後、調整した値を元の計画の値と、この計画のパズルで比べます。新しいパズルを使ってください。「gain」はパズルごとのスコアの平均の伸び、「from」と「to」はその 95 % ブートストラップ区間の両端です。</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>最良の値とその根拠を書くファイル。「solve --preset-file」が読み込みます。</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>irace（López-Ibáñez et al. 2016）と同じ反復レーシング：設定を抽出し、パズルとシードで競わせ、最良のものの周りから再び抽出します。</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  次の改善: %1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 はすでに存在しますが、この計画のものではありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>%1：この実行は別の種類のパズルのものです。</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1：アニメーションの大きさは %2～%3 ピクセルです。これは %4 ピクセルです。</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1：フォルダーは %2 で作られているため、ここでは --unit-time は効果がありません。</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>数独は 1 つのプロセスでのみ数えます：mpirun を使わずに起動してください。</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>mpirun では各プロセスが同じ作業を行ってしまいます。このコマンドは mpirun を使わずに起動してください。</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>-o なしの check</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1：既知の解がないため、fdc は省かれます。--solution で指定してください。</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>%1 は %2 がなければ何もしません。</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>--number は何もしません。ファイルがリストではありません。</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>--units では、終了した実行だけが数えられます。--time、--cpu-time または --evaluations で制限してください。</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>すべての実行が失敗しました。%1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>%1 の実行が失敗し、最下位として扱われます。%2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>失敗した単位はもう一度だけ試し、その後は失敗とみなします。再び試すには、別のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>新しいパズルでの検証に失敗しました。%1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1：警告：探索の状態が大きすぎるため、このファイルから探索を再開することはできません。</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1：警告：時間が短すぎて、進みを保存できませんでした。時間を増やしてください。</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1：警告：進みを保存できる前に探索が止められました。もっと長く実行してください。</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1：ファイルには複数のパズルがありますが、形式「%2」は 1 つしか保存できません。--number で 1 つ選んでください。</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>%1 にはフォルダーが必要です。標準出力は使えません。</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 はすでに存在しますが、適応度地形のものではありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>Open MPI のモジュールを読み込めません：%1。そこに置くか、mpirun を使わずに Tessera を起動してください。</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>数えずに、数え上げに必要な配置の数と、1 スレッドでの時間を表示します。--time がなければ最長 10 秒かかります。</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>見積もりは無作為な降下の平均です（Knuth 1975）。解が一つだけなら、平均して半分の時間で見つかります。大きな木では、短い見積もりはたいてい小さすぎます。</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>%1 は辺合わせパズルだけで使えます。</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1：--%2 は辺合わせパズルでだけ使えます。</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>見込まれる解の数はヒントを考慮しますが、固定ピースは考慮しません。</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1：警告：--like により、入力のヒントの一部が除かれます。</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1：警告：評価数が少なすぎて、進みを保存できませんでした。評価数を増やしてください。</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>--scale %1 では画像が大きすぎます。一辺は最大 %2 ピクセルです。</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>%1：このチェックポイントは、別のパズルまたは別の探索オプションのものです。別のファイルを使ってください。</translation>
    </message>
</context>
<context>
    <name>CurveAxisChoice</name>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Running time without pauses</source>
        <translation>一時停止を除いた実行時間</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価数</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>得点を計算した盤や手の数</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復数</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>手法の外側のループの回数 (世代など)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>木探索でピースを置いた回数。ほかの手法にはありません</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>ノードを数えるのは木探索だけです。</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>まだ反復が一つも終わっていません。</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>対数(&amp;W)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>横軸に何を表示するか</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>横軸を対数にして、初めの部分を広く取ります</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>記録が空です。</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得点の推移</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>内側のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>辺のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>角のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>向かい合う 2 辺が灰色のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>3 辺が灰色のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>4 辺が灰色のピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>%1 の盤は %2 マス、パズルのピースは %n 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>%1：枠付き %2 の盤に、そのようなマスはありません。</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>枠付き %1 の盤には %2 が必要ですが、パズルには %3 があります。</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>灰色の辺が %1 本あり、灰色は何とも合わず、縁に接する辺は %2 本だけです。</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>%1 のヒントは枠に合いません。</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>%1 と %2 のヒントが互いに合いません。</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>（枠沿い）</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>（内側）</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>色 %1 は凸が %2、凹が %3 あります%4：すべては合わせられません。</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>色 %1 は奇数回（%2）現れます%3：1 辺が余ります。</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>色 %1 は枠のピースの同じ側に多すぎます：%2 辺が余ります。辺の順序を確かめてください。</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>%1 本の辺が色で組にできず、縁に接する辺は %2 本だけです。</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>上の辺 %1 本には合う下の辺がありませんが、上の縁に接するのは %2 本だけです。</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>左の辺 %1 本には合う右の辺がありませんが、左の縁に接するのは %2 本だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n 個のピースに重複があります：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>灰色の辺が %n 本あります。灰色は何とも、縁とも合いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>%1 のヒントは縁の色になっていません。</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>内側と縁</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>縁には %1 本の辺がありますが、どの色も %2 回より多くは現れません。</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>縁には %1 本の辺がありますが、その色 %2 は %3 回しか現れません。</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>パズルのピースは %1 個、マスは %2 個です。探索には同じ数が必要です。</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>枠付き %1×%2 マスの盤には%3が必要ですが、パズルには %4 個あります。</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>開始の盤は別のパズルのものです。</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>%1 に固定されたピースが %2 のヒントと矛盾します。</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>%1 に固定されたピースが枠を守っていません。</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>手法の識別名</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>パズル、手法、シード</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>%1：パズルと手法を記した experiment.json がこのフォルダーにありません。--plan PLAN を付けてください。</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>各キーは 1 回だけ</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>キー %1 のいずれか</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>0 以上の整数</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>%1 以下の整数</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>0 以上の秒数</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>シードの数</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>1 つ以上のシード</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>この設定で有効な「%1」の値</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>P5 などのパズルのプリセット</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>1×1～%1×%1 の大きさ</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>ファイルまたは生成の設定</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>どちらもなし</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>パズルの数</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>%1 のパラメーター（%2）</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>手法の識別名</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>%1 のプリセット</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>0 より大きく増加する秒数</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>満点の等しい群</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>パズル群ごとに公表文 1 つ</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>1 つ以上の手法</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>1 つ以上のパズル</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>最大 %1 回の実行</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>数独に使える設定</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>数独 %1×%1、ヒント数字 %2、シード %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>数独の設定</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>少なくとも 1 つの値、手法は合計で %1 個まで</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>手法は合計で %1 個まで</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>辺の合計が %1 本までのパズル</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random、greedy、board、own のいずれか</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>0 より大きい秒数</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>パズルの各組に一つの時間</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>%1 までのシード</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>制限：seconds、processor-seconds、evaluations、target のいずれか</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>Tessera 独自の形式のパズル</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even または random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>引用符付きの hardest、BORDER+INNER（5+17 など）、TOTAL（22 など）のいずれか</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>数の一覧、または「count」を含むオブジェクト</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>種類 %1 のいずれか</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>%1：ファイルに書き込めません（%2）。</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>ファイルが上限の %1 MB を超えています。</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>ファイルを読めません（%1）。</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>フォルダーが存在しません</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>ファイルが存在しません。</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>ファイルが上限の %1 KB を超えています。</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>ディスクがいっぱいか、ファイルの大きさが上限に達しています</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>これはデバイスまたはパイプです</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>別のプログラムがロックしています</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>別のプログラムがこのファイルを使用しています。終わるまで待つか、別のファイルを使ってください。</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>これはフォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>フォルダーが存在しません。</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>フォルダーを作れません。</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>パズル (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>パズルを開く</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>パズルを保存</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>「%1」に未保存の変更があります。保存しますか？</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>ファイル「%1」は Tessera の外で変更または削除されました。代わりにこのバージョンを保存しますか？</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>探索中</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>結果を破棄しますか？</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>「%1」に、保存されていない結果があります。いま閉じると失われます。</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>「%1」の探索が進行中です。</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>停止して閉じる(&amp;S)</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>実行 (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>「%1」は既にあります。置き換えますか？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>探索を取り除きますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>%n 件の探索を、すべての盤と曲線とともに取り除きます。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>「%1」に終わっていない探索があります。次の起動時に待機し、最初からやり直します。終わった探索は残ります。</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>採用していない結果</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>「%1」の探索に、採用していない結果があります。%2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>採用して保存(&amp;K)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>画像を選択</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>画像 (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>計画を破棄しますか？</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>作成した計画は一度も実行されていないため、保存されていません。いま閉じると失われます。</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>いま閉じると、次回は最初からやり直します。</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>作成した計画は一度も実行されていないため、保存されていません。別の計画を開くと失われます。</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>ファイル「%1」は Tessera の外で変更または削除されました。パズルを保存しますか？</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>「%1」の探索は一時停止しています。</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>いま閉じるとその盤は失われます。</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>ファイルに保存されている内容に戻ると、その盤は失われます。</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>探索は一時停止中</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>終わっていない探索</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>保存した場合だけ、次回の起動まで残ります。</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>保存すると、次回は最初からやり直します。保存しないと失われます。</translation>
    </message>
</context>
<context>
    <name>FirstSolutionTable</name>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>7 columns</source>
        <translation>7 列</translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Matched edges</source>
        <translation>合った辺</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>線：実行の中央値 · 帯：その中央の半分</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>太線：最良 · 帯：個体群の最低から最良まで · 細線：平均</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>線：最良の得点 · 帯：現在の得点</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>合っていない辺</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価数</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>盤の%1（マス数、1～%2）</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>模様の描き方</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>よく知られたパズル、Niang（2010）に印刷されたパズル、Söderlind の論文（2010、表 2）と同じ方法で生成したパズル</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>幅 × 高さ(&amp;W):</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>枠のない盤の規則：縁の辺をすべて同じ色にします</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>規則なし</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>1 色（任意）</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>すべて色 %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>向きを固定(&amp;K)</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>TetraVex のように、ピースを回せません。枠のピースは回す必要があるため、枠なしの盤に限ります</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 のはずが %2 でした</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>%1 のはずが %2 でした。</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1: %2 のはずが %3 でした。</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>16 桁の 2 進数</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>1 行に 7 つの値</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>マスまたは回転</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>%1×%1 の盤でのヒントのマスと回転</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>2 進の色による CSV</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>色は 16 桁の 2 進数です。</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>盤の一辺</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>ファイルの終わり</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>マスの数</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>ヒントに回転がありません。並んだ向きのまま使います。</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>1 マスに 4 つの数</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>括弧 ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>最大 %1 マス</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>もう 1 つ</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>Eternity II Editor の格子</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>ファイルがこのエディターのコメントで始まります。</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>%1×%2 マスの盤</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>各行に、4 つの数のマスが行数と同じだけあります。</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>この順に並べると、マスの周囲はすべて灰色です。</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>ファイルが固定されたマスで始まります。</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>正方形の盤のマス</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>Eternity II Editor は正方形の盤と %1 までの模様だけに対応します。</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 色と回転</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 個の数</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>1～%1 マスの行</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>%1 マスの行（最大 %2 行）</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>マスの行</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>辺と回転の盤</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>最初の行は 5 つの数のマスです。</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>5 つの数のマスが縦線で区切られています。</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>5 つの数の最後は回転かもしれません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>内容は既知のどのパズル形式でもありません。</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>ヒントの行、列、ピース、回転</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>%1×%2 の盤のマス</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>%1 行 %2 列</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>ヒントが先のピース一覧</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>4 つの数の行の前に 1 つの数があります。</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>ヒントの数</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>ヒントの数</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>正しい JSON</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>エラー（%1）</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>キー「%1」のあるオブジェクト</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>それのないもの</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引用符で囲んだ文字列</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>保存された解はパズルを解いていないため、省かれます。</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>形式「%1」は読み込み専用です。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>形式「%1」は符号付きパズルに対応していません。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>この形式には盤の全 %1 ピースが必要ですが、パズルには %2 個あります。</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>このファイルには盤だけがあります。先に、そのピースのパズルを開いてください。</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>形式の版 %1.x</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>最大 %1 個のピース</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 色</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>マス、ピース、回転</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>ほかのヒントにないマスとピース</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>ほかのマスにないピース</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>再びピース %1</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>最大 %1 個の名前</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>Tessera パズル</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>この形式を名乗る JSON です。</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>ファイルの形式はより新しい版（%1）です。不明な部分はそのまま保たれます。</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>ピース番号</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>ピース番号 %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>まだ使われていないピース番号</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>番号付きピース一覧</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>最初の行は 5 つの数です。</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>5 つの数の最初はピース番号ですが、最後は回転かもしれません。</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>5 つの数の最初はピース番号です。</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>The frame pieces give the size %1×%2. Width and height may be swapped.</source>
        <translation>枠のピースから大きさ %1×%2 と分かりました。幅と高さは逆かもしれません。</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>正方形の盤のピース、またはその大きさ</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>1～%1 マスの辺</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>%1 までの色</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>枠付き %1×%2 の盤に合うピース</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>灰色の辺 %n 本</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>1 行に 4 つの数または文字</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>灰色は数 %1 です。</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>数 %1 の辺がないため、パズルに枠はありません。</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>辺の順は %1 です。</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>ピース一覧</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>最初の行は 4 つの数です。</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>各行は 4 つの数です。</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>ピースの位置</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>3 つの数の行の前に 2 つの数の行があります。</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>幅と高さ</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>パズルの大きさ %1×%2</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>ピースの列、行、回転</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>別のピース</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>ピース/回転 または ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>ピースと回転の盤</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>マスは ピース/回転 と書かれています。</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>盤の終わり</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>別の行</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n マスが空で、そのピースは分かりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>盤は %1×%2、パズルは %3×%4 です。</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>%1：このマスに置けるピース %2 は残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>%n 個のうちのピース</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>ピースではない数</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>まだ出ていないピースとマス</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>%2 のピース %1</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>このパズルのピースとマスによるヒント</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>マス %2 のピース %1</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>形式「%1」はありません。</translation>
    </message>
    <message>
        <source>address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 開いているパズルでは：%2</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>パラメーター %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>それのないアドレス</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>アドレスの終わり</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>別の行</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>board_w と board_h、または正方形の盤の辺</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>jef、marie、jblackwood のいずれか</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>辺の文字</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>a～w の文字</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>ピース番号の数字</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>3 桁の数字</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>ピース番号が互いに矛盾するため使いません。</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>種類の文字</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>a～e の文字</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>ヒントのマス</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>オンラインビューアーのアドレス</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>パラメーター board_edges があります。</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>オンラインビューアーの模様は灰色のほか %1 種ですが、このパズルには %2 種が必要です。</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>正方形の盤の辺（1 マス 4 文字）</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>eternity2.dev の JSON</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>ピースまたは盤のある JSON です。</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>JSON です。</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>数独用の形式「%1」はありません。</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>内容は既知の形式の数独ではありません。</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>数独の 16、81、256、625 文字</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 文字</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>格子の数字、または空きマスの記号</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>数独の行</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>最初の行の文字数が数独のマス数と同じです。</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>数字と記号の数が数独のマス数と同じです。</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>数独のように始まります。</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>最大 %1 個のパズル</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>数独の 16、81、256、625 個の数字と点</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>ヒント数字と同じ数の文字</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>数字の中のヒント数字</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>マスと数字</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>格子の数字</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>Tessera 数独</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>形式「%1」は 1 ファイルに 1 パズルです。</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>盤に置かれていないピース</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>4 辺とも灰色のピース</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>形式「%1」は%2を保存できません。</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>枠がないという規則</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>符号付きパズルという規則</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>ピースの向きを固定する規則</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>最大 %1 個のオブジェクトと配列</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>縁の規則</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>各行は 4 文字です。</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>最大 %1 枚の画像</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>Base64 で書かれていません。</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>模様の名前</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>模様の画像</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>どの数字がヒントか</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>次の模様の画像を省きました: %1。%2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS：論理式、またはソルバーの答え</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>幅、高さ、4 つの規則</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>変数の数と節の数</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>リテラル</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>%1 のピース</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>この論理式には、どのパズルのものか書かれていません。読めるのは Tessera が書いた論理式だけです。</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>この値は別のパズルのものです。一致する辺は %2 のうち %1 だけです。</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>SAT ソルバーによれば、解はありません。</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>SAT ソルバーの形式の論理式です。</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>SAT ソルバーの答えです。</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>手法の ID</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>ベンチマークのインスタンス名</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>PIECE.ROTATION（ピースは 1～%1、回転は 0～3）</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>各ピースを 1 回だけ</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>盤が規則に反しています。%1。</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>盤の得点 %1</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>このパズルはベンチマーク集にありません。</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>タイルの選択</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>ファイルが %1 MB を超えているため、Tessera で再び開くことはできません。</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>この大きさの格子では、「%1」と「%2」の両方を空きマスの記号にすることはできません。</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>隣り合う灰色の辺 2 本</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>向かい合う灰色の辺 2 本</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>「%1」は公表された盤です：大きさ、規則、色は変えられません。</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>枠なしのパズルの色は 1 組です：枠と内側の色の代わりに 1 つの数を指定してください。</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>%1 色は使えません：この規則のパズルは最大 %2 色です。</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>指定された色の数：%1。この盤にはその場所が %n しかありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>この大きさの枠付きの盤には枠の色が 1 色以上必要です。</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>この大きさの盤には内側の色が 1 色以上必要です。</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>辺のピース</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>角のピース</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>内側のピース</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>%1×%2 の盤には異なる%4が %3 個必要ですが、これらの色では %5 個しかありません：色を増やすか重複を許してください。</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>%2 マスの盤に %1 個のヒントは置けません。</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>これらの色で、すべて異なるピースの %1×%2 パズルは見つかりませんでした：色を増やすか重複を許してください。</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>%1×%2 パズル、シード %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>「%1」は色数ではありません：hardest、枠+内側、または合計を、それぞれ最大 %2 で指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>「%1」は縁の色ではありません。any か 1 から %2 までの数を指定してください。</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>ヒントのマスは %1×%2 の盤の異なるマスでなければなりません。</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>ピースを置く・交換する</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>Enter で持ち上げ・置く</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>トレイとマスの間でドラッグ</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>ピースをトレイに戻す</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>そこへドラッグ</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>タイルの上でホイール、右クリック</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>長方形をブロックごと回転</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>矢印、Shift+矢印</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>クリック、Ctrl+クリック、Shift+クリック、囲み選択</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>選択を移す</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+矢印</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>ピースの辺を編集</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>タイルをダブルクリック</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>固定・解除</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中クリック</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>ここに置けるものを表示</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>空きマスを指す</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>置けるピースから選ぶ</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>空きマスを右クリック</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+ホイール、ピンチ</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>表示を移動</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>中ボタンまたはスペースを押しながらドラッグ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation cannot be created: %1.</source>
        <translation>アニメーションを作れません：%1。</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>生成した解のほか、偶然の解はほぼなし</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>生成した解のほか、偶然の解が約 %1 個</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>ファイル形式</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>Tessera はファイルを名前ではなく内容で判別します。最初の列は、コマンドラインの --from と --to に使う名前です。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>リファレンス</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張子</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>可</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>読み込みのみ</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>By</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>再現コマンド</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>測定機</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>この手法にパラメーターはありません。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>出典：%1。</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>この手法は厳密です：最後まで実行しても解が見つからなければ、解は存在しません。</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>コマンドラインでは：%1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>公表値と Tessera の結果</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>すべての手法</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>キーと操作</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>操作のキーはどれも **編集 ▸ 設定 ▸ キー** で変えられます。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>公表された結果と、同じ手法が Tessera で得た結果です。多くははるかに短い時間で達しました。最良は最良と、平均は平均と比べてください：30 回の実行の最良は 3 回の最良より高くなります。META 2010 という名のパズルは著者のものです。ほかはすべて同じ大きさで、表に断りがなければ同じ色数で生成しました。得点は合った辺の数、スレッドは 1 つです。手法の名前の後にプリセットを示します。公表されたプリセットは、文献にある値をすべて使います。Tessera には公表された表を再現する計画が付属し、「tessera experiment」で実行できます。</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>擬似コード</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>作者を変更</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>メモを変更</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>タイトルを変更</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 でメニュー「%2」を開きます。</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>%1 でウィンドウの次の部分へ移ります。</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>%1 は盤の上の移動と選択に使います。</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>%1 はフォーカスのある項目を操作します。</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>無視できる</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 個のパズル</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 回の実行</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Best score</source>
        <translation>最高得点</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>文献の手法</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>%1：1 分で %3 題中 %2 題ほど解く</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>%1：1 分で通常 %2/%3</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>どの大きさの盤でも最高の得点</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>小さな盤を解くか、解がないことを証明</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>数独をたいてい 1 秒以内に解く</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>単純な規則で好成績。冷えていく様子が見える</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>まず縁、次に盤全体</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>良い盤を揺さぶっては改善することを繰り返す</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>禁じられていない最良の手を常に選ぶ。追いやすい</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>良い盤から学ぶ。残された跡が見える</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>多くの盤を同時に進化させ、小さな盤は素早く解く</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>一度に数回の交換。比較の基準</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>ピースを順に置く。比較の基準</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>改善だけを続ける。それでは足りない理由がわかる</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>無作為な歩みに沿ってピースを置く。比較の基準</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>小さな盤を論理式として解く。解がないことも証明</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>交換し、次に多くのマスを一度に最善に埋め直す</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>単純な規則で数独を解く。冷えていく様子が見える</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>多くの数独の盤を局所探索とともに進化させる</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>この探索が使えたのはスレッドあたり 1 コアの %1 % だけで、残りはほかのプログラムが使いました。比較するには、評価数かプロセッサー時間を制限してください。</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>1 ミリ秒未満</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>約 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>約 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>約 %n 時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>約 %n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>1 か月以上</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>保存された探索のスレッド数：%1、今回：%2。以前と同じ数のスレッドとプロセスを使ってください。</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>保存された探索が壊れています。</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>この探索は別のバージョンの Tessera で保存されました。そのバージョンで再開するか、新しい探索を始めてください。</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>パラメーター「%1」には%2を指定します（「%3」は不可）。</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1～%2 の整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1～%2 の数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>パラメーター「%1」はありません：この手法にパラメーターはありません。</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>パラメーター「%1」はありません。この手法にあるのは：%2。</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深緑</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>赤紫</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>桃色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>藤色</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>黄褐色</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>紺</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>薄荷色</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>黄緑</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>えび茶</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青緑石色</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>円</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>四芒星</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>斜め十字</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>クローバー</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>矢</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>八芒星</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>蝶結び</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>六角形</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝶</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>帯</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>風車</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>六芒星</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>斜め棒</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%1の穴あき%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1の凹</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>画像 %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>模様の画像は %1×%1 ピクセル、%2 kB 以下の PNG です。</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>パズルの画像は合計 %1 MB までです。先に別の画像を削除してください。</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>この画像は読めません。PNG、JPEG、SVG のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>次の模様の画像は壊れているため省きました: %1。</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>その大きさの絵にはメモリが足りません。</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>角のピース</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>辺のピース</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>内側のピース</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>値がありません。たとえば 0.9, 0.95 と書きます。</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>「%1」は範囲ではありません。たとえば 1:2:9 のように、始め:刻み:終わりと書きます。</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>「%1」は不完全です。名前 = 値、複数なら 名前 = 値, 値 と書きます。</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>枠なし</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>符号付き</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>ピースの向きは固定</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>縁は色 %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>縁は 1 色</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>最も難しい</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>印刷できません。プリンターが見つかりません。プリンターを追加するか、PDF で保存してください。</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>印刷できません。プリンターまたはそのファイルがページを受け付けません。プリンターを確認して、もう一度試してください。</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷しています…</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>%n ページを印刷しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>PDF を保存しています…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>%n ページを %1 として保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>停止しました。%n ページはすでにプリンターに送られました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>%1×%2 マスの盤は使えません：各辺は 1～%3 マスです。</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>ピース %1 の色は %2 です。色は %3～%4 です。</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>盤の外にヒントがあります。</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>ヒントが存在しないピース %1 を指しています。</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>2 つのヒントが矛盾します：ピース %1 またはそのマスが 2 回使われています。</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>ピースの向きを固定できるのは、枠なしのパズルだけです。</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>ピース %1 のヒントは回転していますが、このパズルのピースの向きは固定です。</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>%1 ピースのパズルは使えません：最大は %2 です。</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>灰色の枠がある盤では、縁を 1 色にできません。</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>凸と凹がある場合、縁を 1 色にはできません。どちらかが組にならずに残るためです。</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>縁を色 %1 にはできません。色は 1 から %2 までです。</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>このパズルのピースは向きが固定されています。</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang %1×%1：論文（2010）の画面写真の盤。</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12、50 色：解は 1 つ、数秒で見つかります。</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4、4 色：小さく、解は複数。</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4、最も難しい色数。</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4、8 色：解は 1 つか少数。</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6、4 色：解は非常に多数。</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6、最も難しい色数：解は少なく、見つけにくい。</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6、12 色：解は 1 つ、すぐ見つかります。</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10、無作為な 10 色。</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10、無作為な 10 色、枠なし。</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10、最も難しい色数。</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16、無作為な 23 色、枠なし。</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16、最も難しい色数。</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>Eternity II と同様：16×16、5 + 17 色、中央にヒント 1 つ。</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1：数字 10 種、枠なし、ピースの向きは固定。</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>マクマホンの正方形：3 色の 24 枚すべて、6×4 の盤の縁は 1 色。</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares：9 ピース、継ぎ目で切られた 4 つの絵、解は 1 つ。</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>3 つの絵の Scramble Squares：解は 2 つ。</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>印刷できるピースがパズルにありません。</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>保存せずに閉じる</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>the search result belongs to another puzzle</source>
        <translation>探索の結果は別のパズルのものです</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>ファイルが壊れているか、Tessera の別のバージョンのものです</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>フォルダー %1 に復元用コピーを保存できません。</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>復元用コピーを読めません (%2)。名前を %1 に変更しました。</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>この実行にはまだ示せる盤がありません。</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>実行ファイルが不完全です：パズルがありません。</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>実行ファイルの手法「%1」は、この版の Tessera にはありません。</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>これは実行ファイルではありません。</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>この版の Tessera は、この実行ファイルの版を読めません。</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>実行ファイルが不完全です：盤がありません。</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>保存された探索が壊れています：最高得点は %1 ですが、最良の盤は %2 です。</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>0 以上の整数</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>秒数、評価数、得点</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>%1：%2。この実行はやり直します。</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>%1：このフォルダーには別の計画の結果があります。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>%1：このフォルダーに実験の結果はありません。</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>秒数、評価数、得点、変化</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>盤に至る変化</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>%1：この実行の盤は保存されていません。</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>世代とその得点</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>「%1」：このフォルダーの実行は「%2」でしたが、新しい実行は「%3」になります。新しい実行には別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>「%1」は「%2」として実行されました。この版では「%3」として実行されます。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>%1：枠側の辺が灰色ではありません</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>%1：灰色の辺が盤の内側を向いています</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>%1：ヒントのピースがその場所にありません</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>%1：ピースが回転しています。ピースの向きは固定です</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>最近の改善</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>最近の改善。探索全体は小さく表示します</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>探索全体</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>最初からのすべての得点</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>合っていない辺</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>まだ合っていない辺の数。10 のべき乗ごとに同じ高さです。</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>得点の範囲</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>曲線のどこまでを表示するか</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>保存された探索が壊れています：「%1」がありません。</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>保存された探索が壊れています：「%1」の値がありえません。</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>%1：このチェックポイントは、パズル、手法、シード、開始、パラメーターのいずれかが異なります。別のファイルを使ってください。</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>%1：このファイルは探索のチェックポイントではありません。</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>%1：新しいチェックポイントは大きすぎるため、保存されませんでした。</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>より良い盤を探します</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>一時停止(&amp;S)</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>探索を一時停止して、その盤を見ます</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>再開(&amp;O)</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>探索を再開します</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>もう一度実行(&amp;G)</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>この結果を破棄し、上の設定でもう一度探索します</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>1 手(&amp;T)</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>一時停止して 1 手進めます</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>一時停止のまま始め、1 手ずつ進めます</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>探索を停止します。最良の盤は表示されたままです</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>この盤を採用(&amp;K)</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>最良の盤をパズルに取り込みます。元の盤に戻すこともできます</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>結果を破棄し、パズルの元の盤に戻ります</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>探索を再開(&amp;R)</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>止めたところから探索を再開します</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>1 手戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>前の手へ移ります</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>次の手へ進みます</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>評価 %1 回</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>1 巡進める(&amp;U)</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>世代、降下、巡回、段階の終わりまで進めます</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>プロセッサー時間 %1</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>各手法が連続するシードで行う探索の数。グラフにはその中央値と中央の半分が表示されます。</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>%3 mm のピースは作れません。幅は %1～%2 mm にしてください。</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>余白と間隔は 0～%1 mm です。</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>用紙が長すぎます。上限は %1 mm です。</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>%1 × %2 mm の用紙、余白 %3 mm では %4 mm のピースが入りません。大きな用紙か小さなピースにしてください。</translation>
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
        <translation>盤</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>盤、%2 列中 %1 列、%4 行中 %3 行</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>ピース %1～%2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>裏面、長辺とじ</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>100 % で印刷</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>パズル、解いた実行の平均時間</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2 個中 %1 個を解決</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>大きな盤向け</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>独自、8×8 から 12×12 の盤で調整</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>移住</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>複数スレッドのとき、この回数の会合ごとに各スレッドが最良の盤を次のスレッドへ渡します。0 は渡しません。</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>回の会合</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>受け入れた手 (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>温度を較正</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>開始・終了温度を、下の 2 つの数ではなく、パズルで測った得点変化から決めます。</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>開始温度</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>開始温度を、失う辺の数で表します。較正しないときに使います。</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang、アルゴリズム 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>終了温度</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>冷却が終わる温度。較正しないときに使います。</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>冷却係数</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>段階ごとに温度にこの係数を掛けます。</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick ら 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>最初の冷却</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>最初の冷却の長さ（1 マスあたりの手数）。</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>手／マス</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>冷却の伸び</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>冷却は毎回この倍率で長くなります。早いうちに良い盤が、後でさらに良い盤が得られます。最後の冷却は残り時間に合わせます。</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>回転の割合</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>1 ピースを回す手の割合。残りは同種の 2 ピースを、それぞれ最良の回転で交換します。最小の刻みは 1/256 です。</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>焼きなまし法</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>無作為に交換と回転を行い、冷えるにつれて損失を受け入れなくなります。</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick ら 1983、Niang 2010 アルゴリズム 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>教科書どおり</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>探索済み (%)</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>木が最小と見込まれるもの</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>マスの順序</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>マスを埋める順序。変わるのは時間で、解は変わりません。木の大きさは無作為な下降で見積もります（Knuth 1975）。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>マスごとに合うピースをすべて試し、行き詰まったら引き返します。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010、5.2 節</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>探すもの</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>最初の解</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>すべての解</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>最初の解で止めるか、すべて試すまで続けるか。</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>無作為な順序</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>パズルの順ではなく、シードで決まる無作為な順にピースを試します。</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>局所探索</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>局所最適まで</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>短い焼きなまし</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>焼きなましの長さ</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>焼きなましによる局所探索の長さ。</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>焼きなましの熱さ</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>固定されたピースと色が多すぎて、厳密探索では扱えません。ピースの固定を解除するか、別の手法を使ってください。</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>列ごと</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>内向きの渦</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>行、最後は列</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>まず縁、次に行ごと</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>候補のピースが最も少ないと見込まれる所</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>最初に見つけたもの</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>すべての中で最良のもの</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>改善する手のどれを指すか。</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>保存された探索は、別のパズルまたは別のマス順のものです。</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010、5.3 節</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>線ごとに、最初に合うピース、なければ最良のピースで盤を埋めます。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>マスを埋める順序。</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>貪欲歩行</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>無作為な歩みに沿って、最もよく合うピースで盤を埋めます。</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>局所最適</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>山登り法</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>どの手でも良くならなくなるまで盤を改善し、それからやり直します。</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010、アルゴリズム 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>残した手</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>前回の改善からの評価数</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010、5.4 節</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>局所探索 (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>いくつかの無作為な交換と回転を一度に行い、盤が良くなれば残します。</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>手を残す</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>良くなれば</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>良くなるか同じなら</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>最良の回転</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>交換したピースの向きを保たず、最良の回転にします。</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>忍耐</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>回の評価</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>平地を歩く</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>独自：同点の手を残す</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>レベル p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>揺さぶり</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho ら 2010、アルゴリズム 1</translation>
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
        <translation>近傍の順序</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>次の 2 つの一方を毎回無作為に選ぶ</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>中央から縁へ</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>縁から中央へ</translation>
    </message>
    <message>
        <source>random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>下降が、回転と、角・辺・内側のピースの交換を試す順序。</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>論文に記載なし</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>同点を残す</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>多点出発の一般 VNS</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>局所最適を次第に強く揺さぶり、4 つの近傍で下降します。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho ら 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>独自：同点を残し、やり直しを遅らせる</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>許す切れ目</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>目標の得点</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>やり直しまで</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>この配置数の後、ピースを混ぜ直し、別の色を温存してバックトラックをやり直します。最初のうちはもっと早くやり直します。</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>回の配置</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>温存する色</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>盤の終盤を楽にするため早く使い切る色の数。最大で内側の色の 4 分の 1。</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>早く使い切る割合</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>早めに使い切るべき、温存色の辺の割合。</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>使い切る時点</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>それらの辺を使い切るべき時点での、埋まったマスの割合。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>Tessera 独自の手法。切れ目の計画は Verhaard、色の温存は Blackwood に倣う</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>タブーリスト</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>特赦</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010、アルゴリズム 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>タブー探索</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>悪くなっても、禁じられていない最良の隣へ進みます。</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>タブーリストの長さ</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>直近のいくつの手を戻せないか。</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>抽出する交換</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>改善のない反復</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>摂動</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>2 段階タブー探索</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>まず縁を、次に盤全体をタブー探索で解き、焼きなましと摂動を加えます。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010、表 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>回の反復</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>段階 I の反復 (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>最大でこの反復数の間、外側のピースだけを動かします。</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>焼きなましまで (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>焼きなましの前の、改善のない反復数。</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>摂動まで (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>組の割合 (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>交換できる組のうち、1 反復で調べるものの割合。</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>組の数 (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>1 反復で調べる組の、もう一つの上限。</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>組の上限</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>小さい方（表 1 のとおり）</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>大きい方（本文のとおり）</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>2 つの上限のどちらを使うか。論文の記述は矛盾しています。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010、2.3.1 節</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>冷却係数 (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>焼きなましの段階の、1 手ごとの冷却係数。</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>開始温度 (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>終了温度 (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>焼きなましの段階の終了温度。損失がほぼ受け入れられなくなったときにも終わります。</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>摂動の割合 (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>1 マスあたりの摂動の交換数。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010、表 1。実行 i はシード 10·i</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>短いリスト、低温の焼きなまし</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>独自：早く忘れ、焼きなましが盤を消さない</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>この手法は辺合わせパズルだけを解きます。</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>蟻コロニー</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>蟻が、一致と良い盤の跡に導かれ、1 ピースずつ盤を作ります。</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010、3～6 章</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010、3.2.1 節</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010、3.2.2 節。値は Dorigo と Gambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010、3.2.3 節。Stützle と Hoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010、4.2 節</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010、表 5 と 7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
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
        <translation>Söderlind 2010、3.2 節</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>跡のつなぐもの</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>回転したピースとマス</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>ピースの辺と別のピースの辺</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>蟻の数</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>2 回の更新の間に作る盤の数。</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>無作為な歩み</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>跡の重み α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>配置の重みは τ^α · η^β で、τ はそのフェロモンです。</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>一致の重み β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>配置の重みは τ^α · η^β で、η は一致とともに増えます。</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>ヒューリスティック η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>一致 + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>e の一致数乗</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>隣との一致をどれだけ重く見るか。</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>貪欲さ q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>Ant Colony System：引く代わりに最良の配置を取る確率。</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>蒸発 ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>更新が置き換える跡の割合。</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>減衰 φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>Ant Colony System：蟻が使った跡を消す割合。</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>最初の跡 τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>未使用の辺のフェロモン。</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>最弱の跡</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN：下限。0 は τ₀。</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>最強の跡</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN：上限。0 はこれまでの最良の盤が残す量。</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>付加量 Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>合った辺</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + 足りない辺)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + 最良に劣る辺)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>盤が跡に加える量。論文は得点を加えますが、良い盤の差がほとんど付きません。</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>最良の蟻</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>これまで全体の</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>その反復の</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>Ant Colony System と MAX–MIN が、どの蟻の盤に報いるか。</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>跡のメモリ</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>使われた辺のためのメモリの上限。超えると最も弱いものから忘れます。</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind、表 5（版 1）</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind、表 7（版 2）</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>下降付き</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>短い焼きなまし付き</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>巡回</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>自身の跡を持つ辺</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>ビームのメモリ上限 (MB)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>跡のメモリ (MB)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>最良の盤の跡</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>未使用の辺の跡</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>フェロモン</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010、表 1～8</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010、4.4 節</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010、4.5 節</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010、4.6 節</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010、4.7 節</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010、4.8 節と 4.9 節</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>個体群</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>個体群の盤の数。</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代数</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>この世代数で止めます。0 は無制限。</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>エリート</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>最良の盤がこの数だけ最悪の子と入れ替わります。最大で個体群の半分。</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>最初の世代</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>無作為な盤</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>貪欲法の盤</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>半分ずつ</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>探索の開始盤のほかに、個体群が何から始まるか。</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010、3 節</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>常に守る</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>ピースはどこでもよい</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>適応度</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>辺と 2×2 の領域</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>適応度を上げるもの：合った辺だけか、不一致のない 2×2 の領域もか。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>線形順位</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>ルーレット</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>適応度による親の選び方。</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>トーナメントの大きさ k</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>無作為に選んだこの数の盤のうち、最良のものが親になります。</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>順位圧 s</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>最良の盤の子の期待数。</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>交叉率</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>交叉する親の組の割合。</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>領域交換</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>一様</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>子が 2 番目の親から受け継ぐマス：長方形、またはマスごとに硬貨投げで決めます。</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>余ったピース</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>一覧の順</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>最もよく合う所</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>交叉で押し出されたピースが、空いたマスをどう埋めるか。</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>変異率</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>変異する子の割合。</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>回転の重み</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>変異：1 個のピースを 90 度回転。</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>交換の重み</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>変異：2 ピースを交換。</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>交換 &amp; 回転の重み</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>変異：2 ピースを交換し回転。</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>領域回転の重み</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>変異：正方形の領域を回転。</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>領域交換の重み</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>変異：盤の両半分の領域を交換。</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>領域反転の重み</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>変異：領域のピースを逆順に。</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>行・列反転の重み</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>変異：行または列を逆順に。</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>かき混ぜの重み</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>変異：左上以外の全ピースを無作為な順に。</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>行き詰まりの修復</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>最良の盤が改善しなくなったら、合わないピースを並べ直します。</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>修復のしきい値</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>これだけの間改善がないと最良の盤に印を付け、次のときに修復します。</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>しきい値の引き下げ</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>盤に印が付いたときにしきい値が下がる量。</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>局所探索の割合</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>局所探索で改善する子の割合。</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang、表 1（エリートなし）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010、表 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang、表 2（高い変異率）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010、表 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang、表 3（変異なし）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010、表 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang、表 4（交叉なし）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010、表 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang、表 5（修復、1,000 盤）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010、表 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang、表 6（修復、500 盤）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010、表 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang、表 7（一様交叉）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010、表 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang、表 8（領域交換）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010、表 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang、表 9 (4×4)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010、表 9 と図 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang、表 9 (5×5)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010、表 9 と図 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang、表 9 (6×6)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010、表 9 と図 43</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>ミーム的（強力）</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>遺伝的アルゴリズム</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>盤の個体群が選択・交叉・変異で進化します。</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010、4～6 章</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>回転による改善</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>交換による改善</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>交換 &amp; 回転による改善</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>領域回転による改善</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>領域交換による改善</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>領域反転による改善</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>行・列反転による改善</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>かき混ぜによる改善</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>交叉による改善</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>最良の適応度</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>多様性 (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>修復した盤</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>木（配置）</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>早く引き返す</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>盤にある色の組が、全ピースで作れる数を超えたらすぐ諦めます。配置の数は減りますが、1 回ごとに最大 5 分の 1、小さな盤では 3～4 倍遅くなります。アーク整合性 (MAC) は用意していません。配置の数は 12 分の 1 で済みますが、時間は何倍もかかります。</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>足りない数字</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>近傍 k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014、図 2</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>先に単独候補を埋める</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>ヒント数字から単独候補で決まるマスをすべて埋め、残りだけを探します。</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>揺さぶりの手数</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>全近傍を改善なしでこの回数巡ったら、無作為な盤面からやり直します。0 はやり直しません。</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>巡</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>数独の一般 VNS</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>ブロック内の数字を並べ替え、4 つの近傍で下降します。</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>同点を受け入れる</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>独自：先に単独候補を埋め、同点を残し、始め直す</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>ビーム幅</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>ビームが最大幅のときに残す盤の数。メモリが足りなければ減ります。</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>ビームの割合</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>ビーム探索に当てる仕事の割合。残りは計画的な切れ目のバックトラックに当てます。ビームの割合は、121 マス以下の盤では半分まで、400 マスを超える盤では全部です。</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>最高得点を狙います：ビーム探索と計画的な切れ目のバックトラック。その後、盤を補完して磨きます。</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>手法「%1」はこの種類のパズルを解けません。解けるのは次の手法です：%2。</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>時間の節約が見込めるとき</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>色を使い切ったとき</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>ビーム探索</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>計画的な切れ目</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>磨き</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>厳密探索</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>最初の盤</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>局所探索の焼きなましの開始点：0 ではパズルは凍り、1 では凍り始め、2 では流動します。</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>終わりの熱</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>焼きなましが終わる点。その後は下降です。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>これだけの間改善がなければ、すべての盤をやり直します。0 はやり直しません。</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>合う交換の割合</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>内側のピースを、少なくとも 2 つの隣と合う場所（多くは不一致のあるマス）へ移す交換の割合。残りは一様に選びます。冷えた盤は数倍速く改善します。最小の刻みは 1/256 です。</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>合う交換</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>独自：受け入れられうる交換を選ぶ</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>保存された探索が壊れています：「%1」は数ではありません。</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>保存された探索が壊れています：一部が欠けています。</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>跡のメモリが尽きた回数</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>行ごとか列ごとのうち、木が小さいと見込まれるほう</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>焼きなましの手</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>焼きなましで退けた手</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>一様に選ぶ交換</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>独自：較正するが、どの交換も優先しない</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>下降後の盤が同点でも、そこから続けます。論文の「Move or not」は続けません。</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>揺さぶりごとの、近傍 N_k での無作為な手の数。論文では 1。</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>公表どおり（Hamza &amp; Sevkli 2014）</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014、図 2。近傍は独自</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>得点が変わらない手を残すかどうか。論文ではより良い盤だけを残します。</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>変異のうち回転の割合。残りは交換です。論文に割合の記載はなく、そのプリセットでは半分です。最小の刻みは 1/256 です。</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>公表どおり（Söderlind 2010）</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>次のレベルに移るまでの、改善のない揺さぶりの数。論文では 200。</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>やり直すまでのレベルの数。レベル p は p + 2 回揺さぶります。0 なら論文と同じく盤の長い辺です。</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>下降後の盤が同点でも、そこから続けます。論文では続けません。</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>公表どおり（Coelho ら 2010）</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho ら 2010、3 節。改善は独自に選択</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>ビームの共有</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>すべてのスレッドが一つのビームを埋めます。広いビームが早く終わり、スレッド数で盤は変わりません。そうでなければ各スレッドが別々に探索し、毎秒の仕事量は多くなります。</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>ビームの盤が使うメモリの上限。広すぎるビームは収まるまで狭めます。0 なら空きメモリの半分をプロセッサ数で分けた量です。このほか表にスレッドごとに数 MB が必要です。</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>各手の前に調べる交換の数。無作為に選び、最大で全体の 5 分の 4。0 なら論文と同じくすべて。回転はすべて調べます。</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>公表どおり（Niang 2010）</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010、アルゴリズム 2。リストの長さは独自に選択</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>直近のいくつの手を戻せないか。論文では 360。</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>摂動の前の、改善のない反復数。論文では 3500。</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>焼きなましの段階の開始温度。論文では 100 ですが、盤が壊れてしまいます。</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>公表どおり（Wang &amp; Chiang 2010）</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>各反復の最良の蟻の盤を、跡を残す前にどう改善するか。論文にはありません。</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010、表 5。q₀、ρ、φ、τ₀ は独自に選択</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010、表 7。q₀、ρ、φ、τ₀ は独自に選択</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010、4.8 節と 4.9 節。数は独自</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>子が個体群に加わる前にどう改善されるか。論文にはありません。</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>すべての跡が蒸発し、どの蟻も自分の盤の跡を強めます。</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>最良の盤の跡だけが更新されます。</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>すべての跡が蒸発し、最良の盤は自分の跡を強めます。</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>角の交換</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>端の交換</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>辺ピースの交換</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>帯の中の交換</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>内側ピースの交換</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>中心交換</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>%1×%2 の盤は論理式には大きすぎます。上限は約 24×24 マスです。</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>節</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>SAT ソルバー</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>SAT ソルバー</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>パズルを論理式に変換し、SAT ソルバー CaDiCaL に解を探させます。</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008、冗長な節をすべて含む変換</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>マス上のピースの向きごとに 1 つ</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>マス上のピースごとに 1 つ</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>論理式の変数が表すもの。変数が少ない場合は、ピースの周りの色が向きを表します。</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>各ピースは 1 回だけ</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>どのピースも 2 つのマスに置かれないことも加えます。他の節から導けますが、時間を節約できることがあります。</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>禁止される色</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>ピースの隣に来られない色も加えます。他の節から導けますが、時間を節約できることがあります。</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>色の裏付け</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>色を示せるピースも加えます。他の節から導けますが、時間を節約できることがあります。</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>対称性を除く</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>回転で重なる盤は 1 つだけ、同じピースの順序も 1 通りだけ探します。</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>パズルの順ではなく、シードで決まる無作為な順にピースに番号を付けます。</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>証明 %1 を書き込めません。</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>超大近傍</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>タブー探索と埋め直しを交互に行います。接していない多くのマスを空にし、最善に埋め直します。</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>各手の前に調べる交換の数。無作為に選び、最大で全体の 5 分の 4。0 ならすべて。回転はすべて調べます。</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>回の埋め直し</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>埋め直しまで</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>マスの集合を埋め直すまでの、改善のない手の数。</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>集合のマス数</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>一度に空にするマスの最大数。同じ種類で、互いに隣り合いません。</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>マスの休み</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>空にしたマスは、ほかにマスがある限り、この間は再び空にしません。</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>手に戻るまで</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>探索が手に戻るまでの、改善のない埋め直しの数。</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>埋め直し</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>改善した埋め直し</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008 による</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008。Niang 2010 と Söderlind 2010 の紹介による：マスの集合、その厳密な割り当て、タブー探索。数値と開始盤は独自のもの。</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>Muñoz et al. 2009 による</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009。Niang 2010 と Söderlind 2010 の紹介による：領域の交叉、領域の回転と交換、ピースの交換と回転、一致した辺を適応度とする。数値は独自のもの。</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>最初の向き</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>ピースの一覧のとおり</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>無作為な盤でのピースの向き。一覧の向きが解と同じときは、「ピースの一覧のとおり」が役に立ちます。</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010、図 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>ピースは隅・縁・内側に留まり、向きは自由</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>縁のピースを、ゲームの規則どおり、灰色を外に向けて縁に留めるか。表 1～8 のプリセットではどこに置いてもかまいません。論文には書かれていません。</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>辺の重み</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>2×2 の領域も数えるとき、適応度で辺をどれだけ重く見るか。</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>2×2 の領域の重み</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>適応度で 2×2 の領域をどれだけ重く見るか。</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010、4.1 節</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>重複して選ぶ</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>1 回のトーナメントで同じ盤を 2 度選んでよいか。</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010、アルゴリズム 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>修復の方法</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>ピースの置き直し</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>同じ。ただし縁のピースは回転</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>全ピースのかき混ぜ</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>修復で何をするか。灰色が内を向いた縁のピースは、置き直すか、回転だけします。</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010、4.5.8 節と 4.9 節</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>変異</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007（記憶による）</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007。記憶によるもので、論文とは照合していません</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>公表どおり（Lewis 2007）</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>数独の焼きなまし法</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>ブロックの中で数字を交換し、冷えるにつれて損失を受け入れなくなります。</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>開始温度を測定</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>下の温度ではなく、無作為な手を続けたときの得点の標準偏差から始めます。</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>開始温度を、足りない数字の数で表します。</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>段階の長さ</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>各段階の手の数を、空きマスの数の 2 乗の何倍かで表します。</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>再加熱まで</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>この数の段階が続けて、始まりより良くならずに終われば開始温度に戻ります。0 は戻りません。</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>再加熱で新しい盤</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>再加熱のたびに、ブロックを無作為に埋め直します。</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>再加熱</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007（記憶による）</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007。記憶によるもので、論文とは照合していません</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>公表どおり（Mantere &amp; Koljonen 2007）</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>数独の遺伝的アルゴリズム</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>個体群の盤がブロックを交換し、その中で数字を入れ替えます。</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>個体群にある数独の盤の数。</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>最良の盤がこの数だけ最も悪い子と入れ替わります。最大で個体群の半分。</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>上位から</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>親の選び方。トーナメント、または置き換える盤より上位の盤から選びます。</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>無作為に選んだこの数の盤のうち、最良の盤が親になります。</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>ブロックの半分を 2 つ目の親から受け継ぐ子の割合。</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>数字を 2 つ交換するブロックの割合。</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>老化</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>最良の盤は、最良であり続ける世代ごとに適応度を 1 点失います。</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>この数の世代が過ぎたら、すべての盤を無作為に埋め直します。0 は埋め直しません。</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>短い焼きなましがこの数の手で各々の子を改善します。0 は行いません。論文にはありません。</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>局所探索の温度</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>局所探索の開始温度を、足りない数字の数で表します。最後は冷えた状態です。</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010、4.1 節と 5.3 節</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>次のピース</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>次のマスに最良のもの</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>どこであれ最良のもの</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>マスを順に埋めるか、置いたピースの隣のすべてのマスですべてのピースを比べます。順序はマスを順に埋めるときだけ使います。</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind、どこであれ最良のピース</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010、4.1 節。結果の記載なし</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>一度の手の数</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>裏が出るまでのコイン投げの回数</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + 平均 1 のポアソン乱数</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>どの数も等しい確率</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>一緒に試す手の数。コイン投げは、論文がポアソン分布の近似とするものです。</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010、2.1.4 節と 5.4 節</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>一度の手の最大数</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>一緒に試す手の数の上限。</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>改善なしでこの評価数を超えたらやり直すか終わります。0 はどちらもしません。</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>停止する</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>忍耐が尽きたときにすること。論文では、しばらく改善がないと終わります。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010、6.3 節</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010、5.4 節と 6.3 節。回転の割合と忍耐は独自に選択</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind、ポアソン分布</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010、4.1 節。回転の割合と忍耐は独自に選択</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz ほか 2009、紹介による</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010、2.2 節による Muñoz ほか 2009 の紹介：1～10 手。ほかはすべて独自に選択</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>ピースとマス</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>フェロモンが付く対象。最初の二つは論文の版 1 と 2 です。三つ目は論文が望む回転のないグラフで、各ピースは最良の回転になります。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010、4.2 節と 7 章</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>完全に無作為</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>蟻の決め方と跡の更新の仕方。MAX–MIN は Stützle と Hoos に従い、論文と二つの点で異なります。最良の盤の跡だけでなく、すべての跡が蒸発します。すべての跡は τ₀ ではなく上限から始まります。</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>この周期数で止めます。0 は無制限。</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>目標到達</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>評価数の上限</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>探索し尽くした</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>これまでに見つかった解の数です。盤面を回転したものも別々に数えるため、1 つの盤面が 4 つと数えられることがあります。</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>%2 中 %1 のまま</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1、現在 %3 中 %2</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>ピース %1 を %2 に置く</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>ピース %1 を %2 から取り除く</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>%1 を回転、現在は%2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>%2 のピース %1 をピース %3 に交換</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 と %2 を交換</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変える</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>これまでの最良です。</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>禁止ですが、これまでの最良を超えるため許されます（特赦）。</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>やり直し。</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>摂動。</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>次の段階。</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>再加熱しました。</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>別の島から盤が届きました。</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>解です。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>%1 を回転?</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>%1 と %2 を交換?</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 不採用：%2、%3。</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>焼きなましは無作為な手を %1 回試し、%2 回を不採用にしました。</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>途中で %1 に達しました。これまでの最良です。</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>第 %1 世代で最も適応度の高い盤</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>これらの蟻の最良の盤</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>禁止ですが、直近の段階または摂動の開始以降に知られた最良を超えるため許されます（特赦）。</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>温度を決めるためパズルを測定中です：損失は受け入れません。</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>最初の一手の前：%1。</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>最初の盤：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 とほか %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>解です：%1。</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>改善する交換も回転もありません：局所最適、%1。</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>温度を選ぶため、%n 通りの無作為な交換を測定しました：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>段階 %1/%2 が温度 %3 で始まります：%4。</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>長く改善がないため、温度 %1 で焼きなましを始めます：%2。</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>長く改善がないため、%n 回の無作為な交換で盤を乱します：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>第 %1 段階は埋まった盤から始まり、すべてのピースを動かせます：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>レベル %1、%n 手の無作為な手で揺さぶりました：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 は改善ではないので、残した盤に戻ります：%2。</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>適応度で 2 つの親を選びました。合った辺は %1 と %2。1 つ目：%3。</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>子はもう一方の親（%1）から %n マスを受け継ぎます：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>局所探索が盤に取り組んでいます：%1。</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>子 %1/%2 が完成：%3。</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>第 %1 世代が完成しました。最良の盤：%2。</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>最良の盤がもう良くならないので、1 つを修復します：%1。</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1得点：%2。</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>新しい個体群の盤 %1/%2：%3。</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>やり直し：%1。</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>新しい盤を始めます。</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>試した %n ピースの中で最もよく合います。</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>ピース %1（%2）</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>規則により最も強い選択肢が選ばれました。</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>確率 %1 で選ばれました。</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1確率の高い順：%2。</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>解の後も探索を続けます。</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>行き止まり。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>%n ピースを取り除き、別のピースを置きました：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>%1 を変える?</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>%n 手の無作為な手をまとめて試しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>見つけた場所：%1。</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>損失がないので、どの温度でも受け入れます。</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>温度 %1、確率 %2 で受け入れました。</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>温度 %1 での確率は %2 でした。</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>許される隣の中で最良です。</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>置き換えたものは %n 手の間禁止されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>%1：盤を改善する手はありません、%2。</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>調べた隣はすべて禁止されています：%1。</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>出発点の局所最適を残します：%1。</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>残した盤（%1）より良いので、これを残します：%2。</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>残した盤と同じ良さなので、これを残します：%1。</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>蟻 %1/%2 が盤を埋めました：%3。</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>%n ピースを試して盤が埋まりました：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>この手：%1。盤：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n マスが埋まっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>第 %1 段階は縁だけで始まります：%2。</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>矛盾：SAT ソルバーが %n リテラルの節を学習しました。盤：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>%n マスを空にし、最善に埋め直しました：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>数字 %1 が%2に 2 回あります：%3 と %4。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>このパズルに解はありません。</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>このパズルの解は 1 つではありません。</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>選んだ難しさのパズルは見つかりませんでした。これは：%1。</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>ヒント数字 %1 個のパズルは見つかりませんでした。これは %2 個です。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>%1 は %2：ほかに入る数字がありません。</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>%1 は %2：%3での唯一の場所です。</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>%1では数字 %2 は%3と交わる所にしか入らず、%3のほかの所には入りません。</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>%1ではマス %2 が数字 %3 を分け合います。</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>X-wing：数字 %1 はマス %2 のうち 2 つに入り、そこで交わる線のほかの所には入りません。</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>数独の「%1」には %2 のいずれかを指定します。</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>数独の設定に「%1」はありません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>半回転</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>90 度回転</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>対角</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>%1 列目</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>数独の「%1」には %2～%3 の整数を指定します。</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>これらの数字では解がありません。少なくとも 1 つが誤りです。</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>簡単な推論は残っていません。</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>簡単な推論は残っていません。ある解では %1 は %2 です。</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>数独が解けました。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>このパズルには解がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n 個の数字が誤りで、今選択されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>今のところすべての数字が正解です。</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>単独候補で決まるマスはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>%n マスを埋めました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>短時間では解が見つかりませんでした。探索を始めてください。</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>これが唯一の解です。</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>これは複数ある解の一つです。</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>今のところ誤りはありません。このパズルには複数の解があります。</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>簡単に調べた限り、誤りはありません。</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>これらの数字では、これが唯一の解です。</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>数字はまだ入力されていません。</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>古典的な図形</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>模様ごとに異なる紋章</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>単純な三角形</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>無地の三角形、模様ごとに 1 色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>強い色の上の白黒の紋章</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>各模様の文字を辺に書きます</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>各模様の番号を淡い色の辺に書きます</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 個の値</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>実行 %1 または %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>上の行より前でない時刻</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>平均の得点</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>1 回の競走には %1 回の実行が必要で、予算が足りません。評価数を増やすか、各実行の評価数を減らしてください。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>%1 にパラメーター「%2」はありません。</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>「%1」は範囲ではありません。%2=LOW..HIGH または %2=VALUE,VALUE と書いてください。</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>「%1」：範囲を空にすることはできません。</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>調整するものがありません。パラメーターを指定してください。</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>調整するものがありません。値からは一つの構成しかできません。</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>単位の記述が壊れています。</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>この版の Tessera はこれらの単位を読めません。作成した版を使ってください。</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>%1：このフォルダーに作業単位はありません。「count」「solve」「experiment」「tune」の --units で作ってください。</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>%1：これらの単位は Tessera %2 で作られましたが、これは Tessera %3 です。すべての機械で同じプログラムを使ってください。</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>%1：ファイルを読めません（%2）。</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>%1：このフォルダーにはすでに ledger があります。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>%1：ファイルの一部の行を読めません。</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>「%1」は色ではありません。色は「#2b7cfa」のように書いてください。</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>パレットは 1～%1 色です。</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>各色は背景色と紋章の組でなければなりません。</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>ファイルはパレットではありません：JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>パレットには 1～%1 文字の名前が必要です。</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>色 %1 と %2 はほとんど同じに見えます。</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>%1では色 %2 と %3 がほとんど同じに見えます。</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>色 %1 の紋章は背景色の上でほとんど見えません。</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>Eternity II のための可変近傍探索 (MS-GVNS)</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>Eternity II のためのタブー探索</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>辺合わせのための進化計算</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>修士論文、コンコルディア大学 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>辺合わせのための蟻コロニー。数え上げ、難しさ、生成器</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>修士論文、デンマーク工科大学 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>数独のための可変近傍探索</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>Tessera について</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>辺合わせパズルのエディターと解法の可視化</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>GNU 一般公衆利用許諾書 第 3 版以降による自由ソフトウェア。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>Qt %1 でビルド、Qt %2 で動作。</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>次の研究に基づいています:</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>コミット %1。</translation>
    </message>
</context>
<context>
    <name>tessera::AddSearchesDialog</name>
    <message>
        <source>Add searches</source>
        <translation>探索を追加</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>シードの数(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>これらの探索を待ち行列に追加します</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>分析の図</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>表または図</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>目標までの時間に使う、満点に対する割合</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>すべて書き出す(&amp;L)…</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>すべての表と図をデータとともにフォルダーに書き出します</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>表示(&amp;H):</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>目標(&amp;E):</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>終わった実行はまだありません。</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>分析のフォルダー</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>分析を保存しています…</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>キャンセルしました。%2 個の図のうち %1 個は %3 にあります。</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>次のファイルは以前のエクスポートのものです：%1。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>分析しています…</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>アニメーションを保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>探索の最良の盤をアニメーション GIF として保存します</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>アニメーションにする実行がまだありません。先に探索を始めてください。</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>アニメーションを作成中…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationDialog</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Length of the longer side in pixels</source>
        <translation>長い方の辺のピクセル数</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>アニメーションの長さ</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> 枚／秒</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>1 秒あたりの最大の枚数</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>アニメーションを繰り返す前に最後の盤を表示する長さ</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>進み方</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>実行の時間をアニメーションの時間に対応させる方法</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>変わったマスに印(&amp;C)</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>前の画像から変わったマスを枠で囲みます</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>下に得点と時間(&amp;M)</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>盤の下に得点と経過時間を表示します</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>実行のアニメーションを保存</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>各改善を同じ長さで表示</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>実際の時間に比例</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>アニメーションのプレビュー</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>アニメーション GIF の保存先を選びます</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>長い辺(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>長さ(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>枚数(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>最後に停止(&amp;H):</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>進み方(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>タイル(&amp;T):</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>表示する改善：%1 / %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>満点</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>既知の最高</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>自分の得点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>挑戦中</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>ベンチマーク集</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>選択したインスタンスをタブで開く</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>解決済み %1、挑戦中 %2、未着手 %3。探索と保存したパズルを数えます。どのインスタンスにも解があります。</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>ピース %1 を %2 に置く</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>ピース %1 を %2 から %3 へ移す</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 と %2 を交換</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>%n 個のピースを移す</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>%1×%2 のブロックを回転</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>ピース %1 を %2 から取り除く</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>%n 個のピースを取り除く</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>%2 のピース %1 を回す</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>%n 個のピースを回す</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>%1 はヒントで、常に固定されています。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>%1 に固定するピースがありません。</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 を固定</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>%n マスを固定</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 の固定を解除</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>%n マスの固定を解除</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>全ピースを無作為に置く</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>ピース %1 を編集</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>探索の盤を採用（%2 中 %1）</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>保存された解を置く</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>%1 はヒントで、動かせません。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>このパズルには解が保存されていません。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 は固定されています。先に固定を解除してください。</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>%1：まだ表示するものがありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>不一致なし</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>その行または列の不一致</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>合うピースの数</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>合うピースなし</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>固定済み</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>ピース番号</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>列と行</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>不一致 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>重ね表示の意味と、ポインターの下のマスについて示す内容</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>解けました：%n 辺すべてが合っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>%1 辺が一致。</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>すべて試しましたが、固定ピースとヒントでは解はありません: %1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>この盤は今は変更できません。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>ここにピースはありません。</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>このピースはここに置けません。</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>選択したピースはここに置けません：盤の外に出るか、固定されています。</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>選択したピースはすでに盤の縁にあります。</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>ブロックとして回転できるのは長方形だけです。</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>矢印キーでカーソルを移動します。Enter でピースを持ち上げるか置きます。Alt+矢印キーで選択を移します。</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>%1 で回します。</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>%1 で固定します。</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>%1 で置けるものを表示します。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 は固定されています。先に固定を解除してください。</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>選択したピースはすべて固定されています。先に固定を解除してください。</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>ここにはピースがあります。先に取り除いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>合うピース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>不一致 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::BoxPlot</name>
    <message>
        <source>Box plot of the scores of each method</source>
        <translation>各手法の得点の箱ひげ図</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>終わった実行はまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1：中央値 %2、中央の半分 %3～%4、%n 回の実行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%1 に %n 個のピースが置けます</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>Enter でピースをマスに置きます。Esc で一覧を閉じます。</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>パズルと盤の問題</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>問題点の一覧。クリックすると該当のピースを選択します。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤の上</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>ほかに %n マスが規則に反しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>問題は見つかりません。ピースは盤に合い、すべての色が組になり、置かれたピースはどれも規則に反していません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>1 is Error, Warning or On the board, 2 a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::ColorFields</name>
    <message>
        <source>none: there are no joints</source>
        <translation>なし：継ぎ目がありません</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>辺の色数と、枠沿いに別の色を使うかどうか</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>枠の色</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>枠沿いの継ぎ目の色</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>内側の色</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>ほかの継ぎ目の色。枠なしではすべての継ぎ目の色</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>色の総数</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>すべての継ぎ目に共通の 1 組の色</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最も難しい</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>枠と内側を別々に</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>共通の 1 組</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>最も難しい色数</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>枠の色(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>内側(&amp;I):</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>合計(&amp;A):</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>最も難しい:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>%1（切り上げ）</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>解が約 1 つと見込まれる色数です（Söderlind 2010、3.1.4）：M は内側、B は枠沿い、C は枠なし。切り上げると見込みの数は減ります。式は継ぎ目を独立とみなします。各色の辺は対になるため数はまた増え、色が少ないときや符号付きの色で特にそうです。</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>内側 M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>枠 B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>色の番号</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>このタイルでの色の見え方</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>全ピースの辺のうちこの色の数</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>そのうち枠沿いの辺の数</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内側</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>そのうち枠沿いでない辺の数</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>凸</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>そのうち凸の辺の数</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>凹</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>そのうち凹の辺の数</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>パズルの色</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>各色の出現回数。色をクリックするとそのピースを選択し、見出しで並べ替えます。</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>コマンドの検索</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>コマンド名の一部を入力</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
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
        <translation>コマンドが見つかりません。</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>探索を比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>複数の探索を並べて実行し、手法、パラメーター、シードを比較します</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>Tessera を閉じたとき %n 件の探索が終わっていませんでした。「再開」で最初から始まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>%n 件の探索を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>実験(&amp;X)…</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>手法、パズル、シードの計画を実行し、結果を見ます</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>フォルダーを追跡(&amp;L)…</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>他の機械での「tessera work」の単位を見ます</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>閉じたこのウィンドウはまだ動作中です。クリックすると開きます</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>複数のパズルの最高得点</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>交代で実行(&amp;T)</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>すべての探索が交代でコアを使います。オフの場合は、1 つが終わると次が始まります。</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>現在の盤(&amp;C)</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>最良の盤の代わりに現在の盤を表示します</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>競走(&amp;R)…</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>このパズルで、複数の手法を同じ上限で実行します</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>独自のパラメーターで探索を追加します</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>選択した探索、またはすべてを一時停止します</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>再開(&amp;U)</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>選択した探索、またはすべてを再開します</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>選択した探索、またはすべてを停止します</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>取り除く(&amp;M)</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>選択した探索、またはすべてを停止して取り除きます</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>エディターで開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>選択した探索をそのパズルとともに開きます。再生や盤の採用ができます</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>探索の比較</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>探索の盤</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>全探索の得点の推移</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>競走を始めると、手法の曲線がここに表示されます。</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>同時に実行する探索の数。1 コアに最大 1 つ</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>横軸(&amp;I):</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>同時実行数(&amp;P):</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>探索を選んで開くと、再生や盤の採用ができます。</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n 件の探索が一時停止中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n 件の探索を実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>%1（シード %2）が %3 でパズルを解きました。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>最新の盤(&amp;N)</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>グラフで選んだ時点ではなく、最新の盤を表示します</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>グラフを画像として、または探索を表として書き出します</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>競走の始め方と結果の読み方</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>%1：最良の得点（満点 %2）</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>%1 競走</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>%n 件の探索を選択中。一時停止、停止、取り除くはこれらだけに働きます。Esc で選択を解除します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>%n 件の探索を選択中。Esc で選択を解除します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>計画を作成(&amp;P)…</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>これらの手法、シード、制限で、このパズルの実験を設計します</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>スタートページが表示されています。先にパズルを開いてください。</translation>
    </message>
</context>
<context>
    <name>tessera::Comparison</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1, median of %n</source>
        <translation>
            <numerusform>%1、%n 個の中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>評価 %1 回後の最良の盤を表示しています。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>反復 %1 回後の最良の盤を表示しています。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>ノード %1 個後の最良の盤を表示しています。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>%1 後の最良の盤を表示しています。</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1、シード %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n 件の探索が得たのはスレッドあたり 1 コアの 90 % 未満なので、時間は比較できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>代わりに評価数かプロセッサー時間を制限してください。</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>%1、シード %2：%4 中 %3、%5、評価 %6 回</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>評価/秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>まだ盤なし</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>残りの解き方</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>解を選択すると盤に表示されます</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>この解を使う(&amp;U)</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>選択した解を、元に戻せる 1 つの操作として盤に置きます</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>解 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>ここから %n 個の解。ほかにもあるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>ここからの解は 1 つだけです。</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>ここからの解はちょうど %n 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>解 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>ここからの解はちょうど %n 個、盤の回転を除くと %1 個です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>深さごとの配置</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>配置が最も多いのは %n マス埋まった所です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%n マス埋まった所で配置 %1 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>数字 %1: 残り %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>数字 %1: すべて置かれました</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>選択したマスから数字またはメモを消します</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
</context>
<context>
    <name>tessera::DiskGuard</name>
    <message>
        <source>%1 is also open in another Tessera window (process %2). The last save wins.</source>
        <translation>%1 は Tessera の別のウィンドウ (プロセス %2) でも開いています。最後に保存した内容が残ります。</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>コピーで作業する</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>ファイルから切り離します。保存するときに新しい名前を尋ねます</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>盤に探索またはプレビューが表示されています。先に採用するか戻り、それから再読み込みしてください。</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>ファイル %1 がないか、読めません。パズルはここで開いたままです。保存するとファイルを作り直します。</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>別のプログラムが %1 のファイルを変更しました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>変更されたファイルを読み込みます。元に戻すとこの状態に戻ります</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>これを残す</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>ここに表示されている内容を残します。保存するとファイルを置き換えます</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>辺を塗る：クリックで塗る · 右クリックで模様を取得 · ホイールで切り替え · Alt+矢印</translation>
    </message>
    <message>
        <source>No piece here to edit.</source>
        <translation>ここに編集するピースはありません。</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>ここへピースをドラッグ</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>%1 で回転</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>%1 で固定</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>%1 で置けるものを表示</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>プレビュー：%1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>この盤を留めました。ヒートマップでこの盤との違いを見られます。</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>プレビューに別の盤が表示されています。先にその一覧を閉じてください。</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>得点 %1/%2 · 不一致 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>得点 %1/%2 · 枠での不一致 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · 空き %n</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>マス %1：空</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>マス %1：ピース %2、%3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>この盤に不一致はありません。</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>盤の縁</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>不一致 %1/%2：%3 と %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>最良の盤の %1 で不一致</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>留めた盤との比較</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>%n 回変わりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation>開いているパズル</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>探索を実行中です。</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>探索を一時停止しています。</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>パズルを手作りします</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>大きさと色数を指定してパズルを生成します</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>%1 の盤を取り込む</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>ピースを入力(&amp;E)…</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>実物のセットのピースを入力します。まず大きさを選びます</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>ベンチマーク集…</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>手法を比べるためのインスタンスを開き、解いたものを確かめる</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>地形…</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>このパズルの得点が手ごとにどう変わるかを測る</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>書き出しています…</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>画像としてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>盤を画像としてコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>ビューアー URL としてコピー(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>盤をウェブビューアー用のリンクとしてコピーします</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>テキストとしてコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>貼り付け(&amp;E)</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>クリップボードのパズルを開きます：盤、ビューアー URL、ピース一覧</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>回転(&amp;O)</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>左に回転(&amp;W)</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>ブロックごと回転(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>固定(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>取り除く(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>ピースを編集(&amp;D)…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>すべてのマスを選択します</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>混ぜる(&amp;H)</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>すべてのピースを盤に無作為に置きます。固定したピースは動きません</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>盤を空にする(&amp;C)</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>すべてのピースを盤から取り除きます。固定したピースは動きません</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>解を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>保存された解を盤に置きます</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>パズルと盤をこの形式のテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>盤を画像としてコピーしました。</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>盤をコピーしました：%1。</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>クリップボードにパズルがありません。先に盤、ビューアー URL、ピース一覧をコピーしてください。</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>選択したピースを時計回りに回転します。マウスホイールと同じです</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>選択したピースを反時計回りに回転します</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>選択した長方形を全体として時計回りに回転します</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>ブロックごと左に回転</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>選択した長方形を全体として反時計回りに回転します</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>選択したピースを固定または解除します。中クリックと同じです</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>選択したピースをトレイに戻します</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>カーソル下のピースの辺を変えます。ダブルクリックと同じです</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>ここに置けるものを表示</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>現在のマスに置けるピースだけをトレイに表示します</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>置けるピースから選ぶ…</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>現在のマスに置けるものから 1 個を選びます</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作はありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作はありません。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>このパズルには解が保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直す(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1（一度だけ）</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>%2 個のうち %1 個。</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>残り：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>枠沿いで対になっていない色：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>内側で対になっていない色：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>対になっていない色：%1。</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>ピース %1 と同じです。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>ピース %1 を時計回りに 90 度回したものと同じです。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>ピース %1 を 180 度回したものと同じです。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>ピース %1 を反時計回りに 90 度回したものと同じです。</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>上から時計回りに辺を入力し、Enter を押します。a は灰色、b は模様 1、c は模様 2 …</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>大文字は凸、小文字は凹です。</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>数字は 0 から始まり、0 が模様 1 です。</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>模様が 25 を超える場合は数を入力します：0,27,3,41。</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>ピースの 4 つの辺。Enter で追加します。空の行で Backspace を押すか、上矢印キーを押すと、前のピースに戻ります</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>ピースの辺</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>ピースを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>入力行のピースを組から削除します</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>ピースの入力</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>ここまでに入力したピース</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>入力したピース</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>ピースをクリックすると訂正できます</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>ピースがそろいました。Enter を押すと追加します。</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>これは辺ではありません。a から z の文字、数字、またはコンマ区切りの数を入力してください。</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>辺(&amp;E):</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>このウィンドウを閉じます。ピースはパズルに残り、「パズル ▸ ピースを入力」で続けられます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>最後のピースを元に戻します（Ctrl+Z）</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>行を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>表計算からコピーしたピースを貼り付けます。1 行に 4 つのセル、または 4 文字のセル 1 つ（Ctrl+V）</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>辺があと %n 本足りません。ピースには辺が 4 本あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>組はすべてそろっています。別の組は「ファイル ▸ 新規」で作成してください。</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>ピース %1：%2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>クリップボードにピースの行がありません。</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>クリップボードのピース数：%1。入る数は %2 だけです。</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>元に戻すピースがありません。</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>ピース %1 を訂正</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>ピース %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>組がそろい、どの色も対になります。</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>%1はすべてそろっています。</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>計画を開いています…</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>計画を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>パズル、手法、シードの計画を結果とともに開きます</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>結果のフォルダー(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>結果のあるフォルダーを選びます</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>実行(&amp;N)</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>残りの実行を始めます</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>進行中の実行を停止します。終わった実行は残り、「実行」で残りを始めます。</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>実行を開く(&amp;U)</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>選択した実行をそのパズルとともに開きます。再生や繰り返しができます</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>現在の表示を表または画像として書き出します</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>終わった実行</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>同時に行う実行の数。1 コアに最大 1 つ</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>計画にはパズル、手法、シードを並べます。「tessera experiment」も同じファイルを実行します。</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>同時実行数(&amp;I):</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>計画を開く</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>計画 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>結果のフォルダー</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>結果は %1 にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%n 回中 %1 回の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>、残り約 %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>先に「実行」タブで実行を 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>Tessera を閉じたとき、一部の実行が終わっていませんでした。「実行」で始まります。中断した実行は最初からやり直します。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>計画の例(&amp;X)</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>Tessera に付属の計画を開きます</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>計画の書き方と実行のしかた</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>「実行」は結果を %1 に保存します。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n 回の実行が得たのはスレッドあたり 1 コアの 90 % 未満なので、時間は比較できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>計画で評価数かプロセッサー秒数を制限してください。</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>計画を開くと、手法の確認、実行、結果の表示ができます。Enter を押すかダブルクリックします。</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>計画を設計(&amp;D)…</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>パズル、手法、シード、予算をまとめます</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新しい計画</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>先に実験を停止してください。</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>終わった実行は %1 に保存されます。</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>終わった実行がないため、%1 の表にはまだ結果がありません。</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>最初の実験：最も難しい 2 つのパズルで 4 つの手法を比べる（数秒）</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>再現できる研究：7 つの手法、ベンチマークのインスタンス 10 個、シード 30 個、同じ評価回数</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>局所探索つき蟻コロニー：1 スレッドで 1、10、60 秒後、サイズごとに生成した最も難しいパズル 3 つ</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho ら 2010、表 1：MS-GVNS、論文と同じ評価回数で 30 回の実行、同じサイズと色数で生成したパズル。公表値：最良・平均・中央値・標準偏差。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho ら 2010、表 1：MS-GVNS、論文と同じ評価回数で 30 回の実行、META 2010 のパズル。公表値：最良・平均・中央値・標準偏差。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho ら 2010、予備実験：近傍の順序 3 通り、各 10 回の実行、論文の計算機が 10 分で行った評価回数、同じサイズと色数で生成したパズル。</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>すべての軌跡型手法：1 スレッドで 1、10、60 秒後、サイズごとに生成した最も難しいパズル 3 つ</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010、図 31：エリートなし、修復なしの適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010、図 32：エリートあり、修復ありの適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010、図 33：エリートあり、修復ありの適応度、世代数を増やして</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010、図 34：エリートあり、修復なしの適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010、図 35：高い変異率（0.8）での適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010、図 36：変異なしの適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010、図 37：変異あり、交叉なしの適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010、図 38：修復ありの 1000 個の盤の適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010、図 39：修復ありの 500 個の盤の適応度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010、図 40：一様交叉での適応度、制約 1 つと 2 つ</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010、図 41：領域交換での適応度、制約 1 つと 2 つ</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010、図 42：盤のサイズに対する平均求解時間</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010、表 9 と図 42：3 つの盤、各 30 回の実行</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010、表 1～8：7 模様の 7×7 での遺伝的アルゴリズムの設定、各 10 回の実行</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>最も難しい 10×10 で既定値の軌跡型手法 7 つ</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>一般 VNS による数独、論文どおりと既定値</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>数独：4 段階の難しさで 3 つの手法、同じ評価回数</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010、表 3：貪欲法、通常の順序、無作為な歩み、(4.1) 任意の場所に最良のピース</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010、表 4：局所探索、10 回の実行、500 万回の評価で改善がなくなるまで</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010、表 5：P7 での ACO バージョン 1 の設定、1,500 周期、3 回の実行</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010、表 6：ACO バージョン 1、1,500 周期、10 回の実行</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010、表 7：P7 での ACO バージョン 2 の設定、1,500 周期、3 回の実行</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010、表 8：ACO バージョン 2、1,500 周期、10 回の実行</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010：蟻の順序（4.2）と回転なしのグラフ（7 章）、1,500 周期、5 回の実行</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010：q₀ の効果、P7、蟻 5 匹で 1,500 周期、5 回の実行</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>既定値の遺伝的アルゴリズム（ミーム的）を小さな盤で：サイズごとにパズル 10 個、縁と内側の模様は共通の 1 組</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010、表 2：2 段階タブー探索、シード 10·i と論文の評価回数で 30 回の実行、同じサイズと色数で生成したパズル。公表値：最良・平均・中央値・標準偏差。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010、表 2：2 段階タブー探索、シード 10·i と論文の評価回数で 30 回の実行、META 2010 のパズル。公表値：最良・平均・中央値・標準偏差。</translation>
    </message>
</context>
<context>
    <name>tessera::ExportDialog</name>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>The type of file to export</source>
        <translation>書き出すファイルの種類</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>盤を書き出す</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>画像のプレビュー</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>テキストのプレビュー</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>ファイルの保存先を選びます</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 画像</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF ページ</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>長い方の辺（ピクセル）</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>画像の長い方の辺のピクセル数。SVG と PDF はどの大きさでも鮮明です</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>拡大率</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>高解像度の画面や印刷用に、ピクセル数を増やします</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>ピース番号(&amp;N)</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>各ピースに番号を表示します</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>縁の列文字と行番号</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>不一致の印(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>合わない継ぎ目に印を付けます</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明な背景(&amp;T)</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>盤の後ろに色を付けません</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>選択したマスのみ(&amp;O)</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>盤のうち、選択したマスだけを書き出します</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>タイル(&amp;L):</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>長い辺(&amp;S):</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>拡大率(&amp;F):</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>形式(&amp;R):</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>画像が大きすぎます。一辺は最大 %1 ピクセルです。</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>固定(&amp;K)</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>固定ピースとヒントにピンを表示します</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>既知の形式のパズルを開きます</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>任意の形式の辺合わせパズルをプレビューし、ピース、盤、またはその両方を取り込みます。ほかのパズルはすぐに開きます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>パズルと盤を保存します</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>別の名前で保存します</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>盤を画像または別の形式で保存します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>このパズルを閉じます</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>%1 はファイルの上限 %2 MB を超えています。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>ファイルはまだありません</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>一覧をクリア(&amp;C)</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>保存されていません。ファイルを開いた後、または保存した後に、別のプログラムがファイルを変更しました。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>別のプログラムが保存したファイルを置き換えます</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>同じ場所にもう一度保存します</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 を保存できませんでした。</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>この一覧とスタートページの一覧をクリアします。ファイルは残ります</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>最も難しい 8×8 です。解は 1 つと見込まれます。ピースを手で置くか、探索を開始してください。</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>%1 は別のタブで開いています。別の名前を選んでください。</translation>
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
        <translation>秒</translation>
    </message>
    <message>
        <source>stopped after %L1 placements, %2</source>
        <translation>%L1 個置いて停止、%2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>%L1 個置いた、%2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1、%2 + %3 色：%4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>より大きい盤は測っていません：最も難しい色数の近くでは時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>このようなパズルは測っていません。</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 最も近いもの：%2。</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>色数ごとの、最初の解までの実測時間</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>%1 で測定（%n 個のパズルの中央値）。</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>内側の色</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>最初の解までの実測時間</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1。枠付き・均等な色の %n 個のパズルの中央値。</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>符号付きパズルは測っていません。符号付きの色は一つで二色に当たります。</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>探索を始めると得点の推移が表示されます。</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得点の推移</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>反復 %1 回</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>ノード %1 個</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>評価 %1 回</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt; (%3)、%4、%5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 後</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>最初 %1 · 最良 %2 · 現在 %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · 残り %2</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>線は最良の得点です。薄い帯は現在の得点、または複数の実行の中央の半分です。点線は満点です。個体群では、帯は最低の盤から最良の盤までで、細い線が平均です。グラフを指すと値を読み取れ、点をクリックするとその盤が表示されます。ホイールで時間、Ctrl とホイールで得点を拡大縮小し、ドラッグで移動します。Shift とドラッグで囲んだ範囲に拡大し、ダブルクリックで元に戻ります。名前をクリックするとその曲線だけを表示し、Ctrl とクリックで隠します。メニューキーで名前の一覧が出ます。＋、－、Page Up、Page Down でも拡大縮小し、Shift と矢印キーで移動、Home で元に戻ります。</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>現在 %1、平均 %2、最低 %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>残り %1、%2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>最良の盤</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>フォルダーを追跡</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>終わった作業単位</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>フォルダー内の最良の盤面</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>フォルダーを選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>「tessera work」のフォルダーを選びます</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>最良の盤面を開く(&amp;B)</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>これまでで最良の実行をパズルとともに開きます</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>「tessera work」のフォルダー</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>%2 単位中 %1 単位が終了、%3 単位を分割、%4 プロセス。最良の得点：%5。</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>まだ盤がありません</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>パズルを生成</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>パズルの解</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>この設定のパズルはありません。</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>見込まれる解の数</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>パズルを生成中</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>生成(&amp;E)</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>このパズルを開きます</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>ヒントのマス(&amp;T):</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>解:</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>パズルを生成中…</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>見込まれる解の数：%1</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>枠(&amp;F)</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>盤の縁は灰色で、ほかの辺は灰色になりません</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>符号付き(&amp;G)</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>各色に凸と凹があり、凸は凹とだけ合います</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>同じピースなし(&amp;P)</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>回しても同じになるピースはありません</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>均等：どの色も同じ回数使います。無作為：色を 1 つずつ独立に選びます。</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>解を盤に残す(&amp;L)</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>オフの場合、盤にはヒントだけが置かれます</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>パズル(&amp;Z):</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>分布(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>シード(&amp;S):</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>規則:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>縁(&amp;M):</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>内側の色</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>枠の色</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>色数ごとの見込まれる解の数</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>%1 %2を選択、最も難しいのは %3。偶然に見込まれる解は 10 の %4 乗。</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>見込まれる解の数の log₁₀</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>最も難しい：%1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>ここでは見積もりできません。</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2：偶然に見込まれる解 %3。クリックで選択。</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>チュートリアル、手法、形式、コマンド</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>キーと操作(&amp;K)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>キーボードショートカットとマウス操作</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>ウィンドウの項目をクリックすると、その説明が表示されます</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>Tessera について(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>バージョン、ライセンス、出典</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>これらの語をすべて含むページはありません。</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>これらの語をすべて含むページだけを表示します。Enter で最初のページを開きます</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>%1：ヒントあり</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>%1：ヒントなし</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>解のどのピースをヒントにするか。Eternity II のマスには 16×16 の盤が必要です。</translation>
    </message>
    <message>
        <source>On random cells</source>
        <translation>無作為なマスに</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>Eternity II の中央のマス</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>Eternity II の 5 マス</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>選んだマスに</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>ヒントの数</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>ヒントにするピースの数</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>ヒント(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>数(&amp;N):</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>ヒントのマス</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>マスをクリックするかスペースキーを押すと、そのピースをヒントにします</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>自動検出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>ファイルを読む形式</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>辺の順</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>ピースの 4 つの数が順に表す辺</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>何をどこへ取り込むか</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 を取り込む</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>自動検出</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>ファイルで枠の灰色を表す数</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>ピースと盤を新しいタブに</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>ピースだけを新しいタブに</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>盤だけを「%1」に</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>盤だけを開いているパズルに</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>盤のプレビュー</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>プレビューなし</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>プレビューのとおり取り込みます</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>辺の順(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>灰色(&amp;G):</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>取り込む内容(&amp;T):</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>注意(&amp;O):</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>判別できません</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>検出：%1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>ファイルは既知のパズル形式ではありません。上で形式を選んでください。</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>検出：%1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>盤は空です。プレビューはピースを順に表示します。</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>「%1」のピース番号による盤を、ヒントなしで新しいタブに</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>開いているパズルのピース番号による盤を新しいタブに</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>開いているパズルのピース番号を使う(&amp;N)</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>同じピースが別の順序や向き、別の色番号で並ぶファイルのためのものです</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>開いているパズルのヒントと固定を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>オフの場合、どんな配置でも取り込めます。固定も解除されます</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>この盤では、固定されている %1 が動きます。それでも取り込むには、「開いているパズルのヒントと固定を残す」をオフにしてください。</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>この盤では、ヒントである %1 が動きます。それでも取り込むには、「開いているパズルのヒントと固定を残す」をオフにしてください。</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>割り当て直す(&amp;S)</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>このキーをこの操作に割り当て、他方から外します</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>この操作のキーを外します</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>既定に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>この操作を既定のキーに戻します</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべて既定に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>すべての操作を既定のキーに戻します</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>名前またはキーで絞り込み</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>これらの語を含む操作だけを表示します</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とそのキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>既定のキー</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>この操作に割り当てるキーを押してください</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>キー(&amp;E):</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>%1 は既にメニュー「%3」の「%2」に割り当てられています。</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>「%1」のキーはなくなりました。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>%1 は既にウィンドウ「%3」の「%2」に割り当てられています。</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>ランダムウォークの自己相関</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>隔たり（手）</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>%1 手の隔たり: %2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>地形を測る手</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>最良の向きでの交換</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>交換と回転</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>局所最適解のネットワーク</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>手(&amp;M):</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>このパズルにそのような手はありません。</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>局所最適解は全部で %1 個。最良は %3 辺中 %2 辺。</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>標本の局所最適解は %1 個。最良は %3 辺中 %2 辺。</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>相関長: %1 手。</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>ネットワークを見るには Graphviz をインストールしてください。</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>Graphviz はネットワークを描けませんでした。</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>図は、流域の最も大きい %1 個を示します。</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Show or hide this panel</source>
        <translation>このパネルの表示を切り替えます</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>塗り</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じます</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>コマンドを検索…</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>名前の一部を入力してコマンドを実行します</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>探索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>ツールバーの表示を切り替えます</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>個体群</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>ウィンドウ「%1」を使用中のため、言語は次回の Tessera 起動時に変わります。</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>言語、色、タイル、キー、既定値、制限</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>元の状態</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>これまでの変更。手順をクリックするとそこへ戻ります</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタートページ(&amp;G)</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>最近のパズルを画像で表示するか、開いているパズルに戻ります</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>次のパズル(&amp;X)</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>開いている次のパズルを表示します</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>前のパズル(&amp;U)</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>開いている前のパズルを表示します</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>スタートページが表示されています。先にパズルを開いてください。</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>数値</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>先に別のパズルを開いてください。</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>閉じたウィンドウ「%1」に未完了の作業があるため、言語は次回の Tessera 起動時に変わります。</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じます</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Made by hand</source>
        <translation>手作り</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>枠(&amp;F)</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>盤の縁は灰色で、ほかの辺は灰色になりません</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>符号付き(&amp;G)</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>各色に凸と凹があり、凸は凹とだけ合います</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>最初のピースの色数。辺は後でどれも変えられます。</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>パズルの最初のピース</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>プレビューには大きすぎます</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>作成(&amp;R)</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>これらのピースでパズルを開きます</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>パズル(&amp;P):</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>規則:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>縁(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>ピースを入力(&amp;E)…</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>この大きさと規則の空の盤を開き、実物のセットのピースを入力します</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>一辺のマス数</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>ヒント数字</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>解が一つのパズルを生成するか、空の盤から始めます</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>解くのに必要なもの: 単独候補、二国同盟と予約、三国同盟と X-Wing、またはそれ以上</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>ヒント数字の数</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>与える数字の数。ごく少ない数は運がよければ見つかります。</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称性</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>ヒント数字の並び方</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>新しい数独</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>パズルを生成</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>内容(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>難しさ(&amp;D):</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>ヒント数字の数(&amp;G):</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>対称性(&amp;Y):</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>シード(&amp;E):</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>作成(&amp;R)</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>できるだけ少なく</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>数独を生成しています…</translation>
    </message>
    <message>
        <source>Sudoku, %1</source>
        <translation>数独、%1</translation>
    </message>
</context>
<context>
    <name>tessera::NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>色の上に描く絵柄</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>背景色(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>選んだ行の紋章の後ろの色を選びます</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>紋章(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>選んだ行の紋章の色を選びます</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>ファイルからパレットを取り込みます</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>パレットをファイルに保存します</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>使う色</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>先頭から何色を見分けられる必要があるか</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>ユーザー定義の色</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>下の表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>タイルの一覧に表示するパレットの名前</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>元にする</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>別のタイルの色をすべてコピーします</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>色をダブルクリックすると変えられます</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>紋章</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>模様(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>元にする(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>使う色(&amp;C):</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>色 %1 の紋章</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>色 %1 の背景色</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>パレットに名前がありません。名前を入力してください。</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>「%1」という名前のパレットは既にあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>これらの色は、色覚の異なる人でもすべて見分けられます。</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>パレットを取り込む</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>パレット (*.palette);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>辺を塗る(&amp;N)</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>マウスで辺を 1 本ずつ変えます。左クリックで塗り、右クリックで模様を取得し、ホイールで模様を切り替えます。キーボードでは Alt と矢印キー</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>継ぎ目の両側(&amp;B)</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>隣の辺も塗り、両方が合うようにします</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>塗る模様</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>辺をクリックしたときに塗る模様</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>辺をクリックするごとに次の模様、Shift で前の模様になります</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>探索が盤を表示している間はピースを編集できません。先に結果を採用するか、戻ってください。</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>画像を選択(&amp;P)…</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>「塗り」パネルで選んだ模様に自分の画像 (PNG、JPEG、SVG) を使います。画像はパズルのファイルに保存されます</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>画像を削除(&amp;V)</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>「塗り」パネルで選んだ模様を通常の描き方に戻します</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>画像を削除</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>画像を選択</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>このパズルのタイル</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>このパズルの描き方。どのコンピューターでも同じです</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>このパズルの画像</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>設定のとおり</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>選んだ模様の名前。符号付きパズルではその半分の名前</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>模様の名前</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>タイルを選択</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>タイル(&amp;L):</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>模様に名前を付ける</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>先に「塗り」パネルで模様を選んでください。</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>この模様には画像がありません。</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>値：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>既定：%1。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>この手法にパラメーターはありません。</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>既定に戻す：%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1を戻す</translation>
    </message>
</context>
<context>
    <name>tessera::PartsView</name>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>直近 1 時間</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>手法の各部分が行った評価の割合、最良の盤を改善した回数、上がった点数です。点数は開始からのものと、直近 1 時間のものがあります</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>最良の盤と同じ得点に達したビームの数から推定します。実際の数分の一や数倍になることがあります。</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>次の改善</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>次の改善: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PieceDialog</name>
    <message>
        <source>&amp;Up:</source>
        <translation>上(&amp;U):</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>上の辺</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>右(&amp;R):</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>右の辺</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>下(&amp;D):</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>下の辺</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>左(&amp;L):</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>左の辺</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>ピース %1 を編集</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>盤に置かれるときのピース</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>ピースにこれらの辺を与えます</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>この辺の色。0 は枠の灰色です。番号を入力するとその色を選びます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceModel</name>
    <message>
        <source>Piece %1, %2, %3</source>
        <extracomment>number, kind, rotation</extracomment>
        <translation>ピース %1、%2、%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTableModel</name>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>内側</translation>
    </message>
    <message>
        <source>End</source>
        <translation>端</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>帯</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>ピースの番号</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>灰色の辺によるピースの居場所</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>回しても同じピースの数</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>ピースが盤のどこにあるか</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>そこで合っている辺の数</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>パズルのピース</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>すべてのピース。クリックすると盤の上で選択し、見出しで並べ替えます。</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>ピース</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>盤の外のピース。Enter で盤に置き、R で回転します。</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>このパズルにはまだピースがありません。</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>すべてのピースが盤の上です。取り除くにはここへドラッグします。</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>%1 に置けるピースはありません。</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>フィルターに合うピースは残っていません。</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>Find a piece</source>
        <translation>ピースを探す</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>番号または辺でピースを探します</translation>
    </message>
    <message>
        <source>&amp;Fits here</source>
        <translation>ここに合う(&amp;F)</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>選択マスのすべての隣と合うピースだけを表示します</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>盤の外のピース</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%1 に %n 個のピースが置けます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>盤の外に %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>盤の外の %n 個中 %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>自分の盤の外: %L1</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角のピース</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>辺のピース</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>内側のピース</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>番号順</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>種類順</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>色順</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>すべての色</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>ピースの種類</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>この種類のピースだけを表示します</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>ピースの色</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>この色の辺を持つピースだけを表示します</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>ピースの順</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>ピースを並べる順</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>探す：17 または a?b?</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>番号または辺でピースを探します。色の文字を時計回りに 4 つ入力します。a は灰色、? は任意。Enter で次のピースを表示します</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>その辺のピースはありません。</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>1～%1 の数、または a?b? のような 4 辺を入力してください。</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>ピース %1 は %2 にあります</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>ピース %1 は盤の外です</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>which of the pieces found, and where it is</extracomment>
        <translation>%1/%2：%3</translation>
    </message>
</context>
<context>
    <name>tessera::PlainDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>ファイルを再読み込み</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>探索の解を残す</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>Tessera に付属する計画から始めます</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>個数：連続するシードで生成するパズルの数</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>パラメーターは 名前 = 値 の形で、セミコロンで区切ります。列 0.9, 0.95 や範囲 1:2:9（始め:刻み:終わり）では各値を試します。</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>各パズルでの各手法の実行の数</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>最初の実行のシード。ほかは続きの数です</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>各実行を終わらせるもの。評価数なら、どの計算機でも同じ結果になります。</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>各実行の予算</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>計画を開く</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>計画をウィンドウに表示します。実行するまで何も書き込みません。</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>計画の設計</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>プロセッサー時間（秒）</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>計画を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>テンプレート(&amp;T):</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>タイトル(&amp;I):</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>パズルを追加(&amp;P)</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>手法を追加(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>実行の数(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>最初のシード(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>予算(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>空の計画</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>見積もり中…</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>パズルと手法を追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n 回の実行、同時に %2 回で約 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n 回の実行、同時に %2 回で最大 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>パラメーターが変更する元の設定</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>パズルを追加</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 か所違う</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>個体群の盤 %1: %3 辺のうち %2 辺が一致。最良と違うマス: %4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>遺伝的アルゴリズムと蟻コロニーの個体群の盤がここに表示されます。</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>個体群の盤</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>個体群の標本で、最良のものが先頭です。盤を選択すると表示し、個体群でのその場所を追います。Esc で最良の盤に戻ります。</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>印刷プレビュー(&amp;V)…</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>盤、または切り抜いて使うピースをプレビューして印刷します</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>印刷プレビューの設定で印刷します</translation>
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
        <translation>内容</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>印刷する内容</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙の大きさ</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>縦または横</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>四辺の余白。多くのプリンターでは 5 mm 以上が必要です</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDF で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>印刷プレビュー</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>現在の盤</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>切り抜いて遊ぶパズル</translation>
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
        <translation>レター (8.5 × 11 インチ)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>リーガル (8.5 × 14 インチ)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>プリンターを選んで印刷します</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>これらのページを PDF ファイルに保存します</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>ピース番号(&amp;N)</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>各ピースに番号を印刷します</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>座標(&amp;D)</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>縁の列文字と行番号</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>不一致の印(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>合わない継ぎ目に印を付けます</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>固定またはヒントのピースを表示します</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>ピースと盤のマスの一辺の長さ</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>ピースの間隔。0 なら 1 回の切断で 2 つのピースを切り離せます</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>裏に番号(&amp;B)</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>各用紙の裏面用に番号のページを追加します。長辺とじの両面印刷をしてください</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>ヒント付きの空の盤(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>遊ぶための空の盤を同じ縮尺で追加します。大きな盤は複数のページに分かれます</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>ピースのサイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>間隔(&amp;G):</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>ページのプレビュー</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>内容(&amp;C):</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>用紙(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>向き(&amp;O):</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>余白(&amp;R):</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>タイル(&amp;L):</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2 ページ</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>固定(&amp;K)</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>以前の探索(&amp;E)</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>このパズルの以前の探索を細線で、同種の探索が達した範囲を帯で表示します</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>現在の得点(&amp;S)</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得点の推移</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>探索を始めると、曲線がここに表示されます。</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>横軸(&amp;X):</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1、シード %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>現在の盤、または個体群全体の得点を、最良の後ろの帯として表示します</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>%n 回の実行からの予想</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>この探索にはまだすべて埋まった盤がありません。</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>枠あり</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>枠なし</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1、符号付き</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>タイトル(&amp;I):</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>作者(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>メモ(&amp;N):</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大きさ:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>規則:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>ピース:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>色:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>生成:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>パズルのタイトル</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>パズルの作者</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>パズルについてのメモ</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2、満点 %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1、ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>なし、または不明</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>チェックサム:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>同じピースの組なら、順序や向きが違ってもチェックサムは同じです。ほかの組の持ち主と比べられます</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>色を問わず:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>色の番号によらないチェックサム</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>このチェックサムをコピーします</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>不明：似た色が多すぎます</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1、縁は 1 色</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1、縁は色 %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1、ピースの向きは固定</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>擬似コード</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>%1（1 行ずつ）</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>ピースを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>四辺とも模様 1 のピースをトレイに追加します</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>ピースを複製(&amp;U)</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>カーソル下のピースの複製をトレイに追加します</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>ピースを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>選択したピースを、盤だけでなくパズルから削除します</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>色を置き換え(&amp;C)…</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>ある色のすべての辺を別の色にします</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>合うように塗り直す(&amp;R)</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>できるだけ少ない辺を変えて、置いたピースがすべて合うようにします</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>大きさを変更(&amp;S)…</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>盤の大きさを変えます。ピースは残ります</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>枠(&amp;F)</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>盤の縁を灰色にします。縁のピースは、縁に面する辺が灰色になります</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>符号(&amp;I)</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>各色に凸と凹を付けます。合っている辺は合ったままです</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>左右反転(&amp;L)</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>盤と各ピースを左右反転します。ピースは別のものになります</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>上下反転(&amp;O)</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>盤と各ピースを上下反転します。ピースは別のものになります</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>盤を右に回転(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>盤全体を、固定とヒントごと時計回りに回転します</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>盤を左に回転(&amp;B)</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>盤全体を、固定とヒントごと反時計回りに回転します</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>盤からパズルを作成(&amp;M)</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>ピースを混ぜてトレイに移し、盤を解として保存します</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>ここにコピーできるピースはありません。</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>置き換える色</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>新しい色</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>色を置き換える</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>この色のすべての辺を塗り直します</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>対象(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>新しい色(&amp;B):</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>色の番号を入力すると、その色が選択されます</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>%n 本の辺が変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>異なる 2 色を選んでください。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>足りないピースを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>すべてのマスの分がそろうまで、模様 1 のピースを追加します。枠には灰色の辺が付きます</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>盤の大きさを変える</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>大きさを変更(&amp;R)</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>盤の大きさをこの値に変更します</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>この盤を埋めるには %n 個足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n 個のピースがこの盤に収まらず、トレイに残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>ピースの数は盤にちょうど合っています。</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>縁を 1 色に(&amp;H)…</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>枠のない盤で、縁の辺がすべて同じ色であることを求めます</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>縁を 1 色に</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>縁(&amp;R):</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>縁の辺は、継ぎ目と同じように得点に数えます。</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>先に枠と符号をオフにしてください。</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>変更(&amp;C)</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>縁にこの規則を使います</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>ピースを入力(&amp;E)…</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>手元にあるパズルのピースを入力するか、貼り付けます</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>向きを固定(&amp;K)</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>TetraVex のように、ピースの回転を許しません。ピースは盤上の向きで一覧に載ります</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>ファイルを再読み込み</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>辺を塗る</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>%1 の辺を変える</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>ピース %1 を複製</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>ピースを追加</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>先に削除するピースを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>%n 個のピースを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>ピース %1 を削除</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>大きさを %1 × %2 に変更</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>枠を付ける</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>枠を外す</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>符号を付ける</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>符号を外す</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>色 %1 を %2 に置き換え</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>合うように塗り直す</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>置いたピースは既にすべて合っています。</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>%n 本の辺を変えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>各ピースは鏡像になりました。元のピースを回しても同じにならないことがあります。</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>盤を右に回転</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>盤を左に回転</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>盤からパズルを作成</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>ピースは混ぜられてトレイにあります。盤は解として保存しました。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>%1 に塗るピースがありません。先に置いてください。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 は固定されています。先に固定を解除してください。</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>縁の規則を変更</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>%n 個のピースを入力</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>ピースの向きを固定</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>ピースの回転を許可</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>ピースは盤上での向きのまま一覧に載りました。</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>枠に %1、内側に %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>%n 個配置、得点 %1/%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大きさ:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>ピース:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>色:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>規則:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>ヒント:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>盤:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>枠だけに %1、ほかに %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>%1 が最初の盤を作っています</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>盤に探索の結果が表示されています。先に採用するか、戻ってください。</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>この盤で探索が実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>あと %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>この盤をパズルに取り込みます。元の盤に戻すこともできます</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>結果を破棄し、パズルの元の盤に戻ります</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>終了：%1 は埋まった盤を見つけませんでした</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>%2 の再生、%1、%3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>%2 の個体群の盤 %1、%3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>%1 が %2 で解きました</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>終了：%1 の最良の盤、%2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>停止：%1 の最良の盤、%2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>競走から、終了前：%1 の最良の盤、%2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>一時停止中：%1 の現在の盤、%2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>探索中：%1 の現在の盤、%2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>一時停止中：%1 の最良の盤、%2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>探索中：%1 の最良の盤、%2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · シード %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>解けました：%1。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>完成！</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>探索を停止</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>探索を停止します。最良の盤は表示されたままです</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>この盤を採用</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>盤をパズルに取り込みます。元の盤に戻すこともできます</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>パズルの元の盤に戻ります</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解けました。</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>%1 の最初の一手の前、%2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>パズルの解けた部分、誤り、空きマス</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>マウスまたはカーソルの位置のマスとその内容</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>探索の速さと経過時間</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>%1 評価/秒 · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>一時停止中 · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>再開中 · %1</translation>
    </message>
</context>
<context>
    <name>tessera::RaceDialog</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long each search may run. Its clock stops while another search has its turn.</source>
        <translation>各探索の実行時間。ほかの探索の番の間、時計は止まります。</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競走</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>各手法の時間(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>各手法のシード数(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>最初のシード(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>手法(&amp;M):</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>競走を開始(&amp;R)</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>選んだ各手法でこのパズルの探索を始めます</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>各手法の評価数(&amp;E):</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n 件の探索、同時に %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1、評価はそれぞれ %2 回。</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>%1。ほかにプロセッサーを使うものがなければ約 %2。</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1。長くても %2。</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>競走に参加する手法。既定値またはプリセットを使います</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>手法を 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>先に時間または評価数の上限を指定してください。</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>これらの手法を競わせる(&amp;E)</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>これらの手法を、それぞれ既定値で 1 件ずつ探索します</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>手法を選ぶ(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>先に手法、プリセット、上限、シードを選びます</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>%1 で %n 個の手法を競わせる</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>得点 %1 の盤は得点の検査に通らなかったため、記録ファイルに保存されませんでした。</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>%1 は記録ファイルではありません。記録には別のファイルを指定してください。</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>記録を置く</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>選択した記録を、元に戻せる 1 つの操作として盤に置きます</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>記録を書き出す…</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>このパズルの全記録を、ほかのプログラム用の表として書き出します</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>このパズルで見つかった最良の盤</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>これまでに見つかった最良の盤。Enter かダブルクリックで盤に置きます。</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>このパズルのすべて埋まった盤を見つけた探索はまだありません。最良の盤がここに表示されます。</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>最良：%1/%2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>記録を置く（%1/%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>発見</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>経過</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>先に辺合わせパズルを開いてください。</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>前の改善(&amp;R)</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>これより前の最良の盤を表示します</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>再生(&amp;Y)</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>探索の改善を再生します</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>次の改善(&amp;N)</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>これより後の最良の盤を表示します</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>1 秒に再生する改善の数</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>探索の時点</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>探索の改善。盤は選択したものを表示します。</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>再生を止める(&amp;Y)</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>これ以上の改善はありません。</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>再生する探索がありません。</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 · %4</source>
        <translation>%1/%2 · %3 · %4</translation>
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
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>グラフと比較に表示するパズル</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価数</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>毎秒</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
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
        <translation>効果</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>p の求め方</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>実行が達すべき得点</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>終わった実行はまだありません。</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>目標に達した実行、%</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>手法ごとに 1 行</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>実行ごとに 1 行。ダブルクリックで開きます</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>箱ひげ図(&amp;B)</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>得点の推移(&amp;V)</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>目標までの時間(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>パズル(&amp;P):</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>横軸(&amp;A):</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>目標(&amp;E):</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; 0.0001</source>
        <translation>&lt; 0.0001</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>標本</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>Mann–Whitney 検定は、手法の差が偶然を超えるかどうかを示します。パズル群の各パズルは中央値で 1 回だけ数えます。p (Holm) は全組について補正済みです。</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>%1 の時点</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1（最良 %2）</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>%1：%3 中 %2 までの時間</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>%1：得点の推移、満点 %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>%1：得点、満点 %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>全パズルでの検定、順位、時間、プロファイル</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>実行の %1 %</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>実行を保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>探索をすべての最良の盤とともに保存します。後で開き、再生し、繰り返せます</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>実行ファイルが途中で切れています。それより前の内容を読み込みました。</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>保存する実行がまだありません。先に探索を始めてください。</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>チェックポイントから再開…</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>solve --checkpoint のチェックポイント、または保存した実行から、未完の探索を再開します</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>このファイルには再開できる未完の探索がありません。</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>曲線を保存(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>得点の推移を画像または表として保存します</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>保存する曲線がまだありません。先に探索を始めてください。</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>%1：満点 %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>実行を保存</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>曲線を保存</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 曲線</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>探索の状態が大きすぎるため、このファイルから探索を再開することはできません。</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>%n 秒前に改善</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>%1 前に改善</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>探索を遅くして 1 手ずつ観察します。盤の上に説明が表示されます</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>現在の盤を表示(&amp;C)</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>これまでの最高得点と満点</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>満点までに足りない点数</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>この探索の設定を表示します</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>最良の盤の代わりに、手法が今変えている盤を表示します</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>毎秒 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>探索の設定</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>まだ探索していません</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>%2 中の %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>再開中：最後の数秒をやり直しています</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>評価 %1 回/秒</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>埋まった盤はまだなし</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>手法「%1」はありません。</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>探索で埋まった盤は見つかりませんでした。</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>この手法は保存された状態から再開できません。新しい探索を始めてください。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>「%2」の探索（%1）は、止まったところから正確に再開します。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>「%2」の探索（%1）は、止まったところから再開しますが、まず最後の作業を繰り返します。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>状態が保存されていないため、「%2」の探索（%1）は最良の盤から再開します。</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>状態が保存されていないため、「%2」の探索（%1）は最初からやり直します。</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>目標得点に到達: %1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>制限時間に到達: %1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>評価数の上限に到達: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>停止: %1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>競走から、終了前：%1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>試すものがありません: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>解けました：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>%n 手前：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>すべて試しましたが、解はありません: %1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>「tessera tune」がファイルに書き出したプリセット</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>プリセットを開く</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>プリセット (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>%1：このプリセットは別の種類のパズル用です。</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>探索に使う手法</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>この手法の仕組みと、これまでの得点</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>論文のパラメーター値、または良い結果が得られた値</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>探索を始める盤</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>シード、スレッド数、評価数が同じなら、同じ盤が再び得られます</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>この手法について</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>新しいシードを無作為に選びます</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>無作為な盤</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>貪欲法の盤</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>現在の盤</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>手法(&amp;M):</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>プリセット(&amp;R):</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>開始時の盤(&amp;F):</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>制限時間(&amp;L):</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>評価数(&amp;V):</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>ユーザー定義の値</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>作業を分担できる手法が使うスレッドの数。同じシードでも、数が違えば結果も変わります。</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>スレッド(&amp;H):</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>手法に任せる</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>この秒数で探索を終えます</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>この評価数で探索を終えます。こうすると探索を再現できます</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>実時間</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>プロセッサー時間</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>プロセッサー時間はほかのプログラムの分を含まないため、探索を比較できます。全スレッドの合計です。</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>制限時間の数え方</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>プリセット、パラメーター、開始時の盤、評価数の表示を切り替えます</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>最良の得点:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>時間:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>評価/秒:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>評価数:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1、1 コアの %2 %</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1、スレッドあたり 1 コアの %2 %</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>まだ結果がありません。先に探索を実行してください。</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>進行中の探索はありません。</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>再開できる停止中の探索はありません。</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>探索を再開します。%1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>一時停止中。%1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>前の手はありません。先に何手か進めてください。</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>この探索の設定を表示します</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>同じ設定とシードはどこでも同じパズルを与えます</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>別のシードを無作為に選びます</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>Tessera が予期せず終了しました。これは %1 の未保存の作業です。</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>パズルを残す</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>この復元された内容で作業を続けます。まだ保存されていません</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>ファイルに保存されている内容に戻ります</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>このパズルを閉じます</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>復元用コピーを保存できません。作業をこまめに保存してください。%1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>探索を再開</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>止めたところから探索を再開します</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>この盤から探索</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>最良の盤を置き、そこから新しい探索を始めます。手法、パラメーター、制限は同じです</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>探索が終わる前に Tessera を閉じました（%1）。探索は一時停止しています。</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>これは Tessera を閉じたとき（%1）の探索の結果です。盤を採用するか、戻ってください。</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>探索が終わる前に Tessera が予期せず終了しました（%1）。探索は一時停止しています。</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>Tessera が予期せず終了しました。これは %1 の時点での探索の結果です。盤を採用するか、戻ってください。</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>そのうち %n 件の探索は復元できません</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>「%1」の復元された作業は別のタブにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>復元された作業がほかの %n 個のタブにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>タブを表示</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>そのタブへ移ります</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>復元用コピーを保存できないため、Tessera は開いたままです。一部の探索は一時停止しています。%1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>%1 は別のタブで開いているため、保存するときに新しい名前を尋ねます。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>探索に合わせて作業画面を切り替え(&amp;H)</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>探索が始まると観察の作業画面を、結果を採用または破棄すると編集の作業画面を表示します</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>プログラムの言語</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>ウィンドウの配色（ライト、ダーク、またはシステムの設定）</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>このタイルのプレビュー</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>ハイコントラスト（ダーク）</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>ハイコントラスト（ライト）</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>タイル(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>一般(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>保存と制限(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>既定値(&amp;D)</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>このダイアログを閉じると言語が切り替わります。競走または実験が開いている場合は、次回の起動時に切り替わります。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>新しい探索で使う手法</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>論文のパラメーター値、または良い結果が得られた値</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>新しい探索</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>手法(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>プリセット(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>制限時間(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>評価数(&amp;E):</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>生成するパズル</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>パズル(&amp;U):</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>起動時に前回のファイルを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>同時に実行する探索</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>新しい競走や実験で同時に実行する探索の数。1 コアに 2 つ以上を割り当てても速くなりません。</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>同時に実行する探索(&amp;S):</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>すべての設定</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>変更を適用し、別のコンピューターで使うために、すべての設定をファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>Tessera が書き出したファイルの設定を使います</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>キーとパレットを含む、すべての設定を既定値に戻します</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>設定の書き出し</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>設定 (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定の取り込み</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>設定 (*.ini);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>既定の設定に戻す</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>設定、キー、パレットがすべて失われます。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>復元用コピー</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>保存していない作業を少なくともこの間隔でコピーします。クラッシュの後、Tessera はこのコピーを復元します</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>元に戻せる回数</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>少ないほどメモリを節約でき、大きな盤で効果があります。これから開くパズルに適用されます。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>復元用コピーの間隔(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>元に戻せる回数(&amp;U):</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>探索とその結果、競走も復元します。クラッシュの後は、保存していない作業が必ず復元されます</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>スレッドごとのメモリ</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>パラメーターの値にかかわらず、探索の各スレッドがビームの盤やアリの跡に使うメモリの上限です。ほかのメモリは制限されません。</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>探索の設定に従う</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>スレッドごとのメモリの上限(&amp;M):</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>パズルを開いていないときはスタートページを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>オフの場合は見本のパズルを表示します</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>変わったマスを光らせず、解けたパズルのアニメーションも表示しません</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>設定、キー、パレットがすべて「%1」のものに置き換わります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>設定を「%1」から取り込みました。</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>キーと操作</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>これらの語を含む行だけを表示します</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>次の手を提案し、そのマスへ移ります</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>決まったピースを置く</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>置けるピースが 1 つだけのマスをすべて埋めます</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>解と照合</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>保存された解と異なるピースを選択します</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>ピース %1、%2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>盤は埋まり、すべて合っています。</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>%1 のピースは隣のすべてとは合っていません。</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>%1 に置けるピースがなくなりました。隣のピースを取り除いてください。</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>%1 に置けるのは 1 個だけです：%2。</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>保存された解では、%1 は %2 です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>候補が最も少ないのは %1 です：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>決まったピースを %n 個置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>決まったピースを %n 個置きました。%1 に置けるピースはもうありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>決まったピースを %n 個置きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>決まったマスはありません。空きマスにはどれも複数の候補があります。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>このパズルには解が保存されていません。</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>盤は保存された解と同じです。</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>ピースはまだ置かれていません。</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>%n 個すべてが保存された解のとおりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n 個が保存された解と異なり、選択されました。ほかの解があるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>残りを解く</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>空きマスを厳密探索で埋めます。置いたピースはそのままです</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>すべてのマスにピースがあります。解くところは残っていません。</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>残りを解いています…</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>解が見つかる前に取り消しました。</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>解けました。置かれていたピースからの解はこれだけです。</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>解けました。置かれていたピースからは、ほかの解もあります。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解けました。</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>置いたピースからの解はありません。いくつか取り除いて、もう一度試してください。</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>%n 秒では答えが出ませんでした。ピースをもっと置いて、もう一度試してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>残りの解き方をすべて表示…</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>置いたピースを保つ解をすべて一覧し、順に表示します</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>すべての解を探しています…</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>これらのピースには、どう置いても解がありません。</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>このパズルには、ヒントのとおりの解がありません。</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>見出し</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>これまで %1 と %2 の間</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>最近のファイルはありません。パズルを作るか、ファイルを開いてください。</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>開いているパズルとその探索に戻ります</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>パズルに戻る</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>最近のパズル</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>このパズルを開きます。Enter キーと同じです</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>フォルダーに表示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>このファイルのフォルダーを開きます</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>一覧から除く(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>このパズルを一覧から除きます。Delete キーと同じです。ファイルは残ります</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>パズルが選択されていません。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 個のパズル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n 個完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>フォルダー %1 を開けません。</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>ファイルが大きすぎて画像にできません</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>新しい数独(&amp;U)…</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>数独を生成するか、空の盤から始めます</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>数独(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>鉛筆モード(&amp;P)</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>入力した数字をメモにします。Ctrl で逆になります。</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>候補を表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>空きマスに入る可能性のある数字を表示します</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>すべての候補をメモする(&amp;A)</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>空きマスに入る可能性のある数字をメモにします</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>メモを消す(&amp;M)</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>メモをすべて消します</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>数字をヒントにする(&amp;G)</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>盤上の数字が問題になります</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>ヒントを解除(&amp;F)</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>すべての数字を変更できるようにします</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>単独候補を埋める</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>残りを解く</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解を表示</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>盤を画像としてコピーしました。</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>盤を一行の数字としてコピーしました。</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>数字の列としてコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>盤をテキストとして、数字を 1 行でコピーします</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>数独を印刷しました。</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>単独候補から決まるマスをすべて埋めます</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 には今 %n 個の数独があります。開いて選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>ファイルを再読み込み</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 はヒントなので変更できません。</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n マスを空にする</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>%1 を入力</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>メモ %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>すべての候補をメモする</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>メモを消す</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>数字をヒントにする</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>ヒントを解除</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>%1 の数独</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>一度に %n 個まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>選択したパズルをタブで開きます</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1、パズル %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>解けました</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>空き %n マス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · 矛盾 %n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>数字を入力 · Ctrl+数字でメモ · Delete で消去</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>数字か文字を入力 · 鉛筆モードでメモ · Delete で消去</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>数字があと %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>探索の盤を残す</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>最初の盤: %1/%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>%1 を変更: 現在 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>行と列に %n 個の数字が足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>解けました: どの行・列・ブロックにもすべての数字があります。</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>やり直し。</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>変わったマスはありません: %1 のまま。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>%1 とほか %n マスを変更: 現在 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>これまでの最良です。</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>途中で %1 に達しました。これまでの最良です。</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>%n 手の無作為な手で揺さぶりました：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>最良の手を実行します：%1。</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>%1：盤を改善する手はありません。</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 は改善ではないので、残した盤に戻ります。</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>出発点の局所最適を残します。</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>残した盤（%1）より良いので、これを残します。</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>残した盤と同じ良さなので、これを残します。</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>再加熱しました。</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>損失がないので、どの温度でも受け入れます。</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>温度 %1、確率 %2 で受け入れました。</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>%1 と %2 を交換? 不採用：温度 %3 での確率は %4 でした。</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>段階 %1 が温度 %2 で始まります。</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>新しい個体群の盤 %1/%2。</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>2 つの親を選びました。得点は %1 と %2。これは 1 つ目です。</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>局所探索が盤に取り組んでいます。</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>第 %1 世代が完成しました。これが最良の盤です。</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>温度を選ぶため、%n 回の無作為な交換を行いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>子はもう一方の親（%1）から %n 個のブロックを受け継ぎます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>変異：%n 回の無作為な交換。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>数独の盤</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>%1: ヒント %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>%1: 数字 %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: 空き</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>%1: メモ %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>カスタムの色(&amp;O)…</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>これらの色を基に自分のパレットを作ります</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>変更(&amp;H)…</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>このパレットを変えます</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>このパレットを取り除きます</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>自分の色</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>自分の色 %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>パレットを取り除きますか？</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>パレット「%1」は失われます。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>設定は保存されていません</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>フォルダー「%1」に設定を書き込めません。Tessera を終了すると失われます。ディスクの空きと、フォルダーが読み取り専用でないかを確認してください。</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>木の進み具合</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>木の大きさは無作為な下降で見積もります（Knuth 1975）。実際は何分の 1 か、何倍かもしれません。</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>深さごとの配置（埋まったマス）</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>約 %2 回の配置のうち %1 % を探索済み</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1、木全体で約 %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>タイルを拡大します</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>タイルを縮小します</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>盤全体を表示します</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>不一致(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>合わない継ぎ目に印を付けます</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>ピース番号(&amp;N)</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>各ピースの番号を表示します</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>列文字と行番号を表示します</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>固定(&amp;L)</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>固定ピースとヒントにピンを表示します</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>色の文字(&amp;E)</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>各辺にその色の文字を表示します</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>候補(&amp;D)</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>空きマスごとに置けるピースの数を表示します</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>ヒートマップ(&amp;H)</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>直前の探索に応じてマスに色を付けます：変わった回数、またはフェロモンなど手法自身の尺度</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>ヒートマップの内容(&amp;W)</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>手法自身の尺度(&amp;O)</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>フェロモンなど、手法が各マスに与える値。値がなければ変わった回数</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>変化(&amp;C)</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>最良の盤から次の最良の盤へ各マスが変わった回数</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>よくある不一致(&amp;F)</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>最良の盤のうち、各マスに不一致があった盤の数</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>留めた盤との違い(&amp;D)</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>留めた盤と違うマス</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>この盤を留める(&amp;P)</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>この盤を記憶し、後でほかの盤との違いを見られるようにします</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>盤の横の擬似コード(&amp;D)</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>1 手ずつ進めるとき、手法を 1 行ずつ表示し、現在の行に印を付けます</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>合っている所を薄く表示(&amp;T)</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>不一致のないピースを薄くして、ほかを目立たせます</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>行ごとの不一致(&amp;W)</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>各行と各列の不一致の数を盤の端に表示します</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>凡例(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>重ね表示の意味と、マウスまたはカーソルのあるマスの値を盤の下に表示します</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>次の不一致(&amp;A)</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>次の不一致の 2 つのマスを選び、そこまでスクロールします</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>前の不一致(&amp;V)</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>前の不一致の 2 つのマスを選び、そこまでスクロールします</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>パズルを組み立てるためにパネルを並べます</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観察(&amp;W)</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>探索を観察するためにパネルを並べます: 盤、得点、グラフ</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>作業画面を切り替え(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>もう一方の作業画面（編集・観察）へ移ります</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>探索に合わせて作業画面を切り替え(&amp;C)</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>探索が始まると観察の作業画面を、結果を採用または破棄すると編集の作業画面を表示します</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>配置を元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>この作業画面のパネルを既定の位置に戻します</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>盤、得点、グラフだけを全画面で表示します</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>スタートページが表示されています。先にパズルを開いてください。</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>単独で表示</translation>
    </message>
</context>
</TS>
