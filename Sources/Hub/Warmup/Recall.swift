import Foundation

/// How a question of a warm-up was last answered.
struct Recall: Codable, Sendable, Equatable {
    let asked: Date
    /// How often it was answered rightly since it was last missed.
    let inARow: Int

    /// When it should be asked again: a missed question tomorrow, a right one after longer and longer times.
    var due: Date { asked + Double(Self.days[min(inARow, Self.days.count - 1)]) * 86_400 }

    private static let days = [1, 3, 7, 21, 60]
}
