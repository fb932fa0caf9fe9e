import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `7 · A poster in three languages`() {}

    private static let check = Check(posters, solution: Solution.exercise7, in: SiteScene.self) { check in
        let good = Solution.exercise7
        let three = ["Korean", "German", "French"]
        check.play(.text, "Korean, German, French; German is ready first, then French") {
            try $0.posters(three, ready: ["German", "French", "Korean"], $1)
        }
        check.play(.nobody, "nobody subscribes") { try $0.posters(three, ready: [], subscribers: [], $1) }
        check.play(.disposed, "disposed of after one poster") {
            try $0.posters(three, ready: ["French", "dispose", "German", "Korean"], $1)
        }
        let fiveLanguages = check.play(.otherInput, "five languages; the last one is ready first") {
            let five = ["Thai", "Czech", "Dutch", "Irish", "Greek"]
            try $0.posters(five, ready: five.reversed(), $1)
        }
        let twice = check.play(.otherInput, "the same language twice") {
            try $0.posters(["Thai", "Thai"], ready: ["Thai", "Thai"], $1)
        }
        check.play(.otherInput, "no languages") { try $0.posters([], ready: [], $1) }
        let throwing = check.play(.otherInput, "translate throws for the second one that is ready") {
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
            madeBy: { Observable.from(try $0.map($1)).subscribe(on: $2).observe(on: $3) },
            orBy: { early(good($0, $1, $2, $3)) }
        ) { scene in scene.isNobody || scene.lines.contains { $0.hasSuffix("too early") } }
        check.mistake(
            "`translate` ran on printer. There, nothing is printed while it runs. Which line calls it, and when does that line run?",
            step: "Harbour, bridge, tower",
            madeBy: { languages, translate, translators, printer in
                Observable.from(languages).flatMap { Observable.just(try translate($0)).subscribe(on: translators) }
                    .observe(on: printer)
            }
        ) { $0.has("printer: translates") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { languages, translate, _, printer in
                .from(languages).flatMap(there(translate, ConcurrentDispatchQueueScheduler(qos: .default))).observe(
                    on: printer)
            },
            orBy: { languages, translate, translators, _ in
                .from(languages).flatMap(there(translate, translators)).observe(on: MainScheduler.instance)
            }
        ) { $0.has("main:", "another queue:") }
        check.mistake(
            "The end came, and not all posters had arrived. What ends your stream, or drops a language?",
            madeBy: { Observable.from($0).flatMapLatest(there($1, $2)).observe(on: $3) },
            orBy: { Observable.from($0).flatMapFirst(there($1, $2)).observe(on: $3) },
            { good($0, $1, $2, $3).take(1) }, { good($0, $1, $2, $3).take(3) },
            { good($0, $1, $2, $3).take(until: Observable.from($0).takeLast(1)) }
        ) { ($0.isText || $0.in(fiveLanguages)) && $0.ended > 0 && $0.count("receives") < $0.asked }
        check.mistake(
            "One translation waited for the other, although the scheduler is concurrent. How many subscriptions run on it in your "
                + "chain?", step: "Three names and a pool",
            madeBy: { Observable.from($0).observe(on: $2).map($1).observe(on: $3) }
        ) { $0.isText && $0.began < $0.asked && $0.count("translates") == $0.asked }
        check.mistake(
            "There were five languages, and one of them had to wait until another one was ready. What limits your chain?",
            madeBy: { Observable.from($0).map(there($1, $2)).merge(maxConcurrent: 3).observe(on: $3) }
        ) { $0.in(fiveLanguages) && $0.began < 5 && $0.count("translates") == 5 }
        check.mistake(
            "The posters arrived on translators. Which line leads to printer?", step: "Load, crop, put",
            madeBy: { languages, translate, translators, _ in .from(languages).flatMap(there(translate, translators)) }
        ) { $0.has("translators: it") }
        check.mistake(
            "A poster was ready, and it had to wait for another one. Each poster should arrive as soon as it is ready.",
            madeBy: { Observable.zip($0.map(there($1, $2))).flatMap { Observable.from($0) }.observe(on: $3) },
            orBy: { good($0, $1, $2, $3).toArray().asObservable().flatMap { Observable.from($0) } }
        ) { $0.isText && $0.isLate && $0.count("translates") == $0.asked }
        check.mistake(
            "`translate` threw, and its error did not arrive, or something came after it.",
            madeBy: { languages, translate, translators, printer in
                let recipe = there(translate, translators)
                return .from(languages).flatMap { recipe($0).catch { _ in .empty() } }.observe(on: printer)
            },
            orBy: { good($0, $1, $2, $3).catch { _ in .empty() } }
        ) { $0.in(throwing) }
        check.mistake(
            "The same language was wanted twice, and one poster is missing.",
            madeBy: { good(Array(Set($0)).sorted(), $1, $2, $3) }, orBy: { good($0, $1, $2, $3).distinctUntilChanged() }
        ) { $0.in(twice) }
        check.mistake(
            "There were two subscribers, and each language was translated once. Each subscriber has posters of their own.",
            madeBy: { good($0, $1, $2, $3).share() }
        ) { $0.isSecond && $0.count("translates") == 2 && $0.has("printer: the second receives") }

        check.rejects(.lost) { good($0, $1, $2, $3).concat(Observable.never()) }
        check.rejects(
            { languages, _, _, _ in .from(languages) },
            { languages, translate, translators, printer in
                let recipe = there(translate, translators)
                return .from(languages).flatMap { recipe($0).do(onNext: { _ = try translate($0) }) }.observe(
                    on: printer)
            })
        check.hardCoded { _, translate, translators, printer in good(three, translate, translators, printer) }
        check.worksOnce { firstOnly(good($0, $1, $2, $3)) }
        // What was begun cannot be stopped, and the observer of `create` is closed by a dispose.
        check.accepts("a closed observer in place of a dispose") { leaking(good($0, $1, $2, $3)) }
        check.accepts("merge of a list") { Observable.merge($0.map(there($1, $2))).observe(on: $3) }
        check.accepts("each language moved by observe(on:)") { languages, translate, translators, printer in
            .from(languages).flatMap { Observable.just($0).observe(on: translators).map(translate) }.observe(
                on: printer)
        }
    }
}
