extension Documented {
    static var all: [Documented] {
        [
            creating, transforming, filtering, combining, errorHandling, utility, conditional, aggregating, connecting,
            subjects, relays, traits, binding, concurrency, schedulers, disposables, core, subscribing,
        ].flatMap { $0 }
    }
}
