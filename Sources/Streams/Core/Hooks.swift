import Foundation

/// Places where a program may put its own code.
public enum Hooks {
    /// What is done with an error that a subscriber gave no `onError` for.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Swift.Error) -> Void

    private static let handler = Locked<DefaultErrorHandler> { _, error in
        #if DEBUG
            print("Unhandled error happened: \(error)")
        #endif
    }

    /// Called with an error that a subscriber gave no `onError` for, on the thread of the error. A debug build prints it.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.withLock { $0 } }
        set { _ = handler.exchange(newValue) }
    }
}
