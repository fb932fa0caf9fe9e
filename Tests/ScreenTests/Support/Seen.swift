import Streams

/// What came out of an observable, in words.
final class Seen: @unchecked Sendable {
    private let events = Log()
    private let bag = DisposeBag()

    var all: [String] { events.lines }

    init<Source: ObservableType>(_ source: Source) where Source.Element: CustomStringConvertible {
        follow(source.asObservable().map(\.description))
    }

    init(_ source: ControlEvent<Void>) { follow(source.map { "tap" }) }

    init(_ source: ControlProperty<String?>) { follow(source.map { $0 ?? "nil" }) }

    private func follow(_ source: Observable<String>) {
        let events = events
        source.subscribe { event in
            let text =
                switch event {
                case .next(let text): text
                case .error(let error): "error \(error)"
                case .completed: "|"
                }
            events.add(text)
        }.disposed(by: bag)
    }
}

/// Lines from any thread.
final class Log: Sendable {
    private let held = Locked<[String]>([])

    var lines: [String] { held.value }
    func add(_ line: String) { held.withLock { $0.append(line) } }
}
