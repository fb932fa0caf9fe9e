import LessonKit
import Streams

extension Stage {
    /// Subscribes to `source`, and prints its elements and its end.
    func lines<Element>(of source: Observable<Element>) {
        source.subscribe(onNext: { show($0) }, onCompleted: { show("- the end of the stream") }).disposed(by: bag)
    }

    /// A recipe that sends one element some ticks after its subscription.
    func wait(_ ticks: Int) -> Observable<Int> {
        Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
    }
}

Lesson.play(
    Step("A meter in the cellar") { stage in
        struct NotANumber: Error { let text: String }

        let texts = stage.hot("texts", "-3-4-x-5-", as: String.self)
        let litres = texts.map { text in
            guard let number = Int(text) else { throw NotANumber(text: text) }
            return number
        }
        _ = litres.record("litres", on: stage)
            .subscribe(onNext: { show($0) }, onError: { show("onError:", $0) })
    } variant: { stage in
        let texts = stage.hot("texts", "-3-4-x-5-", as: String.self)
        let litres = texts.compactMap { text in
            Int(text)
        }
        _ = litres.record("litres", on: stage)
            .subscribe(onNext: { show($0) }, onError: { show("onError:", $0) })
    },

    Step("A concert and a record") { stage in
        struct Offline: Error {}

        let live = stage.cold("live", "-1-2-#", error: Offline())
        let torn = stage.cold("torn", "--7#")
        let music = live.catch { error in
            show("caught:", error)
            return torn
        }
        stage.draw("music", music) { show("onError:", $0) }
    } variant: { stage in
        struct Offline: Error {}
        struct NoTicket: Error { let hall: Int }

        let vinyl = stage.cold("vinyl", "--7-8|")
        let live = stage.cold("live", "-1-2-#", error: NoTicket(hall: 3))
        let music = live.catch { error in
            guard error is Offline else { throw error }
            return vinyl
        }
        stage.draw("music", music) { show("onError:", $0) }
    },

    Step("Three taps") { stage in
        let replies = [1: "-a|", 2: "-#", 3: "-c|"]
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold("ask \(tap)", replies[tap]!, as: String.self)
        }
        let taps = stage.hot("taps", "-1---2---3---")

        let answers = taps.flatMap { tap in ask(tap) }
            .catchAndReturn("?")
        stage.draw("answers", answers) { show("onError:", $0) }
    } variant: { stage in
        let replies = [1: "-a|", 2: "-#", 3: "-c|"]
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold("ask \(tap)", replies[tap]!, as: String.self)
        }
        let taps = stage.hot("taps", "-1---2---3---")

        let answers = taps.flatMap { tap in ask(tap).catchAndReturn("?") }
        stage.draw("answers", answers) { show("onError:", $0) }
    },

    Step("A bad line") { stage in
        let call = stage.cold("call", "-h-i-#", as: String.self)

        stage.draw("heard", call.retry(2)) { show("onError:", $0) }
    } variant: { stage in
        let call = stage.cold("call", "-h-i-#", as: String.self)

        stage.draw("heard", call.retry(1)) { show("onError:", $0) }
    },

    Step("Three taps and a retry") { stage in
        let replies = [1: "-a|", 2: "-#", 3: "-c|"]
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold("ask \(tap)", replies[tap]!, as: String.self)
        }
        let taps = stage.hot("taps", "-1---2---3---")

        let answers = taps.record("our taps", on: stage)
            .flatMap { tap in ask(tap) }
            .retry()
        stage.draw("answers", answers) { show("onError:", $0) }
    } variant: { stage in
        let replies = [1: "-a|", 2: "-#", 3: "-c|"]
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold("ask \(tap)", replies[tap]!, as: String.self)
        }
        let taps = stage.cold("taps", "-1---2---3---")

        let answers = taps.flatMap { tap in ask(tap) }
            .retry(2)
        stage.draw("answers", answers) { show("onError:", $0) }
    },

    Step("A server that is busy") { stage in
        let page = stage.cold("page", "-#")

        let loaded = page.retry(when: { errors in
            errors.enumerated().flatMap { number, error in
                number < 2 ? stage.wait(2 * (number + 1)) : .error(error)
            }
        })
        stage.draw("loaded", loaded) { show("onError:", $0) }
    } variant: { stage in
        let page = stage.cold("page", "-#")

        let loaded = page.retry(when: { errors in
            errors.take(2).delay(.milliseconds(200), scheduler: stage.scheduler)
        })
        stage.draw("loaded", loaded) { show("onError:", $0) }
    },

    Step("A station that goes silent") { stage in
        let station = stage.hot("station", "-1-2------3--")
        let vinyl = stage.cold("vinyl", "-7-8|")

        let onAir = station.timeout(
            .milliseconds(300), other: vinyl, scheduler: stage.scheduler)
        stage.draw("on air", onAir) { show("onError:", $0) }
    } variant: { stage in
        let station = stage.hot("station", "-1-2------3--")

        let onAir = station.timeout(.milliseconds(300), scheduler: stage.scheduler)
        stage.draw("on air", onAir) { show("onError:", $0) }
    },

    Step("Three taps and a list") { stage in
        struct SoldOut: Error { let tap: Int }
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold(
                "ask \(tap)", tap == 2 ? "-#" : "-a|",
                as: String.self, error: SoldOut(tap: tap))
        }
        let taps = stage.hot("taps", "-1---2---3---")

        let events = taps.flatMap { tap in ask(tap).materialize() }
        stage.lines(of: events)
    } variant: { stage in
        struct SoldOut: Error { let tap: Int }
        func ask(_ tap: Int) -> Observable<String> {
            stage.cold(
                "ask \(tap)", tap == 2 ? "-#" : "-a|",
                as: String.self, error: SoldOut(tap: tap))
        }
        let taps = stage.hot("taps", "-1---2---3---")

        let events = taps.flatMap { tap in ask(tap) }.materialize()
        stage.lines(of: events)
    }
)
