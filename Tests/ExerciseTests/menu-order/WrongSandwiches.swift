import ExerciseSupport

@testable import menu_order_exercises

/// Answers that are longer than a rule.
extension `menu-order` {
    /// The marks are in a state of their own, and not in the list.
    static func withoutMarks(_ start: [Sandwich], _ wishes: Observable<Wish>) -> Observable<[Sandwich]> {
        wishes.scan((list: start, out: [String]())) { state, wish in
            var out = state.out
            if case .soldOut(let name) = wish { out.append(name) }
            let list = next(
                state.list.map {
                    .init(name: $0.name, count: $0.count, isSoldOut: $0.isSoldOut || out.contains($0.name))
                }, wish)
            return (list, out)
        }
        .map { state in state.list.map { .init(name: $0.name, count: $0.count) } }.startWith(start)
    }

    /// `clear` brings the counts of the beginning back.
    static func clearedToTheStart(_ start: [Sandwich], _ wishes: Observable<Wish>) -> Observable<[Sandwich]> {
        wishes.scan(start) { sandwiches, wish in
            if case .clear = wish {
                return zip(next(sandwiches, wish), start).map { now, then in
                    .init(name: now.name, count: then.count, isSoldOut: now.isSoldOut)
                }
            }
            return next(sandwiches, wish)
        }.startWith(start)
    }

    /// A wish at the limit has no list.
    static func nothingAtTheLimit(_ start: [Sandwich], _ wishes: Observable<Wish>) -> Observable<[Sandwich]> {
        let states = wishes.scan(start) { next($0, $1) }.startWith(start)
        let histories: Observable<[[Sandwich]]> = states.scan([]) { $0 + [$1] }
        return histories.filter { lists in
            let (last, before) = (lists.last, lists.dropLast().last)
            return before != last || last?.first?.count != 9
        }.map { $0.last ?? [] }
    }

    /// Subscribes when it is called.
    static func inARelay(_ start: [Sandwich], _ wishes: Observable<Wish>) -> Observable<[Sandwich]> {
        let state = BehaviorRelay(value: start)
        _ = wishes.subscribe(onNext: { state.accept(next(state.value, $0)) })
        return state.asObservable()
    }

    /// Sorts the list, without what is sold out.
    static func inOrderOfNames(_ sandwiches: [Sandwich], _ wish: Wish) -> [Sandwich] {
        var all = Dictionary(uniqueKeysWithValues: next(sandwiches, wish).map { ($0.name, $0) })
        if case .soldOut(let name) = wish { all[name] = nil }
        return all.values.sorted { $0.name < $1.name }
    }

    /// One less makes it available again.
    static func lessIsAvailable(_ sandwiches: [Sandwich], _ wish: Wish) -> [Sandwich] {
        next(sandwiches, wish).map { sandwich in
            guard case .less(sandwich.name) = wish else { return sandwich }
            return .init(name: sandwich.name, count: sandwich.count)
        }
    }

    /// A name that is not in the list comes into it.
    static func withNewNames(_ sandwiches: [Sandwich], _ wish: Wish) -> [Sandwich] {
        if case .more(let name) = wish, !sandwiches.contains(where: { $0.name == name }) {
            return sandwiches + [.init(name: name, count: 1)]
        }
        return next(sandwiches, wish)
    }

    /// The limit counts all kinds.
    static func nineInAll(_ sandwiches: [Sandwich], _ wish: Wish) -> [Sandwich] {
        if case .more = wish, sandwiches.reduce(0, { $0 + $1.count }) >= 9 { return sandwiches }
        return next(sandwiches, wish)
    }
}
