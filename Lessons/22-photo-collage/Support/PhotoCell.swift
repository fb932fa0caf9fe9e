import Screen
import Streams

/// A row of the second screen.
final class PhotoCell: ListCell {
    let look = Button("Look")
    private let thumbnail = ImageView(columns: 9, lines: 3)
    private let name = Label()
    private(set) var bag = DisposeBag()

    override var controls: [Control] { [thumbnail, name, look] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    /// Shows a photo.
    func show(_ motif: Image.Motif) {
        thumbnail.image = Image(motif, width: 24, height: 16)
        name.text = motif.rawValue
    }
}
