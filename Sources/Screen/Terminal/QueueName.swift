import Platform

/// The queue that this code runs on, as a learner would call it.
package func currentQueueName() -> String {
    let label = currentQueueLabel
    if label == "com.apple.main-thread" { return "main" }
    return label.hasPrefix("com.apple.root.") ? "global" : label
}
