import Screen
import Streams

/// The collage, and what one can do with it.
final class CollageScreen: Screen {
    let add = Button("Add")
    let save = Button("Save")
    private let preview = ImageView(columns: 36, lines: 10, placeholder: "no photos")
    private let remove = Button("Remove last")
    private let clear = Button("Clear")
    private let hint = Label()
    private let bag = DisposeBag()
    private var isUnsaved = false

    init() { super.init("Collage", [preview], [add, remove, clear, save], [hint]) }

    func bind(to viewModel: CollageViewModel) {
        viewModel.title.drive(rx.title).disposed(by: bag)
        viewModel.collage.drive(preview.rx.image).disposed(by: bag)
        viewModel.hint.drive(hint.rx.text).disposed(by: bag)
        viewModel.canAdd.drive(add.rx.isEnabled).disposed(by: bag)
        viewModel.canClear.drive(remove.rx.isEnabled, clear.rx.isEnabled).disposed(by: bag)
        viewModel.hasPhotos.drive(with: self, onNext: { $0.isUnsaved = $1 }).disposed(by: bag)
        viewModel.canSave.drive(save.rx.isEnabled).disposed(by: bag)

        add.rx.tap.subscribe(with: self, onNext: { screen, _ in screen.choosePhotos(for: viewModel) }).disposed(by: bag)
        remove.rx.tap.subscribe(onNext: { viewModel.removeLast() }).disposed(by: bag)
        clear.rx.tap.subscribe(onNext: { viewModel.clear() }).disposed(by: bag)
        save.rx.tap.subscribe(onNext: { viewModel.save() }).disposed(by: bag)
        viewModel.saved
            .emit(with: self, onNext: { screen, saved in screen.tell(saved, then: viewModel.clear) }).disposed(by: bag)
    }

    private func choosePhotos(for viewModel: CollageViewModel) {
        let choice = PhotosViewModel(count: viewModel.count)
        let photos = PhotosScreen()
        photos.bind(to: choice)
        // The subscription goes with the second screen.
        choice.selectedPhotos.subscribe(onNext: viewModel.add).disposed(by: photos.bag)
        stack?.push(photos)
    }

    private func tell(_ saved: CollageViewModel.Saved, then done: @escaping () -> Void) {
        switch saved {
        case .file(let path): show(Alert(title: "Saved", message: path), "Close", then: done)
        case .failed(let reason): show(Alert(title: "Not saved", message: reason), "Close")
        }
    }

    private func show(_ alert: Alert, _ button: String, then done: (() -> Void)? = nil) {
        alert.addAction(button, handler: done)
        present(alert)
    }

    /// A collage that is not saved would be lost.
    override func shouldQuit() -> Bool {
        guard isUnsaved else { return true }
        let question = Alert(title: "Quit?", message: "The collage is not saved.")
        question.addAction("Stay", style: .cancel)
        question.addAction("Quit") { [weak self] in self?.quit() }
        present(question)
        return false
    }
}
