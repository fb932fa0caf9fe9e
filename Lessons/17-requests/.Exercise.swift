import LessonKit
import Streams

// 1 · Predict · Anna and Boris ask (class, 6 min)
//
//     let server = PublishSubject<Int>()
//
//     let stars = Single<Int>.create { single in
//         log("ask")
//         let request = server.subscribe(onNext: { single(.success($0)) })
//         return Disposables.create {
//             log("cancel")
//             request.dispose()
//         }
//     }
//     log("made")
//
//     let anna = stars.subscribe(onSuccess: { log("Anna \($0)") })
//     let boris = stars.subscribe(onSuccess: { log("Boris \($0)") })
//     anna.dispose()
//     server.onNext(31)
//     server.onNext(32)
//     boris.dispose()
//
// Which lines are logged, in which order? Answer with a list: ["...", "..."]
//
func annaAndBoris() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Six chains (class, 7 min)
//
// Two singles, a single that fails, and two maybes:
//
//     user      --(u|)
//     page      ---(p|)
//     broken    -#
//     empty     --|
//     locked    -#
//
// Each of them begins when it is subscribed to. Somebody subscribes to each of these at tick 0. What arrives?
//
//     user.flatMap { _ in page }
//     broken.flatMap { _ in page }
//     user.flatMap { _ in broken }
//     user.flatMap { _ in broken.catchAndReturn("n") }
//     empty.ifEmpty(switchTo: page)
//     locked.ifEmpty(switchTo: page)
//
// Answer with six diagrams, in this order: ["...", "..."]. The success of a single is an element and the end in one tick,
// in brackets: (x|). An error is #.
//
func sixChains() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The user's page (class, 8 min)
//
// A page is found in two requests. The first answers with the number of a user, the second with the page of that number.
//
//     number          --(7|)
//     page              ---(p|)
//     userPage        -----(p|)
//
//     number          --(7|)
//     page              ---#          NotFound(): this user has no page yet
//     userPage        -----(n|)       n: "(no page)"
//
//     number          --#             NotFound(): there is no such user
//     userPage        --#             the same error, and no page is asked for
//
// Every other error arrives as it is. Each subscriber sends both requests anew. `dispose` cancels the request that is under
// way.
//
// The first request is there already. The rest is missing.
//
struct NotFound: Error {}

protocol Directory {
    /// Asks for the number of a user. The request begins when somebody subscribes, and `dispose` cancels it.
    func number(of user: String) -> Single<Int>
    /// Asks for the page of a number. The request begins when somebody subscribes, and `dispose` cancels it.
    func page(_ number: Int) -> Single<String>
}

func userPage(_ user: String, in directory: any Directory) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return directory.number(of: user).flatMap { number in
        // What comes after the number?
        Single<String>.never()
    }
}

// 4 · Repair · The look-up that says nothing (class, 10 min)
//
// How many stars does a repository have? The server answers with a status and a text. Or there is no answer, but an error.
//
//     200, "31"             stars     ---(s|)       s: 31
//     200, "<html>"         stars     ---#          Unreadable()
//     404, "0"              stars     ---#          BadStatus(code: 404)
//     the error Offline()   stars     ---#          Offline()
//
//     disposed at tick 2    --!       and the request is cancelled, at tick 2
//
// Only 200 is a good status: every other one is a `BadStatus`, whatever the text is. A text is readable if `Int` can read it.
// An error arrives as it is. Each subscriber sends a request of their own, and cancels only that one.
//
// The code below has four faults. Without a network it says nothing at all, and it says nothing about `<html>`. It gives 0
// stars to a repository that does not exist. It goes on asking for a page that is closed. Find out why, and repair it.
//
struct Unreadable: Error {}
struct BadStatus: Error, Equatable { let code: Int }

protocol StarServer {
    /// Asks for the stars of a repository. `answer` is called once, later: with a status and a text, or with an error. To
    /// cancel the request, call the closure that is returned.
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

// 5 · Repair · The autosave that stops (class, 10 min)
//
// Save each version of a page. The result sends the versions that were saved.
//
//     versions        -a---b---c---|
//     save a           --|
//     save b               --#
//     save c                   --|
//     autosave        ---a-------c-|
//
//     versions        -ab-|            b comes while a is saved, so it waits
//     save a           ---|
//     save b              --|
//     autosave        ----a-(b|)
//
// One save at a time, in the order of the versions. A failed save leaves out its version, and the autosave goes on. If
// `versions` fails, the autosave fails at once with the same error. Each subscriber subscribes to `versions` and saves anew.
// `dispose` disposes of the save that is under way.
//
// The code below has two faults: it stops after the first failed save, and two saves can run at the same time. Find out why,
// and repair it.
//
protocol Disk {
    /// Saves a version. It begins when somebody subscribes.
    func save(_ version: String) -> Completable
}

func autosave(_ versions: Observable<String>, to disk: any Disk) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        versions
        .flatMap { version in disk.save(version).andThen(Observable.just(version)) }
        .catch { _ in .empty() }
}

// 6 · Build · Look in the drawer first (home, 15 min)
//
// Somebody wants to read a page. Look for it in the drawer. If it is not there, fetch it from the library, put it into the
// drawer for the next time, and then read it.
//
//     it is in the drawer       it is not
//     find     --(p|)           find     --|
//     fetch                     fetch      --(p|)
//     keep                      keep         -|
//     page     --(p|)           page     -----(p|)
//
//     disposed at tick 3        find     ^-!
//                               fetch    --^!
//
// Each row begins when it is subscribed to. Do not fetch a page that is in the drawer, and do not keep it again. An empty text
// is a page, too.
//
// If `find` or `fetch` fails, the page fails at once with the same error. If `keep` fails, the page is read nevertheless. Each
// reader begins anew: look in the drawer first.
//
// Operators for this: `ifEmpty(switchTo:)`, `flatMap`, `andThen`, `catch`.
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
