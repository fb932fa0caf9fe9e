/// A line for each program: its text, and what it keeps; with `column` what its row says that RxSwift keeps.
let isColumn = CommandLine.arguments.contains("column")
for program in KeepingProgram.all { print(program.text, isColumn ? program.kept : program.run(), separator: "\t") }
