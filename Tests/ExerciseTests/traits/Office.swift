import ExerciseSupport

@testable import traits_exercises

/// A store that counts its words, and saves on a disk.
final class Office: Scene<Int>, Store {
    private struct DiskFull: Error {}

    private(set) var text = ""
    private(set) var marbles = ""
    private(set) var texts: [String] = []
    private(set) var counts: [TestTime] = []
    private(set) var countedWhileBuilding = false
    /// The words before a save, after the first save, after the second ...
    private var words: [Int] = []
    private var saved = 0
    private var disk: Observable<Int> = .never()

    func save(
        _ answer: (String, any Store) throws -> Single<Int>, _ text: String, _ marbles: String, words: [Int]
    ) throws -> Observable<Int> {
        (self.text, self.marbles, self.words) = (text, marbles, words)
        disk = cold("save", marbles, error: DiskFull()).asObservable()
        let count = try answer(text, self).asObservable()
        countedWhileBuilding = !counts.isEmpty
        return count
    }

    func save(_ text: String) -> Completable {
        disk.do(onCompleted: { [self] in saved += 1 }, onSubscribe: { [self] in texts.append(text) }).ignoreElements()
            .asCompletable()
    }

    func countWords() -> Int {
        counts.append(scheduler.clock)
        return words[min(saved, words.count - 1)]
    }

    override func run() {
        super.run()
        note("the texts that were saved", texts)
        note("the ticks of the counts", counts)
    }
}
