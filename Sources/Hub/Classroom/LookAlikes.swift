import Foundation
import LessonKit
import Marbles

extension [ClassFolder.Learner] {
    /// The same learners. Where names look alike, or like nothing, what cannot be seen has an escape: `An\u{200B}na`.
    var toldApart: [ClassFolder.Learner] {
        let alike = Dictionary(grouping: self, by: \.name.look)
        return map { learner in
            var learner = learner
            let look = learner.name.look
            if look.isEmpty || (alike[look]?.count ?? 0) > 1 { learner.name = learner.name.withoutSecrets }
            return learner
        }
    }
}

extension String {
    /// The text as far as it can be seen.
    fileprivate var look: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible })).split(
            whereSeparator: \.isWhitespace
        )
        .joined(separator: " ").lowercased()
    }

    /// The text with an escape for each letter that cannot be seen. A space between two words stays.
    fileprivate var withoutSecrets: String {
        let isPlain = trimmingCharacters(in: .whitespaces) == self && !contains("  ")
        return unicodeScalars.map { scalar in
            let isSeen = !scalar.isInvisible && !scalar.properties.isWhitespace || scalar == " " && isPlain
            return isSeen ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it takes no place, or is a letter that nothing is drawn of.
    fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint || self == "\u{2800}" }
}
