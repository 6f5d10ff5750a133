import FoundationEssentials
import SceneProtocol
import TapeLanguage

/// One clip that is made in parts by ranges of its frames, which are joined here while they are made.
struct DividedClip {
  private let farm: FarmArguments
  private let script: RecordScript
  private let program: SceneProgram
  private let patience: Double

  /// - Parameters:
  ///   - farm: Where the parts are made.
  ///   - script: The script to play.
  ///   - program: The scene's program.
  ///   - patience: How long the scene may take for a frame, in seconds.
  init(
    _ farm: FarmArguments,
    _ script: RecordScript,
    _ program: SceneProgram,
    patience: Double
  ) {
    (self.farm, self.script, self.program) = (farm, script, program)
    self.patience = patience
  }

  /// The part of the tape's checks; the others are those of the ranges.
  private static let checks = 0

  /// Makes the parts and joins them.
  ///
  /// - Parameters:
  ///   - outputs: The outputs to write.
  ///   - options: The common options.
  /// - Returns: The final state of the recording.
  /// - Throws: The first error; no file is left then, and what was there before stays.
  func play(
    to outputs: [RecordOutput],
    _ options: CommonOptions
  ) throws(CommandError) -> Recording.Progress {
    let (work, stays) = farm.workFolder(beside: outputs.first?.path ?? script.shownPath)
    try work.make()
    defer { if !stays { work.remove() } }
    var place = try farm.makePlace(work, options)
    try place.prepare()
    let expected = TapeEstimate.frames(of: script.tape)
    let requests = try requests(farm.ranges(of: expected), work)
    for (part, request) in requests.enumerated() { try work.add(request, as: part) }
    try work.open(WorkFolder.Contents(options))
    let parts = JoinedParts(work, checks: Self.checks, parts: Array(requests.indices.dropFirst()))
    let recording = Recording([parts], to: outputs, script, patience: patience)
    recording.start()
    let line = FarmLine(
      "recording \(script.shownPath)",
      work,
      parts: requests.count,
      expected: expected,
      options
    )
    defer { line?.remove() }
    do throws(CommandError) {
      try make(requests, place, work, parts, recording, line)
    } catch {
      recording.giveUp()
      parts.fail(error)
      wait(for: recording)
      throw error
    }
    let progress = recording.state
    if let error = progress.error { throw error }
    return progress
  }

  private func requests(
    _ ranges: [Range<Int>],
    _ work: WorkFolder
  ) throws(CommandError) -> [PartRequest] {
    let program = try ScenePrograms(work: work).copy(program)
    // Where the clip goes is no part's concern: the parts of one serve another.
    var script = script
    script.outputs = []
    let checks = PartRequest(
      kind: .checks,
      program: program,
      script: script,
      patience: patience,
      asker: try Fingerprint.own()
    )
    return [checks]
      + ranges.map { range in
        var part = checks
        part.kind = .pictures
        part.script.frames = range
        return part
      }
  }

  private func make(
    _ requests: [PartRequest],
    _ place: any PartPlace,
    _ work: WorkFolder,
    _ parts: JoinedParts,
    _ recording: Recording,
    _ line: FarmLine?
  ) throws(CommandError) {
    var supervisor = PartSupervisor(work, place, requests.map(\.name))
    var frames = 0
    try supervisor.run { supervisor in
      line?.show(supervisor, frames: frames)
      // An output that cannot be written ends all of it.
      return !recording.state.isOver
    } _: { (part: Int, event: PartSupervisor.Event) throws(CommandError) in
      switch event {
      case .made(let outcome):
        if part != Self.checks { frames += outcome.frames }
        parts.add(outcome, of: part)
      case .failed(let error): throw error
      }
    }
    line?.remove()
    try finish(recording)
  }

  /// Waits until the rest is joined.
  private func finish(_ recording: Recording) throws(CommandError) {
    while !recording.state.isOver {
      if let signal = SignalMask.next(within: 0.1), !SignalMask.isChild(signal) {
        throw .interrupted(signal: signal)
      }
    }
  }

  /// Waits until nothing is written any more.
  private func wait(for recording: Recording) {
    while !recording.state.isOver { _ = SignalMask.next(within: 0.05) }
  }
}
