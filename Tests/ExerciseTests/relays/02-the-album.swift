import ExerciseSupport
import Streams
import Testing

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(TheAlbum.exercise)) func `2 · The album`() {}
}

struct TheAlbum {
    static let exercise = Check(album, solution: Solution.album, in: AlbumScene.self) { check in
        let text = ["a", "b", "b", "remove", "clear", "remove"]
        check.play(.text, "called as in the text") { try $0.day($1, text, (0, nil)) }
        check.play(.text, "called as in the text, from tick 4") { try $0.day($1, text, (4, nil)) }
        check.play(.disposed, "called as in the text, to tick 4") { try $0.day($1, text, (0, 4)) }
        check.play(.otherInput, "more photos") {
            try $0.day($1, ["x", "y", "z", "x", "remove", "remove", "v"], (0, nil), (15, nil))
        }
        check.play(.otherInput, "nothing in the album") { try $0.day($1, ["remove", "clear", "k"], (0, nil)) }
        check.play(.secondSubscriber, "two people look") { try $0.day($1, text, (0, 6), (4, nil)) }
        check.play(.laterSubscriber, "somebody looks after another") { try $0.day($1, text, (0, 2), (4, nil)) }

        check.mistake("Two albums know of each other. What do they share?", madeBy: { AlbumByHand.only }) {
            $0.elements.contains { $0.contains("o") }
        }
        check.mistake(
            "The stream ends. Does it follow the album, or is it a photo of one moment?", step: "A number and a stream",
            madeBy: { AlbumByHand(showing: { .just($0.value) }) }
        ) { $0.ends }
        check.mistake(
            "Somebody who subscribes does not receive a list at once. Which relay remembers?", step: "Two boards",
            madeBy: { AlbumByHand(showing: { $0.skip(1) }) }
        ) { $0.situation == "called as in the text" && $0.start != 0 }
        check.mistake(
            "Somebody who comes late receives an empty list. Where does the stream begin?",
            madeBy: { AlbumByHand(showing: { $0.skip(1).startWith([]) }) }
        ) { $0.situation == "called as in the text, from tick 4" && $0.elements.first == [] }
        check.mistake(
            "`add` was called, and the list is still empty. `photos` in `add` is a copy: what does the relay hold after it has changed?",
            madeBy: { AlbumByHand(adding: { list, _ in list }) }
        ) { $0.situation == "called as in the text" && $0.elements == [[]] }
        check.mistake(
            "A new photo takes the place of those before. `accept` replaces the whole list: what must it be given?",
            madeBy: { AlbumByHand(adding: { [$1] }) }
        ) { $0.situation == "called as in the text" && $0.elements.allSatisfy { $0.count < 2 } }
        check.mistake(
            "The photos do not stand in the order in which they were added. Where does the new one go?",
            madeBy: { AlbumByHand(adding: { [$1] + $0 }) }
        ) { $0.elements.contains(["b", "a"]) }
        check.mistake(
            "The second photo of the same name is missing. How many photos are there?",
            madeBy: { AlbumByHand(adding: { $0.contains($1) ? $0 : $0 + [$1] }) }
        ) { $0.situation == "called as in the text" && !$0.elements.contains(["a", "b", "b"]) }
        check.mistake(
            "`removeLast` does not take away one photo, the last. What does it take?",
            madeBy: { AlbumByHand(removing: { $0 }) }, orBy: { AlbumByHand(removing: { Array($0.dropFirst()) }) },
            { AlbumByHand(removing: { _ in [] }) }
        ) { $0.situation == "called as in the text" && !$0.elements.dropFirst(4).starts(with: [["a", "b"]]) }
        check.mistake("The album is not empty after `clear`.", madeBy: { AlbumByHand(clearing: { $0 }) }) {
            $0.situation == "called as in the text" && $0.elements.count == 6
        }

        check.hardCoded { AlbumByHand(adding: { ["a", "b"].contains($1) ? $0 + [$1] : $0 }) }
        check.without(.worksOnce, because: "a shared album, above, is this mistake")
        check.rejects("at most three") { AlbumByHand(adding: { $0.count < 3 ? $0 + [$1] : $0 }) }

        check.accepts("changes as a stream") { AlbumOfChanges() }
    }
}

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
private final class AlbumByHand: Album {
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
private final class AlbumOfChanges: Album {
    private let changes = PublishRelay<([String]) -> [String]>()
    private let list = BehaviorRelay<[String]>(value: [])

    init() { _ = changes.scan([]) { $1($0) }.bind(to: list) }

    var photos: Observable<[String]> { list.asObservable() }
    func add(_ photo: String) { changes.accept { $0 + [photo] } }
    func removeLast() { changes.accept { Array($0.dropLast()) } }
    func clear() { changes.accept { _ in [] } }
}
