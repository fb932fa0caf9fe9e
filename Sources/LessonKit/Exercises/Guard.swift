import Foundation
import Platform
import Synchronization

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
        let line = Lifeline.End(line)
        while true {
            usleep(20_000)
            switch line.news {
            case .asked: endWhereItIs()
            case .gone: end()
            case nil: break
            }
            if ProcessMemory.resident > Self.memoryLimit {
                hub.report(
                    .remark("It took more than a gigabyte of memory and was ended. Something grows without end."))
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
}
