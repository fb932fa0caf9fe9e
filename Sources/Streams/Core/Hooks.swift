import Foundation
import Synchronization

/// Places where a program may put its own code.
public enum Hooks {
    /// Handles an error if the subscriber has given no `onError`.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Swift.Error) -> Void

    /// Finds out where a subscription is being made: a line for each call that led to it.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let handler = Locked<DefaultErrorHandler> { subscriptionCallStack, error in
        #if DEBUG
            print("Unhandled error happened: \(error)")
            if !subscriptionCallStack.isEmpty {
                print("subscription called from:\n\(subscriptionCallStack.joined(separator: "\n"))")
            }
        #endif
    }

    private static let capture = Locked<CustomCaptureSubscriptionCallstack> {
        #if DEBUG
            Thread.callStackSymbols
        #else
            []
        #endif
    }

    private static let isRecording = Atomic(false)

    /// Called with an error if the subscriber has given no `onError`, on the thread of the error. A debug build prints it.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.value }
        set { _ = handler.exchange(newValue) }
    }

    /// Whether `subscribe(onNext:...)` remembers where it was called, and gives that to `defaultErrorHandler`. It costs time, and is
    /// off at first.
    public static var recordCallStackOnError: Bool {
        get { isRecording.load(ordering: .relaxed) }
        set { isRecording.store(newValue, ordering: .relaxed) }
    }

    /// Finds out where `subscribe` was called. A debug build takes the call stack of the thread, a release build nothing.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { capture.value }
        set { _ = capture.exchange(newValue) }
    }
}
