import Foundation
import Terminal

/// `--walk`: each beat waits for its key.
extension Player {
    private enum Move {
        case to(Int)
        case quit
    }

    /// Walks through the steps from `first` on. Returns whether it came to the end.
    ///
    /// - Parameter opening: What stands above the first question.
    mutating func walk(from first: Int, after opening: [StyledLine]) -> Bool {
        var index = first
        var replay = options.replay
        var votes = Votes()
        if scrollsAway(opening), let move = wait(at: .opening, first, &votes) {
            guard case .to(let chosen) = move else {
                reporter?.end(.quit)
                return false
            }
            index = chosen
        }
        while index < script.entries.count {
            switch walk(index, replay: replay) {
            case .to(let next): index = next
            case .quit:
                reporter?.end(.quit)
                return false
            }
            replay = nil
        }
        reporter?.end(.finished)
        return true
    }

    /// Whether the first question would push `opening` out of sight before somebody has read it.
    private func scrollsAway(_ opening: [StyledLine]) -> Bool {
        guard !opening.isEmpty, let lines = console.drawableLines else { return false }
        return opening.count + question(of: 0).count + 2 > lines  // With the prompt, and an empty line above it.
    }

    /// The three beats of a step, each with its key.
    ///
    /// - Parameter replay: Where the lesson was just built again: the run comes first, and the question was seen before.
    private mutating func walk(_ index: Int, replay: Replay?) -> Move {
        let entry = script.entries[index]
        let isLast = index + 1 == script.entries.count
        var votes = Votes()
        if let replay {
            write([[], []] + page.heading(of: index, in: script))
            part(page.prose([.said("Built again. This is the step as `main.swift` has it now.")]))
            part(page.code(entry.code))
            reporter?.report(index, .run, votes)
            run(entry.step, growing: true)
            if let move = wait(at: stop(.run, entry), index, &votes) { return move }
            if replay.code != entry.code {
                part(page.prose([.said("**The answer was written for the code as it was before your change.**")]))
            }
        } else {
            ask(index)
            if let move = wait(at: stop(.question, entry), index, &votes) { return move }
            reporter?.report(index, .run, votes)
            run(entry.step, growing: true)
            if let move = wait(at: stop(.run, entry), index, &votes) { return move }
        }
        let letters = entry.text.questions.first?.options.map(\.letter) ?? []
        if !options.room {
            part(page.said(predictions[index], right: entry.text.right))
        } else if !votes.isEmpty {
            part([[" ", StyledText(votes.text(for: letters, dot: page.letters.dot), .quiet)]])
        }
        answer(index)
        return wait(at: stop(.answer, entry, isLast: isLast), index, &votes) ?? .to(index + 1)
    }

    private func stop(_ beat: WalkStop.Beat, _ entry: LessonScript.Entry, isLast: Bool = false) -> WalkStop {
        WalkStop(
            beat: beat, letters: beat == .question ? entry.text.questions.first?.options.map(\.letter) ?? [] : [],
            isRoom: options.room, hasVariant: entry.step.variant != nil, canReload: program != nil, isLast: isLast)
    }

    /// Waits until somebody goes on, or somewhere else. What a key does meanwhile is done here.
    ///
    /// - Returns: Nil to go on to the next beat.
    private mutating func wait(at stop: WalkStop, _ index: Int, _ votes: inout Votes) -> Move? {
        let entry = script.entries[index]
        var number = ""
        var remark = ""
        while true {
            reporter?.report(index, stop.beat, votes)
            let choice = choose(at: stop, votes, number, remark)
            remark = ""
            switch choice {
            case .on:
                guard let step = Int(number) else { return nil }
                if script.entries.indices.contains(step - 1) { return .to(step - 1) }
                (number, remark) = ("", "The steps are 1 to \(script.entries.count).")
            case .digit(let digit): number = String((number + String(digit)).suffix(2))
            case .erase:
                if number.isEmpty { votes.removeLast() } else { number = "" }
                if votes.isEmpty { predictions[index] = nil }
            case .vote(let letter):
                if !options.room { (votes, predictions[index]) = (Votes(), letter) }
                votes.add(letter)
            case .back: return .to(max(0, index - 1))
            case .again: run(entry.step, growing: true)
            // The prompt has one line, and an empty one above it.
            case .variant: runVariant(of: entry, growing: true, room: console.drawableLines.map { $0 - 2 })
            case .latest: reload(index)
            case .keys:
                part(stop.all.flatMap { page.output("\($0.key)  ".padded(to: 10), $0.meaning) })
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
        if !votes.isEmpty, stop.beat == .question, number.isEmpty, remark.isEmpty {
            let tally =
                options.room
                ? votes.text(for: stop.letters, dot: page.letters.dot)
                : "you say \(votes.last.map(String.init) ?? "")"
            line =
                [tally + dot + "Enter run it" + dot + "? keys", tally].first { $0.displayWidth + 2 < page.width }
                ?? tally
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
