import Terminal

/// The page before a walk and after it.
extension SpeakerPage {
    var waitingHead: [StyledLine] { page.heading("\(state.own.text.title) \(letters.dot) the speaker's view") }

    /// What to type in the other terminal, and the plan.
    var waiting: [StyledLine] {
        let steps = state.own.text.steps.enumerated().flatMap { index, step in
            page.entry(
                [StyledText(step.title)], prefix: "\(index + 1)".paddedLeft(to: 2) + "  ",
                right: page.minutes(of: step, state.usual[step.title]))
        }
        return page.parts([
            page.prose([.said("Nobody walks through a lesson yet. In the terminal on the projector, type")]),
            command("--walk --room"),
            page.prose([
                .said(
                    "Then you see here what the room does not: your notes, the votes, the minutes, and what comes next."
                )
            ]),
            steps,
        ])
    }

    func overHead(_ walk: WalkState) -> [StyledLine] {
        page.heading(
            "The \(walk.isWarmup ? "warm-up" : "walk") " + (walk.end == .finished ? "is over" : "has stopped"),
            right: state.text?.title ?? "")
    }

    /// Where the walk ended, how to go on there, and the questions of the recap.
    func over(_ walk: WalkState) -> [StyledLine] {
        let took = SpeakerClock.text(SpeakerClock.seconds(from: walk.began, to: walk.changed))
        guard let text = state.text, !walk.isWarmup else { return page.prose([.said("It took \(took).")]) }
        let plan = state.clock.map { $0.all > 0 ? " The plan has \($0.all.minutes) min." : "" } ?? ""
        if walk.end == .finished {
            let now = page.prose([.said("It took \(took).\(plan) Now come the exercises.")])
            return page.parts([now, page.keys(state.keys)] + recap(text))
        }
        let title = state.step?.title ?? ""
        let place = state.number.map { "step \($0), \(title)" } ?? title
        let how = walk.end == .quit ? "Somebody quit in \(place)." : "Its program is gone, in \(place)."
        return page.parts(
            [
                page.prose([.said("\(how) It took \(took). To go on there, type")]),
                command(
                    walk.plan.command
                        + (state.number == nil ? "" : " --step \(walk.step + 1)\(walk.isVariant ? " --variant" : "")")),
            ]
                + recap(text))
    }

    private func command(_ options: String) -> [StyledLine] { page.code(["swift run \(state.playing) \(options)"]) }

    /// The sentences to remember, and the questions with their answers.
    private func recap(_ text: LessonText) -> [[StyledLine]] {
        guard let recap = text.recap else { return [] }
        let questions = recap.questions.map { asked in
            page.question(of: asked.question)
                + asked.question.options.flatMap {
                    page.option($0, mark: $0.letter == asked.right ? letters.check : " ")
                }
        }
        return [page.prose([.said("**To remember**")]) + page.prose([recap.reminder])] + questions + [
            page.prose([.said("The next class can begin with these questions:")]),
            page.code(["swift run workbook warmup --lesson \(state.playing)"]),
        ]
    }
}
