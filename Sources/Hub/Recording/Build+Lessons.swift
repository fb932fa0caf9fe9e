import Foundation

extension Build {
    /// A build of programs that play lessons. `LESSON` would leave these programs out.
    init(
        programsOf checkout: Checkout, onProgress: @escaping (String) -> Void,
        isGivenUp: @escaping () -> Bool = { false }
    ) {
        self.init(
            checkout: checkout, folder: BuildFolder(for: checkout),
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }, onProgress: onProgress,
            isCancelled: { Interruption.requested != nil || isGivenUp() })
    }
}
