// Build · A diary (home, 15 min)
//
// Subscribe once to `source`, at once. Write a line for each thing that
// happens, when it happens: the element as a text ("7"), then how the
// source ended ("error" or "completed"), and at last "disposed". Return
// what stops it: the caller may dispose of that.
//
//     source     --7--8--|      writes   7, 8, completed, disposed
//     source     --7--#         writes   7, error, disposed
//     source     --7--8--|
//     stopped    ---!           writes   7, disposed

import LessonKit
import Streams

func diary(of source: Observable<Int>, write: @escaping (String) -> Void) throws -> any Disposable {
    throw ToDo()
}
