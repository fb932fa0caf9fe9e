import Streams

/// An observable without events that notes when it is subscribed to.
func noted(_ name: String, in log: Log) -> Observable<Int> {
    .create { _ in
        log.note(name)
        return Disposables.create()
    }
}
