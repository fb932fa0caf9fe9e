// Predict · Three ponds (class, 6 min)
//
//     final class Pond {
//         let name: String
//         let bag = DisposeBag()
//         init(_ name: String) { self.name = name }
//         deinit { log(name) }
//         func fill(_ litres: Int) {}
//     }
//
//     let pump = BehaviorSubject(value: 1)
//     let rain = PublishSubject<Int>()
//     let wind = PublishSubject<Int>()
//     var north: Pond? = Pond("north")
//     var south: Pond? = Pond("south")
//     var west: Pond? = Pond("west")
//
//     pump.take(1).subscribe(onNext: north!.fill).disposed(by: north!.bag)
//     rain.take(1).subscribe(onNext: south!.fill).disposed(by: south!.bag)
//     _ = wind.withUnretained(west!).subscribe(
//         onNext: { pond, number in pond.fill(number) },
//         onCompleted: { log("calm") })
//
//     log("night")
//     north = nil
//     south = nil
//     west = nil
//     log("rain")
//     rain.onNext(2)
//     log("wind")
//     wind.onNext(3)
//     wind.onNext(4)
//     log("morning")
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func threePonds() throws -> [String] {
    throw ToDo()
}
