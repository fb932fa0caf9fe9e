/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// Nobody looks at what an event is. `completed` is a value like the others, and `dispose` a closure like any other.
    static func exercise1() -> [String] {
        ["opened", "letter", "completed", "parcel", "subscribed", "closed", "closed"]
    }

    /// The end and the cleanup are two variables of one run, so they stand inside of `Observable { ... }`. A run is over before its
    /// cleanup is there if the recipe ends at once.
    static func exercise2<Element>(_ recipe: @escaping Recipe<Element>) throws -> Observable<Element> {
        Observable { observer in
            var isOver = false
            var cleanup: Disposable?
            let returned = recipe { event in
                guard !isOver else { return }
                if case .next = event { return observer(event) }
                isOver = true
                observer(event)
                cleanup.take()?.dispose()
            }
            if isOver { returned.dispose() } else { cleanup = returned }
            return Disposable {
                isOver = true
                cleanup.take()?.dispose()
            }
        }
    }

    /// A closure around the observer below, and the run of the source as the cleanup. `create` does the rest: after the error it
    /// disposes of the source.
    static func exercise3<Element, Output>(
        _ source: Observable<Element>, _ transform: @escaping (Element) throws -> Output
    ) throws -> Observable<Output> {
        try create { observer in
            source.subscribe { event in
                switch event {
                case .next(let element):
                    do { observer(.next(try transform(element))) } catch { observer(.error(error)) }
                case .error(let error): observer(.error(error))
                case .completed: observer(.completed)
                }
            }
        }
    }

    /// The same form. An end goes on without a look at it.
    static func exercise4<Element>(
        _ source: Observable<Element>, _ isWanted: @escaping (Element) throws -> Bool
    ) throws -> Observable<Element> {
        try create { observer in
            source.subscribe { event in
                guard case .next(let element) = event else { return observer(event) }
                do {
                    if try isWanted(element) { observer(event) }
                } catch {
                    observer(.error(error))
                }
            }
        }
    }

    /// The number of sources that still run is counted for each subscriber. It begins with all: a source may complete before the
    /// next one is subscribed to.
    static func exercise5<Element>(_ sources: [Observable<Element>]) throws -> Observable<Element> {
        try create { observer in
            var running = sources.count
            if running == 0 { observer(.completed) }
            let runs = sources.map { source in
                source.subscribe { event in
                    if case .completed = event {
                        running -= 1
                        if running > 0 { return }
                    }
                    observer(event)
                }
            }
            return Disposable { for run in runs { run.dispose() } }
        }
    }

    static func exercise6() -> any Bag { Exercise6() }

    /// A bag that holds a closure that holds the bag is never freed. `[weak self]` is no remedy: when `deinit` runs, a weak
    /// reference is nil already.
    final class Exercise6: Bag {
        private var disposables: [Disposable] = []

        func insert(_ disposable: Disposable) { disposables.append(disposable) }

        deinit {
            for disposable in disposables { disposable.dispose() }
        }
    }

    /// The end is remembered before it is sent. `for` goes over a copy of the list, so nobody is left out if the list changes. A
    /// subscriber who has left is held back by its own `create`.
    static func exercise7<Element>() throws -> Subject<Element> {
        var listeners: [(key: Int, observer: Observer<Element>)] = []
        var nextKey = 0
        var end: Event<Element>?
        let observable: Observable<Element> = try create { observer in
            if let end {
                observer(end)
                return Disposable {}
            }
            let key = nextKey
            nextKey += 1
            listeners.append((key, observer))
            return Disposable { listeners.removeAll { $0.key == key } }
        }
        let observer: Observer<Element> = { event in
            guard end == nil else { return }
            if case .next = event {} else { end = event }
            for listener in listeners { listener.observer(event) }
        }
        return Subject(observer: observer, observable: observable)
    }

    /// The number is that of the subscribers at this moment. The first one listens before the source begins, because the source
    /// may send at once.
    static func exercise8<Element>(_ source: Observable<Element>) throws -> Observable<Element> {
        let events: Subject<Event<Element>> = try exercise7()
        var count = 0
        var run: Disposable?
        return try create { observer in
            let listening = events.observable.subscribe { event in
                if case .next(let sent) = event { observer(sent) }
            }
            count += 1
            if count == 1 { run = source.subscribe { events.observer(.next($0)) } }
            return Disposable {
                listening.dispose()
                count -= 1
                if count == 0 { run.take()?.dispose() }
            }
        }
    }
}
