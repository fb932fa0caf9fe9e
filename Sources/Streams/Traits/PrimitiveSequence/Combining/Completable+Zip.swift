extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// All `sources` at once: it completes when the last of them has completed.
    ///
    ///     first                  -|
    ///     second                 ---|
    ///     zip(first, second)     ---|
    ///
    /// The first error ends the result; the others are disposed of. With no source it completes at once.
    ///
    /// Source: ReactiveX, "Merge".
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// All `sources` at once: see `zip` of several arguments.
    public static func zip(_ sources: [Completable]) -> Completable { Completable(raw: .merge(sources.map(\.source))) }

    /// All `sources` at once: see `zip` of several arguments.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }
}
