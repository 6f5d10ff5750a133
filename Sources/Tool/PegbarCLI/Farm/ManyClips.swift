import ClipEncoding
import FoundationEssentials
import SceneProtocol
import TapeLanguage

/// Many tapes, each of which is a part that writes its own clip, or that is tested.
struct ManyClips {
  private let farm: FarmArguments
  /// What counts for all of them.
  private let record: RecordArguments
  private let options: CommonOptions

  /// - Parameters:
  ///   - farm: Where the parts are made.
  ///   - record: What counts for all tapes; its path does not.
  ///   - options: The common options.
  init(_ farm: FarmArguments, _ record: RecordArguments, _ options: CommonOptions) {
    (self.farm, self.record, self.options) = (farm, record, options)
  }

  /// Records tapes, and says of each what came of it.
  ///
  /// - Parameter tapes: The tapes' paths.
  /// - Throws: That one or more could not be recorded, after the others were.
  func record(_ tapes: [String]) throws(CommandError) {
    var status = ExitCode.success.rawValue
    var failed = 0
    let note = { (error: CommandError) in
      if status == ExitCode.success.rawValue { status = error.exitStatus }
      failed += 1
      Console.write((error.message ?? "pegbar: \(error.reason)") + "\n", to: .error)
    }
    try make(tapes, .clip, goldens: { _ in nil }) { _, script, event in
      switch event {
      case .failed(let error): note(error)
      case .made(let outcome):
        guard let script else { return }
        RecordingSummary(Recording.Progress(outcome), script, seconds: outcome.seconds).tell(
          options
        )
        guard !outcome.failures.isEmpty else { return }
        failed += 1
        if status == ExitCode.success.rawValue { status = ExitCode.expectationFailed.rawValue }
      }
    }
    if !options.isQuiet || failed > 0 {
      let count = "\(tapes.count) tape\(tapes.count == 1 ? "" : "s")"
      Console.write("pegbar: \(count), \(failed) failed\n", to: .error)
    }
    if status != ExitCode.success.rawValue { throw .alreadyReported(status: status) }
  }

  /// Has a part made for each tape that can be played.
  ///
  /// - Parameters:
  ///   - tapes: The tapes' paths.
  ///   - kind: What is made of them.
  ///   - goldens: The golden pictures of a tape.
  ///   - handle: Called with what came of each tape, by its place in the list; with the script of one that was played.
  /// - Throws: What ends all of it.
  func make(
    _ tapes: [String],
    _ kind: PartRequest.Kind,
    goldens: (String) -> RecordingRequest.Goldens?,
    _ handle: (Int, RecordScript?, PartSupervisor.Event) throws(CommandError) -> Void
  ) throws(CommandError) {
    let (work, stays) = farm.workFolder(beside: tapes[0])
    try work.make()
    defer { if !stays { work.remove() } }
    var place = try farm.makePlace(work, options)
    try place.prepare()
    let own = try Fingerprint.own()
    var (requests, numbers): ([PartRequest], [Int]) = ([], [])
    for (number, path) in tapes.enumerated() {
      do throws(CommandError) {
        var request = try request(path, kind, work, own)
        request.goldens = goldens(path)
        requests.append(request)
        numbers.append(number)
      } catch {
        if case .interrupted = error { throw error }
        try handle(number, nil, .failed(error))
      }
    }
    guard !requests.isEmpty else { return }
    for (part, request) in requests.enumerated() { try work.add(request, as: part) }
    try work.open(WorkFolder.Contents(options))
    let line = FarmLine(
      kind == .test ? "testing" : "recording",
      work,
      parts: requests.count,
      expected: requests.reduce(0) { $0 + TapeEstimate.frames(of: $1.script.tape) },
      options
    )
    defer { line?.remove() }
    var (supervisor, frames) = (PartSupervisor(work, place, requests.map(\.name)), 0)
    try supervisor.run { supervisor in
      line?.show(supervisor, frames: frames)
      return true
    } _: { (part: Int, event: PartSupervisor.Event) throws(CommandError) in
      if case .made(let outcome) = event { frames += outcome.frames }
      line?.remove()
      try handle(numbers[part], requests[part].script, event)
    }
  }

  private func request(
    _ path: String,
    _ kind: PartRequest.Kind,
    _ work: WorkFolder,
    _ own: Fingerprint
  ) throws(CommandError) -> PartRequest {
    var record = record
    record.path = path
    let script = try RecordScript(record)
    if kind == .clip {
      guard !script.outputs.isEmpty else {
        throw .noInput(path: path, reason: "it does not say where the recording goes: add `Output`")
      }
      for output in script.outputs {
        _ = try RecordOutput(output, script.tape.settings, record.clip)
      }
    }
    let source = try SceneChoice.onlyScene(among: script.scenePaths, options)
    let program = try SceneCompiler.standard(options).program(for: source)
    try program.checkName(script.tape.settings.preview)
    var request = PartRequest(
      kind: kind,
      program: try ScenePrograms(work: work).copy(program),
      script: script,
      patience: record.patience,
      asker: own
    )
    (request.gifColors, request.dither) = (record.clip.gifColors, record.clip.dither.rawValue)
    return request
  }
}
