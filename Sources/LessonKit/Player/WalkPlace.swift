/// Where a walk can be: at a step, or at the part of it that its variant is.
struct WalkPlace: Hashable {
    /// The step, from 0.
    let index: Int
    var isVariant = false
}

/// A stop of a walk: a beat of a step, or of its part.
struct WalkPosition: Equatable {
    var place: WalkPlace
    var beat = WalkStop.Beat.question
}

/// The way of a walk from stop to stop.
struct WalkRoute {
    /// The steps that it comes to.
    let steps: [Int]
    /// What comes after the last step.
    let end: Int
    /// Whether a step has a variant.
    let hasPart: (Int) -> Bool
    /// Whether that has an answer. One that asks nothing has its run alone.
    let hasAnswer: (Int) -> Bool

    /// The stop after `now`.
    func next(_ now: WalkPosition) -> WalkPosition {
        let (place, index) = (now.place, now.place.index)
        if let beat = WalkStop.Beat(after: now.beat), beat != .answer || !place.isVariant || hasAnswer(index) {
            return WalkPosition(place: place, beat: beat)
        }
        if !place.isVariant, hasPart(index) {
            return WalkPosition(place: WalkPlace(index: index, isVariant: true))
        }
        return WalkPosition(place: WalkPlace(index: steps.first { $0 > index } ?? end))
    }

    /// The stop before `now`; itself where there is none.
    func previous(_ now: WalkPosition) -> WalkPosition {
        let (place, index) = (now.place, now.place.index)
        if let beat = WalkStop.Beat(before: now.beat) { return WalkPosition(place: place, beat: beat) }
        if place.isVariant { return WalkPosition(place: WalkPlace(index: index), beat: .answer) }
        guard let before = steps.last(where: { $0 < index }) else { return now }
        let isRun = hasPart(before) && !hasAnswer(before)
        return WalkPosition(place: WalkPlace(index: before, isVariant: hasPart(before)), beat: isRun ? .run : .answer)
    }
}
