/// The result of `just`: it knows its element.
///
/// Often a `flatMap` makes a `just` for each element. To open a segment for it takes three objects, and they cost more than all the
/// rest. An operator that opens a source for each element looks for this type: it sends the element on by itself, and goes on as
/// after the end. The events and their order stay the same.
final class OneElement<Element>: Observable<Element>, @unchecked Sendable {
    let element: Element

    init(_ element: Element) {
        self.element = element
        super.init(isBare: true) { sink in
            sink.next(element)
            sink.complete()
        }
    }
}
