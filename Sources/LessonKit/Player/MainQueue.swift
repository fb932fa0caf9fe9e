import Streams

/// Ticks ten times a second on the main queue, until the step is over, in a row of its own. A tick that main cannot take is lost.
public func startTimer(_ name: String = "timer", on stage: Stage) {
    _ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
        .map { _ in () }
        .record(name, on: stage)
        .subscribe()
}

/// Plays the user: after that time there is a tap, and `answer` runs on the main queue.
public func tap(at time: RxTimeInterval, answer: @escaping () -> Void) {
    _ = MainScheduler.instance.scheduleRelative((), dueTime: time) {
        answer()
        return Disposables.create()
    }
}
