import Dispatch
import LessonKit
import Synchronization

/// What operators do, in a sentence each. It is read from the files of the operators while the page is already there.
final class LabSummaries: Sendable {
    private let read = Mutex<[String: String]?>(nil)

    /// Begins to read. Nothing comes without a checkout.
    init(_ checkout: Checkout?) {
        guard let checkout else { return }
        DispatchQueue.global().async {
            let docs = OperatorDoc.all(in: checkout)
            self.read.withLock { $0 = Dictionary(docs.map { ($0.name, $0.summary) }) { one, _ in one } }
        }
    }

    /// All of them, once, when they are there.
    func take() -> [String: String]? {
        read.withLock { summaries in
            defer { summaries = nil }
            return summaries
        }
    }
}
