import Foundation
import LessonKit

/// A check that is not as it came with the course. A reset of its exercise does not bring it back.
struct ChangedCheck {
    /// As seen from the checkout.
    let path: String

    static let cause = "A rename in an editor reaches the check, too."

    /// Those of `paths` that are not as they were committed. Without a history nobody knows.
    static func all(_ paths: [String], in checkout: Checkout) -> [ChangedCheck] {
        guard checkout.hasHistory, !paths.isEmpty else { return [] }
        return Git(in: checkout.root).changed(paths).map(ChangedCheck.init)
    }

    var finding: Finding {
        Finding(
            kind: .note, text: "\(path) is not as it came with the course. \(Self.cause)",
            advice: "If you did not mean to change it, take it anew:", command: "git checkout -- \(path)")
    }
}

extension Checkout {
    /// Whether git has it.
    var hasHistory: Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path) }
}
