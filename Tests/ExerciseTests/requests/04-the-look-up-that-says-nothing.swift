import ExerciseSupport
import Foundation
import LessonKit
import Marbles
import Streams
import Testing

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(TheLookUpThatSaysNothing.exercise)) func `4 · The look-up that says nothing`() {}
}

struct TheLookUpThatSaysNothing {
    static let exercise = Check(stars, solution: Solution.stars, in: Shop.self) { check in
        check.uses = .each
        check.stream("200, \"31\"", gives: "---(a|)", disposedAt: 2) { try $0.ask($1, 200, "31") }
        check.stream("200, \"24000\", of another name") { try $0.ask($1, 200, "24000", "swiftlang/swift") }
        check.stream("the error Offline()") { try $0.ask($1, nil, nil) }
        for (status, text) in [(404, "0"), (404, "<html>"), (500, "7"), (503, ""), (201, "12"), (304, "5")] {
            check.stream("\(status), \"\(text)\"") { try $0.ask($1, status, text) }
        }
        for text in ["<html>", "", "3 1", " 31", "0", "-5"] {
            check.stream("200, \"\(text)\"") { try $0.ask($1, 200, text) }
        }
        check.play(.further, "two subscribers; the first one is disposed of at tick 2") { shop, stars in
            let stream = try shop.ask(stars, 200, "31")
            shop.subscribe("the first", to: stream, disposedAt: 2)
            shop.subscribe("the second", to: stream)
        }

        check.mistake(
            "The server was asked, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A look-up over a URLSession",
            madeBy: { name, server in
                let answers = ReplaySubject<Int>.create(bufferSize: 1)
                let cancel = server.get(name) { status, text, error in
                    do {
                        answers.onNext(try number(status, text, error))
                        answers.onCompleted()
                    } catch { answers.onError(error) }
                }
                return answers.do(onDispose: { cancel() }).asSingle()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The page was closed, and the server still works on its request. What does `dispose` run?",
            step: "A page that is closed",
            madeBy: { name, server in
                .create { single in
                    _ = server.get(name) { _, text, _ in
                        if let text, let stars = Int(text) { single(.success(stars)) }
                    }
                    return Disposables.create()
                }
            },
            orBy: { name, server in
                .create { single in
                    _ = server.get(name) { status, text, error in single(Result { try number(status, text, error) }) }
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The server was asked for another name than the one that was given.",
            madeBy: { _, server in look("ReactiveX/RxSwift", server, number) }
        ) { shop in shop.names.contains { $0 != shop.name } }
        check.mistake(
            "There were two subscribers, and one request. Each of them should send a request of their own.",
            madeBy: { name, server in look(name, server, number).asObservable().share(replay: 1).asSingle() }
        ) { $0.kind == .secondSubscriber && !$0.elements.isEmpty && $0.names.count == 1 }
        check.mistake(
            "The first subscriber went, and the second one received nothing. Whose request was cancelled?",
            madeBy: { name, server in
                var cancel: () -> Void = {}
                return .create { single in
                    cancel = server.get(name) { status, text, error in
                        single(Result { try number(status, text, error) })
                    }
                    return Disposables.create { cancel() }
                }
            }
        ) { [.secondSubscriber, .further].contains($0.kind) && $0.isEmpty && $0.names.count == 2 }
        check.mistake(
            "There was no answer, but an error, and the subscriber received nothing.",
            madeBy: { name, server in
                asking(name, server) { single, status, text, error in
                    if error == nil { single(Result { try number(status, text, nil) }) }
                }
            }
        ) { $0.status == nil && $0.isEmpty }
        check.mistake(
            "The request was sent again after an error. One request for each subscriber is enough.",
            madeBy: { name, server in look(name, server, number).retry(2) }
        ) { $0.kind == .otherInput && $0.names.count > 1 }
        check.mistake(
            "The error of the server says more than yours. Pass it on as it is.", step: "Five addresses",
            madeBy: { name, server in
                look(name, server) { status, text, _ in try number(status, text, nil) }
            }
        ) { $0.status == nil }
        check.mistake(
            "The status is not 200, and the text was taken for an answer. Which status is good?",
            step: "Five addresses",
            madeBy: { name, server in look(name, server) { _, text, error in try number(200, text, error) } },
            orBy: { name, server in
                look(name, server) { try number((200...299).contains($0 ?? 0) ? 200 : $0, $1, $2) }
            },
            { name, server in look(name, server) { try number($0 == 404 ? 404 : 200, $1, $2) } }
        ) { $0.status != 200 && !$0.elements.isEmpty }
        check.mistake(
            "The status is not 200, and the subscriber received nothing. The single needs one call on each path.",
            madeBy: { name, server in
                asking(name, server) { single, status, text, error in
                    if error != nil || status == 200 { single(Result { try number(status, text, error) }) }
                }
            }
        ) { $0.status != 200 && $0.isEmpty }
        check.mistake(
            "Look at the status before the text: with another status the text means nothing.", step: "Five addresses",
            madeBy: { name, server in
                look(name, server) { status, text, error in
                    _ = try number(200, text, error)
                    return try number(status, text, error)
                }
            }
        ) { $0.status != 200 && Int($0.text ?? "") == nil && $0.fails }
        check.mistake(
            "The error should say which status the server sent.",
            madeBy: { name, server in
                look(name, server) { status, text, error in try number(status == 200 ? 200 : 404, text, error) }
            }
        ) { $0.status != 200 && $0.fails }
        check.mistake(
            "The text could not be read, and the subscriber received nothing. The single needs one call on each path.",
            madeBy: { name, server in
                asking(name, server) { single, status, text, error in
                    let result = Result { try number(status, text, error) }
                    if case .failure(let error) = result, error is Unreadable { return }
                    single(result)
                }
            }
        ) { $0.status == 200 && $0.isEmpty && $0.kind == .otherInput }
        check.mistake(
            "`Int` cannot read this text, and the subscriber received a number.",
            madeBy: { name, server in
                look(name, server) { status, text, error in
                    do { return try number(status, text, error) } catch is Unreadable { return 0 }
                }
            },
            orBy: { name, server in look(name, server) { try number($0, $1?.filter { $0 != " " }, $2) } },
            { name, server in look(name, server) { try number($0, $1?.trimmingCharacters(in: .whitespaces), $2) } }
        ) { Int($0.text ?? "") == nil && !$0.elements.isEmpty }
        check.mistake(
            "`Int` can read this text, and the subscriber received an error.",
            madeBy: { name, server in
                look(name, server) { status, text, error in
                    let stars = try number(status, text, error)
                    guard stars > 0 else { throw Unreadable() }
                    return stars
                }
            }
        ) { $0.status == 200 && Int($0.text ?? "") != nil && $0.fails && $0.kind == .otherInput }
        check.mistake(
            "The text could not be read. The error for that is `Unreadable()`.",
            madeBy: { name, server in
                look(name, server) { status, text, error in
                    do { return try number(status, text, error) } catch is Unreadable { throw BadStatus(code: 200) }
                }
            }
        ) { $0.status == 200 && Int($0.text ?? "") == nil && $0.fails }
        check.hardCoded { name, server in look(name, server, number).map { _ in 31 } }
        check.worksOnce { name, server in firstOnly(look(name, server, number).asObservable()).asSingle() }

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
