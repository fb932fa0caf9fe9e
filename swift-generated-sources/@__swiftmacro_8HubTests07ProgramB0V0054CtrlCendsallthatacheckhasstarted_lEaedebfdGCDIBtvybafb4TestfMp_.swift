@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_17Z7d3471e57d2c652efMu_() async throws -> Void {
  @Sendable func $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgramTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_7__localfMu_.`Ctrl-C ends all that a check has started`())))
  }
  try await $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_25generator7d3471e57d2c652efMu_() async -> Testing.Test {
  return .__function(
  named: "`Ctrl-C ends all that a check has started`()",
  in: ProgramTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "Ctrl-C ends all that a check has started",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/ProgramTests.swift", filePath: "/work/main/Tests/HubTests/Commands/ProgramTests.swift", line: 22, column: 6),
  parameters: [],
  testFunction: $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_17Z7d3471e57d2c652efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_24accessor7d3471e57d2c652efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_25generator7d3471e57d2c652efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_33testContentRecord7d3471e57d2c652efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_24accessor7d3471e57d2c652efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:32:6-32:6
