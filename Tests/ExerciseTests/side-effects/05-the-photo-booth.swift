import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `5 · The photo booth`() {}

    private static let check = Check(open, solution: Solution.exercise5, in: Corner.self) { check in
        check.isOnMain = true
        check.steps = [.outlives: "Runners at the finish"]

        check.play(.text, "sepia, colour, sepia") { _ = try $0.open($1, "-s---c--s-") }
        check.play(.disposed, "disposed of at tick 4") { corner, open in
            let booth = try corner.open(open, "-s---c--s-")
            corner.at(4) { booth.dispose() }
        }
        let same = check.play(.otherInput, "the same colour again and again") { _ = try $0.open($1, "--g-g--gg-") }
        check.play(.otherInput, "two presses in one tick") { _ = try $0.open($1, "-(sc)--g-") }
        check.play(.otherInput, "nobody presses") { _ = try $0.open($1, "-------") }
        check.play(.secondSubscriber, "two calls of open") {
            _ = try $0.open($1, "-s---c--s-")
            _ = try $1($0, $0.presses)
        }
        check.play(.laterSubscriber, "disposed of at tick 4, and opened again") { corner, open in
            let booth = try corner.open(open, "-s---c--s-")
            corner.at(4) {
                booth.dispose()
                _ = try? open(corner, corner.presses)
            }
        }

        check.mistake(
            "At tick 1 no photo was taken. Which subscription does it?", step: "Two plants",
            madeBy: { booth, presses in
                _ = presses.do(onNext: { booth.shoot($0) })
                return displays(booth, presses)
            }
        ) { $0.isText && !$0.says("1: shoot s") && $0.says("1: last s") }
        check.mistake(
            "One press took more than one photo. How many subscriptions run the effect?",
            step: "A button and two labels",
            madeBy: { booth, presses in displays(booth, presses.do(onNext: { booth.shoot($0) })) }
        ) { $0.isText && $0.times("1: shoot s") > 1 }
        check.mistake(
            "After the first press the display shows 0. With what does your count begin?",
            step: "Runners at the finish", madeBy: { booth, presses in counted(booth, presses) { $0 } }
        ) { $0.isText && $0.says("1: count 0") && !$0.says("1: count 1") }
        check.mistake(
            "Before the first press a display was called. What is sent at the subscription?",
            madeBy: { shooting($0, $1, displays($0, $1, counts: numbers($1).startWith(0))) }
        ) { $0.isText && $0.says("0: count 0") }
        check.mistake(
            "The same colour was pressed again at tick 4, and something was not done for that press.",
            madeBy: { booth, presses in Solution.exercise5(booth, presses: presses.distinctUntilChanged()) },
            orBy: { shooting($0, $1, displays($0, $1.distinctUntilChanged(), counts: numbers($1))) }
        ) { $0.in(same) && !($0.says("4: shoot g") && $0.says("4: last g")) }
        check.mistake(
            "What you returned was disposed of, and the presses are still listened to. What disposes of all subscriptions?",
            madeBy: { booth, presses in
                _ = displays(booth, presses)
                return presses.subscribe(onNext: { booth.shoot($0) })
            },
            orBy: { booth, presses in
                _ = Solution.exercise5(booth, presses: presses)
                return Disposables.create()
            }
        ) { $0.isDisposed && $0.isInUse("presses") }

        check.rejects(.lost) { shooting($0, $1.take(1), displays($0, $1)) }
        check.rejects(
            { booth, presses in counted(booth, presses) { _ in 1 } },
            { booth, presses in counted(booth, presses, shoots: "s") { $0 + 1 } },
            { booth, presses in counted(booth, presses, shoots: "1") { $0 + 1 } },
            { shooting($0, $1, displays($0, $1, counts: numbers($1).takeLast(1))) })
        let photos = Box(0)
        check.rejects(.outlives) { booth, presses in
            counted(booth, presses) { _ in
                photos.value += 1
                return photos.value
            }
        }
        check.hardCoded { booth, presses in
            Solution.exercise5(booth, presses: presses.scan("") { last, _ in last == "s" ? "c" : "s" })
        }
        check.without(.worksOnce, because: "a call keeps nothing from one to the next")

        check.accepts("one subscription") { booth, presses in counted(booth, presses) { $0 + 1 } }
        check.accepts("a do in one of the chains") { booth, presses in
            displays(booth, presses.do(onNext: { booth.shoot($0) }), counts: numbers(presses))
        }
        check.accepts("shared") { booth, presses in displays(booth, presses.do(onNext: { booth.shoot($0) }).share()) }
    }

    /// One subscription for all three calls.
    private static func counted(
        _ booth: any Booth, _ presses: Observable<String>, shoots colour: String? = nil, _ count: @escaping (Int) -> Int
    ) -> any Disposable {
        presses.enumerated().subscribe(onNext: {
            booth.showLast($0.element)
            booth.showCount(count($0.index))
            booth.shoot(colour ?? $0.element)
        })
    }

    private static func numbers(_ presses: Observable<String>) -> Observable<Int> {
        presses.scan(0) { count, _ in count + 1 }
    }

    private static func displays(
        _ booth: any Booth, _ photos: Observable<String>, counts: Observable<Int>? = nil
    ) -> any Disposable {
        Disposables.create(
            (counts ?? numbers(photos)).subscribe(onNext: { booth.showCount($0) }),
            photos.subscribe(onNext: { booth.showLast($0) }))
    }

    private static func shooting(
        _ booth: any Booth, _ presses: Observable<String>, _ displays: any Disposable
    ) -> any Disposable { Disposables.create(presses.subscribe(onNext: { booth.shoot($0) }), displays) }
}
