import Dispatch
import LessonKit
import Synchronization

/// What the checkout knows about the operators.
struct LabKnowledge: Equatable {
    /// What each does, in a sentence, by its name.
    var summaries: [String: String] = [:]
    /// How others call them: `OperatorNotes.namesInLaboratory`.
    var otherNames: [String: String] = [:]
}

/// Reads the files of the operators while the page is already there.
final class LabKnowledgeReader: Sendable {
    private let read = Mutex<LabKnowledge?>(nil)

    /// Begins to read. Nothing comes without a checkout.
    init(_ checkout: Checkout?) {
        guard let checkout else { return }
        DispatchQueue.global().async {
            let docs = OperatorDoc.all(in: checkout)
            let summaries = Dictionary(docs.map { ($0.name, $0.summary) }) { one, _ in one }
            let notes = OperatorNotes(of: docs + OperatorDoc.types(in: checkout), in: checkout)
            let otherNames = try? notes.namesInLaboratory()
            self.read.withLock { $0 = LabKnowledge(summaries: summaries, otherNames: otherNames ?? [:]) }
        }
    }

    /// All of it, once, when it is there.
    func take() -> LabKnowledge? {
        read.withLock { knowledge in
            defer { knowledge = nil }
            return knowledge
        }
    }
}
