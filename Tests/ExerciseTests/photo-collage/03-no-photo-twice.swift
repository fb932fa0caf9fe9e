import ExerciseSupport

@testable import photo_collage_exercises

private typealias Answer = (Observable<String>, Observable<Void>) throws -> Observable<[String]>

extension `photo-collage` {
    @Test(.exercise(check)) func `3 · No photo twice`() {}

    private static let check = Check(
        collage(chosen:clear:) as Answer, solution: Solution.exercise3(chosen:clear:), in: Scene<[String]>.self
    ) { check in
        check.stream("a, b, a, Clear, a") { try $0.choose("-a-b-a-----a--", "--------x-----", $1) }
        let seven = check.stream("six photos and a seventh") {
            try $0.choose("-a-b-c-d-e-f-g---h----", "---------------x------", $1)
        }
        check.stream("a twice in a row") { try $0.choose("-a-a--b--", "---------", $1) }
        check.stream("Clear first, and Clear twice") { try $0.choose("---a-----a", "-x----x-x-", $1) }
        check.stream("six photos, and two of them again") {
            try $0.choose("-c-a-t-s-o-n-c-n", "----------------", $1)
        }
        check.stream("each photo twice, up to eight") {
            try $0.choose("-a-a-b-b-c-c-d-d-e-e-f-f-g-g-h", "-------------------------------", $1)
        }
        check.play(.laterSubscriber, "a, then a second subscriber, then b and a") { scene, collage in
            let photos = try scene.choose("-a---b-a-", "---------", collage)
            scene.subscribe("the first", to: photos, disposedAt: 3)
            scene.subscribe("the second", to: photos, at: 4)
        }

        check.mistake(
            "The third choice added a photo that is in the collage. What has a choice to be compared with?",
            madeBy: { chosen, clear in rule(chosen.distinctUntilChanged(), clear) { _, _ in true } },
            orBy: { chosen, clear in rule(chosen, clear) { _, _ in true } }
        ) { $0.isText && $0.came(["a", "b", "a"], at: 5) }
        check.mistake(
            "A choice sent nothing. Each choice sends the photos after it, also when they are the same.",
            madeBy: { Solution.exercise3(chosen: $0, clear: $1).distinctUntilChanged() },
            orBy: { chosen, clear in rule(firstTimes(chosen), clear) { _, _ in true } }
        ) { $0.isText && $0.came(["a", "b"], at: 3) && $0.received.events.allSatisfy { $0.time != 5 } }
        check.mistake(
            "The Clear sent nothing. Each Clear sends the photos after it: none.",
            madeBy: { chosen, clear in clear.startWith(()).flatMapLatest { added(chosen) } },
            orBy: { chosen, _ in Solution.exercise3(chosen: chosen, clear: .never()) }
        ) { $0.isText && $0.came(["a", "b"], at: 5) && $0.received.events.allSatisfy { $0.time != 8 } }
        check.mistake(
            "The collage has been cleared, and the photos from before are there again. Which code remembers them?",
            step: "Add, Add, Clear", madeBy: { chosen, clear in Observable.merge(added(chosen), clear.map { [] }) },
            orBy: { chosen, clear in clear.map { added(chosen).startWith([]) }.startWith(added(chosen)).merge() }
        ) { $0.isText && $0.came([], at: 8) && $0.came(["a", "b"], at: 11) }
        check.mistake(
            "After a Clear, a photo may be added again, and it was not.",
            madeBy: { chosen, clear in
                .deferred {
                    var seen: Set<String> = []
                    return rule(chosen, clear) { _, photo in seen.insert(photo).inserted }
                }
            }
        ) { $0.isText && $0.came([], at: 11) }
        check.mistake(
            "The photos ended, and the choices go on. What does `take` do after its last element?",
            madeBy: { chosen, clear in Solution.exercise3(chosen: chosen.take(6), clear: clear).take(6) }
        ) { $0.ends && !$0.elements.isEmpty }
        check.mistake(
            "A choice after the sixth got no answer. What does each choice send, also when nothing is added?",
            madeBy: { chosen, clear in Solution.exercise3(chosen: chosen.take(6), clear: clear) }
        ) { $0.in(seven) && $0.elements.count < 9 && $0.elements.allSatisfy { $0.count <= 6 } }
        check.mistake(
            "There is room for one photo more, and it was not added.",
            madeBy: { chosen, clear in rule(chosen, clear, most: 5) { !$0.contains($1) } }
        ) { $0.in(seven) && $0.elements.allSatisfy { $0.count < 6 } }
        check.mistake(
            "The seventh photo took the place of another one. Nothing should be added.",
            madeBy: { chosen, clear in
                changed(chosen, clear) { photos, photo in
                    photos.contains(photo) ? photos : (photos + [photo]).suffix(6)
                }
            }
        ) { $0.in(seven) && $0.elements.contains { $0.count == 6 && $0.first != "a" } }

        check.rejects(.again) { Solution.exercise3(chosen: $0, clear: $1).startWith([]) }
        check.rejects(.other) { chosen, clear in rule(chosen, clear, most: 99) { !$0.contains($1) } }
        check.rejects(
            .other, { chosen, clear in changed(chosen, clear) { $0.count == 6 || $0.contains($1) ? $0 : [$1] + $0 } },
            { chosen, clear in
                changed(chosen, clear) { photos, photo in
                    photos.count == 6 ? photos : photos.filter { $0 != photo } + [photo]
                }
            }, { chosen, clear in Solution.exercise3(chosen: chosen, clear: clear).map { $0.sorted() } })
        check.hardCoded { chosen, clear in
            Observable.zip(
                Observable.merge(chosen.map { _ in }, clear),
                Observable.from([["a"], ["a", "b"], ["a", "b"], [], ["a"]])
            ) { $1 }.concat(Observable.never())
        }
        check.worksOnce { firstOnly(Solution.exercise3(chosen: $0, clear: $1)) }
        check.rejects { chosen, clear in
            let photos = Box<[String]>([])
            let added = chosen.map { photo in
                if photos.value.count < 6, !photos.value.contains(photo) { photos.value.append(photo) }
                return photos.value
            }
            return .merge(added, clear.map { [] }.do(onNext: { photos.value = $0 }))
        }

        check.accepts("a new scan after each Clear") { chosen, clear in
            clear.map { added(chosen).startWith([]) }.startWith(added(chosen)).switchLatest()
        }
        check.accepts("a relay for each subscriber") { chosen, clear in
            .deferred {
                let photos = BehaviorRelay<[String]>(value: [])
                let added = chosen.map { photo in
                    let old = photos.value
                    return old.contains(photo) || old.count > 5 ? old : old + [photo]
                }
                return .merge(added, clear.map { [] }).do(onNext: photos.accept)
            }
        }
    }
}
