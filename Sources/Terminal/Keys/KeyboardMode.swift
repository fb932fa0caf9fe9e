import Foundation
import Platform

/// Single keys from the terminal, without an echo. The shell gets its terminal back as it was, however the program ends.
package enum KeyboardMode {
    // A signal handler may not allocate or lock. So everything that it needs lies ready in plain memory.
    nonisolated(unsafe) private static var isOn = false
    nonisolated(unsafe) private static var isInstalled = false
    nonisolated(unsafe) private static var shell = termios()
    nonisolated(unsafe) private static var ours = termios()
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    nonisolated(unsafe) private static var linesBelow = 0
    nonisolated(unsafe) private static var hasResumed = false
    nonisolated(unsafe) private static var hasPage = false
    nonisolated(unsafe) private static var hasMouse = false
    nonisolated(unsafe) private static var hasPaste = false
    nonisolated(unsafe) private static var hasColour = false

    /// Opens the terminal's second page, where nothing scrolls away: cleared, without a cursor, its lines cut at the edge.
    private static let pageOpens: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[2J\u{1B}[H"
    private static let pageCloses: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Presses, releases, drags and the wheel are reported, with column and line.
    private static let mouseOn: StaticString = "\u{1B}[?1002h\u{1B}[?1006h"
    private static let mouseOff: StaticString = "\u{1B}[?1006l\u{1B}[?1002l"

    /// A pasted text comes between two marks, so that it is not taken for keys.
    private static let pasteOn: StaticString = "\u{1B}[?2004h"
    private static let pasteOff: StaticString = "\u{1B}[?2004l"

    /// The signals that end a program: from the keyboard, from the system, or from its own fault.
    private static let ends = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE,
    ]

    /// Turns the mode on, on the main thread. Does nothing if it is on. False when the input is not a terminal.
    package static func enter() -> Bool {
        if isOn { return true }
        if !isInstalled {
            guard tcgetattr(STDIN_FILENO, &shell) == 0 else { return false }
            install()
        }
        for number in stops { signal(number) { KeyboardMode.stopOrGoOn($0) } }
        isOn = true
        tcsetattr(STDIN_FILENO, TCSANOW, &ours)
        return true
    }

    private static func install() {
        isInstalled = true
        ours = shell
        // With IEXTEN the terminal keeps Control-V to itself, and on macOS Control-O and Control-Y.
        ours.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        withUnsafeMutableBytes(of: &ours.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
        }
        atexit {
            KeyboardMode.restore()
            KeyboardMode.goBelow()
        }
        SignalStack.prepare()
        for number in ends {
            let slot = earlier + Int(number)
            sigaction(number, nil, slot)
            // A signal that the parent process told us to ignore stays ignored.
            if slot.pointee.isIgnoring { continue }
            handle(number) { number in
                KeyboardMode.restore()
                // The cursor stands after a prompt or in a form. The shell begins below it.
                KeyboardMode.goBelow()
                if !KeyboardMode.hasPage { _ = write(STDOUT_FILENO, "\n", 1) }
                if number == SIGQUIT {
                    // The runtime would ask whether to open its debugger, in the middle of the shell.
                    signal(number, SIG_DFL)
                } else {
                    sigaction(number, KeyboardMode.earlier + Int(number), nil)
                }
                raise(number)
            }
        }
    }

    private static let stops = [SIGTSTP, SIGCONT]

    private static func stopOrGoOn(_ number: Int32) { if number == SIGTSTP { suspend(number) } else { resume() } }

    /// Opens the terminal's second page if the mode is on. The first page comes back as it was, however the program ends.
    ///
    /// - Parameter mouse: Whether the terminal reports the mouse as well. It cannot select text then.
    package static func openPage(mouse: Bool = false) {
        // The first use of a static property may allocate, so it must not happen in a handler.
        guard isOn, !hasPage, pageCloses.utf8CodeUnitCount > 0, mouseOff.utf8CodeUnitCount > 0 else { return }
        hasPage = true
        hasMouse = mouse
        begin()
    }

    /// Makes the terminal report the mouse and mark what is pasted, if the mode is on. It cannot select text then.
    package static func hearMouseAndPaste() {
        guard isOn, mouseOff.utf8CodeUnitCount > 0, pasteOff.utf8CodeUnitCount > 0 else { return }
        (hasMouse, hasPaste) = (true, true)
        begin()
    }

    private static func begin() {
        if hasPage { send(pageOpens) }
        if hasMouse { send(mouseOn) }
        if hasPaste { send(pasteOn) }
    }

    /// Makes the end or a stop of the program take back the colours of letters, because it can come in the middle of a coloured line.
    package static func paints() { hasColour = true }

    /// Gives the keyboard and the first page back to the shell.
    package static func leave() {
        guard isOn else { return }
        restore()
        (isOn, hasPage, hasMouse, hasPaste) = (false, false, false, false)
        for number in stops { signal(number, SIG_DFL) }
    }

    /// Gives the keyboard and the first page back, on any thread. Call it only when the program ends at once.
    package static func giveBack() { if isOn { restore() } }

    /// Gives the keyboard and the first page to the program that `work` starts, and takes them back.
    package static func lend<Result>(_ work: () throws -> Result) rethrows -> Result {
        let (wasOn, hadPage, hadMouse) = (isOn, hasPage, hasMouse)
        leave()
        defer {
            if wasOn, enter(), hadPage { openPage(mouse: hadMouse) }
            hasResumed = true
        }
        return try work()
    }

    /// Tells the mode how many of our lines stand below the cursor. The end or a stop of the program moves below them first.
    package static func cursorStands(linesAboveEnd count: Int) { linesBelow = count }

    /// Puts the cursor below our lines. Call it before the last output of a program that ends now.
    package static func giveWay() {
        guard isOn else { return }
        goBelow()
        if linesBelow > 0 { _ = write(STDOUT_FILENO, "\n", 1) }
        linesBelow = 0
    }

    /// Whether `takeResumption` would return true.
    package static var isResumed: Bool { hasResumed }

    /// Whether the program was stopped and has gone on since the last call. Its drawing may be gone.
    package static func takeResumption() -> Bool {
        defer { hasResumed = false }
        return hasResumed
    }

    private static func handle(_ number: Int32, by handler: @escaping sigaction.Handler) {
        var action = sigaction(handler)
        sigaction(number, &action, nil)
    }

    private static func restore() {
        if hasPaste { send(pasteOff) }
        if hasMouse { send(mouseOff) }
        if hasColour { send("\u{1B}[0m") }
        if hasPage { send(pageCloses) }
        tcsetattr(STDIN_FILENO, TCSANOW, &shell)
    }

    private static func send(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

    private static func goBelow() {
        for _ in 0..<linesBelow { _ = write(STDOUT_FILENO, "\n", 1) }
    }

    private static func suspend(_ number: Int32) {
        restore()
        goBelow()
        signal(number, SIG_DFL)
        raise(number)
        // The signal waits while its handler runs. Here it is let through, and stops the program, unless there is no shell.
        var waiting = sigset_t()
        sigemptyset(&waiting)
        sigaddset(&waiting, number)
        pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
        resume()
    }

    private static func resume() {
        signal(SIGTSTP) { KeyboardMode.suspend($0) }
        tcsetattr(STDIN_FILENO, TCSANOW, &ours)
        begin()
        hasResumed = true
    }
}
