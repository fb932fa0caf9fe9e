import ExerciseSupport

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `5 · A coupon`() {}

    private static let check = Check(toPay, solution: Solution.exercise5, in: Scene<Int>.self) { check in
        @discardableResult func play(_ name: String, sum: String, coupon: String, gives marbles: String? = nil)
            -> Situation
        {
            check.stream(name, gives: marbles, disposedAt: 10) { scene, toPay in
                let sum = scene.hot("sum", sum).asObservable()
                return try toPay(sum, scene.hot("coupon", coupon).asObservable()).distinctUntilChanged()
            }
        }
        play(
            "the sums and coupons of the text", sum: "-5--8-----9----", coupon: "------3------0-",
            gives: "-5--8-5---6--9")
        play("no coupon", sum: "-5--8--2-", coupon: "---------")
        let couponFirst = play("a coupon comes before the first sum", sum: "----9--7-", coupon: "-2-------")
        let worthMore = play("a coupon that is worth more than the sum", sum: "-5--8--2-", coupon: "---7-----")
        let twoCoupons = play("two coupons, one after the other", sum: "-9-----8-", coupon: "---2-4---")
        let smallerCoupon = play("two coupons, and the second one is smaller", sum: "-9-----8-", coupon: "---4-2---")
        let sameAgain = play("the same coupon and the same sum again", sum: "-9--9---8-", coupon: "--3--3----")
        play("a coupon, and never a sum", sum: "---------", coupon: "---3-----")
        check.without(.laterSubscriber, because: "the text leaves it open")

        check.mistake(
            "There is a sum, and nothing to pay until a coupon comes. What is the coupon before the first one?",
            madeBy: { sum, coupon in sum.withLatestFrom(coupon) { max(0, $0 - $1) } },
            orBy: { sum, coupon in .combineLatest(sum, coupon) { max(0, $0 - $1) } },
            { sum, coupon in .zip(sum, coupon) { max(0, $0 - $1) } },
            { sum, coupon in .combineLatest(sum, coupon) { max(0, $0 - $1) }.skip(1) }
        ) { $0.isText && $0.start != 0 && $0.start != 1 }
        check.mistake(
            "A coupon came, and what is to pay did not change. Which of the two does your operator wait for?",
            step: "An order of nothing",
            madeBy: { sum, coupon in sum.withLatestFrom(coupon.startWith(0)) { max(0, $0 - $1) } }
        ) { $0.isText && $0.came(8) && !$0.received.events.contains { $0.time == 6 } }
        check.mistake(
            "One coupon came, and two amounts. The sum before this one still counts. Which operator keeps the old one?",
            madeBy: { sum, coupon in sum.flatMap { sum in coupon.startWith(0).map { max(0, sum - $0) } } }
        ) { $0.isText && $0.received.events.count { $0.time == 6 } > 1 }
        check.mistake(
            "The coupon was taken away with a 0, and the sum is not what is to pay.",
            madeBy: { sum, coupon in .combineLatest(sum, coupon.filter { $0 > 0 }.startWith(0)) { max(0, $0 - $1) } }
        ) { $0.isText && $0.elements == [5, 8, 5, 6] && !$0.ends }
        check.mistake(
            "A new sum came, and the coupon does not count any more.",
            madeBy: { sum, coupon in sum.flatMapLatest { sum in coupon.startWith(0).map { max(0, sum - $0) } } }
        ) { scene in
            scene.isText && scene.elements == [5, 8, 5, 9] && scene.received.events.contains { $0.time == 10 }
        }
        check.mistake(
            "A coupon counts, a new sum came, and what is to pay did not change. Which of the two decides when it changes?",
            step: "An order of nothing",
            madeBy: { sum, coupon in .merge(sum.take(until: coupon), coupon.withLatestFrom(sum) { max(0, $1 - $0) }) }
        ) { scene in
            scene.isText && scene.elements.starts(with: [5, 8, 5]) && !scene.received.events.contains { $0.time == 10 }
        }
        check.mistake(
            "A coupon came before the first sum, and it does not count.",
            madeBy: { sum, coupon in Solution.exercise5(sum, coupon: coupon.skip(until: sum)) }
        ) { $0.in(couponFirst) && $0.start == 4 }
        check.mistake(
            "The coupon is worth more than the sum, and what is to pay is not 0.",
            madeBy: { sum, coupon in .combineLatest(sum, coupon.startWith(0)) { $0 - $1 } },
            orBy: { sum, coupon in .combineLatest(sum, coupon.startWith(0)) { abs($0 - $1) } },
            { sum, coupon in .combineLatest(sum, coupon.startWith(0)) { $0 < $1 ? $0 : $0 - $1 } }
        ) { $0.in(worthMore) && !$0.elements.isEmpty }
        check.mistake(
            "A second coupon came, and it was added to the first, or left out. The last coupon counts.",
            madeBy: { sum, coupon in Solution.exercise5(sum, coupon: coupon.scan(0) { $1 == 0 ? 0 : $0 + $1 }) },
            orBy: { sum, coupon in Solution.exercise5(sum, coupon: coupon.scan(0) { $1 == 0 || $0 == 0 ? $1 : $0 }) },
            { sum, coupon in Solution.exercise5(sum, coupon: coupon.scan(0) { $1 == 0 ? 0 : max($0, $1) }) }
        ) { $0.in(twoCoupons, smallerCoupon) || $0.in(sameAgain) }
        check.spoiled(.unasked, .goesOn)
        check.rejects(.endsEarly) { sum, coupon in Solution.exercise5(sum, coupon: coupon).take(5) }
        check.rejects(
            { sum, coupon in .zip(sum, coupon.startWith(0)) { max(0, $0 - $1) } },
            { sum, coupon in Solution.exercise5(sum, coupon: coupon).startWith(0) })
        check.rejects(.other) { sum, coupon in .merge(sum, coupon) }
        check.hardCoded { sum, _ in sum.take(1).flatMap { _ in sum.startWith(5) } }
        check.worksOnce { sum, coupon in firstOnly(Solution.exercise5(sum, coupon: coupon)) }
        check.accepts("two withLatestFrom") { sum, coupon in
            .deferred {
                let (sum, coupon) = (sum.share(replay: 1), coupon.startWith(0).share(replay: 1))
                return .merge(
                    sum.withLatestFrom(coupon) { max(0, $0 - $1) }, coupon.withLatestFrom(sum) { max(0, $1 - $0) })
            }
        }
        check.accepts("a scan over both") { sum, coupon in
            Observable.merge(sum.map { (true, $0) }, coupon.map { (false, $0) })
                .scan((sum: Int?.none, coupon: 0)) { $1.0 ? ($1.1, $0.coupon) : ($0.sum, $1.1) }
                .compactMap { state in state.sum.map { max(0, $0 - state.coupon) } }
        }
        check.accepts("the sum alone until the first coupon") { sum, coupon in
            .merge(sum.take(until: coupon), .combineLatest(sum, coupon) { max(0, $0 - $1) })
        }
        check.accepts("as a driver, shared") { sum, coupon in Solution.exercise5(sum, coupon: coupon).share(replay: 1) }
    }
}
