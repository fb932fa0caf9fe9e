import Foundation
import Platform

/// The terminal, or the pipe, that the program was started with.
package final class SystemConsole: Console {
    package init() {}

    private let facts = TerminalFacts()
    private var reader = KeyReader()
    /// Keys that were read together with one that had a meaning.
    private var pending: ArraySlice<Key> = []
    /// Keys that were read together with one that ended a pause.
    private var paused: ArraySlice<Key> = []
    private var isBusyShown = false
    /// The columns of the prompt that is shown.
    private var promptWidth = 0
    /// Whether the keys that wait to be read were pressed while the program was busy.
    private var wasBusy = false

    package var columns: Int? { facts.columns }
    package var isInteractive: Bool { facts.hasKeyboard && facts.hasScreen }
    package var hasScreen: Bool { facts.hasScreen }
    package var hasColour: Bool { facts.hasColour }
    package var hasUnicode: Bool { facts.hasUnicode }
    package var hasKeys: Bool { !facts.isDumb }

    package var drawableLines: Int? { isInteractive && hasKeys ? facts.lines : nil }

    package func draw(_ text: String) {
        eraseBusy()
        send(text)
    }

    package func pause(milliseconds: Int?) -> Key? {
        guard KeyboardMode.enter() else { return milliseconds == nil ? .endOfInput : nil }
        if let key = paused.popFirst() { return key }
        guard InputWait.readable([STDIN_FILENO], Int32(milliseconds ?? -1))[0] else { return nil }
        guard let bytes = SystemInput.read() else { return .endOfInput }
        paused = reader.keys(of: bytes)[...]
        if reader.isInEscape, !isInputWaiting { paused += reader.rest() }
        return paused.popFirst()
    }

    package func write(_ line: String) {
        eraseBusy()
        send(line + "\n")
    }

    package func complain(_ line: String) {
        fflush(nil)
        let width = TerminalFacts(output: STDERR_FILENO).columns ?? 80
        for line in line.foldedLines(width: width) { SystemOutput.send(line + "\n", to: STDERR_FILENO) }
    }

    private func send(_ text: String) {
        // Text that somebody has printed comes first.
        fflush(nil)
        SystemOutput.send(text)
    }

    package func ignoreKeys() { wasBusy = true }

    package func busy(_ text: String) {
        ignoreKeys()
        guard hasKeys else { return }
        send("\n")
        sendPrompt(text)
        isBusyShown = true
    }

    package func idle() { eraseBusy() }

    private func eraseBusy() {
        if isBusyShown { erasePrompt() }
        isBusyShown = false
    }

    package func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? {
        eraseBusy()
        let hasKeys = hasKeys && KeyboardMode.enter()
        paused = []
        if wasBusy {
            tcflush(STDIN_FILENO, TCIFLUSH)
            pending = []
        }
        wasBusy = false
        sendPrompt(prompt + (hasKeys ? "" : " "))
        guard hasKeys else { return lineAnswer(meaning) }
        defer { erasePrompt() }
        while let key = nextKey() {
            if let answer = meaning(key) { return answer }
        }
        return nil
    }

    package func showAside(_ lines: [String], _ prompt: String) {
        guard hasKeys, KeyboardMode.enter() else { return lines.forEach(write) }
        KeyboardMode.openPage()
        (lines + [""]).forEach(write)
        _ = ask(prompt) { $0 }
        KeyboardMode.leave()
    }

    private func sendPrompt(_ text: String) {
        promptWidth = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").displayWidth
        send(text)
    }

    /// Erases the prompt, and goes back up to the empty line before it. A window that has become narrower folds the prompt.
    private func erasePrompt() {
        let width = max(1, columns ?? 80)
        let lines = max(1, (promptWidth + width - 1) / width)
        send("\r\u{1B}[K" + String(repeating: "\u{1B}[A\u{1B}[K", count: lines - 1) + "\u{1B}[A")
    }

    /// The answer in a line: its first letter is the key, and an empty line is Enter.
    private func lineAnswer<Meaning>(_ meaning: (Key) -> Meaning?) -> Meaning? {
        while let line = readLine() {
            let key = line.first.map(Key.init) ?? .enter
            if let command = key.commands.first, let answer = meaning(command) { return answer }
        }
        return nil
    }

    /// Waits for the next key; nil when the input has ended.
    private func nextKey() -> Key? {
        while pending.isEmpty {
            if reader.isInEscape, !isInputWaiting {
                pending = reader.rest()[...]
            } else if let bytes = SystemInput.read() {
                pending = reader.keys(of: bytes).flatMap(\.commands)[...]
            } else {
                return nil
            }
        }
        let key = pending.removeFirst()
        return key == .endOfInput ? nil : key
    }

    /// Whether the rest of a key that begins with Esc arrives soon.
    private var isInputWaiting: Bool { InputWait.readable([STDIN_FILENO], 20)[0] }
}
