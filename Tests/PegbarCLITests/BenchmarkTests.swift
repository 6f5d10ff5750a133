import Foundation
import Testing

/// The programs that measure, as `make bench` runs them.
struct `Programs that measure` {
  private func run(_ name: String, _ words: String...) async throws -> CommandRun {
    let program = URL(fileURLWithPath: CommandRun.command).deletingLastPathComponent()
      .appendingPathComponent(name).path
    return try await CommandRun(words, in: NSTemporaryDirectory(), command: program)
  }

  @Test(arguments: [
    ("engine-bench", "no row's name contains \"W77\""), ("window-bench", "no row is called W77"),
  ])
  func `say in a line that there is no such row`(_ program: String, _ reason: String) async throws {
    let run = try await run(program, "W77")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors == "\(program): \(reason); --help has what there is\n")
  }

  @Test(arguments: ["engine-bench", "window-bench"])
  func `have a help`(_ program: String) async throws {
    let run = try await run(program, "--help")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("usage: \(program)"))
  }
}
