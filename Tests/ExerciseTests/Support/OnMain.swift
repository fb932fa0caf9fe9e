import Dispatch
import Streams

/// Runs `body` on the main queue and waits for it. For a check that is on main in some places and not in others; one that is
/// there all the time says `check.isOnMain = true`.
public func onMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    try DispatchQueue.isMain ? body() : DispatchQueue.main.sync(execute: body)
}

/// Runs `body` on the main queue and waits for it, if `isWanted`; otherwise where it is called.
func onMain<Result>(if isWanted: Bool, _ body: () -> Result) -> Result { isWanted ? onMain(body) : body() }
