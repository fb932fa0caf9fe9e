import Streams

extension ObservableType {
    /// The same sequence, drawn in the picture: the subscription, the elements, and the end or the dispose.
    ///
    ///     source      --1--2--3--4--
    ///     record      ^-1--2--3!
    ///
    /// Each subscription has a row of its own. The second is called "name (2nd)". Rows stand in the order in which `record`
    /// was called. Elements and ends pass unchanged, on their own thread.
    ///
    /// The end of the step disposes of subscriptions that still go on. A recorded subscription counts as two in
    /// `Resources.total`.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - stage: The step's stage.
    ///   - text: The text of an element. By default this is its description, and a dot for `()`.
    public func record(
        _ name: String, on stage: Stage, as text: ((Element) -> String)? = nil
    ) -> Observable<Element> {
        let place = stage.reserve(name)
        let source = asObservable()
        let text = text ?? StageRow.Value.text(of:)
        return Observable.create { observer in
            let row = stage.open(place)
            let subscription = source.subscribe { event in
                switch event {
                case .next(let element): row.next(text(element))
                case .error(let error): row.end(.error("\(error)"))
                case .completed: row.end(.completed)
                }
                observer.on(event)
            }
            stage.end(subscription)
            return Disposables.create {
                row.dispose()
                subscription.dispose()
            }
        }
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    /// The same single, drawn in the picture.
    public func record(_ name: String, on stage: Stage, as text: ((Element) -> String)? = nil) -> Single<Element> {
        asObservable().record(name, on: stage, as: text).asSingle()
    }
}

/// Records the events of one subscription.
struct RowRecorder: Sendable {
    let stage: Stage
    let place: Int
    let index: Int

    func next(_ text: String) {
        stage.change(place, index) { row, time in
            guard row.ended == nil else { return }
            if row.values.count < Stage.most {
                row.values.append(StageRow.Value(time: time, text: text))
            } else {
                row.more += 1
            }
        }
    }

    func end(_ end: StageRow.End) {
        stage.change(place, index) { row, time in
            guard row.ended == nil else { return }
            row.end = end
            row.ended = time
        }
    }

    func dispose() {
        stage.change(place, index) { row, time in
            if row.ended == nil { row.ended = time }
        }
    }
}
