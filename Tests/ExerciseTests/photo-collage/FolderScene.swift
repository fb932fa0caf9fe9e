import ExerciseSupport

@testable import photo_collage_exercises

struct Locked: Error, Equatable {}

/// A folder that has room from some tick on, and a user who answers.
final class FolderScene: Scene<String> {
    /// - Parameters:
    ///   - room: From this tick on there is room. A write takes 2 ticks, and asks when it begins.
    ///   - trouble: From this tick on the folder is locked.
    ///   - yes: Before this tick the user says yes, from then on no. Nil: the question fails.
    func save(
        _ answer: (Single<String>, Single<Bool>) throws -> Single<String>, room: Int, trouble: Int = 99, yes: Int? = 99
    ) throws -> Observable<String> {
        let good = cold("write", "--(n|)", as: String.self).asObservable()
        let full = cold("write, full", "--#", as: String.self, error: FolderFull()).asObservable()
        let locked = cold("write, locked", "--#", as: String.self, error: Locked()).asObservable()
        let write = Single<String>.deferred { [self] in
            log("write")
            let now = scheduler.clock
            return (now >= trouble ? locked : now >= room ? good : full).asSingle()
        }
        let answers = cold("ask", "--(a|)", as: String.self).asObservable()
        let broken = cold("ask, broken", "--#", as: String.self).asObservable()
        let ask = Single<Bool>.deferred { [self] in
            log("ask")
            let now = scheduler.clock
            guard let yes else { return broken.map { _ in true }.asSingle() }
            return answers.map { _ in now < yes }.asSingle()
        }
        return try answer(write, ask).asObservable()
    }
}

/// What follows a full folder.
func full(_ write: Single<String>, _ next: @escaping (any Error) throws -> Single<String>) -> Single<String> {
    write.catch { error in
        guard error is FolderFull else { throw error }
        return try next(error)
    }
}

/// The solution, with something else after a no.
func branch(
    _ write: Single<String>, _ ask: Single<Bool>, no: @escaping (any Error) -> Single<String>
) -> Single<String> {
    write.catch { error in
        guard error is FolderFull else { throw error }
        return ask.flatMap { $0 ? branch(write, ask, no: no) : no(error) }
    }
}

/// The solution, for any error.
func all(_ write: Single<String>, _ ask: Single<Bool>) -> Single<String> {
    write.catch { error in ask.flatMap { $0 ? all(write, ask) : .error(error) } }
}
