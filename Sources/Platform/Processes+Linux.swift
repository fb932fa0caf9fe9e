#if os(Linux)
    import Foundation

    // The kernel shows each process as a folder of text files.
    extension Processes {
        struct Process {
            let pid: pid_t
            let parent: pid_t
            let hasEnded: Bool
        }

        static var all: [Process] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }.compactMap { pid in
                guard let data = contents("stat", of: pid) else { return nil }
                // The program's name is in parentheses, and can contain any character. State and parent follow.
                let text = String(decoding: data, as: UTF8.self)
                let rest = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
                guard rest.count > 2, let parent = pid_t(rest[2]) else { return nil }
                return Process(pid: pid, parent: parent, hasEnded: rest[1] == "Z")
            }
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
