/// Where a source sends what it has: two closures and the lifetime they share.
///
/// `next` and `end` are the raw way down: an operator that only passes on builds on them and checks nothing.
/// Whoever *begins* an end (a source, or an operator that stops early) uses `complete()` or `fail(_:)`,
/// which let only the first end through and then release what the lifetime holds.
struct Sink<Element> {
    let next: (Element) -> Void
    let end: (Stop) -> Void
    let lifetime: Lifetime

    func complete() { finish(.completed) }

    func fail(_ error: Swift.Error) { finish(.error(error)) }

    func finish(_ stop: Stop) {
        guard lifetime.stop() else { return }
        end(stop)
        lifetime.dispose()
    }

    /// A stage in the same lifetime that takes other elements and ends as this one does.
    func stage<Upstream>(_ next: @escaping (Upstream) -> Void) -> Sink<Upstream> {
        Sink<Upstream>(next: next, end: end, lifetime: lifetime)
    }

    /// This sink as the observer that code outside meets: it asks the lifetime before every element.
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if lifetime.isLive { next(element) } else { Hooks.unheardElementHandler?(element) }
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}

/// How a sequence ended.
enum Stop {
    case completed
    case error(Swift.Error)

    func event<Element>() -> Event<Element> {
        switch self {
        case .completed: .completed
        case .error(let error): .error(error)
        }
    }
}
