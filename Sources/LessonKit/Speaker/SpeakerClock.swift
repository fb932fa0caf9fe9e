import Foundation

/// A walk's time beside the minutes that the lesson plans.
struct SpeakerClock: Equatable {
    /// The minutes that end before this step, from the step that the walk began with.
    let before: Double
    /// The minutes of this step.
    let planned: Double
    /// The minutes from the step that the walk began with to the last one.
    let all: Double
    /// The minutes that this step took in classes; nil before the first.
    let usual: Double?
    /// Whether the minutes have talk, board and variants.
    let isFull: Bool
    /// The seconds since the walk began.
    let elapsed: Int
    /// The seconds since this step began.
    let inStep: Int

    /// - Parameter minutes: Those of the introduction, of each step, and of the pages after the last one.
    init(_ walk: WalkState, minutes: [Double], usual: Double? = nil, now: Date) {
        let first = min(max(0, walk.first + 1), minutes.count)
        let step = min(max(walk.step + 1, first), minutes.count)
        before = minutes[first..<step].reduce(0, +)
        planned = minutes.indices.contains(walk.step + 1) ? minutes[walk.step + 1] : 0
        all = minutes[first...].reduce(0, +)
        (self.usual, isFull) = (usual, walk.plan.isFull)
        elapsed = Self.seconds(from: walk.began, to: now)
        inStep = Self.seconds(from: walk.stepBegan, to: now)
    }

    /// `3 min behind the brief plan`. On time is any moment of the minutes that the plan has for this step.
    var pace: String {
        let late = elapsed - Int((before + planned) * 60)
        let early = Int(before * 60) - elapsed
        let plan = isFull ? "the full plan" : "the brief plan"
        if late >= 60 { return "\(late / 60) min behind \(plan)" }
        if early >= 60 { return "\(early / 60) min ahead of \(plan)" }
        return "on time"
    }

    /// The parts of the line of minutes; the pace is the second.
    var parts: [String] {
        let usual = usual.map { ", yours \($0.minutes)" } ?? ""
        let step = planned > 0 ? "step \(Self.text(inStep)) of \(planned.minutes) min" : "step \(Self.text(inStep))"
        let lesson = "lesson \(Self.text(elapsed))"
        return all > 0 ? [step + usual, pace, "\(lesson) of \(all.minutes) min"] : [step + usual, lesson]
    }

    /// The whole seconds between two moments. They come from a file, so they may be any.
    static func seconds(from start: Date, to end: Date) -> Int {
        Int(min(max(0, end.timeIntervalSince(start)), 359_999))
    }

    /// `4:05`, or `1:04:05`.
    static func text(_ seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
