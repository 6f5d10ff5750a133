import Foundation
import Testing

/// What a frame costs in which nothing begins and nothing ends, in the build that users have.
struct `A steady frame` {
  /// Counted by the benchmark, which is built as the command is: unoptimized code allocates of its own.
  @Test func `allocates nothing`() async throws {
    let bench = URL(fileURLWithPath: CommandRun.command).deletingLastPathComponent()
      .appendingPathComponent("engine-bench").path
    try #require(FileManager.default.isExecutableFile(atPath: bench), "no \(bench): make build")
    let run = try await CommandRun(["allocations"], in: NSTemporaryDirectory(), command: bench)
    #expect(run.status == 0)
    #expect(run.output == "allocations per steady frame\t0\tallocations\t0\tok\n")
  }
}
