import ExerciseSupport

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `3 · Nine sandwiches`() {}

    private static let check = Check(sandwiches as Bar, solution: Solution.exercise3, in: Scene<String>.self) { check in
        check.steps = [.mixesSubscribers: "Actions and a scan"]

        @discardableResult func play(
            _ name: String, _ marbles: String, from start: [Sandwich] = [.init(name: "ham"), .init(name: "egg")]
        ) -> Situation {
            check.stream(name) { scene, sandwiches in
                let wishes: Observable<Wish> = scene.hot("wishes", marbles, as: String.self).map { table[$0] ?? .clear }
                return try sandwiches(start, wishes).map { $0.map { "\($0.name) \($0.count)" }.joined(separator: ", ") }
            }
        }
        play("the wishes of the text", "-h-h-e-H-s-h-c-")
        play("twelve wishes for ham, and one ham less", "-hhhhhhhhhhhhH-|")
        play("a wish below zero, and then one for ham", "-H-H-h-|")
        let cleared = play("ham is sold out, then clear, then a wish for ham", "-h-s-c-h-H-e-|")
        play("ham is sold out twice, and then a wish for ham", "-h-s-s-h-|")
        let soldOutAtZero = play("ham is sold out at 0, and then a wish for ham", "-s-h-|")
        play("ham is sold out, then one less, and then a wish for ham", "-h-s-H-h-|")
        let marks = check.stream("the marks: ham is sold out, then clear, then a wish for ham") { scene, sandwiches in
            let wishes = scene.hot("wishes", "-h-s-c-h-|", as: String.self).map { table[$0] ?? Wish.clear }
            return try sandwiches([.init(name: "ham"), .init(name: "egg")], wishes)
                .map { $0.map { "\($0.name)\($0.isSoldOut ? " sold out" : "")" }.joined(separator: ", ") }
        }
        play("a wish for tofu, which is not there", "-h-t-T-O-h-|")
        let eightHam = play(
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
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "The second wish began with `start` again. What does `scan` keep from one wish to the next, and `map` not?",
            madeBy: { start, wishes in wishes.map { next(start, $0) }.startWith(start) }
        ) { $0.isText && $0.elements.count > 2 && $0.elements[2] == "ham 1, egg 0" }
        check.mistake(
            "Ham is sold out, and a wish raises it. Where does the list keep that it is sold out?",
            madeBy: made { next($0, $1, soldOut: { $0.count = 0 }) }
        ) { $0.isText && $0.came("ham 0, egg 1", at: 9) && $0.came("ham 1, egg 1", at: 11) }
        check.mistake(
            "Ham is sold out, and its count stays what it was. Which count has a kind that is sold out?",
            madeBy: made { next($0, $1, soldOut: { $0.isSoldOut = true }) }
        ) { $0.isText && $0.came("ham 1, egg 1", at: 9) }
        check.mistake(
            "The order of the list has changed, or a sandwich is missing. Every sandwich stays at its place.",
            madeBy: made(inOrderOfNames), orBy: made { next($0, $1).filter { !$0.isSoldOut } }
        ) { $0.isText && $0.elements.contains { $0.hasPrefix("egg") || !$0.contains("ham") } }
        check.mistake(
            "Ham was sold out, and after `clear` it can be raised again. What does `clear` change?",
            madeBy: made { sandwiches, wish in
                if case .clear = wish { return sandwiches.map { .init(name: $0.name) } }
                return next(sandwiches, wish)
            }
        ) { $0.in(cleared) && $0.came("ham 1, egg 0", at: 7) }
        check.mistake(
            "Ham is sold out, and its count was 0 already. A wish raised it all the same.",
            madeBy: made { next($0, $1) { if $0.count > 0 { ($0.count, $0.isSoldOut) = (0, true) } } }
        ) { $0.in(soldOutAtZero) && $0.elements.last == "ham 1, egg 0" }
        check.mistake(
            "Ham can have nine, and stopped at eight. Two eggs are in the list as well. Does the limit count one kind or all?",
            madeBy: made(nineInAll)
        ) { $0.in(eightHam) && $0.elements.prefix(2) == ["ham 8, egg 2", "ham 8, egg 2"] }
        check.mistake(
            "The counts are right. But the list does not say which kind is sold out, or it says so at the wrong time.",
            madeBy: withoutMarks
        ) { $0.in(marks) && $0.elements.first == "ham, egg" }

        check.rejects(.noEnd) { Solution.exercise3($0, $1).concat(Observable.never()) }
        check.rejects(.goesOn) { leaking(Solution.exercise3($0, $1)) }
        check.rejects(.mixesSubscribers) { start, wishes in
            let state = Box(start)
            return wishes.map { wish in
                state.value = next(state.value, wish)
                return state.value
            }.startWith(start)
        }
        check.rejects(.unasked, inARelay)
        check.rejects(.lost) { start, wishes in wishes.reduce(start) { next($0, $1) }.startWith(start) }
        check.rejects(
            .other,
            made { sandwiches, wish in
                if case .soldOut = wish { return sandwiches.map { .init(name: $0.name, isSoldOut: true) } }
                return next(sandwiches, wish)
            },
            made { sandwiches, wish in
                if case .clear = wish { return sandwiches }
                return next(sandwiches, wish)
            }, made { next($0, $1, above: 0) }, made { next($0, $1, limit: 8) }, made { next($0, $1, least: -9) },
            made {
                next($0, $1) { sandwich in
                    sandwich.count = 0
                    sandwich.isSoldOut.toggle()
                }
            }, clearedToTheStart, made(withNewNames), made(lessIsAvailable),
            { start, wishes in Solution.exercise3(start.map { .init(name: $0.name) }, wishes) })
        check.rejects(.lost, { Solution.exercise3($0, $1).distinctUntilChanged() }, nothingAtTheLimit)
        check.rejects(.other, made { next($0, $1, limit: 99) }, made { next($0, $1, limit: 10) })
        check.hardCoded { _, wishes in
            wishes.enumerated().map { [[1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 1], [0, 0]][$0.index % 7] }
                .startWith([0, 0]).map { [.init(name: "ham", count: $0[0]), .init(name: "egg", count: $0[1])] }
        }
        check.worksOnce { start, wishes in firstOnly(Solution.exercise3(start, wishes)) }
        check.accepts("a state of each subscription") { start, wishes in
            .deferred {
                let state = Box(start)
                return wishes.map { wish in
                    state.value = next(state.value, wish)
                    return state.value
                }.startWith(start)
            }
        }
        check.accepts("shared") { Solution.exercise3($0, $1).share(replay: 1) }
    }
}
