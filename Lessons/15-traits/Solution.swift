import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func whoIsCalled() -> [String] { ["look", "completed", "look", "red", "look", "red", "completed"] }

    static func sevenEndings() -> [String] { ["-----#", "-----|", "-----(1|)", "---#", "", "-(1|)", "-----|"] }

    static func coat(_ number: Int, from room: any Cloakroom) -> Maybe<String> {
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

    static func notice(_ text: String, on board: any Board) -> Completable {
        Completable.create { completable in
            board.put(text, onClose: { completable(.completed) })
            return Disposables.create { board.clear() }
        }
    }

    static func firstGoal(_ goals: Observable<String>) -> Single<String> {
        goals.take(1).asSingle()
    }

    static func saveAndCount(_ text: String, in store: any Store) -> Single<Int> {
        store.save(text).andThen(Single.deferred { .just(store.countWords()) })
    }

    static func stars(of name: String, from server: any StarServer) -> Single<Int> {
        Single.create { single in
            let cancel = server.get(name) { status, text, error in
                single(
                    Result {
                        if let error { throw error }
                        if let status, status != 200 { throw BadStatus(code: status) }
                        guard let text, let stars = Int(text) else { throw Unreadable() }
                        return stars
                    })
            }
            return Disposables.create(with: cancel)
        }
    }

    static func page(_ name: String, drawer: any Drawer, library: any Library) -> Single<String> {
        let fetched = library.fetch(name).flatMap { text in
            drawer.keep(name, text)
                .catch { _ in .empty() }
                .andThen(Single.just(text))
        }
        return drawer.find(name).ifEmpty(switchTo: fetched)
    }
}
