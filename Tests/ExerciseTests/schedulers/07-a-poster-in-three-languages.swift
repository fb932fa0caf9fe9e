import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(APosterInThreeLanguages.exercise)) func `7 · A poster in three languages`() {}
}

struct APosterInThreeLanguages {
    static let exercise = Check(posters, solution: Solution.posters, in: SiteScene.self) { check in
        let solution = Solution.posters
        let three = ["Korean", "German", "French"]
        check.play(.text, "Korean, German, French; German is ready first, then French") {
            try $0.posters(three, ready: ["German", "French", "Korean"], $1)
        }
        check.play(.nobody, "nobody subscribes") { try $0.posters(three, ready: [], subscribers: [], $1) }
        check.play(.disposed, "disposed of after one poster") {
            try $0.posters(three, ready: ["French", "dispose", "German", "Korean"], $1)
        }
        check.play(.otherInput, "five languages; the last one is ready first") {
            let five = ["Thai", "Czech", "Dutch", "Irish", "Greek"]
            try $0.posters(five, ready: five.reversed(), $1)
        }
        check.play(.otherInput, "the same language twice") {
            try $0.posters(["Thai", "Thai"], ready: ["Thai", "Thai"], $1)
        }
        check.play(.otherInput, "no languages") { try $0.posters([], ready: [], $1) }
        check.play(.otherInput, "translate throws for the second one that is ready") {
            try $0.posters(three, ready: ["French", "!German", "Korean"], $1)
        }
        check.play(.secondSubscriber, "two subscribers") {
            try $0.posters(["Korean", "German"], ready: ["German", "Korean"], subscribers: ["it", "the second"], $1)
        }
        check.play(.laterSubscriber, "a second subscriber after the first") {
            try $0.posters(["Korean", "German"], ready: ["German", "Korean"], later: true, $1)
        }

        check.mistake(
            "Something was translated, and nobody had subscribed. When does your line call `translate`?",
            step: "Harbour, bridge, tower",
            madeBy: { languages, translate, translators, printer in
                Observable.from(try languages.map { try translate($0) }).subscribe(on: translators).observe(on: printer)
            },
            orBy: { languages, translate, translators, printer in
                Observable.merge(try languages.map { Observable.just(try translate($0)).subscribe(on: translators) })
                    .observe(on: printer)
            },
            { languages, translate, translators, printer in
                let all = ReplaySubject<String>.createUnbounded()
                _ = solution(languages, translate, translators, printer).subscribe(all)
                return all.observe(on: printer)
            }
        ) { scene in scene.kind == .nobody || scene.lines.contains { $0.hasSuffix("too early") } }
        check.mistake(
            "`translate` ran on printer. There, nothing is printed while it runs. Which line calls it, and when does that line run?",
            step: "Harbour, bridge, tower",
            madeBy: WrongPosters.justInside, orBy: WrongPosters.onPrinter, WrongPosters.startedOnPrinter,
            WrongPosters.movedToPrinterFirst, WrongPosters.movedTooLate
        ) { $0.has("printer: translates") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: WrongPosters.onAnotherQueue, orBy: WrongPosters.backToMain
        ) { $0.has("main:", "another queue:") }
        check.mistake(
            "The end came, and not all posters had arrived. What ends your stream, or drops a language?",
            madeBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMapLatest { poster($0, translate, translators) }.observe(on: printer)
            },
            orBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMapFirst { poster($0, translate, translators) }.observe(on: printer)
            },
            { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).take(1)
            },
            { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).take(3)
            }
        ) {
            ($0.kind == .text || $0.asked == 5) && $0.ended > 0 && $0.count("receives") < $0.asked
                && $0.count("receives") > 0
        }
        check.mistake(
            "There are more or fewer calls of `translate` than languages. One call for each language.",
            madeBy: { languages, translate, translators, printer in .from(languages) },
            orBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMap { language in
                    Observable.deferred {
                        _ = try translate(language)
                        return .just(try translate(language))
                    }
                    .subscribe(on: translators)
                }.observe(on: printer)
            }
        ) { $0.kind == .text && $0.count("translates") != $0.asked }
        check.mistake(
            "One translation waited for the other, although the scheduler is concurrent. How many subscriptions run on it in your "
                + "chain?",
            step: "Three names and a pool",
            madeBy: WrongPosters.moved, orBy: WrongPosters.startedOnce, WrongPosters.concatenated,
            WrongPosters.startedOutside, WrongPosters.inOneClosure
        ) { $0.kind == .text && $0.began < $0.asked && $0.count("translates") == $0.asked }
        check.mistake(
            "There were five languages, and one of them had to wait until another one was ready. What limits your chain?",
            madeBy: { languages, translate, translators, printer in
                Observable.from(languages).map { poster($0, translate, translators) }
                    .merge(maxConcurrent: 3).observe(on: printer)
            }
        ) { $0.asked == 5 && $0.began < 5 && $0.count("translates") == 5 }
        check.mistake(
            "The posters arrived on translators. Which line leads to printer?",
            step: "Load, crop, put",
            madeBy: WrongPosters.notMovedBack, orBy: WrongPosters.subscribedOnPrinter
        ) { $0.has("translators: it") }
        check.mistake(
            "A poster was ready, and it had to wait for another one. Each poster should arrive as soon as it is ready.",
            madeBy: { languages, translate, translators, printer in
                Observable.zip(
                    languages.map { poster($0, translate, translators) }
                )
                .flatMap { Observable.from($0) }.observe(on: printer)
            },
            orBy: { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).toArray().asObservable().flatMap {
                    Observable.from($0)
                }
            }
        ) { $0.kind == .text && $0.isLate && $0.count("translates") == $0.asked }
        check.mistake(
            "All posters arrived, and then nothing. How does a subscriber learn that these were all?",
            madeBy: { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).concat(Observable.never())
            }
        ) { $0.kind == .text && $0.ended == 0 }
        check.mistake(
            "`translate` threw, and its error did not arrive, or something came after it.",
            madeBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMap { language in
                    poster(language, translate, translators)
                        .catch { _ in .empty() }
                }.observe(on: printer)
            },
            orBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMap { language in
                    Observable.deferred { .from(optional: try? translate(language)) }.subscribe(on: translators)
                }.observe(on: printer)
            },
            { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).catch { _ in .empty() }
            }
        ) { $0.situation?.contains("throws") == true }
        check.mistake(
            "The same language was wanted twice, and one poster is missing.",
            madeBy: { languages, translate, translators, printer in
                solution(Array(Set(languages)).sorted(), translate, translators, printer)
            },
            orBy: { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).distinctUntilChanged()
            }
        ) { $0.situation == "the same language twice" }
        check.mistake(
            "There were two subscribers, and each language was translated once. Each subscriber has posters of their own.",
            madeBy: { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).share()
            },
            orBy: { languages, translate, translators, printer in
                solution(languages, translate, translators, printer).share(replay: 9, scope: .forever)
            }
        ) {
            [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.count("translates") == 2
                && $0.has("printer: the second receives")
        }

        check.mistake(
            "A language was translated that nobody wanted. Where do your languages come from?",
            madeBy: { _, translate, translators, printer in
                solution(["Korean", "German", "French"], translate, translators, printer)
            }
        ) { $0.kind == .otherInput && $0.has("translators: translates Korean") && $0.asked != 3 }

        check.hardCoded { _, translate, translators, printer in
            solution(["Korean", "German", "French"], translate, translators, printer)
        }
        check.worksOnce { languages, translate, translators, printer in
            firstOnly(solution(languages, translate, translators, printer))
        }
        check.accepts("a closed observer in place of a dispose", WrongPosters.withoutDispose)
        check.accepts("merge of a list") { languages, translate, translators, printer in
            Observable.merge(languages.map { poster($0, translate, translators) }).observe(on: printer)
        }
        check.accepts("each language moved by observe(on:)") { languages, translate, translators, printer in
            Observable.from(languages)
                .flatMap { Observable.just($0).observe(on: translators).map { try translate($0) } }.observe(on: printer)
        }
    }
}
