extension ObservableConvertibleType {
    /// A shared sequence of the same elements. In place of an error it sends `onErrorJustReturn`, and completes.
    ///
    ///     source                                     --1--2--#
    ///     asSharedSequence(onErrorJustReturn: 0)     --1--2--(0|)
    ///
    /// The kind is `sharingStrategy`. If you leave it out, the type that the context wants decides.
    ///
    /// Source: RxCocoa, `asSharedSequence(onErrorJustReturn:)`.
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self, onErrorJustReturn: Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().observe(on: SharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// A shared sequence of the same elements. In place of an error it goes on with another one.
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

    /// A shared sequence of the same elements. In place of an error it goes on with the one that `onErrorRecover` makes from the error.
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
