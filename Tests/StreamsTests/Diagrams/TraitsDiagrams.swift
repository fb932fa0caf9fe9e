import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Traits.
    @Entries static var traits: [Documented] {
        theTraits
        creatingTraits
        transformingTraits
        combiningTraits
        errorHandlingTraits
        timingTraits
        convertingTraits
        sharedSequences
        sharedOperators
    }

    @Entries private static var theTraits: [Documented] {
        Documented("Traits/PrimitiveSequence/PrimitiveSequence.swift", "asObservable()") { $0.single().asObservable() }
        Documented("Traits/PrimitiveSequence/SingleTrait.swift", "success") { $0.single("success") }
        Documented.several("Traits/PrimitiveSequence/SingleTrait.swift", "failure") {
            $0.expect("failure", $0.single("failure"))
        }
        Documented("Traits/PrimitiveSequence/MaybeTrait.swift", "success") { $0.maybe("success") }
        Documented.several("Traits/PrimitiveSequence/MaybeTrait.swift", "completed") {
            $0.expect("completed", $0.maybe("completed"))
        }
        Documented.several("Traits/PrimitiveSequence/MaybeTrait.swift", "error") {
            $0.expect("error", $0.maybe("error"))
        }
        Documented("Traits/PrimitiveSequence/CompletableTrait.swift", "completed") { $0.completable("completed") }
        Documented.several("Traits/PrimitiveSequence/CompletableTrait.swift", "error") {
            $0.expect("error", $0.completable("error"))
        }
    }

    @Entries private static var creatingTraits: [Documented] {
        Documented("Traits/PrimitiveSequence/Creating/Single+Create.swift", "create { ... }") { run in
            Single.create { run.single("sent to the observer").subscribe($0) }
        }
        Documented("Traits/PrimitiveSequence/Creating/Maybe+Create.swift", "create { ... }") { run in
            Maybe.create { run.maybe("sent to the observer").subscribe($0) }
        }
        Documented("Traits/PrimitiveSequence/Creating/Completable+Create.swift", "create { ... }") { run in
            Completable.create { run.completable("sent to the observer").subscribe($0) }
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Just.swift", "Single.just(1)") { _ in Single.just(1) }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Just.swift", "Single.just(1, scheduler: scheduler)") {
            Single.just(1, scheduler: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Just.swift", "Maybe.just(1)") { _ in Maybe.just(1) }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Just.swift", "Maybe.just(1, scheduler: scheduler)") {
            Maybe.just(1, scheduler: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Error.swift", "Single.error(offline)") { _ in
            Single<Int>.error(Failure.offline)
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Error.swift", "Maybe.error(offline)") { _ in
            Maybe<Int>.error(Failure.offline)
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Error.swift", "Completable.error(offline)") { _ in
            Completable.error(Failure.offline)
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Never.swift", "Single.never()") { _ in Single<Int>.never() }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Never.swift", "Maybe.never()") { _ in Maybe<Int>.never() }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Never.swift", "Completable.never()") { _ in
            Completable.never()
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Empty.swift", "Maybe.empty()") { _ in Maybe<Int>.empty() }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Empty.swift", "Completable.empty()") { _ in
            Completable.empty()
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Deferred.swift", "deferred { request }") { run in
            Single.deferred { run.single("request") }
        }
        Documented("Traits/PrimitiveSequence/Creating/Trait+Timer.swift", "timer(.seconds(3))") {
            Single<Int>.timer(.seconds(3), scheduler: $0.scheduler)
        }
        Documented(
            "Traits/PrimitiveSequence/Creating/Trait+Using.swift", "using(open, primitiveSequenceFactory: { source })"
        ) { run in
            Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in run.single("source") })
        }
    }

    @Entries private static var transformingTraits: [Documented] {
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+Map.swift", "single") {
            $0.expect("map { $0 * 10 }", $0.single().map { $0 * 10 })
        }
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+Map.swift", "maybe") {
            $0.expect("map { $0 * 10 }", $0.maybe().map { $0 * 10 })
        }
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+CompactMap.swift", "single") {
            $0.expect("compactMap { $0 > 1 ? $0 : nil }", $0.single().compactMap { $0 > 1 ? $0 : nil })
        }
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+CompactMap.swift", "maybe") {
            $0.expect("compactMap { $0 > 1 ? $0 : nil }", $0.maybe().compactMap { $0 > 1 ? $0 : nil })
        }
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+Filter.swift", "single") {
            $0.expect("filter { $0 > 1 }", $0.single().filter { $0 > 1 })
        }
        Documented.several("Traits/PrimitiveSequence/Transforming/Trait+Filter.swift", "maybe") {
            $0.expect("filter { $0 > 1 }", $0.maybe().filter { $0 > 1 })
        }
        Documented("Traits/PrimitiveSequence/Transforming/Trait+FlatMap.swift", "flatMap { single }") { run in
            run.single("source").flatMap { run.inner($0, as: String.self).asSingle() }
        }
        Documented("Traits/PrimitiveSequence/Transforming/Trait+FlatMap.swift", "flatMapMaybe { maybe }") { run in
            run.single("source").flatMapMaybe { run.inner($0).asMaybe() }
        }
        Documented("Traits/PrimitiveSequence/Transforming/Trait+FlatMap.swift", "flatMapCompletable { completable }") {
            run in
            run.single("source").flatMapCompletable { run.inner($0).ignoreElements().asCompletable() }
        }
        Documented("Traits/PrimitiveSequence/Transforming/Trait+FlatMap.swift", "flatMap { maybe }") { run in
            run.maybe("source").flatMap { run.inner($0, as: String.self).asMaybe() }
        }
    }

    @Entries private static var combiningTraits: [Documented] {
        Documented("Traits/PrimitiveSequence/Combining/Completable+AndThen.swift", "andThen(single)") {
            $0.completable("source").andThen($0.single())
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+AndThen.swift", "andThen(maybe)") {
            $0.completable("source").andThen($0.maybe())
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+AndThen.swift", "andThen(completable)") {
            $0.completable("source").andThen($0.completable())
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+AndThen.swift", "andThen(observable)") {
            $0.completable("source").andThen($0.source("observable"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+Concat.swift", "concat(second)") {
            $0.completable("source").concat($0.completable("second"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+Concat.swift", "concat(one, two)") {
            Completable.concat($0.completable("one"), $0.completable("two"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Completable+Zip.swift", "zip(first, second)") {
            Completable.zip($0.completable("first"), $0.completable("second"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Single+Zip.swift", "zip(first, second) { $0 + $1 }") {
            Single.zip($0.single("first"), $0.single("second")) { $0 + $1 }
        }
        Documented(
            "Traits/PrimitiveSequence/Combining/Single+Zip.swift", "zip([one, two], resultSelector: { $0.max() })"
        ) {
            Single.zip([$0.single("one"), $0.single("two")], resultSelector: { $0.max() ?? 0 })
        }
        Documented("Traits/PrimitiveSequence/Combining/Single+Zip.swift", "zip([b, a])") {
            Single.zip([$0.single("b"), $0.single("a")])
        }
        Documented("Traits/PrimitiveSequence/Combining/Single+Zip.swift", "zip(name, photo)") {
            Single.zip($0.single("name"), $0.single("photo"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Maybe+Zip.swift", "zip(first, second) { $0 + $1 }") {
            Maybe.zip($0.maybe("first"), $0.maybe("second")) { $0 + $1 }
        }
        Documented("Traits/PrimitiveSequence/Combining/Maybe+Zip.swift", "zip(name, photo)") {
            Maybe.zip($0.maybe("name"), $0.maybe("photo"))
        }
        Documented("Traits/PrimitiveSequence/Combining/Maybe+IfEmpty.swift", "ifEmpty(default: 0)") {
            $0.maybe().ifEmpty(default: 0)
        }
        Documented("Traits/PrimitiveSequence/Combining/Maybe+IfEmpty.swift", "ifEmpty(switchTo: maybe)") {
            $0.maybe("source").ifEmpty(switchTo: $0.maybe())
        }
        Documented("Traits/PrimitiveSequence/Combining/Maybe+IfEmpty.swift", "ifEmpty(switchTo: single)") {
            $0.maybe("source").ifEmpty(switchTo: $0.single())
        }
    }

    @Entries private static var errorHandlingTraits: [Documented] {
        Documented("Traits/PrimitiveSequence/ErrorHandling/Trait+Catch.swift", "catch { _ in fallback }") { run in
            run.single("source").catch { _ in run.single("fallback") }
        }
        Documented.several("Traits/PrimitiveSequence/ErrorHandling/Trait+CatchAndReturn.swift", "single") {
            $0.expect("catchAndReturn(0)", $0.single().catchAndReturn(0))
        }
        Documented.several("Traits/PrimitiveSequence/ErrorHandling/Trait+CatchAndReturn.swift", "maybe") {
            $0.expect("catchAndReturn(0)", $0.maybe().catchAndReturn(0))
        }
        Documented("Traits/PrimitiveSequence/ErrorHandling/Trait+Retry.swift", "retry(2)") {
            $0.single("source").retry(2)
        }
        Documented(
            "Traits/PrimitiveSequence/ErrorHandling/Trait+RetryWhen.swift", "retry(when: { $0.delay(.seconds(2)) })"
        ) { run in
            run.single("source").retry(when: { (errors: Observable<any Error>) in
                errors.delay(.seconds(2), scheduler: run.scheduler)
            })
        }
    }

    @Entries private static var timingTraits: [Documented] {
        Documented.several("Traits/PrimitiveSequence/Utility/Trait+Do.swift", "single") { run in
            run.expect("do(onSuccess: log)", run.single().do(onSuccess: { run.note("log", $0) }))
        }
        Documented.several("Traits/PrimitiveSequence/Utility/Trait+Do.swift", "maybe") { run in
            run.expect("do(onNext: log)", run.maybe().do(onNext: { run.note("log", $0) }))
        }
        Documented.several("Traits/PrimitiveSequence/Utility/Trait+Do.swift", "completable") { run in
            run.expect("do(onCompleted: log)", run.completable().do(onCompleted: { run.note("log", "x") }))
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+ObserveOn.swift", "observe(on: scheduler)") {
            $0.single("source").observe(on: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+SubscribeOn.swift", "subscribe(on: scheduler)") {
            $0.single("source").subscribe(on: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+Delay.swift", "delay(.seconds(3))") {
            $0.single("source").delay(.seconds(3), scheduler: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+DelaySubscription.swift", "delaySubscription(.seconds(3))") {
            $0.single("source").delaySubscription(.seconds(3), scheduler: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+Timeout.swift", "timeout(.seconds(3))") {
            $0.single("source").timeout(.seconds(3), scheduler: $0.scheduler)
        }
        Documented("Traits/PrimitiveSequence/Utility/Trait+Timeout.swift", "timeout(.seconds(3), other: other)") {
            $0.single("source").timeout(.seconds(3), other: $0.single("other"), scheduler: $0.scheduler)
        }
        Documented.notRun("Traits/PrimitiveSequence/Utility/Trait+Debug.swift", "debug()", because: "it prints")
    }

    @Entries private static var convertingTraits: [Documented] {
        Documented("Traits/PrimitiveSequence/Converting/AsSingle.swift", "asSingle()") { $0.source().asSingle() }
        Documented.several("Traits/PrimitiveSequence/Converting/AsMaybe.swift", "source") {
            $0.expect("asMaybe()", $0.source().asMaybe())
        }
        Documented.several("Traits/PrimitiveSequence/Converting/AsMaybe.swift", "single") {
            $0.expect("asMaybe()", $0.single().asMaybe())
        }
        Documented("Traits/PrimitiveSequence/Converting/AsCompletable.swift", "ignoreElements().asCompletable()") {
            $0.source().ignoreElements().asCompletable()
        }
        Documented("Traits/PrimitiveSequence/Converting/AsCompletable.swift", "asCompletable()") {
            $0.single().asCompletable()
        }
        Documented("Traits/PrimitiveSequence/Converting/IgnoreElements.swift", "ignoreElements()") {
            $0.source().ignoreElements()
        }
        Documented("Traits/PrimitiveSequence/Converting/First.swift", "first()") { $0.source().first().map { $0 ?? 0 } }
        Documented("Traits/PrimitiveSequence/Converting/ToArray.swift", "toArray()") { $0.source().toArray() }
    }
}

extension DiagramRun {
    /// The row `label` as a single of an integer.
    fileprivate func single(_ label: String = "single") -> Single<Int> { source(label).asSingle() }

    /// The row `label` as a maybe of an integer.
    fileprivate func maybe(_ label: String = "maybe") -> Maybe<Int> { source(label).asMaybe() }

    /// The row `label` as a completable.
    fileprivate func completable(_ label: String = "completable") -> Completable {
        source(label).ignoreElements().asCompletable()
    }
}
