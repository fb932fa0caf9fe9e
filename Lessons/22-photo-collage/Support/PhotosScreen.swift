import Screen
import Streams

/// The second screen: a list of photos. Enter chooses one; the button in its row shows it large.
final class PhotosScreen: Screen {
    let bag = DisposeBag()
    private let list = ListView(height: 9)
    private let hint = Label()
    private var onEnd: () -> Void = {}

    init() { super.init("Photos", [list], [hint]) }

    func bind(to viewModel: PhotosViewModel) {
        viewModel.motifs
            .drive(list.rx.items(cellIdentifier: "Photo", cellType: PhotoCell.self)) { [weak self] _, motif, cell in
                cell.show(motif)
                cell.look.rx.tap
                    .subscribe(onNext: { self?.stack?.push(LargeScreen(motif)) }).disposed(by: cell.bag)
            }.disposed(by: bag)
        viewModel.hint.drive(hint.rx.text).disposed(by: bag)
        list.rx.modelSelected(Image.Motif.self)
            .subscribe(onNext: { viewModel.choose($0) }).disposed(by: bag)
        onEnd = viewModel.end
    }

    /// A screen that is covered comes back. Only one that is popped has gone.
    override func viewWillDisappear(_ departure: Departure) { if departure == .popped { onEnd() } }
}
