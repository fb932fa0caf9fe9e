import Foundation
import LessonKit
import Streams

struct NotANumber: Error {}

/// The number that `text` says; throws if it says none.
func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw NotANumber() }
    return number
}

struct Picture: CustomStringConvertible {
    let url: URL
    var description: String { "a picture of \(url.path)" }
}

/// Keeps the thread that calls it busy for 400 ms, as a slow network would. It sleeps: the program loads nothing.
func load(_ url: URL, on stage: Stage) -> Picture {
    show("load", url.path)
    return stage.span("load") {
        Thread.sleep(forTimeInterval: 0.4)
        return Picture(url: url)
    }
}

Lesson.play(
    Step("Two prices and a map") { _ in
        let euros = Observable.of(3, 5)
        let cents = euros.map { euro in
            show("map", euro)
            return euro * 100
        }
        show("the chain is built")

        _ = cents.subscribe(onNext: { show("received", $0) })
    },

    Step("Two thick books") { stage in
        let shelf = stage.cold("shelf", "--2--3--7--8--9--|")

        let first = shelf.filter { $0 > 5 }.take(2)
        stage.draw("filter, then take", first)

        let second = shelf.take(2).filter { $0 > 5 }
        stage.draw("take, then filter", second)
    },

    Step("A price and two screens") { stage in
        let euros = stage.cold("euros", "--3--5|")
        let cents = euros.map { euro in
            show("map", euro)
            return euro * 100
        }

        stage.draw("phone", cents)
        stage.draw("watch", cents.take(1), from: 1)
    },

    Step("A letter among digits") { stage in
        let texts = stage.cold("texts", "-4-7-x-2-|", as: String.self)
        let numbers = texts.map { text in try number(text) }
            .record("numbers", on: stage)

        _ = numbers.subscribe(
            onNext: { show($0) }, onError: { show("error:", $0) })
    } variant: { stage in
        let texts = stage.cold("texts", "-4-7-x-2-|", as: String.self)
        let numbers = texts.compactMap { text in Int(text) }
            .record("numbers", on: stage)

        _ = numbers.subscribe(
            onNext: { show($0) }, onError: { show("error:", $0) })
    },

    Step("Nil is filtered") { _ in
        let texts = Observable.of("4", "x", "2")
        let first = texts.map { Int($0) }.filter { $0 != nil }
        let second = texts.compactMap { Int($0) }
        let third = texts.map { Int($0) ?? 0 }

        _ = first.subscribe(onNext: { show("first: ", $0 as Any) })
        _ = second.subscribe(onNext: { show("second:", $0) })
        _ = third.subscribe(onNext: { show("third: ", $0) })
    },

    Step("Coins in a jar", ticks: 12) { stage in
        let coins = stage.cold("coins", "--1--2--5----")

        stage.draw("scan", coins.scan(0) { sum, coin in sum + coin })
        stage.draw("reduce", coins.reduce(0) { sum, coin in sum + coin })
    } variant: { stage in
        let coins = stage.cold("coins", "--1--2--5--|")

        stage.draw("scan", coins.scan(0) { sum, coin in sum + coin })
        stage.draw("reduce", coins.reduce(0) { sum, coin in sum + coin })
    },

    Step("A lamp") { stage in
        // 1 is on, 0 is off.
        let lamp = stage.cold("lamp", "-0-0-1-1-1-0-0-1|")

        let settings = lamp.distinctUntilChanged()
        stage.draw("settings", settings)
        stage.draw("skip(1)", settings.skip(1))
    } variant: { stage in
        // 1 is on, 0 is off.
        let lamp = stage.cold("lamp", "-0-0-1-1-1-0-0-1|")

        let settings = lamp.skip(1).distinctUntilChanged()
        stage.draw("settings", settings)
    },

    Step("Groups at a bar") { stage in
        let guests = stage.hot("guests", "-1-2-5-3---4-")
        let bell = stage.hot("bell", "--------x----", as: String.self)

        stage.draw("take(while:)", guests.take(while: { $0 < 5 }))
        stage.draw("skip(while:)", guests.skip(while: { $0 < 5 }))
        stage.draw("take(until:)", guests.take(until: bell))
    },

    Step("A picture of 800x600", lasting: .milliseconds(1300)) { stage in
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        startTimer(on: stage)
        tap(at: .milliseconds(350)) {
            for text in [.just("400x300"), Observable.just("800x600", scheduler: worker)] {
                _ = text.map { size in size.replacing("x", with: "/") }
                    .compactMap { URL(string: "https://a.example/\($0)") }
                    .map { url in load(url, on: stage) }
                    .subscribe(onNext: { show("received", $0) })
            }
        }
    } variant: { stage in
        let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
        startTimer(on: stage)
        tap(at: .milliseconds(350)) {
            _ = Observable.of("400x300", "800x600", scheduler: worker)
                .map { size in size.replacing("x", with: "/") }
                .compactMap { URL(string: "https://a.example/\($0)") }
                .map { url in load(url, on: stage) }
                .subscribe(onNext: { show("received", $0) })
        }
    }
)
