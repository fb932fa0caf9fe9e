import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import memory_exercises

@Suite struct TrainsOnABoard: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(board, solution: Solution.board, in: Station.self) { check in
        let (seven, nine) = ("-a--b--c--d--e|", "--u--v--w--x---")
        check.play(.text, "7 at tick 0, 9 at tick 1, off 7 at tick 8, 7 again at tick 12") {
            try $0.use([7: seven, 9: nine], [(0, 7), (1, 9), (8, -7), (12, 7)], $1)
        }
        check.play(.disposed, "nobody holds the board from tick 6 on") {
            try $0.use([7: seven, 9: nine], [(0, 7), (1, 9)], until: 6, $1)
        }
        check.play(.otherInput, "7 has arrived, and nobody holds the board from tick 9 on") {
            try $0.use([7: "-a-b|", 9: nine], [(0, 7), (1, 9)], until: 9, $1)
        }
        check.play(.otherInput, "9 before 7") { try $0.use([7: seven, 9: nine], [(0, 9), (3, 7)], $1) }
        check.play(.otherInput, "8, 12 and 3 in one tick") {
            try $0.use([8: "-e-e-f-f", 12: "-g---g--", 3: "--h---h-"], [(0, 8), (0, 12), (0, 3)], $1)
        }
        check.play(.otherInput, "the same train twice") {
            try $0.use([7: "-k--l--m--n"], [(0, 7), (5, 7)], $1)
        }
        check.play(.otherInput, "unfollow of a train that is not followed") {
            try $0.use([7: seven, 9: nine], [(0, -7), (1, 9), (2, -7), (3, 7), (6, -7), (7, -7)], $1)
        }
        check.play(.otherInput, "the news are over inside follow, and the train is followed again") {
            try $0.use([7: "-a--b--c", 9: nine], [(0, 7), (1, 0), (2, 0), (3, 9), (5, 7)], $1)
        }
        check.play(.otherInput, "the old news complete after new news have come") {
            try $0.use([7: "-a----|", 9: "--u----v"], [(0, 7), (3, 79), (9, -7)], $1)
        }
        check.play(.secondSubscriber, "two boards") { station, make in
            try station.use([7: seven, 9: nine], [(0, 7), (6, -7)], until: 12, make)
            try station.use([7: seven, 9: nine], [(2, 7), (3, 9)], until: 20, make)
        }
        check.play(.laterSubscriber, "a second board after the first") { station, make in
            try station.use([7: seven], [(0, 7)], until: 4, make)
            try station.use([7: seven, 9: nine], [(6, 7), (7, 9)], make)
        }

        check.mistake(
            "Nothing is shown. What held the subscription, and how long did it exist?",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    board.shown(train, news).disposed(by: DisposeBag())
                    _ = board.newBag(train)
                }
            }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            "News of a train are shown that is not followed any more. Which subscription is still there?",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    _ = board.newBag(train)
                    board.shown(train, news, done: { [weak board] in board?.forget(train) }).disposed(by: board.bag)
                }
            }
        ) { $0.kind == .text && $0.elements.contains("7 d") }

        check.mistake(
            "Another train was followed or left, and this one has stopped. What do the two trains share?",
            step: "Three kiosks",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    _ = board.newBag(train)
                    board.slot.disposable = board.shown(train, news)
                }
            }
        ) { $0.kind == .text && (!$0.elements.contains("9 x") || !$0.elements.contains("7 b")) }

        check.mistake(
            "The news of a train have completed, and the train is still followed. Who takes it out of the list?",
            step: "A hundred taps",
            madeBy: { BoardByHand($0) { $0.shown($1, $2).disposed(by: $0.newBag($1)) } }
        ) { $0.kind == .text && $0.showsRight && !$0.isUnsorted }

        check.mistake(
            "Nobody else holds the board, and it is not freed. What does each closure of your subscription hold?",
            step: "A screen and its model",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    board.shown(train, news, done: { board.forget(train) }).disposed(by: board.newBag(train))
                }
            },
            orBy: {
                BoardByHand($0) { board, train, news in
                    news.subscribe(
                        with: board, onNext: { _, text in board.show(train, text) }, onCompleted: { $0.forget(train) }
                    )
                    .disposed(by: board.newBag(train))
                }
            }
        ) { $0.isLate }

        check.mistake(
            "The board is freed, and the news of a train are still in use. What is freed with the board, and does that dispose?",
            step: "Three rooms and their clocks",
            madeBy: { BoardByHand($0) { $0.single($1, $2) } },
            orBy: {
                BoardByHand($0) { board, train, news in
                    board.forget(train)
                    let slot = SingleAssignmentDisposable()
                    board.keys[train] = board.group.insert(slot)
                    slot.setDisposable(board.shown(train, news, done: { [weak board] in board?.forget(train) }))
                }
            }
        ) { $0.kind == .disposed && $0.isUsedByNobody }

        check.mistake(
            "The trains are not in the order of their numbers.",
            madeBy: { show in
                BoardByHand(show, list: { $0.order }) { board, train, news in
                    board.forget(train)
                    board.order.append(train)
                    board.shown(train, news, done: { [weak board] in board?.forget(train) })
                        .disposed(by: board.newBag(train))
                }
            }
        ) { $0.isUnsorted }

        check.mistake(
            "The news were over inside `follow`, and the train is still followed. In which order do you subscribe, and put the "
                + "train into the list?", step: "Three kiosks",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    let bag = DisposeBag()
                    board.forget(train)
                    board.shown(train, news, done: { [weak board] in board?.forget(train) }).disposed(by: bag)
                    board.bags[train] = bag
                }
            }
        ) { $0.situation?.hasPrefix("the news are over") == true }

        check.mistake(
            "A train was followed again, and the old news are still in use. What ends their subscription?",
            step: "A hundred taps",
            madeBy: { show in
                BoardByHand(show, off: { $0.lists[$1] = nil }, list: { $0.lists.keys.sorted() }) { board, train, news in
                    let bag = DisposeBag()
                    board.lists[train, default: []].append(bag)
                    board.shown(train, news, done: { [weak board] in _ = board?.lists.removeValue(forKey: train) })
                        .disposed(by: bag)
                }
            }
        ) { $0.kind == .otherInput && $0.elements.count > 3 && $0.followsAgain }

        check.mistake(
            "A train was followed again, and it is not followed any more. A handler of the old subscription has run. Which handler "
                + "runs only at the end of the news?",
            madeBy: {
                BoardByHand($0) { board, train, news in
                    let old = board.bags[train]
                    news.subscribe(
                        onNext: { [show = board.show] in show(train, $0) },
                        onDisposed: { [weak board] in board?.forget(train) }
                    )
                    .disposed(by: board.newBag(train))
                    withExtendedLifetime(old) {}
                }
            }
        ) { $0.kind == .otherInput && $0.followsAgain }

        check.mistake(
            "The same news came again, and they are shown once. Each piece of news is shown, as often as it is sent.",
            madeBy: { BoardByHand($0) { $0.listen($1, to: $2.distinctUntilChanged()) } }
        ) { $0.situation?.hasPrefix("8, 12") == true && $0.elements.count < 8 }

        check.hardCoded { show in
            let all = [(7, "a"), (9, "u"), (7, "b"), (9, "v"), (7, "c"), (9, "w"), (9, "x"), (7, "e")]
            var count = 0
            return Solution.board { _, _ in
                show(all[count % 8].0, all[count % 8].1)
                count += 1
            }
        }
        let all = Sent(BoardByHand({ _, _ in }) { $0.listen($1, to: $2) })
        check.rejects("one board for all") { show in
            all.value.show = show
            return all.value
        }
        check.without(.worksOnce, because: "the one board for all, above, makes this mistake")

        check.accepts("disposables, and a deinit") {
            BoardByHand($0, close: { for train in $0.singles.values { train.dispose() } }) { $0.single($1, $2) }
        }
        check.accepts("bags") { BoardByHand($0) { $0.listen($1, to: $2) } }
    }
}
