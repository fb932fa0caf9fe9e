import Foundation

/// How a program is started.
///
/// The program receives every signal as usual, whatever the calling thread blocks and the calling program handles or ignores. It
/// has none of the caller's open files but its three streams: a pipe or a terminal that it had open would have no end before its own.
package struct Launch {
    /// Where a standard stream of the program goes to or comes from.
    package enum Stream {
        /// To the same place as the caller's.
        case inherited
        /// To `/dev/null`.
        case null
        /// To an open file of the caller.
        case file(Int32)
    }

    /// What the program is the leader of, so that everything that it starts can be ended with it.
    package enum Family {
        case group
        /// A session has no terminal until its leader opens one.
        case session
        /// Nothing: it is in the caller's group, and Control-C in the terminal ends both.
        case callers
    }

    /// The program was not started.
    package struct Failure: Error {
        /// In the system's words.
        package let reason: String
    }

    package var arguments: [String]
    package var environment: [String: String]
    package var input = Stream.inherited
    package var output = Stream.inherited
    package var errors = Stream.inherited
    package var family = Family.group

    /// - Parameter arguments: The program, which is looked for in PATH, and its arguments.
    package init(_ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
        (self.arguments, self.environment) = (arguments, environment)
    }

    /// - Parameter folder: The program's working directory.
    package init(
        _ arguments: [String], in folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) { self.init(["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + arguments, environment: environment) }

    #if !canImport(Darwin)
        private typealias CloseFrom =
            @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        /// Has a program begin without the files from a number on. <spawn.h> shows it to programs that ask for GNU extensions only.
        private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
            .map { unsafeBitCast($0, to: CloseFrom.self) }
    #endif

    /// Starts the program.
    ///
    /// - Returns: The number of its process, which is also that of its group if it leads one.
    package func start() throws(Failure) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let newSession = POSIX_SPAWN_SETSID
            let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            // <spawn.h> has its name only for programs that ask for GNU extensions.
            let newSession: Int32 = 0x80
            let closing: Int32 = 0
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, stream) in [input, output, errors].enumerated() {
            let descriptor = Int32(descriptor)
            switch stream {
            case .inherited:
                #if canImport(Darwin)
                    // One that is closed cannot be inherited, and nothing would be started.
                    if fcntl(descriptor, F_GETFD) >= 0 { posix_spawn_file_actions_addinherit_np(&actions, descriptor) }
                #endif
            case .null:
                let access = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY
                posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", access, 0)
            case .file(let file): posix_spawn_file_actions_adddup2(&actions, file, descriptor)
            }
        }
        #if !canImport(Darwin)
            _ = Self.closeFrom?(&actions, 3)
        #endif
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        let leads =
            switch family {
            case .group: POSIX_SPAWN_SETPGROUP
            case .session: newSession
            case .callers: Int32(0)
            }
        posix_spawnattr_setflags(&attributes, Int16(flags | leads | closing))

        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in words + variables { free(string) } }
        var started: pid_t = 0
        let failure = posix_spawnp(&started, arguments[0], &actions, &attributes, words, variables)
        guard failure == 0 else { throw Failure(reason: String(cString: strerror(failure))) }
        return started
    }
}
