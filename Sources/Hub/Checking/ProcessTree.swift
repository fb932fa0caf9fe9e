import Foundation
import LessonKit

/// The programs that a program has started, and those that they have started, where the system tells that.
enum ProcessTree {
    /// Ends all of them below `root`, whatever group they are in, and keeps `root` from starting more.
    static func end(below root: pid_t) {
        #if os(Linux)
            kill(root, SIGSTOP)
            let children = Dictionary(grouping: processes, by: \.parent)
            var family = [root]
            var index = 0
            while index < family.count {
                family += (children[family[index]] ?? []).map(\.pid)
                index += 1
            }
            for pid in family.dropFirst() { kill(pid, SIGKILL) }
        #endif
    }

    #if os(Linux)
        private static var processes: [(pid: pid_t, parent: pid_t)] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { name in
                guard let pid = pid_t(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/stat")
                else { return nil }
                // The name of the program stands in parentheses and may have any letter in it; behind it state and parent.
                let text = String(decoding: data, as: UTF8.self)
                let rest = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
                return rest.dropFirst(2).first.flatMap { pid_t($0) }.map { (pid, $0) }
            }
        }
    #endif
}
