import Dispatch

extension SiteScene {
    typealias Present = (
        @escaping @Sendable () -> String, DispatchQueue, @escaping @Sendable (String) -> Void, DispatchQueue
    ) throws -> Void

    /// Calls the answer for each picture, and lets it do its work.
    func present(_ pictures: [String], _ present: @escaping Present) throws {
        let site = site
        let isFirst = calls == 0
        calls += pictures.count
        isByLane = pictures.count > 1 || !isFirst
        try call("present") {
            for picture in pictures {
                try present(
                    {
                        site.takeLong("load")
                        return picture
                    },
                    site.worker, { site.note("display \"\($0)\"") }, site.screen)
            }
        }
        settle { $0.count("display") >= $0.calls }
    }
}
