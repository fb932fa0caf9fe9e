import Dispatch
import Foundation
import LessonKit
import Streams

/// Tasks in virtual time. All of them run on main, and a tick is over when none of them has anything left to do.
extension Stage {
    /// Starts a task on main, as `Task { @MainActor in ... }` does. It begins when main is free, at `tick` or later.
    @discardableResult
    func task(
        at tick: Int = 0, _ work: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, any Error> {
        letTasksRun()
        return Task(executorPreference: OnMain.queue) { [self] in try await run(work, at: tick) }
    }

    @MainActor private func run(_ work: @MainActor () async throws -> Void, at tick: Int) async throws {
        if tick > 0 { await pause(until: tick) }
        try await work()
    }

    /// Starts a task on main that loops over `sequence`, and draws what it reads as the row `name`.
    func loop<Sequence: AsyncSequence>(
        _ name: String, at tick: Int = 0, _ sequence: @escaping @MainActor @Sendable () -> Sequence
    ) {
        task(at: tick) { [self] in
            let row = row(name, of: Sequence.Element.self)
            for try await element in sequence() { row.onNext(element) }
        }
    }

    /// Suspends the task for some ticks, as `Task.sleep` does for some seconds. If the task is cancelled, it throws at once.
    @MainActor func sleep(_ ticks: Int) async throws {
        let alarm = PublishSubject<Void>()
        at(scheduler.clock + ticks) { alarm.onNext(()) }
        try await alarm.take(1).asSingle().value
    }

    /// Draws what is sent into it as a row of its own.
    func row<Element>(_ name: String, of type: Element.Type = Int.self) -> PublishSubject<Element> {
        let row = PublishSubject<Element>()
        draw(name, row)
        return row
    }

    /// Counts the ticks of main, from 1 on, ten in a second.
    var ticks: Observable<Int> {
        Observable<Int>.interval(.milliseconds(100), scheduler: scheduler).map { $0 + 1 }
    }

    @MainActor private func pause(until tick: Int) async {
        let scheduler = scheduler
        await withUnsafeContinuation { continuation in scheduler.scheduleAt(tick) { continuation.resume() } }
    }

    /// Lets the tasks of this stage run in each tick, after all else that happens in it.
    private func letTasksRun() {
        guard MainTasks.stage.exchange(self) !== self else { return }
        run(in: 0)
    }

    private func run(in tick: Int, round: Int = 0) {
        scheduler.scheduleAt(tick) { [self] in
            MainTasks.run()
            // What a task has begun may do something in the same tick.
            if round < 3 { run(in: tick, round: round + 1) } else { run(in: tick + 1) }
        }
    }
}

/// Suspends the task for 200 ms, as the answer of a bank does.
@MainActor func pay() async throws { try await MainTasks.stage.value?.sleep(2) }

/// Runs on main what belongs to no actor, and what belongs to an actor without a place of its own.
private final class OnMain: TaskExecutor {
    static let queue = OnMain()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}

private enum MainTasks {
    static let stage = Locked<Stage?>(nil)

    /// Runs the jobs of main until none is left. Some of Swift's own go over other threads: barriers go there as well.
    static func run() {
        for _ in 0..<6 {
            pass { done in DispatchQueue.main.async(execute: done) }
            for priority in [TaskPriority.medium, .high] {
                pass { done in
                    Task.detached(priority: priority) { DispatchQueue.main.async(execute: done) }
                }
            }
        }
    }

    private static func pass(_ barrier: (@escaping @Sendable () -> Void) -> Void) {
        let isDone = Locked(false)
        barrier { _ = isDone.exchange(true) }
        while !isDone.value {
            if !RunLoop.main.run(mode: .default, before: .now) { Thread.sleep(forTimeInterval: 0.0001) }
        }
    }
}
