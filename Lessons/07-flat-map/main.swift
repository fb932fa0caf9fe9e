import LessonKit
import Streams

extension Stage {
    /// A recipe that sends one text some ticks after its subscription, and completes. Each subscription has a row.
    func answer(_ name: String, _ text: String, after ticks: Int) -> Observable<String> {
        Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
            .map { _ in text }.record(name, on: self)
    }

    /// Somebody types a word. The digit of a marble says how many letters stand in the field.
    func typing(_ word: String, _ marbles: String) -> Observable<String> {
        cold(marbles).map { String(word.prefix($0)) }.record("text", on: self)
    }
}

Lesson.play(
    Step("A dictionary") { stage in
        let words = stage.cold("words", "-a--b---|", as: String.self)
        let found = words.map { word in
            stage.answer("look up \(word)", word.uppercased(), after: 2)
        }
        _ = found.subscribe(onNext: { show("received:", type(of: $0)) })
    } variant: { stage in
        let words = stage.cold("words", "-a--b---|", as: String.self)
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
        stage.draw("list", list)
    } variant: { stage in
        func ask(_ text: String) -> Observable<String> {
            let ticks = text == "s" ? 8 : 3
            return stage.answer("ask \(text)", text.uppercased(), after: ticks)
        }
        let texts = stage.typing("so", "-1--2-------")
        let list = texts.flatMapLatest { text in ask(text) }
        stage.draw("list", list)
    },

    Step("Four operators") { stage in
        let source = stage.cold("-1-2|")
        func inner(_ number: Int) -> Observable<String> {
            let marbles = number == 1 ? "-p--q--r|" : "-x--y--z|"
            return stage.cold(marbles, as: String.self).asObservable()
        }
        stage.draw("source", source)
        stage.draw("flatMap", source.flatMap(inner))
        stage.draw("flatMapLatest", source.flatMapLatest(inner))
        stage.draw("flatMapFirst", source.flatMapFirst(inner))
        stage.draw("concatMap", source.concatMap(inner))
    },

    Step("A button that pays") { stage in
        let taps = stage.cold("taps", "-5-5--0-3-----")
        let receipts = taps.flatMapFirst { price -> Observable<String> in
            show("the closure runs for", price)
            if price == 0 { return .empty() }
            return stage.answer("pay \(price)", "\(price)", after: 4)
        }
        stage.draw("receipts", receipts)
    } variant: { stage in
        let taps = stage.cold("taps", "-5-5--0-3-----")
        let receipts = taps.flatMap { price -> Observable<String> in
            show("the closure runs for", price)
            if price == 0 { return .empty() }
            return stage.answer("pay \(price)", "\(price)", after: 4)
        }
        stage.draw("receipts", receipts)
    },

    Step("Three photos") { stage in
        func upload(_ photo: String) -> Observable<String> {
            show(photo, "is made smaller")
            return stage.answer("upload \(photo)", photo, after: 4)
        }
        let photos = stage.cold("photos", "-p-q-r|", as: String.self)
        let album = photos.concatMap { photo in
            upload(photo)
        }
        stage.draw("album", album)
    } variant: { stage in
        func upload(_ photo: String) -> Observable<String> {
            show(photo, "is made smaller")
            return stage.answer("upload \(photo)", photo, after: 4)
        }
        let photos = stage.cold("photos", "-p-q-r|", as: String.self)
        let album = photos.concatMap { photo in
            Observable.deferred { upload(photo) }
        }
        stage.draw("album", album)
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
        let guests = stage.hot("guests", "-1-2|")
        let songs = [1: "-a----b|", 2: "-x|"]
        func song(_ guest: Int) -> Observable<String> {
            stage.cold("guest \(guest)", songs[guest]!, as: String.self)
                .asObservable()
        }
        stage.draw("flatMap", guests.flatMap(song))
        stage.draw("flatMapLatest", guests.flatMapLatest(song))
    } variant: { stage in
        let guests = stage.cold("guests", "-1-2-------")
        let songs = [1: "-a----b|", 2: "-x|"]
        let music = guests.flatMap { guest in
            stage.cold("guest \(guest)", songs[guest]!, as: String.self)
        }
        stage.draw("music", music)
    },

    Step("A microphone that breaks") { stage in
        let guests = stage.hot("guests", "-1-2----3------")
        let songs = [1: "-a----b|", 2: "-x------#", 3: "-k----l|"]
        func song(_ guest: Int) -> Observable<String> {
            stage.cold("guest \(guest)", songs[guest]!, as: String.self)
                .asObservable()
        }
        stage.draw("flatMap", guests.flatMap(song))
        stage.draw("flatMapLatest", guests.flatMapLatest(song))
    }
)
