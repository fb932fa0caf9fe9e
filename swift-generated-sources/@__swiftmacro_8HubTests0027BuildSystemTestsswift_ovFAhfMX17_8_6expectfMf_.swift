Testing.__checkValue(try check("native") == ["passed", "to do"],expression: .__fromSyntaxNode(#"try check("native") == ["passed", "to do"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:18:9-18:60
