import Dispatch
import Foundation
import Streams

/// The queues and the threads of a site.
extension Site {
    /// Makes a scheduler with a serial queue of that name.
    public func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(internalSerialQueueName: name) { [self] in add($0, name) }
    }

    /// The serial queue of that name: it is made when it is asked for the first time.
    public func queue(_ name: String) -> DispatchQueue {
        if let queue = read({ queues.first { $0.name == name }?.queue }) { return queue }
        let queue = DispatchQueue(label: name)
        add(queue, name)
        return queue
    }

    func add(_ queue: DispatchQueue, _ name: String) {
        queue.setSpecific(key: Self.name, value: name)
        change { queues.append((name, queue)) }
    }

    /// Makes a scheduler with a thread of that name for each action.
    public func concurrentScheduler(_ name: String) -> any ImmediateSchedulerType { Threads(site: self, name: name) }

    /// The thread begins when the job that has started it is done, or stands still: so a race does not decide how much of that job is
    /// seen by the thread.
    func startThread(_ name: String, _ job: @escaping () -> Void) {
        let starter = DispatchQueue.getSpecific(key: Self.name) ?? ""
        let number = change {
            threads += 1
            return jobs[starter]
        }
        let job = Sent(job)
        Thread.detachNewThread { [self] in
            Thread.current.threadDictionary[Self.threadName] = name
            Thread.current.threadDictionary[Self.isCounted] = true
            if let number { _ = wait(Self.stillness) { jobs[starter] != number } }
            job.value()
            change { threads -= 1 }
        }
    }

    /// The name of the site's thread that this code runs on, on whatever queue: `sync` takes its thread along.
    public var thread: String? { Thread.current.threadDictionary[Self.threadName] as? String }

    /// Where this code runs.
    public var place: String {
        DispatchQueue.getSpecific(key: Self.name) ?? thread ?? (DispatchQueue.isMain ? "main" : "another queue")
    }
}

private struct Threads: ImmediateSchedulerType {
    let site: Site
    let name: String

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        let stop = SingleAssignmentDisposable()
        site.startThread(name) { if !stop.isDisposed { stop.setDisposable(action(state)) } }
        return stop
    }
}
