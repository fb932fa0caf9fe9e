Testing.__checkValue(try check("swiftbuild") == ["to do", "to do"],expression: .__fromSyntaxNode(#"try check("swiftbuild") == ["to do", "to do"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:25:9-25:63
