import ExerciseSupport

@testable import relays_exercises

final class AlbumScene: Scene<[String]> {
    /// Calls at the ticks 1, 3, 5 and so on: a photo, `remove` or `clear`.
    func day(_ answer: () throws -> any Album, _ calls: [String], _ people: (from: Int, to: Int?)...) throws {
        let (album, other) = (try answer(), try answer())
        at(0) { other.add("o") }
        for (index, call) in calls.enumerated() {
            at(2 * index + 1) {
                switch call {
                case "remove": album.removeLast()
                case "clear": album.clear()
                default: album.add(call)
                }
            }
        }
        let photos = Observable<[String]>.deferred { album.photos.distinctUntilChanged() }
        for person in people {
            subscribe("from tick \(person.from)", to: photos, at: person.from, disposedAt: person.to)
        }
    }
}

/// An album that changes its list as people do.
final class AlbumByHand: Album {
    nonisolated(unsafe) static let only = AlbumByHand()

    private let list = BehaviorRelay<[String]>(value: [])
    private let adding: ([String], String) -> [String]
    private let (removing, clearing): (([String]) -> [String], ([String]) -> [String])
    private let showing: (BehaviorRelay<[String]>) -> Observable<[String]>

    init(
        adding: @escaping ([String], String) -> [String] = { $0 + [$1] },
        removing: @escaping ([String]) -> [String] = { $0.dropLast() },
        clearing: @escaping ([String]) -> [String] = { _ in [] },
        showing: @escaping (BehaviorRelay<[String]>) -> Observable<[String]> = { $0.asObservable() }
    ) {
        (self.adding, self.removing, self.clearing, self.showing) = (adding, removing, clearing, showing)
    }

    var photos: Observable<[String]> { showing(list) }
    func add(_ photo: String) { list.accept(adding(list.value, photo)) }
    func removeLast() { list.accept(removing(list.value)) }
    func clear() { list.accept(clearing(list.value)) }
}

/// An album that keeps its list in a `scan`.
final class AlbumOfChanges: Album {
    private let changes = PublishRelay<([String]) -> [String]>()
    private let list = BehaviorRelay<[String]>(value: [])

    init() { _ = changes.scan([]) { $1($0) }.bind(to: list) }

    var photos: Observable<[String]> { list.asObservable() }
    func add(_ photo: String) { changes.accept { $0 + [photo] } }
    func removeLast() { changes.accept { Array($0.dropLast()) } }
    func clear() { changes.accept { _ in [] } }
}

/// An album that begins a new list with a new relay.
final class AlbumOfRelays: Album {
    private var list = BehaviorRelay<[String]>(value: [])

    var photos: Observable<[String]> { list.asObservable() }
    func add(_ photo: String) { list.accept(list.value + [photo]) }
    func removeLast() { list.accept(list.value.dropLast()) }
    func clear() { list = BehaviorRelay(value: []) }
}
