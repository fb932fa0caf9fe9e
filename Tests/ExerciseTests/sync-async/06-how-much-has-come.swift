import Dispatch
import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(HowMuchHasCome.exercise)) func `6 · How much has come`() {}
}

struct HowMuchHasCome {
    static let exercise = Check(download, solution: Solution.download, in: SiteScene.self) { check in
        let good = ["1: 40", "1: 100", "1: done"]
        check.play(.text, "40 and 100 per cent, and done") { try $0.download("map.pdf", good, $1) }
        check.play(.nobody, "nobody subscribes") { try $0.download("map.pdf", [], subscribers: 0, $1) }
        check.play(.disposed, "40 per cent, and disposed of") {
            try $0.download("map.pdf", ["1: 40", "dispose 1", "1: 100", "1: done"], $1)
        }
        check.play(.disposed, "disposed of at once") { try $0.download("map.pdf", ["dispose 1", "1: 100"], $1) }
        check.play(.otherInput, "40 per cent, and an error") { try $0.download("map.pdf", ["1: 40", "1: error"], $1) }
        check.play(.otherInput, "an error at once") { try $0.download("map.pdf", ["1: error"], $1) }
        check.play(.otherInput, "done at once") { try $0.download("empty.txt", ["1: done"], $1) }
        check.play(.otherInput, "0, 7, 7 and 3 per cent, and done") {
            try $0.download("song.mp3", ["1: 0", "1: 7", "1: 7", "1: 3", "1: done"], $1)
        }
        check.play(.secondSubscriber, "two subscribers, and the first is disposed of") {
            try $0.download(
                "map.pdf", ["1: 10", "2: 20", "dispose 1", "1: 15", "2: 30", "2: done"], subscribers: 2, $1)
        }
        check.play(.laterSubscriber, "a second subscriber when the first is done") {
            try $0.download("map.pdf", good + ["subscribe", "2: 50", "2: done"], $1)
        }

        check.mistake(
            "A download was started, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A picture as a stream",
            madeBy: { file, downloader, screen in
                let news = ReplaySubject<Int>.createUnbounded()
                let number = downloader.start(file, progress: { news.onNext($0) }, done: { news.finish($0) })
                return news.do(onDispose: { downloader.cancel(number) }).observe(on: screen)
            },
            orBy: { file, downloader, screen in
                _ = downloader.start(file, progress: { _ in }, done: { _ in })
                return Solution.download(file, with: downloader, screen: screen)
            }
        ) { $0.kind == .nobody || $0.lines.comes("downloader: starts", before: "the caller: the stream is made") }
        check.mistake(
            "Somebody subscribed, and no download was started.", madeBy: { _, _, _ in .never() },
            orBy: { _, _, screen in Observable.of(40, 100).observe(on: screen) }
        ) { $0.count("starts") == 0 }
        check.mistake(
            "Another file was downloaded than the one that was wanted.",
            madeBy: { Solution.download("map.pdf", with: $1, screen: $2) },
            orBy: { Solution.download("file", with: $1, screen: $2) }
        ) { scene in scene.lines.contains { $0.contains("starts") && !$0.contains("\"\(scene.file)\"") } }
        check.mistake(
            "subscribe did not come back before the download was done. Who waits there, and for what?",
            step: "A picture as a stream",
            madeBy: { file, downloader, screen in
                let isDone = DispatchSemaphore(value: 0)
                return following(
                    file, downloader, on: screen, done: { _, _ in isDone.signal() },
                    begun: { observer, _ in
                        isDone.wait()
                        observer.onCompleted()
                    })
            }
        ) { $0.has("the caller: subscribe has not") }
        check.mistake(
            "Something arrived on the downloader's own queue. It is expected on screen, and so are the end and the error.",
            step: "Two pictures", madeBy: { file, downloader, screen in following(file, downloader) },
            orBy: { file, downloader, screen in following(file, downloader).subscribe(on: screen) },
            { file, downloader, screen in
                following(file, downloader) { observer, percent in
                    _ = screen.schedule(percent) {
                        observer.onNext($0)
                        return Disposables.create()
                    }
                }
            }
        ) { $0.has("network:") }
        check.mistake(
            "Something arrived on a queue that is not one of yours. It is expected on screen.",
            madeBy: { file, downloader, screen in following(file, downloader).observe(on: MainScheduler.instance) }
        ) { $0.has("main:") || $0.has("another queue:") }
        check.mistake(
            "The download was cancelled before it was done, and nobody had disposed of anything. What cancelled it: a line of "
                + "yours, or an end that came too early?",
            madeBy: { file, loader, screen in following(file, loader, on: screen, begun: { loader.cancel($1) }) },
            orBy: { file, downloader, screen in following(file, downloader, on: screen).take(1) },
            { file, downloader, screen in
                following(file, downloader, on: screen, progress: sending { if $1 == 100 { $0.onCompleted() } })
            }
        ) { $0.kind == .text && $0.count("cancels") > 0 }
        check.mistake(
            "The end came before done was called. Which callback says that it is over?",
            madeBy: { file, downloader, screen in
                following(
                    file, downloader, on: screen, begun: { observer, _ in observer.onCompleted() }, disposed: { _ in })
            },
            orBy: { file, downloader, screen in
                following(
                    file, downloader, on: screen, progress: sending { observer, _ in observer.onCompleted() },
                    disposed: { _ in })
            }
        ) { $0.lines.comes("screen: it completes", before: "downloader: done") }
        check.mistake(
            "done was called with an error, and the stream completed. What should a subscriber receive then?",
            madeBy: { file, downloader, screen in
                following(file, downloader, on: screen, done: { observer, _ in observer.onCompleted() })
            },
            orBy: { file, downloader, screen in following(file, downloader, on: screen).catch { _ in .empty() } }
        ) { $0.isToFail && $0.count("completes") > 0 }
        check.mistake(
            "done was called with an error, and the subscriber did not receive that error.",
            madeBy: { file, downloader, screen in
                following(file, downloader, on: screen, done: { if $1 == nil { $0.onCompleted() } })
            },
            orBy: { file, downloader, screen in
                following(file, downloader, on: screen).catch { _ in .error(RxError.unknown) }
            }
        ) { $0.isToFail && !$0.has("screen: it fails with NoNetwork") }
        check.mistake(
            "done was called with nil, and the stream did not end.",
            madeBy: { file, downloader, screen in
                following(file, downloader, on: screen, done: { if let error = $1 { $0.onError(error) } })
            }
        ) { [.text, .otherInput].contains($0.kind) && !$0.isToFail && $0.count("completes") + $0.count("fails") == 0 }
        check.mistake(
            "done was called with nil, and the stream failed. With nil, all went well, whatever the numbers were.",
            madeBy: { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader, on: screen, progress: sending { last.value = $1 },
                    done: { $0.finish($1 ?? (last.value == 100 ? nil : RxError.unknown)) })
            }
        ) { [.text, .otherInput].contains($0.kind) && !$0.isToFail && $0.count("fails") > 0 }
        check.mistake(
            "The numbers are not those that progress was called with. Each call is one element, as it is.",
            madeBy: { file, downloader, screen in following(file, downloader, on: screen).distinctUntilChanged() },
            orBy: { file, downloader, screen in following(file, downloader, on: screen).startWith(0) },
            { file, downloader, screen in following(file, downloader, on: screen).takeLast(1) },
            { file, downloader, screen in following(file, downloader, on: screen).filter { $0 > 0 } },
            { file, downloader, screen in following(file, downloader, on: screen).scan(0) { max($0, $1) } }
        ) { [.text, .otherInput].contains($0.kind) && $0.count("completes") > 0 }
        check.mistake(
            "It was disposed of, and the download goes on for nobody. What is the closure of Disposables.create for?",
            step: "Two pictures",
            madeBy: { file, downloader, screen in following(file, downloader, on: screen, disposed: { _ in }) },
            orBy: { file, downloader, screen in
                let begun = Box(false)
                return following(
                    file, downloader, on: screen, progress: sending { _, _ in begun.value = true },
                    disposed: { if begun.value { downloader.cancel($0) } })
            }
        ) { $0.kind == .disposed && $0.count("cancels") == 0 }
        check.mistake(
            "The download was cancelled more than once.",
            madeBy: { file, loader, screen in following(file, loader, on: screen).do(onDispose: { loader.cancel(1) }) }
        ) { $0.kind == .disposed && $0.count("cancels") > 1 }
        check.mistake(
            "There were two subscribers, and one download. Each subscriber starts a download of their own.",
            madeBy: { file, downloader, screen in following(file, downloader, on: screen).share() }
        ) { $0.kind == .secondSubscriber && $0.count("starts") == 1 && $0.has("screen: the second receives") }
        check.mistake(
            "One of two subscribers was disposed of. Which download is theirs, and who keeps its number?",
            madeBy: { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader, on: screen, begun: { last.value = $1 },
                    disposed: { _ in downloader.cancel(last.value) })
            },
            orBy: { file, downloader, screen in
                let all = Box<[Int]>([])
                return following(
                    file, downloader, on: screen, begun: { all.value.append($1) },
                    disposed: { _ in all.value.forEach(downloader.cancel) })
            }
        ) { $0.kind == .secondSubscriber && $0.lines.filter { $0.contains("cancels") } != ["downloader: cancels 1"] }

        check.hardCoded { file, downloader, screen in
            Solution.download(file, with: downloader, screen: screen).enumerated().map {
                [40, 100, 100][min($0.index, 2)]
            }
        }
        check.worksOnce { firstOnly(Solution.download($0, with: $1, screen: $2)) }
        check.accepts("with one closure for all events") { file, downloader, screen in
            following(file, downloader, on: screen, done: { $0.on($1.map { .error($0) } ?? .completed) })
        }
        check.accepts("with a subject for each subscriber") { file, downloader, screen in
            Observable.deferred {
                let news = PublishSubject<Int>()
                let number = downloader.start(file, progress: { news.onNext($0) }, done: { news.finish($0) })
                return news.do(onDispose: { downloader.cancel(number) })
            }
            .observe(on: screen)
        }
    }
}
