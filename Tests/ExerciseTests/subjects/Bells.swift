import ExerciseSupport

@testable import subjects_exercises

final class BellScene: Scene<String> {
    private(set) var (isRings, isFirst, remembers) = (false, false, false)

    /// Pressed at ticks, removed at tick 11, and pressed once more.
    func day(
        _ answer: () throws -> any Doorbell, _ isRings: Bool, _ presses: [(Int, String)],
        _ people: (from: Int, to: Int?)...
    ) throws {
        let (bell, other, fresh) = (try answer(), try answer(), try answer())
        (self.isRings, isFirst) = (isRings, people.first?.from == 0)
        at(0) { other.press("z") }
        for (tick, name) in presses { at(tick) { bell.press(name) } }
        at(11) { bell.remove() }
        at(12) { bell.press("x") }
        let stream = Observable<String>.deferred { isRings ? bell.rings : bell.lastName }
        for person in people {
            subscribe("from tick \(person.from)", to: stream, at: person.from, disposedAt: person.to)
        }
        guard fresh !== bell else { return }
        fresh.press("a")
        fresh.lastName.subscribe(onNext: { [unowned self] _ in remembers = true }).dispose()
    }
}

struct Unplugged: Error {}

/// A bell of whatever subjects.
class Bell: Doorbell {
    nonisolated(unsafe) static let only = Bell()

    private let (presses, names): (any AnySubject<String>, any AnySubject<String>)
    private let showing: (Observable<String>, Observable<String>) -> Observable<String>
    private let end: Event<String>?
    private lazy var forOne = firstOnly(names.asObservable())
    private let isForOne: Bool

    init(
        rings: any AnySubject<String> = PublishSubject<String>(),
        names: any AnySubject<String> = BehaviorSubject(value: "nobody"),
        showing: @escaping (Observable<String>, Observable<String>) -> Observable<String> = { $1 },
        removing: Event<String>? = .completed, isForOne: Bool = false
    ) {
        (presses, self.names, self.showing, end, self.isForOne) = (rings, names, showing, removing, isForOne)
    }

    var rings: Observable<String> { presses.asObservable() }
    var lastName: Observable<String> { isForOne ? forOne : showing(rings, names.asObservable()) }

    func press(_ name: String) {
        presses.on(.next(name))
        names.on(.next(name))
    }

    func remove() {
        guard let end else { return }
        presses.on(end)
        names.on(end)
    }
}

/// A bell that holds itself.
final class BellInARing: Bell {
    private var last = ""
    private let bag = DisposeBag()

    init() {
        super.init()
        rings.subscribe(onNext: { self.last = $0 }).disposed(by: bag)
    }
}

/// A bell whose names are an observer of its rings.
final class BellInAChain: Doorbell {
    private let presses = PublishSubject<String>()
    private let names = BehaviorSubject(value: "nobody")

    init() { _ = presses.subscribe(names) }

    var rings: Observable<String> { presses.asObservable() }
    var lastName: Observable<String> { names.asObservable() }
    func press(_ name: String) { presses.onNext(name) }
    func remove() { presses.onCompleted() }
}
