import Foundation
import LessonKit
import Platform

/// A program that has the terminal for itself until it ends: Ctrl-C is its own, and Ctrl-Z stops it and the hub together.
enum ForegroundProgram {
    /// Runs `arguments[0]`, looked for in PATH, and waits.
    ///
    /// - Throws: `CheckError.cannotStart`.
    static func run(_ arguments: [String]) throws(CheckError) -> ProcessStatus {
        let pid: pid_t
        do {
            pid = try Launch(arguments).start()
        } catch {
            throw .cannotStart(arguments[0], reason: error.reason)
        }
        let own = getpgrp()
        give(to: pid)
        defer { give(to: own) }
        while true {
            var code: Int32 = 0
            let changed = waitpid(pid, &code, WUNTRACED | WNOHANG)
            if changed == pid {
                guard code & 0xff == 0x7f else {
                    return ProcessStatus(waitCode: code)
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
}
