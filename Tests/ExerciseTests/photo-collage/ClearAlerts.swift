import Screen
import Streams

@testable import photo_collage_exercises

/// The alert of the solution, and others.
extension AskBeforeClearing {
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
        clearStyle: Alert.Style = .default, keepFirst: Bool = false, dismisses: Bool = true
    ) -> Single<Bool> {
        .create { single in
            let alert = Alert(title: title)
            let clear = { alert.addAction("Clear", style: clearStyle) { single(.success(true)) } }
            if !keepFirst { clear() }
            alert.addAction("Keep", style: style) { single(.success(false)) }
            if keepFirst { clear() }
            screen.present(alert)
            return Disposables.create { if dismisses { alert.dismiss() } }
        }
    }
}
