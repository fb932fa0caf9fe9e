import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `6 · How much has come`() {}

    private static let check = Check(download, solution: Solution.exercise6, in: SiteScene.self) { check in
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
        check.play(.secondSubscriber, "two subscriptions, and the first is disposed of") {
            try $0.download(
                "map.pdf", ["1: 10", "2: 20", "dispose 1", "1: 15", "2: 30", "2: done"], subscribers: 2, $1)
        }
        check.play(.laterSubscriber, "a second subscription when the first is done") {
            try $0.download("map.pdf", good + ["subscribe", "2: 50", "2: done"], $1)
        }

        check.mistake(
            "A download was started, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A picture as a stream",
            madeBy: { file, downloader, screen in
                let news = ReplaySubject<Int>.createUnbounded()
                let number = downloader.start(file, progress: { news.onNext($0) }, done: { news.finish($0) })
                return news.do(onDispose: { downloader.cancel(number) }).observe(on: screen)
            }
        ) { $0.isNobody || $0.lines.comes("downloader: starts", before: "the caller: the stream is made") }
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
            orBy: { file, downloader, screen in
                following(file, downloader) { observer, percent in
                    _ = screen.schedule(percent) {
                        observer.onNext($0)
                        return Disposables.create()
                    }
                }
            }
        ) { $0.has("network:") }
        check.mistake(
            "The download was cancelled before it was done, and nobody had disposed of anything. What cancelled it: a line of "
                + "yours, or an end that came too early?",
            madeBy: { file, loader, screen in following(file, loader, on: screen, begun: { loader.cancel($1) }) },
            orBy: { following($0, $1, on: $2).take(1) },
            { following($0, $1, on: $2, progress: sending { if $1 == 100 { $0.onCompleted() } }) }
        ) { $0.isText && $0.count("cancels") > 0 }
        check.mistake(
            "The end came before done was called. Which callback says that it is over?",
            madeBy: { following($0, $1, on: $2, begun: { all, _ in all.onCompleted() }, disposed: { _ in }) },
            orBy: { following($0, $1, on: $2, progress: sending { all, _ in all.onCompleted() }, disposed: { _ in }) }
        ) { $0.lines.comes("screen: it completes", before: "downloader: done") }
        check.mistake(
            "done was called with an error, and no error arrived. What should arrive then?",
            madeBy: { following($0, $1, on: $2, done: { observer, _ in observer.onCompleted() }) }
        ) { $0.isToFail && $0.count("completes") > 0 }
        check.mistake(
            "It was disposed of, and the download goes on for nobody. What is the closure of `Disposables.create` for?",
            step: "Two pictures", madeBy: { following($0, $1, on: $2, disposed: { _ in }) }
        ) { $0.isDisposed && $0.count("cancels") == 0 }
        check.mistake(
            "There were two subscriptions, and one download. What does each of them run?",
            madeBy: { following($0, $1, on: $2).share() }
        ) { $0.isSecond && $0.count("starts") == 1 }
        check.mistake(
            "One of two subscriptions was disposed of. Which download is its own, and who keeps that number?",
            madeBy: { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader, on: screen, begun: { last.value = $1 },
                    disposed: { _ in downloader.cancel(last.value) })
            }
        ) { $0.isSecond && $0.lines.filter { $0.contains("cancels") } != ["downloader: cancels 1"] }

        check.rejects(
            { _, _, _ in .never() }, { _, _, screen in Observable.of(40, 100).observe(on: screen) },
            { Solution.exercise6("map.pdf", with: $1, screen: $2) },
            { Solution.exercise6("file", with: $1, screen: $2) },
            { file, downloader, screen in following(file, downloader).observe(on: MainScheduler.instance) })
        check.rejects(
            .lost, { following($0, $1, on: $2, done: { if $1 == nil { $0.onCompleted() } }) },
            { following($0, $1, on: $2, done: { if let error = $1 { $0.onError(error) } }) },
            { following($0, $1, on: $2).distinctUntilChanged() }, { following($0, $1, on: $2).filter { $0 > 0 } })
        check.rejects(.added) { following($0, $1, on: $2).startWith(0) }
        check.rejects(
            .other, { following($0, $1, on: $2).scan(0) { max($0, $1) } }, { following($0, $1, on: $2).takeLast(1) },
            { following($0, $1, on: $2).catch { _ in .error(RxError.unknown) } },
            { file, downloader, screen in
                let last = Box(0)
                return following(
                    file, downloader, on: screen, progress: sending { last.value = $1 },
                    done: { $0.finish($1 ?? (last.value == 100 ? nil : RxError.unknown)) })
            })
        check.rejects(.again) { name, all, screen in following(name, all, on: screen).do(onDispose: { all.cancel(1) }) }
        check.hardCoded {
            Solution.exercise6($0, with: $1, screen: $2).enumerated().map { [40, 100, 100][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(Solution.exercise6($0, with: $1, screen: $2)) }
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
