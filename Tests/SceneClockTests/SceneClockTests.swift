import Foundation
import Glibc
import Testing

/// What a scene does with time, in a process whose clock a recording moves: 60 frames a second, for two seconds.
///
/// Times are microseconds, and exact.
@Suite(.serialized)
struct `The clock of a recording` {
  @Test(arguments: TrialLogs.all)
  func `has all that a scene does with time happen at its time`(log: TrialLog) throws {
    let run = try TrialRun([log.name])
    #expect(run.lines == log.lines + [TrialLogs.end])
    #expect(run.errors.isEmpty)
  }

  @Test
  func `has the same result in each of ten runs while the machine is busy`() throws {
    let names = ["queues", "sources", "tasks", "timers", "threads", "mainWaits", "work"]
    let quiet = try TrialRun(names)
    #expect(quiet.lines.count > 45)
    let busy = try (0..<2).map { _ in try Self.busyProcess() }
    // A thread that blocks all other signals may have started them.
    defer { busy.forEach { kill($0.processIdentifier, SIGKILL) } }
    for _ in 0..<10 {
      let lines = try TrialRun(names).lines
      #expect(lines == quiet.lines)
    }
  }

  private static func busyProcess() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "while :; do :; done"]
    try process.run()
    return process
  }

  @Test
  func `goes on without a thread in an endless loop, and reports it once`() throws {
    let run = try TrialRun(["endless"])
    #expect(run.lines == ["100000 after all", TrialLogs.end])
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("pegbar: a thread of the scene is at work without an end"))
  }

  @Test
  func `shows its own date, and runs all clocks alike`() throws {
    let lines = try TrialRun(["clocks"]).lines
    #expect(lines[0] == "2007-01-09 09:41:00 +0000 1000.0 1168335660")
    #expect(lines[1] == "0.5 seconds 0.5 seconds")
    #expect(lines[2] == "0.5 190028460.5")
  }

  /// Of the machine's there are no two alike.
  @Test
  func `draws the random numbers of its seed`() throws {
    let first = try TrialRun(["random"], seed: 1).lines
    let other = try TrialRun(["random"], seed: 2).lines
    #expect(try TrialRun(["random"], seed: 1).lines == first)
    #expect(first.count == 7)
    // Numbers, an order, identifiers, C's numbers; the set's order is the environment's, not the seed's.
    for line in 0..<4 { #expect(first[line] != other[line]) }
    #expect(first[4] == other[4])
  }

  @Test
  func `is not that of programs which the scene starts`() throws {
    let lines = try TrialRun(["child"]).lines
    #expect(lines.contains("nothing"))
    #expect(lines.contains("it ended with 0"))
    #expect(!lines.contains("2007"))
  }

  @Test
  func `leaves to them what else is preloaded`() throws {
    let lines = try TrialRun(["child"], preloading: "libm.so.6").lines
    #expect(lines.contains("libm.so.6"))
  }
}
