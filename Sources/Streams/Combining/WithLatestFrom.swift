extension ObservableType {
    /// Each element, combined with the latest of another observable.
    ///
    ///     source                                     --1---2---3--|
    ///     other                                      ---a-b-----c-|
    ///     withLatestFrom(other) { "\($0)\($1)" }     ------x---y--|     x: 2b, y: 3b
    ///
    /// Elements that come before the other's first are dropped. It subscribes to the other first. The other's completion changes
    /// nothing. The other's error ends the result, and so does an error that `resultSelector` throws.
    ///
    /// Both may send from any thread: their events are handled one at a time.
    ///
    /// Source: RxSwift, `withLatestFrom`.
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        let (first, second) = (asObservable(), second.asObservable())
        return Observable<Result> { sink in
            let gate = Gate()
            let (ours, others) = (sink.lifetime.branch(), sink.lifetime.branch())
            sink.lifetime.keep((first, second))
            var latest: Source.Element?
            second.open(gate.entrance(to: sink.stage { latest = $0 }, in: others, completed: {}))
            let combine = sink.stage { (element: Element) in
                guard let latest else { return }
                do {
                    let result = try resultSelector(element, latest)
                    sink.send(result)
                } catch {
                    sink.fail(error)
                }
            }
            if ours.isLive { first.open(gate.entrance(to: combine, in: ours, completed: sink.complete)) }
        }
    }

    /// For each element, the latest of another observable.
    ///
    ///     source                    --1---2---3--|
    ///     other                     ---7-8-----9-|
    ///     withLatestFrom(other)     ------8---8--|
    ///
    /// Elements that come before the other's first are dropped. The other's completion changes nothing, its error ends the
    /// result.
    ///
    /// Source: RxSwift, `withLatestFrom`.
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}
