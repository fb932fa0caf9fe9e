import Foundation
import LessonKit

#if canImport(Glibc)
    import Glibc
#endif

/// A program that has the terminal for itself until it ends: Ctrl-C is its own, and Ctrl-Z stops it and the hub together.
enum ForegroundProgram {
    /// Runs `arguments[0]`, looked for in PATH, and waits.
    ///
    /// - Throws: `CheckError.cannotStart`.
    static func run(_ arguments: [String]) throws(CheckError) -> ChildProcess.Status {
        let pid = try start(arguments)
        let own = getpgrp()
        give(to: pid)
        defer { give(to: own) }
        while true {
            var code: Int32 = 0
            let changed = waitpid(pid, &code, WUNTRACED | WNOHANG)
            if changed == pid {
                guard code & 0xff == 0x7f else {
                    return code & 0x7f == 0 ? .exited((code >> 8) & 0xff) : .signalled(code & 0x7f)
                }
                let reason = (code >> 8) & 0xff
                // It asked for the terminal before it was given to it; otherwise somebody wants the shell.
                if reason != SIGTTIN, reason != SIGTTOU {
                    give(to: own)
                    kill(0, SIGTSTP)
                    give(to: pid)
                }
                kill(-pid, SIGCONT)
            } else if changed < 0, errno != EINTR {
                return .exited(0)
            } else {
                if let signal = Interruption.requested { kill(-pid, signal) }
                usleep(10_000)
            }
        }
    }

    /// Makes a process group the one that the terminal's keys go to.
    private static func give(to group: pid_t) {
        let before = signal(SIGTTOU, SIG_IGN)
        tcsetpgrp(STDIN_FILENO, group)
        signal(SIGTTOU, before)
    }

    private static func start(_ arguments: [String]) throws(CheckError) -> pid_t {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let words = arguments.map { strdup($0) } + [nil]
        let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in words + variables { free(string) } }
        var started: pid_t = 0
        let failure = posix_spawnp(&started, arguments[0], nil, &attributes, words, variables)
        guard failure == 0 else {
            throw .cannotStart(arguments[0], reason: String(cString: strerror(failure)))
        }
        return started
    }
}
