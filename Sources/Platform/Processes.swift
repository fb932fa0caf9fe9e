import Foundation

/// The programs that run on this machine.
package enum Processes {
    struct Process {
        let pid: pid_t
        let parent: pid_t
        let hasEnded: Bool
    }

    /// Ends all programs that `root` has started, and those that these have started, in whatever group they are.
    ///
    /// `root` itself is stopped first, so that it does not start more.
    package static func endTree(below root: pid_t) {
        kill(root, SIGSTOP)
        let children = Dictionary(grouping: all, by: \.parent)
        var family = [root]
        var index = 0
        while index < family.count {
            family += (children[family[index]] ?? []).map(\.pid)
            index += 1
        }
        for pid in family.dropFirst() { kill(pid, SIGKILL) }
    }

    /// Ends all programs of the session that `leader` leads, in whatever group they are, but not the leader.
    package static func endSession(of leader: pid_t) {
        for pid in pids where pid != leader && getsid(pid) == leader { kill(pid, SIGKILL) }
    }

    /// Ends every program but this one that has `word` in the environment that it was started with, in whatever session it is.
    package static func endAll(withInEnvironment word: String) {
        let word = Data(word.utf8)
        for process in all where process.pid != getpid() {
            if environment(of: process.pid)?.range(of: word) != nil { kill(process.pid, SIGKILL) }
        }
    }

    /// The arguments of each program that has `word` in its arguments.
    package static func commands(with word: String) -> [String] {
        all.compactMap { arguments(of: $0.pid) }.map { String(decoding: $0, as: UTF8.self) }.filter {
            $0.contains(word)
        }
    }

    /// Whether the process runs. One that has ended does not, even if nobody has asked how it ended.
    package static func isAlive(_ pid: pid_t) -> Bool { all.contains { $0.pid == pid && !$0.hasEnded } }
}
