import Marbles

/// What is missing in a check.
extension CodeCheck {
    /// What is missing, each with what to write.
    var problems: [String] {
        let needed: [(Situation.Kind, String)] = [
            (.text, "what the text shows: check.stream(...) or check.play(.text, ...)"),
            (
                .otherInput,
                "an input that the text does not show: a second check.stream(...) or check.play(.otherInput, ...)"
            ),
            (.secondSubscriber, "a second subscriber at the same time: check.play(.secondSubscriber, ...)"),
            (.laterSubscriber, "a second subscriber after the first: check.play(.laterSubscriber, ...)"),
            (.disposed, "disposed of in the middle: check.play(.disposed, ...)"),
        ]
        var problems = needed.filter { kind, _ in
            !excused.contains(kind) && !situations.contains { $0.id.kind == kind }
        }.map { "The check does not try \($0.1). Where it makes no sense: check.without(.\($0.0), because: ...)." }
        if !standingAnswers.contains(.hardCoded), !excused.contains(.otherInput) {
            problems.append(
                "The check has no wrong answer that is hard-coded to the text's example: check.hardCoded { ... }.")
        }
        if !standingAnswers.contains(.worksOnce), !excused.contains(.secondSubscriber) {
            problems.append("The check has no wrong answer that works once: check.worksOnce { ... }.")
        }
        if let drawn, let example {
            let names = MarbleNames(example.elements)
            let row = Timeline.Row("", example.received.events, text: names.name)
            let marbles = Timeline([row]).draw(width: 200).first?.drop { $0 == " " } ?? ""
            if marbles != drawn.marbles {
                problems.append(
                    "Line \(drawn.line) says that \(drawn.marbles) comes. The solution gives \(marbles). Where values have no letter of "
                        + "their own, a is the first that comes, b the next.")
            }
        }
        return problems
    }
}
