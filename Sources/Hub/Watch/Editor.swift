import Foundation
import LessonKit

/// The learner's own editor, as VISUAL or EDITOR names it.
struct Editor: Equatable {
    /// The program and what is given to it each time.
    let words: [String]

    /// Nil when neither is set.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
        guard let named else { return nil }
        words = named.split(separator: " ").map(String.init)
    }

    /// The command that opens `path` at `line`. An editor that is not known is given the file alone.
    func command(_ path: String, line: Int) -> [String] {
        let name = words[0].split(separator: "/").last.map(String.init) ?? ""
        switch name {
        case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "pico", "micro", "joe", "kak", "mg", "ne":
            return words + ["+\(line)", path]
        case "code", "codium", "cursor": return words + ["--goto", "\(path):\(line)"]
        case "hx", "helix", "subl", "zed": return words + ["\(path):\(line)"]
        case "mate", "xed", "bbedit": return words + ["--line", "\(line)", path]
        default: return words + [path]
        }
    }
}
