import LessonKit
import Streams

// 1 · Predict · Who is called? (class, 5 min)
//
//     struct Torn: Error {}
//
//     let coat = Maybe<String>.create { maybe in
//         log("look")
//         maybe(.completed)
//         maybe(.success("blue"))
//         return Disposables.create()
//     }
//     let hat = Single<String>.create { single in
//         log("look")
//         single(.success("red"))
//         single(.failure(Torn()))
//         return Disposables.create()
//     }
//
//     _ = coat.subscribe(
//         onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
//     _ = hat.asMaybe().subscribe(
//         onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
//     _ = hat.asObservable().subscribe(
//         onNext: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func whoIsCalled() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Seven endings (class, 7 min)
//
// Four streams of numbers. The last one never ends.
//
//     none    -----|
//     one     -1---|
//     two     -1-2-|
//     open    -1----
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     none.asSingle()
//     none.asMaybe()
//     one.asSingle()
//     two.asSingle()
//     open.asSingle()
//     open.take(1).asSingle()
//     two.ignoreElements().asCompletable()
//
// Answer with seven diagrams, in this order: ["...", "..."]. The success of a single is an element and the end in one tick,
// in brackets: (9|). An error is #. If nothing arrives, the diagram is "".
//
func sevenEndings() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The cloakroom (class, 8 min)
//
// `Cloakroom` is somebody else's code. Make a `Maybe` of a search:
//
//     a blue coat hangs there     ---b     coat(...)     ---(b|)
//     nothing hangs there         ---o     coat(...)     ---|
//     the room is locked          ---#     coat(...)     ---#
//
//     disposed at tick 2          --!      and the search is stopped, at tick 2
//
// An error arrives as it is. Each subscriber starts a search of their own, and stops only that one.
//
// The first line works already. The rest is missing.
//
protocol Cloakroom {
    /// Looks for the coat with a number. `answer` is called once, later: with nil if there is none. To stop the search, call the
    /// closure that is returned.
    func find(_ number: Int, answer: @escaping (Result<String?, any Error>) -> Void) -> () -> Void
}

func coat(_ number: Int, from room: any Cloakroom) throws -> Maybe<String> {
    try toDo()  // delete this line when you start
    return Maybe.create { maybe in
        _ = room.find(number) { result in
            if case .success(let coat?) = result { maybe(.success(coat)) }
        }
        return Disposables.create()
    }
}

// 4 · Complete · The notice (class, 6 min)
//
// A notice lies over a screen. It goes when the user taps Close, and also when the subscription is disposed of.
//
//     tapped         ----x
//     notice(...)    ----|
//     lies there     ^---!
//
//     disposed at tick 2
//     lies there     ^-!
//
// The notice is put there when somebody subscribes, each time anew. There is never more than one subscriber at a time.
//
// Two things are missing.
//
protocol Board {
    /// Puts a notice over the screen. `onClose` is called when Close is tapped; the notice stays.
    func put(_ text: String, onClose: @escaping () -> Void)
    /// Takes the notice away. If there is none, nothing happens.
    func clear()
}

func notice(_ text: String, on board: any Board) throws -> Completable {
    try toDo()  // delete this line when you start
    return Completable.create { completable in
        board.put(
            text,
            onClose: {
                // What does the subscriber receive now?
            })
        // And where is the notice taken away?
        return Disposables.create()
    }
}

// 5 · Repair · The first goal (class, 5 min)
//
// A bell rings once, with the first goal of a match. `goals` sends the names of the scorers. It goes on like a radio, whether
// somebody listens or not.
//
//     goals         --a--b--c-
//     firstGoal     --(a|)
//     used          ^-!
//
//     goals         -----|           a match without a goal
//     firstGoal     -----#           RxError.noElements
//
//     goals         --#              any other error arrives as it is
//     firstGoal     --#
//
// A second bell may be there from the beginning, or begin later. A later bell rings with the first goal that it receives.
//
// In the stadium the bell is silent at the first goal, and fails at the second. Find out why, and repair it.
//
func firstGoal(_ goals: Observable<String>) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return goals.asSingle()
}

// 6 · Repair · Saved, and how many words (class, 6 min)
//
// Save a text. When it is saved, count the words of the store.
//
//     save                ----|
//     the words then      ----3       the store counts at tick 4, not before
//     saveAndCount        ----(3|)
//
//     save                ----#
//     saveAndCount        ----#       the same error, and the store does not count
//
// Each subscriber saves anew, and receives a count made after that save. Disposing of the subscription disposes of the save.
//
// Now it says 0 the first time, and later the number from before the save. Find out why, and repair it.
//
protocol Store {
    /// Takes a while. It begins when somebody subscribes.
    func save(_ text: String) -> Completable
    /// The number of words that are saved now.
    func countWords() -> Int
}

func saveAndCount(_ text: String, in store: any Store) throws -> Single<Int> {
    try toDo()  // delete this line when you start
    return store.save(text).andThen(Single.just(store.countWords()))
}

// 7 · Build · One van (home, 12 min)
//
// Deliver all parcels of a list with one van: one at a time, in the order of the list.
//
//     red                  ---|
//     blue                    --|
//     deliverAll(...)      -----|
//
//     red                  --#
//     blue                              blue stays in the van
//     deliverAll(...)      --#          the same error
//
//     disposed at tick 1
//     red                  ^!           and blue never begins
//
// An empty list completes at once. A parcel that is in the list twice is delivered twice. Each subscriber has the whole list
// delivered anew.
//
protocol Van {
    /// Delivers one parcel. It begins when somebody subscribes.
    func deliver(_ parcel: String) -> Completable
}

func deliverAll(_ parcels: [String], with van: any Van) throws -> Completable {
    throw ToDo()
}
