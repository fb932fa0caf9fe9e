extension HubCommand {
    static let doctor = HubCommand(
        name: "doctor", meaning: "Looks whether all that a check needs is there, and says what to do where it is not."
    ) { _, _ in 0 }
}
