import Dispatch
import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `3 · The darkroom`() {}

    private static let check = Check(develop, solution: Solution.exercise3, in: Darkroom.self) { check in
        check.uses = .anew
        check.isOnMain = true
        check.steps = [.shares: "A button and two labels", .unasked: "Two plants"]

        check.stream("a film with two pictures", gives: "--a--b|", disposedAt: 3) { try $1($0.film("--a--b|"), $0) }
        let fails = check.stream("the film fails") { try $1($0.film("--a-#"), $0) }
        check.stream("all during the subscription") { try $1($0.film(.just("a")), $0) }
        check.stream("a film without a picture") { try $1($0.film("---|"), $0) }
        check.stream("the same picture twice, and no end") { try $1($0.film("-a-a-"), $0) }

        check.mistake(
            "The lamp was switched on with each picture. How often is it switched on for one subscriber?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onNext: { _ in lamp.on() }, onDispose: { lamp.off() }) }
        ) { $0.isText && $0.says("2: on") && $0.says("5: on") }
        check.mistake(
            "The film was subscribed to before the lamp was on. What runs before the subscription, and what after it?",
            step: "A letter and two clerks",
            madeBy: { film, lamp in film.do(onSubscribed: { lamp.on() }, onDispose: { lamp.off() }) },
            orBy: { film, lamp in film.do(onNext: { if $0 == "a" { lamp.on() } }, onDispose: { lamp.off() }) }
        ) { scene in
            scene.isText && ["0: on", "2: on"].contains { scene.says("0: the film is subscribed to", before: $0) }
        }
        check.mistake(
            "The lamp is off, and the film goes on. Until when should it be on?", step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(afterNext: { _ in lamp.off() }, onSubscribe: { lamp.on() }) },
            orBy: { film, lamp in film.do(onSubscribe: { lamp.on() }, onSubscribed: { lamp.off() }) }
        ) { $0.isText && ($0.says("0: off") || $0.says("2: off")) }
        check.mistake(
            "The lamp was switched off more than once for one subscriber. What runs at an end, and what at a dispose?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in
                film.do(
                    onError: { _ in lamp.off() }, onCompleted: { lamp.off() }, onSubscribe: { lamp.on() },
                    onDispose: { lamp.off() })
            },
            orBy: { film, lamp in
                film.do(onError: { _ in lamp.off() }, onSubscribe: { lamp.on() }, onDispose: { lamp.off() })
            }
        ) { !$0.isSecond && ($0.times("6: off") > 1 || $0.times("4: off") > 1) }
        check.mistake(
            "The subscription was disposed of, and the lamp is still on. Is a dispose an event? What runs then?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onCompleted: { lamp.off() }, onSubscribe: { lamp.on() }) }
        ) { $0.isDisposed && $0.says("0: on") && !$0.says("3: off") }
        check.mistake(
            "The film has ended, and the lamp is still on. In how many ways can a subscription be over?",
            step: "Three cities and a spinner", madeBy: { film, lamp in film.do(onSubscribe: { lamp.on() }) }
        ) { $0.says("0: on") && ($0.isText && !$0.says("6: off") || $0.in(fails) && !$0.says("4: off")) }
        check.mistake(
            "There are two subscribers, and the lamp was switched on once. Each has a film and a lamp of their own.",
            step: "A button and two labels", madeBy: { film, lamp in Solution.exercise3(film, by: lamp).share() },
            orBy: { film, lamp in
                var isOn = false
                return film.do(
                    onSubscribe: {
                        if !isOn { lamp.on() }
                        isOn = true
                    }, onDispose: { lamp.off() })
            }
        ) { $0.kind == .secondSubscriber && $0.times("0: on") == 1 && $0.elements.count == 2 }

        check.rejects(.unasked) { film, lamp in
            lamp.on()
            return film.do(onDispose: { lamp.off() })
        }
        check.rejects(.lost, { film, lamp in film.do(onDispose: { lamp.off() }) }, { film, _ in film })
        check.rejects(.goesOn) { film, lamp in
            .create { observer in
                lamp.on()
                _ = film.subscribe(observer)
                return Disposables.create { lamp.off() }
            }
        }
        check.spoiled(.swallows, .failsOtherwise, .lost, .noEnd)
        check.hardCoded { film, lamp in
            Solution.exercise3(film, by: lamp).map { _ in "a" }.scan("") { last, _ in last.isEmpty ? "a" : "b" }
        }
        check.worksOnce { film, lamp in firstOnly(Solution.exercise3(film, by: lamp)) }

        check.accepts("create") { film, lamp in
            .create { observer in
                lamp.on()
                let subscription = film.subscribe(observer)
                return Disposables.create {
                    subscription.dispose()
                    lamp.off()
                }
            }
        }
        check.accepts("deferred") { film, lamp in
            .deferred {
                lamp.on()
                return film.do(onDispose: { lamp.off() })
            }
        }
    }
}

private final class Darkroom: Scene<String>, Lamp {
    func film(_ marbles: String) -> Observable<String> { film(cold("film", marbles, as: String.self).asObservable()) }

    func film(_ pictures: Observable<String>) -> Observable<String> {
        pictures.do(onSubscribe: { [weak self] in self?.write("the film is subscribed to") })
    }

    func on() { write("on") }
    func off() { write("off") }

    private func write(_ text: String) { log("\(scheduler.clock): \(text)") }
}
