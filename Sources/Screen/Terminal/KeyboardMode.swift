import Foundation

/// Single keys, unechoed, from the terminal; given back to the shell as it was, however the program ends.
package enum KeyboardMode {
    // A signal handler may touch nothing that allocates or locks, so what it needs lies ready in plain memory.
    nonisolated(unsafe) private static var isOn = false
    nonisolated(unsafe) private static var shell = termios()
    nonisolated(unsafe) private static var ours = termios()
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    nonisolated(unsafe) private static var linesBelow = 0
    nonisolated(unsafe) private static var hasResumed = false

    /// What ends a program: the keyboard, the system, or its own fault.
    private static let ends = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE,
    ]

    /// Turns it on, on the main thread; once it is on, does nothing. False when the input is no terminal.
    package static func enter() -> Bool {
        if isOn { return true }
        guard tcgetattr(STDIN_FILENO, &shell) == 0 else { return false }
        ours = shell
        ours.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &ours.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
        }
        isOn = true
        atexit {
            KeyboardMode.restore()
            KeyboardMode.goBelow()
        }
        for number in ends {
            sigaction(number, nil, earlier + Int(number))
            let before = signal(number) { number in
                KeyboardMode.restore()
                // The cursor stands behind a prompt or in a form: the shell begins below it.
                KeyboardMode.goBelow()
                _ = write(STDOUT_FILENO, "\n", 1)
                sigaction(number, KeyboardMode.earlier + Int(number), nil)
                raise(number)
            }
            // What whoever started us wants ignored stays ignored.
            if isIgnoring(before) { signal(number, SIG_IGN) }
        }
        signal(SIGTSTP) { KeyboardMode.suspend($0) }
        signal(SIGCONT) { _ in KeyboardMode.resume() }
        tcsetattr(STDIN_FILENO, TCSANOW, &ours)
        return true
    }

    /// Says that so many of our lines stand below the cursor: whatever ends or stops the program goes past them first.
    static func cursorStands(linesAboveEnd count: Int) { linesBelow = count }

    /// Puts the cursor below our lines, for something that is printed now and ends the program.
    package static func giveWay() {
        guard isOn else { return }
        goBelow()
        if linesBelow > 0 { _ = write(STDOUT_FILENO, "\n", 1) }
        linesBelow = 0
    }

    /// Whether the program was stopped and goes on since this was asked last: what it had drawn may be gone.
    static func takeResumption() -> Bool {
        defer { hasResumed = false }
        return hasResumed
    }

    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func restore() { tcsetattr(STDIN_FILENO, TCSANOW, &shell) }

    private static func goBelow() {
        for _ in 0..<linesBelow { _ = write(STDOUT_FILENO, "\n", 1) }
    }

    private static func suspend(_ number: Int32) {
        restore()
        goBelow()
        signal(number, SIG_DFL)
        raise(number)
        // While it is handled a signal waits. Let through, it stops the program here, unless there is no shell to go back to.
        var waiting = sigset_t()
        sigemptyset(&waiting)
        sigaddset(&waiting, number)
        pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
        resume()
    }

    private static func resume() {
        signal(SIGTSTP) { KeyboardMode.suspend($0) }
        tcsetattr(STDIN_FILENO, TCSANOW, &ours)
        hasResumed = true
    }
}
