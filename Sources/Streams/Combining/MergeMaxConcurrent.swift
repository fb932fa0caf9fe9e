extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all inner observables, of which at most `maxConcurrent` run at a time. The others wait.
    ///
    ///     source                      -1-2-3----------|     1: -a---a|, 2: -b--b|, 3: -c-c|
    ///     merge(maxConcurrent: 2)     --a-b-abc-c-----|
    ///
    /// When one completes, it subscribes to the one that has waited longest. It completes when the source and every inner
    /// observable have completed. An error in any of them ends the result and disposes of all the others.
    ///
    /// Inner observables may send from any thread: their events go on one at a time.
    ///
    /// Source: ReactiveX, "Merge".
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        let source = asObservable()
        return Observable<Element.Element> { sink in
            let turns = Turns(Merge(sink), maxConcurrent)
            turns.merge.add(each: source) { turns.add($0.asObservable()) }
        }
    }
}

/// Lets some observables into a merge. The others wait.
private final class Turns<Element>: @unchecked Sendable {
    private struct State {
        var vacancies: Int
        var waiting = Fifo<Observable<Element>>()
    }

    let merge: Merge<Element>
    private let state: Locked<State>

    init(_ merge: Merge<Element>, _ count: Int) {
        self.merge = merge
        state = Locked(State(vacancies: count))
    }

    func add(_ source: Observable<Element>) {
        let isAdmitted = state.withLock { state in
            guard state.vacancies > 0 else {
                state.waiting.append(source)
                return false
            }
            state.vacancies -= 1
            return true
        }
        if isAdmitted { merge.add(source, completed: fill) }
    }

    /// Fills the place of one that has completed: in the trampoline's next turn, as in RxSwift. So the stack does not grow.
    private func fill() {
        let next = state.withLock { state -> Observable<Element>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.vacancies += 1
            return nil
        }
        guard let next else { return merge.sourceCompleted() }
        let trampoline = Trampoline.current
        trampoline.run {
            trampoline.enqueue { [self] in
                merge.replaceCompleted(with: next, completed: fill)
                return false
            }
        }
    }
}
