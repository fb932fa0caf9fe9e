#if os(Linux)
    import Foundation

    // The kernel shows each process as a folder of text files.
    extension Processes {
        static var pids: [pid_t] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
            return (names ?? []).compactMap { pid_t($0) }
        }

        static var all: [Process] {
            pids.compactMap { pid in
                let state = state(of: pid)
                guard state.count > 2, let parent = pid_t(state[2]) else { return nil }
                return Process(pid: pid, parent: parent, hasEnded: state[1] == "Z")
            }
        }

        /// The seconds that processors have worked for the program so far. Nil if there is no such program.
        package static func usedTime(of pid: pid_t) -> Double? {
            let state = state(of: pid)
            guard state.count > 13, let own = Double(state[12]), let system = Double(state[13]) else { return nil }
            return (own + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }

        /// What the kernel shows of a process: state, parent and so on, from 1.
        private static func state(of pid: pid_t) -> [Substring] {
            guard let data = contents("stat", of: pid) else { return [] }
            // The program's name stands before it in parentheses, and can contain any character.
            let text = String(decoding: data, as: UTF8.self)
            return text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        }

        /// The arguments, with a zero byte behind each.
        static func arguments(of pid: pid_t) -> Data? { contents("cmdline", of: pid) }

        /// The variables that the process was started with, with a zero byte behind each.
        static func environment(of pid: pid_t) -> Data? { contents("environ", of: pid) }

        private static func contents(_ name: String, of pid: pid_t) -> Data? {
            let file = open("/proc/\(pid)/\(name)", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var text = [UInt8](repeating: 0, count: 1 << 17)
            let count = read(file, &text, text.count)
            return count >= 0 ? Data(text[..<count]) : nil
        }
    }
#endif
