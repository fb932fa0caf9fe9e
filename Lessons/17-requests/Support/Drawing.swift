import LessonKit
import Streams

extension Stage {
    /// A request in virtual time, drawn as the row `name` when somebody subscribes.
    func request(_ name: String, _ marbles: String) -> Single<String> {
        cold(name, marbles, as: String.self).asSingle()
    }

    /// A search in virtual time, drawn as the row `name` when somebody subscribes.
    func search(_ name: String, _ marbles: String) -> Maybe<String> { cold(name, marbles, as: String.self).asMaybe() }

    /// What a user types, in virtual time, whether somebody listens or not. It is drawn as the row "typing".
    func typing(_ marbles: String) -> Observable<String> {
        hot(marbles, as: String.self).record("typing", on: self)
    }
}
