import LessonKit
import Screen
import Streams

/// The second screen as a step has it: the step says what happens when the user chooses, and when the screen disappears.
///
/// Its closures stand for code of the screen itself. So they get `selected`, the screen's own subject.
final class PhotoPicker: Screen {
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
                cell.show(motif)
                cell.look.rx.tap
                    .subscribe(onNext: { self?.stack?.push(LargeScreen(motif)) }).disposed(by: cell.bag)
            }.disposed(by: bag)
        list.rx.modelSelected(Image.Motif.self)
            .subscribe(onNext: { choose($0, observer) }).disposed(by: bag)
    }

    deinit { LessonKit.show("the photos screen is freed") }

    override func viewWillDisappear(_ departure: Departure) { leave(departure, AnyObserver(selected)) }
}
