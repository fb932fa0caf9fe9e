Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_8HubTests011BuildSystemB05SuitefMp_.swift:5:22-5:38
