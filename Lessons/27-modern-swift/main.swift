import LessonKit
import Observation
import Streams

Lesson.play(
    Step("A printer and a clock", ticks: 9) { stage in
        let pages = stage.cold("pages", "---1--2-|")
        stage.draw("clock", stage.ticks)

        stage.task {
            show("the loop begins")
            for try await page in pages.values { show("page", page) }
            show("all pages")
        }
        show("the last line of the step")
    },

    Step("Six pages, two readers", ticks: 14) { stage in
        let (pages, printer) = AsyncStream.makeStream(of: Int.self)
        for name in ["Anna", "Boris"] {
            let row = stage.row(name)
            stage.task {
                for await page in pages {
                    row.onNext(page)
                    if name == "Boris" { try await stage.sleep(7) }
                }
            }
        }
        stage.play("-1-2-3-4-5-6-") { printer.yield($0) }
    } variant: { stage in
        let pages = PublishSubject<Int>()

        for name in ["Anna", "Boris"] {
            let row = stage.row(name)
            stage.task {
                for try await page in pages.values {
                    row.onNext(page)
                    if name == "Boris" { try await stage.sleep(7) }
                }
            }
        }
        stage.play("-1-2-3-4-5-6-") { pages.onNext($0) }
    },

    Step("Letters and news", ticks: 10) { stage in
        let (letters, box) = AsyncStream.makeStream(of: String.self)
        let news = PublishSubject<String>()

        stage.play("-p-q-r-s-") { box.yield($0) }
        stage.play("-p-q-r-s-") { news.onNext($0) }

        stage.loop("letters", at: 4) { letters }
        stage.loop("news", at: 4) { news.values }
    } variant: { stage in
        let news = PublishSubject<String>()
        let values = news.values

        stage.play("-p-q-r-s-") { news.onNext($0) }

        stage.loop("news", at: 4) { values }
    },

    Step("A window at 400 ms", ticks: 9) { stage in
        final class Window {
            let bag = DisposeBag()
            var task: Task<Void, any Error>?
            deinit { show("the window is freed") }
        }
        var window: Window? = Window()
        let two = stage.cold("two", "-1-2-3-4-")
        stage.cold("one", "-1-2-3-4-").subscribe().disposed(by: window!.bag)
        window!.task = stage.task {
            for try await _ in two.values {}
        }
        stage.at(4) { window = nil }
    } variant: { stage in
        final class Window {
            let bag = DisposeBag()
            var task: Task<Void, any Error>?
            deinit { task?.cancel() }
        }
        var window: Window? = Window()
        let two = stage.cold("two", "-1-2-3-4-")
        stage.cold("one", "-1-2-3-4-").subscribe().disposed(by: window!.bag)
        window!.task = stage.task {
            for try await _ in two.values {}
        }
        stage.at(4) { window = nil }
    },

    Step("A cake that is called off") { stage in
        let baking = stage.task {
            show("mix")
            try? await stage.sleep(2)
            show("bake")
            try? await stage.sleep(4)
            show("a cake")
        }
        stage.at(3) {
            show("cancel")
            baking.cancel()
        }
    } variant: { stage in
        let baking = stage.task {
            show("mix")
            try await stage.sleep(2)
            show("bake")
            try await stage.sleep(4)
            show("a cake")
        }
        stage.at(3) {
            show("cancel")
            baking.cancel()
        }
    },

    Step("One cake, two customers") { stage in
        actor Shelf {
            var cakes = 1
            func sell(to name: String) async throws {
                guard cakes > 0 else { return show(name, "gets none") }
                try await pay()
                cakes -= 1
                show(name, "gets one,", cakes, "left")
            }
        }
        let shelf = Shelf()
        stage.task { try await shelf.sell(to: "Anna") }
        stage.task { try await shelf.sell(to: "Boris") }
    } variant: { stage in
        actor Shelf {
            var cakes = 1
            func sell(to name: String) async throws {
                guard cakes > 0 else { return show(name, "gets none") }
                cakes -= 1
                try await pay()
                show(name, "gets one,", cakes, "left")
            }
        }
        let shelf = Shelf()
        stage.task { try await shelf.sell(to: "Anna") }
        stage.task { try await shelf.sell(to: "Boris") }
    },

    Step("A counter of visitors", ticks: 8) { stage in
        let (relay, counter) = (BehaviorRelay(value: 0), Counter())
        stage.draw("relay", relay)
        guard #available(macOS 26, *) else { return show("needs macOS 26") }
        stage.loop("Observations") { Observations { counter.value } }

        stage.task(at: 3) {
            for visitors in 1...3 {
                relay.accept(visitors)
                counter.value = visitors
            }
        }
    },

    Step("A search, written twice", ticks: 14) { stage in
        let typed = stage.hot("typed", "-x--y---------", as: String.self)

        stage.draw("flatMapLatest", typed.flatMapLatest { stage.find($0) })

        let row = stage.row("loop", of: String.self)
        stage.task {
            for try await text in typed.values {
                row.onNext(try await stage.find(text).value)
            }
        }
    } variant: { stage in
        let typed = stage.hot("typed", "-x--y---------", as: String.self)

        let row = stage.row("loop", of: String.self)
        stage.task {
            var old: Task<Void, any Error>?
            for try await text in typed.values {
                old?.cancel()
                old = Task { row.onNext(try await stage.find(text).value) }
            }
        }
    }
)
