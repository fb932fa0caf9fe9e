import LessonKit
import Screen
import Streams

// 1 · Predict · Two messages (class, 6 min)
//
// When the collage is saved, a message should say how many files there are. Two people wrote it.
//
//     var files = 0
//     let save = Completable.create { completable in
//         files += 1
//         log("save")
//         completable(.completed)
//         return Disposables.create()
//     }
//     func message() -> Single<String> {
//         log("message")
//         return .just("files: \(files)")
//     }
//
//     let first = save.andThen(message())
//     let second = save.andThen(Single.deferred { message() })
//     log("made")
//     _ = first.subscribe(onSuccess: { log($0) })
//     _ = second.subscribe(onSuccess: { log($0) })
//
// Which lines are logged, in which order? Answer with a list: ["...", "..."]
//
func twoMessages() throws -> [String] {
    throw ToDo()
}

// 2 · Complete · Undo (class, 8 min)
//
// The app gets a button Undo. It takes back the last change: a photo that was added, or a Clear.
//
//     changes            -a--b--x--u--u--|     a, b: add a photo   x: clear   u: undo
//     undoable(...)      01--2--0--2--1--|     0: no photos   1: a   2: a and b
//
// - Each subscriber starts with no photos, at once, before the first change. Each change sends the photos after it.
// - An Undo that follows an Undo takes back one change more. An Undo cannot be taken back.
// - With nothing to take back, Undo sends the photos as they are: none.
// - Each add is a change, also of the same photo again. A Clear of an empty collage is a change as well.
// - The result ends when `changes` ends. An error arrives as it is.
//
// `scan` keeps all that was there, the latest last. Three things are missing.
//
enum Change {
    case add(String)
    case clear
    case undo
}

func undoable(_ changes: Observable<Change>) throws -> Observable<[String]> {
    try toDo()  // delete this line when you start
    return
        changes
        .scan([[]]) { (history: [[String]], change) in
            let photos = history[history.count - 1]
            switch change {
            case .add(let photo): return history + [photos + [photo]]
            case .clear: return history  // What comes behind the history?
            case .undo: return history  // And what is taken from it?
            }
        }
        .map { history in history[history.count - 1] }
}

// 3 · Repair · No photo twice (home, 10 min)
//
// A collage has each photo once at most, and six photos at most.
//
//     chosen            -a-b-a-----a--
//     clear             --------x-----
//     collage(...)      -1-2-2--0--1--     0: no photos   1: a   2: a and b
//
// - A photo that is in the collage is not added again. After a Clear it may be added again.
// - When there are six photos, no other is added before the next Clear.
// - Each choice and each Clear sends the photos after it, also when they are the same as before. Nothing comes before that.
// - `chosen` and `clear` go on like taps: they do not end or fail. Each subscriber starts with no photos.
//
// The code below has three faults: the third choice adds a second a, the photos come back after a Clear, and after the sixth
// photo the button is dead. Find out why, and repair it.
//
func collage(chosen: Observable<String>, clear: Observable<Void>) throws -> Observable<[String]> {
    try toDo()  // delete this line when you start
    let added = chosen.distinctUntilChanged().take(6).scan([]) { photos, photo in photos + [photo] }
    return Observable.merge(added, clear.map { [] })
}

// 4 · Complete · Ask before clearing (class, 10 min)
//
// Clear should ask first. An alert has the title "Clear the collage?" and two buttons in this order: "Clear" and "Keep".
//
//     Enter on Clear        true
//     Enter on Keep         false
//     Esc                   false
//     disposed of           nothing comes, and the alert goes
//
// - The alert comes when somebody subscribes, each time anew. There is never more than one subscriber at a time.
// - It stands above `screen` until one of these four happens.
//
// Two things are missing. `Alert` is explained in the lesson's step "A notice above the screen". A button with
// `style: .cancel` is chosen by Esc as well.
//
func confirmClear(on screen: Screen) throws -> Single<Bool> {
    try toDo()  // delete this line when you start
    return Single.create { single in
        let alert = Alert(title: "Clear the collage?")
        alert.addAction("Clear") { single(.success(true)) }
        // Where is Keep?
        screen.present(alert)
        return Disposables.create()  // And who takes the alert away?
    }
}

// 5 · Repair · Back to the list (class, 8 min)
//
// A screen has a list of names. Enter on a row chooses it. `chosen` sends each name that is chosen, also the same one again, and
// completes when the screen leaves its stack for good. While another screen covers it, nothing ends.
//
//     the screen        ^----c--r-----!     c: covered   r: seen again   !: popped
//     Enter             --a------b-a--
//     chosen(...)       --a------b-a--|
//
// - Each subscriber gets what is chosen after it has subscribed. `chosen` is called before the screen leaves.
// - A screen without a choice completes as well. The app may keep a screen that has left: it is not always freed.
//
// Two users report: after looking at a large photo, nothing can be chosen. Find out why, and repair it.
//
final class Picker: Screen {
    let list = ListView(height: 4)
    private let bag = DisposeBag()

    init(_ names: [String]) {
        super.init("Photos", [list])
        Observable.just(names).bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in
            cell.textLabel?.text = name
        }.disposed(by: bag)
    }
}

func chosen(in picker: Picker) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return picker.list.rx.modelSelected(String.self)
        .take(until: picker.rx.viewWillDisappear)
}

// 6 · Repair · Room for one more (home, 12 min)
//
// The folder may be full. Then the app asks: "Try again?" The user can delete some files before they answer.
//
//     write         --#                  FolderFull()
//     ask             --(y|)             yes
//     write             --(n|)           n: the file's name
//     save(...)     ------(n|)
//
//     write         --#                  FolderFull()
//     ask             --(n|)             no
//     save(...)     ----#                FolderFull()
//
// - `ask` sends true for yes, false for no. The user is asked each time the folder is full, as often as they say yes.
// - Every other error of `write` arrives as it is, and nobody is asked. An error of `ask` arrives as it is, too.
// - Each subscriber writes anew. `dispose` disposes of the write or the question that is under way.
// - `write` and `ask` start when somebody subscribes to them, and each time anew.
//
// The code below asks nobody, and tries once more after any error. Repair it.
//
struct FolderFull: Error {}

func save(_ write: Single<String>, whenFull ask: Single<Bool>) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return write.retry(2)
}

// 7 · Build · The Save button (home, 20 min)
//
// What happens when Save is pressed? `messages` sends what the app should say.
//
//     photos            1------2------------     1, 2: the photos in the collage
//     tap               ---x----x-----x-----
//     save 1               ---(s|)
//     save 2                    ---#  ---#       Locked()
//     messages(...)     ------a----b-----b--     a: "Saved as s"   b: "Not saved: Locked()"
//
// - A tap saves the photos that are in the collage at that time. `photos` sends the present ones on subscribing, and then each
//   change. A change alone saves nothing, and a save that is under way goes on with its photos.
// - A tap while a save is under way is ignored. After the save, the next tap saves again: the same photos, too.
// - The message is "Saved as " and the name that `save` sends, or "Not saved: " and the error in words, "\(error)".
// - After an error the button works as before.
// - `tap` and `photos` do not fail or end. The result has one subscriber. `dispose` disposes of the save that is under way.
// - The button is disabled when the number of photos is wrong: do not look at the number.
//
func messages(
    tap: Observable<Void>, photos: Observable<[String]>, save: @escaping ([String]) -> Single<String>
) throws -> Observable<String> {
    throw ToDo()
}
