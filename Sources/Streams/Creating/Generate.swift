extension ObservableType {
    /// A loop as an observable: `initialState`, then each state that `iterate` makes of the last, as long as `condition` holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })     (1248|)
    ///
    /// If `condition` or `iterate` throws, that error arrives.
    ///
    /// Source: ReactiveX, "Create" (RxSwift's `generate`).
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            var last: Element?
            sink.emit(
                on: scheduler,
                AnyIterator {
                    do {
                        let state = if let last { try iterate(last) } else { initialState }
                        last = state
                        return try condition(state) ? state : nil
                    } catch {
                        sink.fail(error)
                        return nil
                    }
                })
        }
    }
}
