import LessonKit
import Terminal

extension WatchState {
    mutating func press(_ key: Key) -> [WatchEffect] {
        if scroll(key) { return [] }
        switch view {
        case .reset: return answer(key)
        case .list(let marked): return choose(key, from: marked)
        case .exercise, .keys, .solution: return command(key)
        }
    }

    private mutating func command(_ key: Key) -> [WatchEffect] {
        switch key {
        case .escape, .endOfInput:
            show(.exercise)
            if work?.kind == .build { return give(up: "The lesson is not played.") }
        case .enter where !typed.isEmpty: return goToTyped()
        case .enter: return takeStep()
        case .character(let digit) where digit.isASCII && digit.isNumber:
            typed = String((typed + String(digit)).suffix(2))
            notice = "exercise \(typed) of \(place.lesson) · Enter goes there"
        case .character(let character): return command(HangulKeys.latin(character))
        default: break
        }
        return []
    }

    private mutating func command(_ letter: Character) -> [WatchEffect] {
        switch letter {
        case "q": return [.quit]
        case "?": view == .keys ? show(.exercise) : show(.keys)
        case "l": show(.list(place))
        case "n": return next()
        case "b": return previous()
        case "p": return playStep()
        case "w": return play(place.lesson)
        case "e":
            guard hasEditor else {
                notice = "No editor is set. Put its name into VISUAL or EDITOR, or open the file yourself."
                break
            }
            if let line = written?.line, let exercise { return [.edit(path: exercise.path, line: line)] }
        case "h":
            show(.exercise)
            let shown = hints[place]
            if let shown, shown.rungs.count == shown.total {
                focus = .hints
                notice =
                    "There are no more hints.\(checked[place]?.step == nil ? "" : " p plays the step that shows it.")"
                break
            }
            return [.hint(place, more: shown != nil)]
        case "s":
            if view == .solution {
                show(.exercise)
            } else if hasPassed(place) {
                return [.solution(place)]
            } else {
                notice =
                    "It has not passed yet. h shows a hint. To see a solution all the same: "
                    + "swift run workbook solution \(place.lesson) \(place.number) --reveal"
            }
        case "r":
            if exercise?.written != nil, exercise?.isUntouched == true {
                notice = "It is as it was at first. There is nothing to put back."
            } else {
                show(.reset)
            }
        case "c": if lesson?.isMissing == false { return check(place.lesson, isAsked: true) }
        default: notice = "\(letter) is no key here. ? shows the keys."
        }
        return []
    }

    private mutating func goToTyped() -> [WatchEffect] {
        let all = lesson?.places ?? []
        guard let goal = all.first(where: { $0.number == Int(typed) }) else {
            notice = "The exercises of \(place.lesson) are 1 to \(all.count)."
            typed = ""
            return []
        }
        return go(to: goal)
    }

    /// Plays the step of the lesson that the verdict names.
    private mutating func playStep() -> [WatchEffect] {
        guard let step = checked[place]?.step else {
            let why = outcome(place) == .toDo ? "There is no verdict yet." : "No step belongs to this verdict."
            notice = "\(why) w plays the whole lesson."
            return []
        }
        show(.exercise)
        return [.build(id: begin(.build, place.lesson, step: step).id, lesson: place.lesson)]
    }

    private mutating func takeStep() -> [WatchEffect] {
        guard view == .exercise else {
            show(.exercise)
            return []
        }
        switch onward {
        case .play(let lesson): return play(lesson)
        case .go(let place): return go(to: place)
        case nil: return []
        }
    }

    private mutating func next() -> [WatchEffect] {
        if hasPassed(place), let next = next(from: place) { return go(to: next) }
        return move(by: 1, end: "This is the last exercise.")
    }

    private mutating func previous() -> [WatchEffect] { move(by: -1, end: "This is the first exercise.") }

    private mutating func move(by step: Int, end: String) -> [WatchEffect] {
        let all = places
        guard let index = all.firstIndex(of: place), all.indices.contains(index + step) else {
            notice = end
            return []
        }
        return go(to: all[index + step])
    }

    private mutating func play(_ lesson: String) -> [WatchEffect] {
        guard let first = self.lesson(lesson)?.places.first else { return [] }
        if lesson != place.lesson { place = first }
        show(.exercise)
        return [.build(id: begin(.build, lesson).id, lesson: lesson)]
    }

    /// Gives up what is being done.
    mutating func give(up notice: String) -> [WatchEffect] {
        work = nil
        self.notice = notice
        return [.stop]
    }

    private mutating func answer(_ key: Key) -> [WatchEffect] {
        show(.exercise)
        if case .character(let character) = key, HangulKeys.latin(character) == "y" { return [.reset(place)] }
        notice = "Nothing was changed."
        return []
    }

    private mutating func choose(_ key: Key, from marked: Place) -> [WatchEffect] {
        let all = places
        let index = all.firstIndex(of: marked) ?? 0
        func mark(_ index: Int) { if !all.isEmpty { view = .list(all[min(max(0, index), all.count - 1)]) } }
        let page = max(1, size.lines - 5)
        switch key {
        case .up: mark(index - 1)
        case .down: mark(index + 1)
        case .pageUp: mark(index - page)
        case .pageDown, .character(" "): mark(index + page)
        case .home: mark(0)
        case .end: mark(all.count - 1)
        case .enter where typed.isEmpty || Int(typed) == lesson(marked.lesson)?.number: return go(to: marked)
        case .enter:
            typed = ""
            notice = "The lessons are \(lessons.first?.number ?? 1) to \(lessons.last?.number ?? 1)."
        case .character(let digit) where digit.isASCII && digit.isNumber:
            typed = String((typed + String(digit)).suffix(2))
            notice = "lesson \(typed) · Enter goes there"
            if let first = lessons.first(where: { $0.number == Int(typed) })?.places.first {
                view = .list(first)
            }
        case .escape, .endOfInput: show(.exercise)
        case .character(let character):
            switch HangulKeys.latin(character) {
            case "q": return [.quit]
            case "l": show(.exercise)
            case "k": mark(index - 1)
            case "j": mark(index + 1)
            case "?": show(.keys)
            default: notice = "\(character) is no key here. ? shows the keys."
            }
        default: break
        }
        return []
    }

    /// Moves the page, if `key` does that and there is no list to move in.
    private mutating func scroll(_ key: Key) -> Bool {
        if case .list = view { return false }
        let window = WatchDrawing(self, Paint(hasColour: false, isASCII: false)).window
        guard let top = window.moved(by: key.withLetters, page: window.height - 3) else { return false }
        focus = .offset(top)
        return true
    }
}
