import LessonKit
import Terminal

/// A part of a command's answer, as data: it says what stands there, and a `Renderer` decides where.
enum Block: Equatable, Sendable {
    /// Sentences, broken between words.
    case prose([StyledText])
    /// One line that stays whole where it can: a path, a row for a pipe.
    case whole([StyledText])
    /// A command, to be typed as it stands.
    case command(String)
    /// The command that shows a hint.
    case hint(String)
    /// Lines of code. A line that does not fit is broken where code may be.
    case code([String])
    /// Rows that stand one above the other. If they do not fit, all are cut at one column.
    case diagram([String])
    /// What a check has seen.
    case evidence(Evidence)
    /// Markdown: a hint.
    case markdown([MarkdownBlock])
    /// The output of an exercise.
    case printed(Printed)
    /// The rows of marbles of a sketch.
    case marbles(SketchReport)
    /// What a sketch printed, each line with its time.
    case output(SketchReport)
    /// A mark, and blocks to the right of it.
    indirect case marked(StyledText, [Block])
    /// Blocks that stand further to the right, as code does on the page.
    indirect case inset([Block])
    /// The map's rows.
    case lessons([LessonRow])
    /// Two texts, side by side if there is room.
    case beside(LabelledText, LabelledText)
    /// The table of a class.
    case classTable(ClassTable)
    /// An empty line, unless there is one already.
    case gap
}

/// A text with a label above it.
struct LabelledText: Equatable, Sendable {
    let label: String
    let lines: [String]
}

extension Block {
    static func prose(_ text: String, _ style: Style = []) -> Block { .prose([StyledText(text, style)]) }

    static func whole(_ text: String, _ style: Style = []) -> Block { .whole([StyledText(text, style)]) }

    /// Blocks to the right of `mark`.
    static func marked(_ mark: String, _ style: Style = [], _ blocks: [Block]) -> Block {
        .marked(StyledText(mark, style), blocks)
    }

    /// Blocks that stand so many columns further to the right.
    static func indented(by columns: Int = 2, _ blocks: [Block]) -> Block {
        .marked(String(repeating: " ", count: columns), [], blocks)
    }
}
