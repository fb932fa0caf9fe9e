extension HubCommand {
    static let author = HubCommand(
        name: "author", words: "[word …]", count: 0...20, options: [.after, .all, .before],
        meaning: "For those who write lessons and operators. Alone it lists the words that may follow."
    ) { hub, arguments in
        guard !arguments.words.isEmpty, arguments.words != ["help"] else { return Answer(blocks: AuthorWord.page) }
        return try AuthorWord.asked(arguments).run(hub, hub.course(), arguments)
    }
}
