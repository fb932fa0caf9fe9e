import Synchronization

/// Makes something of a text, once: who looks at a whole course asks for the same several times.
package final class Memo<Made: Sendable>: Sendable {
    private let known = Mutex<[String: Made]>([:])
    private let make: @Sendable (String) -> Made

    package init(_ make: @escaping @Sendable (String) -> Made) { self.make = make }

    package func callAsFunction(_ text: String) -> Made {
        if let made = known.withLock({ $0[text] }) { return made }
        let made = make(text)
        known.withLock { $0[text] = made }
        return made
    }
}
