extension ObservableType {
    /// Each element with its index, counted from 0 for each subscription.
    ///
    ///     source           --1--2--3--|
    ///     enumerated()     --a--b--c--|     a: (0, 1), b: (1, 2), c: (2, 3)
    ///
    /// Source: RxSwift, `enumerated`.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        let source = asObservable()
        return Observable<(index: Int, element: Element)> { sink in
            var count = 0
            source.attach(
                sink.stage { element in
                    let index = count
                    count += 1
                    sink.next((index, element))
                })
        }
    }
}
