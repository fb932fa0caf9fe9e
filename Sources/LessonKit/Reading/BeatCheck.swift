/// What keeps a step from being asked, run and answered in three beats.
struct BeatCheck {
    private(set) var problems: [String] = []
    private(set) var toCome: [String] = []
    private let place: String

    /// The parts of the instructor's notes, as each begins.
    private static let notes = ["People say", "Board", "If there is time"]

    /// - Parameter place: README.md, as problems name it.
    init(_ text: LessonText, _ place: String) {
        self.place = place
        if text.before == nil {
            report(
                1,
                "the text does not say what comes before it. Begin it with \"Before this: subscribe, dispose-bag.\" or "
                    + "\"Before this: nothing.\"")
        }
        for step in text.steps {
            if let question = step.questions.first, question.options.count > 1 || step.outside == nil {
                check(question, "the step \"\(step.title)\"")
            }
            checkVariant(step)
            checkAnswer(step)
            checkNotes(step)
        }
        if let recap = text.recap { check(recap) }
        for tell in OptionTells(text).problems { report(tell.line, tell.text) }
    }

    private mutating func check(_ question: Question, _ name: String) {
        let letters = question.options.map(\.letter)
        if !(2...4).contains(letters.count) {
            report(
                question.line,
                "\(name) has \(letters.count == 0 ? "no options" : "\(letters.count) options"). A question has two to four, "
                    + "each an item of a list in the quote: \"> - **A** None.\"")
        } else if letters != Array("ABCD".prefix(letters.count)) {
            report(
                question.line, "the options of \(name) are \(String(letters)). Their letters go A, B, C, D in order.")
        }
    }

    private mutating func checkAnswer(_ step: LessonText.Step) {
        guard let question = step.questions.first, !question.options.isEmpty else { return }
        let name = "the answer of \"\(step.title)\""
        if let (letter, line) = step.outside {
            return report(
                line,
                "\(name) speaks here of an option \(letter), and its question has none. If this is the option, begin the line "
                    + "with \"> \", as the others; if it is a reason, name another letter.")
        }
        let missing = question.options.map(\.letter).filter { !step.refuted.contains($0) }
        if missing.isEmpty { report(step.line, "\(name) refutes every option. The right one has no line.") }
        if missing.count > 1 { reportReasons(missing, name, step.line) }
        let said = (step.answer.first?.paragraph ?? "").prefix { !".?!".contains($0) }
        if let wrong = question.options.first(where: {
            step.refuted.contains($0.letter) && $0.text.prefix { $0 != "." } == said
        }) {
            report(
                step.line, "\(name) begins with the words of \(wrong.letter), a wrong option. Begin it with the answer."
            )
        }
    }

    /// Each wrong option has a line that says why not.
    private mutating func reportReasons(_ missing: [Character], _ name: String, _ line: Int) {
        report(
            line,
            "\(name) leaves out \(missing.count == 1 ? "the option" : "the options") "
                + "\(missing.map { "\($0)" }.joined(separator: ", ")). It has a line for each wrong option, such as "
                + "\"- **B** …\", and none for the right one.")
    }

    /// A variant asks before it runs, and answers afterwards. Its question may have no options: then the room says what it thinks.
    private mutating func checkVariant(_ step: LessonText.Step) {
        guard let words = step.variant.first else { return }
        let name = "the variant of \"\(step.title)\""
        guard let part = step.part, !part.why.isEmpty else {
            let missing =
                step.part == nil
                ? "asks nothing. Put a quote below its words: \"> What comes now?\""
                : "has no answer below its question."
            return report(step.part?.question.line ?? words.line, "\(name) \(missing)")
        }
        if !part.question.options.isEmpty { check(part, name, needsReasons: false) }
    }

    private mutating func checkNotes(_ step: LessonText.Step) {
        guard !step.notes.isEmpty else { return }
        for part in Self.notes where step.note(part) == nil {
            report(
                step.line,
                "the instructor's notes of \"\(step.title)\" have no line \"- **\(part)** …\".")
        }
        if step.note("Minutes") != nil, step.statedMinutes.isEmpty {
            report(
                step.line,
                "the line \"Minutes\" of \"\(step.title)\" names no part. Write it as \"- **Minutes** board 3, variant 5: "
                    + "why\". The parts are \(StepTime.Part.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
    }

    private mutating func check(_ recap: Recap) {
        let (sentences, questions) = (recap.sentences.count, recap.questions.count)
        if sentences != 3 {
            reportToCome(
                recap.line,
                "the recap has \(sentences) \(sentences == 1 ? "sentence" : "sentences") to remember. It has three, as a list, "
                    + "before its questions.")
        }
        if questions != 3 {
            reportToCome(
                recap.line,
                "the recap has \(questions) \(questions == 1 ? "question" : "questions"). It has three; each is a quote with options, and below it "
                    + "a paragraph that begins with the right letter: \"**B** …\"")
        }
        for retrieval in recap.questions { check(retrieval, "a question of the recap") }
    }

    private mutating func check(_ retrieval: Recap.Retrieval, _ name: String, needsReasons: Bool = true) {
        let question = retrieval.question
        check(question, name)
        let letters = question.options.map(\.letter)
        guard !letters.isEmpty else { return }
        guard let right = retrieval.right, letters.contains(right) else {
            return report(
                question.line,
                "the answer of this question names none of its options. Begin it with the right letter: \"**B** …\"")
        }
        let refuted = retrieval.why.flatMap(\.refuted).map(\.letter)
        let missing = letters.filter { needsReasons && $0 != right && !refuted.contains($0) }
        if !missing.isEmpty { reportReasons(missing, "the answer of this question", question.line) }
    }

    private mutating func report(_ line: Int, _ text: String) { problems.append("\(place):\(line): \(text)") }

    private mutating func reportToCome(_ line: Int, _ text: String) { toCome.append("\(place):\(line): \(text)") }
}
