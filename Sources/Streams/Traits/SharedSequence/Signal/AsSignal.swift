extension ObservableConvertibleType {
    /// A signal of the same elements. In place of an error it sends `onErrorJustReturn`, and completes.
    ///
    ///     source                             --1--2--#
    ///     asSignal(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// Elements come on the main queue: at once if they are sent there and none waits, otherwise later.
    ///
    /// Source: RxCocoa, `asSignal(onErrorJustReturn:)`.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A signal of the same elements. In place of an error it goes on with another signal.
    ///
    ///     source                                 --1--2--#
    ///     other                                  -7--8--|
    ///     asSignal(onErrorSignalWith: other)     --1--2---7--8--|
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// A signal of the same elements. In place of an error it goes on with the signal that `onErrorRecover` makes from the error.
    ///
    ///     source                                       --1--2--#
    ///     other                                        -7--8--|
    ///     asSignal(onErrorRecover: { _ in other })     --1--2---7--8--|
    public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension PublishRelay {
    /// The relay as a signal. A relay has no errors.
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension ControlEvent {
    /// The events as a signal. They promise not to fail: at an error a debug build stops.
    public func asSignal() -> Signal<Element> { asSignal(onErrorRecover: endWithMisuse) }
}
