import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(TheDarkroom.exercise)) func `3 · The darkroom`() {}
}

struct TheDarkroom {
    static let exercise = Check(develop, solution: Solution.develop, in: Darkroom.self) { check in
        check.stream("a film with two pictures", gives: "--a--b|", disposedAt: 3) { try $1($0.film("--a--b|"), $0) }
        check.stream("the film fails") { try $1($0.film("--a-#"), $0) }
        check.stream("all during the subscription") { try $1($0.film(.just("a")), $0) }
        check.stream("a film without a picture") { try $1($0.film("---|"), $0) }
        check.stream("the same picture twice, and no end") { try $1($0.film("-a-a-"), $0) }

        check.mistake(
            "The lamp is on, and nobody has subscribed. Which code runs only on subscribe?", step: "Two plants",
            madeBy: { film, lamp in
                lamp.on()
                return film.do(onDispose: { lamp.off() })
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The lamp did not go on. Which closure of `do` runs when somebody subscribes?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onDispose: { lamp.off() }) }, orBy: { film, _ in film }
        ) { $0.kind == .text && $0.count("on") == 0 }
        check.mistake(
            "The lamp was switched on with each picture. How often is it switched on for one subscriber?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onNext: { _ in lamp.on() }, onDispose: { lamp.off() }) }
        ) { $0.kind == .text && $0.count("on") > 1 }
        check.mistake(
            "The film was subscribed to before the lamp was on. Which of the two closures runs first: onSubscribe or onSubscribed?",
            step: "A letter and two clerks",
            madeBy: { film, lamp in film.do(onSubscribed: { lamp.on() }, onDispose: { lamp.off() }) }
        ) { $0.kind == .text && $0.lines.first == "0: the film is subscribed to" }
        check.mistake(
            "The lamp is off, and the film goes on. Until when should it be on?", step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(afterNext: { _ in lamp.off() }, onSubscribe: { lamp.on() }) },
            orBy: { film, lamp in film.do(onSubscribe: { lamp.on() }, onSubscribed: { lamp.off() }) },
            { film, lamp in film.do(onNext: { _ in lamp.off() }, onSubscribe: { lamp.on() }) }
        ) { $0.kind == .text && $0.isOffTooEarly }
        check.mistake(
            "The lamp was switched off more than once for one subscriber. Does `onDispose` run after an end as well?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in
                film.do(
                    onError: { _ in lamp.off() }, onCompleted: { lamp.off() }, onSubscribe: { lamp.on() },
                    onDispose: { lamp.off() })
            },
            orBy: { film, lamp in
                film.do(onError: { _ in lamp.off() }, onSubscribe: { lamp.on() }, onDispose: { lamp.off() })
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.count("off") > 1 }
        check.mistake(
            "The subscription was disposed of, and the lamp or the film is still on. Is a dispose an event? What runs then?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onCompleted: { lamp.off() }, onSubscribe: { lamp.on() }) },
            orBy: { film, lamp in
                film.do(onError: { _ in lamp.off() }, onCompleted: { lamp.off() }, onSubscribe: { lamp.on() })
            },
            { film, lamp in
                .create { observer in
                    lamp.on()
                    _ = film.do(onDispose: { lamp.off() }).subscribe(observer)
                    return Disposables.create()
                }
            },
            { film, lamp in
                .create { observer in
                    lamp.on()
                    _ = film.subscribe(observer)
                    return Disposables.create { lamp.off() }
                }
            }
        ) { $0.kind == .disposed && (!$0.lines.contains("3: off") || $0.isUsedAfterDispose()) }
        check.mistake(
            "The film has ended, and the lamp is still on. In how many ways can a subscription be over?",
            step: "Three cities and a spinner",
            madeBy: { film, lamp in film.do(onSubscribe: { lamp.on() }) },
            orBy: { film, lamp in film.do(onError: { _ in lamp.off() }, onSubscribe: { lamp.on() }) }
        ) { [.text, .otherInput].contains($0.kind) && $0.ends && $0.count("off") == 0 }
        check.mistake(
            "What arrives is not what the film sends. The lamp should change no event.",
            madeBy: { film, lamp in Solution.develop(film, by: lamp).catch { _ in .empty() } },
            orBy: { film, lamp in Solution.develop(film, by: lamp).distinctUntilChanged() },
            { film, lamp in Solution.develop(film, by: lamp).catchAndReturn("") },
            { film, lamp in Solution.develop(film, by: lamp).concat(Observable.never()) }
        ) { $0.kind == .otherInput || ($0.kind == .text && ($0.elements != ["a", "b"] || !$0.ends)) }
        check.mistake(
            "There are two subscribers, and the lamp was switched on once. Each has a film and a lamp of their own.",
            step: "A button and two labels",
            madeBy: { film, lamp in Solution.develop(film, by: lamp).share() },
            orBy: { film, lamp in
                var isOn = false
                return film.do(
                    onSubscribe: {
                        if !isOn { lamp.on() }
                        isOn = true
                    }, onDispose: { lamp.off() })
            }
        ) {
            [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.count("on") == 1 && $0.count("off") > 0
                && $0.elements.count == 2
        }

        check.hardCoded { film, lamp in
            Solution.develop(film, by: lamp).map { _ in "a" }.scan("") { last, _ in last.isEmpty ? "a" : "b" }
        }
        check.worksOnce { film, lamp in firstOnly(Solution.develop(film, by: lamp)) }

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
    /// How often the lamp was switched so.
    func count(_ word: String) -> Int { lines.count { $0.hasSuffix(": \(word)") } }

    /// Whether it was switched off before the end at tick 6.
    var isOffTooEarly: Bool { (0..<6).contains { lines.contains("\($0): off") } }

    func film(_ marbles: String) -> Observable<String> {
        film(cold("film", marbles, as: String.self).asObservable())
    }

    func film(_ pictures: Observable<String>) -> Observable<String> {
        pictures.do(onSubscribe: { [weak self] in self?.write("the film is subscribed to") })
    }

    func on() { write("on") }
    func off() { write("off") }

    private func write(_ text: String) { log("\(scheduler.clock): \(text)") }
}
