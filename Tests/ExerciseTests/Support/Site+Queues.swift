import Dispatch
import Foundation
import Streams

/// The queues and the threads of a site.
extension Site {
    /// Makes a scheduler with a serial queue of that name. Nobody else gives jobs to that queue: the site knows whether it is empty.
    @discardableResult
    public func scheduler(_ name: String) -> any ImmediateSchedulerType {
        let queue = makeQueue(name)
        return CountedScheduler(queue: queue) { [self] in
            begin(name)
        } onDone: { [self] in
            end(name)
        }
    }

    /// Makes a scheduler with a thread of that name for each action.
    public func concurrentScheduler(_ name: String) -> any ImmediateSchedulerType {
        Threads(site: self, name: name)
    }

    /// The serial queue of that name: it is made when it is asked for the first time. An answer calls `async` there itself, so nobody
    /// can say whether it is empty.
    public func queue(_ name: String) -> DispatchQueue {
        if let queue = read({ queues[name] }) { return queue }
        let queue = makeQueue(name)
        change { bareQueues.append(queue) }
        return queue
    }

    private func makeQueue(_ name: String) -> DispatchQueue {
        let queue = DispatchQueue(label: name)
        queue.setSpecific(key: Self.name, value: name)
        change { queues[name] = queue }
        return queue
    }

    /// The thread begins when the job that has started it is done, or stands still: so a race does not decide how much of that job is
    /// seen by the thread.
    func startThread(_ name: String, _ job: @escaping () -> Void) {
        let starter = DispatchQueue.getSpecific(key: Self.name) ?? ""
        let (lane, done) = change {
            let lane = "\(name) \(jobs.count)"
            jobs[lane] = (1, 0)
            return (lane, jobs[starter].flatMap { $0.done < $0.given ? $0.done : nil })
        }
        let job = Sent(job)
        Thread.detachNewThread { [self] in
            Thread.current.threadDictionary[Self.threadName] = name
            Thread.current.threadDictionary[Self.lane] = lane
            if let done { _ = wait(Self.stillness) { jobs[starter]?.done != done } }
            job.value()
            end(lane)
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
