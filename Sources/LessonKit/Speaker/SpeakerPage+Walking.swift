import Terminal

/// The page while somebody walks.
extension SpeakerPage {
    func walkingHead(_ walk: WalkState) -> [StyledLine] { heading(walk) + minutes + otherLesson }

    private func heading(_ walk: WalkState) -> [StyledLine] {
        guard let step = state.step else { return page.heading("Step \(walk.step + 1)") }
        let parts = [state.number, step.title, walk.isVariant ? "variant" : nil].compactMap(\.self)
        let title = parts.joined(separator: " \(letters.dot) ")
        if walk.isWarmup { return page.heading(title, right: "warm-up [\(walk.beat.rawValue)]") }
        guard state.number != nil else { return page.heading(title, right: state.text?.title ?? "") }
        let all = WalkStop.Beat.allCases.map { $0 == walk.beat ? "[\($0.rawValue)]" : " \($0.rawValue) " }.joined()
        let hasRoom = title.displayWidth + all.displayWidth + 5 < page.width
        return page.heading(title, right: hasRoom ? all : "[\(walk.beat.rawValue)]")
    }

    private var minutes: [StyledLine] {
        guard let clock = state.clock else { return [] }
        return lines(of: clock.parts, strong: clock.pace)
    }

    private var otherLesson: [StyledLine] {
        guard state.playing != state.own.name else { return [] }
        return page.prose([.said("The projector plays \(state.playing), not \(state.own.name).")])
    }

    func walking(_ walk: WalkState) -> [StyledLine] {
        guard let text = state.text, let step = state.step else {
            let place = "step \(walk.step + 1) of `Lessons/\(walk.lesson)/README.md`"
            return page.parts([page.prose([.said("The projector shows \(place), which cannot be read here.")])])
        }
        // Somebody alone may have no page of the introduction. Its notes stand at the first step.
        let intro = walk.step == 0 && !walk.plan.isRoom && !walk.isWarmup ? text.introNotes : []
        let reasons = walk.isVariant ? [] : beliefs(of: step)
        // At the variant its note stands below the options.
        let notes = walk.isVariant ? step.notes(without: "Variant") : step.notes
        return page.parts(
            [
                changed(walk), question(step, walk), page.notes(intro + notes), reasons, next,
                state.isAtExercises ? page.keys(state.keys) : [],
            ]
                + onTheWall(step, walk))
    }

    private func changed(_ walk: WalkState) -> [StyledLine] {
        guard walk.isChanged else { return [] }
        return page.prose([.said("**The wall runs changed code.** Answer and run are those of the delivered code.")])
    }

    /// What the room sees, or will see: the words, the code, the run and the answer, and the same of the variant. What is on the wall
    /// comes first.
    private func onTheWall(_ step: LessonText.Step, _ walk: WalkState) -> [[StyledLine]] {
        let answer = step.answer.filter { Option.all(in: $0).isEmpty }
        let own = [page.prose(step.setup), page.swift(state.source?.code ?? []), runs.first ?? [], page.prose(answer)]
        let asked = step.part.map { page.question($0.question) } ?? []
        let variant = [
            page.prose(step.variant), page.swift(state.source?.variant ?? []), walk.isVariant ? [] : asked,
            runs.dropFirst().first ?? [], page.prose(step.part?.why ?? []),
        ]
        return [page.heading("On the wall, one after the other")] + (walk.isVariant ? variant + own : own + variant)
    }

    /// The question, its options with the right one marked, and the votes at the right edge.
    private func question(_ step: LessonText.Step, _ walk: WalkState) -> [StyledLine] {
        let part = walk.isVariant ? step.part : nil
        if walk.isVariant, part == nil { return page.prose(step.variant) + thought(step) }
        guard let question = part?.question ?? step.questions.first else { return [] }
        let (votes, right) = (walk.votes, part.map(\.right) ?? step.right)
        let all = numbers(votes.all)
        let asked = counted(all == "1" ? "1 vote" : "\(all) votes", of: votes) { $0.question(of: question) }
        return asked
            + question.options.flatMap { option in
                let mark = option.letter == right ? letters.check : " "
                return counted(numbers(votes.counts(option.letter)), of: votes) { $0.option(option, mark: mark) }
            } + (walk.isVariant ? thought(step) : [])
    }

    /// What the room usually thinks of the variant, where the notes say it.
    private func thought(_ step: LessonText.Step) -> [StyledLine] {
        step.note("Variant").map { [[]] + page.prose([.said("**The room**\($0)")]) } ?? []
    }

    /// `7`, or `7 → 12` where there were two votes.
    private func numbers(_ counts: [Int]) -> String {
        counts.map(String.init).joined(separator: " \(letters.text("→")) ")
    }

    /// Lines with `count` at the right edge of the first, if there are votes.
    private func counted(_ count: String, of votes: Votes, _ lines: (Page) -> [StyledLine]) -> [StyledLine] {
        guard !votes.isEmpty else { return lines(page) }
        let room = Page(width: page.width - count.displayWidth - 2, paint: page.paint)
        return lines(room).enumerated().map { index, line in
            index > 0 ? line : line.edged(with: [StyledText(count, .strong)], width: page.width - 1)
        }
    }

    /// Why somebody chooses each wrong option, and what shows that it is wrong.
    private func beliefs(of step: LessonText.Step) -> [StyledLine] {
        step.answer.flatMap(Option.all).flatMap { page.option($0, mark: letters.cross) }
    }

    /// The next step, and its question.
    private var next: [StyledLine] {
        let isWarmup = state.projector.state?.isWarmup == true
        guard let next = state.next else { return page.prose([.said(isWarmup ? "This is the last question." : "")]) }
        let isTimed = !isWarmup && next.time.full > 0
        let minutes = isTimed ? ", \(page.minutes(of: next, state.usual[next.title]))" : ""
        return page.prose([.said("Next: \(next.title)\(minutes)")]) + page.question(of: next.questions.first)
    }
}
