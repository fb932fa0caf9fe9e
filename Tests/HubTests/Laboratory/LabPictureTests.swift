import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct LabPictureTests {
    @Test func `inputs, operator and output are aligned below a ruler`() {
        let answer = LabSample.marble(["flatMapLatest", "x=--1-2|", "y=-3-4|", "-x---y-|"], hasUnicode: true)
        #expect(
            answer.text == """
                tick              0 2 4 6 8
                x                  ^─1─!
                y                      ^3─4┤
                source            ─x───y─┤
                flatMapLatest()   ───1──3─4┤

                flatMapLatest() sends 1 at tick 3, 3 at tick 6 and 4 at tick 8, and completes at
                tick 9.
                """)
    }

    @Test func `in ASCII it is the dialect`() {
        let answer = LabSample.marble(["take", "2", "--1--2--3|", "--ascii"], hasUnicode: true)
        #expect(
            answer.text == """
                tick         0 2 4    6 8
                source       --1--2...--3|
                subscribed   ^----!
                take(2)      --1--(2|)

                take(2) sends 1 at tick 2 and 2 at tick 5, and completes at tick 5.
                """)
    }

    @Test func `the sentence says what nothing and much are, and how a failing closure is the stream's error`() {
        let answer = LabSample.marble("map", "6 / x", "-3-0-1|")
        #expect(answer.status == 0)
        #expect(answer.text.contains("map { 6 / x }   -2-#\n"))
        #expect(answer.text.contains("and fails at tick 3.\nThe error at tick 3: division by zero."))
        #expect(LabSample.marble("timeout", "2", "-1----2|").text.contains("The error at tick 3: Sequence timeout."))
        #expect(LabSample.marble("never").text.contains("never() sends nothing and does not end."))
        #expect(LabSample.marble("empty").text.contains("empty() sends nothing and completes at tick 0."))
        #expect(LabSample.marble("delay", "1", "-1--").text.contains("delay(1) sends 1 at tick 2, and does not end."))
        #expect(LabSample.marble("interval", "1").text.contains("more elements at 17 later ticks and so on."))
    }

    @Test
    func `a chain has a row for each operator, its diagrams also at its end; a later one takes less`()
        throws
    {
        let words = ["map", "x * 2", "-1-2-3|", "|>", "filter", "x > 2", "|>", "delay", "1"]
        #expect(try LabSample.output(words) == "----4-6|")
        let text = LabSample.marble(words).text
        #expect(text.contains("map { x * 2 }      -2-4-6|\nfilter { x > 2 }   ---4-6|\ndelay(1)           ----4-6|"))
        #expect(try LabSample.output("map", "x * 2", "|>", "take", "2", "-1-2-3|") == "-2-(4|)")
        #expect(try LabSample.output("map", "x * 2", "-1--2|", "|>", "merge", "--9|") == "-29-4|")
        #expect(try LabSample.output("merge", "|>", "delay", "1", "-1|", "--2|") == "--12|")
    }

    @Test func `a legend names values, and piped rows are diagrams, with or without labels`() throws {
        #expect(try LabSample.output("map", "x * 2", "a=12", "-a-1|") == "-a-2| a: 24")
        #expect(try LabSample.output("filter", "x.count > 3", "a=ant", "b=bird", "-a-b|") == "---a| a: bird")
        #expect(try LabSample.output("map", "x + 1", "a=\"12\"", "-a|") == "-a| a: 121")
        let rows = ["a    --a--b|", "", "-c-d|"]
        #expect(LabSample.marble(["merge"], rows: rows).text.contains("merge(a, b)   -cad-b|"))
        #expect(LabSample.marble(["delay", "2"], rows: ["-1|"]).text.contains("---1|"))
        #expect(LabSample.marble(["flatMap"], rows: ["x=-1-2|", "-x|"]).text.contains("--1-2|"))
        #expect(LabSample.marble(["delay", "2", "-1|"], rows: ["-2|"]).text.contains("---1|"))
        #expect(LabSample.marble(["merge"], rows: ["-a|", "-$|"]).complaints[0] == "Diagram 2 of merge, column 2:")
    }

    @Test func `what has no end is cut, and says so, and much is cut as well`() {
        let endless = LabSample.marble("interval", "2").text
        #expect(endless.contains("It goes on without an end. The picture stops at tick 30."))
        let rare = LabSample.marble("interval", "300").text
        #expect(rare.contains("The picture stops at tick 901."))
        for words in [
            ["repeatElement", "1"], ["retry", "#"], ["retry", "(1#)"], ["repeatElement", "1", "|>", "filter", "false"],
            ["error", "|>", "retry"], ["repeatElement", "1", "|>", "reduce", "0", "a + b"],
            ["repeatElement", "1", "|>", "map", "fail", "|>", "retry"], ["retryWhen", "0", "#"],
            ["generate", "1", "true", "x"],
        ] {
            let answer = LabSample.marble(words)
            #expect(
                answer.text.replacing("\n", with: " ").contains(
                    "The laboratory stopped it at tick 0, after 2000 elements or subscriptions."), "\(words)")
            #expect(answer.text.split(separator: "\n").count < 24, "\(words)")
        }
        let text = LabSample.marble("range", "0", "1000").text
        #expect(text.contains("The picture shows the first 60 of 1001 events."))
        let rows = LabSample.marble("retry", "20", "-1-#").text
        #expect(rows.contains("source has 20 subscriptions. The picture shows the first 6."))
    }

    @Test(arguments: [60, 40])
    func `no line is wider than the terminal`(_ columns: Int) {
        for one in LabOperator.all {
            let lines = LabSample.marble(one.example, columns: columns).text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns }, "\(one.name)")
        }
        for words in [[], ["merge"]] {
            let lines = LabSample.marble(words, columns: columns).text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns || $0.contains("swift run") }, "\(words)")
        }
    }

    @Test func `without an operator it lists all of them by category`() {
        let text = LabSample.marble().text
        for one in LabOperator.all { #expect(text.contains(one.typed)) }
        #expect(text.contains("Error handling\n  catch, catchAndReturn, retry, retryWhen\n"))
        #expect(text.contains("A closure: x is the element."))
    }

    @Test func `one object for a program; very many values are events, and no diagram`() throws {
        let text = LabSample.marble("map", "x * 10", "-1-2|", "--json").text
        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["operator"] as? String == "map { x * 10 }")
        #expect(object["inputs"] as? [String] == ["-1-2|"])
        #expect(object["output"] as? String == "-a-b|")
        #expect(object["values"] as? [String: Int] == ["a": 10, "b": 20])
        let subscriptions = try #require(object["subscriptions"] as? [[String: Any]])
        #expect(subscriptions.count == 1)
        #expect(subscriptions[0]["diagram"] as? String == "^---!")
        #expect(subscriptions[0]["unsubscribe"] as? Int == 4)
        let events = try #require(object["events"] as? [[String: Any]])
        #expect(events.map { $0["tick"] as? Int } == [1, 3, 4])
        #expect(events.map { $0["next"] as? Int } == [10, 20, nil])
        #expect(events[2]["completed"] as? Bool == true)
        let long = LabSample.marble("range", "0", "90", "--json").text
        let many = try #require(JSONSerialization.jsonObject(with: Data(long.utf8)) as? [String: Any])
        #expect(many["output"] == nil)
        #expect((many["values"] as? [String: Any])?.isEmpty == true)
        #expect((many["events"] as? [Any])?.count == 91)
        #expect((many["notes"] as? [String])?.last?.hasPrefix("output is left out") == true)
    }
}
