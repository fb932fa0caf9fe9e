import Foundation

extension ObservableType {
    /// The same sequence. It prints the subscription, each event, and the disposal.
    ///
    ///     source      --1--2--|
    ///     debug()     --1--2--|
    ///
    /// `debug("clicks")` prints lines like
    ///
    ///     2026-11-21 10:35:04.120: clicks -> subscribed
    ///     2026-11-21 10:35:06.123: clicks -> Event next(1)
    ///     2026-11-21 10:35:09.124: clicks -> isDisposed
    ///
    /// - Parameters:
    ///   - identifier: A name that begins each line. If it is left out: file, line and function of the call.
    ///   - trimOutput: Whether the middle of a long event is left out.
    ///
    /// Source: ReactiveX, "Do"; RxSwift, `debug`.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let source = asObservable()
        let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        let report = { (text: String) in DebugOutput.print("\(timestamp()): \(name) -> \(text)") }
        let reportEvent = { (event: Event<Element>) in
            let text = "\(event)"
            report("Event " + (trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text))
        }
        return Observable { sink in
            sink.lifetime.keepSource(source)
            report("subscribed")
            sink.lifetime.hold(Disposables.create { report("isDisposed") })
            source.attach(
                Sink(
                    next: { element in
                        reportEvent(.next(element))
                        sink.send(element)
                    },
                    end: { stop in
                        reportEvent(stop.event())
                        sink.end(stop)
                    }, lifetime: sink.lifetime))
        }
    }
}

/// The time of day, to the millisecond.
private func timestamp() -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: Date())
    let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? 0 }
    return String(format: "%04d-%02d-%02d %02d:%02d:%02d", arguments: numbers)
        + String(format: ".%03d", (parts.nanosecond ?? 0) / 1_000_000)
}
