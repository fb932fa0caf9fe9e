import ExerciseSupport

@testable import traits_exercises

/// A cloakroom, and what it was asked for.
final class Hall: Scene<String>, Cloakroom {
    private struct Locked: Error {}

    private(set) var number = 0
    private(set) var numbers: [Int] = []
    private(set) var answer = ""
    private var source: Observable<String> = .never()

    func ask(
        _ coat: (Int, any Cloakroom) throws -> Maybe<String>, for number: Int, _ answer: String
    ) throws -> Observable<String> {
        (self.number, self.answer) = (number, answer)
        source = cold("the search", answer, as: String.self, error: Locked()).take(1)
        return try coat(number, self).asObservable()
    }

    func find(_ number: Int, answer: @escaping (Result<String?, any Error>) -> Void) -> () -> Void {
        numbers.append(number)
        let search = source.subscribe(
            onNext: { answer(.success($0 == "o" ? nil : $0)) }, onError: { answer(.failure($0)) })
        return { search.dispose() }
    }

    override func run() {
        super.run()
        note("the numbers that were looked for", numbers)
    }
}

func event(_ result: Result<String?, any Error>) -> MaybeEvent<String> {
    switch result {
    case .success(let coat?): .success(coat)
    case .success(nil): .completed
    case .failure(let error): .error(error)
    }
}

/// A search that stops on `dispose`, and does `then` with its result.
func stopping(
    _ number: Int, _ room: any Cloakroom,
    _ then: @escaping ((MaybeEvent<String>) -> Void, Result<String?, any Error>) -> Void
) -> Maybe<String> { .create { maybe in Disposables.create(with: room.find(number) { then(maybe, $0) }) } }

func search(_ number: Int, _ room: any Cloakroom) -> Maybe<String> {
    stopping(number, room) { maybe, result in maybe(event(result)) }
}
