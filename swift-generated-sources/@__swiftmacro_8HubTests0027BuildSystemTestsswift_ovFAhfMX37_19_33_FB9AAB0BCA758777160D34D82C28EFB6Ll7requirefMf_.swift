Testing.__checkValue(report,expression: .__fromSyntaxNode("report"),comments: ["\(system): \(said)"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:38:20-38:58
