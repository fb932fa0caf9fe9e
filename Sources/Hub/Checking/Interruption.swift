import Dispatch
import Foundation
import LessonKit
import Platform
import Synchronization
import Terminal

/// Turns Ctrl-C and other signals into a question that long work asks, so that it can end its programs first.
enum Interruption {
    private static let signal = Atomic<Int32>(0)
    /// Whether a question stands, so that nothing else asks for the signal.
    private static let isAsking = Atomic(false)
    private static let sources = Mutex<[any DispatchSourceSignal]>([])

    /// The signal that asked to stop; nil if none has.
    static var requested: Int32? {
        let value = signal.load(ordering: .relaxed)
        return value == 0 ? nil : value
    }

    /// From now on SIGINT, SIGTERM and SIGHUP ask to stop. A second one ends the program at once. So does Ctrl-\, without the
    /// runtime's backtrace: nobody has crashed.
    static func listen() {
        sources.withLock { sources in
            guard sources.isEmpty else { return }
            Foundation.signal(SIGQUIT, SIG_DFL)
            let numbers = [SIGINT, SIGTERM, SIGHUP]
            let areHeard = DispatchGroup()
            for number in numbers {
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    let isSecond = signal.exchange(number, ordering: .relaxed) != 0
                    guard isSecond || isAsking.load(ordering: .relaxed) else { return }
                    KeyboardMode.giveBack()
                    _exit(128 + number)
                }
                areHeard.enter()
                source.setRegistrationHandler { areHeard.leave() }
                source.activate()
                sources.append(source)
            }
            // One that comes before its source hears it ends the program: ignored so early, it would be lost. Where the source has a
            // handler of its own, as on Linux, that stays.
            areHeard.wait()
            for number in numbers where sigaction(of: number).isDefault { Foundation.signal(number, SIG_IGN) }
        }
    }

    /// Waits for a key, or for the network. A signal ends the program at once meanwhile: there is nothing to end first.
    static func whileAsking<Answer>(_ ask: () throws -> Answer) rethrows -> Answer {
        isAsking.store(true, ordering: .relaxed)
        defer { isAsking.store(false, ordering: .relaxed) }
        if let requested {
            KeyboardMode.giveBack()
            exit(128 + requested)
        }
        return try ask()
    }

    /// - Throws: `CheckError.interrupted` when a signal has asked to stop.
    static func check() throws(CheckError) {
        if let requested { throw .interrupted(requested) }
    }
}
