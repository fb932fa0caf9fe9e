import Foundation

/// How a program ended.
package enum ProcessStatus: Equatable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signalled(Int32)

    /// - Parameter code: What `waitpid` reports of a program that has ended. The macros that read it are not there in Swift.
    package init(waitCode code: Int32) {
        self = code & 0x7f == 0 ? .exited((code >> 8) & 0xff) : .signalled(code & 0x7f)
    }

    /// Waits until the program ends.
    ///
    /// - Parameter pid: A program that this one has started, and for which nobody else waits.
    package init(waitingFor pid: pid_t) {
        var code: Int32 = 0
        while waitpid(pid, &code, 0) < 0, errno == EINTR {}
        self.init(waitCode: code)
    }

    /// Waits until the program ends. When `goesOn` returns false, it is asked to end, as by Control-C, and has five seconds for that.
    ///
    /// - Parameter goesOn: Lets a short time pass. It is called again and again.
    package init(waitingFor pid: pid_t, while goesOn: () -> Bool) {
        while !Self.isKnown(of: pid) {
            guard !goesOn() else { continue }
            kill(pid, SIGINT)
            for _ in 1...100 where !Self.isKnown(of: pid) { usleep(50_000) }
            kill(pid, SIGKILL)
        }
        self.init(waitingFor: pid)
    }

    /// Whether a program that this one has started has ended. Its status can still be asked for.
    package static func isKnown(of pid: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
    }

    package var description: String {
        switch self {
        case .exited(let code): "exit code \(code)"
        case .signalled(let signal): "signal \(signal), \(String(cString: strsignal(signal)))"
        }
    }
}
