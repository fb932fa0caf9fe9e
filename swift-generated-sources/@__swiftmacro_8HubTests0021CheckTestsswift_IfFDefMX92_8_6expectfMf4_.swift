Testing.__checkBinaryOperation(report.exercises,{ $0 == $1() },[
                .init(lesson: "types", number: 1, title: "A number", verdict: "passed", diagnosis: "")
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.exercises"),"==",.__fromSyntaxNode(#"[\#n                .init(lesson: "types", number: 1, title: "A number", verdict: "passed", diagnosis: "")\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:93:9-96:15
