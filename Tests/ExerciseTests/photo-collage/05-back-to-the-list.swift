import ExerciseSupport
import Screen

@testable import photo_collage_exercises

extension `photo-collage` {
    @Test(.exercise(check)) func `5 · Back to the list`() {}

    private static let check = Check(chosen(in:), solution: Solution.exercise5, in: PickerScene.self) { check in
        check.isOnMain = true
        check.stream("Enter, covered, back, down and Enter, Enter, popped", disposedAt: 9) {
            try $0.play($1, "e-c-b-d-e-e-p-")
        }
        let twice = check.stream("Enter twice on the same row, then popped") { try $0.play($1, "-e-e-p") }
        let atOnce = check.stream("popped at once") { try $0.play($1, "--p") }
        let covered = [
            check.stream("covered twice, then a choice") { try $0.play($1, "-c-b-c-b-e-p-") },
            check.stream("covered by two screens, then all popped") { try $0.play($1, "-e-c-c-r-") },
            check.stream("covered at the end") { try $0.play($1, "-e-d-e-c--") },
        ]
        check.stream("still there at the end") { try $0.play($1, "-e-c-b-e--") }
        check.play(.secondSubscriber, "Enter, a second subscriber, down and Enter, popped") { scene, chosen in
            let names = try scene.play(chosen, "-e---d-e-p-")
            scene.subscribe("the first", to: names)
            scene.subscribe("the second", to: names, at: 3)
        }
        check.without(.laterSubscriber, because: "The screen has gone by then, and the text leaves that open.")

        check.mistake(
            "The screen was covered, and the names have ended. For which reasons does a screen disappear?",
            step: "A look at a large photo", madeBy: { names($0).take(until: $0.rx.viewWillDisappear) }
        ) { $0.isText && $0.completes && $0.elements == ["ant"] && $0.end == 2 }
        check.mistake(
            "The names ended before the screen left. A user may choose as many as they like.",
            madeBy: { names($0).take(1) }, orBy: { popped($0).take(2) }, { names($0).take(3) }
        ) { $0.isText && $0.completes && $0.end != 12 }
        check.mistake(
            "The screen has left its stack, and the names have not ended. Who ends them?", step: "Two visits",
            madeBy: { names($0) }
        ) { $0.isText && !$0.ends }
        check.mistake(
            "Nothing came before the screen left. Each name should come when it is chosen.",
            madeBy: { popped($0).takeLast(1) },
            orBy: { popped($0).toArray().asObservable().flatMap { Observable.from($0) } }
        ) { $0.isText && $0.start == 12 && !$0.isEmpty }
        check.mistake(
            "The number of times that a screen disappears does not say why. What does `viewWillDisappear` send?",
            step: "A look at a large photo", madeBy: { names($0).take(until: $0.rx.viewWillDisappear.skip(1)) }
        ) { $0.in(covered) || $0.in(twice) && !$0.ends }
        check.mistake(
            "Nobody had chosen anything, and the names did not just end. A screen without a choice completes.",
            madeBy: { popped($0).ifEmpty(default: "none") },
            orBy: { picker in
                names(picker).take(
                    until: picker.rx.viewWillDisappear.filter { $0 == .popped }.withLatestFrom(names(picker)))
            }
        ) { $0.in(atOnce) }

        check.mistake(
            "A subscriber received a name that was chosen before it subscribed. Which operator keeps old names?",
            madeBy: { popped($0).share(replay: 1) }
        ) { $0.kind == .secondSubscriber && $0.start == 3 }

        check.rejects(.lost, { popped($0).distinctUntilChanged() }, { popped($0).skip(1) })
        check.rejects(.failsOtherwise) { popped($0).concat(Observable.error(RxError.noElements)) }
        check.rejects(.again) { popped($0).flatMap { Observable.of($0, $0) } }
        check.hardCoded { picker in
            popped(picker).withLatestFrom(Observable.just(0)) { name, _ in name }.enumerated()
                .map { ["ant", "bee", "bee"][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(popped($0)) }

        check.accepts("by the selected row") { picker in
            picker.list.rx.itemSelected.map { try picker.list.rx.model(at: $0) as String }
                .take(until: picker.rx.viewWillDisappear.asObservable().filter { $0 != .covered })
        }
        check.accepts("a subject of its own") { picker in
            .create { observer in
                Disposables.create(
                    names(picker).subscribe(onNext: { observer.onNext($0) }),
                    picker.rx.viewWillDisappear.subscribe(onNext: { if $0 == .popped { observer.onCompleted() } }))
            }
        }
    }
}

private func names(_ picker: Picker) -> Observable<String> { picker.list.rx.modelSelected(String.self).asObservable() }

private func popped(_ picker: Picker) -> Observable<String> {
    names(picker).take(until: picker.rx.viewWillDisappear.filter { $0 == .popped })
}
