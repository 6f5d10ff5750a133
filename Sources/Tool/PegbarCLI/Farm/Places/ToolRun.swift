import SceneProtocol

/// A run of another program, with all that it printed.
struct ToolRun {
  let outcome: ProcessOutcome
  /// What it wrote to standard output, and to standard error.
  let output, errors: String

  var isGood: Bool { outcome == .exited(0) }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: Variables to set besides those of this process.
  /// - Throws: That it cannot be started, or that the user wants to end.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws(CommandError) {
    let files: (output: NamelessFile, errors: NamelessFile)
    do throws(SystemError) {
      files = (try NamelessFile(), try NamelessFile())
    } catch {
      throw .unavailable("there is no room for what \(program) prints: \(error.reason)")
    }
    outcome = try ChildProcess.run(
      program,
      arguments,
      output: files.output.path,
      errors: files.errors.path,
      input: .nothing,
      environment: environment
    )
    output = Self.text(files.output)
    errors = Self.text(files.errors)
  }

  private static func text(_ file: NamelessFile) -> String {
    String(decoding: (try? file.bytes()) ?? [], as: UTF8.self)
  }

  /// The first line of what went wrong, for a message.
  var problem: String {
    let line =
      errors.split(whereSeparator: \.isNewline).first
      ?? output.split(whereSeparator: \.isNewline).first
    return line.map(String.init) ?? "it says nothing (\(outcome))"
  }
}
