import ExerciseSupport
import Foundation

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `4 · The look-up that says nothing`() {}

    private static let check = Check(stars, solution: Solution.exercise4, in: Shop.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [
            .unasked: "A look-up over a URLSession", .goesOn: "A page that is closed", .swallows: "Five addresses",
            .failsOtherwise: "Five addresses",
        ]

        check.stream("200, \"31\"", gives: "---(a|)", disposedAt: 2) { try $0.ask($1, 200, "31") }
        check.stream("200, \"24000\", of another name") { try $0.ask($1, 200, "24000", "swiftlang/swift") }
        check.stream("the error Offline()") { try $0.ask($1, nil, nil) }
        let bad = [(404, "0"), (404, "<html>"), (500, "7"), (503, ""), (201, "12"), (304, "5")].map {
            (status: Int, text: String) in check.stream("\(status), \"\(text)\"") { try $0.ask($1, status, text) }
        }
        let unreadable = ["<html>", "", "3 1", " 31"].map { (text: String) in
            check.stream("200, \"\(text)\"") { try $0.ask($1, 200, text) }
        }
        let readable = ["0", "-5"].map { (text: String) in
            check.stream("200, \"\(text)\"") { try $0.ask($1, 200, text) }
        }
        let twoAndOneGoes = check.play(.further, "two subscribers; the first one is disposed of at tick 2") {
            let stream = try $0.ask($1, 200, "31")
            $0.subscribe("the first", to: stream, disposedAt: 2)
            $0.subscribe("the second", to: stream)
        }

        check.mistake(
            "Two subscribers sent a request each, and one of them received nothing. Whose request was cancelled?",
            madeBy: { name, server in
                var cancel: () -> Void = {}
                return .create { single in
                    cancel = server.get(name) { status, text, error in
                        single(Result { try number(status, text, error) })
                    }
                    return Disposables.create { cancel() }
                }
            }
        ) { ($0.isSecond || $0.in(twoAndOneGoes)) && $0.isEmpty && $0.names.count == 2 }
        check.mistake(
            "The status is not 200, and the text was taken for an answer. Which status is good?",
            madeBy: { name, server in look(name, server) { _, text, error in try number(200, text, error) } },
            orBy: { name, server in
                look(name, server) { try number((200...299).contains($0 ?? 0) ? 200 : $0, $1, $2) }
            },
            { name, server in look(name, server) { try number($0 == 404 ? 404 : 200, $1, $2) } }
        ) { $0.in(bad) && !$0.elements.isEmpty }
        check.mistake(
            "The server has answered, and the subscriber received nothing. Which call of `single` belongs to this path?",
            madeBy: { mute($0, $1) { !($0 is BadStatus || $0 is Unreadable) } },
            orBy: { mute($0, $1) { $0 is BadStatus } }, { mute($0, $1) { $0 is Unreadable } }
        ) { $0.kind == .otherInput && $0.isEmpty }
        check.mistake(
            "`Int` cannot read this text, and the subscriber received a number.",
            madeBy: { look($0, $1).catch { $0 is Unreadable ? .just(0) : .error($0) } },
            orBy: { name, server in look(name, server) { try number($0, $1?.filter { $0 != " " }, $2) } },
            { name, server in look(name, server) { try number($0, $1?.trimmingCharacters(in: .whitespaces), $2) } }
        ) { $0.in(unreadable) && !$0.elements.isEmpty }
        check.mistake(
            "`Int` can read this text, and the subscriber received an error.",
            madeBy: { look($0, $1).flatMap { $0 > 0 ? .just($0) : .error(Unreadable()) } }
        ) { $0.in(readable) && $0.fails }

        check.spoiled(.unasked, .goesOn, .shares) { spoil in { spoil(look($0, $1).asObservable()).asSingle() } }
        check.rejects(.note) { _, server in look("ReactiveX/RxSwift", server) }
        check.rejects(.subscribesAgain) { look($0, $1).retry(2) }
        check.rejects(
            .failsOtherwise,
            { name, server in look(name, server) { status, text, _ in try number(status, text, nil) } },
            { name, server in
                look(name, server) { status, text, error in
                    if error == nil { _ = try number(200, text, nil) }
                    return try number(status, text, error)
                }
            },
            { name, server in look(name, server) { try number($0 == 200 || $0 == nil ? $0 : 404, $1, $2) } },
            { look($0, $1).catch { .error($0 is Unreadable ? BadStatus(code: 200) : $0) } })
        check.rejects(.letsGo) { name, server in
            .create { single in
                let cancel = server.get(name) { status, text, error in
                    single(Result { try number(status, text, error) })
                }
                defer { cancel() }
                return Disposables.create()
            }
        }
        check.hardCoded { look($0, $1).map { _ in 31 } }
        check.worksOnce { firstOnly(look($0, $1).asObservable()).asSingle() }

        check.accepts("an observable, then map") { name, server in
            Observable<(Int?, String?)>.create { observer in
                Disposables.create(
                    with: server.get(name) { status, text, error in
                        if let error { return observer.onError(error) }
                        observer.onNext((status, text))
                        observer.onCompleted()
                    })
            }
            .map { try number($0.0, $0.1, nil) }.asSingle()
        }
        check.accepts("the first call counts") { name, server in
            asking(name, server) { single, status, text, error in
                if let error { single(.failure(error)) }
                if let status, status != 200 { single(.failure(BadStatus(code: status))) }
                if let text, let stars = Int(text) { single(.success(stars)) }
                single(.failure(Unreadable()))
            }
        }
    }
}
