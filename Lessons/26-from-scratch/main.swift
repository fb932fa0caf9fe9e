import LessonKit

Lesson.play(
    Step("A greeting for two") { _ in
        let greeting = Observable<String> { observer in
            observer(.next("hello"))
            observer(.completed)
            return Disposable { show("cleaned up") }
        }
        _ = greeting.subscribe { event in show("Anna: ", event) }
        _ = greeting.subscribe { event in show("Boris:", event) }
        show("it has", MemoryLayout.size(ofValue: greeting), "bytes")
        showContents(of: greeting)
    },

    Step("A letter after the last one") { _ in
        let letters = Observable<String> { observer in
            observer(.next("A"))
            observer(.completed)
            observer(.next("B"))
            return Disposable {}
        }
        _ = letters.subscribe { event in
            show(event)
        }
    } variant: { _ in
        let letters = Observable<String> { observer in
            observer(.next("A"))
            observer(.completed)
            observer(.next("B"))
            return Disposable {}
        }
        var isOver = false
        _ = letters.subscribe { event in
            if isOver { return }
            isOver = event.isEnd
            show(event)
        }
    },

    Step("Two readers of one book") { _ in
        func create(_ recipe: @escaping Recipe<String>) -> Observable<String> {
            var isOver = false
            return Observable { observer in
                recipe { event in
                    if isOver { return }
                    isOver = event.isEnd
                    observer(event)
                }
            }
        }
        let book = create(page)
        for name in ["Anna: ", "Boris:"] { _ = book.subscribe { show(name, $0) } }
    } variant: { _ in
        func create(_ recipe: @escaping Recipe<String>) -> Observable<String> {
            return Observable { observer in
                var isOver = false
                return recipe { event in
                    if isOver { return }
                    isOver = event.isEnd
                    observer(event)
                }
            }
        }
        let book = create(page)
        for name in ["Anna: ", "Boris:"] { _ = book.subscribe { show(name, $0) } }
    },

    Step("Plus 1, plus 20") { _ in
        func add(_ n: Int, to source: Observable<Int>) -> Observable<Int> {
            Observable { observer in
                show("+", n, "subscribes to its source")
                return source.subscribe { event in
                    show("+", n, "receives", event)
                    observer(event.map { $0 + n })
                }
            }
        }
        let sum = add(20, to: add(1, to: five))
        _ = sum.subscribe { show("the subscriber receives", $0) }
    },

    Step("A file that is read at once") { _ in
        func create(_ recipe: @escaping Recipe<String>) -> Observable<String> {
            Observable { observer in
                var cleanup: Disposable?
                cleanup = recipe { event in
                    observer(event)
                    if event.isEnd { cleanup?.dispose() }
                }
                return Disposable { cleanup?.dispose() }
            }
        }
        _ = create(file).subscribe { show($0) }
    } variant: { _ in
        func create(_ recipe: @escaping Recipe<String>) -> Observable<String> {
            Observable { observer in
                var hasEnded = false
                let cleanup = recipe { event in
                    observer(event)
                    hasEnded = event.isEnd
                }
                if hasEnded { cleanup.dispose() }
                return cleanup
            }
        }
        _ = create(file).subscribe { show($0) }
    },

    Step("Three on a list") { _ in
        var list = ["Anna", "Boris", "Clara"]
        func send(_ element: Int) {
            for index in 0..<3 where index < list.count {
                receive(element, list[index])
            }
        }
        func receive(_ element: Int, _ name: String) {
            show(name, "receives", element)
            if name == "Anna" { list.removeFirst() }
        }
        send(1)
    } variant: { _ in
        var list = ["Anna", "Boris", "Clara"]
        func send(_ element: Int) {
            for name in list {
                receive(element, name)
            }
        }
        func receive(_ element: Int, _ name: String) {
            show(name, "receives", element)
            if name == "Anna" { list.removeFirst() }
        }
        send(1)
    },

    Step("A shout and an echo") { _ in
        var list: [(Int) -> Void] = []
        func send(_ element: Int) {
            for observer in list { observer(element) }
        }
        list.append { element in
            show("Anna receives", element)
            if element == 1 { send(2) }
        }
        list.append { show("Boris receives", $0) }
        send(1)
    } variant: { _ in
        var list: [(Int) -> Void] = []
        var waiting: [Int] = []
        func send(_ element: Int) {
            waiting.append(element)
            if waiting.count > 1 { return }
            while let next = waiting.first {
                for observer in list { observer(next) }
                waiting.removeFirst()
            }
        }
        list.append { element in
            show("Anna receives", element)
            if element == 1 { send(2) }
        }
        list.append { show("Boris receives", $0) }
        send(1)
    },

    Step("A well for three") { stage in
        let well = stage.source("well", "-1-2-3-4-5-6-7-8-9-")
        var (taps, run) = (Taps(), Disposable {})
        let shared = Observable<Int> { observer in
            let tap = taps.add(observer)
            if taps.count == 1 { run = well.subscribe(taps.send) }
            return Disposable {
                taps.remove(tap)
                if taps.count == 0 { run.dispose() }
            }
        }
        stage.visit(shared, ["Anna": 0..<4, "Boris": 2..<8, "Clara": 11..<15])
    }
)
