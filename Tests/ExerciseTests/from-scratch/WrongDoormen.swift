import ExerciseSupport

@testable import from_scratch_exercises

/// `create` with some of its parts left out.
func doorman(
    stopsAtEnd: Bool = true, stopsOnDispose: Bool = true, cleansAtEnd: Bool = true, cleansAfterReturn: Bool = true,
    cleansOnDispose: Bool = true, cleansOnce: Bool = true, isTheSameInAllRuns: Bool = false, endFirst: Bool = true
) -> DoormanForARecipe.Create {
    { recipe in
        struct Run {
            var isOver = false
            var cleanup: OwnDisposable?
        }
        let common = Box(Run())
        return Own { observer in
            let run = isTheSameInAllRuns ? common : Box(Run())
            func clean() {
                let cleanup = run.value.cleanup
                if cleansOnce { run.value.cleanup = nil }
                cleanup?.dispose()
            }
            var hasEnded = false
            let returned = recipe { event in
                if run.value.isOver { return }
                if case .next = event { return observer(event) }
                hasEnded = true
                run.value.isOver = stopsAtEnd && endFirst
                observer(event)
                if stopsAtEnd { run.value.isOver = true }
                if cleansAtEnd { clean() }
            }
            if hasEnded { if cleansAfterReturn { returned.dispose() } } else { run.value.cleanup = returned }
            return OwnDisposable {
                if stopsOnDispose { run.value.isOver = true }
                if cleansOnDispose { clean() }
            }
        }
    }
}

/// A `create` that sends an end to somebody who disposes.
func completesOnDispose(_ recipe: @escaping Recipe<Int>) throws -> Own<Int> {
    let right = try Solution.exercise2(recipe)
    return Own { observer in
        let hasEnded = Box(false)
        let run = right.subscribe { event in
            if case .next = event {} else { hasEnded.value = true }
            observer(event)
        }
        return OwnDisposable {
            run.dispose()
            if !hasEnded.value { observer(.completed) }
            hasEnded.value = true
        }
    }
}

/// A `create` that sends equal elements once.
func equalOnce(_ recipe: @escaping Recipe<Int>) throws -> Own<Int> {
    let last = Box<Int?>(nil)
    return try operation(on: Own(subscribe: recipe)) { event, observer in
        if case .next(let element) = event {
            if element == last.value { return }
            last.value = element
        }
        observer(event)
    }
}

/// A right `create`, as a class.
final class RunOfARecipe<Element> {
    private var observer: Observer<Element>?
    private var cleanups: [OwnDisposable] = []

    static func create(_ recipe: @escaping Recipe<Element>) -> Own<Element> {
        Own { observer in
            let run = RunOfARecipe()
            run.observer = observer
            run.cleanups.append(recipe(run.receive))
            if run.observer == nil { run.end() }
            return OwnDisposable(dispose: run.end)
        }
    }

    private func receive(_ event: OwnEvent<Element>) {
        let observer = observer
        if case .next = event {} else { self.observer = nil }
        observer?(event)
        if self.observer == nil { end() }
    }

    private func end() {
        observer = nil
        if let cleanup = cleanups.popLast() { cleanup.dispose() }
    }
}

/// Right: the cleanup runs before the end is sent.
func cleanedFirst(_ recipe: @escaping Recipe<Int>) -> Own<Int> {
    Own { observer in
        var cleanup: OwnDisposable?
        var forward: Observer<Int>? = observer
        let returned = recipe { event in
            guard let send = forward else { return }
            if case .next = event { return send(event) }
            forward = nil
            cleanup.take()?.dispose()
            send(event)
        }
        if forward == nil { returned.dispose() } else { cleanup = returned }
        return OwnDisposable {
            forward = nil
            cleanup.take()?.dispose()
        }
    }
}
