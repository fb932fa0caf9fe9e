// Complete · A dial from a kit (home, 12 min)
//
// The dial of an oven comes from a kit that knows no streams. It calls its
// targets when somebody turns it. Make a control property of its level:
//
//     somebody turns it to      ---3-----4---4--
//     the program sets it to    ------7---------
//     from tick 0 on            0--3-----4---4--
//     from tick 8 on            --------74---4--
//
// - A subscriber receives the level of that moment at once, and then each
//   level that somebody turns it to.
// - An element that is bound to the property becomes the level, as if the
//   program had set it. It may come on any queue, and is set on main.
// - Without a subscription the dial has no target. When a subscription is
//   disposed of, its target is removed.
// - The property and its subscriptions do not keep the dial alive. It is
//   up to you what they send when it is gone.
//
// The target is added already. Four things are missing.

import LessonKit
import Streams

class Dial: @unchecked Sendable {
    /// The level, 0 at first. The program may set it, on main: no target is called then.
    var level = 0
    private var targets: [Int: () -> Void] = [:]
    private var last = 0

    /// Adds an action to be called whenever somebody has turned the dial. Returns a number to remove it with.
    func addTarget(_ action: @escaping () -> Void) -> Int {
        last += 1
        targets[last] = action
        return last
    }

    /// Removes an action.
    func removeTarget(_ number: Int) { targets[number] = nil }

    /// Called when somebody turns the dial.
    func turn(to level: Int) {
        self.level = level
        for (_, action) in targets.sorted(by: { $0.key < $1.key }) { action() }
    }
}

func level(of dial: Dial) throws -> ControlProperty<Int> {
    try toDo()  // delete this line when you start
    let levels = Observable<Int>.create { observer in
        _ = dial.addTarget { observer.onNext(dial.level) }
        return Disposables.create()
    }
    return ControlProperty(values: levels, valueSink: AnyObserver { _ in })
}
