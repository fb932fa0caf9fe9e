extension ObservableConvertibleType {
    /// A driver of the same elements, which has one more in place of an error, and then completes.
    ///
    ///     source                             --1--2--#
    ///     asDriver(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// Elements come on the main queue: at once where they are sent there and none waits, otherwise later.
    ///
    /// An error is replaced, not undone: the driver has ended. Where it should go on, replace the error inside `flatMap`.
    ///
    /// Source: RxCocoa, `asDriver(onErrorJustReturn:)`.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A driver of the same elements, which goes on with another driver in place of an error.
    ///
    ///     source                                --1--2--#
    ///     other                                 -7--8--|
    ///     asDriver(onErrorDriveWith: other)     --1--2---7--8--|
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// A driver of the same elements, which goes on in place of an error with the driver that is made of it.
    ///
    ///     source                                       --1--2--#
    ///     other                                        -7--8--|
    ///     asDriver(onErrorRecover: { _ in other })     --1--2---7--8--|
    public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension BehaviorRelay {
    /// The relay as a driver: its value, then every new one. There is nothing to do about errors, a relay has none.
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension ControlProperty {
    /// The property as a driver. An error would be a broken promise of whoever made it: a debug build stops.
    public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: endWithMisuse) }
}

extension ControlEvent {
    /// The events as a driver, which replays the last: a tap that has been may come again. `asSignal()` does not.
    public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: endWithMisuse) }
}

/// Reports a control that has failed, and ends.
func endWithMisuse<SharingStrategy, Element>(_ error: Swift.Error) -> SharedSequence<SharingStrategy, Element> {
    Misuse(
        "A control has sent an error: \(error). Whoever makes a ControlProperty or a ControlEvent promises that there is none.",
        consequence: .stopsDebugBuild
    ).report()
    return .empty()
}
