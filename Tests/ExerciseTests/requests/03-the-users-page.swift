import ExerciseSupport

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `3 · The user's page`() {}

    private static let check = Check(userPage, solution: Solution.exercise3, in: Server.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [
            .usesEarly: "A user, then the user's page", .goesOn: "A user, then the user's page",
            .failsOtherwise: "Four versions of a page",
        ]

        check.stream("kim has the number 7", gives: "-----(p|)", disposedAt: 1) { try $0.ask($1) }
        check.stream("lee has the number 4, and the page q") { try $0.ask($1, "lee", number: "-(4|)", page: "-(q|)") }
        let isEmptyPage = check.stream("the page is empty") { try $0.ask($1, text: "") }
        let noPage = check.stream("the page is not found") { try $0.ask($1, page: "---#") }
        let noUser = check.stream("the user is not found") { try $0.ask($1, number: "--#") }
        let noNetwork = check.stream("no network for the page") { try $0.ask($1, page: "-#", error: NoNetwork()) }
        check.stream("no network for the number") { try $0.ask($1, number: "-#", error: NoNetwork()) }
        check.play(.disposed, "disposed of at tick 3") { server, answer in
            server.subscribe(to: try server.ask(answer), disposedAt: 3)
        }

        check.mistake(
            "The number is there, and the page was not asked for. What does the closure of `flatMap` return?",
            step: "A user, then the user's page",
            madeBy: { user, directory in ask(user, directory) { _, _ in .never() } }
        ) { $0.isText && $0.asked.isEmpty }
        check.mistake(
            "An empty page is a page, too. Only the error `NotFound()` means that there is none.",
            madeBy: { user, directory in ask(user, directory).map { $0.isEmpty ? "(no page)" : $0 } }
        ) { $0.in(isEmptyPage) && $0.came("(no page)") }
        check.mistake(
            "This user has no page, and the subscriber received an error. Which element comes in its place?",
            madeBy: { user, directory in ask(user, directory) { $0.page($1) } }
        ) { $0.in(noPage) && $0.fails && !$0.shows(.subscribesAgain) }
        check.mistake(
            "There is no such user, and the answer is \"(no page)\". Behind which of the two requests does the `catch` belong?",
            step: "Four versions of a page",
            madeBy: { user, directory in ask(user, directory) { $0.page($1) }.catch { try page(for: $0) } }
        ) { $0.in(noUser) && $0.came("(no page)") }
        check.mistake(
            "There is no network, and the answer is \"(no page)\". Which is the only error that means that there is no page?",
            madeBy: { user, directory in ask(user, directory) { $0.page($1).catchAndReturn("(no page)") } }
        ) { $0.in(noNetwork) && $0.came("(no page)") }

        check.rejects(.usesEarly) { user, directory in
            let page = directory.page(7).asObservable().share(replay: 1, scope: .forever)
            _ = page.subscribe(onError: { _ in })
            return ask(user, directory) { _, _ in page.asSingle() }
        }
        check.rejects(
            .subscribesAgain, { user, directory in ask(user, directory) { _, _ in ask(user, directory) } },
            { user, directory in ask(user, directory) { $0.page($1).retry(2).catch { try page(for: $0) } } },
            { user, directory in ask(user, directory) { $0.page($1).retry(2).catch { _ in .just("no page") } } })
        check.rejects(
            .note, { _, directory in ask("kim", directory) },
            { user, directory in ask(user, directory) { $0.page(7 + 0 * $1).catch { try page(for: $0) } } })
        check.rejects(
            .goesOn, { user, directory in leaking(ask(user, directory).asObservable()).asSingle() },
            { user, directory in
                .create { single in
                    directory.number(of: user).subscribe(
                        onSuccess: { _ = directory.page($0).catch { try page(for: $0) }.subscribe(single) },
                        onFailure: { single(.failure($0)) })
                }
            })
        check.rejects(.failsOtherwise) { user, directory in
            ask(user, directory) { $0.page($1).catch { try $0 is NotFound ? page(for: $0) : .error(NotFound()) } }
        }
        check.rejects(
            .swallows,
            { user, directory in
                ask(user, directory) { $0.page($1).catch { try $0 is NotFound ? page(for: $0) : .never() } }
            },
            { user, directory in
                directory.number(of: user).catchAndReturn(0)
                    .flatMap { directory.page($0).catch { try page(for: $0) } }
            })
        check.rejects(.shares) { ask($0, $1).asObservable().share(replay: 1).asSingle() }
        check.rejects { user, directory in
            var known: Single<Int>?
            return .deferred {
                (known ?? directory.number(of: user).do(onSuccess: { known = .just($0) }))
                    .flatMap { directory.page($0).catch { try page(for: $0) } }
            }
        }
        check.hardCoded { user, directory in ask(user, directory).map { _ in "p" } }
        check.worksOnce { user, directory in firstOnly(ask(user, directory).asObservable()).asSingle() }

        check.accepts("observables") { user, directory in
            directory.number(of: user).asObservable()
                .flatMapLatest { number in
                    directory.page(number).asObservable().catch { try page(for: $0).asObservable() }
                }
                .asSingle()
        }
        check.accepts("an optional") { user, directory in
            ask(user, directory) { directory, number in
                directory.page(number)
                    .map { Optional($0) }
                    .catch { $0 is NotFound ? .just(nil) : .error($0) }
                    .map { $0 ?? "(no page)" }
            }
        }
    }
}

/// The solution, or an answer that asks for the page in another way.
private func ask(
    _ user: String, _ directory: any Directory,
    _ page: @escaping (any Directory, Int) throws -> Single<String> = { $0.page($1).catch { try page(for: $0) } }
) -> Single<String> { directory.number(of: user).flatMap { try page(directory, $0) } }

private func page(for error: any Error) throws -> Single<String> {
    guard error is NotFound else { throw error }
    return .just("(no page)")
}
