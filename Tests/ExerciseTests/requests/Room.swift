import ExerciseSupport

@testable import requests_exercises

/// A drawer and a library.
final class Room: Scene<String>, Drawer, Library {
    private struct Jammed: Error {}
    private struct NoLibrary: Error {}

    private(set) var names: [String] = []
    private(set) var kept: [String] = []
    private var find: Observable<String> = .never()
    private var fetch: Observable<String> = .never()
    private var keep: Observable<String> = .never()

    func read(
        _ page: (String, any Drawer, any Library) throws -> Single<String>, _ name: String = "7", find: String,
        fetch: String = "--(p|)", keep: String = "-|", text: String? = nil
    ) throws -> Observable<String> {
        self.find = cold("find", find, as: String.self, error: Jammed()).map { text ?? $0 }
        self.fetch = cold("fetch", fetch, as: String.self, error: NoLibrary()).map { text ?? $0 }
        self.keep = cold("keep", keep, as: String.self, error: Jammed()).asObservable()
        return try page(name, self, self).asObservable()
    }

    func find(_ name: String) -> Maybe<String> { find.do(onSubscribe: { [self] in names.append(name) }).asMaybe() }

    func fetch(_ name: String) -> Single<String> { fetch.do(onSubscribe: { [self] in names.append(name) }).asSingle() }

    func keep(_ name: String, _ text: String) -> Completable {
        keep.do(onSubscribe: { [self] in kept.append("\(name): \(text)") }).ignoreElements().asCompletable()
    }

    override func run() {
        super.run()
        note("the names that were asked for", names)
        note("what was kept", kept)
    }
}

/// A page of the library, which is kept in the drawer.
func fetched(_ name: String, _ drawer: any Drawer, _ library: any Library) -> Single<String> {
    library.fetch(name).flatMap { kept(name, $0, drawer) }
}

/// A text that is put into the drawer, and then sent.
func kept(_ name: String, _ text: String, _ drawer: any Drawer) -> Single<String> {
    drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text))
}

/// The page of the drawer. If there is none, it is fetched, and `then` makes the page of its text.
func look(
    _ name: String, _ drawer: any Drawer, _ library: any Library, _ then: @escaping (String) -> Single<String>
) -> Single<String> {
    drawer.find(name).ifEmpty(switchTo: library.fetch(name).flatMap(then))
}

/// Right: a page that was not found is nil.
func optionally(_ name: String, _ drawer: any Drawer, _ library: any Library) -> Single<String> {
    drawer.find(name).map { $0 as String? }.ifEmpty(default: nil).flatMap { found in
        found.map { .just($0) } ?? fetched(name, drawer, library)
    }
}

/// Right, if it keeps the second subscription.
func byHand(
    _ name: String, _ drawer: any Drawer, _ library: any Library, keeps: @escaping (Disposable) -> Disposable = { $0 }
) -> Single<String> {
    .create { single in
        let second = SerialDisposable()
        let first = drawer.find(name).subscribe(
            onSuccess: { single(.success($0)) }, onError: { single(.failure($0)) },
            onCompleted: { second.disposable = keeps(fetched(name, drawer, library).subscribe(single)) })
        return Disposables.create(first, second)
    }
}
