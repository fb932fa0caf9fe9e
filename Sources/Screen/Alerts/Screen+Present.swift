import Streams

extension Screen {
    /// Shows an alert above the screen. If another one stands there, it waits until that one has gone.
    ///
    ///     screen.present(alert)
    ///
    /// If the screen is in a stack, the alert stands above the whole stack. An alert that stands or waits already stays where it is.
    public final func present(_ alert: Alert) {
        MainQueue.expect(.used, of: "present", on: self)
        guard !alert.isPresented else { return }
        let presenter = stack ?? self
        alert.stand(on: presenter)
        presenter.presented.withLock { $0.append(alert) }
    }
}
