import ExerciseSupport

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `2 · Six chains`() {}

    private static let check = Check(diagrams: sixChains, solution: Solution.exercise2, of: String.self) { check in
        check.row("user.flatMap { _ in page }") { trial in
            let page = page(trial)
            return user(trial).flatMap { _ in page }.asObservable()
        }
        check.mistake(
            "Only the second answer arrives. The closure of `flatMap` gets the first one.",
            step: "A user, then the user's page", madeBy: "--u--(p|)", orBy: "--(u|)"
        ) { $0.elements.contains("u") }
        check.mistake(
            "The page begins when the user's number is there, not at tick 0. How long does it take from there?",
            step: "A user, then the user's page", madeBy: "---(p|)"
        ) { $0.elements == ["p"] && $0.start != 5 }

        check.row("broken.flatMap { _ in page }") { trial in
            let page = page(trial)
            return broken(trial).flatMap { _ in page }.asObservable()
        }
        check.mistake(
            "`broken` has no answer to go on with, so `page` never begins. What is left?",
            step: "A user, then the user's page", madeBy: "----(p|)", orBy: "", "-|"
        ) { !$0.fails }

        check.row("user.flatMap { _ in broken }") { trial in
            let broken = broken(trial)
            return user(trial).flatMap { _ in broken }.asObservable()
        }
        check.mistake(
            "The answer of the user goes to the closure of `flatMap`, and not to the subscriber. What arrives then?",
            madeBy: "--(u|)"
        ) { $0.elements.contains("u") }
        check.mistake(
            "`broken` fails one tick after it begins. When does it begin here?", step: "A user, then the user's page",
            madeBy: "-#", orBy: "--#"
        ) { $0.fails }

        check.row("user.flatMap { _ in broken.catchAndReturn(\"n\") }") { trial in
            let broken = broken(trial)
            return user(trial).flatMap { _ in broken.catchAndReturn("n") }.asObservable()
        }
        check.mistake(
            "`catchAndReturn` stands behind `broken`. What does `flatMap` receive in place of the error?",
            step: "Four versions of a page", madeBy: "---#"
        ) { $0.fails }
        check.mistake(
            "\"n\" comes in place of the error. At which tick does `broken` fail here?", madeBy: "--(n|)", orBy: "-(n|)"
        ) { $0.elements == ["n"] }

        check.mistake(
            "You have \"u\". In `catchAndReturn(\"n\")` stands what comes in place of the error of `broken`.",
            step: "Four versions of a page", madeBy: "---(u|)", orBy: "--(u|)"
        ) { $0.elements.contains("u") }

        check.row("empty.ifEmpty(switchTo: page)") { trial in
            let page = page(trial)
            return trial.cold("empty", "--|", as: String.self).asMaybe().ifEmpty(switchTo: page).asObservable()
        }
        check.mistake(
            "The page begins when the maybe has completed, not at tick 0. How long does it take from there?",
            step: "A drawer and a library", madeBy: "---(p|)"
        ) { $0.elements == ["p"] && $0.start != 5 }
        check.mistake(
            "The maybe is empty. What does `ifEmpty(switchTo:)` subscribe to then?", step: "A drawer and a library",
            madeBy: "--|"
        ) { $0.elements.isEmpty }

        check.row("locked.ifEmpty(switchTo: page)") { trial in
            let page = page(trial)
            return trial.cold("locked", "-#", as: String.self).asMaybe().ifEmpty(switchTo: page).asObservable()
        }
        check.mistake(
            "A maybe that fails is not empty. What does `ifEmpty(switchTo:)` do with an error?",
            step: "A drawer and a library", madeBy: "----(p|)", orBy: "-|"
        ) { !$0.fails }
    }

    private static func user(_ trial: Trial) -> Single<String> {
        trial.cold("user", "--(u|)", as: String.self).asSingle()
    }
    private static func page(_ trial: Trial) -> Single<String> {
        trial.cold("page", "---(p|)", as: String.self).asSingle()
    }
    private static func broken(_ trial: Trial) -> Single<String> {
        trial.cold("broken", "-#", as: String.self).asSingle()
    }
}
