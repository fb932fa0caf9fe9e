import Foundation

/// What is wrong with a lesson's exercises, alone and beside their hints and solutions.
struct ExerciseCheck {
    private(set) var problems: [String] = []

    private let exercises: [ExerciseSource]
    private let exercisePlace: String
    private let hintPlace: String
    private let solutionPlace: String

    /// Hints or solutions that are nil are not looked at.
    init(exercises source: String, hints: String?, solutions: String?, folder: URL) {
        exercises = ExerciseSource.all(in: source)
        exercisePlace = LessonFolder.shown(folder.appendingPathComponent(".Exercise.swift"))
        hintPlace = LessonFolder.shown(folder.appendingPathComponent("Hints.md"))
        solutionPlace = LessonFolder.shown(folder.appendingPathComponent("Solution.swift"))
        checkExercises()
        if let hints { check(HintSource.all(in: hints)) }
        if let solutions { checkSolutions(SwiftScanner(solutions).functions) }
    }

    private mutating func checkExercises() {
        if !(6...8).contains(exercises.count) {
            let count =
                exercises.isEmpty
                ? "no exercises" : exercises.count == 1 ? "one exercise" : "\(exercises.count) exercises"
            problems.append(
                "\(exercisePlace): \(count). A lesson has six to eight, each under a line like // 3 · Repair · A late fan "
                    + "(class, 6 min).")
        }
        for (index, exercise) in exercises.enumerated() {
            let place = "\(exercisePlace):\(exercise.line)"
            if exercise.number != index + 1 {
                problems.append(
                    "\(place): exercise \(exercise.number) stands where \(index + 1) is due. Number them from 1 on.")
            }
            if exercise.kind.isEmpty {
                problems.append(
                    "\(place): exercise \(exercise.number) does not say of what kind it is. Write its header like "
                        + "// \(exercise.number) · Repair · A late fan; the kinds are \(Self.list(ExerciseSource.kinds))."
                )
            }
            if exercise.setting == nil {
                problems.append(
                    "\(place): exercise \(exercise.number) does not say where it is done and in how many minutes. End its "
                        + "header with (class, 6 min) or (home, 12 min).")
            }
            if exercise.functions.isEmpty {
                problems.append(
                    "\(place): exercise \(exercise.number) has no function below it for the learner to write in.")
            }
        }
        let missing = ExerciseSource.kinds.filter { kind in !exercises.contains { $0.kind == kind } }
        if !exercises.isEmpty, !missing.isEmpty {
            problems.append(
                "\(exercisePlace): no exercise of the kind \(Self.list(missing)). A lesson has one of each: "
                    + "\(Self.list(ExerciseSource.kinds)).")
        }
    }

    private mutating func check(_ hints: [HintSource]) {
        for exercise in exercises {
            let name = "\(exercise.number) · \(exercise.title)"
            if let hint = hints.first(where: { $0.number == exercise.number && $0.title == exercise.title }) {
                let count = hint.rungs.count
                guard count != 3 else { continue }
                problems.append(
                    "\(hintPlace):\(hint.line): \"\(name)\" has \(count == 1 ? "1 hint" : "\(count) hints"). "
                        + "It wants a numbered list of three: the concept, the operator, the shape.")
            } else if let hint = hints.first(where: { $0.number == exercise.number || $0.title == exercise.title }) {
                let found = [hint.number.map { "\($0)" }, hint.title].compactMap(\.self).joined(separator: " · ")
                problems.append(
                    "\(hintPlace):\(hint.line): the heading \"\(found)\" belongs to exercise \(exercise.number), "
                        + "which is called \"\(name)\". Use the same words.")
            } else {
                problems.append(
                    "\(hintPlace): no hints for \"\(name)\". Write \"## \(name)\" and a numbered list of three.")
            }
        }
        for hint in hints where !exercises.contains(where: { $0.number == hint.number || $0.title == hint.title }) {
            problems.append(
                "\(hintPlace):\(hint.line): the hints \"\(hint.title)\" belong to no exercise. Take them out.")
        }
    }

    private mutating func checkSolutions(_ functions: [SwiftScanner.Function]) {
        let solved = Set(functions.filter { $0.depth == 1 }.map(\.name))
        for exercise in exercises where !exercise.functions.isEmpty && solved.isDisjoint(with: exercise.functions) {
            problems.append(
                "\(solutionPlace): exercise \(exercise.number), \"\(exercise.title)\", has no solution. "
                    + "Write static func \(exercise.functions.last ?? "") in enum Solution.")
        }
    }

    /// "Predict, Complete and Build"
    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}
