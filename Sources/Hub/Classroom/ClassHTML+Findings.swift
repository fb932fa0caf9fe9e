import LessonKit

/// Where people are held, and the commonest wrong answers.
extension ClassHTML {
    var held: HTML {
        guard !classroom.held.isEmpty else {
            return section(
                "Where people are held", [.tag("p", ["Nobody is held by an exercise: what was tried has passed."])])
        }
        let items = classroom.held.map { held in
            let tried = held.tried.map { learner in
                let hints = learner.entry(held.exercise)?.hints ?? 0
                return HTML.parts([own(learner.name), .text(hints > 0 ? " (\(hints.of("hint")))" : "")])
            }
            return item(
                held.tried.count, [own("\(held.exercise)")],
                [["Tried by "] + list(tried)] + (held.before.isEmpty ? [] : [["Next for "] + names(held.before)]))
        }
        return section("Where people are held", id: "held", lists(items, more: "exercise"))
    }

    var wrongAnswers: HTML {
        let items = classroom.wrongAnswers.map { answer in
            return item(
                answer.learners.count, [.tag("bdi", CodeInText.parts(of: answer.diagnosis).map(code))],
                [[own("\(answer.place)\(answer.verdict.note)"), ": "] + names(answer.learners)]
                    + (answer.command.map { [["Play again: ", .tag("code", [.text($0)])]] } ?? []))
        }
        return items.isEmpty ? .nothing : section("The commonest wrong answers", lists(items, more: "wrong answer"))
    }

    private func code(_ part: (text: String, isCode: Bool)) -> HTML {
        part.isCode ? .tag("code", [.text(part.text)]) : .text(part.text)
    }

    /// An entry: how many learners, what it is, and lines about it.
    private func item(_ learners: Int, _ what: [HTML], _ lines: [[HTML]]) -> HTML {
        .tag(
            "li",
            [
                .tag(
                    "p", ["class": "what"],
                    [.tag("span", ["class": "how-many"], [.text(learners.of("learner"))]), " "] + what)
            ]
                + lines.map { .tag("p", ["class": "quiet"], $0) })
    }

    /// The first entries, and the others behind a click.
    private func lists(_ items: [HTML], more: String) -> [HTML] {
        // A page that renews itself would close what was opened.
        let most = renewal == nil ? most : items.count
        let rest = items.dropFirst(most)
        let first = HTML.tag("ul", ["class": "findings"], Array(items.prefix(most)))
        guard !rest.isEmpty else { return [first] }
        return [
            first,
            .tag(
                "details",
                [
                    .tag("summary", [.text(rest.count.of("more \(more)"))]),
                    .tag("ul", ["class": "findings"], Array(rest)),
                ]),
        ]
    }
}
