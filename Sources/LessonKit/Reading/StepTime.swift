/// How long a step takes in a class, part by part, in seconds.
///
/// It is computed from what the step has: words, lines of code, the lines and rows of its run, a board and a variant. Where that
/// is wrong, a line of the instructor's notes says so: `**Minutes** board 3, variant 5: the drawing is long.`
package struct StepTime: Equatable, Sendable {
    package enum Part: String, CaseIterable, Sendable {
        /// The room reads, and votes.
        case vote
        /// It talks, and votes again.
        case talk
        /// It explains the run, and reads the answer.
        case run
        case board
        /// It reads the variant, predicts, and explains its run.
        case variant

        /// Whether a class that is in a hurry has it too.
        var isBrief: Bool { self == .vote || self == .run }
    }

    private var seconds: [Part: Double] = [:]

    /// The words that are read aloud in a minute.
    private static let wordsPerMinute = 130.0
    /// The longest lesson, in minutes, without talk, board and variants.
    static let lessonLimit = 45

    package subscript(part: Part) -> Double { seconds[part] ?? 0 }

    /// The minutes without talk, board and variant, to the half.
    package var brief: Double { minutes(of: Part.allCases.filter(\.isBrief)) }

    /// The minutes of all parts, to the half.
    package var full: Double { minutes(of: Part.allCases) }

    private func minutes(of parts: [Part]) -> Double { (parts.map { self[$0] }.reduce(0, +) / 30).rounded() / 2 }

    init() {}

    /// Words that are only read.
    init(reading words: [MarkdownBlock]) { seconds[.vote] = Self.reading(words) }

    /// A question of the recap, which a class in a hurry leaves for the next time.
    init(recap step: LessonText.Step) {
        seconds[.talk] = 60 + Self.reading(step.questions.flatMap(\.blocks) + step.answer)
    }

    /// The words before the first step.
    init(intro: [MarkdownBlock]) { seconds[.vote] = intro.isEmpty ? 0 : Self.reading(intro) + 20 }

    init(_ step: LessonText.Step) {
        let question = step.questions.flatMap(\.blocks)
        let options = Double(step.questions.first?.options.count ?? 0)
        seconds[.vote] = Self.reading(step.setup + question) + 6 * Double(step.shown.code.count) + 60
        // Neighbours say three times why each wrong option is wrong.
        let reasons = step.answer.filter { !Option.all(in: $0).isEmpty }
        if options > 0 { seconds[.talk] = 30 + 15 * options + 3 * Self.reading(reasons) }
        seconds[.run] = 30 + Self.looking(at: step.shown.run) + Self.reading(step.answer)
        if let drawing = step.note("Board") { seconds[.board] = 20 + 2 * Double(drawing.wordCount) }
        if !step.variant.isEmpty {
            let new = Set(step.shown.variant).subtracting(step.shown.code).count
            let asked =
                step.part.map { part in
                    Self.reading(part.question.blocks + part.why) + (part.question.options.isEmpty ? 30 : 60)
                } ?? 30
            seconds[.variant] =
                Self.reading(step.variant) + 6 * Double(max(1, new)) + asked + Self.looking(at: step.shown.variantRun)
        }
        for (part, minutes) in step.statedMinutes { seconds[part] = minutes * 60 }
    }

    private static func reading(_ blocks: [MarkdownBlock]) -> Double {
        Double(blocks.map(\.words).reduce(0, +)) / wordsPerMinute * 60
    }

    /// A line is read, a row is followed with a finger.
    private static func looking(at run: StepRun) -> Double { 4 * Double(min(run.lines, 20)) + 12 * Double(run.rows) }
}

extension StepTime: CustomStringConvertible {
    /// `4.5 to 8`: without talk, board and variant, and with them.
    package var description: String { [self].minutes }

    /// `vote 2:30 · talk 2:00 · run 1:40`
    package func parts(dot: String) -> String {
        Part.allCases.filter { self[$0] > 0 }.map { "\($0.rawValue) \(SpeakerClock.text(Int(self[$0])))" }
            .joined(separator: " \(dot) ")
    }
}

extension [StepTime] {
    /// The sums of what each has, as a clock adds them.
    package var brief: Double { map(\.brief).reduce(0, +) }
    package var full: Double { map(\.full).reduce(0, +) }

    /// `4.5 to 8`
    package var minutes: String { brief == full ? brief.minutes : "\(brief.minutes) to \(full.minutes)" }
}

extension Double {
    /// `4.5`, or `4` where nothing is behind the point.
    package var minutes: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension LessonText.Step {
    /// What the line of the instructor's notes says that begins with `name`.
    func note(_ name: String) -> String? {
        let start = "**\(name)**"
        return notes.lazy.flatMap { block -> [String] in
            guard case .list(nil, let items) = block.kind else { return [] }
            return items.compactMap { $0.first?.paragraph }
        }
        .first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }

    /// The instructor's notes without the line that begins with `name`.
    func notes(without name: String) -> [MarkdownBlock] {
        notes.map { block in
            guard case .list(nil, let items) = block.kind else { return block }
            let rest = items.filter { $0.first?.paragraph?.hasPrefix("**\(name)**") != true }
            return MarkdownBlock(kind: .list(first: nil, items: rest), line: block.line)
        }
    }

    /// The minutes that the author says of some parts: `board 3, variant 5: the drawing is long`.
    var statedMinutes: [(StepTime.Part, Double)] {
        guard let said = note("Minutes")?.prefix(while: { $0 != ":" }) else { return [] }
        return said.matches(of: /([a-z]+) ([0-9]+(?:\.5)?)/).compactMap { match in
            guard let part = StepTime.Part(rawValue: String(match.1)), let minutes = Double(match.2) else { return nil }
            return (part, minutes)
        }
    }
}

/// How much of a run there is to look at.
struct StepRun: Equatable {
    var lines = 0
    var rows = 0
}

/// What `author pages` has written into a step: its code, and what its runs show.
struct ShownStep: Equatable {
    private(set) var code: [String] = []
    private(set) var run = StepRun()
    private(set) var variant: [String] = []
    private(set) var variantRun = StepRun()

    mutating func add(_ part: PagePart) {
        let (code, run) = Self.read(part.lines)
        switch part.kind {
        case .code: self.code = code
        case .run: self.run = run
        case .variant: (variant, variantRun) = (code, run)
        case .answered, .varied, .picture: break
        }
    }

    private static func read(_ lines: [String]) -> (code: [String], run: StepRun) {
        var (code, run, fence) = ([String](), StepRun(), "")
        for line in lines {
            if line.hasPrefix("```") {
                fence = fence.isEmpty ? String(line.dropFirst(3)) : ""
            } else if fence == "swift" {
                if !line.allSatisfy(\.isWhitespace) { code.append(line) }
            } else if !fence.isEmpty {
                run.lines += 1
            } else if line.contains(" alt="), let words = line.firstMatch(of: #/ alt="([^"]*)"/#)?.1 {
                // A picture in words has a sentence for each row.
                run.rows += words.matches(of: #/\.(?: |$)/#).count
            }
        }
        return (code, run)
    }
}

extension String {
    fileprivate var wordCount: Int {
        var (count, isSpace) = (0, true)
        for byte in utf8 {
            if isSpace, byte > 32 { count += 1 }
            isSpace = byte <= 32
        }
        return count
    }
}

extension MarkdownBlock {
    /// The words that are read aloud. Code that stands in a block of its own counts as one word a line.
    fileprivate var words: Int {
        switch kind {
        case .paragraph(let text), .heading(_, let text): InlineText.plain(text).wordCount
        case .quote(let blocks), .details(_, let blocks): blocks.map(\.words).reduce(0, +)
        case .list(_, let items): items.joined().map(\.words).reduce(0, +)
        case .table(let header, let rows): ([header] + rows).joined().map(\.wordCount).reduce(0, +)
        case .code(_, let lines): lines.count
        case .rule: 0
        }
    }
}
