// Build · A page that may fail (home, 20 min)
//
// A page of a newspaper. Each tap on its button loads it: `load()` is a
// request, anew for each subscription. It sends one text and completes, or
// it fails. It takes a tick or more, and answers on any queue.
//
//     taps        -o-----o-----o-----
//     load()       --a   --#   --b           three requests
//     text        e--a-----------b---       e is the empty text
//     failed      ---------o---------
//
// - `text` is state: the empty text at first, then what each load has
//   sent. After a failure it stays as it is. A window that opens later,
//   while another is open, shows the present text at once.
// - `failed` is an event, for those who listen when it happens.
// - A tap while a load is under way: nobody waits for that load any more,
//   and a new one begins.
// - Each window listens to both, to `text` first. One tap makes one
//   request, however many windows are open.
// - When no window is open any more, a load that is under way is let go
//   of. Your page may decide which text a window shows that opens then.

import LessonKit
import Streams

struct NewsPage {
    let text: Driver<String>
    let failed: Signal<Void>
}

func page(taps: Signal<Void>, load: @escaping () -> Observable<String>) throws -> NewsPage {
    throw ToDo()
}
