import Streams

/// A search: what somebody types goes in, what was found comes out.
final class Search {
    let text = BehaviorRelay(value: "")
    let results: Observable<[String]>

    init(server: @escaping (String) -> Single<[String]>, clock: SchedulerType = MainScheduler.instance) {
        results =
            text
            .debounce(.milliseconds(300), scheduler: clock)
            .distinctUntilChanged()
            .flatMapLatest { text in
                server(text).catchAndReturn([]).asObservable()
            }
            .share(replay: 1)
    }
}
