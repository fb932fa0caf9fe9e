// Repair · A stream, and still it waits (home, 10 min)
//
// A stream of one picture. `load` takes long, so it should run on
// `worker`, a serial queue. The picture, and then the end, should arrive
// on `screen`. `screen` is a scheduler, as `MainScheduler.instance` is
// one: `any ImmediateSchedulerType` is the type of all schedulers.
//
//     subscribe    returns at once
//     worker       [====load====]
//     screen                     (a|)
//
// Each call of `subscribe` starts a load of its own: it begins there,
// and not before. A load that has begun cannot be stopped. After a dispose
// nothing arrives.
//
// What arrives is right already. But `subscribe` has to wait until the
// picture is loaded. Find out why, and mend it.

import Dispatch
import LessonKit
import Streams

func photo(
    _ name: String, load: @escaping @Sendable (String) -> String, worker: DispatchQueue,
    screen: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        observer.onNext(load(name))
        observer.onCompleted()
        return Disposables.create()
    }
    .observe(on: screen)
}
