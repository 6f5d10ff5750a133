import Glibc
import TapeLanguage
import SceneProtocol

/// Plays a script in a number of processes, and waits for its end and for Ctrl+C alike.
struct ScriptPlayer {
  private let script: RecordScript
  private let program: SceneProgram
  private let jobs: Int
  private let patience: Double
  /// Whether what was made is discarded when the user stops it; otherwise it is kept when it is stopped once.
  var givesUpAtOnce = false
  /// Whether the engine's own calls are folded in crash reports.
  var foldsCrashes = true

  /// - Parameters:
  ///   - script: The script to play.
  ///   - program: The scene's program.
  ///   - jobs: The number of processes that share the work.
  ///   - patience: How long the scene may take for a frame, in seconds.
  init(_ script: RecordScript, _ program: SceneProgram, jobs: Int, patience: Double) {
    (self.script, self.program, self.jobs) = (script, program, jobs)
    self.patience = patience
  }

  /// Plays it to its end, or until the user stops it: then the files contain the frames so far.
  ///
  /// - Parameters:
  ///   - outputs: The outputs to write.
  ///   - line: Shows the progress.
  ///   - change: Changes the requests to the scene's processes.
  /// - Returns: The final state of the recording.
  /// - Throws: The first error; no file is left then.
  func play(
    to outputs: [RecordOutput],
    _ line: (any RecordingObserver)?,
    _ change: (inout RecordingRequest) -> Void = { _ in }
  ) throws(CommandError) -> Recording.Progress {
    let outputs = try outputs.map { output throws(CommandError) in
      try output.prepared(script.tape.settings)
    }
    let clock = try ClockVariables(seed: script.tape.settings.seed)
    // (Of commands that were read nothing is missing: encoding them cannot fail.)
    let tape = (try? script.tape.encoded()) ?? ""
    var processes: [RecordJob] = []
    for number in 0..<jobs {
      var recording = RecordingRequest(tape: tape)
      (recording.job, recording.jobs, recording.range) = (number, jobs, script.frames)
      change(&recording)
      processes.append(
        try RecordJob(program, request(recording), clock, foldsCrashes: foldsCrashes)
      )
    }
    let recording = Recording(processes, to: outputs, script, patience: patience)
    recording.start()
    let (signal, isGivenUp) = wait(for: recording, line)
    var progress = recording.state
    if let signal, isGivenUp { throw .interrupted(signal: signal) }
    if let error = progress.error { throw error }
    progress.signal = signal
    return progress
  }

  private func request(_ recording: RecordingRequest) -> SceneRequest {
    var request = SceneRequest(
      mode: .record,
      sourcePath: program.scenePath,
      title: SceneFile.lastPart(of: program.scenePath),
      previewName: script.tape.settings.preview,
      size: script.tape.settings.size
    )
    request.device = script.tape.settings.device
    (request.roundsCorners, request.variants) = (script.roundsCorners, script.variants)
    request.recording = recording
    (request.look.reducesMotion, request.look.isDark) = (script.reducesMotion, script.isDark)
    return request
  }

  /// How long a scene may take for a frame when the recording is to end.
  private static let patienceAfterSignal = Duration.seconds(1)

  /// Waits until it is over; returns the signal that ended it early, and whether its outputs are discarded.
  private func wait(
    for recording: Recording,
    _ line: (any RecordingObserver)?
  ) -> (signal: Int32?, isGivenUp: Bool) {
    var (ended, isGivenUp): (Int32?, Bool) = (nil, false)
    // How far it was when it was last seen to go on, after the signal.
    var (played, lastStep) = (0, ContinuousClock.now)
    while true {
      let state = recording.state
      guard !state.isOver else { break }
      line?.show(state)
      if ended == nil || state.played != played { (played, lastStep) = (state.played, .now) }
      let isSilent = lastStep.duration(to: .now) > Self.patienceAfterSignal
      if isGivenUp || isSilent { recording.interrupt() }
      guard let signal = SignalMask.next(within: 0.1), signal != SIGCHLD else { continue }
      if ended != nil || givesUpAtOnce {
        isGivenUp = true
        recording.giveUp()
      }
      ended = signal
      recording.stop()
    }
    line?.remove()
    return (ended, isGivenUp)
  }
}
