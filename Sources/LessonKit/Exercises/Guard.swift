import Foundation
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    @preconcurrency import Darwin
#endif

/// A thread of the test program that ends it: when the hub has gone, when the hub asks, and when it takes too much memory.
struct Guard {
    private let line: String
    private let hub: HubLink

    /// More than any exercise needs, and little enough for any machine.
    static let memoryLimit = 1 << 30

    private struct WatchedThread: @unchecked Sendable {
        let id = pthread_self()
    }

    /// The thread that the learner's code runs on.
    private static let watched = Mutex<WatchedThread?>(nil)

    /// - Parameter line: The path of the pipe from the hub.
    init(_ line: String, _ hub: HubLink) { (self.line, self.hub) = (line, hub) }

    /// From here on the calling thread is the learner's.
    static func watchThisThread() {
        let thread = WatchedThread()
        watched.withLock { $0 = thread }
    }

    func start() {
        Thread.detachNewThread { watch() }
    }

    private func watch() {
        let pipe = open(line, O_RDONLY | O_CLOEXEC)
        while true {
            // An exercise may have closed it: then it is passed over, and time goes by.
            var watched = pollfd(fd: fcntl(pipe, F_GETFD) < 0 ? -1 : pipe, events: Int16(POLLIN), revents: 0)
            if poll(&watched, 1, 20) > 0 {
                var byte: UInt8 = 0
                if read(pipe, &byte, 1) == 1 { endWhereItIs() } else { end() }
            }
            if Self.memory > Self.memoryLimit {
                hub.remark("It took more than a gigabyte of memory and was ended. Something grows without end.")
                endWhereItIs()
            }
        }
    }

    /// Has the runtime tell in which line the learner's code is, and end the program.
    private func endWhereItIs() {
        if let thread = Self.watched.withLock({ $0 }) {
            // Of the signals that the runtime answers with a backtrace, the one that Dispatch lets through to its threads.
            pthread_kill(thread.id, SIGTRAP)
            // On a busy machine it takes its time.
            sleep(4)
        }
        end()
    }

    /// With all that it has started.
    private func end() -> Never {
        if getpgrp() == getpid() { kill(0, SIGKILL) }
        _exit(1)
    }

    /// The bytes that this program has in memory.
    private static var memory: Int {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            // The kernel counts in `getrusage` what its parent took, too.
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
