extension PrimitiveSequence {
    /// A sequence with a resource of its own, which is made for each subscription and disposed of with it.
    ///
    ///     source                                                  --(1|)
    ///     using(open, primitiveSequenceFactory: { source })       --(1|)
    ///
    /// Both factories run on the thread that subscribes. If either throws, that error arrives.
    ///
    /// Source: ReactiveX, "Using".
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }
}
