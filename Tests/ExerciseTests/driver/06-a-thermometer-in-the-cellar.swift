import Dispatch
import ExerciseSupport

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `6 · A thermometer in the cellar`() {}

    private static let check = Check(attach, solution: Solution.exercise6, in: CellarScene.self) { check in
        check.play(.text, "it sends 8, 9, 8") { scene, attach in try scene.play([8, 9, 8], to: attach) }
        let more = check.play(.otherInput, "it sends 7, 7, -3, 0, 12") { try $0.play([7, 7, -3, 0, 12], to: $1) }
        check.play(.otherInput, "it sends nothing") { scene, attach in try scene.play([], to: attach) }
        check.play(.disposed, "it sends 8; disposed of; it sends 5") { scene, attach in
            try scene.play([8], after: [5], to: attach)
        }
        let waits = check.play(.disposed, "disposed of on main, while the text of 8 waits for main") {
            try $0.playWaiting($1)
        }
        check.play(.secondSubscriber, "two displays") { scene, attach in try scene.play([8], [9], to: attach) }
        check.without(.laterSubscriber, because: "Each display has a thermometer of its own.")

        check.mistake(
            "Nothing was shown. What keeps the subscription, and for how long?",
            madeBy: { degrees, text, display in
                let bag = DisposeBag()
                degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) }).disposed(by: bag)
                return Disposables.create()
            }
        ) { $0.isText && !$0.hasDisplay }
        check.mistake(
            "The display was set on the queue of the thermometer. Where you subscribe does not change where it sends. "
                + "What moves the elements?", step: "An answer from another queue",
            madeBy: { degrees, text, display in
                degrees.map(text).subscribe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            }
        ) { $0.ran("display", on: "thermometer") }
        check.mistake(
            "The display was set on a third queue. It belongs to main, and a queue of your own is not main.",
            madeBy: { degrees, text, display in
                degrees.map(text).observe(on: SerialDispatchQueueScheduler(qos: .default))
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.ran("display", on: "a third queue") }
        check.mistake(
            "A text was made on main, and the screen stood still meanwhile. Which lines should run there?",
            madeBy: { degrees, text, display in
                degrees.observe(on: MainScheduler.instance).map(text).bind(onNext: { display.set($0) })
            }
        ) { $0.ran("text", on: "main") }
        check.mistake(
            "A text was made on a third queue. It is to be made where the degrees come.",
            madeBy: { degrees, text, display in
                degrees.observe(on: SerialDispatchQueueScheduler(qos: .default)).map(text)
                    .observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            }
        ) { $0.ran("text", on: "a third queue") }
        check.mistake(
            "It was disposed of, and the thermometer is still on, or the display is still set. What do you return?",
            madeBy: { degrees, text, display in
                _ = degrees.map(text).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
                return Disposables.create()
            }
        ) { $0.isStillOn }
        check.mistake(
            "A text waited for main when it was disposed of, and it was shown after that. What of yours waits there, and does "
                + "the dispose end that?", step: "An answer from another queue",
            madeBy: { degrees, text, display in
                degrees.map(text).subscribe(onNext: { text in DispatchQueue.main.async { display.set(text) } })
            }
        ) { $0.in(waits) && $0.hasDisplay }
        check.mistake(
            "The degrees were the same as before, and their text is missing. Each text is shown.",
            madeBy: { degrees, text, display in
                degrees.map(text).distinctUntilChanged().observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in
                degrees.distinctUntilChanged().map(text).observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.in(more) && $0.displays == ["7°", "-3°", "0°", "12°"] }
        check.mistake(
            "Some of the texts are not shown, and the thermometer went on.",
            madeBy: { degrees, text, display in
                degrees.map(text).observe(on: MainScheduler.instance).take(1).bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in
                degrees.skip(1).map(text).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            },
            { degrees, text, display in
                degrees.map(text).take(3).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            }
        ) { $0.isText && $0.displays.count < 3 || $0.in(more) && $0.displays.count < 5 }
        check.mistake(
            "A text was made more often than it is shown. It takes long. Who calls `text`?",
            madeBy: { degrees, text, display in
                degrees.do(onNext: { _ = text($0) }).map(text).observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.texts > $0.displays.count && !$0.in(waits) }

        check.hardCoded { degrees, text, display in
            Observable.zip(degrees, Observable.of(8, 9, 8)) { $1 }.map(text).observe(on: MainScheduler.instance)
                .bind(onNext: { display.set($0) })
        }
        check.without(.worksOnce, because: "Each display has a thermometer of its own.")
        check.accepts("a driver below the map") { degrees, text, display in
            degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) })
        }
        check.accepts("always later") { degrees, text, display in
            degrees.map(text).observe(on: MainScheduler.asyncInstance).subscribe(onNext: { display.set($0) })
        }
    }
}
