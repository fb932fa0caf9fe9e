/// The last elements of a sequence, up to a number of them, oldest first.
///
/// The cost of adding one does not depend on their number.
struct ReplayBuffer<Element> {
    private let size: Int
    private var elements: [Element] = []
    /// The index of the oldest, when the buffer is full.
    private var oldest = 0

    init(size: Int) { self.size = size }

    init(only element: Element) {
        self.init(size: 1)
        elements = [element]
    }

    var count: Int { elements.count }

    subscript(index: Int) -> Element {
        let position = oldest + index
        return elements[position < elements.count ? position : position - elements.count]
    }

    /// Adds an element. Returns the one that has to make room for it: the caller releases it outside the lock.
    mutating func append(_ element: Element) -> Element? {
        if elements.count < size {
            elements.append(element)
            return nil
        }
        if size == 0 { return nil }
        var element = element
        swap(&element, &elements[oldest])
        oldest += 1
        if oldest == size { oldest = 0 }
        return element
    }
}
