import Dispatch

extension DispatchQueue {
    private static let mainKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Marks the main queue, so that code can tell whether it runs there.
    static func markMain() { _ = mainKey }

    /// Whether this code runs as part of the main queue.
    ///
    /// The thread is no sign: on Linux the main queue may run on another thread than the one that the process began with.
    package static var isMain: Bool { DispatchQueue.getSpecific(key: mainKey) ?? false }
}
