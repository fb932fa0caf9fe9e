/// A queue: what came first leaves first. Both ends cost the same however many wait.
struct Fifo<Element> {
    private var arrived: [Element] = []
    /// What has been taken over from `arrived`, last first.
    private var due: [Element] = []

    var isEmpty: Bool { arrived.isEmpty && due.isEmpty }

    /// The one that leaves next.
    var first: Element? { due.last ?? arrived.first }

    mutating func append(_ element: Element) { arrived.append(element) }

    /// Takes the first out. There is one.
    mutating func removeFirst() -> Element {
        if due.isEmpty {
            due = arrived.reversed()
            arrived = []
        }
        return due.removeLast()
    }
}
