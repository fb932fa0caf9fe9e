import Streams

@testable import schedulers_exercises

/// Wrong answers to exercise 7, and one that only looks wrong.
enum WrongPosters {
    typealias Translate = @Sendable (String) throws -> String
    typealias Scheduler = any ImmediateSchedulerType

    static func justInside(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages)
            .flatMap { language in Observable.just(try translate(language)).subscribe(on: translators) }
            .observe(on: printer)
    }

    static func onPrinter(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).map { try translate($0) }.observe(on: printer)
    }

    static func startedOnPrinter(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { language in Observable.deferred { .just(try translate(language)) }
        }
        .observe(on: translators).observe(on: printer)
    }

    static func movedToPrinterFirst(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).observe(on: printer).map { try translate($0) }
    }

    static func movedTooLate(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).map { try translate($0) }.observe(on: translators).observe(on: printer)
    }

    static func moved(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).observe(on: translators).map { try translate($0) }.observe(on: printer)
    }

    static func startedOnce(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).map { try translate($0) }.subscribe(on: translators).observe(on: printer)
    }

    static func concatenated(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).concatMap { poster($0, translate, translators) }.observe(on: printer)
    }

    static func startedOutside(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { language in Observable.deferred { .just(try translate(language)) }
        }
        .subscribe(on: translators).observe(on: printer)
    }

    static func inOneClosure(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.deferred { .from(try languages.map { try translate($0) }) }.subscribe(on: translators)
            .observe(on: printer)
    }

    static func onAnotherQueue(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { language in
            Observable.deferred { .just(try translate(language)) }
                .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        }.observe(on: printer)
    }

    static func backToMain(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { poster($0, translate, translators) }
            .observe(on: MainScheduler.instance)
    }

    static func notMovedBack(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { poster($0, translate, translators) }
    }

    static func subscribedOnPrinter(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        Observable.from(languages).flatMap { poster($0, translate, translators) }
            .subscribe(on: printer)
    }

    /// Right: what was begun cannot be stopped anyway, and the observer of `create` is closed by a dispose.
    static func withoutDispose(
        _ languages: [String], _ translate: @escaping Translate, _ translators: Scheduler, _ printer: Scheduler
    )
        throws -> Observable<String>
    {
        .create { observer in
            _ = Solution.posters(in: languages, translate: translate, translators: translators, printer: printer)
                .subscribe(observer)
            return Disposables.create()
        }
    }
}

/// A poster in one language, translated on `translators`.
func poster(
    _ language: String, _ translate: @escaping @Sendable (String) throws -> String,
    _ translators: any ImmediateSchedulerType
) -> Observable<String> {
    Observable.deferred { .just(try translate(language)) }.subscribe(on: translators)
}
