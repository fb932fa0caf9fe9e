import Foundation
import Terminal
import Testing

@testable import LessonKit

extension Playing {
    @Suite("What a walk tells the speaker", .serialized)
    struct WalkStateTests {
        private let start = SpeakerSample.start

        private let folder = TemporaryFolder()
        private var files: WalkFiles { WalkFiles(folder: folder.url) }

        // MARK: Files

        @Test func `a walk is read as it was written, and files that are none of ours are passed over, and stay`()
            throws
        {
            let walk = SpeakerSample.walk(2, .run, votes: "AB", from: 2, pid: getpid())
            files.write(walk)
            let others = ["1.json", "x.json", "notes.txt", "-3.json"]
            for name in others { try folder.write("{", to: name) }
            #expect(files.all == [walk])
            files.removeOld()
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            #expect(Set(left) == Set(others + ["\(getpid()).json"]))
        }

        @Test func `the file of a process that is gone is removed`() throws {
            let process = try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", "exit 0"])
            process.waitUntilExit()
            files.write(SpeakerSample.walk(1, pid: process.processIdentifier))
            files.write(SpeakerSample.walk(1, pid: getpid()))
            files.removeOld()
            #expect(files.all.map(\.pid) == [getpid()])
        }

        @Test func `where nothing can be written, the walk goes on`() {
            let nowhere = WalkFiles(folder: URL(filePath: "/dev/null/walks"))
            let reporter = WalkReporter(nowhere, lesson: "98-fixture", step: 0)
            reporter.report(WalkPlace(index: 0), .question, Votes())
            reporter.end(.quit)
            #expect(nowhere.all == [])
        }

        // MARK: The newest

        @Test func `of the walks that go on, the one that began last is shown`() {
            let old = SpeakerSample.walk(2, pid: 1, minutes: 30)
            var new = SpeakerSample.walk(1, pid: 2)
            new = WalkState(lesson: new.lesson, pid: 2, step: 0, now: start + 60)
            let projector = Projector([old, new], start: start, now: start + 1900) { _ in true }
            #expect(projector == .walking(new))
            let afterwards = Projector([old, new], start: start, now: start + 1900) { $0 == 1 }
            #expect(afterwards == .walking(old), "when the newer one is gone, the older one goes on")
        }

        @Test func `a walk that has ended, or whose process is gone, is over; after half a day it may be another one`()
        {
            let (quit, crashed) = (SpeakerSample.walk(2, minutes: 5, end: .quit), SpeakerSample.walk(2, minutes: 5))
            func projector(_ walk: WalkState, from: Double = 0, at now: Double, isAlive: Bool) -> Projector {
                Projector([walk], start: start + from, now: start + now) { _ in isAlive }
            }
            #expect(projector(quit, at: 400, isAlive: true) == .over(quit))
            #expect(projector(crashed, at: 400, isAlive: false) == .over(crashed))
            #expect(projector(crashed, from: 600, at: 700, isAlive: false) == .nothing)
            #expect(projector(crashed, at: 13 * 3600, isAlive: true) == .nothing)
        }

        // MARK: The walking player

        /// What the speaker's program reads after each key.
        private func told(_ arguments: String..., keys: [WalkChoice]) throws -> WalkState? {
            let number = arguments.last.flatMap { Int($0) } ?? 1
            let reporter = WalkReporter(files, lesson: "98-fixture", step: number - 1)
            try FixtureLesson.play(["--walk"] + arguments, on: ScriptedTerminal(keys: keys), reporter: reporter)
            return files.all.first
        }

        @Test func `it tells the step, the beat and the votes; a vote is for its own step; Enter at the last ends it`()
            throws
        {
            let told = try #require(
                try told(
                    "--room", "--step", "2", keys: [.vote("B"), .vote("A"), .vote("B"), .vote("A"), .erase, .quit]))
            #expect((told.step, told.first, told.beat, told.end) == (1, 1, .question, .quit))
            #expect((told.votes.counts("A"), told.votes.counts("B")) == ([1], [2]))
            #expect(try self.told(keys: [.on, .quit])?.beat == .run)
            #expect(try self.told(keys: [.on, .on, .quit])?.beat == .answer)
            let answered: [WalkChoice] = [.vote("B"), .on, .on]
            #expect(try self.told("--room", "--step", "2", keys: answered + [.quit])?.votes.isEmpty == false)
            #expect(try self.told("--room", "--step", "2", keys: answered + [.on, .quit])?.votes.isEmpty == true)
            #expect(try self.told("--step", "3", keys: [.on, .on, .on])?.end == .finished)
        }

        // MARK: The clock

        @Test(arguments: [
            (1, 0.0, "on time"), (1, 3.9, "on time"), (1, 4.0, "1 min behind the brief plan"),
            (2, 3.0, "on time"), (2, 2.5, "on time"), (2, 2.0, "1 min ahead of the brief plan"),
            (2, 7.5, "on time"), (2, 20.0, "13 min behind the brief plan"),
        ]) func `the pace is the clock beside the minutes of the steps`(step: Int, minutes: Double, pace: String) {
            let clock = SpeakerClock(SpeakerSample.walk(step), minutes: [0, 3, 4, 5], now: start + minutes * 60)
            #expect(clock.pace == pace)
        }

        @Test func `the plan of a walk that began in the middle begins there`() {
            let clock = SpeakerClock(SpeakerSample.walk(3, from: 2), minutes: [0, 3, 4, 5], now: start + 240)
            #expect((clock.before, clock.planned, clock.all, clock.pace) == (4, 5, 9, "on time"))
            let back = SpeakerClock(SpeakerSample.walk(1, from: 2), minutes: [0, 3, 4, 5], now: start)
            #expect((back.before, back.planned) == (0, 3))
        }

        @Test func `a file with numbers that cannot be is shown all the same`() throws {
            let text = """
                {"lesson":"98-fixture","pid":7,"began":-1e300,"first":-4,"step":-2,"isVariant":true,"stepBegan":1e300,"beat":"run",
                 "votes":{"first":"Z","second":""},"changed":1e300,"took":{"-2":1e300},
                 "isChanged":true,"answered":[],"live":[],"plan":{"isCore":true,"isFull":true,"isRoom":true},"isWarmup":false}
                """
            let walk = try JSONDecoder().decode(WalkState.self, from: Data(text.utf8))
            let projector = Projector([walk], start: start, now: start) { _ in true }
            #expect(projector == .walking(walk))
            #expect(SpeakerSample.shown(projector).contains("The projector shows step -1 of"))
            #expect(!SpeakerSample.shown(.over(walk)).isEmpty)
        }

        @Test func `who goes back over a step's border finds its clock where it stood`() {
            func at(_ walk: WalkState, _ index: Int, _ seconds: Double) -> WalkState {
                walk.at(WalkPlace(index: index), .question, Votes(), now: start + seconds)
            }
            let walk = WalkState(lesson: "98-fixture", pid: 1, step: 0, now: start)
            let back = at(at(at(walk, 0, 0), 1, 100), 0, 130)
            #expect(SpeakerClock(back, minutes: [], now: start + 150).inStep == 120)
            let on = at(back, 1, 160)
            #expect(on.took == [0: 130, 1: 30])
            #expect(SpeakerClock(on, minutes: [], now: start + 170).inStep == 40)
        }

        @Test(arguments: [(5, "0:05"), (65, "1:05"), (3599, "59:59"), (3600, "1:00:00"), (4205, "1:10:05")])
        func `the time is in minutes, and in hours where there are any`(seconds: Int, text: String) {
            #expect(SpeakerClock.text(seconds) == text)
        }
    }
}
