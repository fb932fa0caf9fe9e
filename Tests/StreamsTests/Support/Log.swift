import Streams

/// What happened, in its order, from whatever thread.
final class Log: Sendable {
    private let entries = Locked<[String]>([])

    func note(_ entry: Any) {
        let entry = "\(entry)"
        entries.withLock { $0.append(entry) }
    }

    var list: [String] { entries.value }

    /// The entries with a space between: `1 2 |`.
    var text: String { list.joined(separator: " ") }
}

extension ObservableType {
    /// Notes each element, `|` for completed, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(
            onNext: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") },
            onDisposed: { log.note(".") })
    }

    /// What has come when `subscribe` returns. The subscription is disposed of then: a `!` stands before what that sets off.
    var atOnce: String {
        let log = Log()
        let subscription = note(in: log)
        if !log.list.contains(".") { log.note("!") }
        subscription.dispose()
        return log.text
    }

    /// What has come when the subscription is over.
    var inTime: String {
        get async {
            let log = Log()
            await withCheckedContinuation { continuation in
                _ = subscribe(
                    onNext: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") },
                    onDisposed: { continuation.resume() })
            }
            return log.text
        }
    }
}
