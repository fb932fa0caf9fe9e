import Marbles
import Streams

/// What an operator gets: its streams, what was typed for its parameters, and virtual time.
struct LabBench {
    let sources: [Observable<LabValue>]
    let arguments: [LabArgument]
    let run: LabRun

    var source: Observable<LabValue> { sources[0] }
    var other: Observable<LabValue> { sources[1] }
    var scheduler: TestScheduler { run.scheduler }

    /// A number of ticks as a time: a tick is a second of virtual time.
    func ticks(_ index: Int = 0) -> RxTimeInterval { .seconds(number(index)) }

    func number(_ index: Int = 0) -> Int {
        guard case .number(let number) = arguments[index] else { fatalError("Argument \(index) is not a number.") }
        return number
    }

    func value(_ index: Int = 0) -> LabValue {
        guard case .value(let value) = arguments[index] else { fatalError("Argument \(index) is not a value.") }
        return value
    }

    func values(_ index: Int = 0) -> [LabValue] {
        guard case .values(let values) = arguments[index] else { fatalError("Argument \(index) is not values.") }
        return values
    }

    func closure(_ index: Int = 0) -> LabClosure {
        guard case .closure(let closure) = arguments[index] else { fatalError("Argument \(index) is not a closure.") }
        return closure
    }

    /// An argument as the closure that an operator takes.
    func transform(_ index: Int = 0) -> (LabValue) throws -> LabValue {
        let closure = closure(index)
        return { try closure($0) }
    }

    func predicate(_ index: Int = 0) -> (LabValue) throws -> Bool {
        let closure = closure(index)
        return { try closure.isTrue($0) }
    }

    func combination(_ index: Int = 0) -> (LabValue, LabValue) throws -> LabValue {
        let closure = closure(index)
        return { try closure($0, $1) }
    }

    /// A row of its own for another subscription, made at `tick`.
    func show(_ label: String, _ observable: Observable<LabValue>, from tick: TestTime? = nil) {
        run.show(label, observable, from: tick ?? scheduler.clock)
    }
}
