import Foundation
import Terminal

/// `--walk`: each beat waits for its key.
extension Player {
    /// Where somebody goes.
    enum Move: Equatable {
        case on
        case back
        case to(Int)
        /// To the variant of this step.
        case variant
        /// To the next step, without the variant.
        case nextStep
        case quit
    }

    /// Walks through the steps from `first` on, and through what comes after the last.
    ///
    /// - Parameter opening: What stands above the first question.
    mutating func walk(from first: Int, after opening: [StyledLine]) {
        let delivered = program.map { DeliveredCode(mainFile: $0.mainFile) }
        var position: WalkPosition? = WalkPosition(place: WalkPlace(index: first))
        if scrollsAway(opening), let start = position {
            let move = wait(at: .opening, start.place, delivered)
            position = move == .on ? start : after(start, move)
        }
        var isBack = false
        while let now = position {
            let move: Move
            if now.place.index < script.entries.count {
                show(now, isBack: isBack)
                move = wait(at: stop(now), now.place, delivered)
            } else {
                isPlayedToItsEnd = isPlayedToItsEnd || first == played.first
                reporter?.end(.finished)
                move = close()
                if move == .on || move == .quit { return }
            }
            isBack = move == .back
            position = after(now, move)
        }
        reporter?.end(.quit)
        write([[]])
    }

    private func after(_ now: WalkPosition, _ move: Move) -> WalkPosition? {
        let (index, entries) = (now.place.index, script.entries)
        let route = WalkRoute(
            steps: played, end: entries.count, hasPart: { entries[$0].part != nil },
            hasAnswer: { entries[$0].text.part != nil })
        switch move {
        case .variant: return WalkPosition(place: WalkPlace(index: index, isVariant: true))
        case .nextStep: return route.next(WalkPosition(place: WalkPlace(index: index, isVariant: true), beat: .answer))
        case .on: return route.next(now)
        case .back: return route.previous(now)
        case .to(let index): return WalkPosition(place: WalkPlace(index: index))
        case .quit: return nil
        }
    }

    /// Whether the first question would push `opening` out of sight before somebody has read it.
    private func scrollsAway(_ opening: [StyledLine]) -> Bool {
        guard !opening.isEmpty, let lines = console.drawableLines else { return false }
        // With the prompt, and an empty line above it.
        return opening.count + question(of: played.first ?? 0).count + 2 > lines
    }

    /// Shows a beat.
    ///
    /// - Parameter isBack: Whether somebody has come back to it. Then what it belongs to is no longer above it.
    private mutating func show(_ now: WalkPosition, isBack: Bool) {
        let (place, index, entry) = (now.place, now.place.index, script.entries[now.place.index])
        if isBack, now.beat != .question {
            beginPage()
            write([[], []] + page.heading(of: index, in: script))
            part(page.swift(place.isVariant ? entry.variant : entry.code))
        }
        switch now.beat {
        case .question where place.isVariant:
            beginPage()
            if options.room { write([[], []] + page.heading(of: index, in: script, right: "variant")) }
            askPart(of: index)
        case .question:
            beginPage()
            ask(index)
        case .run:
            reporter?.report(place, .run, votes[place] ?? Votes())
            run(step(at: place), growing: true)
        case .answer:
            if changed[index] != nil {
                part(page.prose([.said("**The answer was written for the code as it was delivered.**")]))
            }
            guard let asked = place.isVariant ? entry.text.part : entry.text.asked else { return answer(index) }
            tell(asked.question, right: asked.right, at: place)
            if place.isVariant { part(page.prose(asked.why)) } else { answer(index) }
        }
    }

    /// A page for a room begins at the top of the screen. What was there is above it, where the terminal scrolls.
    mutating func beginPage() {
        shown = []
        guard options.room, let lines = console.drawableLines else { return }
        console.draw(String(repeating: "\n", count: lines) + "\u{1B}[H")
    }

    private func step(at place: WalkPlace) -> Step {
        let step = script.entries[place.index].step
        return place.isVariant ? step.varied ?? step : step
    }

    private func stop(_ now: WalkPosition) -> WalkStop {
        let (beat, place, entry) = (now.beat, now.place, script.entries[now.place.index])
        let asked = place.isVariant ? entry.text.part?.question : entry.text.questions.first
        var stop = WalkStop(
            beat: beat, letters: beat == .question ? asked?.options.map(\.letter) ?? [] : [], isRoom: options.room,
            hasVariant: entry.part != nil, isPart: place.isVariant, canReload: program != nil && !place.isVariant,
            hasForm: program != nil && !entry.text.play.isEmpty)
        let isOver = place.isVariant ? beat == (entry.text.part == nil ? .run : .answer) : beat == .answer
        if isOver, stop.hasVariant, !stop.isPart {
            stop.enter = "the variant"
        } else if isOver {
            stop.enter = place.index == played.last ? "to remember" : "next"
            stop.isLast = true
        }
        return stop
    }

    /// Shows what was said of a question: the letter of somebody alone, or the hands of a room. Alone, the first answer counts.
    mutating func tell(_ question: Question, right: Character?, at place: WalkPlace) {
        guard let votes = votes[place], !votes.isEmpty else { return }
        if options.room {
            let texts = votes.texts(for: question.options.map(\.letter), dot: page.letters.dot)
            return part(texts.map { [" ", StyledText($0, .quiet)] })
        }
        guard let letter = votes.last else { return }
        part(page.said(letter, right: right))
        if place.index < script.entries.count {
            guard predictions[place] == nil else { return }
            predictions[place] = letter == right
        }
        onPrediction(question, letter == right)
    }

    /// Waits until somebody goes on, or somewhere else. What a key does meanwhile is done here.
    ///
    /// - Parameter delivered: The code of the lesson, if it can be built again.
    mutating func wait(at stop: WalkStop, _ place: WalkPlace, _ delivered: DeliveredCode? = nil) -> Move {
        var number = ""
        var remark = ""
        var isLeaving = false
        while true {
            let cast = votes[place] ?? Votes()
            if place.index < script.entries.count { reporter?.report(place, stop.beat, cast) }
            let choice = choose(at: stop, cast, number, remark)
            let wasLeaving = isLeaving
            (remark, isLeaving) = ("", false)
            switch choice {
            case .on:
                guard let step = Int(number) else { return .on }
                if script.entries.indices.contains(step - 1) { return .to(step - 1) }
                (number, remark) = ("", "The steps are 1 to \(script.entries.count).")
            case .digit(let digit): number = String((number + String(digit)).suffix(2))
            case .erase: if number.isEmpty { votes[place, default: Votes()].removeLast() } else { number = "" }
            case .vote(let letter):
                if !options.room { votes[place] = nil }
                votes[place, default: Votes()].add(letter, hands: options.room ? Int(number) ?? 1 : 1)
                number = ""
            case .voteAgain:
                if !votes[place, default: Votes()].voteAgain() {
                    remark = cast.isSecond ? "The second vote runs." : "The first vote has no hand yet."
                }
            case .back: return .back
            case .again:
                if let rebuilt = changed[place.index], !place.isVariant {
                    play(place.index, in: rebuilt)
                } else {
                    run(step(at: place), growing: true)
                }
            case .variant: return .variant
            case .nextStep: return .nextStep
            case .form: remark = playForm(of: place.index)
            case .scroll: remark = scroll()
            case .latest: reload(place.index)
            case .delivered: restore(delivered)
            case .dark: console.showAside([], "")
            case .keys:
                let lines = stop.all.flatMap { page.output("\($0.key)  ".padded(to: 10), $0.meaning) }
                console.showAside(([[]] + lines).map(painted), painted([" ", StyledText("any key goes back", .quiet)]))
            case .nothing(let why): remark = why
            case .quit:
                // Beside the keys of a vote it is soon pressed by mistake.
                guard options.room, !wasLeaving, console.hasKeys else { return .quit }
                (remark, isLeaving) = ("q once more quits \(page.letters.dot) any other key stays", true)
            }
        }
    }

    private func choose(at stop: WalkStop, _ votes: Votes, _ number: String, _ remark: String) -> WalkChoice {
        let dot = " \(page.letters.dot) "
        var line: String
        if !remark.isEmpty {
            line = remark
        } else if !number.isEmpty {
            line =
                options.room && !stop.letters.isEmpty
                ? "\(number)\(dot)a letter counts so many hands\(dot)Enter goes to step \(number)\(dot)Backspace erases"
                : "step \(number)\(dot)Enter goes there\(dot)Backspace stays"
        } else {
            line = prompt(stop, dot)
        }
        if !votes.isEmpty, !stop.letters.isEmpty, number.isEmpty, remark.isEmpty {
            let tally =
                options.room
                ? votes.running(dot: page.letters.dot)
                : "you say \(votes.last.map(String.init) ?? "")"
            let enter = stop.prompt.first.map { "\($0.key) \($0.meaning)" } ?? ""
            let again = options.room && !votes.isSecond ? "\(dot)Tab votes again" : ""
            line =
                [tally + again + dot + enter + dot + "? keys", tally].first { $0.displayWidth + 2 < page.width }
                ?? tally
        }
        console.write("")
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

    /// Plays the form of a step in a program of its own, and comes back.
    ///
    /// - Returns: What to say of it.
    private mutating func playForm(of index: Int) -> String {
        guard let program else { return "" }
        let words = ["--play", "--step", "\(index + 1)"] + (options.ascii ? ["--ascii"] : [])
        let (seen, rebuilt) = (shown, changed[index])
        beginPage()
        defer {
            beginPage()
            // On the wall of a room the form was on a page of its own.
            if options.room { write(seen) } else { shown = seen }
        }
        return KeyboardMode.lend { program.play(words, in: rebuilt) }
    }

    /// Shows the page from its top on a page of its own, where the arrows scroll.
    ///
    /// - Returns: What to say of it.
    private func scroll() -> String {
        guard let height = console.drawableLines else { return "Nothing scrolls here." }
        let (lines, room) = (shown.drop(while: \.isEmpty), height - 2)
        guard lines.count > room else { return "All of the page is on the screen." }
        guard KeyboardMode.enter() else { return "" }
        KeyboardMode.openPage()
        defer { KeyboardMode.leave() }
        var top = 0
        while true {
            let seen = lines.dropFirst(top).prefix(room)
            console.draw("\u{1B}[2J\u{1B}[H" + seen.map { painted($0) + "\r\n" }.joined() + "\r\n")
            let dot = " \(page.letters.dot) "
            let below = lines.count - top - seen.count
            let keys = ["\(top) above", "\(below) below", "arrows scroll", "any other key goes back"]
            let prompt = painted([" ", StyledText(keys.joined(separator: dot), .quiet)])
            guard let move = console.ask(prompt, { $0.scrolled(by: room) }), move != 0 else { return "" }
            top = max(0, min(lines.count - room, top + move))
        }
    }

    private mutating func restore(_ delivered: DeliveredCode?) {
        guard let delivered else { return }
        do {
            part(page.prose([.said(try delivered.restore())]))
            changed = [:]
        } catch {
            part(page.prose([.said("\(error)")]))
        }
    }

    /// Builds the lesson again, and plays the step as main.swift has it now in a program of its own.
    private mutating func reload(_ index: Int) {
        guard let program else { return }
        let (entry, title) = (script.entries[index], script.entries[index].step.title)
        console.busy(painted([" ", StyledText("building \(script.name) \(page.letters.more)", .quiet)]))
        let rebuilt: URL
        do throws(RunningProgram.BuildFailure) {
            rebuilt = try program.rebuild()
        } catch {
            part(page.prose([.said("It does not build. Mend `main.swift` and press `l` again.")]))
            return part(error.lines.flatMap { page.output("", $0) })
        }
        console.idle()
        let steps = StepSource.all(in: SourceFile.text(of: program.mainFile))
        guard let code = steps.first(where: { $0.title == title })?.code else {
            return part(
                page.prose([.said("`main.swift` has no step of this title any more. The walk goes on without it.")]))
        }
        changed[index] = code == entry.code ? nil : rebuilt
        beginPage()
        write([[], []] + page.heading(of: index, in: script))
        part(page.prose([.said("Built again. This is the step as `main.swift` has it now.")]))
        part(page.marked(code, since: entry.code))
        play(index, in: rebuilt)
    }

    private mutating func play(_ index: Int, in rebuilt: URL) {
        guard let program else { return }
        let (page, step) = (page, script.entries[index].step)
        if console.drawableLines != nil {
            console.busy(painted([" ", StyledText("running \(page.letters.dot) any key ends it", .quiet)]))
        }
        let asked = Rerun.Request(width: page.width, hasColour: console.hasColour, isASCII: page.letters.isASCII)
        let rerun = Rerun(rebuilt, step.title, of: program.mainFile, asked, lasting: step.time.seconds) {
            if console.drawableLines != nil { return console.pause(milliseconds: 50) }
            usleep(50_000)
            return false
        }
        console.idle()
        // Its lines are painted already.
        part(rerun.lines.map { [StyledText($0)] })
        part(rerun.remarks.flatMap { page.output("\(page.letters.cross) ", $0) })
        if let line = rerun.line.flatMap(program.numbered) { write(page.output("  ", line)) }
    }
}

extension Step.Time {
    /// The seconds on the clock of the room.
    fileprivate var seconds: Double {
        switch self {
        case .virtual: 0
        case .real(let duration): duration / .seconds(1)
        }
    }
}
