import Foundation
import Platform

/// Single keys, unechoed, from the terminal; given back to the shell as it was, however the program ends.
package enum KeyboardMode {
    // A signal handler may touch nothing that allocates or locks, so what it needs lies ready in plain memory.
    nonisolated(unsafe) private static var isOn = false
    nonisolated(unsafe) private static var isInstalled = false
    nonisolated(unsafe) private static var shell = termios()
    nonisolated(unsafe) private static var ours = termios()
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    nonisolated(unsafe) private static var linesBelow = 0
    nonisolated(unsafe) private static var hasResumed = false
    nonisolated(unsafe) private static var hasPage = false

    /// The terminal's second page, where nothing scrolls away: cleared, without a cursor, its lines cut at the edge.
    private static let pageOpens: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[2J\u{1B}[H"
    private static let pageCloses: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// What ends a program: the keyboard, the system, or its own fault.
    private static let ends = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE,
    ]

    /// Turns it on, on the main thread; once it is on, does nothing. False when the input is no terminal.
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
        ours.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &ours.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
        }
        atexit {
            KeyboardMode.restore()
            KeyboardMode.goBelow()
        }
        prepareStack()
        for number in ends {
            let slot = earlier + Int(number)
            sigaction(number, nil, slot)
            // What whoever started us wants ignored stays ignored.
            if slot.pointee.isIgnoring { continue }
            handle(number) { number in
                KeyboardMode.restore()
                // The cursor stands behind a prompt or in a form: the shell begins below it.
                KeyboardMode.goBelow()
                if !KeyboardMode.hasPage { _ = write(STDOUT_FILENO, "\n", 1) }
                sigaction(number, KeyboardMode.earlier + Int(number), nil)
                raise(number)
            }
        }
    }

    private static let stops = [SIGTSTP, SIGCONT]

    private static func stopOrGoOn(_ number: Int32) { if number == SIGTSTP { suspend(number) } else { resume() } }

    /// Opens the terminal's second page, once the keyboard is ours. The first comes back as it was, however the program ends.
    package static func openPage() {
        // A handler may not be the first to ask for the other text.
        guard isOn, !hasPage, pageCloses.utf8CodeUnitCount > 0 else { return }
        hasPage = true
        send(pageOpens)
    }

    /// Gives the keyboard and the first page back for good.
    package static func leave() {
        guard isOn else { return }
        restore()
        (isOn, hasPage) = (false, false)
        for number in stops { signal(number, SIG_DFL) }
    }

    /// Gives the keyboard and the first page to whatever `work` starts, and takes them again.
    package static func lend<Result>(_ work: () throws -> Result) rethrows -> Result {
        let (wasOn, hadPage) = (isOn, hasPage)
        leave()
        defer {
            if wasOn, enter(), hadPage { openPage() }
            hasResumed = true
        }
        return try work()
    }

    /// Says that so many of our lines stand below the cursor: whatever ends or stops the program goes past them first.
    package static func cursorStands(linesAboveEnd count: Int) { linesBelow = count }

    /// Puts the cursor below our lines, for something that is printed now and ends the program.
    package static func giveWay() {
        guard isOn else { return }
        goBelow()
        if linesBelow > 0 { _ = write(STDOUT_FILENO, "\n", 1) }
        linesBelow = 0
    }

    /// Whether `takeResumption` would say so.
    package static var isResumed: Bool { hasResumed }

    /// Whether the program was stopped and goes on since this was asked last: what it had drawn may be gone.
    package static func takeResumption() -> Bool {
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

    private static func handle(_ number: Int32, by handler: @escaping sigaction.Handler) {
        var action = sigaction(handler)
        sigaction(number, &action, nil)
    }

    private static func restore() {
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
        if hasPage { send(pageOpens) }
        hasResumed = true
    }
}
