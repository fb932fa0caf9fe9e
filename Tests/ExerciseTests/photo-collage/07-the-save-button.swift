import ExerciseSupport

@testable import photo_collage_exercises

private typealias Answer =
    (Observable<Void>, Observable<[String]>, @escaping ([String]) -> Single<String>) throws -> Observable<String>

extension `photo-collage` {
    @Test(.exercise(check)) func `7 · The Save button`() {}

    private static let check = Check(messages as Answer, solution: Solution.exercise7, in: SaveScene.self) { check in
        check.stream("a tap with 1, a tap with 2, whose save fails", disposedAt: 5) {
            try $0.play($1, photos: "1------2------", tap: "---x----x-----x", failing: ["2"])
        }
        let during = check.stream("two taps during a save") { try $0.play($1, photos: "1----", tap: "-x-x---x---x-") }
        let change = check.stream("a change during a save") { try $0.play($1, photos: "1-2-3-", tap: "-x---x") }
        check.stream("changes without a tap") { try $0.play($1, photos: "1-2-3-1-", tap: "---------") }
        check.stream("three errors, then none") {
            try $0.play($1, photos: "4---4---4---5--", tap: "-x---x---x---x--", failing: ["4"])
        }
        let same = check.stream("the same photos, saved twice") {
            try $0.play($1, photos: "1-------", tap: "-x----x--")
        }
        check.stream("a tap without photos") { try $0.play($1, photos: "0---1-----", tap: "-x----x---") }
        let others = check.stream("another name and another error") {
            try $0.play($1, photos: "3----6------", tap: "-x----x-----", failing: ["6"], name: "t", error: FolderFull())
        }
        check.without(.secondSubscriber, .laterSubscriber, because: "The result has one subscriber.")

        check.mistake(
            "Something was saved, and nobody had pressed Save. Which stream starts a save?",
            madeBy: made { tap, photos in .combineLatest(tap, photos) { $1 } }, orBy: made { _, photos in photos },
            made { tap, photos in photos.take(1).concat(tap.withLatestFrom(photos)) },
            { tap, photos, save in tap.flatMapFirst { photos.flatMapLatest { message(save($0)) } } }
        ) { $0.savesAtChange && !$0.in(change) }
        check.mistake(
            "A save failed, and everything has ended. The button should work as before. Where is the error caught?",
            step: "A full folder",
            madeBy: { tap, photos, save in
                tap.withLatestFrom(photos).flatMapFirst { save($0).map { "Saved as \($0)" } }
                    .catch { .just("Not saved: \($0)") }
            },
            orBy: { tap, photos, save in tap.withLatestFrom(photos).flatMapFirst { save($0).map { "Saved as \($0)" } } }
        ) { $0.isText && $0.ends && $0.lines.count > 1 }
        check.mistake(
            "The first tap got its message, and the next one did not. What ends after one element?",
            madeBy: made { tap, photos in tap.withLatestFrom(photos).take(1).concat(Observable.never()) },
            orBy: made { tap, photos in tap.take(1).withLatestFrom(photos) }
        ) { $0.isText && $0.lines == ["save 1"] }
        check.mistake(
            "A save failed, and no message came. An error has a message, too.",
            madeBy: made(failed: { _ in .empty() }) { $0.withLatestFrom($1) }
        ) { $0.isText && $0.elements == ["Saved as s"] }
        check.mistake(
            "Other photos were saved than those in the collage at the tap. Which ones belong to a tap?",
            madeBy: made { tap, photos in tap.withLatestFrom(photos.take(1)) },
            orBy: made { tap, photos in tap.withLatestFrom(photos.skip(1).startWith([])) }
        ) { $0.isText && $0.lines != ["save 1", "save 2", "save 2"] && $0.lines.count == 3 && !$0.savesWithoutTap }
        check.mistake(
            "A tap came while a save was under way, and two saves ran. What should happen to that tap?",
            madeBy: made(flat: { $0.flatMap($1) }) { $0.withLatestFrom($1) }
        ) { $0.in(during) && $0.came("Saved as s", at: 4) && $0.came("Saved as s", at: 6) }
        check.mistake(
            "A tap came while a save was under way, and the save was stopped. The first save should go on.",
            madeBy: made(flat: { $0.flatMapLatest($1) }) { $0.withLatestFrom($1) }
        ) { $0.in(during) && $0.start == 6 }
        check.mistake(
            "A tap during a save was kept for later. It should be ignored.",
            madeBy: made(flat: { $0.concatMap($1) }) { $0.withLatestFrom($1) }
        ) { $0.in(during) && $0.came("Saved as s", at: 7) }
        check.mistake(
            "The photos changed during a save, and the save did not go on with its own. A change alone does nothing.",
            madeBy: { tap, photos, save in tap.flatMapFirst { photos.flatMapLatest { message(save($0)) }.take(1) } }
        ) { $0.in(change) }
        check.mistake(
            "Somebody pressed Save again, with the same photos, and no message came. The button works after a save, "
                + "and after an error, as it did before.",
            madeBy: made { tap, photos in tap.withLatestFrom(photos).distinctUntilChanged() }, orBy: notTwice
        ) { $0.isText && $0.elements.count == 2 || $0.in(during, same) && $0.elements.count < 3 }
        check.mistake(
            "`save` sent another name and another error than in the example, and the messages did not follow.",
            madeBy: made(failed: { _ in .just("Not saved: Locked()") }) { $0.withLatestFrom($1) },
            orBy: made(saved: { _ in "Saved as s" }) { $0.withLatestFrom($1) }
        ) { $0.in(others) && $0.elements.count == 2 }

        check.spoiled(.unasked, .goesOn) { spoil in { spoil(Solution.exercise7(tap: $0, photos: $1, save: $2)) } }
        check.rejects(
            { tap, photos, save in tap.withLatestFrom(photos).flatMapFirst { message(save($0).retry(2)) } },
            made { tap, photos in tap.withLatestFrom(photos).filter { !$0.isEmpty } },
            made { tap, photos in tap.withLatestFrom(photos).filter { $0.count % 2 == 0 } })
        check.rejects(
            .other, made(saved: { "Saved: \($0)" }, failed: { _ in .just("Not saved") }) { $0.withLatestFrom($1) },
            made(failed: { .just("Not saved: \($0.localizedDescription)") }) { $0.withLatestFrom($1) },
            made(saved: { $0 }) { $0.withLatestFrom($1) })
        check.hardCoded { tap, _, save in
            var count = 0
            return tap.flatMapFirst {
                count += 1
                return message(save([count == 1 ? "1" : "2"]))
            }
        }

        check.accepts("the present photos at each tap") { tap, photos, save in
            tap.flatMapFirst { photos.take(1).flatMap { message(save($0)) } }
        }
        check.accepts("caught outside, and begun anew") { tap, photos, save in
            func all() -> Observable<String> {
                tap.withLatestFrom(photos).flatMapFirst { save($0).map { "Saved as \($0)" } }
                    .catch { Observable.just("Not saved: \($0)").concat(Observable.deferred { all() }) }
            }
            return all()
        }
        check.accepts("materialize", materialized)
        check.accepts("a result for each save", results)
    }
}
