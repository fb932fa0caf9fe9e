import ExerciseSupport

@testable import requests_exercises

struct NoNetwork: Error {}

/// Two requests: the number of a user, and the page of a number.
final class Server: Scene<String>, Directory {
    private(set) var names: [String] = []
    private(set) var asked: [Int] = []
    private var number: Observable<Int> = .never()
    private var page: Observable<String> = .never()

    func ask(
        _ answer: (String, any Directory) throws -> Single<String>, _ user: String = "kim", number: String = "--(7|)",
        page: String = "---(p|)", text: String? = nil, error: any Error = NotFound()
    ) throws -> Observable<String> {
        self.number = cold("number", number, error: error).asObservable()
        self.page = cold("page", page, as: String.self, error: error).map { text ?? $0 }
        return try answer(user, self).asObservable()
    }

    func number(of user: String) -> Single<Int> {
        number.do(onSubscribe: { [self] in names.append(user) }).asSingle()
    }

    func page(_ number: Int) -> Single<String> {
        page.do(onSubscribe: { [self] in asked.append(number) }).asSingle()
    }

    override func run() {
        super.run()
        note("the users whose number was asked for", names)
        note("the numbers whose page was asked for", asked)
    }
}
