import ExerciseSupport

@testable import photo_collage_exercises

extension `photo-collage` {
    @Test(.exercise(check)) func `2 · Undo`() {}

    private static let check = Check(undoable, solution: Solution.exercise2, in: Scene<[String]>.self) { check in
        check.stream("add a, add b, clear, undo, undo") { try $0.change("-a--b--x--u--u--|", $1) }
        let undoFirst = check.stream("undo at once, then add c") { try $0.change("-u--u--c--u--u--d|", $1) }
        let clearTwice = check.stream("clear twice, undo twice") { try $0.change("-a--x--x--u--u--u|", $1) }
        let addTwice = check.stream("add a twice, undo once") { try $0.change("-a--a--u--b-", $1) }
        check.stream("no change at all") { try $0.change("---|", $1) }
        let all = [
            check.stream("three photos, three times undo") { try $0.change("-a-b-c-u-u-u-|", $1) },
            check.stream("eight photos, eight times undo") { try $0.change("-a-b-c-d-e-f-g-h-u-u-u-u-u-u-u-u-|", $1) },
        ]
        check.stream("two photos, undo, another photo, undo") { try $0.change("-a-b-u-c-u--|", $1) }
        check.stream("the changes fail") { try $0.change("-a--b--#", $1) }
        check.play(.secondSubscriber, "a second subscriber comes after the first change") {
            scene, undoable in
            let photos = try scene.change("-a--b--x--u--u--|", undoable)
            scene.subscribe("the first", to: photos)
            scene.subscribe("the second", to: photos, at: 3)
        }

        check.mistake(
            "The first change has come, and before it there was nothing. What does a subscriber get at once?",
            madeBy: { states($0).skip(1) }, orBy: { states($0).filter { !$0.isEmpty } }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "After the Clear there are still photos. Which state comes behind the history?",
            madeBy: { states($0, clear: { $0 }) }
        ) { $0.isText && $0.came(["a", "b"], at: 7) }
        check.mistake(
            "The Undo after the Clear brought nothing back. What has to be in the history then, and how much does an Undo take?",
            madeBy: { states($0, clear: { _ in [[]] }) }
        ) { $0.isText && $0.came([], at: 7) && $0.came([], at: 10) }
        check.mistake(
            "The second Undo did not take back one change more. Is an Undo a change that can be taken back?",
            madeBy: { states($0, undo: { $0 + [$0[max(0, $0.count - 2)]] }) }
        ) { $0.isText && $0.came(["a", "b"], at: 10) && !$0.came(["a"], at: 13) }
        check.mistake(
            "An Undo takes back one change. This one took back more.",
            madeBy: { states($0, undo: { Array($0.prefix(max(1, $0.count - 2))) }) }
        ) { $0.isText && $0.came(["a"], at: 10) }
        check.mistake(
            "A change sent no photos. Each change sends the photos after it, also when they are the same.",
            madeBy: { states($0).distinctUntilChanged() }
        ) { $0.in(undoFirst) && $0.shows(.lost) }
        check.mistake(
            "A Clear of an empty collage is a change as well: the next Undo takes back that Clear, and not more.",
            madeBy: { states($0, clear: { $0[$0.count - 1].isEmpty ? $0 : $0 + [[]] }) }
        ) { $0.in(clearTwice) && $0.came(["a"], at: 10) }
        check.mistake(
            "There was an Undo for each change, and photos are still there. How far back does the history go?",
            madeBy: { kept(3, of: $0) }, orBy: { kept(4, of: $0) }
        ) { ($0.in(all) || $0.in(clearTwice)) && $0.elements.last?.isEmpty == false }
        check.mistake(
            "The same photo was added again, and nothing was added. Each add is a change.",
            madeBy: { changes in
                states(changes).map { photos in photos.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
            }
        ) { $0.in(addTwice) && $0.came(["a"], at: 4) }

        check.spoiled(.noEnd, .swallows)
        check.rejects(.again) { states($0).startWith([]) }
        check.rejects(.swallows) { states($0).catchAndReturn([]) }
        check.rejects(
            .mixesSubscribers,
            { changes in
                var history: [[String]] = [[]]
                return changes.map { change in
                    switch change {
                    case .add(let photo): history.append(history[history.count - 1] + [photo])
                    case .clear: history.append([])
                    case .undo: if history.count > 1 { history.removeLast() }
                    }
                    return history[history.count - 1]
                }.startWith([])
            },
            { states($0).share(replay: 1) })
        check.hardCoded { changes in
            Observable.zip(changes, Observable.from([["a"], ["a", "b"], [], ["a", "b"], ["a"]])) { $1 }.startWith([])
        }
        check.worksOnce { firstOnly(Solution.exercise2($0)) }
        check.rejects({ _ in .of([], ["a"], ["a", "b"], [], ["a", "b"], ["a"]) }, { states($0).share() })

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
