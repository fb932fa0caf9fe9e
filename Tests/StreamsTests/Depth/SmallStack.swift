import Foundation
import Streams

/// Runs `body` on a thread with little stack, so that recursion which uses it up is found at a moderate depth: it ends the process.
func onSmallStack(_ body: @escaping () -> Void) async {
    let body = Carried(body)
    await withCheckedContinuation { continuation in
        let thread = Thread {
            body.value()
            continuation.resume()
        }
        thread.stackSize = 512 << 10
        thread.start()
    }
}

extension ObservableType where Element == Int {
    /// How many elements come, and what the last of them is, and how it ends: `100000 elements, the last 7, |`.
    ///
    /// What comes inside `subscribe` counts.
    func summary() -> String {
        var (count, last, end) = (0, 0, "no end")
        subscribe(
            onNext: { element in
                count += 1
                last = element
            }, onError: { end = "#\($0)" }, onCompleted: { end = "|" }
        ).dispose()
        return "\(count) elements, the last \(last), \(end)"
    }
}
