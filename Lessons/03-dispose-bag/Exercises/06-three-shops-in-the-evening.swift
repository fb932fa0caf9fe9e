// Predict · Three shops in the evening (home, 8 min)
//
//     final class Shop {
//         let name: String
//         let bag = DisposeBag()
//         init(_ name: String) { self.name = name }
//         deinit { log(name) }
//         func sell(_ item: String) {}
//     }
//
//     func van(_ item: String, isLast: Bool) -> Observable<String> {
//         .create { observer in
//             observer.onNext(item)
//             if isLast { observer.onCompleted() }
//             return Disposables.create { log(item) }
//         }
//     }
//
//     var dairy: Shop? = Shop("dairy")
//     var bakery: Shop? = Shop("bakery")
//     var kiosk: Shop? = Shop("kiosk")
//     van("milk", isLast: true).subscribe(onNext: dairy!.sell)
//         .disposed(by: dairy!.bag)
//     van("bread", isLast: false).subscribe(onNext: bakery!.sell)
//         .disposed(by: bakery!.bag)
//     van("papers", isLast: false)
//         .subscribe(with: kiosk!, onNext: { $0.sell($1) })
//         .disposed(by: kiosk!.bag)
//     log("evening")
//     dairy = nil
//     bakery = nil
//     kiosk = nil
//     log("night")
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func threeShops() throws -> [String] {
    throw ToDo()
}
