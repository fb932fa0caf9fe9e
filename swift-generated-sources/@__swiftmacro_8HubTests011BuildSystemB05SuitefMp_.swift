@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s8HubTests011BuildSystemB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    BuildSystemTests.self,
    traits: [.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"),.__documentationLine("/// SwiftPM's two build systems put what they build into different folders and forms. A learner may change the toolchain, and with it"),.__documentationLine("/// the build system, in the middle of the course.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/BuildSystemTests.swift", filePath: "/work/main/Tests/HubTests/Checking/BuildSystemTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s8HubTests011BuildSystemB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests011BuildSystemB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s8HubTests011BuildSystemB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests011BuildSystemB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:48:2-48:2
