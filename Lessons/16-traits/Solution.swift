import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The first call in each recipe is the end, and each of the three subscribers runs a recipe. A success of a maybe is
    /// `onSuccess` alone; as an observable it is the element and then `completed`.
    static func exercise1() -> [String] { ["look", "completed", "look", "red", "look", "red", "completed"] }

    /// `asSingle` answers as soon as it can be sure: at the end, or at a second element. `take(1)` makes an end. A completable
    /// keeps the end of its source, and no element.
    static func exercise2() -> [String] { ["-----#", "-----|", "-----(1|)", "---#", "", "-(1|)", "-----|"] }

    /// Each of the three results is one event of the maybe. What `find` returned stops the search: `dispose` runs it.
    static func exercise3(_ number: Int, from room: any Cloakroom) -> Maybe<String> {
        Maybe.create { maybe in
            let stop = room.find(number) { result in
                switch result {
                case .success(let coat?): maybe(.success(coat))
                case .success(nil): maybe(.completed)
                case .failure(let error): maybe(.error(error))
                }
            }
            return Disposables.create(with: stop)
        }
    }

    /// What the closure of `create` returns runs at the end and on `dispose`. So the notice goes in both cases, by one line.
    static func exercise4(_ text: String, on board: any Board) -> Completable {
        Completable.create { completable in
            board.put(text, onClose: { completable(.completed) })
            return Disposables.create { board.clear() }
        }
    }

    /// `take(1)` ends after the first goal, and disposes of the match. Without a goal, `asSingle` fails.
    static func exercise5(_ goals: Observable<String>) -> Single<String> {
        goals.take(1).asSingle()
    }

    /// `andThen` subscribes when the save has completed, and `deferred` counts only then.
    static func exercise6(_ text: String, in store: any Store) -> Single<Int> {
        store.save(text).andThen(Single.deferred { .just(store.countWords()) })
    }

    /// The empty completable is done at once. Each `andThen` puts one more parcel behind it. `Completable.concat` does the same.
    static func exercise7(_ parcels: [String], with van: any Van) -> Completable {
        parcels.reduce(Completable.empty()) { all, parcel in all.andThen(van.deliver(parcel)) }
    }
}
