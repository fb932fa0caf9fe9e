import ExerciseSupport

/// Questions that wait for their answers: those that have waited longest are answered first.
final class Desk<Answer: Sendable>: @unchecked Sendable {
    private struct Question {
        let name: String
        let number: Int
        let answer: UnsafeContinuation<Answer, any Error>
        var isCancelled = false
    }

    private let site: Site
    private var waiting: [Question] = []
    private var number = 0

    init(_ site: Site) { self.site = site }

    /// So many questions that wait for an answer. One that stands in no line is known by this.
    func questions(_ count: Int) -> Awaited {
        Awaited { [self] _ in site.read { waiting.count } >= count }
    }

    /// Waits for the answer, and notes `line` when it does. If the task is cancelled, it notes that.
    ///
    /// - Parameter isStubborn: Whether it goes on waiting then.
    func ask(_ name: String, noting line: String? = nil, isStubborn: Bool = false) async throws -> Answer {
        let mine = site.change {
            number += 1
            return number
        }
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                // The answer may come as soon as the line is there.
                site.change { waiting.append(Question(name: name, number: mine, answer: continuation)) }
                if let line { site.add(line) }
                if Task.isCancelled { cancel(mine, isStubborn) }
            }
        } onCancel: {
            cancel(mine, isStubborn)
        }
    }

    /// Answers the question that has waited longest, if there is one.
    func answer(_ name: String, _ result: Result<Answer, any Error>) {
        let first = site.change { waiting.firstIndex { $0.name == name }.map { waiting.remove(at: $0) } }
        first?.answer.resume(with: result)
    }

    private func cancel(_ number: Int, _ isStubborn: Bool) {
        let question: Question? = site.change {
            guard let index = waiting.firstIndex(where: { $0.number == number && !$0.isCancelled }) else { return nil }
            waiting[index].isCancelled = true
            return isStubborn ? waiting[index] : waiting.remove(at: index)
        }
        guard let question else { return }
        site.add("cancels \(question.name)")
        if !isStubborn { question.answer.resume(throwing: CancellationError()) }
    }
}
