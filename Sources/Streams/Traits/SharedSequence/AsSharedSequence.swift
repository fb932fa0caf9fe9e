extension ObservableConvertibleType {
    /// A shared sequence of the same elements, which has one more in place of an error, and then completes.
    ///
    ///     source                                     --1--2--#
    ///     asSharedSequence(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// The kind is the one that is wanted in this place, or the one that is given.
    ///
    /// Source: RxCocoa, `asSharedSequence(onErrorJustReturn:)`.
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self, onErrorJustReturn: Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().observe(on: SharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// A shared sequence of the same elements, which goes on with another in place of an error.
    ///
    ///     source                                         --1--2--#
    ///     other                                          -7--8--|
    ///     asSharedSequence(onErrorDriveWith: other)      --1--2---7--8--|
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self,
        onErrorDriveWith: SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence(onErrorRecover: { _ in onErrorDriveWith })
    }

    /// A shared sequence of the same elements, which goes on in place of an error with what is made of it.
    ///
    ///     source                                               --1--2--#
    ///     other                                                -7--8--|
    ///     asSharedSequence(onErrorRecover: { _ in other })     --1--2---7--8--|
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self,
        onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().observe(on: SharingStrategy.scheduler).catch { onErrorRecover($0).asObservable() })
    }
}
