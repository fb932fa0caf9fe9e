import Foundation
import Marbles

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
        let answers = solutions.map { SolutionText($0) }
        if let hints { check(HintSource.all(in: hints), answers) }
        if let answers { check(answers) }
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
            if index > 0, exercise.number == exercises[index - 1].source.number {
                problems.append(
                    "\(place): exercise \(exercise.number) is there twice. Give this one the next free number.")
            } else if exercise.number != index + 1 {
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
                guard words.count > ExerciseFile.columns else { continue }
                let isMended = ExerciseFile.wrapped("//\n\(words)") != "//\n\(words)"
                problems.append(
                    "\(place):\(line + 1): this line has \(words.count) columns. It has at most \(ExerciseFile.columns), with "
                        + "the \"// \" before it." + (isMended ? " To break it: swift run workbook author fix" : ""))
            }
            checkTask(text, place)
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

    /// The text says what there is to do, and its rows are diagrams.
    private mutating func checkTask(_ text: String, _ place: String) {
        let parts = ExerciseTask(text).parts
        if parts.isEmpty {
            problems.append(
                "\(place):2: it has no text. Say here what there is to do, in lines that begin with \"// \".")
        }
        if case .prose(let last)? = parts.last, !".?!:)]".contains(last.last ?? ".") {
            problems.append(
                "\(place):\(text.sourceLines.prefix { $0.hasPrefix("//") }.count): the text stops in the middle of a sentence. "
                    + "Say it to its end.")
        }
        for (line, row) in text.sourceLines.prefix(while: { $0.hasPrefix("//") }).enumerated() {
            // A recipe that breaks the rule is drawn with these words.
            guard row.hasPrefix("//   "), !row.contains("after its end") else { continue }
            for match in row.matches(of: /[ ]{2}([^ "]*--[^ "]*)(?= |$)/) where !match.1.contains("(-") {
                // When somebody subscribes and leaves stands in some of them.
                let row = match.1.replacing("^", with: "-").replacing("!", with: "-")
                do throws(DiagramError) { _ = try Diagram(String(row)) } catch {
                    problems.append("\(place):\(line + 1): this row is no diagram.\n\(error)")
                }
            }
        }
    }

    private mutating func check(_ hints: [HintSource], _ solutions: SolutionText?) {
        for exercise in exercises.map(\.source) {
            if let hint = hints.first(where: { $0.number == exercise.number && $0.title == exercise.title }) {
                let count = hint.rungs.count
                if count == 3, let solutions, solutions.isTold(by: hint.rungs[2], exercise.number) {
                    problems.append(
                        "\(hintPlace):\(hint.line): the third hint of \"\(exercise)\" is the solution. Leave out of it what the "
                            + "learner has to find, with … in its place.")
                }
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

    private mutating func check(_ solutions: SolutionText) {
        for (name, line) in solutions.strays(besides: exercises.map(\.source.number)) {
            problems.append(
                "\(solutionPlace):\(line): \(name) answers no exercise. The answer to the third is called exercise3.")
        }
        for (exercise, text, place, isWritable) in exercises where isWritable {
            if let mark = ExerciseFile.mark(in: text.sourceLines), mark.text.hasPrefix("try"),
                solutions.isGiven(in: text, exercise.number)
            {
                problems.append(
                    "\(place):\(mark.line): without \(mark.text) the solution stands here, and whoever deletes the mark passes. "
                        + "Leave out what the learner has to find, or write here what is to be repaired.")
            }
            let function = SolutionText.function(exercise.number)
            let hasComment = solutions.hasComment(exercise.number)
            if hasComment == nil {
                problems.append(
                    "\(solutionPlace): exercise \(exercise.number), \"\(exercise.title)\", has no solution. "
                        + "Write static func \(function) in enum Solution.")
            } else if hasComment == false {
                problems.append(
                    "\(solutionPlace):\(solutions.line(exercise.number) ?? 1): \(function) has no comment. Say above it why the "
                        + "answer is right, after ///")
            }
        }
    }

    /// "Predict, Complete and Build"
    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}
