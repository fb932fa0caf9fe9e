import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import menu_order_exercises

private typealias Counting = (Observable<PizzaTap>) throws -> Observable<Int>

extension `menu-order` {
    @Test(.exercise(Undo.exercise)) func `6 · Undo`() {}
}

struct Undo {
    static let exercise = Check(pizzas as Counting, solution: Solution.pizzas, in: Scene<Int>.self) { check in
        func play(_ name: String, _ marbles: String, gives drawn: String? = nil) {
            check.stream(name, gives: drawn) { scene, pizzas in
                try pizzas(
                    scene.hot("taps", marbles, as: String.self).map { $0 == "a" ? .add : $0 == "r" ? .remove : .undo })
            }
        }
        play("add, add, remove, and four undos", "-a-a-r-u-u-u-u-", gives: "01-2-1-2-1-0-0")
        play("add, remove, remove, undo, undo", "-a-r-r-u-u-|")
        play("an undo before anything else", "-u-a-a-|")
        play("undo, then other taps, then undo again", "-a-a-u-a-a-u-u-u-|")
        play("a remove is taken back twice", "-a-a-a-r-r-u-u-u-|")
        play("removes at 0, and an undo", "-r-r-u-a-u-|")
        play("twelve adds and twelve undos", "-aaaaaaaaaaaauuuuuuuuuuuu-|")
        play("no tap, and the taps end", "--|")
        check.without(.laterSubscriber, because: "the text leaves it open")

        check.mistake(
            "Nothing comes before the first tap. Which operator sends a first element?", step: "Actions and a scan",
            madeBy: { Solution.pizzas($0).skip(1) },
            orBy: { taps in
                taps.scan([0]) { next($0, $1) }.map { $0.last ?? 0 }
            }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "A tap changed nothing, and has no count. Each tap has one.",
            madeBy: { Solution.pizzas($0).distinctUntilChanged() },
            orBy: { taps in
                taps.scan((counts: [0], isNew: true)) { state, tap in
                    (next(state.counts, tap), tap != .remove || state.counts.last! > 0)
                }.filter { $0.isNew }.map { $0.counts.last! }.startWith(0)
            }
        ) {
            $0.kind == .text && $0.elements == [0, 1, 2, 1, 2, 1, 0] && !$0.ends
                || $0.situation?.hasPrefix("add, remove, remove") == true && $0.elements == [0, 1, 0, 1, 0]
        }
        check.mistake(
            "The second undo has put back what the first took away. An undo itself is not taken back. What does your state know?",
            madeBy: undoIsAChange, orBy: swapping
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 2, 1, 2]) }
        check.mistake(
            "The first undo was right, and the second took nothing back. What does your state know after one undo?",
            madeBy: oneStep
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 2, 2]) }
        check.mistake(
            "The first undo was right. The second one took the same change back again. Which change comes before it?",
            madeBy: lastStepAgain
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 2, 3]) }
        check.mistake(
            "The undo made 0 of 1. The change before it was a remove, which had made 1 of 2. What is it to take that back?",
            madeBy: { taps in taps.scan(0) { max(0, $0 + ($1 == .add ? 1 : -1)) }.startWith(0) },
            orBy: { taps in
                taps.scan(0) { $1 == .undo ? 0 : max(0, $0 + ($1 == .add ? 1 : -1)) }.startWith(0)
            }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 0]) }
        check.mistake(
            "The undo changed nothing.",
            madeBy: { taps in
                taps.scan(0) { $1 == .undo ? $0 : max(0, $0 + ($1 == .add ? 1 : -1)) }.startWith(0)
            }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 1]) }
        check.mistake(
            "The count is below zero. A remove at 0 changes nothing.",
            madeBy: belowZero
        ) { $0.elements.contains { $0 < 0 } }
        check.mistake(
            "There are changes left, and an undo took nothing back. How many changes does your state know?",
            madeBy: { taps in taps.scan([0]) { Array(next($0, $1).suffix(10)) }.startWith([0]).map { $0.last! } }
        ) { $0.situation?.hasPrefix("twelve") == true && $0.elements.contains(12) }
        check.mistake(
            "An add changed nothing: the count stopped. Does this app have a largest count?",
            madeBy: { taps in
                taps.scan([0]) { $1 == .add && $0.last! >= 9 ? $0 : next($0, $1) }.startWith([0]).map { $0.last! }
            }
        ) { $0.situation?.hasPrefix("twelve") == true && $0.elements.count == 25 && !$0.elements.contains(12) }
        check.mistake(
            "New changes came after an undo, and the changes from before it are lost. What does an undo take out of the state?",
            madeBy: cutByAnUndo
        ) {
            $0.situation?.hasPrefix("undo, then") == true && $0.elements.starts(with: [0, 1, 2, 1, 2, 3, 2, 1])
                && $0.elements.last == 1
        }
        check.mistake(
            "The taps have ended, and the counts have not.",
            madeBy: { Solution.pizzas($0).concat(Observable.never()) }
        ) { $0.kind == .otherInput && !$0.ends }
        check.mistake(
            "An undo took back a remove that had changed nothing. Is that a change?",
            madeBy: { taps in taps.scan([0]) { next($0, $1, keepsAll: true) }.startWith([0]).map { $0.last! } }
        ) { $0.kind == .otherInput && $0.elements.starts(with: [0, 1, 0, 0, 0, 1]) }
        check.mistake(
            "Here nothing was there to take back, and the undo changed the state, or ended it.",
            madeBy: { taps in
                taps.scan([0]) { $1 == .undo ? Array($0.dropLast()) : next($0.isEmpty ? [1] : $0, $1) }.startWith([0])
                    .map { $0.last ?? 0 }
            }
        ) {
            $0.situation?.hasPrefix("an undo before") == true
                || $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 1, 2, 1, 0])
                    && ($0.elements.last != 0 || $0.ends)
        }
        check.mistake(
            "Two subscribers change one state. Where does the state belong?", step: "Actions and a scan",
            madeBy: { taps in
                let counts = Box([0])
                return taps.map { tap in
                    counts.value = next(counts.value, tap)
                    return counts.value.last!
                }.startWith(0)
            }
        ) { $0.kind == .secondSubscriber && $0.elements.count > 1 }

        check.mistake(
            "Nobody looks at the count, and the taps are in use. Which line of yours subscribes, and when does it run?",
            madeBy: { taps in
                let counts = BehaviorRelay(value: [0])
                _ = taps.subscribe(onNext: { counts.accept(next(counts.value, $0)) })
                return counts.map { $0.last! }
            }
        ) { $0.kind == .nobody }

        check.hardCoded { taps in
            taps.enumerated().map { [1, 2, 1, 2, 1, 0, 0][$0.index % 7] }.startWith(0)
        }
        check.worksOnce { firstOnly(Solution.pizzas($0)) }
        check.rejects("each count is in the history once") { taps in
            taps.scan([0]) { counts, tap in
                let after = next(counts, tap)
                return tap == .undo ? after : after.dropLast().filter { $0 != after.last } + [after.last ?? 0]
            }.startWith([0]).map { $0.last ?? 0 }
        }
        check.accepts("all taps, played again each time") { taps in
            taps.scan([PizzaTap]()) { $0 + [$1] }.startWith([]).map { $0.reduce([0]) { next($0, $1) }.last ?? 0 }
        }
        check.accepts("changes in place of counts", changes)
        check.accepts("a state of each subscription") { taps in
            .deferred {
                let counts = Box([0])
                return taps.map { tap in
                    counts.value = next(counts.value, tap)
                    return counts.value.last!
                }.startWith(0)
            }
        }
        check.accepts("shared") { Solution.pizzas($0).share(replay: 1) }
    }
}
