import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `5 · The price of this morning`() {}

    private static let check = Check(price, solution: Solution.exercise5, in: Market.self) { check in
        check.steps = [.noEnd: "Two ways to send a 7", .onlyEnd: "Nothing, in three ways"]

        check.play(.text, "tea is sold at tick 2") { try $0.sell("tea", $1, at: 2) }
        check.play(.nobody, "nothing is sold") { try $0.sell("tea", $1) }
        check.play(.disposed, "the till takes one price at tick 2, and leaves") { market, answer in
            try market.sell("tea", { try answer($0, $1).take(1) }, at: 2)
        }
        check.play(.otherInput, "jam is sold at tick 7") { try $0.sell("jam", $1, at: 7) }
        check.play(.otherInput, "jam is sold at tick 0") { try $0.sell("jam", $1, at: 0) }
        check.play(.secondSubscriber, "tea is sold twice at tick 2") { try $0.sell("tea", $1, at: 2, 2) }
        check.play(.laterSubscriber, "tea is sold at ticks 2 and 6") { try $0.sell("tea", $1, at: 2, 6) }
        check.play(.further, "tea is sold at tick 2, and jam at tick 3") { market, answer in
            try market.sell("tea", answer, at: 2)
            try market.sell("jam", answer, at: 3)
        }

        check.mistake(
            "The shop was asked at tick 0, and nothing was sold then. Which line of yours asks the shop, and when does it run?",
            step: "Two readers, one thermometer", madeBy: { article, shop in .just(shop.price(of: article)) },
            orBy: { article, shop in
                _ = shop.price(of: article)
                return Solution.exercise5(of: article, in: shop)
            }
        ) { market in market.asked.contains { $0.tick == 0 } && !market.sales.contains(0) }
        check.mistake(
            "The shop was asked for another article than the one that is sold. What does your function hand on?",
            madeBy: { _, shop in .deferred { .just(shop.price(of: "article")) } }
        ) { market in market.asked.contains { !market.articles.contains($0.article) } }
        check.mistake(
            "There was one sale, and the shop was asked more than once. Which of your lines ask it?",
            madeBy: { article, shop in
                .deferred { shop.price(of: article) == 0 ? .just(0) : .just(shop.price(of: article)) }
            }
        ) { $0.sales.count == 1 && $0.asked.count > 1 && $0.elements.count == 1 }
        check.mistake(
            "Something was sold twice, and the shop was asked once. The second customer got the price of the first.",
            step: "A thermometer with a battery",
            madeBy: { article, shop in
                var known: Int?
                return .deferred {
                    let price = known ?? shop.price(of: article)
                    known = price
                    return .just(price)
                }
            }
        ) { $0.sales.count == 2 && $0.asked.count == 1 && !$0.elements.isEmpty }
        check.rejects(.noEnd) { article, shop in Observable.never().startWith(0).map { _ in shop.price(of: article) } }
        check.rejects(.again) { article, shop in Observable.of(1, 2).map { _ in shop.price(of: article) } }
        check.rejects(.onlyEnd) { article, shop in Solution.exercise5(of: article, in: shop).filter { _ in false } }
        check.rejects(.nothing) { _, _ in .never() }
        check.rejects(
            { _, _ in .of(100) }, { article, shop in .deferred { .just(shop.price(of: article) == 7 ? 7 : 100) } })
        check.hardCoded { _, shop in Solution.exercise5(of: "tea", in: shop) }
        check.worksOnce { article, shop in firstOnly(Solution.exercise5(of: article, in: shop)) }

        check.accepts("by hand") { article, shop in
            .create { observer in
                observer.onNext(shop.price(of: article))
                observer.onCompleted()
                return Disposables.create()
            }
        }
        check.accepts("the article, then its price") { article, shop in
            Observable.of(article).map { shop.price(of: $0) }
        }
    }
}

/// A shop whose prices change at tick 5.
final class Market: Scene<Int>, Shop {
    private static let prices = ["tea": (100, 120), "jam": (3, 4)]

    private(set) var articles: [String] = []
    private(set) var sales: [TestTime] = []
    private(set) var asked: [(article: String, tick: TestTime)] = []

    func sell(_ article: String, _ answer: (String, any Shop) throws -> Observable<Int>, at ticks: TestTime...) throws {
        articles.append(article)
        sales += ticks
        if article == "tea" {
            _ = hot("tea is 100, then 120", "a----b----", as: String.self)
        } else {
            _ = hot("jam is 3, then 4", "3----4----")
        }
        let price = try answer(article, self)
        for tick in ticks { subscribe("sold at tick \(tick)", to: price, at: tick) }
    }

    func price(of article: String) -> Int {
        asked.append((article, scheduler.clock))
        guard let prices = Self.prices[article] else { return 0 }
        return scheduler.clock < 5 ? prices.0 : prices.1
    }

    override func run() {
        super.run()
        note(
            "the shop was asked",
            asked.isEmpty ? "never" : asked.map { "\($0.article), tick \($0.tick)" }.joined(separator: "; "))
    }
}
