import LessonKit

/// The options of the commands.
enum HubOption: String, CaseIterable {
    case all = "--all"
    case anonymous = "--anonymous"
    case ascii = "--ascii"
    case csv = "--csv"
    case from = "--from"
    case json = "--json"
    case lesson = "--lesson"
    case list = "--list"
    case once = "--once"
    case step = "--step"
    case timeLimit = "--time-limit"
    case reveal = "--reveal"
    case svg = "--svg"
    case help = "--help"

    /// How it is typed: `--time-limit seconds`.
    var usage: String {
        switch self {
        case .timeLimit: rawValue + " seconds"
        case .lesson, .from: rawValue + " name"
        case .step: rawValue + " number"
        case .svg: rawValue + " file"
        default: rawValue
        }
    }

    var meaning: String {
        switch self {
        case .all: "Every entry of a class, where a page shows the first five."
        case .anonymous: "A class without names, for the projector."
        case .ascii: "A marble diagram in the letters of the dialect: --1--2--|"
        case .csv: "The class as comma-separated values: a row for each learner, a column for each exercise."
        case .from: "A new sketch that begins with a step of this lesson; --step says which."
        case .step: "The step of the lesson that a sketch begins with: --from subjects --step 2"
        case .json: "The map, the check or the marble diagram as one JSON object."
        case .lesson: "A warm-up for the room, with the questions of this lesson. Nothing is remembered."
        case .list: "Your sketches, by name."
        case .once: "Runs the sketch once and ends, with 0 if it came to its end. Without a terminal this is so anyway."
        case .timeLimit: "How long one exercise may take in a check, or a sketch: 5 if you do not say."
        case .reveal: "Shows the solution of an exercise that has not passed."
        case .svg: "Writes the marble diagram into a file, as a picture for a web page."
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
