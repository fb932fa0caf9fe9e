import Screen
import Streams

@testable import photo_collage_exercises

/// The alert of the solution, and others.
extension `photo-collage` {
    @discardableResult
    static func present(on screen: Screen, _ answer: @escaping (Bool) -> Void) -> Alert {
        let alert = Alert(title: "Clear the collage?")
        alert.addAction("Clear") { answer(true) }
        alert.addAction("Keep", style: .cancel) { answer(false) }
        screen.present(alert)
        return alert
    }

    /// The solution, with other buttons.
    static func asked(
        _ screen: Screen, title: String = "Clear the collage?", style: Alert.Style = .cancel,
        clearStyle: Alert.Style = .default, keep: Keep = .second, dismisses: Bool = true
    ) -> Single<Bool> {
        .create { single in
            let alert = Alert(title: title)
            let clear = { alert.addAction("Clear", style: clearStyle) { single(.success(true)) } }
            if keep != .first { clear() }
            if keep != .missing {
                alert.addAction("Keep", style: style) { if keep != .silent { single(.success(false)) } }
            }
            if keep == .first { clear() }
            screen.present(alert)
            return Disposables.create { if dismisses { alert.dismiss() } }
        }
    }

    /// Where Keep stands, and whether it says something.
    enum Keep { case first, second, missing, silent }

    /// One alert and one answer for all subscribers.
    static func oneForAll(_ screen: Screen) -> Single<Bool> {
        let (alert, answer) = (Alert(title: "Clear the collage?"), ReplaySubject<Bool>.create(bufferSize: 1))
        alert.addAction("Clear") { answer.onNext(true) }
        alert.addAction("Keep", style: .cancel) { answer.onNext(false) }
        return .deferred {
            screen.present(alert)
            return answer.take(1).asSingle().do(onDispose: { alert.dismiss() })
        }
    }

    /// Right: a weak screen.
    static func onAWeakScreen(_ screen: Screen) -> Single<Bool> {
        .create { [weak screen] single in
            let alert = Alert(title: "Clear the collage?", message: nil)
            alert.addAction("Clear", style: .default) { single(.success(true)) }
            alert.addAction("Keep", style: .cancel) {
                alert.dismiss()
                single(.success(false))
            }
            screen?.present(alert)
            return Disposables.create(with: alert.dismiss)
        }
    }
}
