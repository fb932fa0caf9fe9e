import Foundation

/// What a learner waits for, in courses of 10 and of 100 lessons.
var loopCases: [LoopBenchmark] {
    let ten = LoopCourseOnDemand(of: 10)
    let hundred = LoopCourseOnDemand(of: 100)
    func each(_ courses: LoopCourseOnDemand..., work: @escaping (LoopCourse) throws -> Void) -> () throws -> Void {
        { for course in courses { try work(course.built()) } }
    }
    func edited(_ course: LoopCourse) throws { try course.edit(course.lessons[0]) }
    func check(_ course: LoopCourse) throws { try course.hub("check", course.lessons[0]) }
    return [
        LoopBenchmark(
            name: "loop, from save to verdict", against: "swift build and a run by hand", limit: 1.3, rounds: 15,
            prepare: each(ten, work: edited), work: each(ten, work: check),
            reference: each(ten) { try $0.byHand($0.lessons[0]) }),
        LoopBenchmark(
            name: "loop, from save to verdict, 100 lessons", against: "10 lessons", limit: 1.2, rounds: 15,
            prepare: each(ten, hundred, work: edited), work: each(hundred, work: check),
            reference: each(ten, work: check)),
        LoopBenchmark(
            name: "loop, the map, 100 lessons", against: "10 lessons", limit: 3, rounds: 15,
            prepare: {}, work: each(hundred) { try $0.map() }, reference: each(ten) { try $0.map() }),
        LoopBenchmark(
            name: "loop, a check of 10 edited lessons", against: "each alone", limit: 1, rounds: 3,
            prepare: each(ten) { course in try course.lessons.forEach(course.edit) },
            work: each(ten) { try $0.hub("check") },
            reference: each(ten) { course in for lesson in course.lessons { try course.hub("check", lesson) } }),
    ]
}

/// A course that is made and built when it is first needed. It stays in `.build/benchmark`, so that this takes minutes only
/// the first time.
private final class LoopCourseOnDemand {
    private let count: Int
    private var course: LoopCourse?

    init(of count: Int) { self.count = count }

    func built() throws -> LoopCourse {
        if let course { return course }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        complain("Building a course of \(count) lessons, which takes minutes the first time.")
        let course = try LoopCourse(
            of: count, from: package, in: package.appendingPathComponent(".build/benchmark/\(count) lessons"))
        try course.build()
        self.course = course
        return course
    }
}
