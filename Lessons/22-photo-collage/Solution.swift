import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `message()` in round brackets is an argument: it runs before `andThen`, while nothing is saved. The closure of `deferred`
    /// runs when `andThen` subscribes to it, after the save. By then both chains have saved.
    static func exercise1() -> [String] {
        ["message", "made", "save", "files: 0", "save", "message", "files: 2"]
    }

    /// A Clear is one more state. An Undo drops the last state, but never the first.
    static func exercise2(_ changes: Observable<Change>) -> Observable<[String]> {
        changes
            .scan([[]]) { (history: [[String]], change) in
                let photos = history[history.count - 1]
                switch change {
                case .add(let photo): return history + [photos + [photo]]
                case .clear: return history + [[]]
                case .undo: return history.count > 1 ? history.dropLast() : history
                }
            }
            .map { history in history[history.count - 1] }
            .startWith([])
    }

    /// Choices and Clears go through one `scan`: so there is one list, and the rules look at that.
    static func exercise3(chosen: Observable<String>, clear: Observable<Void>) -> Observable<[String]> {
        Observable<String?>.merge(chosen.map { $0 }, clear.map { nil })
            .scan([]) { photos, photo in
                guard let photo else { return [] }
                return photos.count == 6 || photos.contains(photo) ? photos : photos + [photo]
            }
    }

    /// The recipe presents a new alert for each subscriber, and its cleanup takes it away.
    static func exercise4(on screen: Screen) -> Single<Bool> {
        Single.create { single in
            let alert = Alert(title: "Clear the collage?")
            alert.addAction("Clear") { single(.success(true)) }
            alert.addAction("Keep", style: .cancel) { single(.success(false)) }
            screen.present(alert)
            return Disposables.create { alert.dismiss() }
        }
    }

    /// A screen disappears when it is covered, too. Only `popped` is the end.
    static func exercise5(in picker: Picker) -> Observable<String> {
        picker.list.rx.modelSelected(String.self)
            .take(until: picker.rx.viewWillDisappear.filter { $0 == .popped })
    }

    /// A yes goes on with the same function: write, and ask again if the folder is still full.
    static func exercise6(_ write: Single<String>, whenFull ask: Single<Bool>) -> Single<String> {
        write.catch { error in
            guard error is FolderFull else { return .error(error) }
            return ask.flatMap { yes in yes ? exercise6(write, whenFull: ask) : .error(error) }
        }
    }

    /// `withLatestFrom` takes the photos of the tap, `flatMapFirst` ignores taps during a save, and the catch stands inside.
    static func exercise7(
        tap: Observable<Void>, photos: Observable<[String]>, save: @escaping ([String]) -> Single<String>
    ) -> Observable<String> {
        tap.withLatestFrom(photos)
            .flatMapFirst { photos in
                save(photos)
                    .map { "Saved as \($0)" }
                    .catch { .just("Not saved: \($0)") }
            }
    }
}
