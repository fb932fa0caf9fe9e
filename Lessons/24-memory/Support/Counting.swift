import LessonKit
import Streams

/// A screen, its model, its bag and a subscription: each holds the next one. The drawing holds none of them.
final class Drawing {
    private let objects: [(name: String, isThere: () -> Bool)]
    private let end: String

    /// - Parameter end: What the subscription holds.
    init(_ screen: Screen, _ subscription: any Disposable, to end: String) {
        let all: [(String, Any)] = [
            ("screen", screen), ("model", screen.model), ("bag", screen.model.bag), ("subscription", subscription),
        ]
        objects = all.map { name, object in
            weak let held = object as AnyObject
            return (name, { held != nil })
        }
        self.end = end
    }

    /// Draws the objects that exist now, with an arrow from each one to the next.
    ///
    /// - Parameter owners: What holds the screen. An empty array holds nothing, and is left out.
    func show(from owners: [Screen]) {
        let row = objects.filter { $0.isThere() }.map(\.name)
        guard !row.isEmpty else { return LessonKit.show("(none of them exists)") }
        LessonKit.show(((owners.isEmpty ? [] : ["array"]) + row + [end]).joined(separator: " -> "))
    }
}

/// Counts how many of some objects exist, and holds none of them.
final class Counter {
    private var objects: [() -> Bool] = []

    var count: Int { objects.count { $0() } }

    func add(_ object: Any) {
        weak let held = object as AnyObject
        objects.append { held != nil }
    }
}

/// Makes some visits, and shows after each one by how much `Resources.total` has grown since the first.
func visit(times: Int, _ open: () -> Void) {
    let before = Resources.total
    for number in 1...times {
        open()
        show("open after visit \(number):", Resources.total - before)
    }
}

extension CompositeDisposable {
    /// Subscribes to `source`, and holds the subscription until it is over.
    func hold(_ source: Observable<Int>) {
        // The source may end inside `subscribe`. So the key comes first.
        let subscription = SingleAssignmentDisposable()
        guard let key = insert(subscription) else { return }
        subscription.setDisposable(source.subscribe(onDisposed: { self.remove(for: key) }))
    }
}
