extension PrimitiveSequence {
    /// The same sequence. If it fails, another one comes in place of the error.
    ///
    ///     source                      --#
    ///     fallback                    -(1|)
    ///     catch { _ in fallback }     ---(1|)
    ///
    /// `handler` is called with the error, on its thread. An error of what it returns is passed on, and so is what it throws.
    ///
    /// Source: ReactiveX, "Catch".
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }
}
