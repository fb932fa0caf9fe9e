import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// What an instructor opens in a browser.
struct ClassHTMLTests {
    private let sample: SampleClass

    init() throws { sample = try SampleClass() }

    @Test func `a row for each learner, a column for each lesson, with words for those who hear the page`() throws {
        try sample.write("김민수", "✓✗· ····", hints: ["sync-async 2": 2])
        #expect(
            try page(sample).contains(
                """
                <thead><tr><th scope="col">Name</th><th scope="col" class="count">Passed</th><th scope="col">At</th>\
                <th scope="col" class="count">Hints</th>\
                <th scope="col"><span class="quiet">1 </span>sync-async</th></tr>
                </thead>
                <tbody><tr><th scope="row"><bdi>김민수</bdi></th><td class="count">1/7</td><td>sync-async 2</td>\
                <td class="count">2</td><td><span class="marks" aria-hidden="true"><span class="passed">✓</span>\
                <span class="tried" title="sync-async 2 · Two clocks: wrong">✗</span><span class="quiet">·</span></span>\
                <span class="spoken">1 of 3 passed, 1 wrong, 1 to do</span></td></tr>
                """))
    }

    @Test func `each table has a caption and a box of its own, and each head says what it is of`() throws {
        try sample.write("ana", "✓✗· ✗···")
        try sample.write("week 1/ana", "✓·· ····")
        let page = try page(sample, earlier: "week 1")
        #expect(page.count(of: "<table>") == 2)
        #expect(page.count(of: "<table><caption>") == 2)
        #expect(page.count(of: "<div class=\"table\" role=\"region\" aria-label=\"") == 2)
        #expect(page.count(of: "<th ") == page.count(of: "<th scope=\""))
        #expect(page.count(of: "<th>") == 0)
        #expect(page.count(of: "<h1>") == 1)
        #expect(
            page.matches(of: /<h2>(.*?)<\/h2>/).map { String($0.1) } == [
                "Learners and lessons", "Since the earlier files", "Where people are held",
                "The commonest wrong answers",
            ])
    }

    @Test func `what somebody wrote is letters, and nothing else`() throws {
        let title = "\"><script>alert(4)</" + "script>"
        let course = [SampleClass.Lesson(number: 1, name: "sync-async", titles: ["One", title])]
        try sample.write(
            "<img src=x onerror=\"alert(1)\">&amp;", "✓✗", diagnosis: "<script>alert(2)</" + "script> in `code`",
            step: "<script>alert(3)</" + "script>", of: course)
        let page = try page(sample, left: ["<b>bad.json</b>: It is no JSON object."])
        for mark in ["<script", "<img", "<b>bad", "title=\"\"", "</script"] { #expect(!page.contains(mark), "\(mark)") }
        #expect(page.contains("&lt;img src=x onerror="))
        #expect(page.contains("&amp;amp;"))
        #expect(page.contains("title=\"sync-async 2 · &quot;&gt;&lt;script&gt;alert(4)&lt;/script&gt;: wrong\""))
        #expect(page.contains("&lt;script&gt;alert(2)&lt;/script&gt; in <code>code</code></bdi>"))
        #expect(page.contains("--walk --room --step \"&lt;script&gt;alert(3)&lt;/script&gt;\""))
    }

    @Test func `27 lessons have one mark each, with words for it`() throws {
        let course = (1...27).map { SampleClass.Lesson(number: $0, name: "lesson-\($0)", titles: ["A", "B", "C"]) }
        try sample.write(
            "ana", (1...27).map { $0 < 26 ? "✓✓✓" : $0 == 26 ? "✓✗·" : "✓··" }.joined(separator: " "), of: course)
        try sample.write("ben", Array(repeating: "✓··", count: 27).joined(separator: " "), of: course)
        let page = try page(sample)
        #expect(page.count(of: "<td class=\"summed\">") == 54)
        #expect(page.contains("<th scope=\"col\" class=\"upright\"><span class=\"quiet\">26 </span>lesson-26</th>"))
        #expect(
            page.contains(
                """
                <td class="summed"><span class="marks" aria-hidden="true"><span class="tried" title="1 of 3 passed, 1 wrong, \
                1 to do">✗</span></span><span class="spoken">1 of 3 passed, 1 wrong, 1 to do</span></td>\
                <td class="summed"><span class="marks" aria-hidden="true"><span class="some" title="1 of 3 passed, 2 to do">1</span>
                """))
    }

    @Test func `today's lesson has a column for each exercise`() throws {
        try sample.write("ana", "✓✓✓ ✓✗··")
        let page = ClassHTML(classroom: try sample.read(today: "subjects"), most: 5, left: []).text(style: "")
        #expect(page.contains("<h2>Learners and exercises</h2>"))
        #expect(page.contains("<th scope=\"col\"><span class=\"quiet\">2 </span>Held</th>"))
        #expect(!page.contains("sync-async"))
    }

    @Test func `where people are held can be reached; a page that is watched renews itself, and has nothing to open`()
        throws
    {
        try sample.write("ana", "✗✗✗ ✗···")
        let classroom = try sample.read()
        let kept = ClassHTML(classroom: classroom, most: 1, left: []).text(style: "")
        #expect(kept.contains("<a href=\"#held\">") && kept.contains("<section id=\"held\">"))
        #expect(kept.contains("<details>"))
        let watched = ClassHTML(classroom: classroom, most: 1, left: [], renewal: 3).text(style: "")
        #expect(!watched.contains("<details") && watched.count(of: "<p class=\"what\">") > 3)
        #expect(watched.contains("<meta http-equiv=\"refresh\" content=\"3\"/>") && !kept.contains("refresh"))
        let waiting = ClassHTML(classroom: Classroom([], course: nil), most: 5, left: [], renewal: 3).text(style: "")
        #expect(waiting.contains("waits for the first file") && waiting.contains("http-equiv=\"refresh\""))
        #expect(!waiting.contains("<h2>"))
    }

    @Test func `each finding has its learners, and the command that plays the step`() throws {
        try sample.write("ana", "✓✗· ····", diagnosis: "Late.", step: "Two queues", hints: ["sync-async 2": 1])
        try sample.write("ben", "✓✗· ····", diagnosis: "Late.", step: "Two queues")
        try sample.write("eve", "✓·· ····")
        let page = try page(sample)
        #expect(
            page.contains(
                """
                <p class="what"><span class="how-many">2 learners</span> <bdi>sync-async 2 · Two clocks</bdi></p>
                <p class="quiet">Tried by <bdi>ana</bdi> (1 hint), <bdi>ben</bdi></p>
                <p class="quiet">Next for <bdi>eve</bdi></p>
                """))
        #expect(
            page.contains(
                """
                <p class="what"><span class="how-many">2 learners</span> <bdi>Late.</bdi></p>
                <p class="quiet"><bdi>sync-async 2 · Two clocks</bdi>: <bdi>ana</bdi>, <bdi>ben</bdi></p>
                <p class="quiet">Play again: <code>swift run sync-async --walk --room --step "Two queues"</code></p>
                """))
    }

    @Test func `beside an earlier folder each learner stands then and now`() throws {
        try sample.write("ana", "✓✓✓ ✓···")
        try sample.write("ben", "✓✗· ····")
        try sample.write("eve", "✓·· ····")
        for (name, marks) in [("ana", "✓✗· ····"), ("ben", "✓✗· ····")] { try sample.write("week 1/" + name, marks) }
        let page = try page(sample, earlier: "week 1")
        #expect(page.contains("<p>3 more exercises passed.</p>"))
        #expect(page.contains("<b>Nothing new from:</b> <bdi>ben</bdi>"))
        #expect(page.contains("<b>Without an earlier file:</b> <bdi>eve</bdi>"))
        #expect(
            page.contains(
                """
                <th scope="row"><bdi>ana</bdi></th><td class="count">1</td><td class="count">4</td><td>sync-async 2</td>\
                <td>subjects 2</td><td>sync-async 2-3, subjects 1</td>
                """))
        #expect(page.contains("<span class=\"passed\">✓</span><span class=\"passed new\">✓</span>"))
        #expect(page.contains("3 of 3 passed, 2 of them new"))
    }

    @Test func `what is not among the first is one click away`() throws {
        for index in 1...6 {
            try sample.write("ana \(index)", "✗✗✗ ✗✗✗·", diagnoses: ["sync-async 1": "One \(index)."])
        }
        let page = try page(sample)
        #expect(page.contains("<summary>1 more exercise</summary>"))
        #expect(page.contains("<bdi>One 6.</bdi>"))
        #expect(!(try self.page(sample, most: .max).contains("<summary>")))
    }

    @Test func `without names nobody's name is on the page`() throws {
        let desk = try Desk()
        try desk.learner("김민수", "✓✗ ✗")
        try desk.learner("ben", "✓✓ ·", made: "2026-11-14T12:00:00Z")
        try desk.learner("week 1/ben", "✓· ·")
        try desk.sample.write("{", to: "lost.json")
        let (status, terminal) = desk.run(
            desk.sample.root.appendingPathComponent("week 1").path, "--anonymous", "--html", "class.html")
        #expect(status == 1)
        let page = try desk.text("class.html")
        for name in ["김민수", "ben", "lost"] { #expect(!(page + terminal.complaints.joined()).contains(name)) }
        #expect(page.contains("<bdi>learner 1</bdi>"))
        #expect(page.contains("<li><bdi>1 file not counted.</bdi></li>"))
    }

    // MARK: The file

    @Test func `the page is one file: no script, no other address`() throws {
        let desk = try Desk()
        try desk.learner("ana", "✓✗ ·")
        let (status, terminal) = desk.run("--html", "class.html")
        #expect(status == 0)
        #expect(terminal.lines.first == "The page is in class.html. Open it:")
        let page = try desk.text("class.html")
        #expect(page.hasPrefix("<!DOCTYPE html>\n<!-- Written by swift run workbook class."))
        for mark in ["<script", "src=", "url(", "http:", "https:", "@import"] {
            #expect(!page.contains(mark), "\(mark)")
        }
        #expect(page.replacing("href=\"#", with: "").firstRange(of: "href=") == nil)
        #expect(page.contains(".findings") && page.contains("--accent:"))
    }

    @Test func `an earlier page is replaced, and no other file`() throws {
        let desk = try Desk()
        try desk.learner("ana", "✓✗ ·")
        #expect(desk.run("--html", "class.html").status == 0)
        try desk.learner("ana", "✓✓ ·")
        #expect(desk.run("--html", "class.html").status == 0)
        #expect(try desk.text("class.html").contains("2/3"))
        try desk.course.write("<!DOCTYPE html>\n<p>mine</p>", to: "mine.html")
        try desk.course.write("", to: "empty.html")
        for file in ["Package.swift", "mine.html", "empty.html"] {
            let before = try desk.text(file)
            let (status, terminal) = desk.run("--html", file)
            #expect(status == 69)
            let said = terminal.complaints.joined(separator: " ")
            #expect(said.hasPrefix("\(file) is another file, and no page of a class. It was not changed."))
            #expect(try desk.text(file) == before)
        }
    }

    @Test(arguments: [
        ("nowhere/class.html", "The file nowhere/class.html cannot be written. Is its folder there"),
        ("Lessons", "Lessons is a folder. It was not changed."),
    ]) func `where nothing can be written, it says why`(file: String, says: String) throws {
        let desk = try Desk()
        try desk.learner("ana", "✓✗ ·")
        let (status, terminal) = desk.run("--html", file)
        #expect(status == 69)
        #expect(terminal.complaints.joined(separator: " ").hasPrefix(says))
    }

    @Test func `without a learner or the style sheet there is no page, and it says what to do`() throws {
        let desk = try Desk()
        try desk.sample.write("{", to: "lost.json")
        #expect(desk.run("--html", "class.html").status == 66)
        #expect(throws: (any Error).self) { try desk.text("class.html") }
        try desk.learner("ana", "✓✗ ·")
        try FileManager.default.removeItem(
            at: desk.course.root.appendingPathComponent("Sources/Hub/Classroom/class.css"))
        let (status, terminal) = desk.run("--html", "class.html")
        #expect(status == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("git checkout Sources/Hub/Classroom/class.css"))
    }

    @Test func `csv and html are two forms`() throws {
        let desk = try Desk()
        try desk.learner("ana", "✓✗ ·")
        #expect(desk.run("--html", "class.html", "--csv").status == 64)
        #expect(desk.run("--watch", "--csv").status == 64)
    }

    // MARK: The style

    @Test(arguments: ["light", "dark"])
    func `each colour of the letters can be read on the page`(theme: String) throws {
        let colours = try colours(isDark: theme == "dark")
        let page = try #require(colours["page"])
        for name in ["ink", "quiet", "accent", "right", "wrong"] {
            let contrast = contrast(try #require(colours[name]), page)
            #expect(contrast >= 4.5, "--\(name) in \(theme): \(contrast)")
        }
    }

    @Test func `the sheet of the class uses no colour that the book's does not have`() throws {
        let own = try String(
            contentsOf: Self.checkout.appending(path: "Sources/Hub/Classroom/class.css"), encoding: .utf8)
        let book = try String(contentsOf: Self.checkout.appending(path: "Sources/Hub/Book/book.css"), encoding: .utf8)
        let used = Set(own.matches(of: /var\((--[a-z-]+)\)/).map { String($0.1) })
        #expect(!used.isEmpty)
        for name in used { #expect(book.contains("\(name):"), "\(name)") }
        #expect(own.firstMatch(of: /#[0-9a-f]{3,6}\b/) == nil, "no colour of its own")
    }

    // MARK: Help

    fileprivate static let checkout = ownPackage

    private func page(
        _ sample: SampleClass, earlier: String? = nil, most: Int = 5, left: [String] = []
    ) throws -> String {
        var folder = try ClassFolder(sample.root, named: "class")
        if let earlier {
            folder.compare(with: try ClassFolder(sample.root.appendingPathComponent(earlier), named: earlier))
        }
        return ClassHTML(classroom: Classroom(folder.learners, course: nil), most: most, left: left).text(style: "")
    }

    /// A checkout with the two style sheets, and the files of a class.
    private struct Desk {
        let course: SampleCourse
        let sample: SampleClass

        private static let lessons = [
            SampleClass.Lesson(number: 2, name: "subscribe", titles: ["After an error", "A diary"]),
            SampleClass.Lesson(number: 10, name: "just-from", titles: ["Six rows"]),
        ]

        init() throws {
            (course, sample) = (try SampleCourse(), try SampleClass())
            for path in ["Sources/Hub/Book/book.css", "Sources/Hub/Classroom/class.css"] {
                try course.write(
                    String(contentsOf: ClassHTMLTests.checkout.appending(path: path), encoding: .utf8), to: path)
            }
        }

        func learner(_ name: String, _ marks: String, made: String = "2026-11-21T12:00:00Z") throws {
            try sample.write(name, marks, made: made, of: Self.lessons)
        }

        func run(_ arguments: String...) -> (status: Int32, terminal: FakeTerminal) {
            let terminal = FakeTerminal(columns: 80, hasUnicode: true)
            let hub = Hub(directory: course.root, terminal: terminal)
            return (hub.run(["class", sample.root.path] + arguments), terminal)
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: course.root.appendingPathComponent(name), encoding: .utf8)
        }
    }

    /// The colours that the book's sheet defines, as their three parts.
    private func colours(isDark: Bool) throws -> [String: [Double]] {
        let sheet = try String(contentsOf: Self.checkout.appending(path: "Sources/Hub/Book/book.css"), encoding: .utf8)
        var colours: [String: [Double]] = [:]
        for match in sheet.matches(of: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/) {
            let number = Int(isDark ? match.3 : match.2, radix: 16) ?? 0
            colours[String(match.1)] = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
        }
        return colours
    }

    /// As WCAG 2 defines it.
    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        func light(_ colour: [Double]) -> Double {
            let parts = colour.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (high, low) = (max(light(one), light(other)), min(light(one), light(other)))
        return (high + 0.05) / (low + 0.05)
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
