import ExerciseSupport

@testable import modern_swift_exercises

/// A board with one task: the closure gets the old one and returns the new one.
@MainActor final class Bus: Board {
    private var task: Task<Void, Never>?
    private let way: @MainActor (Task<Void, Never>?, String) -> Task<Void, Never>

    init(_ way: @escaping @MainActor (Task<Void, Never>?, String) -> Task<Void, Never>) { self.way = way }

    func select(_ stop: String) { task = way(task, stop) }

    /// Asks for each stop, and hands on what the server says, or nil.
    static func asking(
        _ server: any BusServer, cancels: Bool = true, then use: @escaping @MainActor (String?, String) -> Void
    ) -> Bus {
        Bus { task, stop in
            if cancels { task?.cancel() }
            return Task { use(try? await server.departure(from: stop), stop) }
        }
    }

    /// Right: each request has a number.
    static func numbered(_ server: any BusServer, _ write: @escaping @MainActor (String) -> Void) -> Bus {
        let number = Box(0)
        return Bus { task, stop in
            task?.cancel()
            number.value += 1
            return Task { [mine = number.value] in
                let text = (try? await server.departure(from: stop)) ?? "no bus"
                if mine == number.value { write(text) }
            }
        }
    }

    /// Wrong: keeps the first task only.
    static func keepingTheFirst(_ server: any BusServer, _ write: @escaping @MainActor (String) -> Void) -> Bus {
        Bus { first, stop in
            first?.cancel()
            let task = Task {
                let text = (try? await server.departure(from: stop)) ?? "no bus"
                if !Task.isCancelled { write(text) }
            }
            return first ?? task
        }
    }

    /// Wrong: a request that was cancelled may fail with another error.
    static func catching(_ server: any BusServer, _ write: @escaping @MainActor (String) -> Void) -> Bus {
        Bus { task, stop in
            task?.cancel()
            return Task {
                do {
                    let text = try await server.departure(from: stop)
                    if !Task.isCancelled { write(text) }
                } catch is CancellationError {
                } catch { write("no bus") }
            }
        }
    }
}

/// Right: the same with operators.
@MainActor final class StreamBoard: Board {
    private let stops = PublishSubject<String>()
    private let bag = DisposeBag()

    init(_ server: any BusServer, _ write: @escaping @MainActor (String) -> Void) {
        stops.flatMapLatest { stop in
            // The task begins on main, as the one who selects is there.
            Observable<String>.create { observer in
                let task = Task { @MainActor in observer.onNext((try? await server.departure(from: stop)) ?? "no bus") }
                return Disposables.create { task.cancel() }
            }
        }
        .subscribe(onNext: { text in MainActor.assumeIsolated { write(text) } })
        .disposed(by: bag)
    }

    func select(_ stop: String) { stops.onNext(stop) }
}
