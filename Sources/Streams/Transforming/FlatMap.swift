extension ObservableType {
    /// An observable for each element, all of them merged: it subscribes to each at once, and their elements come as they come.
    ///
    ///     source                     --1-----2-----|
    ///     flatMap                    ---a-a-a-b-b-b|     1: -a-a-a|, 2: -b-b-b|
    ///
    /// It completes when the source and every inner observable have completed. An error in any of them, or one that `selector`
    /// throws, ends the result and disposes of all the others.
    ///
    /// Inner observables may send from any thread: their events go on one at a time, each on its own thread. A thread that
    /// comes while another one delivers an event waits for its turn.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let sources = map(selector)
        return Merged(keeping: selector) { $0.add(each: sources) }
    }
}
