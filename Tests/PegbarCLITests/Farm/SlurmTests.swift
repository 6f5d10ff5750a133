import Foundation
import Testing

/// Slurm, with a node of two slots.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: SlurmCluster.missing.isEmpty, Comment(rawValue: SlurmCluster.missing))
)
struct `Parts on Slurm's nodes` {
  private static let outputs = "-o out.gif -o out.mp4 -o out.srt -o frames/"

  /// Runs the command where the cluster is known.
  private static func run(
    _ line: String,
    in workspace: Workspace,
    on cluster: SlurmCluster? = nil,
    afterStart: @Sendable (pid_t) async throws -> Void = { _ in }
  ) async throws -> CommandRun {
    let cluster = if let cluster { cluster } else { try await SlurmCluster.shared.value }
    return try await CommandRun(
      line.split(separator: " ").map(String.init),
      in: workspace.path,
      environment: cluster.environment,
      afterStart: afterStart
    )
  }

  /// The tasks of the cluster that run or wait, as `JOB_TASK`.
  private static func tasks() async throws -> [String] {
    let run = try await Workspace().shell(
      "squeue --noheader --array --format=%i --states=PENDING,RUNNING,CONFIGURING",
      environment: try await SlurmCluster.shared.value.environment
    )
    return run.output.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
  }

  @Test(arguments: ["", "--jobs 1 --partition short --slurm-args --time=5"])
  func `make the bytes of one machine`(options: String) async throws {
    let workspace = try FarmScenes.workspace()
    let line = "record a.tape \(Self.outputs) --on slurm --parts 3 \(options)"
    let run = try await Self.run(line, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  @Test func `test many tapes`() async throws {
    let tapes = [
      "a.tape": FarmScenes.tape, "b.tape": FarmScenes.tape + "Expect #box.opacity == 0\n",
    ]
    let workspace = try FarmScenes.workspace(tapes)
    let run = try await Self.run("test a.tape b.tape --on slurm", in: workspace)
    #expect(run.status == 3)
    #expect(run.output.split(separator: "\n").sorted() == ["FAILED  b.tape", "ok      a.tape"])
    #expect(run.errors.contains("b.tape:9:"), "\(run.errors)")
  }

  @Test func `make a part again whose task was cancelled`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let line = "record a.tape \(Self.outputs) --on slurm --parts 3"
    let run = try await Self.run(line, in: workspace) { _ in
      try await workspace.wait { !workspace.has("hang-once") }
      try await workspace.wait { try await Self.tasks().count == 1 }
      let tasks = try await Self.tasks()
      let cluster = try await SlurmCluster.shared.value
      let run = try await workspace.shell("scancel \(tasks[0])", environment: cluster.environment)
      #expect(run.status == 0)
    }
    #expect(run.status == 0, "\(run.errors)")
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  @Test func `make a part again whose process was killed`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let line = "record a.tape \(Self.outputs) --on slurm --parts 3"
    let run = try await Self.run(line, in: workspace) { _ in
      try await workspace.wait { try !workspace.has("hang-once") && workspace.parts().count == 1 }
      for part in try workspace.parts() { kill(part, SIGKILL) }
    }
    #expect(run.status == 0, "\(run.errors)")
    try `A recording in parts`.expectSame(workspace, try await `A recording in parts`.whole())
  }

  @Test func `say the part's own error, and cancel the others`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "crash")
    let run = try await Self.run("record a.tape -o out.gif --on slurm --parts 2", in: workspace)
    #expect(run.status == 70)
    for text in ["the lens is broken", "it failed 3 times, the last time on "] {
      #expect(run.errors.contains(text), "\(run.errors)")
    }
    #expect(try workspace.outputs() == [])
    try await workspace.wait { try await Self.tasks().isEmpty }
  }

  @Test func `have no job any more when the user ends it`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let run = try await Self.run("record a.tape -o out.gif --on slurm --parts 5", in: workspace) {
      command in
      try await workspace.wait { !workspace.has("hang-once") }
      kill(command, SIGINT)
    }
    #expect(run.status == 130)
    try await workspace.wait { try await Self.tasks().isEmpty }
    try await workspace.wait { try workspace.parts().isEmpty }
    #expect(try workspace.outputs() == [])
  }

  @Test func `that have another Pegbar are refused by name`() async throws {
    let cluster = try await SlurmCluster.withOtherPegbar()
    let workspace = try FarmScenes.workspace()
    let line = "record a.tape -o out.gif --on slurm --parts 2"
    let run = try await Self.run(line, in: workspace, on: cluster)
    #expect(run.status == 69)
    let host = ProcessInfo.processInfo.hostName.split(separator: ".")[0]
    #expect(run.errors.contains("pegbar: \(host) has Pegbar 0.1.0 ("), "\(run.errors)")
    #expect(try workspace.outputs() == [])
  }

  @Test(arguments: [
    ("--partition none", "sbatch does not take the job: "),
    ("--slurm-args --no-such-option", "sbatch does not take the job: "),
  ])
  func `are refused by Slurm in its own words`(options: String, text: String) async throws {
    let workspace = try FarmScenes.workspace()
    let line = "record a.tape -o out.gif --on slurm --parts 2 \(options)"
    let run = try await Self.run(line, in: workspace)
    #expect(run.status == 69)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try workspace.outputs() == [])
  }

  @Test func `that do not answer are an error`() async throws {
    let workspace = try FarmScenes.workspace()
    let run = try await workspace.pegbar(
      "record",
      "a.tape",
      "-o",
      "out.gif",
      "--on",
      "slurm",
      environment: ["SLURM_CONF": "/dev/null"]
    )
    #expect(run.status == 69)
    #expect(run.errors.contains("Slurm does not answer: "), "\(run.errors)")
  }
}
