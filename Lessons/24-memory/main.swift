import LessonKit
import Streams

Lesson.play(
    Step("A screen and its model", ticks: 10) { stage in
        var screens = [Screen()]
        let (screen, model) = (screens[0], screens[0].model)
        let ticks = stage.clock("clock").subscribe(onNext: { screen.set($0) })
        model.bag.insert(ticks)

        let drawing = Drawing(screen, ticks, to: "screen")
        for tick in [1, 7] { stage.at(tick) { drawing.show(from: screens) } }
        stage.at(5) { screens.removeAll() }
    } variant: { stage in
        var screens = [Screen()]
        let (screen, model) = (screens[0], screens[0].model)
        let ticks = stage.clock("clock")
            .subscribe(onNext: { [weak screen] in screen?.set($0) })
        model.bag.insert(ticks)

        let drawing = Drawing(screen, ticks, to: "(weak) screen")
        for tick in [1, 7] { stage.at(tick) { drawing.show(from: screens) } }
        stage.at(5) { screens.removeAll() }
    },

    Step("An album and a download", ticks: 10) { stage in
        var albums = [Album()]
        let album = albums[0]
        let taps = stage.hot("-x--------", values: ["x": ()])
            .record("taps", on: stage)
        let photo = stage.cold("photo", "------(1|)")
        taps.flatMap { [weak album] in
            guard let album else { return Observable<Int>.empty() }
            return photo.do(onNext: { album.photos.append($0) })
        }
        .subscribe().disposed(by: album.bag)
        stage.at(4) { albums.removeAll() }
    } variant: { stage in
        var albums = [Album()]
        let album = albums[0]
        let taps = stage.hot("-x--------", values: ["x": ()])
            .record("taps", on: stage)
        let photo = stage.cold("photo", "------(1|)")
        taps.flatMap { photo }
            .subscribe(with: album, onNext: { $0.photos.append($1) })
            .disposed(by: album.bag)
        stage.at(4) { albums.removeAll() }
    },

    Step("Three rooms and their clocks", ticks: 12) { stage in
        var rooms = [Room("red"), Room("green"), Room("blue")]
        let (red, green, blue) = (rooms[0], rooms[1], rooms[2])
        _ = stage.clock("red").subscribe(with: red, onNext: { $0.set($1) })
        _ = stage.clock("green").withUnretained(green)
            .subscribe(onNext: { room, number in room.set(number) })
        stage.clock("blue").subscribe(with: blue, onNext: { $0.set($1) })
            .disposed(by: blue.bag)
        stage.at(5) { rooms.removeAll() }
    },

    Step("One element for each room", ticks: 12) { stage in
        let house = House(on: stage)
        var rooms = [Room("light"), Room("door"), Room("alarm")]
        for (room, source) in zip(rooms, house.sources) {
            source.take(1).record(room.name, on: stage)
                .subscribe(onNext: { room.set($0) }).disposed(by: room.bag)
        }
        stage.at(4) { rooms.removeAll() }
        stage.at(8) { house.door.onNext(2) }
    },

    Step("A hundred taps") { _ in
        let (before, held) = (Resources.total, Counter())
        let bag = DisposeBag()
        for tap in 1...100 {
            let source = tap % 2 == 0 ? Observable.just("answer") : .never()
            let answer = source.subscribe()
            answer.disposed(by: bag)
            held.add(answer)
        }
        show("open:", Resources.total - before)
        show("in the bag:", held.count)
        withExtendedLifetime(bag) {}
    } variant: { _ in
        let (before, held) = (Resources.total, Counter())
        var bag = DisposeBag()
        for tap in 1...100 {
            let source = tap % 2 == 0 ? Observable.just("answer") : .never()
            let answer = source.subscribe()
            answer.disposed(by: bag)
            held.add(answer)
        }
        bag = DisposeBag()
        show("open:", Resources.total - before)
        show("in the bag:", held.count)
    },

    Step("Three kiosks", ticks: 14) { stage in
        let taps = stage.hot("taps", "-x--x---", values: ["x": ()])
        let order = { (name: String) in stage.cold(name, "-----(1|)") }
        let (serial, group) = (SerialDisposable(), CompositeDisposable())
        var bag = DisposeBag()
        taps.flatMap { order("flatMap") }.subscribe().disposed(by: bag)
        taps.subscribe(onNext: { serial.disposable = order("serial").subscribe() })
            .disposed(by: bag)
        taps.subscribe(onNext: { group.hold(order("group")) }).disposed(by: bag)
        stage.at(7) { bag = DisposeBag() }
        for tick in [5, 12] { stage.at(tick) { show("group:", group.count) } }
    },

    Step("A camera and a buffer", ticks: 14) { stage in
        var photos: Observable<Photo>? = stage.clock("camera")
            .map { Photo($0) }
            .share(replay: 1, scope: .forever)

        let anna = photos?.subscribe()
        stage.at(7) { anna?.dispose() }
        stage.at(11) { photos = nil }
    } variant: { stage in
        var albums = [Album()]
        let numbers = stage.clock("clock")
            .withUnretained(albums[0])
            .share(replay: 1)

        numbers.subscribe().disposed(by: stage.bag)
        stage.at(5) { albums.removeAll() }
    },

    Step("Three visits to a menu") { _ in
        final class Order: Page {
            func open(_ menu: BehaviorRelay<Int>) {
                bag.insert(
                    menu.subscribe(onNext: { [weak self] in self?.count = $0 }),
                    menu.subscribe(with: self, onNext: { $0.price = $1 * 9 }),
                    menu.map(text).bind(to: Binder(self) { $0.title = $1 }))
            }
        }
        let menu = BehaviorRelay(value: 4)
        visit(times: 3) { Order().open(menu) }
    } variant: { _ in
        final class Order: Page {
            func open(_ menu: BehaviorRelay<Int>) {
                bag.insert(
                    menu.subscribe(onNext: { [weak self] in self?.count = $0 }),
                    menu.subscribe(with: self, onNext: { $0.price = $1 * 9 }),
                    menu.bind(to: Binder(self) { $0.title = $0.text($1) }))
            }
        }
        let menu = BehaviorRelay(value: 4)
        visit(times: 3) { Order().open(menu) }
    }
)
