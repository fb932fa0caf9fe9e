/// An observer that sets a property of an object to each element: the title of a label.
///
///     Binder(label) { label, title in label.text = title }
///
/// It does not keep the object alive. When the object is gone, elements are dropped. It works on its scheduler, by default the
/// main queue: at once if the element comes there and nothing waits, otherwise later. A completion changes nothing.
///
/// No object can show an error. An error is a mistake in the program: a debug build stops, a release build prints it.
///
/// Source: RxSwift, `Binder`.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
    private let binding: (Event<Value>) -> Void

    /// A binder to `target`.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - scheduler: Where `binding` runs.
    ///   - binding: Puts an element into the object.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let value):
                _ = scheduler.schedule(value) { [weak target] value in
                    if let target { binding(target, value) }
                    return Disposables.create()
                }
            case .error(let error): Misuse.boundError(error).report()
            case .completed: break
            }
        }
    }

    /// Puts an element into the object.
    public func on(_ event: Event<Value>) { binding(event) }
}

extension Misuse {
    /// A binding has received an error.
    static func boundError(_ error: Swift.Error, to target: String = "") -> Misuse {
        Misuse(
            """
            Binding error\(target): \(error). A binding can show elements, but not an error, and the error has ended it. \
            Replace the error above the binding, with catchAndReturn or asDriver(onErrorJustReturn:). \
            If the rest should go on, do it inside flatMap.
            """,
            consequence: .stopsDebugBuild)
    }
}
