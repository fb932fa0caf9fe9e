import LessonKit
import Terminal

extension [Finding] {
    /// Each finding with its mark; below it what to do, if it is not well.
    var blocks: [Block] {
        flatMap { finding -> [Block] in
            let isWell = finding.kind == .well
            let advice: [Block] = isWell || finding.advice.isEmpty ? [] : [.prose(finding.advice)]
            let command: [Block] = isWell ? [] : finding.command.map { [.command($0)] } ?? []
            return [.marked("\(finding.kind.mark) ", finding.kind.style, [.prose(finding.text)] + advice)] + command
        }
    }
}

extension Finding.Kind {
    /// Its sign. Colour is never the only sign.
    var mark: String {
        switch self {
        case .well: "✓"
        case .note: "·"
        case .trouble: "✗"
        }
    }

    var style: Style {
        switch self {
        case .well: .strong
        case .note: .quiet
        case .trouble: .bad
        }
    }
}
