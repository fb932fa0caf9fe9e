import ExerciseSupport
import Streams
import Testing

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(PricesThatNobodyReads.exercise)) func `5 · Prices that nobody reads`() {}
}

struct PricesThatNobodyReads {
    static let exercise = Check(labels, solution: Solution.labels, in: Scene<String>.self) { check in
        check.uses = .perSubscriber

        for (name, marbles) in [
            ("the exchange closes", "-1--2--3--4-|"), ("the exchange fails", "-1--#"), ("equal prices", "-2-2--7-2|"),
            ("no price", "---|"), ("one price", "--9|"),
        ] {
            check.stream(name, disposedAt: 5) { scene, labels in
                try labels(scene.cold("exchange", marbles).asObservable())
            }
        }

        check.mistake(
            "The exchange is in use, and nobody reads the labels. Which line subscribes to it, and when does it run?",
            step: "Labels for a sensor",
            madeBy: { exchange in
                let labels = ReplaySubject<String>.createUnbounded()
                _ = exchange.map { "\($0) €" }.subscribe(labels)
                return labels
            },
            orBy: { exchange in
                let labels = PublishSubject<String>()
                let subscription = exchange.map { "\($0) €" }.subscribe(labels)
                return labels.do(onDispose: { subscription.dispose() })
            }
        ) { $0.kind == .nobody }

        check.mistake(
            "The exchange has closed, and the labels go on. Which events do you pass on?", step: "Labels for a sensor",
            madeBy: { exchange in
                .create { observer in exchange.subscribe(onNext: { observer.onNext("\($0) €") }) }
            }
        ) { $0.kind == .text && !$0.ends && $0.elements.count == 4 }

        check.mistake(
            "The exchange has failed, and the labels do not. Which events do you pass on?",
            madeBy: { $0.map { "\($0) €" }.catch { _ in .empty() } }
        ) { $0.situation == "the exchange fails" && !$0.fails }

        check.mistake(
            "Nobody reads the labels any more, and the exchange is still in use. What should end your subscription to it?",
            madeBy: { exchange in
                .create { observer in
                    _ = exchange.map { "\($0) €" }.subscribe(observer)
                    return Disposables.create()
                }
            },
            orBy: { exchange in
                let (labels, isUsed) = (PublishSubject<String>(), Box(false))
                return .deferred {
                    if !isUsed.value { _ = exchange.map { "\($0) €" }.subscribe(labels) }
                    isUsed.value = true
                    return labels
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }

        check.mistake(
            "This is not what stands on a label. How is it written in the text of the exercise?",
            madeBy: { $0.map { "\($0)" } }, orBy: { $0.map { "\($0)€" } }
        ) { $0.elements.contains { !$0.hasSuffix(" €") } }

        check.mistake(
            "An equal price is missing. Is it a label of its own?",
            madeBy: { $0.distinctUntilChanged().map { "\($0) €" } }
        ) { $0.situation == "equal prices" && $0.elements == ["2 €", "7 €", "2 €"] }

        check.mistake(
            "One person reads, and the exchange is in use twice. How often do you subscribe to it?",
            madeBy: { exchange in Observable.zip(exchange, exchange) { price, _ in "\(price) €" } }
        ) { $0.kind == .text && $0.uses().count > 1 }

        check.mistake(
            "Somebody subscribes when nobody reads, and receives a price of before. What remembers it?",
            madeBy: { $0.map { "\($0) €" }.share(replay: 1, scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.elements.first == "4 €" }

        check.mistake(
            "A price has no label. Does it look at the numbers?",
            madeBy: { $0.filter { (1...4).contains($0) }.map { "\($0) €" } }
        ) { $0.situation == "equal prices" && !$0.elements.contains("7 €") }

        check.mistake(
            "The labels end before the exchange closes. What ends them?",
            madeBy: { $0.map { "\($0) €" }.take(3) }
        ) { $0.kind == .text && $0.completes && $0.received.events.last.map { $0.time < 12 } ?? false }

        check.hardCoded { $0.filter { (1...4).contains($0) }.map { "\($0) €" } }
        check.worksOnce { firstOnly($0.map { "\($0) €" }) }
        check.rejects("a relay for each price") { $0.flatMap { BehaviorRelay(value: "\($0) €") } }

        check.accepts("create") { exchange in
            .create { observer in
                exchange.subscribe(
                    onNext: { observer.onNext("\($0) €") }, onError: { observer.onError($0) },
                    onCompleted: { observer.onCompleted() })
            }
        }
        check.accepts("shared") { $0.map { "\($0) €" }.share() }
        check.accepts("shared, with the last label") { $0.map { "\($0) €" }.share(replay: 1) }
    }
}
