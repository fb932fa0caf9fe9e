// Build · A poster in three languages (home, 15 min)
//
// A poster is wanted in some languages. `translate` takes long, and
// `translators` is a concurrent scheduler: it can run all of them at the
// same time. It should be used like that, with one call of `translate` for
// each language. Each poster should arrive on `printer` as soon as it is
// ready, whichever was wanted first. After the last one comes the end.
//
//     languages      ["Korean", "German", "French"]
//     translators    [Korean============]
//                    [German===]
//                    [French=======]
//     printer                  a   b    (c|)       a: German   b: French
//                                                  c: Korean
//
// If `translate` throws, the error arrives on `printer`, and nothing after
// it. No languages: only the end. The same language twice: two posters. It
// is subscribed to on `printer`, which should not wait. Each subscriber
// has posters of their own, and they are translated when somebody
// subscribes, not before. Work that has begun cannot be stopped. After a
// dispose nothing arrives.

import LessonKit
import Streams

func posters(
    in languages: [String], translate: @escaping @Sendable (String) throws -> String,
    translators: any ImmediateSchedulerType, printer: any ImmediateSchedulerType
) throws -> Observable<String> {
    throw ToDo()
}
