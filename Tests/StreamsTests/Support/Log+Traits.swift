import Streams

extension PrimitiveSequence {
    /// As `atOnce` of the observable that it is.
    var atOnce: String { asObservable().atOnce }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Notes the element, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(onSuccess: { log.note($0) }, onFailure: { log.note("#\($0)") }, onDisposed: { log.note(".") })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Notes the element, `|` for an end without one, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(
            onSuccess: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") },
            onDisposed: { log.note(".") })
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Notes `|` for the end, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(onCompleted: { log.note("|") }, onError: { log.note("#\($0)") }, onDisposed: { log.note(".") })
    }
}
