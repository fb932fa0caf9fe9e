import ExerciseSupport

@testable import traits_exercises

/// A window, on which a notice lies or not.
final class Window: Scene<Never>, Board {
    private let notice = SerialDisposable()
    private var taps: Observable<String> = .never()

    func put(
        _ notice: (String, any Board) throws -> Completable, _ text: String, _ taps: String
    ) throws -> Observable<Never> {
        self.taps = cold("the notice", taps, as: String.self).asObservable()
        return try notice(text, self).asObservable()
    }

    func put(_ text: String, onClose: @escaping () -> Void) {
        log(text)
        notice.disposable = taps.subscribe(onNext: { _ in onClose() })
    }

    func clear() { notice.disposable = Disposables.create() }
}
