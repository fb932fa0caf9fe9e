import Foundation

/// What is wrong with a lesson's exercises, alone and beside their hints and solutions.
struct ExerciseCheck {
    private(set) var problems: [String] = []
    private(set) var toCome: [String] = []

    private let exercises: [(source: ExerciseSource, text: String, place: String, isWritable: Bool)]
    private let folderPlace: String
    private let hintPlace: String
    private let solutionPlace: String

    /// Hints or solutions that are nil are not looked at.
    init(_ exercises: [(exercise: ExerciseSource, text: String)], hints: String?, solutions: String?, folder: URL) {
        let files = folder.appendingPathComponent(ExerciseFile.folder)
        self.exercises = exercises.map { exercise, text in
            let place = LessonFolder.shown(files.appendingPathComponent(exercise.file))
            return (exercise, text, place, !ExerciseFile.functions(in: text).isEmpty)
        }
        folderPlace = LessonFolder.shown(files)
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
            let text = "\(folderPlace): \(count). A lesson has six to eight, each in a file like 03-a-late-fan.swift."
            if exercises.count > 8 { problems.append(text) } else { toCome.append(text) }
        }
        for (index, (exercise, text, place, isWritable)) in exercises.enumerated() {
            if exercise.number != index + 1 {
                problems.append("\(place): the number \(index + 1) is due. Number them from 1 on.")
            }
            if exercise.kind.isEmpty {
                problems.append(
                    "\(place):1: it does not say of what kind it is. Begin the file with a line like "
                        + "// Repair · A late fan (class, 6 min); the kinds are \(Self.list(ExerciseSource.kinds)).")
            }
            if exercise.setting == nil {
                problems.append(
                    "\(place):1: it does not say where it is done and in how many minutes. End its first line with "
                        + "(class, 6 min) or (home, 12 min).")
            }
            if exercise.file != exercise.wantedFile {
                problems.append("\(place): it is \"\(exercise.title)\": name this file \(exercise.wantedFile).")
            }
            for (line, words) in text.sourceLines.prefix(while: { $0.hasPrefix("//") }).enumerated().dropFirst() {
                // With the "// " before them.
                guard words.count > 75 else { continue }
                problems.append(
                    "\(place):\(line + 1): this line has \(words.count - 3) columns. A text has at most 72.")
            }
            if !isWritable {
                problems.append("\(place): it has no function for the learner to write in.")
            }
        }
        let missing = ExerciseSource.kinds.filter { kind in !exercises.contains { $0.source.kind == kind } }
        if !exercises.isEmpty, !missing.isEmpty {
            toCome.append(
                "\(folderPlace): no exercise of the \(missing.count == 1 ? "kind" : "kinds") \(Self.list(missing)). A lesson has one of each: "
                    + "\(Self.list(ExerciseSource.kinds)).")
        }
    }

    private mutating func check(_ hints: [HintSource]) {
        for exercise in exercises.map(\.source) {
            if let hint = hints.first(where: { $0.number == exercise.number && $0.title == exercise.title }) {
                let count = hint.rungs.count
                guard count != 3 else { continue }
                problems.append(
                    "\(hintPlace):\(hint.line): \"\(exercise)\" has \(count == 1 ? "1 hint" : "\(count) hints"). "
                        + "It wants a numbered list of three: the concept, the operator, the shape.")
            } else if let hint = hints.first(where: { $0.number == exercise.number || $0.title == exercise.title }) {
                let found = [hint.number.map { "\($0)" }, hint.title].compactMap(\.self).joined(separator: " · ")
                problems.append(
                    "\(hintPlace):\(hint.line): the heading \"\(found)\" belongs to exercise \(exercise.number), "
                        + "which is called \"\(exercise)\". Use the same words.")
            } else {
                problems.append(
                    "\(hintPlace): no hints for \"\(exercise)\". Write \"## \(exercise)\" and a numbered list of three."
                )
            }
        }
        for hint in hints
        where !exercises.contains(where: { $0.source.number == hint.number || $0.source.title == hint.title }) {
            problems.append(
                "\(hintPlace):\(hint.line): the hints \"\(hint.title)\" belong to no exercise. Take them out.")
        }
    }

    private mutating func checkSolutions(_ functions: [SwiftScanner.Function]) {
        let solved = Set(functions.filter { $0.depth == 1 }.map(\.name))
        for exercise in exercises.filter(\.isWritable).map(\.source) {
            let function = SolutionText.function(exercise.number)
            guard !solved.contains(function) else { continue }
            problems.append(
                "\(solutionPlace): exercise \(exercise.number), \"\(exercise.title)\", has no solution. "
                    + "Write static func \(function) in enum Solution.")
        }
    }

    /// "Predict, Complete and Build"
    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}
