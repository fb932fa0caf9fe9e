/// Whether `text` can be an e-mail address: the rule of this lesson, and a poor one.
func isEmail(_ text: String) -> Bool { text.contains("@") && text.contains(".") }

/// Whether `text` can be a password.
func isPassword(_ text: String) -> Bool { text.count > 5 }

/// What somebody has typed.
struct Login {
    let email: String
    let password: String
}

/// Why nobody is logged in. The description is a sentence for people.
enum LoginError: Error, Equatable, CustomStringConvertible {
    /// The password is another one. So many tries are left.
    case wrongPassword(left: Int)
    /// There were too many wrong passwords.
    case locked

    var description: String {
        switch self {
        case .wrongPassword(let left): "That is not the password. Tries left: \(left)."
        case .locked: "Three wrong passwords: the account is locked."
        }
    }
}
