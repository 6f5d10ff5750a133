import Glibc
import SceneProtocol
import TapeLanguage

/// `pegbar part`: makes one part of a recording whose request is in a work folder.
///
/// Another `pegbar` has it started, on this machine or another one; it is not meant for users.
struct PartCommand {
  /// The name by which it is called.
  static let name = "part"
  /// In place of a part's number: only say what this machine has.
  static let check = "check"

  private let work: WorkFolder
  private let word: String

  /// The command with the arguments after its name: the work folder, and the part's number or `check`.
  init(_ arguments: [String]) throws(CommandError) {
    guard arguments.count == 2, arguments[1] == Self.check || Int(arguments[1]) != nil else {
      throw .usage("\(Self.name) is not meant for users: see `pegbar help record`, --on")
    }
    (work, word) = (WorkFolder(path: arguments[0]), arguments[1])
  }

  func run() throws(CommandError) {
    guard let part = Int(word) else {
      let answer = HostAnswer(
        fingerprint: try Fingerprint.own(),
        seesWork: SceneFile.exists(work.path)
      )
      let text = (try? JSONText.encode(answer)) ?? []
      return Console.write(String(decoding: text, as: UTF8.self) + "\n", to: .output)
    }
    let contents = try work.contents()
    guard chdir(contents.folder) == 0 else {
      throw .noInput(path: contents.folder, reason: FileIO.reason())
    }
    let request = try work.readRequest(part)
    if let outcome = try? work.readOutcome(part), outcome.isGood { return }
    try redirect(to: work.log(part))
    var outcome = PartOutcome(host: HostName.own, status: ExitCode.success.rawValue)
    let own = try Fingerprint.own()
    guard own == request.asker else {
      outcome.refusal = own
      outcome.status = ExitCode.unavailable.rawValue
      try work.write(outcome, of: part)
      throw .alreadyReported(status: outcome.status)
    }
    do throws(CommandError) {
      try make(request, part, &outcome, foldsCrashes: !contents.isVerbose)
    } catch {
      if case .interrupted = error { throw error }
      if let message = error.message { Console.write(message + "\n", to: .error) }
      outcome.status = error.exitStatus
      try work.write(outcome, of: part)
      throw .alreadyReported(status: outcome.status)
    }
    try work.write(outcome, of: part)
  }

  private func make(
    _ request: PartRequest,
    _ part: Int,
    _ outcome: inout PartOutcome,
    foldsCrashes: Bool
  ) throws(CommandError) {
    let start = ContinuousClock.now
    // The program was linked where it was compiled; here the library may be elsewhere.
    let folders = [try Library.find().home, ProcessEnvironment.value("LD_LIBRARY_PATH")]
    setenv("LD_LIBRARY_PATH", folders.filter { !$0.isEmpty }.joined(separator: ":"), 1)
    var outputs: [RecordOutput] = []
    switch request.kind {
    case .pictures: outputs = [RecordOutput(packed: work.pictures(part))]
    case .checks, .test: break
    case .clip:
      for path in request.script.outputs {
        outputs.append(
          try RecordOutput(path, request.script.tape.settings, request.clipOptions)
        )
      }
    }
    var player = ScriptPlayer(request.script, request.program, jobs: 1, patience: request.patience)
    (player.givesUpAtOnce, player.foldsCrashes) = (true, foldsCrashes)
    let progress = try player.play(to: outputs, PartProgress(work, part)) { recording in
      recording.isSeen = request.kind == .pictures || request.kind == .clip
      recording.takesScreenshots = request.kind == .checks || request.kind == .clip
      recording.goldens = request.goldens
    }
    (outcome.failures, outcome.written) = (progress.failures, progress.written)
    (outcome.goldens, outcome.texts) = (progress.goldens, progress.texts)
    (outcome.frames, outcome.pictures) = (progress.frames, progress.pictures)
    (outcome.width, outcome.height) = progress.size ?? (0, 0)
    outcome.seconds = start.duration(to: .now) / .seconds(1)
  }

  /// From now on what this process and its scene print goes to a file.
  private func redirect(to path: String) throws(CommandError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: FileIO.reason()) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] { dup2(file, stream) }
    close(file)
  }
}

/// What a machine says of itself before parts are made there.
struct HostAnswer: Codable, Equatable {
  var fingerprint: Fingerprint
  /// Whether the work folder is there.
  var seesWork: Bool
}
