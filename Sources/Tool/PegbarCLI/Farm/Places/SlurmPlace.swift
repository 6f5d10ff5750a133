import Glibc
import SceneProtocol

/// Parts made by the nodes of a Slurm cluster, as tasks of job arrays.
struct SlurmPlace: PartPlace {
  let attempts = 3
  let ownAttempts = 1

  private let work: WorkFolder
  private let options: CommonOptions
  /// How many tasks of an array run at once at most; `nil` for as many as the cluster runs.
  private let jobs: Int?
  private let partition: String?
  /// More arguments of `sbatch`.
  private let arguments: [String]
  private let sbatch, squeue, scancel: String
  /// The arrays that were submitted: their numbers, and the part of each task.
  private var arrays: [(job: String, parts: [Int])] = []
  /// What `squeue` said last, and when it is asked next.
  private var state = PlaceState()
  private var nextQuestion = ContinuousClock.now
  private let begin = ContinuousClock.now

  /// The most tasks of an array: Slurm's own usual limit (`MaxArraySize`).
  private static let largestArray = 1_000
  /// The variables that name another configuration of Slurm are passed on with all others.
  private static let programs = ["sbatch", "squeue", "scancel"]

  /// - Parameters:
  ///   - work: The work folder.
  ///   - jobs: How many tasks run at once at most; `nil` for as many as the cluster runs.
  ///   - partition: The partition; `nil` for the cluster's usual one.
  ///   - arguments: More arguments of `sbatch`.
  ///   - options: The common options.
  /// - Throws: That there is no Slurm.
  init(
    _ work: WorkFolder,
    jobs: Int?,
    partition: String?,
    arguments: [String],
    _ options: CommonOptions
  ) throws(CommandError) {
    (self.work, self.jobs, self.partition) = (work, jobs, partition)
    (self.arguments, self.options) = (arguments, options)
    let paths = Self.programs.map { ProgramSearch.path(of: $0) }
    guard let sbatch = paths[0], let squeue = paths[1], let scancel = paths[2] else {
      throw .unavailable(
        "there is no `sbatch`, `squeue` or `scancel` in PATH: this is no machine that submits jobs "
          + "to Slurm (Debian: slurm-client), or leave out --on"
      )
    }
    (self.sbatch, self.squeue, self.scancel) = (sbatch, squeue, scancel)
  }

  /// Nodes are not asked before: each part compares its own Pegbar with this one.
  func prepare() throws(CommandError) {
    let run = try ToolRun(squeue, ["--noheader", "--user=\(getuid())"])
    guard run.isGood else { throw .unavailable("Slurm does not answer: \(run.problem)") }
  }

  mutating func start(_ parts: [Int]) throws(CommandError) {
    var rest = parts[...]
    while !rest.isEmpty {
      let next = Array(rest.prefix(Self.largestArray))
      rest = rest.dropFirst(next.count)
      try submit(next)
    }
  }

  private mutating func submit(_ parts: [Int]) throws(CommandError) {
    let script = "\(work.path)/array-\(arrays.count).sh"
    let text = """
      #!/bin/sh
      # The part of each task of the array.
      set -- \(parts.map(String.init).joined(separator: " "))
      shift "$SLURM_ARRAY_TASK_ID"
      exec \(PartCall.make("\"$1\"", work))

      """
    guard FileIO.write(Array(text.utf8), to: script) else {
      throw .cannotWrite(path: script, reason: FileIO.reason())
    }
    let limit = jobs.map { "%\($0)" } ?? ""
    var words = [
      "--parsable", "--job-name=pegbar", "--array=0-\(parts.count - 1)\(limit)", "--requeue",
      "--output=\(work.path)/slurm-%A_%a.log", "--open-mode=append",
    ]
    if let partition { words.append("--partition=\(partition)") }
    words += arguments + [script]
    options.log(([sbatch] + words).map(ShellWord.quoted).joined(separator: " "))
    let run = try ToolRun(sbatch, words)
    let id = run.output.split(whereSeparator: \.isNewline).last?.split(separator: ";").first
    guard run.isGood, let id, id.allSatisfy(\.isNumber) else {
      throw .unavailable("sbatch does not take the job: \(run.problem)")
    }
    arrays.append((String(id), parts))
    state.unfinished.formUnion(parts)
  }

  mutating func poll() throws(CommandError) -> PlaceState {
    guard ContinuousClock.now >= nextQuestion else { return state }
    // A cluster's controller has others to answer, too.
    let isYoung = begin.duration(to: .now) < .seconds(30)
    nextQuestion = .now + .seconds(isYoung ? 1 : 5)
    guard !arrays.isEmpty else { return state }
    let run = try ToolRun(
      squeue,
      [
        "--noheader", "--array", "--jobs=\(arrays.map(\.job).joined(separator: ","))",
        "--format=%F %K %T %r",
      ]
    )
    // A job that ended some time ago is not known any more; a controller that does not answer says nothing of jobs.
    guard run.isGood || run.errors.contains("Invalid job id") else { return state }
    state = Self.state(run.output, arrays)
    return state
  }

  /// Reads lines of `squeue`: the array's number, the task's, its state and why it waits.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - arrays: The arrays that were submitted.
  /// - Returns: The state.
  static func state(_ text: String, _ arrays: [(job: String, parts: [Int])]) -> PlaceState {
    var state = PlaceState()
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard words.count >= 3, let task = Int(words[1]),
        let array = arrays.first(where: { $0.job == words[0] }), array.parts.indices.contains(task)
      else { continue }
      guard isUnfinished(words[2]) else { continue }
      state.unfinished.insert(array.parts[task])
      if words[2] == "PENDING", words.count == 4, words[3] != "None" { state.reason = words[3] }
    }
    return state
  }

  private static func isUnfinished(_ state: String) -> Bool {
    [
      "PENDING", "CONFIGURING", "RUNNING", "COMPLETING", "SUSPENDED", "STOPPED", "REQUEUED",
      "REQUEUE_HOLD", "REQUEUE_FED", "SPECIAL_EXIT", "RESIZING", "SIGNALING", "STAGE_OUT",
    ].contains(state)
  }

  mutating func cancel() {
    guard !arrays.isEmpty else { return }
    let jobs = arrays.map(\.job)
    arrays = []
    guard let run = try? ToolRun(scancel, jobs) else {
      // (Ctrl+C once more while it ran.)
      _ = try? ToolRun(scancel, jobs)
      return
    }
    if !run.isGood {
      Console.write(
        "pegbar: warning: scancel \(jobs.joined(separator: " ")): \(run.problem)\n",
        to: .error
      )
    }
  }

  func log(of part: Int) -> String {
    var text = ""
    for array in arrays {
      guard let task = array.parts.firstIndex(of: part) else { continue }
      text += String(
        decoding: FileIO.read("\(work.path)/slurm-\(array.job)_\(task).log") ?? [],
        as: UTF8.self
      )
    }
    return text
  }
}
