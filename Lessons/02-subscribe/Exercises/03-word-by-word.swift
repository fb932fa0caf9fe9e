// Complete · Word by word (class, 5 min)
//
// A line of text, one word after the other, and then the end. A line
// without a word in it is an error.
//
//     words("so it goes")     (abc|)     a: so   b: it   c: goes
//     words("   ")            #          Blank()
//
// The words are sent already. Two things are missing.

import LessonKit
import Streams

struct Blank: Error {}

func words(_ line: String) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        let words = line.split(separator: " ").map { String($0) }
        // What if there is none?

        for word in words {
            observer.onNext(word)
        }
        // And when that was all?

        return Disposables.create()
    }
}
