import Foundation

/// The waits of a learner, in courses of 10 and of 100 lessons.
var loopCases: [LoopBenchmark] {
    let ten = LoopCourseOnDemand(of: 10)
    let hundred = LoopCourseOnDemand(of: 100)
    let next = LoopCourseOnDemand(of: 10, buildSystem: .swiftbuild)
    return [ten, next].map(saveCase) + [
        LoopBenchmark(
            name: "loop, with 100 lessons, from save to verdict", against: "10 lessons", limit: 1.2, rounds: 11,
            work: { try hundred.built().saveAndWatch() }, reference: { try ten.built().saveAndWatch() }),
        LoopBenchmark(
            name: "loop, with 100 lessons, swift run workbook map", against: "10 lessons", limit: 3, rounds: 11,
            work: {
                let course = try hundred.built()
                return try seconds(course.map)
            },
            reference: {
                let course = try ten.built()
                return try seconds(course.map)
            }),
        LoopBenchmark(
            name: "loop, check of 10 edited lessons", against: "each alone", limit: 1, rounds: 3,
            work: {
                let course = try ten.built()
                try course.lessons.forEach(course.edit)
                return try seconds { try course.hub("check") }
            },
            reference: {
                let course = try ten.built()
                try course.lessons.forEach(course.edit)
                return try seconds { for lesson in course.lessons { try course.hub("check", lesson) } }
            }),
    ]
}

private func saveCase(_ onDemand: LoopCourseOnDemand) -> LoopBenchmark {
    LoopBenchmark(
        name: "loop, \(onDemand.buildSystem.rawValue), from save to verdict", against: "swift build and a run by hand",
        limit: 1.3, rounds: 11,
        work: { try onDemand.built().saveAndWatch() },
        reference: {
            let course = try onDemand.built()
            // As the loop does when it starts.
            try course.byHand(course.lessons[0])
            return try seconds {
                try course.edit(course.lessons[0])
                try course.byHand(course.lessons[0])
            }
        })
}

/// A course that is made and built when it is first needed. It stays in `.build/benchmark`, so that this takes minutes only
/// the first time.
private final class LoopCourseOnDemand {
    let buildSystem: LoopCourse.BuildSystem
    private let count: Int
    private var course: LoopCourse?

    init(of count: Int, buildSystem: LoopCourse.BuildSystem = .native) {
        (self.count, self.buildSystem) = (count, buildSystem)
    }

    func built() throws -> LoopCourse {
        if let course { return course }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        complain("Building a course of \(count) lessons, which takes minutes the first time.")
        let course = try LoopCourse(
            of: count, from: package,
            in: package.appendingPathComponent(".build/benchmark/\(count) lessons, \(buildSystem.rawValue)"),
            buildSystem: buildSystem)
        try course.build()
        self.course = course
        return course
    }
}
