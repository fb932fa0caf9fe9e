import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(LookInTheDrawerFirst.exercise)) func `6 · Look in the drawer first`() {}
}

struct LookInTheDrawerFirst {
    static let exercise = Check(page, solution: Solution.page, in: Room.self) { check in
        check.uses = .each
        check.stream("it has to be fetched", gives: "-----(p|)", disposedAt: 3) { try $0.read($1, find: "--|") }
        check.stream("it is in the drawer") { try $0.read($1, find: "--(d|)") }
        check.stream("page 12 has to be fetched, and it is q") { try $0.read($1, "12", find: "-|", fetch: "-(q|)") }
        check.stream("an empty page is in the drawer") { try $0.read($1, find: "--(d|)", text: "") }
        check.stream("an empty page has to be fetched") { try $0.read($1, find: "--|", text: "") }
        check.stream("it cannot be kept") { try $0.read($1, find: "--|", keep: "-#") }
        check.stream("the drawer is jammed") { try $0.read($1, find: "--#") }
        check.stream("the library fails") { try $0.read($1, find: "--|", fetch: "--#") }
        check.play(.disposed, "disposed of at tick 5, when it is being kept") { room, page in
            room.subscribe(to: try room.read(page, find: "--|", keep: "---|"), disposedAt: 5)
        }

        check.mistake(
            "Something began, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A look-up over a URLSession",
            madeBy: { name, drawer, library in
                let page = ReplaySubject<String>.createUnbounded()
                _ = Solution.page(name, drawer: drawer, library: library).asObservable().subscribe(page)
                return page.asSingle()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The drawer is empty, and the page can still be fetched. That is no reason to fail.",
            step: "A drawer and a library",
            madeBy: { name, drawer, _ in drawer.find(name).asObservable().asSingle() }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "Nobody looked in the drawer. The page may be there.", step: "A drawer and a library",
            madeBy: { name, drawer, library in fetched(name, drawer, library) }
        ) { $0.kind == .text && $0.uses("find").isEmpty }
        check.mistake(
            "The page was fetched before the search was over. Fetch it only if nothing was found.",
            step: "A drawer and a library",
            madeBy: { name, drawer, library in
                Single.zip(
                    drawer.find(name).map { $0 as String? }.ifEmpty(default: nil), fetched(name, drawer, library)
                ) {
                    $0 ?? $1
                }
            }
        ) { $0.kind == .text && $0.uses("fetch").first?.subscribe == 0 }
        check.mistake(
            "The page was read, and not kept: the next reader has to fetch it again.",
            madeBy: { name, drawer, library in drawer.find(name).ifEmpty(switchTo: library.fetch(name)) }
        ) { $0.kind == .text && !$0.elements.isEmpty && $0.kept.isEmpty }
        check.mistake(
            "Another name was asked for than the one that was given.",
            madeBy: { _, drawer, library in Solution.page("7", drawer: drawer, library: library) }
        ) { room in room.names.contains { $0 != room.name } }
        check.mistake(
            "The page was kept under another name, or with another text.",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { text in
                        drawer.keep(text, name).catch { _ in .empty() }.andThen(Single.just(text))
                    })
            },
            orBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { text in
                        drawer.keep("7", "p").catch { _ in .empty() }.andThen(Single.just(text))
                    })
            }
        ) { room in room.kept.contains { $0 != room.rightPage } }
        check.mistake(
            "The page was read before it was in the drawer. Which operator waits for `keep`?",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).do(onSuccess: {
                        _ = drawer.keep(name, $0).subscribe(onError: { _ in })
                    }))
            }
        ) { $0.kind == .text && $0.start == 4 }
        check.mistake(
            "One reader, and the drawer was searched more than once.",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: fetched(name, drawer, library).flatMap { text in
                        drawer.find(name).ifEmpty(default: text)
                    })
            }
        ) { $0.kind == .text && $0.uses("find").count > 1 }
        check.mistake(
            "The page came out of the drawer, and it is put into it again.",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(switchTo: library.fetch(name)).flatMap { text in
                    drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text))
                }
            }
        ) { $0.isFound && $0.text == nil && !$0.kept.isEmpty }
        check.mistake(
            "The reader went, and something goes on. What disposes of it?", step: "A user, then the user's page",
            madeBy: { name, drawer, library in
                .create { single in
                    drawer.find(name).subscribe(
                        onSuccess: { single(.success($0)) }, onError: { single(.failure($0)) },
                        onCompleted: { _ = fetched(name, drawer, library).subscribe(single) })
                }
            },
            orBy: { name, drawer, library in
                .create { single in
                    _ = Solution.page(name, drawer: drawer, library: library).subscribe(single)
                    return Disposables.create()
                }
            },
            { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { text in
                        .create { single in
                            _ = drawer.keep(name, text).subscribe(
                                onCompleted: { single(.success(text)) }, onError: { _ in single(.success(text)) })
                            return Disposables.create()
                        }
                    })
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "There were two readers, and one search. Each of them should begin anew.",
            madeBy: { name, drawer, library in
                Solution.page(name, drawer: drawer, library: library).asObservable().share(replay: 1).asSingle()
            }
        ) { $0.kind == .secondSubscriber && !$0.elements.isEmpty && $0.uses("find").count == 1 }
        check.mistake(
            "An empty page was taken for nothing. An empty text is a page, too.",
            madeBy: { name, drawer, library in
                drawer.find(name).filter { !$0.isEmpty }.ifEmpty(switchTo: fetched(name, drawer, library))
            },
            orBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { text in
                        text.isEmpty
                            ? .just(text) : drawer.keep(name, text).catch { _ in .empty() }.andThen(Single.just(text))
                    })
            }
        ) { $0.text == "" && $0.elements != ["p"] }
        check.mistake(
            "The page is there, and it could not be kept. That is no reason not to read it.",
            step: "Four versions of a page",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { drawer.keep(name, $0).andThen(Single.just($0)) })
            }
        ) { $0.keepMarbles == "-#" && $0.fails }
        check.mistake(
            "The page could not be kept, and another text was read. Which error is replaced, and by what?",
            step: "Four versions of a page",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(
                    switchTo: library.fetch(name).flatMap { drawer.keep(name, $0).andThen(Single.just($0)) }
                ).catchAndReturn("")
            }
        ) { $0.keepMarbles == "-#" && !$0.elements.isEmpty && $0.elements != ["p"] }
        check.mistake(
            "The drawer could not be opened. That is not the same as an empty one.", step: "A drawer and a library",
            madeBy: { name, drawer, library in
                drawer.find(name).catch { _ in .empty() }.ifEmpty(switchTo: fetched(name, drawer, library))
            }
        ) { $0.findMarbles == "--#" && !$0.uses("fetch").isEmpty }
        check.mistake(
            "The library was asked again after an error. One request for each reader is enough.",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(switchTo: fetched(name, drawer, library).retry(2))
            }
        ) { $0.fetchMarbles == "--#" && $0.uses("fetch").count > 1 }
        check.mistake(
            "The drawer or the library has failed, and the reader did not receive the error.",
            madeBy: { name, drawer, library in
                Solution.page(name, drawer: drawer, library: library).catch {
                    $0 is Room.NoLibrary ? .just("") : .error($0)
                }
            }, orBy: { Solution.page($0, drawer: $1, library: $2).catchAndReturn("") }
        ) { ($0.fetchMarbles == "--#" || $0.findMarbles == "--#") && !$0.fails }
        check.hardCoded { name, drawer, library in
            Solution.page(name, drawer: drawer, library: library).map { _ in "p" }
        }
        check.worksOnce { name, drawer, library in
            firstOnly(Solution.page(name, drawer: drawer, library: library).asObservable()).asSingle()
        }

        check.accepts("an optional") { name, drawer, library in
            drawer.find(name).map { $0 as String? }.ifEmpty(default: nil).flatMap { found in
                found.map { .just($0) } ?? fetched(name, drawer, library)
            }
        }
        check.accepts("by hand") { name, drawer, library in
            .create { single in
                let second = SerialDisposable()
                let first = drawer.find(name).subscribe(
                    onSuccess: { single(.success($0)) }, onError: { single(.failure($0)) },
                    onCompleted: { second.disposable = fetched(name, drawer, library).subscribe(single) })
                return Disposables.create(first, second)
            }
        }
    }
}
