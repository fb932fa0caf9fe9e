// Build · The dish of the day (home, 20 min)
//
// A view model with a button, a dish and a spinner:
//
// - A tap loads the dish. A tap while a dish is being loaded does nothing.
// - `name` sends the dish when it is there. If the load fails, it sends
//   "n" (nothing). After that, the button works again.
// - A load that takes longer than one second has failed.
// - `isLoading` sends false at the beginning, true when a load begins, and
//   false when it is over.
// - A screen subscribes to `name` and to `isLoading`, to each once, before
//   the first tap. Each tap loads one dish, and not one for each output.
//
//     taps          --x-----x---------      x: ()
//     load            ---(d|)               the first load
//     load                  --#             the second load
//     name          -----d----n-------
//     isLoading     f-t--f--t-f-------      t: true    f: false
//
// Write a test, as in exercise 3. It may run the view model several times,
// each time with a clock of its own. Taps that complete or fail are not
// part of this exercise, and neither is a tap in the tick in which a load
// is over.

import LessonKit
import Marbles
import Streams

struct Dish {
    let name: Observable<String>
    let isLoading: Observable<Bool>
}

typealias DishModel = (_ taps: Observable<Void>, _ load: Single<String>, _ clock: any SchedulerType) -> Dish

func testDish(_ model: @escaping DishModel) throws {
    throw ToDo()
}
