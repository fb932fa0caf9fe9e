/// What to do about errors of the compiler that a sketch has because of its frame, and not because of what is tried in it.
struct SketchAdvice {
    let messages: [String]
    /// The text of the file.
    let source: String

    /// The import that is missing; nil where none is.
    var words: String? {
        let unknown = messages.compactMap { $0.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { $0.1 } }
        guard !unknown.isEmpty else { return nil }
        func isMissing(_ module: String) -> Bool { !source.contains("import \(module)") }
        let usual = ["LessonKit", "Streams"].filter(isMissing)
        let others = Self.modules.filter { module, names in
            isMissing(module) && unknown.contains { names.contains(String($0)) }
        }
        guard let module = (usual + others.map(\.key)).first else { return nil }
        return "The file does not import \(module). Write at its top: import \(module)"
    }

    private static let modules: KeyValuePairs<String, Set<String>> = [
        "Foundation": [
            "Data", "Date", "DispatchQueue", "FileManager", "JSONDecoder", "Thread", "Timer", "URL", "URLRequest",
            "URLSession", "UUID", "exit", "pow", "sin", "sleep", "sqrt", "usleep",
        ],
        "Screen": ["Alert", "Button", "Label", "Screen", "TextField"],
    ]
}
