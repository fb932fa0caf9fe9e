import Foundation
import LessonKit
import Streams

/// What a search field asks for: a text that nobody has changed for 200 ms.
func queries(_ text: some ObservableType<String>, scheduler: any SchedulerType) -> Observable<String> {
    text.asObservable().debounce(.milliseconds(200), scheduler: scheduler)
}

/// Does `work` on main, so many seconds from now.
func after(_ seconds: Double, _ work: @escaping @Sendable @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}

/// Asks a server for a word.
typealias Request = (String) -> Observable<String>

/// A scheduler of a serial queue of its own.
func queue(_ name: String) -> any SchedulerType { SerialDispatchQueueScheduler(internalSerialQueueName: name) }

/// Works for so many seconds on its thread.
func work(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
