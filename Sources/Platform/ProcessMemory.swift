import Foundation

/// The memory of this program.
package enum ProcessMemory {
    /// The bytes that it has in memory; where the system does not tell that, the most that it ever had.
    package static var resident: Int {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            // `getrusage` also counts what the program that started this one had.
            let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return 0 }
            defer { close(file) }
            var text = [UInt8](repeating: 0, count: 200)
            let count = max(0, read(file, &text, text.count))
            let pages = String(decoding: text[..<count], as: UTF8.self).split(separator: " ").dropFirst().first
            return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
        #endif
    }
}
