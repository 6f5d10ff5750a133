import Glibc
import SceneProtocol

/// Builds one scene's program with the toolchain.
///
/// The compiler and the linker are started as planned. If that fails for any reason except errors in the scene,
/// `swiftc` itself is started: it knows what has changed in the toolchain, and reports what is wrong.
struct SceneBuild {
  let toolchain: Toolchain
  let arguments: CompilerArguments
  let parts: BuildPlan.Parts
  let cache: BuildCache
  let options: CommonOptions
  let progress: ProgressLine?

  private var output: String { "\(parts.object).output" }

  /// How it ended, and the toolchain's output.
  typealias Result = (outcome: ProcessOutcome, output: [UInt8])

  /// Builds the program.
  func run() throws(CommandError) -> Result {
    defer {
      progress?.remove()
      for file in [parts.object, output] { unlink(file) }
    }
    if let plan = try cache.plan(toolchain, arguments) {
      let compiling = try start(plan.compile(parts))
      if compiling.outcome == .exited(1) { return compiling }
      if compiling.outcome == .exited(0), let linking = try link(plan), linking == .exited(0) {
        return compiling
      }
      options.log("that made no program: asking swiftc for all of it")
      cache.removePlan(toolchain, arguments)
    }
    return try start([toolchain.compiler] + arguments.words(for: parts))
  }

  /// Links the compiled object; `nil` when its libraries are not known.
  private func link(_ plan: BuildPlan) throws(CommandError) -> ProcessOutcome? {
    guard let object = SceneObject(FileIO.read(parts.object) ?? []) else { return nil }
    let linker = plan.link(parts, libraries: object.libraries)
    let stubs = try cache.stubs(arguments.library, toolchain, plan.linker)
    if let quick = stubs?.quickened(linker, for: object), try start(quick).outcome == .exited(0) {
      return .exited(0)
    }
    let outcome = try start(linker).outcome
    if outcome == .exited(0) { try stubs?.learn(from: object, linkedBy: linker) }
    return outcome
  }

  private func start(_ words: [String]) throws(CommandError) -> Result {
    options.log(words.map(ShellWord.quoted).joined(separator: " "))
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: output,
      input: .nothing,
      progress: progress
    )
    return (outcome, FileIO.read(output) ?? [])
  }
}
