// Repair · A speech and its headphones (home, 8 min)
//
// A speech is sent word by word, whether somebody listens or not.
// `translate` returns the word in another language. The listeners have
// headphones. Each call of `translate` costs a coin.
//
//     speech       --a--b--c--d--
//     Kim          --A--B--C--D--         listens from tick 0 on
//     Lou                 -C--D--         listens from tick 7 on: what
//                                         comes from then on
//     translate    --a--b--c--d--         called once for each word
//
// - `translation` is made once, and each listener subscribes to it.
// - However many listen, `translate` is called once for each word. A word
//   that comes again is translated again.
// - While nobody listens, nothing is translated. An end or an error of the
//   speech arrives as it is.
//
// Now each listener costs a coin for each word. Find out why, and repair
// it.

import LessonKit
import Streams

func translation(
    of speech: Observable<String>, translate: @escaping (String) -> String
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return speech.share().map(translate)
}
