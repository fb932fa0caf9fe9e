import Dispatch
import Streams

/// Completes `subject` on the main queue: what a control tells is told there, its end as well, wherever the control goes.
func endOnMain<Element>(_ subject: PublishSubject<Element>) {
    if DispatchQueue.isMain { return subject.onCompleted() }
    DispatchQueue.main.async { subject.onCompleted() }
}
