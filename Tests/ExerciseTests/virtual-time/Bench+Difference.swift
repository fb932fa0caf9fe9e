import LessonKit
import Marbles

extension Bench {
    /// The first subscription that differs, with the input of that call above it.
    func difference(_ right: Watch, _ other: Watch, _ what: String) -> Evidence? {
        let (wanted, came) = (right.outside, other.outside)
        for name in Set((wanted + came).map { "\($0.call) \($0.name)" }).sorted() {
            let tracks = [wanted, came].map { $0.filter { "\($0.call) \($0.name)" == name } }
            for index in 0..<max(tracks[0].count, tracks[1].count) {
                let pair = tracks.map { index < $0.count ? $0[index] : nil }
                let pointer: Timeline.Pointer?
                switch (pair[0], pair[1]) {
                case (let left?, let right?): pointer = right.difference(from: left)
                case (let track?, nil), (nil, let track?):
                    pointer = .init(track.begin, "one of them has no such request")
                case (nil, nil): pointer = nil
                }
                guard let pointer, let track = pair[0] ?? pair[1] else { continue }
                let input = right.tracks.first { $0.isInput && $0.call == track.call }
                // All requests of a name stand below each other: a missing one would be hard to see otherwise.
                let isRequest = track.name.hasPrefix("request")
                let rows = zip(["\(track.name), right", "with the fault"], tracks).enumerated().flatMap {
                    side, labelled in
                    let (label, all) = labelled
                    let shown = isRequest ? Array(all.prefix(4)) : pair[side].map { [$0] } ?? []
                    return shown.isEmpty
                        ? [Timeline.Row(label, .subscription)] : shown.enumerated().map { $1.row($0 == 0 ? label : "") }
                }
                let above = input.map { [$0.row($0.name)] } ?? []
                return .diagram(.init(Timeline(above + rows), pointer: pointer))
            }
        }
        return nil
    }
}
