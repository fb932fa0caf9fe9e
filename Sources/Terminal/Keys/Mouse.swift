/// Something that the mouse did over the terminal.
package struct Mouse: Hashable, Sendable {
    package let action: Action
    /// The column, from 0.
    package let column: Int
    /// The line, from 0.
    package let line: Int

    package enum Action: Hashable, Sendable {
        case press(Button)
        /// The mouse moved to another cell while a button was down.
        case drag(Button)
        case release(Button)
        case wheelUp
        case wheelDown
    }

    package enum Button: Int, Hashable, Sendable {
        case left
        case middle
        case right
    }

    package init(_ action: Action, column: Int, line: Int) {
        (self.action, self.column, self.line) = (action, column, line)
    }
}

extension Mouse {
    /// Reads what stands between `ESC [ <` and the end of the sequence, `0;12;3`; nil if it means nothing here.
    ///
    /// Source: XTerm Control Sequences, "Extended coordinates", SGR (1006).
    init?(_ parameters: some Collection<UInt8>, isRelease: Bool) {
        let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let line = numbers[2], column > 0,
            line > 0
        else { return nil }
        // Shift, Alt and Ctrl change nothing.
        let kind = code & ~0b11100
        let action: Action? =
            switch kind {
            case 64: .wheelUp
            case 65: .wheelDown
            case 0...2: Button(rawValue: kind).map { isRelease ? .release($0) : .press($0) }
            case 32...34: Button(rawValue: kind - 32).map { .drag($0) }
            default: nil
            }
        guard let action else { return nil }
        self.init(action, column: column - 1, line: line - 1)
    }
}
