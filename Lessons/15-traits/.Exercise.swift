import LessonKit
import Streams

// 1 · Predict · Who is called?
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
// Which words are logged, in which order? Answer with a list: ["look", ...]
//
func whoIsCalled() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Seven endings
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
// Answer with seven diagrams, in this order. A single's success is an element and the end in one tick: (1|). An error is #.
// Where nothing arrives, the diagram is "".
//
func sevenEndings() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The cloakroom
//
// `Cloakroom` is somebody else's code. Make a `Maybe` of a search:
//
//     a blue coat hangs there     ---b     coat(...)     ---(b|)
//     nothing hangs there         ---o     coat(...)     ---|
//     the room is locked          ---#     coat(...)     ---#
//
//     disposed at tick 2          --!      and the search is stopped, at tick 2
//
// The coat that is there arrives already. The rest is missing.
//
protocol Cloakroom {
    /// Looks for the coat with a number. `answer` is called once, later: with nil if there is none. Call the closure that is
    /// returned to stop the search.
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

// 4 · Complete · The notice
//
// A notice lies over a screen until the user taps Close, or until nobody waits for that any more.
//
//     tapped         ----x
//     notice(...)    ----|
//     lies there     ^---!
//
//     disposed at tick 2
//     lies there     ^-!
//
// It is put there when somebody subscribes. Two things are missing.
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
                // Who waits for this?
            })
        // And who takes the notice away?
        return Disposables.create()
    }
}

// 5 · Repair · The first goal
//
// A bell rings with the first goal of a match, once. `goals` sends who scored.
//
//     goals         --a--b--c-
//     firstGoal     --(a|)
//     used          ^-!
//
//     goals         -----|           a match without a goal
//     firstGoal     -----#           RxError.noElements
//
// In the stadium the bell is silent with the first goal, and with the second it fails. Find out why, and mend it.
//
func firstGoal(_ goals: Observable<String>) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return goals.asSingle()
}

// 6 · Repair · Saved, and how many words
//
// Save a text, and then say how many words the store has.
//
//     save                ----|
//     the words then      ----3       nobody counts before tick 4
//     saveAndCount        ----(3|)
//
//     save                ----#
//     saveAndCount        ----#       and nobody counts
//
// It says 0 the first time, and from then on what was there before. Find out why, and mend it.
//
protocol Store {
    /// Takes a while. Nothing is saved before somebody subscribes.
    func save(_ text: String) -> Completable
    /// The words of what is saved now.
    func countWords() -> Int
}

func saveAndCount(_ text: String, in store: any Store) throws -> Single<Int> {
    try toDo()  // delete this line when you start
    return store.save(text).andThen(Single.just(store.countWords()))
}

// 7 · Repair · The look-up that says nothing
//
// How many stars does a repository have? The server answers with a status and a text; or there is no answer, but an error.
//
//     200, "31"             stars     ---(s|)       s: 31
//     200, "<html>"         stars     ---#          Unreadable()
//     404, "0"              stars     ---#          BadStatus(code: 404)
//     the error Offline()   stars     ---#          Offline()
//
//     disposed at tick 2    --!       and the request is cancelled, at tick 2
//
// Each subscriber asks the server anew. What stands below says nothing at all when there is no network, gives a repository
// that does not exist 0 stars, and asks to the end for a page that nobody looks at any more. Find out why, and mend it.
//
struct Unreadable: Error {}
struct BadStatus: Error, Equatable { let code: Int }

protocol StarServer {
    /// Asks for the stars of a repository. `answer` is called once, later. Call the closure that is returned to cancel.
    func get(
        _ name: String, answer: @escaping (_ status: Int?, _ text: String?, _ error: (any Error)?) -> Void
    ) -> () -> Void
}

func stars(of name: String, from server: any StarServer) throws -> Single<Int> {
    try toDo()  // delete this line when you start
    return Single.create { single in
        _ = server.get(name) { _, text, _ in
            if let text, let stars = Int(text) { single(.success(stars)) }
        }
        return Disposables.create()
    }
}

// 8 · Build · Look in the drawer first
//
// Somebody wants to read a page. It may lie in the drawer. If it does not, it is fetched from the library, put into the
// drawer for the next time, and then read.
//
//     it lies there             it does not
//     find     --(p|)           find     --|
//     fetch                     fetch      --(p|)
//     keep                      keep         -|
//     page     --(p|)           page     -----(p|)
//
// Each row begins where it is subscribed to. What lies in the drawer is not fetched, and not kept again.
//
// If `find` or `fetch` fails, so does the page, with the same error. If the page cannot be kept, it is read all the same.
//
protocol Drawer {
    /// The page, or nothing if it is not there.
    func find(_ name: String) -> Maybe<String>
    /// Puts the page into the drawer.
    func keep(_ name: String, _ text: String) -> Completable
}

protocol Library {
    /// Fetches the page.
    func fetch(_ name: String) -> Single<String>
}

func page(_ name: String, drawer: any Drawer, library: any Library) throws -> Single<String> {
    throw ToDo()
}
