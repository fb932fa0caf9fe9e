import LessonKit
import Marbles

/// The records of the operators, and what is written from them.
struct OperatorCheck {
    let problems: [String]

    init(_ course: Course) {
        let docs = OperatorDoc.all(in: course.checkout)
        guard !docs.isEmpty else {
            problems = []
            return
        }
        let sheet = course.checkout.text(of: OperatorSheet.path).sourceLines
        let now = OperatorSheet.text(course).sourceLines
        let same = zip(sheet, now).prefix { $0 == $1 }.count
        let isOld = same < sheet.count || same < now.count
        problems =
            Documentation(of: course.checkout.root.appendingPathComponent("Sources/Streams")).faults
            + OperatorRecord.problems(docs, course)
            + (isOld
                ? [
                    "\(OperatorSheet.path):\(same + 1): this is not what Sources/Streams and the lessons say now. "
                        + "Write it anew: swift run workbook author fix"
                ] : [])
    }
}
