import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    @preconcurrency import Darwin
#endif

/// What a learner's code has left behind when its verdict is known.
enum Aftermath {
    /// A sentence for each thing that was found.
    static func remarks(_ hub: HubLink) -> [String] {
        var remarks: [String] = []
        if hub.reopen() {
            remarks.append(
                "It closed standard output or standard error, and what was printed after that is lost. Leave both open."
            )
        }
        if isBusy {
            remarks.append(
                "When its verdict was known it still went on with something. What you start you also stop: dispose of it, "
                    + "or have the loop look whether it is still wanted.")
        }
        return remarks
    }

    /// Whether other threads use the processor while this one waits. Where none wants to, that is known at once.
    private static var isBusy: Bool {
        guard wantsProcessor else { return false }
        let before = usedTime
        usleep(50_000)
        // A machine with much to do may give a thread that spins no more than this.
        return usedTime - before > 6_000_000
    }

    private static var wantsProcessor: Bool {
        #if os(Linux)
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return threads.filter { isRunning($0) }.count > 1
        #else
            let before = usedTime
            usleep(5000)
            return usedTime - before > 500_000
        #endif
    }

    #if os(Linux)
        /// The state stands behind the name, which stands in parentheses and may have any letter in it.
        private static func isRunning(_ thread: String) -> Bool {
            let text = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat") ?? Data()
            return text.range(of: Data(") R ".utf8), options: .backwards) != nil
        }
    #endif

    /// The processor time that all threads have used, in nanoseconds.
    private static var usedTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
