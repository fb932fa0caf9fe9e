import Testing

@testable import Hub
@testable import LessonKit

struct HubArgumentsTests {
    @Test func `without a word it is the map, and check takes a lesson and a number, or less`() throws {
        #expect(try HubArguments([]).command.name == "map")
        #expect(try HubArguments(["--json"]).has(.json))
        for words in [[], ["subscribe"], ["2", "3"]] {
            let arguments = try HubArguments(["check", "--json"] + words)
            #expect(arguments.command.name == "check")
            #expect(arguments.has(.json))
            #expect(arguments.words == words)
        }
    }

    @Test func `the value of an option stands behind it, or behind an equals sign`() throws {
        for (words, option) in [
            (["check", "--time-limit", "0.5"], HubOption.timeLimit), (["check", "--time-limit=0.5"], .timeLimit),
            (["class", "friday", "--html", "0.5"], .html), (["class", "friday", "--html=0.5"], .html),
            (["book", "--to", "0.5"], .to), (["book", "--to=0.5"], .to), (["marble", "merge", "--svg=0.5"], .svg),
        ] {
            #expect(try HubArguments(words)[option] == "0.5", "\(words)")
        }
        #expect(try HubArguments(["check", "--time-limit", "0.5"]).timeLimit == 0.5)
    }

    @Test(arguments: ["x", "0", "-1", "nan", "3601"])
    func `a time limit has to be a time`(_ text: String) {
        #expect(throws: UsageError.self) { try HubArguments(["check", "--time-limit", text]) }
        #expect(throws: UsageError.self) { try HubArguments(["check", "--time-limit"]) }
    }

    @Test func `too few words or too many are answered with how it is typed`() {
        for words in [["subscribe"], ["subscribe", "3", "4"]] {
            let error = #expect(throws: UsageError.self) { try HubArguments(["solution"] + words) }
            #expect(error?.description == "Type it so: swift run workbook solution lesson number")
        }
        #expect(throws: UsageError.self) { try HubArguments(["check", "a", "1", "2"]) }
    }

    @Test func `an option is for its own commands, and takes a value of its kind`() {
        let error = #expect(throws: UsageError.self) { try HubArguments(["hint", "a", "1", "--json"]) }
        #expect(error?.description == "--json is not for hint. It is for: map, check, marble.")
        #expect(throws: UsageError.self) { try HubArguments(["--time-limit", "3"]) }
        #expect(throws: UsageError.self) { try HubArguments(["--json=yes"]) }
        for wrong in [["--html"], ["--html", "--all"], ["--html="]] {
            let error = #expect(throws: UsageError.self) { try HubArguments(["class", "friday"] + wrong) }
            #expect(error?.description == "--html takes the name of a file: --html class.html")
        }
    }

    @Test(arguments: [["check", "--help"], ["help"], ["-h"], ["no-such-word", "--help"]])
    func `help wins over the rest`(_ arguments: [String]) throws {
        #expect(try HubArguments(arguments).command.name == "help")
    }

    @Test
    func
        `after marble a diagram may begin with a dash, and help is the list of operators`()
        throws
    {
        let arguments = try HubArguments(["marble", "merge", "--a--b|", "-c|", "--json", "--svg", "a.svg", "--ascii"])
        #expect(arguments.words == ["merge", "--a--b|", "-c|"])
        #expect(arguments.has(.json) && arguments.has(.ascii))
        #expect(arguments[.svg] == "a.svg")
        #expect(try HubArguments(["marble", "merge", "--abc"]).words == ["merge", "--abc"])
        let error = #expect(throws: UnknownName.self) { try HubArguments(["marble", "merge", "--jsn"]) }
        #expect(error?.description.contains("Did you mean --json?") == true)
        #expect(throws: UsageError.self) { try HubArguments(["marble", "merge", "--svg"]) }
        #expect(throws: UsageError.self) { try HubArguments(["marble", "merge", "--reveal"]) }
        let help = try HubArguments(["marble", "merge", "--help"])
        #expect(help.command.name == "marble" && help.words.isEmpty)
    }

    @Test func `an unknown word is answered with the nearest; no two commands have one name`() {
        let command = #expect(throws: UnknownName.self) { try HubArguments(["chek"]) }
        #expect(command?.description.contains("Did you mean check?") == true)
        let option = #expect(throws: UnknownName.self) { try HubArguments(["--jsn"]) }
        #expect(option?.description.contains("Did you mean --json?") == true)
        let move = #expect(throws: UnknownName.self) { try HubArguments(["author", "move", "last", "--first"]) }
        #expect(move?.description.contains("--list") == false)
        #expect(move?.description.contains("--before") == true)
        #expect(Set(HubCommand.all.map(\.name)).count == HubCommand.all.count)
    }
}
