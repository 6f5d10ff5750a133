import Glibc
import TapeLanguage
import SceneProtocol

/// Plays a script in as many processes as are wanted, and waits for its end and for Ctrl+C alike.
struct ScriptPlayer {
  private let script: RecordScript
  private let program: SceneProgram
  private let file: SceneFile
  private let jobs: Int

  /// - Parameters:
  ///   - script: What is played.
  ///   - program: The scene's.
  ///   - file: The scene.
  ///   - jobs: How many processes share the work.
  init(_ script: RecordScript, _ program: SceneProgram, _ file: SceneFile, jobs: Int) {
    (self.script, self.program, self.file, self.jobs) = (script, program, file, jobs)
  }

  /// Plays it to its end, or until a person has had enough: then the files have the frames that there are.
  ///
  /// - Parameters:
  ///   - outputs: Where it goes.
  ///   - line: Says how far it is.
  ///   - change: What is asked of the scene's processes beside that.
  /// - Returns: What has come of it.
  /// - Throws: What went wrong; no file is left then.
  func play(
    to outputs: [RecordOutput],
    _ line: RecordingLine?,
    _ change: (inout RecordingRequest) -> Void = { _ in }
  ) throws(CommandError) -> Recording.Progress {
    let clock = try ClockVariables(seed: script.tape.settings.seed)
    // (Of commands that were read nothing is missing: encoding them cannot fail.)
    let tape = (try? script.tape.encoded()) ?? ""
    var processes: [RecordJob] = []
    for number in 0..<jobs {
      var recording = RecordingRequest(tape: tape)
      (recording.job, recording.jobs, recording.range) = (number, jobs, script.frames)
      change(&recording)
      processes.append(try RecordJob(program, request(recording), clock))
    }
    let recording = Recording(processes, to: outputs, script)
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
      sourcePath: file.path,
      title: file.path.split(separator: "/").last.map(String.init) ?? file.path,
      previewName: script.tape.settings.preview
    )
    request.recording = recording
    (request.look.reducesMotion, request.look.isDark) = (script.reducesMotion, script.isDark)
    return request
  }

  /// Waits until it is over; says by which signal it was ended before its time, and whether with nothing.
  private func wait(
    for recording: Recording,
    _ line: RecordingLine?
  ) -> (signal: Int32?, isGivenUp: Bool) {
    var (ended, isGivenUp): (Int32?, Bool) = (nil, false)
    while true {
      let state = recording.state
      guard !state.isOver else { break }
      line?.show(state)
      guard let signal = SignalMask.next(within: 0.1), signal != SIGCHLD else { continue }
      if ended != nil {
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
