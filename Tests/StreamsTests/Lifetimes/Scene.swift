import Streams

/// What a program uses: a screen, a model, and sources. It imports nothing but the module, so it runs on RxSwift, too.
///
/// The subscriber's closure uses the screen, and the operators' closures use the model. A program does not use the scene itself in a
/// closure: that closure would keep everything.
final class Scene {
    /// Somebody who subscribes, and owns the bag.
    final class Screen {
        let bag = DisposeBag()
        func show(_ number: Int) {}
    }

    /// What the closures of the operators use.
    final class Model {
        func same(_ number: Int) -> Int { number }
    }

    private(set) var screen: Screen! = Screen()
    private(set) var model: Model! = Model()
    let clock = HistoricalScheduler()
    private var ends: [() -> Void] = []

    /// Uses the screen.
    var show: (Int) -> Void { screen.show }
    /// Uses the model.
    var same: (Int) -> Int { model.same }

    var never: Observable<Int> { .never() }
    var subject: PublishSubject<Int> { keeping(PublishSubject()) }
    var behavior: BehaviorSubject<Int> { keeping(BehaviorSubject(value: 0)) }

    /// A recipe whose observer is kept.
    var recipe: Observable<Int> {
        .create { [weak self] observer in
            self?.ends.append { observer.onCompleted() }
            return Disposables.create()
        }
    }

    /// A recipe that drops its observer.
    var forgetful: Observable<Int> { .create { _ in Disposables.create() } }

    /// A recipe that uses the model, and drops its observer.
    var recipeOfModel: Observable<Int> {
        let same = same
        return .create { _ in
            _ = same(1)
            return Disposables.create()
        }
    }

    /// Keeps `source` as long as the scene is there.
    func keeping<Source: ObserverType>(_ source: Source) -> Source {
        ends.append { source.onCompleted() }
        return source
    }

    /// Keeps `object` as long as the scene is there.
    func keeping<Object>(object: Object) -> Object {
        ends.append { _ = object }
        return object
    }

    func endSources() { for end in ends { end() } }

    func releaseObjects() { (screen, model) = (nil, nil) }
}
