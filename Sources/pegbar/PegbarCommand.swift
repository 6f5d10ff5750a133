import Glibc
import SceneProtocol

/// The `pegbar` command: reads its arguments, does what they say, and exits with a meaning.
@main
enum PegbarCommand {
  static func main() {
    SignalMask.hold()
    do throws(CommandError) {
      let arguments = try Arguments(parsing: Array(CommandLine.arguments.dropFirst()))
      let options = CommonOptions(
        isQuiet: arguments.has(.quiet),
        isVerbose: arguments.has(.verbose),
        ignoresCache: arguments.has(.noCache)
      )
      try run(try CommandReader.read(arguments), options)
    } catch {
      if let message = error.message { Console.write(message + "\n", to: .error) }
      exit(error.exitStatus)
    }
  }

  private static func run(_ command: Command, _ options: CommonOptions) throws(CommandError) {
    switch command {
    case .help(let topic): Console.write(Help.text(for: topic), to: .output)
    case .version: Console.write(Version.text(showsPaths: options.isVerbose), to: .output)
    case .clean: try BuildCache.standard().removeAll(options)
    case .check(let paths): try SceneCommands.check(paths, options)
    case .scenes(let path): try SceneCommands.list(path, options)
    case .preview(let scene): try SceneCommands.preview(scene, options)
    case .shot(let scene, let shot): try SceneCommands.shoot(scene, shot, options)
    }
  }
}
