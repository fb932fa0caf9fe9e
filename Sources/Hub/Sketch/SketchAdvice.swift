import Foundation
import LessonKit

/// What to do about errors of the compiler that a sketch has because of its frame, and not because of what is tried in it.
struct SketchAdvice {
    let messages: [String]
    /// The text of the file.
    let source: String
    let checkout: Checkout

    /// The import that is missing, the stage, or where a name of a lesson stands; nil where it is none of these.
    var words: String? {
        let unknown = messages.compactMap { message in
            (message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)
                ?? message.firstMatch(of: /'Stage' has no member '(\w+)'/)).map(\.1)
        }
        guard !unknown.isEmpty else { return nil }
        return missingImport(unknown) ?? (unknown.contains("stage") ? Self.stage : unknown.lazy.compactMap(home).first)
    }

    private static let stage =
        "stage is the course's, and not Rx: it has the clock and draws the rows. It is there between the braces of "
        + "Sketch.play { stage in"

    /// Where the name is a lesson's own.
    private func home(of name: Substring) -> String? {
        guard let course = try? Course(checkout), let declaration = try? Regex("(?:func|class|struct|enum) \(name)\\b")
        else { return nil }
        for lesson in course.lessons {
            let path = lesson.mainPath
            let lines = checkout.text(of: path).sourceLines
            if let line = lines.firstIndex(where: { $0.contains(declaration) }) {
                return
                    "\(name) is no word of Rx. The lesson \(lesson.name) has it in \(path):\(line + 1). A sketch that begins "
                    + "with one of its steps has it too: swift run workbook sketch --from \(lesson.name) --step 1"
            }
        }
        return nil
    }

    private func missingImport(_ unknown: [Substring]) -> String? {
        func isMissing(_ module: String) -> Bool { !source.contains("import \(module)") }
        let usual = ["LessonKit", "Streams"].filter(isMissing)
        let others = Self.modules.filter { module, names in
            isMissing(module) && unknown.contains { names.contains(String($0)) }
        }
        guard let module = (usual + others.map(\.key)).first else { return nil }
        return "The file does not import \(module). Write at its top: import \(module)"
    }

    private static let modules: KeyValuePairs<String, Set<String>> = [
        "Dispatch": ["DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime"],
        "Foundation": [
            "Data", "Date", "FileManager", "JSONDecoder", "Thread", "Timer", "URL", "URLRequest",
            "URLSession", "UUID", "exit", "pow", "sin", "sleep", "sqrt", "usleep",
        ],
        "Screen": ["Alert", "Button", "Label", "Screen", "TextField"],
    ]
}
