/// The mistakes, each beside the wrong answers that make it, and unusual right answers.
extension CodeCheck {
    /// A mistake, beside the wrong answer that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What was seen, then what it means, and a question. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - answer: The wrong answer.
    ///   - others: Further ones that this mistake has to take.
    ///   - sign: Whether a scene that differs from the solution's shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: StepReference? = nil, line: Int = #line, madeBy answer: Answer, orBy others: Answer...,
        sign: @escaping Sign
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        for answer in [answer] + others { wrong.append((line, answer, .mistake(known))) }
    }

    /// A mistake that makes the function throw, beside the wrong answer that makes it.
    ///
    /// - Parameter sign: Whether it is this error.
    public func throwing(
        _ meaning: String, step: StepReference? = nil, line: Int = #line, madeBy answer: Answer,
        sign: @escaping (any Error) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        thrown.append((known, sign))
        wrong.append((line, answer, .mistake(known)))
    }

    /// A wrong answer that repeats without end. The check stops it, and has words for it.
    public func endless(_ name: String, line: Int = #line, _ answer: Answer) { endless(line: line, answer) }

    /// Wrong answers that repeat without end. The check stops them, and has words for it.
    public func endless(line: Int = #line, _ answer: Answer, _ others: Answer...) {
        for answer in [answer] + others { wrong.append((line, answer, .endless)) }
    }

    /// A wrong answer that has to be rejected, whatever the words.
    public func rejects(_ name: String, line: Int = #line, _ answer: Answer) { wrong.append((line, answer, .any)) }

    /// Wrong answers that have to be rejected, whatever the words.
    public func rejects(line: Int = #line, _ answer: Answer, _ others: Answer...) {
        for answer in [answer] + others { wrong.append((line, answer, .any)) }
    }

    /// Wrong answers of which the machine has to tell this, and no mistake of this exercise.
    public func rejects(_ fault: Fault, line: Int = #line, _ answer: Answer, _ others: Answer...) {
        for answer in [answer] + others { wrong.append((line, answer, .fault(fault))) }
    }

    /// An unusual right answer that has to pass.
    public func accepts(_ name: String, line: Int = #line, _ answer: Answer) { right.append((line, answer)) }
}
