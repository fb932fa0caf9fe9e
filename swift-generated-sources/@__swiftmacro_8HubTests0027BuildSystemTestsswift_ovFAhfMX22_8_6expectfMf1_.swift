Testing.__checkValue(try check("native") == ["to do", "wrong"],expression: .__fromSyntaxNode(#"try check("native") == ["to do", "wrong"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:23:9-23:59
