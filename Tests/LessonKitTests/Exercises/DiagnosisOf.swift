import LessonKit

/// What a check throws, if it is a diagnosis.
func diagnosisOf(_ check: () throws -> Void) -> Diagnosis? {
    if case .wrong(let diagnosis) = Verdict(of: check) { diagnosis } else { nil }
}
