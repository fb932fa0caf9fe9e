/// A mistake in the program that only a run shows, such as work for the screen off the main queue.
///
/// All of them are reported here. If there is a `Hooks.misuseListener` or a `Hooks.misuseHandler`, it decides what follows.
package struct Misuse: Swift.Error, CustomStringConvertible {
    /// What follows a mistake if there is no handler.
    package enum Consequence: Sendable {
        /// A debug build prints it.
        case isPrinted
        /// A debug build stops with it, a release build prints it.
        case stopsDebugBuild
        /// The program stops.
        case stops
    }

    /// The mistake, why it matters, and the remedy.
    package let description: String
    /// What follows if there is no handler.
    package let consequence: Consequence

    package init(_ description: String, consequence: Consequence) {
        self.description = description
        self.consequence = consequence
    }

    /// Calls the listener or the handler, or lets the consequence follow.
    package func report(file: StaticString = #fileID, line: UInt = #line) {
        if let listener = Hooks.misuseListener { return listener.value(self) }
        if let handler = Hooks.misuseHandler { return handler(self) }
        follow(file: file, line: line) { print($0) }
    }

    /// Lets the consequence follow, printed by `print`.
    package func follow(file: StaticString = #fileID, line: UInt = #line, print: (String) -> Void) {
        switch consequence {
        case .isPrinted:
            #if DEBUG
                print(description)
            #endif
        case .stopsDebugBuild:
            #if DEBUG
                fatalError(description, file: file, line: line)
            #else
                print(description)
            #endif
        case .stops: fatalError(description, file: file, line: line)
        }
    }
}

extension Hooks {
    private static let misuse = Locked<((Misuse) -> Void)?>(nil)

    /// Called with each mistake, in place of its consequence, on the thread that makes it.
    package static var misuseHandler: ((Misuse) -> Void)? {
        get { misuse.value }
        set { _ = misuse.exchange(newValue) }
    }

    /// Called with each mistake that a task makes on its own thread, in place of the handler: checks that run at the same time do
    /// not hear each other's.
    @TaskLocal package static var misuseListener: Carried<(Misuse) -> Void>?
}
