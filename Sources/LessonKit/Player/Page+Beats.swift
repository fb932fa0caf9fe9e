import Terminal

/// The three beats of a step: the question, the run, the answer.
extension Page {
    /// The heading of a step.
    func heading(of index: Int, in script: LessonScript, right: String = "") -> [StyledLine] {
        let entry = script.entries[index]
        return heading(
            "\(index + 1) of \(script.entries.count) \(letters.dot) \(entry.step.title)",
            right: right.isEmpty && entry.text.isMore ? "more" : right)
    }

    /// `more · 4.5 to 8 min · yours 6`
    ///
    /// - Parameter usual: The minutes that it took in classes.
    func minutes(of step: LessonText.Step, _ usual: Double? = nil) -> String {
        let usual = usual.map { ["yours \($0.minutes)"] } ?? []
        return ((step.isMore ? ["more"] : []) + ["\(step.time) min"] + usual).joined(separator: " \(letters.dot) ")
    }

    /// Setup, code and question, with an empty line before each.
    func questionBeat(of entry: LessonScript.Entry) -> [StyledLine] {
        parts([prose(entry.text.setup), swift(entry.code), question(entry.text.questions.first)])
    }

    /// The right option, what happened, and a line for each wrong option.
    func answerBeat(of step: LessonText.Step) -> [StyledLine] {
        step.asked.map(answer) ?? parts([prose(step.answer)])
    }

    /// The right option and why it is right, then each wrong one and why it is not, all in their words: the question may be out of
    /// sight.
    func answer(to asked: Recap.Retrieval) -> [StyledLine] {
        let options = asked.question.options
        let right = options.first { $0.letter == asked.right }
        let wrong = asked.right == nil ? [] : options.filter { $0.letter != asked.right }
        let reasons = wrong.flatMap { wrong in
            let reason = asked.reason(against: wrong.letter).map { prose([.said($0.text)], margin: 6) } ?? []
            return option(wrong, mark: letters.cross) + reason
        }
        return parts([right.map { option($0, mark: letters.check) } ?? [], prose(asked.because), reasons])
    }

    /// What somebody has said, and whether that is right.
    func said(_ letter: Character, right: Character?) -> [StyledLine] {
        prose([.said(letter == right ? "You said \(letter), and that is right." : "You said \(letter).")])
    }

    /// The question behind its mark, and its options.
    func question(_ question: Question?) -> [StyledLine] {
        self.question(of: question) + (question?.options ?? []).flatMap { option($0) }
    }

    /// The question behind its mark.
    func question(of question: Question?) -> [StyledLine] {
        guard let question else { return [] }
        var lines = prose(question.text, margin: 3)
        if let first = lines.first { lines[0] = [" ", StyledText("?", .question), " "] + first.outdented(by: 3) }
        return lines
    }

    /// `A  Four lines.`, after a mark in the answer.
    func option(_ option: Option, mark: String = " ") -> [StyledLine] {
        let margin = 6
        let lines = prose([.said(option.text)], margin: margin)
        return lines.enumerated().map { index, line in
            index > 0
                ? line
                : [StyledText(" \(mark) "), StyledText("\(option.letter)", .strong), "  "] + line.outdented(by: margin)
        }
    }

    /// `blocks` with an empty line before each that has lines.
    func parts(_ blocks: [[StyledLine]]) -> [StyledLine] { blocks.filter { !$0.isEmpty }.flatMap { [[]] + $0 } }
}
