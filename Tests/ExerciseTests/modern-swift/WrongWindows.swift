import Streams

/// Cancels its task when it is freed.
final class Window {
    private let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
    deinit { task.cancel() }
}

/// All windows have one task: a new one ends the last.
final class OneTask {
    nonisolated(unsafe) private static var last: Task<Void, Never>?

    init(_ task: Task<Void, Never>) {
        Self.last?.cancel()
        Self.last = task
    }

    deinit { Self.last?.cancel() }
}

/// Its task holds it.
@MainActor final class SelfHolding {
    private var task: Task<Void, Never>?
    private let write: @MainActor (String) -> Void

    init(_ headlines: AsyncStream<String>, _ write: @escaping @MainActor (String) -> Void) {
        self.write = write
        task = Task { for await headline in headlines { self.write(headline) } }
    }

    deinit { task?.cancel() }
}

/// Looks at itself with each headline, and cancels nothing.
@MainActor final class WeakLoop {
    private let write: @MainActor (String) -> Void

    init(_ headlines: AsyncStream<String>, _ write: @escaping @MainActor (String) -> Void) {
        self.write = write
        Task { [weak self] in
            for await headline in headlines {
                guard let self else { return }
                self.write(headline)
            }
        }
    }
}

/// Right: its task does not hold it.
@MainActor final class Both {
    private var task: Task<Void, Never>?
    private let write: @MainActor (String) -> Void

    init(_ headlines: AsyncStream<String>, _ write: @escaping @MainActor (String) -> Void) {
        self.write = write
        task = Task { [weak self] in for await headline in headlines { self?.write(headline) } }
    }

    deinit { task?.cancel() }
}
