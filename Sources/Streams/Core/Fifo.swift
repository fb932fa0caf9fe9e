/// A queue: what came first leaves first. Both ends cost the same however many wait, and an emptied queue keeps its memory.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var gone = 0

    var isEmpty: Bool { gone == elements.count }

    /// The one that leaves next.
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
