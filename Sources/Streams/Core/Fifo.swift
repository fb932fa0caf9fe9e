/// A queue: first in, first out. Its length does not change the cost of either end, and an emptied queue keeps its memory.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var gone = 0

    var isEmpty: Bool { gone == elements.count }

    /// The element that leaves next.
    var first: Element? { isEmpty ? nil : elements[gone] }

    mutating func append(_ element: Element) { elements.append(element) }

    /// Takes the first out. There is one.
    mutating func removeFirst() -> Element {
        let element = elements[gone].take()!
        gone += 1
        if isEmpty {
            elements.removeAll(keepingCapacity: true)
            gone = 0
        } else if gone >= 64, 2 * gone >= elements.count {
            elements.removeSubrange(..<gone)
            gone = 0
        }
        return element
    }
}
