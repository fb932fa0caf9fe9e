extension ObservableConvertibleType {
    /// A signal of the same elements, which has one more in place of an error, and then completes.
    ///
    ///     source                             --1--2--#
    ///     asSignal(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// Elements come on the main queue: at once where they are sent there and none waits, otherwise later.
    ///
    /// Source: RxCocoa, `asSignal(onErrorJustReturn:)`.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A signal of the same elements, which goes on with another signal in place of an error.
    ///
    ///     source                                 --1--2--#
    ///     other                                  -7--8--|
    ///     asSignal(onErrorSignalWith: other)     --1--2---7--8--|
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// A signal of the same elements, which goes on in place of an error with the signal that is made of it.
    ///
    ///     source                                       --1--2--#
    ///     other                                        -7--8--|
    ///     asSignal(onErrorRecover: { _ in other })     --1--2---7--8--|
    public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension PublishRelay {
    /// The relay as a signal. There is nothing to do about errors, a relay has none.
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension ControlEvent {
    /// The events as a signal. An error would be a broken promise of whoever made it: a debug build stops.
    public func asSignal() -> Signal<Element> { asSignal(onErrorRecover: endWithMisuse) }
}
