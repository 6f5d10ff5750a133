import Foundation
import Testing

/// GNU parallel, with hosts that ssh logs in to.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: SSHHosts.missing.isEmpty, Comment(rawValue: SSHHosts.missing))
)
struct `Parts on parallel's hosts` {
  private static let outputs = "-o out.gif -o out.mp4 -o out.srt -o frames/"

  /// Runs the command where the hosts are known.
  private static func record(
    _ options: String,
    in workspace: Workspace,
    afterStart: @Sendable (pid_t) async throws -> Void = { _ in }
  ) async throws -> CommandRun {
    try await CommandRun(
      ("record a.tape --on parallel " + options).split(separator: " ").map(String.init),
      in: workspace.path,
      environment: try await SSHHosts.shared.value.environment,
      afterStart: afterStart
    )
  }

  @Test(arguments: ["east,2/west", "hosts", ":"])
  func `make the bytes of one machine`(hosts: String) async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("# those in the cellar\neast\n2/west\n", to: "hosts")
    let run = try await Self.record("\(Self.outputs) --parts 4 --hosts \(hosts)", in: workspace)
    #expect(run.status == 0 && run.errors.contains("out.gif: 64x48, 36 frames"), "\(run.errors)")
    try FileManager.default.removeItem(atPath: workspace.path + "/hosts")
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  @Test func `that are down are left out`() async throws {
    let workspace = try FarmScenes.workspace()
    let run = try await Self.record("-o out.gif --parts 2 --hosts down,east", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("warning: down is left out: ssh: connect to host"), "\(run.errors)")
    #expect(try workspace.outputs() == ["out.gif"])
  }

  @Test(arguments: [
    ("down", "none of the hosts of --hosts can be used"),
    ("east,old", "old has Pegbar 0.1.0 ("),
    ("east,4/bare", "bare has no Pegbar"),
  ])
  func `that cannot make the same bytes are refused by name`(
    hosts: String,
    text: String
  ) async throws {
    let workspace = try FarmScenes.workspace()
    let run = try await Self.record("-o out.gif --parts 2 --hosts \(hosts)", in: workspace)
    #expect(run.status == 69)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try workspace.outputs() == [])
  }

  @Test func `make a part again whose scene crashed or whose process was killed`() async throws {
    let workspace = try FarmScenes.workspace()
    for name in ["crash-once", "hang-once"] { try workspace.write("", to: name) }
    let run = try await Self.record(
      "\(Self.outputs) --parts 4 --hosts east,west --jobs 3",
      in: workspace
    ) { _ in
      try await workspace.wait { try !workspace.has("hang-once") && workspace.parts().count == 1 }
      for part in try workspace.parts() { kill(part, SIGKILL) }
    }
    #expect(run.status == 0, "\(run.errors)")
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  /// As when a host goes down: nothing is heard of its part any more.
  @Test func `make a part again whose connection was lost`() async throws {
    let hosts = try await SSHHosts.shared.value
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let run = try await Self.record(
      "\(Self.outputs) --parts 4 --hosts east,west --jobs 3",
      in: workspace
    ) { _ in
      try await workspace.wait { try !workspace.has("hang-once") && workspace.parts().count == 1 }
      for connection in try hosts.connections() { kill(connection, SIGKILL) }
    }
    #expect(run.status == 0, "\(run.errors)")
    try await workspace.wait { try workspace.parts().isEmpty }
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  @Test func `say the part's own error`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "crash")
    let run = try await Self.record("-o out.gif --parts 1 --hosts east,west", in: workspace)
    #expect(run.status == 70)
    for text in ["the lens is broken", "it failed 3 times, the last time on "] {
      #expect(run.errors.contains(text), "\(run.errors)")
    }
  }

  @Test func `run nothing any more when the user ends it`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let run = try await Self.record("-o out.gif --parts 3 --hosts east,west", in: workspace) {
      command in
      try await workspace.wait { !workspace.has("hang-once") }
      kill(command, SIGINT)
    }
    #expect(run.status == 130)
    try await workspace.wait { try workspace.parts().isEmpty }
    #expect(try workspace.outputs() == [])
  }
}
