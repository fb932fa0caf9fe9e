import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `7 · Trains on a board`() {}

    private static let check = Check(board, solution: Solution.exercise7, in: Station.self) { check in
        let (seven, nine) = ("-a--b--c--d--e|", "--u--v--w--x---")
        let both = [7: seven, 9: nine]
        // A binder works at once on main.
        check.isOnMain = true
        check.play(.text, "7 at tick 0, 9 at tick 1, off 7 at tick 8, 7 again at tick 12") {
            try $0.use(both, [(0, 7), (1, 9), (8, -7), (12, 7)], $1)
        }
        check.play(.disposed, "nobody holds the board from tick 6 on") {
            try $0.use(both, [(0, 7), (1, 9)], until: 6, $1)
        }
        check.play(.otherInput, "7 has arrived; held until tick 9") {
            try $0.use([7: "-a-b|", 9: nine], [(0, 7), (1, 9)], until: 9, $1)
        }
        check.play(.otherInput, "9 before 7") { try $0.use(both, [(0, 9), (3, 7)], $1) }
        check.play(.otherInput, "8, 12 and 3 in one tick") {
            try $0.use([8: "-e-e-f-f", 12: "-g---g--", 3: "--h---h-"], [(0, 8), (0, 12), (0, 3)], $1)
        }
        let sameTrain = check.play(.otherInput, "the same train twice") {
            try $0.use([7: "-k--l--m--n"], [(0, 7), (5, 7)], $1)
        }
        check.play(.otherInput, "unfollow of a train that is not followed") {
            try $0.use(both, [(0, -7), (1, 9), (2, -7), (3, 7), (6, -7), (7, -7)], $1)
        }
        let overInsideFollow = check.play(
            .otherInput, "the news are over inside follow, and the train is followed again"
        ) { try $0.use([7: "-a--b--c", 9: nine], [(0, 7), (1, 0), (2, 0), (3, 9), (5, 7)], $1) }
        let oldNewsEnd = check.play(.otherInput, "the old news complete after new news have come") {
            try $0.use([7: "-a----|", 9: "--u----v"], [(0, 7), (3, 79), (9, -7)], $1)
        }
        check.play(.secondSubscriber, "two boards") {
            try $0.use(both, [(0, 7), (6, -7)], until: 12, $1)
            try $0.use(both, [(2, 7), (3, 9)], until: 20, $1)
        }
        check.play(.laterSubscriber, "a second board after the first") {
            try $0.use([7: seven], [(0, 7)], until: 4, $1)
            try $0.use(both, [(6, 7), (7, 9)], $1)
        }

        check.mistake(
            "News are shown of a train that is not followed any more, or they are shown twice. Which subscription is still there?",
            madeBy: { BoardByHand($0) { $0.listenInOneBag($1, to: $2) } },
            orBy: { BoardByHand($0) { $0.listenInOneBag($1, to: $2, ignores: true) } }
        ) { $0.isText && ($0.came("7 d") || $0.elements.count { $0 == "7 e" } > 1) }
        check.mistake(
            "Another train was followed or left, and this one has stopped. What do the two trains share?",
            step: "Three kiosks",
            madeBy: {
                BoardByHand($0) {
                    _ = $0.newBag($1)
                    $0.slot.disposable = $0.shown($1, $2)
                }
            }
        ) { $0.isText && (!$0.came("9 x") || !$0.came("7 b")) }
        check.mistake(
            "The news of a train have completed, and the train is still followed. Who takes it out of the list?",
            step: "A hundred taps", madeBy: { BoardByHand($0) { $0.shown($1, $2).disposed(by: $0.newBag($1)) } }
        ) { $0.isText && $0.showsRight && $0.followsToTheEnd }
        check.mistake(
            "Nobody else holds the board, and it is not freed. What does each closure of your subscription hold?",
            step: "A screen and its model",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    board.shown(train, news, done: { board.forget(train) }).disposed(by: board.newBag(train))
                }
            }
        ) { $0.isLate }
        check.mistake(
            "The board is freed, and the news of a train are still in use. What is freed with the board, and does that dispose?",
            step: "Three rooms and their clocks", madeBy: { BoardByHand($0) { $0.single($1, $2) } }
        ) { $0.isDisposed && $0.isUsedByNobody }
        check.mistake(
            "A train was followed again, with other news, and those are not shown. They take the place of the old.",
            madeBy: { BoardByHand($0) { if $0.bags[$1] == nil { $0.listen($1, to: $2) } } }
        ) { $0.in(overInsideFollow) && !$0.came("7 z") }
        check.mistake(
            "The news were over inside `follow`, and the train is still followed. In which order do you subscribe, and put the "
                + "train into the list?", step: "Three kiosks",
            madeBy: { BoardByHand($0) { $0.listenAndThenKeep($1, to: $2) } }
        ) { $0.in(overInsideFollow) }
        check.mistake(
            "A train was followed again, and the old news are still in use. What ends their subscription?",
            step: "A hundred taps",
            madeBy: {
                BoardByHand($0, off: { $0.lists[$1] = nil }, list: { $0.lists.keys.sorted() }) {
                    $0.listenOnceMore($1, to: $2)
                }
            }
        ) { $0.in(sameTrain, oldNewsEnd) && $0.elements.count > 3 && !($0.in(sameTrain) && $0.losesTrain) }
        check.mistake(
            "A train was followed again, and it is not followed any more. A handler of the old subscription has run. Which handler "
                + "runs only at the end of the news?",
            madeBy: { BoardByHand($0) { $0.listenForgottenByTheOld($1, to: $2) } },
            orBy: { BoardByHand($0, close: { $0.disposeAll() }) { $0.singleForgottenByTheOld($1, $2) } }
        ) { $0.in(sameTrain, oldNewsEnd) }

        check.rejects(
            { show in BoardByHand({ show(0, $1) }) { $0.listen($1, to: $2) } },
            { BoardByHand($0) { $0.listen($1, to: $2.concat(Observable.just("arrived"))) } },
            { BoardByHand($0) { $0.listen($1, to: $2.distinctUntilChanged()) } },
            { BoardByHand($0) { $0.listenForEver($1, to: $2) } },
            { BoardByHand($0) { $0.shown($1, $2).disposed(by: DisposeBag()) } })
        check.rejects { BoardByHand($0, list: { $0.order }) { $0.listenInOrder($1, to: $2) } }
        check.hardCoded { Station.example($0) }
        let all = Sent(BoardByHand({ _, _ in }) { $0.listen($1, to: $2) })
        check.rejects("one board for all") { all.value.with($0) }
        check.without(.worksOnce, because: "the one board for all, above, makes this mistake")

        check.accepts("disposables, and a deinit") { BoardByHand($0, close: { $0.disposeAll() }) { $0.single($1, $2) } }
        check.accepts("bags") { BoardByHand($0) { $0.listen($1, to: $2) } }
    }
}
