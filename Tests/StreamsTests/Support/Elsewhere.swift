import Dispatch

/// Runs `body` on a queue that is not the main queue, and waits for it.
func elsewhere<Result>(_ body: () throws -> Result) rethrows -> Result {
    try DispatchQueue(label: "elsewhere").sync(execute: body)
}

/// Lets everything run that the main queue has been given so far.
func mainQueueIsIdle() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
