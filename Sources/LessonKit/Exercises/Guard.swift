import Foundation
import Platform
import Synchronization

/// A thread that ends the test program when the hub has ended, when the hub asks for it, and when the program takes too much
/// memory.
struct Guard {
    private let line: Lifeline.End
    private let hub: HubLink
    private let backtraces = BacktraceSignal()

    /// In bytes: more than any exercise needs, and few enough for any machine.
    static let memoryLimit = 1 << 30

    private struct WatchedThread: @unchecked Sendable {
        let id = pthread_self()
    }

    /// The thread that the learner's code runs on.
    private static let watched = Mutex<WatchedThread?>(nil)

    private static let used = Atomic(0)
    /// The processor time that the guard has used by its last look, in nanoseconds. On a slow machine its looks are work.
    static var usedTime: Int { used.load(ordering: .relaxed) }

    static func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// - Parameter line: The pipe from the hub.
    init(_ line: Lifeline.End, _ hub: HubLink) { (self.line, self.hub) = (line, hub) }

    /// Says that the calling thread runs the learner's code from now on.
    static func watchThisThread() {
        // The runtime reports a crash on this stack: an endless recursion leaves no room on the other.
        SignalStack.prepare()
        let thread = WatchedThread()
        watched.withLock { $0 = thread }
    }

    func start() {
        Thread.detachNewThread { watch() }
    }

    private func watch() {
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
            Self.used.store(Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID), ordering: .relaxed)
        }
    }

    /// Prints the line that the learner's code has reached, and ends the program.
    private func endWhereItIs() {
        if let thread = Self.watched.withLock({ $0 }) {
            backtraces.print(of: thread.id)
        }
        end()
    }

    /// Ends the program and all programs that it has started.
    private func end() -> Never {
        Processes.endSession(of: getpid())
        if getpgrp() == getpid() { kill(0, SIGKILL) }
        _exit(1)
    }
}
