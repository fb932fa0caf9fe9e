extension PrimitiveSequence {
    /// A sequence that is made for each subscription, at the time of that subscription.
    ///
    ///     request                  --(1|)
    ///     deferred { request }     --(1|)
    ///
    /// `observableFactory` runs on the thread that subscribes. What it throws arrives as an error.
    ///
    /// Source: ReactiveX, "Defer".
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }
}
