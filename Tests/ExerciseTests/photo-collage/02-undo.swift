import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import photo_collage_exercises

extension `photo-collage` {
    @Test(.exercise(Undo.exercise)) func `2 · Undo`() {}
}

struct Undo {
    static let exercise = Check(undoable, solution: Solution.undoable, in: Scene<[String]>.self) { check in
        for (name, marbles) in [
            ("add a, add b, clear, undo, undo", "-a--b--x--u--u--|"),
            ("undo at once, then add c", "-u--u--c--u--u--d|"), ("clear twice, undo twice", "-a--x--x--u--u--u|"),
            ("add a twice, undo once", "-a--a--u--b-"), ("no change at all", "---|"),
            ("three photos, three times undo", "-a-b-c-u-u-u-|"),
            ("two photos, undo, another photo, undo", "-a-b-u-c-u--|"), ("the changes fail", "-a--b--#"),
            ("eight photos, eight times undo", "-a-b-c-d-e-f-g-h-u-u-u-u-u-u-u-u-|"),
        ] {
            check.stream(name) { scene, undoable in
                let keys = scene.cold("changes", marbles, as: String.self)
                return try undoable(keys.asObservable().map(change))
            }
        }

        check.mistake(
            "The first change has come, and before it there was nothing. What does a subscriber get at once?",
            madeBy: { states($0).skip(1) }, orBy: { states($0).filter { !$0.isEmpty } }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "The empty collage came at tick 0, and once more without a change.",
            madeBy: { states($0).startWith([]) }
        ) { $0.kind == .text && $0.elements.count > 1 && $0.elements[0].isEmpty && $0.elements[1].isEmpty }
        check.mistake(
            "After the Clear there are still photos. Which state comes behind the history?",
            madeBy: { states($0, clear: { $0 }) }
        ) { $0.kind == .text && $0.elements.count > 3 && $0.elements[3] == ["a", "b"] }
        check.mistake(
            "The Undo after the Clear brought nothing back. What has to be in the history then, and how much does an Undo take?",
            madeBy: { states($0, clear: { _ in [[]] }) }, orBy: { states($0, undo: { _ in [[]] }) },
            {
                $0.scan([String]()) { photos, change in
                    switch change {
                    case .add(let photo): photos + [photo]
                    case .clear: []
                    case .undo: photos.dropLast()
                    }
                }.startWith([])
            }
        ) { $0.kind == .text && $0.elements.count > 4 && $0.elements[4].isEmpty && $0.elements[3].isEmpty }
        check.mistake(
            "The second Undo did not take back one change more. Is an Undo a change that can be taken back?",
            madeBy: { states($0, undo: { $0 + [$0[max(0, $0.count - 2)]] }) }
        ) { $0.kind == .text && $0.elements.count > 5 && $0.elements[4] == ["a", "b"] && $0.elements[5] != ["a"] }
        check.mistake(
            "An Undo takes back one change. This one took back more.",
            madeBy: { states($0, undo: { Array($0.prefix(max(1, $0.count - 2))) }) }
        ) { $0.kind == .text && $0.elements.count > 4 && $0.elements[4] != ["a", "b"] }
        check.mistake(
            "A change sent no photos. Each change sends the photos after it, also when they are the same.",
            madeBy: { states($0).distinctUntilChanged() }
        ) {
            $0.kind == .otherInput && !$0.fails && $0.situation?.hasPrefix("undo at once") == true
                && $0.elements.count < 7
        }
        check.mistake(
            "A Clear of an empty collage is a change as well: the next Undo takes back that Clear, and not more.",
            madeBy: { states($0, clear: { $0[$0.count - 1].isEmpty ? $0 : $0 + [[]] }) }
        ) { $0.situation == "clear twice, undo twice" && $0.elements.dropFirst(4).first == ["a"] }
        check.mistake(
            "There was an Undo for each change, and photos are still there. How far back does the history go?",
            madeBy: { kept(3, of: $0) }, orBy: { kept(4, of: $0) }
        ) { scene in
            ["clear twice, undo twice", "three photos, three times undo", "eight photos, eight times undo"]
                .contains(scene.situation) && scene.elements.last?.isEmpty == false
        }
        check.mistake(
            "The same photo was added again, and nothing was added. Each add is a change.",
            madeBy: { changes in
                states(changes).map { photos in photos.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
            }
        ) { $0.situation == "add a twice, undo once" && $0.elements.dropFirst(2).first == ["a"] }
        check.mistake(
            "The changes have ended, and the photos have not.", madeBy: { states($0).concat(Observable.never()) }
        ) {
            $0.kind == .text && !$0.ends
        }
        check.mistake(
            "The changes failed, and the subscriber did not receive the error.",
            madeBy: { states($0).catchAndReturn([]) }
        ) { $0.situation == "the changes fail" && !$0.fails }

        check.mistake(
            "There were two subscribers, and each change went twice into one history. Where is the history made?",
            madeBy: { changes in
                var history: [[String]] = [[]]
                return changes.map { change in
                    switch change {
                    case .add(let photo): history.append(history[history.count - 1] + [photo])
                    case .clear: history.append([])
                    case .undo: if history.count > 1 { history.removeLast() }
                    }
                    return history[history.count - 1]
                }.startWith([])
            }
        ) { $0.kind == .secondSubscriber && $0.elements.contains { $0.count > 2 } }

        check.hardCoded { changes in
            Observable.zip(changes, Observable.from([["a"], ["a", "b"], [], ["a", "b"], ["a"]])) { $1 }.startWith([])
        }
        check.worksOnce { firstOnly(Solution.undoable($0)) }
        check.rejects("all at once") { _ in .of([], ["a"], ["a", "b"], [], ["a", "b"], ["a"]) }

        check.accepts("two lists: what is, and what was") { changes in
            changes.scan((now: [String](), before: [[String]]())) { state, change in
                switch change {
                case .add(let photo): (state.now + [photo], state.before + [state.now])
                case .clear: ([], state.before + [state.now])
                case .undo: (state.before.last ?? state.now, state.before.dropLast())
                }
            }
            .map { $0.now }.startWith([])
        }
        check.accepts("deferred, with a history in it") { changes in
            .deferred {
                var history: [[String]] = []
                var photos: [String] = []
                return changes.map { change in
                    switch change {
                    case .add(let photo):
                        history.append(photos)
                        photos.append(photo)
                    case .clear:
                        history.append(photos)
                        photos = []
                    case .undo: photos = history.popLast() ?? photos
                    }
                    return photos
                }.startWith([])
            }
        }
    }
}

private func change(_ key: String) -> Change { key == "x" ? .clear : key == "u" ? .undo : .add(key) }

/// The solution, with other rules for Clear and Undo.
private func states(
    _ changes: Observable<Change>, clear: @escaping ([[String]]) -> [[String]] = { $0 + [[]] },
    undo: @escaping ([[String]]) -> [[String]] = { $0.count > 1 ? $0.dropLast() : $0 }
) -> Observable<[String]> {
    changes.scan([[]]) { (history: [[String]], change) in
        switch change {
        case .add(let photo): history + [history[history.count - 1] + [photo]]
        case .clear: clear(history)
        case .undo: undo(history)
        }
    }
    .map { $0[$0.count - 1] }.startWith([])
}

/// The solution, with a short history.
private func kept(_ count: Int, of changes: Observable<Change>) -> Observable<[String]> {
    changes.scan([[]]) { (history: [[String]], change) in
        let next: [[String]]
        switch change {
        case .add(let photo): next = history + [history[history.count - 1] + [photo]]
        case .clear: next = history + [[]]
        case .undo: next = history.count > 1 ? history.dropLast() : history
        }
        return next.suffix(count)
    }
    .map { $0[$0.count - 1] }.startWith([])
}
