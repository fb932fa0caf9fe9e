import LessonKit
import Marbles
import Streams

extension Stage {
    /// A recipe that sends one text some ticks after its subscription, and completes. Each subscription has a row.
    func answer(_ name: String, _ text: String, after ticks: Int) -> Observable<String> {
        Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
            .map { _ in text }.record(name, on: self)
    }

    /// Somebody types a word. The digit of a marble says how many letters stand in the field.
    func typing(_ word: String, _ marbles: String) -> Observable<String> {
        scheduler.createColdObservable(marbles, as: Int.self).asObservable()
            .map { String(word.prefix($0)) }.record("text", on: self)
    }

    /// A recipe without a row.
    func cold(_ marbles: String) -> Observable<String> {
        scheduler.createColdObservable(marbles, as: String.self).asObservable()
    }
}

Lesson.play(
    Step("A dictionary") { stage in
        let words = stage.recipe("words", "-a--b---|", as: String.self)
        let found = words.map { word in
            stage.answer("look up \(word)", word.uppercased(), after: 2)
        }
        _ = found.subscribe(onNext: { show("received:", type(of: $0)) })
    } variant: { stage in
        let words = stage.recipe("words", "-a--b---|", as: String.self)
        let found = words.flatMap { word in
            stage.answer("look up \(word)", word.uppercased(), after: 2)
        }
        _ = found.subscribe(onNext: { show("received:", type(of: $0), $0) })
    },

    Step("A search field") { stage in
        func ask(_ text: String) -> Observable<String> {
            let ticks = text == "s" ? 8 : 3
            return stage.answer("ask \(text)", text.uppercased(), after: ticks)
        }
        let texts = stage.typing("so", "-1--2-------")
        let list = texts.flatMap { text in ask(text) }
        stage.listen("list", to: list)
    } variant: { stage in
        func ask(_ text: String) -> Observable<String> {
            let ticks = text == "s" ? 8 : 3
            return stage.answer("ask \(text)", text.uppercased(), after: ticks)
        }
        let texts = stage.typing("so", "-1--2-------")
        let list = texts.flatMapLatest { text in ask(text) }
        stage.listen("list", to: list)
    },

    Step("Four operators") { stage in
        let source = stage.cold("-1-2|")
        func inner(_ number: String) -> Observable<String> {
            stage.cold(number == "1" ? "-a--b--c|" : "-x--y--z|")
        }
        stage.listen("source", to: source)
        stage.listen("flatMap", to: source.flatMap(inner))
        stage.listen("flatMapLatest", to: source.flatMapLatest(inner))
        stage.listen("flatMapFirst", to: source.flatMapFirst(inner))
        stage.listen("concatMap", to: source.concatMap(inner))
    },

    Step("A button that pays") { stage in
        let taps = stage.recipe("taps", "-5-5--0-3-----")
        let receipts = taps.flatMapFirst { price -> Observable<String> in
            show("the closure runs for", price)
            if price == 0 { return .empty() }
            return stage.answer("pay \(price)", "\(price)", after: 4)
        }
        stage.listen("receipts", to: receipts)
    } variant: { stage in
        let taps = stage.recipe("taps", "-5-5--0-3-----")
        let receipts = taps.flatMap { price -> Observable<String> in
            show("the closure runs for", price)
            if price == 0 { return .empty() }
            return stage.answer("pay \(price)", "\(price)", after: 4)
        }
        stage.listen("receipts", to: receipts)
    },

    Step("Three photos") { stage in
        func upload(_ photo: String) -> Observable<String> {
            show(photo, "is made smaller")
            return stage.answer("upload \(photo)", photo, after: 4)
        }
        let photos = stage.recipe("photos", "-a-b-c|", as: String.self)
        let album = photos.concatMap { photo in
            upload(photo)
        }
        stage.listen("album", to: album)
    } variant: { stage in
        func upload(_ photo: String) -> Observable<String> {
            show(photo, "is made smaller")
            return stage.answer("upload \(photo)", photo, after: 4)
        }
        let photos = stage.recipe("photos", "-a-b-c|", as: String.self)
        let album = photos.concatMap { photo in
            Observable.deferred { upload(photo) }
        }
        stage.listen("album", to: album)
    },

    Step("A request inside subscribe") { stage in
        func ask(_ text: String) -> Observable<String> {
            let ticks = text == "s" ? 8 : 3
            return stage.answer("ask \(text)", text.uppercased(), after: ticks)
        }
        let texts = stage.typing("so", "-1--2-------")
        let screen = texts.subscribe(onNext: { text in
            _ = ask(text).subscribe(onNext: { show("the list shows", $0) })
        })
        stage.at(5) { screen.dispose() }
    } variant: { stage in
        func ask(_ text: String) -> Observable<String> {
            let ticks = text == "s" ? 8 : 3
            return stage.answer("ask \(text)", text.uppercased(), after: ticks)
        }
        let texts = stage.typing("so", "-1--2-------")
        let screen =
            texts
            .flatMapLatest { text in ask(text) }
            .subscribe(onNext: { show("the list shows", $0) })
        stage.at(5) { screen.dispose() }
    },

    Step("A karaoke evening") { stage in
        let guests = stage.recipe("guests", "-1-2|")
        let songs = [1: "-a----b|", 2: "-x|"]
        let music = guests.flatMap { guest in
            stage.recipe("guest \(guest)", songs[guest]!, as: String.self)
        }
        stage.listen("music", to: music)
    } variant: { stage in
        let guests = stage.recipe("guests", "-1-2-------")
        let songs = [1: "-a----b|", 2: "-x|"]
        let music = guests.flatMap { guest in
            stage.recipe("guest \(guest)", songs[guest]!, as: String.self)
        }
        stage.listen("music", to: music)
    },

    Step("A microphone that breaks") { stage in
        let guests = stage.recipe("guests", "-1-2----3---")
        let songs = [1: "-a----b|", 2: "-x#", 3: "-k|"]
        let music = guests.flatMap { guest in
            stage.recipe("guest \(guest)", songs[guest]!, as: String.self)
        }
        _ = music.record("music", on: stage)
            .subscribe(onError: { show("the music fails:", $0) })
    }
)
