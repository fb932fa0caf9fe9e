import Foundation
import Terminal
import Testing

@testable import LessonKit

extension Playing {
    @Suite("--walk", .serialized)
    struct Walk {
        /// What was seen, in short: the heads of steps, questions, answers, prompts.
        private func seen(_ arguments: String..., keys: WalkChoice...) throws -> [String] {
            let marks = [
                "of 3", "?", "[ ", "word    count", "source.map", "It does", "2 exercises", "got 0", "one 1", "variant",
                "nothing else",
            ]
            let terminal = ScriptedTerminal(keys: keys)
            try FixtureLesson.play(["--walk"] + arguments, on: terminal)
            return terminal.lines.filter { line in marks.contains { line.contains($0) } && !line.contains("show(") }
                .map { $0.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces) }
        }

        /// What stands at the prompts, without their brackets.
        private func prompts(in lines: [String]) -> [Substring] {
            lines.filter { $0.hasPrefix("[ ") }.map { $0.dropFirst(2) }
        }

        @Test func `a step has three beats, each with its key, and q ends it at any`() throws {
            #expect(try seen(keys: .quit) == ["1 of 3", "? What comes?", "[ Enter run it"])
            #expect(
                try seen(keys: .on, .on, .quit) == [
                    "1 of 3", "? What comes?", "[ Enter run it", "one 1", "[ Enter answer", "word    count",
                    "[ Enter next",
                ])
        }

        @Test func `Enter all the way comes to the exercises`() throws {
            let seen = try seen(keys: .on, .on, .on, .on, .on, .on, .on, .on, .on, .on, .on, .on, .on)
            #expect(seen.suffix(3).first == "[ Enter the exercises")
            #expect(seen.suffix(2).first?.hasPrefix("Exercises") == true)
            #expect(seen.last == "[ Enter end")
        }

        @Test func `back goes one beat back, and the page is whole as it was; the first step begins again`() throws {
            #expect(try seen(keys: .back, .quit).filter { $0 == "1 of 3" }.count == 2)
            let first = ["1 of 3", "? What comes?", "one 1", "word    count", "[ Enter next"]
            let second = ["2 of 3", "? When does the third one come?", "[ Enter run it"]
            let there = try seen("--step", "2", keys: .back, .on, .quit)
            #expect(there == second + first + second)
            #expect(try seen("--step", "2", keys: .on, .back, .quit).suffix(3) == second)
            let run = try seen("--step", "2", keys: .on, .on, .back, .quit)
            #expect(Array(run.suffix(4)) == Array(second.dropLast()) + ["200 ms  got 0", "[ Enter answer"])
            let variant = try seen("--step", "2", keys: .on, .on, .on, .on, .on, .on, .back, .quit)
            #expect(
                variant.suffix(4) == [
                    "? How many lines come now?", "the variant", "There is nothing else in it.", "[ Enter next",
                ])
        }

        @Test func `back from a step does not show the variant that was left out before it`() throws {
            let seen = try seen("--step", "2", keys: .on, .on, .nextStep, .back, .quit)
            #expect(seen.contains("3 of 3") && seen.last == "[ Enter the variant")
            #expect(!seen.contains("There is nothing else in it."))
        }

        @Test func `again runs the step again, at once, and shows the run alone`() throws {
            #expect(
                try seen(keys: .on, .again, .again, .quit) == [
                    "1 of 3", "? What comes?", "[ Enter run it", "one 1", "[ Enter answer", "one 1", "[ Enter answer",
                    "one 1", "[ Enter answer",
                ])
            #expect(try !seen(keys: .again).contains("one 1"), "before the run there is nothing to run again")
        }

        @Test func `a variant is the fourth beat: its code and what to predict, then its run; n leaves it out`() throws
        {
            let step = [
                "2 of 3", "? When does the third one come?", "[ Enter run it", "200 ms  got 0", "[ Enter answer",
            ]
            let variant = [
                "? How many lines come now?", "[ Enter run it", "the variant", "[ Enter answer",
                "There is nothing else in it.", "[ Enter next",
            ]
            let next = ["3 of 3", "? Does the lesson go on?", "[ Enter run it"]
            let answer = ["source.map { $0 * 2 }", "[ Enter the variant"]
            #expect(
                try seen("--step", "2", keys: .on, .on, .on, .on, .on, .on, .quit) == step + answer + variant + next)
            #expect(try seen("--step", "2", keys: .on, .variant, .on, .on, .on, .quit) == step + variant + next)
            #expect(try seen("--step", "2", keys: .on, .on, .nextStep, .quit) == step + answer + next)
            #expect(
                try seen("--step", "2", keys: .on, .on, .on, .nextStep, .quit)
                    == step + answer + variant.prefix(2) + next)
            #expect(try seen("--step", "3", keys: .back, .quit).last == "[ Enter the variant")
        }

        /// A walk from the second step, whose variant asks a question.
        private func withPart(_ keys: WalkChoice...) throws -> ScriptedTerminal {
            try FixtureLesson.transcript("--walk", "--step", "2", keys: keys, readme: FixtureLesson.withPart)
        }

        @Test func `Enter goes to a variant that asks a question, as to a part of the step`() throws {
            let terminal = try withPart(.vote("B"), .on, .on, .on, .vote("B"), .on, .on, .on, .quit)
            let prompts = prompts(in: terminal.lines).map { $0.prefix { $0 != "?" } }
            #expect(
                prompts == [
                    "Enter run it · A-B your answer · p back · ", "you say B · Enter run it · ",
                    "Enter answer · r again · p back · ", "Enter the variant · n next step · r again · p back · ",
                    "Enter run it · A-B your answer · n next step · p back · ", "you say B · Enter run it · ",
                    "Enter answer · n next step · r again · p back · ",
                    "Enter next · r again · p back · ",
                    "Enter run it · p back · ",
                ])
            let part = terminal.lines.drop { !$0.contains("**Variant.** A single line.") }
            let seen = [
                " ? How many lines come now?", "     the variant", " You said B.", "There is nothing else in it.",
            ]
            #expect(
                seen == seen.filter { words in part.contains { $0.contains(words) } }
                    && part.contains { $0.contains("3 of 3") }, "\(part)")
        }

        @Test func `a part's prediction counts, and only the first one`() throws {
            let keys: [WalkChoice] = [.vote("B"), .on, .on, .on, .vote("A"), .on, .on, .on, .on, .on, .on]
            let terminal = try FixtureLesson.transcript(
                "--walk", "--step", "2", keys: keys, readme: FixtureLesson.withPart)
            #expect(terminal.text.contains("2 of your 2 predictions were right."))
            let again = try FixtureLesson.transcript(
                "--walk", "--step", "2",
                keys: [.vote("A"), .on, .on, .digit(2), .on, .vote("B"), .on, .on, .digit(3), .on, .on, .on, .on],
                readme: FixtureLesson.withPart)
            #expect(again.text.contains("0 of your 1 prediction was right. `swift run workbook warmup` asks again"))
        }

        @Test func `in a part r runs the variant, and p goes back to its step in the end`() throws {
            let terminal = try withPart(.on, .on, .on, .on, .again, .back, .back, .quit)
            #expect(terminal.lines.count { $0 == "     the variant" } == 2)
            #expect(terminal.lines.count { $0.contains("How many lines come now?") } == 2)
            #expect(terminal.lines.count { $0.contains("2 of 3") } == 2)
            let remarks = try withPart(.on, .variant, .on, .variant, .quit).text
            #expect(remarks.contains("[ This is the variant. Enter goes on, r runs it again.]"))
        }

        @Test func `the answers of somebody alone are told, those of the recap as well`() throws {
            let keys: [WalkChoice] = [
                .vote("A"), .on, .on, .nextStep, .on, .on, .on, .on, .vote("A"), .on, .on, .quit,
            ]
            var told: [String] = []
            try FixtureLesson.play(
                ["--walk", "--step", "2"], readme: FixtureLesson.withRecap, on: ScriptedTerminal(keys: keys)
            ) { player in player.onPrediction = { told.append("\($0.words) \($1)") } }
            #expect(told == ["When does the third one come? false", "Is one two? true"])
        }

        @Test func `at the end a number and Enter go to that step, and back to the last one`() throws {
            let all: [WalkChoice] = [.on, .on, .on]
            let steps = try seen("--step", "3", keys: .on, .on, .on, .digit(2), .on, .quit)
            #expect(steps.suffix(4) == ["[ step 2", "2 of 3", "? When does the third one come?", "[ Enter run it"])
            #expect(try seen("--step", "3", keys: all[0], all[1], all[2], .back, .quit).count { $0 == "3 of 3" } == 2)
            let remarks = try FixtureLesson.transcript("--walk", "--step", "3", keys: all + [.again, .variant, .quit])
            #expect(remarks.text.contains("[ r is no key here. ? shows the keys.]"))
            #expect(remarks.text.contains("[ v is no key here. ? shows the keys.]"))
        }

        @Test func `a number and Enter go to that step; one that is no step is refused, and another can be typed`()
            throws
        {
            let seen = try seen(keys: .digit(3), .on, .quit)
            #expect(
                seen == [
                    "1 of 3", "? What comes?", "[ Enter run it", "[ step 3", "3 of 3", "? Does the lesson go on?",
                    "[ Enter run it",
                ])
            let terminal = try FixtureLesson.transcript(
                "--walk", keys: [.digit(9), .on, .digit(3), .erase, .digit(2), .on, .quit])
            #expect(terminal.lines.contains("[ The steps are 1 to 3.]"))
            #expect(terminal.lines.contains { $0.contains("2 of 3") })
        }

        /// The prompts of a room at the second step.
        private func room(_ keys: WalkChoice...) throws -> ScriptedTerminal {
            try FixtureLesson.transcript("--walk", "--room", "--step", "2", keys: keys)
        }

        @Test func `a number is hands for a letter, and a step for Enter`() throws {
            let terminal = try room(.digit(1), .digit(2), .vote("A"), .digit(9), .on, .erase, .quit, .quit)
            let prompts = prompts(in: terminal.lines).map { $0.prefix(31) }
            #expect(
                prompts == [
                    "Enter run it · A-B vote · p bac", "1 · a letter counts so many han",
                    "12 · a letter counts so many ha",
                    "a vote runs · 12 hands · Tab vo", "9 · a letter counts so many han", "The steps are 1 to 3.]",
                    "Enter run it · A-B vote · p bac", "q once more quits · any other k",
                ])
        }

        @Test func `the wall shows that a vote runs, and how it went only with the answer`() throws {
            let terminal = try room(.vote("B"), .vote("A"), .vote("B"), .vote("A"), .erase, .on, .on, .quit, .quit)
            let question = terminal.lines.prefix { !$0.contains("got 0") }
            #expect(
                question.contains { $0.hasPrefix("[ a vote runs · 4 hands") }
                    && !question.contains { $0.contains("A 2") })
            #expect(terminal.lines.dropFirst(question.count).contains(" votes: A 1 · B 2"))
        }

        @Test func `a second vote stands beside the first, and who goes back finds both`() throws {
            let terminal = try room(
                .voteAgain, .vote("A"), .voteAgain, .vote("B"), .voteAgain, .on, .back, .on, .on, .quit, .quit)
            #expect(terminal.lines.contains { $0.hasPrefix("[ The first vote has no hand yet.") })
            #expect(terminal.lines.contains { $0.hasPrefix("[ the second vote runs · 0 hands") })
            #expect(terminal.lines.contains { $0.hasPrefix("[ The second vote runs.") })
            let votes = [" first vote: A 1 · B 0", " second vote: A 0 · B 1"]
            #expect(terminal.lines.filter(votes.contains) == votes)
        }

        @Test func `hands are taken back entry by entry, and a second vote that has none`() {
            var votes = Votes()
            votes.add("A", hands: 12)
            votes.add("B")
            votes.add("A", hands: 0)
            votes.removeLast()
            #expect(votes.counts("A") == [12] && votes.counts("B") == [0] && votes.all == [12])
            #expect(votes.running(dot: "·") == "a vote runs · 12 hands" && votes.last == "A")
            #expect(votes.voteAgain() && votes.isSecond)
            votes.removeLast()
            #expect(!votes.isSecond && votes.counts("A") == [12])
            votes.removeLast()
            #expect(votes.isEmpty)
            votes.removeLast()
            #expect(votes.isEmpty && votes.last == nil)
        }

        @Test func `in a room q asks once, and so does the last Enter; alone they end the walk`() throws {
            #expect(try room(.quit, .on, .quit, .quit).lines.count { $0.hasPrefix("[ q once more quits") } == 2)
            #expect(try FixtureLesson.transcript("--walk", keys: [.quit]).lines.count { $0.hasPrefix("[ ") } == 1)
            let keys: [WalkChoice] = [.on, .on, .on, .on, .dark, .on, .on]
            let last = try FixtureLesson.transcript("--walk", "--room", "--step", "3", keys: keys)
            #expect(last.lines.count { $0.hasPrefix("[ Enter once more quits") } == 2)
            let alone = try FixtureLesson.transcript("--walk", "--step", "3", keys: Array(keys.prefix(4)))
            #expect(alone.lines.filter { $0.hasPrefix("[ Enter") }.last?.hasPrefix("[ Enter end") == true)
        }

        @Test func `alone, a letter is one's own answer until it is taken back; the end says how many were right`()
            throws
        {
            let terminal = try FixtureLesson.transcript(
                "--walk", "--step", "2", keys: [.vote("A"), .vote("B"), .on, .on, .quit])
            let prompts = prompts(in: terminal.lines)
            #expect(prompts[1].hasPrefix("you say A · Enter run it"))
            #expect(prompts[2].hasPrefix("you say B · Enter run it"))
            #expect(terminal.text.contains(" You said B, and that is right.") && !terminal.text.contains("votes:"))
            func end(_ keys: [WalkChoice]) throws -> String {
                let toTheEnd: [WalkChoice] = Array(repeating: .on, count: 9)
                return try FixtureLesson.transcript("--walk", "--step", "2", keys: keys + toTheEnd).text
            }
            #expect(try end([.vote("A")]).contains("0 of your 1 prediction was right."))
            #expect(try !end([.vote("A"), .erase]).contains("right."))
        }

        @Test func `the questions of the recap come one by one, each with its answer, and back goes one beat back`()
            throws
        {
            let keys: [WalkChoice] = [.on, .on, .on, .on, .vote("B"), .on, .on]
            func walked(_ arguments: String..., keys: [WalkChoice]) throws -> ScriptedTerminal {
                let terminal = ScriptedTerminal(keys: keys)
                let walk = ["--walk", "--step", "3"] + arguments
                try FixtureLesson.play(walk, readme: FixtureLesson.withRecap, on: terminal)
                return terminal
            }
            let alone = try walked(keys: keys + [.quit]).text
            for words in [
                "To remember", "One is one.", "Is one two?", "[ you say B", "You said B.", "No: one is one.",
                "Exercises",
            ] {
                #expect(alone.contains(words), "\(words)")
            }
            let room = try walked("--room", keys: keys + [.back, .back, .back, .quit, .quit]).lines
            let prompts = prompts(in: room).map { $0.prefix { $0 != "·" && $0 != "]" } }
            #expect(
                prompts == [
                    "Enter run it ", "Enter answer ", "Enter to remember ", "Enter a question ", "Enter answer ",
                    "a vote runs ", "Enter the exercises ", "Enter end ", "Enter the exercises ", "a vote runs ",
                    "Enter a question ", "q once more quits ",
                ])
            #expect(room.count { $0 == " votes: A 0 · B 1" } == 2)
        }

        @Test func `an answer has the words of each option, the right one first`() throws {
            let lines = try FixtureLesson.transcript("--walk", "--step", "2", keys: [.on, .on, .quit]).lines
            let answer = lines.suffix(from: try #require(lines.lastIndex { $0.contains("✓") }))
            let shown = answer.filter { !$0.isEmpty }.prefix(5).map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(
                shown == [
                    "✓ B  At 600 ms, as each subscriber has a run of its own.", "source.map { $0 * 2 }",
                    "✗ A  At 300 ms.", "That is when somebody else comes.",
                    "[ Enter the variant · n next step · r again · p back · ? keys · q quit]",
                ])
        }

        @Test func `the introduction of a room has a page of its own`() throws {
            let terminal = try FixtureLesson.transcript(
                "--walk", "--room", keys: [.on, .back, .quit, .quit], height: 60)
            #expect(terminal.lines.count { $0.hasPrefix("[ Enter the first question") } == 2)
            #expect(terminal.lines.count { $0.contains("1 of 3") } == 1)
        }

        @Test
        func `a key means what it can here, also on a clicker and a Korean keyboard, or says why it means nothing`() {
            let question = WalkStop(beat: .question, letters: ["A", "B", "C", "D"], hasVariant: true, canReload: true)
            let (run, answer) = (WalkStop(beat: .run), WalkStop(beat: .answer, hasVariant: true, canReload: true))
            func chosen(_ keys: String, _ stop: WalkStop) -> [WalkChoice?] {
                keys.map { WalkChoice(.character($0), at: stop) }
            }
            #expect(WalkChoice(.pageDown, at: run) == .on && WalkChoice(.pageUp, at: run) == .back)
            #expect(chosen(".", run) == [.dark])
            #expect(chosen("bㅁㅠㅊㅇ", question) == "BABCD".map { .vote($0) })
            #expect(chosen("ㅔㄱㅍㅣㅂ", answer) == [.back, .again, .variant, .latest, .quit])
            #expect(chosen("e", question) == [.nothing("e is no key here. ? shows the keys.")])
            #expect(chosen("b", run) == [.nothing("b is no key here. ? shows the keys.")])
            #expect(chosen("v", run) == [.nothing("This step has no variant.")])
            #expect(
                chosen("rvl", question) == "rvl".map { .nothing("\($0) comes after the run. Enter runs the step.") })
        }

        @Test func `a question mark lists the keys that do something here, and no other`() throws {
            let shown = try FixtureLesson.transcript("--walk", keys: [.keys]).lines
            #expect(shown.contains { $0.contains("3 Enter") && $0.contains("go to step 3") })
            func keys(_ stop: WalkStop) -> [String] { stop.all.map(\.key) }
            let opening = WalkStop(beat: .question, isAtStep: false, hasBack: false)
            let question = WalkStop(beat: .question, letters: ["A", "B"], hasVariant: true, canReload: true)
            #expect(keys(question) == ["Enter", "A B", "3 Enter", "Up", "p", ".", "q"])
            #expect(
                keys(WalkStop(beat: .run, hasVariant: true, canReload: true))
                    == ["Enter", "r", "v", "c", "l", "3 Enter", "Up", "p", ".", "q"])
            #expect(keys(WalkStop(beat: .run, canReload: true, canRestore: true)).contains("u"))
            #expect(keys(WalkStop(beat: .run, canHold: true)).filter("k - + e".contains) == ["k", "- +", "e"])
            #expect(keys(WalkStop(beat: .answer)) == ["Enter", "r", "c", "3 Enter", "Up", "p", ".", "q"])
            #expect(
                keys(WalkStop(beat: .question, hasVariant: true, isPart: true, hasForm: true))
                    == ["Enter", "n", "f", "3 Enter", "Up", "p", ".", "q"])
            #expect(keys(opening) == ["Enter", "3 Enter", "Up", ".", "q"])
            #expect(keys(WalkStop(beat: .question, letters: ["A", "B"], isRoom: true)).contains("Tab"))
            for stop in [question, opening, WalkStop(beat: .run), WalkStop(beat: .answer, hasVariant: true)] {
                for key in "rvlpnf" {
                    let choice = WalkChoice(.character(key), at: stop)
                    if case .nothing? = choice {
                        #expect(!keys(stop).contains(String(key)))
                    } else {
                        #expect(keys(stop).contains(String(key)), "\(key)")
                    }
                }
            }
        }

        /// The prompts, and the heads of the steps, in a window of so many lines.
        private func walked(height: Int?, _ keys: WalkChoice...) throws -> [String] {
            let terminal = try FixtureLesson.transcript("--walk", keys: keys, height: height)
            return terminal.lines.filter { $0.contains("of 3") || $0.contains("[ ") || $0.contains("A fixture") }
                .map { $0.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces) }
        }

        @Test func `the words before the first step wait for Enter where its question pushes them away`() throws {
            let whole = ["A fixture", "1 of 3", "[ Enter run it"]
            #expect(try walked(height: nil, .quit) == whole)
            #expect(try walked(height: 60, .quit) == whole)
            let opening = ["A fixture", "[ Enter the first question"]
            #expect(try walked(height: 20, .on, .quit) == opening + ["1 of 3", "[ Enter run it"])
            #expect(try walked(height: 20, .quit) == opening)
            #expect(try walked(height: 20, .back, .again, .quit) == opening)
            #expect(try walked(height: 20, .digit(2), .on, .quit).suffix(2) == ["2 of 3", "[ Enter run it"])
        }

        @Test func `the prompt names the keys, and says where letters want Enter as well`() throws {
            func prompts(columns: Int = 80, hasKeys: Bool = true) throws -> [String] {
                try FixtureLesson.transcript(
                    "--walk", "--step", "2", keys: [.on, .on], columns: columns, hasKeys: hasKeys
                ).lines.filter { $0.hasPrefix("[ Enter") }
            }
            #expect(
                try prompts() == [
                    "[ Enter run it · A-B your answer · p back · ? keys · q quit]",
                    "[ Enter answer · r again · p back · ? keys · q quit]",
                    "[ Enter the variant · n next step · r again · p back · ? keys · q quit]",
                ])
            #expect(try prompts(columns: 40).last == "[ Enter the variant · ? keys]")
            #expect(
                try prompts(hasKeys: false).last
                    == "[ Enter the variant · n next step · r again · p back · ? keys, and Enter]")
        }

        @Test func `an answer that was written for other code says so`() throws {
            let terminal = try FixtureLesson.transcript("--walk", keys: [.on, .on, .quit]) {
                $0.changed = [WalkPlace(index: 0): ChangedStep(program: URL(fileURLWithPath: "/"), code: [])]
            }
            let mark = try #require(
                terminal.lines.firstIndex { $0.contains("written for the code as it was delivered") })
            #expect(try mark < #require(terminal.lines.firstIndex { $0.contains("word    count") }))
            #expect(
                !(try FixtureLesson.transcript("--walk", keys: [.on, .on, .quit]).text.contains("as it was delivered")))
        }

        @Test func `where it does not build any more, the walk is at the delivered code`() throws {
            let terminal = ScriptedTerminal()
            var player = Player(script: try FixtureLesson.script(), options: PlayOptions(), console: terminal)
            let (step, variant) = (WalkPlace(index: 1), WalkPlace(index: 1, isVariant: true))
            for place in [step, variant] {
                player.changed[place] = ChangedStep(program: URL(fileURLWithPath: "/"), code: [])
            }
            player.fail(variant, [[["no"]]])
            #expect(player.isChanged(step) && !player.isChanged(variant) && terminal.lines.last == "no")
        }

        @Test func `code that was built again is marked where it is another`() {
            let lines = Page.plain(40).marked(["let a = 1", "show(a)", "show(2)"], since: ["let a = 1", "show(2)"])
            #expect(lines.map(\.text) == ["   let a = 1", " › show(a)", "   show(2)"])
        }

        @Test func `without a terminal it says so and plays straight through`() throws {
            let played = try FixtureLesson.transcript("--walk")
            #expect(
                played.complaints == [
                    "--walk needs a terminal, where somebody can press Enter. The lesson plays without stops."
                ])
            #expect(played.lines == (try FixtureLesson.transcript().lines))
        }
    }
}
