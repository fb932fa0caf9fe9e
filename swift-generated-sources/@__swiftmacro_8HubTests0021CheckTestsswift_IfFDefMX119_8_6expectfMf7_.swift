Testing.__checkClosureCall(throws: CheckError.cancelled,performing: {
            try checker.check([Course(checker.checkout).lesson("ways")], number: 5)
        },expression: .__fromSyntaxNode(#"try checker.check([Course(checker.checkout).lesson("ways")], number: 5)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:120:9-122:10
