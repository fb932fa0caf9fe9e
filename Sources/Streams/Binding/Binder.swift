/// An observer that puts elements into an object: the title into a label.
///
///     Binder(label) { label, title in label.text = title }
///
/// It does not keep the object alive; once that is gone, elements are dropped. It works on its scheduler, the main queue by
/// default: at once when it is told there and nothing waits, otherwise later. A completion changes nothing.
///
/// An error cannot be put into an object. It is a mistake in the program: a debug build stops, a release build prints it.
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
    /// Something that shows elements was given an error.
    static func boundError(_ error: Swift.Error, to target: String = "") -> Misuse {
        Misuse(
            """
            Binding error\(target): \(error). A binding can show elements, not an error, and with the error it has ended. \
            Replace the error above the binding, with catchAndReturn or asDriver(onErrorJustReturn:); \
            inside flatMap if the rest is to go on.
            """,
            consequence: .stopsDebugBuild)
    }
}
