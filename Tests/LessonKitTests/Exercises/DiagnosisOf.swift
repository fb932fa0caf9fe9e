@testable import LessonKit

/// What a check throws, if it is a diagnosis.
func diagnosisOf(_ check: () throws -> Void) -> Diagnosis? {
    if case .wrong(let diagnosis) = Verdict(of: check) { diagnosis } else { nil }
}

extension Diagnosis {
    /// The evidence as plain lines.
    var lines: [String] { evidence.flatMap { $0.lines(width: 76) } }
}
