import ExerciseSupport

@testable import menu_order_exercises

private typealias Counting = (Observable<PizzaTap>) throws -> Observable<Int>

extension `menu-order` {
    @Test(.exercise(check)) func `6 · Undo`() {}

    private static let check = Check(pizzas as Counting, solution: Solution.exercise6, in: Scene<Int>.self) { check in
        check.steps = [.mixesSubscribers: "Actions and a scan"]

        func play(_ name: String, _ marbles: String, gives drawn: String? = nil) -> Situation {
            check.stream(name, gives: drawn) { scene, pizzas in
                try pizzas(
                    scene.hot("taps", marbles, as: String.self).map { $0 == "a" ? .add : $0 == "r" ? .remove : .undo })
            }
        }
        _ = play("add, add, remove, and four undos", "-a-a-r-u-u-u-u-", gives: "01-2-1-2-1-0-0")
        let removesAtZero = play("add, remove, remove, undo, undo", "-a-r-r-u-u-|")
        _ = play("an undo before anything else", "-u-a-a-|")
        _ = play("undo, then other taps, then undo again", "-a-a-u-a-a-u-u-u-|")
        _ = play("a remove is taken back twice", "-a-a-a-r-r-u-u-u-|")
        _ = play("removes at 0, and an undo", "-r-r-u-a-u-|")
        _ = play("twelve adds and twelve undos", "-aaaaaaaaaaaauuuuuuuuuuuu-|")
        _ = play("no tap, and the taps end", "--|")
        check.without(.laterSubscriber, because: "the text leaves it open")

        check.mistake(
            "Nothing comes before the first tap. Which operator sends a first element?", step: "Actions and a scan",
            madeBy: { Solution.exercise6($0).skip(1) }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "A tap changed nothing, and has no count. Each tap has one.",
            madeBy: { Solution.exercise6($0).distinctUntilChanged() },
            orBy: { taps in
                taps.scan((counts: [0], isNew: true)) { state, tap in
                    (next(state.counts, tap), tap != .remove || state.counts.last! > 0)
                }.filter { $0.isNew }.map { $0.counts.last! }.startWith(0)
            }
        ) { $0.isText && $0.lost(0) || $0.in(removesAtZero) && $0.lost(0) }
        check.mistake(
            "The second undo has put back what the first took away. An undo itself is not taken back. What does your state know?",
            madeBy: last { $1 == .undo ? $0 + [$0.dropLast().last ?? 0] : next($0, $1, keepsAll: true) }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2, 1, 2, 1, 2]) }
        check.mistake(
            "The first undo was right, and the second took nothing back. What does your state know after one undo?",
            madeBy: last { $1 == .undo ? [$0[0]] : [$0.last!, next($0, $1).last!] }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2, 1, 2, 2]) }
        check.mistake(
            "The first undo was right. The second one took the same change back again. Which change comes before it?",
            madeBy: { taps in
                taps.scan((now: 0, step: 0)) { state, tap in
                    let after = tap == .undo ? max(0, state.now - state.step) : next([state.now], tap).last!
                    return (after, tap == .undo ? state.step : after - state.now)
                }.startWith((0, 0)).map { $0.now }
            }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2, 1, 2, 3]) }
        check.mistake(
            "The undo made 0 of 1. The change before it was a remove, which had made 1 of 2. What is it to take that back?",
            madeBy: last { next($0, $1 == .add ? .add : .remove) }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2, 1, 0]) }
        check.mistake(
            "The count is below zero. A remove at 0 changes nothing.",
            madeBy: last { $1 == .remove ? $0 + [$0.last! - 1] : next($0, $1) }
        ) { $0.elements.contains { $0 < 0 } }
        check.mistake(
            "An undo took back a remove that had changed nothing. Is that a change?",
            madeBy: last { next($0, $1, keepsAll: true) }
        ) { $0.in(removesAtZero) && $0.elements.starts(with: [0, 1, 0, 0, 0, 1]) }
        check.mistake(
            "The two undos made 1 and then 2, and there was never more than 1 before. One of them took back the remove at 0. What "
                + "had that tap changed?",
            madeBy: { taps in
                taps.scan((count: 0, taps: [PizzaTap]())) { state, tap in
                    guard tap == .undo else { return (next([state.count], tap).last!, state.taps + [tap]) }
                    let back: PizzaTap = state.taps.last == .add ? .remove : .add
                    return state.taps.isEmpty ? state : (next([state.count], back).last!, state.taps.dropLast())
                }.startWith((0, [])).map { $0.count }
            }
        ) { $0.in(removesAtZero) && $0.elements == [0, 1, 0, 0, 1, 2] }

        check.spoiled(.unasked, .noEnd, .goesOn) { spoil in { spoil(Solution.exercise6($0)) } }
        check.rejects(.mixesSubscribers) { taps in
            let counts = Box([0])
            return taps.map { tap in
                counts.value = next(counts.value, tap)
                return counts.value.last!
            }.startWith(0)
        }
        check.rejects(
            .other, last { $1 == .undo ? $0 : next($0, $1) }, last { Array(next($0, $1).suffix(10)) },
            last { $1 == .undo ? Array(($0.count > 1 ? $0 : [1, 1]).dropLast()) : next($0, $1) },
            last { $1 == .add && $0.last! >= 9 ? $0 : next($0, $1) },
            { taps in
                taps.scan((counts: [0], wasUndo: false)) { state, tap in
                    (next(state.wasUndo && tap != .undo ? [state.counts.last!] : state.counts, tap), tap == .undo)
                }.startWith(([0], false)).map { $0.counts.last! }
            })
        check.rejects(
            last { counts, tap in
                // Each count is in the history once.
                let after = next(counts, tap)
                return tap == .undo ? after : after.dropLast().filter { $0 != after.last } + [after.last!]
            })
        check.hardCoded { taps in taps.enumerated().map { [1, 2, 1, 2, 1, 0, 0][$0.index % 7] }.startWith(0) }
        check.worksOnce { firstOnly(Solution.exercise6($0)) }
        check.accepts("all taps, played again each time") { taps in
            taps.scan([PizzaTap]()) { $0 + [$1] }.startWith([]).map { $0.reduce([0]) { next($0, $1) }.last! }
        }
        check.accepts("shared") { Solution.exercise6($0).share(replay: 1) }
    }

    /// A state of counts, of which the last one is shown.
    private static func last(_ change: @escaping ([Int], PizzaTap) -> [Int]) -> Counting {
        { $0.scan([0], accumulator: change).startWith([0]).map { $0.last ?? 0 } }
    }

    /// The counts after a tap.
    private static func next(_ counts: [Int], _ tap: PizzaTap) -> [Int] { next(counts, tap, keepsAll: false) }

    private static func next(_ counts: [Int], _ tap: PizzaTap, keepsAll: Bool) -> [Int] {
        let count = counts.last ?? 0
        switch tap {
        case .add: return counts + [count + 1]
        case .remove: return count == 0 && !keepsAll ? counts : counts + [max(0, count - 1)]
        case .undo: return counts.count <= 1 ? counts : counts.dropLast()
        }
    }
}
