import Foundation
import LessonKit

extension Classroom {
    /// When the files were made, and which of them are older than the others; empty where nobody knows.
    var moments: String {
        let dated = learners.compactMap { learner in learner.made.map { (name: learner.name, made: $0) } }
        guard let first = dated.map(\.made).min(), let last = dated.map(\.made).max() else { return "" }
        let old = dated.filter { $0.made.day != last.day }
        let day = dated.map(\.made).filter { $0.day == last.day }
        if old.count > day.count { return "The files are of \(first.day) to \(last.day)." }
        let from = day.min()?.minute ?? ""
        let times = from == last.minute ? last.minute : "\(from) to \(last.minute)"
        let others = old.map { "\($0.name) (\($0.made.day))" }.joined(separator: ", ")
        return "The files are of \(last.day), \(times)\(old.isEmpty ? "" : "; older: \(others)")."
    }
}

extension Date {
    /// `21 Nov`
    fileprivate var day: String { text("\(day: .defaultDigits) \(month: .abbreviated)") }

    /// `14:03`
    fileprivate var minute: String {
        text("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)")
    }

    /// `14:03:22`
    var second: String {
        text(
            "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)"
        )
    }

    private func text(_ format: Date.FormatString) -> String {
        formatted(
            .verbatim(
                format, locale: Locale(identifier: "en_GB"), timeZone: .current,
                calendar: Calendar(identifier: .gregorian)))
    }
}
