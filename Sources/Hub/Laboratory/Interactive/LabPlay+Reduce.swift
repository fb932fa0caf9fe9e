import Terminal

/// What may happen in the interactive laboratory.
enum LabPlayEvent: Equatable, Sendable {
    case key(Key)
    case mouse(Mouse)
    case resized(PageSize)
    /// The picture is in this file.
    case saved(String)
    /// A file of this name is there.
    case exists(String)
    case failed(String)
    /// What operators do, by their names.
    case read(LabKnowledge)
}

/// What the loop does for the learner.
enum LabPlayEffect: Equatable {
    /// Writes the picture into a file.
    case save(String, overwrites: Bool)
    /// Gives a text to the terminal's clipboard.
    case copy(String)
    case quit
}

extension LabPlay {
    /// Takes what has happened.
    ///
    /// - Returns: what is to be done for it.
    mutating func reduce(_ event: LabPlayEvent) -> [LabPlayEffect] {
        switch event {
        case .key(let key):
            notice = ""
            let effects = press(key)
            scroll()
            return effects
        case .mouse(let mouse):
            let effects = touch(mouse)
            scroll()
            return effects
        case .resized(let size):
            self.size = size
            scroll()
        case .saved(let name): notice = "The picture is in \(name.printable)."
        case .exists(let name): mode = .overwriting(name)
        case .failed(let text): notice = text
        case .read(let knowledge): chooser.take(knowledge)
        }
        return []
    }

    private mutating func press(_ key: Key) -> [LabPlayEffect] {
        if key == .endOfInput { return [.quit] }
        switch view {
        case .chooser: return choose(key)
        case .command, .keys: return read(key)
        case .board: break
        }
        switch mode {
        case .browse: return command(key)
        case .held(let held): return carry(held, key)
        case .adding:
            mode = .browse
            if case .character(let character) = key { add(character) }
        case .argument(let field, let before): type(key, field, before)
        case .saving(let field): return name(key, field)
        case .overwriting(let name):
            mode = .browse
            if letter(of: key) == "y" { return [.save(name, overwrites: true)] }
            notice = "Nothing was written."
        }
        return []
    }

    /// A key on a page to read: it scrolls, or goes back.
    private mutating func read(_ key: Key) -> [LabPlayEffect] {
        let window = LabPlayDrawing(self, Paint(hasColour: false, isASCII: false)).window
        if let moved = window.moved(by: key, page: window.height - 2) {
            top = moved
            return []
        }
        view = .board
        return letter(of: key) == "q" ? [.quit] : []
    }

    /// Shows a page to read, from its first line on.
    mutating func open(_ page: View) { (view, top) = (page, 0) }

    /// The key as a command.
    func letter(of key: Key) -> Character? {
        guard case .character(let character) = key else { return nil }
        return HangulKeys.latin(character)
    }

    private mutating func choose(_ key: Key) -> [LabPlayEffect] {
        switch chooser.press(key, page: max(1, size.lines - 8)) {
        case .chosen(let one): take(one)
        case .left:
            guard isChosen else { return [.quit] }
            view = .board
        case nil: break
        }
        return []
    }

    /// Keeps the first tick where the last drawing had it, as far as the focus is seen.
    private mutating func scroll() {
        left = LabPlayDrawing(self, Paint(hasColour: false, isASCII: false)).ticks.lowerBound
    }
}
