import Streams

@testable import photo_collage_exercises

/// Answers, and what they are made of.
extension `photo-collage` {
    /// The same photos are saved once.
    static func notTwice(
        _ tap: Observable<Void>, _ photos: Observable<[String]>, _ save: @escaping ([String]) -> Single<String>
    ) -> Observable<String> {
        .deferred {
            var saved: [String]?
            return tap.withLatestFrom(photos).filter { $0 != saved }.flatMapFirst { photos in
                message(save(photos).do(onSuccess: { _ in saved = photos }))
            }
        }
    }

    /// Right: each save is materialized.
    static func materialized(
        _ tap: Observable<Void>, _ photos: Observable<[String]>, _ save: @escaping ([String]) -> Single<String>
    ) -> Observable<String> {
        tap.withLatestFrom(photos).flatMapFirst { save($0).asObservable().materialize() }
            .compactMap { event in
                switch event {
                case .next(let name): "Saved as \(name)"
                case .error(let error): "Not saved: \(error)"
                case .completed: nil
                }
            }
    }

    /// Right: a result for each save.
    static func results(
        _ tap: Observable<Void>, _ photos: Observable<[String]>, _ save: @escaping ([String]) -> Single<String>
    ) -> Observable<String> {
        tap.withLatestFrom(photos) { $1 }
            .flatMapFirst { photos -> Single<Result<String, any Error>> in
                save(photos).map { .success($0) }.catch { .just(.failure($0)) }
            }
            .map { result in
                switch result {
                case .success(let name): "Saved as \(name)"
                case .failure(let error): "Not saved: \(error)"
                }
            }
    }

    typealias Flat = (Observable<[String]>, @escaping ([String]) -> Observable<String>) -> Observable<String>

    /// The message of a save.
    static func message(
        _ save: Single<String>, saved: @escaping (String) -> String = { "Saved as \($0)" },
        failed: @escaping (any Error) -> Observable<String> = { .just("Not saved: \($0)") }
    ) -> Observable<String> { save.map(saved).asObservable().catch(failed) }

    /// The solution, with other words, other photos or another flatMap.
    static func made(
        saved: @escaping (String) -> String = { "Saved as \($0)" },
        failed: @escaping (any Error) -> Observable<String> = { .just("Not saved: \($0)") },
        flat: @escaping Flat = { $0.flatMapFirst($1) },
        _ photosToSave: @escaping (Observable<Void>, Observable<[String]>) -> Observable<[String]>
    ) -> (Observable<Void>, Observable<[String]>, @escaping ([String]) -> Single<String>) -> Observable<String> {
        { tap, photos, save in
            flat(photosToSave(tap, photos)) { message(save($0), saved: saved, failed: failed) }
        }
    }
}
