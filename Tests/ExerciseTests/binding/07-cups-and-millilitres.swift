import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import binding_exercises

private typealias Link = (CupForm, DisposeBag) throws -> Void

extension `binding` {
    @Test(.exercise(CupsAndMillilitres.exercise)) func `7 · Cups and millilitres`() {}
}

struct CupsAndMillilitres {
    static let exercise = Check(link as Link, solution: Solution.link, in: FormScene.self) { check in
        check.isOnMain = true
        check.play(.text, "there are \"2\" cups at first") { scene, link in
            try scene.link("2", "", link)
            scene.press(.character("5"), .tab, .character("5"), .shiftTab, .character("x"))
        }
        check.play(.otherInput, "there are \"x\" cups and \"99\" millilitres at first") { scene, link in
            try scene.link("x", "99", link)
            scene.press(.backspace, .character("3"), .tab, .character("9"))
        }
        check.play(.otherInput, "there are \"07\" cups at first, and the millilitres are deleted") { scene, link in
            try scene.link("07", "", link)
            scene.press(.tab, .backspace, .backspace, .backspace, .backspace, .character("9"))
        }
        check.play(.otherInput, "there are \"\" cups at first, and millilitres are typed") { scene, link in
            try scene.link("", "", link)
            scene.press(.tab, .character("4"), .character("8"), .character("0"), .character("0"), .character("."))
        }
        check.play(.otherInput, "there are \"123456\" cups at first, and too many are typed") { scene, link in
            try scene.link("123456", "", link)
            scene.press(.character("7"), .tab, .character("-"), .character("1"))
        }
        check.play(.otherInput, "both fields come back to what was typed before") { scene, link in
            try scene.link("2", "", link)
            scene.press(.tab, .character("5"), .shiftTab, .backspace, .tab, .character("5"))
        }
        check.play(.disposed, "the bag is freed, then keys") { scene, link in
            try scene.link("2", "", link)
            scene.close()
            scene.press(.character("5"), .tab, .character("5"))
        }
        check.play(.secondSubscriber, "two forms") { scene, link in
            try scene.link("2", "", link)
            try scene.link("3", "", link)
            scene.press(.character("1"), in: 0)
            scene.press(.tab, .character("1"), in: 1)
        }
        check.without(.laterSubscriber, because: "Each form is connected once.")
        check.mistake(
            "There are cups at first, and no millilitres. What does `rx.text` send at the subscription, and what does `changed` "
                + "leave out?", step: "Three readers of a field",
            madeBy: { form, bag in
                follow(form.cups.rx.text.orEmpty.changed, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
            },
            orBy: { form, bag in follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 } },
            { _, _ in }
        ) { $0.kind == .text && $0.shown(0) == "\"2\" cups, \"\" ml" }
        check.mistake(
            "The text in cups was changed before anybody typed. Which of the two bindings sent first, and which one should "
                + "send nothing at first?", step: "A field and a relay",
            madeBy: { form, bag in
                follow(form.millilitres.rx.text.orEmpty, form.cups, bag) { $0 / 240 }
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
            },
            orBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty, form.cups, bag) { $0 / 240 }
            },
            fromZero
        ) { scene in
            let cups = scene.shown(0).prefix { $0 != "," }
            return scene.situation.map { $0.contains("at first") && !$0.contains(cups) } == true
        }
        check.mistake(
            "Cups were typed, and the millilitres did not follow.",
            madeBy: { form, bag in
                form.millilitres.text = amount(in: form.cups.text ?? "").map { "\($0 * 240)" }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
            }
        ) { $0.kind == .text && $0.shown(1) == "\"25\" cups, \"480\" ml" && $0.shown(2) == "\"20\" cups, \"4805\" ml" }
        check.mistake(
            "The form is right at first, and then the millilitres do not follow. What keeps your bindings, and for how long?",
            madeBy: { form, _ in Solution.link(form, until: DisposeBag()) }
        ) { $0.kind == .text && $0.shown(1) == "\"25\" cups, \"480\" ml" }
        check.mistake(
            "Millilitres were typed, and the cups did not follow.",
            madeBy: { form, bag in follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 } }
        ) { $0.kind == .text && $0.shown(2) == "\"25\" cups, \"60005\" ml" }
        check.mistake(
            "The field that was typed into was changed. Which of your bindings writes into it at that key?",
            step: "A field and a relay",
            madeBy: cupsInARelay, orBy: millilitresInARelay,
            { form, bag in
                let texts = Observable.combineLatest(form.cups.rx.text.orEmpty, form.millilitres.rx.text.orEmpty)
                follow(texts.map { $0.0 }, form.millilitres, bag) { $0 * 240 }
            }
        ) { scene in
            scene.kind == .text
                && (scene.shown(2).hasSuffix("\"60000\" ml") || scene.shown(2).hasSuffix("\"6000\" ml")
                    || scene.shown(3).hasPrefix("\"\" cups"))
        }
        check.mistake(
            "There is no amount in the field, and the other one is not empty.",
            madeBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag, none: nil) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag, none: nil) { $0 / 240 }
            },
            orBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag, none: "0") { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag, none: "0") { $0 / 240 }
            },
            { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag, none: nil) { $0 / 240 }
            },
            anyNumberOfCups,
            anyNumberOfMillilitres
        ) { scene in
            scene.kind == .text && scene.shown(3).hasPrefix("\"250x\"") && !scene.shown(3).hasSuffix("\"\" ml")
                || scene.situation == "there are \"123456\" cups at first, and too many are typed"
                || scene.kind == .otherInput && (0..<6).contains { isFollowingNothing(scene.shown($0)) }
        }
        check.mistake(
            "A text was typed that had been typed before, and the other field did not follow. It has changed since.",
            madeBy: { form, bag in
                follow(form.cups.rx.text.orEmpty.distinctUntilChanged(), form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
            },
            orBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed.distinctUntilChanged(), form.cups, bag) { $0 / 240 }
            }
        ) { $0.situation == "both fields come back to what was typed before" }
        check.mistake(
            "The cups are not what the millilitres make. How many whole cups are that?",
            madeBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { ($0 + 239) / 240 }
            },
            orBy: { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 * 240 }
            },
            { form, bag in
                follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
                follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { ($0 + 120) / 240 }
            }
        ) { scene in
            scene.kind == .text && scene.shown(2).hasSuffix("\"60005\" ml") && !scene.shown(2).hasPrefix("\"250\"")
                || scene.kind == .otherInput && scene.shown(1) == "\"1\" cups, \"168\" ml"
        }
        check.mistake(
            "The bag is freed, and the fields still follow each other.",
            madeBy: { form, _ in forever.withLock { Solution.link(form, until: $0) } }
        ) { $0.kind == .disposed }

        check.hardCoded { form, bag in
            form.millilitres.text = "480"
            follow(form.cups.rx.text.orEmpty.changed, form.millilitres, bag) { $0 * 240 }
            follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
        }
        check.without(.worksOnce, because: "Each form is connected once.")
        check.accepts("closures, and skip(1)", closures)
        check.accepts("a relay for the last typed field", lastTyped)
    }

    /// Whether one field has no amount, and the other one is not empty.
    private static func isFollowingNothing(_ line: String) -> Bool {
        line.hasPrefix("\"x\"") != line.hasSuffix("\"\" ml") && !line.hasPrefix("\"\"")
    }
}

extension FormScene {
    fileprivate func link(_ cups: String, _ millilitres: String, _ answer: Link) throws {
        let form = CupForm()
        (form.cups.text, form.millilitres.text) = (cups, millilitres)
        try open(
            Screen("Cups", [form.cups], [form.millilitres]), connect: { try answer(form, $0) },
            look: { "\"\(form.cups.text ?? "")\" cups, \"\(form.millilitres.text ?? "")\" ml" })
    }
}
