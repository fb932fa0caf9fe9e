/// Where a walk can be: at a page before the first step or after the last, at a step, or at the part of it that its variant is.
struct WalkPlace: Hashable {
    /// The step, from 0; the introduction before them, and after them the pages of the recap.
    let index: Int
    var isVariant = false

    static let introduction = WalkPlace(index: -1)
}

extension WalkPlace: Comparable {
    static func < (one: WalkPlace, other: WalkPlace) -> Bool {
        one.index == other.index ? !one.isVariant && other.isVariant : one.index < other.index
    }
}

/// A stop of a walk: a beat of a place.
struct WalkPosition: Equatable {
    var place: WalkPlace
    var beat = WalkStop.Beat.question
}

/// The way of a walk from stop to stop.
struct WalkRoute {
    /// The places that it comes to, in order.
    let places: [WalkPlace]
    let beats: (WalkPlace) -> [WalkStop.Beat]

    /// The stop after `now`; nil at the end.
    func next(_ now: WalkPosition) -> WalkPosition? {
        if let beat = beats(now.place).first(where: { $0 > now.beat }) {
            return WalkPosition(place: now.place, beat: beat)
        }
        return places.first { $0 > now.place }.map { WalkPosition(place: $0) }
    }

    /// The stop before `now`; itself where there is none.
    func previous(_ now: WalkPosition) -> WalkPosition {
        if let beat = beats(now.place).last(where: { $0 < now.beat }) {
            return WalkPosition(place: now.place, beat: beat)
        }
        guard let before = places.last(where: { $0 < now.place }), let beat = beats(before).last else { return now }
        return WalkPosition(place: before, beat: beat)
    }
}
