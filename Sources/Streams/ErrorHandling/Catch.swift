extension ObservableType {
    /// The same sequence. If it fails, the elements of another one come in place of the error.
    ///
    ///     source                      --1--#
    ///     fallback                    -8-9|
    ///     catch { _ in fallback }     --1---8-9|
    ///
    /// Then the source is over: nothing more comes from it. `handler` is called with the error, on its thread. If the observable that
    /// it returns fails, or if it throws, the result ends with that error.
    ///
    /// A fallback may catch its own errors in the same way, and so on without end: it costs neither stack nor memory.
    ///
    /// Source: ReactiveX, "Catch".
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let upstream = sink.lifetime.branch()
            sink.lifetime.keep((source, handler))
            source.open(
                Sink(
                    next: sink.send,
                    end: { stop in
                        guard case .error(let error) = stop else { return sink.complete() }
                        do {
                            let fallback = try handler(error)
                            if sink.lifetime.isLive { fallback.openInTurn(sink) }
                            sink.lifetime.letGo(of: upstream)
                        } catch {
                            sink.fail(error)
                        }
                    }, lifetime: upstream))
        }
    }

    /// The same sequence. If it fails, `element` and the end come in place of the error.
    ///
    ///     source                --1--#
    ///     catchAndReturn(0)     --1--(0|)
    ///
    /// Source: ReactiveX, "Catch".
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }

    /// The first of `sequence`; when it fails the second in place of the error, and so on, until one completes.
    ///
    ///     first                                -1-#
    ///     second                               -2-3|
    ///     catch(sequence: [first, second])     -1--2-3|
    ///
    /// The error of the last one goes on. An empty sequence completes. Each is taken from the sequence when it is needed: the
    /// sequence may be endless.
    ///
    /// Source: ReactiveX, "Catch".
    public static func `catch`<Sequence: Swift.Sequence>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        Observable { sink in
            var sources = sequence.makeIterator()
            Attempts(sink) { sources.next() }.advance()
        }
    }
}
