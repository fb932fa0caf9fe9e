extension AsyncSequence {
    /// The elements of this sequence, as an observable.
    ///
    ///     lines.asObservable()
    ///
    /// Each subscription starts a detached task that loops over the sequence; the elements come from there, on no queue in
    /// particular. Disposing cancels the task.
    ///
    /// Many asynchronous sequences can be looped over once only. Then a second subscription receives few elements, or none.
    ///
    /// - Parameter priority: The priority of the task.
    ///
    /// Source: RxSwift, `AsyncSequence.asObservable`.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        let loop = Carried { (observer: AnyObserver<Element>) async throws in
            for try await element in self { observer.onNext(element) }
        }
        return .create { observer in
            let task = Task.detached(priority: priority) {
                do {
                    try await loop.value(observer)
                    observer.onCompleted()
                } catch is CancellationError {
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
