import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// Words that cannot be run, each with what is said about them.
struct LabErrorTests {
    private func complaint(_ words: String...) -> String {
        let answer = LabSample.marble(words)
        #expect(answer.status == 64)
        #expect(answer.text.isEmpty)
        return answer.complaints.joined(separator: "\n")
    }

    @Test func `an unknown operator has its nearest names`() {
        #expect(
            complaint("mrge", "-a|") == """
                There is no operator "mrge". Did you mean merge?
                All operators: swift run workbook marble
                """)
        #expect(complaint("-a|").contains("All operators"))
        let checkout = URL(filePath: #filePath).deletingLastPathComponent()
        let answer = LabSample.marble(["switchMap", "-x|"], in: checkout)
        #expect(answer.complaints.first == "There is no operator \"switchMap\". Did you mean flatMapLatest?")
        #expect(answer.status == 64)
        #expect(complaint("delay", "2", "-1|", "|>", "fliter", "x > 1").contains("Did you mean filter"))
    }

    @Test func `a malformed diagram has its argument, its column and the rule`() {
        #expect(
            complaint("merge", "-a|", "-b-|-") == """
                Diagram 2 of merge, column 5:
                  -b-|-
                      ^
                There is "-" after the end. Nothing follows "|" or "#", not even time.
                Leave it out, or move the end behind it.
                """)
        #expect(complaint("delay", "2", "-(1|").hasPrefix("The diagram of delay, column 2:\n  -(1|\n   ^\n"))
        #expect(complaint("flatMap", "x=-1-^", "-x|").hasPrefix("The stream x, column 4:\n  -1-^\n     ^\n"))
    }

    @Test func `a wrong number of diagrams is answered with how it is typed`() {
        #expect(
            complaint("merge", "-a|") == """
                merge takes 2 to 8 diagrams. There is 1.
                It is typed in one of these ways:
                    marble merge x=diagram ... diagram
                    marble merge diagram diagram ...
                An example:
                    swift run workbook marble merge '--1-----2-----|' '----8-----9|'
                """)
        #expect(complaint("debounce", "3").hasPrefix("debounce takes 1 diagram. There is none."))
        #expect(complaint("map", "x", "-1|", "-2|").hasPrefix("map takes 1 diagram. There are 2."))
        #expect(complaint("just", "1", "-2|").hasPrefix("just takes no diagram. There is 1."))
        #expect(complaint("just", "1", "|>", "map", "x", "-1|").hasPrefix("map takes no diagram after \"|>\"."))
        #expect(complaint("take", "2", "|>", "map", "x").contains("takes 1 diagram"))
    }

    @Test func `a missing word is named, and too many are counted`() {
        #expect(
            complaint("map", "-1-2|") == """
                map: transform is missing.
                Type it so:
                    marble map transform diagram
                An example:
                    swift run workbook marble map 'x * 10' '-1-2-3|'
                """)
        #expect(complaint("scan", "a + b", "-1|").hasPrefix("scan: accumulator is missing."))
        #expect(complaint("map", "x", "y", "-1|").hasPrefix("map: there are too many words."))
        #expect(complaint("takeUntil", "--1--2|").hasPrefix("These words do not fit take(until:)."))
    }

    @Test func `a malformed closure has a caret`() {
        #expect(
            complaint("map", "x + q", "-1|") == """
                The closure of map, column 5:
                  x + q
                      ^
                There is no value "q" here. The element is x. A text stands in quotes.
                """)
        #expect(complaint("scan", "0", "a +", "-1|").contains("  a +\n     ^\n"))
        #expect(complaint("single", "x >", "-1|").contains("A value is missing here."))
    }

    @Test(
        arguments: [
            (["debounce", "z", "-a|"], "debounce, ticks: \"z\" is not a number of ticks from 0 to 1000."),
            (["interval", "0"], "interval, period: \"0\" is not a number of ticks from 1 to 1000."),
            (["take", "1001", "-a|"], "take, count: \"1001\" is not a whole number from 0 to 1000."),
            (["take", "-1", "-a|"], "take, count: \"-1\" is not a whole number from 0 to 1000."),
            (["range", "a", "2"], "range, start: \"a\" is not a whole number."),
            (["range", "9223372036854775807", "2"], "do not fit into Int."),
            (["skip", "4u", "-a|"], "skip, count: \"4u\" is not a whole number from 0 to 1000."),
            (["throttle", "4", "last", "-a|"], "throttle, latest:false: \"last\" is not the word latest:false."),
            (["startWith", "1", "2", "3", "4", "-a|"], "startWith takes at most 3 values here."),
            (["flatMap", "x=-1|", "-x-z|"], "flatMap needs a stream for each element. z has none."),
            (["delay", "1", "-a|", "|>", "just", "1"], "just makes a stream. It can only be the first of a chain."),
            (["delay", "1", "-a|", "|>"], "Before and after \"|>\" stands an operator."),
            (["map", "x", "a=1", "a=2", "-a|"], "a is defined twice."),
            (["delay", "1", "-한|"], "Another value has a letter and a legend: a=800x600"),
            (["--json"], "--json needs an operator and its diagrams."),
            (["merge", "--json"], "--json needs an operator and its diagrams."),
            (["merge", "--svg", "a.svg"], "--svg needs an operator and its diagrams."),
            (["delay", "1", String(repeating: "-", count: 401)], "at most 400"),
            (["map", String(repeating: "x+", count: 150) + "x", "-1|"], "at most 200 characters"),
            (["map", "x", "a=" + String(repeating: "z", count: 900), "-a|"], "too long"),
            (
                ["delay", "1", "-a|"] + Array(repeating: ["|>", "delay", "1"], count: 8).flatMap(\.self),
                "at most 8 operators"
            ),
        ] as [([String], String)])
    func `a wrong argument is named, with what it takes, one that is missing, and one that is too long`(
        _ words: [String], _ expected: String
    ) {
        let answer = LabSample.marble(words)
        #expect(answer.status == 64)
        #expect(answer.text.isEmpty)
        #expect(answer.complaints.joined(separator: "\n").contains(expected))
    }

    @Test func `control characters do not reach the terminal`() {
        let evil = "\u{1B}[31m\u{7}\u{9B}"
        for words in [
            ["map\(evil)", "-1|"], ["map", "x + '\(evil)'", "-1|"], ["map", "x \(evil)", "-1|"], ["just", evil],
            ["delay", evil, "-1|"], ["delay", "1", "-\(evil)|"], ["map", "x", "a=\(evil)", "-a|"],
            ["flatMap", "x=-\(evil)", "-x|"], ["map", "fail('\(evil)')", "-1|"], ["throttle", "4", evil, "-1|"],
            ["groupBy", "x", "a=\(evil)", "-a|"], ["just", evil, "--json"],
        ] {
            let answer = LabSample.marble(words)
            let written = (answer.complaints + [answer.text]).joined(separator: "\n").unicodeScalars
            #expect(written.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }, "\(words)")
            #expect(written.count > 10)
        }
    }
}
