import Marbles

extension OwnFile.Kind {
    /// The file of a marble diagram, as `Timeline.svg` begins it.
    static let picture = OwnFile.Kind(
        start: #"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label=""#, name: "picture of ours",
        option: .svg)
}

extension LabResult {
    /// The picture for a web page. Each operator has a box above its row.
    var svg: String { svg(isEmbedded: false) }

    /// - Parameter isEmbedded: Whether the page has the rules of `Timeline.svgStyle`.
    func svg(isEmbedded: Bool) -> String {
        let picture = timelineRows
        return Timeline(picture.map(\.row))
            .svg(label: sentences, operators: operators(in: picture), isEmbedded: isEmbedded)
    }

    private func operators(in rows: [PictureRow]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: rows.indices.filter { rows[$0].isStage }.map { ($0, rows[$0].row.label) })
    }
}
