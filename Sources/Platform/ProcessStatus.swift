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

    package var description: String {
        switch self {
        case .exited(let code): "exit code \(code)"
        case .signalled(let signal): "signal \(signal), \(String(cString: strsignal(signal)))"
        }
    }
}
