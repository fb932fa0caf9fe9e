extension OperatorNote {
    static let connecting = [
        OperatorNote(
            "connect", "Starts a published stream when all its subscribers are there.", combine: "`connect()`"),
        OperatorNote(
            "multicast", "Shares through a subject that you choose. `publish` and `replay` are its usual cases.",
            combine: "="),
        OperatorNote(
            "publish", "Shares one run that begins when you say so, with `connect()`.",
            combine: "`makeConnectable()`", rxjs: "connectable"),
        OperatorNote(
            "refCount", "Starts a published stream with its first subscriber and stops it after the last.",
            combine: "`autoconnect()`"),
        OperatorNote("replay", "Shares one run, and hands late subscribers the last elements."),
        OperatorNote("replayAll", "Shares one run, and hands late subscribers everything so far: a chat's history."),
        OperatorNote(
            "share", "Runs a request once for several subscribers.", combine: "`share()`", swift: "package: `share()`",
            rxjs: "shareReplay"),
    ]
}
