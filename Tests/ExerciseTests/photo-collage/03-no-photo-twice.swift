import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import photo_collage_exercises

private typealias Answer = (Observable<String>, Observable<Void>) throws -> Observable<[String]>

extension `photo-collage` {
    @Test(.exercise(NoPhotoTwice.exercise)) func `3 · No photo twice`() {}
}

struct NoPhotoTwice {
    static let exercise = Check(
        collage(chosen:clear:) as Answer, solution: Solution.collage(chosen:clear:), in: Scene<[String]>.self
    ) { check in
        for (name, chosen, clear) in [
            ("a, b, a, Clear, a", "-a-b-a-----a--", "--------x-----"),
            ("six photos and a seventh", "-a-b-c-d-e-f-g---h----", "---------------x------"),
            ("a twice in a row", "-a-a--b--", "---------"),
            ("Clear first, and Clear twice", "---a-----a", "-x----x-x-"),
            ("six photos, and two of them again", "-c-a-t-s-o-n-c-n", "----------------"),
            ("each photo twice, up to eight", "-a-a-b-b-c-c-d-d-e-e-f-f-g-g-h", "-------------------------------"),
        ] {
            check.stream(name) { scene, collage in
                let chosen = scene.hot("chosen", chosen, as: String.self).asObservable()
                let clear = scene.hot("clear", clear, as: String.self).asObservable()
                return try collage(chosen, clear.map { _ in })
            }
        }

        check.play(.laterSubscriber, "a, then a second subscriber, then b and a") { scene, collage in
            let chosen = scene.hot("chosen", "-a---b-a-", as: String.self).asObservable()
            let photos = try collage(chosen, .never())
            scene.subscribe("the first", to: photos, disposedAt: 3)
            scene.subscribe("the second", to: photos, at: 4)
        }

        check.mistake(
            "The third choice added a photo that is in the collage. `distinctUntilChanged` compares with the choice before. "
                + "What has a choice to be compared with?",
            madeBy: { chosen, clear in rule(chosen.distinctUntilChanged(), clear) { _, _ in true } },
            orBy: { chosen, clear in rule(chosen, clear) { _, _ in true } },
            { chosen, clear in
                Observable.merge(chosen.distinctUntilChanged().take(6).scan([]) { $0 + [$1] }, clear.map { [] })
            }
        ) { $0.kind == .text && $0.elements.count > 2 && $0.elements[2].count == 3 }
        check.mistake(
            "A choice sent nothing. Each choice sends the photos after it, also when they are the same.",
            madeBy: { Solution.collage(chosen: $0, clear: $1).distinctUntilChanged() },
            orBy: { chosen, clear in
                rule(chosen, clear.map { _ in }) { photos, photo in !photos.contains(photo) }.distinctUntilChanged()
            }
        ) { $0.kind == .text && !$0.elements.isEmpty && $0.received.events.allSatisfy { $0.time != 5 } }
        check.mistake(
            "The collage has been cleared, and the photos from before are there again. Which code remembers them?",
            step: "Add, Add, Clear",
            madeBy: { chosen, clear in
                Observable.merge(
                    chosen.scan([]) { $0.contains($1) || $0.count == 6 ? $0 : $0 + [$1] }, clear.map { [] })
            },
            orBy: { chosen, clear in
                let added = chosen.scan([]) { $0.contains($1) || $0.count == 6 ? $0 : $0 + [$1] }
                return clear.map { added.startWith([]) }.startWith(added).merge()
            }
        ) { $0.kind == .text && $0.elements.count >= 5 && $0.elements[4].count > 1 }
        check.mistake(
            "After a Clear, a photo may be added again, and it was not.",
            madeBy: { chosen, clear in
                .deferred {
                    var seen: Set<String> = []
                    return rule(chosen, clear) { _, photo in seen.insert(photo).inserted }
                }
            }
        ) { $0.kind == .text && $0.elements.last?.isEmpty == true }
        check.mistake(
            "Clear was pressed, and nothing came of it.",
            madeBy: { chosen, _ in Solution.collage(chosen: chosen, clear: .never()) }
        ) { $0.kind == .text && $0.received.events.allSatisfy { $0.time != 8 } }
        check.mistake(
            "Something came before the first choice.", madeBy: { Solution.collage(chosen: $0, clear: $1).startWith([]) }
        ) { $0.start == 0 && !$0.elements.isEmpty }
        check.mistake(
            "The photos ended, and the choices go on. What does `take` do after its last element?",
            madeBy: { chosen, clear in Solution.collage(chosen: chosen.take(6), clear: clear).take(6) }
        ) { $0.ends && !$0.elements.isEmpty }
        check.mistake(
            "A choice after the sixth got no answer, or none after the next Clear. What does `take(6)` count, and until when?",
            madeBy: { chosen, clear in Solution.collage(chosen: chosen.take(6), clear: clear) }
        ) {
            $0.situation?.hasPrefix("six photos") == true && $0.elements.allSatisfy { $0.count <= 6 }
                && $0.elements.count < ($0.situation?.hasSuffix("seventh") == true ? 9 : 8)
        }
        check.mistake(
            "The collage has more than six photos.",
            madeBy: { chosen, clear in rule(chosen, clear, most: 99) { !$0.contains($1) } },
            orBy: { chosen, clear in rule(chosen, clear, most: 7) { !$0.contains($1) } }
        ) { $0.elements.contains { $0.count > 6 } }
        check.mistake(
            "There is room for one photo more, and it was not added.",
            madeBy: { chosen, clear in rule(chosen, clear, most: 5) { !$0.contains($1) } }
        ) { $0.situation == "six photos and a seventh" && $0.elements.allSatisfy { $0.count < 6 } }
        check.mistake(
            "The seventh photo took the place of another one. Nothing should be added.",
            madeBy: { chosen, clear in
                changes(chosen, clear).scan([]) { photos, photo in
                    guard let photo else { return [] }
                    return photos.contains(photo) ? photos : (photos + [photo]).suffix(6)
                }
            }
        ) { $0.situation == "six photos and a seventh" && $0.elements.contains { $0.count == 6 && $0.first != "a" } }
        check.mistake(
            "The photos stand in another order than they were chosen.",
            madeBy: { chosen, clear in
                changes(chosen, clear).scan([]) { photos, photo in
                    guard let photo else { return [] }
                    return photos.count == 6 || photos.contains(photo) ? photos : [photo] + photos
                }
            },
            orBy: { chosen, clear in
                changes(chosen, clear).scan([]) { photos, photo in
                    guard let photo else { return [] }
                    return photos.count == 6 ? photos : photos.filter { $0 != photo } + [photo]
                }
            },
            { chosen, clear in Solution.collage(chosen: chosen, clear: clear).map { $0.sorted() } }
        ) {
            $0.kind == .text && $0.elements.contains(["b", "a"])
                || $0.elements.contains {
                    Set($0) == ["c", "a", "t", "s", "o", "n"] && $0 != ["c", "a", "t", "s", "o", "n"]
                }
        }

        check.hardCoded { chosen, clear in
            Observable.zip(
                Observable.merge(chosen.map { _ in }, clear),
                Observable.from([["a"], ["a", "b"], ["a", "b"], [], ["a"]])
            ) { $1 }.concat(Observable.never())
        }
        check.worksOnce { firstOnly(Solution.collage(chosen: $0, clear: $1)) }
        check.rejects("a list outside") { chosen, clear in
            let photos = Box<[String]>([])
            return changes(chosen, clear).map { photo in
                guard let photo else {
                    photos.value = []
                    return []
                }
                if photos.value.count < 6, !photos.value.contains(photo) { photos.value.append(photo) }
                return photos.value
            }
        }

        check.accepts("a new scan after each Clear") { chosen, clear in
            let added = chosen.scan([]) { photos, photo in
                photos.count == 6 || photos.contains(photo) ? photos : photos + [photo]
            }
            return clear.map { added.startWith([]) }.startWith(added).switchLatest()
        }
        check.accepts("a relay for each subscriber") { chosen, clear in
            .deferred {
                let photos = BehaviorRelay<[String]>(value: [])
                return changes(chosen, clear).map { photo in
                    let old = photos.value
                    photos.accept(photo.map { old.contains($0) || old.count > 5 ? old : old + [$0] } ?? [])
                    return photos.value
                }
            }
        }
    }
}

private func changes(_ chosen: Observable<String>, _ clear: Observable<Void>) -> Observable<String?> {
    .merge(chosen.map { $0 }, clear.map { nil })
}

/// The solution, with another rule and another limit.
private func rule(
    _ chosen: Observable<String>, _ clear: Observable<Void>, most: Int = 6,
    _ isAdded: @escaping ([String], String) -> Bool
) -> Observable<[String]> {
    changes(chosen, clear).scan([]) { photos, photo in
        guard let photo else { return [] }
        return photos.count < most && isAdded(photos, photo) ? photos + [photo] : photos
    }
}
