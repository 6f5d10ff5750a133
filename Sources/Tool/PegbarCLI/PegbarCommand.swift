import Glibc
import SceneProtocol

/// The `pegbar` command: reads its arguments, does what they say, and exits with a meaning.
@main
enum PegbarCommand {
  static func main() {
    Console.openClosedStreams()
    SignalMask.hold()
    let tokens = Array(CommandLine.arguments.dropFirst())
    do throws(CommandError) {
      if tokens.first == CompileCommand.name {
        return try CompileCommand(Array(tokens.dropFirst())).run()
      }
      if tokens.first == PartCommand.name {
        return try PartCommand(Array(tokens.dropFirst())).run()
      }
      let arguments = try Arguments(parsing: tokens)
      let command = try Commands.read(arguments)
      ColorRule.apply(arguments.value(.color).flatMap(ColorRule.Wish.init) ?? .auto)
      let options = CommonOptions(
        isQuiet: arguments.has(.quiet),
        isVerbose: arguments.has(.verbose),
        isJSON: arguments.has(.json),
        ignoresCache: arguments.has(.noCache),
        trustsPackages: arguments.has(.trust)
      )
      try command.run(options)
      if let error = Console.lostOutput {
        throw .cannotWrite(path: "standard output", reason: FileIO.reason(error.number))
      }
    } catch {
      report(error, tokens)
      exit(error.exitStatus)
    }
  }

  /// Prints what went wrong: for a user, or in the one JSON value that a program waits for.
  private static func report(_ error: CommandError, _ tokens: [String]) {
    // The arguments may be what is wrong: so they are looked at as they came.
    let words = tokens.prefix { $0 != "--" }
    guard words.contains("--\(OptionSpec.ID.json.rawValue)") else {
      if let message = error.message { Console.write(message + "\n", to: .error) }
      return
    }
    if case .alreadyReported = error { return }
    let command = words.first { !$0.hasPrefix("-") }.flatMap(Commands.table.named)
    JSONAnswer(command?.name, error: error).write()
  }
}
