import ExerciseSupport
import Foundation

@testable import map_filter_exercises

/// An archive that knows whether it is used on main: while the chain is built, and while somebody subscribes.
final class Cellar: Scene<String>, Archive {
    typealias Answer = ([Int], any Archive, any SchedulerType) throws -> Observable<String>
    private struct Torn: Error {}

    private(set) var numbers: [Int] = []
    private(set) var texts: [[String]] = []
    private(set) var scans = 0
    private(set) var hasScannedOnMain = false
    private(set) var hasScannedWhileBuilding = false
    private(set) var scansAhead = false
    private var ahead = 0
    private var isOnMain = false
    private let thread = Thread.current
    private let bag = DisposeBag()

    var isServed: Bool { texts.allSatisfy { $0.count > 1 } }

    func show(_ answer: Answer, _ numbers: [Int], subscribers: [TestTime] = [0], first: Int? = nil) throws {
        self.numbers = numbers
        isOnMain = true
        defer { isOnMain = false }
        let pages = try answer(numbers, self, scheduler)
        hasScannedWhileBuilding = scans > 0
        for (index, tick) in subscribers.enumerated() {
            texts.append([])
            if tick == 0 {
                listen(index, to: pages, first)
            } else {
                at(tick) { [self] in listen(index, to: pages, first) }
            }
        }
    }

    private func listen(_ index: Int, to pages: Observable<String>, _ first: Int?) {
        isOnMain = true
        (first.map { pages.take($0) } ?? pages)
            .subscribe { [self] event in
                guard Thread.current === thread else { return }
                if case .next = event { ahead -= 1 }
                texts[index].append("\(event)")
            }
            .disposed(by: bag)
        isOnMain = false
    }

    func scan(_ page: Int) throws -> String {
        // Another thread than the worker: nothing that it does counts.
        guard Thread.current === thread else { return "" }
        scans += 1
        ahead += 1
        if ahead > max(texts.count, 1) { scansAhead = true }
        if isOnMain { hasScannedOnMain = true }
        if page == 9 {
            ahead -= 1
            throw Torn()
        }
        return "page \(page)"
    }

    override func run() {
        super.run()
        for (index, events) in texts.enumerated() { for event in events { log("\(index + 1) receives \(event)") } }
        note("pages scanned", scans)
        note("scanned on main", hasScannedOnMain)
        note("scanned while the chain was built", hasScannedWhileBuilding)
        note("scanned ahead of the subscriber", scansAhead)
    }
}
