import Dispatch

#if canImport(CDispatch)
    import CDispatch
#endif

/// The label of the queue that this code runs on.
package var currentQueueLabel: String {
    #if canImport(CDispatch)
        String(cString: dispatch_queue_get_label(nil))
    #else
        String(cString: __dispatch_queue_get_label(nil))
    #endif
}
