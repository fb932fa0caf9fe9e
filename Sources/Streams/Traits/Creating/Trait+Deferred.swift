extension PrimitiveSequence {
    /// A sequence that is made anew for each subscription, when it is subscribed to.
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
