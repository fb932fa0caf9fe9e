import Foundation
import Screen
import Streams

/// The rules of the collage. It knows no screen.
///
/// Photos come from another screen, and an alert decides when the collage is emptied: so what a user does are methods.
final class CollageViewModel {
    static let most = 6

    /// What came of a save.
    enum Saved {
        /// The picture is in a file with this path.
        case file(String)
        case failed(String)
    }

    /// What came of each save.
    let saved: Signal<Saved>
    private let motifs = BehaviorRelay<[Image.Motif]>(value: [])
    private let isSaving = BehaviorRelay(value: false)
    private let saves = PublishRelay<Void>()

    /// - Parameters:
    ///   - write: Writes a collage of these photos, and sends the path of the file.
    ///   - report: Called with each error that becomes a message: an app writes it into its log.
    init(write: @escaping ([Image.Motif]) -> Single<String>, report: @escaping (any Error) -> Void) {
        saved = saves.asSignal()
            .withLatestFrom(motifs.asDriver())
            .flatMapFirst { [isSaving] motifs in
                write(motifs)
                    .do(onError: report, onSubscribe: { isSaving.accept(true) }, onDispose: { isSaving.accept(false) })
                    .map { .file($0) }
                    .asSignal(onErrorRecover: { .just(.failed($0.localizedDescription)) })
            }
    }

    // MARK: What a screen shows

    var collage: Driver<Image?> { motifs.asDriver().map(Self.collage) }
    var count: Driver<Int> { motifs.asDriver().map(\.count) }
    var title: Driver<String> { count.map { $0 == 0 ? "Collage" : $0 == 1 ? "1 photo" : "\($0) photos" } }
    var canAdd: Driver<Bool> { Driver.combineLatest(count, isSaving.asDriver()) { $0 < Self.most && !$1 } }
    var hasPhotos: Driver<Bool> { count.map { $0 > 0 } }
    var canClear: Driver<Bool> { Driver.combineLatest(hasPhotos, isSaving.asDriver()) { $0 && !$1 } }
    var canSave: Driver<Bool> {
        Driver.combineLatest(count, isSaving.asDriver()) { $0 > 0 && $0 % 2 == 0 && !$1 }
    }
    /// Why something cannot be done now.
    var hint: Driver<String> {
        Driver.combineLatest(count, isSaving.asDriver()) { count, isSaving in
            if isSaving { return "Saving …" }
            switch count {
            case 0: return "Two, four or six photos make a collage."
            case Self.most: return "The collage is full: \(count) photos."
            default: return count % 2 == 0 ? "" : "One more photo, or one less: only an even number can be saved."
            }
        }
    }

    private static func collage(of motifs: [Image.Motif]) -> Image? {
        motifs.isEmpty ? nil : Image.collage(motifs.map { Image($0, width: 36, height: 24) }, width: 72, height: 40)
    }

    // MARK: What a user does

    /// Adds a photo. There is no room for a seventh.
    func add(_ motif: Image.Motif) {
        if motifs.value.count < Self.most { motifs.accept(motifs.value + [motif]) }
    }

    func removeLast() { motifs.accept(motifs.value.dropLast()) }
    func clear() { motifs.accept([]) }
    func save() { saves.accept(()) }
}
