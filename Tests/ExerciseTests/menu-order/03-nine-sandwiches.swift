import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(NineSandwiches.exercise)) func `3 · Nine sandwiches`() {}
}

struct NineSandwiches {
    static let exercise = Check(sandwiches as Bar, solution: Solution.sandwiches, in: Scene<String>.self) { check in
        func play(_ name: String, _ marbles: String, from start: [Sandwich] = [.init(name: "ham"), .init(name: "egg")])
        {
            check.stream(name) { scene, sandwiches in
                let wishes: Observable<Wish> = scene.hot("wishes", marbles, as: String.self).map { table[$0] ?? .clear }
                return try sandwiches(start, wishes).map { $0.map { "\($0.name) \($0.count)" }.joined(separator: ", ") }
            }
        }
        play("the wishes of the text", "-h-h-e-H-s-h-c-")
        play("twelve wishes for ham, and one ham less", "-hhhhhhhhhhhhH-|")
        play("a wish below zero, and then one for ham", "-H-H-h-|")
        play("ham is sold out, then clear, then a wish for ham", "-h-s-c-h-H-e-|")
        play("ham is sold out twice, and then a wish for ham", "-h-s-s-h-|")
        play("ham is sold out at 0, and then a wish for ham", "-s-h-|")
        play("ham is sold out, then one less, and then a wish for ham", "-h-s-H-h-|")
        check.stream("the marks: ham is sold out, then clear, then a wish for ham") { scene, sandwiches in
            let wishes: Observable<Wish> = scene.hot("wishes", "-h-s-c-h-|", as: String.self).map {
                table[$0] ?? .clear
            }
            return try sandwiches([.init(name: "ham"), .init(name: "egg")], wishes)
                .map { $0.map { "\($0.name)\($0.isSoldOut ? " sold out" : "")" }.joined(separator: ", ") }
        }
        play("a wish for tofu, which is not there", "-h-t-T-O-h-|")
        play(
            "a list that begins with 8 ham and 2 egg", "-h-h-E-c-|",
            from: [.init(name: "ham", count: 8), .init(name: "egg", count: 2)])
        play(
            "egg is sold out from the start", "-e-h-e-c-e-|",
            from: [.init(name: "ham"), .init(name: "egg", isSoldOut: true)])
        play("no wish, and the wishes end", "---|")
        play("an empty list", "-h-c-|", from: [])
        check.without(.laterSubscriber, because: "the text leaves it open")

        check.mistake(
            "Nothing comes before the first wish. Which operator sends a first element?", step: "Actions and a scan",
            madeBy: { start, wishes in wishes.scan(start) { next($0, $1) } }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "The second wish began with `start` again. What does `scan` keep from one wish to the next, and `map` not?",
            madeBy: { start, wishes in wishes.map { next(start, $0) }.startWith(start) }
        ) { $0.kind == .text && $0.elements.count > 2 && $0.elements[2] == "ham 1, egg 0" }
        check.mistake(
            "A wish that changes nothing has no list. Each wish gets one.",
            madeBy: { Solution.sandwiches($0, $1).distinctUntilChanged() },
            orBy: nothingAtTheLimit
        ) {
            $0.kind == .text
                && $0.elements == [
                    "ham 0, egg 0", "ham 1, egg 0", "ham 2, egg 0", "ham 2, egg 1", "ham 1, egg 1", "ham 0, egg 1",
                    "ham 0, egg 0",
                ]
                || $0.situation?.hasPrefix("twelve") == true && $0.elements.count < 14
                    && $0.elements.contains("ham 9, egg 0")
                || $0.situation?.hasPrefix("a wish for tofu") == true
                    && $0.elements == ["ham 0, egg 0", "ham 1, egg 0", "ham 2, egg 0"]
        }
        check.mistake(
            "Ham is sold out, and a wish raises it. Where does the list keep that it is sold out?",
            madeBy: made { next($0, $1, soldOut: { $0.count = 0 }) }
        ) { $0.kind == .text && $0.elements.count > 6 && $0.elements[5...6] == ["ham 0, egg 1", "ham 1, egg 1"] }
        check.mistake(
            "Ham is sold out, and its count stays what it was. Which count has a kind that is sold out?",
            madeBy: made { next($0, $1, soldOut: { $0.isSoldOut = true }) }
        ) { $0.kind == .text && $0.elements.count > 5 && $0.elements[5].hasPrefix("ham 1") }
        check.mistake(
            "One kind is sold out, and another one changed with it. Which sandwich does the wish name?",
            madeBy: made { sandwiches, wish in
                if case .soldOut = wish { return sandwiches.map { .init(name: $0.name, isSoldOut: true) } }
                return next(sandwiches, wish)
            }
        ) { $0.kind == .text && $0.elements.count > 5 && $0.elements[4...5] == ["ham 1, egg 1", "ham 0, egg 0"] }
        check.mistake(
            "`clear` came, and a count is not 0.",
            madeBy: made { sandwiches, wish in
                if case .clear = wish { return sandwiches }
                return next(sandwiches, wish)
            }
        ) { $0.kind == .text && $0.elements.last == "ham 0, egg 1" }
        check.mistake(
            "The order of the list has changed, or a sandwich is missing. Every sandwich stays at its place.",
            madeBy: made(inOrderOfNames), orBy: made { next($0, $1).filter { !$0.isSoldOut } }
        ) { $0.kind == .text && $0.elements.contains { $0.hasPrefix("egg") || !$0.contains("ham") } }
        check.mistake(
            "A count is above nine.", madeBy: made { next($0, $1, limit: 99) }, orBy: made { next($0, $1, limit: 10) }
        ) { $0.situation == "twelve wishes for ham, and one ham less" && $0.elements.contains("ham 10, egg 0") }
        check.mistake(
            "Nine are on the list, and the next wish starts from the beginning. A wish above the limit changes nothing.",
            madeBy: made { next($0, $1, above: 0) }
        ) { $0.situation?.hasPrefix("twelve") == true && $0.elements.count { $0 == "ham 0, egg 0" } > 1 }
        check.mistake(
            "The count stops before nine.", madeBy: made { next($0, $1, limit: 8) }
        ) { $0.situation?.hasPrefix("twelve") == true && !$0.elements.contains("ham 9, egg 0") }
        check.mistake(
            "A count is below zero.", madeBy: made { next($0, $1, least: -9) }
        ) { $0.elements.contains { $0.contains("-") } }
        check.mistake(
            "Ham was sold out, and after `clear` it can be raised again. What does `clear` change?",
            madeBy: made { sandwiches, wish in
                if case .clear = wish { return sandwiches.map { .init(name: $0.name) } }
                return next(sandwiches, wish)
            }
        ) { $0.situation?.contains("then clear") == true && $0.elements.contains("ham 1, egg 0") }
        check.mistake(
            "Ham is sold out, and its count was 0 already. A wish raised it all the same.",
            madeBy: made { next($0, $1) { if $0.count > 0 { ($0.count, $0.isSoldOut) = (0, true) } } }
        ) { $0.situation?.hasPrefix("ham is sold out at 0") == true && $0.elements.last == "ham 1, egg 0" }
        check.mistake(
            "Ham was sold out twice, and can be raised again.",
            madeBy: made {
                next($0, $1) { sandwich in
                    sandwich.count = 0
                    sandwich.isSoldOut.toggle()
                }
            }
        ) { $0.situation?.hasPrefix("ham is sold out twice") == true && $0.elements.last == "ham 1, egg 0" }
        check.mistake(
            "`clear` came, and the counts are those of the beginning.",
            madeBy: clearedToTheStart
        ) { $0.situation?.contains("begins") == true && $0.elements.last == "ham 8, egg 2" }
        check.mistake(
            "A name that is not in the list changed it.",
            madeBy: made(withNewNames)
        ) { $0.situation?.hasPrefix("a wish for tofu") == true && $0.elements.contains { $0.contains("tofu") } }
        check.mistake(
            "The list should begin with `start`, with its counts and with what is sold out already.",
            madeBy: { start, wishes in Solution.sandwiches(start.map { .init(name: $0.name) }, wishes) }
        ) {
            $0.situation?.contains("begins") == true && $0.elements.first != "ham 8, egg 2"
                || $0.situation?.contains("from the start") == true && $0.elements.contains { !$0.hasSuffix("egg 0") }
        }
        check.mistake(
            "Ham can have nine, and stopped at eight. Two eggs are in the list as well. Does the limit count one kind or all?",
            madeBy: made(nineInAll)
        ) { $0.situation?.contains("begins") == true && $0.elements.prefix(2) == ["ham 8, egg 2", "ham 8, egg 2"] }
        check.mistake(
            "Ham was sold out. After a wish for one less it can be raised again.",
            madeBy: made(lessIsAvailable)
        ) { $0.situation?.contains("then one less") == true && $0.elements.last == "ham 1, egg 0" }
        check.mistake(
            "The counts are right. But the list does not say which kind is sold out, or it says so at the wrong time.",
            madeBy: withoutMarks
        ) { $0.situation?.hasPrefix("the marks") == true && $0.elements.first == "ham, egg" }
        check.mistake(
            "The wishes have ended, and the lists have not.",
            madeBy: { Solution.sandwiches($0, $1).concat(Observable.never()) }
        ) { !$0.ends && $0.kind == .otherInput }
        check.mistake(
            "Two subscribers change one state, and each wish counts twice. Where does the state belong?",
            step: "Actions and a scan",
            madeBy: { start, wishes in
                let state = Box(start)
                return wishes.map { wish in
                    state.value = next(state.value, wish)
                    return state.value
                }.startWith(start)
            }
        ) { $0.kind == .secondSubscriber && $0.elements.count > 1 }

        check.mistake(
            "Nobody looks at the list, and the wishes are in use. Which line of yours subscribes, and when does it run?",
            madeBy: inARelay
        ) { $0.kind == .nobody }

        check.hardCoded { _, wishes in
            wishes.enumerated().map { [[1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 1], [0, 0]][$0.index % 7] }
                .startWith([0, 0])
                .map { [.init(name: "ham", count: $0[0]), .init(name: "egg", count: $0[1])] }
        }
        check.worksOnce { start, wishes in firstOnly(Solution.sandwiches(start, wishes)) }
        check.accepts("a state of each subscription") { start, wishes in
            .deferred {
                let state = Box(start)
                return wishes.map { wish in
                    state.value = next(state.value, wish)
                    return state.value
                }.startWith(start)
            }
        }
        check.accepts("shared") { Solution.sandwiches($0, $1).share(replay: 1) }
    }
}
