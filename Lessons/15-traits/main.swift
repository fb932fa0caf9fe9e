import Dispatch
import LessonKit
import Marbles
import Streams

Lesson.play(
    options: ["--live": "step 7 asks the real service, over the network"],

    Step("Three promises") { stage in
        let title = Single.just("Emma")
        let bookmark = Maybe<Int>.empty()
        let saved = Completable.empty()

        _ = title.subscribe(
            onSuccess: { show("the title is", $0) },
            onFailure: { show("no title:", $0) })
        _ = bookmark.subscribe(
            onSuccess: { show("the bookmark is at page", $0) },
            onError: { show("nobody could look:", $0) },
            onCompleted: { show("there is no bookmark") })
        _ = saved.subscribe(
            onCompleted: { show("saved") },
            onError: { show("not saved:", $0) })

        _ = title.asObservable().record("title", on: stage).subscribe()
        _ = bookmark.asObservable().record("bookmark", on: stage).subscribe()
        _ = saved.asObservable().record("saved", on: stage).subscribe()
        show("title is a", type(of: title))
    },

    Step("Only the first counts") { _ in
        struct Torn: Error {}
        let bookmark = Maybe<String>.create { maybe in
            maybe(.success("page 12"))
            maybe(.completed)
            maybe(.error(Torn()))
            return Disposables.create()
        }
        _ = bookmark.subscribe(
            onSuccess: { show("found", $0) },
            onError: { show("failed:", $0) },
            onCompleted: { show("completed") },
            onDisposed: { show("over") })

        let title = Single<String>.create { single in
            single(.failure(Torn()))
            single(.success("Emma"))
            return Disposables.create()
        }
        _ = title.subscribe(
            onSuccess: { show("the title is", $0) },
            onFailure: { show("failed:", $0) })
    },

    Step("Who asks, asks again") { stage in
        let title = Single<String>.create { single in
            show("the library is asked")
            single(.success("E"))
            return Disposables.create()
        }
        .delay(.milliseconds(500), scheduler: stage.scheduler)

        let own = title.asObservable()
        stage.at(0) { _ = own.record("Anna", on: stage).subscribe() }
        stage.at(2) { _ = own.record("Boris", on: stage).subscribe() }

        let shared = title.asObservable().share(replay: 1)
        stage.at(10) { _ = shared.record("Clara", on: stage).subscribe() }
        stage.at(12) { _ = shared.record("David", on: stage).subscribe() }
    },

    Step("None, one, two, for ever", ticks: 12) { stage in
        func draw(_ name: String, _ source: some ObservableConvertibleType) {
            source.asObservable().record(name, on: stage)
                .subscribe(onError: { show("\(name) fails:", $0) })
                .disposed(by: stage.bag)
        }
        let none = stage.scheduler.createColdObservable("-----|")
        draw("none", none)
        draw("none.asSingle()", none.asSingle())
        draw("none.asMaybe()", none.asMaybe())
        let one = stage.scheduler.createColdObservable("--1--|")
        draw("one", one)
        draw("one.asSingle()", one.asSingle())
        let two = stage.scheduler.createColdObservable("--1-2|")
        draw("two", two)
        draw("two.asSingle()", two.asSingle())

        let goals = PublishSubject<Int>()
        draw("goals", goals)
        draw("goals.asSingle()", goals.asSingle())
        draw("goals.take(1).asSingle()", goals.take(1).asSingle())
        stage.at(2) { goals.onNext(1) }
    },

    Step("Only whether it worked") { stage in
        let upload = stage.scheduler.createColdObservable("-1-2-3|")
        let answer = Single.just("ok")
            .delay(.milliseconds(400), scheduler: stage.scheduler)

        let uploaded = upload.ignoreElements().asCompletable()
        let answered = answer.asCompletable()
        _ = uploaded.subscribe(onCompleted: { show("uploaded") })
        _ = answered.subscribe(onCompleted: { show("answered") })
        show("both are on their way")

        _ = upload.record("upload", on: stage).subscribe()
        _ = uploaded.asObservable().record("uploaded", on: stage).subscribe()
        _ = answer.asObservable().record("answer", on: stage).subscribe()
        _ = answered.asObservable().record("answered", on: stage).subscribe()
    },

    Step("And then, too early") { stage in
        var pages = 0
        func message() -> String {
            show("the message is written")
            return "\(pages)p"
        }
        let save = Completable.empty()
            .delay(.milliseconds(400), scheduler: stage.scheduler)
            .do(onCompleted: { pages = 9 })

        let early = save.andThen(Single.just(message()))
        let late = save.andThen(Single.deferred { .just(message()) })
        let letters = save.andThen(Observable.deferred { .from(message()) })

        show("they are made")
        _ = early.subscribe(onSuccess: { show("just says", $0) })
        _ = late.subscribe(onSuccess: { show("deferred says", $0) })
        _ = letters.subscribe(onNext: { show("from says", $0) })
    },

    Step("A look-up that is real", lasting: Web.patience) { stage in
        let web = Web.chosen
        func repository(_ name: String) -> Single<Repository> {
            Single.create { single in
                let task = web.session.dataTask(with: web.request(name)) {
                    data, response, error in
                    single(Result { try Repository(data, response, error) })
                }
                task.resume()
                return Disposables.create { task.cancel() }
            }
        }

        let rxSwift = repository("ReactiveX/RxSwift")
        show("made")
        rxSwift
            .subscribe(
                onSuccess: { show($0.name, "has", $0.stars, "stars") },
                onFailure: { show("failed:", $0) }
            )
            .disposed(by: stage.bag)
        show("subscribed")
    },

    Step("When it goes wrong", lasting: .milliseconds(1200)) { stage in
        func lookUp(_ name: String) {
            Web.offline.repository(name, within: 0.5)
                .observe(on: MainScheduler.instance)
                .subscribe(
                    onSuccess: { show($0.name, "has", $0.stars, "stars") },
                    onFailure: { show("failed:", name, "-", $0) }
                )
                .disposed(by: stage.bag)
        }

        lookUp("nobody/nothing")
        lookUp("broken/server")
        lookUp("broken/answer")
        lookUp("without/network")
        lookUp("too/slow")
    },

    Step("Nobody waits any more", lasting: .milliseconds(1200)) { stage in
        let slow = Web.offline.repository("too/slow", within: 60)

        let anna = slow.subscribe(
            onSuccess: { show("Anna:", $0.stars) },
            onFailure: { show("Anna:", $0) },
            onDisposed: { show("Anna is gone") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            anna.dispose()
        }

        slow
            .timeout(.milliseconds(500), scheduler: MainScheduler.instance)
            .subscribe(
                onSuccess: { show("Boris:", $0.stars) },
                onFailure: { show("Boris:", $0) }
            )
            .disposed(by: stage.bag)
    },

    Step("A document in a folder") { stage in
        let shelf = try Shelf()
        shelf.disposed(by: stage.bag)

        func save(_ text: String, in folder: Folder) -> Completable {
            Completable.create { completable in
                do {
                    try folder.write(text, to: "draft.txt")
                    completable(.completed)
                } catch {
                    completable(.error(error))
                }
                return Disposables.create()
            }
        }

        for folder in [shelf.good, shelf.missing, shelf.full, shelf.refusing] {
            _ = save("It was night.", in: folder).subscribe(
                onCompleted: { show("\(folder.name): saved") },
                onError: { show("\(folder.name): \($0)") })
        }
        show("the good one has:", try shelf.good.read("draft.txt"))
        if shelf.refusing.isWritable { show("(no folder refuses you)") }
    },

    Step("Autosave") { stage in
        let shelf = try Shelf()
        shelf.disposed(by: stage.bag)
        let desk = shelf.good
        func save(_ text: String) -> Completable {
            .deferred {
                try desk.write(text, to: "draft.txt")
                return .empty()
            }
        }

        let typing = stage.scheduler.createHotObservable(
            "-ab-----c-------d--|", as: String.self)
        let autosave = typing.record("typing", on: stage)
            .debounce(.milliseconds(300), scheduler: stage.scheduler)
            .concatMap { text in
                save(text)
                    .do(onCompleted: { show(text, "is saved") })
                    .catch { error in
                        show("\(text) is not:", error)
                        return .empty()
                    }
            }
            .asCompletable()

        stage.at(7) { try? desk.remove() }
        stage.at(14) { try? desk.make() }
        _ =
            autosave
            .andThen(Single.deferred { .just(try desk.read("draft.txt")) })
            .asObservable().record("closing", on: stage).subscribe()
    }
)
