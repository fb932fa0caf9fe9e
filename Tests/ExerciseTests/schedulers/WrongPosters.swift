import Streams

/// Wrong answers to exercise 7.
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
}

/// A poster in one language, translated on `translators`.
func poster(
    _ language: String, _ translate: @escaping @Sendable (String) throws -> String,
    _ translators: any ImmediateSchedulerType
) -> Observable<String> {
    Observable.deferred { .just(try translate(language)) }.subscribe(on: translators)
}
