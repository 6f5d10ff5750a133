import Glibc
import SceneProtocol

/// Asks the toolchain which programs it would start for a scene.
///
/// Swift's driver reports the command lines of the compiler and of C's driver, and the latter that of the linker. Each
/// is asked with the parts of a scene that does not exist; these words then become the plan's placeholders.
struct BuildPlanner {
  let toolchain: Toolchain
  let arguments: CompilerArguments
  /// A directory to work in.
  let work: String

  private var parts: BuildPlan.Parts {
    BuildPlan.Parts(
      source: "\(work)/scene.swift",
      module: "SceneModule",
      object: "\(work)/scene.o",
      program: "\(work)/program"
    )
  }
  /// C's driver passes this on to the linker, in the same place.
  private static let libraries = "-l\(BuildPlan.libraries)"

  /// The plan, or `nil` when the drivers' answers have an unknown form.
  func plan() throws(CommandError) -> BuildPlan? {
    guard FileIO.write([], to: parts.source), FileIO.write([], to: parts.object) else {
      throw .cannotWrite(path: work, reason: FileIO.reason())
    }
    let driver = [toolchain.compiler] + arguments.words(for: parts)
    let jobs = try answer(of: driver).compactMap(ShellWord.split)
    guard jobs.count == 3, jobs[0].contains("-frontend"), jobs[1].count > 1,
      let object = word(after: "-o", in: jobs[0]), let list = word(after: "-o", in: jobs[1])
    else { return nil }
    let linking = jobs[2].map { word in
      switch word {
      case object: parts.object
      case "@\(list)": Self.libraries
      default: word
      }
    }
    let lines = try answer(of: linking).filter { $0.hasPrefix(" \"") }
    guard lines.count == 1, let linker = ShellWord.split(lines[0]) else { return nil }
    let plan = BuildPlan(
      compiler: jobs[0].map { general($0 == object ? parts.object : $0) },
      linker: linker.map(general)
    )
    return isWhole(plan) ? plan : nil
  }

  /// Whether each placeholder is where it has to be.
  private func isWhole(_ plan: BuildPlan) -> Bool {
    ["@source", "@module", "@object"].allSatisfy(plan.compiler.contains)
      && ["@object", "@program", BuildPlan.libraries].allSatisfy(plan.linker.contains)
      && !(plan.compiler + plan.linker).contains { $0.contains(work) }
  }

  private func general(_ word: String) -> String {
    if word == Self.libraries { return BuildPlan.libraries }
    return parts.words.first { $0.word == word }?.placeholder ?? word
  }

  private func word(after option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
  }

  /// The lines that a driver prints when it is asked for its commands only.
  private func answer(of driver: [String]) throws(CommandError) -> [String] {
    let output = "\(work)/answer"
    let outcome = try ChildProcess.run(
      driver[0],
      driver.dropFirst() + ["-###"],
      output: output,
      input: .nothing
    )
    guard outcome == .exited(0) else { return [] }
    let text = String(decoding: FileIO.read(output) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}

extension BuildCache {
  /// The plan of an earlier run, or a new one; `nil` when none can be made.
  func plan(
    _ toolchain: Toolchain,
    _ arguments: CompilerArguments
  ) throws(CommandError) -> BuildPlan? {
    let path = planPath(toolchain, arguments)
    if let kept = FileIO.read(path), let plan: BuildPlan = try? JSONText.decode(from: kept),
      [plan.compiler, plan.linker].allSatisfy({ $0.first.map { access($0, X_OK) == 0 } ?? false })
    {
      return plan
    }
    let work = try makeWorkDirectory()
    defer { Self.remove(work) }
    // (The driver shortens paths: one that cannot be shortened is found unchanged in its answer.)
    let planner = BuildPlanner(
      toolchain: toolchain,
      arguments: arguments,
      work: FileIO.realPath(of: work) ?? work
    )
    guard let plan = try planner.plan(), let text = try? JSONText.encode(plan) else { return nil }
    let file = "\(work)/plan"
    guard FileIO.write(text, to: file), rename(file, path) == 0 else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
    return plan
  }

  /// Removes a plan that does not build a program.
  func removePlan(_ toolchain: Toolchain, _ arguments: CompilerArguments) {
    unlink(planPath(toolchain, arguments))
  }

  private func planPath(_ toolchain: Toolchain, _ arguments: CompilerArguments) -> String {
    let words = [Version.number, toolchain.identity] + arguments.common
    return "\(root)/plan-\(ContentDigits.of(Array(words.joined(separator: "\n").utf8)))"
  }
}
