import Foundation
import LessonKit
import Platform

/// A program in a session of its own, so that whatever it starts can be ended with it.
///
/// It reads nothing, and its output is kept to the last part: a flood does not fill the memory. To be used from one thread.
final class ChildProcess {
    typealias Status = ProcessStatus

    let pid: pid_t
    /// Its end of the pipe that the process writes into.
    private let pipeEnd: Int32
    private var kept: [UInt8] = []
    /// Whether its output is at an end, though it may live on.
    private var isSilenced = false
    private(set) var status: Status?
    /// Called with each part of its output.
    var onOutput: (ArraySlice<UInt8>) -> Void = { _ in }

    private static let kept = 1 << 20

    /// Starts `arguments[0]`, looked for in PATH.
    ///
    /// - Parameter keepsStandardOutput: standard error is always kept; standard output only if this is true.
    /// - Throws: `CheckError.cannotStart`.
    init(_ arguments: [String], environment: [String: String], keepsStandardOutput: Bool) throws(CheckError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .cannotStart(arguments[0], reason: String(cString: strerror(errno))) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)

        var launch = Launch(arguments, environment: environment)
        launch.input = .null
        launch.output = keepsStandardOutput ? .file(ends[1]) : .null
        launch.errors = .file(ends[1])
        launch.family = .session
        defer { close(ends[1]) }
        do {
            pid = try launch.start()
        } catch {
            close(ends[0])
            throw .cannotStart(arguments[0], reason: error.reason)
        }
        pipeEnd = ends[0]
    }

    deinit {
        end()
        close(pipeEnd)
    }

    /// The end of its output, at most a megabyte or two.
    var output: String { String(decoding: kept, as: UTF8.self) }

    /// The end of its output, at most `bytes` long.
    func output(last bytes: Int) -> String { String(decoding: kept.suffix(bytes), as: UTF8.self) }

    /// The last line of its output that is not empty.
    var lastLine: Substring {
        String(decoding: kept.suffix(1000), as: UTF8.self).split(whereSeparator: \.isNewline).last ?? ""
    }

    /// Waits until it ends, writes something or `milliseconds` have gone by.
    func wait(milliseconds: Int32) { Self.wait(for: [self], milliseconds: milliseconds) }

    /// Waits until one of them ends or writes something, or `milliseconds` have gone by.
    static func wait(for children: [ChildProcess], milliseconds: Int32) {
        let children = children.filter { $0.status == nil }
        guard !children.isEmpty else { return }
        // A process that has closed its output and lives on would end the wait at once. `poll` passes a negative number over.
        var watched = children.map { pollfd(fd: $0.isSilenced ? -1 : $0.pipeEnd, events: Int16(POLLIN), revents: 0) }
        if poll(&watched, nfds_t(watched.count), milliseconds) > 0 {
            for (child, watched) in zip(children, watched) where watched.revents != 0 {
                child.isSilenced = child.takeOutput() == .end
            }
        }
        for child in children { child.reapIfEnded() }
    }

    /// Ends it and all that it started: first it is asked to, for SwiftPM then ends what is in other groups, too.
    func end() {
        guard status == nil else { return }
        kill(pid, SIGINT)
        let deadline = ContinuousClock.now + .seconds(2)
        while status == nil, ContinuousClock.now < deadline { wait(milliseconds: 20) }
        guard status == nil else { return }
        Processes.endTree(below: pid)
        kill(-pid, SIGKILL)
        while status == nil {
            usleep(1000)
            reapIfEnded()
        }
    }

    private enum Taken { case more, nothingYet, end }

    private func takeOutput() -> Taken {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(pipeEnd, &buffer, buffer.count)
        guard count > 0 else { return count == 0 ? .end : .nothingYet }
        onOutput(buffer[..<count])
        kept += buffer[..<count]
        if kept.count > 2 * Self.kept { kept.removeFirst(kept.count - Self.kept) }
        return .more
    }

    private func reapIfEnded() {
        guard status == nil else { return }
        // Seen, but not yet reaped: until then its number is no one else's, and what it left behind can be ended safely.
        var information = siginfo_t()
        guard waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0, information.si_signo == SIGCHLD
        else { return }
        kill(-pid, SIGKILL)
        Processes.endSession(of: pid)
        let ended = ProcessStatus(waitingFor: pid)
        // Bounded, for someone who left the group may still hold the other end and write.
        for _ in 0..<64 where takeOutput() == .more {}
        status = ended
    }
}
