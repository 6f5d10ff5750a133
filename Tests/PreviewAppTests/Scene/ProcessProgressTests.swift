import Foundation
import Glibc
import SceneProtocol
import Testing

/// Whether a process had its turn, as the system reports it.
struct `How far a process has come` {
  private static func start(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    return process
  }

  /// Waits until a process waits in a call of the system's.
  private static func waitUntilAsleep(_ process: Process) async throws {
    let path = "/proc/\(process.processIdentifier)/stat"
    while try !String(contentsOfFile: path, encoding: .utf8).contains(") S ") {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func `is known of one that sleeps and of one that computes`() async throws {
    let sleeping = try Self.start("/bin/sleep", ["infinity"])
    let computing = try Self.start("/bin/sh", ["-c", "while :; do :; done"])
    defer {
      for process in [sleeping, computing] { kill(process.processIdentifier, SIGKILL) }
    }
    try await Self.waitUntilAsleep(sleeping)
    let asleep = try #require(ProcessProgress(of: sleeping.processIdentifier))
    let later = try #require(ProcessProgress(of: sleeping.processIdentifier))
    #expect(later.hadItsTurn(since: asleep))

    let first = try #require(ProcessProgress(of: computing.processIdentifier))
    #expect(!first.hadItsTurn(since: first), "it has not computed for long")
    var last = first
    while !last.hadItsTurn(since: first) {
      try await Task.sleep(for: .milliseconds(50))
      last = try #require(ProcessProgress(of: computing.processIdentifier))
    }
  }

  /// The main thread sleeps until another one has done something, which does not get a processor.
  @Test func `is not known while another thread waits for a processor`() async throws {
    let program =
      "import threading\n"
      + "threading.Thread(target=lambda: exec('while True: pass')).start()\n"
      + "threading.Event().wait()\n"
    let process = try Self.start("/usr/bin/python3", ["-c", program])
    defer { kill(process.processIdentifier, SIGKILL) }
    let threads = "/proc/\(process.processIdentifier)/task"
    while try FileManager.default.contentsOfDirectory(atPath: threads).count < 2 {
      try await Task.sleep(for: .milliseconds(5))
    }
    try await Self.waitUntilAsleep(process)
    let now = try #require(ProcessProgress(of: process.processIdentifier))
    #expect(!now.hadItsTurn(since: now))
  }

  @Test func `is not known of one that has ended`() throws {
    let process = try Self.start("/bin/true", [])
    process.waitUntilExit()
    #expect(ProcessProgress(of: process.processIdentifier) == nil)
  }

  @Test func `or that it has ended while it waited for a request`() async throws {
    let scene = try WaitingScene(starting: "/bin/true")
    defer {
      for descriptor in [scene.socket, scene.output, scene.errors] { close(descriptor) }
      waitpid(scene.process, nil, 0)
    }
    while !scene.hasEnded { try await Task.sleep(for: .milliseconds(5)) }
    let waiting = try WaitingScene(starting: "/usr/bin/yes")
    #expect(!waiting.hasEnded)
    for descriptor in [waiting.socket, waiting.output, waiting.errors] { close(descriptor) }
    kill(waiting.process, SIGKILL)
    waitpid(waiting.process, nil, 0)
  }
}
