import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `1 · Two in a bag`() {}

    private static let check = Check(lines: twoInABag, solution: Solution.exercise1) { check in
        check.truth { log in
            let letter = Observable<String>.create { observer in
                observer.onNext("letter")
                observer.onCompleted()
                return Disposables.create()
            }
            let rain = Observable<String>.create { observer in
                observer.onNext("rain")
                return Disposables.create()
            }
            var bag = DisposeBag()
            for source in [letter, rain] {
                source
                    .subscribe(
                        onNext: { log($0) }, onCompleted: { log("completed") }, onDisposed: { log("disposed") }
                    )
                    .disposed(by: bag)
            }
            log("new bag")
            bag = DisposeBag()
        }

        check.mistake(
            "You have \"new bag\" before \"rain\". That line is below the loop. What does the loop run?",
            madeBy: ["new bag", "letter", "completed", "disposed", "rain", "disposed"],
            orBy: ["letter", "completed", "disposed", "new bag", "rain", "disposed"],
            ["letter", "completed", "new bag", "rain", "disposed", "disposed"]
        ) { $0.says("new bag", before: "rain") }

        check.mistake(
            "You have \"rain\" right after \"letter\". Nothing waits here: each `subscribe` runs its recipe to the last line. "
                + "What is the next line of the letter's recipe?",
            madeBy: ["letter", "rain", "completed", "disposed", "new bag", "disposed"],
            orBy: ["letter", "rain", "new bag", "disposed", "disposed"]
        ) { $0.prefix(2) == ["letter", "rain"] }

        check.mistake(
            "You have \"disposed\" before \"completed\". The end comes down from the source first. What follows from it?",
            madeBy: ["letter", "disposed", "completed", "rain", "new bag", "disposed"]
        ) { $0.prefix(2) == ["letter", "disposed"] }

        check.mistake(
            "After \"completed\" you do not have \"disposed\". The subscription to the letter is over at that moment. Which "
                + "handler runs whenever a subscription is over?",
            step: "Three ways to be over", madeBy: ["letter", "completed", "rain", "new bag", "disposed", "disposed"],
            orBy: ["letter", "completed", "rain", "new bag", "disposed"], ["letter", "completed", "rain", "new bag"]
        ) { $0.prefix(2) == ["letter", "completed"] && $0.dropFirst(2).first != "disposed" }

        check.mistake(
            "You have \"completed\" twice. The rain sends one element, and no end. What does a dispose send?",
            step: "One bag for many",
            madeBy: ["letter", "completed", "disposed", "rain", "new bag", "completed", "disposed"],
            orBy: ["letter", "completed", "disposed", "rain", "completed", "disposed", "new bag"],
            ["letter", "completed", "disposed", "rain", "new bag", "disposed", "completed"]
        ) { $0.times("completed") > 1 }

        check.mistake(
            "You have \"disposed\" right after \"rain\". The recipe has returned, and the rain has not completed. What ends the "
                + "subscription to it?", madeBy: ["letter", "completed", "disposed", "rain", "disposed", "new bag"],
            orBy: ["letter", "completed", "disposed", "rain", "disposed", "new bag", "disposed"]
        ) { $0.prefix(5) == ["letter", "completed", "disposed", "rain", "disposed"] }

        check.mistake(
            "You have nothing after \"new bag\". The subscription to the rain was in the old bag. Who holds that bag now?",
            step: "One bag for many", madeBy: ["letter", "completed", "disposed", "rain", "new bag"]
        ) { $0.last == "new bag" }

        check.mistake(
            "You have \"disposed\" twice after \"new bag\". Both subscriptions are in the old bag, and one of them is over. How "
                + "often can a subscription be over?",
            madeBy: ["letter", "completed", "disposed", "rain", "new bag", "disposed", "disposed"]
        ) { $0.times("disposed") > 2 }

        check.mistake(
            "You have no \"rain\". The loop subscribes to two sources, and an end of the first one does not end the loop. What "
                + "does the second recipe do?", madeBy: ["letter", "completed", "disposed", "new bag", "disposed"]
        ) { !$0.says("rain") }
    }
}
