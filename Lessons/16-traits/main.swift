import LessonKit
import Streams

Lesson.play(
    Step("A title, a bookmark, a save") { stage in
        let title = Single.just("Emma")
        let bookmark = Maybe<String>.empty()
        let saved = Completable.empty()

        _ = title.subscribe(onSuccess: { show("title:", $0) })
        _ = bookmark.subscribe(onCompleted: { show("no bookmark") })
        _ = saved.subscribe(onCompleted: { show("saved") })
        stage.draw("title", title)
        stage.draw("bookmark", bookmark)
        stage.draw("saved", saved)
    },

    Step("Three calls in a row") { _ in
        let bookmark = Maybe<String>.create { maybe in
            maybe(.success("page 12"))
            maybe(.completed)
            maybe(.error(RxError.unknown))
            return Disposables.create()
        }
        _ = bookmark.subscribe(
            onSuccess: { show("found", $0) }, onError: { show("failed:", $0) },
            onCompleted: { show("completed") }, onDisposed: { show("disposed") })
    },

    Step("A title for three readers") { stage in
        let title = Single<String>.create { single in
            show("the library is asked")
            single(.success("E"))
            return Disposables.create()
        }
        .delay(.milliseconds(500), scheduler: stage.scheduler)

        let shared = title.asObservable().share(replay: 1).asSingle()
        stage.draw("Anna", shared)
        stage.draw("Boris", shared, from: 2)
        stage.draw("Clara", shared, from: 8)
    } variant: { stage in
        let title = Single<String>.create { single in
            show("the library is asked")
            single(.success("E"))
            return Disposables.create()
        }
        .delay(.milliseconds(500), scheduler: stage.scheduler)

        stage.draw("Anna", title)
        stage.draw("Boris", title, from: 2)
        stage.draw("Clara", title, from: 8)
    },

    Step("Streams of none, one and two") { stage in
        let none = stage.cold("-----|")
        let one = stage.cold("--1--|")
        let two = stage.cold("--1-2|")

        stage.draw("none", none)
        stage.draw("none.asSingle()", none.asSingle())
        stage.draw("one", one)
        stage.draw("one.asSingle()", one.asSingle())
        stage.draw("two", two)
        stage.draw("two.asSingle()", two.asSingle())
    } variant: { stage in
        let none = stage.cold("-----|")
        let one = stage.cold("--1--|")
        let two = stage.cold("--1-2|")

        stage.draw("none", none)
        stage.draw("none.asMaybe()", none.asMaybe())
        stage.draw("one", one)
        stage.draw("one.asMaybe()", one.asMaybe())
        stage.draw("two", two)
        stage.draw("two.asMaybe()", two.asMaybe())
    },

    Step("A match that goes on", ticks: 10) { stage in
        let goals = stage.hot("--a---b---", as: String.self)

        stage.draw("goals", goals)
        stage.draw("asSingle()", goals.asSingle())
        stage.draw("first()", goals.first().map { $0 ?? "-" })
        stage.draw("take(1).asSingle()", goals.take(1).asSingle())
    } variant: { stage in
        let goals = stage.hot("--------|", as: String.self)

        stage.draw("goals", goals)
        stage.draw("asSingle()", goals.asSingle())
        stage.draw("first()", goals.first().map { $0 ?? "-" })
        stage.draw("take(1).asSingle()", goals.take(1).asSingle())
    },

    Step("An upload") { stage in
        let upload = stage.cold("upload", "-1-2-3|")
        let uploaded = upload.ignoreElements().asCompletable()

        stage.draw("progress", upload)
        stage.draw("done", uploaded)
        _ = uploaded.subscribe(onCompleted: { show("uploaded") })
        show("the next line")
    },

    Step("A message after the save") { stage in
        var pages = 0
        func message() -> String {
            show("the message is written")
            return "\(pages) pages"
        }
        let save = stage.cold("----|").ignoreElements().asCompletable()
            .do(onCompleted: { pages = 9 })
        let first = save.andThen(Single.just(message()))
        let second = save.andThen(Single.just(0)).map { _ in message() }
        for chain in [first, second, first, second] {
            _ = chain.subscribe(onSuccess: { show($0) })
        }
    } variant: { stage in
        var pages = 0
        func message() -> String {
            show("the message is written")
            return "\(pages) pages"
        }
        let save = stage.cold("----|").ignoreElements().asCompletable()
            .do(onCompleted: { pages = 9 })
        let saved = save.andThen(Single.deferred { .just(message()) })
        show("subscribe")
        _ = saved.subscribe(onSuccess: { show($0) })
    },

    Step("Three parcels") { stage in
        func parcel(_ name: String, _ marbles: String) -> Completable {
            stage.cold(name, marbles).ignoreElements().asCompletable()
        }
        let red = parcel("red", "---|")
        let green = parcel("green", "--#")
        let blue = parcel("blue", "---|")

        let all = red.andThen(green).andThen(blue).catch { _ in .empty() }
        stage.draw("all", all)
    } variant: { stage in
        func parcel(_ name: String, _ marbles: String) -> Completable {
            stage.cold(name, marbles).ignoreElements().asCompletable()
        }
        let red = parcel("red", "---|")
        let green = parcel("green", "--#").catch { _ in .empty() }
        let blue = parcel("blue", "---|")

        stage.draw("all", red.andThen(green).andThen(blue))
    },

    Step("A title and a cover") { stage in
        let title = stage.cold("title", "---(t|)", as: String.self)
        let cover = stage.cold("cover", "--#", as: String.self)

        let book = Single.zip(title.asSingle(), cover.asSingle()) { $0 + $1 }
        stage.draw("book", book)
    } variant: { stage in
        let title = stage.cold("title", "---(t|)", as: String.self)
        let cover = stage.cold("cover", "--#", as: String.self)
            .catchAndReturn("-")

        let book = Single.zip(title.asSingle(), cover.asSingle()) { $0 + $1 }
        stage.draw("book", book)
    }
)
