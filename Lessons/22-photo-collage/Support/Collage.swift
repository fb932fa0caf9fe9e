import LessonKit
import Screen
import Streams

/// The screen with the collage. Its preview follows `images`, and by default its title and its buttons do. A step connects the rest.
final class Collage {
    let images: BehaviorRelay<[Image]>
    let add = Button("Add")
    let clear = Button("Clear")
    let save = Button("Save")
    let stack: ScreenStack
    let folder: Folder
    let bag: DisposeBag
    private let screen: Screen
    fileprivate let stage: Stage

    /// A collage of these photos, on a stack that the stage opens.
    init(_ motifs: Image.Motif..., hasRules: Bool = true, on stage: Stage) {
        let preview = ImageView(columns: 20, lines: 5, placeholder: "no photos")
        images = BehaviorRelay(value: motifs.map { Image($0) })
        screen = Screen("Collage", [preview], [add, clear, save])
        stack = ScreenStack(screen)
        folder = Folder(on: stage)
        bag = stage.bag
        self.stage = stage
        stage.open(stack)
        images.map(collage).bind(to: preview.rx.image).disposed(by: bag)
        if hasRules { images.map(\.count).subscribe(onNext: update).disposed(by: bag) }
    }

    /// The collage as one picture.
    var picture: Image { collage(images.value) ?? Image(width: 1, height: 1) { _, _ in Image.Pixel(0, 0, 0) } }

    /// Sets the title and the three buttons by the number of photos.
    func update(count: Int) {
        screen.title = title(count: count)
        add.isEnabled = count < 6
        clear.isEnabled = count > 0
        save.isEnabled = count > 0 && count % 2 == 0
    }

    /// Adds a photo to the collage.
    func append(_ photo: Image) { images.accept(images.value + [photo]) }

    /// Subscribes to the taps of a button.
    func on(_ button: Button, _ handler: @escaping () -> Void) {
        button.rx.tap.subscribe(onNext: handler).disposed(by: bag)
    }

    /// Shows the second screen, and adds what is chosen there.
    func push(_ photos: PhotoPicker) {
        stack.push(photos)
        photos.selectedPhotos.drawn("photos", by: self).subscribe(onNext: append).disposed(by: bag)
    }

    /// Calls `answer` twice, as photo libraries do: at once with a thumbnail, and 100 ms later with the photo.
    func requestPhoto(_ motif: Image.Motif, _ answer: @escaping (_ image: Image, _ isThumbnail: Bool) -> Void) {
        let photo = Image(motif)
        answer(photo.scaled(width: 12, height: 8), true)
        Observable.just(photo).delay(.milliseconds(100), scheduler: stage.scheduler)
            .subscribe(onNext: { answer($0, false) }).disposed(by: bag)
    }

    /// Shows an alert with the button "Close". The completable completes when the user closes it; a dispose takes the alert away.
    ///
    /// A person cannot delete files here. So, if somebody plays the step, closing the alert does that as well.
    func alert(_ title: String, _ text: String? = nil) -> Completable {
        .create { [screen, stage, folder] completable in
            let alert = Alert(title, message: text, "Close") {
                if stage.isPlayed { folder.room = 5 }
                completable(.completed)
            }
            show("alert:", title)
            screen.present(alert)
            return Disposables.create { alert.dismiss() }
        }
    }

    /// Shows an alert until the user closes it.
    func message(_ title: String, _ text: String? = nil) { alert(title, text).subscribe().disposed(by: bag) }

    /// Shows an alert that a picture is saved.
    func saved(as name: String) { message("Saved", name) }

    /// Puts `alert` above the screen.
    func present(_ alert: Alert) { screen.present(alert) }

    /// Writes the picture into the folder.
    func write(then done: @escaping () -> Void) {
        folder.save(picture).subscribe(onSuccess: { _ in done() }).disposed(by: bag)
    }

    // MARK: The user

    /// Does something each 200 ms: presses a button with that title, chooses the photo of that name, looks at a large photo, goes
    /// back, closes an alert, deletes files from the folder, or waits. "show" prints the screen.
    func user(does actions: String...) {
        for (index, action) in actions.enumerated() { stage.at(2 * index + 2) { [self] in perform(action) } }
    }

    private func perform(_ action: String) {
        switch action {
        case "wait": break
        case "show": show(stack)
        case "back": stack.press(.escape)
        case "close": stack.press(.enter)
        case "delete": folder.room = 5
        case "look": stack.press(.tab, .enter)
        default:
            if let row = Image.Motif.allCases.firstIndex(where: { $0.rawValue == action }) {
                if stack.frame(width: 60).contains(where: { $0.contains("› [ Look ]") }) { stack.press(.shiftTab) }
                stack.press(.home)
                for _ in 0..<row { stack.press(.down) }
                stack.press(.enter)
            } else {
                tap(action)
            }
        }
    }

    /// Moves to a button with Tab, and presses Enter.
    private func tap(_ title: String) {
        var isThere: Bool { stack.frame(width: 60).contains { $0.contains("› [ \(title) ]") } }
        for _ in 0..<4 where !isThere { stack.press(.tab) }
        if isThere { stack.press(.enter) }
    }
}

/// The title of a screen with so many photos.
func title(count: Int) -> String { count == 0 ? "Collage" : count == 1 ? "1 photo" : "\(count) photos" }

/// One picture of all photos, or nil if there are none.
func collage(_ photos: [Image]) -> Image? {
    photos.isEmpty ? nil : Image.collage(photos, width: 120, height: 60)
}

extension ObservableConvertibleType {
    /// The same, with a row in the picture of the step.
    func drawn(_ name: String, by app: Collage) -> Observable<Element> {
        guard Element.self != Void.self else { return asObservable().record(name, on: app.stage) }
        return asObservable().record(name, on: app.stage) { element in
            (element as? Image).map { $0.width > 12 ? "photo" : "small" } ?? "\(element)"
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The same, with a row in the picture of the step.
    func drawn(_ name: String, by app: Collage) -> Maybe<Element> {
        primitiveSequence.asObservable().drawn(name, by: app).asMaybe()
    }
}

extension Alert {
    /// An alert with one button.
    convenience init(_ title: String, message: String? = nil, _ button: String, handler: @escaping () -> Void) {
        self.init(title: title, message: message)
        addAction(button, handler: handler)
    }
}
