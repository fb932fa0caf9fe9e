import Dispatch
import Streams

/// Completes `subject` on the main queue. A control sends everything there, also when another queue frees it.
func endOnMain<Element>(_ subject: PublishSubject<Element>) {
    if DispatchQueue.isMain { return subject.onCompleted() }
    DispatchQueue.main.async { subject.onCompleted() }
}
