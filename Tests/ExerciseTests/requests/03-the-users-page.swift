import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(TheUsersPage.exercise)) func `3 · The user's page`() {}
}

struct TheUsersPage {
    static let exercise = Check(userPage, solution: Solution.userPage, in: Server.self) { check in
        check.uses = .each
        check.stream("kim has the number 7", gives: "-----(p|)", disposedAt: 1) { try $0.ask($1) }
        check.stream("lee has the number 4, and the page q") { try $0.ask($1, "lee", number: "-(4|)", page: "-(q|)") }
        check.stream("the page is empty") { try $0.ask($1, text: "") }
        check.stream("the page is not found") { try $0.ask($1, page: "---#") }
        check.stream("the user is not found") { try $0.ask($1, number: "--#") }
        check.stream("no network for the page") { try $0.ask($1, page: "-#", error: NoNetwork()) }
        check.stream("no network for the number") { try $0.ask($1, number: "-#", error: NoNetwork()) }
        check.play(.disposed, "disposed of at tick 3") { server, answer in
            server.subscribe(to: try server.ask(answer), disposedAt: 3)
        }

        check.mistake(
            "A request was sent, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A look-up over a URLSession",
            madeBy: { user, directory in
                let page = directory.page(7).asObservable().share(replay: 1, scope: .forever)
                _ = page.subscribe(onError: { _ in })
                return directory.number(of: user).flatMap { _ in page.asSingle() }
            }
        ) { $0.kind == .text && $0.uses("page").first?.subscribe == 0 }
        check.mistake(
            "The number is there, and the page was not asked for. What does the closure of `flatMap` return?",
            step: "A user, then the user's page",
            madeBy: { user, directory in directory.number(of: user).flatMap { _ in Single<String>.never() } }
        ) { $0.kind == .text && $0.asked.isEmpty }
        check.mistake(
            "The number was asked for more than once for one subscriber.",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { _ in Solution.userPage(user, in: directory) }
            }
        ) { $0.kind == .text && $0.names.count > 1 }
        check.mistake(
            "A number was asked for, of another user than the one that was given.",
            madeBy: { _, directory in Solution.userPage("kim", in: directory) }
        ) { server in server.names.contains { $0 != server.user } }
        check.mistake(
            "The page of another number was asked for. Which number does the closure of `flatMap` get?",
            step: "A user, then the user's page",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { _ in directory.page(7).catch { try page(for: $0) } }
            }
        ) { $0.user == "lee" && $0.asked == [7] }
        check.mistake(
            "An empty page is a page, too. Only the error `NotFound()` means that there is none.",
            madeBy: { user, directory in
                Solution.userPage(user, in: directory).map { $0.isEmpty ? "(no page)" : $0 }
            }
        ) { $0.text.isEmpty && $0.elements == ["(no page)"] }
        check.mistake(
            "The subscription was disposed of, and a request goes on. What disposes of it?",
            step: "A user, then the user's page",
            madeBy: { user, directory in
                .create { single in
                    directory.number(of: user).subscribe(
                        onSuccess: { number in
                            _ = directory.page(number).catch { try page(for: $0) }.subscribe(single)
                        }, onFailure: { single(.failure($0)) })
                }
            },
            orBy: { user, directory in
                .create { single in
                    _ = Solution.userPage(user, in: directory).subscribe(single)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The page was asked for again after an error. One request for each subscriber is enough.",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { directory.page($0).retry(2).catch { try page(for: $0) } }
            }
        ) { $0.kind == .otherInput && $0.asked.count > 1 }
        check.mistake(
            "This user has no page, and the subscriber received an error. Which element comes in its place?",
            madeBy: { user, directory in directory.number(of: user).flatMap { directory.page($0) } }
        ) { $0.pageMarbles == "---#" && $0.fails }
        check.mistake(
            "There is no such user, and the answer is \"(no page)\". Behind which of the two requests does the `catch` belong?",
            step: "Four versions of a page",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { directory.page($0) }.catch { try page(for: $0) }
            },
            orBy: { user, directory in
                directory.number(of: user).flatMap { directory.page($0) }.catchAndReturn("(no page)")
            }
        ) { $0.numberMarbles == "--#" && !$0.elements.isEmpty }
        check.mistake(
            "There is no network, and the answer is \"(no page)\". Which is the only error that means that there is no page?",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { directory.page($0).catchAndReturn("(no page)") }
            }
        ) { $0.hasNoNetwork && $0.elements == ["(no page)"] }
        check.mistake(
            "An error should arrive as it is. The subscriber received another one.",
            madeBy: { user, directory in
                directory.number(of: user).flatMap { number in
                    directory.page(number).catch { $0 is NotFound ? .just("(no page)") : .error(RxError.unknown) }
                }
            }
        ) { $0.kind == .otherInput && $0.fails }
        check.mistake(
            "A second subscriber came, and one of the requests was not sent anew. What is kept from the first subscriber?",
            madeBy: { user, directory in
                var known: Single<Int>?
                return .deferred {
                    (known ?? directory.number(of: user).do(onSuccess: { known = .just($0) }))
                        .flatMap { directory.page($0).catch { try page(for: $0) } }
                }
            },
            orBy: { user, directory in
                Solution.userPage(user, in: directory).asObservable().share(replay: 1).asSingle()
            }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.elements.isEmpty }
        check.hardCoded { user, directory in Solution.userPage(user, in: directory).map { _ in "p" } }
        check.worksOnce { user, directory in
            firstOnly(Solution.userPage(user, in: directory).asObservable()).asSingle()
        }

        check.accepts("observables") { user, directory in
            directory.number(of: user).asObservable().flatMapLatest { number in
                directory.page(number).asObservable().catch { try page(for: $0).asObservable() }
            }
            .asSingle()
        }
        check.accepts("by hand") { user, directory in
            .create { single in
                let second = SerialDisposable()
                let first = directory.number(of: user).subscribe(
                    onSuccess: { number in
                        second.disposable = directory.page(number).catch { try page(for: $0) }.subscribe(single)
                    }, onFailure: { single(.failure($0)) })
                return Disposables.create(first, second)
            }
        }
    }
}

private struct NoNetwork: Error {}

private final class Server: Scene<String>, Directory {
    private(set) var user = "", text = "", numberMarbles = "", pageMarbles = ""
    private(set) var hasNoNetwork = false
    private(set) var names: [String] = []
    private(set) var asked: [Int] = []
    private var number: Observable<Int> = .never()
    private var page: Observable<String> = .never()

    func ask(
        _ answer: (String, any Directory) throws -> Single<String>, _ user: String = "kim", number: String = "--(7|)",
        page: String = "---(p|)", text: String? = nil, error: any Error = NotFound()
    ) throws -> Observable<String> {
        (self.user, self.text, numberMarbles, pageMarbles) = (user, text ?? "p", number, page)
        hasNoNetwork = error is NoNetwork
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

private func page(for error: any Error) throws -> Single<String> {
    guard error is NotFound else { throw error }
    return .just("(no page)")
}
