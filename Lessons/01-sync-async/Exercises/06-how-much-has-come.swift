// Build · How much has come (home, 15 min)
//
// `Downloader` is somebody else's code, with two callbacks. Make one
// stream of it: an element for each call of `progress`, and then the end,
// or the error. All of it should arrive on `screen`, a scheduler.
//
//     progress     --a-----b------      a: 40   b: 100
//     done         ----------x----      x: nil
//     the stream   --a-----b-|
//
//     progress     --a------------
//     done         -----x---------      x: an error
//     the stream   --a--#               the same error
//
//     disposed     ----!                the download is cancelled, once
//     the stream   --a-!
//
// Each subscription has a download of its own, and cancels only that
// one. Before somebody subscribes there is none. The same number may come
// twice, or none at all, or none that is 100: `done` alone says that it is
// over.
//
// An observer has these methods: `onNext`, `onError` and `onCompleted`.

import LessonKit
import Streams

protocol Downloader: Sendable {
    /// Starts to download a file, and returns the download's number at once. On a queue of its own it then calls `progress`
    /// with the per cent that have come, as often as it likes. At last it calls `done`, once: with nil if all went well.
    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void) -> Int

    /// Gives up the download with this number. Does nothing if that one is done.
    func cancel(_ number: Int)
}

func download(
    _ file: String, with downloader: any Downloader, screen: any ImmediateSchedulerType
) throws -> Observable<Int> {
    throw ToDo()
}
