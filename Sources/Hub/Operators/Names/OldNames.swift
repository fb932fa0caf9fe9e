import Foundation
import LessonKit

/// RxSwift's earlier names, from the declarations in Sources/Streams/Deprecated.
struct OldNames {
    /// Each name with today's.
    let all: [(old: String, name: String)]

    init(_ checkout: Checkout) {
        let folder = "Sources/Streams/Deprecated"
        all = checkout.files(in: folder).sorted().flatMap { Self.names(in: checkout.text(of: "\(folder)/\($0)")) }
    }

    /// Each declaration, with the name in the `@available` above it.
    private static func names(in source: String) -> [(String, String)] {
        var names: [(String, String)] = []
        var today: String?
        for line in source.sourceLines {
            if line.contains("deprecated"),
                let match = line.firstMatch(of: #/(?:renamed: "|Use )([a-zA-Z]+(?:\([a-z]+:)?)/#)
            {
                let parts = match.1.split { "(:".contains($0) }.map(String.init)
                today =
                    parts.count > 1 && OperatorDoc.labels.contains(parts[1]) ? "\(parts[0])(\(parts[1]):)" : parts[0]
            } else if let new = today, let match = line.firstMatch(of: #/public .*?(?:func|class) `?([a-zA-Z]+)/#) {
                names.append((String(match.1), new))
                today = nil
            }
        }
        return names.filter { old, new in old != new.prefix { $0 != "(" } }
    }

    /// The earlier names of an operator.
    func names(for name: String) -> [String] {
        all.filter { $0.name == name }.reduce(into: []) { if !$0.contains($1.old) { $0.append($1.old) } }
    }
}
