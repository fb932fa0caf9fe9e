import LessonKit

/// The options of the commands.
enum HubOption: String, CaseIterable {
    case all = "--all"
    case anonymous = "--anonymous"
    case ascii = "--ascii"
    case csv = "--csv"
    case json = "--json"
    case lesson = "--lesson"
    case path = "--path"
    case print = "--print"
    case timeLimit = "--time-limit"
    case reveal = "--reveal"
    case svg = "--svg"
    case to = "--to"
    case tree = "--tree"
    case help = "--help"

    /// How it is typed: `--time-limit seconds`.
    var usage: String {
        switch self {
        case .timeLimit: rawValue + " seconds"
        case .lesson: rawValue + " name"
        case .svg: rawValue + " file"
        case .to: rawValue + " folder"
        case .path: rawValue + " letters"
        default: rawValue
        }
    }

    var meaning: String {
        switch self {
        case .all: "Every entry of a class, where a page shows the first five."
        case .anonymous: "A class without names, for the projector."
        case .ascii: "A marble diagram in the letters of the dialect: --1--2--|"
        case .csv: "The class as comma-separated values: a row for each learner, a column for each exercise."
        case .json: "The map, the check or the marble diagram as one JSON object."
        case .lesson: "A warm-up for the room, with the questions of this lesson. Nothing is remembered."
        case .path: "Answers the first questions about operators: --path AAB"
        case .print: "The handouts of the book, to be printed, and nothing else of it."
        case .timeLimit: "How long one exercise may take in a check: 5 if you do not say."
        case .reveal: "Shows the solution of an exercise that has not passed."
        case .svg: "Writes the marble diagram into a file, as a picture for a web page."
        case .to: "The folder of the book: a new one, an empty one, or one with a book in it."
        case .tree: "All questions about operators, and where each answer leads."
        case .help: "What can be typed."
        }
    }

    /// The commands that know it. The help is for all.
    var commands: [HubCommand] { HubCommand.all.filter { $0.options.contains(self) } }

    /// - Throws: `UnknownName`.
    init(named name: String) throws(UnknownName) {
        if let option = name == "-h" ? .help : Self(rawValue: name) {
            self = option
        } else {
            let all = Self.allCases.map(\.rawValue)
            throw UnknownName(
                kind: "option", name: name, nearest: Nearest.names(to: name, in: all), all: all,
                advice: "What each does: swift run workbook --help")
        }
    }
}
