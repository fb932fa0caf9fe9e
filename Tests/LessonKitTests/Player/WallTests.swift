import Foundation
import Terminal
import Testing

@testable import LessonKit

extension Playing {
    @Suite("The wall of a room", .serialized)
    struct WallTests {
        private func walk(
            _ keys: [Key], during moments: String = "", height: Int = 24, step: Int = 2
        ) throws -> WallTerminal {
            let terminal = WallTerminal(keys, during: moments, height: height)
            try FixtureLesson.play(["--walk", "--room", "--step", "\(step)"], on: terminal)
            return terminal
        }

        /// How often each of them is on a screen.
        private func counts(_ words: String..., on screen: [String]?) -> [Int] {
            words.map { word in screen?.count { $0.contains(word) } ?? -1 }
        }

        @Test func `the answer and its picture are on one screen; where there is room, the code and then all of it`()
            throws
        {
            let screen = try walk([.enter, .enter]).stops.last
            #expect(counts("tick  ", "doubled (2nd)", "✓ B", "somebody else", on: screen) == [1, 1, 1, 1])
            #expect(counts("When does the third", on: screen) == [0])
            #expect(screen?.first?.contains("2 of 3") == true)
            let large = try walk([.enter, .enter], height: 32).stops.last
            #expect(counts("stage.at(3)", "doubled (2nd)", "✓ B", "When does", on: large) == [1, 1, 1, 0])
            let whole = try walk([.enter, .enter], height: 50).stops.last
            #expect(counts("stage.at(3)", "doubled (2nd)", "✓ B", "When does", on: whole) == [1, 1, 1, 1])
        }

        @Test func `the code is beside a run that has no room below the question`() throws {
            let screen = try walk([.enter]).stops.last
            #expect(counts("stage.at(3)", "got 4", "one tick is 100 ms", "A  At", on: screen) == [1, 1, 1, 0])
        }

        @Test func `an answer that is taller than the screen says so, and its picture stays while it scrolls`() throws {
            let screen = try walk([.enter, .enter], height: 14).stops.last
            #expect(counts("doubled (2nd)", "✓ B", "somebody else", on: screen) == [1, 1, 0])
            #expect(screen?.last?.hasPrefix(" Enter the variant · Down ") == true)
        }

        @Test func `a run without room for its question names the key that shows it, and what has scrolled is counted`()
            throws
        {
            let stops = try walk([.enter]).stops
            #expect(stops[1].last?.hasPrefix(" Enter answer · Up all of it ") == true)
            #expect(counts("A  At", on: stops[1]) == [0])
            #expect(try walk([.enter], height: 50).stops[1].last?.contains("Up") == false)
            let prompt = try walk([], height: 12).stops.last?.last
            #expect(prompt?.contains("Up 4 lines above") == true, "\(prompt ?? "")")
        }

        @Test func `again replaces the run, after the answer too, and back shows the page as it was`() throws {
            let again = try walk([.enter, .character("r"), .enter, .character("r")]).stops
            for screen in again.dropFirst() { #expect(counts("tick  ", "doubled (2nd)", on: screen) == [1, 1]) }
            #expect(again[1] == again[2] && again[3] == again[4])
            let back = try walk([.enter, .enter, .enter, .left, .left]).stops
            #expect(back.count == 6 && back[4] == back[2] && back[5] == back[1])
        }

        @Test func `a key holds a run that grows, others step it, and one lets it go on`() throws {
            let terminal = try walk([.enter], during: "   k-+ k")
            #expect(
                terminal.holds.map { $0.last ?? "" }.map { $0.prefix { $0 != "·" } } == [
                    " held at 300 ms ", " held at 200 ms ", " held at 300 ms ", " held at 300 ms ",
                ])
            #expect(terminal.holds.map { counts("ms  got", "tick  ", on: $0) } == [[1, 1], [1, 1], [1, 1], [1, 1]])
            #expect(terminal.stops.last == (try walk([.enter]).stops.last))
        }

        @Test func `a run can be played without its end, also when it is over; what comes at once cannot be held`()
            throws
        {
            for (keys, moments) in [([Key.enter], "e"), ([.enter, .character("e")], "")] {
                let terminal = try walk(keys, during: moments)
                #expect(counts("What comes next?", "(4┤)", on: terminal.holds.last) == [1, 1])
                #expect(counts("What comes next?", "(4┤)", on: terminal.stops.last) == [0, 2])
            }
            let back = try walk([.enter, .character("-")])
            #expect(back.holds.last?.last?.hasPrefix(" held at ") == true)
            let atOnce = try walk([.enter, .enter, .character("k")], step: 1)
            #expect(atOnce.stops.last?.last == " This run cannot be held: all of it comes at once.")
        }

        @Test func `votes are taken back while the vote runs, by Backspace alone`() throws {
            let keys: [Key] = [.character("a"), .character("b"), .character("b"), .escape, .backspace]
            let after: [Key] = [.enter, .escape, .backspace, .enter, .backspace, .escape, .left, .enter]
            let stops = try walk(keys + after, height: 50).stops
            #expect(stops[4].last?.contains("3 hands") == true && stops[5].last?.contains("2 hands") == true)
            #expect(counts("votes: A 1 · B 1", on: stops.last) == [1])
        }

        @Test func `the code is a key away, and its key is named where it is not on the screen`() throws {
            let stops = try walk([.enter, .enter, .character("c")]).stops
            #expect(stops[2].last?.contains("c code") == true && counts("stage.at(3)", on: stops[2]) == [0])
            #expect(counts("stage.at(3)", on: stops[3]) == [1])
            #expect(try walk([.enter, .enter], height: 32).stops.last?.last?.contains("c code") == false)
        }

        @Test func `the code is beside an answer before the output is`() {
            func lines(_ text: String, _ count: Int) -> [StyledLine] {
                (0..<count).map { [StyledText("\(text) \($0)")] }
            }
            let page = WallPage(
                above: [lines("question", 9), lines("code", 4)], run: lines("run", 11), picture: lines("picture", 4),
                below: lines("answer", 6))
            func kinds(_ room: Int) -> [Substring] {
                page.laid(in: room).lines.map { $0.text.prefix { $0 != " " } }.reduce(into: []) { kinds, kind in
                    if kinds.last != kind { kinds.append(kind) }
                }
            }
            #expect(kinds(21) == ["code", "run", "answer"])
            #expect(kinds(19) == ["question", "picture", "answer"] && kinds(14) == ["code", "picture", "answer"])
            #expect(kinds(10) == ["picture", "answer"])
        }

        @Test func `a clicker goes on from the end of a page that scrolls, and back from its top`() {
            func chosen(_ key: Key, _ isAtTop: Bool, _ isAtEnd: Bool) -> WalkChoice? {
                key.chosen(isAtTop: isAtTop, isAtEnd: isAtEnd)
            }
            #expect(chosen(.pageDown, false, false) == nil && chosen(.pageDown, false, true) == .on)
            #expect(chosen(.pageUp, false, true) == nil && chosen(.pageUp, true, false) == .back)
            #expect(chosen(.enter, false, false) == .on && chosen(.down, true, true) == nil)
        }

        @Test func `the page of the exercises names those of the class`() throws {
            let screen = try walk([.enter, .enter, .enter], step: 3).stops.last
            #expect(counts("For the class:", "1 · One of two, 4 min", "Two of two", on: screen) == [1, 1, 0])
        }
    }
}

@Suite("A run that is played again")
struct RunReplayTests {
    private func position(_ keys: [RunKey?], last: Int = 4) -> RunReplay.Position {
        keys.reduce(into: RunReplay.Position(last: last)) { now, key in
            if let key { now.take(key) } else { now.pass() }
        }
    }

    @Test func `it is held and goes on, a tick at a time; when it is over it goes back from its end, or begins again`()
    {
        #expect(position([nil, .hold, nil, nil]).tick == 1)
        #expect(position([nil, .hold, .forward, .forward, .back]).tick == 2)
        #expect(position([.back]).tick == 0 && position([.back]).isHeld)
        #expect(position([nil, .hold, .hold, nil]).tick == 2)
        #expect(position([nil, nil, nil, .forward]).isOver)
        #expect(RunReplay.Position(last: 4, after: .back).tick == 3)
        let again = RunReplay.Position(last: 4, after: .hold)
        #expect(again.tick == 0 && !again.isHeld)
        #expect(RunKey(.character("ㅏ")) == .hold && RunKey(.character("=")) == .forward && RunKey(.enter) == nil)
    }

    @Test func `without its end it begins at its start, and asks before the last tick`() {
        let asking = position([nil, nil, .short, nil, nil, nil, nil])
        #expect(asking.tick == 3 && asking.isAsking && !asking.isOver)
        var gone = asking
        gone.take(.hold)
        gone.pass()
        #expect(gone.isOver && !gone.isAsking)
        #expect(position([.short], last: 1).isAsking)
    }
}
