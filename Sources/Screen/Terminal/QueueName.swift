import Platform

/// The name that a learner would give to the queue that this code runs on.
package func currentQueueName() -> String {
    let label = currentQueueLabel
    if label == "com.apple.main-thread" { return "main" }
    return label.hasPrefix("com.apple.root.") ? "global" : label
}
