import Dispatch
import Streams

/// Runs `body` on the main queue and waits for it, if `isWanted`; otherwise where it is called.
func onMain<Result>(if isWanted: Bool, _ body: () -> Result) -> Result {
    isWanted && !DispatchQueue.isMain ? DispatchQueue.main.sync(execute: body) : body()
}
