import Screen

/// One photo, large.
final class LargeScreen: Screen {
    init(_ motif: Image.Motif) {
        super.init("Large", [ImageView(Image(motif), columns: 36, lines: 12, caption: motif.rawValue)])
    }
}
