import LessonKit
import Streams

/// A screen that has a model. It says when it is freed.
final class Screen {
    let model = Model()

    deinit { show("the screen is freed") }

    func set(_ number: Int) {}
}

/// The model of a screen. It has a bag, and says when it is freed.
final class Model {
    let bag = DisposeBag()

    deinit { show("the model is freed") }
}

/// An album of photos, by their numbers. It says when it is freed.
final class Album {
    let bag = DisposeBag()
    var photos: [Int] = []

    deinit { show("the album is freed") }
}

/// A room with a name and a bag. It says when it is freed.
final class Room {
    let name: String
    let bag = DisposeBag()

    init(_ name: String) { self.name = name }

    deinit { show("the", name, "room is freed") }

    func set(_ number: Int) {}
}

/// The light of a house has a value. The door and the alarm have none.
final class House {
    let light = BehaviorSubject(value: 1)
    let door = PublishSubject<Int>()
    let alarm = PublishSubject<Int>()

    var sources: [Observable<Int>] { [light, door, alarm] }

    /// A house that exists until the step ends.
    init(on stage: Stage) {
        stage.bag.insert(Disposables.create { withExtendedLifetime(self) {} })
    }
}

/// A photo with a number. It says when it is freed.
final class Photo {
    let number: Int

    init(_ number: Int) { self.number = number }

    deinit { show("photo", number, "is freed") }
}

/// A page of an app, with what it shows.
class Page {
    let bag = DisposeBag()
    var (count, price, title) = (0, 0, "")

    func text(_ count: Int) -> String { "\(count) dishes" }
}
