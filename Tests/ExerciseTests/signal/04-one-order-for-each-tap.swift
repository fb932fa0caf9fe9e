import ExerciseSupport

@testable import signal_exercises

extension `signal` {
    @Test(.exercise(check)) func `4 · One order for each tap`() {}

    private static let check = Check(orders, solution: Solution.exercise4, in: Scene<String>.self) { check in
        check.isOnMain = true

        check.stream("e is the empty text", disposedAt: 9) {
            try $0.order("e-t-------c-----c-----", "-o--o---o-----o-----o-", $1)
        }
        let gone = check.stream("w, x and q are gone before a tap") {
            try $0.order("--w-x-z----q-z-------", "---------o----o------", $1)
        }
        check.stream("one text, two taps") { try $0.order("-t------", "---o--o-", $1) }
        let emptied = check.stream("the field is emptied, and tapped") {
            try $0.order("t----e-----", "--o----o---", $1)
        }
        check.stream("nobody taps") { try $0.order("-t--u---", "--------", $1) }
        check.stream("s is a space") { try $0.order("-s------t--", "---o------o", $1) }

        check.rejects(
            .nothing, { _, _ in .never() },
            { tap, text in
                var latest = ""
                text.drive(onNext: { latest = $0 }).dispose()
                return tap.map { latest }.filter { !$0.isEmpty }
            })
        check.mistake(
            "At tick 1 the field is empty, and the tap made an order. Which texts are an order?",
            step: "A tap and a text",
            madeBy: { tap, text in tap.withLatestFrom(text) }, orBy: { tap, _ in tap.map { "t" } }
        ) { $0.isText && $0.start == 1 }
        check.mistake(
            "There is an order without a tap. Which of the two starts one, and which is only asked?",
            step: "A tap and a text",
            madeBy: { tap, text in
                Observable.combineLatest(tap.asObservable(), text.asObservable()) { $1 }
                    .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
            }, orBy: { _, text in text.asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty } }
        ) { scene in scene.isText && scene.received.events.contains { ![1, 4, 8, 14, 20].contains($0.time) } }
        check.mistake(
            "At tick 4 the field has a t, and the tap made no order. Which text does your code take for that tap?",
            madeBy: { tap, text in
                Observable.zip(tap.asObservable(), text.asObservable()) { $1 }
                    .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
            }
        ) { $0.isText && $0.start == 8 && $0.elements.count == 3 }
        check.mistake(
            "The field is empty, and a text of before was ordered. Which text does a tap see?",
            madeBy: { tap, text in tap.withLatestFrom(text.filter { !$0.isEmpty }) }
        ) { $0.in(emptied) && $0.elements == ["t", "t"] }
        check.mistake(
            "The text in the field was not ordered. Which texts are an order?",
            madeBy: { tap, text in tap.withLatestFrom(text).filter { ["t", "c"].contains($0) } }
        ) { $0.in(gone) && $0.elements.count < 2 }

        check.mistake(
            "A window that listens later received an order from before. What keeps it?",
            step: "Two windows and a full disk",
            madeBy: { tap, text in
                Solution.exercise4(of: tap, for: text).asObservable().share(replay: 1, scope: .forever)
                    .asSignal(onErrorSignalWith: .empty())
            }
        ) { $0.kind == .laterSubscriber && !$0.elements.isEmpty }

        check.rejects(
            .lost, { tap, text in tap.withLatestFrom(text).filter { !$0.isEmpty }.distinctUntilChanged() },
            { tap, text in
                text.asObservable().sample(tap.asObservable()).filter { !$0.isEmpty }
                    .asSignal(onErrorSignalWith: .empty())
            })
        check.rejects(.unasked) { tap, text in
            let orders = PublishRelay<String>()
            _ = tap.withLatestFrom(text).filter { !$0.isEmpty }.emit(to: orders)
            return orders.asSignal()
        }
        check.rejects(.endsBefore) { tap, text in
            tap.withLatestFrom(text).filter { !$0.isEmpty }.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
        }
        check.hardCoded { tap, text in tap.withLatestFrom(text).filter { ["t", "c"].contains($0) } }
        check.worksOnce { tap, text in
            let orders = firstOnly(Solution.exercise4(of: tap, for: text).asObservable())
            var isUsed = false
            return Signal.deferred {
                defer { isUsed = true }
                return isUsed ? .empty() : orders.asSignal(onErrorSignalWith: .empty())
            }
        }
        check.rejects(
            { tap, text in tap.withLatestFrom(text).filter { $0.count > 1 } },
            { tap, text in tap.withLatestFrom(text).filter { $0.contains { $0 != " " } } })
        check.accepts("with compactMap") { tap, text in tap.withLatestFrom(text).compactMap { $0.isEmpty ? nil : $0 } }
        check.accepts("the taps of a text") { tap, text in
            text.asSignal(onErrorSignalWith: .empty())
                .flatMapLatest { text in text.isEmpty ? .empty() : tap.map { text } }
        }
        check.accepts("as observables") { tap, text in
            tap.asObservable().withLatestFrom(text.asObservable()).filter { $0 != "" }
                .asSignal(onErrorSignalWith: .never())
        }
    }
}

extension Scene<String> {
    /// Texts of a field, in which e is the empty one and s a space, and taps.
    fileprivate func order(
        _ texts: String, _ taps: String, _ orders: (Signal<Void>, Driver<String>) throws -> Signal<String>
    ) throws -> Observable<String> {
        let text = hot("text", texts, as: String.self).map { $0 == "e" ? "" : $0 == "s" ? " " : $0 }
        // Where it is subscribed to makes no difference: a tap is no text.
        let tap = PublishRelay<Void>()
        _ = hot("tap", taps, as: String.self).subscribe(onNext: { _ in tap.accept(()) })
        return try orders(tap.asSignal(), text.startWith("").asDriver(onErrorDriveWith: .empty())).asObservable()
    }
}
