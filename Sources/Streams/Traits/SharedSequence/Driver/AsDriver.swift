extension ObservableConvertibleType {
    /// A driver of the same elements. In place of an error it sends `onErrorJustReturn`, and completes.
    ///
    ///     source                             --1--2--#
    ///     asDriver(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// Elements come on the main queue: at once if they are sent there and none waits, otherwise later.
    ///
    /// After an error the source is over, and the driver ends. If it should go on, replace the error inside `flatMap`.
    ///
    /// Source: RxCocoa, `asDriver(onErrorJustReturn:)`.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A driver of the same elements. In place of an error it goes on with another driver.
    ///
    ///     source                                --1--2--#
    ///     other                                 -7--8--|
    ///     asDriver(onErrorDriveWith: other)     --1--2---7--8--|
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// A driver of the same elements. In place of an error it goes on with the driver that `onErrorRecover` makes from the error.
    ///
    ///     source                                       --1--2--#
    ///     other                                        -7--8--|
    ///     asDriver(onErrorRecover: { _ in other })     --1--2---7--8--|
    public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension BehaviorRelay {
    /// The relay as a driver: its value, then every new one. A relay has no errors.
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension ControlProperty {
    /// The property as a driver. It promises not to fail: at an error a debug build stops.
    public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: endWithMisuse) }
}

extension ControlEvent {
    /// The events as a driver, which replays the last: an old tap may come again. `asSignal()` does not replay.
    public func asDriver() -> Driver<Element> { asDriver(onErrorRecover: endWithMisuse) }
}

/// Reports a control that has failed, and ends.
func endWithMisuse<SharingStrategy, Element>(_ error: Swift.Error) -> SharedSequence<SharingStrategy, Element> {
    Misuse(
        "A control has sent an error: \(error). A ControlProperty and a ControlEvent promise that there is none.",
        consequence: .stopsDebugBuild
    ).report()
    return .empty()
}
