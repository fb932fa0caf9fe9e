import Dispatch
import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `2 · Five closures`() {}

    private static let check = Check(lines: fiveClosures, solution: Solution.exercise2) { check in
        check.truth { log in for queue in whatHappens() { log(queue) } }

        check.mistake(
            "There are five closures. Answer with five names, one for each, in their order.",
            madeBy: [], orBy: ["station", "main", "main", "station"]
        ) { $0.count != 5 }
        check.mistake(
            "One of the names is none of the three queues: \"main\", \"station\" and \"worker\".",
            madeBy: ["server", "main", "main", "station", "worker"]
        ) { said in said.contains { !["main", "station", "worker"].contains($0) } }
        check.mistake(
            "The first `map` stands above `asDriver`. A driver moves what arrives, not the work before it. Where is that done?",
            step: "A map in front of a driver", madeBy: ["main", "main", "main", "station", "worker"],
            orBy: ["main", "main", "main", "main", "main"]
        ) { $0[0] != "station" }
        check.mistake(
            "The second `map` stands below `asDriver`. Where do a driver's elements arrive?",
            step: "A map in front of a driver", madeBy: ["station", "station", "main", "station", "worker"]
        ) { $0[1] != "main" }
        check.mistake(
            "`drive` was called on main, and the element came later. What does a driver promise?",
            step: "News from a server", madeBy: ["station", "main", "station", "station", "worker"]
        ) { $0[2] != "main" }
        check.mistake(
            "`bind(onNext:)` moves nothing. On which queue does the station send?", step: "News from a server",
            madeBy: ["station", "main", "main", "main", "worker"]
        ) { $0[3] != "station" }
        check.mistake(
            "The driver has had the element for a second, and hands it over inside `subscribe`. Who calls that, and where?",
            step: "A second listener on a worker", madeBy: ["station", "main", "main", "station", "main"],
            orBy: ["station", "main", "main", "station", "station"]
        ) { $0[4] != "worker" }
    }

    /// What the code of the exercise does, on real queues.
    private static func whatHappens() -> [String] {
        let (places, isBound) = (Places(), DispatchSemaphore(value: 0))
        let station = Observable<Int>.create { observer in
            places.station.async {
                isBound.wait()
                isBound.signal()
                observer.onNext(20)
            }
            return Disposables.create()
        }
        let driver = station.do(onNext: { _ in places.write("one") }).asDriver(onErrorJustReturn: 0)
            .do(onNext: { _ in places.write("two") })
        let listeners = CompositeDisposable()
        onMain {
            _ = listeners.insert(driver.drive(onNext: { _ in places.write("three") }))
            _ = listeners.insert(station.bind(onNext: { _ in places.write("four") }))
        }
        isBound.signal()
        places.awaitFour()
        places.worker.sync {
            _ = listeners.insert(driver.asObservable().subscribe(onNext: { _ in places.write("five") }))
        }
        onMain { listeners.dispose() }
        return ["one", "two", "three", "four", "five"].map(places.place)
    }
}

/// On which queue each closure has run.
private final class Places: Sendable {
    let station = DispatchQueue(label: "station")
    let worker = DispatchQueue(label: "worker")
    private let key = DispatchSpecificKey<String>()
    private let places = Locked<[String: String]>([:])
    private let written = DispatchSemaphore(value: 0)

    init() { for queue in [station, worker] { queue.setSpecific(key: key, value: queue.label) } }

    func write(_ name: String) {
        let place = DispatchQueue.isMain ? "main" : DispatchQueue.getSpecific(key: key) ?? "another"
        let isFirst = places.withLock { places in
            guard places[name] == nil else { return false }
            places[name] = place
            return true
        }
        if isFirst { written.signal() }
    }

    func awaitFour() { for _ in 0..<4 { _ = written.wait(timeout: .now() + .seconds(5)) } }

    func place(of name: String) -> String { places.withLock { $0[name] ?? "another" } }
}
