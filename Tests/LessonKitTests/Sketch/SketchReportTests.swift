import Foundation
import Streams
import Terminal
import Testing

@testable import LessonKit

/// What a sketch reports of itself, and how that is drawn.
struct SketchReportTests {
    private struct Oops: Error {}

    /// What is reported of `body` in virtual time.
    private func report(
        ticks: Int = 50, source: String = "", error: (any Error)? = nil, _ body: (Stage) -> Void
    ) -> SketchReport {
        let stage = Stage(clock: .virtual())
        body(stage)
        stage.scheduler.advanceTo(ticks)
        stage.close()
        var report = SketchReport(of: stage, lasting: ticks)
        report.end(error, source: source)
        return report
    }

    private func ticks(_ count: Int, on stage: Stage) -> Observable<Int> {
        .interval(.milliseconds(200), scheduler: stage.scheduler).take(count)
    }

    private let page = Page.plain(isASCII: true)

    @Test func `rows and output are drawn from what came over the link`() throws {
        let sent = report { stage in
            _ = ticks(3, on: stage).record("ticks", on: stage)
                .subscribe(onNext: { stage.say("got \($0)") })
        }
        let report = try JSONDecoder().decode(SketchReport.self, from: JSONEncoder().encode(sent))
        #expect(report == sent)
        #expect(
            report.picture(on: page).map(\.text) == [
                "     tick    0 2 4 6", "     ticks   ^-0-1-(2|)", "     one tick is 100 ms",
            ])
        #expect(
            report.output(on: page).map(\.text) == [
                "     200 ms  got 0", "     400 ms  got 1", "     600 ms  got 2",
            ])
        #expect(report.remarks.isEmpty)
    }

    @Test func `a row without a subscriber is drawn empty, and one that goes on is named; both are said`() {
        let idle = report { stage in
            _ = ticks(3, on: stage).record("ticks", on: stage)
            _ = ticks(3, on: stage).record("others", on: stage)
        }
        #expect(idle.picture(on: page).map(\.text).contains { $0.hasPrefix("     ticks") })
        #expect(
            idle.remarks == [
                "Nobody subscribed to \"ticks\" and \"others\". An observable does nothing until somebody subscribes: "
                    + "add .subscribe()"
            ])
        let endless = report(ticks: 30) { stage in
            _ = ticks(100, on: stage).record("ticks", on: stage).subscribe()
            _ = PublishSubject<Int>().record("silent", on: stage).subscribe()
        }
        #expect(
            endless.remarks == [
                "The sketch stopped at tick 30, and \"ticks\" had not ended. It runs longer with Sketch.play(ticks: 60)."
            ])
    }

    @Test(arguments: ["_ = x.observe(on: MainScheduler.instance)", "DispatchQueue.global().async {}"])
    func `work on the real clock is named in virtual time, where a row waits for it`(_ code: String) {
        let open = { (stage: Stage) in _ = Observable<Int>.never().record("waits", on: stage).subscribe() }
        #expect(report(source: "// a comment\n\(code)", open).remarks.first?.hasPrefix("Virtual time was over") == true)
        #expect(report(source: "// \(code)", open).remarks.isEmpty)
        let whole = report(source: code) { stage in _ = Observable.just(1).record("ends", on: stage).subscribe() }
        #expect(whole.remarks.isEmpty)
    }

    @Test func `of very many elements and lines the first are shown, and the others counted`() {
        let report = report { stage in
            _ = Observable.range(start: 0, count: 20_000).record("many", on: stage)
                .subscribe(onNext: { stage.say("\($0)") })
        }
        #expect(report.remarks == ["\"many\" sent 20,000 elements. The first 100 are drawn."])
        #expect(report.lineCount == 20_000)
        #expect(report.output(on: page).count == 201)
        #expect(report.output(on: page).last?.text == "     ... and 19,800 more lines")
    }

    @Test func `where nothing happens it is said what would be a row`() {
        #expect(report { _ in }.remarks.first?.hasPrefix("Nothing was recorded, and nothing was printed.") == true)
        #expect(report(error: Oops()) { _ in }.remarks.isEmpty)
        #expect(report(error: Oops()) { _ in }.error == "Oops()")
    }

    @Test func `nothing in it controls the terminal`() {
        let report = report { stage in
            _ = Observable.of("\u{1B}[2J").record("a\u{1B}[31m", on: stage).subscribe()
            stage.say("x\u{1B}]0;title\u{7}\r\ny\tz")
        }
        let lines = (report.picture(on: page) + report.output(on: page)).map(\.text)
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } })
        #expect(report.output(on: page).map(\.text) == ["     x]0;title", "     y    z"])
    }

    @Test func `on the real clock the picture is drawn as far as it has come`() {
        let stage = Stage(clock: .real { 250 })
        _ = Observable.just(1).concat(Observable.never()).record("one", on: stage).subscribe()
        let report = SketchReport(of: stage, lasting: 1000)
        #expect(!report.isOver)
        let row = report.picture(on: page).map(\.text).first { $0.hasPrefix("     one") }
        // As wide as the whole second will be, and drawn up to 250 ms.
        #expect(row?.contains("1") == true)
        #expect(report.picture(on: page).map(\.text)[0].contains("ms"))
    }
}
