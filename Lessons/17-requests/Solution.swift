import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// Nothing is asked before somebody subscribes, and each subscriber asks anew. What the closure of `create` returned runs
    /// on `dispose`, and also after a success; it runs once.
    static func exercise1() -> [String] { ["made", "ask", "ask", "cancel", "Boris 31", "cancel"] }

    /// Each part begins when the part before it has an answer. An error passes `flatMap` and `ifEmpty` at once, and a `catch`
    /// inside `flatMap` sees only the error of its own request.
    static func exercise2() -> [String] { ["-----(p|)", "-#", "---#", "---(n|)", "-----(p|)", "-#"] }

    /// The `catch` stands behind the second request. It never sees an error of the first one.
    static func exercise3(_ user: String, in directory: any Directory) -> Single<String> {
        directory.number(of: user).flatMap { number in
            directory.page(number).catch { error in
                error is NotFound ? .just("(no page)") : .error(error)
            }
        }
    }

    /// Each path ends in one call of `single`, and the order is: error, status, text. `dispose` runs what `get` returned.
    static func exercise4(of name: String, from server: any StarServer) -> Single<Int> {
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

    /// `concatMap` waits for one save. The `catch` belongs to that save, so `concatMap` never sees its error.
    static func exercise5(_ versions: Observable<String>, to disk: any Disk) -> Observable<String> {
        versions.concatMap { version in
            disk.save(version)
                .andThen(Observable.just(version))
                .catch { _ in .empty() }
        }
    }

    /// A maybe with three exits: only a completion leads to the library. The `catch` belongs to `keep` alone.
    static func exercise6(_ name: String, drawer: any Drawer, library: any Library) -> Single<String> {
        let fetched = library.fetch(name).flatMap { text in
            drawer.keep(name, text)
                .catch { _ in .empty() }
                .andThen(Single.just(text))
        }
        return drawer.find(name).ifEmpty(switchTo: fetched)
    }
}
