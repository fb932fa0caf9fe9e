import Marbles

extension OwnFile.Kind {
    /// The file of a marble diagram, as `Timeline.svg` begins it.
    static let picture = OwnFile.Kind(
        start: #"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label=""#, name: "picture of ours",
        option: .svg)
}

extension LabResult {
    /// The picture for a web page. Each operator has a box above its row.
    var svg: String { svg(timeline, label: sentences, isEmbedded: false) }

    /// The same with the operators as in code, for a page that has the rules of `Timeline.svgStyle`.
    var codeSVG: String {
        svg(codeTimeline, label: sentences.replacing(request.title.printable, with: codeTitle), isEmbedded: true)
    }

    private func svg(_ timeline: Timeline, label: String, isEmbedded: Bool) -> String {
        let boxes = zip(timelineRows, timeline.rows).enumerated().filter(\.element.0.isStage).map {
            ($0.offset, $0.element.1.label)
        }
        return timeline.svg(
            label: label, operators: Dictionary(uniqueKeysWithValues: boxes), isEmbedded: isEmbedded)
    }
}
