import Foundation
import Marbles
import Terminal

@testable import Hub
@testable import LessonKit

/// The hub in this checkout, asked for operators.
struct OperatorSample {
    let course: Course
    let catalogue: OperatorCatalogue
    let notes: [OperatorNote]
    let tree: OperatorTree
    let pages: [OperatorPage]

    /// To read all and to run it takes seconds, so it is done once.
    nonisolated(unsafe) static let shared = Result { try OperatorSample() }

    private init() throws {
        course = try Course(Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent()))
        catalogue = OperatorCatalogue(course)
        notes = try catalogue.notes.all()
        tree = try catalogue.tree
        pages = try catalogue.pages()
    }

    /// What replaces operators of other libraries.
    var substitutes: [OperatorSubstitute] { notes.flatMap(\.substitutes) }

    /// What `operator` answers, into a pipe or to somebody who presses `keys`.
    func answer(
        _ words: String..., keys: [Key] = [], columns: Int? = 80, hasUnicode: Bool = true
    ) -> (status: Int32, terminal: FakeTerminal) {
        let terminal = FakeTerminal(columns: columns, hasUnicode: hasUnicode, keys: keys)
        let status = Hub(directory: course.checkout.root, terminal: terminal).run(["operator"] + words)
        return (status, terminal)
    }
}

extension Key {
    /// The keys that write a text.
    static func all(_ text: String) -> [Key] { text.map { .character($0) } }
}
