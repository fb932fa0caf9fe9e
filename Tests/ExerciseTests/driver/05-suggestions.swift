import ExerciseSupport

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `5 · Suggestions`() {}

    private static let check = Check(suggestions, solution: Solution.exercise5, in: SearchScene.self) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, .laterSubscriber, because: "The text says that there is one subscriber.")

        check.play(.text, "a request takes a tick, and with x it fails; 0 is an empty list") {
            try $0.play("a-b-c-----x-----d", $1)
        }
        let slow = check.play(.otherInput, "the request for a takes 9 ticks, that for b takes 1") {
            try $0.play("a-----b-----", taking: ["a": 9], $1)
        }
        let again = check.play(.otherInput, "e is the empty text; then q comes twice") {
            try $0.play("q------e------q------q", $1)
        }
        check.play(.otherInput, "the first request fails") { try $0.play("x------r", $1) }
        check.play(.disposed, "disposed at tick 9, while b is fetched") {
            try $0.play("a------b------c", taking: ["b": 4], disposedAt: 9, $1)
        }

        check.rejects { _, _ in .never() }
        check.mistake(
            "A request failed once, and there are no suggestions ever after. What did it end?",
            step: "Two places for a catch",
            madeBy: { field, fetch in
                field.orEmpty.throttle(.milliseconds(500), scheduler: DriverSharingStrategy.scheduler)
                    .flatMapLatest(fetch).asDriver(onErrorJustReturn: [])
            }
        ) { $0.ends }
        check.mistake(
            "The list is emptied for each text, as soon as it is fetched. Only a failure empties it.",
            madeBy: { field, fetch in
                text(field).flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []).startWith([]) }
            }
        ) { $0.isText && $0.elements.starts(with: ["0", "a", "0", "c"]) }
        check.mistake(
            "The first text was not fetched, or not at once. Only the next ones should wait.",
            step: "What a field sends",
            madeBy: { field, fetch in found(field.orEmpty.asDriver().debounce(.milliseconds(500)), fetch) },
            orBy: { field, fetch in
                found(
                    field.changed.map { $0 ?? "" }.asDriver(onErrorJustReturn: "").throttle(.milliseconds(500)), fetch)
            }
        ) { $0.isText && $0.firstFetch != 0 }
        check.mistake(
            "There were too many requests: one in 500 ms at most. What is the costly part, and what should wait?",
            madeBy: { found($0.orEmpty.asDriver(), $1) },
            orBy: { found($0.orEmpty.asDriver(), $1).throttle(.milliseconds(500)) }
        ) { $0.isText && $0.fetched.contains("b") }
        check.mistake(
            "There was a pause after c, and what was typed last was never fetched.",
            madeBy: { found($0.orEmpty.asDriver().throttle(.milliseconds(500), latest: false), $1) }
        ) { $0.isText && $0.fetched == "axd" }
        check.mistake(
            "The request for x failed, and the suggestions for c still stand there.",
            madeBy: { field, fetch in text(field).flatMapLatest { fetch($0).asDriver(onErrorDriveWith: .empty()) } }
        ) { $0.isText && $0.fetched == "acxd" && $0.elements == ["a", "c", "d"] }
        check.mistake(
            "A text was never fetched while another was being fetched. Which of the two is wanted?",
            madeBy: { field, fetch in text(field).flatMapFirst { fetch($0).asDriver(onErrorJustReturn: []) } }
        ) { $0.in(slow) && $0.fetched == "a" }
        check.mistake(
            "The suggestions for a came, and b had been typed by then. Which text is the list about?",
            step: "A check that takes time",
            madeBy: { field, fetch in text(field).flatMap { fetch($0).asDriver(onErrorJustReturn: []) } }
        ) { $0.in(slow) && $0.came("a") }
        check.mistake(
            "Each text counts, and the empty text was not fetched.",
            madeBy: { found($0.orEmpty.asDriver().filter { !$0.isEmpty }.throttle(.milliseconds(500)), $1) },
            orBy: { field, fetch in found(text(field)) { $0.isEmpty ? .just([]) : fetch($0) } }
        ) { $0.in(again) && $0.fetched == "qqq" }
        check.mistake(
            "Each text counts, and one that was there before was not fetched again.",
            madeBy: { found($0.orEmpty.asDriver().distinctUntilChanged().throttle(.milliseconds(500)), $1) }
        ) { $0.in(again) && $0.fetched == "qeq" }

        check.rejects(.again) { found(text($0), $1).startWith([]) }
        check.rejects(.late) { found(text($0), $1).delay(.milliseconds(100)) }
        check.rejects(
            { field, fetch in found(text(field)) { fetch($0).retry(2) } },
            { found($0.orEmpty.asDriver().throttle(.milliseconds(1000)), $1) },
            { field, fetch in found(text(field)) { fetch($0).catchAndReturn(["sorry"]) } })
        check.rejects(.goesOn) { field, fetch in
            let suggested = PublishRelay<[String]>()
            _ = found(text(field), fetch).drive(onNext: suggested.accept)
            return suggested.asDriver(onErrorJustReturn: [])
        }
        check.hardCoded { field, fetch in
            found(text(field)) { text in fetch(text).map { "acd".contains(text) ? $0 : ["a"] } }
        }
        check.without(.worksOnce, because: "There is one subscriber.")
        check.accepts("a switch of drivers") { field, fetch in
            text(field).map { fetch($0).asDriver(onErrorJustReturn: []) }.switchLatest()
        }
        check.accepts("caught before the driver") { field, fetch in
            found(text(field)) { fetch($0).catchAndReturn([]) }
        }
    }

    private static func text(_ field: ControlProperty<String?>) -> Driver<String> {
        field.orEmpty.asDriver().throttle(.milliseconds(500))
    }

    private static func found(
        _ text: Driver<String>, _ fetch: @escaping (String) -> Observable<[String]>
    ) -> Driver<[String]> { text.flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) } }
}
