import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import requests_exercises

/// A drawer and a library.
final class Room: Scene<String>, Drawer, Library {
    private struct Jammed: Error {}
    struct NoLibrary: Error {}

    private(set) var name = "", findMarbles = "", fetchMarbles = "", keepMarbles = ""
    private(set) var text: String?
    private(set) var names: [String] = []
    private(set) var kept: [String] = []
    private var find: Observable<String> = .never()
    private var fetch: Observable<String> = .never()
    private var keep: Observable<String> = .never()

    var isFound: Bool { findMarbles == "--(d|)" }
    var rightPage: String { "\(name): \(text ?? (isFound ? "d" : fetchMarbles == "-(q|)" ? "q" : "p"))" }

    func read(
        _ page: (String, any Drawer, any Library) throws -> Single<String>, _ name: String = "7", find: String,
        fetch: String = "--(p|)", keep: String = "-|", text: String? = nil
    ) throws -> Observable<String> {
        (self.name, findMarbles, fetchMarbles, keepMarbles, self.text) = (name, find, fetch, keep, text)
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
    library.fetch(name).flatMap { text in drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text)) }
}
