import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension SiteScene {
    typealias Photo = (String, @escaping @Sendable (String) -> String, DispatchQueue, any ImmediateSchedulerType) throws
        -> Observable<String>

    /// Makes a photo, and subscribes to it: so many at the same time, or one and a later one.
    func photo(
        _ name: String, returns photos: [String] = [], subscribers: Int = 1, isLeft: Bool = false, later: Bool = false,
        isSlow: Bool = false, _ photo: @escaping Photo
    ) throws {
        let early = try isSlow ? usesTimers { try $0.photo(name, photo) } : nil
        let (site, worker, screen) = (site, site.queue("worker"), site.scheduler("screen"))
        (site.free, site.patience) = (["screen"], Self.timers)
        isByLane = subscribers > 1 || later
        let begun = Box(0)
        let load: @Sendable (String) -> String = { name in
            let number = site.change {
                begun.value += 1
                return begun.value
            }
            site.takeLong("load \"\(name)\"", early: early)
            return number <= photos.count ? photos[number - 1] : photos.last ?? name
        }
        let made = Box<Observable<String>?>(nil)
        let what = subscribers > 0 ? "subscribe" : "photo"
        let names = subscribers > 1 ? ["the first", "the second"] : Array(repeating: "it", count: subscribers)
        try call(what, opens: !isLeft) { [self] in
            let stream = try photo(name, load, worker, screen)
            made.value = stream
            site.note("the stream is made")
            for name in names { subscribe(name, to: stream) }
        }
        if isLeft {
            settle { _ in begun.value > 0 }
            dispose()
            site.open()
            settle { $0.count("load") > 0 }
        } else {
            settle { $0.count("completes") >= subscribers }
        }
        if later, let stream = made.value {
            try call("subscribe") { [self] in subscribe("the second", to: stream) }
            settle { $0.count("completes") > subscribers }
        }
    }
}

/// Loads on `queue`, and sends the photo and the end from there.
func loaded(_ name: String, _ load: @escaping @Sendable (String) -> String, on queue: DispatchQueue)
    -> Observable<String>
{
    recipe { observer in queue.async { observer.sendLast(load(name)) } }
}

/// An observable with a recipe that leaves nothing to clean up. Without `screen` all arrives where the recipe sends it.
func recipe(
    on screen: (any ImmediateSchedulerType)? = nil, _ recipe: @escaping (AnyObserver<String>) -> Void
) -> Observable<String> {
    let photos = Observable<String>.create { observer in
        recipe(observer)
        return Disposables.create()
    }
    return screen.map { photos.observe(on: $0) } ?? photos
}

/// A scheduler whose actions run on `queue`.
func scheduler(_ queue: DispatchQueue) -> SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "its own")
}

extension ObserverType {
    /// Sends an element, and the end.
    func sendLast(_ element: Element) {
        onNext(element)
        onCompleted()
    }
}
