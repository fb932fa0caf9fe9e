import Screen
import Streams

/// The rules of the second screen. It knows no screen.
final class PhotosViewModel {
    /// Private, so that nobody else can send a photo or complete it.
    private let selected = PublishSubject<Image.Motif>()
    private let count: Driver<Int>

    /// - Parameter count: How many photos are in the collage.
    init(count: Driver<Int>) { self.count = count }

    /// The photos that the user chooses. They complete when the screen has gone for good.
    var selectedPhotos: Observable<Image.Motif> { selected.asObservable() }
    var motifs: Driver<[Image.Motif]> { .just(Image.Motif.allCases) }
    var hint: Driver<String> {
        count.map { count in
            count < CollageViewModel.most
                ? "\(count) of \(CollageViewModel.most) photos. Enter adds the photo, Esc goes back."
                : "The collage is full: \(count) photos. Esc goes back."
        }
    }

    func choose(_ motif: Image.Motif) { selected.onNext(motif) }
    func end() { selected.onCompleted() }
}
