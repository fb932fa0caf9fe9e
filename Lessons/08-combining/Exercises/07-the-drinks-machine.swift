// Build · The drinks machine (home, 15 min)
//
// A machine has a row of drinks, a wheel for the sugar, and a button. Each
// press of the button makes one cup: the drink that was chosen last, and
// the sugar that is set at that moment.
//
//     drinks     -t-----k------|           t: tea   k: cocoa
//     sugar      ----2------------|
//     button     x--x-x----x-----x--|
//     cups       ---a-b----c-----c--|      a: tea 0   b: tea 2
//                                          c: cocoa 2
//
// A cup is a text: the drink, a space, the sugar. Until somebody turns the
// wheel, the sugar is 0. A press before the first choice does nothing. A
// choice stays for the next cups. The cups complete with the button; the
// ends of the two others change nothing. An error in any of the three
// arrives at once. All three sources send whether somebody listens or not.
// Whether a subscriber who comes later knows what was chosen before is up
// to you.

import LessonKit
import Streams

func cups(drinks: Observable<String>, sugar: Observable<Int>, button: Observable<String>) throws -> Observable<String> {
    throw ToDo()
}
