import LessonKit
import Streams

extension Stage {
    /// Searches for a text: 800 ms for an "x", 300 ms for anything else. It answers with the text in capitals.
    func find(_ text: String) -> Single<String> {
        Single.just(text.uppercased())
            .delay(.milliseconds(text == "x" ? 800 : 300), scheduler: scheduler)
    }
}
