// Predict · A ticket for the pool (class, 6 min)
//
// A form asks for a name and a year of birth. Both fields are empty at
// first, and they send that: e is the empty text. The small letters are
// wrong texts, the large ones are right.
//
//     name    e--n--N------
//     year    e--------Y--y
//
//     let nameFine = name.map { $0.isEmpty || isName($0) }
//     let yearFine = year.map { $0.isEmpty || isYear($0) }
//     let nameValid = name.map(isName)
//     let yearValid = year.map(isYear)
//     let bothValid =
//         Observable.combineLatest(nameValid, yearValid) { $0 && $1 }
//
//     nameFine
//     Observable.combineLatest(nameFine, yearFine) { $0 && $1 }
//     bothValid
//     bothValid.distinctUntilChanged()
//
// What does each of the last four lines send? Answer with four
// diagrams, t for true and f for false: ["...", "...", "...", "..."].
// `name` and `year` go on without end.

import LessonKit
import Streams

func aTicketForThePool() throws -> [String] {
    throw ToDo()
}
