Testing.__checkValue(try check("swiftbuild") == ["wrong", "passed"],expression: .__fromSyntaxNode(#"try check("swiftbuild") == ["wrong", "passed"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:21:9-21:64
