import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `4 · The parcel desk`() {}

    private static let check = Check(labels, solution: Solution.exercise4, in: PostOffice.self) { check in
        check.steps = [.endsLate: "A short one and a long one", .noEnd: "A short one and a long one"]

        check.stream("three weights, four taps", gives: "--3---55--------7-|", disposedAt: 9) {
            try $0.print($1, taps: "--x---xx--------x-|", scale: "-3---5------7-|")
        }
        let early = check.stream("a tap before the first weight, and the same weight twice") {
            try $0.print($1, taps: "x-x-x-x-|", scale: "---4-4-9----|")
        }
        check.stream("nobody taps") { try $0.print($1, taps: "------|", scale: "-1-2-3-4-5-|") }
        check.stream("the scale fails") { try $0.print($1, taps: "--x---x---|", scale: "-1--#") }
        check.stream("the button fails") { try $0.print($1, taps: "--x-#", scale: "-1-----2-|") }
        let second = check.play(.further, "a second clerk from tick 9 on") { office, answer in
            let labels = try office.print(answer, taps: "--x---xx--------x-|", scale: "-3---5------7-|")
            office.subscribe("the first", to: labels)
            office.subscribe("the second", to: labels, at: 9)
        }

        check.mistake(
            "The clerk tapped, and no label came out at that tick. What did it wait for, or what dropped it?",
            step: .variant(of: "A password and a button"),
            madeBy: { taps, scale in scale.withLatestFrom(taps) { weight, _ in weight } },
            orBy: { taps, scale in taps.flatMap { _ in scale.take(1) } },
            { taps, scale in taps.flatMapLatest { _ in scale } }, { taps, scale in taps.withLatestFrom(scale).skip(1) }
        ) { $0.isText && $0.start ?? 99 > 2 }
        check.mistake(
            "A new parcel was put on the scale, nobody tapped, and a label came out. Which of the two sources may start one?",
            step: .variant(of: "A password and a button"),
            madeBy: { taps, scale in Observable.combineLatest(taps, scale) { _, weight in weight } },
            orBy: { taps, scale in
                Observable.combineLatest(taps, scale) { _, weight in weight }.distinctUntilChanged()
            }, { _, scale in scale }
        ) { $0.isText && $0.came(5, at: 5) }
        check.mistake(
            "This tap printed no label before the next weight came. Is the weight of a tap found by its position, or by its time?",
            step: "A price and an amount",
            madeBy: { taps, scale in Observable.zip(taps, scale) { _, weight in weight } }
        ) { $0.isText && $0.came(7, at: 12) }
        check.mistake(
            "There were two taps with the same weight, and the second one printed no label. What dropped it?",
            madeBy: { taps, scale in taps.withLatestFrom(scale).distinctUntilChanged() },
            orBy: { taps, scale in scale.sample(taps) }
        ) { $0.isText && $0.came(5, at: 6) && !$0.has(eventAt: 7) }
        check.mistake(
            "The label has the weight of a parcel that is not on the scale any more. Which weight should a tap look up?",
            step: .variant(of: "A password and a button"), madeBy: { taps, scale in taps.withLatestFrom(scale.take(1)) }
        ) { $0.isText && $0.came(3, at: 6) }
        check.mistake(
            "The scale has ended, and the next tap prints nothing. The clerk still has the last weight.",
            step: "A short one and a long one",
            madeBy: { taps, scale in taps.withLatestFrom(scale).take(until: scale.takeLast(1)) }
        ) { $0.isText && $0.elements == [3, 5, 5] }
        check.mistake(
            "There was no weight yet, and a label came out. What does your stream have before the first weight?",
            step: .variant(of: "A password and a button"),
            madeBy: { taps, scale in taps.withLatestFrom(scale.startWith(0)) }
        ) { $0.in(early) && $0.start == 0 }
        check.mistake(
            "A tap came before the first weight, and a label came out with that weight. Such a tap prints nothing.",
            step: .variant(of: "A password and a button"),
            madeBy: { taps, scale in
                Observable.combineLatest(taps.enumerated(), scale) { ($0.index, $1) }
                    .distinctUntilChanged { $0.0 == $1.0 }.map(\.1)
            }
        ) { $0.in(early) && $0.start == 3 }
        check.mistake(
            "Your stream does not listen to the taps before the first weight. What if they complete before that?",
            step: "A short one and a long one",
            madeBy: { taps, scale in scale.flatMapLatest { weight in taps.map { _ in weight } } }
        ) { $0.isText && $0.elements == [3, 5, 5, 7] && $0.shows(.usesLate, .usesTooOften, .subscribesAgain) }

        check.spoiled(.goesOn, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.unasked) { taps, scale in
            var weight = 0
            _ = scale.subscribe(onNext: { weight = $0 })
            return taps.map { _ in weight }
        }
        check.rejects(.endsLate) { .merge($0.withLatestFrom($1), $1.filter { _ in false }) }
        check.rejects(.swallows) { taps, scale in taps.withLatestFrom(scale.catch { _ in .never() }) }
        check.rejects(.goesOn) { taps, scale in taps.withLatestFrom(leaking(scale)) }
        check.rejects { $0.withLatestFrom($1).share(replay: 1) }
        check.hardCoded { taps, scale in
            taps.withLatestFrom(scale).enumerated().map { [3, 5, 5, 7][min($0.index, 3)] }
        }
        check.worksOnce { taps, scale in firstOnly(taps.withLatestFrom(scale)) }

        check.accepts("each weight opens a window") { taps, scale in
            scale.concat(Observable.never()).flatMapLatest { weight in taps.map { _ in weight } }
                .take(until: taps.materialize().filter { $0.isCompleted })
        }
        check.accepts("by hand") { taps, scale in
            Observable.create { observer in
                var weight: Int?
                return Disposables.create(
                    scale.subscribe(onNext: { weight = $0 }, onError: { observer.onError($0) }),
                    taps.subscribe(
                        onNext: { _ in if let weight { observer.onNext(weight) } },
                        onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() }))
            }
        }
    }
}

private final class PostOffice: Scene<Int> {
    func print(
        _ answer: (Observable<String>, Observable<Int>) throws -> Observable<Int>, taps: String, scale: String
    ) throws -> Observable<Int> {
        try answer(hot("taps", taps, as: String.self).asObservable(), hot("scale", scale).asObservable())
    }
}
