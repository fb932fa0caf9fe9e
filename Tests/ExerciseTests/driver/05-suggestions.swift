import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(Suggestions.exercise)) func `5 · Suggestions`() {}
}

struct Suggestions {
    static let exercise = Check(suggestions, solution: Solution.suggestions, in: SearchScene.self) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, because: "The text says that there is one subscriber.")
        check.without(.laterSubscriber, because: "The text says that there is one subscriber.")

        check.play(.text, "a request takes a tick, and with x it fails; 0 is an empty list") { scene, answer in
            try scene.play("a-b-c-----x-----d", answer)
        }
        check.play(.otherInput, "the request for a takes 9 ticks, that for b takes 1") { scene, answer in
            try scene.play("a-----b-----", taking: ["a": 9], answer)
        }
        check.play(.otherInput, "e is the empty text; then q comes twice") { scene, answer in
            try scene.play("q------e------q------q", answer)
        }
        check.play(.otherInput, "the first request fails") { scene, answer in try scene.play("x------r", answer) }
        check.play(.disposed, "disposed at tick 9, while b is fetched") { scene, answer in
            try scene.play("a------b------c", taking: ["b": 4], disposedAt: 9, answer)
        }

        check.mistake(
            "Nothing comes at all. Who subscribes to the field, and who calls `fetch`?",
            madeBy: { _, _ in Driver<String>.never().flatMapLatest { _ in Driver<[String]>.never() } }
        ) { $0.kind == .text && $0.isEmpty }
        check.mistake(
            "A request failed once, and there are no suggestions ever after. What did it end?",
            step: "Two places for a catch",
            madeBy: { field, fetch in
                field.orEmpty.throttle(.milliseconds(500), scheduler: DriverSharingStrategy.scheduler)
                    .flatMapLatest(fetch).asDriver(onErrorJustReturn: [])
            }
        ) { $0.ends }
        check.mistake(
            "An empty list stands there before the first answer. Nothing has been found or has failed yet.",
            madeBy: { field, fetch in search(field, fetch).startWith([]) }
        ) { $0.start == 0 && $0.elements.count < 6 && $0.elements.filter { $0 == "0" }.count == 2 }
        check.mistake(
            "The list is emptied for each text, as soon as it is fetched. Only a failure empties it.",
            madeBy: { field, fetch in
                field.orEmpty.asDriver().throttle(.milliseconds(500))
                    .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []).startWith([]) }
            }
        ) { $0.kind == .text && $0.elements.filter { $0 == "0" }.count > 2 }
        check.mistake(
            "The first text was not fetched, or not at once. Only the next ones should wait.",
            step: "What a field sends",
            madeBy: { field, fetch in found(field.orEmpty.asDriver().debounce(.milliseconds(500)), fetch) },
            orBy: { field, fetch in
                found(
                    field.changed.map { $0 ?? "" }.asDriver(onErrorJustReturn: "").throttle(.milliseconds(500)), fetch)
            }
        ) { $0.kind == .text && $0.firstFetch != 0 }
        check.mistake(
            "There were two requests for one text. What is a request worth?",
            madeBy: { field, fetch in search(field, { fetch($0).retry(2) }) }
        ) { $0.kind == .text && zip($0.fetched, $0.fetched.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "The suggestions for a were there at tick 1, and came later. What holds them back?",
            madeBy: { field, fetch in search(field, fetch).delay(.milliseconds(100)) }
        ) { $0.kind == .text && ($0.start ?? 0) > 1 }
        check.mistake(
            "There were too many requests: one in 500 ms at most. What is the costly part, and what should wait?",
            madeBy: { field, fetch in
                field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
            },
            orBy: { field, fetch in
                field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
                    .throttle(.milliseconds(500))
            },
            { field, fetch in found(field.orEmpty.asDriver().throttle(.milliseconds(100)), fetch) }
        ) { $0.kind == .text && $0.fetched.contains("b") }
        check.mistake(
            "There was a pause after c, and what was typed last was never fetched.",
            madeBy: { field, fetch in found(field.orEmpty.asDriver().throttle(.milliseconds(500), latest: false), fetch)
            }
        ) { $0.kind == .text && !$0.fetched.contains("c") && $0.fetched.contains("d") }
        check.mistake(
            "A text waited longer than it has to, and x was passed over. How often may there be a request?",
            madeBy: { field, fetch in found(field.orEmpty.asDriver().throttle(.milliseconds(1000)), fetch) }
        ) { $0.kind == .text && $0.fetched == "acd" }
        check.mistake(
            "The request for x failed, and the suggestions for c still stand there.",
            madeBy: { field, fetch in
                field.orEmpty.asDriver().throttle(.milliseconds(500))
                    .flatMapLatest { fetch($0).asDriver(onErrorDriveWith: .empty()) }
            }
        ) { $0.fetched == "acxd" && $0.elements == ["a", "c", "d"] }
        check.mistake(
            "A text was never fetched while another was being fetched. Which of the two is wanted?",
            madeBy: { field, fetch in
                field.orEmpty.asDriver().throttle(.milliseconds(500))
                    .flatMapFirst { fetch($0).asDriver(onErrorJustReturn: []) }
            }
        ) { $0.fetched == "a" && $0.kind == .otherInput }
        check.mistake(
            "The suggestions for a came, and b had been typed by then. Which text is the list about?",
            step: "A check that takes time",
            madeBy: { field, fetch in
                field.orEmpty.asDriver().throttle(.milliseconds(500))
                    .flatMap { fetch($0).asDriver(onErrorJustReturn: []) }
            }
        ) { $0.situation?.hasSuffix("for b takes 1") == true && $0.elements.contains("a") }
        check.mistake(
            "Each text counts, and the empty text was not fetched.",
            madeBy: { field, fetch in
                found(field.orEmpty.asDriver().filter { !$0.isEmpty }.throttle(.milliseconds(500)), fetch)
            }
        ) { $0.fetched == "qqq" }
        check.mistake(
            "Each text counts, and one that was there before was not fetched again.",
            madeBy: { field, fetch in
                found(field.orEmpty.asDriver().distinctUntilChanged().throttle(.milliseconds(500)), fetch)
            }
        ) { $0.fetched == "qeq" }
        check.mistake(
            "Nobody listens any more, and the field is still followed, or a request goes on.",
            madeBy: { field, fetch in
                let found = PublishRelay<[String]>()
                _ = search(field, fetch).drive(onNext: found.accept)
                return found.asDriver(onErrorJustReturn: [])
            }
        ) { $0.kind == .disposed && $0.seen == nil }

        check.mistake(
            "The request for x failed, and what stands there is no empty list.",
            madeBy: { field, fetch in search(field, { fetch($0).catchAndReturn(["sorry"]) }) }
        ) { scene in scene.elements.contains { $0.count > 1 } }

        check.hardCoded { field, fetch in
            search(field) { text in fetch(text).map { "acd".contains(text) ? $0 : ["a"] } }
        }
        check.without(.worksOnce, because: "There is one subscriber.")
        check.accepts("a switch of drivers") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500)).map { fetch($0).asDriver(onErrorJustReturn: []) }
                .switchLatest()
        }
        check.accepts("caught before the driver") { field, fetch in search(field, { fetch($0).catchAndReturn([]) }) }
    }

    private static func search(
        _ field: ControlProperty<String?>, _ fetch: @escaping (String) -> Observable<[String]>
    ) -> Driver<[String]> { found(field.orEmpty.asDriver().throttle(.milliseconds(500)), fetch) }

    private static func found(
        _ text: Driver<String>, _ fetch: @escaping (String) -> Observable<[String]>
    ) -> Driver<[String]> { text.flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) } }
}

/// A field in which somebody types, and a server. A text has itself as its suggestion.
final class SearchScene: Scene<String> {
    /// The texts that were fetched, one after the other.
    private(set) var fetched = ""
    /// The tick of the first request.
    private(set) var firstFetch: TestTime?
    private var open = 0

    typealias Answer = (ControlProperty<String?>, @escaping (String) -> Observable<[String]>) throws -> Driver<[String]>

    func play(
        _ texts: String, taking ticks: [String: Int] = [:], disposedAt stop: TestTime? = nil, _ answer: Answer
    ) throws {
        let typed = cold("text", texts, as: String.self).map { $0 == "e" ? Optional("") : $0 }
        let field = ControlProperty<String?>(values: typed, valueSink: AnyObserver { _ in })
        try SharingScheduler.mock(scheduler: scheduler) {
            let driver = try answer(field) { [self] in fetch($0.isEmpty ? "e" : $0, ticks: ticks[$0] ?? 1) }
            subscribe(to: driver.asObservable().map { $0.first ?? "0" }, disposedAt: stop)
            run()
        }
        note("fetched", fetched)
        note("still being fetched", open)
    }

    private func fetch(_ text: String, ticks: Int) -> Observable<[String]> {
        Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
            .map { _ in
                if text == "x" { throw MarbleError() }
                return [text]
            }
            .do(
                onSubscribe: { [self] in
                    firstFetch = firstFetch ?? scheduler.clock
                    fetched += text
                    open += 1
                }, onDispose: { [self] in open -= 1 })
    }
}
