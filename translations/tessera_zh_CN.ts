<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>系统不允许更多线程。请减少线程数。</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>程序失败：%1。</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>拿起或放下</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>顺时针旋转</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>逆时针旋转</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>整块旋转</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>锁定或解锁</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>编辑拼片</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>显示可放的拼片</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>整块逆时针旋转</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>选择可放的拼片</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>目前无法进行。</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Friedman 检验</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>跨拼图成对比较</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>每个拼图上成对比较</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>固定预算下的得分</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>到固定目标的时间</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>期望时间</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>临界差异</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>秩随时间的变化</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>达到的目标</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>性能剖面</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>到目标的时间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>按得分中位数的平均秩。没有显著差异的方法由横条相连（Nemenyi，5 %）。</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>平均秩</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>按当时得分中位数，在各拼图上的平均秩。</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>运行已达到的目标所占比例（ECDF）。目标：每个拼图至多 51 个得分，从满分的一半到最好得分。</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>达到的目标，%</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>性能剖面：期望时间在最好方法若干倍以内的问题所占比例。一个问题是以满分的 80、90、95、98 或 100 % 为目标的拼图。</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>最好期望时间的倍数</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>问题，%</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>已达到得分 %1（满分 %2）的运行。</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>运行，%</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>最终得分。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>没有拼图具有每种方法的已完成运行。</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>按得分中位数的秩；每个拼图是一个区组。某种方法独自取得最高中位数的拼图，算作它获胜。Friedman χ² = %1（p = %2），Iman–Davenport F = %3（p = %4），p = %5（%6）；临界差异 %7（Nemenyi，5 %）。</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>跨拼图的方法成对比较：得分中位数的 Wilcoxon 符号秩检验、平均秩之差的 p、A 在各拼图上的平均（第一种方法的运行得分更高的概率）。区间：95 % 自助法。</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>每个拼图上的方法成对比较：Mann–Whitney 检验、Vargha &amp; Delaney 的 A、中位数之差。区间：95 % 自助法。</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>用去部分预算后的得分中位数。</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>次评估</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>到满分某一比例的时间（%1）：运行的中位数，以及含重新开始的期望时间（ERT）。</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>到满分 %1 的期望时间（%2），以及达到它的运行次数。若无任何运行达到，则取各方法中最高的中位数。</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>相对最好的 p</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>秩的 p</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>秩的 p (Holm)</translation>
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
        <translation>中位数之差</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>差的下限</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>差的上限</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>期望时间</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 次评估</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>%1 秒处理器时间</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 个拼图</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>预算因拼图而异</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1，每种方法 n = %2 次运行，%3。Tessera %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 已存在，但不属于任何分析。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>排名需要至少两种方法。</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>临界差异 %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>无法创建临时文件：%1</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>“%1”不含 Tessera 的设置。请选择 Tessera 导出的文件。</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>无法重命名“%1”：%2</translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
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
        <translation>无法使用 %1 种颜色：请选择 1 到 %2 种。</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>新的 %1×%2 拼图</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>页边距太大，纸上放不下棋盘。</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>拼图的拼片数须与格数相同：请添加或删除拼片。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>有 %n 格是空的：请先放好所有拼片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>有 %n 处接缝不匹配：请先修正或重新着色。</numerusform>
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
        <translation>东 %1</translation>
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
        <translation>没有相邻拼片</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>匹配 %1/%2</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>未旋转</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>旋转一次</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>旋转两次</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>旋转三次</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>拼片 %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
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
        <translation>正常视觉</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>蓝色盲</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>在结束前停止，因此这只是一部分。</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>在能够比较任何值之前已停止。没有结果。</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>%1：%2。已略过此运行。“tessera experiment --resume”会重新运行。</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1：警告：没有可写入此类拼图且扩展名为“.%2”的格式，因此这是一个 Tessera 文件。</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1: %2 对“%3”不起作用。</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>使用 mpirun 时，每个进程都会执行全部运行。请用 --shard 分配，或使用 --units 和“tessera work”。</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>没有选项“%1”。如果是文件，请写“./%1”。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>多余的参数“%1”。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 给出了不止一次。</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>%1 须为至少 %2 的整数，而不是“%3”。</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 须为 %2 到 %3 的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>%1 须为 %2 秒或更多，而不是“%3”。</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>%1 须为 %2 之一，而不是“%3”。</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>“%1”不是 %2×%3 棋盘上的格子。</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1：%2 参见“tessera %1 --help”。</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera：“%1”既不是命令也不是文件。参见“tessera --help”。</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>标准输出：无法写入结果。</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>没有用于此类拼图的格式“%1”。“tessera formats”会列出所有格式。</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>格式“%1”只能读取。请选择其他格式。</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>--edge-order 须为字母 u、r、d、l 各一次，而不是“%1”。</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>--size 须为 宽x高，各为 1 到 %1，而不是“%2”。</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>--take board 需要棋盘的拼图：请加上 --puzzle 文件。</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>把拼图或棋盘写成另一种格式。</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>要写入的文件。未给出 --to 时由扩展名决定格式。必须以 OUT 或 -o 给出。</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>按此格式读取，不自动识别。</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>写成此格式。</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>不含拼片的棋盘文件或纪录文件所属的拼图。</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>拼片列表中四个数的顺序，例如 urdl 或 udlr（上、右、下、左）。</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>拼片列表中代表边框灰色的数。</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>拼片列表中棋盘的大小。</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>精确统计所有解。</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>找到这么多解后停止。</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>到此时间后停止。</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>按此顺序填充格子：%1。auto 选取预计搜索树最小的顺序。</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>不在标准错误上显示进度。</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>--shard 须为 I/N，I 为 1 到 N，而不是“%1”。</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1：该文件夹已有此计划的结果。加上 --resume 可继续。</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1，%2，种子 %3：运行失败。</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>缺少 -o DIR。</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>已停止。用 --resume 完成其余的运行。</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>执行在多个拼图和种子上比较各方法的计划。</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>含拼图、方法、种子和预算的 JSON 文件。</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>只做 N 份中的第 I 份，以便由多台机器分担。</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>保留文件夹中已完成的运行，完成其余的运行。</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>先复制另一文件夹中已完成的运行。可重复使用。</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>同时绘制 chart-*.svg：各方法的中位数曲线，每个拼图或拼图组一张图。</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>每次运行完成后立即保存。程序或机器停止时，只会丢失正在进行的运行。各分片可共用一个文件夹。表格包含写入时已完成的运行。</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1；单位：%2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>列出文件格式。</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>输出一个 JSON 数组。</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>--size 须为 宽x高，例如 10x10，而不是“%1”。</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>--size %1 不可行：每边须有 1 到 %2 格，因为拼片及其旋转存储在 16 位中。</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>--hints：%1×%2 棋盘没有格子“%3”；最后一格是 %4。</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>--hints eternity 只适用于 16×16 棋盘。</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>没有预设“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>缺少 --size。</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>缺少 -o OUT。</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>多个拼图不能写到标准输出。请用 -o 指定文件。</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>生成有解的拼图。</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>以格为单位的宽和高，各为 1 到 %1。没有 --preset 时，边匹配拼图必须给出。</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>棋盘四周没有灰色边框。</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>颜色与其对应色匹配，而不是与自身匹配。</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>拼片保持方向不变，如 TetraVex；隐含 --unframed。</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>允许相同的拼片。</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>取自解的提示：随机格子的个数、C4,H8 这样的格子列表，或 eternity（Eternity II 的五格）。</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>生成 K 个拼图。OUT 的扩展名前会加上编号；可容纳列表的格式则把它们全部写入一个文件。</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>把解留在棋盘上。</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>要写入的文件；扩展名决定格式。“-”是标准输出。必须给出。</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>用法：tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [选项]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>用法：tessera [文件...]
      tessera 命令 [参数]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>边匹配拼图的编辑器与求解可视化程序。不带命令时，tessera 打开窗口并载入给出的文件。命令不需要显示器。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>显示此帮助；放在命令之后则显示该命令的帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>“-”表示标准输入或标准输出，但不能用于纪录、检查点、证明、文件夹、图片或要绘制的记录。退出码：0 完成，1 命令失败、文件无效或无法写入，2 用法错误，3 未达目标或工作单元尚未全部完成即停止。</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>显示拼图的属性和警告。</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>组合数是遵守边框的所有填充方式，不论匹配与否。--json 给出精确数。</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  最佳 %2/%3  %4 次评估，%5/秒</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  运行 %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  运行 %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  约剩 %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1：警告：这些文件来自之前的调用：%2。</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>--sheets 写入 PDF：OUT 须以 .pdf 结尾。</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>把棋盘或记录的曲线画成图片。</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>在棋盘上写出拼片编号。</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>在棋盘边缘写出列字母和行号。</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>不标出不匹配的接缝。</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>不标出锁定的拼片和提示。</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>不画背景。</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>只显示这些格子：名称和矩形，用逗号分隔。</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>在记录的曲线上标出满分。</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>曲线使用对数轴。</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>显示棋盘的得分。</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>得分统计两拼片之间匹配的接缝；边缘须为单色时，也统计边缘上匹配的边。适应度还考虑有接缝不匹配的 2×2 区域。</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>写出可双面打印、剪下来玩的 PDF：背面带编号的拼片，以及带提示的空棋盘。</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>--%1 需要 --sheets。</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>--json 和文件不能同时写到标准输出。</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>只能有一个文件写到标准输出。</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>目标 %1 高于满分 %2。</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>在限度内没有找到棋盘。请允许更多时间或评估次数。</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>搜索最佳棋盘。</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>方法；“tessera solvers”会列出所有方法。没有 --preset-file 时必须给出。</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>设置方法的参数。可重复使用。</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>从该方法的一个预设开始；“tessera solvers ID”会列出它们。</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>每次运行到此时间后停止。</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>每次运行到这么多评估后停止。种子和线程数相同时，在任何机器上结果相同；内存不足时，record 还需设定参数 memory。方法可能会先完成当前步骤；改进棋盘的方法会完成第一个棋盘。</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>达到此得分时停止；若没有运行达到，退出码为 3。</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>把最佳棋盘写入此文件；扩展名决定格式。</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>纪录文件。每秒数次，若最佳棋盘超过其中此拼图的得分，就将其追加。每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>%1 没有预设“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>缺少 --solver。“tessera solvers”会列出所有方法。</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>--param 须为 名称=值，而不是“%1”。</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>列出各方法及其参数和预设。</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>只列此方法。</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>提早回退：%1。用 colors 时，棋盘上某颜色的配对一旦多于所有拼片所能组成的就回退。auto 在预计省时的情况下这样做。</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>--%1 只能与 --kind %2 同用。</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>%1：无法统计这种拼图的解。</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>--%1 不适用于类型为 %2 的拼图。</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>%1：无法绘制这种拼图。</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  解 %2  %3 次放置，%4/秒</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  约 %2 的 %1 %，剩余 %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>该行</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>没有用于数独的格式“%1”。“tessera formats”会列出所有格式。</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>数独的 --size 为 4x4、9x9、16x16 或 25x25，而不是“%1”。</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>已知数的个数；不指定时，在难度和对称性允许之处按随机顺序去除。可能还可以更少。</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>已知数的对称性：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1：文件含 %n 个谜题；取第一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>--%1 只能用于边匹配拼图；这是数独。</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>存放各次运行及 results.csv、results.json、table.md 和 table.tex 的文件夹。必须给出。</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>棋盘的图块样式：%1，或自定调色板的名称。不指定时，拼图文件可以要求自己的图块样式。</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>使用从设置中导出的调色板文件的颜色。</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>把最佳运行及其所有棋盘写入此文件。窗口可打开并回放。</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>没有需要重置的设置。Tessera 以默认设置启动。</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>设置已重置为默认值。旧设置保存在 %1。</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>不支持 shell“%1”：请给出 bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>输出一个 shell 脚本，用于补全 tessera 的命令和选项。</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>用于 bash：source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>输出手册页；用“tessera man | man -l -”查看。</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help：没有命令“%1”。见“tessera --help”。</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>列出各命令，或显示某个命令的帮助。</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>要显示其帮助的命令。</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>把窗口的设置重置为默认值。旧设置保存在文件中。</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>不带命令时，tessera 打开窗口并载入给出的文件。命令不需要显示器。“-”表示标准输入或标准输出，但不能用于纪录、检查点、证明、文件夹、图片或要绘制的记录。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>命令失败，或文件无效或无法写入。</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>用法错误。</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>在达到目标或完成全部工作单元前停止。</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>按 Ctrl-C 时，solve 和 count 像达到限制一样结束；experiment、benchmark、tune 和 landscape 以 1 结束，work 以 3 结束。</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>警告：%1 多次给出，使用最后一个值。</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>--checkpoint 只保存一次运行：请去掉 --runs。</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>此记录中的运行没有统计节点。请选择其他 --axis。</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>此记录中的运行没有统计迭代。请选择其他 --axis。</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1：记录没有数据行，因此没有曲线可绘制。</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>写出得分随时间的变化，各列为 %1。只有种群才填写 mean 和 worst。其后是方法自身的数值。</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera：没有选项“%1”。见“tessera --help”。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1：%n 次运行缺失或无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>--%1 需要一个文件，而不是标准输出。</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>两个输出不能都写到 %1。</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>格式“%1”不能保存棋盘：请给 -o 另一个扩展名，例如 .tessera。</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>种子超过最大值 %1。</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>记录中的运行超过 %1 次时，图片显示中位数以及下四分位数到上四分位数的色带。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 为空。</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>%1 的值为空。</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1：“%2”不是有效的 UTF-8。请先重命名文件。</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>转换的内容：both（两者）、pieces（拼片）或 board（棋盘）。用 board 时，按边从 --puzzle 中选取拼片。</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>用 J 个线程搜索。结果数字相同。</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>提示和锁定的拼片保持不动。“complete”显示是否已全部尝试；否则可能还有其他解。“stop”显示计数结束的原因：exhausted、limit、time 或 interrupted。退出码均为 0；无法保存状态时为 1，先前的工作单元尚未全部完成时为 3。</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>计划的谜题文件所在的文件夹。默认为计划自身所在的文件夹。</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>同时进行 J 次运行。</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>计划的格式见“tessera man”。</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>颜色数：hardest（按公式）、BORDER+INNER（分开的两组，例如 5+17）或 TOTAL（所有边共用一组）。</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>even：各颜色出现次数相同；random：每条边取随机颜色。</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>从某个已发表拼图的设置开始：%1。它们取代默认值。</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>相同的种子在任何地方得到相同的拼图。</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 至少为 %2。</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 从 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 默认：%2。</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>文件含多个数独时只取第 N 个；不指定则全部。</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>表格的标题。</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>对象的列表。每个含“file”（相对于计划的路径）或“generate”（preset、width、height、colors、seed 等设置；%1）。可选：“count”（用连续的种子生成这么多个）、“name”、“group”（表格中同一行的拼图）和“budget”（用于此拼图）。</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>数独用 kind sudoku</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>对象的列表。每个含“solver”（“tessera solvers”中的 id）。可选：“name”、“preset”、“start”（random、greedy、board 或 own）、“parameters”（各一个值；值的列表使每个值成为一个方法）和“published”（每组拼图一段文本，显示在结果旁）。</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>数的列表，或含“count”并可含“first”和“step”的对象。</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>至少含“seconds”、“processor-seconds”、“evaluations”、“target”之一的对象。</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>秒数的列表，表格也显示这些时刻的得分。</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>“generations”以代数为横轴绘制图表。</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>含“name”和“seconds”的对象：每组拼图一个时间。</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>“tessera experiment”的计划是含以下键的 JSON 对象；puzzles、methods、seeds 和 budget 为必需。</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>示例:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>--%1 须为普通文件；%2 是设备或管道。</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>%1 是输入；请给输出另一个名称。</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>任何已知格式的拼图或棋盘、运行文件（取其最佳棋盘）、查看器网址，或%1。</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>数独的一行数字</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>种子 %1：警告：由于其他程序占用了计算机，此次运行的每个线程只得到一个核心的 %2 %。请改用 --cpu-time 限制处理器时间。</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>种子 %1：警告：每个线程只得到 %2 % 的核心，因为 --jobs 要求的线程数多于此计算机的处理器数。</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>首次运行的种子；之后每次运行用下一个。预设可能自带种子。</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>每次运行到其所有线程的处理器时间达到此值后停止。结果较少受其他程序影响。</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>起始棋盘：random、greedy、board（给定的棋盘）或 own（按方法的论文，论文未说明则为 random）。record 只用 board；backtracking 和 sat 都不用。</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>用 K 个种子运行。</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>同时进行 J 次运行。运行数少于 J 时，每次运行可用多个线程。</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>没有 --time、--cpu-time、--evaluations 或 --target 时，搜索一直进行到拼图解出、没有可尝试的内容或按下 Ctrl-C。无论搜索如何结束，-o 都会写出最佳棋盘。</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>“stop”显示运行结束的原因：solved、target、time、evaluations、interrupted、exhausted 或 failed。failed、没有棋盘或无法写入文件时退出码为 1，没有运行达到 --target 或先前的工作单元尚未全部完成时为 3，其他情况为 0。</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>没有方法“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>OUT 须以 %1 之一结尾，运行文件也可用 .gif；“%2”不符合。</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1：动画 (.gif) 需要运行文件。“tessera solve --run-file”可写出运行文件。</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>任何已知格式的拼图或棋盘、运行文件、查看器网址，或“solve --trace”写出的轨迹 (*.csv)。</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>图片文件：.png、.svg 或 .pdf。.gif 把运行文件的最佳棋盘做成动画；没有 --size 时较长边至多 %1 像素。必须给出。</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>较长边，以像素计；对 .gif 为上限。</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>缩放系数。</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>曲线以 seconds、evaluations、iterations 或 nodes 为横轴。</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>打印页的纸张：a4 或 letter。</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>打印页上拼片的边长，以毫米计。</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>打印页的页边距，以毫米计。</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>edge-matching 或 sudoku。后面三个选项用于数独，数独只有一个解。其 --size 为 4x4、9x9、16x16 或 25x25；不指定则为 9x9。</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>难度：%1；不指定则不限。</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>文件含多个数独时取第 N 个。</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>拼片 %1（%2 %3 %4 %5）不在 %6 的套中。</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>--like 不能与 --take 或 --puzzle 同用。</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1：这是纪录文件。“tessera convert IN OUT --puzzle PUZZLE”可写出其中的最佳棋盘。</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1：此文件只有棋盘。“tessera convert IN OUT --puzzle PUZZLE”可加上拼片。</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1：纪录文件中没有此拼图的棋盘。</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>--no-hints 需要 --like。</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>用此拼图的拼片编号写出棋盘。两者须为同一套拼片；顺序、旋转和颜色编号可以不同。拼片位置不变的，两者的锁定都保留。</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>与 --like 同用：不写入该拼图的提示和锁定。</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>无边框；边缘的所有边都显示此颜色。any：任意一种相同的颜色。</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>把工作分成若干单元放入文件夹，供任意多个“tessera work 文件夹”处理。全部完成后，同一命令输出结果。</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>与 --units 一起使用：拆分耗时更长的子树。沉默同样长时间的进程会失去其单元。</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>%1 不能与 %2 同时使用。</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>相同的种子产生相同的运行，不能作为依据。</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>方法“%1”与“%2”相同，比较它们说明不了什么。</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>谜题“%1”与“%2”相同，因此秩检验把一个谜题算了两次。</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>起始“%1”对“%2”不起作用。</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json：警告：此文件未描述该计划。“tessera analyse”需要 --plan。</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>文件不完整。将使用其中最后一个完整的棋盘。</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>%1 与 %2 的方法不同。请用 --method 选择一个。</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>此处 --jobs 与 --units 同用时不起作用。请把它加到“tessera work”。</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1：该文件夹中是另一个谜题、计划或选项的单元。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1：部分结果未通过检查，须重新计算。请对此文件夹运行“tessera work”。</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1：单元 %2 两次计算的结果不同。可能有机器出现故障。请在另一个文件夹中重新计数。</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>处理“count”“solve”“experiment”或“tune”建立的工作单元。</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>%1：已有 %2 秒没有添加运行。请重新启动“tessera tune”，然后启动工作进程。</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>--units 的文件夹。</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>同时处理 J 个单元。</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>只输出各单元的进度。</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>可在任意多台共享该文件夹的机器上启动：全部单元完成后结束。可随时强制终止，其单元由其他进程重做。所有机器必须使用相同的 Tessera。</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>按 Ctrl-C 提前结束，退出码为 3。每个单元以首个结果为准，部分单元会计算两次以作检查。</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>leased 是正由某个进程处理的单元，split 是被进一步拆分的单元。repeated 是计算了两次的单元，different 是两次结果不同的单元。share 是全部工作中已完成的比例，从 0 到 1。</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>lost 是没有结果文件的单元，由下一个进程重做。</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1：警告：计数在开始之前就结束了。</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  单元 %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  最佳 %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1：该文件夹中没有已完成的运行。</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1：无法创建文件夹。</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>用检验、表格和图比较一个实验的方法。</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>“tessera experiment”的结果。</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>存放 analysis.md、analysis.tex 和 analysis.json、每个表格的 CSV 以及每幅图的 SVG、PDF 和 CSV 的文件夹。</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>结果所属的计划。仅早期版本的结果需要。</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>用于到目标时间的满分比例。</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>将表格作为一个 JSON 对象输出。</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>没有 -o 和 --json 时，表格以 Markdown 输出。每个拼图是一个区组：带 Holm 校正的 Friedman 检验、临界差异、跨拼图的 Wilcoxon 符号秩检验、每个拼图上的 Mann–Whitney 检验。</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>不时把状态保存到 FILE；若 FILE 已存在则从中恢复。计数完成后删除 FILE。</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>每隔这段时间保存一次状态。</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>在“mpirun -n N”下，N 个进程一起计数，每个进程有 J 个线程。数字不变。只有第一个进程读取、写入和输出。若 J 大于 1，请给 mpirun 加上选项 --bind-to none。</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>同时把“tessera analyse”写出的全部内容写入 DIR 中的文件夹“analysis”。</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>此方法只能在一个进程中运行：请不用 mpirun 启动。</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>此方法不写证明。请使用 --solver sat。</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>不时把 backtracking、record、genetic 或 ant-colony 的状态保存到 FILE；若 FILE 已存在则从中恢复。没有可搜索的内容时删除 FILE。--evaluations 从首次启动算起，--time 从本次启动算起。恢复的运行会重复所保存状态之后的工作，因此与从未停止的运行结果相同。除 backtracking 外，线程数必须与之前相同。</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>让 SAT 求解器把证明以 DRAT 格式写入 FILE，把对应的公式写入 FILE.cnf。</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>多线程时，genetic 和 ant-colony 只在会合时报告棋盘和评估次数：--trace 和 --records 不含两次会合之间的内容。</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>在“mpirun -n N”下，N 个进程一起搜索，每个进程有 J 个线程。backtracking、record、genetic 和 ant-colony 支持；结果只取决于线程总数。只有第一个进程读取、写入和输出。若 J 大于 1，请给 mpirun 加上选项 --bind-to none。</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>使用 --evaluations 时，mpirun 下的 backtracking 只在第一个进程中运行，线程数与所有进程的总和相同。此时请给 mpirun 加上 --bind-to none。</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>mpirun 下的进程共同完成一次运行：请去掉 --runs。</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>--proof 只用于一次运行：请去掉 --runs。</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>方法 %1 无法保存和恢复；backtracking、record、genetic 和 ant-colony 可以。</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 个进程，每个 %2/s 到 %3/s，进程 %4 上次回应在 %5 秒前</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>此 Tessera 构建时没有 Open MPI。请不用 mpirun 启动。</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>得分随时间的变化。</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>最终得分。</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>%n 次运行的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>没有实例“%1”。“tessera benchmark list”会列出所有实例。</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>“%1”不是可以写入的格式。</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1：基准库中只有边匹配拼图。</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>此棋盘优于已知最佳棋盘。要提交，请将%1发送给 Tessera 项目。</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>-o FILE 写出的文件</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>%1 优于已知最佳棋盘。</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>只有“check”接受文件。</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>在基准库的实例上比较方法。</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>list（默认）列出实例、已知最高得分，以及已统计的解数（旋转视为相同）；run 让方法进行搜索；check 将棋盘与已知最佳棋盘比较；write 为其他程序写出拼图。</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>用于 check：基准库的棋盘文件或拼图文件；必须给出。</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>仅此实例。可重复使用。默认为全部。</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>用于 run：方法；必须给出。可重复使用。</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>用于 run：每次运行到这么多评估后停止。</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>用于 run：用 K 个种子运行。</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>用于 run：第一个种子。</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>用于 run：同时进行 J 次运行。</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>用于 write：文件的格式。</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>用于 check：由谁或什么找到此棋盘，供 -o 使用。</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>用于 run：存放运行、表格以及优于已知最佳的棋盘的文件夹，其中已完成的运行会保留。不指定时，run 将这样的棋盘以 NAME.txt 写入当前文件夹。用于 write：文件夹；必须给出。用于 check：要提交的棋盘文件。</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>输出 JSON。</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>实例的名称说明其生成方式：大小、颜色、选项和种子。每个实例都有解，因此其满分就是最优值。“generate --solved”会显示解：请只提交不借助解找到的棋盘。</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>“tessera experiment”的计划这样指定实例：%1。</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>使用“tessera tune”写出的文件中的方法和参数。</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>--preset 和 --preset-file 只能用其一。</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>%1 用于方法 %2。</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>%1 不是此拼图的解。</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>随机游走的自相关，%1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>局部最优网络，%1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>搜索轨迹网络</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1：地形仅适用于边匹配拼图。</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1：没有已知的解。请用 --solution 给出一个。</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>未安装 Graphviz，因此图只写为 DOT。</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>测量拼图的适应度地形。</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>拼图文件。</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>walk：随机游走的自相关。fdc：得分与到已知解的距离。optima：局部最优、吸引域及其网络。trajectories：搜索的网络。可重复使用。默认为全部。</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>swap、best-swap（以最佳旋转）、rotation 或 swap-rotation。可重复使用。默认为全部。</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>随机游走的长度。</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>自相关的最大滞后。</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>爬升到局部最优的随机棋盘数。</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>离开每个局部最优的尝试次数。</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>抽样网络中局部最优的最大数量。</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>用于 trajectories：方法。可重复使用。默认为 annealing 和 tabu。</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>用于 trajectories：每次运行到这么多评估后停止。</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>用于 trajectories：每种方法用 K 个种子运行。</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>相同的种子得到相同的数值。</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>拼图的已解棋盘，当文件及其生成器都没有时使用。</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>存放 CSV、JSON、DOT 和 SVG 文件的文件夹。网络的 SVG 需要 Graphviz。</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>对于至多 50,000 个棋盘的拼图会找出全部局部最优，更大的拼图则抽样。来源：Weinberger 1990（自相关）、Jones &amp; Forrest 1995（fdc）、Ochoa, Tomassini, Vérel &amp; Darabos 2008（局部最优网络）、Vérel et al. 2012（逃逸边）、Ochoa, Malan &amp; Blum 2021（搜索轨迹网络）。</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1：调优需要以评估数表示的预算。</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>用迭代竞速为方法寻找更好的参数。</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>与“tessera experiment”相同的计划，预算以评估数表示。其中一种方法在其拼图和种子上调优。</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>%1：计划中没有方法“%2”。</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>计划中方法的名称。默认是第一个。</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>与任意多个“tessera work 文件夹”分担运行。使用已停止的调优的文件夹时，已完成的运行不会重复。</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>要调优的参数：在其整个范围内，或 NAME=LOW..HIGH，或 NAME=VALUE,VALUE。可重复使用。必须给出。</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>所有运行的评估总数，每次运行按计划中最大的预算计算。--verify 的运行另计。</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>竞速如何淘汰配置：friedman 或 t-test。</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>相同的种子得到相同的预设。</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>然后在此计划的拼图（应为新的）上比较调优后的值与原计划的值。“gain”是每个拼图的平均得分增益；“from”和“to”是其 95 % 自助法区间的两端。</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>存放最佳值及其依据的文件；“solve --preset-file”会读取它。</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>与 irace（López-Ibáñez et al. 2016）相同的迭代竞速：抽取配置，在拼图和种子上竞速，再围绕最佳配置重新抽取。</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  下次改进：%1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 已存在，但不属于此计划。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>%1：此运行属于另一种类型的谜题。</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1：动画的大小为 %2 到 %3 像素。此动画为 %4 像素。</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1：此文件夹以 %2 创建，因此 --unit-time 在此不起作用。</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>数独只能在一个进程中计数：请不用 mpirun 启动。</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>使用 mpirun 时，每个进程都会做同样的工作。请不用 mpirun 启动此命令。</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>不带 -o 的 check</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1：没有已知的解，因此略去 fdc。请用 --solution 给出一个。</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>没有 %2 时 %1 不起作用。</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>--number 不起作用：该文件不是列表。</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>使用 --units 时，只有结束的运行才算数。请用 --time、--cpu-time 或 --evaluations 加以限制。</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>所有运行都失败了。%1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>参数为 %1 的一次运行失败，按最差计。%2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>失败的单元会再试一次，之后即算失败。要再次尝试，请使用另一个文件夹。</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>在新谜题上的检验失败了。%1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1：警告：搜索的状态过大，因此无法从此文件恢复搜索。</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1：警告：时间太短，未能保存任何进展。请允许更多时间。</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1：警告：搜索在能够保存任何进展之前被停止。请让它运行更久。</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1：文件含多个谜题，但格式“%2”只能保存一个。请用 --number 选择一个。</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>%1 需要一个文件夹，而不是标准输出。</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 已存在，但不属于任何适应度地形。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>无法加载 Open MPI 模块：%1。请将其放在该处，或不用 mpirun 启动 Tessera。</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>不计数，而是输出计数所需的放置次数以及单线程所需的时间。没有 --time 时最多用 10 秒。</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>估计值是随机下探的平均值（Knuth 1975）。如果只有一个解，平均在一半时间时找到。对于大的搜索树，短时间的估计通常偏低。</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>只有边匹配拼图有 %1。</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1：--%2 只能用于边匹配拼图。</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>预计解数会考虑提示，但不考虑锁定的拼片。</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1：警告：--like 不会写入输入中的某些提示。</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1：警告：评估次数太少，未能保存任何进展。请允许更多评估次数。</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>--scale %1 使图片过大：每边最多 %2 像素。</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>%1：此检查点属于另一个拼图或其他搜索选项。请使用另一个文件。</translation>
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
        <translation>不含暂停的运行时间</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>已评分的棋盘或移动</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>方法外层循环的轮数，例如代数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>树搜索的放置次数；其他方法没有</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>只有树搜索才统计节点。</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>还没有完成任何迭代。</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>对数(&amp;W)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>横轴显示什么</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>对数横轴，给开始部分更多空间</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>记录是空的。</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得分随时间的变化</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n 片内部拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n 片边拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n 片角拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n 片两条对边为灰色的拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n 片三条边为灰色的拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n 片四条边为灰色的拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>%1 棋盘有 %2 格；拼图有 %n 片。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>%1：带边框的 %2 棋盘没有这样的格子。</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>带边框的 %1 棋盘需要 %2；拼图有 %3。</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>%1 条边是灰色，灰色不与任何边匹配，而只有 %2 条边在边缘。</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>%1 上的提示不符合边框。</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>%1 与 %2 上的提示互不匹配。</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>（沿边框）</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>（内部）</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>颜色 %1 有 %2 个凸边却有 %3 个凹边%4：无法全部匹配。</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>颜色 %1 出现奇数次（%2）%3：有一条边无法匹配。</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>颜色 %1 在过多的边框拼片上位于同一侧：有 %2 条边无法匹配。请检查它们各边的顺序。</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>%1 条边无法按颜色配对，而只有 %2 条边在边缘。</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>有 %1 条上边没有可匹配的下边，但只有 %2 条接触上缘。</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>有 %1 条左边没有可匹配的右边，但只有 %2 条接触左缘。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n 个拼片有重复：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n 条边是灰色，灰色不与任何边匹配，也不与边缘匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>%1 上的提示没有显示边缘的颜色。</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>内部和边缘</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>边缘有 %1 条边，而没有颜色出现超过 %2 次。</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>边缘有 %1 条边，而其颜色 %2 只出现 %3 次。</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>拼图有 %1 片，格子有 %2 个；搜索需要两者相等。</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>带边框的 %1×%2 格棋盘需要 %3，而拼图有 %4。</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>起始棋盘属于另一个拼图。</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>锁定在 %1 的拼片与 %2 上的提示矛盾。</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>固定在 %1 的拼片不符合边框。</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>方法的标识</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>拼图、方法和种子</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>%1：该文件夹没有记录其拼图和方法的 experiment.json。请加上 --plan PLAN。</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>每个键只出现一次</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>键 %1 之一</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>非负整数</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>不超过 %1 的整数</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>非负的秒数</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>种子个数</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>至少一个种子</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>“%1”在这些设置下的有效值</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>拼图预设，例如 P5</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>从 1×1 到 %1×%1 的大小</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>文件或生成设置</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>两者皆无</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>拼图个数</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>%1 的参数（%2）</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>方法的标识</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>%1 的预设</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>大于 0 且递增的秒数</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>满分相同的组</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>每组拼图一段已发表的文字</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>至少一个方法</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>至少一个拼图</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>最多 %1 次运行</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>适用于数独的设置</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>数独 %1×%1，%2 个已知数，种子 %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>数独的设置</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>至少一个值，总共至多 %1 种方法</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>总共至多 %1 种方法</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>总共至多 %1 条边的拼图</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random、greedy、board 或 own</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>代数</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>大于 0 的秒数</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>每组拼图一个时间</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>不超过 %1 的种子</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>一个限度：seconds、processor-seconds、evaluations 或 target</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>Tessera 自有格式的拼图</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even 或 random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>带引号的 hardest、BORDER+INNER（如 5+17）或 TOTAL（如 22）</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>数字列表，或含“count”的对象</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>种类 %1 之一</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>%1：无法写入文件（%2）。</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>文件超过 %1 MB 的上限。</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>无法读取文件（%1）。</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>其文件夹不存在</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>文件超过 %1 KB 的上限。</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>磁盘已满，或文件已达到大小上限</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>这是设备或管道</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>另一个程序已将其锁定</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>另一个程序正在使用此文件。请等待它结束，或使用另一个文件。</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>这是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>文件夹不存在。</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>无法创建文件夹。</translation>
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
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>拼图 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>打开拼图</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>保存拼图</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>“%1”有未保存的更改。要保存吗？</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>文件“%1”已在 Tessera 之外被更改或删除。要改为保存此版本吗？</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>搜索进行中</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>丢弃结果？</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>“%1”中有未保留的结果。现在关闭会丢失它们。</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>“%1”的搜索正在进行。</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>停止并关闭(&amp;S)</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>运行 (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>“%1”已经存在。要替换吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>移除搜索？</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>将移除 %n 个搜索及其所有棋盘和曲线。此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>“%1”有尚未完成的搜索。它们在下次启动时等待，然后从头开始。已完成的搜索会保留。</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>结果未采用</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>“%1”的一次搜索有未采用的结果。%2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>采用并保存(&amp;K)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>丢弃计划？</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>您设计的计划从未运行过，因此没有保存。现在关闭会丢失它。</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>如果现在关闭，下次它会从头开始。</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>您设计的计划从未运行过，因此没有保存。打开另一个计划会丢失它。</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>文件“%1”已在 Tessera 之外被更改或删除。要保存拼图吗？</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>“%1”的搜索已暂停。</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>现在关闭会丢失其棋盘。</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>回到文件中的版本会丢失其棋盘。</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>搜索已暂停</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>尚未完成的搜索</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>只有保存，它才会保留到下次启动。</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>如果保存，下次它会从头开始；否则会丢失。</translation>
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
        <translation>匹配的边</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>线：各次运行的中位数 · 色带：其中间一半</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>粗线：最佳 · 色带：种群的最差到最佳 · 细线：平均</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>线：最佳得分 · 色带：当前得分</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>未匹配的边</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>棋盘的%1，以格计，1 到 %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>图案的画法</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>知名拼图、Niang（2010）印出的拼图，以及按 Söderlind 论文（2010，表 2）方式生成的拼图</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>宽 × 高(&amp;W):</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>无边框棋盘的规则：边缘所有边颜色相同</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>无规则</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>任意一种颜色</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>全为颜色 %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>方向固定(&amp;K)</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>与 TetraVex 一样，拼片不能旋转。仅限无边框棋盘，因为边框拼片必须旋转</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实为%2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>应为%1，实为%2。</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1：应为%2，实为%3。</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>16 位二进制数</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>每行 7 个值</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>格子或旋转</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>提示在 %1×%1 棋盘上的格子及其旋转</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>二进制颜色的 CSV</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>颜色是 16 位二进制数。</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>棋盘的边长</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件结尾</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>提示没有旋转；按列出的方向采用。</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>每格 4 个数</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>括号 ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>最多 %1 格</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>还有一个</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>Eternity II Editor 网格</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>文件以该编辑器的注释开头。</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>%1×%2 格的网格</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>每行中四数一组的格数等于行数。</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>按此顺序，格子四周都是灰色。</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>文件以锁定的格子开头。</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>正方形棋盘的格子</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>Eternity II Editor 只支持正方形棋盘和至多 %1 的图案。</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 种颜色和一个旋转</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>一行 1 到 %1 格</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>一行 %1 格，最多 %2 行</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>一行格子</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>边与旋转的棋盘</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>第一行的格子为五个数。</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>五数一组的格子以竖线分隔。</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>五个数中的最后一个可能是旋转。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>内容不属于任何已知的拼图格式。</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>提示的行、列、拼片和旋转</translation>
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
        <translation>拼片</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>%1×%2 棋盘上的格子</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>提示在前的拼片列表</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>四数一行之前有一个单独的数。</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>提示个数</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>提示个数</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>有效的 JSON</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>错误（%1）</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>含键“%1”的对象</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>不含它的对象</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>带引号的文字</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>保存的解已略去，因为它不能解出此拼图。</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>格式“%1”只能读取。请选择其他格式。</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>格式“%1”不支持带符号的拼图。请选择其他格式。</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>此格式需要棋盘的全部 %1 片；拼图有 %2 片。</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>此文件只有棋盘。请先打开其拼片所属的拼图。</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>格式版本 %1.x</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>最多 %1 片</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 种颜色</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>格子、拼片和旋转</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>其他提示未用过的格子和拼片</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>不在其他格子上的拼片</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>又是拼片 %1</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>最多 %1 个名称</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>Tessera 拼图</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>这是标明此格式的 JSON。</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>文件采用此格式的较新版本（%1）。未知的部分会保留。</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>拼片编号</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>拼片编号 %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>未用过的拼片编号</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>带编号的拼片列表</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>前几行有五个数。</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>五个数中的第一个是拼片编号，但最后一个可能是旋转。</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>五个数中的第一个是拼片编号。</translation>
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
        <translation>由边框拼片得出大小 %1×%2。宽和高可能相反。</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>正方形棋盘的拼片，或其大小</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>边长 1 到 %1 格</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>不超过 %1 的颜色</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>适合带边框 %1×%2 棋盘的拼片</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n 条灰边</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>每行 4 个数或字母</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>灰色是数 %1。</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>没有任何边是数 %1，因此此拼图没有边框。</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>边的顺序为 %1。</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>拼片列表</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>前几行有四个数。</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>每行有四个数。</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>拼片的位置</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>三数一行之前有一行两个数。</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>宽和高</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>拼图的大小 %1×%2</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>拼片的列、行和旋转</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>另一拼片</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>拼片/旋转 或 ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>拼片与旋转的棋盘</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>格子写作 拼片/旋转。</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>行的结尾</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>棋盘的结尾</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>另一行</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>有 %n 格是空的；其拼片未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>棋盘为 %1×%2，拼图为 %3×%4。</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>%1：拼图没有剩下可用于此格的拼片 %2。</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>%n 片之一</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>不对应任何拼片的数</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>此前未出现的拼片和格子</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>拼片 %1 在 %2</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>提示，含此拼图的拼片和格子</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>拼片 %1 在格子 %2</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>没有格式“%1”。</translation>
    </message>
    <message>
        <source>address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 用已打开的拼图：%2</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>不含它的网址</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>网址结尾</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>另一行</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>board_w 和 board_h，或正方形棋盘的边</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n 个字母</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>jef、marie、jblackwood 之一</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>边的字母</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>a 到 w 的字母</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>拼片编号的数字</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>三位数字</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>拼片编号互相矛盾，不予采用。</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>类型的字母</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>a 到 e 的字母</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>提示的格子</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>在线查看器网址</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>含参数 board_edges。</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>在线查看器除灰色外有 %1 种图案；此拼图需要 %2 种。</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>正方形棋盘的边，每格四个字母</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>eternity2.dev 的 JSON</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>含拼片或棋盘的 JSON。</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>这是 JSON。</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>没有用于数独的格式“%1”。</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>内容不是已知格式的数独。</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>数独的 16、81、256 或 625 个字符</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>网格的数字，或空格的符号</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>数独行</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>第一行的字符数与数独的格数相同。</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>数字和符号的个数与数独的格数相同。</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>开头像数独。</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>最多 %1 个谜题</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>数独的 16、81、256 或 625 个数字和点</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>与已知数同样多的字符</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>已知数在数字之中</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>格子和数字</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>网格的数字</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>Tessera 数独</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>格式“%1”每个文件含一个谜题。</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>拼片</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>不在棋盘上的拼片</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>四边皆灰的拼片</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>格式“%1”不能保存%2。</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>没有边框这一规则</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>拼图带符号这一规则</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>拼片保持方向不变的规则</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>最多 %1 个对象和数组</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>边缘的规则</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>每行有四个字母。</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>最多 %1 张图片</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>它不是以 Base64 写成的。</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>图案的名称</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>图案的图片</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>哪些数字是已知数</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>铅笔标记</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>未载入这些图案的图片：%1。%2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS：公式或求解器的回答</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>宽、高和四条规则</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>变量数和子句数</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>%1 上的拼片</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>此公式没有说明属于哪个拼图。只能读取 Tessera 写出的公式。</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>这些值属于另一个拼图：%2 条边中只有 %1 条匹配。</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>SAT 求解器说没有解。</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>这是 SAT 求解器格式的公式。</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>这是 SAT 求解器的回答。</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>方法的标识</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>基准实例的名称</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>PIECE.ROTATION，拼片为 1 到 %1，旋转为 0 到 3</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>每个拼片一次</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>棋盘违反规则。%1。</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>棋盘的得分 %1</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>此拼图不在基准库中。</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>图块的选择</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>文件超过 %1 MB，因此 Tessera 无法再次打开它。</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>在这种大小的网格中，“%1”和“%2”不能都表示空格。</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>2 条相邻的灰边</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>2 条相对的灰边</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>“%1”是已发表的棋盘：其大小、规则和颜色不能更改。</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>无边框拼图只有一组颜色：请给出一个数，而不是边框色和内部色。</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>无法使用 %1 种颜色：这种规则的拼图最多 %2 种。</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>要求的颜色数：%1。此棋盘只有 %n 处可用。</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>这种大小的带边框棋盘至少需要一种边框色。</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>这种大小的棋盘至少需要一种内部色。</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>边拼片</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>角拼片</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>内部拼片</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>%1×%2 棋盘需要 %3 片不同的%4，而这些颜色只能组成 %5 片：请增加颜色或允许相同拼片。</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>%2 格的棋盘上无法有 %1 个提示。</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>用这些颜色没有找到拼片各不相同的 %1×%2 拼图：请增加颜色或允许相同拼片。</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>%1×%2 拼图，种子 %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>“%1”不是颜色数：请给出 hardest、边框+内部 或总数，各不超过 %2。</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>“%1”不是边缘颜色：请给出 any 或 1 到 %2 的数字。</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>提示格须为 %1×%2 棋盘上互不相同的格子。</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>放置或交换拼片</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>回车拿起和放下</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>在托盘和格子之间拖动</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>把拼片放回托盘</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>拖到那里</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>在图块上滚动滚轮，右键单击</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>整块旋转矩形</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>方向键，Shift+方向键</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>单击、Ctrl+单击、Shift+单击、框选</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>移动所选</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>拖动它</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>编辑拼片的边</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>双击图块</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>锁定或解锁</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中键单击</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>显示可放在此的拼片</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>指向空格</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>选择可放的拼片</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>右键单击空格</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+滚轮，捏合</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>移动视图</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>用中键或按住空格拖动</translation>
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
        <translation>无法制作动画：%1。</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>除生成的解外，几乎没有偶然出现的解</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>除生成的解外，约有 %1 个偶然出现的解</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>Tessera 按内容而不是名称识别文件。第一列是命令行中 --from 和 --to 使用的名称。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>扩展名</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>可写</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>By</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>重现命令</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>测量于</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>此方法没有参数。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>此方法是精确的：如果运行到底仍未找到解，就说明无解。</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>命令行：%1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>已发表的结果与 Tessera 的结果</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>所有方法</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>快捷键和手势</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>每个操作的快捷键都可在**编辑 ▸ 设置 ▸ 快捷键**中更改。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>已发表的结果与相同方法在 Tessera 中的结果，后者用时大多短得多。请用最佳比最佳、平均比平均：30 次运行的最佳高于三次的最佳。名为 META 2010 的拼图是作者自己的。其他拼图以相同大小生成，除非表中另有说明，颜色也相同。得分为匹配的边数，使用一个线程。方法名称之后是其预设。已发表的预设采用文献给出的每个值。Tessera 附带重做已发表表格的计划；请用“tessera experiment”运行。</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>伪代码</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>更改作者</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>更改备注</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>更改标题</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 打开菜单“%2”。</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>%1 在窗口各部分之间切换。</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>%1 用于在棋盘上移动和选择。</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>%1 用于操作当前有焦点的项目。</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>可忽略</translation>
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
        <translation>%1 个拼图</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次运行</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
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
        <translation>最高得分</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>文献中的方法</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>%1：一分钟内通常解出 %3 个中的 %2 个</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>%1：一分钟通常 %2/%3</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>任何大小的棋盘上得分最高</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>求解小棋盘，或证明无解</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>求解数独，通常不到一秒</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>规则简单，得分良好；可观察降温过程</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>先拼边框，再拼整个棋盘</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>反复扰动好的棋盘再加以改进</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>总是选未被禁止的最佳移动；容易看懂</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>从好的棋盘中学习；可观察其轨迹</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>同时演化许多棋盘；小棋盘很快解出</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>一次交换数块；用作比较基准</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>逐块放置；用作比较基准</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>只接受改进；可看出为何这还不够</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>沿随机漫步放置；用作比较基准</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>把小棋盘写成逻辑公式；可证明无解</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>先交换，再一次把许多格以最佳方式填回</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>用一条简单规则求解数独；可观察降温过程</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>同时演化许多数独网格，并用局部搜索</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>此搜索的每个线程只得到一个核心的 %1 %；其余被其他程序占用。要比较它，请限制评估次数或处理器时间。</translation>
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
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>&lt; 1 毫秒</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>约 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>约 %n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>约 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>一个多月</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>保存的搜索的线程数：%1；这次：%2。请使用与之前相同的线程数和进程数。</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>保存的搜索已损坏。</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>此搜索由另一个版本的 Tessera 保存。请用该版本继续，或开始新的搜索。</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>参数“%1”须为%2，而不是“%3”。</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>没有参数“%1”：此方法没有参数。</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>没有参数“%1”；此方法有：%2。</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅红色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深绿色</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>品红色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>淡紫色</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>棕褐色</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>藏青色</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>薄荷色</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>酸橙色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>褐红色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青绿色</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>靛蓝色</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>四角星</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>斜十字</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶形</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>三叶草</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>沙漏</translation>
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
        <translation>眼形</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>八角星</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>蝴蝶结</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>六边形</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>横条</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>六角星</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>斜条</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%1镂空%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1凹</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>图片 %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>图案的图片须为不超过 %1×%1 像素、%2 kB 的 PNG。</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>一个拼图的图片合计最多 %1 MB。请先移除另一张图片。</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>无法读取此图片。请选择 PNG、JPEG 或 SVG 文件。</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>这些图案的图片已损坏，未载入：%1。</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>内存不足，无法生成这么大的图片。</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>角拼片</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>边拼片</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>内部拼片</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>缺少一个值。例如写成 0.9, 0.95。</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>“%1”不是范围。写成 起点:步长:终点，例如 1:2:9。</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>“%1”不完整。写成 名称 = 值；多个值写成 名称 = 值, 值。</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>无边框</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>带符号</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>拼片方向固定</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>边缘为颜色 %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>边缘为同一颜色</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>最难</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>无法打印：未找到打印机。请添加打印机，或保存为 PDF。</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>无法打印：打印机或其文件不接受这些页面。请检查打印机后重试。</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>正在打印…</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>已打印 %n 页。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>正在保存 PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>已将 %n 页保存为 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>已停止。已有 %n 页发送到打印机。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>无法使用 %1×%2 格的棋盘：每边须有 1 到 %3 格。</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>拼片 %1 有颜色 %2；颜色为 %3 到 %4。</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>有提示在棋盘之外。</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>有提示用到不存在的拼片 %1。</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>两个提示冲突：拼片 %1 或其格子出现了两次。</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>只有无边框的拼图才能让拼片保持方向不变。</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>拼片 %1 的提示旋转了它，但此拼图的拼片保持方向不变。</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>无法使用 %1 片的拼图：最多 %2 片。</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>带灰色边框的棋盘不能有单色边缘。</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>有凸边和凹边时边缘不能为单色：其中一种会无法配对。</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>边缘不能为颜色 %1；颜色从 1 到 %2。</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>此拼图的拼片保持方向不变。</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang %1×%1：其论文（2010）截图中的棋盘。</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12，50 种颜色：唯一解，几秒即可找到。</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4，4 种颜色：小，有多个解。</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4，最难的颜色数。</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4，8 种颜色：一个或几个解。</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6，4 种颜色：解非常多。</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6，最难的颜色数：解很少，难以找到。</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6，12 种颜色：一个解，立即找到。</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10，10 种随机颜色。</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10，10 种随机颜色，无边框。</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10，最难的颜色数。</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16，23 种随机颜色，无边框。</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16，最难的颜色数。</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>如 Eternity II：16×16，5 + 17 种颜色，中央一个提示。</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1：十个数字，无边框，拼片保持方向不变。</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>麦克马洪方块：三种颜色的全部 24 个方块，6×4 棋盘四周为同一颜色。</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares：九片拼片，四种在接缝处切开的图片，一个解。</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>三种图片的 Scramble Squares：两个解。</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>拼图没有可打印的拼片。</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>不保存直接关闭</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
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
        <translation>搜索结果属于另一个拼图</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>文件已损坏，或来自 Tessera 的其他版本</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>无法在文件夹 %1 中保存恢复副本。</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>无法读取一份恢复副本（%2）。已重命名为 %1。</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>此次运行还没有可显示的棋盘。</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>运行文件不完整：没有拼图。</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>运行文件使用方法“%1”，此版本的 Tessera 没有该方法。</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>这不是运行文件。</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>此版本的 Tessera 无法读取该版本的运行文件。</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>运行文件不完整：没有棋盘。</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>保存的搜索已损坏：其最佳得分为 %1，但最佳棋盘的得分为 %2。</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>非负整数</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>秒数、评估次数和得分</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>%1：%2。将重新运行。</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>%1：该文件夹中是另一计划的结果。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>%1：该文件夹中没有实验结果。</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>秒数、评估次数、得分和变化</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>能得到棋盘的变化</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>%1：此次运行的棋盘没有保存。</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>一代及其得分</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>“%1”：此文件夹中的运行使用“%2”；新的运行将使用“%3”。请为新的运行选择其他文件夹。</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>“%1”当时按“%2”运行；本版本会按“%3”运行。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>%1：靠边框的边不是灰色</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>%1：灰色的边朝向棋盘内</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>%1：提示拼片不在其位置</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>%1：拼片被旋转了；拼片保持方向不变</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>最近的改进</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>最近的改进，并以小图显示整个搜索</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>整个搜索</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>从开始起的所有得分</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>未匹配的边</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>还有多少条边未匹配。每个十的幂高度相同。</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>得分范围</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>显示曲线的哪一部分</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>保存的搜索已损坏：缺少“%1”。</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>保存的搜索已损坏：“%1”的值不可能成立。</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>%1：此检查点的拼图、方法、种子、起点或参数不同。请使用另一个文件。</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>%1：此文件不是搜索的检查点。</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>%1：新的检查点过大，因此未保存。</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>搜索更好的棋盘</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>暂停(&amp;S)</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>暂停搜索，查看其棋盘</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>继续搜索</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>重新运行(&amp;G)</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>丢弃此结果，用上面的设置重新搜索</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步(&amp;T)</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>暂停并前进一步</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>以暂停状态开始，以便逐步进行</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>停止搜索。其最佳棋盘继续显示</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>采用此棋盘(&amp;K)</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>把最佳棋盘用于拼图。撤销可恢复原来的棋盘</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>丢弃结果，重新显示拼图自己的棋盘</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>继续搜索(&amp;R)</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>从停止的地方继续搜索</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>后退一步(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>前往上一步</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>前往下一步</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 次评估</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>前进一轮(&amp;U)</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>进行到这一代、这次下降、这次巡回或这一级结束</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>处理器时间 %1</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>每种方法运行多少次搜索，种子依次递增。图中显示其中位数和中间一半。</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>无法使用 %3 毫米的拼片。请选择 %1 到 %2 毫米的宽度。</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>页边距和间隙须为 0 到 %1 毫米。</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>纸张过长。上限为 %1 毫米。</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>%1 × %2 毫米的纸、%3 毫米的页边距放不下 %4 毫米的拼片。请用更大的纸或更小的拼片。</translation>
    </message>
</context>
<context>
    <name>SheetPainter</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 毫米</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>棋盘，第 %1/%2 列，第 %3/%4 行</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>拼片 %1 到 %2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>背面，沿长边翻转</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>以 100 % 打印</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>拼图；解出它们的运行的平均时间</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2 个中解出 %1 个</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>适用于大棋盘</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>我们的设定，在 8×8 至 12×12 的棋盘上调优</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>多线程时：会合这么多次后，每个线程把自己的最佳棋盘传给下一个线程；0 表示从不。</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>次会合</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>接受的移动 (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>校准温度</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>起始和结束温度取自在拼图上测得的得分变化，而不是下面两个数。</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>起始温度</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>起始温度，以失去的边数计。不校准时使用。</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang，算法 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>结束温度</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>冷却结束时的温度。不校准时使用。</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>冷却系数</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>每一级把温度乘以此系数。</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick 等 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>首次冷却</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>首次冷却的长度，以每格移动数计。</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>每格移动数</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>冷却的增长</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>每次冷却的长度是上一次的这么多倍：很快得到好棋盘，之后得到更好的。最后一次冷却按剩余时间调整。</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>旋转的比例</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>旋转单片的移动所占比例；其余为交换同类的两片，各取最佳旋转。最小步长为 1/256。</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>模拟退火</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>随机交换和旋转拼片，温度越低，接受的损失越少。</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick 等 1983；Niang 2010，算法 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>教科书设置</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>已搜索 (%)</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>预计搜索树最小者</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>格子的顺序</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>填充格子的顺序。它影响时间，不影响解。搜索树的大小由随机下降估计（Knuth 1975）。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>逐格尝试每片合适的拼片，遇到死路就回退。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010，5.2 节</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>寻找</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>第一个解</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>所有解</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>在第一个解停止，或继续直到试完。</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>随机顺序</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>按由种子决定的随机顺序尝试拼片，而不按拼图的顺序。</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>局部搜索</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>到局部最优</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>用短退火</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>退火的长度</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>用退火作局部搜索的长度。</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>退火的热度</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>固定的拼片和颜色太多，精确搜索无法处理。请解除部分拼片的锁定，或使用其他方法。</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>逐行</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>逐列</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>向内螺旋</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>按行，最后按列</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>先边缘，再逐行</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>预计可选拼片最少处</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>找到的第一个</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>所有中最好的</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>采取哪个改进的移动。</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>保存的搜索属于另一个拼图，或采用了另一种格子顺序。</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010，5.3 节</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>逐行用第一片匹配的拼片填充棋盘，否则用最好的。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>填充格子的顺序。</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>贪心漫步</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>沿随机漫步用最匹配的拼片填充棋盘。</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>局部最优</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>爬山</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>改进棋盘直到没有移动能改进，然后重新开始。</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010，算法 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>保留的移动</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>上次改进以来的评估次数</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010，5.4 节</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>局部搜索 (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>一次做几个随机交换和旋转，棋盘变好就保留。</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>保留移动</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>若更好</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>若更好或相等</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>最佳旋转</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>为交换的拼片取最佳旋转，而不保持当前旋转。</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>耐心</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>次评估</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>沿平台</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>我们的设置：保留相等的移动</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>层级 p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho 等 2010，算法 1</translation>
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
        <translation>邻域的顺序</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>以下两种之一，每次随机选取</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>从中心到边缘</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>从边缘到中心</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>下降时尝试旋转以及角、边、内部拼片交换的顺序。</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>论文未说明</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>保留相等者</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>多起点通用 VNS</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>越来越强地扰动局部最优，并沿四个邻域下降。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho 等 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>我们的设置：保留相等者，较晚重新开始</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>允许的断边</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>目标得分</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>重新开始间隔</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>放置这么多次后重新开始回溯，打乱拼片并换用其他节省的颜色。最初几次会更早重新开始。</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>次放置</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>节省的颜色</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>提早用完多少种颜色，使棋盘末段更容易；最多为内部颜色的四分之一。</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>提早用完的份额</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>节省颜色的边中须提前用完的份额。</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>用完的时点</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>须用完这些边时已填格子的比例。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>纪录</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>Tessera 自创的方法；断边计划依 Verhaard，节省颜色依 Blackwood</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>禁忌表</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>特赦</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010，算法 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>禁忌搜索</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>移到未被禁止的最佳邻近棋盘，即使它更差。</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>禁忌表长度</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>最近多少次移动不得撤回。</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>次移动</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>抽样的交换</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>没有改进的迭代</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>两阶段禁忌搜索</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>先用禁忌搜索解边框，再解整个棋盘，辅以退火和扰动。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010，表 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>次迭代</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>阶段 I 的迭代数 (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>最多在这么多次迭代中只移动外围拼片。</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>到退火 (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>退火步骤前没有改进的迭代数。</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>到扰动 (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>配对的比例 (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>一次迭代检查的可交换配对所占的比例。</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>配对数 (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>一次迭代检查的配对数的另一上限。</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>配对数的上限</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>两者中较小的，如表 1</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>两者中较大的，如正文</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>采用两个上限中的哪一个；论文自相矛盾。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010，2.3.1 节</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>冷却系数 (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>退火步骤的冷却系数，逐次移动应用。</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>起始温度 (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>结束温度 (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>退火步骤的结束温度。几乎不再接受损失时，该步骤也会结束。</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>扰动的比例 (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>一次扰动中每格的交换次数。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010，表 1；第 i 次运行用种子 10·i</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>短表，低温退火</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>我们的设置：很快遗忘，退火不毁掉棋盘</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>此方法只能解边匹配拼图。</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>蚁群</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>蚂蚁在匹配和好棋盘的信息素轨迹引导下逐片拼成棋盘。</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010，第 3 至 6 章</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010，3.2.1 节</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010，3.2.2 节；数值来自 Dorigo 与 Gambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010，3.2.3 节；Stützle 与 Hoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010，4.2 节</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010，表 5 和表 7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
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
        <translation>Söderlind 2010，3.2 节</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>轨迹连接</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>带旋转的拼片与格子</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>拼片的一边与另一拼片的一边</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>蚂蚁数</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>两次更新之间拼成的棋盘数。</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>随机漫步</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>轨迹的权重 α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>放置的权重为 τ^α · η^β，其中 τ 是它的信息素。</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>匹配的权重 β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>放置的权重为 τ^α · η^β，其中 η 随匹配数增大。</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>启发值 η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>匹配数 + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>e 的匹配数次方</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>与相邻拼片的匹配算多少。</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>贪心度 q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>Ant Colony System：直接取最佳放置而不抽取的概率。</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>蒸发 ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>每次更新替换轨迹的份额。</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>衰减 φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>Ant Colony System：蚂蚁使用轨迹时抹去的份额。</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>初始轨迹 τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>未使用边上的信息素。</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>最弱轨迹</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN：下界；0 表示 τ₀。</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>最强轨迹</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN：上界；0 表示迄今最佳棋盘的沉积量。</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>沉积 Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>匹配的边数</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + 缺少的边数)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + 落后最佳的边数)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>棋盘为其轨迹增加多少。论文增加其得分，难以区分好棋盘。</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>最佳蚂蚁</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>迄今所有的</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>本次迭代的</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>Ant Colony System 和 MAX–MIN 奖励哪只蚂蚁的棋盘。</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>轨迹内存</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>已使用边的内存上限；超出时遗忘最弱的。</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind，表 5（版本 1）</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind，表 7（版本 2）</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>带下降</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>带短退火</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>巡回</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>有自己轨迹的边</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>束的内存上限 (MB)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>轨迹内存 (MB)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>最佳棋盘的轨迹</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>未使用边的轨迹</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>信息素</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010，表 1 至 8</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010，4.4 节</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010，4.5 节</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010，4.6 节</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010，4.7 节</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010，4.8 和 4.9 节</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>种群</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>种群中的棋盘数。</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>代数</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>经过这么多代后停止；0 表示不限。</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>精英</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>用这么多最佳棋盘取代最差的后代；最多为种群的一半。</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>第一代</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>随机棋盘</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>贪心棋盘</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>各一半</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>除搜索的起始棋盘外，种群从什么开始。</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010，第 3 节</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>始终遵守</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>拼片可放在任何位置</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>适应度</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>边和 2×2 区域</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>什么提高适应度：匹配的边，或再加上没有不匹配的 2×2 区域。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>线性排名</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>轮盘赌</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>按适应度选择亲本的方式。</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>锦标赛规模 k</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>这么多随机棋盘中的最佳者成为亲本。</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>排名压力 s</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>最佳棋盘的后代的期望数。</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>交叉率</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>进行交叉的亲本对的比例。</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>区域交换</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>后代从第二个亲本取得哪些格子：一个矩形，或逐格掷硬币决定。</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>剩余拼片</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>按列表顺序</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>放到匹配最好处</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>被交叉挤出的拼片如何填入空格。</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>变异率</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>发生变异的后代比例。</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>旋转的权重</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>变异：一片旋转四分之一圈。</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>交换的权重</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>变异：交换两片。</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>交换 &amp; 旋转的权重</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>变异：交换并旋转两片。</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>旋转区域的权重</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>变异：旋转一个正方形区域。</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>交换区域的权重</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>变异：交换棋盘两半中的区域。</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>反转区域的权重</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>变异：区域内拼片顺序反转。</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>反转行或列的权重</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>变异：一行或一列顺序反转。</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>打乱的权重</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>变异：除左上角外所有拼片随机排列。</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>修复死锁</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>最佳棋盘不再改进时，重新排列其中不匹配的拼片。</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>修复阈值</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>这么久没有改进时标记最佳棋盘；下一次则修复它们。</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>代</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>阈值的降低</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>标记棋盘时阈值降低多少。</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>局部搜索的比例</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>由局部搜索改进的后代比例。</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang，表 1（无精英）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010，表 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang，表 2（高变异率）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010，表 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang，表 3（无变异）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010，表 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang，表 4（无交叉）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010，表 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang，表 5（修复，1000 个棋盘）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010，表 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang，表 6（修复，500 个棋盘）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010，表 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang，表 7（均匀交叉）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010，表 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang，表 8（区域交换）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010，表 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang，表 9（4×4）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010，表 9 和图 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang，表 9（5×5）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010，表 9 和图 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang，表 9（6×6）</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010，表 9 和图 43</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>文化基因（强）</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>遗传算法</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>棋盘种群通过选择、交叉和变异进化。</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010，第 4 至 6 章</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>由旋转改进</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>由交换改进</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>由交换 &amp; 旋转改进</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>由旋转区域改进</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>由交换区域改进</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>由反转区域改进</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>由反转行或列改进</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>由打乱改进</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>由交叉改进</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>代</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>最佳适应度</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>多样性 (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>修复的棋盘</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>搜索树（放置）</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>提早回退</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>棋盘上某颜色的配对一旦多于所有拼片所能组成的就放弃。可减少放置次数，但每次最多慢五分之一，在小棋盘上慢到三至四倍。不提供弧一致性 (MAC)：放置次数只需十二分之一，但耗时多出许多倍。</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>缺少的数字</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>邻域 k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014，图 2</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>先填唯一数</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>先填由已知数经唯一数推出的每一格，只搜索其余的。</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>每次扰动的移动数</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>所有邻域循环这么多轮没有改进后，从随机起点重新开始；0 表示从不。</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>用于数独的通用 VNS</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>在宫内重排数字，并沿四个邻域下降。</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>接受同分</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>我们的设置：先填唯一数，保留相等者并重新开始</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>束宽</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>束搜索达到全宽时保留的棋盘数；内存不足时更少。</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>个棋盘</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>束搜索的份额</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>束搜索所占的工作份额；其余归按计划断边的回溯。不超过 121 格的棋盘上，束最多占一半；超过 400 格的棋盘上占全部。</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>追求最高得分：束搜索和按计划断边的回溯；随后补全并打磨棋盘。</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>方法“%1”不能解此类谜题。可以解的有：%2。</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>若预计能省时间</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>某颜色用完时</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>按计划断边</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>打磨</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>精确搜索</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>首个棋盘</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>局部搜索退火的起点：0 时拼图冻结，1 时开始冻结，2 时为流动。</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>结束时的热度</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>退火结束之处；随后为下降。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>这么久没有改进时让所有棋盘重新开始；0 表示从不。</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>契合交换的比例</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>把内部拼片移到至少与两个相邻拼片匹配之处（多为有不匹配的格子）的交换所占比例。其余均匀抽取。低温棋盘的改进快数倍。最小步长为 1/256。</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>契合交换</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>我们的设置：抽取可能被接受的交换</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>保存的搜索已损坏：“%1”不是数字。</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>保存的搜索已损坏：缺少一部分。</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>轨迹内存用尽的次数</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>逐行或逐列，取预计搜索树较小者</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>退火移动</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>被拒绝的退火移动</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>均匀抽取的交换</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>我们的设置：已校准，但不偏重任何交换</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>下降后的网格即使只是同样好，也从它继续。论文的“Move or not”不这样做。</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>每次扰动时在邻域 N_k 中的随机移动数。论文为 1。</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>论文设置（Hamza &amp; Sevkli 2014）</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014，图 2；邻域为我们所定</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>是否保留得分不变的移动。论文只保留更好的棋盘。</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>变异中旋转所占的比例；其余为交换。论文未说明比例；其预设取一半。最小步长为 1/256。</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>论文设置（Söderlind 2010）</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>进入下一层级前没有改进的扰动次数。论文为 200。</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>重新开始前的层级数；层级 p 扰动 p + 2 次。0 表示棋盘的较长边，与论文相同。</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>下降后的棋盘即使只是同样好，也从它继续。论文不这样做。</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>论文设置（Coelho 等 2010）</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho 等 2010，第 3 节；改进由我们选定</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>共享束</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>所有线程填充同一个束：宽束更早结束，线程数不会改变棋盘。否则各线程独自搜索，每秒完成的工作更多。</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>束的棋盘所用内存的上限；更宽的束会收窄以适应。0 表示空闲内存的一半，按处理器数均分。表格另需每线程几 MB。</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>每次移动前检查多少个随机交换，最多为全部的五分之四；0 表示全部，与论文相同。旋转全部检查。</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>论文设置（Niang 2010）</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010，算法 2；禁忌表长度由我们选定</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>最近多少次移动不得撤回。论文为 360。</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>扰动前没有改进的迭代数。论文为 3500。</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>退火步骤的起始温度。论文用 100，会毁掉棋盘。</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>论文设置（Wang &amp; Chiang 2010）</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>每次迭代中最佳蚂蚁的棋盘在留下轨迹前如何改进。论文中没有。</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010，表 5；q₀、ρ、φ 和 τ₀ 由我们选定</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010，表 7；q₀、ρ、φ 和 τ₀ 由我们选定</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010，4.8 和 4.9 节；数值由我们选定</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>后代加入种群前如何改进。论文中没有。</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>所有轨迹蒸发；每只蚂蚁加强自己棋盘的轨迹。</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>只更新最佳棋盘的轨迹。</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>所有轨迹蒸发；最佳棋盘加强自己的轨迹。</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>角片交换</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>端片交换</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>边片交换</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>条带内交换</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>内片交换</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>中心交换</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>%1×%2 的棋盘太大，无法写成公式。上限约为 24×24 格。</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>子句</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>SAT 求解器</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>SAT 求解器</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>把拼图转换成逻辑公式，由 SAT 求解器 CaDiCaL 求解。</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008，含全部冗余子句的转换</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>每格上每片拼片的每个方向一个</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>每格上每片拼片一个</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>公式中一个变量的含义。变量较少时，由拼片周围的颜色表示其方向。</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>每片拼片只用一次</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>同时写明拼片不能在两格上。这可由其他子句推出，但可能节省时间。</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>禁止的颜色</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>同时写明哪些颜色不能与拼片相邻。这可由其他子句推出，但可能节省时间。</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>有支撑的颜色</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>同时写明哪些拼片能显示某种颜色。这可由其他子句推出，但可能节省时间。</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>打破对称</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>在可由旋转互得的棋盘中只找一个，相同拼片也只取一种顺序。</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>按由种子决定的随机顺序给拼片编号，而不按拼图的顺序。</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>无法写入证明 %1。</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>超大邻域</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>交替进行禁忌搜索和填回：清空许多互不接触的格，再以最佳方式填回。</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>每次移动前检查多少个随机交换，最多为全部的五分之四；0 表示全部。旋转全部检查。</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>次填回</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>到填回</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>搜索填回成组的格之前没有改进的移动次数。</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>一组的格数</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>最多一起清空这么多格。它们属于同一类别，且互不相邻。</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>格的休息</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>在这段时间内，只要还有其他格，清空过的格就不再清空。</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>到移动</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>搜索回到移动之前没有改进的填回次数。</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>填回次数</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>有改进的填回</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>仿 Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008，据 Niang 2010 和 Söderlind 2010 转述：成组的格、其精确分配和禁忌搜索。数值和起始棋盘由我们选定。</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>仿 Muñoz et al. 2009</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009，据 Niang 2010 和 Söderlind 2010 转述：区域交换、旋转和交换的区域、交换和旋转的拼片、以匹配的边为适应度。数值由我们选定。</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>初始旋转</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>与拼片列表相同</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>随机棋盘中拼片的旋转方式。如果列表中的方向与解一致，“与拼片列表相同”会有帮助。</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010，图 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>拼片留在角、边或内部，方向任意</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>边框拼片是否留在边框上且灰色朝外，如规则所要求。表 1 至 8 的预设允许放在任何位置；论文没有说明。</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>边的权重</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>2×2 区域也计入时，边在适应度中所占的比重。</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>2×2 区域的权重</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>2×2 区域在适应度中所占的比重。</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010，4.1 节</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>可重复抽取</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>一次锦标赛是否可以抽到同一棋盘两次。</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010，算法 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>修复方式</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>重新放置拼片</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>同上，但旋转边框拼片</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>打乱所有拼片</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>修复的做法。灰色朝内的边框拼片重新放置，或只旋转。</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010，4.5.8 和 4.9 节</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>变异</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007（凭记忆）</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007；凭记忆，未与论文核对</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>论文设置（Lewis 2007）</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>用于数独的模拟退火</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>在宫内交换数字，温度越低，接受的损失越少。</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>测定起始温度</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>从随机移动中得分的标准差开始，而不是下面的温度。</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>起始温度，以缺少的数字计。</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>每级长度</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>每级的移动数，乘以空格数的平方。</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>重新加热间隔</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>连续这么多级结束时不比开始时好，就回到起始温度；0 表示从不。</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>级</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>重新加热时换新网格</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>每次重新加热时重新随机填满各宫。</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>重新加热次数</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007（凭记忆）</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007；凭记忆，未与论文核对</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>论文设置（Mantere &amp; Koljonen 2007）</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>用于数独的遗传算法</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>网格种群交换各宫，并在宫内交换数字。</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>种群中的网格数。</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>用这么多最佳网格取代最差的后代；最多为种群的一半。</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>排名更高</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>选择亲本的方式：锦标赛，或从排名高于被取代者的网格中选。</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>这么多随机网格中的最佳者成为亲本。</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>从第二个亲本取得一半宫的后代比例。</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>交换两个数字的宫的比例。</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>老化</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>最佳网格每多保持一代最佳，适应度就减一分。</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>这么多代后重新随机填满所有网格；0 表示从不。</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>用这么多次移动的短退火改进每个后代；0 表示不用。论文中没有。</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>局部搜索的温度</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>局部搜索的起点，以缺少的数字计。结束时为冷态。</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010，4.1 节和 5.3 节</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>下一个拼片</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>最适合下一格的</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>任意位置最好的</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>逐格填充，或在已放置拼片旁的所有格子上比较所有拼片。顺序只在逐格填充时有用。</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind，任意位置的最佳拼片</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010，4.1 节；文中没有结果</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>一次的移动数</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>抛硬币直到反面的次数</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + 均值为 1 的泊松数</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>任意数，概率相等</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>一起尝试多少个移动。抛硬币是论文对泊松分布的近似。</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010，2.1.4 节和 5.4 节</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>一次最多的移动数</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>一起尝试的移动数的上限。</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>这么多评估没有改进后重新开始或停止；0 表示从不。</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>耐心耗尽后做什么。论文在一段时间没有改进后停止。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010，6.3 节</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010，5.4 节和 6.3 节；旋转的比例和耐心由我们选定</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind，泊松分布</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010，4.1 节；旋转的比例和耐心由我们选定</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz 等 2009，据综述</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010，2.2 节，关于 Muñoz 等 2009：1 至 10 个移动；其余由我们选定</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>拼片与格子</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>信息素附着于何处。前两种是论文的版本 1 和 2。第三种没有旋转，如论文所愿；每个拼片取其最佳旋转。</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010，4.2 节和第 7 章</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>完全随机</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>蚂蚁如何决定，轨迹如何更新。MAX–MIN 依照 Stützle 和 Hoos，与论文有两点不同。所有轨迹都蒸发，而不只是最佳棋盘的轨迹。所有轨迹从上界开始，而不是从 τ₀ 开始。</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>经过这么多周期后停止；0 表示不限。</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>达到目标</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>评估用完</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>没有可再尝试的</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>目前找到的解的数量。同一盘面的旋转版本分别计数，因此一个盘面可能计为四个。</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>仍为 %1/%2</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1，现为 %2/%3</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>把拼片 %1 放到 %2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>从 %2 移除拼片 %1</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>旋转 %1，现为%2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>把 %2 上的拼片 %1 换成拼片 %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>交换 %1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>迄今最佳。</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>被禁止，但因胜过迄今最佳而允许（特赦）。</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>重新开始。</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>一次扰动。</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>下一阶段。</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>已重新加热。</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>从另一个岛迁来一个棋盘。</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>一个解。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>旋转 %1？</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>交换 %1 与 %2？</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 已拒绝：%2，%3。</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>退火尝试了 %1 次随机移动，拒绝了 %2 次。</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>途中达到 %1，迄今最佳。</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>第 %1 代中适应度最高的棋盘</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>这些蚂蚁的最佳棋盘</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>被禁止，但因胜过上一阶段或扰动开始以来的已知最佳而允许（特赦）。</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>仍在测量拼图以选定温度：不接受任何损失。</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>第一步之前：%1。</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>初始棋盘：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 和另外 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>一个解：%1。</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>没有交换或旋转能改进：局部最优，%1。</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>为选定温度测量了 %n 次随机交换：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>第 %1/%2 级在温度 %3 下开始：%4。</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>很久没有改进，因此在温度 %1 下开始退火：%2。</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>很久没有改进，因此用 %n 次随机交换扰动棋盘：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>第 %1 阶段从满盘开始，所有拼片都可移动：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>在级别 %1 用 %n 次随机移动扰动：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 不是改进，因此搜索回到保留的棋盘：%2。</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>按适应度选出了两个亲本，匹配的边数为 %1 和 %2。第一个：%3。</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>子代从另一个亲本（%1）取得 %n 格：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>局部搜索处理棋盘：%1。</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>子代 %1/%2 完成：%3。</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>第 %1 代完成。其最佳棋盘：%2。</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>最佳棋盘不再改进，因此修复其中一个：%1。</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1其得分：%2。</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>新种群的棋盘 %1/%2：%3。</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>重新开始：%1。</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>开始新的棋盘。</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>在试过的 %n 片中它最匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>拼片 %1（%2）</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>规则选择了最强的选项。</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>以概率 %1 抽中。</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1最可能的：%2。</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>找到解后搜索继续。</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>死路。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>移除 %n 片，另放一片：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>更改 %1？</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>一起尝试了 %n 个随机移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>取自：%1。</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>没有损失，任何温度下都接受。</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>在温度 %1 下以概率 %2 接受。</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>在温度 %1 下其概率为 %2。</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>允许的邻居中最好的。</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>被替换的在 %n 步内禁止恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>%1：没有一个能改进棋盘，%2。</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>检查过的邻居都被禁止：%1。</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>保留一个局部最优作为起点：%1。</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>好于保留的棋盘（%1），因此保留：%2。</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>与保留的棋盘一样好，因此保留：%1。</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>蚂蚁 %1/%2 填满了棋盘：%3。</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>试过 %n 片后棋盘已满：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>一步：%1。棋盘：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>已填 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>第 %1 阶段只从边框开始：%2。</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>冲突：SAT 求解器学到一个含 %n 个文字的子句。棋盘：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>清空了 %n 格并以最佳方式填回：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>数字 %1 在%2中出现两次：%3 和 %4。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>此谜题无解。</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>此谜题有不止一个解。</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>没有找到所选难度的谜题。此题为：%1。</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>没有找到有 %1 个已知数的谜题；此题有 %2 个。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>%1 是 %2：没有其他数字可填。</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>%1 是 %2：它在%3中唯一的位置。</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>在%1中，数字 %2 只能在%3经过之处，因此不在%3的其他格。</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>在%1中，格子 %2 分占数字 %3。</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>X-wing：数字 %1 在格子 %2 中的两格，因此不在那里相交的线的其他格。</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>数独的“%1”须为 %2 之一。</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>数独的设置没有“%1”。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>旋转半圈</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋转四分之一圈</translation>
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
        <translation>对角线</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>第 %1 宫</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>数独的“%1”须为 %2 到 %3 的整数。</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>这些数字没有解：至少有一个错误。</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>已没有简单的推论。</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>已没有简单的推论。在某个解中，%1 为 %2。</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>数独已解出。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>该谜题无解。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n 个数字有误，现已选中。</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>目前所有数字都正确。</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>没有可填的唯一数。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>已填 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>短时间内没有找到解。请启动搜索。</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>这是唯一解。</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>这是多个解之一。</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>目前没有错误。该谜题不止一个解。</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>快速检查没有发现错误。</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>以这些数字，这是唯一解。</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>尚未填入数字。</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>经典图形</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>每种图案使用不同的徽记</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>简单三角形</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>纯色三角形，每种图案一种颜色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>鲜明颜色上的黑白徽记</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>每种图案的字母写在其边上</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>每种图案的编号写在其边上，颜色柔和</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>运行 %1 或 %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>不早于上一行的时间</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>平均得分</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>一次竞速需要 %1 次运行，预算不足。请允许更多评估，或减少每次运行的评估。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>%1 没有参数“%2”。</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>“%1”不是范围：请写成 %2=LOW..HIGH 或 %2=VALUE,VALUE。</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>“%1”：范围不能为空。</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>没有可调优的内容：请指定一个参数。</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>没有可调优的内容：这些值只允许一种配置。</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>单元的描述已损坏。</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>此版本的 Tessera 无法读取这些单元。请使用创建它们的版本。</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>%1：该文件夹中没有工作单元。请用“count”“solve”“experiment”或“tune”的 --units 建立。</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>%1：这些单元由 Tessera %2 建立，而当前是 Tessera %3。请在所有机器上使用相同的程序。</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>%1：无法读取文件（%2）。</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>%1：该文件夹中已有 ledger。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>%1：无法读取文件中的某些行。</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>“%1”不是颜色。请按“#2b7cfa”的形式书写颜色。</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>调色板有 1 到 %1 种颜色。</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>每种颜色必须是一对：背景色和徽记。</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>文件不是调色板：不是 JSON 对象。</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>调色板需要 1 到 %1 个字符的名称。</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>颜色 %1 和 %2 看起来几乎一样。</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>%1者看颜色 %2 和 %3 几乎一样。</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>颜色 %1 的徽记在背景色上几乎看不见。</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>用于 Eternity II 的变邻域搜索 (MS-GVNS)</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>用于 Eternity II 的禁忌搜索</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>用于边匹配的进化计算</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>硕士论文，康考迪亚大学 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>用于边匹配的蚁群；计数、难度和生成器</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>硕士论文，丹麦技术大学 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>用于数独的变邻域搜索</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>关于 Tessera</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>边匹配拼图的编辑器与求解可视化程序</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>用 Qt %1 构建，在 Qt %2 上运行。</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>基于以下工作:</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>提交 %1。</translation>
    </message>
</context>
<context>
    <name>tessera::AddSearchesDialog</name>
    <message>
        <source>Add searches</source>
        <translation>添加搜索</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>种子个数(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>把这些搜索加入队列</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>分析图</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>表格或图</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>用于到目标时间的满分比例</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>全部导出(&amp;L)…</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>将所有表格和图及其数据写入一个文件夹</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>显示(&amp;H):</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>目标(&amp;E):</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>还没有运行完成。</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>分析文件夹</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>正在保存分析…</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>已取消。%2 张图中有 %1 张在 %3 中。</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>这些文件来自之前的导出：%1。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>保存动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>把搜索的最佳棋盘保存为动画 GIF</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>还没有可制作动画的运行：请先开始搜索。</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>正在制作动画…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
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
        <translation> 像素</translation>
    </message>
    <message>
        <source>Length of the longer side in pixels</source>
        <translation>较长边的像素数</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>动画的时长</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> 每秒</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>每秒最多的帧数</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>重新开始前最后的棋盘停留多久</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>运行时间与动画时间的对应方式</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>标出变化的格子(&amp;C)</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>框出自上一帧以来变化的格子</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>下方显示得分和时间(&amp;M)</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>在棋盘下方显示得分和运行时间</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>保存运行的动画</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>每次改进时长相同</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>按实际时间缩放</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>动画预览</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>选择保存动画 GIF 的位置</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>较长边(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>时长(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>图片(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>末尾停留(&amp;H):</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>节奏(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>图块(&amp;T):</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>显示的改进：%1 / %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>已知最佳</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>您的得分</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>已尝试</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>未尝试</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>基准库</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>在标签页中打开所选实例</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>已解 %1，已尝试 %2，未尝试 %3。搜索和已保存的拼图都计入；每个实例都有解。</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>把拼片 %1 放到 %2</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>把拼片 %1 从 %2 移到 %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>交换 %1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>移动 %n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>旋转 %1×%2 的整块</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>从 %2 移除拼片 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>移除 %n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>旋转 %2 上的拼片 %1</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>旋转 %n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>%1 有提示，始终锁定。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>%1 上没有可锁定的拼片。</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>锁定 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>解锁 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>随机放置所有拼片</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>编辑拼片 %1</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>采用搜索的棋盘（%1/%2）</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>放置保存的解</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>%1 有提示，不能移动。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>此拼图没有保存的解。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 已锁定。请先解锁。</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>%1：尚无可显示内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>没有不匹配</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>该行或该列的不匹配数</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>合适的拼片数</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>没有合适的拼片</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>拼片编号</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>列和行</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n 处不匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>各叠加层的含义，以及指针所指格子的信息</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>已解出：全部 %n 条边匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>匹配 %1 条边。</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>已试完所有可能，在锁定的拼片和提示下没有解：%1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>现在不能更改此棋盘。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>这里没有拼片。</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>拼片不能放在这里。</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>所选拼片不能放在这里：有的会离开棋盘，或已锁定。</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>所选拼片已在棋盘边缘。</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>只有矩形才能整块旋转。</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>方向键移动光标。回车拿起或放下拼片。Alt 加方向键移动所选内容。</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>%1 旋转。</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>%1 锁定。</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>%1 显示可放的拼片。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 已锁定。请先解锁。</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>所选拼片全部已锁定。请先解锁。</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>这里有一片拼片。请先移除。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>%n 个拼片合适</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n 处不匹配</numerusform>
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
        <translation>各方法得分的箱线图</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>还没有运行完成。</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>%1：中位数 %2，中间一半 %3 到 %4，%n 次运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>有 %n 片可放在 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>回车把拼片放到格子上。Esc 关闭列表。</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>拼图及其棋盘的问题</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>发现的问题。单击问题可选中相关拼片。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盘上</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>还有 %n 格违反规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>没有发现问题。拼片适合棋盘，每种颜色都能配对，已放的拼片都不违反规则。</translation>
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
        <translation>无：没有接缝</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>边有多少种颜色，以及沿边框是否使用单独的颜色</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>边框颜色</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>沿边框接缝的颜色</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>内部颜色</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>其他接缝的颜色；无边框时为所有接缝的颜色</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>颜色总数</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>所有接缝共用一组颜色</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最难</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>边框与内部分开</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>共用一组</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>最难的颜色数</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>边框颜色(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>内部(&amp;I):</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>总数(&amp;A):</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>最难:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>%1（向上取整）</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>预计约有一个解的颜色数（Söderlind 2010，3.1.4）：M 为内部，B 为沿边框，C 为无边框。向上取整会减少预计的解数。公式假定接缝相互独立。各颜色的边两两成对，又使解数增多，颜色少或带符号时尤其如此。</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>内部 M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>边框 B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>颜色的编号</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>颜色在此图块样式下的样子</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>所有拼片中有多少边为此颜色</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>其中有多少边沿边框</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>其中有多少边不沿边框</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>凸边</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>其中有多少边是凸边</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>凹边</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>其中有多少边是凹边</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>拼图的颜色</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>各颜色出现的次数。单击颜色可选中其拼片，单击表头可排序。</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>输入命令名称的一部分</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
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
        <translation>找不到命令。</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>比较搜索(&amp;C)…</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>并排运行多个搜索，以比较方法、参数和种子</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>关闭 Tessera 时有 %n 个搜索尚未完成。按“继续”会让它们重新开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>有 %n 个搜索无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>实验(&amp;X)…</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>运行由方法、拼图和种子组成的计划，并浏览结果</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>跟踪文件夹(&amp;L)…</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>观察其他机器上“tessera work”的工作单元</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>这个已关闭的窗口仍在工作。单击即可打开</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>多个谜题的最高得分</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>轮流(&amp;T)</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>所有搜索轮流使用核心。否则，一个搜索完成后下一个才开始。</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>当前棋盘(&amp;C)</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>显示当前棋盘而不是最佳棋盘</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>竞赛(&amp;R)…</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>用相同的上限在此拼图上运行多种方法</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>用自定义参数添加搜索</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>暂停所选搜索，或全部</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>继续(&amp;U)</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>继续所选搜索，或全部</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>停止所选搜索，或全部</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>停止并移除所选搜索，或全部</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>在编辑器中打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>连同拼图一起打开所选搜索，以便回放或采用其棋盘</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>比较搜索</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>各搜索的棋盘</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>所有搜索的得分随时间的变化</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>开始竞赛后，各方法的曲线会显示在这里。</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>同时运行多少搜索，每核心最多一个</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>横轴(&amp;I):</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>并行(&amp;P):</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>选择一个搜索并打开，以便回放或采用其棋盘。</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>%n 个搜索已暂停</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>%n 个搜索正在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>%1，种子 %2，用时 %3 解出了拼图。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>最新棋盘(&amp;N)</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>重新显示最新棋盘，而不是图表上所选时刻的棋盘</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>把图表导出为图片，或把各搜索导出为表格</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>如何让方法竞赛并解读结果</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>%1：最佳得分（满分 %2）</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>%1 竞赛</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>已选择 %n 个搜索：暂停、停止和移除只作用于它们。按 Esc 取消选择。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>已选择 %n 个搜索。按 Esc 取消选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>创建计划(&amp;P)…</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>用这些方法、种子和限制在这个拼图上设计实验</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>当前是起始页。请先打开拼图。</translation>
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
            <numerusform>%1，%n 次的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>显示的是 %1 次评估后的最佳棋盘。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>显示的是 %1 次迭代后的最佳棋盘。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>显示的是 %1 个节点后的最佳棋盘。</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>显示的是 %1 后的最佳棋盘。</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n 个搜索的每个线程得到的不足一个核心的 90 %，因此用时不可比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>请改为限制评估次数或处理器时间。</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>%1，种子 %2：%3 / %4，用时 %5，%6 次评估</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>评估/秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>尚无棋盘</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>解出其余部分的方式</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>选择一个解，在棋盘上显示</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>采用此解(&amp;U)</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>把所选的解放到棋盘上，作为可撤销的一步</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>解 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>由此有 %n 个解；可能还有其他解。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>由此只有一个解。</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>由此恰有 %n 个解。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>解 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>由此恰有 %n 个解，不计棋盘旋转则为 %1 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>各深度的放置</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>填了 %n 格时放置最多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>填了 %n 格时 %1 次放置</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>数字 %1：还需填 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>数字 %1：已全部填入</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>从所选格子中去掉数字或铅笔标记</translation>
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
        <translation>%1 也在另一个 Tessera 窗口（进程 %2）中打开。以最后保存的为准。</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>在副本上工作</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>与文件脱离关联。保存时会询问新名称</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>棋盘显示的是搜索或预览。请先采用或返回，再重新载入。</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>文件 %1 缺失或无法读取。拼图仍在此打开。保存即可重新创建文件。</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>另一个程序更改了 %1 的文件。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>载入更改后的文件。撤销可恢复当前版本</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>保留此版本</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>保留此处显示的版本。保存会替换文件</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>涂边：单击涂色 · 右键取色 · 滚轮循环 · Alt+方向键</translation>
    </message>
    <message>
        <source>No piece here to edit.</source>
        <translation>这里没有可编辑的拼片。</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>把拼片拖到这里</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>%1 旋转</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>%1 锁定</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>%1 显示可放的拼片</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>预览：%1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>已固定此棋盘。现在热图可显示与它的差异。</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>预览正显示另一个棋盘。请先关闭其列表。</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>得分 %1/%2 · %n 处不匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>得分 %1/%2 · 边框处 %n 处不匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n 空</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>格子 %1：空</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>格子 %1：拼片 %2，%3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>此棋盘上没有不匹配。</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>棋盘边缘</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>第 %1 处不匹配（共 %2 处）：%3 与 %4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>在 %1 的最佳棋盘中不匹配</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>与固定的棋盘相比</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化次数</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>变化了 %n 次</numerusform>
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
        <translation>已打开的拼图</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>它的搜索正在进行。</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>它的搜索已暂停。</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>手工创建拼图</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>按指定的大小和颜色数生成拼图</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>导入 %1 的棋盘</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>输入拼片(&amp;E)…</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>输入一套实物的拼片：先选择大小</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>基准库…</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>打开用于比较方法的实例，并查看您已解出的实例</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>地形…</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>测量此拼图的得分如何随移动变化</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>复制为图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>把棋盘复制为图片</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>复制为查看器网址(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>把棋盘复制为网页查看器的链接</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>复制为文本(&amp;Y)</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>粘贴(&amp;E)</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>打开剪贴板中的拼图：棋盘、查看器网址或拼片列表</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>逆时针旋转(&amp;W)</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>整块旋转(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>编辑拼片(&amp;D)…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>选中所有格子</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>打乱(&amp;H)</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>把所有拼片随机放到棋盘上。锁定的拼片不动</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>清空棋盘(&amp;C)</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>从棋盘上移除所有拼片。锁定的拼片不动</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>显示解(&amp;S)</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>把保存的解放到棋盘上</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>以此格式把拼图及其棋盘复制为文本</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>棋盘已复制为图片。</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>棋盘已复制：%1。</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>剪贴板中没有拼图。请先复制棋盘、查看器网址或拼片列表。</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>顺时针旋转所选拼片，与滚轮相同</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>逆时针旋转所选拼片</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>整体顺时针旋转所选矩形</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>整块逆时针旋转</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>整体逆时针旋转所选矩形</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>锁定或解锁所选拼片，与中键单击相同</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>把所选拼片放回托盘</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>更改光标下拼片的边，与双击相同</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>显示可放在此的拼片</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>托盘中只显示可放在当前格的拼片</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>选择可放的拼片…</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>从可放的拼片中为当前格选一片</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>此拼图没有保存的解。</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1（一次）</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>已有 %1 片，共 %2 片。</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>还缺：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>沿边框未成对的颜色：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>内部未成对的颜色：%1。</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>未成对的颜色：%1。</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>与拼片 %1 相同。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>与拼片 %1 顺时针转四分之一圈后相同。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>与拼片 %1 转半圈后相同。</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>与拼片 %1 逆时针转四分之一圈后相同。</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>从上边起按顺时针输入各边，然后按回车：a 为灰色，b 为图案 1，c 为图案 2……</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>大写为凸边，小写为凹边。</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>数字从 0 开始，0 即图案 1。</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>图案超过 25 种时请输入数字：0,27,3,41。</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>拼片的四条边。按回车添加。在空行中按退格键或按上箭头键可回到前一片</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>拼片的边</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>删除拼片(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>从整套中删除此行的拼片</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>输入拼片</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>目前输入的拼片</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>已输入的拼片</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>单击拼片即可更正</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>拼片已完整。按回车添加。</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>这不是边。请输入 a 到 z 的字母、数字，或以逗号分隔的数。</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>边(&amp;E):</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>关闭此窗口。拼图会保留拼片；用“拼图 ▸ 输入拼片”继续</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>撤销最后一片（Ctrl+Z）</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>粘贴行(&amp;P)</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>粘贴从电子表格复制的拼片。每行四个单元格，或一个四字母的单元格（Ctrl+V）</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>还缺 %n 条边。一片有四条。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>这一套已满。要输入另一套，请选择“文件 ▸ 新建”。</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>拼片 %1：%2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>剪贴板中没有拼片行。</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>剪贴板中的拼片数：%1。剩余位置只有 %2 个。</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>没有可撤销的拼片。</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>更正拼片 %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>拼片 %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>整套已齐，每种颜色都能成对。</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>%1已全部齐备。</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>正在打开计划…</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>打开计划(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>打开由拼图、方法和种子组成的计划及其结果</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>结果文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>选择存放结果的文件夹</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>运行(&amp;N)</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>开始剩余的运行</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>停止正在进行的运行。已完成的运行会保留，“运行”会开始其余的。</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>打开此运行(&amp;U)</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>连同拼图一起打开所选运行，以便回放或重复</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>把当前视图导出为表格或图片</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>已完成的运行</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>同时进行多少次运行，每核心最多一次</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>计划列出拼图、方法和种子。“tessera experiment”运行同样的文件。</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>并行(&amp;I):</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>计划 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>结果文件夹</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>结果在 %1 中。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1/%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>，约剩 %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>请先在“运行”标签页中选择一次运行。</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>关闭 Tessera 时有些运行尚未完成。按“运行”即可开始；中断的运行会重新开始。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>示例计划(&amp;X)</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>打开 Tessera 自带的某个计划</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>如何编写和运行计划</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>“运行”会把结果保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>%n 次运行的每个线程得到的不足一个核心的 90 %，因此其用时不可比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>请在计划中限制评估次数或处理器秒数。</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>打开一个计划，即可查看其方法、运行它并查看结果：按回车或双击。</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>设计计划(&amp;D)…</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>把拼图、方法、种子和预算放在一起</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新计划</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>请先停止实验。</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>已完成的运行保存在 %1 中。</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>没有运行完成，因此 %1 中的表格尚无结果。</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>第一个实验：四种方法求解两个最难的拼图，只需几秒</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>一项可重复的研究：七种方法、十个基准实例、30 个种子、相同的评估次数</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>带局部搜索的蚁群：单线程运行 1、10、60 秒后，每种尺寸三个生成的最难拼图</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho 等 2010，表 1：MS-GVNS，按论文的评估次数运行 30 次，使用相同尺寸和颜色的生成拼图。已发表：最佳 · 平均 · 中位数 · 标准差。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho 等 2010，表 1：MS-GVNS，按论文的评估次数运行 30 次，使用 META 2010 的拼图。已发表：最佳 · 平均 · 中位数 · 标准差。</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho 等 2010，预备实验：三种邻域顺序，各运行十次，评估次数为论文的机器在十分钟内完成的次数，使用相同尺寸和颜色的生成拼图。</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>所有轨迹方法：单线程运行 1、10、60 秒后，每种尺寸三个生成的最难拼图</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010，图 31：无精英、无修复的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010，图 32：有精英、有修复的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010，图 33：有精英、有修复的适应度，更多代</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010，图 34：有精英、无修复的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010，图 35：高变异率（0.8）的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010，图 36：无变异的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010，图 37：有变异、无交叉的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010，图 38：有修复的 1000 个棋盘的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010，图 39：有修复的 500 个棋盘的适应度</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010，图 40：均匀交叉的适应度，一个和两个约束</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010，图 41：区域交换的适应度，一个和两个约束</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010，图 42：平均求解时间与棋盘尺寸的关系</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010，表 9 和图 42：他的三个棋盘，各运行三十次</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010，表 1 至 8：遗传算法在 7 种图案的 7×7 上的各种设置，各运行十次</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>七种轨迹方法以默认设置求解一个最难的 10×10</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>用通用 VNS 求解数独，按发表的设置和默认设置</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>数独：三种方法求解四个难度级别，评估次数相同</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010，表 3：贪心，按常规顺序、按随机漫步，以及 (4.1) 任意位置放最佳拼片</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010，表 4：局部搜索，运行十次，直到 500 万次评估都没有改进</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010，表 5：ACO 版本 1 在 P7 上的各种设置，1500 个周期，运行三次</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010，表 6：ACO 版本 1，1500 个周期，运行十次</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010，表 7：ACO 版本 2 在 P7 上的各种设置，1500 个周期，运行三次</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010，表 8：ACO 版本 2，1500 个周期，运行十次</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010：蚂蚁的顺序（4.2）和不含旋转的图（第 7 章），1500 个周期，运行五次</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010：q₀ 的作用，P7，5 只蚂蚁，1500 个周期，运行五次</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>默认设置的遗传算法（文化基因）求解小棋盘：每种尺寸十个拼图，边缘和内部图案同属一组</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010，表 2：两阶段禁忌搜索，以种子 10·i 和论文的评估次数运行 30 次，使用相同尺寸和颜色的生成拼图。已发表：最佳 · 平均 · 中位数 · 标准差。</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010，表 2：两阶段禁忌搜索，以种子 10·i 和论文的评估次数运行 30 次，使用 META 2010 的拼图。已发表：最佳 · 平均 · 中位数 · 标准差。</translation>
    </message>
</context>
<context>
    <name>tessera::ExportDialog</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The type of file to export</source>
        <translation>要导出的文件类型</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>导出棋盘</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>图片预览</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>文本预览</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>选择保存文件的位置</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF 页面</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>较长边的像素数</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>图片较长边的像素数。SVG 和 PDF 在任何大小下都清晰</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>缩放系数</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>增加像素数，用于高分辨率屏幕和打印</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>拼片编号(&amp;N)</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>在每片上显示编号</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>边缘的列字母和行号</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>不匹配标记(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>标出不匹配的接缝</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>棋盘后没有颜色</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>仅所选格子(&amp;O)</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>只导出棋盘上所选的格子</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>图块(&amp;L):</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>较长边(&amp;S):</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>缩放系数(&amp;F):</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>格式(&amp;R):</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>图片过大：每边最多 %1 像素。</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>锁定(&amp;K)</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>在锁定的拼片和提示上显示图钉</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>打开任何已知格式的拼图</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>预览任意格式的边匹配拼图，并导入其拼片、棋盘或两者。其他拼图会立即打开。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>保存拼图及其棋盘</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>以另一名称保存</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>把棋盘保存为图片或其他格式</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>关闭此拼图</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>%1 大于文件上限 %2 MB。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>未保存。打开或保存文件后，另一个程序更改了它。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>替换另一个程序保存的文件</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>在同一位置再保存一次</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 无法保存。</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>清空此列表和起始页的列表。文件保留</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>最难的 8×8：预计有一个解。可手动放置拼片，或开始搜索。</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>%1 已在另一个标签页中打开。请选择其他名称。</translation>
    </message>
</context>
<context>
    <name>tessera::FirstSolutionChart</name>
    <message>
        <source>µs</source>
        <translation>微秒</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>stopped after %L1 placements, %2</source>
        <translation>放置 %L1 次后停止，%2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>放置 %L1 次，%2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1，%2 + %3 种颜色：%4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>没有测量更大的棋盘：在最难的颜色数附近耗时太长。</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>没有测量这样的拼图。</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 最接近的：%2。</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>各颜色数下找到第一个解的实测时间</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>测于 %1（%n 个拼图的中位数）。</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>内部颜色</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>找到第一个解的实测时间</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1。%n 个拼图的中位数，带边框，颜色均匀。</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>没有测量带符号的拼图。每种带符号的颜色相当于两种。</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>开始搜索即可看到得分随时间的变化。</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得分随时间的变化</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 次迭代</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 次评估</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt;（%3），%4，%5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>最初 %1 · 最佳 %2 · 当前 %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · 缺 %2</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>线表示最佳得分，浅色带表示当前得分或多次运行的中间一半。点线表示满分。对于种群，色带从最差到最佳棋盘，细线为平均值。指向图表可读取数值；单击圆点可查看当时的棋盘。滚轮缩放时间，Ctrl 加滚轮缩放得分，拖动可移动视图。按住 Shift 拖动可放大矩形区域；双击返回。单击名称只显示其曲线，按住 Ctrl 单击会隐藏它；菜单键列出名称。加号、减号、Page Up 和 Page Down 也可缩放；Shift 加方向键移动视图，Home 返回。</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>当前 %1，平均 %2，最差 %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>缺 %1，%2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>最佳棋盘</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>跟踪文件夹</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>已完成的工作单元</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>文件夹中的最佳棋盘</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>选择文件夹(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>选择“tessera work”的文件夹</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>打开最佳棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>打开迄今最佳的运行及其谜题</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>“tessera work”的文件夹</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>%2 个单元中已完成 %1 个，拆分 %3 个，%4 个进程。最佳得分：%5。</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>还没有棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>生成拼图</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>拼图的解</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>没有符合这些设置的拼图。</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>预计解数</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>正在生成拼图</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>生成(&amp;E)</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>打开此拼图</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>提示格(&amp;T):</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>解:</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>正在生成拼图…</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>预计解数：%1</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>边框(&amp;F)</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>棋盘边缘为灰色，其他边都不是灰色</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>带符号(&amp;G)</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>每种颜色有凸边和凹边；凸边只与凹边匹配</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>不重复(&amp;P)</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>没有两片相同，旋转后也不同</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>均匀：各颜色出现次数相同。随机：每处颜色独立抽取。</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>把解留在棋盘上(&amp;L)</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>否则棋盘上只有提示</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>拼图(&amp;Z):</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>分布(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>种子(&amp;S):</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>边缘(&amp;M):</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>内部颜色</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>边框颜色</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>各颜色数的预计解数</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>已选 %1 %2，最难的是 %3。按概率预计的解数：10 的 %4 次方。</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>预计解数的 log₁₀</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>最难：%1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>这里无法估计。</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2：按概率预计有 %3 个解。单击即可选择。</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>教程、方法、格式、命令</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>快捷键和手势(&amp;K)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>键盘快捷键和鼠标手势</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>单击窗口中的任意部分，阅读其说明</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>关于 Tessera(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>版本、许可证和来源</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>没有页面包含所有这些词。</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>只显示包含所有这些词的页面；回车打开第一页</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>%1：提示</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>%1：无提示</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>解中的哪些拼片作为提示给出。Eternity II 的格子需要 16×16 棋盘。</translation>
    </message>
    <message>
        <source>On random cells</source>
        <translation>在随机格子上</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>Eternity II 的中央格</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>Eternity II 的五格</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>在选定的格子上</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>提示个数</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>作为提示给出多少片</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>提示(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>个数(&amp;N):</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>提示格</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>单击格子或按空格键，把其拼片作为提示给出</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>读取文件所用的格式</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>边的顺序</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>拼片的四个数依次表示的边</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>导入什么，放到哪里</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>文件中代表边框灰色的数</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>拼片和棋盘，放入新标签页</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>仅拼片，放入新标签页</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>仅棋盘，放到“%1”上</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>仅棋盘，放到已打开的拼图上</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>棋盘预览</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>无预览</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>导入预览所示内容</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>边的顺序(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>灰色(&amp;G):</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>内容(&amp;T):</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>备注(&amp;O):</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>检测到：%1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>文件不是已知的拼图格式。请在上方选择格式。</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>检测到：%1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>棋盘是空的。预览按顺序显示拼片。</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>用“%1”的拼片编号的棋盘，不带其提示，放入新标签页</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>用已打开拼图的拼片编号的棋盘，放入新标签页</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>使用已打开拼图的拼片编号(&amp;N)</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>用于以其他顺序、方向或颜色编号列出相同拼片的文件</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>保留已打开拼图的提示和锁定(&amp;K)</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>不保留提示时可接受任何摆放。锁定也会取消</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>此棋盘会移动已锁定的 %1。若仍要导入，请关闭“保留已打开拼图的提示和锁定”。</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>此棋盘会移动有提示的 %1。若仍要导入，请关闭“保留已打开拼图的提示和锁定”。</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>重新分配(&amp;S)</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>把快捷键分配给此操作，并从另一操作中移除</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无快捷键(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>移除此操作的快捷键</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>将此操作恢复为默认快捷键</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>将所有操作恢复为默认快捷键</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>按名称或快捷键筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>只显示含这些词的操作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>默认快捷键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>按下要分配给此操作的快捷键</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>快捷键(&amp;E):</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>%1 已分配给菜单“%3”中的“%2”。</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>“%1”现在没有快捷键。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>%1 已分配给窗口“%3”中的“%2”。</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>随机游走的自相关</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>相隔移动数</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>相隔 %1 次移动：%2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>要测量其地形的移动</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>以最佳旋转交换</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>交换和旋转</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>局部最优网络</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>移动(&amp;M):</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>此拼图没有这样的移动。</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>全部 %1 个局部最优；最佳有 %3 条边中的 %2 条。</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>抽样得到 %1 个局部最优；最佳有 %3 条边中的 %2 条。</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>相关长度：%1 次移动。</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>安装 Graphviz 即可查看其网络。</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>Graphviz 无法绘制其网络。</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>图片显示吸引域最大的 %1 个。</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Show or hide this panel</source>
        <translation>显示或隐藏此面板</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>拼片</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>列表</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>涂色</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>查找命令…</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>输入名称的一部分即可运行任何命令</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>拼图(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>显示或隐藏工具栏</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>纪录</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>种群</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>窗口“%1”正在使用中，因此语言将在下次启动 Tessera 时更改。</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>语言、颜色、图块、快捷键、默认值和限制</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>原始状态</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>至今的所有更改。单击某一步可回到那里</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>起始页(&amp;G)</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>以图片显示最近的拼图，或返回已打开的拼图</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>下一个拼图(&amp;X)</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>显示已打开的下一个拼图</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>上一个拼图(&amp;U)</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>显示已打开的上一个拼图</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>当前是起始页。请先打开拼图。</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>数值</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>请先打开另一个拼图。</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>已关闭的窗口“%1”中有未完成的工作，因此语言将在下次启动 Tessera 时更改。</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Made by hand</source>
        <translation>手工制作</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>边框(&amp;F)</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>棋盘边缘为灰色，其他边都不是灰色</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>带符号(&amp;G)</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>每种颜色有凸边和凹边；凸边只与凹边匹配</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>最初的拼片有多少种颜色。每条边以后都可更改。</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新建拼图</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>拼图最初的拼片</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>太大，无法预览</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>创建(&amp;R)</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>用这些拼片打开拼图</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>拼图(&amp;P):</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C):</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>边缘(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>输入拼片(&amp;E)…</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>打开此大小和规则的空棋盘，输入一套实物的拼片</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>每边格数</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>生成一个有唯一解的谜题，或从空白网格开始</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>求解所需：唯一数；数对与区块；三数组与 X-wing；或更多</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>已知数个数</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>给出多少个数字。很少的个数只能碰运气。</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>已知数的排列</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>新建数独</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>生成谜题</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>空白网格</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>内容(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>难度(&amp;D):</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>已知数个数(&amp;G):</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>对称(&amp;Y):</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>种子(&amp;E):</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>创建(&amp;R)</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>尽可能少</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>正在生成数独…</translation>
    </message>
    <message>
        <source>Sudoku, %1</source>
        <translation>数独，%1</translation>
    </message>
</context>
<context>
    <name>tessera::NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>画在颜色上的图案</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>背景色(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>选择所选行徽记后面的颜色</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>徽记(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>选择所选行徽记的颜色</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>从文件导入调色板</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>把调色板保存到文件</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>使用的颜色</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>从第一种起，多少种颜色须能区分</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>自定义颜色</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>下表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>调色板在图块列表中的名称</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>基于</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>复制其他图块样式的所有颜色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>双击颜色可更改</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>徽记</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>图案(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>基于(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>使用的颜色(&amp;C):</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>颜色 %1 的徽记</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>颜色 %1 的背景色</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>调色板没有名称。请输入名称。</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>已有名为“%1”的调色板。请选择其他名称。</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>所有这些颜色都能区分，色盲者也能。</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>导入调色板</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>调色板 (*.palette);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>涂边(&amp;N)</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>用鼠标更改单条边：左键涂色，右键取图案，滚轮切换图案。键盘：Alt 加方向键</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>接缝的两侧(&amp;B)</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>同时涂相邻拼片的边，使两者匹配</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>用于涂色的图案</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>单击边时涂上的图案</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>每次单击边换成下一图案，按住 Shift 换成上一图案</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>棋盘显示搜索时不能编辑拼片。请先采用结果或返回。</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>选择图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>为“涂色”面板中所选的图案使用自己的图片（PNG、JPEG 或 SVG）。图片保存在拼图文件中</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>移除图片(&amp;V)</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>将“涂色”面板中所选的图案恢复为通常的画法</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>移除图片</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>此拼图的图块</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>此拼图在任何计算机上的绘制方式</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>此拼图的图片</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>与设置相同</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>所选图案的名称；在带符号的拼图中为其一半的名称</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>图案的名称</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>无名称</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>选择图块</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>图块(&amp;L):</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名称:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>命名图案</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>请先在“涂色”面板中选择一种图案。</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>此图案没有图片。</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>取值：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>此方法没有参数。</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>恢复默认值：%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
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
        <translation>工作</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>最近一小时</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>方法的每个部分所做评估的比例、改进最佳棋盘的次数，以及提高的分数：从开始算起，以及最近一小时</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>根据有多少束与最佳棋盘一样好来估计。可能比实际短或长数倍。</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>下次改进</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>下次改进：%1</translation>
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
        <translation>上边</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>右(&amp;R):</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>下(&amp;D):</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>左(&amp;L):</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>编辑拼片 %1</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>拼片</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>拼片在棋盘上的样子</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>把这些边应用到拼片</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>此边的颜色。0 是边框的灰色。输入编号可选择颜色。</translation>
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
        <translation>拼片 %1，%2，%3</translation>
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
        <translation>边</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>End</source>
        <translation>端</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>条</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>单片</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>拼片的编号</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>按灰边拼片属于哪里</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>有多少拼片相同（不论旋转）</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>拼片在棋盘上的位置</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>它的边在那里有多少匹配</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>拼图的拼片</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>所有拼片。单击拼片可在棋盘上选中，单击表头可排序。</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>拼片</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>不在棋盘上的拼片。回车把拼片放到棋盘上，R 旋转。</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>此拼图还没有拼片。</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>所有拼片都在棋盘上。把拼片拖到这里可移除。</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>没有拼片可放在 %1。</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>剩余的拼片都不符合筛选条件。</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>Find a piece</source>
        <translation>查找拼片</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>按编号或边查找拼片</translation>
    </message>
    <message>
        <source>&amp;Fits here</source>
        <translation>可放在此(&amp;F)</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>只显示与所选格子所有相邻拼片匹配的拼片</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>不在棋盘上的拼片</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>有 %n 片可放在 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n 片不在棋盘上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>不在棋盘上的 %n 片中的 %1 片</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>不在您的棋盘上：%L1</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角拼片</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>边拼片</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>内部拼片</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>按颜色</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>所有颜色</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>拼片类别</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>只显示此类拼片</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>拼片颜色</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>只显示有此颜色边的拼片</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>拼片顺序</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>拼片的排列顺序</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>查找：17 或 a?b?</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>按编号或边查找拼片。按顺时针输入四个颜色字母，a 为灰色，? 为任意。回车显示下一片</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>没有拼片有这些边。</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>输入 1 到 %1 的数，或如 a?b? 的四条边。</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>拼片 %1 在 %2</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>拼片 %1 不在棋盘上</translation>
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
        <translation>重新载入文件</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>保留搜索的解</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>从 Tessera 自带的计划开始</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>数量：以连续种子生成的拼图个数</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>参数写成 名称 = 值，多个之间用分号隔开。列表 0.9, 0.95 或范围 1:2:9（起点:步长:终点）会尝试每个值。</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>每种方法在每个拼图上的运行次数</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>第一次运行的种子；其余依次递增</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>每次运行何时结束。用评估次数时，任何机器都得到相同结果。</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>每次运行的预算</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>在窗口中显示计划。运行之前不写入任何内容。</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>设计计划</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>处理器时间（秒）</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>保存计划(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>模板(&amp;T):</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I):</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>添加拼图(&amp;P)</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>添加方法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>运行次数(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>首个种子(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>预算(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>空计划</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>正在估计…</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>请添加拼图和方法。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n 次运行，同时 %2 次时约 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n 次运行，同时 %2 次时最多 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>参数所修改的设置</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>添加拼图</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 处不同</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>种群的棋盘 %1：%3 条边中 %2 条匹配；与最佳不同的格：%4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>遗传算法和蚁群在此显示其种群的棋盘。</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>种群的棋盘</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>种群的样本，最佳在前。选择一个棋盘可显示它并跟踪其在种群中的位置。Esc 重新显示最佳棋盘。</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>打印预览(&amp;V)…</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>预览并打印棋盘，或可剪下的拼片</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>按打印预览的设置打印</translation>
    </message>
</context>
<context>
    <name>tessera::PrintDialog</name>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>要打印的内容</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>纵向或横向</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>四边的页边距。多数打印机至少需要 5 毫米</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>保存为 PDF(&amp;S)…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>当前棋盘</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>可剪下来玩的拼图</translation>
    </message>
    <message>
        <source>A4 (210 × 297 mm)</source>
        <translation>A4 (210 × 297 毫米)</translation>
    </message>
    <message>
        <source>A3 (297 × 420 mm)</source>
        <translation>A3 (297 × 420 毫米)</translation>
    </message>
    <message>
        <source>Letter (8.5 × 11 in)</source>
        <translation>Letter (8.5 × 11 英寸)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>Legal (8.5 × 14 英寸)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>选择打印机并打印</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>把这些页面保存为 PDF 文件</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>拼片编号(&amp;N)</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>在每片上打印编号</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>坐标(&amp;D)</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>边缘的列字母和行号</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>不匹配标记(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>标出不匹配的接缝</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>显示哪些拼片已锁定或为提示</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>拼片和棋盘格的边长</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>拼片之间的间隔。为 0 时一刀即可分开两片</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>背面编号(&amp;B)</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>为每张纸的背面添加编号页。请双面打印，沿长边翻转</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>带提示的空棋盘(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>添加同一比例的空棋盘用于拼放。大棋盘会分到多页上</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>拼片大小(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>间隙(&amp;G):</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>页面预览</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>内容(&amp;C):</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>纸张(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>方向(&amp;O):</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>页边距(&amp;R):</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>图块(&amp;L):</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1/%2 页</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>锁定(&amp;K)</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>之前的搜索(&amp;E)</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>以细线显示此拼图以前的搜索，并显示同类搜索达到的范围</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>当前得分(&amp;S)</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>得分随时间的变化</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>开始搜索后，曲线会显示在这里。</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>横轴(&amp;X):</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>在最佳曲线后方以色带显示当前棋盘或整个种群的得分</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>根据 %n 次运行预计</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>搜索尚未得到完整棋盘。</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>有边框</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>无边框</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1，带符号</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I):</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>作者(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>备注(&amp;N):</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大小:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>拼片:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>颜色:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>生成:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>拼图的标题</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>拼图的作者</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>关于拼图的备注</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2，满分 %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1，%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>否，或未知</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>校验和:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>拼片相同的两套，无论顺序和方向，校验和都相同。可与另一套的主人比对</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>不计颜色:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>不依赖颜色编号的校验和</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>复制此校验和</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>未知：相似的颜色过多</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1，边缘单色</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1，边缘为颜色 %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1，拼片方向固定</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>%1，逐行</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>添加拼片(&amp;A)</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>在托盘中添加一片四边都是图案 1 的拼片</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>复制拼片(&amp;U)</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>把光标下拼片的副本添加到托盘</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>删除拼片(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>从拼图中删除所选拼片，而不只是从棋盘上移除</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>替换颜色(&amp;C)…</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>把一种颜色的所有边换成另一种</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>重新着色以匹配(&amp;R)</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>尽量少改边，使已放置的拼片全部匹配</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>更改大小(&amp;S)…</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>更改棋盘大小。拼片保留</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>边框(&amp;F)</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>使棋盘边缘为灰色。边缘拼片朝外的边变为灰色</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>符号(&amp;I)</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>为每种颜色添加凸边和凹边。原来匹配的仍然匹配</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>水平翻转(&amp;L)</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>水平翻转棋盘和每片拼片。拼片会改变</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>垂直翻转(&amp;O)</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>垂直翻转棋盘和每片拼片。拼片会改变</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>顺时针旋转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>顺时针旋转整个棋盘，连同锁定和提示</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>逆时针旋转棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>逆时针旋转整个棋盘，连同锁定和提示</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>用棋盘制作拼图(&amp;M)</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>把拼片打乱放入托盘，并把棋盘存为解</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>这里没有可复制的拼片。</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>要替换的颜色</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>新颜色</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>替换颜色</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>重新着色此颜色的所有边</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>替换(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>改为(&amp;B):</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>输入颜色的编号即可选中它</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>将更改 %n 条边。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>请选择两种不同的颜色。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>添加缺少的拼片(&amp;A)</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>添加图案 1 的拼片，直到每格都有一片。边框处为灰色边</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>更改棋盘大小</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>更改大小(&amp;R)</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>把棋盘改为此大小</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>填满此棋盘还缺 %n 片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>此棋盘放不下 %n 片，它们留在托盘中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>拼片恰好填满棋盘。</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>单色边缘(&amp;H)…</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>在无边框的棋盘上，要求边缘所有边为同一颜色</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>单色边缘</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>边缘(&amp;R):</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>边缘的边与接缝一样计入得分。</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>请先关闭边框和符号。</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>更改(&amp;C)</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>对边缘使用此规则</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>输入拼片(&amp;E)…</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>输入或粘贴您手头拼图的拼片</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>方向固定(&amp;K)</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>与 TetraVex 一样，不允许旋转拼片；拼片按其在棋盘上的方向列出</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>重新载入文件</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>涂边</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>更改 %1 上的边</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>复制拼片 %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>添加拼片</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>请先选择要删除的拼片。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>删除 %n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>删除拼片 %1</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>大小改为 %1 × %2</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>添加边框</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>移除边框</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>添加符号</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>移除符号</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>把颜色 %1 换成 %2</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>重新着色以匹配</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>已放置的拼片都已匹配。</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>已更改 %n 条边。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>垂直翻转</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>每片现在都是其镜像。旋转原来的拼片不一定能得到它。</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>顺时针旋转棋盘</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>逆时针旋转棋盘</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>用棋盘制作拼图</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>拼片已打乱放在托盘中。棋盘已存为解。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>%1 上没有可涂色的拼片。请先放上一片。</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 已锁定。请先解锁。</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>更改边缘规则</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>输入 %n 片</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>固定拼片方向</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>允许旋转拼片</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>拼片现已按其在棋盘上的方向列出。</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>边框 %1，内部 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>已放 %n 片，得分 %1/%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大小:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>拼片:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>颜色:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>提示:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>棋盘:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>仅边框 %1，其他 %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>%1 正在构造第一个棋盘</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>棋盘显示的是搜索结果。请先采用或返回。</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>此棋盘上正在搜索。请先停止。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>还差 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>把此棋盘用于拼图。撤销可恢复原来的棋盘</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>丢弃结果，重新显示拼图自己的棋盘</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>已结束：%1 没有找到完整棋盘</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>%2 的回放，%1，%3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>%2 种群的棋盘 %1，%3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>%1 用 %2 解出</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>已结束：%1 的最佳棋盘，%2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>已停止：%1 的最佳棋盘，%2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>来自竞赛，结束之前：%1 的最佳棋盘，%2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>已暂停：%1 的当前棋盘，%2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>实时：%1 的当前棋盘，%2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>已暂停：%1 的最佳棋盘，%2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>实时：%1 的最佳棋盘，%2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · 种子 %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>已解出：%1。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>已解出！</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>停止搜索。其最佳棋盘继续显示</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>采用此棋盘</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>把棋盘用于拼图。撤销可恢复原来的棋盘</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>重新显示拼图自己的棋盘</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>%1 的第一步之前，%2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>谜题中已解、错误和空白的部分</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>鼠标或光标所在的格子及其内容</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>搜索的速度和运行时间</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>%1 次评估/秒 · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>已暂停 · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>正在继续 · %1</translation>
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
        <translation>每个搜索可运行多久。轮到其他搜索时，其计时停止。</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞赛</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>每种时间(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>每种种子数(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>首个种子(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>方法(&amp;M):</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>开始竞赛(&amp;R)</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>用所选的每种方法在此拼图上开始搜索</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>每种评估次数(&amp;E):</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n 个搜索，同时运行 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1，每个评估 %2 次。</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>%1：若没有其他程序占用处理器，约需 %2。</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1：最多 %2。</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>参赛的方法，采用默认值或预设</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>请至少选择一种方法。</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>请先设定时间或评估次数的上限。</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>让这些方法竞赛(&amp;E)</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>用这些方法各启动一个采用默认值的搜索</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>选择方法(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>先选择方法、预设、上限和种子</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>让 %n 种方法在 %1 上竞赛</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>得分 %1 的棋盘未通过得分检查，因此没有保存到纪录文件。</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>%1 不是纪录文件。请为纪录指定另一个文件。</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>放置纪录</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>把所选纪录放到棋盘上，作为可撤销的一步</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>导出纪录…</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>把此拼图的所有纪录导出为供其他程序使用的表格</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>此拼图已找到的最佳棋盘</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>迄今找到的最佳棋盘。回车或双击可放到棋盘上。</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>尚无搜索找到此拼图的完整棋盘。最佳棋盘会显示在这里。</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>最佳：%1/%2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>放置纪录（%1/%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>找到</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>请先打开边匹配拼图。</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>上一次改进(&amp;R)</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>显示此前的最佳棋盘</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>回放(&amp;Y)</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>播放搜索的各次改进</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>下一次改进(&amp;N)</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>显示此后的最佳棋盘</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>每秒播放多少次改进</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>搜索的时刻</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>搜索的各次改进。棋盘显示所选的一次。</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>停止回放(&amp;Y)</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>没有更多改进。</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>没有可回放的搜索。</translation>
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
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>拼图</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>图表和比较中显示的拼图</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估次数</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
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
        <translation>效应</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>p 的求法</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>运行须达到的得分</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>还没有运行完成。</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>达到目标的运行，%</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>每种方法一行</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>每次运行一行；双击打开</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>箱线图(&amp;B)</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>得分随时间的变化(&amp;V)</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>到目标的时间(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>拼图(&amp;P):</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>横轴(&amp;A):</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>目标(&amp;E):</translation>
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
        <translation>代数</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>Mann–Whitney 检验显示方法之间的差异是否超出偶然。组中每个拼图以其中位数计一次。p (Holm) 已就所有配对校正。</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>%1 时</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1（最佳 %2）</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>%1：达到 %2/%3 的用时</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>%1：得分随时间的变化，满分 %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>%1：得分，满分 %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>跨所有拼图的检验、秩、时间和剖面</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1 % 的运行</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>保存运行(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>保存搜索及其所有最佳棋盘，以便以后打开、回放和重复</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>运行文件不完整。已载入截断之前的内容。</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>还没有可保存的运行：请先开始搜索。</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>从检查点继续…</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>从 solve --checkpoint 的检查点或保存的运行继续未完成的搜索</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>此文件中没有可继续的未完成搜索。</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>保存曲线(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>把得分随时间的变化保存为图片或表格</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>还没有可保存的曲线：请先开始搜索。</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>%1：满分 %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>保存运行</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>保存曲线</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 曲线</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>搜索的状态过大，因此无法从此文件恢复搜索。</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>%n 秒前有改进</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>%1 前有改进</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>放慢搜索，观看每一步，并在棋盘上方显示说明</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>显示当前棋盘(&amp;C)</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>迄今最高得分和满分</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>距满分还差多少分</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>显示此搜索的设置</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>显示方法正在更改的棋盘，而不是最佳棋盘</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>每秒 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>尚无搜索</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>正在继续：重做最后几秒</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>%1 次评估/秒</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>尚无完整棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>没有方法“%1”。</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>搜索没有找到完整棋盘。</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>此方法无法从保存的状态继续。请开始新的搜索。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>“%2”的搜索（%1）会从停止处原样继续。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>“%2”的搜索（%1）会从停止处继续，但先重复最后的工作。</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>因为没有保存状态，“%2”的搜索（%1）从最佳棋盘继续。</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>因为没有保存状态，“%2”的搜索（%1）会从头开始。</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>已达到目标得分：%1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>已达到时间限制：%1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>已达到评估次数限制：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>来自竞赛，结束之前：%1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>没有可再尝试的：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>已解出：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>%n 步之前：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>已试完所有可能，没有解：%1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>“tessera tune”写入文件的预设</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>打开预设</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>预设 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>%1：此预设用于另一种拼图。</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>搜索方法</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>此方法的原理，以及达到过的得分</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>来自论文或经过验证的参数值</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>搜索的起始棋盘</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>相同的种子、线程数和评估次数会再次得到相同的棋盘</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>关于此方法</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>随机选择新的种子</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>随机棋盘</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>贪心棋盘</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>当前棋盘</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>方法(&amp;M):</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>预设(&amp;R):</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>起点(&amp;F):</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D):</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>时间限制(&amp;L):</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>评估次数(&amp;V):</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>自定义值</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>能分担工作的方法所用的线程数。即使种子相同，线程数不同结果也不同。</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>线程(&amp;H):</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>由方法决定</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>经过此秒数后停止搜索</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>经过此评估次数后停止搜索。这样的搜索可以重复</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>实际时间</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>处理器时间</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>处理器时间不含其他程序，因此各搜索可以比较。所有线程的时间相加。</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>限制所计的时间类型</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>显示或隐藏预设、参数、起点和评估次数</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>最佳得分:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>时间:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>评估/秒:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>评估次数:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1，一个核心的 %2 %</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1，每个线程一个核心的 %2 %</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>还没有结果。请先运行搜索。</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>没有搜索在进行。</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>没有可继续的已停止搜索。</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>继续搜索。%1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>已暂停。%1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>没有更早的步骤。请先走几步。</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>显示此搜索的设置</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>相同的设置和种子在任何地方得到相同的拼图</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>随机选择另一个种子</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>Tessera 意外退出。这是您截至 %1 未保存的工作。</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>保留拼图</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>使用此恢复的版本。尚未保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>回到文件中的版本</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>关闭此拼图</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>Tessera 无法保存恢复副本。请经常保存您的工作。%1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>继续搜索</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>从停止的地方继续搜索</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>从此棋盘开始搜索</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>放置最佳棋盘，并用同样的方法、参数和限制从它开始新的搜索</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>您在搜索结束前关闭了 Tessera（%1）。搜索已暂停。</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>这是 Tessera 关闭时（%1）某个搜索的结果。请采用其棋盘，或返回。</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>Tessera 在搜索结束前意外退出（%1）。搜索已暂停。</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>Tessera 意外退出。这是某个搜索到 %1 为止的结果。请采用其棋盘，或返回。</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>其中 %n 个搜索无法恢复</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>另一个标签页中有“%1”恢复的工作。</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>另外 %n 个标签页中有恢复的工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>显示标签页</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>前往该标签页</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>Tessera 无法保存恢复副本，因此保持打开。部分搜索已暂停。%1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>%1 已在另一个标签页中打开，因此保存时会询问新名称。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>随搜索切换工作区(&amp;H)</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>搜索开始时显示观察工作区，采用或丢弃结果时显示编辑工作区</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>程序的语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>浅色或深色窗口，或跟随系统</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>此类图块的预览</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度，深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>图块(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>常规(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>保存与限制(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>默认值(&amp;D)</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>关闭此对话框后语言才会更改；如果有竞赛或实验处于打开状态，则在下次启动时更改。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>新搜索使用的方法</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>来自论文或经过验证的参数值</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>与上次相同</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>新搜索</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>方法(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>时间限制(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>评估次数(&amp;E):</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>生成的拼图</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>拼图(&amp;U):</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>启动时重新打开上次的文件(&amp;O)</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>同时进行的搜索</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>新竞赛或实验同时运行多少个搜索。超过每核一个并不会更快。</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>同时进行的搜索(&amp;S):</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>全部设置</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>应用更改，并把所有设置保存到文件，供另一台计算机使用</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>使用 Tessera 导出的文件中的设置</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>重置所有设置，包括快捷键和调色板</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>设置 (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>设置 (*.ini);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>您的所有设置、快捷键和调色板都将丢失。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>恢复副本</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>至少多久复制一次未保存的工作。崩溃后 Tessera 会恢复此副本</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>撤销步数</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>步数越少占用内存越少，对大棋盘有意义。对此后打开的拼图生效。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>恢复副本，至少每隔(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>撤销步数(&amp;U):</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>同时恢复搜索、搜索结果和竞赛。崩溃后总会恢复未保存的工作</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>每线程内存</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>无论参数如何设置，搜索的每个线程用于束中棋盘或蚂蚁轨迹的最大内存。其他内存不受限制。</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>由搜索决定</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>每线程内存上限(&amp;M):</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>没有打开拼图时显示起始页(&amp;P)</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>否则显示示例拼图</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>更改的格子不闪烁，解出拼图时不播放动画</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>您的所有设置、快捷键和调色板都将替换为“%1”中的内容。此操作无法撤销。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>已从“%1”导入设置。</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>快捷键和手势</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>只显示含这些词的行</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>建议下一步，并转到该格</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>放置唯一可放的拼片</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>填充所有只有一片可放的格子</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>与解核对</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>选中与保存的解不同的拼片</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>拼片 %1，%2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>棋盘已满，全部匹配。</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>%1 上的拼片与某些相邻拼片不匹配。</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>已没有拼片可放在 %1。请移除旁边的一片。</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>只有一片可放在 %1：%2。</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>在保存的解中，%1 是 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>%1 的可能最少：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>放置 %n 片唯一可放的拼片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>已放置 %n 片唯一可放的拼片。现在没有拼片可放在 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>已放置 %n 片唯一可放的拼片。</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>没有只剩一种可能的格子。每个空格都有多种可能。</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>此拼图没有保存的解。</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>棋盘与保存的解相同。</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>尚未放置任何拼片。</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>全部 %n 片与保存的解相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n 片与保存的解不同，现已选中。可能还有其他解。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>解出其余部分</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>用精确搜索填充空格。已放置的拼片不动</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>每格都有拼片。没有需要解的部分了。</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>正在解其余部分…</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>在找到解之前已取消。</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>已解出。以已放置的拼片，这是唯一的解。</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>已解出。以已放置的拼片还有其他解。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>以已放置的拼片没有解。请移除几片后重试。</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>%n 秒内没有答案。请多放几片后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>解出其余部分的所有方式…</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>列出保留已放置拼片的所有解，并逐一查看</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>正在寻找所有解…</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>这些拼片无论怎样放置都没有解。</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>这个拼图按其提示没有解。</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>迄今在 %1 与 %2 之间</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>文件缺失</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>您的拼图</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>没有最近打开的文件。请新建拼图，或打开文件。</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>返回已打开的拼图及其搜索</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>返回拼图</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>最近的拼图</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>打开此拼图，同回车键</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>打开此文件所在的文件夹</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>从列表中移除此拼图，同删除键。文件保留</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>没有选中拼图。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 个拼图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>已解出 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>无法打开文件夹 %1。</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>文件过大，无法显示图片</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>新建数独(&amp;U)…</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>生成数独，或从空白网格开始</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>数独(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>铅笔模式(&amp;P)</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>输入的数字为铅笔标记。按 Ctrl 则相反。</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>显示候选数(&amp;C)</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>在空格中显示可能的数字</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>标出全部候选数(&amp;A)</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>把空格可能的数字添加为铅笔标记</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>清除铅笔标记(&amp;M)</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>移除所有铅笔标记</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>把数字设为已知数(&amp;G)</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>网格上的数字成为题目</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>解除已知数(&amp;F)</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>允许更改每个数字</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>填入唯一数</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>解出其余部分</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>显示解</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>网格已作为图片复制。</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>网格已作为一行数字复制。</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>复制为一行数字(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>将网格复制为文本，数字排成一行</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>数独已打印。</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>填入所有可由唯一数推出的格子</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>%1 现在含有 %n 个数独：打开即可选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>重新载入文件</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 是已知数，不能更改。</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>清空 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>填入 %1</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>铅笔标记 %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>标出全部候选数</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>清除铅笔标记</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>清空网格</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>把数字设为已知数</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>解除已知数</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>%1 中的数独</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>数独</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n 个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>一次至多 %n 个数独</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>在标签页中打开所选数独</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1，数独 %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n 个空格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n 处冲突</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>输入数字 · Ctrl+数字为铅笔标记 · Delete 清除</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>输入数字或字母 · 铅笔模式下为铅笔标记 · Delete 清除</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>还缺 %n 个数字</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>采用搜索的网格</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>初始网格：%1/%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>%1 已更改：现为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>行与列中缺 %n 个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>已解出：每行、每列、每宫都有全部数字。</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>重新开始。</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>没有格子变化：仍为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>%1 和另外 %n 格已更改：现为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>迄今最佳。</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>途中达到 %1，迄今最佳。</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>用 %n 次随机移动扰动：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>执行最好的一步：%1。</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>%1：没有一个能改进网格。</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 不是改进，因此搜索回到保留的网格。</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>保留一个局部最优作为起点。</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>好于保留的网格（%1），因此保留。</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>与保留的网格一样好，因此保留。</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>已重新加热。</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>没有损失，任何温度下都接受。</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>在温度 %1 下以概率 %2 接受。</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>交换 %1 与 %2？已拒绝：在温度 %3 下其概率为 %4。</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>第 %1 级在温度 %2 下开始。</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>新种群的网格 %1/%2。</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>选出了两个亲本，得分为 %1 和 %2。这是第一个。</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>局部搜索处理网格。</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>第 %1 代完成。这是其最佳网格。</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>为选定温度进行了 %n 次随机交换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>子代从另一个亲本（%1）取得 %n 个宫。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>变异：%n 次随机交换。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>数独网格</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>%1：已知数 %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>%1：数字 %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>%1：铅笔标记 %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>自定义颜色(&amp;O)…</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>以这些颜色为基础创建自定义调色板</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>更改(&amp;H)…</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>更改此调色板</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>移除此调色板</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>我的颜色</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>我的颜色 %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>移除调色板？</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>调色板“%1”将丢失。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>设置未保存</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>无法将设置写入文件夹“%1”。退出 Tessera 后设置将丢失。请检查磁盘是否已满或文件夹是否只读。</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>搜索树的进度</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>搜索树的大小由随机下降估计（Knuth 1975）。实际可能小或大几倍。</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>各深度的放置（已填格数）</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>约 %2 次放置中已搜索 %1 %</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1，整棵树约需 %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>更大的图块</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>更小的图块</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个棋盘</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>不匹配(&amp;M)</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>标出不匹配的接缝</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>拼片编号(&amp;N)</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>显示每片的编号</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>显示列字母和行号</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>在锁定的拼片和提示上显示图钉</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>颜色字母(&amp;E)</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>在每条边上显示颜色的字母</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>候选(&amp;D)</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>显示每个空格可放多少片</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>热图(&amp;H)</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>按上次搜索的活动给格子着色：每格变化的次数，或方法自己的度量，如信息素</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>热图显示(&amp;W)</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>方法自己的度量(&amp;O)</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>方法为每格给出的值，如信息素。没有时为变化的次数</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>变化(&amp;C)</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>每格在相邻两个最佳棋盘之间变化的次数</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>常见的不匹配(&amp;F)</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>有多少个最佳棋盘在该格有不匹配</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>与固定棋盘的不同(&amp;D)</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>与固定的棋盘不同的格子</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>固定此棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>记住此棋盘，以便以后查看其他棋盘与它的不同</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>棋盘旁的伪代码(&amp;D)</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>逐步进行时，逐行显示搜索方法并标出当前行</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>淡化匹配的部分(&amp;T)</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>淡化没有不匹配的拼片，使其他拼片更醒目</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>每行的不匹配数(&amp;W)</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>在棋盘边缘显示每行和每列的不匹配数</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>图例(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>在棋盘下方说明各叠加层，并显示鼠标或光标所在格子的值</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>下一处不匹配(&amp;A)</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>选中下一处不匹配两侧的格子并滚动到那里</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>上一处不匹配(&amp;V)</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>选中上一处不匹配两侧的格子并滚动到那里</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>按编辑拼图的需要排列面板</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观察(&amp;W)</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>按观察搜索的需要排列面板：棋盘、得分和图表</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>切换工作区(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>转到另一个工作区：编辑或观察</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>随搜索切换工作区(&amp;C)</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>搜索开始时显示观察工作区，采用或丢弃结果时显示编辑工作区</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>把此工作区的面板放回默认位置</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>全屏只显示棋盘、得分和图表</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>当前是起始页。请先打开拼图。</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>单独显示</translation>
    </message>
</context>
</TS>
