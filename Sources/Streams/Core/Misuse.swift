/// A mistake in the program that only a run shows, such as work for the screen off the main queue.
///
/// All of them are reported here. Somebody who listens to them, or a `Hooks.misuseHandler`, decides what follows.
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
        if let listener = Hooks.misuseListener?.value { return listener(self) }
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

    @TaskLocal fileprivate static var misuseListener: Carried<(Misuse) -> Void>?

    /// Runs `body`. `listener` is called with each mistake that it makes on its own thread, in place of the handler and of the
    /// consequence: two checks that run at the same time do not hear each other's.
    package static func listen<Result>(
        toMisuses listener: @escaping (Misuse) -> Void, in body: () throws -> Result
    ) rethrows -> Result {
        try $misuseListener.withValue(Carried(listener), operation: body)
    }
}
