import Testing

@testable import LessonKit

@Suite("The command line of a lesson")
struct PlayOptionsTests {
    private let titles = ["Nothing happens", "What comes after", "What subscribe returns"]

    private func options(_ arguments: String...) throws(UsageError) -> PlayOptions {
        try PlayOptions(arguments, titles: titles)
    }

    @Test func `options may be combined, the speaker's view with --ascii and --help alone`() throws {
        let options = try options("--walk", "--notes", "--ascii", "--step", "2")
        #expect(options.walk && options.notes && options.ascii && !options.list && !options.help)
        #expect(options.step == 2)
        #expect(try self.options("--speaker", "--ascii").speaker && self.options("--speaker", "--help").help)
        #expect(throws: UsageError.self, "not with a lesson's own") {
            try PlayOptions(["--speaker", "--play"], titles: titles, own: ["--play"])
        }
    }

    @Test(arguments: [["--step", "3"], ["--step=3"], ["--step", "what SUBSCRIBE returns"], ["--step", "What sub"]])
    func `a step is named by its number, its title or the beginning of it`(arguments: [String]) throws {
        #expect(try PlayOptions(arguments, titles: titles).step == 3)
    }

    @Test(arguments: [
        (["--wlak"], "\"--wlak\" is not an option. Did you mean --walk? The options: --walk --room --core"),
        (["-x"], "\"-x\" is not an option. The options:"),
        (["3"], "\"3\" is not an option. Did you mean --step 3?"),
        (["--record"], "--record needs the name of a file."),
        (["--record", "--virtual"], "--record needs the name of a file."),
        (["--virtual"], "--virtual goes with --record."),
        (["--step"], "--step needs a step: its number, 1 to 3, or its title."),
        (["--step", "--walk"], "--step needs a step"),
        (["--step="], "--step needs a step"),
        (["--step", "0"], "There is no step 0. The steps are 1 to 3. --list shows them."),
        (["--step", "4"], "There is no step 4."),
        (["--step", "-1"], "There is no step -1."),
        (["--step", "What"], "\"What\". Did you mean \"What comes after\" or \"What subscribe returns\"?"),
        (["--step", "Nothing hapens"], "\"Nothing hapens\". Did you mean \"Nothing happens\"?"),
        (["--step", "kitchen"], "There is no step called \"kitchen\". --list shows the steps."),
        (["--walk=yes"], "--walk takes no value."),
        (["--speaker", "--step", "2"], "--speaker follows the walk in another terminal, and takes no --step."),
        (["--room"], "--room goes with --walk"),
        (["--walk", "--variant"], "--variant goes with --walk --step"),
        (["--walk", "--speaker"], "takes no --walk. With --speaker goes only --ascii."),
        ([""], "\"\" is not an option."),
    ]) func `what is wrong is said, with what to do`(arguments: [String], says: String) {
        let error = #expect(throws: UsageError.self) { try PlayOptions(arguments, titles: titles) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }

    @Test func `a lesson may have options of its own`() throws {
        let options = try PlayOptions(["--live", "--notes"], titles: titles, own: ["--live"])
        #expect(options.notes)
        let error = #expect(throws: UsageError.self) { try PlayOptions(["--lvie"], titles: titles, own: ["--live"]) }
        #expect(error?.description.contains("Did you mean --live? The options: --walk") == true)
        #expect(throws: UsageError("--live takes no value.")) {
            try PlayOptions(["--live=yes"], titles: titles, own: ["--live"])
        }
        #expect(throws: UsageError.self, "and no other lesson has them") { try PlayOptions(["--live"], titles: titles) }
    }

    @Test func `--help says what a lesson's own options do`() throws {
        let terminal = ScriptedTerminal()
        let own = [("--live", "asks the real service")]
        #expect(try FixtureLesson.play(["--help"], on: terminal, own: own) == 0)
        #expect(terminal.text.contains("[--ascii] [--live]"))
        #expect(terminal.text.contains("--live         asks the real service"))
    }

    @Test func `a lesson without a screen says that it has none to play`() throws {
        #expect(throws: Never.self) { try PlayOptions(["--play", "--ascii"], titles: titles, own: ["--play"]) }
        let error = #expect(throws: UsageError.self) { try options("--play") }
        #expect(error?.description.contains("This lesson has no screen to play.") == true)
    }
}
