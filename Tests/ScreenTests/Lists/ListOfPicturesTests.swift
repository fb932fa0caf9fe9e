import Streams
import Testing

@testable import Screen

@MainActor @Suite struct ListOfPicturesTests {
    private final class PhotoCell: ListCell {
        let picture = ImageView(columns: 8, lines: 2)
        let name = Label()
        let add = Button("Add")
        override var controls: [Control] { [picture, name, add] }
    }

    @Test func `a thumbnail, its name and a button stand beside each other`() {
        let (list, bag) = (ListView(height: 6), DisposeBag())
        Observable.just(Image.Motif.allCases).bind(to: list.rx.items(cellIdentifier: "Photo", cellType: PhotoCell.self))
        {
            _, motif, cell in
            cell.picture.image = Image(motif)
            cell.name.text = motif.rawValue
        }.disposed(by: bag)
        let screen = Screen("Photos", [list])
        screen.press(.down, .down, .down, .tab)
        let frame = screen.frame(width: 40)
        #expect(frame.last == "  (2 above, \(Image.Motif.allCases.count - 4) below)")
        #expect(frame.count == 9)
        #expect(
            frame.map { $0.dropFirst(10) }.contains {
                $0.hasPrefix("  \(Image.Motif.allCases[3])") && $0.hasSuffix("› [ Add ]")
            })
    }
}
