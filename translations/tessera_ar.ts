<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Failure</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>الذاكرة غير كافية.</translation>
    </message>
    <message>
        <source>The system allows no more threads. Use fewer threads.</source>
        <translation>لا يسمح النظام بمزيد من الخيوط. استعمل خيوطًا أقل.</translation>
    </message>
    <message>
        <source>The program failed: %1.</source>
        <translation>فشل البرنامج: %1.</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>Pick up or place</source>
        <translation>التقاط أو وضع</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>تدوير مع عقارب الساعة</translation>
    </message>
    <message>
        <source>Rotate anticlockwise</source>
        <translation>تدوير عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Rotate as a block</source>
        <translation>تدوير ككتلة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>قفل أو فتح</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>تحرير القطعة</translation>
    </message>
    <message>
        <source>Show what fits</source>
        <translation>إظهار ما يلائم</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>تدوير ككتلة عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>اختيار قطعة ملائمة</translation>
    </message>
</context>
<context>
    <name>ActionFactory</name>
    <message>
        <source>Not possible at the moment.</source>
        <translation>غير ممكن في الوقت الحالي.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>اختبار Friedman</translation>
    </message>
    <message>
        <source>Pairs over puzzles</source>
        <translation>الأزواج على الأحجيات</translation>
    </message>
    <message>
        <source>Pairs on each puzzle</source>
        <translation>الأزواج على كل أحجية</translation>
    </message>
    <message>
        <source>Scores at fixed budgets</source>
        <translation>الدرجات عند ميزانية ثابتة</translation>
    </message>
    <message>
        <source>Times to fixed targets</source>
        <translation>الأزمنة حتى أهداف ثابتة</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>الأزمنة المتوقعة</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>الفرق الحرج</translation>
    </message>
    <message>
        <source>Ranks over time</source>
        <translation>الرتب عبر الزمن</translation>
    </message>
    <message>
        <source>Targets reached</source>
        <translation>الأهداف المبلوغة</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>ملف الأداء</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>الزمن حتى الهدف</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>التقييمات</translation>
    </message>
    <message>
        <source>Mean ranks by median score. A bar joins methods that do not differ significantly (Nemenyi, 5 %).</source>
        <translation>متوسط الرتب حسب وسيط الدرجة. يصل شريط بين الطرائق التي لا تختلف اختلافًا دالًّا (‎Nemenyi 5 %‎).</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>متوسط الرتبة</translation>
    </message>
    <message>
        <source>Mean rank over puzzles, by the median score so far.</source>
        <translation>متوسط الرتبة على الأحجيات حسب وسيط الدرجة حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>Share of all targets that the runs had reached (ECDF). Targets: up to 51 scores per puzzle, from half of the full score to the best.</source>
        <translation>حصة الأهداف التي بلغتها التشغيلات (ECDF). الأهداف: حتى 51 درجة لكل أحجية، من نصف الدرجة الكاملة إلى الأفضل.</translation>
    </message>
    <message>
        <source>Targets reached, %</source>
        <translation>الأهداف المبلوغة، %</translation>
    </message>
    <message>
        <source>Performance profile: share of problems whose expected time is within a factor of the best method&apos;s. A problem is a puzzle with 80, 90, 95, 98 or 100 % of its full score as target.</source>
        <translation>ملف الأداء: حصة المسائل التي زمنها المتوقع ضمن معامل من زمن أفضل طريقة. المسألة أحجية هدفها 80 أو 90 أو 95 أو 98 أو 100 % من درجتها الكاملة.</translation>
    </message>
    <message>
        <source>Times the best expected time</source>
        <translation>مضاعفات أفضل زمن متوقع</translation>
    </message>
    <message>
        <source>Problems, %</source>
        <translation>المسائل، %</translation>
    </message>
    <message>
        <source>Runs that had reached a score of %1 of %2.</source>
        <translation>تشغيلات بلغت درجة %1 من %2.</translation>
    </message>
    <message>
        <source>Runs, %</source>
        <translation>التشغيلات، %</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>الدرجات النهائية.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>دقيق</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>تقريبي</translation>
    </message>
    <message>
        <source>No puzzle has a finished run of every method.</source>
        <translation>لا توجد أحجية انتهى عليها تشغيل لكل طريقة.</translation>
    </message>
    <message>
        <source>Ranks by median score; each puzzle is a block. A method wins a puzzle if it alone has the highest median. Friedman χ² = %1 (p = %2), Iman–Davenport F = %3 (p = %4), p = %5 (%6); critical difference %7 (Nemenyi, 5 %).</source>
        <translation>الرتب حسب وسيط الدرجة؛ كل أحجية كتلة. تفوز الطريقة بأحجية إذا كان لها وحدها أعلى وسيط. Friedman χ² = %1 (p = %2)، Iman–Davenport F = %3 (p = %4)، p = %5 (%6)؛ الفرق الحرج %7 (‎Nemenyi 5 %‎).</translation>
    </message>
    <message>
        <source>Pairs of methods over puzzles: Wilcoxon signed rank test on median scores, p of the difference in mean ranks, mean of A over puzzles (the chance that the first method&apos;s run scores higher). Intervals: 95 % bootstrap.</source>
        <translation>أزواج الطرائق على الأحجيات: اختبار Wilcoxon للرتب المؤشرة على وسيط الدرجات، وp لفرق متوسط الرتب، ومتوسط A على الأحجيات (احتمال أن تكون درجة تشغيل الطريقة الأولى أعلى). الفترات: bootstrap 95 %.</translation>
    </message>
    <message>
        <source>Pairs of methods on each puzzle: Mann–Whitney test, A of Vargha &amp; Delaney, difference of medians. Intervals: 95 % bootstrap.</source>
        <translation>أزواج الطرائق على كل أحجية: اختبار Mann–Whitney، وA لـ Vargha &amp; Delaney، وفرق الوسيطين. الفترات: bootstrap 95 %.</translation>
    </message>
    <message>
        <source>Median scores after a part of the budget.</source>
        <translation>وسيط الدرجات بعد جزء من الميزانية.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>تقييمات</translation>
    </message>
    <message>
        <source>Times to parts of the full score, in %1: the median of the runs, and the expected time with restarts (ERT).</source>
        <translation>الأزمنة حتى أجزاء من الدرجة الكاملة، بوحدة %1: وسيط التشغيلات والزمن المتوقع مع إعادة البدء (ERT).</translation>
    </message>
    <message>
        <source>Expected time to %1 of the full score, in %2, and how many runs reached it. Where none did, the score is the highest median of a method.</source>
        <translation>الزمن المتوقع حتى %1 من الدرجة الكاملة، بوحدة %2، وعدد التشغيلات التي بلغتها. وحيث لم يبلغها أي تشغيل، فالدرجة هي أعلى وسيط لطريقة.</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>الدرجة الكاملة</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>p against the best</source>
        <translation>p مقابل الأفضل</translation>
    </message>
    <message>
        <source>p of ranks</source>
        <translation>p الرتب</translation>
    </message>
    <message>
        <source>p of ranks (Holm)</source>
        <translation>p الرتب (Holm)</translation>
    </message>
    <message>
        <source>A from</source>
        <translation>A من</translation>
    </message>
    <message>
        <source>A to</source>
        <translation>A إلى</translation>
    </message>
    <message>
        <source>Median difference</source>
        <translation>فرق الوسيط</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>الفرق من</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>الفرق إلى</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>بلغت</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>وسيط الزمن</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>الزمن المتوقع</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 تقييمًا</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 s of processor time</source>
        <translation>%1 ث من زمن المعالج</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>الهدف %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجيتان</numerusform>
            <numerusform>%n أحاجٍ</numerusform>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجية</numerusform>
        </translation>
    </message>
    <message>
        <source>budgets that differ by puzzle</source>
        <translation>ميزانية تختلف حسب الأحجية</translation>
    </message>
    <message numerus="yes">
        <source>%1, n = %2 run(s) of each method, %3. Tessera %4.</source>
        <translation>
            <numerusform>%1، n = %2 تشغيل لكل طريقة، %3. Tessera %4.</numerusform>
            <numerusform>%1، n = %2 تشغيل لكل طريقة، %3. Tessera %4.</numerusform>
            <numerusform>%1، n = %2 تشغيلان لكل طريقة، %3. Tessera %4.</numerusform>
            <numerusform>%1، n = %2 تشغيلات لكل طريقة، %3. Tessera %4.</numerusform>
            <numerusform>%1، n = %2 تشغيلًا لكل طريقة، %3. Tessera %4.</numerusform>
            <numerusform>%1، n = %2 تشغيل لكل طريقة، %3. Tessera %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to an analysis. Choose another folder.</source>
        <translation>%1 موجود بالفعل لكنه لا ينتمي إلى تحليل. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Ranks need at least two methods.</source>
        <translation>تحتاج الرتب إلى طريقتين على الأقل.</translation>
    </message>
</context>
<context>
    <name>AnalysisPlot</name>
    <message>
        <source>critical difference %1</source>
        <translation>الفرق الحرج %1</translation>
    </message>
</context>
<context>
    <name>AppSettings</name>
    <message>
        <source>Cannot create a temporary file: %1</source>
        <translation>تعذّر إنشاء ملف مؤقت: ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” does not contain settings from Tessera. Choose a file that Tessera exported.</source>
        <translation>لا يحوي «⁨%1⁩» إعدادات Tessera. اختر ملفًا صدّره Tessera.</translation>
    </message>
    <message>
        <source>Cannot rename “%1”: %2</source>
        <translation>تعذّرت إعادة تسمية «⁨%1⁩»: %2</translation>
    </message>
</context>
<context>
    <name>AxisTicks</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
</context>
<context>
    <name>BlankPuzzle</name>
    <message>
        <source>%1 colours are not possible: choose 1 to %2.</source>
        <translation>‏%1 لونًا غير ممكنة: اختر من 1 إلى %2.</translation>
    </message>
    <message>
        <source>New %1×%2 puzzle</source>
        <translation>أحجية جديدة %1×%2</translation>
    </message>
</context>
<context>
    <name>BoardPages</name>
    <message>
        <source>The margins leave no room on the paper for the board.</source>
        <translation>لا تترك الهوامش مكانًا على الورق للوحة.</translation>
    </message>
</context>
<context>
    <name>BoardTransforms</name>
    <message>
        <source>A puzzle needs as many pieces as cells: add or delete pieces.</source>
        <translation>تحتاج الأحجية إلى قطع بعدد الخانات: أضف قطعًا أو احذفها.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty: place all pieces first.</source>
        <translation>
            <numerusform>%n خانة فارغة: ضع كل القطع أولًا.</numerusform>
            <numerusform>%n خانة فارغة: ضع كل القطع أولًا.</numerusform>
            <numerusform>%n خانتان فارغتان: ضع كل القطع أولًا.</numerusform>
            <numerusform>%n خانات فارغة: ضع كل القطع أولًا.</numerusform>
            <numerusform>%n خانة فارغة: ضع كل القطع أولًا.</numerusform>
            <numerusform>%n خانة فارغة: ضع كل القطع أولًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) do not match: fix them or recolour first.</source>
        <translation>
            <numerusform>%n وصلة لا تتطابق: أصلحها أو أعد التلوين أولًا.</numerusform>
            <numerusform>%n وصلة لا تتطابق: أصلحها أو أعد التلوين أولًا.</numerusform>
            <numerusform>%n وصلتان لا تتطابقان: أصلحهما أو أعد التلوين أولًا.</numerusform>
            <numerusform>%n وصلات لا تتطابق: أصلحها أو أعد التلوين أولًا.</numerusform>
            <numerusform>%n وصلة لا تتطابق: أصلحها أو أعد التلوين أولًا.</numerusform>
            <numerusform>%n وصلة لا تتطابق: أصلحها أو أعد التلوين أولًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDescription</name>
    <message>
        <source>north %1</source>
        <translation>شمال %1</translation>
    </message>
    <message>
        <source>east %1</source>
        <translation>شرق %1</translation>
    </message>
    <message>
        <source>south %1</source>
        <translation>جنوب %1</translation>
    </message>
    <message>
        <source>west %1</source>
        <translation>غرب %1</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>بلا جيران</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>تطابق %1 من %2</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>غير مدوّرة</translation>
    </message>
    <message>
        <source>rotated once</source>
        <translation>مدوّرة مرة</translation>
    </message>
    <message>
        <source>rotated twice</source>
        <translation>مدوّرة مرتين</translation>
    </message>
    <message>
        <source>rotated three times</source>
        <translation>مدوّرة ثلاث مرات</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>الصف %1، العمود %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>القطعة %1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>مقفلة</translation>
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
        <translation>البصر العادي</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>عمى الأحمر</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>عمى الأخضر</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>عمى الأزرق</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Stopped before the end, so this is only a part.</source>
        <translation>توقف قبل النهاية، لذا فهذا جزء فقط.</translation>
    </message>
    <message>
        <source>Stopped before any values could be compared. There is no result.</source>
        <translation>توقف قبل أن تمكن مقارنة أي قيم. لا توجد نتيجة.</translation>
    </message>
    <message>
        <source>%1: %2. The run is left out. “tessera experiment --resume” repeats it.</source>
        <translation>‏%1: %2. تُرك هذا التشغيل. يعيده «tessera experiment --resume».</translation>
    </message>
    <message>
        <source>%1: warning: no writable format for this kind of puzzle has the extension “.%2”, so this is a Tessera file.</source>
        <translation>%1: تحذير: لا توجد صيغة قابلة للكتابة لهذا النوع من الأحاجي بالامتداد «.%2»، لذلك هذا ملف Tessera.</translation>
    </message>
    <message>
        <source>tessera %1: %2 does nothing for “%3”.</source>
        <translation>tessera %1: لا يفعل %2 شيئًا لـ «%3».</translation>
    </message>
    <message>
        <source>With mpirun, each process would do all runs. Use --shard to divide them, or --units and “tessera work”.</source>
        <translation>مع mpirun تُجري كل عملية جميع التشغيلات. قسّمها باستخدام ‎--shard أو استخدم ‎--units و«tessera work».</translation>
    </message>
    <message>
        <source>There is no option “%1”. For a file write “./%1”.</source>
        <translation>لا يوجد خيار «%1». للملف اكتب «‎./%1».</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>‏%1 غير موجود.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>وسيط غير متوقع «%1».</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>ذُكر %1 أكثر من مرة.</translation>
    </message>
    <message>
        <source>%1 takes a whole number, at least %2, not “%3”.</source>
        <translation>يأخذ %1 عددًا صحيحًا لا يقل عن %2، لا «%3».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>يأخذ %1 عددًا صحيحًا من %2 إلى %3، لا «%4».</translation>
    </message>
    <message>
        <source>%1 takes %2 or more seconds, not “%3”.</source>
        <translation>يأخذ %1 عددًا من الثواني لا يقل عن %2، لا «%3».</translation>
    </message>
    <message>
        <source>%1 takes one of %2, not “%3”.</source>
        <translation>يأخذ %1 واحدًا من %2، لا «%3».</translation>
    </message>
    <message>
        <source>“%1” is not a cell of the %2×%3 board.</source>
        <translation>«%1» ليست خانة في لوحة %2×%3.</translation>
    </message>
    <message>
        <source>tessera %1: %2 See “tessera %1 --help”.</source>
        <translation>tessera %1: %2 انظر «tessera %1 --help».</translation>
    </message>
    <message>
        <source>tessera: “%1” is neither a command nor a file. See “tessera --help”.</source>
        <translation>tessera: «%1» ليس أمرًا ولا ملفًا. انظر «tessera --help».</translation>
    </message>
    <message>
        <source>standard output: the results cannot be written.</source>
        <translation>الخرج القياسي: لا يمكن كتابة النتائج.</translation>
    </message>
    <message>
        <source>There is no format “%1” for this kind of puzzle. “tessera formats” lists the formats.</source>
        <translation>لا توجد صيغة «%1» لهذا النوع من الأحاجي. يعرض «tessera formats» الصيغ.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>الصيغة «%1» للقراءة فقط. اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>--edge-order takes the letters u, r, d and l, each once; not “%1”.</source>
        <translation>يأخذ ‎--edge-order الحروف u وr وd وl، كلًا مرة واحدة؛ لا «%1».</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.</source>
        <translation>يأخذ ‎--size عرضxارتفاع، كلًا من 1 إلى %1؛ لا «%2».</translation>
    </message>
    <message>
        <source>--take board needs the puzzle for the board: add --puzzle FILE.</source>
        <translation>يحتاج ‎--take board إلى أحجية اللوحة: أضف ‎--puzzle FILE.</translation>
    </message>
    <message>
        <source>Write a puzzle or a board in another format.</source>
        <translation>كتابة أحجية أو لوحة بصيغة أخرى.</translation>
    </message>
    <message>
        <source>The file to write. Its extension sets the format unless --to is given. Needed, as OUT or with -o.</source>
        <translation>الملف المراد كتابته. تحدد لاحقته الصيغة ما لم يُعطَ ‎--to. وهو لازم، بصفة OUT أو مع ‎-o.</translation>
    </message>
    <message>
        <source>Read this format instead of detecting the format.</source>
        <translation>القراءة بهذه الصيغة بدل اكتشافها.</translation>
    </message>
    <message>
        <source>Write this format.</source>
        <translation>الكتابة بهذه الصيغة.</translation>
    </message>
    <message>
        <source>The puzzle of a board file or a records file, which hold no pieces.</source>
        <translation>أحجية ملف لوحة أو ملف أرقام قياسية، فهما لا يحتويان على قطع.</translation>
    </message>
    <message>
        <source>In a piece list: the order of the four numbers, e.g. urdl or udlr (up, right, down, left).</source>
        <translation>في قائمة قطع: ترتيب الأعداد الأربعة، مثل urdl أو udlr (أعلى، يمين، أسفل، يسار).</translation>
    </message>
    <message>
        <source>In a piece list: the number of the grey of the frame.</source>
        <translation>في قائمة قطع: العدد الدال على رمادي الإطار.</translation>
    </message>
    <message>
        <source>In a piece list: the size of the board.</source>
        <translation>في قائمة قطع: حجم اللوحة.</translation>
    </message>
    <message>
        <source>Count all solutions exactly.</source>
        <translation>عدّ كل الحلول بدقة.</translation>
    </message>
    <message>
        <source>Stop after this many solutions.</source>
        <translation>التوقف بعد هذا العدد من الحلول.</translation>
    </message>
    <message>
        <source>Stop after this time.</source>
        <translation>التوقف بعد هذا الوقت.</translation>
    </message>
    <message>
        <source>Fill the cells in this order: %1. auto takes the order with the smallest expected tree.</source>
        <translation>ملء الخانات بهذا الترتيب: %1. يختار auto صاحب أصغر شجرة متوقعة.</translation>
    </message>
    <message>
        <source>Show no progress on standard error.</source>
        <translation>عدم إظهار التقدم على خرج الأخطاء.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>طباعة كائن JSON واحد.</translation>
    </message>
    <message>
        <source>--shard takes I/N with I from 1 to N, not “%1”.</source>
        <translation>يأخذ ‎--shard الصورة I/N حيث I من 1 إلى N، لا «%1».</translation>
    </message>
    <message>
        <source>%1: the folder already holds results of this plan. Add --resume to continue them.</source>
        <translation>%1: في المجلد نتائج لهذه الخطة. أضف ‎--resume لمتابعتها.</translation>
    </message>
    <message>
        <source>%1 with %2, seed %3: the run failed.</source>
        <translation>%1 مع %2، البذرة %3: فشل التشغيل.</translation>
    </message>
    <message>
        <source>-o DIR is missing.</source>
        <translation>‏‎-o DIR غير موجود.</translation>
    </message>
    <message>
        <source>Stopped. Use --resume to do the remaining runs.</source>
        <translation>توقف. استعمل ‎--resume لإجراء التشغيلات المتبقية.</translation>
    </message>
    <message>
        <source>Run a plan that compares methods over puzzles and seeds.</source>
        <translation>تنفيذ خطة تقارن الطرائق على أحاجٍ وبذور.</translation>
    </message>
    <message>
        <source>A JSON file with puzzles, methods, seeds and budget.</source>
        <translation>ملف JSON فيه الأحاجي والطرائق والبذور والميزانية.</translation>
    </message>
    <message>
        <source>Do only part I of N, to share the work among machines.</source>
        <translation>إجراء الجزء I من N فقط، لتوزيع العمل على عدة أجهزة.</translation>
    </message>
    <message>
        <source>Keep the finished runs in the folder and do the others.</source>
        <translation>إبقاء التشغيلات المنتهية في المجلد وإجراء الباقي.</translation>
    </message>
    <message>
        <source>First copy the finished runs of another folder. May be repeated.</source>
        <translation>نسخ التشغيلات المنتهية من مجلد آخر أولًا. يمكن تكراره.</translation>
    </message>
    <message>
        <source>Also draw chart-*.svg: the median curves of the methods, one chart per puzzle or group of puzzles.</source>
        <translation>رسم chart-*.svg أيضًا: منحنيات الوسيط للطرائق، مخطط لكل أحجية أو مجموعة أحاجٍ.</translation>
    </message>
    <message>
        <source>Each finished run is saved immediately. If the program or the machine stops, only the current runs are lost. Shards may share one folder. The tables hold the runs that are finished when they are written.</source>
        <translation>يُحفظ كل تشغيل منتهٍ فورًا. وإذا توقف البرنامج أو الجهاز فلا تضيع إلا التشغيلات الجارية. يمكن للأجزاء مشاركة مجلد. وتحوي الجداول التشغيلات المنتهية عند كتابتها.</translation>
    </message>
    <message>
        <source>%1; unit: %2</source>
        <translation>%1؛ الوحدة: %2</translation>
    </message>
    <message>
        <source>List the file formats.</source>
        <translation>سرد صيغ الملفات.</translation>
    </message>
    <message>
        <source>Print one JSON array.</source>
        <translation>طباعة مصفوفة JSON واحدة.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.</source>
        <translation>يأخذ ‎--size عرضxارتفاع، مثل 10x10، لا «%1».</translation>
    </message>
    <message>
        <source>--size %1 is not possible: each side must have 1 to %2 cells, because a piece and its rotation are stored in 16 bits.</source>
        <translation>‏‎--size %1 غير ممكن: يجب أن يكون لكل ضلع من 1 إلى %2 خانة، لأن القطعة وتدويرها يُخزَّنان في 16 بتًا.</translation>
    </message>
    <message>
        <source>--hints: a board of %1×%2 has no cell “%3”; its last one is %4.</source>
        <translation>‏‎--hints: ليس في لوحة %1×%2 خانة «%3»؛ آخرها %4.</translation>
    </message>
    <message>
        <source>--hints eternity is for 16×16 boards only.</source>
        <translation>‏‎--hints eternity للوحات 16×16 فقط.</translation>
    </message>
    <message>
        <source>There is no preset “%1”. The presets are: %2.</source>
        <translation>لا يوجد إعداد مسبق «%1». الإعدادات المسبقة هي: %2.</translation>
    </message>
    <message>
        <source>--size is missing.</source>
        <translation>‏‎--size غير موجود.</translation>
    </message>
    <message>
        <source>-o OUT is missing.</source>
        <translation>‏‎-o OUT غير موجود.</translation>
    </message>
    <message>
        <source>Several puzzles cannot go to standard output. Name a file with -o.</source>
        <translation>لا يمكن لعدة أحاجٍ أن تذهب إلى الخرج القياسي. حدد ملفًا بـ ‎-o.</translation>
    </message>
    <message>
        <source>Generate a puzzle that has a solution.</source>
        <translation>توليد أحجية لها حل.</translation>
    </message>
    <message>
        <source>Width and height in cells, each 1 to %1. Without --preset, needed for edge-matching puzzles.</source>
        <translation>العرض والارتفاع بالخانات، كل منهما من 1 إلى %1. ودون ‎--preset لازم لأحاجي مطابقة الأضلاع.</translation>
    </message>
    <message>
        <source>No grey frame around the board.</source>
        <translation>بلا إطار رمادي حول اللوحة.</translation>
    </message>
    <message>
        <source>A colour matches its mate, not itself.</source>
        <translation>يطابق اللون قرينه لا نفسه.</translation>
    </message>
    <message>
        <source>Pieces keep their rotation, as in TetraVex; implies --unframed.</source>
        <translation>تحافظ القطع على تدويرها كما في TetraVex؛ ويتضمن ‎--unframed.</translation>
    </message>
    <message>
        <source>Allow identical pieces.</source>
        <translation>السماح بقطع متطابقة.</translation>
    </message>
    <message>
        <source>Hints from the solution: a number of random cells, a list of cells such as C4,H8, or eternity for the five of Eternity II.</source>
        <translation>تلميحات من الحل: عدد خانات عشوائية، أو قائمة خانات مثل C4,H8، أو eternity لخمس Eternity II.</translation>
    </message>
    <message>
        <source>Generate K puzzles. OUT gets a number before its extension; a format that holds lists takes all of them in one file.</source>
        <translation>توليد K أحاجٍ. يأخذ OUT رقمًا قبل لاحقته؛ والتنسيق الذي يحوي قوائم يضعها كلها في ملف واحد.</translation>
    </message>
    <message>
        <source>Leave the solution on the board.</source>
        <translation>ترك الحل على اللوحة.</translation>
    </message>
    <message>
        <source>The file to write; its extension sets the format. “-” is standard output. Needed.</source>
        <translation>الملف المراد كتابته؛ تحدد لاحقته الصيغة. «-» هو الخرج القياسي. وهو لازم.</translation>
    </message>
    <message>
        <source>Usage: tessera %1</source>
        <translation>الاستعمال: tessera %1</translation>
    </message>
    <message>
        <source> [options]</source>
        <translation> [خيارات]</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>الوسائط:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>الخيارات:</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>إظهار هذه المساعدة.</translation>
    </message>
    <message>
        <source>Usage: tessera [FILE...]
       tessera COMMAND [arguments]
</source>
        <translation>الاستعمال: tessera [ملف...]
           tessera أمر [وسائط]
</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles. Without a command, tessera opens the window with the given files. Commands need no display.</source>
        <translation>محرر ومُظهر لطرائق حل أحاجي مطابقة الأضلاع. بلا أمر يفتح tessera النافذة بالملفات المعطاة. ولا تحتاج الأوامر إلى شاشة.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>الأوامر:</translation>
    </message>
    <message>
        <source>Show this help; after a command, show the help of that command.</source>
        <translation>إظهار هذه المساعدة؛ وبعد أمر مساعدته.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>إظهار الإصدار.</translation>
    </message>
    <message>
        <source>“-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render. Exit codes: 0 done, 1 the command failed, or a file is invalid or could not be written, 2 wrong usage, 3 stopped before the target or before all work units were done.</source>
        <translation>«-» هو الدخل أو الخرج القياسي، لكن ليس للأرقام القياسية ونقاط الحفظ والبراهين والمجلدات والصور ولا لأثر يُرسم. رموز الخروج: 0 تم، 1 فشل الأمر أو ملف غير صالح أو تعذرت كتابته، 2 استعمال خاطئ، 3 توقف قبل الهدف أو قبل اكتمال وحدات العمل كلها.</translation>
    </message>
    <message>
        <source>Show the properties of a puzzle, and warnings.</source>
        <translation>إظهار خصائص أحجية وتحذيراتها.</translation>
    </message>
    <message>
        <source>Combinations are all ways to fill the board that respect the frame, matching or not. --json gives the exact number.</source>
        <translation>التوافيق هي كل طرق ملء اللوحة التي تحترم الإطار، متطابقة أو لا. ويعطي ‎--json العدد الدقيق.</translation>
    </message>
    <message>
        <source>%1  best %2/%3  %4 evaluations, %5/s</source>
        <translation>%1  الأفضل %2/%3  %4 تقييم، %5/ث</translation>
    </message>
    <message>
        <source>  runs %1/%2</source>
        <translation>  التشغيلات %1/%2</translation>
    </message>
    <message>
        <source>%1  runs %2/%3</source>
        <translation>%1  التشغيلات %2/%3</translation>
    </message>
    <message>
        <source>  about %1 left</source>
        <translation>  بقي نحو %1</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: تحذير: %2</translation>
    </message>
    <message>
        <source>%1: warning: these files are of an earlier call: %2.</source>
        <translation>%1: تحذير: هذه الملفات من استدعاء سابق: %2.</translation>
    </message>
    <message>
        <source>--sheets writes a PDF: OUT must end in .pdf.</source>
        <translation>يكتب ‎--sheets ملف PDF: يجب أن ينتهي OUT بـ ‎.pdf.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>Draw a board, or the curves of a trace, as a picture.</source>
        <translation>رسم لوحة، أو منحنيات أثر، صورةً.</translation>
    </message>
    <message>
        <source>Write piece numbers on a board.</source>
        <translation>كتابة أرقام القطع على اللوحة.</translation>
    </message>
    <message>
        <source>Write column letters and row numbers on the rim of a board.</source>
        <translation>كتابة حروف الأعمدة وأرقام الصفوف على حافة اللوحة.</translation>
    </message>
    <message>
        <source>Do not mark mismatched joints on a board.</source>
        <translation>عدم تعليم وصلات اللوحة غير المتطابقة.</translation>
    </message>
    <message>
        <source>Do not mark locked pieces and hints.</source>
        <translation>عدم تعليم القطع المقفلة والتلميحات.</translation>
    </message>
    <message>
        <source>Draw no background.</source>
        <translation>عدم رسم الخلفية.</translation>
    </message>
    <message>
        <source>Show only these cells of a board: names and rectangles, separated by commas.</source>
        <translation>إظهار هذه الخانات من اللوحة فقط: أسماء ومستطيلات تفصلها فواصل.</translation>
    </message>
    <message>
        <source>Mark the full score on the curves of a trace.</source>
        <translation>تعليم الدرجة الكاملة في منحنيات الأثر.</translation>
    </message>
    <message>
        <source>Draw curves on a logarithmic axis.</source>
        <translation>رسم المنحنيات على محور لوغاريتمي.</translation>
    </message>
    <message>
        <source>Show the score of a board.</source>
        <translation>إظهار درجة لوحة.</translation>
    </message>
    <message>
        <source>The score counts the matching joints between two pieces, and the edges at a rim that has to show one colour. Fitness also weighs the 2×2 areas that have a mismatch.</source>
        <translation>تعدّ الدرجة الوصلات المتطابقة بين قطعتين، والأضلاع المتطابقة على حافة يجب أن تكون بلون واحد؛ وتزن اللياقة أيضًا مناطق 2×2 التي لا تتطابق فيها وصلة.</translation>
    </message>
    <message>
        <source>Write a PDF to print on both sides, cut out and play: pieces with their numbers on the back, and an empty board with the hints.</source>
        <translation>كتابة PDF للطباعة على الوجهين والقص واللعب: القطع وأرقامها خلفها، ولوحة فارغة بالتلميحات.</translation>
    </message>
    <message>
        <source>--%1 needs --sheets.</source>
        <translation>‏‎--%1 يحتاج إلى ‎--sheets.</translation>
    </message>
    <message>
        <source>--json and a file cannot both go to standard output.</source>
        <translation>لا يمكن أن يذهب ‎--json وملف معًا إلى الخرج القياسي.</translation>
    </message>
    <message>
        <source>Only one file can go to standard output.</source>
        <translation>لا يمكن أن يذهب إلى الخرج القياسي إلا ملف واحد.</translation>
    </message>
    <message>
        <source>The target %1 is above the full score %2.</source>
        <translation>الهدف %1 فوق الدرجة الكاملة %2.</translation>
    </message>
    <message>
        <source>No board was found within the limits. Allow more time or evaluations.</source>
        <translation>لم توجد لوحة ضمن الحدود. اسمح بوقت أو تقييمات أكثر.</translation>
    </message>
    <message>
        <source>Search for the best board.</source>
        <translation>البحث عن أفضل لوحة.</translation>
    </message>
    <message>
        <source>The method; “tessera solvers” lists the methods. Needed without --preset-file.</source>
        <translation>الطريقة؛ يسردها «tessera solvers». وهي لازمة دون --preset-file.</translation>
    </message>
    <message>
        <source>Set a parameter of the method. May be repeated.</source>
        <translation>ضبط وسيط للطريقة. يمكن تكراره.</translation>
    </message>
    <message>
        <source>Start from one of the method’s presets; “tessera solvers ID” lists them.</source>
        <translation>البدء من أحد الإعدادات المسبقة للطريقة؛ يسردها «tessera solvers ID».</translation>
    </message>
    <message>
        <source>Stop each run after this time.</source>
        <translation>إيقاف كل تشغيل بعد هذا الوقت.</translation>
    </message>
    <message>
        <source>Stop each run after this many evaluations. With the same seed and threads the result is the same on any machine; where memory is short, record also needs its parameter memory. A method may end its step first; those that improve a board complete the first one.</source>
        <translation>إيقاف كل تشغيل بعد هذا العدد من التقييمات. ومع البذرة وعدد الخيوط نفسيهما تكون النتيجة نفسها على أي جهاز؛ وإذا قلّت الذاكرة احتاج record أيضًا إلى وسيطه memory. وقد تُنهي الطريقة خطوتها أولًا؛ والطرق التي تحسّن لوحة تُكمل الأولى.</translation>
    </message>
    <message>
        <source>Stop at this score; exit code 3 if no run reaches it.</source>
        <translation>التوقف عند هذه الدرجة؛ رمز الخروج 3 إن لم يبلغها تشغيل.</translation>
    </message>
    <message>
        <source>Write the best board to this file; its extension sets the format.</source>
        <translation>كتابة أفضل لوحة في هذا الملف؛ تحدد لاحقته الصيغة.</translation>
    </message>
    <message>
        <source>The records file. Several times a second the best board is appended if it beats the score in it for this puzzle. Each line is one JSON object.</source>
        <translation>ملف الأرقام القياسية. تُلحق به أفضل لوحة عدة مرات في الثانية إذا تجاوزت الدرجة التي فيه لهذه الأحجية. وكل سطر كائن JSON واحد.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; it has: %3.</source>
        <translation>ليس لـ %1 إعداد مسبق «%2»؛ له: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>--solver is missing. “tessera solvers” lists the methods.</source>
        <translation>‏‎--solver غير موجود. يسرد «tessera solvers» الطرائق.</translation>
    </message>
    <message>
        <source>--param takes name=value, not “%1”.</source>
        <translation>يأخذ ‎--param اسم=قيمة، لا «%1».</translation>
    </message>
    <message>
        <source>List the methods with their parameters and presets.</source>
        <translation>سرد الطرائق بوسائطها وإعداداتها المسبقة.</translation>
    </message>
    <message>
        <source>Only this method.</source>
        <translation>هذه الطريقة فقط.</translation>
    </message>
    <message>
        <source>Turn back early: %1. colors turns back as soon as a board has more pairs of a colour than all pieces can make. auto does so if it is expected to save time.</source>
        <translation>الرجوع مبكرًا: %1. يرجع colors متى صار في اللوحة من أزواج لون أكثر مما تصنعه كل القطع. ويفعل auto ذلك إن كان يُتوقع أن يوفر الوقت.</translation>
    </message>
    <message>
        <source>--%1 only works with --kind %2.</source>
        <translation>‏لا يعمل ‎--%1 إلا مع ‎--kind %2.</translation>
    </message>
    <message>
        <source>%1: solutions of this kind of puzzle cannot be counted.</source>
        <translation>‏‎%1: لا يمكن عدّ حلول هذا النوع من الأحاجي.</translation>
    </message>
    <message>
        <source>--%1 does not work with puzzles of the kind %2.</source>
        <translation>‏لا يعمل ‎--%1 مع أحاجي النوع ‎%2.</translation>
    </message>
    <message>
        <source>%1: this kind of puzzle cannot be drawn.</source>
        <translation>‏‎%1: لا يمكن رسم هذا النوع من الأحاجي.</translation>
    </message>
    <message>
        <source>%1  solutions %2  %3 placements, %4/s</source>
        <translation>%1  الحلول %2  %3 وضعة، %4/ث</translation>
    </message>
    <message>
        <source>  %1 % of about %2, %3 left</source>
        <translation>  %1 % من نحو %2، بقي %3</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus. “tessera formats” lists the formats.</source>
        <translation>لا توجد صيغة «%1» للسودوكو. يسرد «tessera formats» الصيغ.</translation>
    </message>
    <message>
        <source>A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.</source>
        <translation>للسودوكو ‎--size ‏4x4 أو 9x9 أو 16x16 أو 25x25، لا «%1».</translation>
    </message>
    <message>
        <source>The number of givens; without it, givens are removed in random order where difficulty and symmetry allow. Fewer may be possible.</source>
        <translation>عدد المعطيات؛ ومن دونه تُزال المعطيات بترتيب عشوائي حيث تسمح الصعوبة والتناظر. وقد يكون عدد أقل ممكنًا.</translation>
    </message>
    <message>
        <source>The symmetry of the givens: %1.</source>
        <translation>تناظر المعطيات: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file holds %n puzzle(s); only the first is used.</source>
        <translation>
            <numerusform>%1: في الملف %n أحجية؛ تؤخذ الأولى.</numerusform>
            <numerusform>%1: في الملف %n أحجية؛ تؤخذ.</numerusform>
            <numerusform>%1: في الملف %n أحجيتان؛ تؤخذ الأولى.</numerusform>
            <numerusform>%1: في الملف %n أحاجٍ؛ تؤخذ الأولى.</numerusform>
            <numerusform>%1: في الملف %n أحجية؛ تؤخذ الأولى.</numerusform>
            <numerusform>%1: في الملف %n أحجية؛ تؤخذ الأولى.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 only works with edge-matching puzzles; this is a Sudoku.</source>
        <translation>‏لا يعمل ‎--%1 إلا مع أحاجي مطابقة الأضلاع؛ وهذا سودوكو.</translation>
    </message>
    <message>
        <source>The folder for the runs, results.csv, results.json, table.md and table.tex. Needed.</source>
        <translation>المجلد للتشغيلات وresults.csv وresults.json وtable.md وtable.tex. وهو لازم.</translation>
    </message>
    <message>
        <source>The tiles of a board: %1, or the name of your own palette. Without it, a puzzle file may ask for its own tiles.</source>
        <translation>بلاطات اللوحة: %1، أو اسم لوحة ألوان خاصة بك. ومن دونه قد يطلب ملف الأحجية بلاطاته.</translation>
    </message>
    <message>
        <source>Use the colours of a palette file that was exported from the settings.</source>
        <translation>استعمال ألوان ملف لوحة ألوان صُدّر من الإعدادات.</translation>
    </message>
    <message>
        <source>Write the best run with all its boards to this file. The window can open and replay it.</source>
        <translation>كتابة أفضل تشغيل بكل لوحاته في هذا الملف. يمكن للنافذة أن تفتحه وتعيد عرضه.</translation>
    </message>
    <message>
        <source>There are no settings to reset. Tessera starts with the defaults.</source>
        <translation>لا توجد إعدادات لإعادة ضبطها. يبدأ Tessera بالإعدادات الافتراضية.</translation>
    </message>
    <message>
        <source>The settings are reset to the defaults. The old settings are in %1.</source>
        <translation>أُعيدت الإعدادات إلى القيم الافتراضية. الإعدادات القديمة في %1.</translation>
    </message>
    <message>
        <source>“%1” is not a supported shell: give bash, zsh or fish.</source>
        <translation>«%1» صدفة غير مدعومة: أعطِ bash أو zsh أو fish.</translation>
    </message>
    <message>
        <source>Print a shell script that completes the commands and options of tessera.</source>
        <translation>طباعة نص برمجي للصدفة يكمل أوامر tessera وخياراته.</translation>
    </message>
    <message>
        <source>bash, zsh or fish.</source>
        <translation>bash أو zsh أو fish.</translation>
    </message>
    <message>
        <source>For bash: source &lt;(tessera completion bash)</source>
        <translation>لصدفة bash: source &lt;(tessera completion bash)</translation>
    </message>
    <message>
        <source>Print the manual page; “tessera man | man -l -” shows it.</source>
        <translation>طباعة صفحة الدليل؛ ويعرضها «tessera man | man -l -».</translation>
    </message>
    <message>
        <source>tessera help: there is no command “%1”. See “tessera --help”.</source>
        <translation>tessera help: لا يوجد أمر «%1». انظر «tessera --help».</translation>
    </message>
    <message>
        <source>List the commands, or show the help of one.</source>
        <translation>سرد الأوامر، أو عرض مساعدة أحدها.</translation>
    </message>
    <message>
        <source>The command to show the help of.</source>
        <translation>الأمر الذي تُعرض مساعدته.</translation>
    </message>
    <message>
        <source>Reset the settings of the window to the defaults. The old settings are kept in a file.</source>
        <translation>إعادة إعدادات النافذة إلى القيم الافتراضية. تُحفظ الإعدادات القديمة في ملف.</translation>
    </message>
    <message>
        <source>Without a command, tessera opens the window with the given files. Commands need no display. “-” means standard input or output, but not for records, checkpoints, proofs, folders, pictures or a trace to render.</source>
        <translation>بلا أمر يفتح tessera النافذة بالملفات المعطاة. ولا تحتاج الأوامر إلى شاشة. «-» هو الدخل أو الخرج القياسي، لكن ليس للأرقام القياسية ونقاط الحفظ والبراهين والمجلدات والصور ولا لأثر يُرسم.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>تمّ.</translation>
    </message>
    <message>
        <source>The command failed, or a file is invalid or could not be written.</source>
        <translation>فشل الأمر، أو ملف غير صالح أو تعذرت كتابته.</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>استعمال خاطئ.</translation>
    </message>
    <message>
        <source>Stopped before the target, or before all work units were done.</source>
        <translation>توقّف قبل الهدف، أو قبل اكتمال وحدات العمل كلها.</translation>
    </message>
    <message>
        <source>Ctrl-C ends solve and count like a limit; experiment, benchmark, tune and landscape end with 1, work with 3.</source>
        <translation>ينهي Ctrl-C الأمرين solve وcount كما ينهيهما حد؛ وتنتهي experiment وbenchmark وtune وlandscape بالرمز 1، وينتهي work بالرمز 3.</translation>
    </message>
    <message>
        <source>Warning: %1 is given more than once; the last value counts.</source>
        <translation>تحذير: أُعطي %1 أكثر من مرة، وتُستخدم القيمة الأخيرة.</translation>
    </message>
    <message>
        <source>--checkpoint saves a single run: leave out --runs.</source>
        <translation>يحفظ --checkpoint تشغيلًا واحدًا: احذف --runs.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no nodes. Choose another --axis.</source>
        <translation>لم تعدّ تشغيلات هذا الأثر أي عُقد. اختر ‎--axis آخر.</translation>
    </message>
    <message>
        <source>The runs of this trace counted no iterations. Choose another --axis.</source>
        <translation>لم تعدّ تشغيلات هذا الأثر أي تكرارات. اختر ‎--axis آخر.</translation>
    </message>
    <message>
        <source>%1: the trace has no rows, so there is no curve to draw.</source>
        <translation>%1: لا صفوف في الأثر، فلا منحنى يُرسم.</translation>
    </message>
    <message>
        <source>Write the score over time, with the columns %1. Only populations fill mean and worst. The method’s own figures follow.</source>
        <translation>كتابة الدرجة عبر الزمن، بالأعمدة %1. ولا يُملأ mean وworst إلا للجماعات. ثم تأتي أرقام الطريقة الخاصة.</translation>
    </message>
    <message>
        <source>tessera: there is no option “%1”. See “tessera --help”.</source>
        <translation>tessera: لا يوجد خيار «%1». انظر «tessera --help».</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) are missing or unreadable.</source>
        <translation>
            <numerusform>%1: لا توجد تشغيلات ناقصة أو غير مقروءة (%n).</numerusform>
            <numerusform>%1: تشغيل واحد (%n) غير موجود أو لا يمكن قراءته.</numerusform>
            <numerusform>%1: تشغيلان (%n) غير موجودين أو لا يمكن قراءتهما.</numerusform>
            <numerusform>%1: %n تشغيلات غير موجودة أو لا يمكن قراءتها.</numerusform>
            <numerusform>%1: %n تشغيلًا غير موجود أو لا يمكن قراءته.</numerusform>
            <numerusform>%1: %n تشغيل غير موجود أو لا يمكن قراءته.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs a file, not standard output.</source>
        <translation>‏‎--%1 يأخذ ملفًا لا الخرج القياسي.</translation>
    </message>
    <message>
        <source>Two outputs cannot both go to %1.</source>
        <translation>لا يمكن أن يذهب خرجان معًا إلى %1.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold a board: give -o another extension, such as .tessera.</source>
        <translation>الصيغة «%1» لا تتسع للوحة: أعطِ ‎-o لاحقة أخرى مثل ‎.tessera.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>الخرج القياسي</translation>
    </message>
    <message>
        <source>The seeds exceed the maximum, %1.</source>
        <translation>تتجاوز البذور الحد الأقصى %1.</translation>
    </message>
    <message>
        <source>For a trace with more than %1 runs, the picture shows the median and a band from the lower to the upper quartile.</source>
        <translation>لأثر فيه أكثر من %1 تشغيلًا تُظهر الصورة الوسيط وشريطًا من الربيع الأدنى إلى الربيع الأعلى.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>‏%1 فارغ.</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>قيمة %1 فارغة.</translation>
    </message>
    <message>
        <source>tessera %1: “%2” is not valid UTF-8. Rename the file first.</source>
        <translation>tessera %1: ليس «%2» بترميز UTF-8 صالح. أعد تسمية الملف أولًا.</translation>
    </message>
    <message>
        <source>What to convert: both, pieces or board. With board, the pieces come from --puzzle, chosen by their edges.</source>
        <translation>ما يُحوَّل: both (كلاهما) أو pieces (القطع) أو board (اللوحة). مع board تأتي القطع من ‎--puzzle، مختارةً بأضلاعها.</translation>
    </message>
    <message>
        <source>Search with J threads. The counts stay the same.</source>
        <translation>البحث بعدد J من الخيوط. الأعداد هي نفسها.</translation>
    </message>
    <message>
        <source>Hints and locked pieces stay in place. “complete” shows whether everything was tried; if not, there may be more solutions. “stop” shows why the count ended: exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the state could not be saved, and 3 if earlier work units are not all done.</source>
        <translation>تبقى التلميحات والقطع المقفلة في مكانها. يبيّن «complete» هل جُرّب كل شيء؛ وإلا فقد توجد حلول أخرى. ويبيّن «stop» لماذا انتهى العدّ: exhausted أو limit أو time أو interrupted. ورمز الخروج 0 لها كلها، و1 إذا تعذر حفظ الحالة، و3 إذا لم تكتمل وحدات العمل السابقة كلها.</translation>
    </message>
    <message>
        <source>The folder of the plan’s puzzle files. The default is the plan’s own folder.</source>
        <translation>مجلد ملفات أحاجي الخطة. الافتراضي هو مجلد الخطة نفسه.</translation>
    </message>
    <message>
        <source>Do J runs at the same time.</source>
        <translation>إجراء J من التشغيلات في الوقت نفسه.</translation>
    </message>
    <message>
        <source>“tessera man” describes the format of plans.</source>
        <translation>يصف «tessera man» صيغة الخطط.</translation>
    </message>
    <message>
        <source>The number of colours: hardest (by formula), BORDER+INNER (two separate sets, e.g. 5+17) or TOTAL (one set for all edges).</source>
        <translation>كم لونًا: hardest (بالصيغة الرياضية)، أو BORDER+INNER (مجموعتان منفصلتان، مثل 5+17)، أو TOTAL (مجموعة واحدة مشتركة لكل الأضلاع).</translation>
    </message>
    <message>
        <source>even: each colour occurs equally often; random: each edge gets a random colour.</source>
        <translation>‏even: يرد كل لون بقدر غيره؛ random: يأخذ كل ضلع لونًا عشوائيًا.</translation>
    </message>
    <message>
        <source>Start from the settings of a published puzzle: %1. They replace the defaults.</source>
        <translation>البدء من إعدادات أحجية منشورة: %1. تحل محل القيم الافتراضية.</translation>
    </message>
    <message>
        <source>The same seed gives the same puzzle everywhere.</source>
        <translation>البذرة نفسها تعطي الأحجية نفسها في كل مكان.</translation>
    </message>
    <message>
        <source>%1 At least %2.</source>
        <translation>%1 ‏%2 على الأقل.</translation>
    </message>
    <message>
        <source>%1 From %2 to %3.</source>
        <translation>%1 من %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 الافتراضي: %2.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, only number N; without it, all.</source>
        <translation>من ملف فيه سودوكو كثيرة، ذات الرقم N فقط؛ ومن دونه كلها.</translation>
    </message>
    <message>
        <source>A title for the tables.</source>
        <translation>عنوان للجداول.</translation>
    </message>
    <message>
        <source>A list of objects. Each has “file” (relative to the plan) or “generate” (settings such as preset, width, height, colors, seed; %1). Optional: “count” (generate this many, with successive seeds), “name”, “group” (puzzles that share a row in the tables) and “budget” (for this puzzle).</source>
        <translation>قائمة كائنات. في كل منها «file» (نسبةً إلى الخطة) أو «generate» (إعدادات مثل preset وwidth وheight وcolors وseed؛ و%1). اختياري: «count» (توليد هذا العدد ببذور متتالية) و«name» و«group» (أحاجٍ تشترك في صف من الجداول) و«budget» (لهذه الأحجية).</translation>
    </message>
    <message>
        <source>kind sudoku for Sudokus</source>
        <translation>kind sudoku للسودوكو</translation>
    </message>
    <message>
        <source>A list of objects. Each has “solver” (an id from “tessera solvers”). Optional: “name”, “preset”, “start” (random, greedy, board or own), “parameters” (one value each; a list of values makes one method per value) and “published” (one text per group of puzzles, shown beside the results).</source>
        <translation>قائمة كائنات. في كل منها «solver» (معرّف من «tessera solvers»). اختياري: «name» و«preset» و«start» (random أو greedy أو board أو own) و«parameters» (قيمة لكل منها؛ وتجعل قائمة القيم من كل قيمة طريقة) و«published» (نص لكل مجموعة أحاجٍ يظهر بجانب النتائج).</translation>
    </message>
    <message>
        <source>A list of numbers, or an object with “count” and optionally “first” and “step”.</source>
        <translation>قائمة أعداد، أو كائن فيه «count» واختياريًا «first» و«step».</translation>
    </message>
    <message>
        <source>An object with at least one of “seconds”, “processor-seconds”, “evaluations” and “target”.</source>
        <translation>كائن فيه واحد على الأقل من «seconds» و«processor-seconds» و«evaluations» و«target».</translation>
    </message>
    <message>
        <source>A list of seconds. The tables also show the scores at these times.</source>
        <translation>قائمة ثوانٍ. وتُظهر الجداول الدرجات عند هذه الأوقات أيضًا.</translation>
    </message>
    <message>
        <source>“generations” draws the charts against generations.</source>
        <translation>‏«generations» يرسم المخططات مقابل الأجيال.</translation>
    </message>
    <message>
        <source>An object with “name” and “seconds”: one time for each group of puzzles.</source>
        <translation>كائن فيه «name» و«seconds»: زمن واحد لكل مجموعة أحاجٍ.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” is a JSON object with these keys. puzzles, methods, seeds and budget are required.</source>
        <translation>خطة «tessera experiment» كائن JSON بهذه المفاتيح؛ ولا بد من puzzles وmethods وseeds وbudget.</translation>
    </message>
    <message>
        <source>An example:</source>
        <translation>مثال:</translation>
    </message>
    <message>
        <source>--%1 needs a regular file; %2 is a device or a pipe.</source>
        <translation>‏‎--%1 يأخذ ملفًا عاديًا؛ و%2 ملف جهاز أو أنبوب.</translation>
    </message>
    <message>
        <source>%1 is the input; give the output another name.</source>
        <translation>‏%1 هو الدخل؛ أعطِ الخرج اسمًا آخر.</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file (its best board), a viewer address, or %1.</source>
        <translation>أحجية أو لوحة بأي صيغة معروفة، أو ملف تشغيل (أفضل لوحاته)، أو عنوان عارض، أو %1.</translation>
    </message>
    <message>
        <source>a Sudoku’s line of digits</source>
        <translation>سطر أرقام سودوكو</translation>
    </message>
    <message>
        <source>Seed %1: warning: the run got only %2 % of a core per thread, because other programs kept the machine busy. Use --cpu-time to limit processor time instead.</source>
        <translation>البذرة %1: تحذير: لم ينل التشغيل إلا %2 % من نواة لكل خيط لأن برامج أخرى شغلت الجهاز. استعمل ‎--cpu-time لتحديد زمن المعالج بدل ذلك.</translation>
    </message>
    <message>
        <source>Seed %1: warning: each thread got only %2 % of a core, because --jobs asks for more threads than this machine has processors.</source>
        <translation>البذرة %1: تحذير: لم يحصل كل خيط إلا على %2 % من نواة، لأن ‎--jobs يطلب خيوطًا أكثر من معالجات هذا الجهاز.</translation>
    </message>
    <message>
        <source>Seed of the first run; each further run takes the next seed. A preset may set its own seeds.</source>
        <translation>بذرة التشغيل الأول؛ ولكل تشغيل بعده البذرة التالية. قد يأتي الإعداد المسبق ببذوره الخاصة.</translation>
    </message>
    <message>
        <source>Stop each run after this much processor time of all its threads. The result depends less on other programs.</source>
        <translation>إيقاف كل تشغيل بعد هذا القدر من زمن المعالج لكل خيوطه. وتقل تبعية النتيجة للبرامج الأخرى.</translation>
    </message>
    <message>
        <source>The start board: random, greedy, board (the given board) or own (as in the paper of the method, or else random). record takes only board; backtracking and sat take none.</source>
        <translation>لوحة البدء: random أو greedy أو board (اللوحة المعطاة) أو own (كما في بحث الطريقة المنشور، وإلا random). الطريقة record لا تأخذ إلا board؛ و backtracking و sat لا تأخذان شيئًا.</translation>
    </message>
    <message>
        <source>Run K seeds.</source>
        <translation>تشغيل K من البذور.</translation>
    </message>
    <message>
        <source>Do J runs at the same time. With fewer runs than J, each run may use several threads.</source>
        <translation>إجراء J من التشغيلات في الوقت نفسه. وإذا كانت التشغيلات أقل من J فقد يستعمل كل تشغيل عدة خيوط.</translation>
    </message>
    <message>
        <source>Without --time, --cpu-time, --evaluations or --target the search runs until the puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best board, however the search ends.</source>
        <translation>بلا ‎--time و‎--cpu-time و‎--evaluations و‎--target يستمر البحث حتى تُحل الأحجية أو لا يبقى ما يُجرَّب أو يُضغط Ctrl-C. ويكتب ‎-o أفضل لوحة كيفما انتهى البحث.</translation>
    </message>
    <message>
        <source>“stop” shows why a run ended: solved, target, time, evaluations, interrupted, exhausted or failed. The exit code is 1 for failed, without a board or if a file could not be written, 3 if no run reaches --target or earlier work units are not all done, and else 0.</source>
        <translation>يبيّن «stop» لماذا انتهى التشغيل: solved أو target أو time أو evaluations أو interrupted أو exhausted أو failed. ورمز الخروج 1 مع failed أو بلا لوحة أو إذا تعذرت كتابة ملف، و3 إذا لم يبلغ أي تشغيل ‎--target أو لم تكتمل وحدات العمل السابقة كلها، وإلا فهو 0.</translation>
    </message>
    <message>
        <source>There is no method “%1”. The methods are: %2.</source>
        <translation>لا توجد طريقة «%1». الطرائق هي: %2.</translation>
    </message>
    <message>
        <source>OUT must end in one of %1, or in .gif for a run file; “%2” does not.</source>
        <translation>يجب أن ينتهي OUT بواحد من %1، أو بـ ‎.gif لملف تشغيل؛ وليس «%2» كذلك.</translation>
    </message>
    <message>
        <source>%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one.</source>
        <translation>%1: تحتاج الحركة (‎.gif) إلى ملف تشغيل. ويكتبه «tessera solve --run-file».</translation>
    </message>
    <message>
        <source>A puzzle or a board in any known format, a run file, a viewer address, or a trace that “solve --trace” wrote (*.csv).</source>
        <translation>أحجية أو لوحة بأي صيغة معروفة، أو ملف تشغيل، أو عنوان عارض، أو أثر كتبه «solve --trace» ‏(*.csv).</translation>
    </message>
    <message>
        <source>The picture file: .png, .svg or .pdf. .gif animates the best boards of a run file; without --size its longer side has at most %1 pixels. Needed.</source>
        <translation>ملف الصورة: ‎.png أو ‎.svg أو ‎.pdf. ويحرّك ‎.gif أفضل لوحات ملف تشغيل؛ ومن دون ‎--size يكون ضلعه الأطول %1 بكسل على الأكثر. وهو لازم.</translation>
    </message>
    <message>
        <source>The longer side in pixels; of a .gif at most.</source>
        <translation>الضلع الأطول بالبكسل؛ وفي ‎.gif حدٌّ أقصى.</translation>
    </message>
    <message>
        <source>Scale factor.</source>
        <translation>عامل التكبير.</translation>
    </message>
    <message>
        <source>Draw curves against seconds, evaluations, iterations or nodes.</source>
        <translation>رسم المنحنيات مقابل seconds أو evaluations أو iterations أو nodes.</translation>
    </message>
    <message>
        <source>The paper size of the sheets: a4 or letter.</source>
        <translation>حجم ورق صفحات القطع: a4 أو letter.</translation>
    </message>
    <message>
        <source>The side of a piece on the sheets, in millimetres.</source>
        <translation>ضلع القطعة على صفحات القطع بالمليمتر.</translation>
    </message>
    <message>
        <source>The margins of the sheets, in millimetres.</source>
        <translation>هوامش صفحات القطع بالمليمتر.</translation>
    </message>
    <message>
        <source>edge-matching or sudoku. The next three options are for Sudokus, which have one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9.</source>
        <translation>‏edge-matching أو sudoku. الخيارات الثلاثة التالية للسودوكو، ولها حل واحد. و‎--size لها ‏4x4 أو 9x9 أو 16x16 أو 25x25؛ ومن دونه 9x9.</translation>
    </message>
    <message>
        <source>The difficulty: %1; without it, any.</source>
        <translation>الصعوبة: %1؛ ومن دونه أي صعوبة.</translation>
    </message>
    <message>
        <source>In a file with many Sudokus, take number N.</source>
        <translation>أخذ السودوكو ذات الرقم N من ملف فيه سودوكو كثيرة.</translation>
    </message>
    <message>
        <source>Piece %1 (%2 %3 %4 %5) is not in the set of %6.</source>
        <translation>القطعة %1 (%2 %3 %4 %5) ليست في مجموعة %6.</translation>
    </message>
    <message>
        <source>--like does not work with --take or --puzzle.</source>
        <translation>لا يُستعمل ‎--like مع ‎--take أو ‎--puzzle.</translation>
    </message>
    <message>
        <source>%1: this is a records file. “tessera convert IN OUT --puzzle PUZZLE” writes its best board.</source>
        <translation>%1: هذا ملف أرقام قياسية. يكتب «tessera convert IN OUT --puzzle PUZZLE» أفضل لوحة فيه.</translation>
    </message>
    <message>
        <source>%1: this file holds only a board. “tessera convert IN OUT --puzzle PUZZLE” adds the pieces.</source>
        <translation>%1: في هذا الملف لوحة فقط. يضيف «tessera convert IN OUT --puzzle PUZZLE» القطع.</translation>
    </message>
    <message>
        <source>%1: the records file has no board of this puzzle.</source>
        <translation>%1: ليس في ملف الأرقام القياسية لوحة لهذه الأحجية.</translation>
    </message>
    <message>
        <source>--no-hints needs --like.</source>
        <translation>يحتاج ‎--no-hints إلى ‎--like.</translation>
    </message>
    <message>
        <source>Write the board with the piece numbers of this puzzle. Both must have the same set of pieces; order, rotations and colour numbers may differ. Locks of both are kept where their piece stays.</source>
        <translation>كتابة اللوحة بأرقام قطع هذه الأحجية. يجب أن تكون مجموعة القطع واحدة فيهما؛ وقد يختلف الترتيب والتدويرات وأرقام الألوان. وتبقى أقفال كلتيهما حيث تبقى قطعها.</translation>
    </message>
    <message>
        <source>With --like: leave out the hints and locks of that puzzle.</source>
        <translation>مع ‎--like: ترك تلميحات تلك الأحجية وأقفالها.</translation>
    </message>
    <message>
        <source>No frame; all edges at the rim show this colour. any: the same colour, whichever it is.</source>
        <translation>بلا إطار؛ تُظهر كل أضلاع الحافة هذا اللون. any: لون واحد أيًا كان.</translation>
    </message>
    <message>
        <source>Divide the work into units in FOLDER, for any number of “tessera work FOLDER”. When all are done, the same command prints the result.</source>
        <translation>تقسيم العمل إلى وحدات في المجلد، لأي عدد من أوامر «tessera work». وعند انتهائها كلها يعرض الأمر نفسه النتيجة.</translation>
    </message>
    <message>
        <source>With --units: split a part of a tree that takes longer. A worker that is silent for as long loses its units.</source>
        <translation>مع --units: تقسيم جزء الشجرة الذي يستغرق وقتًا أطول. والعملية التي تصمت بقدر ذلك تفقد وحداتها.</translation>
    </message>
    <message>
        <source>%1 cannot be used together with %2.</source>
        <translation>لا يمكن استعمال %1 مع %2.</translation>
    </message>
    <message>
        <source>Equal seeds make equal runs, which are no evidence.</source>
        <translation>البذور المتساوية تعطي تشغيلات متساوية لا تُثبت شيئًا.</translation>
    </message>
    <message>
        <source>The methods “%1” and “%2” are the same, so comparing them shows nothing.</source>
        <translation>الطريقتان «%1» و«%2» متطابقتان، فلا تُظهر مقارنتهما شيئًا.</translation>
    </message>
    <message>
        <source>The puzzles “%1” and “%2” are the same, so rank tests count one puzzle twice.</source>
        <translation>الأحجيتان «%1» و«%2» متطابقتان، فتحسب اختبارات الرتب أحجية واحدة مرتين.</translation>
    </message>
    <message>
        <source>The start “%1” does nothing for “%2”.</source>
        <translation>لا تفعل البداية «%1» شيئًا لـ «%2».</translation>
    </message>
    <message>
        <source>%1/experiment.json: warning: the file does not describe this plan. “tessera analyse” needs --plan.</source>
        <translation>%1/experiment.json: تحذير: لا يصف الملف هذه الخطة. يحتاج «tessera analyse» إلى --plan.</translation>
    </message>
    <message>
        <source>The file is cut off. Its last whole board is used.</source>
        <translation>الملف مقطوع. تُستخدم آخر لوحة كاملة فيه.</translation>
    </message>
    <message>
        <source>The methods of %1 and %2 differ. Choose one with --method.</source>
        <translation>تختلف الطريقة في ‎%1‎ عنها في ‎%2‎. اختر واحدة بالخيار ‎--method‎.</translation>
    </message>
    <message>
        <source>--jobs does nothing with --units here. Add it to “tessera work”.</source>
        <translation>لا أثر هنا للخيار ‎--jobs‎ مع ‎--units‎. أضفه إلى «tessera work».</translation>
    </message>
    <message>
        <source>%1: the folder holds the units of another puzzle, plan or other options. Choose another folder.</source>
        <translation>%1: يحتوي المجلد على وحدات لأحجية أو خطة أو خيارات أخرى. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>%1: some results failed the check and must be computed again. Run “tessera work” on this folder.</source>
        <translation>%1: لم تجتز بعض النتائج الفحص ويجب حسابها من جديد. شغّل «tessera work» على هذا المجلد.</translation>
    </message>
    <message>
        <source>%1: unit %2 was computed twice with different results. A machine may be faulty. Count again in another folder.</source>
        <translation>%1: حُسبت الوحدة %2 مرتين بنتيجتين مختلفتين. قد يكون أحد الأجهزة معطوبًا. أعد العد في مجلد آخر.</translation>
    </message>
    <message>
        <source>Do work units that “count”, “solve”, “experiment” or “tune” have made.</source>
        <translation>تنفيذ وحدات العمل التي أنشأها «count» أو «solve» أو «experiment» أو «tune».</translation>
    </message>
    <message>
        <source>%1: no runs were added for %2 s. Start “tessera tune” again, then the workers.</source>
        <translation>‏%1: لم تُضف تشغيلات منذ %2 ثانية. شغّل «tessera tune» من جديد، ثم العمّال.</translation>
    </message>
    <message>
        <source>The folder of --units.</source>
        <translation>مجلد --units.</translation>
    </message>
    <message>
        <source>Do J units at the same time.</source>
        <translation>تنفيذ J من الوحدات في آن واحد.</translation>
    </message>
    <message>
        <source>Only print how far the units are.</source>
        <translation>عرض مدى تقدم الوحدات فقط.</translation>
    </message>
    <message>
        <source>Start it on any number of machines that share the folder: it ends when all units are done. It may be killed at any time; another worker repeats its units. All machines must have the same Tessera.</source>
        <translation>شغّله على أي عدد من الأجهزة التي تتشارك المجلد: ينتهي عند إنجاز كل الوحدات. ويمكن قتله في أي وقت، فتعيد عملية أخرى وحداته. ويجب أن يكون Tessera نفسه على كل الأجهزة.</translation>
    </message>
    <message>
        <source>Ctrl-C ends it early with exit code 3. The first result of a unit counts, and some units are computed twice as a check.</source>
        <translation>ينهيه Ctrl-C مبكرًا برمز الخروج 3. وتُحتسب أول نتيجة للوحدة، وتُحسب بعض الوحدات مرتين للفحص.</translation>
    </message>
    <message>
        <source>“leased” units are with a worker; “split” ones were divided further. “repeated” ones were computed twice, and “different” ones gave two results. “share” is the part of all work that is done, from 0 to 1.</source>
        <translation>«leased» وحدات لدى أحد العمال، و«split» وحدات قُسمت. و«repeated» وحدات حُسبت مرتين، و«different» وحدات أعطت نتيجتين. و«share» هي الحصة المنجزة من العمل كله، من 0 إلى 1.</translation>
    </message>
    <message>
        <source>“lost” ones have no result file; the next worker repeats them.</source>
        <translation>و«lost» وحدات بلا ملف نتيجة؛ يعيدها العامل التالي.</translation>
    </message>
    <message>
        <source>%1: warning: the count ended before it began.</source>
        <translation>%1: تحذير: انتهى العد قبل أن يبدأ.</translation>
    </message>
    <message>
        <source>%1  units %2/%3  %4 %</source>
        <translation>%1  الوحدات %2/%3  %4 %</translation>
    </message>
    <message>
        <source>  best %1</source>
        <translation>  الأفضل %1</translation>
    </message>
    <message>
        <source>%1: the folder holds no finished runs.</source>
        <translation>%1: لا يحوي المجلد تشغيلات منتهية.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created.</source>
        <translation>%1: لا يمكن إنشاء المجلد.</translation>
    </message>
    <message>
        <source>Compare the methods of an experiment with tests, tables and figures.</source>
        <translation>يقارن طرائق تجربة باختبارات وجداول وأشكال.</translation>
    </message>
    <message>
        <source>The results of “tessera experiment”.</source>
        <translation>نتائج «tessera experiment».</translation>
    </message>
    <message>
        <source>The folder for analysis.md, analysis.tex and analysis.json, each table as CSV, and each figure as SVG, PDF and CSV.</source>
        <translation>المجلد لـ analysis.md وanalysis.tex وanalysis.json، ولكل جدول بصيغة CSV، ولكل شكل بصيغ SVG وPDF وCSV.</translation>
    </message>
    <message>
        <source>The plan of the results. Needed only for results of earlier versions.</source>
        <translation>خطة النتائج. تلزم فقط لنتائج الإصدارات السابقة.</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target.</source>
        <translation>الجزء من الدرجة الكاملة للأزمنة حتى هدف.</translation>
    </message>
    <message>
        <source>Print the tables as one JSON object.</source>
        <translation>يطبع الجداول ككائن JSON واحد.</translation>
    </message>
    <message>
        <source>Without -o and --json the tables are printed as Markdown. Each puzzle is a block: Friedman test with Holm’s correction, critical differences, Wilcoxon signed rank tests over puzzles, Mann–Whitney tests on each puzzle.</source>
        <translation>بدون -o و--json تُطبع الجداول بصيغة Markdown. كل أحجية كتلة: اختبار Friedman بتصحيح Holm، والفروق الحرجة، واختبارات Wilcoxon للرتب المؤشرة على الأحجيات، واختبارات Mann–Whitney على كل أحجية.</translation>
    </message>
    <message>
        <source>Save the state to FILE from time to time, and resume from FILE if it exists. FILE is removed when the count is complete.</source>
        <translation>حفظ الحالة في FILE من حين إلى آخر، والاستئناف من FILE إن وُجد. يُحذف FILE حين يكتمل العدّ.</translation>
    </message>
    <message>
        <source>Save the state again after this time.</source>
        <translation>حفظ الحالة من جديد بعد هذه المدة.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each count together. The numbers stay the same. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>تحت «mpirun -n N» تعدّ N عملية معًا، لكل منها J من الخيوط. تبقى الأعداد نفسها. العملية الأولى وحدها تقرأ وتكتب وتطبع. وإذا زاد J على 1 فأعط mpirun الخيار ‎--bind-to none.</translation>
    </message>
    <message>
        <source>Also write all that “tessera analyse” writes to the folder “analysis” in DIR.</source>
        <translation>يكتب أيضًا كل ما يكتبه «tessera analyse» في المجلد «analysis» داخل DIR.</translation>
    </message>
    <message>
        <source>This method works in one process only: start it without mpirun.</source>
        <translation>تعمل هذه الطريقة في عملية واحدة فقط: شغّلها دون mpirun.</translation>
    </message>
    <message>
        <source>This method writes no proof. Use --solver sat.</source>
        <translation>هذه الطريقة لا تكتب برهانًا. استخدم --solver sat.</translation>
    </message>
    <message>
        <source>Save the state of backtracking, record, genetic or ant-colony to FILE from time to time, and resume from FILE if it exists. FILE is removed when nothing is left to search. --evaluations counts from the first start, --time from this one. A resumed run repeats any work after the saved state, and so gives the same as one that was never stopped. All but backtracking need as many threads as before.</source>
        <translation>حفظ حالة backtracking أو record أو genetic أو ant-colony في FILE من حين إلى آخر، والاستئناف من FILE إن وُجد. يُحذف FILE حين لا يبقى ما يُبحث فيه. يعدّ ‎--evaluations من البدء الأول، و‎--time من هذا البدء. ويعيد التشغيل المستأنف العمل الذي تلا الحالة المحفوظة، فيعطي ما يعطيه تشغيل لم يتوقف قط. وتحتاج كلها عدا backtracking إلى عدد الخيوط نفسه كما من قبل.</translation>
    </message>
    <message>
        <source>Let the SAT solver write its proof to FILE, in the format DRAT, and the formula that it is of to FILE.cnf.</source>
        <translation>جعل حلّال SAT يكتب برهانه في FILE بالصيغة DRAT، والصيغة المنطقية التي يخصها في FILE.cnf.</translation>
    </message>
    <message>
        <source>With several threads, genetic and ant-colony report boards and evaluations only at meetings: --trace and --records have nothing from between.</source>
        <translation>مع عدة خيوط لا يبلّغ genetic وant-colony باللوحات والتقييمات إلا في اللقاءات: فلا شيء مما بينها في ‎--trace و‎--records.</translation>
    </message>
    <message>
        <source>Under “mpirun -n N” N processes with J threads each search together. backtracking, record, genetic and ant-colony can do that; the result depends only on the number of all threads. The first process alone reads, writes and prints. If J is above 1, give mpirun the option --bind-to none.</source>
        <translation>تحت «mpirun -n N» تبحث N عملية معًا، لكل منها J من الخيوط. تستطيع ذلك backtracking وrecord وgenetic وant-colony؛ ولا تتعلق النتيجة إلا بعدد الخيوط كلها. العملية الأولى وحدها تقرأ وتكتب وتطبع. وإذا زاد J على 1 فأعط mpirun الخيار ‎--bind-to none.</translation>
    </message>
    <message>
        <source>With --evaluations, backtracking under mpirun works in the first process alone, with as many threads as all have together. Give mpirun --bind-to none then.</source>
        <translation>مع ‎--evaluations يعمل backtracking تحت mpirun في العملية الأولى وحدها، بعدد خيوط يساوي ما لدى الجميع معًا. أعط mpirun عندئذٍ ‎--bind-to none.</translation>
    </message>
    <message>
        <source>Processes under mpirun share a single run: leave out --runs.</source>
        <translation>تتقاسم العمليات تحت mpirun تشغيلًا واحدًا: احذف ‎--runs.</translation>
    </message>
    <message>
        <source>--proof is of a single run: leave out --runs.</source>
        <translation>الخيار --proof لتشغيل واحد: احذف --runs.</translation>
    </message>
    <message>
        <source>The method %1 cannot be saved and resumed. backtracking, record, genetic and ant-colony can.</source>
        <translation>لا يمكن حفظ الطريقة %1 واستئنافها. أما backtracking وrecord وgenetic وant-colony فيمكن.</translation>
    </message>
    <message>
        <source>  %1 processes, %2/s to %3/s each, process %4 last heard %5 s ago</source>
        <translation>  %1 عمليات، من %2/ث إلى %3/ث لكل منها، آخر خبر من العملية %4 قبل %5 ث</translation>
    </message>
    <message>
        <source>This Tessera was built without Open MPI. Start it without mpirun.</source>
        <translation>بُني هذا الإصدار من Tessera دون Open MPI. شغّله دون mpirun.</translation>
    </message>
    <message>
        <source>Scores over time.</source>
        <translation>الدرجات عبر الزمن.</translation>
    </message>
    <message>
        <source>Final scores.</source>
        <translation>الدرجات النهائية.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n run(s)</source>
        <translation>
            <numerusform>وسيط %n تشغيل</numerusform>
            <numerusform>وسيط %n تشغيل</numerusform>
            <numerusform>وسيط %n تشغيلين</numerusform>
            <numerusform>وسيط %n تشغيلات</numerusform>
            <numerusform>وسيط %n تشغيلًا</numerusform>
            <numerusform>وسيط %n تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no instance “%1”. “tessera benchmark list” lists all instances.</source>
        <translation>لا يوجد نموذج «%1». يعرض «tessera benchmark list» كل النماذج.</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written.</source>
        <translation>‏«%1» ليست صيغة يمكن الكتابة بها.</translation>
    </message>
    <message>
        <source>%1: the library has edge-matching puzzles only.</source>
        <translation>%1: لا تحوي المكتبة إلا أحاجي مطابقة الأضلاع.</translation>
    </message>
    <message>
        <source>This board beats the best known one. To submit it, send %1 to the Tessera project.</source>
        <translation>تتفوق هذه اللوحة على أفضل لوحة معروفة. لتقديمها أرسل %1 إلى مشروع Tessera.</translation>
    </message>
    <message>
        <source>the file that -o FILE writes</source>
        <translation>الملف الذي يكتبه ‎-o FILE‎</translation>
    </message>
    <message>
        <source>%1 beats the best known board.</source>
        <translation>يتفوق %1 على أفضل لوحة معروفة.</translation>
    </message>
    <message>
        <source>Only “check” takes a FILE.</source>
        <translation>لا يقبل ملفًا إلا «check».</translation>
    </message>
    <message>
        <source>Compare methods on the instances of the benchmark library.</source>
        <translation>مقارنة الطرائق على نماذج مكتبة القياس.</translation>
    </message>
    <message>
        <source>list (the default) prints the instances, their best known scores and, if counted, their solutions up to rotation; run lets methods search; check compares a board with the best known one; write writes the puzzles for other programs.</source>
        <translation>يعرض list (المبدئي) النماذج وأفضل درجاتها المعروفة، وعدد حلولها دون تمييز تدوير اللوحة إن كانت معدودة؛ ويشغّل run بحث الطرائق؛ ويقارن check لوحة بأفضل لوحة معروفة؛ ويكتب write الأحاجي لبرامج أخرى.</translation>
    </message>
    <message>
        <source>For check: a board file of the library or a puzzle file; needed.</source>
        <translation>لـ check: ملف لوحة من المكتبة أو ملف أحجية؛ وهو لازم.</translation>
    </message>
    <message>
        <source>Only this instance. May be repeated. The default is all.</source>
        <translation>هذا النموذج فقط. يمكن تكراره. المبدئي هو الكل.</translation>
    </message>
    <message>
        <source>For run: the method; needed. May be repeated.</source>
        <translation>لـ run: الطريقة؛ وهي لازمة. يمكن تكراره.</translation>
    </message>
    <message>
        <source>For run: stop each run after this many evaluations.</source>
        <translation>لـ run: إيقاف كل تشغيل بعد هذا العدد من التقييمات.</translation>
    </message>
    <message>
        <source>For run: run K seeds.</source>
        <translation>لـ run: تشغيل K من البذور.</translation>
    </message>
    <message>
        <source>For run: the first seed.</source>
        <translation>لـ run: البذرة الأولى.</translation>
    </message>
    <message>
        <source>For run: do J runs at the same time.</source>
        <translation>لـ run: إجراء J من التشغيلات في الوقت نفسه.</translation>
    </message>
    <message>
        <source>For write: the format of the files.</source>
        <translation>لـ write: صيغة الملفات.</translation>
    </message>
    <message>
        <source>For check: who or what found the board, for -o.</source>
        <translation>لـ check: من وجد اللوحة أو ما وجدها، لأجل ‎-o.</translation>
    </message>
    <message>
        <source>For run: a folder for the runs, tables and boards that beat the best known ones; finished runs in it are kept. Without it, run writes such boards as NAME.txt to the current folder. For write: a folder; needed. For check: the board as a file to submit.</source>
        <translation>لـ run: مجلد للتشغيلات والجداول واللوحات التي تتفوق على أفضل المعروف؛ وتبقى فيه التشغيلات المنتهية. من دونه يكتب run هذه اللوحات باسم NAME.txt في المجلد الحالي. لـ write: مجلد؛ وهو لازم. لـ check: اللوحة ملفًا للتقديم.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>طباعة JSON.</translation>
    </message>
    <message>
        <source>The name of an instance says how it is generated: size, colours, options and seed. Every instance has a solution, so its full score is the optimum. “generate --solved” shows the solution: submit only boards that were found without it.</source>
        <translation>يدل اسم النموذج على طريقة توليده: الحجم والألوان والخيارات والبذرة. لكل نموذج حل، فدرجته الكاملة هي الحد الأمثل. ويعرض «generate --solved» الحل: فلا ترسل إلا لوحات عُثر عليها من دونه.</translation>
    </message>
    <message>
        <source>A plan for “tessera experiment” names an instance like this: %1.</source>
        <translation>تُسمّي خطة «tessera experiment» النموذج هكذا: ‎%1‎.</translation>
    </message>
    <message>
        <source>Use the method and the parameters of a file that “tessera tune” wrote.</source>
        <translation>استعمال الطريقة والوسائط من ملف كتبه «tessera tune».</translation>
    </message>
    <message>
        <source>Use either --preset or --preset-file.</source>
        <translation>استعمل ‎--preset‎ أو ‎--preset-file‎، لا كليهما.</translation>
    </message>
    <message>
        <source>%1 is for the method %2.</source>
        <translation>‏%1 للطريقة %2.</translation>
    </message>
    <message>
        <source>%1 is not a solution of the puzzle.</source>
        <translation>‏%1 ليس حلًا للأحجية.</translation>
    </message>
    <message>
        <source>Autocorrelation of a random walk, %1</source>
        <translation>الارتباط الذاتي لمسيرة عشوائية، %1</translation>
    </message>
    <message>
        <source>Local optima network, %1</source>
        <translation>شبكة القيم المثلى المحلية، %1</translation>
    </message>
    <message>
        <source>Search trajectory network</source>
        <translation>شبكة مسارات البحث</translation>
    </message>
    <message>
        <source>%1: landscapes are for edge-matching puzzles only.</source>
        <translation>%1: التضاريس لأحاجي مطابقة الأضلاع فقط.</translation>
    </message>
    <message>
        <source>%1: no solution is known. Give one with --solution.</source>
        <translation>%1: لا يُعرف حل. أعطِ حلًا بـ ‎--solution.</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so graphs are written as DOT only.</source>
        <translation>‏Graphviz غير مثبّت، فتُكتب الرسوم البيانية بصيغة DOT فقط.</translation>
    </message>
    <message>
        <source>Measure a puzzle’s fitness landscape.</source>
        <translation>قياس تضاريس الملاءمة لأحجية.</translation>
    </message>
    <message>
        <source>A puzzle file.</source>
        <translation>ملف أحجية.</translation>
    </message>
    <message>
        <source>walk: autocorrelation of a random walk. fdc: scores and distances to a known solution. optima: local optima, basins and their network. trajectories: the network of searches. May be repeated. The default is all.</source>
        <translation>‏walk: الارتباط الذاتي لمسير عشوائي. fdc: الدرجات والمسافات إلى حل معروف. optima: القيم المثلى المحلية وأحواضها وشبكتها. trajectories: شبكة عمليات البحث. يمكن تكراره. المبدئي هو الكل.</translation>
    </message>
    <message>
        <source>swap, best-swap (in the best rotations), rotation or swap-rotation. May be repeated. The default is all.</source>
        <translation>‏swap أو best-swap (بأفضل تدوير) أو rotation أو swap-rotation. يمكن تكراره. المبدئي هو الكل.</translation>
    </message>
    <message>
        <source>Length of the random walk.</source>
        <translation>طول المسير العشوائي.</translation>
    </message>
    <message>
        <source>The largest lag of the autocorrelation.</source>
        <translation>أكبر إزاحة للارتباط الذاتي.</translation>
    </message>
    <message>
        <source>Random boards that climb to local optima.</source>
        <translation>لوحات عشوائية تصعد إلى قيم مثلى محلية.</translation>
    </message>
    <message>
        <source>Attempts to leave each local optimum.</source>
        <translation>محاولات مغادرة كل قيمة مثلى محلية.</translation>
    </message>
    <message>
        <source>The most local optima in a sampled network.</source>
        <translation>أكبر عدد من القيم المثلى المحلية في شبكة العينة.</translation>
    </message>
    <message>
        <source>For trajectories: a method. May be repeated. The default is annealing and tabu.</source>
        <translation>لـ trajectories: طريقة. يمكن تكراره. المبدئي annealing وtabu.</translation>
    </message>
    <message>
        <source>For trajectories: stop each run after this many evaluations.</source>
        <translation>لـ trajectories: إيقاف كل تشغيل بعد هذا العدد من التقييمات.</translation>
    </message>
    <message>
        <source>For trajectories: run K seeds of each method.</source>
        <translation>لـ trajectories: تشغيل K من البذور لكل طريقة.</translation>
    </message>
    <message>
        <source>The same seed gives the same figures.</source>
        <translation>البذرة نفسها تعطي الأرقام نفسها.</translation>
    </message>
    <message>
        <source>A solved board of the puzzle, if neither the file nor its generator has one.</source>
        <translation>لوحة محلولة للأحجية إن لم يكن في الملف ولا في مولّده.</translation>
    </message>
    <message>
        <source>The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for SVG.</source>
        <translation>المجلد لملفات CSV وJSON وDOT وSVG. تحتاج الشبكات إلى Graphviz لصيغة SVG.</translation>
    </message>
    <message>
        <source>All local optima are found on puzzles with at most 50,000 boards; larger puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones &amp; Forrest 1995 (fdc), Ochoa, Tomassini, Vérel &amp; Darabos 2008 (local optima networks), Vérel et al. 2012 (escape edges), Ochoa, Malan &amp; Blum 2021 (search trajectory networks).</source>
        <translation>تُوجد كل القيم المثلى المحلية في الأحاجي التي لها 50,000 لوحة على الأكثر؛ وتؤخذ عينة من الأكبر. المصادر: Weinberger 1990 (الارتباط الذاتي)، Jones &amp; Forrest 1995 ‏(fdc)، Ochoa, Tomassini, Vérel &amp; Darabos 2008 (شبكات القيم المثلى المحلية)، Vérel et al. 2012 (أضلاع الهروب)، Ochoa, Malan &amp; Blum 2021 (شبكات مسارات البحث).</translation>
    </message>
    <message>
        <source>%1: tuning needs a budget in evaluations.</source>
        <translation>%1: يتطلب الضبط ميزانية بالتقييمات.</translation>
    </message>
    <message>
        <source>Find better parameters for a method by iterated racing.</source>
        <translation>إيجاد وسائط أفضل لطريقة بسباقات متكررة.</translation>
    </message>
    <message>
        <source>A plan as for “tessera experiment”, with a budget in evaluations. A method of it is tuned on its puzzles and seeds.</source>
        <translation>خطة كما في «tessera experiment» بميزانية تقييمات. تُضبط إحدى طرقها على أحاجيها وبذورها.</translation>
    </message>
    <message>
        <source>%1: the plan has no method “%2”.</source>
        <translation>‏%1: لا توجد في الخطة طريقة «%2».</translation>
    </message>
    <message>
        <source>The name of the method in the plan. The default is the first one.</source>
        <translation>اسم الطريقة في الخطة. الافتراضي هو الأولى.</translation>
    </message>
    <message>
        <source>Share the runs with any number of “tessera work FOLDER”. With the folder of a tuning that was stopped, its finished runs are not repeated.</source>
        <translation>مشاركة التشغيلات مع أي عدد من أوامر «tessera work». ومع مجلد ضبط أُوقف لا تُعاد تشغيلاته المنجزة.</translation>
    </message>
    <message>
        <source>A parameter to tune, within its whole range, or NAME=LOW..HIGH, or NAME=VALUE,VALUE. May be repeated. Needed.</source>
        <translation>وسيط يُضبط في مداه كله، أو ‎NAME=LOW..HIGH‎، أو ‎NAME=VALUE,VALUE‎. يمكن تكراره. وهو لازم.</translation>
    </message>
    <message>
        <source>Evaluations of all runs together, each counted with the highest budget of the plan. The runs of --verify are extra.</source>
        <translation>تقييمات كل التشغيلات معًا، ويُحسب كل منها بأكبر ميزانية في الخطة. وتضاف إليها تشغيلات ‎--verify.</translation>
    </message>
    <message>
        <source>How a race drops configurations: friedman or t-test.</source>
        <translation>كيف يستبعد السباق التهيئات: friedman أو t-test.</translation>
    </message>
    <message>
        <source>The same seed gives the same preset.</source>
        <translation>البذرة نفسها تعطي الإعداد المسبق نفسه.</translation>
    </message>
    <message>
        <source>Then compare the tuned values with the plan’s own on the puzzles of this plan, which should be fresh ones. “gain” is the mean gain in score per puzzle; “from” and “to” are the ends of its 95 % bootstrap interval.</source>
        <translation>ثم مقارنة القيم المضبوطة بقيم الخطة الأصلية على أحاجي هذه الخطة، ويحسن أن تكون جديدة. ‏«gain» متوسط ربح النتيجة لكل أحجية؛ و«from» و«to» طرفا فترة bootstrap له بنسبة 95 %.</translation>
    </message>
    <message>
        <source>The file for the best values and their evidence; “solve --preset-file” reads it.</source>
        <translation>ملف أفضل القيم وأدلتها؛ يقرؤه «solve --preset-file».</translation>
    </message>
    <message>
        <source>Iterated racing as in irace (López-Ibáñez et al. 2016): draw configurations, race them over puzzles and seeds, and draw again around the best ones.</source>
        <translation>سباقات متكررة كما في irace ‏(López-Ibáñez et al. 2016): سحب تهيئات، وسباقها على الأحاجي والبذور، ثم السحب من جديد حول أفضلها.</translation>
    </message>
    <message>
        <source>  next improvement: %1</source>
        <translation>  التحسّن التالي: %1</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to this plan. Choose another folder.</source>
        <translation>%1 موجود بالفعل لكنه لا ينتمي إلى هذه الخطة. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>%1: this run is on a puzzle of another kind.</source>
        <translation>‏%1: هذا التشغيل يخص أحجية من نوع آخر.</translation>
    </message>
    <message>
        <source>%1: animations have %2 to %3 pixels. This one has %4.</source>
        <translation>%1: للرسوم المتحركة من %2 إلى %3 بكسل. ولهذه %4.</translation>
    </message>
    <message>
        <source>%1: --unit-time does nothing here, because the folder was made with %2.</source>
        <translation>%1: لا أثر هنا للخيار ‎--unit-time‎ لأن المجلد أُنشئ بالقيمة %2.</translation>
    </message>
    <message>
        <source>Sudokus are counted in one process only: start it without mpirun.</source>
        <translation>تُعدّ حلول السودوكو في عملية واحدة فقط: شغّل الأمر دون mpirun.</translation>
    </message>
    <message>
        <source>With mpirun, each process would do the same work. Start this command without mpirun.</source>
        <translation>مع mpirun تُجري كل عملية العمل نفسه. شغّل هذا الأمر دون mpirun.</translation>
    </message>
    <message>
        <source>check without -o</source>
        <translation>check دون ‎-o</translation>
    </message>
    <message>
        <source>%1: no solution is known, so fdc is left out. Give one with --solution.</source>
        <translation>%1: لا يُعرف حل، لذلك يُترك fdc. أعطِ حلًا بـ ‎--solution.</translation>
    </message>
    <message>
        <source>%1 does nothing without %2.</source>
        <translation>لا يفعل %1 شيئًا دون %2.</translation>
    </message>
    <message>
        <source>--number does nothing: the file is no list.</source>
        <translation>لا يفعل ‎--number شيئًا: الملف ليس قائمة.</translation>
    </message>
    <message>
        <source>With --units a run counts only when it has ended. Limit it with --time, --cpu-time or --evaluations.</source>
        <translation>مع ‎--units‎ لا يُحتسب التشغيل إلا بعد انتهائه. قيّده بالخيار ‎--time‎ أو ‎--cpu-time‎ أو ‎--evaluations‎.</translation>
    </message>
    <message>
        <source>All runs failed. %1</source>
        <translation>فشلت كل التشغيلات. %1</translation>
    </message>
    <message>
        <source>A run with %1 failed and counts as the worst. %2</source>
        <translation>فشل تشغيل بالقيم %1 ويُحسب الأسوأ. %2</translation>
    </message>
    <message>
        <source>A unit that fails is tried once more, then it counts as failed. To try it again, use another folder.</source>
        <translation>الوحدة التي تفشل تُعاد مرة واحدة، ثم تُحسب فاشلة. لإعادتها بعد ذلك استعمل مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The check on fresh puzzles failed. %1</source>
        <translation>فشل التحقق على أحاجٍ جديدة. %1</translation>
    </message>
    <message>
        <source>%1: warning: the search cannot be resumed from this file, because its state is too large.</source>
        <translation>%1: تحذير: لا يمكن استئناف البحث من هذا الملف لأن حالته كبيرة جدًا.</translation>
    </message>
    <message>
        <source>%1: warning: the time was too short to save any progress. Allow more time.</source>
        <translation>%1: تحذير: كان الوقت أقصر من أن يُحفظ أي تقدم. اسمح بوقت أكثر.</translation>
    </message>
    <message>
        <source>%1: warning: the search was stopped before it could save any progress. Let it run longer.</source>
        <translation>%1: تحذير: أُوقف البحث قبل أن يتمكن من حفظ أي تقدم. دعه يعمل مدة أطول.</translation>
    </message>
    <message>
        <source>%1: the file holds several puzzles, but the format “%2” holds only one. Choose one with --number.</source>
        <translation>%1: يحتوي الملف على عدة أحجيات، لكن الصيغة «%2» تحتوي على واحدة فقط. اختر واحدة باستخدام --number.</translation>
    </message>
    <message>
        <source>%1 needs a folder, not standard output.</source>
        <translation>‏‎%1 يأخذ مجلدًا لا الخرج القياسي.</translation>
    </message>
    <message>
        <source>%1 already exists but does not belong to a landscape. Choose another folder.</source>
        <translation>%1 موجود بالفعل لكنه لا ينتمي إلى تضاريس ملاءمة. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The module for Open MPI cannot be loaded: %1. Put it there, or start Tessera without mpirun.</source>
        <translation>تعذّر تحميل وحدة Open MPI: %1. ضعها هناك، أو شغّل Tessera دون mpirun.</translation>
    </message>
    <message>
        <source>Do not count. Print instead how many placements, and how much time with one thread, a count would take. Without --time it takes up to 10 seconds.</source>
        <translation>لا تعدّ، بل اطبع كم وضعة وكم من الوقت بخيط واحد يحتاج العدّ. بدون --time يستغرق ذلك 10 ثوانٍ على الأكثر.</translation>
    </message>
    <message>
        <source>An estimate is the mean of random descents (Knuth 1975). The first solution comes on average after half of the time if there is only one. For large trees a short estimate is mostly too low.</source>
        <translation>التقدير هو متوسط نزولات عشوائية (Knuth 1975). وإذا لم يكن إلا حل واحد فإنه يأتي في المتوسط بعد نصف الوقت. وفي الأشجار الكبيرة يكون التقدير القصير غالبًا أقل من الحقيقة.</translation>
    </message>
    <message>
        <source>Only edge-matching puzzles have %1.</source>
        <translation>أحاجي مطابقة الأضلاع وحدها لها &#x200e;%1.</translation>
    </message>
    <message>
        <source>%1: --%2 works with edge-matching puzzles only.</source>
        <translation>%1: لا يعمل ‎--%2 إلا مع أحاجي مطابقة الأضلاع.</translation>
    </message>
    <message>
        <source>The expected number of solutions respects hints, but not locked pieces.</source>
        <translation>يراعي عدد الحلول المتوقع التلميحات، لا القطع المقفلة.</translation>
    </message>
    <message>
        <source>%1: warning: --like leaves out hints of the input.</source>
        <translation>%1: تحذير: يترك ‎--like تلميحات من الدخل.</translation>
    </message>
    <message>
        <source>%1: warning: there were too few evaluations to save any progress. Allow more.</source>
        <translation>%1: تحذير: كانت التقييمات أقل من أن يُحفظ أي تقدم. اسمح بتقييمات أكثر.</translation>
    </message>
    <message>
        <source>--scale %1 makes the picture too large: a side can have at most %2 pixels.</source>
        <translation>يجعل ‎--scale %1 الصورة كبيرة جدًا: أقصى طول للضلع %2 بكسل.</translation>
    </message>
</context>
<context>
    <name>CountCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle or other search options. Use another file.</source>
        <translation>‏⁨%1⁩: نقطة الحفظ هذه لأحجية أخرى أو لخيارات بحث أخرى. استعمل ملفًا آخر.</translation>
    </message>
</context>
<context>
    <name>CurveAxisChoice</name>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Running time without pauses</source>
        <translation>زمن التشغيل دون التوقفات</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>التقييمات</translation>
    </message>
    <message>
        <source>Boards or moves scored</source>
        <translation>اللوحات أو النقلات التي حُسبت درجتها</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Rounds of the method’s outer loop, such as generations</source>
        <translation>دورات الحلقة الخارجية للطريقة، كالأجيال</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>العُقد</translation>
    </message>
    <message>
        <source>Placements of a tree search; other methods have none</source>
        <translation>وضعات البحث في شجرة؛ وليس للطرائق الأخرى وضعات</translation>
    </message>
    <message>
        <source>Only tree searches count nodes.</source>
        <translation>لا يعدّ العُقد إلا بحث الشجرة.</translation>
    </message>
    <message>
        <source>No iteration has finished yet.</source>
        <translation>لم ينتهِ أي تكرار بعد.</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;لوغاريتمي</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>المحور الأفقي</translation>
    </message>
    <message>
        <source>What the x axis shows</source>
        <translation>ما يعرضه المحور الأفقي</translation>
    </message>
    <message>
        <source>Logarithmic x axis, with more room for the start</source>
        <translation>محور لوغاريتمي، بمجال أوسع للبداية</translation>
    </message>
</context>
<context>
    <name>CurvePicture</name>
    <message>
        <source>The trace is empty.</source>
        <translation>السجل فارغ.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>الدرجة عبر الزمن</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n inner piece(s)</source>
        <translation>
            <numerusform>%n قطعة داخلية</numerusform>
            <numerusform>%n قطعة داخلية</numerusform>
            <numerusform>%n قطعتان داخليتان</numerusform>
            <numerusform>%n قطع داخلية</numerusform>
            <numerusform>%n قطعة داخلية</numerusform>
            <numerusform>%n قطعة داخلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side piece(s)</source>
        <translation>
            <numerusform>%n قطعة جانبية</numerusform>
            <numerusform>%n قطعة جانبية</numerusform>
            <numerusform>%n قطعتان جانبيتان</numerusform>
            <numerusform>%n قطع جانبية</numerusform>
            <numerusform>%n قطعة جانبية</numerusform>
            <numerusform>%n قطعة جانبية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner piece(s)</source>
        <translation>
            <numerusform>%n قطعة ركنية</numerusform>
            <numerusform>%n قطعة ركنية</numerusform>
            <numerusform>%n قطعتان ركنيتان</numerusform>
            <numerusform>%n قطع ركنية</numerusform>
            <numerusform>%n قطعة ركنية</numerusform>
            <numerusform>%n قطعة ركنية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with two opposite grey edges</source>
        <translation>
            <numerusform>%n قطعة بضلعين رماديين متقابلين</numerusform>
            <numerusform>%n قطعة بضلعين رماديين متقابلين</numerusform>
            <numerusform>%n قطعتان بضلعين رماديين متقابلين</numerusform>
            <numerusform>%n قطع بضلعين رماديين متقابلين</numerusform>
            <numerusform>%n قطعة بضلعين رماديين متقابلين</numerusform>
            <numerusform>%n قطعة بضلعين رماديين متقابلين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with three grey edges</source>
        <translation>
            <numerusform>%n قطعة بثلاثة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بثلاثة أضلاع رمادية</numerusform>
            <numerusform>%n قطعتان بثلاثة أضلاع رمادية</numerusform>
            <numerusform>%n قطع بثلاثة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بثلاثة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بثلاثة أضلاع رمادية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) with four grey edges</source>
        <translation>
            <numerusform>%n قطعة بأربعة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بأربعة أضلاع رمادية</numerusform>
            <numerusform>%n قطعتان بأربعة أضلاع رمادية</numerusform>
            <numerusform>%n قطع بأربعة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بأربعة أضلاع رمادية</numerusform>
            <numerusform>%n قطعة بأربعة أضلاع رمادية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 board has %2 cells; the puzzle has %n piece(s).</source>
        <translation>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطعة.</numerusform>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطعة.</numerusform>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطعتان.</numerusform>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطع.</numerusform>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطعة.</numerusform>
            <numerusform>في لوحة %1 عدد %2 خانة؛ وفي الأحجية %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a framed %2 board has no such cell.</source>
        <translation>‏%1: لا توجد خانة كهذه في لوحة %2 ذات إطار.</translation>
    </message>
    <message>
        <source>A framed %1 board needs %2; the puzzle has %3.</source>
        <translation>تحتاج لوحة %1 ذات الإطار إلى %2؛ وفي الأحجية %3.</translation>
    </message>
    <message>
        <source>%1 edges are grey, which matches nothing, but only %2 edges touch the rim.</source>
        <translation>%1 ضلعًا رماديًا، والرمادي لا يطابق شيئًا، ولا يمس الحافة إلا %2 ضلعًا.</translation>
    </message>
    <message>
        <source>The hint on %1 does not fit the frame.</source>
        <translation>التلميح على %1 لا يلائم الإطار.</translation>
    </message>
    <message>
        <source>The hints on %1 and %2 do not match each other.</source>
        <translation>التلميحان على %1 و%2 لا يتطابقان.</translation>
    </message>
    <message>
        <source>along the frame</source>
        <translation>على امتداد الإطار</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>في الداخل</translation>
    </message>
    <message>
        <source>Colour %1 has %2 tabs but %3 blanks %4: they cannot all match.</source>
        <translation>للون %1 عدد %2 من البارزات و%3 من الغائرات %4: لا يمكن أن تتطابق كلها.</translation>
    </message>
    <message>
        <source>Colour %1 occurs an odd number of times (%2) %3: one edge stays unmatched.</source>
        <translation>يرد اللون %1 عددًا فرديًا من المرات (%2) %3: يبقى ضلع بلا قرين.</translation>
    </message>
    <message>
        <source>Colour %1 is on the same side of too many frame pieces: %2 edges stay unmatched. Check the order of their edges.</source>
        <translation>اللون %1 في الجهة نفسها من قطع كثيرة جدًا على الإطار: يبقى عدد %2 من الأضلاع بلا قرين. تحقق من ترتيب أضلاعها.</translation>
    </message>
    <message>
        <source>%1 edges cannot be paired by colour, but only %2 edges touch the rim.</source>
        <translation>لا يمكن إقران %1 ضلعًا باللون، ولا يمس الحافة إلا %2 ضلعًا.</translation>
    </message>
    <message>
        <source>%1 upper edges have no lower edge to match, but only %2 touch the upper rim.</source>
        <translation>ليس لـ %1 من الأضلاع العليا ضلع سفلي يطابقها، ولا يمس الحافة العليا إلا %2.</translation>
    </message>
    <message>
        <source>%1 left edges have no right edge to match, but only %2 touch the left rim.</source>
        <translation>ليس لـ %1 من الأضلاع اليسرى ضلع أيمن يطابقها، ولا يمس الحافة اليسرى إلا %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) have copies: %1.</source>
        <translation>
            <numerusform>%n قطعة لها نسخ: %1.</numerusform>
            <numerusform>%n قطعة لها نسخ: %1.</numerusform>
            <numerusform>%n قطعتان لهما نسخ: %1.</numerusform>
            <numerusform>%n قطع لها نسخ: %1.</numerusform>
            <numerusform>%n قطعة لها نسخ: %1.</numerusform>
            <numerusform>%n قطعة لها نسخ: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are grey, which matches nothing, not even the rim.</source>
        <translation>
            <numerusform>%n ضلع رمادي، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
            <numerusform>%n ضلع رمادي، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
            <numerusform>%n ضلعان رماديان، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
            <numerusform>%n أضلاع رمادية، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
            <numerusform>%n ضلعًا رماديًا، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
            <numerusform>%n ضلع رمادي، والرمادي لا يطابق شيئًا حتى الحافة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint on %1 does not show the rim’s colour.</source>
        <translation>التلميح على %1 لا يُظهر لون الحافة.</translation>
    </message>
    <message>
        <source>inside and at the rim</source>
        <translation>في الداخل وعند الحافة</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but no colour occurs more than %2 times.</source>
        <translation>للحافة %1 ضلعًا، ولا يتكرر أي لون أكثر من %2 مرة.</translation>
    </message>
    <message>
        <source>The rim has %1 edges, but its colour %2 occurs only %3 times.</source>
        <translation>للحافة %1 ضلعًا، ولونها %2 لا يتكرر إلا %3 مرة.</translation>
    </message>
</context>
<context>
    <name>EdgeProblem</name>
    <message>
        <source>The puzzle has %1 pieces for %2 cells; a search needs as many pieces as cells.</source>
        <translation>في الأحجية %1 قطعة لعدد %2 خانة؛ يحتاج البحث إلى قطع بعدد الخانات.</translation>
    </message>
    <message>
        <source>A framed board of %1×%2 cells needs %3, but the puzzle has %4.</source>
        <translation>تحتاج لوحة ذات إطار من %1×%2 خانة إلى %3، لكن في الأحجية %4.</translation>
    </message>
    <message>
        <source>The start board belongs to another puzzle.</source>
        <translation>لوحة البدء لأحجية أخرى.</translation>
    </message>
    <message>
        <source>The piece locked on %1 contradicts the hint on %2.</source>
        <translation>القطعة المقفلة على %1 تناقض التلميح على %2.</translation>
    </message>
    <message>
        <source>The piece fixed on %1 does not respect the frame.</source>
        <translation>القطعة المثبتة على %1 لا تحترم الإطار.</translation>
    </message>
</context>
<context>
    <name>ExperimentFolder</name>
    <message>
        <source>a score</source>
        <translation>درجة</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>معرّف طريقة</translation>
    </message>
    <message>
        <source>puzzles, methods and seeds</source>
        <translation>أحجيات وطرائق وبذور</translation>
    </message>
    <message>
        <source>%1: the folder has no experiment.json, which names its puzzles and methods. Add --plan PLAN.</source>
        <translation>‏⁨%1⁩: لا يحوي المجلد experiment.json الذي يسمي أحجياته وطرائقه. أضف --plan PLAN.</translation>
    </message>
</context>
<context>
    <name>ExperimentPlan</name>
    <message>
        <source>each key once</source>
        <translation>كل مفتاح مرة واحدة</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 مع %2: %3</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>أحد المفاتيح %1</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>عدد صحيح غير سالب</translation>
    </message>
    <message>
        <source>a whole number up to %1</source>
        <translation>عددًا صحيحًا حتى %1</translation>
    </message>
    <message>
        <source>0 or more seconds</source>
        <translation>عدد ثوانٍ غير سالب</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>درجة</translation>
    </message>
    <message>
        <source>a number of seeds</source>
        <translation>عدد بذور</translation>
    </message>
    <message>
        <source>at least one seed</source>
        <translation>بذرة واحدة على الأقل</translation>
    </message>
    <message>
        <source>a valid value of “%1” for these settings</source>
        <translation>قيمة صالحة لـ«⁨%1⁩» مع هذه الإعدادات</translation>
    </message>
    <message>
        <source>a puzzle preset, such as P5</source>
        <translation>إعداد مسبق لأحجية، مثل P5</translation>
    </message>
    <message>
        <source>a size from 1×1 to %1×%1</source>
        <translation>حجم من 1×1 إلى %1×%1</translation>
    </message>
    <message>
        <source>a file or settings to generate</source>
        <translation>ملف أو إعدادات للتوليد</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>لا هذا ولا ذاك</translation>
    </message>
    <message>
        <source>a number of puzzles</source>
        <translation>عدد أحاجٍ</translation>
    </message>
    <message>
        <source>a parameter of %1 (%2)</source>
        <translation>وسيط لـ %1 ‏(%2)</translation>
    </message>
    <message>
        <source>the id of a solver</source>
        <translation>معرّف طريقة</translation>
    </message>
    <message>
        <source>a preset of %1</source>
        <translation>إعداد مسبق لـ %1</translation>
    </message>
    <message>
        <source>seconds, above 0 and rising</source>
        <translation>ثوانٍ فوق 0 ومتزايدة</translation>
    </message>
    <message>
        <source>groups with the same full score</source>
        <translation>مجموعات ذات درجة كاملة واحدة</translation>
    </message>
    <message>
        <source>one published text per group of puzzles</source>
        <translation>نص منشور لكل مجموعة أحاجٍ</translation>
    </message>
    <message>
        <source>at least one method</source>
        <translation>طريقة واحدة على الأقل</translation>
    </message>
    <message>
        <source>at least one puzzle</source>
        <translation>أحجية واحدة على الأقل</translation>
    </message>
    <message>
        <source>at most %1 runs</source>
        <translation>‏%1 تشغيلًا على الأكثر</translation>
    </message>
    <message>
        <source>valid settings for a Sudoku</source>
        <translation>إعدادات صالحة لسودوكو</translation>
    </message>
    <message>
        <source>Sudoku %1×%1, %2 givens, seed %3</source>
        <translation>سودوكو %1×%1، %2 معطى، البذرة %3</translation>
    </message>
    <message>
        <source>settings of a Sudoku</source>
        <translation>إعدادات سودوكو</translation>
    </message>
    <message>
        <source>at least one value, and at most %1 methods in total</source>
        <translation>قيمة واحدة على الأقل، و%1 طريقة في المجموع على الأكثر</translation>
    </message>
    <message>
        <source>at most %1 methods in total</source>
        <translation>%1 طريقة في المجموع على الأكثر</translation>
    </message>
    <message>
        <source>puzzles with at most %1 edges in total</source>
        <translation>أحجيات فيها %1 ضلعًا في المجموع على الأكثر</translation>
    </message>
    <message>
        <source>random, greedy, board or own</source>
        <translation>random أو greedy أو board أو own</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>الأجيال</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>عدد من الثواني أكبر من 0</translation>
    </message>
    <message>
        <source>one time per group of puzzles</source>
        <translation>زمن واحد لكل مجموعة أحجيات</translation>
    </message>
    <message>
        <source>seeds up to %1</source>
        <translation>بذور حتى %1</translation>
    </message>
    <message>
        <source>a limit: seconds, processor-seconds, evaluations or target</source>
        <translation>حد: seconds أو processor-seconds أو evaluations أو target</translation>
    </message>
    <message>
        <source>a puzzle in Tessera’s own format</source>
        <translation>أحجية بصيغة Tessera الخاصة</translation>
    </message>
    <message>
        <source>even or random</source>
        <translation>even أو random</translation>
    </message>
    <message>
        <source>hardest, BORDER+INNER (such as 5+17) or TOTAL (such as 22), in quotes</source>
        <translation>hardest أو BORDER+INNER (مثل 5+17) أو TOTAL (مثل 22)، بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with “count”</source>
        <translation>قائمة أعداد، أو كائن فيه «count»</translation>
    </message>
    <message>
        <source>one of the kinds %1</source>
        <translation>أحد الأنواع %1</translation>
    </message>
</context>
<context>
    <name>FileIo</name>
    <message>
        <source>standard output</source>
        <translation>الخرج القياسي</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2).</source>
        <translation>‏⁨%1⁩: لا يمكن كتابة الملف (%2).</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 MB.</source>
        <translation>يتجاوز الملف الحد البالغ %1 م.ب.</translation>
    </message>
    <message>
        <source>the file cannot be read (%1).</source>
        <translation>لا يمكن قراءة الملف (%1).</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>هذا مجلد</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>الدخل القياسي</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>الملف غير موجود.</translation>
    </message>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>هذا مجلد لا ملف.</translation>
    </message>
    <message>
        <source>the file exceeds the limit of %1 KB.</source>
        <translation>يتجاوز الملف الحد البالغ %1 ك.ب.</translation>
    </message>
    <message>
        <source>the disk is full, or the file has reached its size limit</source>
        <translation>القرص ممتلئ، أو بلغ الملف حد حجمه</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>هذا ملف جهاز أو أنبوب</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>قفله برنامج آخر</translation>
    </message>
    <message>
        <source>another program is using this file. Wait until it ends, or use another file.</source>
        <translation>يستخدم برنامج آخر هذا الملف. انتظر حتى ينتهي، أو استخدم ملفًا آخر.</translation>
    </message>
    <message>
        <source>this is a file, not a folder.</source>
        <translation>هذا ملف لا مجلد.</translation>
    </message>
    <message>
        <source>the folder does not exist.</source>
        <translation>المجلد غير موجود.</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>لا يمكن إنشاء المجلد.</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;تجاهل</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>أحاجٍ (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>فتح أحاجٍ</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>حفظ الأحجية</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes. Save them?</source>
        <translation>في «⁨%1⁩» تغييرات غير محفوظة. هل تريد حفظها؟</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save this version in its place?</source>
        <translation>غُيّر الملف «⁨%1⁩» أو حُذف خارج Tessera. هل تريد حفظ هذه النسخة مكانه؟</translation>
    </message>
    <message>
        <source>Search running</source>
        <translation>بحث جارٍ</translation>
    </message>
    <message>
        <source>Discard results?</source>
        <translation>تجاهل النتائج؟</translation>
    </message>
    <message>
        <source>“%1” has results that are not kept. They are lost if you close now.</source>
        <translation>في «⁨%1⁩» نتائج لم يُحتفظ بها. تضيع إن أغلقت الآن.</translation>
    </message>
    <message>
        <source>A search in “%1” is running.</source>
        <translation>يجري بحث في «⁨%1⁩».</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>إي&amp;قاف وإغلاق</translation>
    </message>
    <message>
        <source>Runs (%1)</source>
        <translation>تشغيلات (%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>استبدال الملف؟</translation>
    </message>
    <message>
        <source>“%1” already exists. Do you want to replace it?</source>
        <translation>‏«⁨%1⁩» موجود بالفعل. هل تريد استبداله؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>Remove searches?</source>
        <translation>إزالة عمليات البحث؟</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) will be removed with all boards and curves. This cannot be undone.</source>
        <translation>
            <numerusform>ستُزال %n عملية بحث بكل لوحاتها ومنحنياتها. لا يمكن التراجع عن ذلك.</numerusform>
            <numerusform>ستُزال %n عملية بحث بكل لوحاتها ومنحنياتها. لا يمكن التراجع عن ذلك.</numerusform>
            <numerusform>ستُزال %n عمليتا بحث بكل لوحاتهما ومنحنياتهما. لا يمكن التراجع عن ذلك.</numerusform>
            <numerusform>ستُزال %n عمليات بحث بكل لوحاتها ومنحنياتها. لا يمكن التراجع عن ذلك.</numerusform>
            <numerusform>ستُزال %n عملية بحث بكل لوحاتها ومنحنياتها. لا يمكن التراجع عن ذلك.</numerusform>
            <numerusform>ستُزال %n عملية بحث بكل لوحاتها ومنحنياتها. لا يمكن التراجع عن ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>“%1” has unfinished searches. They wait at the next start and then restart from the beginning. Finished searches are kept.</source>
        <translation>‏في «⁨%1⁩» عمليات بحث غير منتهية. تنتظر عند التشغيل التالي ثم تبدأ من البداية. تُحفظ عمليات البحث المنتهية.</translation>
    </message>
    <message>
        <source>Result not kept</source>
        <translation>نتيجة غير محتفظ بها</translation>
    </message>
    <message>
        <source>A search in “%1” has a result that you have not kept. %2</source>
        <translation>لبحث في «⁨%1⁩» نتيجة لم يُحتفظ بها. %2</translation>
    </message>
    <message>
        <source>&amp;Keep and save</source>
        <translation>احت&amp;فظ واحفظ</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>صور (%1)</translation>
    </message>
    <message>
        <source>Discard the plan?</source>
        <translation>تجاهل الخطة؟</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you close now.</source>
        <translation>الخطة التي صممتها لم تُشغَّل قط، ولذلك لم تُحفظ. تضيع إن أغلقت الآن.</translation>
    </message>
    <message>
        <source>If you close now, it restarts from the beginning next time.</source>
        <translation>إن أغلقت الآن فسيبدأ من البداية في المرة القادمة.</translation>
    </message>
    <message>
        <source>The plan that you designed was never run, so it is not saved. It is lost if you open another one.</source>
        <translation>الخطة التي صممتها لم تُشغَّل قط، ولذلك لم تُحفظ. تضيع إن فتحت خطة أخرى.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or deleted outside Tessera. Save the puzzle?</source>
        <translation>غُيّر الملف «⁨%1⁩» أو حُذف خارج Tessera. هل تريد حفظ الأحجية؟</translation>
    </message>
    <message>
        <source>A search in “%1” is paused.</source>
        <translation>البحث في «⁨%1⁩» متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>Its board is lost if you close now.</source>
        <translation>تضيع لوحته إن أغلقت الآن.</translation>
    </message>
    <message>
        <source>Its board is lost if you return to the version in the file.</source>
        <translation>تضيع لوحته إن عدت إلى النسخة التي في الملف.</translation>
    </message>
    <message>
        <source>Search paused</source>
        <translation>البحث متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Unfinished searches</source>
        <translation>عمليات بحث غير منتهية</translation>
    </message>
    <message>
        <source>It is kept for the next start only if you save.</source>
        <translation>لا يُحتفظ به للتشغيل التالي إلا إذا حفظت.</translation>
    </message>
    <message>
        <source>If you save, it restarts from the beginning next time. If not, it is lost.</source>
        <translation>إن حفظت فسيبدأ من البداية في المرة القادمة، وإلا فسيضيع.</translation>
    </message>
</context>
<context>
    <name>FirstSolutionTable</name>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>7 columns</source>
        <translation>7 أعمدة</translation>
    </message>
</context>
<context>
    <name>FitnessPlot</name>
    <message>
        <source>Matched edges</source>
        <translation>الأضلاع المتطابقة</translation>
    </message>
    <message>
        <source>line: median of the runs · band: their middle half</source>
        <translation>الخط: وسيط التشغيلات · الشريط: نصفها الأوسط</translation>
    </message>
    <message>
        <source>thick: best · band: worst to best of the population · thin: mean</source>
        <translation>السميك: الأفضل · الشريط: من الأسوأ إلى الأفضل في الجماعة · الرفيع: المتوسط</translation>
    </message>
    <message>
        <source>line: best score · band: current score</source>
        <translation>الخط: أفضل درجة · الشريط: الدرجة الحالية</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>الأضلاع غير المتطابقة</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>التقييمات</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>العُقد</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
</context>
<context>
    <name>FormControls</name>
    <message>
        <source>%1 of the board in cells, from 1 to %2</source>
        <translation>%1 اللوحة بالخانات، من 1 إلى %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>البلاطات</translation>
    </message>
    <message>
        <source>How the patterns are drawn</source>
        <translation>كيف تُرسم النقوش</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>الأحجية</translation>
    </message>
    <message>
        <source>Well-known puzzles, puzzles printed by Niang (2010), and puzzles generated like those in Söderlind’s thesis (2010, Table 2)</source>
        <translation>أحاجٍ معروفة، وأحاجٍ طبعها Niang (2010)، وأحاجٍ مولّدة كما في أطروحة Söderlind (2010، الجدول 2)</translation>
    </message>
    <message>
        <source>&amp;Width × height:</source>
        <translation>العر&amp;ض × الارتفاع:</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>الحافة</translation>
    </message>
    <message>
        <source>A rule for boards without a frame: all rim edges have the same colour</source>
        <translation>قاعدة للوحات بلا إطار: لكل أضلاع الحافة اللون نفسه</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>بلا قاعدة</translation>
    </message>
    <message>
        <source>any one colour</source>
        <translation>لون واحد، أيًّا كان</translation>
    </message>
    <message>
        <source>all of colour %1</source>
        <translation>كلها باللون %1</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>الحفا&amp;ظ على التدوير</translation>
    </message>
    <message>
        <source>Pieces cannot be rotated, as in TetraVex. Only for boards without a frame, because frame pieces have to rotate</source>
        <translation>لا يمكن تدوير القطع، كما في TetraVex. للوحات بلا إطار فقط، لأن قطع الإطار يجب أن تدور</translation>
    </message>
</context>
<context>
    <name>FormatError</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>المتوقع %1، والموجود %2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>المتوقع %1، والموجود %2.</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1: المتوقع %2، والموجود %3.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>a word of 16 binary digits</source>
        <translation>كلمة من 16 رقمًا ثنائيًا</translation>
    </message>
    <message>
        <source>7 values on a line</source>
        <translation>7 قيم في السطر</translation>
    </message>
    <message>
        <source>a cell or a rotation</source>
        <translation>خانة أو تدوير</translation>
    </message>
    <message>
        <source>a hint&apos;s cell on the %1×%1 board and its rotation</source>
        <translation>خانة تلميح على لوحة %1×%1 وتدويره</translation>
    </message>
    <message>
        <source>CSV with binary colours</source>
        <translation>CSV بألوان ثنائية</translation>
    </message>
    <message>
        <source>The colours are words of 16 binary digits.</source>
        <translation>الألوان كلمات من 16 رقمًا ثنائيًا.</translation>
    </message>
    <message>
        <source>the side of the board</source>
        <translation>ضلع اللوحة</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>نهاية الملف</translation>
    </message>
    <message>
        <source>a number of cells</source>
        <translation>عدد خانات</translation>
    </message>
    <message>
        <source>The hints have no rotations; their pieces stay as listed.</source>
        <translation>لا تدوير للتلميحات؛ تبقى قطعها كما وردت.</translation>
    </message>
    <message>
        <source>4 numbers per cell</source>
        <translation>4 أعداد لكل خانة</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>نقش</translation>
    </message>
    <message>
        <source>the bracket ]</source>
        <translation>القوس ]</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>‏%1 خانة على الأكثر</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>واحدة أخرى</translation>
    </message>
    <message>
        <source>Eternity II Editor grid</source>
        <translation>شبكة Eternity II Editor</translation>
    </message>
    <message>
        <source>The file starts with the editor’s comment.</source>
        <translation>يبدأ الملف بتعليق المحرر.</translation>
    </message>
    <message>
        <source>a grid of %1×%2 cells</source>
        <translation>شبكة من %1×%2 خانة</translation>
    </message>
    <message>
        <source>Each line has as many cells of four numbers as there are lines.</source>
        <translation>في كل سطر خانات رباعية الأعداد بعدد الأسطر.</translation>
    </message>
    <message>
        <source>In this order the cells have grey all around.</source>
        <translation>بهذا الترتيب تكون الخانات محاطة بالرمادي.</translation>
    </message>
    <message>
        <source>The file starts with a locked cell.</source>
        <translation>يبدأ الملف بخانة مقفلة.</translation>
    </message>
    <message>
        <source>the cells of a square board</source>
        <translation>خانات لوحة مربعة</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n خانة</numerusform>
            <numerusform>%n خانة</numerusform>
            <numerusform>%n خانتان</numerusform>
            <numerusform>%n خانات</numerusform>
            <numerusform>%n خانة</numerusform>
            <numerusform>%n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eternity II Editor only has square boards and patterns up to %1.</source>
        <translation>لدى Eternity II Editor لوحات مربعة فقط ونقوش حتى %1.</translation>
    </message>
    <message>
        <source>4 colours and a rotation</source>
        <translation>4 ألوان وتدوير</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n عدد</numerusform>
            <numerusform>%n عدد</numerusform>
            <numerusform>%n عددان</numerusform>
            <numerusform>%n أعداد</numerusform>
            <numerusform>%n عددًا</numerusform>
            <numerusform>%n عدد</numerusform>
        </translation>
    </message>
    <message>
        <source>a rotation</source>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>لون</translation>
    </message>
    <message>
        <source>a row of 1 to %1 cells</source>
        <translation>صف من 1 إلى %1 خانة</translation>
    </message>
    <message>
        <source>a row of %1 cells, at most %2 of them</source>
        <translation>صف من %1 خانة، %2 منها على الأكثر</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>صف خانات</translation>
    </message>
    <message>
        <source>Board of edges and rotations</source>
        <translation>لوحة أضلاع وتدويرات</translation>
    </message>
    <message>
        <source>The first line has cells of five numbers.</source>
        <translation>في السطر الأول خانات من خمسة أعداد.</translation>
    </message>
    <message>
        <source>Bars separate cells of five numbers.</source>
        <translation>تفصل خطوط بين خانات من خمسة أعداد.</translation>
    </message>
    <message>
        <source>The last of five numbers could be a rotation.</source>
        <translation>قد يكون آخر الأعداد الخمسة تدويرًا.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The content is not in a known puzzle format.</source>
        <translation>المحتوى ليس بأي صيغة أحاجٍ معروفة.</translation>
    </message>
    <message>
        <source>row, column, piece and rotation of a hint</source>
        <translation>صف تلميح وعموده وقطعته وتدويره</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>عمود</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>قطعة</translation>
    </message>
    <message>
        <source>a cell of the %1×%2 board</source>
        <translation>خانة من لوحة %1×%2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>الصف %1، العمود %2</translation>
    </message>
    <message>
        <source>Piece list after its hints</source>
        <translation>قائمة قطع بعد تلميحاتها</translation>
    </message>
    <message>
        <source>A single number comes before lines of four.</source>
        <translation>يسبق عدد مفرد أسطرًا من أربعة.</translation>
    </message>
    <message>
        <source>the number of hints</source>
        <translation>عدد التلميحات</translation>
    </message>
    <message>
        <source>a number of hints</source>
        <translation>عدد تلميحات</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>نهاية السطر</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>JSON صالح</translation>
    </message>
    <message>
        <source>an error (%1)</source>
        <translation>خطأ (%1)</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>an object with the key “%1”</source>
        <translation>كائن بالمفتاح «⁨%1⁩»</translation>
    </message>
    <message>
        <source>one without it</source>
        <translation>كائن بدونه</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>مصفوفة</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>نص بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>The stored solution is left out, because it does not solve the puzzle.</source>
        <translation>حُذف الحل المحفوظ لأنه لا يحل الأحجية.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read. Choose another format.</source>
        <translation>الصيغة «⁨%1⁩» للقراءة فقط. اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>The format “%1” cannot hold signed puzzles. Choose another format.</source>
        <translation>لا تتسع الصيغة «⁨%1⁩» لأحاجي ذات إشارة. اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>This format needs all %1 pieces of the board; the puzzle has %2.</source>
        <translation>تحتاج هذه الصيغة إلى كل قطع اللوحة وعددها %1؛ وفي الأحجية %2.</translation>
    </message>
    <message>
        <source>This file holds only a board. First open the puzzle whose pieces it uses.</source>
        <translation>في هذا الملف لوحة فقط. افتح أولًا الأحجية التي يستعمل قطعها.</translation>
    </message>
    <message>
        <source>a version %1.x of the format</source>
        <translation>إصدار %1.x من الصيغة</translation>
    </message>
    <message>
        <source>at most %1 pieces</source>
        <translation>‏%1 قطعة على الأكثر</translation>
    </message>
    <message>
        <source>4 colours</source>
        <translation>4 ألوان</translation>
    </message>
    <message>
        <source>cell, piece and rotation</source>
        <translation>خانة وقطعة وتدوير</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>خانة</translation>
    </message>
    <message>
        <source>a cell and a piece that no other hint uses</source>
        <translation>خانة وقطعة لا يستعملهما تلميح آخر</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n صف</numerusform>
            <numerusform>%n صف</numerusform>
            <numerusform>%n صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>وضعة</translation>
    </message>
    <message>
        <source>a piece that is on no other cell</source>
        <translation>قطعة ليست على خانة أخرى</translation>
    </message>
    <message>
        <source>piece %1 again</source>
        <translation>القطعة %1 مرة أخرى</translation>
    </message>
    <message>
        <source>at most %1 names</source>
        <translation>‏%1 اسمًا على الأكثر</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>درجة</translation>
    </message>
    <message>
        <source>Tessera puzzle</source>
        <translation>أحجية Tessera</translation>
    </message>
    <message>
        <source>It is JSON and names this format.</source>
        <translation>هو JSON يسمي هذه الصيغة.</translation>
    </message>
    <message>
        <source>The file has a newer version of the format (%1). Unknown parts are kept.</source>
        <translation>للملف إصدار أحدث من الصيغة (%1). تُحفظ الأجزاء غير المعروفة.</translation>
    </message>
    <message>
        <source>a piece number</source>
        <translation>رقم قطعة</translation>
    </message>
    <message>
        <source>the piece number %1</source>
        <translation>رقم القطعة %1</translation>
    </message>
    <message>
        <source>a piece number not used before</source>
        <translation>رقم قطعة لم يُستعمل قبل</translation>
    </message>
    <message>
        <source>Numbered piece list</source>
        <translation>قائمة قطع مرقّمة</translation>
    </message>
    <message>
        <source>The first lines have five numbers.</source>
        <translation>في الأسطر الأولى خمسة أعداد.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number, but the last could be a rotation.</source>
        <translation>أول الأعداد الخمسة رقم القطعة، لكن الأخير قد يكون تدويرًا.</translation>
    </message>
    <message>
        <source>The first of five numbers is the piece number.</source>
        <translation>أول الأعداد الخمسة رقم القطعة.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>The frame pieces give the size %1×%2. Width and height may be swapped.</source>
        <translation>تعطي قطع الإطار الحجم %1×%2. وقد يكون العرض والارتفاع معكوسين.</translation>
    </message>
    <message>
        <source>the pieces of a square board, or its size</source>
        <translation>قطع لوحة مربعة، أو حجمها</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n قطعة</numerusform>
            <numerusform>%n قطعة</numerusform>
            <numerusform>%n قطعتان</numerusform>
            <numerusform>%n قطع</numerusform>
            <numerusform>%n قطعة</numerusform>
            <numerusform>%n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>sides of 1 to %1 cells</source>
        <translation>أضلاع من 1 إلى %1 خانة</translation>
    </message>
    <message>
        <source>colours of at most %1</source>
        <translation>ألوان لا تزيد على %1</translation>
    </message>
    <message>
        <source>a piece that fits a framed %1×%2 board</source>
        <translation>قطعة تلائم لوحة ذات إطار %1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n grey edge(s)</source>
        <translation>
            <numerusform>%n ضلع رمادي</numerusform>
            <numerusform>%n ضلع رمادي</numerusform>
            <numerusform>%n ضلعان رماديان</numerusform>
            <numerusform>%n أضلاع رمادية</numerusform>
            <numerusform>%n ضلعًا رماديًا</numerusform>
            <numerusform>%n ضلع رمادي</numerusform>
        </translation>
    </message>
    <message>
        <source>4 numbers or letters on a line</source>
        <translation>4 أعداد أو أحرف في السطر</translation>
    </message>
    <message>
        <source>Grey is the number %1.</source>
        <translation>الرمادي هو العدد %1.</translation>
    </message>
    <message>
        <source>No edge has the number %1, so the puzzle has no frame.</source>
        <translation>لا حافة تحمل العدد %1، لذا ليس للأحجية إطار.</translation>
    </message>
    <message>
        <source>The edges are in the order %1.</source>
        <translation>الأضلاع بالترتيب %1.</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>قائمة قطع</translation>
    </message>
    <message>
        <source>The first lines have four numbers.</source>
        <translation>في الأسطر الأولى أربعة أعداد.</translation>
    </message>
    <message>
        <source>Each line has four numbers.</source>
        <translation>في كل سطر أربعة أعداد.</translation>
    </message>
    <message>
        <source>Positions of the pieces</source>
        <translation>مواضع القطع</translation>
    </message>
    <message>
        <source>A line of two numbers comes before lines of three.</source>
        <translation>يسبق سطر من عددين أسطرًا من ثلاثة.</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>العرض والارتفاع</translation>
    </message>
    <message>
        <source>the puzzle&apos;s size %1×%2</source>
        <translation>حجم الأحجية %1×%2</translation>
    </message>
    <message>
        <source>column, row and rotation of a piece</source>
        <translation>عمود قطعة وصفها وتدويرها</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>قطعة أخرى</translation>
    </message>
    <message>
        <source>piece/rotation or ---/-</source>
        <translation>قطعة/تدوير أو ---/-</translation>
    </message>
    <message>
        <source>Board of pieces and rotations</source>
        <translation>لوحة قطع وتدويرات</translation>
    </message>
    <message>
        <source>The cells are written as piece/rotation.</source>
        <translation>الخانات مكتوبة قطعة/تدوير.</translation>
    </message>
    <message>
        <source>the end of the row</source>
        <translation>نهاية الصف</translation>
    </message>
    <message>
        <source>the end of the board</source>
        <translation>نهاية اللوحة</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>صف آخر</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty; their pieces are unknown.</source>
        <translation>
            <numerusform>%n خانة فارغة؛ قطعتها غير معروفة.</numerusform>
            <numerusform>%n خانة فارغة؛ قطعتها غير معروفة.</numerusform>
            <numerusform>%n خانتان فارغتان؛ قطعتاهما غير معروفتين.</numerusform>
            <numerusform>%n خانات فارغة؛ قطعها غير معروفة.</numerusform>
            <numerusform>%n خانة فارغة؛ قطعها غير معروفة.</numerusform>
            <numerusform>%n خانة فارغة؛ قطعها غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is %1×%2, the puzzle %3×%4.</source>
        <translation>اللوحة %1×%2، والأحجية %3×%4.</translation>
    </message>
    <message>
        <source>%1: the puzzle has no piece %2 left for this cell.</source>
        <translation>‏%1: لم تبق في الأحجية قطعة %2 لهذه الخانة.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <translation>
            <numerusform>إحدى %n قطعة</numerusform>
            <numerusform>القطعة الوحيدة من %n</numerusform>
            <numerusform>إحدى قطعتين من %n</numerusform>
            <numerusform>إحدى %n قطع</numerusform>
            <numerusform>إحدى %n قطعة</numerusform>
            <numerusform>إحدى %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>a number that is not a piece</source>
        <translation>عدد ليس لأي قطعة</translation>
    </message>
    <message>
        <source>a piece and a cell not used before</source>
        <translation>قطعة وخانة لم تُستعملا من قبل</translation>
    </message>
    <message>
        <source>piece %1 on %2</source>
        <translation>القطعة %1 على %2</translation>
    </message>
    <message>
        <source>a hint with a piece and a cell of this puzzle</source>
        <translation>تلميح بقطعة وخانة من هذه الأحجية</translation>
    </message>
    <message>
        <source>piece %1 on cell %2</source>
        <translation>القطعة %1 على الخانة %2</translation>
    </message>
    <message>
        <source>There is no format “%1”.</source>
        <translation>لا توجد صيغة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>address</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>%1 With the open puzzle: %2</source>
        <translation>%1 مع الأحجية المفتوحة: %2</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>الوسيط %1</translation>
    </message>
    <message>
        <source>an address without it</source>
        <translation>عنوان بدونه</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>نهاية العنوان</translation>
    </message>
    <message>
        <source>another line</source>
        <translation>سطر آخر</translation>
    </message>
    <message>
        <source>board_w and board_h, or the edges of a square board</source>
        <translation>‏board_w وboard_h، أو أضلاع لوحة مربعة</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n حرف</numerusform>
            <numerusform>%n حرف</numerusform>
            <numerusform>%n حرفان</numerusform>
            <numerusform>%n أحرف</numerusform>
            <numerusform>%n حرفًا</numerusform>
            <numerusform>%n حرف</numerusform>
        </translation>
    </message>
    <message>
        <source>one of jef, marie, jblackwood</source>
        <translation>أحد jef، marie، jblackwood</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>letters of edges</source>
        <translation>حروف الأضلاع</translation>
    </message>
    <message>
        <source>a letter from a to w</source>
        <translation>حرف من a إلى w</translation>
    </message>
    <message>
        <source>digits of piece numbers</source>
        <translation>أرقام أعداد القطع</translation>
    </message>
    <message>
        <source>three digits</source>
        <translation>ثلاثة أرقام</translation>
    </message>
    <message>
        <source>The piece numbers contradict each other and are not used.</source>
        <translation>أرقام القطع متناقضة فلا تُستعمل.</translation>
    </message>
    <message>
        <source>letters of types</source>
        <translation>حروف الأنواع</translation>
    </message>
    <message>
        <source>a letter from a to e</source>
        <translation>حرف من a إلى e</translation>
    </message>
    <message>
        <source>a hint&apos;s cell</source>
        <translation>خانة تلميح</translation>
    </message>
    <message>
        <source>Address for the online viewer</source>
        <translation>عنوان للعارض على الشبكة</translation>
    </message>
    <message>
        <source>It has the parameter board_edges.</source>
        <translation>فيه الوسيط board_edges.</translation>
    </message>
    <message>
        <source>The online viewer has %1 patterns besides the grey; this puzzle needs %2.</source>
        <translation>للعارض على الشبكة %1 نقشًا غير الرمادي؛ وتحتاج هذه الأحجية إلى %2.</translation>
    </message>
    <message>
        <source>the edges of a square board, four letters per cell</source>
        <translation>أضلاع لوحة مربعة، أربعة أحرف لكل خانة</translation>
    </message>
    <message>
        <source>JSON of eternity2.dev</source>
        <translation>JSON من eternity2.dev</translation>
    </message>
    <message>
        <source>It is JSON with pieces or a board.</source>
        <translation>هو JSON بقطع أو لوحة.</translation>
    </message>
    <message>
        <source>It is JSON.</source>
        <translation>هو JSON.</translation>
    </message>
    <message>
        <source>There is no format “%1” for Sudokus.</source>
        <translation>لا توجد صيغة «⁨%1⁩» للسودوكو.</translation>
    </message>
    <message>
        <source>The content is not a Sudoku in a known format.</source>
        <translation>المحتوى ليس سودوكو بصيغة معروفة.</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 characters of a Sudoku</source>
        <translation>16 أو 81 أو 256 أو 625 حرفًا لسودوكو</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 حرفًا</translation>
    </message>
    <message>
        <source>a digit of the grid, or the sign for an empty cell</source>
        <translation>رقم من الشبكة، أو علامة الخانة الفارغة</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Sudoku lines</source>
        <translation>أسطر سودوكو</translation>
    </message>
    <message>
        <source>Its first line has as many characters as a Sudoku has cells.</source>
        <translation>في سطره الأول حروف بعدد خانات سودوكو.</translation>
    </message>
    <message>
        <source>It has as many digits and signs as a Sudoku has cells.</source>
        <translation>فيه أرقام وعلامات بعدد خانات سودوكو.</translation>
    </message>
    <message>
        <source>It starts like a Sudoku.</source>
        <translation>يبدأ كسودوكو.</translation>
    </message>
    <message>
        <source>at most %1 puzzles</source>
        <translation>‏%1 أحجية على الأكثر</translation>
    </message>
    <message>
        <source>16, 81, 256 or 625 digits and points of a Sudoku</source>
        <translation>16 أو 81 أو 256 أو 625 رقمًا ونقطة لسودوكو</translation>
    </message>
    <message>
        <source>as many characters as the givens have</source>
        <translation>حروف بعدد المعطيات</translation>
    </message>
    <message>
        <source>the givens among the digits</source>
        <translation>المعطيات ضمن الأرقام</translation>
    </message>
    <message>
        <source>cell and digits</source>
        <translation>خانة وأرقام</translation>
    </message>
    <message>
        <source>digits of the grid</source>
        <translation>أرقام الشبكة</translation>
    </message>
    <message>
        <source>Tessera Sudoku</source>
        <translation>سودوكو Tessera</translation>
    </message>
    <message>
        <source>The format “%1” holds one puzzle per file.</source>
        <translation>الصيغة «⁨%1⁩» فيها أحجية واحدة لكل ملف.</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>the pieces that are not on the board</source>
        <translation>القطع التي ليست على اللوحة</translation>
    </message>
    <message>
        <source>the pieces with four grey edges</source>
        <translation>القطع ذات الأضلاع الرمادية الأربعة</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>the hints</source>
        <translation>التلميحات</translation>
    </message>
    <message>
        <source>the locks</source>
        <translation>الأقفال</translation>
    </message>
    <message>
        <source>The format “%1” does not hold %2.</source>
        <translation>الصيغة «⁨%1⁩» لا تحفظ %2.</translation>
    </message>
    <message>
        <source>the rule that there is no frame</source>
        <translation>قاعدة عدم وجود إطار</translation>
    </message>
    <message>
        <source>the rule that the puzzle is signed</source>
        <translation>قاعدة أن الأحجية ذات إشارة</translation>
    </message>
    <message>
        <source>the rule that pieces keep their rotation</source>
        <translation>قاعدة أن القطع تحافظ على تدويرها</translation>
    </message>
    <message>
        <source>at most %1 objects and arrays</source>
        <translation>‏%1 كائنًا ومصفوفة على الأكثر</translation>
    </message>
    <message>
        <source>the rule for the rim</source>
        <translation>قاعدة الحافة</translation>
    </message>
    <message>
        <source>Each line has four letters.</source>
        <translation>في كل سطر أربعة أحرف.</translation>
    </message>
    <message>
        <source>at most %1 pictures</source>
        <translation>‏%1 صورة على الأكثر</translation>
    </message>
    <message>
        <source>It is not written in Base64.</source>
        <translation>ليست مكتوبة بترميز Base64.</translation>
    </message>
    <message>
        <source>the names of the patterns</source>
        <translation>أسماء النقوش</translation>
    </message>
    <message>
        <source>the pictures of the patterns</source>
        <translation>صور النقوش</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>أيُّ الأرقام من المعطيات</translation>
    </message>
    <message>
        <source>the pencil marks</source>
        <translation>علامات الرصاص</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>المؤلف</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>The pictures of these patterns are left out: %1. %2</source>
        <translation>تُركت صور هذه النقوش: %1. %2</translation>
    </message>
    <message>
        <source>DIMACS: formula, or a solver’s answer</source>
        <translation>DIMACS: صيغة منطقية أو جواب حلّال</translation>
    </message>
    <message>
        <source>width, height and four rules</source>
        <translation>العرض والارتفاع وأربع قواعد</translation>
    </message>
    <message>
        <source>the numbers of variables and clauses</source>
        <translation>عددا المتغيرات والبنود</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>حد منطقي</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>قطعة في %1</translation>
    </message>
    <message>
        <source>This formula does not say which puzzle it is of. Only formulas that Tessera wrote can be read.</source>
        <translation>لا تقول هذه الصيغة لأي أحجية هي. لا تُقرأ إلا الصيغ التي كتبها Tessera.</translation>
    </message>
    <message>
        <source>These values are of another puzzle: only %1 of %2 edges match.</source>
        <translation>هذه القيم لأحجية أخرى: لا يتطابق إلا %1 من %2 من الأضلاع.</translation>
    </message>
    <message>
        <source>The SAT solver says that there is no solution.</source>
        <translation>يقول حلّال SAT إنه لا يوجد حل.</translation>
    </message>
    <message>
        <source>It is a formula in the format of SAT solvers.</source>
        <translation>إنها صيغة منطقية بصيغة حلّالات SAT.</translation>
    </message>
    <message>
        <source>It is the answer of a SAT solver.</source>
        <translation>إنه جواب حلّال SAT.</translation>
    </message>
    <message>
        <source>the id of a method</source>
        <translation>معرّف طريقة</translation>
    </message>
    <message>
        <source>the name of a benchmark instance</source>
        <translation>اسم نموذج قياس</translation>
    </message>
    <message>
        <source>PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3</source>
        <translation>‏PIECE.ROTATION بقطعة من 1 إلى %1 وتدوير من 0 إلى 3</translation>
    </message>
    <message>
        <source>each piece once</source>
        <translation>كل قطعة مرة واحدة</translation>
    </message>
    <message>
        <source>The board violates the rules. %1.</source>
        <translation>اللوحة تخالف القواعد. %1.</translation>
    </message>
    <message>
        <source>the board’s score %1</source>
        <translation>درجة اللوحة %1</translation>
    </message>
    <message>
        <source>This puzzle is not in the benchmark library.</source>
        <translation>هذه الأحجية ليست في مكتبة القياس.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>the choice of tiles</source>
        <translation>اختيار البلاطات</translation>
    </message>
    <message>
        <source>The file exceeds %1 MB, so Tessera cannot open it again.</source>
        <translation>يتجاوز الملف ‎%1 م.ب.، فلا يستطيع Tessera فتحه مجددًا.</translation>
    </message>
    <message>
        <source>In a grid of this size, “%1” and “%2” cannot both mark empty cells.</source>
        <translation>في شبكة بهذا الحجم لا يمكن أن يدل «⁨%1⁩» و«⁨%2⁩» معًا على خانات فارغة.</translation>
    </message>
    <message>
        <source>2 adjacent grey edges</source>
        <translation>ضلعان رماديان متجاوران</translation>
    </message>
    <message>
        <source>2 opposite grey edges</source>
        <translation>ضلعان رماديان متقابلان</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>“%1” is a published board: its size, rules and colours cannot be changed.</source>
        <translation>«⁨%1⁩» لوحة منشورة: لا يمكن تغيير حجمها ولا قواعدها ولا ألوانها.</translation>
    </message>
    <message>
        <source>An unframed puzzle has one set of colours: give a single number instead of border and inner colours.</source>
        <translation>للأحجية بلا إطار مجموعة ألوان واحدة: أعط عددًا واحدًا بدل ألوان الإطار والداخل.</translation>
    </message>
    <message>
        <source>%1 colours are not possible: a puzzle with these rules has at most %2.</source>
        <translation>‏%1 لونًا غير ممكنة: لأحجية بهذه القواعد %2 على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>Colours asked for: %1. This board has only %n place(s) for them.</source>
        <translation>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة %n موضع لها فقط.</numerusform>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة موضع واحد (%n) لها فقط.</numerusform>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة موضعان (%n) لها فقط.</numerusform>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة %n مواضع لها فقط.</numerusform>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة %n موضعًا لها فقط.</numerusform>
            <numerusform>عدد الألوان المطلوبة: %1. في هذه اللوحة %n موضع لها فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>A framed board of this size needs at least one border colour.</source>
        <translation>تحتاج لوحة ذات إطار بهذا الحجم إلى لون إطار واحد على الأقل.</translation>
    </message>
    <message>
        <source>A board of this size needs at least one inner colour.</source>
        <translation>تحتاج لوحة بهذا الحجم إلى لون داخلي واحد على الأقل.</translation>
    </message>
    <message>
        <source>side pieces</source>
        <translation>قطع جانبية</translation>
    </message>
    <message>
        <source>corner pieces</source>
        <translation>قطع ركنية</translation>
    </message>
    <message>
        <source>inner pieces</source>
        <translation>قطع داخلية</translation>
    </message>
    <message>
        <source>A board of %1×%2 needs %3 different %4, but these colours allow only %5: use more colours or allow copies.</source>
        <translation>تحتاج لوحة %1×%2 إلى %3 %4 مختلفة، لكن هذه الألوان لا تتيح إلا %5: استعمل ألوانًا أكثر أو اسمح بالنسخ.</translation>
    </message>
    <message>
        <source>%1 hints are not possible on a board of %2 cells.</source>
        <translation>‏%1 تلميحًا غير ممكنة على لوحة من %2 خانة.</translation>
    </message>
    <message>
        <source>No %1×%2 puzzle of different pieces was found with these colours: use more colours or allow copies.</source>
        <translation>لم توجد أحجية %1×%2 بقطع مختلفة بهذه الألوان: استعمل ألوانًا أكثر أو اسمح بالنسخ.</translation>
    </message>
    <message>
        <source>%1×%2 puzzle, seed %3</source>
        <translation>أحجية %1×%2، البذرة %3</translation>
    </message>
    <message>
        <source>“%1” is not a number of colours: give hardest, BORDER+INNER or TOTAL, each at most %2.</source>
        <translation>«⁨%1⁩» ليس عدد ألوان: أعط hardest أو إطار+داخل أو المجموع، كل منها %2 على الأكثر.</translation>
    </message>
    <message>
        <source>“%1” is not a rim colour: give any or a number from 1 to %2.</source>
        <translation>«⁨%1⁩» ليس لونًا للحافة: أعطِ any أو رقمًا من 1 إلى %2.</translation>
    </message>
    <message>
        <source>The hint cells must be different cells of the %1×%2 board.</source>
        <translation>يجب أن تكون خانات التلميح خانات مختلفة من لوحة %1×%2.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Place or swap a piece</source>
        <translation>وضع قطعة أو مبادلتها</translation>
    </message>
    <message>
        <source>Enter picks up and places</source>
        <translation>Enter يلتقط ويضع</translation>
    </message>
    <message>
        <source>Drag between tray and cells</source>
        <translation>السحب بين الصينية والخانات</translation>
    </message>
    <message>
        <source>Put a piece back into the tray</source>
        <translation>إعادة قطعة إلى الصينية</translation>
    </message>
    <message>
        <source>Drag it there</source>
        <translation>سحبها إلى هناك</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>Mouse wheel over a tile, right-click</source>
        <translation>العجلة فوق بلاطة، النقر الأيمن</translation>
    </message>
    <message>
        <source>Rotate a rectangle as a block</source>
        <translation>تدوير مستطيل ككتلة</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>تحديد</translation>
    </message>
    <message>
        <source>Arrows, Shift+arrows</source>
        <translation>الأسهم، Shift+الأسهم</translation>
    </message>
    <message>
        <source>Click, Ctrl+click, Shift+click, rubber band</source>
        <translation>نقر، Ctrl+نقر، Shift+نقر، السحب لتحديد مستطيل</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>نقل المحدد</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+الأسهم</translation>
    </message>
    <message>
        <source>Drag it</source>
        <translation>سحبه</translation>
    </message>
    <message>
        <source>Edit a piece’s edges</source>
        <translation>تحرير أضلاع قطعة</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>نقر مزدوج على بلاطة</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>قفل أو فتح</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>النقر الأوسط</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>إظهار ما يلائم هنا</translation>
    </message>
    <message>
        <source>Point at an empty cell</source>
        <translation>الإشارة إلى خانة فارغة</translation>
    </message>
    <message>
        <source>Choose a fitting piece</source>
        <translation>اختيار قطعة ملائمة</translation>
    </message>
    <message>
        <source>Right-click an empty cell</source>
        <translation>النقر الأيمن على خانة فارغة</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>تكبير وتصغير</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+العجلة، القرص بإصبعين</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>تحريك العرض</translation>
    </message>
    <message>
        <source>Drag with the middle button or with Space</source>
        <translation>السحب بالزر الأوسط أو مع مفتاح المسافة</translation>
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
        <translation>لا يمكن إنشاء الحركة: %1.</translation>
    </message>
</context>
<context>
    <name>HardnessCurve</name>
    <message>
        <source>hardly any by chance, besides the generated one</source>
        <translation>لا يكاد يوجد حل بالصدفة، عدا الحل المولَّد</translation>
    </message>
    <message>
        <source>about %1 by chance, besides the generated one</source>
        <translation>نحو %1 بالصدفة، عدا الحل المولَّد</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>File formats</source>
        <translation>صيغ الملفات</translation>
    </message>
    <message>
        <source>Tessera recognises files by their content, not by their name. The first column lists the names for --from and --to on the command line.</source>
        <translation>يتعرف Tessera على الملفات بمحتواها لا باسمها. يذكر العمود الأول أسماء ‎--from و‎--to في سطر الأوامر.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>اللواحق</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>تُكتب</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>قراءة فقط</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>سطر الأوامر</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>الطرائق</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>الأحجية</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>المنشور</translation>
    </message>
    <message>
        <source>By</source>
        <translation>عند</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>التكرار بالأمر</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>قيس على</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>لا وسائط لهذه الطريقة.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الإعداد المسبق</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>يضبط</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>المصدر: %1.</translation>
    </message>
    <message>
        <source>This method is exact: if it runs to its end without a solution, there is none.</source>
        <translation>هذه الطريقة دقيقة: إذا بلغت نهايتها بلا حل فلا حل.</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>في سطر الأوامر: %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Published results and Tessera’s</source>
        <translation>النتائج المنشورة ونتائج Tessera</translation>
    </message>
    <message>
        <source>References</source>
        <translation>المراجع</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>كل الطرائق</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>المفاتيح والإيماءات</translation>
    </message>
    <message>
        <source>Change the key of any action under **Edit ▸ Settings ▸ Keys**.</source>
        <translation>غيّر مفتاح أي إجراء في **تحرير ◂ الإعدادات ◂ المفاتيح**.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>الفأرة</translation>
    </message>
    <message>
        <source>Published results beside those of the same methods in Tessera, mostly reached in far less time. Compare best with best and mean with mean: the best of 30 runs is higher than the best of three. Puzzles called META 2010 are the authors’ own. All others were generated with the same size and, unless the table says otherwise, the same colours. Scores are matched edges, with one thread. The preset follows the name of the method. Published presets use every value that the work gives. Tessera comes with plans that repeat the published tables; run them with “tessera experiment”.</source>
        <translation>نتائج منشورة بجانب نتائج الطرائق نفسها في Tessera، وقد بُلغت غالبًا في وقت أقل بكثير. قارن الأفضل بالأفضل والمتوسط بالمتوسط: فالأفضل من 30 تشغيلًا أعلى من الأفضل من ثلاثة. الأحاجي المسماة META 2010 هي أحاجي المؤلفين. وكل ما سواها مولّد بالحجم نفسه وبالألوان نفسها ما لم يقل الجدول غير ذلك. الدرجات أضلاع متطابقة، بخيط واحد. ويلي الإعداد المسبق اسم الطريقة. وتستعمل الإعدادات المنشورة كل قيمة يذكرها العمل المنشور. ومع Tessera خطط تعيد الجداول المنشورة؛ شغّلها بـ«tessera experiment».</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>الشيفرة الزائفة</translation>
    </message>
</context>
<context>
    <name>InfoCommand</name>
    <message>
        <source>Change the author</source>
        <translation>تغيير المؤلف</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>تغيير الملاحظات</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>تغيير العنوان</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>يفتح %1 القائمة «⁨%2⁩».</translation>
    </message>
    <message>
        <source>%1 moves from one part of the window to the next.</source>
        <translation>ينتقل %1 من جزء من النافذة إلى التالي.</translation>
    </message>
    <message>
        <source>%1 moves and selects on the board.</source>
        <translation>‏%1 للتحرك والاختيار على اللوحة.</translation>
    </message>
    <message>
        <source>%1 operates what has the focus.</source>
        <translation>يؤثر %1 في العنصر النشط.</translation>
    </message>
</context>
<context>
    <name>MethodComparison</name>
    <message>
        <source>negligible</source>
        <translation>مهمل</translation>
    </message>
    <message>
        <source>small</source>
        <translation>صغير</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>large</source>
        <translation>كبير</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>‏%1 أحجية</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>‏%1 تشغيلًا</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>دقيق</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>تقريبي</translation>
    </message>
</context>
<context>
    <name>MethodGuide</name>
    <message>
        <source>Best score</source>
        <translation>أعلى درجة</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>Methods from the literature</source>
        <translation>طرائق من الأبحاث</translation>
    </message>
    <message>
        <source>%1: typically solves %2 of %3 in a minute</source>
        <translation>‏%1: تحل عادةً %2 من %3 في دقيقة</translation>
    </message>
    <message>
        <source>%1: typically %2 of %3 in a minute</source>
        <translation>‏%1: عادة %2 من %3 في دقيقة</translation>
    </message>
    <message>
        <source>The highest score on boards of any size</source>
        <translation>أعلى درجة على لوحات من أي حجم</translation>
    </message>
    <message>
        <source>Solves small boards, or proves that there is no solution</source>
        <translation>تحل اللوحات الصغيرة أو تثبت أنه لا حل لها</translation>
    </message>
    <message>
        <source>Solves Sudoku grids, mostly within a second</source>
        <translation>تحل شبكات السودوكو، غالبًا خلال ثانية</translation>
    </message>
    <message>
        <source>Good scores from one simple rule; watch it cool down</source>
        <translation>درجات جيدة بقاعدة بسيطة واحدة؛ شاهدها وهي تبرد</translation>
    </message>
    <message>
        <source>The border first, then the whole board</source>
        <translation>الحافة أولًا ثم اللوحة كلها</translation>
    </message>
    <message>
        <source>Shakes a good board and improves it again, over and over</source>
        <translation>تهز لوحة جيدة ثم تحسّنها من جديد، مرة بعد مرة</translation>
    </message>
    <message>
        <source>Always the best move that is not forbidden; easy to follow</source>
        <translation>تختار دائمًا أفضل نقلة غير محظورة؛ وتسهل متابعتها</translation>
    </message>
    <message>
        <source>Learns from good boards; watch its trails</source>
        <translation>يتعلم من اللوحات الجيدة؛ شاهد آثاره</translation>
    </message>
    <message>
        <source>Evolves many boards at once; solves small ones quickly</source>
        <translation>تطوّر لوحات كثيرة معًا؛ وتحل الصغيرة سريعًا</translation>
    </message>
    <message>
        <source>Several swaps at once; a baseline for comparison</source>
        <translation>عدة مبادلات معًا؛ أساس للمقارنة</translation>
    </message>
    <message>
        <source>Places piece after piece; a baseline for comparison</source>
        <translation>يضع قطعة بعد قطعة؛ أساس للمقارنة</translation>
    </message>
    <message>
        <source>Only ever improves; shows why that is not enough</source>
        <translation>لا تقبل إلا التحسين؛ وتبيّن لماذا لا يكفي ذلك</translation>
    </message>
    <message>
        <source>Places pieces along a random walk; a baseline for comparison</source>
        <translation>يضع القطع على مشي عشوائي؛ أساس للمقارنة</translation>
    </message>
    <message>
        <source>Small boards as a logical formula; proves that there is no solution</source>
        <translation>لوحات صغيرة بوصفها صيغة منطقية؛ ويثبت أنه لا حل لها</translation>
    </message>
    <message>
        <source>Swaps, then refills many cells at once in the best way</source>
        <translation>مبادلات، ثم إعادة ملء خانات كثيرة معًا بأفضل وجه</translation>
    </message>
    <message>
        <source>Solves Sudoku grids by one simple rule; watch it cool down</source>
        <translation>يحل شبكات السودوكو بقاعدة بسيطة واحدة؛ شاهده وهو يبرد</translation>
    </message>
    <message>
        <source>Evolves many Sudoku grids at once, with local search</source>
        <translation>يطوّر شبكات سودوكو كثيرة معًا، مع بحث محلي</translation>
    </message>
</context>
<context>
    <name>MethodLabel</name>
    <message>
        <source>The search got only %1 % of a core per thread; other programs used the rest. To compare it, limit the evaluations or the processor time.</source>
        <translation>لم ينل البحث سوى %1 % من نواة لكل خيط؛ واستعملت برامج أخرى الباقي. لمقارنته حدّد التقييمات أو زمن المعالج.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 سنة</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>أقل من 1 م.ث</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>نحو %n ثانية</numerusform>
            <numerusform>نحو %n ثانية</numerusform>
            <numerusform>نحو ثانيتين (%n)</numerusform>
            <numerusform>نحو %n ثوانٍ</numerusform>
            <numerusform>نحو %n ثانية</numerusform>
            <numerusform>نحو %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو دقيقتين (%n)</numerusform>
            <numerusform>نحو %n دقائق</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>نحو %n ساعة</numerusform>
            <numerusform>نحو %n ساعة</numerusform>
            <numerusform>نحو ساعتين (%n)</numerusform>
            <numerusform>نحو %n ساعات</numerusform>
            <numerusform>نحو %n ساعة</numerusform>
            <numerusform>نحو %n ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>نحو %n يوم</numerusform>
            <numerusform>نحو %n يوم</numerusform>
            <numerusform>نحو يومين (%n)</numerusform>
            <numerusform>نحو %n أيام</numerusform>
            <numerusform>نحو %n يومًا</numerusform>
            <numerusform>نحو %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>more than a month</source>
        <translation>أكثر من شهر</translation>
    </message>
</context>
<context>
    <name>Packet</name>
    <message>
        <source>Threads of the saved search: %1; of this one: %2. Use as many threads and processes as before.</source>
        <translation>خيوط البحث المحفوظ: %1؛ وخيوط هذا البحث: %2. استعمل عدد الخيوط والعمليات نفسه كما من قبل.</translation>
    </message>
    <message>
        <source>The saved search is damaged.</source>
        <translation>البحث المحفوظ تالف.</translation>
    </message>
    <message>
        <source>The search was saved by another version of Tessera. Resume it with that version, or start a new search.</source>
        <translation>حُفظ البحث بإصدار آخر من Tessera. استأنفه بذلك الإصدار، أو ابدأ بحثًا جديدًا.</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>The parameter “%1” takes %2, not “%3”.</source>
        <translation>يأخذ الوسيط «⁨%1⁩» %2، لا «⁨%3⁩».</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>عدد صحيح من %1 إلى %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>عدد من %1 إلى %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>واحد من %1</translation>
    </message>
    <message>
        <source>There is no parameter “%1”: this method has none.</source>
        <translation>لا يوجد وسيط «⁨%1⁩»: لا وسائط لهذه الطريقة.</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; this method has: %2.</source>
        <translation>لا يوجد وسيط «⁨%1⁩»؛ لهذه الطريقة: %2.</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>برقوقي</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>sky-blue</source>
        <translation>أزرق سماوي</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>white</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>أخضر داكن</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>أرجواني</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>أزرق مخضر</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>خزامي</translation>
    </message>
    <message>
        <source>tan</source>
        <translation>أسمر</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>كحلي</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>نعناعي</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>ليموني</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>بني</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>مرجاني</translation>
    </message>
    <message>
        <source>maroon</source>
        <translation>خمري</translation>
    </message>
    <message>
        <source>green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>فيروزي</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>نيلي</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>كهرماني</translation>
    </message>
    <message>
        <source>red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>قرص</translation>
    </message>
    <message>
        <source>four-pointed star</source>
        <translation>نجمة رباعية</translation>
    </message>
    <message>
        <source>square</source>
        <translation>مربع</translation>
    </message>
    <message>
        <source>saltire</source>
        <translation>صليب مائل</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>صليب</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>برسيم</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>ساعة رملية</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>معيّن</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>تاج</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>عين</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>eight-pointed star</source>
        <translation>نجمة ثمانية</translation>
    </message>
    <message>
        <source>bow tie</source>
        <translation>ربطة عنق</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>مسدس</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>فراشة</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>عارضة</translation>
    </message>
    <message>
        <source>pinwheel</source>
        <translation>دولاب هواء</translation>
    </message>
    <message>
        <source>six-pointed star</source>
        <translation>نجمة سداسية</translation>
    </message>
    <message>
        <source>slanted bar</source>
        <translation>شريط مائل</translation>
    </message>
    <message>
        <source>%1 pierced %2</source>
        <extracomment>1 is the colour behind the emblem, 2 its shape, e.g. &quot;blue disc&quot;</extracomment>
        <translation>%2 مثقوب %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1 غائر</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>صورة %1</translation>
    </message>
</context>
<context>
    <name>PatternPicture</name>
    <message>
        <source>The picture of a pattern must be a PNG of at most %1×%1 pixels and %2 kB.</source>
        <translation>يجب أن تكون صورة النقش ملف PNG لا يتجاوز %1×%1 بكسل و%2 ك.ب.</translation>
    </message>
    <message>
        <source>The pictures of a puzzle may take up at most %1 MB. Remove another picture first.</source>
        <translation>لا تتجاوز صور الأحجية معًا %1 م.ب. احذف صورة أخرى أولًا.</translation>
    </message>
    <message>
        <source>This picture cannot be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>لا يمكن قراءة هذه الصورة. اختر ملف PNG أو JPEG أو SVG.</translation>
    </message>
    <message>
        <source>The pictures of these patterns are damaged and left out: %1.</source>
        <translation>صور هذه النقوش تالفة فتُركت: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>الذاكرة غير كافية لصورة بهذا الحجم.</translation>
    </message>
</context>
<context>
    <name>PieceKind</name>
    <message>
        <source>corner piece</source>
        <translation>قطعة ركنية</translation>
    </message>
    <message>
        <source>side piece</source>
        <translation>قطعة جانبية</translation>
    </message>
    <message>
        <source>inner piece</source>
        <translation>قطعة داخلية</translation>
    </message>
</context>
<context>
    <name>PlanDraft</name>
    <message>
        <source>A value is missing. Write for instance 0.9, 0.95.</source>
        <translation>هناك قيمة ناقصة. اكتب مثلًا 0.9, 0.95.</translation>
    </message>
    <message>
        <source>“%1” is not a range. Write start:step:end, for instance 1:2:9.</source>
        <translation>«⁨%1⁩» ليس نطاقًا. اكتب البداية:الخطوة:النهاية، مثلًا 1:2:9.</translation>
    </message>
    <message>
        <source>“%1” is incomplete. Write name = value; or name = value, value for several.</source>
        <translation>«⁨%1⁩» غير مكتمل. اكتب الاسم = القيمة؛ أو الاسم = قيمة, قيمة لعدة قيم.</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>بلا إطار</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>ذات إشارة</translation>
    </message>
    <message>
        <source>pieces keep their rotation</source>
        <translation>تحافظ القطع على تدويرها</translation>
    </message>
    <message>
        <source>rim colour %1</source>
        <translation>الحافة باللون %1</translation>
    </message>
    <message>
        <source>rim in one colour</source>
        <translation>الحافة بلون واحد</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>الأصعب</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Cannot print: no printer was found. Add one, or save a PDF.</source>
        <translation>تعذّرت الطباعة: لم يُعثر على طابعة. أضف طابعة، أو احفظ ملف PDF.</translation>
    </message>
    <message>
        <source>Cannot print: the printer or its file does not accept the pages. Check the printer and try again.</source>
        <translation>تعذّرت الطباعة: لا تقبل الطابعة أو ملفها الصفحات. افحص الطابعة وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>جارٍ الطباعة…</translation>
    </message>
    <message numerus="yes">
        <source>Printed %n page(s).</source>
        <translation>
            <numerusform>طُبعت %n صفحة.</numerusform>
            <numerusform>طُبعت %n صفحة.</numerusform>
            <numerusform>طُبعت %n صفحتان.</numerusform>
            <numerusform>طُبعت %n صفحات.</numerusform>
            <numerusform>طُبعت %n صفحة.</numerusform>
            <numerusform>طُبعت %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving the PDF…</source>
        <translation>جارٍ حفظ ملف PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) as %1.</source>
        <translation>
            <numerusform>حُفظت %n صفحة باسم ⁨%1⁩.</numerusform>
            <numerusform>حُفظت %n صفحة باسم ⁨%1⁩.</numerusform>
            <numerusform>حُفظت %n صفحتان باسم ⁨%1⁩.</numerusform>
            <numerusform>حُفظت %n صفحات باسم ⁨%1⁩.</numerusform>
            <numerusform>حُفظت %n صفحة باسم ⁨%1⁩.</numerusform>
            <numerusform>حُفظت %n صفحة باسم ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n page(s) were already sent to the printer.</source>
        <translation>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحة من قبل إلى الطابعة.</numerusform>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحة من قبل إلى الطابعة.</numerusform>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحتان من قبل إلى الطابعة.</numerusform>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحات من قبل إلى الطابعة.</numerusform>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحة من قبل إلى الطابعة.</numerusform>
            <numerusform>توقفت الطباعة. أُرسلت %n صفحة من قبل إلى الطابعة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A board of %1×%2 cells is not possible: each side must have 1 to %3 cells.</source>
        <translation>لوحة من %1×%2 خانة غير ممكنة: يجب أن يكون لكل ضلع من 1 إلى %3 خانة.</translation>
    </message>
    <message>
        <source>Piece %1 has the colour %2; colours go from %3 to %4.</source>
        <translation>للقطعة %1 اللون %2؛ والألوان من %3 إلى %4.</translation>
    </message>
    <message>
        <source>A hint is outside the board.</source>
        <translation>تلميح خارج اللوحة.</translation>
    </message>
    <message>
        <source>A hint uses piece %1, which does not exist.</source>
        <translation>يستعمل تلميح القطعة %1 وهي غير موجودة.</translation>
    </message>
    <message>
        <source>Two hints conflict: piece %1 or its cell is used twice.</source>
        <translation>تلميحان متعارضان: استُعملت القطعة %1 أو خانتها مرتين.</translation>
    </message>
    <message>
        <source>Pieces can keep their rotation only in a puzzle without a frame.</source>
        <translation>لا تحافظ القطع على تدويرها إلا في أحجية بلا إطار.</translation>
    </message>
    <message>
        <source>The hint for piece %1 rotates it, but the pieces of this puzzle keep their rotation.</source>
        <translation>يدوّر التلميح القطعة %1، لكن قطع هذه الأحجية تحافظ على تدويرها.</translation>
    </message>
    <message>
        <source>A puzzle of %1 pieces is not possible: the maximum is %2.</source>
        <translation>أحجية من %1 قطعة غير ممكنة: الحد الأقصى %2.</translation>
    </message>
    <message>
        <source>A board with a grey frame cannot have a rim in one colour.</source>
        <translation>لا يمكن أن تكون للوحة ذات الإطار الرمادي حافة بلون واحد.</translation>
    </message>
    <message>
        <source>A rim in one colour is not possible with tabs and blanks: one of the two would stay unpaired.</source>
        <translation>لا يمكن أن تكون الحافة بلون واحد مع البارزات والغائرات: سيبقى أحدهما بلا قرين.</translation>
    </message>
    <message>
        <source>The rim cannot show the colour %1; colours go from 1 to %2.</source>
        <translation>لا يمكن أن تُظهر الحافة اللون %1؛ الألوان من 1 إلى %2.</translation>
    </message>
    <message>
        <source>The pieces of this puzzle keep their rotation.</source>
        <translation>تحافظ قطع هذه الأحجية على تدويرها.</translation>
    </message>
</context>
<context>
    <name>PuzzlePresets</name>
    <message>
        <source>Niang %1×%1: the board in the screenshots of his thesis (2010).</source>
        <translation>Niang ‏%1×%1: اللوحة الظاهرة في صور شاشة أطروحته (2010).</translation>
    </message>
    <message>
        <source>12×12 with 50 colours: a single solution, found in seconds.</source>
        <translation>12×12 بـ 50 لونًا: حل وحيد، يوجد في ثوانٍ.</translation>
    </message>
    <message>
        <source>4×4 with 4 colours: small, with several solutions.</source>
        <translation>4×4 بـ 4 ألوان: صغيرة، بعدة حلول.</translation>
    </message>
    <message>
        <source>4×4 with the hardest colour counts.</source>
        <translation>4×4 بأصعب أعداد الألوان.</translation>
    </message>
    <message>
        <source>4×4 with 8 colours: one solution or a few.</source>
        <translation>4×4 بـ 8 ألوان: حل واحد أو قلة.</translation>
    </message>
    <message>
        <source>6×6 with 4 colours: very many solutions.</source>
        <translation>6×6 بـ 4 ألوان: حلول كثيرة جدًا.</translation>
    </message>
    <message>
        <source>6×6 with the hardest colour counts: few solutions, slow to find.</source>
        <translation>6×6 بأصعب أعداد الألوان: حلول قليلة بطيئة الإيجاد.</translation>
    </message>
    <message>
        <source>6×6 with 12 colours: one solution, found immediately.</source>
        <translation>6×6 بـ 12 لونًا: حل واحد، يوجد فورًا.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours.</source>
        <translation>10×10 بـ 10 ألوان عشوائية.</translation>
    </message>
    <message>
        <source>10×10 with 10 random colours and no frame.</source>
        <translation>10×10 بـ 10 ألوان عشوائية وبلا إطار.</translation>
    </message>
    <message>
        <source>10×10 with the hardest colour counts.</source>
        <translation>10×10 بأصعب أعداد الألوان.</translation>
    </message>
    <message>
        <source>16×16 with 23 random colours and no frame.</source>
        <translation>16×16 بـ 23 لونًا عشوائيًا وبلا إطار.</translation>
    </message>
    <message>
        <source>16×16 with the hardest colour counts.</source>
        <translation>16×16 بأصعب أعداد الألوان.</translation>
    </message>
    <message>
        <source>Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre.</source>
        <translation>مثل Eternity II: 16×16، 5 + 17 لونًا، تلميح في الوسط.</translation>
    </message>
    <message>
        <source>TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.</source>
        <translation>TetraVex %1×%1: عشرة أرقام، بلا إطار، والقطع تحافظ على تدويرها.</translation>
    </message>
    <message>
        <source>MacMahon’s squares: all 24 squares of three colours, with one colour around the 6×4 board.</source>
        <translation>مربعات ماكماهون: كل المربعات الـ 24 بثلاثة ألوان، ولون واحد حول اللوحة 6×4.</translation>
    </message>
    <message>
        <source>Scramble Squares: nine pieces, four pictures cut at the joints, one solution.</source>
        <translation>Scramble Squares: تسع قطع وأربع صور مقطوعة عند الوصلات وحل واحد.</translation>
    </message>
    <message>
        <source>Scramble Squares with three pictures: two solutions.</source>
        <translation>Scramble Squares بثلاث صور: حلان.</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>The puzzle has no pieces to print.</source>
        <translation>لا قطع في الأحجية لطباعتها.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;موافق</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>إغلاق بلا حفظ</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
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
        <translation>ما وجده البحث يخص أحجية أخرى</translation>
    </message>
    <message>
        <source>the file is damaged or comes from another version of Tessera</source>
        <translation>الملف تالف أو من إصدار آخر من Tessera</translation>
    </message>
    <message>
        <source>Cannot save recovery copies in the folder %1.</source>
        <translation>لا يمكن حفظ نسخ الاسترداد في المجلد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Cannot read a recovery copy (%2). It was renamed to %1.</source>
        <translation>تعذّرت قراءة نسخة استرداد (%2). أُعيدت تسميتها إلى ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>RunAnimation</name>
    <message>
        <source>The run has no board to show yet.</source>
        <translation>ليس للتشغيل لوحة تُعرض بعد.</translation>
    </message>
</context>
<context>
    <name>RunFile</name>
    <message>
        <source>The run file is incomplete: it has no puzzle.</source>
        <translation>ملف التشغيل غير مكتمل: لا أحجية فيه.</translation>
    </message>
    <message>
        <source>The run file uses the method “%1”, which this version of Tessera does not have.</source>
        <translation>يستعمل ملف التشغيل الطريقة «⁨%1⁩»، وهي ليست في هذا الإصدار من Tessera.</translation>
    </message>
    <message>
        <source>This is not a run file.</source>
        <translation>هذا ليس ملف تشغيل.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read the version of this run file.</source>
        <translation>لا يستطيع هذا الإصدار من Tessera قراءة إصدار ملف التشغيل هذا.</translation>
    </message>
    <message>
        <source>The run file is incomplete: it has no board.</source>
        <translation>ملف التشغيل غير مكتمل: لا لوحة فيه.</translation>
    </message>
    <message>
        <source>The saved search is damaged: its best score is %1, but its best board has %2.</source>
        <translation>البحث المحفوظ تالف: أفضل درجة فيه %1، لكن لأفضل لوحة فيه %2.</translation>
    </message>
</context>
<context>
    <name>RunStore</name>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>عدد صحيح غير سالب</translation>
    </message>
    <message>
        <source>seconds, evaluations and a score</source>
        <translation>ثوانٍ وتقييمات ودرجة</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>درجة</translation>
    </message>
    <message>
        <source>%1: %2. The run is repeated.</source>
        <translation>‏⁨%1⁩: %2. يُعاد التشغيل.</translation>
    </message>
    <message>
        <source>%1: the folder holds the results of another plan. Choose another folder.</source>
        <translation>‏⁨%1⁩: في المجلد نتائج خطة أخرى. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>%1: the folder holds no results of an experiment.</source>
        <translation>‏⁨%1⁩: ليس في المجلد نتائج تجربة.</translation>
    </message>
    <message>
        <source>seconds, evaluations, a score and changes</source>
        <translation>ثوانٍ وتقييمات ودرجة وتغييرات</translation>
    </message>
    <message>
        <source>changes that lead to a board</source>
        <translation>تغييرات تؤدي إلى لوحة</translation>
    </message>
    <message>
        <source>%1: the boards of this run were not saved.</source>
        <translation>‏⁨%1⁩: لم تُحفظ لوحات هذا التشغيل.</translation>
    </message>
    <message>
        <source>a generation and its scores</source>
        <translation>جيل ودرجاته</translation>
    </message>
    <message>
        <source>“%1”: the runs in this folder used “%2”; new runs would use “%3”. Choose another folder for the new runs.</source>
        <translation>‏«⁨%1⁩»: استعملت التشغيلات في هذا المجلد «⁨%2⁩»؛ وستستعمل الجديدة «⁨%3⁩». اختر مجلدًا آخر للتشغيلات الجديدة.</translation>
    </message>
    <message>
        <source>“%1” was run as “%2”; this version would run it as “%3”.</source>
        <translation>شُغّل «⁨%1⁩» بصفة «⁨%2⁩»؛ ويشغّله هذا الإصدار بصفة «⁨%3⁩».</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1: the edge at the frame is not grey</source>
        <translation>‏%1: الضلع عند الإطار ليس رماديًا</translation>
    </message>
    <message>
        <source>%1: a grey edge points into the board</source>
        <translation>‏%1: ضلع رمادي يتجه إلى داخل اللوحة</translation>
    </message>
    <message>
        <source>%1: the hint piece is not in its place</source>
        <translation>‏%1: قطعة التلميح ليست مكانها</translation>
    </message>
    <message>
        <source>%1: the piece is rotated; pieces keep their rotation</source>
        <translation>‏%1: القطعة مدوّرة؛ القطع تحافظ على تدويرها</translation>
    </message>
</context>
<context>
    <name>ScoreViewChoice</name>
    <message>
        <source>Latest improvements</source>
        <translation>آخر التحسينات</translation>
    </message>
    <message>
        <source>The latest improvements, with a small overview of the whole search</source>
        <translation>أحدث التحسينات، مع البحث كله مصغرًا</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>البحث كله</translation>
    </message>
    <message>
        <source>All scores from the start</source>
        <translation>كل الدرجات من البداية</translation>
    </message>
    <message>
        <source>Missing edges</source>
        <translation>الأضلاع غير المتطابقة</translation>
    </message>
    <message>
        <source>How many edges do not match yet. Every power of ten has the same height.</source>
        <translation>عدد الأضلاع التي لم تتطابق بعد. لكل قوة من قوى العشرة الارتفاع نفسه.</translation>
    </message>
    <message>
        <source>Range of scores</source>
        <translation>نطاق الدرجات</translation>
    </message>
    <message>
        <source>How much of the curves is shown</source>
        <translation>مقدار ما يُعرض من المنحنيات</translation>
    </message>
</context>
<context>
    <name>SearchCheckpoint</name>
    <message>
        <source>The saved search is damaged: “%1” is missing.</source>
        <translation>البحث المحفوظ تالف: «⁨%1⁩» غير موجود.</translation>
    </message>
    <message>
        <source>The saved search is damaged: the value of “%1” is impossible.</source>
        <translation>البحث المحفوظ تالف: قيمة «⁨%1⁩» غير ممكنة.</translation>
    </message>
</context>
<context>
    <name>SearchCheckpointFile</name>
    <message>
        <source>%1: this checkpoint is for another puzzle, method, seed, start or other parameters. Use another file.</source>
        <translation>‏⁨%1⁩: نقطة الحفظ هذه لأحجية أو طريقة أو بذرة أو بداية أو وسائط أخرى. استعمل ملفًا آخر.</translation>
    </message>
    <message>
        <source>%1: this file is not a checkpoint of a search.</source>
        <translation>‏⁨%1⁩: هذا الملف ليس نقطة حفظ لبحث.</translation>
    </message>
    <message>
        <source>%1: the new checkpoint is too large, so it was not saved.</source>
        <translation>‏⁨%1⁩: نقطة الحفظ الجديدة كبيرة جدًا، لذا لم تُحفظ.</translation>
    </message>
</context>
<context>
    <name>SearchControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>ا&amp;بدأ</translation>
    </message>
    <message>
        <source>Search for a better board</source>
        <translation>البحث عن لوحة أفضل</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>إي&amp;قاف مؤقت</translation>
    </message>
    <message>
        <source>Pause the search to look at its board</source>
        <translation>إيقاف البحث مؤقتًا لتفحّص لوحته</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>استئن&amp;اف</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>استئناف البحث</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>&amp;شغّل من جديد</translation>
    </message>
    <message>
        <source>Discard this result and search again with the settings above</source>
        <translation>تجاهل هذه النتيجة والبحث من جديد بالإعدادات أعلاه</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;خطوة</translation>
    </message>
    <message>
        <source>Pause and take one step</source>
        <translation>إيقاف مؤقت وأخذ خطوة</translation>
    </message>
    <message>
        <source>Start paused, to search step by step</source>
        <translation>البدء متوقفًا مؤقتًا، للبحث خطوة خطوة</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>أ&amp;وقف</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>إيقاف البحث. تبقى أفضل لوحاته معروضة</translation>
    </message>
    <message>
        <source>&amp;Keep this board</source>
        <translation>احت&amp;فظ بهذه اللوحة</translation>
    </message>
    <message>
        <source>Put the best board into the puzzle. Undo brings the old board back</source>
        <translation>وضع أفضل لوحة في الأحجية. التراجع يعيد اللوحة السابقة</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>ار&amp;جع</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>تجاهل النتيجة وإظهار لوحة الأحجية نفسها من جديد</translation>
    </message>
    <message>
        <source>Resume sea&amp;rch</source>
        <translation>ا&amp;ستئناف البحث</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>استئناف البحث من حيث توقف</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>خطوة إلى الورا&amp;ء</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>الانتقال إلى الخطوة السابقة</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>الانتقال إلى الخطوة التالية</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n خيط</numerusform>
            <numerusform>%n خيط</numerusform>
            <numerusform>%n خيطان</numerusform>
            <numerusform>%n خيوط</numerusform>
            <numerusform>%n خيطًا</numerusform>
            <numerusform>%n خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 تقييمًا</translation>
    </message>
    <message>
        <source>Step a ro&amp;und</source>
        <translation>جولة &amp;كاملة</translation>
    </message>
    <message>
        <source>Run to the end of the generation, descent, tour or level</source>
        <translation>المضي حتى نهاية الجيل أو النزول أو الجولة أو المستوى</translation>
    </message>
    <message>
        <source>%1 of processor time</source>
        <translation>%1 من زمن المعالج</translation>
    </message>
</context>
<context>
    <name>SeedCountBox</name>
    <message>
        <source>How many searches each method runs, with consecutive seeds. The chart shows their median and middle half.</source>
        <translation>عدد عمليات البحث لكل طريقة، ببذور متتالية. يُظهر المخطط وسيطها ونصفها الأوسط.</translation>
    </message>
</context>
<context>
    <name>SheetLayout</name>
    <message>
        <source>Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.</source>
        <translation>القطع بعرض %3 مم غير ممكنة. اختر عرضًا من %1 إلى %2 مم.</translation>
    </message>
    <message>
        <source>Margins and gaps must be from 0 to %1 mm.</source>
        <translation>يجب أن تكون الهوامش والفجوات من 0 إلى %1 مم.</translation>
    </message>
    <message>
        <source>The paper is too long. The limit is %1 mm.</source>
        <translation>الورق طويل جدًا. الحد هو %1 مم.</translation>
    </message>
    <message>
        <source>Paper of %1 × %2 mm with margins of %3 mm is too small for pieces of %4 mm. Use larger paper or smaller pieces.</source>
        <translation>ورق %1 × %2 مم بهوامش %3 مم أصغر من أن يسع قطعًا من %4 مم. استخدم ورقًا أكبر أو قطعًا أصغر.</translation>
    </message>
</context>
<context>
    <name>SheetPainter</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 مم</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>لوحة</translation>
    </message>
    <message>
        <source>Board, column %1 of %2, row %3 of %4</source>
        <translation>لوحة، العمود %1 من %2، الصف %3 من %4</translation>
    </message>
    <message>
        <source>Pieces %1 to %2</source>
        <translation>القطع %1 إلى %2</translation>
    </message>
    <message>
        <source>back, flipped on the long edge</source>
        <translation>الظهر، مقلوبًا على الحافة الطويلة</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>اطبع بنسبة 100 %</translation>
    </message>
</context>
<context>
    <name>SolveTimesPlot</name>
    <message>
        <source>Puzzles; mean time of the runs that solved them</source>
        <translation>الأحاجي؛ متوسط زمن التشغيلات التي حلتها</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>حُلّ %1 من %2</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>For large boards</source>
        <translation>للوح الكبير</translation>
    </message>
    <message>
        <source>ours, tuned on boards from 8×8 to 12×12</source>
        <translation>لنا، ضُبط على ألواح من 8×8 إلى 12×12</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>الهجرة</translation>
    </message>
    <message>
        <source>With several threads: after this many meetings each thread passes its best board to the next; 0 for never.</source>
        <translation>مع عدة خيوط: بعد هذا العدد من اللقاءات يمرر كل خيط أفضل لوحاته إلى الخيط التالي؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>meetings</source>
        <translation>لقاء</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>Accepted moves (%)</source>
        <translation>النقلات المقبولة (%)</translation>
    </message>
    <message>
        <source>Calibrated temperatures</source>
        <translation>حرارات معايَرة</translation>
    </message>
    <message>
        <source>Take the start and end temperatures from score changes measured on the puzzle, not from the two numbers below.</source>
        <translation>أخذ حرارتي البدء والنهاية من تغيرات الدرجة المقيسة على الأحجية، لا من العددين أدناه.</translation>
    </message>
    <message>
        <source>Start temperature</source>
        <translation>حرارة البدء</translation>
    </message>
    <message>
        <source>The start temperature in lost edges. Used without calibration.</source>
        <translation>حرارة البدء بعدد الأضلاع المفقودة. تُستعمل دون معايرة.</translation>
    </message>
    <message>
        <source>Niang, Algorithm 3</source>
        <translation>Niang، الخوارزمية 3</translation>
    </message>
    <message>
        <source>End temperature</source>
        <translation>حرارة النهاية</translation>
    </message>
    <message>
        <source>The temperature at which a cooling ends. Used without calibration.</source>
        <translation>الحرارة التي ينتهي عندها التبريد. تُستعمل دون معايرة.</translation>
    </message>
    <message>
        <source>Cooling factor</source>
        <translation>عامل التبريد</translation>
    </message>
    <message>
        <source>Each level multiplies the temperature by this factor.</source>
        <translation>تُضرب الحرارة بهذا العامل عند كل مستوى.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983</source>
        <translation>Kirkpatrick وآخرون 1983</translation>
    </message>
    <message>
        <source>First cooling</source>
        <translation>التبريد الأول</translation>
    </message>
    <message>
        <source>Length of the first cooling, in moves per cell.</source>
        <translation>طول التبريد الأول بالنقلات لكل خانة.</translation>
    </message>
    <message>
        <source>moves per cell</source>
        <translation>نقلة للخانة</translation>
    </message>
    <message>
        <source>Growth of coolings</source>
        <translation>نمو التبريدات</translation>
    </message>
    <message>
        <source>Each cooling is longer than the last by this factor: good boards come early, better ones later. The last cooling is fitted to the time left.</source>
        <translation>كل تبريد أطول من سابقه بهذا العامل: تأتي اللوحات الجيدة مبكرًا والأفضل لاحقًا. ويُضبط التبريد الأخير على الوقت المتبقي.</translation>
    </message>
    <message>
        <source>Share of rotations</source>
        <translation>نصيب التدويرات</translation>
    </message>
    <message>
        <source>The share of moves that rotate one piece; the others swap two pieces of a kind, each in its best rotation. The smallest step is 1/256.</source>
        <translation>نسبة النقلات التي تدوّر قطعة واحدة؛ وتبادل البقية قطعتين من نوع واحد، كلًا بأفضل تدوير لها. أصغر خطوة هي 1/256.</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>التلدين المحاكى</translation>
    </message>
    <message>
        <source>Makes random swaps and rotations, and accepts fewer losses as it cools.</source>
        <translation>يبادل القطع ويدوّرها عشوائيًا، ويقبل خسائر أقل كلما برد.</translation>
    </message>
    <message>
        <source>Kirkpatrick et al. 1983; Niang 2010, Algorithm 3</source>
        <translation>Kirkpatrick وآخرون 1983؛ Niang 2010، الخوارزمية 3</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>كما في الكتب</translation>
    </message>
    <message>
        <source>Searched (%)</source>
        <translation>المبحوث (%)</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>the one with the smallest expected tree</source>
        <translation>صاحب أصغر شجرة متوقعة</translation>
    </message>
    <message>
        <source>Order of cells</source>
        <translation>ترتيب الخانات</translation>
    </message>
    <message>
        <source>The order in which cells are filled. It changes the time, not the solutions. Random descents estimate the size of the tree (Knuth 1975).</source>
        <translation>الترتيب الذي تُملأ به الخانات. يغيّر الوقت لا الحلول. تقدّر نزولات عشوائية حجم الشجرة (Knuth 1975).</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>التراجع</translation>
    </message>
    <message>
        <source>Tries every piece that fits, cell by cell, and goes back at each dead end.</source>
        <translation>يجرب كل قطعة تلائم، خانة بعد خانة، ويتراجع عند كل طريق مسدود.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.2</source>
        <translation>Söderlind 2010، القسم 5.2</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>البحث عن</translation>
    </message>
    <message>
        <source>the first solution</source>
        <translation>أول حل</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>كل الحلول</translation>
    </message>
    <message>
        <source>Stop at the first solution, or continue until everything has been tried.</source>
        <translation>التوقف عند أول حل، أو المتابعة حتى يُجرَّب كل شيء.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>ترتيب عشوائي</translation>
    </message>
    <message>
        <source>Try the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>تجربة القطع بترتيب عشوائي تحدده البذرة بدل ترتيب الأحجية.</translation>
    </message>
    <message>
        <source>Local search</source>
        <translation>بحث محلي</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>to a local optimum</source>
        <translation>إلى أمثل محلي</translation>
    </message>
    <message>
        <source>by a short annealing</source>
        <translation>بتلدين قصير</translation>
    </message>
    <message>
        <source>Length of annealing</source>
        <translation>طول التلدين</translation>
    </message>
    <message>
        <source>The length of the local search by annealing.</source>
        <translation>طول البحث المحلي بالتلدين.</translation>
    </message>
    <message>
        <source>Heat of annealing</source>
        <translation>سخونة التلدين</translation>
    </message>
    <message>
        <source>The exact search cannot handle this many fixed pieces and colours. Unlock some pieces or use another method.</source>
        <translation>لا يستطيع البحث الدقيق معالجة هذا العدد من القطع الثابتة والألوان. ألغِ قفل بعض القطع أو استعمل طريقة أخرى.</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>صفًا صفًا</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>عمودًا عمودًا</translation>
    </message>
    <message>
        <source>spiral inward</source>
        <translation>حلزونيًا إلى الداخل</translation>
    </message>
    <message>
        <source>rows, then columns at the end</source>
        <translation>صفوفًا ثم أعمدة في النهاية</translation>
    </message>
    <message>
        <source>the rim first, then row by row</source>
        <translation>الحافة أولًا ثم صفًا صفًا</translation>
    </message>
    <message>
        <source>where the fewest pieces are expected</source>
        <translation>حيث يُتوقع أقل القطع</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>التحسين</translation>
    </message>
    <message>
        <source>the first that is found</source>
        <translation>أول ما يوجد</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>الأفضل من الكل</translation>
    </message>
    <message>
        <source>Which improving move to make.</source>
        <translation>أي النقلات المحسِّنة تُجرى.</translation>
    </message>
    <message>
        <source>The saved search is for another puzzle or another order of cells.</source>
        <translation>البحث المحفوظ لأحجية أخرى أو لترتيب آخر للخانات.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.3</source>
        <translation>Söderlind 2010، القسم 5.3</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>الجشع</translation>
    </message>
    <message>
        <source>Fills the board line by line with the first piece that fits, or else the best one.</source>
        <translation>يملأ اللوحة سطرًا سطرًا بأول قطعة تلائم، وإلا فبأفضلها.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>The order in which cells are filled.</source>
        <translation>الترتيب الذي تُملأ به الخانات.</translation>
    </message>
    <message>
        <source>Greedy walk</source>
        <translation>المشي الجشع</translation>
    </message>
    <message>
        <source>Fills the board along a random walk with the piece that fits best.</source>
        <translation>يملأ اللوحة على مشي عشوائي بالقطعة الأكثر ملاءمة.</translation>
    </message>
    <message>
        <source>Local optima</source>
        <translation>المُثُل المحلية</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>تسلق التل</translation>
    </message>
    <message>
        <source>Improves the board until no move helps, then restarts.</source>
        <translation>يحسّن اللوحة حتى لا تنفع أي نقلة، ثم يعيد البدء.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 1</source>
        <translation>Niang 2010، الخوارزمية 1</translation>
    </message>
    <message>
        <source>Kept moves</source>
        <translation>النقلات المحتفظ بها</translation>
    </message>
    <message>
        <source>Evaluations since the last gain</source>
        <translation>التقييمات منذ آخر كسب</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 5.4</source>
        <translation>Söderlind 2010، القسم 5.4</translation>
    </message>
    <message>
        <source>Local search (k-opt)</source>
        <translation>بحث محلي (k-opt)</translation>
    </message>
    <message>
        <source>Makes several random swaps and rotations at once, and keeps them if the board is better.</source>
        <translation>يجري عدة مبادلات وتدويرات عشوائية معًا، ويحتفظ بها إن تحسنت اللوحة.</translation>
    </message>
    <message>
        <source>Keep a move</source>
        <translation>الاحتفاظ بنقلة</translation>
    </message>
    <message>
        <source>if it is better</source>
        <translation>إن كانت أفضل</translation>
    </message>
    <message>
        <source>if it is better or equal</source>
        <translation>إن كانت أفضل أو مساوية</translation>
    </message>
    <message>
        <source>Best rotations</source>
        <translation>أفضل التدويرات</translation>
    </message>
    <message>
        <source>Give swapped pieces their best rotations instead of keeping the current ones.</source>
        <translation>إعطاء القطع المتبادلة أفضل تدويراتها بدل إبقاء الحالية.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>الصبر</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>تقييم</translation>
    </message>
    <message>
        <source>Along plateaus</source>
        <translation>على الهضاب</translation>
    </message>
    <message>
        <source>ours: equal moves are kept</source>
        <translation>من عندنا: تُبقى النقلات المتساوية</translation>
    </message>
    <message>
        <source>Level p</source>
        <translation>المستوى p</translation>
    </message>
    <message>
        <source>Shakes</source>
        <translation>الهزات</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Algorithm 1</source>
        <translation>Coelho وآخرون 2010، الخوارزمية 1</translation>
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
        <translation>ترتيب الجوارات</translation>
    </message>
    <message>
        <source>one of the next two, chosen at random each time</source>
        <translation>أحد التاليين، يُختار عشوائيًا كل مرة</translation>
    </message>
    <message>
        <source>centre to border</source>
        <translation>من المركز إلى الحافة</translation>
    </message>
    <message>
        <source>border to centre</source>
        <translation>من الحافة إلى المركز</translation>
    </message>
    <message>
        <source>random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>The order in which a descent tries rotations and the swaps of corners, sides and inner pieces.</source>
        <translation>الترتيب الذي يجرب به النزول التدويرات ومبادلات الأركان والجوانب والقطع الداخلية.</translation>
    </message>
    <message>
        <source>not given in the paper</source>
        <translation>لم يُذكر في البحث</translation>
    </message>
    <message>
        <source>Keep equals</source>
        <translation>إبقاء المتساويات</translation>
    </message>
    <message>
        <source>Multi-start general VNS</source>
        <translation>VNS عام متعدد البدايات</translation>
    </message>
    <message>
        <source>Shakes a local optimum harder each time, then descends through four neighbourhoods.</source>
        <translation>يهز أمثل محليًا بقوة متزايدة وينزل في أربعة جوارات.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010 (MS-GVNS)</source>
        <translation>Coelho وآخرون 2010 (MS-GVNS)</translation>
    </message>
    <message>
        <source>ours: keeps equals and restarts later</source>
        <translation>من عندنا: يبقي المتساويات ويعيد البدء متأخرًا</translation>
    </message>
    <message>
        <source>Breaks allowed</source>
        <translation>الكسور المسموحة</translation>
    </message>
    <message>
        <source>Score aimed at</source>
        <translation>الدرجة المقصودة</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>إعادات البدء</translation>
    </message>
    <message>
        <source>Restart after</source>
        <translation>إعادة البدء بعد</translation>
    </message>
    <message>
        <source>Restart backtracking after this many placements, with shuffled pieces and other spared colours. The first restarts come sooner.</source>
        <translation>إعادة بدء التراجع بعد هذا العدد من الوضعات، بقطع مخلوطة وألوان أخرى مدّخرة. وتأتي الإعادات الأولى أبكر من ذلك.</translation>
    </message>
    <message>
        <source>placements</source>
        <translation>وضعة</translation>
    </message>
    <message>
        <source>Spared colours</source>
        <translation>ألوان مدّخرة</translation>
    </message>
    <message>
        <source>How many colours are used up early to make the end of the board easier; at most a quarter of the inner colours.</source>
        <translation>كم لونًا يُستنفد مبكرًا لتسهل نهاية اللوحة؛ ربع الألوان الداخلية على الأكثر.</translation>
    </message>
    <message>
        <source>Share used up early</source>
        <translation>النصيب المستنفد مبكرًا</translation>
    </message>
    <message>
        <source>The share of the edges in spared colours that must be used up early.</source>
        <translation>نسبة الأضلاع ذات الألوان المدّخرة التي يجب استنفادها مبكرًا.</translation>
    </message>
    <message>
        <source>Used up by</source>
        <translation>يُستنفد عند</translation>
    </message>
    <message>
        <source>The share of cells that are filled when those edges must be used up.</source>
        <translation>نسبة الخانات المملوءة التي يجب عندها استنفاد تلك الأضلاع.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>الرقم القياسي</translation>
    </message>
    <message>
        <source>Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood</source>
        <translation>طريقة خاصة بـ Tessera؛ جدول الكسور على نهج Verhaard، والألوان المدّخرة على نهج Blackwood</translation>
    </message>
    <message>
        <source>Tabu list</source>
        <translation>قائمة المحظورات</translation>
    </message>
    <message>
        <source>Aspirations</source>
        <translation>التطلعات</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2</source>
        <translation>Niang 2010، الخوارزمية 2</translation>
    </message>
    <message>
        <source>Tabu search</source>
        <translation>بحث المحظورات</translation>
    </message>
    <message>
        <source>Goes to the best neighbour that is not forbidden, even if it is worse.</source>
        <translation>يذهب إلى أفضل جار غير محظور ولو كان أسوأ.</translation>
    </message>
    <message>
        <source>Length of the tabu list</source>
        <translation>طول قائمة المحظورات</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone.</source>
        <translation>عدد آخر النقلات التي لا يجوز التراجع عنها.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>نقلة</translation>
    </message>
    <message>
        <source>Sampled swaps</source>
        <translation>مبادلات مسحوبة</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>الطور</translation>
    </message>
    <message>
        <source>Iterations without gain</source>
        <translation>تكرارات بلا كسب</translation>
    </message>
    <message>
        <source>Perturbations</source>
        <translation>الاضطرابات</translation>
    </message>
    <message>
        <source>Two-phase tabu search</source>
        <translation>بحث محظورات بطورين</translation>
    </message>
    <message>
        <source>Solves the border by tabu search, then the whole board, with annealing and perturbations.</source>
        <translation>يحل الحافة ببحث المحظورات ثم اللوحة كلها، مع تلدين واضطرابات.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010</source>
        <translation>Wang &amp; Chiang 2010</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1</source>
        <translation>Wang &amp; Chiang 2010، الجدول 1</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Iterations of phase I (I1)</source>
        <translation>تكرارات الطور الأول (I1)</translation>
    </message>
    <message>
        <source>For at most this many iterations only the outer pieces move.</source>
        <translation>لا تتحرك إلا القطع الخارجية، لهذا العدد من التكرارات على الأكثر.</translation>
    </message>
    <message>
        <source>Until annealing (I2)</source>
        <translation>حتى التلدين (I2)</translation>
    </message>
    <message>
        <source>Iterations without gain before an annealing step.</source>
        <translation>تكرارات بلا كسب قبل خطوة تلدين.</translation>
    </message>
    <message>
        <source>Until perturbation (I3)</source>
        <translation>حتى الاضطراب (I3)</translation>
    </message>
    <message>
        <source>Share of pairs (β1)</source>
        <translation>نصيب الأزواج (β1)</translation>
    </message>
    <message>
        <source>The share of the swappable pairs that one iteration examines.</source>
        <translation>نسبة الأزواج القابلة للمبادلة التي يفحصها تكرار واحد.</translation>
    </message>
    <message>
        <source>Number of pairs (β2)</source>
        <translation>عدد الأزواج (β2)</translation>
    </message>
    <message>
        <source>The other limit on the pairs that one iteration examines.</source>
        <translation>الحد الآخر للأزواج التي يفحصها تكرار واحد.</translation>
    </message>
    <message>
        <source>Bound of pairs</source>
        <translation>حد الأزواج</translation>
    </message>
    <message>
        <source>the smaller of the two, as in Table 1</source>
        <translation>الأصغر منهما، كما في الجدول 1</translation>
    </message>
    <message>
        <source>the larger of the two, as in the text</source>
        <translation>الأكبر منهما، كما في النص</translation>
    </message>
    <message>
        <source>Which of the two limits applies; the paper contradicts itself.</source>
        <translation>أي الحدين يُطبَّق؛ البحث المنشور يناقض نفسه.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, section 2.3.1</source>
        <translation>Wang &amp; Chiang 2010، القسم 2.3.1</translation>
    </message>
    <message>
        <source>Cooling factor (α)</source>
        <translation>عامل التبريد (α)</translation>
    </message>
    <message>
        <source>The cooling factor of the annealing step, from move to move.</source>
        <translation>عامل التبريد في خطوة التلدين، من نقلة إلى نقلة.</translation>
    </message>
    <message>
        <source>Start temperature (T0)</source>
        <translation>حرارة البدء (T0)</translation>
    </message>
    <message>
        <source>End temperature (TE)</source>
        <translation>حرارة النهاية (TE)</translation>
    </message>
    <message>
        <source>The end temperature of the annealing step. The step also ends when losses are hardly ever accepted.</source>
        <translation>حرارة نهاية خطوة التلدين. وتنتهي الخطوة أيضًا حين لا تُقبل الخسائر تقريبًا.</translation>
    </message>
    <message>
        <source>Share perturbed (γ)</source>
        <translation>النصيب المضطرب (γ)</translation>
    </message>
    <message>
        <source>The number of swaps per cell in a perturbation.</source>
        <translation>عدد المبادلات لكل خانة في الاضطراب.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 1; run i used seed 10·i</source>
        <translation>Wang &amp; Chiang 2010، الجدول 1؛ استعمل التشغيل i البذرة 10·i</translation>
    </message>
    <message>
        <source>Short list, cool annealing</source>
        <translation>قائمة قصيرة وتلدين بارد</translation>
    </message>
    <message>
        <source>ours: forgets soon, and annealing does not erase the board</source>
        <translation>من عندنا: ينسى سريعًا، ولا يمحو التلدين اللوحة</translation>
    </message>
    <message>
        <source>This method solves edge-matching puzzles only.</source>
        <translation>تحل هذه الطريقة أحاجي مطابقة الأضلاع فقط.</translation>
    </message>
    <message>
        <source>Ant colony</source>
        <translation>مستعمرة النمل</translation>
    </message>
    <message>
        <source>Ants build boards piece by piece, led by matches and by the trails of good boards.</source>
        <translation>يبني النمل اللوحات قطعة قطعة، تقوده المطابقات وآثار اللوحات الجيدة.</translation>
    </message>
    <message>
        <source>Söderlind 2010, chapters 3 to 6</source>
        <translation>Söderlind 2010، الفصول 3 إلى 6</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.1</source>
        <translation>Söderlind 2010، القسم 3.2.1</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997</source>
        <translation>Söderlind 2010، القسم 3.2.2؛ القيمة من Dorigo وGambardella 1997</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 3.2.3; Stützle and Hoos 2000</source>
        <translation>Söderlind 2010، القسم 3.2.3؛ Stützle وHoos 2000</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2</source>
        <translation>Söderlind 2010، القسم 4.2</translation>
    </message>
    <message>
        <source>Söderlind 2010, Tables 5 and 7</source>
        <translation>Söderlind 2010، الجدولان 5 و7</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>الخوارزمية</translation>
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
        <translation>Söderlind 2010، القسم 3.2</translation>
    </message>
    <message>
        <source>Trails lead from</source>
        <translation>تصل الآثار بين</translation>
    </message>
    <message>
        <source>a piece in a rotation to a cell</source>
        <translation>قطعة بتدويرها وخانة</translation>
    </message>
    <message>
        <source>a side of a piece to a side of another</source>
        <translation>ضلع قطعة وضلع أخرى</translation>
    </message>
    <message>
        <source>Ants</source>
        <translation>النمل</translation>
    </message>
    <message>
        <source>How many boards are built between two updates.</source>
        <translation>كم لوحة تُبنى بين تحديثين.</translation>
    </message>
    <message>
        <source>a random walk</source>
        <translation>مشي عشوائي</translation>
    </message>
    <message>
        <source>Weight of trails α</source>
        <translation>وزن الآثار α</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where τ is its pheromone.</source>
        <translation>وزن الوضعة هو τ^α · η^β، حيث τ فيرومونها.</translation>
    </message>
    <message>
        <source>Weight of matches β</source>
        <translation>وزن المطابقات β</translation>
    </message>
    <message>
        <source>The weight of a placement is τ^α · η^β, where η grows with its matches.</source>
        <translation>وزن الوضعة هو τ^α · η^β، حيث تزيد η بمطابقاتها.</translation>
    </message>
    <message>
        <source>Heuristic η</source>
        <translation>الموجِّه η</translation>
    </message>
    <message>
        <source>matches + 1</source>
        <translation>المطابقات + 1</translation>
    </message>
    <message>
        <source>e to the number of matches</source>
        <translation>‏e أس عدد المطابقات</translation>
    </message>
    <message>
        <source>How much matches with neighbours count.</source>
        <translation>كم تُحسب المطابقات مع الجيران.</translation>
    </message>
    <message>
        <source>Greediness q₀</source>
        <translation>الجشع q₀</translation>
    </message>
    <message>
        <source>Ant Colony System: the probability of taking the best placement instead of drawing one.</source>
        <translation>Ant Colony System: احتمال أخذ أفضل وضعة بدل سحب واحدة.</translation>
    </message>
    <message>
        <source>Evaporation ρ</source>
        <translation>التبخر ρ</translation>
    </message>
    <message>
        <source>The share of a trail that an update replaces.</source>
        <translation>نصيب الأثر الذي يستبدله التحديث.</translation>
    </message>
    <message>
        <source>Decay φ</source>
        <translation>الاضمحلال φ</translation>
    </message>
    <message>
        <source>Ant Colony System: how much of a trail an ant wipes out by using it.</source>
        <translation>Ant Colony System: كم تمحو النملة من أثر باستعماله.</translation>
    </message>
    <message>
        <source>First trail τ₀</source>
        <translation>الأثر الأول τ₀</translation>
    </message>
    <message>
        <source>The pheromone on unused edges.</source>
        <translation>الفيرومون على الأضلاع غير المستعملة.</translation>
    </message>
    <message>
        <source>Weakest trail</source>
        <translation>أضعف أثر</translation>
    </message>
    <message>
        <source>MAX–MIN: the lower bound; 0 for τ₀.</source>
        <translation>MAX–MIN: الحد الأدنى؛ 0 لـ τ₀.</translation>
    </message>
    <message>
        <source>Strongest trail</source>
        <translation>أقوى أثر</translation>
    </message>
    <message>
        <source>MAX–MIN: the upper bound; 0 for what the best board so far deposits.</source>
        <translation>MAX–MIN: الحد الأعلى؛ 0 لما تضعه أفضل لوحة حتى الآن.</translation>
    </message>
    <message>
        <source>Deposit Δ</source>
        <translation>المودَع Δ</translation>
    </message>
    <message>
        <source>matched edges</source>
        <translation>الأضلاع المتطابقة</translation>
    </message>
    <message>
        <source>1/(1 + edges missing)</source>
        <translation>1/(1 + الأضلاع الناقصة)</translation>
    </message>
    <message>
        <source>1/(1 + edges behind the best)</source>
        <translation>1/(1 + الأضلاع خلف الأفضل)</translation>
    </message>
    <message>
        <source>How much a board adds to its trails. The thesis adds the score, which hardly distinguishes good boards.</source>
        <translation>كم تضيف لوحة إلى آثارها. تضيف الأطروحة درجتها، وذلك لا يكاد يميز اللوحات الجيدة.</translation>
    </message>
    <message>
        <source>Best ant</source>
        <translation>أفضل نملة</translation>
    </message>
    <message>
        <source>of all so far</source>
        <translation>من الكل حتى الآن</translation>
    </message>
    <message>
        <source>of the iteration</source>
        <translation>من التكرار</translation>
    </message>
    <message>
        <source>Which ant’s board Ant Colony System and MAX–MIN reward.</source>
        <translation>لوحة أي نملة يكافئها Ant Colony System وMAX–MIN.</translation>
    </message>
    <message>
        <source>Memory of trails</source>
        <translation>ذاكرة الآثار</translation>
    </message>
    <message>
        <source>The memory limit for used edges; beyond it the weakest are forgotten.</source>
        <translation>حد الذاكرة للأضلاع المستعملة؛ وفوقه تُنسى أضعفها.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>م.ب</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>من عندنا</translation>
    </message>
    <message>
        <source>Söderlind, Table 5 (version 1)</source>
        <translation>Söderlind، الجدول 5 (النسخة 1)</translation>
    </message>
    <message>
        <source>Söderlind, Table 7 (version 2)</source>
        <translation>Söderlind، الجدول 7 (النسخة 2)</translation>
    </message>
    <message>
        <source>With descent</source>
        <translation>مع نزول</translation>
    </message>
    <message>
        <source>With short annealings</source>
        <translation>مع تلدينات قصيرة</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Edges with their own trail</source>
        <translation>أضلاع لها أثر خاص</translation>
    </message>
    <message>
        <source>Memory limit of the beam (MB)</source>
        <translation>حد ذاكرة الحزمة (م.ب)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Memory of trails (MB)</source>
        <translation>ذاكرة الآثار (م.ب)</translation>
    </message>
    <message>
        <source>Trail of the best board</source>
        <translation>أثر أفضل لوحة</translation>
    </message>
    <message>
        <source>Trail of unused edges</source>
        <translation>أثر الأضلاع غير المستعملة</translation>
    </message>
    <message>
        <source>Pheromone</source>
        <translation>الفيرومون</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8</source>
        <translation>Niang 2010، الجداول 1 إلى 8</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.4</source>
        <translation>Niang 2010، القسم 4.4</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.5</source>
        <translation>Niang 2010، القسم 4.5</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.6</source>
        <translation>Niang 2010، القسم 4.6</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.7</source>
        <translation>Niang 2010، القسم 4.7</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9</source>
        <translation>Niang 2010، القسمان 4.8 و4.9</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>الجماعة</translation>
    </message>
    <message>
        <source>How many boards the population has.</source>
        <translation>عدد لوحات الجماعة.</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>الأجيال</translation>
    </message>
    <message>
        <source>Stop after this many generations; 0 for no limit.</source>
        <translation>التوقف بعد هذا العدد من الأجيال؛ 0 بلا حد.</translation>
    </message>
    <message>
        <source>Elitism</source>
        <translation>النخبوية</translation>
    </message>
    <message>
        <source>This many of the best boards replace the worst offspring; at most half the population.</source>
        <translation>يحل هذا العدد من أفضل اللوحات محل أسوأ النسل؛ نصف الجماعة على الأكثر.</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>الجيل الأول</translation>
    </message>
    <message>
        <source>random boards</source>
        <translation>لوحات عشوائية</translation>
    </message>
    <message>
        <source>greedy boards</source>
        <translation>لوحات جشعة</translation>
    </message>
    <message>
        <source>half of each</source>
        <translation>نصف من كل</translation>
    </message>
    <message>
        <source>What the population starts with, besides the start board of the search.</source>
        <translation>بماذا تبدأ الجماعة، إلى جانب لوحة بدء البحث.</translation>
    </message>
    <message>
        <source>Niang 2010, section 3</source>
        <translation>Niang 2010، القسم 3</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>الإطار</translation>
    </message>
    <message>
        <source>always respected</source>
        <translation>يُحترم دائمًا</translation>
    </message>
    <message>
        <source>pieces may be anywhere</source>
        <translation>قد تكون القطع في أي مكان</translation>
    </message>
    <message>
        <source>Fitness</source>
        <translation>اللياقة</translation>
    </message>
    <message>
        <source>edges and 2×2 areas</source>
        <translation>الأضلاع ومناطق 2×2</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>الأضلاع</translation>
    </message>
    <message>
        <source>What raises the fitness: matched edges, or also 2×2 areas without a mismatch.</source>
        <translation>ما يرفع اللياقة: الأضلاع المتطابقة، أو أيضًا مناطق 2×2 بلا عدم تطابق.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>الانتقاء</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>مباراة</translation>
    </message>
    <message>
        <source>linear ranking</source>
        <translation>ترتيب خطي</translation>
    </message>
    <message>
        <source>roulette wheel</source>
        <translation>عجلة الحظ</translation>
    </message>
    <message>
        <source>How parents are chosen by their fitness.</source>
        <translation>كيف يُختار الآباء بلياقتهم.</translation>
    </message>
    <message>
        <source>Tournament size k</source>
        <translation>حجم المباراة k</translation>
    </message>
    <message>
        <source>The best of this many random boards becomes a parent.</source>
        <translation>تصير أفضل لوحة من هذا العدد من اللوحات العشوائية أبًا.</translation>
    </message>
    <message>
        <source>Ranking pressure s</source>
        <translation>ضغط الترتيب s</translation>
    </message>
    <message>
        <source>The expected number of offspring of the best board.</source>
        <translation>عدد النسل المتوقع لأفضل لوحة.</translation>
    </message>
    <message>
        <source>Crossover rate</source>
        <translation>معدل التعابر</translation>
    </message>
    <message>
        <source>The share of pairs of parents that are crossed.</source>
        <translation>نصيب أزواج الآباء التي تتعابر.</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>التعابر</translation>
    </message>
    <message>
        <source>region exchange</source>
        <translation>تبادل مناطق</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>منتظم</translation>
    </message>
    <message>
        <source>Which cells an offspring takes from its second parent: a rectangle, or each cell by a coin toss.</source>
        <translation>أي خانات يأخذها النسل من والده الثاني: مستطيل، أو كل خانة برمي عملة.</translation>
    </message>
    <message>
        <source>Left-over pieces</source>
        <translation>القطع الباقية</translation>
    </message>
    <message>
        <source>in the order of the list</source>
        <translation>بترتيب القائمة</translation>
    </message>
    <message>
        <source>where they match best</source>
        <translation>حيث تتطابق أكثر</translation>
    </message>
    <message>
        <source>How the pieces that a crossover displaces fill the empty cells.</source>
        <translation>كيف تملأ القطع التي يزيحها التعابر الخانات الفارغة.</translation>
    </message>
    <message>
        <source>Mutation rate</source>
        <translation>معدل الطفور</translation>
    </message>
    <message>
        <source>The share of offspring that are mutated.</source>
        <translation>نصيب النسل الذي يطفر.</translation>
    </message>
    <message>
        <source>Weight of rotate</source>
        <translation>وزن التدوير</translation>
    </message>
    <message>
        <source>Mutation: a quarter turn of one piece.</source>
        <translation>طفرة: ربع دورة لقطعة.</translation>
    </message>
    <message>
        <source>Weight of swap</source>
        <translation>وزن المبادلة</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped.</source>
        <translation>طفرة: تُبادَل قطعتان.</translation>
    </message>
    <message>
        <source>Weight of swap &amp; rotate</source>
        <translation>وزن المبادلة &amp; التدوير</translation>
    </message>
    <message>
        <source>Mutation: two pieces are swapped and rotated.</source>
        <translation>طفرة: تُبادَل قطعتان وتُدوَّران.</translation>
    </message>
    <message>
        <source>Weight of rotate region</source>
        <translation>وزن تدوير منطقة</translation>
    </message>
    <message>
        <source>Mutation: a square region is rotated.</source>
        <translation>طفرة: تُدوَّر منطقة مربعة.</translation>
    </message>
    <message>
        <source>Weight of swap region</source>
        <translation>وزن مبادلة منطقتين</translation>
    </message>
    <message>
        <source>Mutation: regions in the two halves of the board are swapped.</source>
        <translation>طفرة: تُبادَل منطقتان من نصفي اللوحة.</translation>
    </message>
    <message>
        <source>Weight of invert region</source>
        <translation>وزن عكس منطقة</translation>
    </message>
    <message>
        <source>Mutation: the pieces of a region in reverse order.</source>
        <translation>طفرة: قطع منطقة بترتيب معكوس.</translation>
    </message>
    <message>
        <source>Weight of invert row or column</source>
        <translation>وزن عكس صف أو عمود</translation>
    </message>
    <message>
        <source>Mutation: a row or a column in reverse order.</source>
        <translation>طفرة: صف أو عمود بترتيب معكوس.</translation>
    </message>
    <message>
        <source>Weight of scramble</source>
        <translation>وزن الخلط</translation>
    </message>
    <message>
        <source>Mutation: all pieces but the upper left one in random order.</source>
        <translation>طفرة: كل القطع إلا اليسرى العليا بترتيب عشوائي.</translation>
    </message>
    <message>
        <source>Repair deadlocks</source>
        <translation>إصلاح الانسداد</translation>
    </message>
    <message>
        <source>Rearrange the mismatched pieces of the best boards when these boards stop improving.</source>
        <translation>إعادة ترتيب القطع غير المتطابقة في أفضل اللوحات حين تتوقف عن التحسن.</translation>
    </message>
    <message>
        <source>Repair threshold</source>
        <translation>عتبة الإصلاح</translation>
    </message>
    <message>
        <source>After this long without improvement the best boards are tagged; the next time they are repaired.</source>
        <translation>بعد هذه المدة بلا تحسّن توسم أفضل اللوحات؛ وتُصلح في المرة التالية.</translation>
    </message>
    <message>
        <source>generations</source>
        <translation>جيل</translation>
    </message>
    <message>
        <source>Lowering of the threshold</source>
        <translation>خفض العتبة</translation>
    </message>
    <message>
        <source>How much the threshold falls when boards are tagged.</source>
        <translation>بكم تنخفض العتبة عند وسم اللوحات.</translation>
    </message>
    <message>
        <source>Share with local search</source>
        <translation>النصيب ببحث محلي</translation>
    </message>
    <message>
        <source>The share of offspring that local search improves.</source>
        <translation>نصيب النسل الذي يحسّنه البحث المحلي.</translation>
    </message>
    <message>
        <source>Niang, Table 1 (no elitism)</source>
        <translation>Niang، الجدول 1 (بلا نخبوية)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 1</source>
        <translation>Niang 2010، الجدول 1</translation>
    </message>
    <message>
        <source>Niang, Table 2 (high mutation rate)</source>
        <translation>Niang، الجدول 2 (معدل طفور عالٍ)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 2</source>
        <translation>Niang 2010، الجدول 2</translation>
    </message>
    <message>
        <source>Niang, Table 3 (no mutation)</source>
        <translation>Niang، الجدول 3 (بلا طفور)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 3</source>
        <translation>Niang 2010، الجدول 3</translation>
    </message>
    <message>
        <source>Niang, Table 4 (no crossover)</source>
        <translation>Niang، الجدول 4 (بلا تعابر)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 4</source>
        <translation>Niang 2010، الجدول 4</translation>
    </message>
    <message>
        <source>Niang, Table 5 (repair, 1,000 boards)</source>
        <translation>Niang، الجدول 5 (إصلاح، 1000 لوحة)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 5</source>
        <translation>Niang 2010، الجدول 5</translation>
    </message>
    <message>
        <source>Niang, Table 6 (repair, 500 boards)</source>
        <translation>Niang، الجدول 6 (إصلاح، 500 لوحة)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 6</source>
        <translation>Niang 2010، الجدول 6</translation>
    </message>
    <message>
        <source>Niang, Table 7 (uniform crossover)</source>
        <translation>Niang، الجدول 7 (تعابر منتظم)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 7</source>
        <translation>Niang 2010، الجدول 7</translation>
    </message>
    <message>
        <source>Niang, Table 8 (region exchange)</source>
        <translation>Niang، الجدول 8 (تبادل مناطق)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 8</source>
        <translation>Niang 2010، الجدول 8</translation>
    </message>
    <message>
        <source>Niang, Table 9 (4×4)</source>
        <translation>Niang، الجدول 9 (4×4)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 44</source>
        <translation>Niang 2010، الجدول 9 والشكل 44</translation>
    </message>
    <message>
        <source>Niang, Table 9 (5×5)</source>
        <translation>Niang، الجدول 9 (5×5)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 45</source>
        <translation>Niang 2010، الجدول 9 والشكل 45</translation>
    </message>
    <message>
        <source>Niang, Table 9 (6×6)</source>
        <translation>Niang، الجدول 9 (6×6)</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 43</source>
        <translation>Niang 2010، الجدول 9 والشكل 43</translation>
    </message>
    <message>
        <source>Memetic (strong)</source>
        <translation>ميمي (قوي)</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>خوارزمية جينية</translation>
    </message>
    <message>
        <source>A population of boards evolves by selection, crossover and mutation.</source>
        <translation>تتطور جماعة لوحات بالانتقاء والتعابر والطفور.</translation>
    </message>
    <message>
        <source>Niang 2010, chapters 4 to 6</source>
        <translation>Niang 2010، الفصول 4 إلى 6</translation>
    </message>
    <message>
        <source>Improved by rotate</source>
        <translation>حسّنها التدوير</translation>
    </message>
    <message>
        <source>Improved by swap</source>
        <translation>حسّنتها المبادلة</translation>
    </message>
    <message>
        <source>Improved by swap &amp; rotate</source>
        <translation>حسّنتها المبادلة &amp; التدوير</translation>
    </message>
    <message>
        <source>Improved by rotate region</source>
        <translation>حسّنها تدوير منطقة</translation>
    </message>
    <message>
        <source>Improved by swap region</source>
        <translation>حسّنتها مبادلة منطقتين</translation>
    </message>
    <message>
        <source>Improved by invert region</source>
        <translation>حسّنها عكس منطقة</translation>
    </message>
    <message>
        <source>Improved by invert row or column</source>
        <translation>حسّنها عكس صف أو عمود</translation>
    </message>
    <message>
        <source>Improved by scramble</source>
        <translation>حسّنها الخلط</translation>
    </message>
    <message>
        <source>Improved by crossover</source>
        <translation>حسّنها التعابر</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>الجيل</translation>
    </message>
    <message>
        <source>Best fitness</source>
        <translation>أفضل لياقة</translation>
    </message>
    <message>
        <source>Diversity (%)</source>
        <translation>التنوع (%)</translation>
    </message>
    <message>
        <source>Repaired boards</source>
        <translation>اللوحات المصلحة</translation>
    </message>
    <message>
        <source>Tree (placements)</source>
        <translation>الشجرة (وضعات)</translation>
    </message>
    <message>
        <source>Turn back early</source>
        <translation>الرجوع مبكرًا</translation>
    </message>
    <message>
        <source>Abandon a board as soon as it has more pairs of a colour than all pieces can make. This saves placements but makes each up to a fifth slower, and three to four times as slow on small boards. Arc consistency (MAC) is not offered: it needs a twelfth of the placements, but takes many times as long.</source>
        <translation>ترك اللوحة متى صار فيها من أزواج لون أكثر مما تصنعه كل القطع. يوفر ذلك وضعات لكنه يبطئ كلًا منها بالخُمس على الأكثر، وبثلاثة إلى أربعة أضعاف على اللوحات الصغيرة. لا يُعرض اتساق الأقواس (MAC): فهو يحتاج إلى جزء من اثني عشر جزءًا من الوضعات، لكنه يستغرق أضعاف الوقت.</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>الأرقام الناقصة</translation>
    </message>
    <message>
        <source>Neighbourhood k</source>
        <translation>الجوار k</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2</source>
        <translation>Hamza &amp; Sevkli 2014، الشكل 2</translation>
    </message>
    <message>
        <source>Fill singles first</source>
        <translation>ملء المرشحات الوحيدة أولًا</translation>
    </message>
    <message>
        <source>Fill every cell that follows from the givens by singles, and search only the others.</source>
        <translation>ملء كل خانة تلزم عن المعطيات بالمرشحات الوحيدة، والبحث عن الباقي فقط.</translation>
    </message>
    <message>
        <source>Moves per shake</source>
        <translation>نقلات لكل هزة</translation>
    </message>
    <message>
        <source>Restart at random after this many rounds of all neighbourhoods without improvement; 0 for never.</source>
        <translation>إعادة بدء عشوائية بعد هذا العدد من الجولات في كل الجوارات بلا تحسّن؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>جولة</translation>
    </message>
    <message>
        <source>General VNS for Sudoku</source>
        <translation>VNS عام للسودوكو</translation>
    </message>
    <message>
        <source>Rearranges digits within blocks and descends through four neighbourhoods.</source>
        <translation>يعيد ترتيب الأرقام داخل المربعات وينزل في أربعة جوارات.</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014</source>
        <translation>Hamza &amp; Sevkli 2014</translation>
    </message>
    <message>
        <source>Accept ties</source>
        <translation>قبول التعادل</translation>
    </message>
    <message>
        <source>ours: fills singles first, keeps equals, restarts</source>
        <translation>من عندنا: يملأ المرشحات الوحيدة أولًا، ويبقي المتساويات، ويعيد البدء</translation>
    </message>
    <message>
        <source>Beam width</source>
        <translation>عرض الحزمة</translation>
    </message>
    <message>
        <source>How many boards the beam search keeps at full width; fewer if memory is short.</source>
        <translation>عدد اللوحات التي يبقيها بحث الحزمة عند اكتمال عرضها؛ وأقل إن قلّت الذاكرة.</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>لوحة</translation>
    </message>
    <message>
        <source>Share of the beam</source>
        <translation>نصيب الحزمة</translation>
    </message>
    <message>
        <source>Share of the work that the beam search gets; backtracking with scheduled breaks gets the rest. The beam gets at most half on boards of up to 121 cells, and all on boards of more than 400.</source>
        <translation>نصيب العمل لبحث الحزمة؛ والباقي للتراجع بكسور مجدولة. تنال الحزمة النصف على الأكثر في اللوحات حتى 121 خانة، والكل في اللوحات الأكبر من 400.</translation>
    </message>
    <message>
        <source>Aims for the highest score: beam search and backtracking with scheduled breaks; boards are then completed and polished.</source>
        <translation>يستهدف أعلى درجة: بحث حزمة وتراجع بكسور مجدولة؛ ثم تُكمَّل اللوحات وتُصقل.</translation>
    </message>
    <message>
        <source>The method “%1” does not solve this kind of puzzle. These do: %2.</source>
        <translation>لا تحل الطريقة «⁨%1⁩» هذا النوع من الأحاجي. تحله هذه: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>if it is expected to save time</source>
        <translation>إن كان يُتوقع أن يوفر الوقت</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>when a colour has run out</source>
        <translation>إذا نفد لون</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>بحث حزمة</translation>
    </message>
    <message>
        <source>scheduled breaks</source>
        <translation>كسور مجدولة</translation>
    </message>
    <message>
        <source>polishing</source>
        <translation>صقل</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>بحث دقيق</translation>
    </message>
    <message>
        <source>first board</source>
        <translation>أول لوحة</translation>
    </message>
    <message>
        <source>Where the local search by annealing starts: at 0 the puzzle is frozen, at 1 it starts to freeze, at 2 it is fluid.</source>
        <translation>حيث يبدأ البحث المحلي بالتلدين: عند 0 تكون الأحجية متجمدة، وعند 1 تبدأ بالتجمد، وعند 2 تكون سائلة.</translation>
    </message>
    <message>
        <source>Heat at its end</source>
        <translation>الحرارة في النهاية</translation>
    </message>
    <message>
        <source>Where the annealing ends; a descent follows.</source>
        <translation>حيث ينتهي التلدين؛ ويليه نزول.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>إعادة البدء</translation>
    </message>
    <message>
        <source>Restart all boards after this long without improvement; 0 for never.</source>
        <translation>إعادة بدء كل اللوحات بعد هذه المدة بلا تحسّن؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>Share of fitting swaps</source>
        <translation>نسبة المبادلات الملائمة</translation>
    </message>
    <message>
        <source>The share of swaps that move an inner piece to match at least two neighbours, mostly in a cell that lacks a match. The others are drawn evenly. Cold boards improve several times faster. The smallest step is 1/256.</source>
        <translation>نسبة المبادلات التي تنقل قطعة داخلية إلى حيث تطابق جارتين على الأقل، وغالبًا في خانة ينقصها تطابق. وتُسحب البقية بالتساوي. تتحسن اللوحات الباردة أسرع بعدة مرات. أصغر خطوة هي 1/256.</translation>
    </message>
    <message>
        <source>Fitting swaps</source>
        <translation>المبادلات الملائمة</translation>
    </message>
    <message>
        <source>ours: draws swaps that may be accepted</source>
        <translation>من عندنا: تسحب مبادلات قد تُقبل</translation>
    </message>
    <message>
        <source>The saved search is damaged: “%1” is not a number.</source>
        <translation>البحث المحفوظ تالف: «⁨%1⁩» ليس عددًا.</translation>
    </message>
    <message>
        <source>The saved search is damaged: a part of it is missing.</source>
        <translation>البحث المحفوظ تالف: ينقصه جزء.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>الدورات</translation>
    </message>
    <message>
        <source>Times the memory of trails ran out</source>
        <translation>مرات نفاد ذاكرة الآثار</translation>
    </message>
    <message>
        <source>rows or columns, whichever has the smaller expected tree</source>
        <translation>صفوف أو أعمدة، أيهما أصغر شجرةً متوقعة</translation>
    </message>
    <message>
        <source>Annealing moves</source>
        <translation>نقلات التلدين</translation>
    </message>
    <message>
        <source>Rejected annealing moves</source>
        <translation>نقلات التلدين المرفوضة</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Evenly drawn swaps</source>
        <translation>مبادلات مسحوبة بالتساوي</translation>
    </message>
    <message>
        <source>ours: calibrated, but no swap is preferred</source>
        <translation>من عندنا: معايَر، لكن لا تُفضَّل أي مبادلة</translation>
    </message>
    <message>
        <source>Continue from a grid that is only as good after the descent. “Move or not” in the paper does not.</source>
        <translation>المتابعة من شبكة ليست بعد النزول إلا بالجودة نفسها. لا يفعل ذلك «Move or not» في البحث المنشور.</translation>
    </message>
    <message>
        <source>Random moves in the neighbourhood N_k at each shake. The paper makes one.</source>
        <translation>النقلات العشوائية في الجوار N_k عند كل هزة. في البحث المنشور نقلة واحدة.</translation>
    </message>
    <message>
        <source>As published (Hamza &amp; Sevkli 2014)</source>
        <translation>كما نُشرت (Hamza &amp; Sevkli 2014)</translation>
    </message>
    <message>
        <source>Hamza &amp; Sevkli 2014, Figure 2; the neighbourhoods are ours</source>
        <translation>Hamza &amp; Sevkli 2014، الشكل 2؛ والجوارات من عندنا</translation>
    </message>
    <message>
        <source>Whether to keep moves that leave the score unchanged. The thesis keeps only better boards.</source>
        <translation>هل تُبقى النقلات التي لا تغيّر الدرجة. لا تُبقي الأطروحة إلا اللوحات الأفضل.</translation>
    </message>
    <message>
        <source>The share of mutations that are rotations; the others are swaps. The thesis does not give it; its preset uses half. The smallest step is 1/256.</source>
        <translation>نسبة الطفرات التي هي تدويرات؛ والباقي مبادلات. لا تذكرها الأطروحة؛ ويأخذ إعدادها المسبق النصف. أصغر خطوة هي 1/256.</translation>
    </message>
    <message>
        <source>As published (Söderlind 2010)</source>
        <translation>كما نُشرت (Söderlind 2010)</translation>
    </message>
    <message>
        <source>Shakes without improvement before the next level. The paper uses 200.</source>
        <translation>هزات بلا تحسّن قبل المستوى التالي. في البحث المنشور 200.</translation>
    </message>
    <message>
        <source>Levels before a restart; level p shakes p + 2 times. 0 means the longer side of the board, as in the paper.</source>
        <translation>المستويات قبل إعادة البدء؛ يهز المستوى p عدد p + 2 من المرات. 0 يعني ضلع اللوحة الأطول، كما في البحث المنشور.</translation>
    </message>
    <message>
        <source>Continue from a board that is only as good after the descent. The paper does not.</source>
        <translation>المتابعة من لوحة ليست بعد النزول إلا بالجودة نفسها. لا يفعل البحث المنشور ذلك.</translation>
    </message>
    <message>
        <source>As published (Coelho et al. 2010)</source>
        <translation>كما نُشرت (Coelho وآخرون 2010)</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, section 3; the improvement is our choice</source>
        <translation>Coelho وآخرون 2010، القسم 3؛ والتحسين من اختيارنا</translation>
    </message>
    <message>
        <source>Shared beam</source>
        <translation>حزمة مشتركة</translation>
    </message>
    <message>
        <source>All threads fill one beam: a wide one ends sooner, and the number of threads does not change the board. Otherwise each thread searches on its own, which brings more work a second.</source>
        <translation>تملأ كل الخيوط حزمة واحدة: فتنتهي الحزمة العريضة أسرع، ولا يغيّر عدد الخيوط اللوحة. وإلا بحث كل خيط وحده، وفي ذلك عمل أكثر في الثانية.</translation>
    </message>
    <message>
        <source>The memory limit for the boards of a beam; a wider beam is narrowed to fit. 0: half of the free memory, divided among the processors. Tables need a few MB more per thread.</source>
        <translation>حد الذاكرة للوحات الحزمة؛ وتُضيَّق الحزمة الأعرض لتلائمه. 0: نصف الذاكرة الحرة مقسومًا على المعالجات. وتحتاج الجداول إلى بضعة م.ب إضافية لكل خيط.</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all, as in the thesis. All rotations are examined.</source>
        <translation>عدد المبادلات العشوائية التي تُفحص قبل كل نقلة، أربعة أخماسها على الأكثر؛ 0 للكل كما في الأطروحة. وتُفحص التدويرات كلها.</translation>
    </message>
    <message>
        <source>As published (Niang 2010)</source>
        <translation>كما نُشرت (Niang 2010)</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 2; the length of the list is our choice</source>
        <translation>Niang 2010، الخوارزمية 2؛ وطول القائمة من اختيارنا</translation>
    </message>
    <message>
        <source>How many of the last moves must not be undone. The paper uses 360.</source>
        <translation>عدد آخر النقلات التي لا يجوز التراجع عنها. في البحث المنشور 360.</translation>
    </message>
    <message>
        <source>Iterations without gain before a perturbation. The paper uses 3500.</source>
        <translation>تكرارات بلا كسب قبل اضطراب. في البحث المنشور 3500.</translation>
    </message>
    <message>
        <source>The start temperature of the annealing step. The paper uses 100, which destroys the board.</source>
        <translation>حرارة بدء خطوة التلدين. في البحث المنشور 100، وهذا يهدم اللوحة.</translation>
    </message>
    <message>
        <source>As published (Wang &amp; Chiang 2010)</source>
        <translation>كما نُشرت (Wang &amp; Chiang 2010)</translation>
    </message>
    <message>
        <source>How the best ant’s board of each iteration is improved before it leaves its trail. Not in the thesis.</source>
        <translation>كيف تُحسَّن لوحة أفضل نملة في كل تكرار قبل أن تترك أثرها. ليس في الأطروحة.</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010، الجدول 5؛ وq₀ وρ وφ وτ₀ من اختيارنا</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice</source>
        <translation>Söderlind 2010، الجدول 7؛ وq₀ وρ وφ وτ₀ من اختيارنا</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.8 and 4.9; the number is ours</source>
        <translation>Niang 2010، القسمان 4.8 و4.9؛ والعدد من عندنا</translation>
    </message>
    <message>
        <source>How offspring are improved before they join the population. Not in the thesis.</source>
        <translation>كيف يُحسَّن النسل قبل أن ينضم إلى الجماعة. ليس في الأطروحة.</translation>
    </message>
    <message>
        <source>All trails evaporate; every ant strengthens the trails of its board.</source>
        <translation>تتبخر كل الآثار؛ وتقوّي كل نملة آثار لوحتها.</translation>
    </message>
    <message>
        <source>Only the trails of the best board are renewed.</source>
        <translation>لا تُجدَّد إلا آثار أفضل لوحة.</translation>
    </message>
    <message>
        <source>All trails evaporate; the best board strengthens its own.</source>
        <translation>تتبخر كل الآثار؛ وتقوّي أفضل لوحة آثارها.</translation>
    </message>
    <message>
        <source>swaps of corners</source>
        <translation>مبادلات الزوايا</translation>
    </message>
    <message>
        <source>swaps of ends</source>
        <translation>مبادلات الأطراف</translation>
    </message>
    <message>
        <source>swaps of side pieces</source>
        <translation>مبادلات قطع الحافة</translation>
    </message>
    <message>
        <source>swaps within a strip</source>
        <translation>مبادلات داخل الشريط</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>تدويرات</translation>
    </message>
    <message>
        <source>swaps of inner pieces</source>
        <translation>مبادلات القطع الداخلية</translation>
    </message>
    <message>
        <source>swaps</source>
        <translation>مبادلات</translation>
    </message>
    <message>
        <source>insertions</source>
        <translation>إدراجات</translation>
    </message>
    <message>
        <source>inversions</source>
        <translation>انعكاسات</translation>
    </message>
    <message>
        <source>centre exchanges</source>
        <translation>مبادلات حول المركز</translation>
    </message>
    <message>
        <source>A board of %1×%2 is too large for a formula. The limit is about 24×24 cells.</source>
        <translation>لوحة %1×%2 كبيرة على صيغة منطقية. الحد نحو 24×24 خانة.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>التعارضات</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>المتغيرات</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>البنود</translation>
    </message>
    <message>
        <source>the SAT solver</source>
        <translation>حلّال SAT</translation>
    </message>
    <message>
        <source>SAT solver</source>
        <translation>حلّال SAT</translation>
    </message>
    <message>
        <source>Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL find its solution.</source>
        <translation>يترجم الأحجية إلى صيغة منطقية ويترك لحلّال SAT المسمى CaDiCaL إيجاد حلها.</translation>
    </message>
    <message>
        <source>Heule 2008</source>
        <translation>Heule 2008</translation>
    </message>
    <message>
        <source>Heule 2008, the translation with all its redundant clauses</source>
        <translation>Heule 2008، الترجمة بكل بنودها الزائدة</translation>
    </message>
    <message>
        <source>one for each rotation of a piece on a cell</source>
        <translation>واحد لكل تدوير لقطعة في خانة</translation>
    </message>
    <message>
        <source>one for each piece on a cell</source>
        <translation>واحد لكل قطعة في خانة</translation>
    </message>
    <message>
        <source>What a variable of the formula says. With fewer variables, the colours around a piece tell its rotation.</source>
        <translation>ما يقوله متغير في الصيغة. ومع متغيرات أقل تدل الألوان حول القطعة على تدويرها.</translation>
    </message>
    <message>
        <source>Each piece only once</source>
        <translation>كل قطعة مرة واحدة فقط</translation>
    </message>
    <message>
        <source>Also say that no piece lies on two cells. This follows from the other clauses, but can save time.</source>
        <translation>القول أيضًا إن القطعة لا تقع في خانتين. ينتج هذا عن البنود الأخرى، لكنه قد يوفر الوقت.</translation>
    </message>
    <message>
        <source>Forbidden colours</source>
        <translation>ألوان ممنوعة</translation>
    </message>
    <message>
        <source>Also say which colours cannot be beside a piece. This follows from the other clauses, but can save time.</source>
        <translation>القول أيضًا أي الألوان لا يمكن أن تجاور قطعة. ينتج هذا عن البنود الأخرى، لكنه قد يوفر الوقت.</translation>
    </message>
    <message>
        <source>Supported colours</source>
        <translation>ألوان مدعومة</translation>
    </message>
    <message>
        <source>Also say which pieces can show a colour. This follows from the other clauses, but can save time.</source>
        <translation>القول أيضًا أي القطع يمكن أن تُظهر لونًا. ينتج هذا عن البنود الأخرى، لكنه قد يوفر الوقت.</translation>
    </message>
    <message>
        <source>Leave out symmetries</source>
        <translation>كسر التناظر</translation>
    </message>
    <message>
        <source>Look for only one of the boards that rotate into each other, and for one order of the copies of a piece.</source>
        <translation>البحث عن واحدة فقط من اللوحات التي ينتج بعضها من بعض بالتدوير، وعن ترتيب واحد لنسخ القطعة.</translation>
    </message>
    <message>
        <source>Number the pieces in a random order, set by the seed, instead of the order of the puzzle.</source>
        <translation>ترقيم القطع بترتيب عشوائي تحدده البذرة بدل ترتيب الأحجية.</translation>
    </message>
    <message>
        <source>The proof %1 cannot be written.</source>
        <translation>لا يمكن كتابة البرهان %1.</translation>
    </message>
    <message>
        <source>Very large neighbourhoods</source>
        <translation>جوارات كبيرة جدًا</translation>
    </message>
    <message>
        <source>Alternates tabu search with refills: many cells that do not touch are emptied and refilled in the best way.</source>
        <translation>يناوب بين بحث المحظورات وإعادات الملء: تُفرَّغ خانات كثيرة لا تتلامس ثم يُعاد ملؤها بأفضل وجه.</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008</source>
        <translation>Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>How many random swaps are examined before each move, at most four fifths of all; 0 for all. All rotations are examined.</source>
        <translation>عدد المبادلات العشوائية التي تُفحص قبل كل نقلة، أربعة أخماسها على الأكثر؛ 0 للكل. وتُفحص التدويرات كلها.</translation>
    </message>
    <message>
        <source>refills</source>
        <translation>إعادة ملء</translation>
    </message>
    <message>
        <source>Until refills</source>
        <translation>حتى إعادات الملء</translation>
    </message>
    <message>
        <source>Moves without gain before the search refills sets of cells.</source>
        <translation>نقلات بلا كسب قبل أن يعيد البحث ملء مجموعات من الخانات.</translation>
    </message>
    <message>
        <source>Cells of a set</source>
        <translation>خانات المجموعة</translation>
    </message>
    <message>
        <source>At most this many cells are emptied together. They are of one kind, and no two of them are adjacent.</source>
        <translation>أكثر عدد من الخانات تُفرَّغ معًا. وهي من نوع واحد ولا تتجاور منها اثنتان.</translation>
    </message>
    <message>
        <source>Rest of a cell</source>
        <translation>استراحة الخانة</translation>
    </message>
    <message>
        <source>For this long an emptied cell is not emptied again, as long as there are others.</source>
        <translation>هذه المدة لا تُفرَّغ خانة أُفرغت من قبل ما دامت هناك غيرها.</translation>
    </message>
    <message>
        <source>Until moves</source>
        <translation>حتى النقلات</translation>
    </message>
    <message>
        <source>Refills without gain before the search returns to moves.</source>
        <translation>إعادات ملء بلا كسب قبل أن يعود البحث إلى النقلات.</translation>
    </message>
    <message>
        <source>Refills</source>
        <translation>إعادات الملء</translation>
    </message>
    <message>
        <source>Refills with a gain</source>
        <translation>إعادات ملء كاسبة</translation>
    </message>
    <message>
        <source>After Schaus &amp; Deville 2008</source>
        <translation>على نهج Schaus &amp; Deville 2008</translation>
    </message>
    <message>
        <source>Schaus &amp; Deville 2008, as retold by Niang 2010 and Söderlind 2010: the sets, their exact assignment and tabu search. The numbers and the start board are ours.</source>
        <translation>Schaus &amp; Deville 2008 كما يرويها Niang 2010 و Söderlind 2010: المجموعات وتوزيعها الدقيق وبحث المحظورات. والأعداد ولوحة البداية من اختيارنا.</translation>
    </message>
    <message>
        <source>After Muñoz et al. 2009</source>
        <translation>على نهج Muñoz et al. 2009</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region exchange, rotated and swapped regions, swapped and rotated pieces, matched edges as fitness. The numbers are ours.</source>
        <translation>Muñoz et al. 2009 كما يرويها Niang 2010 و Söderlind 2010: تبادل المناطق، ومناطق مدوَّرة ومبدَّلة، وقطع مبدَّلة ومدوَّرة، والأضلاع المطابقة لياقةً. والأعداد من اختيارنا.</translation>
    </message>
    <message>
        <source>First rotations</source>
        <translation>التدويرات الأولى</translation>
    </message>
    <message>
        <source>as in the piece list</source>
        <translation>كما في قائمة القطع</translation>
    </message>
    <message>
        <source>How the pieces of random boards are rotated. “As in the piece list” helps when the list shows them as the solution does.</source>
        <translation>كيف تُدوَّر قطع اللوحات العشوائية. يفيد «كما في قائمة القطع» حين تعرضها القائمة كما في الحل.</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 43</source>
        <translation>Niang 2010، الشكل 43</translation>
    </message>
    <message>
        <source>pieces keep to corners, sides or inside, in any rotation</source>
        <translation>تبقى القطع في الأركان أو الجوانب أو الداخل، بأي تدوير</translation>
    </message>
    <message>
        <source>Whether border pieces stay on the border with grey outwards, as the rules ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not say.</source>
        <translation>هل تبقى قطع الحافة على الحافة والرمادي إلى الخارج، كما تطلب القواعد. وتسمح بها الإعدادات المسبقة للجداول من 1 إلى 8 في أي مكان؛ ولا تذكر الأطروحة ذلك.</translation>
    </message>
    <message>
        <source>Weight of edges</source>
        <translation>وزن الأضلاع</translation>
    </message>
    <message>
        <source>How much edges count in the fitness if 2×2 areas count too.</source>
        <translation>مقدار ما تُحسب الأضلاع في اللياقة إن حُسبت مناطق 2×2 أيضًا.</translation>
    </message>
    <message>
        <source>Weight of 2×2 areas</source>
        <translation>وزن مناطق 2×2</translation>
    </message>
    <message>
        <source>How much 2×2 areas count in the fitness.</source>
        <translation>مقدار ما تُحسب مناطق 2×2 في اللياقة.</translation>
    </message>
    <message>
        <source>Niang 2010, section 4.1</source>
        <translation>Niang 2010، القسم 4.1</translation>
    </message>
    <message>
        <source>Repeated draws</source>
        <translation>سحب متكرر</translation>
    </message>
    <message>
        <source>Whether a tournament may draw the same board twice.</source>
        <translation>هل يجوز أن تُسحب اللوحة نفسها مرتين في مباراة واحدة.</translation>
    </message>
    <message>
        <source>Niang 2010, Algorithm 6</source>
        <translation>Niang 2010، الخوارزمية 6</translation>
    </message>
    <message>
        <source>Repair by</source>
        <translation>الإصلاح عبر</translation>
    </message>
    <message>
        <source>placing pieces again</source>
        <translation>وضع القطع من جديد</translation>
    </message>
    <message>
        <source>the same, but rotating border pieces</source>
        <translation>مثله مع تدوير قطع الحافة</translation>
    </message>
    <message>
        <source>scrambling all pieces</source>
        <translation>خلط كل القطع</translation>
    </message>
    <message>
        <source>What a repair does. A border piece with grey inwards is placed again or only rotated.</source>
        <translation>ما يفعله الإصلاح. تُوضع قطعة الحافة ذات الرمادي إلى الداخل من جديد أو تُدوَّر فقط.</translation>
    </message>
    <message>
        <source>Niang 2010, sections 4.5.8 and 4.9</source>
        <translation>Niang 2010، القسمان 4.5.8 و4.9</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>التعابرات</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>الطفرات</translation>
    </message>
    <message>
        <source>Lewis 2007</source>
        <translation>Lewis 2007</translation>
    </message>
    <message>
        <source>Lewis 2007 (recalled)</source>
        <translation>Lewis 2007 (من الذاكرة)</translation>
    </message>
    <message>
        <source>Lewis 2007; recalled, not checked against the paper</source>
        <translation>Lewis 2007؛ من الذاكرة، ولم تُقابَل بالبحث</translation>
    </message>
    <message>
        <source>As published (Lewis 2007)</source>
        <translation>كما نُشرت (Lewis 2007)</translation>
    </message>
    <message>
        <source>Simulated annealing for Sudoku</source>
        <translation>التلدين المحاكى للسودوكو</translation>
    </message>
    <message>
        <source>Swaps digits within blocks, and accepts fewer losses as it cools.</source>
        <translation>يبادل الأرقام داخل المربعات، ويقبل خسائر أقل كلما برد.</translation>
    </message>
    <message>
        <source>Measured start temperature</source>
        <translation>حرارة بدء مقيسة</translation>
    </message>
    <message>
        <source>Start at the standard deviation of the score in a random walk, not at the temperature below.</source>
        <translation>البدء عند الانحراف المعياري للدرجة في نقلات عشوائية، لا عند الحرارة التالية.</translation>
    </message>
    <message>
        <source>The start temperature in missing digits.</source>
        <translation>حرارة البدء بعدد الأرقام الناقصة.</translation>
    </message>
    <message>
        <source>Length of a level</source>
        <translation>طول المستوى</translation>
    </message>
    <message>
        <source>Moves of each level, times the square of the number of free cells.</source>
        <translation>نقلات كل مستوى، مضروبة في مربع عدد الخانات الحرة.</translation>
    </message>
    <message>
        <source>Reheat after</source>
        <translation>إعادة التسخين بعد</translation>
    </message>
    <message>
        <source>Return to the start temperature after this many levels in a row that end no better than they began; 0 for never.</source>
        <translation>العودة إلى حرارة البدء بعد هذا العدد من المستويات المتتالية التي لا تنتهي أفضل مما بدأت؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>مستوى</translation>
    </message>
    <message>
        <source>New grid at a reheat</source>
        <translation>شبكة جديدة عند إعادة التسخين</translation>
    </message>
    <message>
        <source>Fill the blocks at random again at each reheat.</source>
        <translation>ملء المربعات عشوائيًا من جديد عند كل إعادة تسخين.</translation>
    </message>
    <message>
        <source>Reheats</source>
        <translation>مرات إعادة التسخين</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007</source>
        <translation>Mantere &amp; Koljonen 2007</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007 (recalled)</source>
        <translation>Mantere &amp; Koljonen 2007 (من الذاكرة)</translation>
    </message>
    <message>
        <source>Mantere &amp; Koljonen 2007; recalled, not checked against the paper</source>
        <translation>Mantere &amp; Koljonen 2007؛ من الذاكرة، ولم تُقابَل بالبحث</translation>
    </message>
    <message>
        <source>As published (Mantere &amp; Koljonen 2007)</source>
        <translation>كما نُشرت (Mantere &amp; Koljonen 2007)</translation>
    </message>
    <message>
        <source>Genetic algorithm for Sudoku</source>
        <translation>خوارزمية جينية للسودوكو</translation>
    </message>
    <message>
        <source>A population of grids exchanges blocks and swaps digits within them.</source>
        <translation>تتبادل جماعة شبكات المربعات وتبادل الأرقام داخلها.</translation>
    </message>
    <message>
        <source>How many grids the population has.</source>
        <translation>عدد شبكات الجماعة.</translation>
    </message>
    <message>
        <source>This many of the best grids replace the worst offspring; at most half the population.</source>
        <translation>يحل هذا العدد من أفضل الشبكات محل أسوأ النسل؛ نصف الجماعة على الأكثر.</translation>
    </message>
    <message>
        <source>better ranked</source>
        <translation>الأعلى رتبة</translation>
    </message>
    <message>
        <source>How parents are chosen: by a tournament, or among the grids that rank above the one to be replaced.</source>
        <translation>كيف يُختار الآباء: بمباراة، أو من الشبكات التي تفوق رتبتها الشبكة المستبدَلة.</translation>
    </message>
    <message>
        <source>The best of this many random grids becomes a parent.</source>
        <translation>تصير أفضل شبكة من هذا العدد من الشبكات العشوائية أبًا.</translation>
    </message>
    <message>
        <source>The share of offspring that take half of their blocks from a second parent.</source>
        <translation>نصيب النسل الذي يأخذ نصف مربعاته من والد ثانٍ.</translation>
    </message>
    <message>
        <source>The share of blocks in which two digits are swapped.</source>
        <translation>نصيب المربعات التي يُبادَل فيها رقمان.</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>التقادم</translation>
    </message>
    <message>
        <source>The best grid loses one point of fitness in each generation in which it stays the best.</source>
        <translation>تفقد أفضل شبكة نقطة من لياقتها في كل جيل تظل فيه الأفضل.</translation>
    </message>
    <message>
        <source>Fill all grids at random again after this many generations; 0 for never.</source>
        <translation>ملء كل الشبكات عشوائيًا من جديد بعد هذا العدد من الأجيال؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>A short annealing improves each offspring with this many moves; 0 for none. Not in the paper.</source>
        <translation>تلدين قصير يحسّن كل نسل بهذا العدد من النقلات؛ 0 لعدمه. ليس في البحث.</translation>
    </message>
    <message>
        <source>Temperature of the local search</source>
        <translation>حرارة البحث المحلي</translation>
    </message>
    <message>
        <source>Where the local search starts, in missing digits. It ends cold.</source>
        <translation>حيث يبدأ البحث المحلي، بعدد الأرقام الناقصة. وينتهي باردًا.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 4.1 and 5.3</source>
        <translation>Söderlind 2010، القسمان 4.1 و5.3</translation>
    </message>
    <message>
        <source>Next piece</source>
        <translation>القطعة التالية</translation>
    </message>
    <message>
        <source>the best one for the next cell</source>
        <translation>أفضلها للخانة التالية</translation>
    </message>
    <message>
        <source>the best one anywhere</source>
        <translation>أفضلها في أي مكان</translation>
    </message>
    <message>
        <source>Fill cell by cell, or compare all pieces on all cells next to a placed piece. The order matters only cell by cell.</source>
        <translation>الملء خانةً خانة، أو مقارنة كل القطع في كل الخانات المجاورة لقطعة موضوعة. ولا يهم الترتيب إلا عند الملء خانةً خانة.</translation>
    </message>
    <message>
        <source>Söderlind, best piece anywhere</source>
        <translation>Söderlind، أفضل قطعة في أي مكان</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; without results there</source>
        <translation>Söderlind 2010، القسم 4.1؛ بلا نتائج هناك</translation>
    </message>
    <message>
        <source>Moves at once</source>
        <translation>النقلات معًا</translation>
    </message>
    <message>
        <source>coin flips until tails</source>
        <translation>رميات العملة حتى الظهر</translation>
    </message>
    <message>
        <source>1 + a Poisson number with mean 1</source>
        <translation>1 + عدد بواسون متوسطه 1</translation>
    </message>
    <message>
        <source>any number, equally likely</source>
        <translation>أي عدد باحتمال متساوٍ</translation>
    </message>
    <message>
        <source>How many moves are tried together. Coin flips are the thesis’s approximation to the Poisson distribution.</source>
        <translation>كم نقلة تُجرَّب معًا. رميات العملة هي تقريب الأطروحة لتوزيع بواسون.</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 2.1.4 and 5.4</source>
        <translation>Söderlind 2010، القسمان 2.1.4 و5.4</translation>
    </message>
    <message>
        <source>Most moves at once</source>
        <translation>أكثر النقلات معًا</translation>
    </message>
    <message>
        <source>The limit for the moves tried together.</source>
        <translation>حد النقلات التي تُجرَّب معًا.</translation>
    </message>
    <message>
        <source>Restart or stop after this many evaluations without a gain; 0 for never.</source>
        <translation>إعادة البدء أو التوقف بعد هذا العدد من التقييمات بلا كسب؛ 0 لعدم ذلك.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>بعد ذلك</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>إعادة البدء</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>التوقف</translation>
    </message>
    <message>
        <source>What follows when patience runs out. The thesis stops when nothing has improved for a while.</source>
        <translation>ما يلي نفاد الصبر. تتوقف الأطروحة حين لا يتحسن شيء مدةً.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 6.3</source>
        <translation>Söderlind 2010، القسم 6.3</translation>
    </message>
    <message>
        <source>Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010، القسمان 5.4 و6.3؛ ونصيب التدويرات والصبر من اختيارنا</translation>
    </message>
    <message>
        <source>Söderlind, Poisson distribution</source>
        <translation>Söderlind، توزيع بواسون</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.1; the share of rotations and the patience are our choice</source>
        <translation>Söderlind 2010، القسم 4.1؛ ونصيب التدويرات والصبر من اختيارنا</translation>
    </message>
    <message>
        <source>Muñoz et al. 2009, as surveyed</source>
        <translation>Muñoz وآخرون 2009، كما لُخِّص</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is our choice</source>
        <translation>Söderlind 2010، القسم 2.2، عن Muñoz وآخرين 2009: من نقلة إلى 10 نقلات؛ وكل ما عداه من اختيارنا</translation>
    </message>
    <message>
        <source>a piece to a cell</source>
        <translation>قطعة وخانة</translation>
    </message>
    <message>
        <source>What carries the pheromone. The first two are versions 1 and 2 of the thesis. The third has no rotations, as the thesis wishes; each piece then takes its best rotation.</source>
        <translation>ما يحمل الفيرومون. الأولان هما النسختان 1 و2 من الأطروحة. والثالث بلا تدويرات كما تتمنى الأطروحة؛ فتأخذ كل قطعة أفضل تدوير لها.</translation>
    </message>
    <message>
        <source>Söderlind 2010, section 4.2 and chapter 7</source>
        <translation>Söderlind 2010، القسم 4.2 والفصل 7</translation>
    </message>
    <message>
        <source>completely random</source>
        <translation>عشوائي تمامًا</translation>
    </message>
    <message>
        <source>How the ants decide and how the trails are updated. MAX–MIN follows Stützle and Hoos and differs from the thesis in two ways. All trails evaporate, not only those of the best board. All trails begin at their upper bound, not at τ₀.</source>
        <translation>كيف يقرر النمل وكيف تُحدَّث الآثار. يتبع MAX–MIN ما عند Stützle وHoos ويخالف الأطروحة في أمرين. تتبخر كل الآثار لا آثار أفضل لوحة وحدها. وتبدأ كل الآثار عند حدها الأعلى لا عند τ₀.</translation>
    </message>
    <message>
        <source>Stop after this many cycles; 0 for no limit.</source>
        <translation>التوقف بعد هذا العدد من الدورات؛ 0 بلا حد.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>بُلغ الهدف</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>evaluations used up</source>
        <translation>استُنفدت التقييمات</translation>
    </message>
    <message>
        <source>nothing left to try</source>
        <translation>لم يبق ما يُجرَّب</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشلت</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقفت</translation>
    </message>
    <message>
        <source>Solutions found so far. Rotated copies of a board count separately, so that one may count as four.</source>
        <translation>الحلول التي عُثر عليها حتى الآن. تُحسب النسخ المدوّرة من اللوحة كلٌّ على حدة، فقد تُحسب لوحة واحدة أربعًا.</translation>
    </message>
</context>
<context>
    <name>StepNarration</name>
    <message>
        <source>Nothing changed</source>
        <translation>لم يتغير شيء</translation>
    </message>
    <message>
        <source>still %1 of %2</source>
        <translation>ما زال %1 من %2</translation>
    </message>
    <message>
        <source>%1, now %2 of %3</source>
        <translation>%1، الآن %2 من %3</translation>
    </message>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>ضع القطعة %1 على %2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>أزل القطعة %1 من %2</translation>
    </message>
    <message>
        <source>Rotate %1, now %2</source>
        <translation>دوّر %1، الآن %2</translation>
    </message>
    <message>
        <source>Replace piece %1 on %2 with piece %3</source>
        <translation>استبدل القطعة %1 على %2 بالقطعة %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>بادل %1 و%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>الأفضل حتى الآن.</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best so far (aspiration).</source>
        <translation>محظور، لكنه مسموح لأنه يفوق الأفضل حتى الآن (تطلع).</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>إعادة بدء.</translation>
    </message>
    <message>
        <source>A perturbation.</source>
        <translation>اضطراب.</translation>
    </message>
    <message>
        <source>The next phase.</source>
        <translation>المرحلة التالية.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>أُعيد التسخين.</translation>
    </message>
    <message>
        <source>A board arrived from another island.</source>
        <translation>وصلت لوحة من جزيرة أخرى.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>حل.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Rotate %1?</source>
        <translation>تدوير %1؟</translation>
    </message>
    <message>
        <source>Swap %1 and %2?</source>
        <translation>مبادلة %1 و%2؟</translation>
    </message>
    <message>
        <source>%1 Rejected: %2, %3.</source>
        <translation>%1 رُفض: %2، %3.</translation>
    </message>
    <message>
        <source>Annealing tried %1 random moves and rejected %2.</source>
        <translation>جرّب التلدين %1 نقلة عشوائية ورفض %2 منها.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>في الطريق بلغ %1، وهو الأفضل حتى الآن.</translation>
    </message>
    <message>
        <source>The fittest board of generation %1</source>
        <translation>أعلى لوحات الجيل %1 لياقةً</translation>
    </message>
    <message>
        <source>The best board of these ants</source>
        <translation>أفضل لوحة لهذا النمل</translation>
    </message>
    <message>
        <source>Forbidden, but allowed because it beats the best known since the last phase or perturbation began (aspiration).</source>
        <translation>محظور، لكنه مسموح لأنه يفوق أفضل ما عُرف منذ بدأت آخر مرحلة أو آخر اضطراب (تطلع).</translation>
    </message>
    <message>
        <source>Still measuring the puzzle to choose the temperatures: no loss is accepted.</source>
        <translation>ما زالت الأحجية تُقاس لاختيار درجات الحرارة: لا تُقبل أي خسارة.</translation>
    </message>
    <message>
        <source>Before the first step: %1.</source>
        <translation>قبل الخطوة الأولى: %1.</translation>
    </message>
    <message>
        <source>The first board: %1.</source>
        <translation>اللوحة الأولى: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s)</source>
        <translation>
            <numerusform>%1 و%n خانة أخرى</numerusform>
            <numerusform>%1 و%n خانة أخرى</numerusform>
            <numerusform>%1 و%n خانتين أخرى</numerusform>
            <numerusform>%1 و%n خانات أخرى</numerusform>
            <numerusform>%1 و%n خانة أخرى</numerusform>
            <numerusform>%1 و%n خانة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>A solution: %1.</source>
        <translation>حلّ: %1.</translation>
    </message>
    <message>
        <source>No swap or rotation improves: a local optimum, %1.</source>
        <translation>لا مبادلة ولا تدوير يُحسّن: أمثل محلي، %1.</translation>
    </message>
    <message numerus="yes">
        <source>Measured %n random swap(s) to choose the temperatures: %1.</source>
        <translation>
            <numerusform>قيست %n مبادلة عشوائية لاختيار درجات الحرارة: %1.</numerusform>
            <numerusform>قيست %n مبادلة عشوائية لاختيار درجات الحرارة: %1.</numerusform>
            <numerusform>قيست %n مبادلتان عشوائيتان لاختيار درجات الحرارة: %1.</numerusform>
            <numerusform>قيست %n مبادلات عشوائية لاختيار درجات الحرارة: %1.</numerusform>
            <numerusform>قيست %n مبادلة عشوائية لاختيار درجات الحرارة: %1.</numerusform>
            <numerusform>قيست %n مبادلة عشوائية لاختيار درجات الحرارة: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of %2 starts at temperature %3: %4.</source>
        <translation>يبدأ المستوى %1 من %2 عند الحرارة %3: %4.</translation>
    </message>
    <message>
        <source>No improvement for a long time, so annealing starts at temperature %1: %2.</source>
        <translation>لا تحسّن منذ مدة، فيبدأ تلدين عند الحرارة %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>No improvement for a long time, so %n random swap(s) perturb the board: %1.</source>
        <translation>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلة عشوائية اللوحة: %1.</numerusform>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلة عشوائية اللوحة: %1.</numerusform>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلتان عشوائيتان اللوحة: %1.</numerusform>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلات عشوائية اللوحة: %1.</numerusform>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلة عشوائية اللوحة: %1.</numerusform>
            <numerusform>لا تحسّن منذ مدة، لذا تُربك %n مبادلة عشوائية اللوحة: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with a full board, and every piece may move: %2.</source>
        <translation>تبدأ المرحلة %1 بلوحة ممتلئة، ويجوز تحريك كل قطعة: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken at level %1 by %n random move(s): %2.</source>
        <translation>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلة عشوائية: %2.</numerusform>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلة عشوائية: %2.</numerusform>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلتين عشوائيتين: %2.</numerusform>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلات عشوائية: %2.</numerusform>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلة عشوائية: %2.</numerusform>
            <numerusform>هُزّت عند المستوى %1 بـ%n نقلة عشوائية: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept board: %2.</source>
        <translation>%1 ليس تحسينًا، فيعود البحث إلى اللوحة المحفوظة: %2.</translation>
    </message>
    <message>
        <source>Two parents were chosen by fitness, with %1 and %2 matched edges. The first: %3.</source>
        <translation>اختير والدان بحسب اللياقة، لهما %1 و%2 من الأضلاع المتطابقة. الأول: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n cell(s) from its other parent (%1): %2.</source>
        <translation>
            <numerusform>يأخذ الابن %n خانة من والده الآخر (%1): %2.</numerusform>
            <numerusform>يأخذ الابن %n خانة من والده الآخر (%1): %2.</numerusform>
            <numerusform>يأخذ الابن %n خانتين من والده الآخر (%1): %2.</numerusform>
            <numerusform>يأخذ الابن %n خانات من والده الآخر (%1): %2.</numerusform>
            <numerusform>يأخذ الابن %n خانة من والده الآخر (%1): %2.</numerusform>
            <numerusform>يأخذ الابن %n خانة من والده الآخر (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Local search works on the board: %1.</source>
        <translation>بحث محلي يعمل على اللوحة: %1.</translation>
    </message>
    <message>
        <source>Child %1 of %2 is complete: %3.</source>
        <translation>اكتمل الابن %1 من %2: %3.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. Its best board: %2.</source>
        <translation>اكتمل الجيل %1. أفضل لوحاته: %2.</translation>
    </message>
    <message>
        <source>The best boards no longer improve, so one is repaired: %1.</source>
        <translation>لم تعد أفضل اللوحات تتحسن، فتُصلَح إحداها: %1.</translation>
    </message>
    <message>
        <source>%1 Its score: %2.</source>
        <translation>%1 درجتها: %2.</translation>
    </message>
    <message>
        <source>Board %1 of %2 of a new population: %3.</source>
        <translation>اللوحة %1 من %2 في جماعة جديدة: %3.</translation>
    </message>
    <message>
        <source>Restart: %1.</source>
        <translation>إعادة بدء: %1.</translation>
    </message>
    <message>
        <source>A new board starts.</source>
        <translation>تبدأ لوحة جديدة.</translation>
    </message>
    <message numerus="yes">
        <source>The best match of %n piece(s) tried.</source>
        <translation>
            <numerusform>هي الأنسب من بين %n قطعة جُرّبت.</numerusform>
            <numerusform>هي الأنسب من بين %n قطعة جُرّبت.</numerusform>
            <numerusform>هي الأنسب من بين %n قطعتين جُرّبت.</numerusform>
            <numerusform>هي الأنسب من بين %n قطع جُرّبت.</numerusform>
            <numerusform>هي الأنسب من بين %n قطعة جُرّبت.</numerusform>
            <numerusform>هي الأنسب من بين %n قطعة جُرّبت.</numerusform>
        </translation>
    </message>
    <message>
        <source>piece %1 (%2)</source>
        <translation>القطعة %1 (%2)</translation>
    </message>
    <message>
        <source>The rule chose the strongest option.</source>
        <translation>اختارت القاعدة أقوى خيار.</translation>
    </message>
    <message>
        <source>It was drawn with probability %1.</source>
        <translation>سُحبت باحتمال %1.</translation>
    </message>
    <message>
        <source>%1 Most probable: %2.</source>
        <translation>%1 الأرجح: %2.</translation>
    </message>
    <message>
        <source>The search continues after the solution.</source>
        <translation>يستمر البحث بعد الحل.</translation>
    </message>
    <message>
        <source>Dead end.</source>
        <translation>طريق مسدود.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) removed, another one placed: %1.</source>
        <translation>
            <numerusform>أُزيلت %n قطعة ووُضعت أخرى: %1.</numerusform>
            <numerusform>أُزيلت %n قطعة ووُضعت أخرى: %1.</numerusform>
            <numerusform>أُزيلت %n قطعتان ووُضعت أخرى: %1.</numerusform>
            <numerusform>أُزيلت %n قطع ووُضعت أخرى: %1.</numerusform>
            <numerusform>أُزيلت %n قطعة ووُضعت أخرى: %1.</numerusform>
            <numerusform>أُزيلت %n قطعة ووُضعت أخرى: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1?</source>
        <translation>تغيير %1؟</translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) were tried together.</source>
        <translation>
            <numerusform>جُرّبت %n نقلة عشوائية معًا.</numerusform>
            <numerusform>جُرّبت %n نقلة عشوائية.</numerusform>
            <numerusform>جُرّبت %n نقلتان عشوائيتان معًا.</numerusform>
            <numerusform>جُرّبت %n نقلات عشوائية معًا.</numerusform>
            <numerusform>جُرّبت %n نقلة عشوائية معًا.</numerusform>
            <numerusform>جُرّبت %n نقلة عشوائية معًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found among the %1.</source>
        <translation>وُجدت ضمن: %1.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>لا خسارة، فيُقبل عند أي حرارة.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>قُبل عند الحرارة %1 باحتمال %2.</translation>
    </message>
    <message>
        <source>At temperature %1 its probability was %2.</source>
        <translation>عند الحرارة %1 كان احتماله %2.</translation>
    </message>
    <message>
        <source>The best allowed neighbour.</source>
        <translation>أفضل جار مسموح به.</translation>
    </message>
    <message numerus="yes">
        <source>What it replaced is forbidden for %n move(s).</source>
        <translation>
            <numerusform>ما حلّ محله محظور لمدة %n نقلة.</numerusform>
            <numerusform>ما حلّ محله محظور لمدة %n نقلة.</numerusform>
            <numerusform>ما حلّ محله محظور لمدة %n نقلتين.</numerusform>
            <numerusform>ما حلّ محله محظور لمدة %n نقلات.</numerusform>
            <numerusform>ما حلّ محله محظور لمدة %n نقلة.</numerusform>
            <numerusform>ما حلّ محله محظور لمدة %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the %1 improves the board: %2.</source>
        <translation>‏%1: لا شيء منها يُحسّن اللوحة، %2.</translation>
    </message>
    <message>
        <source>Every neighbour examined is forbidden: %1.</source>
        <translation>كل جار فُحص محظور: %1.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point: %1.</source>
        <translation>يُحفظ أمثل محلي نقطةَ انطلاق: %1.</translation>
    </message>
    <message>
        <source>Better than the kept board (%1), so it is kept: %2.</source>
        <translation>أفضل من اللوحة المحفوظة (%1)، فتُحفظ: %2.</translation>
    </message>
    <message>
        <source>As good as the kept board, so it is kept: %1.</source>
        <translation>بجودة اللوحة المحفوظة، فتُحفظ: %1.</translation>
    </message>
    <message>
        <source>Ant %1 of %2 has filled the board: %3.</source>
        <translation>ملأت النملة %1 من %2 اللوحة: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full after %n piece(s) tried: %1.</source>
        <translation>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطعة: %1.</numerusform>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطعة: %1.</numerusform>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطعتين: %1.</numerusform>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطع: %1.</numerusform>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطعة: %1.</numerusform>
            <numerusform>امتلأت اللوحة بعد تجربة %n قطعة: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step: %1. Board: %2.</source>
        <translation>خطوة: %1. اللوحة: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are filled.</source>
        <translation>
            <numerusform>%n خانة ممتلئة.</numerusform>
            <numerusform>%n خانة ممتلئة.</numerusform>
            <numerusform>%n خانتان ممتلئتان.</numerusform>
            <numerusform>%n خانات ممتلئة.</numerusform>
            <numerusform>%n خانة ممتلئة.</numerusform>
            <numerusform>%n خانة ممتلئة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1 starts with the border only: %2.</source>
        <translation>تبدأ المرحلة %1 بالحافة وحدها: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A conflict: the SAT solver learned a clause with %n literal(s). Board: %1.</source>
        <translation>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من %n حدود. اللوحة: %1.</numerusform>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من حد واحد (%n). اللوحة: %1.</numerusform>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من حدين (%n). اللوحة: %1.</numerusform>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من %n حدود. اللوحة: %1.</numerusform>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من %n حدًا. اللوحة: %1.</numerusform>
            <numerusform>تعارض: تعلّم حلّال SAT بندًا من %n حد. اللوحة: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were emptied and refilled in the best way: %1.</source>
        <translation>
            <numerusform>أُفرغت %n خانة وأُعيد ملؤها بأفضل وجه: %1.</numerusform>
            <numerusform>أُفرغت %n خانة وأُعيد ملؤها بأفضل وجه: %1.</numerusform>
            <numerusform>أُفرغت %n خانتان وأُعيد ملؤهما بأفضل وجه: %1.</numerusform>
            <numerusform>أُفرغت %n خانات وأُعيد ملؤها بأفضل وجه: %1.</numerusform>
            <numerusform>أُفرغت %n خانة وأُعيد ملؤها بأفضل وجه: %1.</numerusform>
            <numerusform>أُفرغت %n خانة وأُعيد ملؤها بأفضل وجه: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>The digit %1 occurs twice in %2: %3 and %4.</source>
        <translation>يرد الرقم %1 مرتين في %2: %3 و%4.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>لا حل للأحجية.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>للأحجية أكثر من حل.</translation>
    </message>
    <message>
        <source>No puzzle of the chosen difficulty was found. This one is: %1.</source>
        <translation>لم توجد أحجية بالصعوبة المختارة. هذه: %1.</translation>
    </message>
    <message>
        <source>No puzzle with %1 givens was found; this one has %2.</source>
        <translation>لم توجد أحجية بـ %1 معطى؛ في هذه %2.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>%1 is %2: no other digit is left for it.</source>
        <translation>‏%1 هو %2: لم يبق له رقم آخر.</translation>
    </message>
    <message>
        <source>%1 is %2: the only place for it in %3.</source>
        <translation>‏%1 هو %2: مكانه الوحيد في %3.</translation>
    </message>
    <message>
        <source>In %1 the digit %2 can only be where %3 crosses, so it is nowhere else in %3.</source>
        <translation>في %1 لا يكون الرقم %2 إلا حيث يتقاطع %3، فليس في سواه من %3.</translation>
    </message>
    <message>
        <source>In %1 the cells %2 share the digits %3 among themselves.</source>
        <translation>في %1 تتقاسم الخانات %2 الأرقام %3.</translation>
    </message>
    <message>
        <source>X-wing: the digit %1 is in two of the cells %2, so it is nowhere else in the lines that cross there.</source>
        <translation>‏X-wing: الرقم %1 في اثنتين من الخانات %2، فليس في سواها من الخطوط المتقاطعة هناك.</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes one of %2.</source>
        <translation>يأخذ «⁨%1⁩» للسودوكو واحدًا من %2.</translation>
    </message>
    <message>
        <source>A Sudoku’s settings have no “%1”.</source>
        <translation>ليس في إعدادات السودوكو «⁨%1⁩».</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>نصف دورة</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>ربع دورة</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>يسار ويمين</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>أعلى وأسفل</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>قطري</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>المربع %1</translation>
    </message>
    <message>
        <source>“%1” of a Sudoku takes a whole number from %2 to %3.</source>
        <translation>يأخذ «⁨%1⁩» للسودوكو عددًا صحيحًا من %2 إلى %3.</translation>
    </message>
</context>
<context>
    <name>SudokuHelp</name>
    <message>
        <source>These digits allow no solution: at least one is wrong.</source>
        <translation>لا تسمح هذه الأرقام بأي حل: أحدها على الأقل خاطئ.</translation>
    </message>
    <message>
        <source>No simple deduction is left.</source>
        <translation>لم يبق استنتاج بسيط.</translation>
    </message>
    <message>
        <source>No simple deduction is left. In a solution, %1 is %2.</source>
        <translation>لم يبق استنتاج بسيط. في أحد الحلول %1 هو %2.</translation>
    </message>
    <message>
        <source>The Sudoku is solved.</source>
        <translation>حُلّت السودوكو.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>ليس لهذه الأحجية حل.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong and now selected.</source>
        <translation>
            <numerusform>%n رقم خاطئ.</numerusform>
            <numerusform>%n رقم خاطئ وهو محدد الآن.</numerusform>
            <numerusform>%n رقمان خاطئان وهما محددان الآن.</numerusform>
            <numerusform>%n أرقام خاطئة وهي محددة الآن.</numerusform>
            <numerusform>%n رقمًا خاطئًا وهي محددة الآن.</numerusform>
            <numerusform>%n رقم خاطئ وهي محددة الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits so far are right.</source>
        <translation>كل الأرقام صحيحة حتى الآن.</translation>
    </message>
    <message>
        <source>There are no singles to fill.</source>
        <translation>لا مرشحات وحيدة لملئها.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled.</source>
        <translation>
            <numerusform>مُلئت %n خانة.</numerusform>
            <numerusform>مُلئت %n خانة.</numerusform>
            <numerusform>مُلئت %n خانتان.</numerusform>
            <numerusform>مُلئت %n خانات.</numerusform>
            <numerusform>مُلئت %n خانة.</numerusform>
            <numerusform>مُلئت %n خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution was found quickly. Start a search.</source>
        <translation>لم يوجد حل بسرعة. ابدأ بحثًا.</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>هذا هو الحل الوحيد.</translation>
    </message>
    <message>
        <source>This is one of several solutions.</source>
        <translation>هذا أحد حلول عدة.</translation>
    </message>
    <message>
        <source>No mistakes so far. The puzzle has more than one solution.</source>
        <translation>لا خطأ حتى الآن. للأحجية أكثر من حل.</translation>
    </message>
    <message>
        <source>A quick check found no mistakes.</source>
        <translation>لم يجد فحص سريع أي خطأ.</translation>
    </message>
    <message>
        <source>This is the only solution with these digits.</source>
        <translation>هذا هو الحل الوحيد مع هذه الأرقام.</translation>
    </message>
    <message>
        <source>No digits entered yet.</source>
        <translation>لم تُدخَل أرقام بعد.</translation>
    </message>
</context>
<context>
    <name>TileTheme</name>
    <message>
        <source>Classic shapes</source>
        <translation>أشكال كلاسيكية</translation>
    </message>
    <message>
        <source>A different emblem for each pattern</source>
        <translation>شعار مختلف لكل نقش</translation>
    </message>
    <message>
        <source>Simple triangles</source>
        <translation>مثلثات بسيطة</translation>
    </message>
    <message>
        <source>Plain triangles, a colour for each pattern</source>
        <translation>مثلثات سادة، لون لكل نقش</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Emblems in black and white on strong colours</source>
        <translation>شعارات بالأسود والأبيض على ألوان قوية</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>حروف</translation>
    </message>
    <message>
        <source>The letter of each pattern on its edge</source>
        <translation>حرف كل نقش على ضلعه</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>أرقام</translation>
    </message>
    <message>
        <source>The number of each pattern on its edge, on soft colours</source>
        <translation>رقم كل نقش على ضلعه، على ألوان هادئة</translation>
    </message>
</context>
<context>
    <name>TraceCsv</name>
    <message>
        <source>%1 values</source>
        <translation>%1 قيم</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>درجة</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>عدد ثوانٍ</translation>
    </message>
    <message>
        <source>run %1 or %2</source>
        <translation>التشغيل %1 أو %2</translation>
    </message>
    <message>
        <source>a time not before that of the line above</source>
        <translation>زمن لا يسبق السطر أعلاه</translation>
    </message>
    <message>
        <source>a mean score</source>
        <translation>درجة متوسطة</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>The budget is too small for one race, which needs %1 runs. Allow more evaluations, or fewer for each run.</source>
        <translation>الميزانية لا تكفي سباقًا واحدًا (عدد التشغيلات اللازمة: %1). اسمح بتقييمات أكثر، أو بأقل لكل تشغيل.</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”.</source>
        <translation>ليس لـ %1 وسيط «⁨%2⁩».</translation>
    </message>
    <message>
        <source>“%1” is not a range: write %2=LOW..HIGH or %2=VALUE,VALUE.</source>
        <translation>‏«⁨%1⁩» ليس مدى: اكتب ‎%2=LOW..HIGH‎ أو ‎%2=VALUE,VALUE‎.</translation>
    </message>
    <message>
        <source>“%1”: the range must not be empty.</source>
        <translation>‏«⁨%1⁩»: يجب ألا يكون المدى فارغًا.</translation>
    </message>
    <message>
        <source>There is nothing to tune: name a parameter.</source>
        <translation>لا شيء لضبطه: سمِّ وسيطًا.</translation>
    </message>
    <message>
        <source>There is nothing to tune: the values allow only one configuration.</source>
        <translation>لا شيء لضبطه: القيم تسمح بتهيئة واحدة فقط.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>The description of the units is damaged.</source>
        <translation>وصف الوحدات تالف.</translation>
    </message>
    <message>
        <source>This version of Tessera cannot read these units. Use the version that made them.</source>
        <translation>لا يستطيع هذا الإصدار من Tessera قراءة هذه الوحدات. استعمل الإصدار الذي أنشأها.</translation>
    </message>
    <message>
        <source>%1: the folder holds no work units. Make some with --units of “count”, “solve”, “experiment” or “tune”.</source>
        <translation>‏⁨%1⁩: لا يحتوي المجلد على وحدات عمل. أنشئها بالخيار --units مع «count» أو «solve» أو «experiment» أو «tune».</translation>
    </message>
    <message>
        <source>%1: these units were made by Tessera %2; this is Tessera %3. Use the same program on all machines.</source>
        <translation>‏⁨%1⁩: أُنشئت هذه الوحدات بواسطة Tessera %2، وهذا Tessera %3. استعمل البرنامج نفسه على كل الأجهزة.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2).</source>
        <translation>‏⁨%1⁩: تعذّرت قراءة الملف (%2).</translation>
    </message>
    <message>
        <source>%1: the folder already holds a ledger. Choose another folder.</source>
        <translation>⁨%1⁩: يحتوي المجلد على ledger بالفعل. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>%1: not all lines of the file can be read.</source>
        <translation>‏⁨%1⁩: تعذّرت قراءة بعض أسطر الملف.</translation>
    </message>
</context>
<context>
    <name>UserPalette</name>
    <message>
        <source>“%1” is not a colour. Write colours like “#2b7cfa”.</source>
        <translation>‏«⁨%1⁩» ليس لونًا. اكتب الألوان مثل «#2b7cfa».</translation>
    </message>
    <message>
        <source>A palette must have 1 to %1 colours.</source>
        <translation>للوحة الألوان من 1 إلى %1 لونًا.</translation>
    </message>
    <message>
        <source>Each colour must be a pair: background and emblem.</source>
        <translation>يجب أن يكون كل لون زوجًا: الخلفية والشعار.</translation>
    </message>
    <message>
        <source>The file is not a palette: it is not a JSON object.</source>
        <translation>الملف ليس لوحة ألوان: ليس كائن JSON.</translation>
    </message>
    <message>
        <source>A palette needs a name of 1 to %1 characters.</source>
        <translation>تحتاج لوحة الألوان إلى اسم من 1 إلى %1 حرفًا.</translation>
    </message>
    <message>
        <source>Colours %1 and %2 look almost the same.</source>
        <translation>اللونان %1 و%2 متشابهان جدًا.</translation>
    </message>
    <message>
        <source>With %1, colours %2 and %3 look almost the same.</source>
        <translation>مع %1 يتشابه اللونان %2 و%3 جدًا.</translation>
    </message>
    <message>
        <source>The emblem of colour %1 is hardly visible on its background.</source>
        <translation>شعار اللون %1 لا يكاد يُرى على خلفيته.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>variable neighbourhood search (MS-GVNS) for Eternity II</source>
        <translation>بحث الجوار المتغير (MS-GVNS) لـ Eternity II</translation>
    </message>
    <message>
        <source>tabu search for Eternity II</source>
        <translation>بحث المحظورات لـ Eternity II</translation>
    </message>
    <message>
        <source>evolutionary computing for edge matching</source>
        <translation>الحوسبة التطورية لمطابقة الأضلاع</translation>
    </message>
    <message>
        <source>thesis, Concordia University 2010</source>
        <translation>رسالة ماجستير، جامعة كونكورديا 2010</translation>
    </message>
    <message>
        <source>ant colonies for edge matching; counting, hardness and the generator</source>
        <translation>مستعمرات النمل لمطابقة الأضلاع؛ العد والصعوبة والمولّد</translation>
    </message>
    <message>
        <source>thesis, Technical University of Denmark 2010</source>
        <translation>رسالة ماجستير، جامعة الدنمارك التقنية 2010</translation>
    </message>
    <message>
        <source>variable neighbourhood search for sudoku</source>
        <translation>بحث الجوار المتغير للسودوكو</translation>
    </message>
</context>
<context>
    <name>tessera::AboutDialog</name>
    <message>
        <source>About Tessera</source>
        <translation>حول Tessera</translation>
    </message>
    <message>
        <source>Editor and solver visualiser for edge-matching puzzles</source>
        <translation>محرر ومُظهر لطرائق حل أحاجي مطابقة الأضلاع</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>برنامج حر برخصة جنو العمومية العامة، الإصدار 3 أو أحدث. بلا أي ضمان.</translation>
    </message>
    <message>
        <source>Built with Qt %1, running on Qt %2.</source>
        <translation>بُني بـ Qt %1، ويعمل على Qt %2.</translation>
    </message>
    <message>
        <source>Based on these works:</source>
        <translation>مبني على هذه الأعمال:</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>الإيداع %1.</translation>
    </message>
</context>
<context>
    <name>tessera::AddSearchesDialog</name>
    <message>
        <source>Add searches</source>
        <translation>إضافة عمليات بحث</translation>
    </message>
    <message>
        <source>&amp;Number of seeds:</source>
        <translation>&amp;عدد البذور:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
    <message>
        <source>Add these searches to the queue</source>
        <translation>إضافة هذه العمليات إلى قائمة الانتظار</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisChart</name>
    <message>
        <source>Figure of the analysis</source>
        <translation>شكل التحليل</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisView</name>
    <message>
        <source>Table or figure</source>
        <translation>جدول أو شكل</translation>
    </message>
    <message>
        <source>The part of the full score for times to a target</source>
        <translation>الجزء من الدرجة الكاملة للأزمنة حتى هدف</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export a&amp;ll…</source>
        <translation>تصدير ال&amp;كل…</translation>
    </message>
    <message>
        <source>Write all tables and figures with their data to a folder</source>
        <translation>كتابة كل الجداول والأشكال مع بياناتها في مجلد</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>ع&amp;رض:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>ال&amp;هدف:</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>لم ينته تشغيل بعد.</translation>
    </message>
    <message>
        <source>Folder for the analysis</source>
        <translation>مجلد التحليل</translation>
    </message>
    <message>
        <source>Saving the analysis…</source>
        <translation>جارٍ حفظ التحليل…</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>حُفظ في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 figures are in %3.</source>
        <translation>أُلغي. %1 من %2 من الأشكال في ⁨%3⁩.</translation>
    </message>
    <message>
        <source>These files are of an earlier export: %1.</source>
        <translation>هذه الملفات من تصدير سابق: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>جارٍ التحليل…</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationActions</name>
    <message>
        <source>Save ani&amp;mation…</source>
        <translation>حفظ ال&amp;حركة…</translation>
    </message>
    <message>
        <source>Save the best boards of the search as an animated GIF</source>
        <translation>حفظ أفضل لوحات البحث صورة GIF متحركة</translation>
    </message>
    <message>
        <source>There is no run to animate yet: start a search first.</source>
        <translation>لا تشغيل لتحريكه بعد: ابدأ بحثًا أولًا.</translation>
    </message>
    <message>
        <source>Creating the animation…</source>
        <translation>يجري إنشاء الحركة…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>tessera::AnimationDialog</name>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source> px</source>
        <translation> بكسل</translation>
    </message>
    <message>
        <source>Length of the longer side in pixels</source>
        <translation>طول الضلع الأطول بالبكسل</translation>
    </message>
    <message>
        <source>Length of the animation</source>
        <translation>كم تدوم الحركة</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> في الثانية</translation>
    </message>
    <message>
        <source>Maximum number of pictures per second</source>
        <translation>أقصى عدد للصور في الثانية</translation>
    </message>
    <message>
        <source>How long the last board stays before the animation restarts</source>
        <translation>مدة بقاء آخر لوحة قبل أن تعاد الحركة</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>الإيقاع</translation>
    </message>
    <message>
        <source>How the time of the run maps to the time of the animation</source>
        <translation>كيف يقابل زمن التشغيل زمن الحركة</translation>
    </message>
    <message>
        <source>Mark &amp;changed cells</source>
        <translation>&amp;علّم الخانات المتغيرة</translation>
    </message>
    <message>
        <source>Draw a frame around cells that changed since the previous picture</source>
        <translation>تأطير الخانات التي تغيرت منذ الصورة السابقة</translation>
    </message>
    <message>
        <source>Score and ti&amp;me below</source>
        <translation>الدرجة والزمن في الأ&amp;سفل</translation>
    </message>
    <message>
        <source>Show the score and the running time below the board</source>
        <translation>إظهار الدرجة والزمن المنقضي تحت اللوحة</translation>
    </message>
    <message>
        <source>Save animation of the run</source>
        <translation>حفظ حركة للتشغيل</translation>
    </message>
    <message>
        <source>Same time for each improvement</source>
        <translation>الوقت نفسه لكل تحسين</translation>
    </message>
    <message>
        <source>Scaled from the real time</source>
        <translation>بنسبة الزمن الحقيقي</translation>
    </message>
    <message>
        <source>Preview of the animation</source>
        <translation>معاينة الحركة</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;حفظ…</translation>
    </message>
    <message>
        <source>Choose where to save the animated GIF</source>
        <translation>اختيار مكان حفظ GIF المتحركة</translation>
    </message>
    <message>
        <source>Longer si&amp;de:</source>
        <translation>ال&amp;ضلع الأطول:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>ال&amp;طول:</translation>
    </message>
    <message>
        <source>&amp;Pictures:</source>
        <translation>ال&amp;صور:</translation>
    </message>
    <message>
        <source>&amp;Hold at the end:</source>
        <translation>إبقاء الن&amp;هاية:</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>الإي&amp;قاع:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>ال&amp;بلاطات:</translation>
    </message>
    <message>
        <source>Improvements shown: %1 of %2</source>
        <translation>التحسينات المعروضة: %1 من %2</translation>
    </message>
</context>
<context>
    <name>tessera::BenchmarkDialog</name>
    <message>
        <source>Instance</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Full score</source>
        <translation>الدرجة الكاملة</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>أفضل معروف</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>the best score of the user</extracomment>
        <translation>درجتك</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>مُجرَّب</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>لم يُجرَّب</translation>
    </message>
    <message>
        <source>Benchmark library</source>
        <translation>مكتبة القياس</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>Open the selected instance in a tab</source>
        <translation>فتح النموذج المحدد في علامة تبويب</translation>
    </message>
    <message>
        <source>%1 solved, %2 tried, %3 untouched. Searches and saved puzzles count; each instance has a solution.</source>
        <translation>محلول: %1، مُجرَّب: %2، لم يُجرَّب: %3. تُحتسب عمليات البحث والأحاجي المحفوظة؛ ولكل نموذج حل.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardEditor</name>
    <message>
        <source>Place piece %1 on %2</source>
        <translation>ضع القطعة %1 على %2</translation>
    </message>
    <message>
        <source>Move piece %1 from %2 to %3</source>
        <translation>انقل القطعة %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>بادل %1 و%2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n piece(s)</source>
        <translation>
            <numerusform>نقل %n قطعة</numerusform>
            <numerusform>نقل %n قطعة</numerusform>
            <numerusform>نقل %n قطعتين</numerusform>
            <numerusform>نقل %n قطع</numerusform>
            <numerusform>نقل %n قطعة</numerusform>
            <numerusform>نقل %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate a block of %1×%2</source>
        <translation>تدوير كتلة %1×%2</translation>
    </message>
    <message>
        <source>Remove piece %1 from %2</source>
        <translation>إزالة القطعة %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>إزالة %n قطعة</numerusform>
            <numerusform>إزالة %n قطعة</numerusform>
            <numerusform>إزالة %n قطعتين</numerusform>
            <numerusform>إزالة %n قطع</numerusform>
            <numerusform>إزالة %n قطعة</numerusform>
            <numerusform>إزالة %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate piece %1 on %2</source>
        <translation>تدوير القطعة %1 على %2</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n piece(s)</source>
        <translation>
            <numerusform>تدوير %n قطعة</numerusform>
            <numerusform>تدوير %n قطعة</numerusform>
            <numerusform>تدوير %n قطعتين</numerusform>
            <numerusform>تدوير %n قطع</numerusform>
            <numerusform>تدوير %n قطعة</numerusform>
            <numerusform>تدوير %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds a hint, which is always locked.</source>
        <translation>في %1 تلميح، وهو مقفل دائمًا.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to lock.</source>
        <translation>لا قطعة على %1 لقفلها.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>قفل %1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>قفل %n خانة</numerusform>
            <numerusform>قفل %n خانة</numerusform>
            <numerusform>قفل %n خانتين</numerusform>
            <numerusform>قفل %n خانات</numerusform>
            <numerusform>قفل %n خانة</numerusform>
            <numerusform>قفل %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>فتح %1</translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>فتح %n خانة</numerusform>
            <numerusform>فتح %n خانة</numerusform>
            <numerusform>فتح %n خانتين</numerusform>
            <numerusform>فتح %n خانات</numerusform>
            <numerusform>فتح %n خانة</numerusform>
            <numerusform>فتح %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>إفراغ اللوحة</translation>
    </message>
    <message>
        <source>Place all pieces at random</source>
        <translation>وضع كل القطع عشوائيًا</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>تحرير القطعة %1</translation>
    </message>
    <message>
        <source>Keep the search’s board (%1 of %2)</source>
        <translation>الاحتفاظ بلوحة البحث (%1 من %2)</translation>
    </message>
    <message>
        <source>Place the stored solution</source>
        <translation>وضع الحل المحفوظ</translation>
    </message>
    <message>
        <source>%1 holds a hint, which cannot be moved.</source>
        <translation>في %1 تلميح لا يمكن نقله.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>لا يوجد حل محفوظ لهذه الأحجية.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>‏%1 مقفلة. افتحها أولًا.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardLegend</name>
    <message>
        <source>%1: nothing to show yet</source>
        <translation>‏%1: لا شيء لإظهاره بعد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and least value of a scale</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>لا يتطابق</translation>
    </message>
    <message>
        <source>no mismatch</source>
        <translation>بلا عدم تطابق</translation>
    </message>
    <message>
        <source>mismatches in the row or column</source>
        <translation>مواضع عدم التطابق في الصف أو العمود</translation>
    </message>
    <message>
        <source>pieces that fit</source>
        <translation>القطع المناسبة</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>لا قطعة مناسبة</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>مقفلة</translation>
    </message>
    <message>
        <source>piece number</source>
        <translation>رقم القطعة</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>نقش</translation>
    </message>
    <message>
        <source>column and row</source>
        <translation>العمود والصف</translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضعا عدم تطابق</numerusform>
            <numerusform>%n مواضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>وسيلة الإيضاح</translation>
    </message>
    <message>
        <source>What the overlays mean and show for the cell under the pointer</source>
        <translation>معنى الطبقات وما تقوله عن الخانة تحت المؤشر</translation>
    </message>
</context>
<context>
    <name>tessera::BoardSearch</name>
    <message numerus="yes">
        <source>Solved: all %n edge(s) match.</source>
        <translation>
            <numerusform>حُلت: تطابق %n ضلع.</numerusform>
            <numerusform>حُلت: تطابق الضلع الوحيد %n.</numerusform>
            <numerusform>حُلت: تطابق الضلعان %n.</numerusform>
            <numerusform>حُلت: تطابقت كل الأضلاع %n.</numerusform>
            <numerusform>حُلت: تطابقت كل الأضلاع %n.</numerusform>
            <numerusform>حُلت: تطابقت كل الأضلاع %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edges match.</source>
        <translation>تطابق %1 ضلعًا.</translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution with the locked pieces and hints: %1</source>
        <translation>جُرّب كل شيء ولا يوجد حل مع القطع المقفلة والتلميحات: %1</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>This board cannot be changed now.</source>
        <translation>لا يمكن تغيير هذه اللوحة الآن.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>لا قطعة هنا.</translation>
    </message>
    <message>
        <source>The piece cannot be placed here.</source>
        <translation>لا يمكن وضع القطعة هنا.</translation>
    </message>
    <message>
        <source>The selected pieces cannot be placed here: one would leave the board, or is locked.</source>
        <translation>لا يمكن وضع القطع المحددة هنا: تخرج إحداها عن اللوحة أو هي مقفلة.</translation>
    </message>
    <message>
        <source>The selected pieces are already at the border of the board.</source>
        <translation>القطع المحددة عند حافة اللوحة أصلًا.</translation>
    </message>
    <message>
        <source>Only a rectangle of cells can be rotated as a block.</source>
        <translation>لا تُدوَّر ككتلة إلا خانات تشكّل مستطيلًا.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor. Enter picks up or places a piece. Alt and arrow keys move the selection.</source>
        <translation>تحرك مفاتيح الأسهم المؤشر. يلتقط Enter قطعة أو يضعها. تنقل Alt مع مفاتيح الأسهم التحديد.</translation>
    </message>
    <message>
        <source>%1 rotates it.</source>
        <translation>‏%1 يدوّرها.</translation>
    </message>
    <message>
        <source>%1 locks it.</source>
        <translation>‏%1 يقفلها.</translation>
    </message>
    <message>
        <source>%1 shows what fits.</source>
        <translation>‏%1 يُظهر ما يلائم.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>‏%1 مقفلة. افتحها أولًا.</translation>
    </message>
    <message>
        <source>All selected pieces are locked. Unlock them first.</source>
        <translation>كل القطع المحددة مقفلة. افتحها أولًا.</translation>
    </message>
    <message>
        <source>There is a piece here. Remove it first.</source>
        <translation>هنا قطعة. أزلها أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit</source>
        <translation>
            <numerusform>القطع المناسبة: %n</numerusform>
            <numerusform>القطع المناسبة: %n</numerusform>
            <numerusform>القطع المناسبة: %n</numerusform>
            <numerusform>القطع المناسبة: %n</numerusform>
            <numerusform>القطع المناسبة: %n</numerusform>
            <numerusform>القطع المناسبة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mismatch(es)</source>
        <translation>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضعا عدم تطابق</numerusform>
            <numerusform>%n مواضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
            <numerusform>%n موضع عدم تطابق</numerusform>
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
        <translation>مخطط صندوقي لدرجات كل طريقة</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>لم ينته تشغيل بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, middle half %3 to %4, %n run(s)</source>
        <translation>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيل</numerusform>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيل</numerusform>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيلان</numerusform>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيلات</numerusform>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيلًا</numerusform>
            <numerusform>‏%1: الوسيط %2، النصف الأوسط من %3 إلى %4، %n تشغيل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::CandidatePopup</name>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعتان تلائمان %1</numerusform>
            <numerusform>%n قطع تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter places the piece on the cell. Escape closes the list.</source>
        <translation>يضع Enter القطعة على الخانة. يغلق Escape القائمة.</translation>
    </message>
</context>
<context>
    <name>tessera::ChecksPanel</name>
    <message>
        <source>Problems of the puzzle and its board</source>
        <translation>مشكلات الأحجية ولوحتها</translation>
    </message>
    <message>
        <source>What is wrong. Click a problem to select its pieces.</source>
        <translation>ما الخطأ. انقر مشكلة لتحديد قطعها.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>على اللوحة</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) break the rules.</source>
        <translation>
            <numerusform>%n خانة أخرى تخالف القواعد.</numerusform>
            <numerusform>%n خانة أخرى تخالف القواعد.</numerusform>
            <numerusform>%n خانتان أخريان تخالفان القواعد.</numerusform>
            <numerusform>%n خانات أخرى تخالف القواعد.</numerusform>
            <numerusform>%n خانة أخرى تخالف القواعد.</numerusform>
            <numerusform>%n خانة أخرى تخالف القواعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>No problems found. The pieces suit the board, every colour can be paired, and no placed piece breaks the rules.</source>
        <translation>لم توجد مشكلات. القطع تناسب اللوحة، وكل لون يمكن إقرانه، ولا قطعة موضوعة تخالف القواعد.</translation>
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
        <translation>لا شيء: لا وصلات</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>How many colours the edges have, and whether the border has separate colours</source>
        <translation>عدد ألوان الأضلاع، وهل للحافة ألوان منفصلة</translation>
    </message>
    <message>
        <source>Border colours</source>
        <translation>ألوان الإطار</translation>
    </message>
    <message>
        <source>Colours of the joints along the frame</source>
        <translation>ألوان الوصلات على امتداد الإطار</translation>
    </message>
    <message>
        <source>Inner colours</source>
        <translation>ألوان داخلية</translation>
    </message>
    <message>
        <source>Colours of all other joints, or of all joints without a frame</source>
        <translation>ألوان بقية الوصلات، أو كل الوصلات بلا إطار</translation>
    </message>
    <message>
        <source>Total colours</source>
        <translation>مجموع الألوان</translation>
    </message>
    <message>
        <source>Colours of one set for all joints</source>
        <translation>ألوان مجموعة واحدة لكل الوصلات</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>الأصعب</translation>
    </message>
    <message>
        <source>Border and inner separate</source>
        <translation>الإطار والداخل منفصلان</translation>
    </message>
    <message>
        <source>One common set</source>
        <translation>مجموعة مشتركة</translation>
    </message>
    <message>
        <source>Hardest colour counts</source>
        <translation>أصعب أعداد الألوان</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>الأ&amp;لوان:</translation>
    </message>
    <message>
        <source>&amp;Border:</source>
        <translation>ألوان &amp;الإطار:</translation>
    </message>
    <message>
        <source>&amp;Inner:</source>
        <translation>ال&amp;داخل:</translation>
    </message>
    <message>
        <source>Tot&amp;al:</source>
        <translation>الم&amp;جموع:</translation>
    </message>
    <message>
        <source>Hardest:</source>
        <translation>الأصعب:</translation>
    </message>
    <message>
        <source>%1 (rounded up)</source>
        <translation>‏%1 (مقرَّبًا إلى الأعلى)</translation>
    </message>
    <message>
        <source>Colour counts with about one expected solution (Söderlind 2010, 3.1.4): M inside, B along the frame, C without a frame. Rounding up lowers the expected number. The formula assumes independent joints. The edges of each colour come in pairs, which raises the number again, above all with few or signed colours.</source>
        <translation>أعداد ألوان يُتوقع عندها نحو حل واحد (Söderlind 2010، 3.1.4): M في الداخل، وB على امتداد الإطار، وC بلا إطار. التقريب إلى الأعلى يخفض العدد المتوقع. تفترض الصيغة وصلات مستقلة. تأتي أضلاع كل لون أزواجًا، وهذا يرفع العدد ثانية، ولا سيما مع ألوان قليلة أو ذات إشارة.</translation>
    </message>
    <message>
        <source>inner M</source>
        <translation>الداخل M</translation>
    </message>
    <message>
        <source>border B</source>
        <translation>الإطار B</translation>
    </message>
</context>
<context>
    <name>tessera::ColorTableModel</name>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>The colour’s number</source>
        <translation>رقم اللون</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النقش</translation>
    </message>
    <message>
        <source>How the colour looks with this tile style</source>
        <translation>كيف يبدو اللون بنمط البلاطات هذا</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>الأضلاع</translation>
    </message>
    <message>
        <source>How many edges of all pieces show the colour</source>
        <translation>كم من أضلاع كل القطع تحمل اللون</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>الإطار</translation>
    </message>
    <message>
        <source>How many of the edges are along the frame</source>
        <translation>كم من الأضلاع على امتداد الإطار</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>الداخل</translation>
    </message>
    <message>
        <source>How many of the edges are not along the frame</source>
        <translation>كم من الأضلاع ليس على امتداد الإطار</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>البارزات</translation>
    </message>
    <message>
        <source>How many of the edges are tabs</source>
        <translation>كم من الأضلاع بارزات</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>الغائرات</translation>
    </message>
    <message>
        <source>How many of the edges are blanks</source>
        <translation>كم من الأضلاع غائرات</translation>
    </message>
</context>
<context>
    <name>tessera::ColorsPanel</name>
    <message>
        <source>Colours of the puzzle</source>
        <translation>ألوان الأحجية</translation>
    </message>
    <message>
        <source>How often each colour occurs. Click a colour to select its pieces, or a heading to sort.</source>
        <translation>كم مرة يرد كل لون. انقر لونًا لتحديد قطعه، أو عنوانًا للفرز.</translation>
    </message>
</context>
<context>
    <name>tessera::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>اكتب جزءًا من اسم أمر</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
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
        <translation>%1 ◂ %2</translation>
    </message>
    <message>
        <source>No command found.</source>
        <translation>لم يُعثر على أي أمر.</translation>
    </message>
</context>
<context>
    <name>tessera::CompareActions</name>
    <message>
        <source>&amp;Compare searches…</source>
        <translation>&amp;مقارنة عمليات البحث…</translation>
    </message>
    <message>
        <source>Run several searches side by side to compare methods, parameters and seeds</source>
        <translation>تشغيل عدة عمليات بحث جنبًا إلى جنب لمقارنة الطرائق والوسائط والبذور</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) were unfinished when Tessera closed. Press “Resume” to restart them.</source>
        <translation>
            <numerusform>لا عمليات بحث غير منتهية (%n). «استئناف» يبدأ من جديد.</numerusform>
            <numerusform>بحث واحد (%n) لم ينته عند إغلاق Tessera. «استئناف» يبدؤه من جديد.</numerusform>
            <numerusform>بحثان (%n) لم ينتهيا عند إغلاق Tessera. «استئناف» يبدؤهما من جديد.</numerusform>
            <numerusform>%n عمليات بحث لم تنته عند إغلاق Tessera. «استئناف» يبدؤها من جديد.</numerusform>
            <numerusform>%n عملية بحث لم تنته عند إغلاق Tessera. «استئناف» يبدؤها من جديد.</numerusform>
            <numerusform>%n عملية بحث لم تنته عند إغلاق Tessera. «استئناف» يبدؤها من جديد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) could not be read.</source>
        <translation>
            <numerusform>لا عمليات بحث (%n) تعذرت قراءتها.</numerusform>
            <numerusform>تعذرت قراءة بحث واحد (%n).</numerusform>
            <numerusform>تعذرت قراءة بحثين (%n).</numerusform>
            <numerusform>تعذرت قراءة %n عمليات بحث.</numerusform>
            <numerusform>تعذرت قراءة %n عملية بحث.</numerusform>
            <numerusform>تعذرت قراءة %n عملية بحث.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xperiments…</source>
        <translation>&amp;تجارب…</translation>
    </message>
    <message>
        <source>Run plans of methods, puzzles and seeds, and view their results</source>
        <translation>تشغيل خطط طرائق وأحاجٍ وبذور وتصفح نتائجها</translation>
    </message>
    <message>
        <source>Fo&amp;llow a folder…</source>
        <translation>متا&amp;بعة مجلد…</translation>
    </message>
    <message>
        <source>Watch the work units of “tessera work” on other machines</source>
        <translation>مشاهدة وحدات «tessera work» على أجهزة أخرى</translation>
    </message>
</context>
<context>
    <name>tessera::UnseenWork</name>
    <message>
        <source>This closed window is still working. Click to open it</source>
        <translation>هذه النافذة المغلقة ما زالت تعمل. انقر لفتحها</translation>
    </message>
</context>
<context>
    <name>tessera::CompareWindow</name>
    <message>
        <source>Best scores on several puzzles</source>
        <translation>أفضل النتائج في عدة أحاجٍ</translation>
    </message>
    <message>
        <source>Take &amp;turns</source>
        <translation>بال&amp;تناوب</translation>
    </message>
    <message>
        <source>All searches take turns on the cores. Otherwise, a search starts when another has finished.</source>
        <translation>تتناوب كل عمليات البحث على الأنوية. وإلا تبدأ عملية عند انتهاء أخرى.</translation>
    </message>
    <message>
        <source>&amp;Current boards</source>
        <translation>اللوحات ال&amp;حالية</translation>
    </message>
    <message>
        <source>Show the current boards instead of the best boards</source>
        <translation>إظهار اللوحات الحالية بدل أفضل اللوحات</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>&amp;سباق…</translation>
    </message>
    <message>
        <source>Run several methods on this puzzle with the same limits</source>
        <translation>تشغيل عدة طرائق على هذه الأحجية بالحدود نفسها</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>إ&amp;ضافة…</translation>
    </message>
    <message>
        <source>Add searches with your own parameters</source>
        <translation>إضافة عمليات بحث بوسائط من اختيارك</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إي&amp;قاف مؤقت</translation>
    </message>
    <message>
        <source>Pause the selected searches, or all</source>
        <translation>إيقاف عمليات البحث المحددة مؤقتًا، أو الكل</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>است&amp;ئناف</translation>
    </message>
    <message>
        <source>Resume the selected searches, or all</source>
        <translation>استئناف عمليات البحث المحددة، أو الكل</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>أ&amp;وقف</translation>
    </message>
    <message>
        <source>Stop the selected searches, or all</source>
        <translation>إيقاف عمليات البحث المحددة، أو الكل</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Stop and remove the selected searches, or all</source>
        <translation>إيقاف عمليات البحث المحددة وإزالتها، أو الكل</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>&amp;فتح في المحرر</translation>
    </message>
    <message>
        <source>Open the selected search with its puzzle, to replay it or keep its board</source>
        <translation>فتح البحث المحدد مع أحجيته، لإعادة عرضه أو الاحتفاظ بلوحته</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>مقارنة عمليات البحث</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>عمليات البحث</translation>
    </message>
    <message>
        <source>Boards of the searches</source>
        <translation>لوحات عمليات البحث</translation>
    </message>
    <message>
        <source>Scores of all searches over time</source>
        <translation>درجات كل العمليات عبر الزمن</translation>
    </message>
    <message>
        <source>Race methods to see their curves here.</source>
        <translation>ابدأ سباقًا لترى منحنيات الطرائق هنا.</translation>
    </message>
    <message>
        <source>How many searches run at the same time, at most one per core</source>
        <translation>كم عملية تجري معًا، واحدة لكل نواة على الأكثر</translation>
    </message>
    <message>
        <source>X ax&amp;is:</source>
        <translation>المحو&amp;ر الأفقي:</translation>
    </message>
    <message>
        <source>In &amp;parallel:</source>
        <translation>بالتواز&amp;ي:</translation>
    </message>
    <message>
        <source>Select a search and open it to replay it or keep its board.</source>
        <translation>اختر عملية بحث وافتحها لإعادة عرضها أو الاحتفاظ بلوحتها.</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) paused</source>
        <translation>
            <numerusform>لا بحث متوقف مؤقتًا (%n)</numerusform>
            <numerusform>%n بحث متوقف مؤقتًا</numerusform>
            <numerusform>%n بحث متوقف مؤقتًا</numerusform>
            <numerusform>%n عمليات بحث متوقفة مؤقتًا</numerusform>
            <numerusform>%n عملية بحث متوقفة مؤقتًا</numerusform>
            <numerusform>%n عملية بحث متوقفة مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) running</source>
        <translation>
            <numerusform>تجري %n عملية بحث</numerusform>
            <numerusform>تجري %n عملية بحث</numerusform>
            <numerusform>تجري %n عمليتا بحث</numerusform>
            <numerusform>تجري %n عمليات بحث</numerusform>
            <numerusform>تجري %n عملية بحث</numerusform>
            <numerusform>تجري %n عملية بحث</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2, solved the puzzle in %3.</source>
        <translation>حلّت ⁨%1⁩، البذرة %2، الأحجية في %3.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>&amp;Newest boards</source>
        <translation>أحد&amp;ث اللوحات</translation>
    </message>
    <message>
        <source>Show the newest boards again instead of the moment selected on the chart</source>
        <translation>إظهار أحدث اللوحات من جديد بدل لوحات اللحظة المختارة على المخطط</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Export the chart as a picture or the searches as a table</source>
        <translation>تصدير المخطط صورةً أو عمليات البحث جدولًا</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>How to race methods and read the results</source>
        <translation>كيف تُجرى السباقات وتُقرأ النتائج</translation>
    </message>
    <message>
        <source>%1: best scores out of %2</source>
        <translation>‏%1: أفضل الدرجات من %2</translation>
    </message>
    <message>
        <source>%1 race</source>
        <translation>سباق %1</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected: Pause, Stop and Remove apply to these. Esc clears the selection.</source>
        <translation>
            <numerusform>لا بحث محدد. يلغي Esc التحديد. (%n)</numerusform>
            <numerusform>حُدِّد %n بحث: الإيقاف المؤقت والإيقاف والإزالة تسري عليه. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّد %n بحث: الإيقاف المؤقت والإيقاف والإزالة تسري عليها. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عمليات بحث: الإيقاف المؤقت والإيقاف والإزالة تسري عليها. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عملية بحث: الإيقاف المؤقت والإيقاف والإزالة تسري عليها. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عملية بحث: الإيقاف المؤقت والإيقاف والإزالة تسري عليها. يلغي Esc التحديد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) selected. Esc clears the selection.</source>
        <translation>
            <numerusform>لا بحث محدد. يلغي Esc التحديد. (%n)</numerusform>
            <numerusform>حُدِّد %n بحث. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّد %n بحث. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عمليات بحث. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عملية بحث. يلغي Esc التحديد.</numerusform>
            <numerusform>حُدِّدت %n عملية بحث. يلغي Esc التحديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;plan…</source>
        <translation>إنشاء &amp;خطة…</translation>
    </message>
    <message>
        <source>Design an experiment with these methods, seeds and limits on this puzzle</source>
        <translation>تصميم تجربة بهذه الطرائق والبذور والحدود على هذه الأحجية</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>صفحة البداية مفتوحة. افتح أحجية أولًا.</translation>
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
            <numerusform>%1، وسيط %n</numerusform>
            <numerusform>%1، وسيط %n</numerusform>
            <numerusform>%1، وسيط %n</numerusform>
            <numerusform>%1، وسيط %n</numerusform>
            <numerusform>%1، وسيط %n</numerusform>
            <numerusform>%1، وسيط %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the best boards after %1 evaluations.</source>
        <translation>تظهر أفضل اللوحات بعد %1 تقييمًا.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 iterations.</source>
        <translation>تظهر أفضل اللوحات بعد %1 تكرارًا.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1 nodes.</source>
        <translation>تظهر أفضل اللوحات بعد %1 عُقدة.</translation>
    </message>
    <message>
        <source>Showing the best boards after %1.</source>
        <translation>تظهر أفضل اللوحات بعد %1.</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>نال %n بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال %n بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال %n بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نالت %n عمليات بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نالت %n عملية بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نالت %n عملية بحث أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor time instead.</source>
        <translation>حُدَّ التقييمات أو زمن المعالج بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonModel</name>
    <message>
        <source>waiting</source>
        <translation>بالانتظار</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 after %5 and %6 evaluations</source>
        <translation>⁨%1⁩، البذرة %2: %3 من %4 بعد %5 و%6 تقييم</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Evaluations/s</source>
        <translation>تقييم/ث</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>no board yet</source>
        <translation>لا لوحة بعد</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>ابتداءً من %1</translation>
    </message>
</context>
<context>
    <name>tessera::CompletionsDialog</name>
    <message>
        <source>Ways to solve the rest</source>
        <translation>طرق حل الباقي</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>Select a solution to show it on the board</source>
        <translation>اختر حلًا لعرضه على اللوحة</translation>
    </message>
    <message>
        <source>&amp;Use this solution</source>
        <translation>استخدام هذا ال&amp;حل</translation>
    </message>
    <message>
        <source>Place the selected solution on the board as one undo step</source>
        <translation>وضع الحل المحدد على اللوحة خطوةً واحدة يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>الحل %1</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) from here; there may be others.</source>
        <translation>
            <numerusform>%n حل من هنا؛ قد يوجد غيرها.</numerusform>
            <numerusform>%n حل من هنا؛ قد يوجد غيره.</numerusform>
            <numerusform>%n حلان من هنا؛ قد يوجد غيرهما.</numerusform>
            <numerusform>%n حلول من هنا؛ قد يوجد غيرها.</numerusform>
            <numerusform>%n حلًا من هنا؛ قد يوجد غيرها.</numerusform>
            <numerusform>%n حل من هنا؛ قد يوجد غيرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one solution from here.</source>
        <translation>ليس من هنا إلا حل واحد.</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here.</source>
        <translation>
            <numerusform>من هنا %n حل بالضبط.</numerusform>
            <numerusform>من هنا %n حل بالضبط.</numerusform>
            <numerusform>من هنا %n حلان بالضبط.</numerusform>
            <numerusform>من هنا %n حلول بالضبط.</numerusform>
            <numerusform>من هنا %n حلًا بالضبط.</numerusform>
            <numerusform>من هنا %n حل بالضبط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>الحل %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n solution(s) from here, or %1 without rotations of the board.</source>
        <translation>
            <numerusform>من هنا %n حل بالضبط، أو %1 دون تدوير اللوح.</numerusform>
            <numerusform>من هنا %n حل بالضبط، أو %1 دون تدوير اللوح.</numerusform>
            <numerusform>من هنا %n حلان بالضبط، أو %1 دون تدوير اللوح.</numerusform>
            <numerusform>من هنا %n حلول بالضبط، أو %1 دون تدوير اللوح.</numerusform>
            <numerusform>من هنا %n حلًا بالضبط، أو %1 دون تدوير اللوح.</numerusform>
            <numerusform>من هنا %n حل بالضبط، أو %1 دون تدوير اللوح.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DepthChart</name>
    <message>
        <source>Placements by depth</source>
        <translation>الوضعات بحسب العمق</translation>
    </message>
    <message numerus="yes">
        <source>Most placements at %n cells filled.</source>
        <translation>
            <numerusform>أكثر الوضعات عند ملء %n خانة.</numerusform>
            <numerusform>أكثر الوضعات عند ملء %n خانة.</numerusform>
            <numerusform>أكثر الوضعات عند ملء %n خانتين.</numerusform>
            <numerusform>أكثر الوضعات عند ملء %n خانات.</numerusform>
            <numerusform>أكثر الوضعات عند ملء %n خانة.</numerusform>
            <numerusform>أكثر الوضعات عند ملء %n خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placements at %n cells filled</source>
        <translation>
            <numerusform>%1 وضعة عند ملء %n خانة</numerusform>
            <numerusform>%1 وضعة عند ملء %n خانة</numerusform>
            <numerusform>%1 وضعة عند ملء %n خانتين</numerusform>
            <numerusform>%1 وضعة عند ملء %n خانات</numerusform>
            <numerusform>%1 وضعة عند ملء %n خانة</numerusform>
            <numerusform>%1 وضعة عند ملء %n خانة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::DigitPanel</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1: %n left to place</source>
        <translation>
            <numerusform>الرقم %1: بقي %n</numerusform>
            <numerusform>الرقم %1: بقي %n</numerusform>
            <numerusform>الرقم %1: بقي %n</numerusform>
            <numerusform>الرقم %1: بقيت %n</numerusform>
            <numerusform>الرقم %1: بقي %n</numerusform>
            <numerusform>الرقم %1: بقي %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Digit %1: all are placed</source>
        <translation>الرقم %1: وُضع كله</translation>
    </message>
    <message>
        <source>Remove the digit or pencil marks from the selected cells</source>
        <translation>إزالة الرقم أو علامات الرصاص من الخانات المحددة</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>الأرقام</translation>
    </message>
</context>
<context>
    <name>tessera::DiskGuard</name>
    <message>
        <source>%1 is also open in another Tessera window (process %2). The last save wins.</source>
        <translation>‏⁨%1⁩ مفتوح أيضًا في نافذة أخرى من Tessera (العملية %2). يبقى آخر ما يُحفظ.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>العمل على نسخة</translation>
    </message>
    <message>
        <source>Detach from the file. Saving then asks for a new name</source>
        <translation>الفصل عن الملف. عند الحفظ يُطلب اسم جديد</translation>
    </message>
    <message>
        <source>The board shows a search or a preview. Keep it or go back first, then reload.</source>
        <translation>تعرض اللوحة بحثًا أو معاينة. احتفظ بها أو ارجع أولًا، ثم أعد التحميل.</translation>
    </message>
    <message>
        <source>The file %1 is missing or unreadable. The puzzle is still open here. Save it to recreate the file.</source>
        <translation>الملف ⁨%1⁩ مفقود أو تتعذر قراءته. الأحجية ما زالت مفتوحة هنا. احفظها لإعادة إنشاء الملف.</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1.</source>
        <translation>غيّر برنامج آخر الملف الخاص بـ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Load the changed file. Undo brings this version back</source>
        <translation>تحميل الملف المتغير. التراجع يعيد هذه النسخة</translation>
    </message>
    <message>
        <source>Keep this</source>
        <translation>الاحتفاظ بهذه النسخة</translation>
    </message>
    <message>
        <source>Keep the version shown here. Saving replaces the file</source>
        <translation>الاحتفاظ بالنسخة الظاهرة هنا. الحفظ يستبدل الملف</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Untitled</source>
        <translation>بلا عنوان</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentPage</name>
    <message>
        <source>Painting edges: click paints · right click picks · wheel cycles · Alt+arrows</source>
        <translation>رسم الأضلاع: النقر يرسم · الأيمن يلتقط · العجلة تبدّل · Alt+الأسهم</translation>
    </message>
    <message>
        <source>No piece here to edit.</source>
        <translation>لا قطعة هنا لتحريرها.</translation>
    </message>
    <message>
        <source>Drag pieces here</source>
        <translation>اسحب القطع إلى هنا</translation>
    </message>
    <message>
        <source>%1 rotates</source>
        <translation>‏%1 يدوّر</translation>
    </message>
    <message>
        <source>%1 locks</source>
        <translation>‏%1 يقفل</translation>
    </message>
    <message>
        <source>%1 shows what fits</source>
        <translation>‏%1 يُظهر ما يلائم</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>معاينة: %1</translation>
    </message>
    <message>
        <source>This board is pinned. The heat map can now show the differences from it.</source>
        <translation>ثُبّتت هذه اللوحة. يمكن للخريطة الحرارية الآن إظهار الفروق عنها.</translation>
    </message>
    <message>
        <source>A preview shows another board. Close its list first.</source>
        <translation>تعرض معاينة لوحة أخرى. أغلق قائمتها أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es)</source>
        <translation>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %1/%2 · %n mismatch(es) at the frame</source>
        <translation>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
            <numerusform>الدرجة %1/%2 · %n عدم تطابق عند الإطار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n empty</source>
        <translation>
            <numerusform> · %n فارغة</numerusform>
            <numerusform> · %n فارغة</numerusform>
            <numerusform> · %n فارغتان</numerusform>
            <numerusform> · %n فارغة</numerusform>
            <numerusform> · %n فارغة</numerusform>
            <numerusform> · %n فارغة</numerusform>
        </translation>
    </message>
    <message>
        <source>cell %1: empty</source>
        <translation>الخانة %1: فارغة</translation>
    </message>
    <message>
        <source>cell %1: piece %2, %3</source>
        <translation>الخانة %1: القطعة %2، %3</translation>
    </message>
    <message>
        <source>This board has no mismatches.</source>
        <translation>لا يوجد عدم تطابق على هذه اللوحة.</translation>
    </message>
    <message>
        <source>the rim of the board</source>
        <translation>حافة اللوحة</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2: %3 and %4</source>
        <translation>عدم التطابق %1 من %2: %3 و%4</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mismatched</source>
        <translation>عدم التطابق</translation>
    </message>
    <message>
        <source>mismatch in %1 of the best boards</source>
        <translation>لم تتطابق في %1 من أفضل اللوحات</translation>
    </message>
    <message>
        <source>different</source>
        <translation>مختلفة</translation>
    </message>
    <message>
        <source>same</source>
        <translation>نفسها</translation>
    </message>
    <message>
        <source>Compared with the pinned board</source>
        <translation>مقارنةً باللوحة المثبتة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغيرات</translation>
    </message>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>تغيرت %n مرة</numerusform>
            <numerusform>تغيرت %n مرة</numerusform>
            <numerusform>تغيرت %n مرة</numerusform>
            <numerusform>تغيرت %n مرات</numerusform>
            <numerusform>تغيرت %n مرة</numerusform>
            <numerusform>تغيرت %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>tessera::DocumentTabs</name>
    <message>
        <source>Open puzzles</source>
        <translation>الأحاجي المفتوحة</translation>
    </message>
    <message>
        <source>Its search is running.</source>
        <translation>بحثها قيد التشغيل.</translation>
    </message>
    <message>
        <source>Its search is paused.</source>
        <translation>بحثها متوقف مؤقتًا.</translation>
    </message>
</context>
<context>
    <name>tessera::EdgeActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;جديد…</translation>
    </message>
    <message>
        <source>Create a puzzle by hand</source>
        <translation>إنشاء أحجية يدويًا</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;توليد…</translation>
    </message>
    <message>
        <source>Generate a puzzle of a given size and number of colours</source>
        <translation>توليد أحجية بحجم وعدد ألوان محددين</translation>
    </message>
    <message>
        <source>Import the board of %1</source>
        <translation>استيراد لوحة ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>إد&amp;خال القطع…</translation>
    </message>
    <message>
        <source>Enter the pieces of a real set: choose its size first</source>
        <translation>إدخال قطع مجموعة حقيقية: اختر حجمها أولًا</translation>
    </message>
    <message>
        <source>Benchmark library…</source>
        <translation>مكتبة القياس…</translation>
    </message>
    <message>
        <source>Open an instance for comparing methods, and see which ones you have solved</source>
        <translation>فتح نموذج لمقارنة الطرق، ورؤية النماذج التي حللتها</translation>
    </message>
    <message>
        <source>Landscape…</source>
        <translation>التضاريس…</translation>
    </message>
    <message>
        <source>Measure how the score of this puzzle changes from move to move</source>
        <translation>قياس تغيّر درجة هذه الأحجية من نقلة إلى نقلة</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
</context>
<context>
    <name>tessera::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعاد&amp;ة</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>نسخ كصو&amp;رة</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>نسخ اللوحة كصورة</translation>
    </message>
    <message>
        <source>Copy as &amp;viewer URL</source>
        <translation>نسخ ع&amp;نوان العارض</translation>
    </message>
    <message>
        <source>Copy the board as a link for the web viewers</source>
        <translation>نسخ اللوحة رابطًا لعارضات الشبكة</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>نسخ كن&amp;ص</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces</source>
        <translation>فتح الأحجية الموجودة في الحافظة: لوحة أو عنوان عارض أو قائمة قطع</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>ت&amp;دوير</translation>
    </message>
    <message>
        <source>Rotate anticlock&amp;wise</source>
        <translation>تدوير ي&amp;سارًا</translation>
    </message>
    <message>
        <source>Rotate as a &amp;block</source>
        <translation>تد&amp;وير ككتلة</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;قفل</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>E&amp;dit the piece…</source>
        <translation>تحرير الق&amp;طعة…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>تحديد كل الخانات</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;خلط</translation>
    </message>
    <message>
        <source>Place all pieces on the board at random. Locked pieces stay</source>
        <translation>وضع كل القطع على اللوحة عشوائيًا. تبقى القطع المقفلة</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>إ&amp;فراغ اللوحة</translation>
    </message>
    <message>
        <source>Remove all pieces from the board. Locked pieces stay</source>
        <translation>إزالة كل القطع من اللوحة. تبقى القطع المقفلة</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>إظهار ال&amp;حل</translation>
    </message>
    <message>
        <source>Place the stored solution on the board</source>
        <translation>وضع الحل المحفوظ على اللوحة</translation>
    </message>
    <message>
        <source>Copy the puzzle and its board as text in this format</source>
        <translation>نسخ الأحجية ولوحتها نصًا بهذه الصيغة</translation>
    </message>
    <message>
        <source>Copied the board as a picture.</source>
        <translation>نُسخت اللوحة كصورة.</translation>
    </message>
    <message>
        <source>Copied the board: %1.</source>
        <translation>نُسخت اللوحة: %1.</translation>
    </message>
    <message>
        <source>The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.</source>
        <translation>لا توجد أحجية في الحافظة. انسخ أولًا لوحة أو عنوان عارض أو قائمة قطع.</translation>
    </message>
    <message>
        <source>Rotate the selected pieces clockwise, like the mouse wheel</source>
        <translation>تدوير القطع المحددة مع عقارب الساعة، كما تفعل العجلة</translation>
    </message>
    <message>
        <source>Rotate the selected pieces anticlockwise</source>
        <translation>تدوير القطع المحددة عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle clockwise as a whole</source>
        <translation>تدوير المستطيل المحدد ككل مع عقارب الساعة</translation>
    </message>
    <message>
        <source>Rotate anticlockwise as a block</source>
        <translation>تدوير ككتلة يسارًا</translation>
    </message>
    <message>
        <source>Rotate the selected rectangle anticlockwise as a whole</source>
        <translation>تدوير المستطيل المحدد ككل عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Lock or unlock the selected pieces, like a middle click</source>
        <translation>قفل القطع المحددة أو فتحها، كما يفعل النقر الأوسط</translation>
    </message>
    <message>
        <source>Put the selected pieces back into the tray</source>
        <translation>إعادة القطع المحددة إلى الصينية</translation>
    </message>
    <message>
        <source>Change the edges of the piece under the cursor, like a double click</source>
        <translation>تغيير أضلاع القطعة تحت المؤشر، كما يفعل النقر المزدوج</translation>
    </message>
    <message>
        <source>Show what fits here</source>
        <translation>إظهار ما يلائم هنا</translation>
    </message>
    <message>
        <source>Show only the pieces in the tray that fit the current cell</source>
        <translation>إظهار القطع الملائمة للخانة الحالية فقط في الصينية</translation>
    </message>
    <message>
        <source>Choose a fitting piece…</source>
        <translation>اختيار قطعة ملائمة…</translation>
    </message>
    <message>
        <source>Choose a piece for the current cell from those that fit</source>
        <translation>اختيار قطعة للخانة الحالية مما يلائمها</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>لا يوجد حل محفوظ لهذه الأحجية.</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;تراجع: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>إعاد&amp;ة: %1</translation>
    </message>
</context>
<context>
    <name>tessera::EntryDialog</name>
    <message>
        <source>%1 (once)</source>
        <extracomment>a colour&apos;s letter</extracomment>
        <translation>%1 (مرة واحدة)</translation>
    </message>
    <message>
        <source>%1 of %2 pieces.</source>
        <translation>%1 من %2 من القطع.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>الناقص: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours along the frame: %1.</source>
        <translation>ألوان بلا زوج على امتداد الإطار: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours inside: %1.</source>
        <translation>ألوان بلا زوج في الداخل: %1.</translation>
    </message>
    <message>
        <source>Unpaired colours: %1.</source>
        <translation>ألوان بلا زوج: %1.</translation>
    </message>
    <message>
        <source>The same as piece %1.</source>
        <translation>مطابقة للقطعة %1.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn clockwise.</source>
        <translation>مطابقة للقطعة %1 بعد ربع دورة مع عقارب الساعة.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a half turn.</source>
        <translation>مطابقة للقطعة %1 بعد نصف دورة.</translation>
    </message>
    <message>
        <source>The same as piece %1, rotated a quarter turn anticlockwise.</source>
        <translation>مطابقة للقطعة %1 بعد ربع دورة عكس عقارب الساعة.</translation>
    </message>
    <message>
        <source>Type the edges clockwise from the top, then press Enter: a is grey, b is pattern 1, c is pattern 2 …</source>
        <translation>اكتب الأضلاع مع عقارب الساعة بدءًا من الأعلى ثم اضغط Enter: ‏a رمادي، وb النقش 1، وc النقش 2 …</translation>
    </message>
    <message>
        <source>Capital letters are tabs, small letters are blanks.</source>
        <translation>الأحرف الكبيرة بارزات والصغيرة غائرات.</translation>
    </message>
    <message>
        <source>Digits start at 0, which is pattern 1.</source>
        <translation>تبدأ الأرقام من 0 وهو النقش 1.</translation>
    </message>
    <message>
        <source>For more than 25 patterns, type numbers: 0,27,3,41.</source>
        <translation>لأكثر من 25 نقشًا اكتب أعدادًا: 0,27,3,41.</translation>
    </message>
    <message>
        <source>The four edges of the piece. Enter adds it. Backspace in an empty line, or the Up key, returns to the previous piece</source>
        <translation>أضلاع القطعة الأربعة. يضيفها Enter. ويعود Backspace في سطر فارغ، أو السهم إلى الأعلى، إلى القطعة السابقة</translation>
    </message>
    <message>
        <source>Edges of the piece</source>
        <translation>أضلاع القطعة</translation>
    </message>
    <message>
        <source>&amp;Delete piece</source>
        <translation>&amp;حذف القطعة</translation>
    </message>
    <message>
        <source>Delete the piece in this line from the set</source>
        <translation>حذف القطعة التي في هذا السطر من المجموعة</translation>
    </message>
    <message>
        <source>Enter pieces</source>
        <translation>إدخال القطع</translation>
    </message>
    <message>
        <source>The piece typed so far</source>
        <translation>القطعة كما كُتبت حتى الآن</translation>
    </message>
    <message>
        <source>Pieces entered</source>
        <translation>القطع المُدخلة</translation>
    </message>
    <message>
        <source>Click a piece to correct it</source>
        <translation>انقر على قطعة لتصحيحها</translation>
    </message>
    <message>
        <source>The piece is complete. Press Enter to add it.</source>
        <translation>اكتملت القطعة. اضغط Enter لإضافتها.</translation>
    </message>
    <message>
        <source>This is not an edge. Type letters from a to z, digits, or numbers separated by commas.</source>
        <translation>هذا ليس ضلعًا. اكتب أحرفًا من a إلى z أو أرقامًا أو أعدادًا بينها فواصل.</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>الأ&amp;ضلاع:</translation>
    </message>
    <message>
        <source>Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues</source>
        <translation>إغلاق هذه النافذة. تحتفظ الأحجية بالقطع؛ وللمتابعة اختر «إدخال القطع» من قائمة الأحجية</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Undo the last piece (Ctrl+Z)</source>
        <translation>التراجع عن آخر قطعة (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>&amp;لصق الصفوف</translation>
    </message>
    <message>
        <source>Paste pieces copied from a spreadsheet. Each row has four cells, or one cell with four letters (Ctrl+V)</source>
        <translation>لصق قطع منسوخة من جدول. في كل صف أربع خلايا، أو خلية واحدة من أربعة أحرف (Ctrl+V)</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) are missing. A piece has four.</source>
        <translation>
            <numerusform>ينقص %n ضلع. للقطعة أربعة.</numerusform>
            <numerusform>ينقص %n ضلع. للقطعة أربعة.</numerusform>
            <numerusform>ينقص %n ضلعان. للقطعة أربعة.</numerusform>
            <numerusform>تنقص %n أضلاع. للقطعة أربعة.</numerusform>
            <numerusform>ينقص %n ضلعًا. للقطعة أربعة.</numerusform>
            <numerusform>ينقص %n ضلع. للقطعة أربعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is full. For another set, choose File ▸ New.</source>
        <translation>اكتملت المجموعة. لمجموعة أخرى اختر «ملف ◂ جديد».</translation>
    </message>
    <message>
        <source>Piece %1: %2</source>
        <extracomment>a piece&apos;s number and a sentence</extracomment>
        <translation>القطعة %1: %2</translation>
    </message>
    <message>
        <source>The clipboard contains no rows of pieces.</source>
        <translation>لا تحوي الحافظة صفوف قطع.</translation>
    </message>
    <message>
        <source>Pieces in the clipboard: %1. There is room for only %2.</source>
        <translation>القطع في الحافظة: %1. المتسع لا يكفي إلا لـ %2.</translation>
    </message>
    <message>
        <source>There is no piece to undo.</source>
        <translation>لا قطعة للتراجع عنها.</translation>
    </message>
    <message>
        <source>Correct piece %1</source>
        <translation>تصحيح القطعة %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>القطعة %1</translation>
    </message>
    <message>
        <source>The set is complete, and every colour can be paired.</source>
        <translation>المجموعة كاملة ويمكن مزاوجة كل لون.</translation>
    </message>
    <message>
        <source>The set already has all %1.</source>
        <translation>في المجموعة %1 كلها بالفعل.</translation>
    </message>
</context>
<context>
    <name>tessera::ExperimentWindow</name>
    <message>
        <source>Opening the plan…</source>
        <translation>جارٍ فتح الخطة…</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>&amp;فتح خطة…</translation>
    </message>
    <message>
        <source>Open a plan of puzzles, methods and seeds with its results</source>
        <translation>فتح خطة أحاجٍ وطرائق وبذور مع نتائجها</translation>
    </message>
    <message>
        <source>Results &amp;folder…</source>
        <translation>مجلد ال&amp;نتائج…</translation>
    </message>
    <message>
        <source>Choose the folder that holds the results</source>
        <translation>اختيار المجلد الذي فيه النتائج</translation>
    </message>
    <message>
        <source>Ru&amp;n</source>
        <translation>&amp;شغّل</translation>
    </message>
    <message>
        <source>Start the remaining runs</source>
        <translation>بدء التشغيلات الباقية</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>أ&amp;وقف</translation>
    </message>
    <message>
        <source>Stop the current runs. Finished runs are kept, and “Run” starts the rest.</source>
        <translation>إيقاف التشغيلات الجارية. تبقى التشغيلات المنتهية، ويبدأ «شغّل» الباقي.</translation>
    </message>
    <message>
        <source>Open r&amp;un</source>
        <translation>افتح &amp;التشغيل</translation>
    </message>
    <message>
        <source>Open the selected run with its puzzle, to replay or repeat it</source>
        <translation>فتح التشغيل المحدد مع أحجيته، لإعادة عرضه أو تكراره</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Export the current view as a table or a picture</source>
        <translation>تصدير العرض الحالي جدولًا أو صورة</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>التجارب</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>التشغيلات المنتهية</translation>
    </message>
    <message>
        <source>How many runs are done at the same time, at most one per core</source>
        <translation>كم تشغيلًا يُجرى معًا، واحد لكل نواة على الأكثر</translation>
    </message>
    <message>
        <source>A plan lists puzzles, methods and seeds. “tessera experiment” runs the same files.</source>
        <translation>تسرد الخطة الأحاجي والطرائق والبذور. ويشغّل «tessera experiment» الملفات نفسها.</translation>
    </message>
    <message>
        <source>&amp;In parallel:</source>
        <translation>بالتواز&amp;ي:</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>فتح خطة</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>خطط (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Results folder</source>
        <translation>مجلد النتائج</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>النتائج في ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 من %n تشغيل</numerusform>
            <numerusform>%1 من %n تشغيل</numerusform>
            <numerusform>%1 من %n تشغيلين</numerusform>
            <numerusform>%1 من %n تشغيلات</numerusform>
            <numerusform>%1 من %n تشغيلًا</numerusform>
            <numerusform>%1 من %n تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>, about %1 left</source>
        <translation>، بقي نحو %1</translation>
    </message>
    <message>
        <source>Select a run on the “Runs” tab first.</source>
        <translation>حدد أولًا تشغيلًا في لسان «التشغيلات».</translation>
    </message>
    <message>
        <source>Some runs were unfinished when Tessera closed. Press “Run” to start them; interrupted runs restart.</source>
        <translation>لم تنته بعض التشغيلات عند إغلاق Tessera. يبدؤها «شغّل»؛ وما انقطع منها يبدأ من جديد.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>E&amp;xample plans</source>
        <translation>أم&amp;ثلة الخطط</translation>
    </message>
    <message>
        <source>Open one of the plans that come with Tessera</source>
        <translation>فتح إحدى الخطط المرفقة مع Tessera</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>How to write and run plans</source>
        <translation>كيف تُكتب الخطط وتُشغَّل</translation>
    </message>
    <message>
        <source>“Run” saves the results to %1.</source>
        <translation>يحفظ «شغّل» النتائج في ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) got less than 90 % of a core per thread, so times cannot be compared.</source>
        <translation>
            <numerusform>نال %n تشغيل أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال تشغيل واحد (%n) أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال تشغيلان (%n) أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نالت %n تشغيلات أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال %n تشغيلًا أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
            <numerusform>نال %n تشغيل أقل من 90 % من نواة لكل خيط، لذا لا تصح مقارنة الأزمنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit evaluations or processor seconds in the plan.</source>
        <translation>حُدَّ التقييمات أو ثواني المعالج في الخطة.</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>الخطط</translation>
    </message>
    <message>
        <source>Open a plan to see its methods, run it and view its results: press Enter or double-click it.</source>
        <translation>افتح خطة لترى طرائقها وتشغّلها وتطّلع على نتائجها: اضغط Enter أو انقر نقرًا مزدوجًا.</translation>
    </message>
    <message>
        <source>&amp;Design plan…</source>
        <translation>&amp;تصميم خطة…</translation>
    </message>
    <message>
        <source>Put puzzles, methods, seeds and a budget together</source>
        <translation>جمع أحجيات وطرائق وبذور وميزانية</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>خطة جديدة</translation>
    </message>
    <message>
        <source>Stop the experiment first.</source>
        <translation>أوقف التجربة أولًا.</translation>
    </message>
    <message>
        <source>Finished runs are saved in %1.</source>
        <translation>تُحفظ عمليات التشغيل المنتهية في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>No run has finished, so the tables in %1 have no results yet.</source>
        <translation>لم ينتهِ أي تشغيل، لذا لا نتائج بعد في جداول ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A first experiment: four methods on two hardest puzzles, in a few seconds</source>
        <translation>تجربة أولى: أربع طرق على أحجيتين من الأصعب، في بضع ثوانٍ</translation>
    </message>
    <message>
        <source>A study to repeat: seven methods, ten benchmark instances, 30 seeds, equal evaluations</source>
        <translation>دراسة قابلة للتكرار: سبع طرق، عشرة نماذج قياس، 30 بذرة، تقييمات متساوية</translation>
    </message>
    <message>
        <source>Ant colonies with local search: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>مستعمرات نمل مع بحث محلي: بعد 1 و10 و60 ثانية على خيط واحد، ثلاث أحاجٍ مولّدة من الأصعب لكل حجم</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho وآخرون 2010، الجدول 1: ‏MS-GVNS، ‏30 تشغيلًا بأعداد التقييمات في المقالة، على أحاجٍ مولّدة بالأحجام والألوان نفسها. المنشور: الأفضل · المتوسط · الوسيط · الانحراف المعياري.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, Table 1: MS-GVNS, 30 runs with the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Coelho وآخرون 2010، الجدول 1: ‏MS-GVNS، ‏30 تشغيلًا بأعداد التقييمات في المقالة، على أحاجي META 2010. المنشور: الأفضل · المتوسط · الوسيط · الانحراف المعياري.</translation>
    </message>
    <message>
        <source>Coelho et al. 2010, the preliminary experiment: three orders of neighbourhoods, ten runs each, with the evaluations that the paper&apos;s machine made in ten minutes, on generated puzzles of the same sizes and colours.</source>
        <translation>Coelho وآخرون 2010، التجربة التمهيدية: ثلاثة ترتيبات للجوار، عشرة تشغيلات لكل منها، بعدد التقييمات التي أجراها جهاز المقالة في عشر دقائق، على أحاجٍ مولّدة بالأحجام والألوان نفسها.</translation>
    </message>
    <message>
        <source>Every trajectory method: after 1, 10 and 60 seconds on one thread, three generated hardest puzzles per size</source>
        <translation>كل الطرق المسارية: بعد 1 و10 و60 ثانية على خيط واحد، ثلاث أحاجٍ مولّدة من الأصعب لكل حجم</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 31: fitness without elitism and without repair</source>
        <translation>Niang 2010، الشكل 31: اللياقة بلا نخبوية وبلا إصلاح</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 32: fitness with elitism and repair</source>
        <translation>Niang 2010، الشكل 32: اللياقة مع نخبوية وإصلاح</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 33: fitness with elitism and repair, more generations</source>
        <translation>Niang 2010، الشكل 33: اللياقة مع نخبوية وإصلاح، وأجيال أكثر</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 34: fitness with elitism, without repair</source>
        <translation>Niang 2010، الشكل 34: اللياقة مع نخبوية وبلا إصلاح</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 35: fitness with a high mutation rate (0.8)</source>
        <translation>Niang 2010، الشكل 35: اللياقة مع معدل طفور مرتفع (0.8)</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 36: fitness without mutation</source>
        <translation>Niang 2010، الشكل 36: اللياقة بلا طفور</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 37: fitness with mutation and without crossover</source>
        <translation>Niang 2010، الشكل 37: اللياقة مع طفور وبلا تعابر</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 38: fitness of 1000 boards with repair</source>
        <translation>Niang 2010، الشكل 38: لياقة 1000 لوحة مع إصلاح</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 39: fitness of 500 boards with repair</source>
        <translation>Niang 2010، الشكل 39: لياقة 500 لوحة مع إصلاح</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 40: fitness with uniform crossover, one and two constraints</source>
        <translation>Niang 2010، الشكل 40: اللياقة مع تعابر منتظم، قيد واحد وقيدان</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 41: fitness with region exchange, one and two constraints</source>
        <translation>Niang 2010، الشكل 41: اللياقة مع تبادل مناطق، قيد واحد وقيدان</translation>
    </message>
    <message>
        <source>Niang 2010, Figure 42: mean time to solve against the size of the board</source>
        <translation>Niang 2010، الشكل 42: متوسط زمن الحل مقابل حجم اللوحة</translation>
    </message>
    <message>
        <source>Niang 2010, Table 9 and Figure 42: his three boards, thirty runs each</source>
        <translation>Niang 2010، الجدول 9 والشكل 42: لوحاته الثلاث، ثلاثون تشغيلًا لكل منها</translation>
    </message>
    <message>
        <source>Niang 2010, Tables 1 to 8: settings of the genetic algorithm on a 7×7 with 7 patterns, ten runs each</source>
        <translation>Niang 2010، الجداول 1 إلى 8: إعدادات الخوارزمية الجينية على لوحة 7×7 بـ7 نقوش، عشرة تشغيلات لكل منها</translation>
    </message>
    <message>
        <source>Seven trajectory methods with their defaults on one hardest 10×10</source>
        <translation>سبع طرق مسارية بقيمها الافتراضية على لوحة 10×10 من الأصعب</translation>
    </message>
    <message>
        <source>Sudoku by general VNS, as published and with its defaults</source>
        <translation>سودوكو بطريقة VNS العامة، كما نُشرت وبقيمها الافتراضية</translation>
    </message>
    <message>
        <source>Sudoku: three methods on four levels of difficulty, with equal evaluations</source>
        <translation>سودوكو: ثلاث طرق على أربعة مستويات صعوبة، بتقييمات متساوية</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 3: greedy in regular order, by random walk, and (4.1) with the best piece anywhere</source>
        <translation>Söderlind 2010، الجدول 3: الجشع بالترتيب المعتاد، وبمشي عشوائي، و(4.1) بأفضل قطعة في أي مكان</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 4: local search, ten runs, until nothing improves for 5 million evaluations</source>
        <translation>Söderlind 2010، الجدول 4: بحث محلي، عشرة تشغيلات، حتى لا يتحسن شيء خلال 5 ملايين تقييم</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 5: settings of ACO version 1 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010، الجدول 5: إعدادات ACO الإصدار 1 على P7، ثلاثة تشغيلات من 1500 دورة</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 6: ACO version 1, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010، الجدول 6: ‏ACO الإصدار 1، عشرة تشغيلات من 1500 دورة</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 7: settings of ACO version 2 on P7, three runs of 1,500 cycles</source>
        <translation>Söderlind 2010، الجدول 7: إعدادات ACO الإصدار 2 على P7، ثلاثة تشغيلات من 1500 دورة</translation>
    </message>
    <message>
        <source>Söderlind 2010, Table 8: ACO version 2, ten runs of 1,500 cycles</source>
        <translation>Söderlind 2010، الجدول 8: ‏ACO الإصدار 2، عشرة تشغيلات من 1500 دورة</translation>
    </message>
    <message>
        <source>Söderlind 2010: orders of ants (4.2) and the graph without rotations (chapter 7), five runs of 1,500 cycles</source>
        <translation>Söderlind 2010: ترتيبات النمل (4.2) والرسم البياني بلا تدوير (الفصل 7)، خمسة تشغيلات من 1500 دورة</translation>
    </message>
    <message>
        <source>Söderlind 2010: what q₀ does, on P7, five runs of 1,500 cycles with 5 ants</source>
        <translation>Söderlind 2010: أثر q₀، على P7، خمسة تشغيلات من 1500 دورة مع 5 نملات</translation>
    </message>
    <message>
        <source>The genetic algorithm with its defaults (memetic) on small boards: ten puzzles per size, border and inner patterns from one set</source>
        <translation>الخوارزمية الجينية بقيمها الافتراضية (ميمية) على لوحات صغيرة: عشر أحاجٍ لكل حجم، ونقوش الحافة والداخل من مجموعة واحدة</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on generated puzzles of the same sizes and colours. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010، الجدول 2: بحث محظورات بطورين، 30 تشغيلًا بالبذور 10·i وأعداد التقييمات في المقالة، على أحاجٍ مولّدة بالأحجام والألوان نفسها. المنشور: الأفضل · المتوسط · الوسيط · الانحراف المعياري.</translation>
    </message>
    <message>
        <source>Wang &amp; Chiang 2010, Table 2: two-phase tabu search, 30 runs with seeds 10·i and the paper&apos;s numbers of evaluations, on the puzzles of META 2010. Published: best · mean · median · standard deviation.</source>
        <translation>Wang &amp; Chiang 2010، الجدول 2: بحث محظورات بطورين، 30 تشغيلًا بالبذور 10·i وأعداد التقييمات في المقالة، على أحاجي META 2010. المنشور: الأفضل · المتوسط · الوسيط · الانحراف المعياري.</translation>
    </message>
</context>
<context>
    <name>tessera::ExportDialog</name>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>The type of file to export</source>
        <translation>نوع الملف المراد تصديره</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Export board</source>
        <translation>تصدير اللوحة</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>معاينة الصورة</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>معاينة النص</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>Choose where to save the file</source>
        <translation>اختيار مكان حفظ الملف</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>رسم SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>صفحة PDF</translation>
    </message>
    <message>
        <source> px</source>
        <translation> بكسل</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>الضلع الأطول بالبكسل</translation>
    </message>
    <message>
        <source>Length of the picture’s longer side in pixels. SVG and PDF stay sharp at any size</source>
        <translation>طول ضلع الصورة الأطول بالبكسل. يبقى SVG وPDF واضحين بأي حجم</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>عامل التكبير</translation>
    </message>
    <message>
        <source>Multiplies the number of pixels, for high-resolution screens and print</source>
        <translation>يضاعف عدد البكسلات، للشاشات عالية الدقة والطباعة</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>أر&amp;قام القطع</translation>
    </message>
    <message>
        <source>Show each piece’s number on it</source>
        <translation>إظهار رقم كل قطعة عليها</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>الإ&amp;حداثيات</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>حروف الأعمدة وأرقام الصفوف على الحافة</translation>
    </message>
    <message>
        <source>&amp;Mismatch marks</source>
        <translation>علامات عدم الت&amp;طابق</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>تعليم الوصلات غير المتطابقة</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>خلفية ش&amp;فافة</translation>
    </message>
    <message>
        <source>No colour behind the board</source>
        <translation>بلا لون خلف اللوحة</translation>
    </message>
    <message>
        <source>&amp;Only the selected cells</source>
        <translation>الخانات المح&amp;ددة فقط</translation>
    </message>
    <message>
        <source>Export only the selected cells of the board</source>
        <translation>تصدير الخانات المحددة فقط من اللوحة</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>ال&amp;بلاطات:</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>ال&amp;ضلع الأطول:</translation>
    </message>
    <message>
        <source>Scale &amp;factor:</source>
        <translation>&amp;عامل التكبير:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>ال&amp;صيغة:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>‏%1 × %2 بكسل</translation>
    </message>
    <message>
        <source>The picture is too large: a side can have at most %1 pixels.</source>
        <translation>الصورة كبيرة جدًا: أقصى طول للضلع %1 بكسل.</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>ال&amp;أقفال</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>إظهار دبوس على القطع المقفلة والتلميحات</translation>
    </message>
</context>
<context>
    <name>tessera::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Open a puzzle in any known format</source>
        <translation>فتح أحجية بأي صيغة معروفة</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>Preview an edge-matching puzzle in any format, and import its pieces, its board or both. Other puzzles open at once.</source>
        <translation>معاينة أحجية مطابقة الأضلاع بأي صيغة واستيراد قطعها أو لوحتها أو كليهما. أما الأحاجي الأخرى فتُفتح فورًا.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save the puzzle and its board</source>
        <translation>حفظ الأحجية ولوحتها</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>الحفظ باسم آخر</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Save the board as a picture or in another format</source>
        <translation>حفظ اللوحة كصورة أو بصيغة أخرى</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>إغلاق هذه الأحجية</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح ملف أخ&amp;ير</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for files.</source>
        <translation>‏⁨%1⁩ أكبر من %2 م.ب، وهو الحد للملفات.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>لا ملفات بعد</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>م&amp;سح القائمة</translation>
    </message>
    <message>
        <source>Not saved. Another program has changed the file since you opened or saved it.</source>
        <translation>لم يُحفظ. غيّر برنامج آخر الملف منذ فتحته أو حفظته.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>الكتابة فوقه</translation>
    </message>
    <message>
        <source>Replace the file that the other program saved</source>
        <translation>استبدال الملف الذي حفظه البرنامج الآخر</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save again in the same place</source>
        <translation>الحفظ مرة أخرى في المكان نفسه</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>تعذر حفظ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Clear this list and the list on the start page. The files stay</source>
        <translation>مسح هذه القائمة وقائمة صفحة البداية. تبقى الملفات</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>The hardest 8×8: one solution is expected. Place pieces by hand, or start a search.</source>
        <translation>أصعب 8×8: يُتوقع حل واحد. ضع القطع بيدك أو ابدأ بحثًا.</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Choose another name.</source>
        <translation>‏⁨%1⁩ مفتوح في لسان آخر. اختر اسمًا آخر.</translation>
    </message>
</context>
<context>
    <name>tessera::FirstSolutionChart</name>
    <message>
        <source>µs</source>
        <translation>م.ك.ث</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>م.ث</translation>
    </message>
    <message>
        <source>s</source>
        <translation>ث</translation>
    </message>
    <message>
        <source>stopped after %L1 placements, %2</source>
        <translation>أُوقف بعد وضع %L1 قطعة، %2</translation>
    </message>
    <message>
        <source>%L1 placements, %2</source>
        <translation>وُضعت %L1 قطعة، %2</translation>
    </message>
    <message>
        <source>%1 with %2 + %3 colours: %4</source>
        <extracomment>1 size, 2 border colours, 3 inner colours, 4 effort</extracomment>
        <translation>%1 بـ %2 + %3 لونًا: %4</translation>
    </message>
    <message>
        <source>Larger boards were not measured: near the hardest colour counts they take too long.</source>
        <translation>لم تُقس لوحات أكبر: قرب أصعب الأعداد تستغرق وقتًا طويلًا جدًا.</translation>
    </message>
    <message>
        <source>Such puzzles were not measured.</source>
        <translation>لم تُقس أحاجٍ كهذه.</translation>
    </message>
    <message>
        <source>%1 Most similar: %2.</source>
        <extracomment>1 why the settings have no time of their own, 2 size, colours and effort</extracomment>
        <translation>%1 الأكثر شبهًا: %2.</translation>
    </message>
    <message>
        <source>Measured time to the first solution by number of colours</source>
        <translation>الزمن المقيس حتى أول حل بحسب عدد الألوان</translation>
    </message>
    <message numerus="yes">
        <source>Measured on %1 (median of %n puzzle(s)).</source>
        <translation>
            <numerusform>قيس على %1 (وسيط %n أحجية).</numerusform>
            <numerusform>قيس على %1 (وسيط %n أحجية).</numerusform>
            <numerusform>قيس على %1 (وسيط %n أحجيتين).</numerusform>
            <numerusform>قيس على %1 (وسيط %n أحاجٍ).</numerusform>
            <numerusform>قيس على %1 (وسيط %n أحجية).</numerusform>
            <numerusform>قيس على %1 (وسيط %n أحجية).</numerusform>
        </translation>
    </message>
    <message>
        <source>inner colours</source>
        <translation>ألوان داخلية</translation>
    </message>
    <message>
        <source>Measured time to the first solution</source>
        <translation>الزمن المقيس حتى أول حل</translation>
    </message>
    <message numerus="yes">
        <source>%1. Median of %n puzzle(s), framed, with even colours.</source>
        <translation>
            <numerusform>%1. وسيط %n أحجية، بإطار وألوان متساوية.</numerusform>
            <numerusform>%1. وسيط %n أحجية، بإطار وألوان متساوية.</numerusform>
            <numerusform>%1. وسيط %n أحجيتين، بإطار وألوان متساوية.</numerusform>
            <numerusform>%1. وسيط %n أحاجٍ، بإطار وألوان متساوية.</numerusform>
            <numerusform>%1. وسيط %n أحجية، بإطار وألوان متساوية.</numerusform>
            <numerusform>%1. وسيط %n أحجية، بإطار وألوان متساوية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed puzzles were not measured. Each signed colour counts as two.</source>
        <translation>لم تُقس أحاجٍ ذات إشارة. كل لون ذي إشارة يُحسب لونين.</translation>
    </message>
</context>
<context>
    <name>tessera::FitnessChart</name>
    <message>
        <source>Start a search to see its score over time.</source>
        <translation>ابدأ بحثًا لترى درجته عبر الزمن.</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>الدرجة عبر الزمن</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخريان</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 تكرارًا</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 عُقدة</translation>
    </message>
    <message>
        <source>%1 evaluations</source>
        <translation>%1 تقييمًا</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2&lt;/b&gt; (%3) at %4, %5</source>
        <translation>%1 &lt;b&gt;%2&lt;/b&gt; (%3) عند %4، %5</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>first %1 · best %2 · now %3</source>
        <translation>الأولى %1 · الأفضل %2 · الآن %3</translation>
    </message>
    <message>
        <source>%1 · %2 missing</source>
        <translation>%1 · ينقص %2</translation>
    </message>
    <message>
        <source>Each line shows best scores. A faint band shows current scores or the middle half of several runs. A dotted line shows the full score. For a population, the band spans its worst to its best board, with a thin line for the mean. Point at the chart to read values; click a dot to see that board. The wheel zooms time, Ctrl and the wheel zoom the score, and dragging moves the view. Shift and dragging zoom into a rectangle; a double click goes back. Click a name to show its curve alone, Ctrl and click to hide it; the menu key lists the names. Plus, minus, Page Up and Page Down zoom too; Shift and the arrows move the view, Home goes back.</source>
        <translation>يُظهر كل خط أفضل الدرجات. ويُظهر شريط باهت الدرجات الحالية أو النصف الأوسط لعدة مرات تشغيل. ويُظهر خط منقّط الدرجة الكاملة. وفي الجماعة يمتد الشريط من أسوأ لوحة إلى أفضلها، مع خط رفيع للمتوسط. أشر إلى المخطط لقراءة القيم؛ وانقر نقطة لترى لوحتها. العجلة تكبّر الزمن، وCtrl مع العجلة يكبّر الدرجة، والسحب يحرّك العرض. Shift مع السحب يكبّر مستطيلًا؛ والنقر المزدوج يعود. انقر اسمًا لعرض منحناه وحده، وCtrl مع النقر لإخفائه؛ ومفتاح القائمة يسرد الأسماء. وتكبّر أيضًا علامتا الزائد والناقص وPage Up وPage Down؛ ويحرّك Shift مع الأسهم العرض، ويعود Home.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>الآن %1</translation>
    </message>
    <message>
        <source>now %1, mean %2, worst %3</source>
        <translation>الآن %1، المتوسط %2، الأسوأ %3</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <extracomment>1 a number of edges, 2 the current score</extracomment>
        <translation>ينقص %1، %2</translation>
    </message>
</context>
<context>
    <name>tessera::FollowWindow</name>
    <message>
        <source>Best board</source>
        <translation>أفضل لوحة</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>Follow a folder</source>
        <translation>متابعة مجلد</translation>
    </message>
    <message>
        <source>Finished work units</source>
        <translation>وحدات العمل المنجزة</translation>
    </message>
    <message>
        <source>The best board of the folder</source>
        <translation>أفضل لوحة في المجلد</translation>
    </message>
    <message>
        <source>&amp;Choose folder…</source>
        <translation>ا&amp;ختيار مجلد…</translation>
    </message>
    <message>
        <source>Choose the folder of “tessera work”</source>
        <translation>اختيار مجلد «tessera work»</translation>
    </message>
    <message>
        <source>Open &amp;best board</source>
        <translation>فتح أ&amp;فضل لوحة</translation>
    </message>
    <message>
        <source>Open the best run so far with its puzzle</source>
        <translation>فتح أفضل تشغيل حتى الآن مع أحجيته</translation>
    </message>
    <message>
        <source>The folder of “tessera work”</source>
        <translation>مجلد «tessera work»</translation>
    </message>
    <message>
        <source>%1 of %2 units done, %3 split. Workers: %4. Best score: %5.</source>
        <translation>أُنجز %1 من %2 وحدة، وقُسم %3، والعمليات %4. أفضل نتيجة: %5.</translation>
    </message>
    <message>
        <source>No board yet</source>
        <translation>لا لوحة بعد</translation>
    </message>
</context>
<context>
    <name>tessera::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>توليد أحجية</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>The puzzle’s solution</source>
        <translation>حل الأحجية</translation>
    </message>
    <message>
        <source>No puzzle has these settings.</source>
        <translation>لا توجد أحجية بهذه الإعدادات.</translation>
    </message>
    <message>
        <source>Expected solutions</source>
        <translation>الحلول المتوقعة</translation>
    </message>
    <message>
        <source>Generating the puzzle</source>
        <translation>يجري توليد الأحجية</translation>
    </message>
    <message>
        <source>G&amp;enerate</source>
        <translation>ت&amp;وليد</translation>
    </message>
    <message>
        <source>Open this puzzle</source>
        <translation>فتح هذه الأحجية</translation>
    </message>
    <message>
        <source>Hin&amp;t cells:</source>
        <translation>خانات التلم&amp;يح:</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>الحل:</translation>
    </message>
    <message>
        <source>Generating the puzzle…</source>
        <translation>يجري توليد الأحجية…</translation>
    </message>
    <message>
        <source>Expected solutions: %1</source>
        <translation>الحلول المتوقعة: %1</translation>
    </message>
</context>
<context>
    <name>tessera::GeneratorForm</name>
    <message>
        <source>Custom</source>
        <translation>مخصص</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>إ&amp;طار</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>حافة اللوحة رمادية، ولا ضلع رمادي سواها</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>ذات إ&amp;شارة</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>لكل لون بارزات وغائرات؛ ولا يطابق البارز إلا غائرًا</translation>
    </message>
    <message>
        <source>No co&amp;pies</source>
        <translation>بلا نس&amp;خ</translation>
    </message>
    <message>
        <source>No two pieces are the same, even when rotated</source>
        <translation>لا قطعتان متماثلتان ولو بالتدوير</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Even: all colours occur equally often. Random: each colour is drawn independently.</source>
        <translation>متساوٍ: تتكرر كل الألوان بالقدر نفسه. عشوائي: يُسحب كل لون على حدة.</translation>
    </message>
    <message>
        <source>&amp;Leave the solution on the board</source>
        <translation>تر&amp;ك الحل على اللوحة</translation>
    </message>
    <message>
        <source>Otherwise the board shows only the hints</source>
        <translation>وإلا ظهرت التلميحات وحدها على اللوحة</translation>
    </message>
    <message>
        <source>Pu&amp;zzle:</source>
        <translation>الأ&amp;حجية:</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>متساوٍ</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>&amp;Distribution:</source>
        <translation>التو&amp;زيع:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>ال&amp;بذرة:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>القواعد:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>الحا&amp;فة:</translation>
    </message>
</context>
<context>
    <name>tessera::HardnessChart</name>
    <message>
        <source>inner colours</source>
        <translation>ألوان داخلية</translation>
    </message>
    <message>
        <source>border colours</source>
        <translation>ألوان الإطار</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>ألوان</translation>
    </message>
    <message>
        <source>Expected solutions by number of colours</source>
        <translation>الحلول المتوقعة بحسب عدد الألوان</translation>
    </message>
    <message>
        <source>%1 %2 selected, %3 are the hardest. Expected by chance: 10 to the power of %4 solutions.</source>
        <translation>اختير %1 %2، والأصعب %3. المتوقع بالصدفة: 10 أس %4 من الحلول.</translation>
    </message>
    <message>
        <source>log₁₀ of the expected solutions</source>
        <translation>‏log₁₀ للحلول المتوقعة</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>الأصعب: %1</translation>
    </message>
    <message>
        <source>No estimate is possible here.</source>
        <translation>لا يمكن التقدير هنا.</translation>
    </message>
    <message>
        <source>%1 %2: %3 solutions expected by chance. Click to select.</source>
        <translation>%1 %2: ‏%3 حلًا متوقعًا بالصدفة. انقر للاختيار.</translation>
    </message>
</context>
<context>
    <name>tessera::HelpActions</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>Tutorial, methods, formats and commands</source>
        <translation>درس، والطرائق والصيغ والأوامر</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>ال&amp;مفاتيح والإيماءات</translation>
    </message>
    <message>
        <source>Keyboard shortcuts and mouse gestures</source>
        <translation>اختصارات لوحة المفاتيح وإيماءات الفأرة</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>ما &amp;هذا؟</translation>
    </message>
    <message>
        <source>Click anything in the window to read what it does</source>
        <translation>انقر أي شيء في النافذة لتقرأ ما يفعله</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>&amp;حول Tessera</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>الإصدار والرخصة والمصادر</translation>
    </message>
</context>
<context>
    <name>tessera::HelpWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>No page contains all these words.</source>
        <translation>لا صفحة تحوي كل هذه الكلمات.</translation>
    </message>
    <message>
        <source>Show only pages with all these words. Enter opens the first</source>
        <translation>إظهار الصفحات التي فيها كل هذه الكلمات فقط؛ وEnter يفتح أولاها</translation>
    </message>
</context>
<context>
    <name>tessera::HintCellModel</name>
    <message>
        <source>%1: a hint</source>
        <translation>‏%1: تلميح</translation>
    </message>
    <message>
        <source>%1: no hint</source>
        <translation>‏%1: بلا تلميح</translation>
    </message>
</context>
<context>
    <name>tessera::HintFields</name>
    <message>
        <source>Hints</source>
        <translation>التلميحات</translation>
    </message>
    <message>
        <source>Which pieces of the solution are given as hints. Eternity II’s cells need a 16×16 board.</source>
        <translation>أي قطع الحل تُعطى تلميحات. تتطلب خانات Eternity II لوحة 16×16.</translation>
    </message>
    <message>
        <source>On random cells</source>
        <translation>على خانات عشوائية</translation>
    </message>
    <message>
        <source>Eternity II’s centre cell</source>
        <translation>خانة Eternity II الوسطى</translation>
    </message>
    <message>
        <source>Eternity II’s five cells</source>
        <translation>خانات Eternity II الخمس</translation>
    </message>
    <message>
        <source>On selected cells</source>
        <translation>على خانات مختارة</translation>
    </message>
    <message>
        <source>Number of hints</source>
        <translation>عدد التلميحات</translation>
    </message>
    <message>
        <source>How many pieces are given as hints</source>
        <translation>كم قطعة تُعطى تلميحًا</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>ال&amp;تلميحات:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>ال&amp;عدد:</translation>
    </message>
</context>
<context>
    <name>tessera::HintGrid</name>
    <message>
        <source>Hint cells</source>
        <translation>خانات التلميحات</translation>
    </message>
    <message>
        <source>Click a cell, or press Space, to give its piece as a hint</source>
        <translation>انقر خانة أو اضغط مفتاح المسافة لإعطاء قطعتها تلميحًا</translation>
    </message>
</context>
<context>
    <name>tessera::ImportDialog</name>
    <message>
        <source>detected</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>The format in which the file is read</source>
        <translation>الصيغة التي يُقرأ بها الملف</translation>
    </message>
    <message>
        <source>Edge order</source>
        <translation>ترتيب الأضلاع</translation>
    </message>
    <message>
        <source>The sides that the four numbers of a piece stand for, in order</source>
        <translation>الأضلاع التي تدل عليها أعداد القطعة الأربعة بالترتيب</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>What to import, and where to</source>
        <translation>ماذا يُستورد وإلى أين</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>استيراد ⁨%1⁩</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>الرمادي</translation>
    </message>
    <message>
        <source>The number that means the grey of the frame in the file</source>
        <translation>العدد الدال على رمادي الإطار في الملف</translation>
    </message>
    <message>
        <source>Pieces and board, in a new tab</source>
        <translation>القطع واللوحة، في لسان جديد</translation>
    </message>
    <message>
        <source>Only the pieces, in a new tab</source>
        <translation>القطع فقط، في لسان جديد</translation>
    </message>
    <message>
        <source>Only the board, onto “%1”</source>
        <translation>اللوحة فقط، على «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Only the board, onto the open puzzle</source>
        <translation>اللوحة فقط، على الأحجية المفتوحة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم تُكتشف مشكلات.</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>معاينة اللوحة</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>لا معاينة</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>ا&amp;ستيراد</translation>
    </message>
    <message>
        <source>Import what the preview shows</source>
        <translation>استيراد ما تعرضه المعاينة</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>ال&amp;صيغة:</translation>
    </message>
    <message>
        <source>&amp;Edge order:</source>
        <translation>تر&amp;تيب الأضلاع:</translation>
    </message>
    <message>
        <source>&amp;Grey:</source>
        <translation>ال&amp;رمادي:</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>المح&amp;توى:</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>&amp;ملاحظات:</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>لم يُتعرَّف عليه</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>اكتُشف: %1</translation>
    </message>
    <message>
        <source>The file is not in a known puzzle format. Choose its format above.</source>
        <translation>الملف ليس بصيغة أحاجٍ معروفة. اختر صيغته أعلاه.</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>اكتُشف: %1</translation>
    </message>
    <message>
        <source>The board is empty. The preview shows the pieces in order.</source>
        <translation>اللوحة فارغة. تعرض المعاينة القطع بالترتيب.</translation>
    </message>
    <message>
        <source>The board with the piece numbers of “%1”, without its hints, in a new tab</source>
        <translation>اللوحة بأرقام قطع «⁨%1⁩» من دون تلميحاتها، في لسان جديد</translation>
    </message>
    <message>
        <source>The board with the open puzzle’s piece numbers, in a new tab</source>
        <translation>اللوحة بأرقام قطع الأحجية المفتوحة، في لسان جديد</translation>
    </message>
    <message>
        <source>Use the open puzzle’s piece &amp;numbers</source>
        <translation>استعمال أ&amp;رقام قطع الأحجية المفتوحة</translation>
    </message>
    <message>
        <source>For files with the same pieces in another order, rotated, or with other colour numbers</source>
        <translation>للملفات التي تسرد القطع نفسها بترتيب آخر أو مدوّرة أو بأرقام أخرى للألوان</translation>
    </message>
    <message>
        <source>&amp;Keep the open puzzle’s hints and locks</source>
        <translation>الا&amp;حتفاظ بتلميحات الأحجية المفتوحة وأقفالها</translation>
    </message>
    <message>
        <source>Without the hints, any arrangement is accepted. This removes locks too</source>
        <translation>من دون التلميحات يُقبل أي ترتيب. وتُزال الأقفال أيضًا</translation>
    </message>
    <message>
        <source>This board moves %1, which is locked. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>تنقل هذه اللوحة %1 وهي مقفلة. لاستيرادها مع ذلك أوقف «الاحتفاظ بتلميحات الأحجية المفتوحة وأقفالها».</translation>
    </message>
    <message>
        <source>This board moves %1, which is a hint. To import it anyway, turn off “Keep the open puzzle’s hints and locks”.</source>
        <translation>تنقل هذه اللوحة %1 وفيها تلميح. لاستيرادها مع ذلك أوقف «الاحتفاظ بتلميحات الأحجية المفتوحة وأقفالها».</translation>
    </message>
</context>
<context>
    <name>tessera::KeysEditor</name>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>إعادة الت&amp;عيين</translation>
    </message>
    <message>
        <source>Assign the key to this action and remove it from the other</source>
        <translation>تعيين المفتاح لهذا الإجراء وإزالته من الآخر</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;بلا مفتاح</translation>
    </message>
    <message>
        <source>Remove the key of this action</source>
        <translation>إزالة مفتاح هذا الإجراء</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>إعادة &amp;ضبط</translation>
    </message>
    <message>
        <source>Reset this action to its default keys</source>
        <translation>إعادة المفاتيح الافتراضية لهذا الإجراء</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>إعادة ضبط ال&amp;كل</translation>
    </message>
    <message>
        <source>Reset all actions to their default keys</source>
        <translation>إعادة المفاتيح الافتراضية لكل الإجراءات</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>الترشيح بالاسم أو المفتاح</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ترشيح</translation>
    </message>
    <message>
        <source>Show only actions that contain these words</source>
        <translation>إظهار الإجراءات التي تحوي هذه الكلمات فقط</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>الإجراءات ومفاتيحها</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>المفاتيح الافتراضية</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Press the key to assign to this action</source>
        <translation>اضغط المفتاح المراد تعيينه لهذا الإجراء</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>المف&amp;تاح:</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the menu “%3”.</source>
        <translation>‏%1 معيّن بالفعل لـ «⁨%2⁩» في القائمة «⁨%3⁩».</translation>
    </message>
    <message>
        <source>“%1” now has no key.</source>
        <translation>لم يعد لـ «⁨%1⁩» مفتاح.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” in the window “%3”.</source>
        <translation>‏%1 معيّن بالفعل لـ «⁨%2⁩» في النافذة «⁨%3⁩».</translation>
    </message>
</context>
<context>
    <name>tessera::LagPlot</name>
    <message>
        <source>Autocorrelation of a random walk</source>
        <translation>الارتباط الذاتي لمسيرة عشوائية</translation>
    </message>
    <message>
        <source>Moves apart</source>
        <translation>بُعد بالنقلات</translation>
    </message>
    <message>
        <source>%1 moves apart: %2</source>
        <extracomment>1 a number of moves, 2 a number from -1 to 1</extracomment>
        <translation>بعد %1 نقلة: %2</translation>
    </message>
</context>
<context>
    <name>tessera::LandscapeDialog</name>
    <message>
        <source>The moves whose landscape is measured</source>
        <translation>النقلات التي تُقاس تضاريسها</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>التضاريس</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>تبديلات</translation>
    </message>
    <message>
        <source>Swaps in the best rotations</source>
        <translation>تبديلات بأفضل تدوير</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>تدويرات</translation>
    </message>
    <message>
        <source>Swaps and rotations</source>
        <translation>تبديلات وتدويرات</translation>
    </message>
    <message>
        <source>Network of local optima</source>
        <translation>شبكة القيم المثلى المحلية</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <translation>ال&amp;نقلات:</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>جارٍ القياس…</translation>
    </message>
    <message>
        <source>This puzzle has no such moves.</source>
        <translation>لا توجد نقلات كهذه في هذه الأحجية.</translation>
    </message>
    <message>
        <source>All %1 local optima; the best has %2 of %3 edges.</source>
        <translation>كل القيم المثلى المحلية: %1؛ لأفضلها %2 من %3 أضلاع.</translation>
    </message>
    <message>
        <source>%1 local optima sampled; the best has %2 of %3 edges.</source>
        <translation>عينة من %1 من القيم المثلى المحلية؛ لأفضلها %2 من %3 أضلاع.</translation>
    </message>
    <message>
        <source>Correlation length: %1 moves.</source>
        <translation>طول الارتباط: %1 نقلة.</translation>
    </message>
    <message>
        <source>Install Graphviz to see their network.</source>
        <translation>ثبّت Graphviz لرؤية شبكتها.</translation>
    </message>
    <message>
        <source>Graphviz could not draw their network.</source>
        <translation>تعذّر على Graphviz رسم شبكتها.</translation>
    </message>
    <message>
        <source>The picture shows the %1 with the largest basins.</source>
        <translation>تُظهر الصورة %1 منها ذات أكبر الأحواض.</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>Show or hide this panel</source>
        <translation>إظهار هذه اللوحة الجانبية أو إخفاؤها</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل الزمني</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>a panel with a table of all pieces, short because it is a tab</extracomment>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>a panel with the patterns to paint edges with, short because it is a tab</extracomment>
        <translation>الرسم</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>إغلاق النافذة</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>البحث عن أمر…</translation>
    </message>
    <message>
        <source>Run any command by typing part of its name</source>
        <translation>تنفيذ أي أمر بكتابة جزء من اسمه</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>الأ&amp;حجية</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>ال&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>اللوحات ال&amp;جانبية</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>إظهار شريط الأدوات أو إخفاؤه</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>الأرقام القياسية</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>الجماعة</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the window “%1” is in use.</source>
        <translation>ستتغير اللغة عند تشغيل Tessera في المرة القادمة، لأن النافذة «⁨%1⁩» قيد الاستخدام.</translation>
    </message>
    <message>
        <source>Language, colours, tiles, keys, defaults and limits</source>
        <translation>اللغة والألوان والبلاطات والمفاتيح والقيم الافتراضية والحدود</translation>
    </message>
    <message>
        <source>Original state</source>
        <translation>الحالة الأصلية</translation>
    </message>
    <message>
        <source>All changes so far. Click a step to return to it</source>
        <translation>كل التغييرات حتى الآن. انقر خطوة للعودة إليها</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>صفحة ال&amp;بداية</translation>
    </message>
    <message>
        <source>Show your recent puzzles as pictures, or return to the open puzzles</source>
        <translation>إظهار أحاجيك الأخيرة صورًا، أو العودة إلى المفتوحة</translation>
    </message>
    <message>
        <source>Ne&amp;xt puzzle</source>
        <translation>الأحجية ال&amp;تالية</translation>
    </message>
    <message>
        <source>Show the next of the open puzzles</source>
        <translation>إظهار الأحجية المفتوحة التالية</translation>
    </message>
    <message>
        <source>Previo&amp;us puzzle</source>
        <translation>الأحجية ال&amp;سابقة</translation>
    </message>
    <message>
        <source>Show the previous one of the open puzzles</source>
        <translation>إظهار الأحجية المفتوحة السابقة</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>صفحة البداية مفتوحة. افتح أحجية أولًا.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a panel with a search&apos;s score in large figures</extracomment>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>a panel with the figures of a search</extracomment>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Open another puzzle first.</source>
        <translation>افتح أحجية أخرى أولًا.</translation>
    </message>
    <message>
        <source>The language changes when you next start Tessera, because the closed window “%1” has unfinished work.</source>
        <translation>ستتغير اللغة عند تشغيل Tessera في المرة القادمة، لأن في النافذة المغلقة «⁨%1⁩» عملًا لم يكتمل.</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>tessera::NewPuzzleDialog</name>
    <message>
        <source>Made by hand</source>
        <translation>مصنوعة يدويًا</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>إ&amp;طار</translation>
    </message>
    <message>
        <source>The border of the board is grey, and no other edge is</source>
        <translation>حافة اللوحة رمادية، ولا ضلع رمادي سواها</translation>
    </message>
    <message>
        <source>Si&amp;gned</source>
        <translation>ذات إ&amp;شارة</translation>
    </message>
    <message>
        <source>Each colour has tabs and blanks; a tab matches only a blank</source>
        <translation>لكل لون بارزات وغائرات؛ ولا يطابق البارز إلا غائرًا</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>How many colours the first pieces have. Every edge can be changed later.</source>
        <translation>عدد ألوان القطع الأولى. يمكن تغيير كل ضلع لاحقًا.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>أحجية جديدة</translation>
    </message>
    <message>
        <source>The pieces that the puzzle starts with</source>
        <translation>القطع التي تبدأ بها الأحجية</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>أكبر من أن تعايَن</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>إ&amp;نشاء</translation>
    </message>
    <message>
        <source>Open a puzzle with these pieces</source>
        <translation>فتح أحجية بهذه القطع</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>الأ&amp;حجية:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>القواعد:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>الأ&amp;لوان:</translation>
    </message>
    <message>
        <source>Ri&amp;m:</source>
        <translation>الحا&amp;فة:</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>إد&amp;خال القطع…</translation>
    </message>
    <message>
        <source>Open an empty board of this size with these rules, and enter the pieces of a real set</source>
        <translation>فتح لوحة فارغة بهذا الحجم وهذه القواعد وإدخال قطع مجموعة حقيقية</translation>
    </message>
</context>
<context>
    <name>tessera::NewSudokuDialog</name>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>خانات كل ضلع</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Generate a puzzle with one solution, or start with an empty grid</source>
        <translation>توليد أحجية ذات حل واحد، أو البدء بشبكة فارغة</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>What it takes to solve: singles; pairs and locked candidates; triples and X-wings; or more</source>
        <translation>ما يتطلبه الحل: مرشحات وحيدة؛ أزواج ومرشحات مقفلة؛ ثلاثيات و X-wing؛ أو أكثر</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>عدد المعطيات</translation>
    </message>
    <message>
        <source>How many digits are given. Very small numbers are found only by luck.</source>
        <translation>كم رقمًا يُعطى. الأعداد الصغيرة جدًا لا توجد إلا بالحظ.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>التناظر</translation>
    </message>
    <message>
        <source>How the givens are arranged</source>
        <translation>كيف تتوزع المعطيات</translation>
    </message>
    <message>
        <source>New Sudoku</source>
        <translation>سودوكو جديدة</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Generate a puzzle</source>
        <translation>توليد أحجية</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>شبكة فارغة</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أيّ كان</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>ال&amp;محتوى:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>ال&amp;صعوبة:</translation>
    </message>
    <message>
        <source>Number of &amp;givens:</source>
        <translation>&amp;عدد المعطيات:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>ال&amp;تناظر:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>ال&amp;بذرة:</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>إ&amp;نشاء</translation>
    </message>
    <message>
        <source>as few as needed</source>
        <translation>أقل ما يلزم</translation>
    </message>
    <message>
        <source>Generating the Sudoku…</source>
        <translation>يجري توليد السودوكو…</translation>
    </message>
    <message>
        <source>Sudoku, %1</source>
        <translation>سودوكو، %1</translation>
    </message>
</context>
<context>
    <name>tessera::NoticeLine</name>
    <message>
        <source>Notice</source>
        <translation>إشعار</translation>
    </message>
</context>
<context>
    <name>tessera::PaletteDialog</name>
    <message>
        <source>Patterns</source>
        <translation>النقوش</translation>
    </message>
    <message>
        <source>The pictures drawn on the colours</source>
        <translation>الصور المرسومة على الألوان</translation>
    </message>
    <message>
        <source>Back&amp;ground…</source>
        <translation>ال&amp;خلفية…</translation>
    </message>
    <message>
        <source>Choose the colour behind the emblem of the selected row</source>
        <translation>اختيار اللون خلف شعار الصف المحدد</translation>
    </message>
    <message>
        <source>&amp;Emblem…</source>
        <translation>ال&amp;شعار…</translation>
    </message>
    <message>
        <source>Choose the colour of the emblem of the selected row</source>
        <translation>اختيار لون شعار الصف المحدد</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>Import a palette from a file</source>
        <translation>استيراد لوحة ألوان من ملف</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Save the palette in a file</source>
        <translation>حفظ لوحة الألوان في ملف</translation>
    </message>
    <message>
        <source>Colours in use</source>
        <translation>الألوان المستعملة</translation>
    </message>
    <message>
        <source>How many colours, from the first, must be distinguishable</source>
        <translation>عدد الألوان، من الأول، التي يجب أن تتمايز</translation>
    </message>
    <message>
        <source>Custom colours</source>
        <translation>ألوان مخصصة</translation>
    </message>
    <message>
        <source>table below</source>
        <translation>الجدول أدناه</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>The name of the palette in the list of tiles</source>
        <translation>اسم لوحة الألوان في قائمة البلاطات</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>البدء من</translation>
    </message>
    <message>
        <source>Copy all colours from other tiles</source>
        <translation>نسخ كل الألوان من بلاطات أخرى</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Double-click a colour to change it</source>
        <translation>انقر لونًا نقرًا مزدوجًا لتغييره</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النقش</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>الخلفية</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>الشعار</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Patterns:</source>
        <translation>ال&amp;نقوش:</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>ال&amp;بدء من:</translation>
    </message>
    <message>
        <source>&amp;Colours in use:</source>
        <translation>الأ&amp;لوان المستعملة:</translation>
    </message>
    <message>
        <source>Emblem of colour %1</source>
        <translation>شعار اللون %1</translation>
    </message>
    <message>
        <source>Background of colour %1</source>
        <translation>خلفية اللون %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The palette has no name. Type one.</source>
        <translation>ليس للوحة الألوان اسم. اكتب اسمًا.</translation>
    </message>
    <message>
        <source>A palette named “%1” already exists. Choose another name.</source>
        <translation>توجد لوحة ألوان باسم «⁨%1⁩» بالفعل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>All these colours are distinguishable, even for colour-blind people.</source>
        <translation>يمكن التمييز بين كل هذه الألوان، حتى للمصابين بعمى الألوان.</translation>
    </message>
    <message>
        <source>Import palette</source>
        <translation>استيراد لوحة ألوان</translation>
    </message>
    <message>
        <source>Palettes (*.palette);;All files (*)</source>
        <translation>لوحات ألوان (*.palette);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>tessera::PalettePanel</name>
    <message>
        <source>Pai&amp;nt edges</source>
        <translation>&amp;رسم الأضلاع</translation>
    </message>
    <message>
        <source>Change single edges with the mouse: left click paints, right click picks a pattern, the wheel steps through the patterns. On the keyboard: Alt and an arrow</source>
        <translation>تغيير أضلاع مفردة بالفأرة: النقر الأيسر يرسم، والأيمن يلتقط نقشًا، والعجلة تتنقل بين النقوش. وبلوحة المفاتيح: Alt وسهم</translation>
    </message>
    <message>
        <source>&amp;Both sides of the joint</source>
        <translation>جان&amp;با الوصلة</translation>
    </message>
    <message>
        <source>Paint the neighbouring edge too, so that both match</source>
        <translation>رسم ضلع الجار أيضًا ليتطابقا</translation>
    </message>
    <message>
        <source>Patterns to paint with</source>
        <translation>نقوش للرسم</translation>
    </message>
    <message>
        <source>The pattern that a click paints on an edge</source>
        <translation>النقش الذي ترسمه النقرة على ضلع</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>an entry of the palette: each click gives an edge its next pattern</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Each click gives the edge its next pattern, or with Shift its previous one</source>
        <translation>كل نقرة على ضلع تعطيه النقش التالي، ومع Shift السابق</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Pieces cannot be edited while a search shows its board. Keep the result or go back first.</source>
        <translation>لا يمكن تحرير القطع بينما يعرض بحث لوحته. احتفظ بالنتيجة أو ارجع أولًا.</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>اختيار &amp;صورة…</translation>
    </message>
    <message>
        <source>Use your own picture for the pattern selected in the Paint panel (PNG, JPEG or SVG). The puzzle file stores it</source>
        <translation>استخدام صورة من اختيارك للنقش المحدد في لوحة الرسم (PNG أو JPEG أو SVG). تُحفظ في ملف الأحجية</translation>
    </message>
    <message>
        <source>Remo&amp;ve the picture</source>
        <translation>&amp;حذف الصورة</translation>
    </message>
    <message>
        <source>Draw the pattern selected in the Paint panel in the usual way again</source>
        <translation>رسم النقش المحدد في لوحة الرسم كالمعتاد من جديد</translation>
    </message>
    <message>
        <source>Remove a picture</source>
        <translation>حذف صورة</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>جارٍ قراءة الصورة…</translation>
    </message>
    <message>
        <source>Tiles of this puzzle</source>
        <translation>بلاطات هذه الأحجية</translation>
    </message>
    <message>
        <source>How this puzzle is drawn, on every computer</source>
        <translation>كيف تُرسم هذه الأحجية على أي جهاز</translation>
    </message>
    <message>
        <source>Pictures of this puzzle</source>
        <extracomment>the tiles of a puzzle</extracomment>
        <translation>صور هذه الأحجية</translation>
    </message>
    <message>
        <source>Same as in the settings</source>
        <translation>كما في الإعدادات</translation>
    </message>
    <message>
        <source>The name of the selected pattern, or of its half in a signed puzzle</source>
        <translation>اسم النقش المحدد، أو اسم نصفه في الأحجية ذات الإشارة</translation>
    </message>
    <message>
        <source>Name of the pattern</source>
        <translation>اسم النقش</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>Choose the tiles</source>
        <translation>اختيار البلاطات</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>ال&amp;بلاطات:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>الاسم:</translation>
    </message>
    <message>
        <source>Name a pattern</source>
        <translation>تسمية نقش</translation>
    </message>
    <message>
        <source>Select a pattern in the Paint panel first.</source>
        <translation>اختر نقشًا في لوحة الرسم أولًا.</translation>
    </message>
    <message>
        <source>This pattern has no picture.</source>
        <translation>ليس لهذا النقش صورة.</translation>
    </message>
</context>
<context>
    <name>tessera::ParameterForm</name>
    <message>
        <source>on</source>
        <translation>مشغّل</translation>
    </message>
    <message>
        <source>off</source>
        <translation>مطفأ</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>القيم: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>الافتراضي: %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>المصدر: %1</translation>
    </message>
    <message>
        <source>This method has no parameters.</source>
        <translation>لا وسائط لهذه الطريقة.</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>إعادة إلى الافتراضي: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>إعادة ضبط %1</translation>
    </message>
</context>
<context>
    <name>tessera::PartsView</name>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>العمل</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>التحسينات</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>In the last hour</source>
        <translation>في الساعة الأخيرة</translation>
    </message>
    <message>
        <source>The share of the evaluations that each part of the method made, how often it improved the best board, and by how many points: since the start, and in the last hour</source>
        <translation>حصة كل جزء من الطريقة من التقييمات، وكم مرة حسّن أفضل لوحة، وبكم نقطة: منذ البداية، وفي الساعة الأخيرة</translation>
    </message>
    <message>
        <source>Estimated from how many beams were as good as the best board. It may be several times too short or too long.</source>
        <translation>تقدير مبني على عدد الحزم التي بلغت جودة أفضل لوحة. وقد يكون أقصر أو أطول من الحقيقة عدة مرات.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>التحسّن التالي</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Next improvement: %1</source>
        <translation>التحسّن التالي: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PieceDialog</name>
    <message>
        <source>&amp;Up:</source>
        <translation>أ&amp;على:</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>الضلع الأعلى</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>ي&amp;مين:</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>الضلع الأيمن</translation>
    </message>
    <message>
        <source>&amp;Down:</source>
        <translation>أ&amp;سفل:</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>الضلع الأسفل</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>يسا&amp;ر:</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>الضلع الأيسر</translation>
    </message>
    <message>
        <source>Edit piece %1</source>
        <translation>تحرير القطعة %1</translation>
    </message>
    <message>
        <source>The piece</source>
        <translation>القطعة</translation>
    </message>
    <message>
        <source>The piece as it will appear on the board</source>
        <translation>القطعة كما ستظهر على اللوحة</translation>
    </message>
    <message>
        <source>Give the piece these edges</source>
        <translation>إعطاء القطعة هذه الأضلاع</translation>
    </message>
    <message>
        <source>Colour of this edge. 0 is the grey of the frame. Type a number to select its colour.</source>
        <translation>لون هذا الضلع. 0 رمادي الإطار. اكتب رقمًا لاختيار لونه.</translation>
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
        <translation>القطعة %1، %2، %3</translation>
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
        <translation>ركن</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>جانب</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>داخل</translation>
    </message>
    <message>
        <source>End</source>
        <translation>طرف</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>شريط</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>مفردة</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>The piece’s number</source>
        <translation>رقم القطعة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Where the piece belongs by its grey edges</source>
        <translation>أين مكان القطعة بحسب أضلاعها الرمادية</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>How many pieces are the same, in any rotation</source>
        <translation>كم قطعة مماثلة بأي تدوير</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>الخانة</translation>
    </message>
    <message>
        <source>Where on the board the piece is</source>
        <translation>أين القطعة على اللوحة</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المطابقات</translation>
    </message>
    <message>
        <source>How many of its edges match there</source>
        <translation>كم من أضلاعها يتطابق هناك</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTablePanel</name>
    <message>
        <source>Pieces of the puzzle</source>
        <translation>قطع الأحجية</translation>
    </message>
    <message>
        <source>All pieces. Click a piece to select it on the board, or a heading to sort.</source>
        <translation>كل القطع. انقر قطعة لتحديدها على اللوحة، أو عنوانًا للفرز.</translation>
    </message>
</context>
<context>
    <name>tessera::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Pieces that are not on the board. Enter places a piece on the board, R rotates it.</source>
        <translation>القطع التي ليست على اللوحة. Enter يضع قطعة على اللوحة، وR يدوّرها.</translation>
    </message>
    <message>
        <source>This puzzle has no pieces yet.</source>
        <translation>لا قطع لهذه الأحجية بعد.</translation>
    </message>
    <message>
        <source>Every piece is on the board. Drag a piece here to remove it.</source>
        <translation>كل القطع على اللوحة. اسحب قطعة إلى هنا لإزالتها.</translation>
    </message>
    <message>
        <source>No piece fits %1.</source>
        <translation>لا قطعة تلائم %1.</translation>
    </message>
    <message>
        <source>No remaining piece passes the filter.</source>
        <translation>لا قطعة متبقية تطابق المرشِّح.</translation>
    </message>
</context>
<context>
    <name>tessera::PiecesPanel</name>
    <message>
        <source>Find a piece</source>
        <translation>إيجاد قطعة</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges</source>
        <translation>إيجاد قطعة برقمها أو أضلاعها</translation>
    </message>
    <message>
        <source>&amp;Fits here</source>
        <translation>&amp;يلائم هنا</translation>
    </message>
    <message>
        <source>Show only pieces that match all neighbours of the selected cell</source>
        <translation>إظهار القطع المطابقة لكل جيران الخانة المحددة فقط</translation>
    </message>
    <message>
        <source>Pieces not on the board</source>
        <translation>القطع خارج اللوحة</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fit on %1</source>
        <translation>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعتان تلائمان %1</numerusform>
            <numerusform>%n قطع تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
            <numerusform>%n قطعة تلائم %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) not on the board</source>
        <translation>
            <numerusform>%n قطعة خارج اللوحة</numerusform>
            <numerusform>%n قطعة خارج اللوحة</numerusform>
            <numerusform>%n قطعتان خارج اللوحة</numerusform>
            <numerusform>%n قطع خارج اللوحة</numerusform>
            <numerusform>%n قطعة خارج اللوحة</numerusform>
            <numerusform>%n قطعة خارج اللوحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) not on the board</source>
        <translation>
            <numerusform>%1 من %n قطعة خارج اللوحة</numerusform>
            <numerusform>%1 من %n قطعة خارج اللوحة</numerusform>
            <numerusform>%1 من %n قطعتين خارج اللوحة</numerusform>
            <numerusform>%1 من %n قطع خارج اللوحة</numerusform>
            <numerusform>%1 من %n قطعة خارج اللوحة</numerusform>
            <numerusform>%1 من %n قطعة خارج اللوحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on your own board: %L1</source>
        <translation>خارج لوحتك: %L1</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>القطع الركنية</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>القطع الجانبية</translation>
    </message>
    <message>
        <source>Inner pieces</source>
        <translation>القطع الداخلية</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>بالرقم</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>بالنوع</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>باللون</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>كل الألوان</translation>
    </message>
    <message>
        <source>Kind of pieces</source>
        <translation>نوع القطع</translation>
    </message>
    <message>
        <source>Show only pieces of this kind</source>
        <translation>إظهار قطع هذا النوع فقط</translation>
    </message>
    <message>
        <source>Colour of pieces</source>
        <translation>لون القطع</translation>
    </message>
    <message>
        <source>Show only pieces that have an edge of this colour</source>
        <translation>إظهار القطع التي فيها ضلع بهذا اللون فقط</translation>
    </message>
    <message>
        <source>Order of pieces</source>
        <translation>ترتيب القطع</translation>
    </message>
    <message>
        <source>The order in which the pieces are listed</source>
        <translation>الترتيب الذي تُسرد به القطع</translation>
    </message>
    <message>
        <source>Find: 17 or a?b?</source>
        <translation>إيجاد: 17 أو a?b?</translation>
    </message>
    <message>
        <source>Find a piece by its number or its edges. Type four colour letters clockwise, a for grey, ? for any. Enter shows the next piece</source>
        <translation>البحث عن قطعة برقمها أو أضلاعها. اكتب أربعة حروف ألوان مع عقارب الساعة، a للرمادي و? لأي لون. يعرض Enter القطعة التالية</translation>
    </message>
    <message>
        <source>No piece has these edges.</source>
        <translation>لا قطعة بهذه الأضلاع.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or four edges such as a?b?.</source>
        <translation>اكتب عددًا من 1 إلى %1، أو أربعة أضلاع مثل a?b?.</translation>
    </message>
    <message>
        <source>Piece %1 is on %2</source>
        <translation>القطعة %1 على %2</translation>
    </message>
    <message>
        <source>Piece %1 is not on the board</source>
        <translation>القطعة %1 خارج اللوحة</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>which of the pieces found, and where it is</extracomment>
        <translation>%1 من %2: %3</translation>
    </message>
</context>
<context>
    <name>tessera::PlainDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>إعادة تحميل الملف</translation>
    </message>
</context>
<context>
    <name>tessera::PlainSearch</name>
    <message>
        <source>Keep the search’s solution</source>
        <translation>إبقاء حل البحث</translation>
    </message>
</context>
<context>
    <name>tessera::PlanDesigner</name>
    <message>
        <source>Template</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>Begin with a plan that comes with Tessera</source>
        <translation>البدء بخطة تأتي مع Tessera</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>الأحجية</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Count: so many generated puzzles, with consecutive seeds</source>
        <translation>العدد: عدد الأحجيات المولّدة ببذور متتالية</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الإعداد المسبق</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Parameters as name = value; several are separated by semicolons. A list 0.9, 0.95 or a range 1:2:9 (start:step:end) tries each value.</source>
        <translation>المعاملات بصيغة الاسم = القيمة، وتفصل بينها فواصل منقوطة. القائمة 0.9, 0.95 أو النطاق 1:2:9 (البداية:الخطوة:النهاية) يجرب كل قيمة.</translation>
    </message>
    <message>
        <source>Runs of each method on each puzzle</source>
        <translation>تشغيلات كل طريقة على كل أحجية</translation>
    </message>
    <message>
        <source>The seed of the first run; the others follow</source>
        <translation>بذرة التشغيل الأول؛ وتليها البقية</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>الميزانية</translation>
    </message>
    <message>
        <source>What ends each run. With evaluations every machine gets the same results.</source>
        <translation>ما ينهي كل تشغيل. مع التقييمات يحصل كل جهاز على النتائج نفسها.</translation>
    </message>
    <message>
        <source>The budget of each run</source>
        <translation>ميزانية كل تشغيل</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>فتح الخطة</translation>
    </message>
    <message>
        <source>Show the plan in the window. Nothing is written before it runs.</source>
        <translation>عرض الخطة في النافذة. لا يُكتب شيء قبل تشغيلها.</translation>
    </message>
    <message>
        <source>Design a plan</source>
        <translation>تصميم خطة</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>التقييمات</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>Seconds of processor time</source>
        <translation>ثواني زمن المعالج</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;حفظ الخطة…</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>&amp;القالب:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الأحاجي</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Add &amp;puzzle</source>
        <translation>إضافة &amp;أحجية</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>الطرائق</translation>
    </message>
    <message>
        <source>Add &amp;method</source>
        <translation>إضافة &amp;طريقة</translation>
    </message>
    <message>
        <source>&amp;Runs:</source>
        <translation>ال&amp;تشغيلات:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>البذرة الأ&amp;ولى:</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>ال&amp;ميزانية:</translation>
    </message>
    <message>
        <source>&amp;Generated…</source>
        <translation>&amp;مولّدة…</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>م&amp;لفات…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>الإعداد الم&amp;سبق</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>خطة فارغة</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>جارٍ التقدير…</translation>
    </message>
    <message>
        <source>Add puzzles and methods.</source>
        <translation>أضف أحجيات وطرائق.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), about %1 with %2 at a time</source>
        <translation>
            <numerusform>%n تشغيل، نحو %1 مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، نحو %1 مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، نحو %1 مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيلات، نحو %1 مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيلًا، نحو %1 مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، نحو %1 مع %2 في آن واحد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), at most %1 with %2 at a time</source>
        <translation>
            <numerusform>%n تشغيل، %1 على الأكثر مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، %1 على الأكثر مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، %1 على الأكثر مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيلات، %1 على الأكثر مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيلًا، %1 على الأكثر مع %2 في آن واحد</numerusform>
            <numerusform>%n تشغيل، %1 على الأكثر مع %2 في آن واحد</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>القيم الافتراضية</translation>
    </message>
    <message>
        <source>The settings that the parameters change</source>
        <translation>الإعدادات التي تغيرها المعاملات</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>إضافة أحجيات</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>حفظ الخطة</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>مخصص</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationModel</name>
    <message>
        <source>best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>same</source>
        <translation>مطابقة</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <extracomment>under a small board: so many of its cells are not as in the best one</extracomment>
        <translation>%1 مختلفة</translation>
    </message>
    <message>
        <source>Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4</source>
        <translation>اللوحة %1 من الجماعة: %2 من %3 ضلعًا متطابقًا؛ الخانات المختلفة عن الأفضل: %4</translation>
    </message>
</context>
<context>
    <name>tessera::PopulationPanel</name>
    <message>
        <source>The genetic algorithm and ant colonies show the boards of their population here.</source>
        <translation>تعرض الخوارزمية الجينية ومستعمرات النمل لوحات جماعاتها هنا.</translation>
    </message>
    <message>
        <source>Boards of the population</source>
        <translation>لوحات الجماعة</translation>
    </message>
    <message>
        <source>A sample of the population, best first. Select a board to show it and follow its place in the population. Esc shows the best board again.</source>
        <translation>عيّنة من الجماعة، الأفضل أولًا. حدد لوحة لعرضها ومتابعة مكانها في الجماعة. يُظهر Esc أفضل لوحة من جديد.</translation>
    </message>
</context>
<context>
    <name>tessera::PrintActions</name>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>معاينة ال&amp;طباعة…</translation>
    </message>
    <message>
        <source>Preview and print the board, or the pieces to cut out</source>
        <translation>معاينة اللوحة أو القطع المعدّة للقص وطباعتها</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Print with the settings of the print preview</source>
        <translation>الطباعة بإعدادات المعاينة</translation>
    </message>
</context>
<context>
    <name>tessera::PrintDialog</name>
    <message>
        <source> mm</source>
        <translation> مم</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>ماذا يُطبع</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>حجم الورق</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Portrait or landscape</source>
        <translation>طولي أو عرضي</translation>
    </message>
    <message>
        <source>The margin on all four sides. Most printers need at least 5 mm</source>
        <translation>الهامش على الجوانب الأربعة. تحتاج معظم الطابعات إلى 5 مم على الأقل</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>حفظ ب&amp;صيغة PDF…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>معاينة الطباعة</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>اللوحة الحالية</translation>
    </message>
    <message>
        <source>The puzzle, for cutting out and playing</source>
        <translation>الأحجية، للقص واللعب</translation>
    </message>
    <message>
        <source>A4 (210 × 297 mm)</source>
        <translation>A4 (210 × 297 مم)</translation>
    </message>
    <message>
        <source>A3 (297 × 420 mm)</source>
        <translation>A3 (297 × 420 مم)</translation>
    </message>
    <message>
        <source>Letter (8.5 × 11 in)</source>
        <translation>Letter (8.5 × 11 بوصة)</translation>
    </message>
    <message>
        <source>Legal (8.5 × 14 in)</source>
        <translation>Legal (8.5 × 14 بوصة)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>طولي</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>عرضي</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>اختيار طابعة والطباعة</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>حفظ هذه الصفحات في ملف PDF</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>أر&amp;قام القطع</translation>
    </message>
    <message>
        <source>Print each piece’s number on it</source>
        <translation>طباعة رقم كل قطعة عليها</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>الإ&amp;حداثيات</translation>
    </message>
    <message>
        <source>Column letters and row numbers on the rim</source>
        <translation>حروف الأعمدة وأرقام الصفوف على الحافة</translation>
    </message>
    <message>
        <source>Mis&amp;match marks</source>
        <translation>&amp;علامات عدم التطابق</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>تعليم الوصلات غير المتطابقة</translation>
    </message>
    <message>
        <source>Show which pieces are locked or hints</source>
        <translation>إظهار القطع المقفلة أو التلميحات</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>الأحجية</translation>
    </message>
    <message>
        <source>Side length of a piece and of a board cell</source>
        <translation>طول ضلع القطعة وخانة اللوحة</translation>
    </message>
    <message>
        <source>Space between the pieces. With 0, one cut separates two pieces</source>
        <translation>المسافة بين القطع. مع 0 تفصل قصة واحدة قطعتين</translation>
    </message>
    <message>
        <source>Num&amp;bers on the back</source>
        <translation>أرقام على ال&amp;ظهر</translation>
    </message>
    <message>
        <source>Add a page of numbers for the back of each sheet. Print on both sides, flipped on the long edge</source>
        <translation>إضافة صفحة أرقام لظهر كل ورقة. اطبع على الوجهين مع القلب على الحافة الطويلة</translation>
    </message>
    <message>
        <source>&amp;Empty board with hints</source>
        <translation>لوحة &amp;فارغة بالتلميحات</translation>
    </message>
    <message>
        <source>Add an empty board to play on, at the same scale. A large board is split over several pages</source>
        <translation>إضافة لوحة فارغة للعب بالمقياس نفسه. توزَّع اللوحة الكبيرة على عدة صفحات</translation>
    </message>
    <message>
        <source>Piece si&amp;ze:</source>
        <translation>ح&amp;جم القطعة:</translation>
    </message>
    <message>
        <source>&amp;Gap:</source>
        <translation>الفجو&amp;ة:</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>معاينة الصفحة</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>المح&amp;توى:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>ال&amp;ورق:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>الاتجا&amp;ه:</translation>
    </message>
    <message>
        <source>Ma&amp;rgins:</source>
        <translation>الهوام&amp;ش:</translation>
    </message>
    <message>
        <source>Ti&amp;les:</source>
        <translation>ال&amp;بلاطات:</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>ال&amp;أقفال</translation>
    </message>
</context>
<context>
    <name>tessera::ProgressPanel</name>
    <message>
        <source>&amp;Earlier searches</source>
        <translation>عمليات البحث السا&amp;بقة</translation>
    </message>
    <message>
        <source>Show earlier searches of this puzzle as thin lines, and the range that earlier searches of this kind reached</source>
        <translation>إظهار عمليات البحث السابقة لهذه الأحجية كخطوط رفيعة، مع المجال الذي بلغته عمليات البحث المماثلة</translation>
    </message>
    <message>
        <source>Current &amp;score</source>
        <translation>الدرجة ال&amp;حالية</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>الدرجة عبر الزمن</translation>
    </message>
    <message>
        <source>Start a search to see its curve here.</source>
        <translation>ابدأ بحثًا لترى منحناه هنا.</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>المحور الأف&amp;قي:</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
    <message>
        <source>Show the score of the current board, or the whole population, as a band behind the best</source>
        <translation>إظهار درجة اللوحة الحالية، أو الجماعة كلها، شريطًا خلف الأفضل</translation>
    </message>
    <message numerus="yes">
        <source>expected from %n run(s)</source>
        <translation>
            <numerusform>متوقع من %n عملية تشغيل</numerusform>
            <numerusform>متوقع من %n تشغيل</numerusform>
            <numerusform>متوقع من %n تشغيل</numerusform>
            <numerusform>متوقع من %n عمليات تشغيل</numerusform>
            <numerusform>متوقع من %n عملية تشغيل</numerusform>
            <numerusform>متوقع من %n عملية تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>The search has no full board yet.</source>
        <translation>ليس للبحث لوحة كاملة بعد.</translation>
    </message>
</context>
<context>
    <name>tessera::PropertiesPanel</name>
    <message>
        <source>with a frame</source>
        <translation>بإطار</translation>
    </message>
    <message>
        <source>without a frame</source>
        <translation>بلا إطار</translation>
    </message>
    <message>
        <source>%1, signed</source>
        <translation>%1، ذات إشارة</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>Aut&amp;hor:</source>
        <translation>الم&amp;ؤلف:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>م&amp;لاحظات:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>الحجم:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>القواعد:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>القطع:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>الألوان:</translation>
    </message>
    <message>
        <source>Generated:</source>
        <translation>وُلّدت:</translation>
    </message>
    <message>
        <source>The title of the puzzle</source>
        <translation>عنوان الأحجية</translation>
    </message>
    <message>
        <source>The author of the puzzle</source>
        <translation>مؤلف الأحجية</translation>
    </message>
    <message>
        <source>Your notes about the puzzle</source>
        <translation>ملاحظاتك عن الأحجية</translation>
    </message>
    <message>
        <source>%1 × %2, maximum score %3</source>
        <translation>%1 × %2، الدرجة الكاملة %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>%L1, %n hint(s)</source>
        <translation>
            <numerusform>%L1، %n تلميح</numerusform>
            <numerusform>%L1، %n تلميح</numerusform>
            <numerusform>%L1، %n تلميحان</numerusform>
            <numerusform>%L1، %n تلميحات</numerusform>
            <numerusform>%L1، %n تلميحًا</numerusform>
            <numerusform>%L1، %n تلميح</numerusform>
        </translation>
    </message>
    <message>
        <source>no or unknown</source>
        <translation>لا، أو غير معروف</translation>
    </message>
    <message>
        <source>with seed %1</source>
        <translation>بالبذرة %1</translation>
    </message>
    <message>
        <source>Checksum:</source>
        <translation>المجموع الاختباري:</translation>
    </message>
    <message>
        <source>Two sets with the same pieces have the same checksum, in any order and rotation. Compare it with the owner of another set</source>
        <translation>لمجموعتين من القطع نفسها المجموع نفسه، بأي ترتيب وتدوير. قارنه مع صاحب مجموعة أخرى</translation>
    </message>
    <message>
        <source>Without colours:</source>
        <translation>دون الألوان:</translation>
    </message>
    <message>
        <source>A checksum that does not depend on the numbers of the colours</source>
        <translation>مجموع اختباري لا يعتمد على أرقام الألوان</translation>
    </message>
    <message>
        <source>Copy this checksum</source>
        <extracomment>1 is Checksum or Without colours</extracomment>
        <translation>نسخ هذا المجموع الاختباري</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>نسخ: %1</translation>
    </message>
    <message>
        <source>unknown: too many colours are alike</source>
        <translation>غير معروف: ألوان كثيرة متشابهة</translation>
    </message>
    <message>
        <source>%1, rim in one colour</source>
        <translation>%1، والحافة بلون واحد</translation>
    </message>
    <message>
        <source>%1, rim in colour %2</source>
        <translation>%1، والحافة باللون %2</translation>
    </message>
    <message>
        <source>%1, pieces keep their rotation</source>
        <translation>%1، تحافظ القطع على تدويرها</translation>
    </message>
</context>
<context>
    <name>tessera::PseudocodePanel</name>
    <message>
        <source>Pseudocode</source>
        <translation>الشيفرة الزائفة</translation>
    </message>
    <message>
        <source>%1, line by line</source>
        <extracomment>above the pseudocode of a method</extracomment>
        <translation>⁨%1⁩، سطرًا سطرًا</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleActions</name>
    <message>
        <source>&amp;Add a piece</source>
        <translation>إ&amp;ضافة قطعة</translation>
    </message>
    <message>
        <source>Add a piece with pattern 1 on all sides to the tray</source>
        <translation>إضافة قطعة بالنقش 1 على كل الأضلاع إلى الصينية</translation>
    </message>
    <message>
        <source>D&amp;uplicate the piece</source>
        <translation>م&amp;ضاعفة القطعة</translation>
    </message>
    <message>
        <source>Add a copy of the piece under the cursor to the tray</source>
        <translation>إضافة نسخة من القطعة تحت المؤشر إلى الصينية</translation>
    </message>
    <message>
        <source>&amp;Delete pieces</source>
        <translation>&amp;حذف قطع</translation>
    </message>
    <message>
        <source>Delete the selected pieces from the puzzle, not only from the board</source>
        <translation>حذف القطع المحددة من الأحجية لا من اللوحة فحسب</translation>
    </message>
    <message>
        <source>Replace a &amp;colour…</source>
        <translation>استبدال &amp;لون…</translation>
    </message>
    <message>
        <source>Give all edges of one colour another colour</source>
        <translation>إعطاء كل أضلاع لون لونًا آخر</translation>
    </message>
    <message>
        <source>&amp;Recolour to match</source>
        <translation>إعادة تلوين لل&amp;مطابقة</translation>
    </message>
    <message>
        <source>Change as few edges as possible to make all placed pieces match</source>
        <translation>تغيير أقل عدد من الأضلاع لتتطابق كل القطع الموضوعة</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>تغيير ال&amp;حجم…</translation>
    </message>
    <message>
        <source>Change the size of the board. The pieces stay</source>
        <translation>تغيير حجم اللوحة. تبقى القطع</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>إ&amp;طار</translation>
    </message>
    <message>
        <source>Make the rim of the board grey. Pieces at the rim get grey edges there</source>
        <translation>جعل حافة اللوحة رمادية. تصبح أضلاع القطع عند الحافة رمادية</translation>
    </message>
    <message>
        <source>S&amp;igns</source>
        <translation>إ&amp;شارات</translation>
    </message>
    <message>
        <source>Give each colour tabs and blanks. What matches now still matches</source>
        <translation>إعطاء كل لون بارزات وغائرات. ما يتطابق الآن يبقى متطابقًا</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>انعكاس أف&amp;قي</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from left to right. The pieces change</source>
        <translation>عكس اللوحة وكل قطعة أفقيًا. تتغير القطع</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>انعكاس ر&amp;أسي</translation>
    </message>
    <message>
        <source>Mirror the board and each piece from top to bottom. The pieces change</source>
        <translation>عكس اللوحة وكل قطعة رأسيًا. تتغير القطع</translation>
    </message>
    <message>
        <source>Ro&amp;tate the board</source>
        <translation>&amp;تدوير اللوحة يمينًا</translation>
    </message>
    <message>
        <source>Rotate the whole board clockwise, with its locks and hints</source>
        <translation>تدوير اللوحة كلها مع عقارب الساعة، بالأقفال والتلميحات</translation>
    </message>
    <message>
        <source>Rotate the board &amp;back</source>
        <translation>تدوير اللوحة ي&amp;سارًا</translation>
    </message>
    <message>
        <source>Rotate the whole board anticlockwise, with its locks and hints</source>
        <translation>تدوير اللوحة كلها عكس عقارب الساعة، بالأقفال والتلميحات</translation>
    </message>
    <message>
        <source>&amp;Make a puzzle from the board</source>
        <translation>إنشاء أح&amp;جية من اللوحة</translation>
    </message>
    <message>
        <source>Shuffle the pieces into the tray and store the board as the solution</source>
        <translation>خلط القطع في الصينية وحفظ اللوحة حلًا</translation>
    </message>
    <message>
        <source>No piece here to copy.</source>
        <translation>لا قطعة هنا لنسخها.</translation>
    </message>
    <message>
        <source>Colour to replace</source>
        <translation>اللون المستبدل</translation>
    </message>
    <message>
        <source>New colour</source>
        <translation>اللون الجديد</translation>
    </message>
    <message>
        <source>Replace a colour</source>
        <translation>استبدال لون</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>Recolour all edges of this colour</source>
        <translation>إعادة تلوين كل الأضلاع بهذا اللون</translation>
    </message>
    <message>
        <source>R&amp;eplace:</source>
        <translation>استب&amp;دل:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <translation>&amp;بـ:</translation>
    </message>
    <message>
        <source>Type a colour’s number to select it</source>
        <translation>اكتب رقم لون لتحديده</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) will change.</source>
        <translation>
            <numerusform>سيتغير %n ضلع.</numerusform>
            <numerusform>سيتغير %n ضلع.</numerusform>
            <numerusform>سيتغير %n ضلعان.</numerusform>
            <numerusform>ستتغير %n أضلاع.</numerusform>
            <numerusform>سيتغير %n ضلعًا.</numerusform>
            <numerusform>سيتغير %n ضلع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different colours.</source>
        <translation>اختر لونين مختلفين.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>&amp;Add the missing pieces</source>
        <translation>&amp;إضافة القطع الناقصة</translation>
    </message>
    <message>
        <source>Add pieces with pattern 1 until every cell has one. A frame gets grey edges</source>
        <translation>إضافة قطع بالنقش 1 حتى تكون لكل خانة قطعة. يحصل الإطار على أضلاع رمادية</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>تغيير حجم اللوحة</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;تغيير الحجم</translation>
    </message>
    <message>
        <source>Resize the board to this size</source>
        <translation>تغيير حجم اللوحة إلى هذا الحجم</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are missing to fill this board.</source>
        <translation>
            <numerusform>تنقص %n قطعة لملء هذه اللوحة.</numerusform>
            <numerusform>تنقص %n قطعة لملء هذه اللوحة.</numerusform>
            <numerusform>تنقص %n قطعتان لملء هذه اللوحة.</numerusform>
            <numerusform>تنقص %n قطع لملء هذه اللوحة.</numerusform>
            <numerusform>تنقص %n قطعة لملء هذه اللوحة.</numerusform>
            <numerusform>تنقص %n قطعة لملء هذه اللوحة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) do not fit on this board and stay in the tray.</source>
        <translation>
            <numerusform>%n قطعة لا تتسع لها هذه اللوحة وتبقى في الصينية.</numerusform>
            <numerusform>%n قطعة لا تتسع لها هذه اللوحة وتبقى في الصينية.</numerusform>
            <numerusform>%n قطعتان لا تتسع لهما هذه اللوحة وتبقيان في الصينية.</numerusform>
            <numerusform>%n قطع لا تتسع لها هذه اللوحة وتبقى في الصينية.</numerusform>
            <numerusform>%n قطعة لا تتسع لها هذه اللوحة وتبقى في الصينية.</numerusform>
            <numerusform>%n قطعة لا تتسع لها هذه اللوحة وتبقى في الصينية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces fill the board exactly.</source>
        <translation>القطع تملأ اللوحة تمامًا.</translation>
    </message>
    <message>
        <source>Rim in o&amp;ne colour…</source>
        <translation>حافة بلو&amp;ن واحد…</translation>
    </message>
    <message>
        <source>Require all rim edges to have the same colour, on a board without a frame</source>
        <translation>اشتراط أن يكون لكل أضلاع الحافة اللون نفسه، على لوحة بلا إطار</translation>
    </message>
    <message>
        <source>Rim in one colour</source>
        <translation>حافة بلون واحد</translation>
    </message>
    <message>
        <source>&amp;Rim:</source>
        <translation>ال&amp;حافة:</translation>
    </message>
    <message>
        <source>Edges at the rim count in the score like joints.</source>
        <translation>تُحسب أضلاع الحافة في الدرجة كالوصلات.</translation>
    </message>
    <message>
        <source>Turn off the frame and signs first.</source>
        <translation>أوقف الإطار والإشارات أولًا.</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>ت&amp;غيير</translation>
    </message>
    <message>
        <source>Use this rule for the rim</source>
        <translation>استخدام هذه القاعدة للحافة</translation>
    </message>
    <message>
        <source>&amp;Enter pieces…</source>
        <translation>إد&amp;خال القطع…</translation>
    </message>
    <message>
        <source>Type or paste the pieces of a puzzle that you own</source>
        <translation>كتابة قطع أحجية تملكها أو لصقها</translation>
    </message>
    <message>
        <source>&amp;Keep rotation</source>
        <translation>ال&amp;حفاظ على التدوير</translation>
    </message>
    <message>
        <source>Do not allow pieces to rotate, as in TetraVex. Pieces are listed in their rotation on the board</source>
        <translation>عدم السماح بتدوير القطع، كما في TetraVex. تُسرد القطع بتدويرها على اللوحة</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>إعادة تحميل الملف</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleEditor</name>
    <message>
        <source>Paint edges</source>
        <translation>رسم الأضلاع</translation>
    </message>
    <message>
        <source>Change an edge on %1</source>
        <translation>تغيير ضلع على %1</translation>
    </message>
    <message>
        <source>Duplicate piece %1</source>
        <translation>مضاعفة القطعة %1</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>إضافة قطعة</translation>
    </message>
    <message>
        <source>First select the pieces to delete.</source>
        <translation>حدد القطع المراد حذفها أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n piece(s)</source>
        <translation>
            <numerusform>حذف %n قطعة</numerusform>
            <numerusform>حذف %n قطعة</numerusform>
            <numerusform>حذف %n قطعتين</numerusform>
            <numerusform>حذف %n قطع</numerusform>
            <numerusform>حذف %n قطعة</numerusform>
            <numerusform>حذف %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete piece %1</source>
        <translation>حذف القطعة %1</translation>
    </message>
    <message>
        <source>Resize to %1 × %2</source>
        <translation>تغيير الحجم إلى %1 × %2</translation>
    </message>
    <message>
        <source>Add the frame</source>
        <translation>إضافة الإطار</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>إزالة الإطار</translation>
    </message>
    <message>
        <source>Add signs</source>
        <translation>إضافة الإشارات</translation>
    </message>
    <message>
        <source>Remove signs</source>
        <translation>إزالة الإشارات</translation>
    </message>
    <message>
        <source>Replace colour %1 with %2</source>
        <translation>استبدال اللون %1 بـ %2</translation>
    </message>
    <message>
        <source>Recolour to match</source>
        <translation>إعادة تلوين للمطابقة</translation>
    </message>
    <message>
        <source>All placed pieces already match.</source>
        <translation>كل القطع الموضوعة متطابقة بالفعل.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n edge(s).</source>
        <translation>
            <numerusform>تغيّر %n ضلع.</numerusform>
            <numerusform>تغيّر %n ضلع.</numerusform>
            <numerusform>تغيّر %n ضلعان.</numerusform>
            <numerusform>تغيّرت %n أضلاع.</numerusform>
            <numerusform>تغيّر %n ضلعًا.</numerusform>
            <numerusform>تغيّر %n ضلع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>انعكاس أفقي</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>انعكاس رأسي</translation>
    </message>
    <message>
        <source>Each piece is now its mirror image. Rotating the old piece may not give the new one.</source>
        <translation>كل قطعة الآن صورتها في المرآة. قد لا يعطي تدوير القطعة القديمة القطعة الجديدة.</translation>
    </message>
    <message>
        <source>Rotate the board clockwise</source>
        <translation>تدوير اللوحة مع عقارب الساعة</translation>
    </message>
    <message>
        <source>Rotate the board anticlockwise</source>
        <translation>تدوير اللوحة عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Make a puzzle from the board</source>
        <translation>إنشاء أحجية من اللوحة</translation>
    </message>
    <message>
        <source>The pieces are shuffled in the tray. The board is stored as the solution.</source>
        <translation>القطع مخلوطة في الصينية. وحُفظت اللوحة حلًا.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to paint. Place one there first.</source>
        <translation>لا قطعة على %1 لرسمها. ضع قطعة هناك أولًا.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>‏%1 مقفلة. افتحها أولًا.</translation>
    </message>
    <message>
        <source>Change the rim rule</source>
        <translation>تغيير قاعدة الحافة</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n piece(s)</source>
        <translation>
            <numerusform>إدخال %n قطعة</numerusform>
            <numerusform>إدخال %n قطعة</numerusform>
            <numerusform>إدخال %n قطعتين</numerusform>
            <numerusform>إدخال %n قطع</numerusform>
            <numerusform>إدخال %n قطعة</numerusform>
            <numerusform>إدخال %n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the rotation of pieces</source>
        <translation>جعل القطع تحافظ على تدويرها</translation>
    </message>
    <message>
        <source>Allow pieces to rotate</source>
        <translation>السماح بتدوير القطع</translation>
    </message>
    <message>
        <source>The pieces are now listed in their rotation on the board.</source>
        <translation>القطع مسرودة الآن بتدويرها على اللوحة.</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleFacts</name>
    <message>
        <source>%1 on the frame, %2 inside</source>
        <translation>%1 على الإطار، %2 في الداخل</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) placed, score %1 of %2</source>
        <translation>
            <numerusform>وُضعت %n قطعة، الدرجة %1 من %2</numerusform>
            <numerusform>وُضعت %n قطعة، الدرجة %1 من %2</numerusform>
            <numerusform>وُضعت %n قطعتان، الدرجة %1 من %2</numerusform>
            <numerusform>وُضعت %n قطع، الدرجة %1 من %2</numerusform>
            <numerusform>وُضعت %n قطعة، الدرجة %1 من %2</numerusform>
            <numerusform>وُضعت %n قطعة، الدرجة %1 من %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>الحجم:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <translation>القطع:</translation>
    </message>
    <message>
        <source>Colours:</source>
        <translation>الألوان:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>القواعد:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>التلميحات:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>اللوحة:</translation>
    </message>
    <message>
        <source>%1 only on the frame, %2 others</source>
        <translation>%1 على الإطار فقط، %2 غيرها</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>%1 is building its first board</source>
        <translation>‏⁨%1⁩ يبني لوحته الأولى</translation>
    </message>
    <message>
        <source>The board shows the result of a search. Keep it or go back first.</source>
        <translation>تعرض اللوحة نتيجة بحث. احتفظ بها أو ارجع أولًا.</translation>
    </message>
    <message>
        <source>A search is running on this board. Stop it first.</source>
        <translation>يجري بحث على هذه اللوحة. أوقفه أولًا.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفظ</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ارجع</translation>
    </message>
    <message>
        <source>Put this board into the puzzle. Undo brings the old board back</source>
        <translation>وضع هذه اللوحة في الأحجية. التراجع يعيد اللوحة السابقة</translation>
    </message>
    <message>
        <source>Discard the result and show the puzzle’s own board again</source>
        <translation>تجاهل النتيجة وإظهار لوحة الأحجية نفسها من جديد</translation>
    </message>
    <message>
        <source>Finished: %1 found no full board</source>
        <translation>انتهى: لم يجد ⁨%1⁩ أي لوحة كاملة</translation>
    </message>
    <message>
        <source>Replay of %2 at %1, %3</source>
        <translation>إعادة عرض ⁨%2⁩ عند %1، %3</translation>
    </message>
    <message>
        <source>Board %1 of the population of %2, %3</source>
        <translation>اللوحة %1 من جماعة ⁨%2⁩، %3</translation>
    </message>
    <message>
        <source>Solved by %1 in %2</source>
        <translation>حلّها ⁨%1⁩ في %2</translation>
    </message>
    <message>
        <source>Finished: the best board of %1, %2</source>
        <translation>انتهى: أفضل لوحة من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Stopped: the best board of %1, %2</source>
        <translation>أُوقف: أفضل لوحة من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>From the race, before its end: the best board of %1, %2</source>
        <translation>من السباق، قبل النهاية: أفضل لوحة من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Paused: the current board of %1, %2</source>
        <translation>متوقف مؤقتًا: اللوحة الحالية من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Live: the current board of %1, %2</source>
        <translation>مباشر: اللوحة الحالية من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Paused: the best board of %1, %2</source>
        <translation>متوقف مؤقتًا: أفضل لوحة من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>Live: the best board of %1, %2</source>
        <translation>مباشر: أفضل لوحة من ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · البذرة %2</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>حُلّت: %1.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>تم الحل!</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>إيقاف البحث</translation>
    </message>
    <message>
        <source>Stop the search. Its best board stays on display</source>
        <translation>إيقاف البحث. تبقى أفضل لوحاته معروضة</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>الاحتفاظ بهذه اللوحة</translation>
    </message>
    <message>
        <source>Put the board into the puzzle. Undo brings the old board back</source>
        <translation>وضع اللوحة في الأحجية. التراجع يعيد اللوحة السابقة</translation>
    </message>
    <message>
        <source>Show the puzzle’s own board again</source>
        <translation>إظهار لوحة الأحجية نفسها من جديد</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>حُلّت.</translation>
    </message>
    <message>
        <source>Before the first step of %1, %2</source>
        <translation>قبل الخطوة الأولى من ⁨%1⁩، %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleStatus</name>
    <message>
        <source>How much of the puzzle is solved, wrong or empty</source>
        <translation>ما حُلّ من الأحجية وما فيها من خطأ أو فراغ</translation>
    </message>
    <message>
        <source>The cell under the mouse or cursor, and what is in it</source>
        <translation>الخانة تحت الفأرة أو المؤشر ومحتواها</translation>
    </message>
    <message>
        <source>Speed and running time of the search</source>
        <translation>سرعة البحث ومدة تشغيله</translation>
    </message>
    <message>
        <source>%1 evaluations/s · %2</source>
        <translation>‏%1 تقييم/ث · %2</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>متوقف مؤقتًا · %1</translation>
    </message>
    <message>
        <source>Resuming · %1</source>
        <translation>يُستأنف · %1</translation>
    </message>
</context>
<context>
    <name>tessera::RaceDialog</name>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>How long each search may run. Its clock stops while another search has its turn.</source>
        <translation>كم يجوز أن يجري كل بحث. تتوقف ساعته حين يكون الدور لغيره.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>سباق</translation>
    </message>
    <message>
        <source>&amp;Time for each:</source>
        <translation>ال&amp;وقت لكل منها:</translation>
    </message>
    <message>
        <source>&amp;Seeds for each:</source>
        <translation>ال&amp;بذور لكل منها:</translation>
    </message>
    <message>
        <source>&amp;First seed:</source>
        <translation>البذرة الأ&amp;ولى:</translation>
    </message>
    <message>
        <source>&amp;Methods:</source>
        <translation>ال&amp;طرائق:</translation>
    </message>
    <message>
        <source>Start &amp;race</source>
        <translation>ابدأ ال&amp;سباق</translation>
    </message>
    <message>
        <source>Start a search with each of the selected methods on this puzzle</source>
        <translation>بدء بحث بكل من الطرائق المختارة على هذه الأحجية</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>&amp;Evaluations for each:</source>
        <translation>ال&amp;تقييمات لكل منها:</translation>
    </message>
    <message numerus="yes">
        <source>%n search(es), %1 at a time</source>
        <translation>
            <numerusform>%n عملية بحث، %1 في الوقت نفسه</numerusform>
            <numerusform>%n عملية بحث، %1 في الوقت نفسه</numerusform>
            <numerusform>%n عمليتا بحث، %1 في الوقت نفسه</numerusform>
            <numerusform>%n عمليات بحث، %1 في الوقت نفسه</numerusform>
            <numerusform>%n عملية بحث، %1 في الوقت نفسه</numerusform>
            <numerusform>%n عملية بحث، %1 في الوقت نفسه</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2 evaluations each.</source>
        <translation>%1، لكل منها %2 تقييم.</translation>
    </message>
    <message>
        <source>%1: about %2 if the processor is otherwise idle.</source>
        <translation>‏%1: نحو %2 إن لم يشغل المعالجَ شيء آخر.</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>‏%1: %2 على الأكثر.</translation>
    </message>
    <message>
        <source>The methods in the race, with defaults or presets</source>
        <translation>طرائق السباق، بقيم افتراضية أو إعدادات مسبقة</translation>
    </message>
    <message>
        <source>Choose at least one method.</source>
        <translation>اختر طريقة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Set a time limit or an evaluation limit first.</source>
        <translation>حدّد أولًا حدًّا للوقت أو للتقييمات.</translation>
    </message>
</context>
<context>
    <name>tessera::RaceStart</name>
    <message>
        <source>Race th&amp;ese methods</source>
        <translation>سباق بين هذه الطرائ&amp;ق</translation>
    </message>
    <message>
        <source>Start a search with the defaults of each of these methods</source>
        <translation>ابدأ بحثًا بكل طريقة من هذه الطرائق بقيمها الافتراضية</translation>
    </message>
    <message>
        <source>Choose metho&amp;ds…</source>
        <translation>اختر ال&amp;طرائق…</translation>
    </message>
    <message>
        <source>Choose methods, presets, limits and seeds first</source>
        <translation>اختر أولًا الطرائق والإعدادات المسبقة والحدود والبذور</translation>
    </message>
    <message numerus="yes">
        <source>Race %n method(s) on %1</source>
        <translation>
            <numerusform>%n طريقة تتسابق في ⁨%1⁩</numerusform>
            <numerusform>%n طريقة تتسابق في ⁨%1⁩</numerusform>
            <numerusform>%n طريقتان تتسابقان في ⁨%1⁩</numerusform>
            <numerusform>%n طرائق تتسابق في ⁨%1⁩</numerusform>
            <numerusform>%n طريقة تتسابق في ⁨%1⁩</numerusform>
            <numerusform>%n طريقة تتسابق في ⁨%1⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::RecordsFile</name>
    <message>
        <source>A board with score %1 failed the score check, so it was not saved to the records file.</source>
        <translation>لم تجتز لوحة درجتها %1 فحص الدرجة، فلم تُحفظ في ملف الأرقام القياسية.</translation>
    </message>
    <message>
        <source>%1 is not a records file. Give the records another file.</source>
        <translation>⁨%1⁩ ليس ملف أرقام قياسية. اختر ملفًا آخر للأرقام القياسية.</translation>
    </message>
</context>
<context>
    <name>tessera::RecordsPanel</name>
    <message>
        <source>Place record</source>
        <translation>وضع الرقم القياسي</translation>
    </message>
    <message>
        <source>Place the selected record on the board as one undo step</source>
        <translation>وضع الرقم القياسي المحدد على اللوحة خطوةً واحدة يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>Export records…</source>
        <translation>تصدير الأرقام القياسية…</translation>
    </message>
    <message>
        <source>Export all records of this puzzle as a table for other programs</source>
        <translation>تصدير كل الأرقام القياسية لهذه الأحجية جدولًا لبرامج أخرى</translation>
    </message>
    <message>
        <source>Best boards found for this puzzle</source>
        <translation>أفضل لوحات وُجدت لهذه الأحجية</translation>
    </message>
    <message>
        <source>The best boards found so far. Enter or a double click places one on the board.</source>
        <translation>أفضل اللوحات حتى الآن. Enter أو النقر المزدوج يضع إحداها على اللوحة.</translation>
    </message>
    <message>
        <source>No search has found a full board of this puzzle yet. The best ones appear here.</source>
        <translation>لم تجد أي عملية بحث لوحة كاملة لهذه الأحجية بعد. تظهر أفضلها هنا.</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>الأفضل: %1 من %2</translation>
    </message>
    <message>
        <source>Place a record (%1 of %2)</source>
        <translation>وضع رقم قياسي (%1 من %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 a method, 2 the part of it that found a board</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>when a board was found</extracomment>
        <translation>وُجدت</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>after how much running time a board was found</extracomment>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Open an edge-matching puzzle first.</source>
        <translation>افتح أولًا أحجية مطابقة أضلاع.</translation>
    </message>
</context>
<context>
    <name>tessera::ReplayBar</name>
    <message>
        <source>P&amp;revious improvement</source>
        <translation>التحسين ال&amp;سابق</translation>
    </message>
    <message>
        <source>Show the best board before this one</source>
        <translation>إظهار أفضل لوحة قبل هذه</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>إعادة الع&amp;رض</translation>
    </message>
    <message>
        <source>Play the improvements of the search</source>
        <translation>تشغيل تحسينات البحث</translation>
    </message>
    <message>
        <source>&amp;Next improvement</source>
        <translation>التحسين ال&amp;تالي</translation>
    </message>
    <message>
        <source>Show the best board after this one</source>
        <translation>إظهار أفضل لوحة بعد هذه</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>سرعة الإعادة</translation>
    </message>
    <message>
        <source>How many improvements are played per second</source>
        <translation>كم تحسينًا يُعرض في الثانية</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/ث</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation>لحظة البحث</translation>
    </message>
    <message>
        <source>The improvements of the search. The board shows the selected one.</source>
        <translation>تحسينات البحث. تعرض اللوحة المحدد منها.</translation>
    </message>
    <message>
        <source>Stop repla&amp;y</source>
        <translation>إيقاف إعادة الع&amp;رض</translation>
    </message>
    <message>
        <source>There is no further improvement.</source>
        <translation>لا تحسين آخر.</translation>
    </message>
    <message>
        <source>There is no search to replay.</source>
        <translation>لا بحث لإعادة عرضه.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 · %4</source>
        <translation>%1 من %2 · %3 · %4</translation>
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
        <translation>مقارنةً بـ</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>الأحجية</translation>
    </message>
    <message>
        <source>The puzzles shown in the charts and the comparison</source>
        <translation>الأحاجي المعروضة في المخططات والمقارنة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>الانحراف</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>النجاح</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>التقييمات</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>في الثانية</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
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
        <translation>الأثر</translation>
    </message>
    <message>
        <source>p type</source>
        <translation>نوع p</translation>
    </message>
    <message>
        <source>The score that the runs must reach</source>
        <translation>الدرجة التي يجب أن تبلغها التشغيلات</translation>
    </message>
    <message>
        <source>No run has finished yet.</source>
        <translation>لم ينته تشغيل بعد.</translation>
    </message>
    <message>
        <source>Runs that reached the target, %</source>
        <translation>تشغيلات بلغت الهدف، %</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;جدول</translation>
    </message>
    <message>
        <source>A row for each method</source>
        <translation>صف لكل طريقة</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>ال&amp;تشغيلات</translation>
    </message>
    <message>
        <source>A row for each run; a double click opens it</source>
        <translation>صف لكل تشغيل؛ يفتحه النقر المزدوج</translation>
    </message>
    <message>
        <source>&amp;Box plots</source>
        <translation>المخططات ال&amp;صندوقية</translation>
    </message>
    <message>
        <source>Scores o&amp;ver time</source>
        <translation>الدرجات عبر الز&amp;من</translation>
    </message>
    <message>
        <source>Time to tar&amp;get</source>
        <translation>الزمن حتى ال&amp;هدف</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>الم&amp;قارنة</translation>
    </message>
    <message>
        <source>&amp;Puzzle:</source>
        <translation>الأ&amp;حجية:</translation>
    </message>
    <message>
        <source>X &amp;axis:</source>
        <translation>المحو&amp;ر الأفقي:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <translation>ال&amp;هدف:</translation>
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
        <translation>الأجيال</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>العيّنة</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Mann–Whitney tests show whether methods differ by more than chance. Each puzzle of a group counts once, by its median. p (Holm) is corrected for all pairs.</source>
        <translation>تُظهر اختبارات Mann–Whitney هل تختلف الطرائق بأكثر من الصدفة. تُحسب كل أحجية في المجموعة مرة واحدة بوسيطها. وp (Holm) مصحَّح لكل الأزواج.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>عند %1</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>المنشور</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <translation>%1 (الأفضل %2)</translation>
    </message>
    <message>
        <source>%1: time to %2 of %3</source>
        <translation>‏%1: الزمن حتى %2 من %3</translation>
    </message>
    <message>
        <source>%1: scores over time, full score %2</source>
        <translation>‏%1: الدرجات عبر الزمن، الدرجة الكاملة %2</translation>
    </message>
    <message>
        <source>%1: scores, full score %2</source>
        <translation>‏%1: الدرجات، الدرجة الكاملة %2</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>التحلي&amp;ل</translation>
    </message>
    <message>
        <source>Tests over all puzzles, ranks, times and profiles</source>
        <translation>اختبارات على كل الأحجيات ورتب وأزمنة وملفات أداء</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1 % من التشغيلات</translation>
    </message>
</context>
<context>
    <name>tessera::RunActions</name>
    <message>
        <source>S&amp;ave the run…</source>
        <translation>حفظ الت&amp;شغيل…</translation>
    </message>
    <message>
        <source>Save the search with all its best boards, to open, replay and repeat it later</source>
        <translation>حفظ البحث بكل أفضل لوحاته، لفتحه وإعادة عرضه وتكراره لاحقًا</translation>
    </message>
    <message>
        <source>The run file is incomplete. Everything before the damage was loaded.</source>
        <translation>ملف التشغيل غير مكتمل. حُمّل كل ما يسبق القطع.</translation>
    </message>
    <message>
        <source>There is no run to save yet: start a search first.</source>
        <translation>لا تشغيل لحفظه بعد: ابدأ بحثًا أولًا.</translation>
    </message>
    <message>
        <source>Resume from a checkpoint…</source>
        <translation>استئناف من نقطة حفظ…</translation>
    </message>
    <message>
        <source>Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run</source>
        <translation>استئناف بحث لم يكتمل من نقطة حفظ لـ solve --checkpoint أو من تشغيل محفوظ</translation>
    </message>
    <message>
        <source>This file has no unfinished search to resume.</source>
        <translation>لا يحوي هذا الملف بحثًا غير مكتمل لاستئنافه.</translation>
    </message>
    <message>
        <source>Save t&amp;he curve…</source>
        <translation>حفظ المن&amp;حنى…</translation>
    </message>
    <message>
        <source>Save the score over time as a picture or a table</source>
        <translation>حفظ الدرجة عبر الزمن صورةً أو جدولًا</translation>
    </message>
    <message>
        <source>There is no curve to save yet: start a search first.</source>
        <translation>لا منحنى لحفظه بعد: ابدأ بحثًا أولًا.</translation>
    </message>
    <message>
        <source>%1: full score %2</source>
        <translation>‏%1: الدرجة الكاملة %2</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>حفظ التشغيل</translation>
    </message>
    <message>
        <source>Save the curve</source>
        <translation>حفظ المنحنى</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1 (منحنى)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The search cannot be resumed from this file, because its state is too large.</source>
        <translation>لا يمكن استئناف البحث من هذا الملف لأن حالته كبيرة جدًا.</translation>
    </message>
</context>
<context>
    <name>tessera::ScorePanel</name>
    <message numerus="yes">
        <source>last improvement %n s ago</source>
        <translation>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
            <numerusform>آخر تحسّن قبل %n ث</numerusform>
        </translation>
    </message>
    <message>
        <source>last improvement %1 ago</source>
        <translation>آخر تحسّن قبل %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Slow down the search to watch each step, with an explanation above the board</source>
        <translation>إبطاء البحث لمشاهدة كل خطوة، مع شرح فوق اللوحة</translation>
    </message>
    <message>
        <source>Show the &amp;current board</source>
        <translation>إظهار اللوحة ال&amp;حالية</translation>
    </message>
    <message>
        <source>The best score so far, and the maximum score</source>
        <translation>أفضل درجة حتى الآن والدرجة القصوى</translation>
    </message>
    <message>
        <source>Points missing from the maximum score</source>
        <translation>النقاط الناقصة عن الدرجة القصوى</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>إظهار إعدادات هذا البحث</translation>
    </message>
    <message>
        <source>Show the board that the method is changing now, instead of its best board</source>
        <translation>إظهار اللوحة التي تغيّرها الطريقة الآن بدل أفضل لوحة</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>السرعة الكاملة</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n خطوة في الثانية</numerusform>
            <numerusform>%n خطوة في الثانية</numerusform>
            <numerusform>%n خطوتان في الثانية</numerusform>
            <numerusform>%n خطوات في الثانية</numerusform>
            <numerusform>%n خطوة في الثانية</numerusform>
            <numerusform>%n خطوة في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>إعدادات البحث</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>لا بحث بعد</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>at %1 of %2</source>
        <translation>عند %1 من %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>resuming: repeating the last seconds</source>
        <translation>يُستأنف: يعيد الثواني الأخيرة</translation>
    </message>
    <message>
        <source>%1 evaluations/s</source>
        <translation>%1 تقييمًا/ث</translation>
    </message>
    <message>
        <source>No full board yet</source>
        <translation>لا لوحة كاملة بعد</translation>
    </message>
</context>
<context>
    <name>tessera::SearchController</name>
    <message>
        <source>There is no method “%1”.</source>
        <translation>لا توجد طريقة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The search found no full board.</source>
        <translation>لم يجد البحث أي لوحة كاملة.</translation>
    </message>
    <message>
        <source>This method cannot resume from the saved state. Start a new search.</source>
        <translation>لا يمكن لهذه الطريقة الاستئناف من الحالة المحفوظة. ابدأ بحثًا جديدًا.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes exactly where it stopped.</source>
        <translation>البحث بطريقة %1 في «⁨%2⁩» يُستأنف من حيث توقف تمامًا.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes where it stopped, but first repeats its last work.</source>
        <translation>البحث بطريقة %1 في «⁨%2⁩» يُستأنف من حيث توقف، لكنه يعيد أولًا عمله الأخير.</translation>
    </message>
    <message>
        <source>%1 in “%2” resumes from its best board, because no state was saved.</source>
        <translation>البحث بطريقة %1 في «⁨%2⁩» يُستأنف من أفضل لوحة له، لأنه لم تُحفظ أي حالة.</translation>
    </message>
    <message>
        <source>%1 in “%2” restarts from the beginning, because no state was saved.</source>
        <translation>البحث بطريقة %1 في «⁨%2⁩» يبدأ من البداية، لأنه لم تُحفظ أي حالة.</translation>
    </message>
    <message>
        <source>Target score reached: %1</source>
        <translation>بُلغت الدرجة المستهدفة: %1</translation>
    </message>
    <message>
        <source>Time limit reached: %1</source>
        <translation>انتهى الوقت المحدد: %1</translation>
    </message>
    <message>
        <source>Evaluation limit reached: %1</source>
        <translation>بُلغ حد التقييمات: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>أُوقف: %1</translation>
    </message>
    <message>
        <source>From the race, before its end: %1</source>
        <translation>من السباق، قبل النهاية: %1</translation>
    </message>
    <message>
        <source>Nothing left to try: %1</source>
        <translation>لم يبق ما يُجرّب: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>تم الحل: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) back: %1</source>
        <extracomment>1 what happened in that step</extracomment>
        <translation>
            <numerusform>قبل %n خطوة: %1</numerusform>
            <numerusform>قبل %n خطوة: %1</numerusform>
            <numerusform>قبل %n خطوتين: %1</numerusform>
            <numerusform>قبل %n خطوات: %1</numerusform>
            <numerusform>قبل %n خطوة: %1</numerusform>
            <numerusform>قبل %n خطوة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried, and there is no solution: %1</source>
        <translation>جُرّب كل شيء ولا يوجد حل: %1</translation>
    </message>
</context>
<context>
    <name>tessera::SearchForm</name>
    <message>
        <source>From a file…</source>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>The preset that “tessera tune” has written to a file</source>
        <translation>الإعداد المسبق الذي كتبه «tessera tune» في ملف</translation>
    </message>
    <message>
        <source>Open preset</source>
        <translation>فتح إعداد مسبق</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>إعدادات مسبقة (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>%1: this preset is for another kind of puzzle.</source>
        <translation>‏‎%1: هذا الإعداد المسبق لنوع آخر من الأحاجي.</translation>
    </message>
    <message>
        <source>The search method</source>
        <translation>طريقة البحث</translation>
    </message>
    <message>
        <source>How this method works, and which scores it has reached</source>
        <translation>كيف تعمل هذه الطريقة، والدرجات التي بلغتها</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>قيم وسائط من بحث منشور، أو قيم مجرّبة</translation>
    </message>
    <message>
        <source>The board that the search starts from</source>
        <translation>اللوحة التي يبدأ بها البحث</translation>
    </message>
    <message>
        <source>The same seed, threads and number of evaluations give the same board again</source>
        <translation>البذرة والخيوط والتقييمات نفسها تعطي اللوحة نفسها ثانية</translation>
    </message>
    <message>
        <source>About the method</source>
        <translation>حول الطريقة</translation>
    </message>
    <message>
        <source>Choose a new random seed</source>
        <translation>اختيار بذرة عشوائية جديدة</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>لوحة عشوائية</translation>
    </message>
    <message>
        <source>A greedy board</source>
        <translation>لوحة جشعة</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>اللوحة الحالية</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>ال&amp;طريقة:</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>إعداد م&amp;سبق:</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Start &amp;from:</source>
        <translation>البدء م&amp;ن:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>الب&amp;ذرة:</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>حد ال&amp;وقت:</translation>
    </message>
    <message>
        <source>E&amp;valuations:</source>
        <translation>الت&amp;قييمات:</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>القيم الافتراضية</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>قيم مخصصة</translation>
    </message>
    <message>
        <source>The number of threads for methods that can share their work. Another number gives another result, even with the same seed.</source>
        <translation>عدد الخيوط للطرائق التي تستطيع اقتسام عملها. العدد الآخر يعطي نتيجة أخرى ولو بالبذرة نفسها.</translation>
    </message>
    <message>
        <source>T&amp;hreads:</source>
        <translation>ال&amp;خيوط:</translation>
    </message>
    <message>
        <source>The method’s choice</source>
        <translation>اختيار الطريقة</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Stops the search after this many seconds</source>
        <translation>يوقف البحث بعد هذا العدد من الثواني</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Stops the search after this many evaluations. Such a search is repeatable</source>
        <translation>يوقف البحث بعد هذا العدد من التقييمات. وبذلك يمكن تكراره</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>processor time</source>
        <translation>زمن المعالج</translation>
    </message>
    <message>
        <source>Processor time leaves out other programs and so keeps searches comparable. It adds up all threads.</source>
        <translation>لا يشمل زمن المعالج البرامج الأخرى، فتبقى عمليات البحث قابلة للمقارنة. ويجمع كل الخيوط.</translation>
    </message>
    <message>
        <source>The kind of time that the limit counts</source>
        <translation>نوع الوقت الذي يحسبه الحد</translation>
    </message>
    <message>
        <source>Show or hide the preset, the parameters, the start and the evaluations</source>
        <translation>إظهار أو إخفاء الإعداد المسبق والوسائط والبداية والتقييمات</translation>
    </message>
</context>
<context>
    <name>tessera::SearchNumbersView</name>
    <message>
        <source>Best score:</source>
        <translation>أفضل درجة:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>الزمن:</translation>
    </message>
    <message>
        <source>Evaluations/s:</source>
        <translation>تقييم/ث:</translation>
    </message>
    <message>
        <source>Evaluations:</source>
        <translation>التقييمات:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1, %2 % of a core</source>
        <translation>%1، %2 % من نواة</translation>
    </message>
    <message>
        <source>%1, %2 % of a core per thread</source>
        <translation>%1، %2 % من نواة لكل خيط</translation>
    </message>
</context>
<context>
    <name>tessera::SearchPanel</name>
    <message>
        <source>No result yet. Run a search first.</source>
        <translation>لا نتيجة بعد. أجرِ بحثًا أولًا.</translation>
    </message>
    <message>
        <source>No search is running.</source>
        <translation>لا بحث جارٍ.</translation>
    </message>
    <message>
        <source>No stopped search to resume.</source>
        <translation>لا بحث متوقف لاستئنافه.</translation>
    </message>
    <message>
        <source>Resume the search. %1</source>
        <translation>استئناف البحث. %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>Paused. %1</source>
        <translation>متوقف مؤقتًا. %1</translation>
    </message>
    <message>
        <source>There is no earlier step. Take some steps first.</source>
        <translation>لا خطوة سابقة. خذ بضع خطوات أولًا.</translation>
    </message>
    <message>
        <source>Show the settings of this search</source>
        <translation>إظهار إعدادات هذا البحث</translation>
    </message>
</context>
<context>
    <name>tessera::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The same settings and seed give the same puzzle everywhere</source>
        <translation>الإعدادات والبذرة نفسها تعطي الأحجية نفسها في كل مكان</translation>
    </message>
    <message>
        <source>Choose another random seed</source>
        <translation>اختيار بذرة عشوائية أخرى</translation>
    </message>
</context>
<context>
    <name>tessera::SessionKeeper</name>
    <message>
        <source>Tessera closed unexpectedly. This is your unsaved work of %1.</source>
        <translation>أُغلق Tessera على نحو غير متوقع. هذا عملك غير المحفوظ من %1.</translation>
    </message>
    <message>
        <source>Keep the puzzle</source>
        <translation>احتفظ بالأحجية</translation>
    </message>
    <message>
        <source>Work with this recovered version. It is not saved yet</source>
        <translation>العمل على هذه النسخة المستردة. لم تُحفظ بعد</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Return to the version in the file</source>
        <translation>العودة إلى النسخة التي في الملف</translation>
    </message>
    <message>
        <source>Close this puzzle</source>
        <translation>إغلاق هذه الأحجية</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies. Save your work often. %1</source>
        <translation>لا يستطيع Tessera حفظ نسخ الاسترداد. احفظ عملك كثيرًا. %1</translation>
    </message>
    <message>
        <source>Resume search</source>
        <translation>استئناف البحث</translation>
    </message>
    <message>
        <source>Resume the search where it stopped</source>
        <translation>استئناف البحث من حيث توقف</translation>
    </message>
    <message>
        <source>Search from this board</source>
        <translation>البحث من هذه اللوحة</translation>
    </message>
    <message>
        <source>Place the best board and start a new search from it, with the same method, parameters and limits</source>
        <translation>وضع أفضل لوحة والبحث من جديد منها بالطريقة والوسائط والحدود نفسها</translation>
    </message>
    <message>
        <source>You closed Tessera (%1) before the search ended. The search is paused.</source>
        <translation>أغلقت Tessera ‏(%1) قبل انتهاء البحث. البحث متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>This is the result of a search when you closed Tessera (%1). Keep its board or go back.</source>
        <translation>هذه نتيجة بحث عند إغلاق Tessera ‏(%1). احتفظ بلوحته أو ارجع.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly (%1) before the search ended. The search is paused.</source>
        <translation>أُغلق Tessera على نحو غير متوقع (%1) قبل انتهاء البحث. البحث متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>Tessera closed unexpectedly. This is the result of a search at %1. Keep its board or go back.</source>
        <translation>أُغلق Tessera على نحو غير متوقع. هذه نتيجة بحث (%1). احتفظ بلوحته أو ارجع.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its searches cannot be restored</source>
        <translation>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
            <numerusform>تعذّر استرداد %n من عمليات بحثها</numerusform>
        </translation>
    </message>
    <message>
        <source>Another tab contains the recovered work of “%1”.</source>
        <translation>يحوي لسان آخر العمل المسترد من «⁨%1⁩».</translation>
    </message>
    <message numerus="yes">
        <source>%n other tab(s) contain recovered work.</source>
        <translation>
            <numerusform>يحوي %n من الألسنة الأخرى عملًا مستردًا.</numerusform>
            <numerusform>يحوي %n لسان آخر عملًا مستردًا.</numerusform>
            <numerusform>يحوي %n من الألسنة الأخرى عملًا مستردًا.</numerusform>
            <numerusform>تحوي %n ألسنة أخرى عملًا مستردًا.</numerusform>
            <numerusform>يحوي %n لسانًا آخر عملًا مستردًا.</numerusform>
            <numerusform>يحوي %n لسان آخر عملًا مستردًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tab</source>
        <translation>إظهار اللسان</translation>
    </message>
    <message>
        <source>Go to that tab</source>
        <translation>الانتقال إلى ذلك اللسان</translation>
    </message>
    <message>
        <source>Tessera cannot save recovery copies, so it stays open. Some searches are paused. %1</source>
        <translation>لا يستطيع Tessera حفظ نسخ الاسترداد، لذلك يبقى مفتوحًا. بعض عمليات البحث متوقفة مؤقتًا. %1</translation>
    </message>
    <message>
        <source>%1 is open in another tab, so saving asks for a new name.</source>
        <translation>‏⁨%1⁩ مفتوح في لسان آخر، لذلك يُطلب اسم جديد عند الحفظ.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>tessera::SettingsDialog</name>
    <message>
        <source>C&amp;hange workspace with the search</source>
        <translation>ت&amp;بديل مساحة العمل مع البحث</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>إظهار مساحة المراقبة عند بدء البحث، ومساحة التحرير عند الاحتفاظ بنتيجته أو تجاهلها</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>لغة البرنامج</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Light or dark windows, or the system’s choice</source>
        <translation>نوافذ فاتحة أو داكنة، أو كما في النظام</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Preview of these tiles</source>
        <translation>معاينة هذه البلاطات</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>كالنظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>تباين عالٍ، داكن</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتح</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ال&amp;لغة:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>الألوا&amp;ن:</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>ال&amp;بلاطات:</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;عام</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ال&amp;مفاتيح</translation>
    </message>
    <message>
        <source>Sa&amp;ving and limits</source>
        <translation>الحفظ &amp;والحدود</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>القيم الافتراض&amp;ية</translation>
    </message>
    <message>
        <source>The language changes when you close this dialog, or at the next start if a race or an experiment is open.</source>
        <translation>تتغير اللغة عند إغلاق مربع الحوار هذا، أو عند التشغيل التالي إذا كان سباق أو تجربة مفتوحًا.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>The method that new searches use</source>
        <translation>الطريقة التي تستخدمها عمليات البحث الجديدة</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الإعداد المسبق</translation>
    </message>
    <message>
        <source>Parameter values from a paper, or values that work well</source>
        <translation>قيم وسائط من بحث منشور، أو قيم مجرّبة</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>كما في المرة السابقة</translation>
    </message>
    <message>
        <source>New searches</source>
        <translation>عمليات البحث الجديدة</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>ال&amp;طريقة:</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>الإعداد الم&amp;سبق:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>حد ال&amp;زمن:</translation>
    </message>
    <message>
        <source>&amp;Evaluations:</source>
        <translation>ال&amp;تقييمات:</translation>
    </message>
    <message>
        <source>Generated puzzles</source>
        <translation>الأحاجي المولّدة</translation>
    </message>
    <message>
        <source>P&amp;uzzle:</source>
        <translation>الأ&amp;حجية:</translation>
    </message>
    <message>
        <source>Re&amp;open files at startup</source>
        <translation>إعادة &amp;فتح الملفات عند بدء التشغيل</translation>
    </message>
    <message>
        <source>Searches at once</source>
        <translation>عمليات البحث المتزامنة</translation>
    </message>
    <message>
        <source>How many searches a new race or experiment runs at once. More than one per core makes none of them faster.</source>
        <translation>عدد عمليات البحث التي يجريها السباق الجديد أو التجربة الجديدة معًا. أكثر من واحدة لكل نواة لا يسرّع أيًا منها.</translation>
    </message>
    <message>
        <source>&amp;Searches at once:</source>
        <translation>عمليات ال&amp;بحث المتزامنة:</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>كل الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>Apply your changes and save all settings in a file, for use on another computer</source>
        <translation>تطبيق تغييراتك وحفظ كل الإعدادات في ملف لاستخدامها على جهاز آخر</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>Use the settings from a file that Tessera exported</source>
        <translation>استخدام إعدادات من ملف صدّره Tessera</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>استعادة الا&amp;فتراضية</translation>
    </message>
    <message>
        <source>Reset all settings, including keys and palettes</source>
        <translation>إعادة ضبط كل الإعدادات، ومنها المفاتيح ولوحات الألوان</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>تصدير الإعدادات</translation>
    </message>
    <message>
        <source>Settings (*.ini)</source>
        <translation>إعدادات (*.ini)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>استيراد الإعدادات</translation>
    </message>
    <message>
        <source>Settings (*.ini);;All files (*)</source>
        <translation>إعدادات (*.ini);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Restore default settings</source>
        <translation>استعادة الإعدادات الافتراضية</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be lost. This cannot be undone.</source>
        <translation>ستضيع كل إعداداتك ومفاتيحك ولوحات ألوانك. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>نسخ الاسترداد</translation>
    </message>
    <message>
        <source>How often unsaved work is copied, at least. After a crash, Tessera restores this copy</source>
        <translation>كم مرة على الأقل يُنسخ العمل غير المحفوظ. بعد الانهيار يستعيد Tessera هذه النسخة</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>خطوات التراجع</translation>
    </message>
    <message>
        <source>Fewer steps need less memory, which matters for large boards. Applies to puzzles opened from now on.</source>
        <translation>الخطوات الأقل تحتاج إلى ذاكرة أقل، وهذا مهم للوحات الكبيرة. يسري على الأحاجي التي تُفتح من الآن.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Re&amp;covery copies, at least every:</source>
        <translation>&amp;نسخ الاسترداد، كل:</translation>
    </message>
    <message>
        <source>&amp;Undo steps:</source>
        <translation>خطوات ال&amp;تراجع:</translation>
    </message>
    <message>
        <source>Restores searches, their results and races too. After a crash, unsaved work is always restored</source>
        <translation>يستعيد عمليات البحث ونتائجها والسباقات أيضًا. وبعد الانهيار يُستعاد العمل غير المحفوظ دائمًا</translation>
    </message>
    <message>
        <source>Memory per thread</source>
        <translation>الذاكرة لكل خيط</translation>
    </message>
    <message>
        <source>The most memory that each thread of a search uses for the boards of a beam or the trails of ants, whatever its parameters say. Nothing else is limited.</source>
        <translation>أقصى ذاكرة يستخدمها كل خيط من البحث للوحات الحزمة أو آثار النمل، أيًّا كانت وسائطه. ولا يُحد غير ذلك.</translation>
    </message>
    <message>
        <source>set by the search</source>
        <translation>بحسب البحث</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> م.ب</translation>
    </message>
    <message>
        <source>&amp;Memory per thread, at most:</source>
        <translation>ال&amp;ذاكرة لكل خيط، على الأكثر:</translation>
    </message>
    <message>
        <source>Show the start &amp;page when no puzzle is open</source>
        <translation>إظهار &amp;صفحة البداية حين لا تكون أي أحجية مفتوحة</translation>
    </message>
    <message>
        <source>Otherwise Tessera shows a sample puzzle</source>
        <translation>وإلا يعرض Tessera أحجية نموذجية</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>تقليل ال&amp;حركة</translation>
    </message>
    <message>
        <source>Do not flash changed cells, and do not animate a solved puzzle</source>
        <translation>بلا ومضات للخانات المتغيرة ولا حركة عند حل الأحجية</translation>
    </message>
    <message>
        <source>All your settings, keys and palettes will be replaced by those in “%1”. This cannot be undone.</source>
        <translation>ستُستبدل كل إعداداتك ومفاتيحك ولوحات ألوانك بما في «⁨%1⁩». لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>The settings were imported from “%1”.</source>
        <translation>استُوردت الإعدادات من «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>tessera::ShortcutsDialog</name>
    <message>
        <source>Keys and gestures</source>
        <translation>المفاتيح والإيماءات</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ترشيح</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>إظهار الصفوف التي تحوي هذه الكلمات فقط</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>الفأرة</translation>
    </message>
</context>
<context>
    <name>tessera::SolveActions</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Suggest the next move and go to its cell</source>
        <translation>اقتراح النقلة التالية والذهاب إلى خانتها</translation>
    </message>
    <message>
        <source>Place forced pieces</source>
        <translation>وضع القطع المحتومة</translation>
    </message>
    <message>
        <source>Fill all cells that only one piece fits</source>
        <translation>ملء كل الخانات التي لا تلائمها إلا قطعة واحدة</translation>
    </message>
    <message>
        <source>Check against the solution</source>
        <translation>المقارنة بالحل</translation>
    </message>
    <message>
        <source>Select the pieces that differ from the stored solution</source>
        <translation>تحديد القطع التي تخالف الحل المحفوظ</translation>
    </message>
    <message>
        <source>piece %1, %2</source>
        <translation>القطعة %1، %2</translation>
    </message>
    <message>
        <source>The board is full and everything matches.</source>
        <translation>اللوحة مليئة وكل شيء متطابق.</translation>
    </message>
    <message>
        <source>The piece on %1 does not match all its neighbours.</source>
        <translation>القطعة على %1 لا تطابق كل جيرانها.</translation>
    </message>
    <message>
        <source>No piece fits %1 any more. Remove a piece next to it.</source>
        <translation>لم تعد أي قطعة تلائم %1. أزل قطعة بجانبها.</translation>
    </message>
    <message>
        <source>Only one piece fits %1: %2.</source>
        <translation>قطعة واحدة فقط تلائم %1: %2.</translation>
    </message>
    <message>
        <source>In the stored solution, %1 has %2.</source>
        <translation>في الحل المحفوظ، %1 فيها %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the fewest possibilities: %n.</source>
        <translation>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
            <numerusform>أقل الاحتمالات في %1: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n forced piece(s)</source>
        <translation>
            <numerusform>وضع %n قطعة محتومة</numerusform>
            <numerusform>وضع %n قطعة محتومة</numerusform>
            <numerusform>وضع %n قطعتين محتومتين</numerusform>
            <numerusform>وضع %n قطع محتومة</numerusform>
            <numerusform>وضع %n قطعة محتومة</numerusform>
            <numerusform>وضع %n قطعة محتومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s). Now no piece fits %1.</source>
        <translation>
            <numerusform>وُضعت %n قطعة محتومة؛ والآن لا شيء يلائم %1.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة؛ والآن لا شيء يلائم %1.</numerusform>
            <numerusform>وُضعت %n قطعتان محتومتان؛ والآن لا شيء يلائم %1.</numerusform>
            <numerusform>وُضعت %n قطع محتومة؛ والآن لا شيء يلائم %1.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة؛ والآن لا شيء يلائم %1.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة؛ والآن لا شيء يلائم %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n forced piece(s).</source>
        <translation>
            <numerusform>وُضعت %n قطعة محتومة.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة.</numerusform>
            <numerusform>وُضعت %n قطعتان محتومتان.</numerusform>
            <numerusform>وُضعت %n قطع محتومة.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة.</numerusform>
            <numerusform>وُضعت %n قطعة محتومة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is forced. Every empty cell has several possibilities.</source>
        <translation>لا خانة محتومة. لكل خانة فارغة عدة احتمالات.</translation>
    </message>
    <message>
        <source>This puzzle has no stored solution.</source>
        <translation>لا يوجد حل محفوظ لهذه الأحجية.</translation>
    </message>
    <message>
        <source>The board matches the stored solution.</source>
        <translation>اللوحة مطابقة للحل المحفوظ.</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>لم توضع أي قطعة بعد.</translation>
    </message>
    <message numerus="yes">
        <source>All %n piece(s) match the stored solution.</source>
        <translation>
            <numerusform>كل القطع (%n) كما في الحل المحفوظ.</numerusform>
            <numerusform>القطعة الوحيدة (%n) كما في الحل المحفوظ.</numerusform>
            <numerusform>القطعتان (%n) كما في الحل المحفوظ.</numerusform>
            <numerusform>كل القطع (%n) كما في الحل المحفوظ.</numerusform>
            <numerusform>كل القطع (%n) كما في الحل المحفوظ.</numerusform>
            <numerusform>كل القطع (%n) كما في الحل المحفوظ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) differ from the stored solution and are now selected. There may be other solutions.</source>
        <translation>
            <numerusform>%n قطعة تخالف الحل المحفوظ وهي محددة الآن. قد توجد حلول أخرى.</numerusform>
            <numerusform>%n قطعة تخالف الحل المحفوظ وهي محددة الآن. قد توجد حلول أخرى.</numerusform>
            <numerusform>%n قطعتان تخالفان الحل المحفوظ وهما محددتان الآن. قد توجد حلول أخرى.</numerusform>
            <numerusform>%n قطع تخالف الحل المحفوظ وهي محددة الآن. قد توجد حلول أخرى.</numerusform>
            <numerusform>%n قطعة تخالف الحل المحفوظ وهي محددة الآن. قد توجد حلول أخرى.</numerusform>
            <numerusform>%n قطعة تخالف الحل المحفوظ وهي محددة الآن. قد توجد حلول أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>حل الباقي</translation>
    </message>
    <message>
        <source>Fill the empty cells by exact search. Placed pieces stay</source>
        <translation>ملء الخانات الفارغة ببحث دقيق. تبقى القطع الموضوعة</translation>
    </message>
    <message>
        <source>Every cell has a piece. There is nothing left to solve.</source>
        <translation>لكل خانة قطعة. لم يبق شيء للحل.</translation>
    </message>
    <message>
        <source>Solving the rest…</source>
        <translation>جارٍ حل الباقي…</translation>
    </message>
    <message>
        <source>Cancelled before a solution was found.</source>
        <translation>أُلغي قبل العثور على حل.</translation>
    </message>
    <message>
        <source>Solved. This is the only solution with the pieces that were placed.</source>
        <translation>تم الحل. هذا هو الحل الوحيد مع القطع الموضوعة.</translation>
    </message>
    <message>
        <source>Solved. There are other solutions with the pieces that were placed.</source>
        <translation>تم الحل. توجد حلول أخرى مع القطع الموضوعة.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>تم الحل.</translation>
    </message>
    <message>
        <source>There is no solution with the placed pieces. Remove some and try again.</source>
        <translation>لا حل مع القطع الموضوعة. أزل بعضها وحاول مرة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>No answer within %n second(s). Place more pieces and try again.</source>
        <translation>
            <numerusform>لم يُعثر على جواب خلال %n ثانية. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
            <numerusform>لم يُعثر على جواب خلال %n ثانية. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
            <numerusform>لم يُعثر على جواب خلال %n ثانيتين. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
            <numerusform>لم يُعثر على جواب خلال %n ثوانٍ. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
            <numerusform>لم يُعثر على جواب خلال %n ثانية. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
            <numerusform>لم يُعثر على جواب خلال %n ثانية. ضع قطعًا أكثر وحاول مرة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to solve the rest…</source>
        <translation>كل طرق حل الباقي…</translation>
    </message>
    <message>
        <source>List all solutions that keep the placed pieces, and step through them</source>
        <translation>سرد كل الحلول التي تبقي القطع الموضوعة والتنقل بينها</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>جارٍ البحث عن كل الحلول…</translation>
    </message>
    <message>
        <source>These pieces have no solution, however they are placed.</source>
        <translation>لا حل بهذه القطع كيفما وُضعت.</translation>
    </message>
    <message>
        <source>This puzzle has no solution with its hints.</source>
        <translation>لا حل لهذه الأحجية مع تلميحاتها.</translation>
    </message>
</context>
<context>
    <name>tessera::SortedTable</name>
    <message>
        <source>Headings</source>
        <translation>العناوين</translation>
    </message>
</context>
<context>
    <name>tessera::Sparkline</name>
    <message>
        <source>Between %1 and %2 so far</source>
        <translation>بين %1 و%2 حتى الآن</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>The file is missing</source>
        <translation>الملف مفقود</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>تتعذّر قراءة الملف</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>أحاجيك</translation>
    </message>
    <message>
        <source>No recent files. Create a puzzle, or open a file.</source>
        <translation>لا ملفات حديثة. أنشئ أحجية أو افتح ملفًا.</translation>
    </message>
    <message>
        <source>Return to the open puzzles and their searches</source>
        <translation>العودة إلى الأحاجي المفتوحة وعمليات البحث فيها</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>العودة إلى الأحجية</translation>
    </message>
    <message>
        <source>Recent puzzles</source>
        <translation>الأحاجي الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>Open this puzzle, like Enter</source>
        <translation>فتح هذه الأحجية، مثل Enter</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>إظهار في ال&amp;مجلد</translation>
    </message>
    <message>
        <source>Open the folder of this file</source>
        <translation>فتح مجلد هذا الملف</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>إ&amp;زالة من القائمة</translation>
    </message>
    <message>
        <source>Remove this puzzle from the list, like Delete. The file stays</source>
        <translation>إزالة هذه الأحجية من القائمة، مثل Delete. يبقى الملف</translation>
    </message>
    <message>
        <source>No puzzle is selected.</source>
        <translation>لم تُختر أي أحجية.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>1 is &quot;12 puzzles&quot;, 2 is &quot;5 solved&quot;</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجيتان</numerusform>
            <numerusform>%n أحاجٍ</numerusform>
            <numerusform>%n أحجية</numerusform>
            <numerusform>%n أحجية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n محلولة</numerusform>
            <numerusform>%n محلولة</numerusform>
            <numerusform>%n محلولتان</numerusform>
            <numerusform>%n محلولة</numerusform>
            <numerusform>%n محلولة</numerusform>
            <numerusform>%n محلولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open the folder %1.</source>
        <translation>لا يمكن فتح المجلد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file is too large for a picture</source>
        <translation>الملف أكبر من أن تُعرض صورته</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuActions</name>
    <message>
        <source>New S&amp;udoku…</source>
        <translation>&amp;سودوكو جديدة…</translation>
    </message>
    <message>
        <source>Generate a Sudoku or start with an empty grid</source>
        <translation>توليد سودوكو أو البدء بشبكة فارغة</translation>
    </message>
    <message>
        <source>Sudo&amp;ku</source>
        <translation>سودو&amp;كو</translation>
    </message>
    <message>
        <source>&amp;Pencil mode</source>
        <translation>وضع القلم ال&amp;رصاص</translation>
    </message>
    <message>
        <source>Type digits as pencil marks. Ctrl reverses this.</source>
        <translation>تُكتب الأرقام علامات بالرصاص. يعكس Ctrl ذلك.</translation>
    </message>
    <message>
        <source>Show &amp;candidates</source>
        <translation>إظهار ال&amp;مرشحات</translation>
    </message>
    <message>
        <source>Show the possible digits in empty cells</source>
        <translation>إظهار الأرقام الممكنة في الخانات الفارغة</translation>
    </message>
    <message>
        <source>Pencil in all c&amp;andidates</source>
        <translation>كتابة &amp;كل المرشحات</translation>
    </message>
    <message>
        <source>Add the possible digits of empty cells as pencil marks</source>
        <translation>إضافة الأرقام الممكنة للخانات الفارغة علاماتٍ بالرصاص</translation>
    </message>
    <message>
        <source>Clear pencil &amp;marks</source>
        <translation>مسح &amp;علامات الرصاص</translation>
    </message>
    <message>
        <source>Remove all pencil marks</source>
        <translation>إزالة كل علامات الرصاص</translation>
    </message>
    <message>
        <source>Make the digits &amp;givens</source>
        <translation>جعل الأرقام &amp;معطيات</translation>
    </message>
    <message>
        <source>The digits on the grid become the puzzle</source>
        <translation>تصبح الأرقام على الشبكة هي الأحجية</translation>
    </message>
    <message>
        <source>&amp;Free the givens</source>
        <translation>السما&amp;ح بتغيير المعطيات</translation>
    </message>
    <message>
        <source>Allow every digit to be changed</source>
        <translation>السماح بتغيير كل رقم</translation>
    </message>
    <message>
        <source>Fill singles</source>
        <translation>ملء المرشحات الوحيدة</translation>
    </message>
    <message>
        <source>Solve the rest</source>
        <translation>حل الباقي</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>إظهار الحل</translation>
    </message>
    <message>
        <source>The grid was copied as a picture.</source>
        <translation>نُسخت الشبكة صورةً.</translation>
    </message>
    <message>
        <source>The grid was copied as a line of digits.</source>
        <translation>نُسخت الشبكة سطرًا من الأرقام.</translation>
    </message>
    <message>
        <source>Copy as a &amp;line of digits</source>
        <translation>نسخ ك&amp;سطر أرقام</translation>
    </message>
    <message>
        <source>Copy the grid as text, its digits in one line</source>
        <translation>نسخ الشبكة نصًا، بأرقامها في سطر واحد</translation>
    </message>
    <message>
        <source>The Sudoku was printed.</source>
        <translation>طُبعت السودوكو.</translation>
    </message>
    <message>
        <source>Fill all cells whose digits follow by singles</source>
        <translation>ملء كل الخانات التي تتبع أرقامها من المرشحات الوحيدة</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuDocument</name>
    <message numerus="yes">
        <source>%1 now holds %n Sudoku(s). Open it to choose one.</source>
        <translation>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكو: افتحه.</numerusform>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكو: افتحه.</numerusform>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكو: افتحه للاختيار.</numerusform>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكوات: افتحه للاختيار منها.</numerusform>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكو: افتحه للاختيار منها.</numerusform>
            <numerusform>يحوي ⁨%1⁩ الآن %n سودوكو: افتحه للاختيار منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>إعادة تحميل الملف</translation>
    </message>
    <message>
        <source>%1 is a given and cannot be changed.</source>
        <translation>%1 معطى ولا يمكن تغييره.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>إفراغ %n خانة</numerusform>
            <numerusform>إفراغ %n خانة</numerusform>
            <numerusform>إفراغ %n خانتين</numerusform>
            <numerusform>إفراغ %n خانات</numerusform>
            <numerusform>إفراغ %n خانة</numerusform>
            <numerusform>إفراغ %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>Pencil mark %1</source>
        <translation>علامة رصاص %1</translation>
    </message>
    <message>
        <source>Pencil in all candidates</source>
        <translation>كتابة كل المرشحات</translation>
    </message>
    <message>
        <source>Clear the pencil marks</source>
        <translation>مسح علامات الرصاص</translation>
    </message>
    <message>
        <source>Clear the grid</source>
        <translation>إفراغ الشبكة</translation>
    </message>
    <message>
        <source>Make the digits givens</source>
        <translation>جعل الأرقام معطيات</translation>
    </message>
    <message>
        <source>Free the givens</source>
        <translation>السماح بتغيير المعطيات</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuListDialog</name>
    <message>
        <source>Sudokus in %1</source>
        <translation>السودوكوات في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الأحاجي</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2×%2 · %n given(s)</source>
        <translation>
            <numerusform>%1 · %2×%2 · %n معطى</numerusform>
            <numerusform>%1 · %2×%2 · %n معطى</numerusform>
            <numerusform>%1 · %2×%2 · %n معطيان</numerusform>
            <numerusform>%1 · %2×%2 · %n معطيات</numerusform>
            <numerusform>%1 · %2×%2 · %n معطى</numerusform>
            <numerusform>%1 · %2×%2 · %n معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message numerus="yes">
        <source>At most %n puzzle(s) at a time</source>
        <translation>
            <numerusform>%n أحجية معًا على الأكثر</numerusform>
            <numerusform>%n أحجية معًا على الأكثر</numerusform>
            <numerusform>%n أحجيتان معًا على الأكثر</numerusform>
            <numerusform>%n أحاجٍ معًا على الأكثر</numerusform>
            <numerusform>%n أحجية معًا على الأكثر</numerusform>
            <numerusform>%n أحجية معًا على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the selected puzzles in tabs</source>
        <translation>فتح الأحاجي المختارة في ألسنة</translation>
    </message>
    <message>
        <source>%1, puzzle %2</source>
        <translation>%1، الأحجية %2</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuPage</name>
    <message>
        <source>solved</source>
        <translation>محلولة</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s)</source>
        <translation>
            <numerusform>%n خانة فارغة</numerusform>
            <numerusform>%n خانة فارغة</numerusform>
            <numerusform>%n خانتان فارغتان</numerusform>
            <numerusform>%n خانات فارغة</numerusform>
            <numerusform>%n خانة فارغة</numerusform>
            <numerusform>%n خانة فارغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n conflict(s)</source>
        <translation>
            <numerusform> · %n تعارض</numerusform>
            <numerusform> · %n تعارض</numerusform>
            <numerusform> · %n تعارضان</numerusform>
            <numerusform> · %n تعارضات</numerusform>
            <numerusform> · %n تعارضًا</numerusform>
            <numerusform> · %n تعارض</numerusform>
        </translation>
    </message>
    <message>
        <source>Type digits · Ctrl+digit makes a pencil mark · Delete clears</source>
        <translation>اكتب الأرقام · Ctrl+رقم لعلامة رصاص · Delete للمسح</translation>
    </message>
    <message>
        <source>Type digits or letters · Pencil mode makes pencil marks · Delete clears</source>
        <translation>اكتب الأرقام أو الحروف · وضع القلم الرصاص لعلامات الرصاص · Delete للمسح</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) missing</source>
        <translation>
            <numerusform>ينقص %n رقم</numerusform>
            <numerusform>ينقص %n رقم</numerusform>
            <numerusform>ينقص %n رقمان</numerusform>
            <numerusform>تنقص %n أرقام</numerusform>
            <numerusform>ينقص %n رقمًا</numerusform>
            <numerusform>ينقص %n رقم</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the axis of a chart: of every row, column and block, how many different digits it has</extracomment>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>tessera::SudokuSearch</name>
    <message>
        <source>Keep the search’s grid</source>
        <translation>إبقاء شبكة البحث</translation>
    </message>
    <message>
        <source>The first grid: %1 of %2.</source>
        <translation>الشبكة الأولى: %1 من %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 changed: now %2.</source>
        <translation>تغيّر %1: الآن %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are missing in rows and columns.</source>
        <translation>
            <numerusform>ينقص %n رقم في الصفوف والأعمدة.</numerusform>
            <numerusform>ينقص %n رقم في الصفوف والأعمدة.</numerusform>
            <numerusform>ينقص %n رقمان في الصفوف والأعمدة.</numerusform>
            <numerusform>تنقص %n أرقام في الصفوف والأعمدة.</numerusform>
            <numerusform>ينقص %n رقمًا في الصفوف والأعمدة.</numerusform>
            <numerusform>ينقص %n رقم في الصفوف والأعمدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: every row, column and block has each digit.</source>
        <translation>محلولة: في كل صف وعمود ومربع كل الأرقام.</translation>
    </message>
    <message>
        <source>Restart.</source>
        <translation>إعادة بدء.</translation>
    </message>
    <message>
        <source>No cell changed: still %1.</source>
        <translation>لم تتغير أي خانة: ما زال %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more cell(s) changed: now %2.</source>
        <translation>
            <numerusform>تغيّر %1 و%n خانة أخرى: الآن %2.</numerusform>
            <numerusform>تغيّر %1 و%n خانة أخرى: الآن %2.</numerusform>
            <numerusform>تغيّر %1 و%n خانتان أخريان: الآن %2.</numerusform>
            <numerusform>تغيّر %1 و%n خانات أخرى: الآن %2.</numerusform>
            <numerusform>تغيّر %1 و%n خانة أخرى: الآن %2.</numerusform>
            <numerusform>تغيّر %1 و%n خانة أخرى: الآن %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>الأفضل حتى الآن.</translation>
    </message>
    <message>
        <source>On the way it reached %1, the best so far.</source>
        <translation>في الطريق بلغ %1، وهو الأفضل حتى الآن.</translation>
    </message>
    <message numerus="yes">
        <source>Shaken by %n random move(s) among the %1.</source>
        <translation>
            <numerusform>هُزّت بـ%n نقلة عشوائية: %1.</numerusform>
            <numerusform>هُزّت بـ%n نقلة عشوائية: %1.</numerusform>
            <numerusform>هُزّت بـ%n نقلتين عشوائيتين: %1.</numerusform>
            <numerusform>هُزّت بـ%n نقلات عشوائية: %1.</numerusform>
            <numerusform>هُزّت بـ%n نقلة عشوائية: %1.</numerusform>
            <numerusform>هُزّت بـ%n نقلة عشوائية: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the best of the %1.</source>
        <translation>تُنفَّذ أفضل نقلة: %1.</translation>
    </message>
    <message>
        <source>None of the %1 improves the grid.</source>
        <translation>‏%1: لا شيء منها يُحسّن الشبكة.</translation>
    </message>
    <message>
        <source>%1 is no improvement, so the search returns to the kept grid.</source>
        <translation>%1 ليس تحسينًا، فيعود البحث إلى الشبكة المحفوظة.</translation>
    </message>
    <message>
        <source>A local optimum is kept as the starting point.</source>
        <translation>يُحفظ أمثل محلي نقطةَ انطلاق.</translation>
    </message>
    <message>
        <source>Better than the kept grid (%1), so it is kept.</source>
        <translation>أفضل من الشبكة المحفوظة (%1)، فتُحفظ.</translation>
    </message>
    <message>
        <source>As good as the kept grid, so it is kept.</source>
        <translation>بجودة الشبكة المحفوظة، فتُحفظ.</translation>
    </message>
    <message>
        <source>Reheated.</source>
        <translation>أُعيد التسخين.</translation>
    </message>
    <message>
        <source>No loss, so it is accepted at any temperature.</source>
        <translation>لا خسارة، فيُقبل عند أي حرارة.</translation>
    </message>
    <message>
        <source>Accepted at temperature %1, with probability %2.</source>
        <translation>قُبل عند الحرارة %1 باحتمال %2.</translation>
    </message>
    <message>
        <source>Swap %1 and %2? Rejected: at temperature %3 its probability was %4.</source>
        <translation>مبادلة %1 و%2؟ رُفضت: عند الحرارة %3 كان احتمالها %4.</translation>
    </message>
    <message>
        <source>Level %1 starts at temperature %2.</source>
        <translation>يبدأ المستوى %1 عند الحرارة %2.</translation>
    </message>
    <message>
        <source>Grid %1 of %2 of a new population.</source>
        <translation>الشبكة %1 من %2 في جماعة جديدة.</translation>
    </message>
    <message>
        <source>Two parents were chosen, with %1 and %2. This is the first.</source>
        <translation>اختير والدان، لهما %1 و%2. هذا هو الأول.</translation>
    </message>
    <message>
        <source>Local search works on the grid.</source>
        <translation>بحث محلي يعمل على الشبكة.</translation>
    </message>
    <message>
        <source>Generation %1 is complete. This is its best grid.</source>
        <translation>اكتمل الجيل %1. هذه أفضل شبكاته.</translation>
    </message>
    <message numerus="yes">
        <source>%n random swap(s) were made to choose the temperature.</source>
        <translation>
            <numerusform>أُجريت %n مبادلة عشوائية لاختيار الحرارة.</numerusform>
            <numerusform>أُجريت %n مبادلة عشوائية لاختيار الحرارة.</numerusform>
            <numerusform>أُجريت %n مبادلتان عشوائيتان لاختيار الحرارة.</numerusform>
            <numerusform>أُجريت %n مبادلات عشوائية لاختيار الحرارة.</numerusform>
            <numerusform>أُجريت %n مبادلة عشوائية لاختيار الحرارة.</numerusform>
            <numerusform>أُجريت %n مبادلة عشوائية لاختيار الحرارة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The child takes %n block(s) from its other parent (%1).</source>
        <translation>
            <numerusform>يأخذ الابن %n مربع من والده الآخر (%1).</numerusform>
            <numerusform>يأخذ الابن %n مربع من والده الآخر (%1).</numerusform>
            <numerusform>يأخذ الابن %n مربعين من والده الآخر (%1).</numerusform>
            <numerusform>يأخذ الابن %n مربعات من والده الآخر (%1).</numerusform>
            <numerusform>يأخذ الابن %n مربعًا من والده الآخر (%1).</numerusform>
            <numerusform>يأخذ الابن %n مربع من والده الآخر (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mutation: %n random swap(s).</source>
        <translation>
            <numerusform>طفرة: %n مبادلة عشوائية.</numerusform>
            <numerusform>طفرة: %n مبادلة عشوائية.</numerusform>
            <numerusform>طفرة: %n مبادلتان عشوائيتان.</numerusform>
            <numerusform>طفرة: %n مبادلات عشوائية.</numerusform>
            <numerusform>طفرة: %n مبادلة عشوائية.</numerusform>
            <numerusform>طفرة: %n مبادلة عشوائية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SudokuView</name>
    <message>
        <source>Sudoku grid</source>
        <translation>شبكة سودوكو</translation>
    </message>
    <message>
        <source>%1: given %2</source>
        <translation>‏%1: معطى %2</translation>
    </message>
    <message>
        <source>%1: digit %2</source>
        <translation>‏%1: الرقم %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>‏%1: فارغة</translation>
    </message>
    <message>
        <source>%1: pencil marks %2</source>
        <translation>‏%1: علامات رصاص %2</translation>
    </message>
</context>
<context>
    <name>tessera::TileThemeChooser</name>
    <message>
        <source>Cust&amp;om colours…</source>
        <translation>&amp;ألوان مخصصة…</translation>
    </message>
    <message>
        <source>Create a custom palette from these colours</source>
        <translation>إنشاء لوحة ألوان مخصصة من هذه الألوان</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>ت&amp;غيير…</translation>
    </message>
    <message>
        <source>Change this palette</source>
        <translation>تغيير لوحة الألوان هذه</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Remove this palette</source>
        <translation>إزالة لوحة الألوان هذه</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>ألواني</translation>
    </message>
    <message>
        <source>My colours %1</source>
        <translation>ألواني %1</translation>
    </message>
    <message>
        <source>Remove palette?</source>
        <translation>إزالة لوحة الألوان؟</translation>
    </message>
    <message>
        <source>The palette “%1” will be lost. This cannot be undone.</source>
        <translation>ستضيع لوحة الألوان «⁨%1⁩». لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>لم تُحفظ الإعدادات</translation>
    </message>
    <message>
        <source>The settings cannot be written in the folder “%1”. They are lost when you quit Tessera. Check whether the disk is full or the folder is read-only.</source>
        <translation>تعذّرت كتابة الإعدادات في المجلد «⁨%1⁩». ستضيع عند إنهاء Tessera. تحقّق مما إذا كان القرص ممتلئًا أو المجلد للقراءة فقط.</translation>
    </message>
</context>
<context>
    <name>tessera::TreeView</name>
    <message>
        <source>Progress through the tree</source>
        <translation>التقدم في الشجرة</translation>
    </message>
    <message>
        <source>Random descents estimate the size of the tree (Knuth 1975). It may be several times smaller or larger.</source>
        <translation>يُقدَّر حجم الشجرة بنزولات عشوائية (Knuth 1975). وقد يكون أصغر أو أكبر عدة مرات.</translation>
    </message>
    <message>
        <source>Placements by depth (cells filled)</source>
        <translation>الوضعات بحسب العمق (الخانات المملوءة)</translation>
    </message>
    <message>
        <source>%1 % of about %2 placements searched</source>
        <translation>بُحث %1 % من نحو %2 وضعة</translation>
    </message>
    <message>
        <source>%1, the whole tree in about %2</source>
        <translation>%1، والشجرة كلها في نحو %2</translation>
    </message>
</context>
<context>
    <name>tessera::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>بلاطات أكبر</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>بلاطات أصغر</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation>ملا&amp;ءمة النافذة</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>إظهار اللوحة كلها</translation>
    </message>
    <message>
        <source>&amp;Mismatches</source>
        <translation>عدم التطا&amp;بق</translation>
    </message>
    <message>
        <source>Mark the joints that do not match</source>
        <translation>تعليم الوصلات غير المتطابقة</translation>
    </message>
    <message>
        <source>Piece &amp;numbers</source>
        <translation>أر&amp;قام القطع</translation>
    </message>
    <message>
        <source>Show each piece’s number</source>
        <translation>إظهار رقم كل قطعة</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>الإ&amp;حداثيات</translation>
    </message>
    <message>
        <source>Show column letters and row numbers</source>
        <translation>إظهار حروف الأعمدة وأرقام الصفوف</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>الأق&amp;فال</translation>
    </message>
    <message>
        <source>Show a pin on locked pieces and hints</source>
        <translation>إظهار دبوس على القطع المقفلة والتلميحات</translation>
    </message>
    <message>
        <source>Colour l&amp;etters</source>
        <translation>حرو&amp;ف الألوان</translation>
    </message>
    <message>
        <source>Show each colour’s letter on its edges</source>
        <translation>إظهار حرف كل لون على أضلاعه</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>المر&amp;شحات</translation>
    </message>
    <message>
        <source>Show how many pieces fit each empty cell</source>
        <translation>إظهار كم قطعة تلائم كل خانة فارغة</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>الخريطة الحرا&amp;رية</translation>
    </message>
    <message>
        <source>Colour the cells by what the last search did: how often each cell changed, or the method’s own measure, such as pheromone</source>
        <translation>تلوين الخانات بما فعله آخر بحث: كم تغيرت كل منها، أو مقياس الطريقة نفسها كالفيرومون</translation>
    </message>
    <message>
        <source>Heat map sho&amp;ws</source>
        <translation>تُظهر الخريطة الحرار&amp;ية</translation>
    </message>
    <message>
        <source>The method’s &amp;own measure</source>
        <translation>مقياس الطري&amp;قة نفسها</translation>
    </message>
    <message>
        <source>The method’s own value for each cell, such as pheromone. Without one, how often the cell changed</source>
        <translation>القيمة التي تعطيها الطريقة لكل خانة كالفيرومون. وإن لم توجد فعدد مرات التغير</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>الت&amp;غيرات</translation>
    </message>
    <message>
        <source>How often each cell changed from one best board to the next</source>
        <translation>كم تغيرت كل خانة من لوحة فضلى إلى التالية</translation>
    </message>
    <message>
        <source>&amp;Frequent mismatches</source>
        <translation>عدم التطابق ال&amp;متكرر</translation>
    </message>
    <message>
        <source>How many of the best boards had a mismatch at each cell</source>
        <translation>عدد أفضل اللوحات التي فيها عدم تطابق عند كل خانة</translation>
    </message>
    <message>
        <source>&amp;Difference from the pinned board</source>
        <translation>ال&amp;فرق عن اللوحة المثبتة</translation>
    </message>
    <message>
        <source>The cells that differ from the pinned board</source>
        <translation>الخانات التي تختلف عن اللوحة المثبتة</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>ت&amp;ثبيت هذه اللوحة</translation>
    </message>
    <message>
        <source>Remember this board, to see later how other boards differ from it</source>
        <translation>تذكّر هذه اللوحة لترى لاحقًا كيف تختلف عنها اللوحات الأخرى</translation>
    </message>
    <message>
        <source>Pseu&amp;docode beside the board</source>
        <translation>الشيفرة الزائفة ب&amp;جانب اللوحة</translation>
    </message>
    <message>
        <source>In step-by-step mode, show the search method line by line and mark the current line</source>
        <translation>عند المتابعة خطوة خطوة، إظهار طريقة البحث سطرًا سطرًا وتعليم السطر الحالي</translation>
    </message>
    <message>
        <source>Dim what ma&amp;tches</source>
        <translation>تعتيم المت&amp;طابق</translation>
    </message>
    <message>
        <source>Fade pieces without a mismatch, to make the others stand out</source>
        <translation>تعتيم القطع التي لا عدم تطابق فيها لتبرز القطع الأخرى</translation>
    </message>
    <message>
        <source>Mismatches by ro&amp;w</source>
        <translation>عدم التطابق في كل &amp;صف</translation>
    </message>
    <message>
        <source>Show the number of mismatches in each row and column at the edge of the board</source>
        <translation>إظهار عدد مواضع عدم التطابق في كل صف وعمود عند حافة اللوحة</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>وسيلة الإي&amp;ضاح</translation>
    </message>
    <message>
        <source>Explain the overlays below the board, with the values of the cell under the mouse or cursor</source>
        <translation>شرح الطبقات أسفل اللوحة، مع قيم الخانة تحت الفأرة أو المؤشر</translation>
    </message>
    <message>
        <source>Next mism&amp;atch</source>
        <translation>عدم التطابق ال&amp;تالي</translation>
    </message>
    <message>
        <source>Select the two cells at the next mismatch and scroll to them</source>
        <translation>تحديد الخانتين المجاورتين لعدم التطابق التالي والتمرير إليهما</translation>
    </message>
    <message>
        <source>Pre&amp;vious mismatch</source>
        <translation>عدم التطابق ال&amp;سابق</translation>
    </message>
    <message>
        <source>Select the two cells at the previous mismatch and scroll to them</source>
        <translation>تحديد الخانتين المجاورتين لعدم التطابق السابق والتمرير إليهما</translation>
    </message>
</context>
<context>
    <name>tessera::Workspaces</name>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>Arrange the panels for building the puzzle</source>
        <translation>ترتيب اللوحات الجانبية لبناء الأحجية</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;مراقبة</translation>
    </message>
    <message>
        <source>Arrange the panels for watching a search: board, score and chart</source>
        <translation>ترتيب اللوحات الجانبية لمراقبة بحث: اللوحة والدرجة والمنحنى</translation>
    </message>
    <message>
        <source>S&amp;witch workspace</source>
        <translation>ت&amp;بديل مساحة العمل</translation>
    </message>
    <message>
        <source>Go to the other workspace, Edit or Watch</source>
        <translation>الانتقال إلى مساحة العمل الأخرى: التحرير أو المراقبة</translation>
    </message>
    <message>
        <source>&amp;Change workspace with the search</source>
        <translation>تبديل مساحة العمل مع ال&amp;بحث</translation>
    </message>
    <message>
        <source>Show the Watch workspace when a search starts, and Edit when its result is kept or discarded</source>
        <translation>إظهار مساحة المراقبة عند بدء البحث، ومساحة التحرير عند الاحتفاظ بنتيجته أو تجاهلها</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>إ&amp;عادة ضبط التخطيط</translation>
    </message>
    <message>
        <source>Move the panels of this workspace back to their default places</source>
        <translation>إعادة اللوحات الجانبية لمساحة العمل هذه إلى أماكنها الافتراضية</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>Show only board, score and chart, in full screen</source>
        <translation>إظهار اللوحة والدرجة والمنحنى فقط على الشاشة كلها</translation>
    </message>
    <message>
        <source>The start page is open. Open a puzzle first.</source>
        <translation>صفحة البداية مفتوحة. افتح أحجية أولًا.</translation>
    </message>
</context>
<context>
    <name>tessera::PlotWidget</name>
    <message>
        <source>Show alone</source>
        <translation>عرض بمفرده</translation>
    </message>
</context>
</TS>
