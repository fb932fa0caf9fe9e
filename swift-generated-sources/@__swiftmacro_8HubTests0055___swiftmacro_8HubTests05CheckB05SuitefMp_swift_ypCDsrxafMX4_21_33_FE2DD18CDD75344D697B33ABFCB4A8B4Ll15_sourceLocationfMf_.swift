Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_8HubTests05CheckB05SuitefMp_.swift:5:22-5:38
