import Glibc
import SceneProtocol

/// The `pegbar` command: reads its arguments, does what they say, and exits with a meaning.
@main
enum PegbarCommand {
  static func main() {
    SignalMask.hold()
    let tokens = Array(CommandLine.arguments.dropFirst())
    do throws(CommandError) {
      if tokens.first == CompileCommand.name {
        return try CompileCommand(Array(tokens.dropFirst())).run()
      }
      let arguments = try Arguments(parsing: tokens)
      let command = try CommandReader.read(arguments)
      ColorRule.apply(arguments.value(.color).flatMap(ColorRule.Wish.init) ?? .auto)
      let options = CommonOptions(
        isQuiet: arguments.has(.quiet),
        isVerbose: arguments.has(.verbose),
        isJSON: arguments.has(.json),
        ignoresCache: arguments.has(.noCache)
      )
      try run(command, options)
    } catch {
      report(error, tokens)
      exit(error.exitStatus)
    }
  }

  private static func run(_ command: Command, _ options: CommonOptions) throws(CommandError) {
    switch command {
    case .help(let topic): Console.write(Help.text(for: topic), to: .output)
    case .helpTopic(let topic): Console.write(topic.text, to: .output)
    case .version: Version.show(options)
    case .clean: try CleanCommand(options: options).run()
    case .check(let paths): try CheckCommand(paths: paths, options: options).run()
    case .scenes(let listing): try ScenesCommand(listing: listing, options: options).run()
    case .tell(let tell): try TellCommand(tell: tell, options: options).run()
    case .new(let scene): try scene.write(options)
    case .completions(let shell): Console.write(shell.completions, to: .output)
    case .man: Console.write(ManualPage.text, to: .output)
    case .preview(let scene): try SceneCommands.preview(scene, options)
    case .test(let test): try TestCommand(test: test, options: options).run()
    case .record(let record): try RecordCommand(record: record, options: options).run()
    case .shot(let scene, let shot): try SceneCommands.shoot(scene, shot, options)
    }
  }

  /// Says what went wrong: to a person, or in the one JSON value that a program waits for.
  private static func report(_ error: CommandError, _ tokens: [String]) {
    // The arguments may be what is wrong: so they are looked at as they came.
    let words = tokens.prefix { $0 != "--" }
    guard words.contains("--\(OptionSpec.ID.json.rawValue)") else {
      if let message = error.message { Console.write(message + "\n", to: .error) }
      return
    }
    if case .alreadyReported = error { return }
    let command = words.first { !$0.hasPrefix("-") }.flatMap(CommandName.init)
    JSONAnswer(command?.rawValue, error: error).write()
  }
}
