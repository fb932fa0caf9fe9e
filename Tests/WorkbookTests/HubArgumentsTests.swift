import Testing

@testable import LessonKit

@Suite struct HubArgumentsTests {
    @Test func `without a word it is the map`() throws {
        #expect(try HubArguments([]).command == .map)
        #expect(try HubArguments(["--json"]).isJSON)
    }

    @Test func `check takes a lesson and a number, or less`() throws {
        #expect(try HubArguments(["check"]).command == .check(lesson: nil, number: nil))
        #expect(try HubArguments(["check", "subscribe"]).command == .check(lesson: "subscribe", number: nil))
        #expect(try HubArguments(["check", "--json", "2", "3"]).command == .check(lesson: "2", number: "3"))
    }

    @Test(arguments: [["--time-limit", "0.5"], ["--time-limit=0.5"]])
    func `the time limit is in seconds`(_ option: [String]) throws {
        #expect(try HubArguments(["check"] + option).timeLimit == 0.5)
    }

    @Test(arguments: ["x", "0", "-1", "nan", "3601"])
    func `a time limit has to be a time`(_ text: String) {
        #expect(throws: UsageError.self) { try HubArguments(["check", "--time-limit", text]) }
        #expect(throws: UsageError.self) { try HubArguments(["check", "--time-limit"]) }
    }

    @Test func `hint takes both a lesson and a number`() throws {
        #expect(try HubArguments(["hint", "subscribe", "3"]).command == .hint(lesson: "subscribe", number: "3"))
        #expect(throws: UsageError.self) { try HubArguments(["hint", "subscribe"]) }
        #expect(throws: UsageError.self) { try HubArguments(["hint", "subscribe", "3", "4"]) }
    }

    @Test func `what does not go together is refused`() {
        #expect(throws: UsageError.self) { try HubArguments(["check", "a", "1", "2"]) }
        #expect(throws: UsageError.self) { try HubArguments(["hint", "a", "1", "--json"]) }
        #expect(throws: UsageError.self) { try HubArguments(["--time-limit", "3"]) }
        #expect(throws: UsageError.self) { try HubArguments(["--json=yes"]) }
    }

    @Test func `help wins over the rest`() throws {
        #expect(try HubArguments(["check", "--help"]).command == .help)
        #expect(try HubArguments(["help"]).command == .help)
    }

    @Test func `an unknown word is answered with the nearest`() {
        let command = #expect(throws: UnknownName.self) { try HubArguments(["chek"]) }
        #expect(command?.description.contains("Did you mean check?") == true)
        let option = #expect(throws: UnknownName.self) { try HubArguments(["--jsn"]) }
        #expect(option?.description.contains("Did you mean --json?") == true)
    }
}
