@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_17Z8786e8b8b8761e48fMu_() async throws -> Void {
  @Sendable func $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BuildSystemTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_7__localfMu_.`each verdict is on the last save, whatever built before, and without a report there is none`())))
  }
  try await $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_25generator8786e8b8b8761e48fMu_() async -> Testing.Test {
  return .__function(
  named: "`each verdict is on the last save, whatever built before, and without a report there is none`()",
  in: BuildSystemTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "each verdict is on the last save, whatever built before, and without a report there is none",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/BuildSystemTests.swift", filePath: "/work/main/Tests/HubTests/Checking/BuildSystemTests.swift", line: 16, column: 6),
  parameters: [],
  testFunction: $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_17Z8786e8b8b8761e48fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_24accessor8786e8b8b8761e48fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_25generator8786e8b8b8761e48fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_33testContentRecord8786e8b8b8761e48fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_24accessor8786e8b8b8761e48fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:33:6-33:6
