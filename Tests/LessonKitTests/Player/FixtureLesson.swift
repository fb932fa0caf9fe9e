import Foundation
import Streams
import Terminal

@testable import LessonKit

/// A small lesson with something of everything. Its steps are read from this very file.
enum FixtureLesson {
    struct Broken: Error {}

    static let steps = [
        Step("Plain output") { _ in
            show("one", 1)
            show(["a long line of output:"] + Array(repeating: "words", count: 16))
        },

        Step("Virtual time") { stage in
            let source = Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).take(3)
            let doubled = source.record("source", on: stage).map { $0 * 2 }.record("doubled", on: stage)

            doubled.subscribe(onNext: { show("got", $0) }).disposed(by: stage.bag)
            stage.at(3) { doubled.subscribe().disposed(by: stage.bag) }
        } variant: { stage in
            show("the variant")
        },

        Step("An error") { stage in
            _ = Observable<Void>.error(Broken()).record("broken", on: stage).subscribe { show($0) }
            throw Broken()
        },
    ]

    static let readme = """
        # A fixture

        Some words with `code`, *stress* and **weight**, and enough of them that they do not fit into a single line.

        ## Plain output

        A list:

        - first
        - second, which is so long that it has to go on in the line below, under its own beginning

        > What comes?

        | word | count |
        |------|-------|
        | `one` | 1 |

        <details><summary>Instructor · 3 minutes</summary>

        Wait for an answer.

        </details>

        ## Virtual time

        > When does the third one come?
        >
        > - **A** At 300 ms.
        > - **B** At 600 ms, as each subscriber has a run of its own.

        ```swift
        source.map { $0 * 2 }
        ```

        - **A** That is when somebody else comes.

        **Variant.** A single line.

        > How many lines come now?

        There is nothing else in it.

        <details><summary>Instructor · 4 minutes</summary>

        Nothing.

        </details>

        ## An error

        > Does the lesson go on?

        It does, with 두 줄 and 👩‍🚀.

        ## Exercises

        Two of them.
        """

    /// The same, where the question of the variant has options.
    static let withPart = readme.replacing(
        "> How many lines come now?\n\n",
        with: "> How many lines come now?\n>\n> - **A** One.\n> - **B** Three.\n\n**A** ")

    private static let recap = """
        ## Recap

        - One is one.

        > Is one two?
        >
        > - **A** No.
        > - **B** Yes.

        **A** No: one is one.
        """

    /// The same with a recap.
    static let withRecap = readme.replacing("## Exercises", with: recap + "\n\n## Exercises")

    static let exercises = [
        ExerciseSource(file: "01-one-of-two.swift", text: "// Predict · One of two (class, 4 min)"),
        ExerciseSource(file: "02-two-of-two.swift", text: "// Build · Two of two (home, 9 min)"),
    ].compactMap(\.self)

    /// This file, which is the lesson's main.swift.
    static func source() throws -> String { try String(contentsOfFile: #filePath, encoding: .utf8) }

    static func script(readme: String = readme) throws -> LessonScript {
        try LessonScript(
            folder: URL(fileURLWithPath: "/somewhere/Lessons/98-fixture"), steps: steps, readme: readme,
            main: source(), exercises: exercises)
    }

    /// What a terminal shows of it.
    static func transcript(
        _ arguments: String..., keys: [WalkChoice] = [], readme: String = readme, columns: Int? = 80,
        hasUnicode: Bool = true, hasKeys: Bool = true, height: Int? = nil,
        with change: (inout Player) -> Void = { _ in }
    ) throws -> ScriptedTerminal {
        let terminal = ScriptedTerminal(
            keys: keys, columns: columns, hasUnicode: hasUnicode, hasKeys: hasKeys, height: height)
        terminal.status = try play(arguments, readme: readme, on: terminal, with: change)
        return terminal
    }

    /// Plays it, and returns the exit code.
    @discardableResult
    static func play(
        _ arguments: [String], readme: String = readme, on terminal: any Console, own: [(String, String)] = [],
        reporter: WalkReporter? = nil, with change: (inout Player) -> Void = { _ in }
    ) throws -> Int32 {
        let script = try script(readme: readme)
        let options = try PlayOptions(arguments, titles: steps.map(\.title))
        var player = Player(script: script, options: options, own: own, console: terminal, reporter: reporter)
        change(&player)
        return player.play()
    }
}

extension Page {
    /// A page without colours.
    static func plain(_ width: Int = 80, isASCII: Bool = false) -> Page {
        Page(width: width, paint: Paint(hasColour: false, isASCII: isASCII))
    }
}

/// A terminal whose keys are pressed in advance. When they have run out, somebody quits.
final class ScriptedTerminal: Console {
    let columns: Int?
    let hasUnicode: Bool
    let isInteractive: Bool
    let hasScreen = true
    let hasColour = false
    let hasKeys: Bool
    let drawableLines: Int?
    private(set) var lines: [String] = []
    private(set) var complaints: [String] = []
    var status: Int32?
    private var keys: ArraySlice<WalkChoice>

    /// - Parameter height: The lines of its window; nil if nothing can be drawn over.
    init(
        keys: [WalkChoice] = [], columns: Int? = 80, hasUnicode: Bool = true, hasKeys: Bool = true, height: Int? = nil
    ) {
        (self.keys, self.columns, self.hasUnicode, self.hasKeys) = (keys[...], columns, hasUnicode, hasKeys)
        (drawableLines, isInteractive) = (height, !keys.isEmpty)
    }

    var text: String { lines.joined(separator: "\n") }

    func write(_ line: String) { lines.append(line) }
    func complain(_ line: String) { complaints.append(line) }

    func busy(_ text: String) { lines.append("<\(text)>") }

    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? {
        lines.append("[\(prompt)]")
        return keys.popFirst().flatMap { meaning($0.key) }
    }
}

extension WalkChoice {
    /// The key for it.
    fileprivate var key: Key {
        switch self {
        case .on: .enter
        case .back: .left
        case .again: .character("r")
        case .play(let key):
            .character(["k", "-", "+", "e"][[.hold, .back, .forward, .short].firstIndex(of: key) ?? 0])
        case .variant: .character("v")
        case .nextStep: .character("n")
        case .form: .character("f")
        case .scroll: .up
        case .latest: .character("l")
        case .delivered: .character("u")
        case .voteAgain: .tab
        case .dark: .character(".")
        case .vote(let letter): .character(Character(letter.lowercased()))
        case .digit(let digit): .character(Character("\(digit)"))
        case .erase: .backspace
        case .stay: .escape
        case .code: .character("c")
        case .keys: .character("?")
        case .nothing: .character("z")
        case .quit: .character("q")
        }
    }
}
