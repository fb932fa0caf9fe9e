import Dispatch
import ExerciseSupport

@testable import signal_exercises

/// Windows that are opened and closed.
final class WindowScene: Scene<String> {
    typealias Answer = (Observable<String>) throws -> (_ show: @escaping (String) -> Void) -> any Disposable

    private(set) var shownAfterClosing = false
    var isShownOffMain: Bool { lines.contains { $0.hasSuffix("another queue") } }

    func play(_ windows: [(name: String, from: TestTime, to: TestTime)], _ answer: Answer) throws {
        try onMain {
            let failures = hot("failures", "--a--------b----c--", as: String.self).asObservable()
            let open = try answer(failures)
            for window in windows {
                let shown = Observable<String>.create { [self] observer in
                    var isClosed = false
                    let closing = open { alert in
                        if isClosed { self.shownAfterClosing = true }
                        observer.onNext(alert)
                    }
                    return Disposables.create {
                        closing.dispose()
                        isClosed = true
                    }
                }
                subscribe(window.name, to: shown, at: window.from, disposedAt: window.to)
            }
            run()
            note("alerts after closing", shownAfterClosing)
        }
    }

    /// One window, and a connection that sends on a queue of its own.
    func playElsewhere(_ alerts: [String], _ answer: Answer) throws {
        let failures = PublishSubject<String>()
        let shown = Locked<[String]>([])
        let isShown = DispatchSemaphore(value: 0)
        let window = try onMain {
            try answer(failures.asObservable())({ alert in
                shown.withLock { $0.append("\(alert) on \(DispatchQueue.isMain ? "main" : "another queue")") }
                isShown.signal()
            })
        }
        DispatchQueue(label: "connection").sync { for alert in alerts { failures.onNext(alert) } }
        for _ in alerts where isShown.wait(timeout: .now() + .seconds(1)) == .timedOut { break }
        onMain { window.dispose() }
        for line in shown.withLock({ $0 }) { log(line) }
    }

    override func run() { onMain { super.run() } }
}
