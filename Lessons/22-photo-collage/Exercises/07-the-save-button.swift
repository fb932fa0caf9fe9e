// Build · The Save button (home, 20 min)
//
// What happens when Save is pressed? `messages` sends what the app should
// say.
//
//     photos            1------2------------     1, 2: the photos in the
//                                                collage
//     tap               ---x----x-----x-----
//     save 1               ---(s|)
//     save 2                    ---#  ---#       Locked()
//     messages(...)     ------a----b-----b--     a: "Saved as s"
//                                                b: "Not saved: Locked()"
//
// - A tap saves the photos that are in the collage at that time. `photos`
//   sends the present ones on subscribing, and then each change. A change
//   alone saves nothing, and a save that is under way goes on with its
//   photos.
// - A tap while a save is under way is ignored. After the save, the next
//   tap saves again: the same photos, too.
// - The message is "Saved as " and the name that `save` sends, or "Not
//   saved: " and the error in words, "\(error)".
// - After an error the button works as before.
// - `tap` and `photos` do not fail or end. The result has one subscriber.
//   `dispose` disposes of the save that is under way.
// - The button is disabled when the number of photos is wrong: do not look
//   at the number.

import LessonKit
import Streams

func messages(
    tap: Observable<Void>, photos: Observable<[String]>, save: @escaping ([String]) -> Single<String>
) throws -> Observable<String> {
    throw ToDo()
}
