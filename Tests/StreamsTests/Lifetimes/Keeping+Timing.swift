import Streams

extension KeepingProgram {
    /// Operators with a scheduler.
    static let timing: [KeepingProgram] = [
        .init("s s s s - s", "never.observe(on: main)") {
            $0.never.observe(on: MainScheduler.instance).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.observe(on: queue)") {
            $0.never.observe(on: SerialDispatchQueueScheduler(qos: .default)).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.map.observe(on: queue)") {
            $0.never.map($0.same).observe(on: SerialDispatchQueueScheduler(qos: .default)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "never.subscribe(on: clock)") {
            $0.never.subscribe(on: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.subscribe(on: current thread)") {
            $0.never.subscribe(on: CurrentThreadScheduler.instance).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.debounce") {
            $0.never.debounce(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - -", "behavior.debounce") {
            $0.behavior.debounce(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.throttle") {
            $0.never.throttle(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "behavior.delay") {
            $0.behavior.delay(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "never.delaySubscription") {
            $0.never.delaySubscription(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "never.timeout") {
            $0.never.timeout(.seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "never.take(for:)") {
            $0.never.take(for: .seconds(9), scheduler: $0.clock).map($0.same).subscribe(onNext: $0.show)
        },
    ]
}
