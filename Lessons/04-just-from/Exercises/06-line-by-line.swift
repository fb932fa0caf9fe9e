// Build · Line by line (home, 12 min)
//
// Send the lines of a file as they are, one by one, then the end.
//
//     the lines "so", "it", "goes"      (abc|)      a: so   b: it
//                                                   c: goes
//     a file with no lines              |
//     there is no such file             |
//     it cannot be read                 #  the error that `read` threw
//
// An empty line is a line, too. The file is read once for each subscriber,
// when they subscribe. It may have changed since the last time. `lines`
// itself throws nothing.

import LessonKit
import Streams

protocol File {
    /// The lines; nil if there is no such file. Throws if it is there and cannot be read.
    func read() throws -> [String]?
}

func lines(of file: any File) throws -> Observable<String> {
    throw ToDo()
}
