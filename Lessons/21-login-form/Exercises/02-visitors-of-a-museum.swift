// Predict · Visitors of a museum (class, 6 min)
//
// `visitors` is a behavior relay, and the museum keeps it. Its value is
// 10. Four view models are made, A to D. Each has a bag of its own and a
// relay `number`. When one is freed, it writes its letter.
//
//     A    visitors.subscribe(onNext: { self.number.accept($0) })
//              .disposed(by: bag)
//     B    visitors.subscribe(onNext: { [weak self] in
//              self?.number.accept($0) }).disposed(by: bag)
//     C    visitors.take(2).subscribe(onNext: { self.number.accept($0) })
//              .disposed(by: bag)
//     D    let text = visitors.asDriver().map { "\($0)" }
//              no subscription; nobody drives it
//
// Each line runs when its view model is made. Nobody but the program below
// holds them. It does this, line by line:
//
//     write("closed");  a = nil;  b = nil;  c = nil;  d = nil
//     write("11");  visitors.accept(11)
//     write("12");  visitors.accept(12)
//
// What is written until then? Answer with a list, from the top: ["...",
// "..."].

import LessonKit
import Streams

func visitorsOfAMuseum() throws -> [String] {
    throw ToDo()
}
