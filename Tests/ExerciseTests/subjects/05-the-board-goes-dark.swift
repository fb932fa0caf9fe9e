import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `5 · The board goes dark`() {}

    private static let check = Check(board, solution: Solution.exercise5, in: Scene<Int>.self) { check in
        typealias Board = (Observable<Int>, Observable<Int>) throws -> Observable<Int>
        check.uses = .any

        /// People who look at the board, each from a tick on, and perhaps to another.
        func match(_ first: String, _ second: String, _ people: (from: Int, to: Int?)...)
            -> (Scene<Int>, Board) throws -> Void
        {
            { scene, board in
                let (first, second) = (scene.hot("first half", first), scene.hot("second half", second))
                let board = try board(first.asObservable(), second.asObservable())
                for person in people {
                    scene.subscribe("from tick \(person.from)", to: board, at: person.from, disposedAt: person.to)
                }
            }
        }
        let (first, second) = ("-1--2|", "--------3--4|")
        let isFirst = check.play(.text, "somebody looks from tick 0", match(first, second, (0, nil)))
        let isLate = check.play(.text, "somebody looks from tick 6", match(first, second, (6, nil)))
        check.play(.disposed, "somebody looks to tick 10", match(first, second, (0, 10)))
        let overlap = check.play(.otherInput, "the halves overlap", match("-1---3---|", "---2---4---|", (0, nil)))
        let equal = check.play(.otherInput, "equal numbers", match("-7-7-9|", "--------9--7-7|", (0, nil)))
        check.play(.otherInput, "nothing in the first half", match("|", "--5|", (0, nil)))
        check.play(.otherInput, "nothing in the second half", match("--5|", "-----|", (0, nil)))
        check.play(.secondSubscriber, "two people", match(first, second, (0, 9), (0, nil)))
        check.play(.laterSubscriber, "somebody looks when another has left", match(first, second, (0, 6), (9, nil)))

        check.mistake(
            "The board ends with the first half. Which event of the first half does it receive?",
            step: "Two halves and a board", madeBy: { ended($0, $1, by: $0) }
        ) { $0.isText && $0.ends && $0.elements == [1, 2] }
        check.mistake(
            "The board ends with the second half. Can there be extra time?", step: "Two halves and a board",
            madeBy: { ended($0, $1, by: $1) }
        ) { $0.isText && $0.ends && $0.elements == [1, 2, 3, 4] }
        check.mistake(
            "A number stands on the board before anybody has scored. Who put it there?", step: "A goal and a score",
            madeBy: { made(BehaviorSubject(value: 0), $0, $1) }
        ) { $0.isText && $0.elements.first == 0 }
        check.mistake(
            "Somebody who comes late sees what was before. What should the board remember?", step: "Three chats",
            madeBy: { made(ReplaySubject<Int>.create(bufferSize: 1), $0, $1) }
        ) { $0.isText && $0.start == 6 }
        check.mistake(
            "Nothing reaches the board, and both halves were let go of at once. If there is a bag, how long does it live?",
            madeBy: { first, second in
                let (board, bag) = (PublishSubject<Int>(), DisposeBag())
                for half in [first, second] {
                    half.subscribe(onNext: { board.onNext($0) }).disposed(by: bag)
                }
                return board
            }
        ) { $0.isText && $0.isEmpty && !$0.uses().isEmpty && $0.uses().allSatisfy { $0.unsubscribe == 0 } }
        check.mistake(
            "The first half is missing on the board. Who passes its numbers on?",
            madeBy: { _, second in .merge(second, .never()) }, orBy: { .combineLatest($0, $1) { $1 } }
        ) { $0.in(isFirst) && $0.elements == [3, 4] && $0.start == 8 }
        check.mistake(
            "The second half is missing on the board. Can the board still receive it?",
            madeBy: { first, second in
                let board = PublishSubject<Int>()
                _ = first.subscribe(onNext: { board.onNext($0) }, onCompleted: { board.dispose() })
                _ = second.subscribe(onNext: { board.onNext($0) })
                return board
            }
        ) { $0.isText && $0.elements == [1, 2] }
        check.mistake(
            "Somebody looks in the second half, and sees nothing of it. Who subscribes to it, and when?",
            madeBy: { $0.concat($1).concat(Observable.never()) }
        ) { $0.in(isLate) && $0.isEmpty }
        check.mistake(
            "The second half begins before the first has ended, and its first number is missing. What does your board wait for?",
            madeBy: { first, second in
                let board = PublishSubject<Int>()
                let show = { (number: Int) in board.onNext(number) }
                _ = first.subscribe(onNext: show, onCompleted: { _ = second.subscribe(onNext: show) })
                return board
            }
        ) { $0.in(overlap) && !$0.came(2) }
        check.mistake(
            "An equal number is missing on the board. Is it a new number?",
            madeBy: { Observable.merge($0, $1, .never()).distinctUntilChanged() }
        ) { $0.in(equal) && $0.elements == [7, 9, 7] }
        check.mistake(
            "A number is missing on the board. Does it count, or look at the numbers?",
            madeBy: { Observable.merge($0, $1).take(4).concat(Observable.never()) }
        ) { $0.in(equal) && $0.elements.count < 6 }

        check.hardCoded { Observable.merge($0, $1, .never()).filter { (1...4).contains($0) } }
        check.worksOnce { firstOnly(.merge($0, $1, .never())) }

        check.accepts("merge and never") { .merge($0, $1, .never()) }
        check.accepts("a relay") { first, second in
            let board = PublishRelay<Int>()
            _ = Observable.merge(first, second).bind(to: board)
            return board.asObservable()
        }
    }
}

/// A board that keeps what a subject of another kind keeps.
private func made(_ board: any AnySubject<Int>, _ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int>
{
    _ = Observable.merge(first, second).subscribe(onNext: { board.on(.next($0)) })
    return board.asObservable()
}

/// A board that passes on the end of one half.
private func ended(_ first: Observable<Int>, _ second: Observable<Int>, by half: Observable<Int>) -> Observable<Int> {
    let board = PublishSubject<Int>()
    _ = first.subscribe(onNext: { board.onNext($0) })
    _ = second.subscribe(onNext: { board.onNext($0) })
    _ = half.subscribe(onCompleted: { board.onCompleted() })
    return board
}
