import ExerciseSupport

extension Site {
    /// Whether something was computed before the subscription.
    var computesBeforeSubscribing: Bool {
        lines.contains { $0.hasSuffix("computes too early") }
    }
}

extension SiteScene {
    private struct NoData: Error {}

    typealias Forecast = (
        String, @escaping @Sendable (String) throws -> String, any ImmediateSchedulerType, any ImmediateSchedulerType
    ) throws -> Observable<String>

    /// Makes a forecast, and subscribes. `gives` is what `compute` returns, one after the other; nil is an error.
    func forecast(
        _ day: String, gives texts: [String?] = ["sun"], subscribers: [String] = ["it"], isLeft: Bool = false,
        later: Bool = false, _ forecast: @escaping Forecast
    ) throws {
        let (site, calls, isMade) = (site, Box(0), Box(false))
        let (computer, window) = (site.scheduler("computer"), site.scheduler("window"))
        keepFree("window")
        let compute: @Sendable (String) throws -> String = { day in
            let (number, isEarly) = site.change {
                calls.value += 1
                return (calls.value, !isMade.value)
            }
            site.takeLong("computes \(isEarly ? "too early" : day)")
            guard let text = texts[min(number, texts.count) - 1] else { throw NoData() }
            return text.isEmpty ? "" : "\(day): \(text)"
        }
        let stream = try make { try forecast(day, compute, computer, window) }
        site.settle()
        site.change { isMade.value = true }
        subscribe(subscribers, to: stream) { if isLeft { dispose() } }
        settle { isLeft || $0.ended >= subscribers.count }
        if later {
            subscribe("the second", to: stream)
            settle { $0.ended > subscribers.count }
        }
    }
}
