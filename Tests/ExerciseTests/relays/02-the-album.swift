import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `2 · The album`() {}

    private static let check = Check(album, solution: Solution.exercise2, in: AlbumScene.self) { check in
        check.isOnMain = true
        let text = ["a", "b", "b", "remove", "clear", "remove"]
        let isCalled = check.play(.text, "called as in the text") { try $0.day($1, text, (0, nil)) }
        let isLate = check.play(.text, "called as in the text, from tick 4") { try $0.day($1, text, (4, nil)) }
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
            "Somebody who subscribes does not receive a list at once. An empty list is a list as well: what remembers it, and sends it?",
            step: "Two boards", madeBy: { AlbumByHand(showing: { $0.skip(1) }) }
        ) { $0.in(isCalled) && $0.start != 0 }
        check.mistake(
            "Somebody who comes late receives an empty list. Where does the stream begin?",
            madeBy: { AlbumByHand(showing: { $0.skip(1).startWith([]) }) }
        ) { $0.in(isLate) && $0.elements.first == [] }
        check.mistake(
            "`add` was called, and the list is still empty. What does the relay hold when `add` returns?",
            madeBy: { AlbumByHand(adding: { list, _ in list }) }
        ) { $0.in(isCalled) && $0.elements == [[]] }
        check.mistake(
            "A new photo takes the place of those before. `accept` replaces the whole list: what must it be given?",
            madeBy: { AlbumByHand(adding: { [$1] }) }
        ) { $0.in(isCalled) && $0.elements.allSatisfy { $0.count < 2 } }
        check.mistake(
            "The photos do not stand in the order in which they were added. Where does the new one go?",
            madeBy: { AlbumByHand(adding: { [$1] + $0 }) }
        ) { $0.came(["b", "a"]) }
        check.mistake(
            "The second photo of the same name is missing. How many photos are there?",
            madeBy: { AlbumByHand(adding: { $0.contains($1) ? $0 : $0 + [$1] }) }
        ) { $0.in(isCalled) && !$0.came(["a", "b", "b"]) }
        check.mistake(
            "`removeLast` does not take away one photo, the last. What does it take?",
            madeBy: { AlbumByHand(removing: { $0 }) }, orBy: { AlbumByHand(removing: { Array($0.dropFirst()) }) },
            { AlbumByHand(removing: { _ in [] }) }
        ) { $0.in(isCalled) && !$0.elements.dropFirst(4).starts(with: [["a", "b"]]) }
        check.mistake("The album is not empty after `clear`.", madeBy: { AlbumByHand(clearing: { $0 }) }) {
            $0.in(isCalled) && $0.elements.count == 6
        }

        check.mistake(
            "`clear` was called, and a subscriber receives nothing of it. Which relay does that one listen to?",
            madeBy: { AlbumOfRelays() }
        ) { $0.in(isCalled) && $0.elements.count == 5 && $0.elements.last == ["a", "b"] }

        check.hardCoded { AlbumByHand(adding: { ["a", "b"].contains($1) ? $0 + [$1] : $0 }) }
        check.without(.worksOnce, because: "a shared album, above, is this mistake")
        check.rejects("at most three") { AlbumByHand(adding: { $0.count < 3 ? $0 + [$1] : $0 }) }

        check.accepts("changes as a stream") { AlbumOfChanges() }
    }
}
