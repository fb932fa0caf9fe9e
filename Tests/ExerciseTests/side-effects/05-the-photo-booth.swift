import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(ThePhotoBooth.exercise)) func `5 · The photo booth`() {}
}

struct ThePhotoBooth {
    static let exercise = Check(open, solution: Solution.open, in: Corner.self) { check in
        check.play(.text, "sepia, colour, sepia") { _ = try $0.open($1, "-s---c--s-") }
        check.play(.disposed, "disposed of at tick 4") { corner, open in
            let booth = try corner.open(open, "-s---c--s-")
            corner.at(4) { booth.dispose() }
        }
        check.play(.otherInput, "the same colour again and again") { _ = try $0.open($1, "--g-g--gg-") }
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
            },
            orBy: { booth, presses in displays(booth, presses) }
        ) { $0.kind == .text && $0.count("shoot") == 0 }
        check.mistake(
            "One press took more than one photo. How many chains is the effect in?", step: "A button and two labels",
            madeBy: { booth, presses in displays(booth, presses.do(onNext: { booth.shoot($0) })) },
            orBy: { booth, presses in
                displays(
                    booth,
                    presses.filter {
                        booth.shoot($0)
                        return true
                    })
            },
            { booth, presses in
                let photos = presses.do(onNext: { booth.shoot($0) })
                return Disposables.create(photos.subscribe(), displays(booth, photos))
            }
        ) { $0.kind == .text && $0.count("shoot") > 3 }
        check.mistake(
            "A display shows something before the first press, or more than once for a press.",
            madeBy: { booth, presses in
                Disposables.create(
                    presses.subscribe(onNext: { booth.shoot($0) }),
                    presses.scan(0) { count, _ in count + 1 }.startWith(0).subscribe(onNext: { booth.showCount($0) }),
                    presses.subscribe(onNext: { booth.showLast($0) }))
            }
        ) { $0.kind == .text && ($0.count("count") > 3 || $0.count("last") > 3) }
        check.mistake(
            "Not each press took a photo. Which operator leaves presses out?",
            madeBy: { booth, presses in
                Disposables.create(
                    presses.take(1).subscribe(onNext: { booth.shoot($0) }), displays(booth, presses))
            }
        ) { $0.kind == .text && $0.isRare("shoot") }
        check.mistake(
            "Each press took a photo, and a display was not changed each time. Which elements does it receive, and when?",
            madeBy: { booth, presses in
                Disposables.create(
                    presses.do(onNext: { booth.shoot($0) }).subscribe(onNext: { booth.showLast($0) }),
                    presses.reduce(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }))
            },
            orBy: { booth, presses in
                presses.subscribe(onNext: {
                    booth.shoot($0)
                    booth.showLast($0)
                })
            }
        ) { $0.kind == .text && ["count", "last"].contains(where: $0.isRare) }
        check.mistake(
            "The count on the display is not the number of photos so far.", step: "Runners at the finish",
            madeBy: { booth, presses in
                presses.subscribe(onNext: {
                    booth.shoot($0)
                    booth.showCount(1)
                    booth.showLast($0)
                })
            },
            orBy: { booth, presses in
                presses.enumerated().subscribe(onNext: {
                    booth.shoot($0.element)
                    booth.showCount($0.index)
                    booth.showLast($0.element)
                })
            }
        ) { $0.kind == .text && $0.hasWrongCount }
        check.mistake(
            "A photo, or the last colour on the display, has not the colour of the press.",
            madeBy: { booth, presses in
                presses.enumerated().subscribe(onNext: {
                    booth.shoot("s")
                    booth.showCount($0.index + 1)
                    booth.showLast($0.element)
                })
            },
            orBy: { booth, presses in
                Disposables.create(
                    presses.scan(0) { count, _ in count + 1 }.subscribe(onNext: {
                        booth.shoot("\($0)")
                        booth.showCount($0)
                    }), presses.subscribe(onNext: { booth.showLast($0) }))
            }
        ) { $0.kind == .text && $0.hasWrongColour }
        check.mistake(
            "What you returned was disposed of, and a press still does something, or is listened to. "
                + "How many subscriptions have to be disposed of?",
            madeBy: { booth, presses in
                _ = presses.subscribe(onNext: { booth.shoot($0) })
                return displays(booth, presses)
            },
            orBy: { booth, presses in
                _ = displays(booth, presses)
                return presses.subscribe(onNext: { booth.shoot($0) })
            },
            { booth, presses in
                _ = Solution.open(booth, presses: presses)
                return Disposables.create()
            }
        ) { $0.kind == .disposed && $0.isInUse() }
        check.mistake(
            "The same colour was pressed again, and that press was left out.",
            madeBy: { booth, presses in Solution.open(booth, presses: presses.distinctUntilChanged()) },
            orBy: { booth, presses in
                Disposables.create(
                    presses.subscribe(onNext: { booth.shoot($0) }),
                    presses.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
                    presses.distinctUntilChanged().subscribe(onNext: { booth.showLast($0) }))
            }
        ) {
            $0.situation == "the same colour again and again"
                && ["shoot", "count", "last"].contains(where: $0.isRareForFour)
        }
        check.steps = [.outlives: "Runners at the finish"]
        let photos = Box(0)
        check.rejects(.outlives) { booth, presses in
            presses.subscribe(onNext: {
                photos.value += 1
                booth.shoot($0)
                booth.showCount(photos.value)
                booth.showLast($0)
            })
        }

        check.hardCoded { booth, presses in
            Solution.open(booth, presses: presses.scan("") { last, _ in last == "s" ? "c" : "s" })
        }
        check.without(.worksOnce, because: "a call keeps nothing from one to the next")

        check.accepts("one subscription") { booth, presses in
            var count = 0
            return presses.subscribe(onNext: {
                count += 1
                booth.showLast($0)
                booth.showCount(count)
                booth.shoot($0)
            })
        }
        check.accepts("a do in one of the chains") { booth, presses in
            Disposables.create(
                presses.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
                presses.do(onNext: { booth.shoot($0) }).subscribe(onNext: { booth.showLast($0) }))
        }
        check.accepts("shared") { booth, presses in
            displays(booth, presses.do(onNext: { booth.shoot($0) }).share())
        }
    }

    private static func displays(_ booth: any Booth, _ photos: Observable<String>) -> any Disposable {
        Disposables.create(
            photos.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
            photos.subscribe(onNext: { booth.showLast($0) }))
    }
}
