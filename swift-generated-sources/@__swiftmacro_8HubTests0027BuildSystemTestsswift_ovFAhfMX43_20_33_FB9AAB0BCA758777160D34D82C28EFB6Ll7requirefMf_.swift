Testing.__checkPropertyAccess(child.self,getting: { $0.status },expression: .__fromPropertyAccess(.__fromSyntaxNode("child"),.__fromSyntaxNode("status")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:44:21-44:43
