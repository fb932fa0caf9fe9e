import Dispatch
import ExerciseSupport

extension SiteScene {
    typealias Present = (
        @escaping @Sendable () -> String, DispatchQueue, @escaping @Sendable (String) -> Void, DispatchQueue
    ) throws -> Void

    /// Calls the answer for each picture, and lets it do its work. Where load is slow, what does not wait for it comes before.
    func present(_ pictures: [String], isSlow: Bool = false, _ present: @escaping Present) throws {
        let early = try isSlow ? usesTimers { try $0.present(pictures, present) } : nil
        let (site, worker, screen) = (site, site.queue("worker"), site.queue("screen"))
        (site.free, site.patience) = (["screen"], Self.timers)
        let isFirst = calls == 0
        calls += pictures.count
        isByLane = pictures.count > 1 || !isFirst
        try call("present") {
            for picture in pictures {
                try present(
                    {
                        site.takeLong("load", early: early)
                        return picture
                    },
                    worker, { site.tell("display \"\($0)\"") }, screen)
            }
        }
        settle { $0.count("display") >= $0.calls }
    }
}
