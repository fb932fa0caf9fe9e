import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(EggsOfOneSize.exercise)) func `4 · Eggs of one size`() {}
}

struct EggsOfOneSize {
    typealias Filter = (Own<Int>, @escaping (Int) throws -> Bool) throws -> Own<Int>

    static func attempt(_ source: Own<Int>, _ isWanted: @escaping (Int) throws -> Bool) throws -> Own<Int> {
        try Earlier.check(2, before: 4)
        return try filter(source, isWanted)
    }

    static let exercise = Check(attempt as Filter, solution: Solution.exercise4, in: EngineScene.self) { check in
        check.uses = .each
        check.steps = [.unasked: "Plus 1, plus 20"]
        check.stream("filter(eggs) { $0 > 5 }", gives: "---7---8-|", disposedAt: 5) { scene, filter in
            scene.drawn(try filter(scene.source("eggs", "-5-7-4-8-|")) { $0 > 5 })
        }
        check.stream("eggs below 6, and they fail") { scene, filter in
            scene.drawn(try filter(scene.source("eggs", "-5-7-5-#")) { $0 < 6 })
        }
        let throwsForFour = check.stream("`isWanted` throws for the 4") { scene, filter in
            scene.drawn(try filter(scene.source("eggs", "-5-7-4-8-|")) { $0 == 4 ? try fail() > 0 : $0 > 5 })
        }
        check.stream("no egg is wanted") { scene, filter in
            scene.drawn(try filter(scene.source("eggs", "-1-2-3-|")) { _ in false })
        }
        check.stream("each call of `isWanted` is a line") { scene, filter in
            scene.drawn(
                try filter(scene.source("eggs", "-6-2-6|")) {
                    scene.line("isWanted \($0)")
                    return $0 > 5
                })
        }
        check.stream("eggs that send 9, 2 and completed inside `subscribe`") { scene, filter in
            scene.drawn(try filter(scene.atOnce("eggs", .next(9), .next(2), .completed)) { $0 > 5 })
        }
        check.play(.laterSubscriber, "`isWanted` throws for the 4, and somebody comes after that") { scene, filter in
            scene.twice(try filter(scene.source("eggs", "-5-7-4-8-|")) { $0 == 4 ? try fail() > 0 : $0 > 5 })
        }

        check.mistake(
            "An egg that is not wanted ended the stream. What happens to the eggs after it?",
            madeBy: { source, isWanted in
                try operation(on: source) { event, observer in
                    guard case .next(let egg) = event else { return observer(event) }
                    observer((try? isWanted(egg)) == true ? event : .completed)
                }
            },
            orBy: { source, isWanted in
                try operation(on: source) { event, observer in
                    guard case .next(let egg) = event else { return observer(event) }
                    observer((try? isWanted(egg)) == true ? event : .error(Broken()))
                }
            }
        ) { $0.isText && $0.ends && $0.end != 9 }
        check.mistake(
            "The eggs that are wanted are missing, and the others came. Which eggs does `filter` let through?",
            madeBy: { source, isWanted in try Solution.exercise4(source) { !(try isWanted($0)) } }
        ) { $0.isText && $0.elements == [5, 4] }
        check.mistake(
            "`isWanted` was thrown out of, and no error arrived. An egg that nobody could judge is neither wanted nor "
                + "unwanted. What does the text say?",
            madeBy: { source, isWanted in
                try operation(on: source) { event, observer in
                    guard case .next(let egg) = event else { return observer(event) }
                    if (try? isWanted(egg)) == true { observer(event) }
                }
            },
            orBy: { source, isWanted in
                try operation(on: source) { event, observer in
                    guard case .next(let egg) = event else { return observer(event) }
                    if (try? isWanted(egg)) != false { observer(event) }
                }
            },
            { source, isWanted in
                try operation(on: source) { event, observer in
                    guard case .next(let egg) = event else { return observer(event) }
                    do { if try isWanted(egg) { observer(event) } } catch { observer(.completed) }
                }
            }
        ) { $0.in(throwsForFour) && !$0.fails }
        check.mistake(
            "An event arrives after an end. Does your operator stand on `create`?", step: "A letter after the last one",
            madeBy: { source, isWanted in Own { observer in source.subscribe { pick($0, isWanted, observer) } } }
        ) { $0.arrivesAfterTheEnd }
        check.mistake(
            "`isWanted` runs twice for one egg. Could you ask once, and keep the answer?",
            madeBy: { source, isWanted in try Solution.exercise4(try Solution.exercise4(source, isWanted), isWanted) },
            orBy: { source, isWanted in try Solution.exercise4(source) { try isWanted($0) || isWanted($0) } }
        ) { $0.count("isWanted 6") > 2 || $0.count("isWanted 2") > 1 }

        check.rejects(.failsOtherwise) { source, isWanted in try withOwnError(source) { try isWanted($0) ? $0 : nil } }
        check.rejects(.noEnd) { try operation(on: Solution.exercise4($0, $1)) { if case .next = $0 { $1($0) } } }
        check.rejects(.swallows) {
            try operation(on: Solution.exercise4($0, $1)) { if case .error = $0 { $1(.completed) } else { $1($0) } }
        }
        check.rejects(.goesOn) { try operation(on: Solution.exercise4($0, $1), cleansUp: false) { $1($0) } }
        check.rejects(.mixesSubscribers) { try brokenForAll(try Solution.exercise4($0, $1)) }
        check.rejects(.shares) { try Solution.exercise8(try Solution.exercise4($0, $1)) }
        check.rejects(
            { source, isWanted in
                _ = source.subscribe { _ in }
                return try Solution.exercise4(source, isWanted)
            },
            { source, isWanted in
                var seen: Set<Int> = []
                return try Solution.exercise4(source) { try isWanted($0) && seen.insert($0).inserted }
            }, { try Solution.exercise4($0, remembering($1)) })
        check.hardCoded { source, _ in try Solution.exercise4(source) { $0 > 5 } }
        check.worksOnce { source, isWanted in firstOfAll(try Solution.exercise4(source, isWanted)) }

        check.accepts("of optionals, with map", filterByMap)
        check.accepts("with a merge") { source, isWanted in
            try operation(on: try Solution.exercise5([source])) { event, observer in pick(event, isWanted, observer) }
        }
    }
}

private func pick(_ event: OwnEvent<Int>, _ isWanted: (Int) throws -> Bool, _ observer: Observer<Int>) {
    guard case .next(let egg) = event else { return observer(event) }
    do { if try isWanted(egg) { observer(event) } } catch { observer(.error(error)) }
}
