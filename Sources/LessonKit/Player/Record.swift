import Streams

extension ObservableType {
    /// The same sequence, drawn in the picture: when it is subscribed to, its elements, and its end or when it is disposed of.
    ///
    ///     source      --1--2--3--4--
    ///     record      ^-1--2--3!
    ///
    /// Each subscription has a row of its own: the second is called "name (2nd)". Rows stand in the order in which `record`
    /// was called. Elements and ends pass unchanged, on the thread they come on.
    ///
    /// What still goes on when the step ends is disposed of. A recorded subscription counts as two in `Resources.total`.
    ///
    /// - Parameters:
    ///   - name: What the row is called.
    ///   - stage: The step's stage.
    ///   - text: How an element is drawn. Left out, as it prints; `()`, which says nothing, as a dot.
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

/// Writes down what one subscription does.
struct RowRecorder: Sendable {
    let stage: Stage
    let place: Int
    let index: Int

    func next(_ text: String) {
        stage.change(place, index) { row, time in
            if row.ended == nil { row.values.append(StageRow.Value(time: time, text: text)) }
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
