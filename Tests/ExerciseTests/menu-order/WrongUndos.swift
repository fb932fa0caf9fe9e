import Streams

@testable import menu_order_exercises

/// Answers with another state than the solution.
extension Undo {
    /// Each undo is a change as well.
    static func undoIsAChange(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan([0]) { counts, tap in
            switch tap {
            case .add: return counts + [counts.last! + 1]
            case .remove: return counts + [max(0, counts.last! - 1)]
            case .undo: return counts + [counts.dropLast().last ?? 0]
            }
        }.startWith([0]).map { $0.last! }
    }

    /// An undo swaps two counts.
    static func swapping(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan((now: 0, old: 0)) { state, tap in
            switch tap {
            case .add: return (state.now + 1, state.now)
            case .remove: return (max(0, state.now - 1), state.now)
            case .undo: return (state.old, state.now)
            }
        }.startWith((0, 0)).map { $0.now }
    }

    /// Knows one count from before.
    static func oneStep(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan((now: 0, old: 0)) { state, tap in
            switch tap {
            case .add: return (state.now + 1, state.now)
            case .remove: return (max(0, state.now - 1), state.now)
            case .undo: return (state.old, state.old)
            }
        }.startWith((0, 0)).map { $0.now }
    }

    /// Takes the last step back, again and again.
    static func lastStepAgain(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan((now: 0, step: 0)) { state, tap in
            switch tap {
            case .add: return (state.now + 1, 1)
            case .remove: return state.now == 0 ? state : (state.now - 1, -1)
            case .undo: return (max(0, state.now - state.step), state.step)
            }
        }.startWith((0, 0)).map { $0.now }
    }

    /// A remove at 0 counts.
    static func belowZero(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan([0]) { counts, tap in
            switch tap {
            case .add: counts + [counts.last! + 1]
            case .remove: counts + [counts.last! - 1]
            case .undo: counts.count == 1 ? counts : counts.dropLast()
            }
        }.startWith([0]).map { $0.last! }
    }

    /// An undo takes the changes before it out of the state.
    static func cutByAnUndo(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan((counts: [0], wasUndo: false)) { state, tap in
            if tap == .undo { return (next(state.counts, tap), true) }
            return (next(state.wasUndo ? [state.counts.last!] : state.counts, tap), false)
        }.startWith(([0], false)).map { $0.counts.last! }
    }

    /// Right: changes in place of counts.
    static func changes(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan((count: 0, changes: [Int]())) { state, tap in
            var (count, changes) = state
            switch tap {
            case .add:
                count += 1
                changes.append(1)
            case .remove where count > 0:
                count -= 1
                changes.append(-1)
            case .undo where !changes.isEmpty: count -= changes.removeLast()
            default: break
            }
            return (count, changes)
        }
        .startWith((0, [])).map { $0.count }
    }

    /// The counts after a tap.
    static func next(_ counts: [Int], _ tap: PizzaTap, keepsAll: Bool = false) -> [Int] {
        let count = counts.last ?? 0
        switch tap {
        case .add: return counts + [count + 1]
        case .remove: return count == 0 && !keepsAll ? counts : counts + [max(0, count - 1)]
        case .undo: return counts.count <= 1 ? counts : counts.dropLast()
        }
    }
}
