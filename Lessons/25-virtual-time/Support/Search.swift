import Foundation
import LessonKit
import Marbles
import Streams

/// What a search field asks for: a text that nobody has changed for 200 ms.
func queries<Text: ObservableType>(_ text: Text, scheduler: any SchedulerType) -> Observable<String>
where Text.Element == String {
    text.debounce(.milliseconds(200), scheduler: scheduler)
}

/// Does `work` on main, so many seconds from now.
func after(_ seconds: Double, _ work: @escaping @Sendable @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}

/// Sends `letter` as a test on one of the days, and prints that.
func send(_ letter: String, into text: PublishSubject<String>, on day: String) {
    show(day, "the test sends", letter)
    text.onNext(letter)
}

/// A search: of the words that are typed, and of a closure that asks a server for a word.
typealias Search = (Observable<String>, @escaping (String) -> Observable<String>) -> Observable<String>

/// Two searches that send the same. The first cancels an old request, the second drops its answer.
func searches() -> KeyValuePairs<String, Search> {
    [
        "Anna": { words, ask in words.flatMapLatest { ask($0) } },
        "Boris": { words, ask in
            var latest = ""
            return words.do(onNext: { latest = $0 }).flatMap { ask($0) }.filter { $0 == latest }
        },
    ]
}

/// A test clock with ticks of 100 ms, as marbles need it.
func ticks() -> TestScheduler { TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false) }

/// Does `action` once, on a scheduler, 100 ms from now.
func once(_ scheduler: any SchedulerType, _ action: @escaping () -> Void) {
    _ = Observable<Int>.timer(.milliseconds(100), scheduler: scheduler).subscribe(onNext: { _ in action() })
}

/// A scheduler of a serial queue of its own.
func queue(_ name: String) -> any SchedulerType { SerialDispatchQueueScheduler(internalSerialQueueName: name) }

/// Works for so many seconds on its thread.
func work(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
