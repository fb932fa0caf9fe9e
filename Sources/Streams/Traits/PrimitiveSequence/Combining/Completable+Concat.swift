extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// This, and once it has completed, `second`.
    ///
    ///     source             --|
    ///     second             -|
    ///     concat(second)     ---|
    ///
    /// An error comes at once, without a subscription to `second`.
    ///
    /// Source: ReactiveX, "Concat".
    public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

    /// All `sources`, one after another.
    ///
    ///     one                  --|
    ///     two                  -|
    ///     concat(one, two)     ---|
    ///
    /// It subscribes to each when the one before has completed. An error comes at once, without a subscription to the next. With
    /// no source it completes at once.
    ///
    /// Source: ReactiveX, "Concat".
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// All of a collection, one after another: see `concat` of several arguments.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map(\.source)))
    }

    /// All of a sequence, one after another. It takes each when the one before has completed: the sequence may be endless.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concat(sequence.lazy.map(\.source)))
    }
}
