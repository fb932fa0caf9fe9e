extension ObservableType {
    /// The same sequence, and if it fails, the elements of another one in place of the error.
    ///
    ///     source                      --1--#
    ///     fallback                    -8-9|
    ///     catch { _ in fallback }     --1---8-9|
    ///
    /// The source is over: nothing more comes of it. `handler` is called with the error, on its thread. An error of what it
    /// returns is passed on, and so is what it throws.
    ///
    /// A fallback that catches its own errors in the same way, and so on, costs neither stack nor memory.
    ///
    /// Source: ReactiveX, "Catch".
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let upstream = sink.lifetime.branch()
            source.open(
                Sink(
                    next: { if sink.lifetime.isLive { sink.next($0) } },
                    end: { stop in
                        guard case .error(let error) = stop else { return sink.complete() }
                        do {
                            let fallback = try handler(error)
                            if sink.lifetime.isLive { fallback.open(sink) }
                            sink.lifetime.letGo(of: upstream)
                        } catch {
                            sink.fail(error)
                        }
                    }, lifetime: upstream))
        }
    }

    /// The same sequence, and if it fails, `element` and the end in place of the error.
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
    /// The error of the last one is passed on. An empty sequence completes. The next one is asked for when it is needed, so
    /// there may be no end of them.
    ///
    /// Source: ReactiveX, "Catch".
    public static func `catch`<Sequence: Swift.Sequence>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        Observable { sink in
            var sources = sequence.makeIterator()
            Attempts(sink) { sources.next() }.goOn()
        }
    }
}
