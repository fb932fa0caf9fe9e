import Dispatch
import LessonKit
import Streams

Lesson.play(
    options: ["--live": "step 1 asks the real service, over the network"],

    Step("A look-up over a URLSession", lasting: Web.patience) { _ in
        let lookUp = Single<Repository>.create { single in
            let task = Web.chosen.session.dataTask(with: Web.rxSwift) {
                data, response, error in
                single(Result { try Repository(data, response, error) })
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
        show("made")
        _ = lookUp.subscribe(onSuccess: { show($0.stars, "stars") })
        show("subscribed")
    },

    Step("Five addresses", lasting: .milliseconds(1200)) { _ in
        let web = Web.offline
        for name in Web.failing {
            let request = web.request(name, within: 0.5)
            let task = web.session.dataTask(with: request) {
                show(name, "-", Report($0, $1, $2))
            }
            task.resume()
        }
    } variant: { stage in
        let web = Web.offline
        for name in Web.failing {
            web.repository(name, within: 0.5).subscribe(
                onSuccess: { show(name, "has", $0.stars, "stars") },
                onFailure: { show(name, "-", $0) }
            ).disposed(by: stage.bag)
        }
    },

    Step("A number for a label", lasting: .milliseconds(400)) { stage in
        let web = Web.offline
        show("subscribe")
        web.repository("ReactiveX/RxSwift")
            .subscribe(on: MainScheduler.instance)
            .subscribe(onSuccess: { show("label:", $0.stars) })
            .disposed(by: stage.bag)
    } variant: { stage in
        let web = Web.offline
        show("subscribe")
        web.repository("ReactiveX/RxSwift")
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { show("label:", $0.stars) })
            .disposed(by: stage.bag)
    },

    Step("A page that is closed", lasting: .milliseconds(600)) { _ in
        let slow = Web.offline.repository("too/slow", within: 60)
        for (name, delay) in [("Anna", 0.2), ("Boris", 0.4)] {
            let page = slow.subscribe(
                onSuccess: { show(name, $0.stars) },
                onFailure: { show(name, $0) },
                onDisposed: { show(name, "disposed") })
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                show(name, "closes the page")
                page.dispose()
            }
        }
    } variant: { stage in
        let slow = Web.offline.repository("too/slow", within: 60)

        slow
            .timeout(.milliseconds(200), scheduler: MainScheduler.instance)
            .subscribe(
                onSuccess: { show("Boris:", $0.stars) },
                onFailure: { show("Boris:", $0) },
                onDisposed: { show("Boris: disposed") }
            )
            .disposed(by: stage.bag)
    },

    Step("A user, then the user's page") { stage in
        let user = stage.request("user", "--(7|)")
        let page = stage.request("page of 7", "---(p|)")

        let both = user.flatMap { id in
            show("the user has the number", id)
            return page
        }
        stage.draw("both", both.asObservable(), until: 3)
    } variant: { stage in
        let user = stage.request("user", "--#")
        let page = stage.request("page of 7", "---(p|)")

        let both = user.flatMap { id in
            show("the user has the number", id)
            return page
        }
        stage.draw("both", both)
    },

    Step("A drawer and a library") { stage in
        let full = stage.search("full drawer", "--(d|)")
        let empty = stage.search("empty drawer", "--|")
        let locked = stage.search("locked drawer", "--#")
        let library = stage.request("library", "---(p|)")

        stage.draw("page 1", full.ifEmpty(switchTo: library))
        stage.draw("page 2", empty.ifEmpty(switchTo: library))
        stage.draw("page 3", locked.ifEmpty(switchTo: library))
    } variant: { stage in
        let locked = stage.search("locked drawer", "--#")
        let library = stage.request("library", "---(p|)")

        let drawer = locked.catch { _ in .empty() }
        stage.draw("page 3", drawer.ifEmpty(switchTo: library))
    },

    Step("A document and four folders") { stage in
        func save(_ text: String, in folder: Folder) -> Completable {
            .deferred {
                try folder.write(text, to: "draft.txt")
                return .empty()
            }
        }
        for folder in try stage.shelf().folders {
            _ = save("It was night.", in: folder)
                .subscribe { show(folder.name, "-", $0) }
        }
        show("the loop is over")
    },

    Step("Four versions of a page") { stage in
        let desk = try stage.desk(awayFrom: 3, to: 6)
        let autosave = stage.typing("-p--q--r--s-|").concatMap { text in
            desk.save(text)
                .catch { _ in .empty() }
                .do(onCompleted: { show(text, "is saved") })
        }
        stage.draw("autosave", autosave) { show("autosave fails:", $0) }
    } variant: { stage in
        let desk = try stage.desk(awayFrom: 3, to: 6)
        let autosave = stage.typing("-p--q--r--s-|").concatMap { text in
            desk.save(text)
                .do(
                    onError: { show(text, "-", $0) },
                    onCompleted: { show(text, "is saved") }
                )
                .catch { _ in .empty() }
        }
        stage.draw("autosave", autosave) { show("autosave fails:", $0) }
    }
)
