import LessonKit
import Streams

extension Stage {
    /// What a user types, whether somebody listens or not. It is drawn once.
    func typing(_ marbles: String) -> Observable<String> {
        let typed = PublishSubject<String>()
        listen("typed", to: typed)
        play(marbles) { typed.onNext($0) }
        return typed
    }

    /// Searches for a text: 800 ms for an "x", 300 ms for anything else. It answers with the text in capitals.
    func find(_ text: String) -> Single<String> {
        Single.just(text.uppercased())
            .delay(.milliseconds(text == "x" ? 800 : 300), scheduler: scheduler)
    }
}
