import Dispatch

#if canImport(CDispatch)
    import CDispatch
#endif

/// The name that a learner would give to the queue that this code runs on.
package func currentQueueName() -> String {
    #if canImport(CDispatch)
        let label = String(cString: dispatch_queue_get_label(nil))
    #else
        let label = String(cString: __dispatch_queue_get_label(nil))
    #endif
    if label == "com.apple.main-thread" { return "main" }
    return label.hasPrefix("com.apple.root.") ? "global" : label
}
