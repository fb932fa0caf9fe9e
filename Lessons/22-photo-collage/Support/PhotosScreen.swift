import LessonKit
import Screen
import Streams

/// The second screen: a list of photos. Enter chooses one; the button in its row shows it large.
final class PhotosScreen: Screen {
    /// Private, so that nobody else can send a photo or complete it.
    private let selected = PublishSubject<Image>()
    private let list = ListView(height: 9)
    private let leave: (Departure, AnyObserver<Image>) -> Void
    private let bag = DisposeBag()

    /// The photos that the user chooses.
    var selectedPhotos: Observable<Image> { selected.asObservable() }

    /// - Parameters:
    ///   - choose: Called with the chosen motif, and with the observer that the photos are sent to.
    ///   - leave: Called when the screen disappears.
    init(
        choose: @escaping (Image.Motif, AnyObserver<Image>) -> Void = { $1.onNext(Image($0)) },
        leave: @escaping (Departure, AnyObserver<Image>) -> Void = { _, _ in }
    ) {
        self.leave = leave
        super.init("Photos", [list])
        let observer = AnyObserver(selected)
        Observable.just(Image.Motif.allCases)
            .bind(to: list.rx.items(cellIdentifier: "Photo", cellType: PhotoCell.self)) {
                [weak self] _, motif, cell in
                cell.thumbnail.image = Image(motif)
                cell.name.text = motif.rawValue
                cell.look.rx.tap
                    .subscribe(onNext: { self?.stack?.push(LargeScreen(motif)) }).disposed(by: cell.bag)
            }.disposed(by: bag)
        list.rx.modelSelected(Image.Motif.self)
            .subscribe(onNext: { choose($0, observer) }).disposed(by: bag)
    }

    deinit { show("the photos screen is freed") }

    override func viewWillDisappear(_ departure: Departure) {
        leave(departure, AnyObserver(selected))
    }
}

private final class PhotoCell: ListCell {
    let thumbnail = ImageView(columns: 9, lines: 3)
    let name = Label()
    let look = Button("Look")
    var bag = DisposeBag()

    override var controls: [Control] { [thumbnail, name, look] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }
}

/// One photo, large.
private final class LargeScreen: Screen {
    init(_ motif: Image.Motif) {
        super.init("Large", [ImageView(Image(motif), columns: 36, lines: 12, caption: motif.rawValue)])
    }
}
