extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single with the result of an asynchronous function, or the error that it throws.
    ///
    ///     Single.create { try await photos.load("harbour") }
    ///
    /// Each subscription starts a task of its own. Disposing cancels it: then its result does not arrive.
    ///
    /// - Parameters:
    ///   - detached: Whether the task inherits nothing (priority, task-local values) from the code that subscribes.
    ///   - priority: The priority of the task.
    ///   - work: Runs in the task.
    ///
    /// Source: RxSwift, `Single.create`.
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        .create { observer in
            let run: @Sendable () async -> Void = {
                do {
                    observer(.success(try await work()))
                } catch {
                    observer(.failure(error))
                }
            }
            let task =
                detached ? Task.detached(priority: priority, operation: run) : Task(priority: priority, operation: run)
            return Disposables.create { task.cancel() }
        }
    }
}
