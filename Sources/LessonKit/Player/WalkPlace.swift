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

    /// The stop after it.
    ///
    /// - Parameter hasPart: Whether a step has a part of its own.
    func next(_ hasPart: (Int) -> Bool) -> WalkPosition {
        if let beat = WalkStop.Beat(after: beat) { return WalkPosition(place: place, beat: beat) }
        if !place.isVariant, hasPart(place.index) {
            return WalkPosition(place: WalkPlace(index: place.index, isVariant: true))
        }
        return WalkPosition(place: WalkPlace(index: place.index + 1))
    }

    /// The stop before it; itself where there is none.
    func previous(_ hasPart: (Int) -> Bool) -> WalkPosition {
        if let beat = WalkStop.Beat(before: beat) { return WalkPosition(place: place, beat: beat) }
        if place.isVariant { return WalkPosition(place: WalkPlace(index: place.index), beat: .answer) }
        guard place.index > 0 else { return self }
        let index = place.index - 1
        return WalkPosition(place: WalkPlace(index: index, isVariant: hasPart(index)), beat: .answer)
    }
}
