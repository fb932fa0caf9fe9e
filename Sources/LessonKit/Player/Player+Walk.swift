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
        hasIntroduction = isOnItsOwn(opening)
        if !hasIntroduction { write(opening) }
        var position = WalkPosition(
            place: hasIntroduction
                ? .introduction
                : WalkPlace(index: first, isVariant: options.variant && script.entries[first].part != nil))
        var isBack = false
        while true {
            let isOver = position.place.index >= script.entries.count
            isPlayedToItsEnd = isPlayedToItsEnd || isOver && first == played.first
            show(position, isBack: isBack)
            let move = wait(at: stop(position), position.place, delivered)
            guard let next = after(position, move) else {
                reporter?.end(isOver ? .finished : .quit)
                return write([[]])
            }
            (position, isBack) = (next, move == .back)
        }
    }

    /// The way through the steps that are played, and through `index`, to which a number may have led.
    private func route(with index: Int) -> WalkRoute {
        let steps = Set(played + (script.entries.indices.contains(index) ? [index] : [])).sorted()
        let parts = steps.flatMap { step in
            [WalkPlace(index: step)]
                + (script.entries[step].part == nil ? [] : [WalkPlace(index: step, isVariant: true)])
        }
        let last = closing.indices.map { WalkPlace(index: script.entries.count + $0) }
        return WalkRoute(places: (hasIntroduction ? [.introduction] : []) + parts + last, beats: beats)
    }

    private func beats(of place: WalkPlace) -> [WalkStop.Beat] {
        guard !script.entries.indices.contains(place.index) else { return WalkStop.Beat.allCases }
        return closing(at: place)?.asked == nil ? [.question] : [.question, .answer]
    }

    private func after(_ now: WalkPosition, _ move: Move) -> WalkPosition? {
        let index = now.place.index
        let variant = WalkPlace(index: index, isVariant: true)
        switch move {
        case .variant: return WalkPosition(place: variant)
        case .nextStep: return route(with: index).next(WalkPosition(place: variant, beat: .answer))
        case .on: return route(with: index).next(now)
        case .back:
            let before = route(with: index).previous(now)
            // A variant that was left out keeps its answer.
            guard before.place.isVariant, before.place != now.place, ran[before.place] == nil else { return before }
            return WalkPosition(place: WalkPlace(index: before.place.index), beat: .answer)
        case .to(let index): return WalkPosition(place: WalkPlace(index: index))
        case .quit: return nil
        }
    }

    /// Whether the words before the first step have a page of their own: in a room, and where the first question would push them
    /// out of sight before somebody has read them.
    private func isOnItsOwn(_ opening: [StyledLine]) -> Bool {
        guard !opening.isEmpty, let lines = console.drawableLines else { return false }
        // With the prompt, and an empty line above it.
        return options.room || opening.count + question(of: played.first ?? 0).count + 2 > lines
    }

    /// Shows a beat.
    ///
    /// - Parameter isBack: Whether somebody has come back to it. Then what stood above it is shown again, and nothing runs.
    private mutating func show(_ now: WalkPosition, isBack: Bool) {
        let isWall = wall != nil && script.entries.indices.contains(now.place.index)
        let beats = beats(of: now.place).filter { isBack && !isWall ? $0 <= now.beat : $0 == now.beat }
        for beat in beats { show(beat, at: now.place, isBack: isBack) }
    }

    private mutating func show(_ beat: WalkStop.Beat, at place: WalkPlace, isBack: Bool) {
        if beat == .question { beginPage() }
        guard script.entries.indices.contains(place.index) else { return show(closing(at: place), beat, at: place) }
        let entry = script.entries[place.index]
        switch beat {
        case .question: write(isChanged(place) ? changedPage(place) : question(at: place))
        case .run:
            guard isBack, let seen = seen(at: place) else { return run(at: place) }
            if wall != nil { present(wallPage(place, seen)) } else { write(seen) }
        case .answer:
            let note = "**The answer was written for the code as it was delivered.**"
            var lines = isChanged(place) ? page.parts([page.prose([.said(note)])]) : []
            if let asked = place.isVariant ? entry.text.part : entry.text.asked {
                lines += told(asked.question, right: asked.right, at: place) + page.answer(to: asked)
            } else {
                lines += page.answerBeat(of: entry.text)
            }
            guard wall != nil else { return write(lines) }
            present(wallPage(place, seen(at: place) ?? [], picture: picture(at: place), below: lines))
        }
    }

    private mutating func run(at place: WalkPlace) {
        reporter?.report(place, .run, votes[place] ?? Votes(), isChanged: isChanged(place))
        if isChanged(place) { return runChanged(place) }
        let (step, rows) = (step(at: place), ran[WalkPlace(index: place.index)]?.drawn.rows ?? [])
        let performance = run(step, at: place, beside: place.isVariant ? { rows } : step.variedRows)
        ran[place] = performance
        if performance.error == nil { present(wallPage(place, performance.seen)) }
    }

    /// Runs it again, or plays its run again, and comes back to the beat.
    private mutating func runAgain(_ stop: WalkStop, _ place: WalkPlace, key: RunKey? = nil) {
        if let key, let performance = ran[place] {
            play(performance, at: place, after: key)
        } else {
            run(at: place)
        }
        if wall != nil, stop.beat == .answer { show(.answer, at: place, isBack: true) }
    }

    private func picture(at place: WalkPlace) -> [StyledLine] {
        isChanged(place) ? [] : page.parts([ran[place]?.drawn.lines(on: page) ?? []])
    }

    /// What the last run showed.
    func seen(at place: WalkPlace) -> [StyledLine]? {
        isChanged(place) ? changed[place]?.seen : ran[place]?.seen
    }

    /// A page for a room begins at the top of the screen. What was there is above it, where the terminal scrolls.
    mutating func beginPage() {
        (shown, fixed) = ([], nil)
        guard options.room, let lines = console.drawableLines else { return }
        console.draw(String(repeating: "\n", count: lines) + "\u{1B}[H")
    }

    func heading(at place: WalkPlace) -> [StyledLine] {
        page.heading(of: place.index, in: script, right: place.isVariant ? "variant" : "")
    }

    /// The code as it was delivered.
    func delivered(at place: WalkPlace) -> [String] {
        place.isVariant ? script.entries[place.index].variant : script.entries[place.index].code
    }

    func step(at place: WalkPlace) -> Step {
        let step = script.entries[place.index].step
        return place.isVariant ? step.varied ?? step : step
    }

    private func stop(_ now: WalkPosition) -> WalkStop {
        let (beat, place) = (now.beat, now.place)
        let next = route(with: place.index).next(now)
        guard script.entries.indices.contains(place.index) else { return closingStop(now, next) }
        let entry = script.entries[place.index]
        let asked = place.isVariant ? entry.text.part?.question : entry.text.questions.first
        var stop = WalkStop(
            beat: beat, letters: beat == .question ? asked?.options.map(\.letter) ?? [] : [], isRoom: options.room,
            hasVariant: entry.part != nil, isPart: place.isVariant, canReload: program != nil,
            hasForm: program != nil && !entry.text.play.isEmpty)
        stop.canHold = console.drawableLines != nil
        if let next, next.place != place {
            stop.isLast = next.place.index != place.index
            stop.enter = stop.isLast ? next.place.index < script.entries.count ? "next" : name(of: next) : "the variant"
        }
        return stop
    }

    /// What was said of a question: the letter of somebody alone, or the hands of a room. Alone, the first answer counts.
    mutating func told(_ question: Question, right: Character?, at place: WalkPlace) -> [StyledLine] {
        guard let votes = votes[place], !votes.isEmpty else { return [] }
        if options.room {
            let texts = votes.texts(for: question.options.map(\.letter), dot: page.letters.dot)
            return page.parts([texts.map { [" ", StyledText($0, .quiet)] }])
        }
        guard let letter = votes.last else { return [] }
        if place.index >= script.entries.count || predictions[place] == nil {
            if place.index < script.entries.count { predictions[place] = letter == right }
            onPrediction(question, letter == right)
        }
        return page.parts([page.said(letter, right: right)])
    }

    /// Waits until somebody goes on, or somewhere else. What a key does meanwhile is done here.
    ///
    /// - Parameter delivered: The code of the lesson, if it can be built again.
    mutating func wait(at stop: WalkStop, _ place: WalkPlace, _ delivered: DeliveredCode? = nil) -> Move {
        var number = ""
        var remark = ""
        var asked: WalkChoice?
        var scrolled: WalkChoice?
        var window = window
        // Beside the keys of a vote a key is soon pressed by mistake, and a clicker soon pressed once more.
        func leaves(_ choice: WalkChoice, _ was: WalkChoice?, _ key: String) -> Bool {
            guard options.room, was != choice, console.hasKeys else { return true }
            (remark, asked) = ("\(key) once more quits \(page.letters.dot) any other key stays", choice)
            return false
        }
        while true {
            // It may have changed while something else was on the screen.
            follow(&window, WalkPosition(place: place, beat: stop.beat))
            let cast = votes[place] ?? Votes()
            reporter?.report(place, stop.beat, cast, isChanged: isChanged(place))
            var stop = stop
            stop.isCodeHidden = options.room && stop.hasRun && isHidden(code(at: place))
            let whole = stop.beat == .run ? whole(at: place) : nil
            let choice = scrolled ?? choose(at: stop, cast, number, remark, hidden(of: whole))
            follow(&window, WalkPosition(place: place, beat: stop.beat))
            let was = asked
            (remark, asked, scrolled) = ("", nil, nil)
            switch choice {
            case .on where stop.isEnd && number.isEmpty: if leaves(.on, was, "Enter") { return .on }
            case .on:
                guard let step = Int(number) else { return .on }
                if script.entries.indices.contains(step - 1) { return .to(step - 1) }
                (number, remark) = ("", "The steps are 1 to \(script.entries.count).")
            case .digit(let digit): number = String((number + String(digit)).suffix(2))
            case .erase where number.isEmpty: if !stop.letters.isEmpty { votes[place]?.removeLast() }
            case .erase, .stay: number = ""
            case .vote(let letter):
                if !options.room { votes[place] = nil }
                votes[place, default: Votes()].add(letter, hands: options.room ? Int(number) ?? 1 : 1)
                number = ""
            case .voteAgain:
                if !votes[place, default: Votes()].voteAgain() {
                    remark = cast.isSecond ? "The second vote runs." : "The first vote has no hand yet."
                }
            case .back: if stop.hasBack { return .back }
            case .again: runAgain(stop, place)
            case .play(let key) where ran[place].map { $0.replay(on: page).last > 0 } == true && !isChanged(place):
                runAgain(stop, place, key: key)
            case .play: remark = "This run cannot be held: all of it comes at once."
            case .variant: return .variant
            case .nextStep: return .nextStep
            case .form: remark = playForm(of: place.index)
            case .scroll: (scrolled, remark) = scroll(stop.beat == .run ? self.whole(at: place) : nil)
            case .latest: remark = reload(place, delivered)
            case .delivered:
                guard let delivered else { break }
                let said = restore(delivered)
                show(WalkPosition(place: place, beat: stop.beat), isBack: true)
                // In one line: a second one would push the page up.
                remark =
                    said.displayWidth + 2 < page.width
                    ? said : String(said[..<(said.lastIndex(of: "/") ?? said.endIndex)])
            case .dark: console.showAside([], "")
            case .code: aside([[]] + code(at: place))
            case .keys:
                stop.canRestore = delivered?.isThere == false
                let lines = stop.all.flatMap { page.output("\($0.key)  ".padded(to: 10), $0.meaning) }
                let gap =
                    page.letters.isASCII
                    ? [] : page.output("┈".padded(to: 10), "in a picture: no time, but room for a value of another row")
                aside([[]] + lines + (stop.hasRun ? gap : []))
            case .nothing(let why): remark = why
            case .quit: if leaves(.quit, was, "q") { return .quit }
            }
        }
    }

    /// Shows lines until the next key.
    private func aside(_ lines: [StyledLine]) {
        console.showAside(lines.map(painted), painted([" ", StyledText("any key goes back", .quiet)]))
    }

    /// The code that runs at `place`; what the step, or its variant, has new is marked.
    private func code(at place: WalkPlace) -> [StyledLine] {
        guard script.entries.indices.contains(place.index) else { return [] }
        let entry = script.entries[place.index]
        if let changed = changed[place] {
            return page.marked(changed.code, since: delivered(at: place))
        }
        return place.isVariant ? page.marked(entry.variant, since: entry.code) : page.swift(entry.code)
    }

    /// Whether some of `lines` are not on the screen.
    private func isHidden(_ lines: [StyledLine]) -> Bool {
        guard let height = console.drawableLines else { return false }
        let seen = fixed == nil ? shown.suffix(height - 2) : shown.prefix(height - 2)
        // A mark may stand in the margin here, and not there.
        let words = Set(seen.map(unmarked))
        return lines.contains { !$0.isEmpty && !words.contains(unmarked($0)) }
    }

    private func unmarked(_ line: StyledLine) -> Substring { line.text.drop { " \(page.letters.focus)".contains($0) } }

    private func choose(
        at stop: WalkStop, _ votes: Votes, _ number: String, _ remark: String, _ hidden: (key: String, meaning: String)?
    ) -> WalkChoice {
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
            line = prompt(stop, hidden, dot)
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
    private func prompt(_ stop: WalkStop, _ hidden: (key: String, meaning: String)?, _ dot: String) -> String {
        let end = console.hasKeys ? "" : ", and Enter"
        var keys = stop.prompt
        if let hidden { keys.insert(hidden, at: 1) }
        func text() -> String { keys.map { "\($0.key) \($0.meaning)" }.joined(separator: dot) + end }
        while text().displayWidth + 2 >= page.width,
            let index = keys.lastIndex(where: { !["Enter", "?", hidden?.key].contains($0.key) })
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
        let (seen, rebuilt) = (shown, changed.first { $0.key.index == index }?.value.program)
        beginPage()
        defer {
            beginPage()
            // On the wall of a room the form was on a page of its own.
            if options.room { write(seen) } else { shown = seen }
        }
        return KeyboardMode.lend { program.play(words, in: rebuilt) }
    }

    /// The width and the height that a page is laid out for.
    private var window: [Int?] { [page.width, console.drawableLines] }

    /// Lays a page of the wall out anew, if the window is no longer that of before: it is cut or folded there.
    private mutating func follow(_ window: inout [Int?], _ now: WalkPosition) {
        guard wall != nil, window != self.window else { return }
        window = self.window
        show(now, isBack: true)
    }

    /// Shows the page on a page of its own, where the arrows scroll: from its top, or what is below the screen.
    ///
    /// - Parameter whole: All of the page, where the wall has a part of it.
    /// - Returns: What the last key chose, and what to say of it.
    private func scroll(_ whole: [StyledLine]?) -> (WalkChoice?, String) {
        guard let height = console.drawableLines else { return (nil, "Nothing scrolls here.") }
        // The window may have become smaller since.
        let head = shown.prefix(fixed.map { $0 + 4 < height ? $0 : 0 } ?? 0)
        let lines = (whole ?? shown).dropFirst(head.count).drop { fixed == nil && $0.isEmpty }
        let room = max(1, height - 2 - head.count)
        guard lines.count > room else { return (nil, "All of the page is on the screen.") }
        guard KeyboardMode.enter() else { return (nil, "") }
        KeyboardMode.openPage()
        let last = lines.count - room
        var top = fixed == nil ? 0 : min(last, room - 1)
        while true {
            let seen = lines.dropFirst(top).prefix(room)
            console.draw("\u{1B}[2J\u{1B}[H" + (head + seen).map { painted($0) + "\r\n" }.joined() + "\r\n")
            let dot = " \(page.letters.dot) "
            let keys = ["\(top) above", "\(last - top) below", "arrows scroll", "Enter goes on", "other keys go back"]
            let prompt = painted([" ", StyledText(keys.joined(separator: dot), .quiet)])
            let key = console.ask(prompt) { $0 }
            let choice = key?.chosen(isAtTop: top == 0, isAtEnd: top == last)
            if choice == nil, let move = key?.scrolled(by: room), move != 0 {
                top = max(0, min(last, top + move))
            } else {
                KeyboardMode.leave()
                return (choice, "")
            }
        }
    }
}
