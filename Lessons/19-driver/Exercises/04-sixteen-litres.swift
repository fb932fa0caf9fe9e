// Repair · Sixteen litres (class, 8 min)
//
// A petrol pump asks how many whole litres it should give. Somebody typed
// 0x10 and got sixteen litres. Somebody else made 12q of 12, and the pump
// gave 12 litres: nobody had taken the 12 away.
//
//     an amount      one, two or three of the digits 0 to 9, and nothing
//                    else: "5", "007", "120", "0"
//     no amount      everything else: "", " 5", "12q", "0x10", "1e1",
//                    "7.5", "1234", "-5", "５"
//
// For each text `amounts` sends the amount, or nil where the text is no
// amount. Each text gets its own answer at once, also when it is the same
// answer again. `text` never fails; when it ends, `amounts` ends.
//
//     text       "12"----"12q"----"12"----|
//     amounts     12------nil------12-----|

import LessonKit
import Streams

func amounts(of text: Observable<String>) throws -> Observable<Int?> {
    try toDo()  // delete this line when you start
    return
        text
        .compactMap { Double($0) }
        .map { Int(exactly: $0) }
}
