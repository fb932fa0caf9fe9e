import ExerciseSupport

@testable import requests_exercises

/// A server that answers at tick 3.
final class Shop: Scene<Int>, StarServer {
    private struct Offline: Error {}

    private(set) var names: [String] = []
    /// Without a status there is no answer.
    private var status: Int?
    private var text: String?
    private var source: Observable<String> = .never()

    func ask(
        _ stars: (String, any StarServer) throws -> Single<Int>, _ status: Int?, _ text: String?,
        _ name: String = "ReactiveX/RxSwift"
    ) throws -> Observable<Int> {
        (self.status, self.text) = (status, text)
        source = cold("the server", "---o", as: String.self).take(1)
        return try stars(name, self).asObservable()
    }

    func get(
        _ name: String, answer: @escaping (_ status: Int?, _ text: String?, _ error: (any Error)?) -> Void
    ) -> () -> Void {
        names.append(name)
        let request = source.subscribe(onNext: { [status, text] _ in
            answer(status, text, status == nil ? Offline() : nil)
        })
        return { request.dispose() }
    }

    override func run() {
        super.run()
        note("the names that were asked for", names)
    }
}

/// A look-up that cancels on `dispose`, and does `then` with the answer.
func asking(
    _ name: String, _ server: any StarServer,
    _ then: @escaping ((SingleEvent<Int>) -> Void, Int?, String?, (any Error)?) -> Void
) -> Single<Int> { .create { single in Disposables.create(with: server.get(name) { then(single, $0, $1, $2) }) } }

/// A look-up that makes of the answer what `read` returns.
func look(
    _ name: String, _ server: any StarServer, _ read: @escaping (Int?, String?, (any Error)?) throws -> Int = number
) -> Single<Int> {
    asking(name, server) { single, status, text, error in single(Result { try read(status, text, error) }) }
}

/// A look-up that says nothing about the errors that `isMute` names.
func mute(_ name: String, _ server: any StarServer, _ isMute: @escaping (any Error) -> Bool) -> Single<Int> {
    asking(name, server) { single, status, text, error in
        let result = Result { try number(status, text, error) }
        if case .failure(let error) = result, isMute(error) { return }
        single(result)
    }
}

/// What a right answer makes of an answer of the server.
func number(_ status: Int?, _ text: String?, _ error: (any Error)?) throws -> Int {
    if let error { throw error }
    if let status, status != 200 { throw BadStatus(code: status) }
    guard let stars = Int(text ?? "") else { throw Unreadable() }
    return stars
}
