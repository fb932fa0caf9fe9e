import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(OneOrderForEachTap.exercise)) func `4 · One order for each tap`() {}
}

struct OneOrderForEachTap {
    static let exercise = Check(orders, solution: Solution.orders, in: Scene<String>.self) { check in
        check.isOnMain = true

        for (name, texts, taps) in [
            ("e is the empty text", "e-t-------c-----c-----", "-o--o---o-----o-----o-"),
            ("w, x and q are gone before a tap", "--w-x-z----q-z-------", "---------o----o------"),
            ("one text, two taps", "-t------", "---o--o-"),
            ("the field is emptied, and tapped", "t----e-----", "--o----o---"), ("nobody taps", "-t--u---", "--------"),
        ] {
            check.stream(name, disposedAt: 9) { scene, orders in
                let text = scene.hot("text", texts, as: String.self).map { $0 == "e" ? "" : $0 }
                let tap = scene.hot("tap", taps, as: String.self).map { _ in }
                return try orders(
                    tap.asSignal(onErrorSignalWith: .empty()), text.startWith("").asDriver(onErrorDriveWith: .empty())
                ).asObservable()
            }
        }

        check.mistake(
            "Nothing is ever ordered. Which of the two starts an order?", madeBy: { _, _ in .never() },
            orBy: { tap, text in tap.withLatestFrom(text).filter(\.isEmpty).filter { !$0.isEmpty } }
        ) { $0.kind == .text && $0.isEmpty }
        check.mistake(
            "At tick 1 the field is empty, and the tap made an order. Which texts are an order?",
            step: "A tap and a text",
            madeBy: { tap, text in tap.withLatestFrom(text) }, orBy: { tap, _ in tap.map { "t" } }
        ) { $0.kind == .text && $0.start == 1 }
        check.mistake(
            "There is an order without a tap. Which of the two starts one, and which is only asked?",
            step: "A tap and a text",
            madeBy: { tap, text in
                Observable.combineLatest(tap.asObservable(), text.asObservable()) { $1 }
                    .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
            },
            orBy: { _, text in text.asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty } },
            { tap, text in tap.flatMapLatest { text.asSignal(onErrorSignalWith: .empty()) }.filter { !$0.isEmpty } },
            { tap, text in
                text.asSignal(onErrorSignalWith: .empty()).withLatestFrom(tap) { text, _ in text }
                    .filter { !$0.isEmpty }
            }
        ) { scene in
            scene.kind == .text && scene.received.events.contains { ![1, 4, 8, 14, 20].contains($0.time) }
        }
        check.mistake(
            "What was ordered was there at another tap. Which text is in the field at this one?",
            madeBy: { tap, text in
                Observable.zip(tap.asObservable(), text.asObservable()) { $1 }
                    .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
            }
        ) { $0.kind == .text && $0.start == 8 && $0.elements.count == 3 }
        check.mistake(
            "Two taps on the same text are two orders.",
            madeBy: { tap, text in tap.withLatestFrom(text).filter { !$0.isEmpty }.distinctUntilChanged() },
            orBy: { tap, text in
                text.asObservable().sample(tap.asObservable()).filter { !$0.isEmpty }
                    .asSignal(onErrorSignalWith: .empty())
            }
        ) { $0.kind == .text && $0.elements == ["t", "c"] || $0.kind == .text && $0.elements == ["t", "c", "c"] }
        check.mistake(
            "There was one order, and the taps after it were none.",
            madeBy: { tap, text in
                tap.withLatestFrom(text).filter { !$0.isEmpty }.asObservable().take(1)
                    .asSignal(onErrorSignalWith: .empty())
            }
        ) { $0.kind == .text && $0.completes }
        check.mistake(
            "The field is empty, and a text of before was ordered. Which text does a tap see?",
            madeBy: { tap, text in tap.withLatestFrom(text.filter { !$0.isEmpty }) }
        ) { $0.situation == "the field is emptied, and tapped" && $0.elements == ["t", "t"] }
        check.mistake(
            "The text in the field was not ordered. Which texts are an order?",
            madeBy: { tap, text in tap.withLatestFrom(text).filter { ["t", "c"].contains($0) } }
        ) { $0.situation == "w, x and q are gone before a tap" && $0.elements.count < 2 }
        check.mistake(
            "Nobody listens any more, and something still listens to the taps.",
            madeBy: { tap, text in
                let orders = PublishRelay<String>()
                _ = tap.withLatestFrom(text).filter { !$0.isEmpty }.emit(to: orders)
                return orders.asSignal()
            }
        ) { [.nobody, .disposed].contains($0.kind) }

        check.mistake(
            "A window that listens later received an order from before. What keeps it?",
            step: "Two windows and a full disk",
            madeBy: { tap, text in
                Solution.orders(of: tap, for: text).asObservable().share(replay: 1, scope: .forever)
                    .asSignal(onErrorSignalWith: .empty())
            }
        ) { $0.kind == .laterSubscriber && !$0.elements.isEmpty }

        check.hardCoded { tap, text in tap.withLatestFrom(text).filter { ["t", "c"].contains($0) } }
        check.worksOnce { tap, text in
            let orders = firstOnly(Solution.orders(of: tap, for: text).asObservable())
            var isUsed = false
            return Signal.deferred {
                defer { isUsed = true }
                return isUsed ? .empty() : orders.asSignal(onErrorSignalWith: .empty())
            }
        }
        check.rejects("long texts only") { tap, text in tap.withLatestFrom(text).filter { $0.count > 1 } }
        check.accepts("with compactMap") { tap, text in
            tap.withLatestFrom(text).compactMap { $0.isEmpty ? nil : $0 }
        }
        check.accepts("as observables") { tap, text in
            tap.asObservable().withLatestFrom(text.asObservable()).filter { $0 != "" }
                .asSignal(onErrorSignalWith: .never())
        }
    }
}
