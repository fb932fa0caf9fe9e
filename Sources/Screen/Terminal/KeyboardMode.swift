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
        prepareStack()
        for number in ends {
            let slot = earlier + Int(number)
            sigaction(number, nil, slot)
            // What whoever started us wants ignored stays ignored.
            if isIgnoring(slot.pointee) { continue }
            handle(number) { number in
                KeyboardMode.restore()
                // The cursor stands behind a prompt or in a form: the shell begins below it.
                KeyboardMode.goBelow()
                _ = write(STDOUT_FILENO, "\n", 1)
                sigaction(number, KeyboardMode.earlier + Int(number), nil)
                raise(number)
            }
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

    /// Handlers have a stack of their own: a program that has used up its stack has none left for them.
    private static func prepareStack() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
        stack.ss_size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: Int(stack.ss_size), alignment: 16)
        stack.ss_flags = 0
        sigaltstack(&stack, nil)
    }

    private static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_ONSTACK | SA_RESTART
        sigaction(number, &action, nil)
    }

    private static func isIgnoring(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
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
