import Foundation
import Terminal

/// `--walk`: each beat waits for its key.
extension Player {
    /// Where somebody goes.
    enum Move {
        case to(Int)
        case quit
    }

    /// Walks through the steps from `first` on, and through what comes after the last.
    ///
    /// - Parameter opening: What stands above the first question.
    mutating func walk(from first: Int, after opening: [StyledLine]) {
        var replay = options.replay
        var votes = Votes()
        var move = Move.to(first)
        if scrollsAway(opening), let chosen = wait(at: .opening, WalkPlace(index: first), &votes) { move = chosen }
        while case .to(let index) = move {
            if index < script.entries.count {
                move = walk(index, replay: replay)
            } else {
                isPlayedToItsEnd = isPlayedToItsEnd || first == 0
                reporter?.end(.finished)
                guard case .to(let back) = close() else { return }
                move = .to(back)
            }
            replay = nil
        }
        reporter?.end(.quit)
        write([[]])
    }

    /// Whether the first question would push `opening` out of sight before somebody has read it.
    private func scrollsAway(_ opening: [StyledLine]) -> Bool {
        guard !opening.isEmpty, let lines = console.drawableLines else { return false }
        return opening.count + question(of: 0).count + 2 > lines  // With the prompt, and an empty line above it.
    }

    /// The three beats of a step, each with its key, and those of its part, if it has one.
    ///
    /// - Parameter replay: Where the lesson was just built again: the run comes first, and the question was seen before.
    private mutating func walk(_ index: Int, replay: Replay?) -> Move {
        let entry = script.entries[index]
        let place = WalkPlace(index: index)
        var votes = Votes()
        if replay != nil {
            write([[], []] + page.heading(of: index, in: script))
            part(page.prose([.said("Built again. This is the step as `main.swift` has it now.")]))
            part(page.code(entry.code))
        } else {
            ask(index)
            if let move = wait(at: stop(.question, place), place, &votes) { return move }
        }
        reporter?.report(place, .run, votes)
        run(entry.step, growing: true)
        if let move = wait(at: stop(.run, place), place, &votes) { return move }
        if let replay, replay.code != entry.code {
            part(page.prose([.said("**The answer was written for the code as it was before your change.**")]))
        }
        tell(votes, entry.text.questions.first, right: entry.text.right, at: place)
        answer(index)
        if let move = wait(at: stop(.answer, place), place, &votes) { return move }
        return entry.part.flatMap { walk($0.step, $0.asked, WalkPlace(index: index, isVariant: true)) }
            ?? .to(index + 1)
    }

    /// The three beats of a step's part.
    private mutating func walk(_ step: Step, _ asked: Recap.Retrieval, _ place: WalkPlace) -> Move? {
        var votes = Votes()
        askPart(of: place.index)
        if let move = wait(at: stop(.question, place), place, &votes) { return move }
        reporter?.report(place, .run, votes)
        run(step, growing: true)
        if let move = wait(at: stop(.run, place), place, &votes) { return move }
        tell(votes, asked.question, right: asked.right, at: place)
        part(page.prose(asked.why))
        return wait(at: stop(.answer, place), place, &votes)
    }

    private func stop(_ beat: WalkStop.Beat, _ place: WalkPlace) -> WalkStop {
        let entry = script.entries[place.index]
        let hasPart = entry.part != nil
        let asked = place.isVariant ? entry.text.part?.question : entry.text.questions.first
        var stop = WalkStop(
            beat: beat, letters: beat == .question ? asked?.options.map(\.letter) ?? [] : [], isRoom: options.room,
            hasVariant: entry.step.variant != nil && !hasPart, hasPart: hasPart, isPart: place.isVariant,
            canReload: program != nil && !place.isVariant)
        if beat == .answer, hasPart, !place.isVariant {
            stop.enter = "the variant"
        } else if beat == .answer, place.index + 1 == script.entries.count {
            stop.enter = "to remember"
        }
        return stop
    }

    /// Shows what was said of a question: the letter of somebody alone, or the hands of a room. Alone, the first answer counts.
    ///
    /// - Parameter place: The step; nil for a question of the recap.
    mutating func tell(_ votes: Votes, _ question: Question?, right: Character?, at place: WalkPlace?) {
        guard let question, let letter = votes.last else { return }
        if options.room {
            let text = votes.text(for: question.options.map(\.letter), dot: page.letters.dot)
            return part([[" ", StyledText(text, .quiet)]])
        }
        part(page.said(letter, right: right))
        if let place {
            guard predictions[place] == nil else { return }
            predictions[place] = letter == right
        }
        onPrediction(question, letter == right)
    }

    /// Waits until somebody goes on, or somewhere else. What a key does meanwhile is done here.
    ///
    /// - Returns: Nil to go on to the next beat.
    mutating func wait(at stop: WalkStop, _ place: WalkPlace, _ votes: inout Votes) -> Move? {
        var number = ""
        var remark = ""
        while true {
            if place.index < script.entries.count { reporter?.report(place, stop.beat, votes) }
            let choice = choose(at: stop, votes, number, remark)
            remark = ""
            switch choice {
            case .on:
                guard let step = Int(number) else { return nil }
                if script.entries.indices.contains(step - 1) { return .to(step - 1) }
                (number, remark) = ("", "The steps are 1 to \(script.entries.count).")
            case .digit(let digit): number = String((number + String(digit)).suffix(2))
            case .erase: if number.isEmpty { votes.removeLast() } else { number = "" }
            case .vote(let letter):
                if !options.room { votes = Votes() }
                votes.add(letter)
            case .back: return .to(place.isVariant ? place.index : max(0, place.index - 1))
            case .again:
                let entry = script.entries[place.index]
                run(place.isVariant ? entry.step.varied ?? entry.step : entry.step, growing: true)
            // The prompt has one line, and an empty one above it.
            case .variant:
                runVariant(
                    of: script.entries[place.index], growing: true, room: console.drawableLines.map { $0 - 2 })
            case .latest: reload(place.index)
            case .keys:
                let lines = stop.all.flatMap { page.output("\($0.key)  ".padded(to: 10), $0.meaning) }
                console.showAside(([[]] + lines).map(painted), painted([" ", StyledText("any key goes back", .quiet)]))
            case .nothing(let why): remark = why
            case .quit: return .quit
            }
        }
    }

    private func choose(at stop: WalkStop, _ votes: Votes, _ number: String, _ remark: String) -> WalkChoice {
        let dot = " \(page.letters.dot) "
        var line: String
        if !remark.isEmpty {
            line = remark
        } else if !number.isEmpty {
            line = "step \(number)\(dot)Enter goes there\(dot)Backspace stays"
        } else {
            line = prompt(stop, dot)
        }
        if !votes.isEmpty, !stop.letters.isEmpty, number.isEmpty, remark.isEmpty {
            let tally =
                options.room
                ? votes.text(for: stop.letters, dot: page.letters.dot)
                : "you say \(votes.last.map(String.init) ?? "")"
            let enter = stop.prompt.first.map { "\($0.key) \($0.meaning)" } ?? ""
            line = [tally + dot + enter + dot + "? keys", tally].first { $0.displayWidth + 2 < page.width } ?? tally
        }
        write([[]])
        return console.ask(painted([" ", StyledText(line, .quiet)])) { WalkChoice($0, at: stop) } ?? .quit
    }

    /// As many keys as fit, Enter and `?` always.
    private func prompt(_ stop: WalkStop, _ dot: String) -> String {
        let end = console.hasKeys ? "" : ", and Enter"
        var keys = stop.prompt
        func text() -> String { keys.map { "\($0.key) \($0.meaning)" }.joined(separator: dot) + end }
        while text().displayWidth + 2 >= page.width,
            let index = keys.lastIndex(where: { !["Enter", "?"].contains($0.key) })
        {
            keys.remove(at: index)
        }
        return text()
    }

    /// Builds the lesson again and starts it in place of this program. Where it does not build, this one goes on.
    private mutating func reload(_ index: Int) {
        guard let program else { return }
        let replay = options.replay ?? Replay(step: index, code: script.entries[index].code)
        let original = replay.step == index ? replay.code : script.entries[index].code
        console.busy(painted([" ", StyledText("building \(script.name) \(page.letters.more)", .quiet)]))
        let rebuilt: URL
        do throws(RunningProgram.BuildFailure) {
            rebuilt = try program.rebuild()
        } catch {
            part(page.prose([.said("It does not build. Mend `main.swift` and press `l` again.")]))
            return part(error.lines.flatMap { page.output("", $0) })
        }
        console.idle()
        KeyboardMode.leave()
        reporter?.finish()
        program.restart(rebuilt, options, replay: Replay(step: index, code: original))
        part(page.prose([.said("The new program does not start. The old one goes on.")]))
    }
}
