/// The two wrong answers that every check has.
public enum Standing: Sendable {
    /// It does what the text's example shows, whatever it is given.
    case hardCoded
    /// It works for the first subscriber or the first call only.
    case worksOnce
}

/// The standing mistakes.
extension CodeCheck {
    /// A standing mistake: what comes is what the text shows, whatever the answer was given.
    ///
    /// - Parameter answer: A wrong answer that is hard-coded to the text's example.
    public func hardCoded(
        _ meaning: String = "This is what the example shows. Here, something else came in.", line: Int = #line,
        _ answer: Answer
    ) {
        standingAnswers.insert(.hardCoded)
        // A mistake of the exercise's own may have better words.
        stand(meaning, line, answer, .any) { [self] scene, expected in
            // Who uses a source otherwise, or hides its error, gives the example's output by chance.
            guard scene.kind == .otherInput,
                !scene.shows(.keeps, .letsGo, .usesEarly, .usesLate, .subscribesAgain, .swallows), let example = example
            else { return false }
            return repeats(example.elements, scene.elements, expected.elements)
                || repeats(example.lines, scene.lines, expected.lines)
        }
    }

    /// A standing mistake: a later subscriber, or a later call, gets something else than the first. Of two at the same time the machine
    /// tells more.
    ///
    /// - Parameter answer: A wrong answer that works once.
    public func worksOnce(
        _ meaning: String =
            "It works the first time, and not the second time. What is made only once, and has to be made each time?",
        line: Int = #line, _ answer: Answer
    ) {
        standingAnswers.insert(.worksOnce)
        stand(meaning, line, answer, .any) { scene, _ in
            let isFirst = scene.seen != nil && scene.subscribers.count > 1 && scene.differing == 0
            return scene.kind == .laterSubscriber && !isFirst && (scene.differing > 0 || !scene.lines.isEmpty)
        }
    }

    private func stand(
        _ meaning: String, _ line: Int, _ answer: Answer, _ words: Check.Words? = nil,
        _ sign: @escaping (Stage, Stage) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: nil, line: line, isStanding: true)
        standing.append((known, sign))
        wrong.append((line, answer, words ?? .mistake(known)))
    }

    /// Whether all that the example shows came, or its beginning in as many elements as should come, and something else should.
    private func repeats<Value: Equatable>(_ example: [Value], _ came: [Value], _ expected: [Value]) -> Bool {
        guard !example.isEmpty, !expected.starts(with: example), !came.isEmpty else { return false }
        return came.starts(with: example)
            || came.count == expected.count && example.starts(with: came) && came != expected
    }
}
