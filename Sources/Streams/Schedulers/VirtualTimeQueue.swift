/// The actions that wait in virtual time, as a binary heap: the earliest first, and at one time in the order of arrival.
struct VirtualTimeQueue<Time> {
    struct Item {
        let time: Time
        let action: WaitingAction
        fileprivate let arrival: Int
    }

    private var heap: [Item] = []
    private var arrivals = 0

    /// The times of the waiting actions, in no order.
    var times: [Time] { heap.filter { !$0.action.isDisposed }.map(\.time) }

    mutating func insert(_ action: WaitingAction, at time: Time, isEarlier: (Time, Time) -> Bool) {
        heap.append(Item(time: time, action: action, arrival: arrivals))
        arrivals += 1
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(heap[child], heap[parent], isEarlier) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Takes the first item that has not been disposed of, if its time is due.
    mutating func popFirst(where isDue: (Time) -> Bool, isEarlier: (Time, Time) -> Bool) -> Item? {
        while let first = heap.first {
            if first.action.isDisposed {
                removeFirst(isEarlier)
            } else if isDue(first.time) {
                removeFirst(isEarlier)
                return first
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func removeFirst(_ isEarlier: (Time, Time) -> Bool) {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if precedes(heap[child], heap[least], isEarlier) { least = child }
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func precedes(_ lhs: Item, _ rhs: Item, _ isEarlier: (Time, Time) -> Bool) -> Bool {
        if isEarlier(lhs.time, rhs.time) { return true }
        if isEarlier(rhs.time, lhs.time) { return false }
        return lhs.arrival < rhs.arrival
    }
}

/// An action that waits for its time. If it is disposed of before, it is released at once.
final class WaitingAction: Cancelable, @unchecked Sendable {
    private let action: Locked<(() -> Disposable)?>
    private let begun = SingleAssignmentDisposable()

    init(_ action: @escaping () -> Disposable) { self.action = Locked(action) }

    var isDisposed: Bool { begun.isDisposed }

    func perform() {
        if let action = action.exchange(nil) { begun.setDisposable(action()) }
    }

    func dispose() {
        begun.dispose()
        _ = action.exchange(nil)
    }
}
