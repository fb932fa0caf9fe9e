import Streams

/// A source that sends when the test says so, to whoever subscribed last.
final class HandDriven<Element>: @unchecked Sendable {
    private var observer: AnyObserver<Element>?
    private(set) var subscriptions = 0
    private(set) var disposals = 0

    var observable: Observable<Element> {
        .create { observer in
            self.observer = observer
            self.subscriptions += 1
            return Disposables.create { self.disposals += 1 }
        }
    }

    /// Tells the observer each of `elements`.
    func send(_ elements: Element...) {
        for element in elements { observer?.onNext(element) }
    }

    func complete() { observer?.onCompleted() }

    /// Lets go of the observer.
    func forget() { observer = nil }

    func fail(_ error: Failure) { observer?.onError(error) }
}
