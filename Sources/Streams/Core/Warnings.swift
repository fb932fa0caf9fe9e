/// Where warnings about a program's own mistakes go: printed, in a debug build.
package enum Warnings {
    private static let current = Locked<(String) -> Void> { print($0) }

    static func warn(_ text: String) { current.withLock { $0 }(text) }

    /// Sends warnings to `handler` from now on, and gives back where they went before.
    package static func redirect(to handler: @escaping (String) -> Void) -> (String) -> Void {
        current.exchange(handler)
    }
}
