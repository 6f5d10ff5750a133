import Glibc
import SceneProtocol

/// A scene's process that plays a tape and draws its share of the frames.
final class RecordJob: PictureSource {
  private let process: pid_t
  private let socket: LineSocket
  /// Our end of the pipe that is closed when this process ends.
  private let lifeline: Int32
  private let scenePath: String
  /// What passes on its output; `nil` where that goes to standard error by itself, or nowhere.
  private let errors: FoldedErrors?
  /// The shared pictures; `nil` until the process has reported them.
  private var pictures: SharedPictures?
  private var outcome: ProcessOutcome?
  var hasPictures: Bool { pictures != nil }

  /// The socket's number in the program: the first descriptor after the standard streams.
  private static let channelNumber: Int32 = 3

  /// Starts the scene's program.
  ///
  /// - Parameters:
  ///   - program: The scene's program.
  ///   - request: The request; of several processes only the output of the first is printed.
  ///   - clock: The source of its timers, dates and random numbers.
  ///   - foldsCrashes: Whether the engine's own calls are folded in crash reports.
  /// - Throws: Why it cannot be started.
  init(
    _ program: SceneProgram,
    _ request: SceneRequest,
    _ clock: ClockVariables,
    foldsCrashes: Bool
  ) throws(CommandError) {
    scenePath = program.scenePath
    var request = request
    request.complete(for: program)
    request.endsWithStandardInput = true
    let isHeard = request.recording?.job == 0
    do throws(SystemError) {
      errors = isHeard ? try FoldedErrors.make(folds: foldsCrashes) : nil
      let (sockets, lifeline) = (try SocketPair(), try Pipe())
      defer {
        close(sockets.theirs)
        close(lifeline.readEnd)
      }
      (socket, self.lifeline) = (LineSocket(sockets.ours), lifeline.writeEnd)
      let asked = SceneRequest.variables(
        SceneRequest.place(Self.channelNumber),
        isColored: ColorRule.allows(.error)
      )
      let variables = asked.merging(clock.variables) { $1 }
      var descriptors = [STDIN_FILENO: lifeline.readEnd, Self.channelNumber: sockets.theirs]
      if isHeard {
        descriptors[STDOUT_FILENO] = errors?.writeEnd ?? STDERR_FILENO
        descriptors[STDERR_FILENO] = errors?.writeEnd ?? STDERR_FILENO
      }
      process = try Spawn.start(
        program.path,
        [],
        environment: ProcessEnvironment.merged(with: variables),
        descriptors: descriptors
      )
    } catch {
      throw .unavailable("cannot start \(program.path): \(error.reason)")
    }
    socket.send(request)
  }

  deinit { end() }

  /// Waits for the process's next report; `nil` when it has ended.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take.
  ///   - moment: How far it is, as a part of a sentence.
  /// - Returns: The report.
  /// - Throws: That the scene hangs, when none comes in time.
  func next(within seconds: Double, _ moment: @autoclosure () -> String) throws(CommandError)
    -> RecordingReport?
  {
    guard socket.hasNext(within: seconds) else {
      throw .sceneHangs(path: scenePath, seconds: seconds, moment: moment())
    }
    guard let report = socket.next(RecordingReport.self) else { return nil }
    if case .began(let surface) = report { pictures = try? SharedPictures(opening: surface) }
    return report
  }

  func interrupt() { socket.end() }

  /// The pixels of one of its pictures.
  func pixels(ofSlot slot: Int) -> UnsafePointer<UInt32>? {
    pictures.map { UnsafePointer($0.pixels(ofSlot: slot)) }
  }

  /// Reports that a picture is not needed any more.
  func free(_ slot: Int) { socket.send(slot) }

  /// The error after its reports ended too early.
  ///
  /// - Parameter moment: How far it was, as a part of a sentence.
  /// - Returns: The error.
  func failure(_ moment: String) -> CommandError {
    switch wait() {
    case .exited(0): .noPicture(path: scenePath)
    case .exited(let status): .alreadyReported(status: status)
    case .signalled(let signal): .sceneCrashed(path: scenePath, signal: signal, moment: moment)
    }
  }

  /// Ends it, with all its children, however far it is.
  func end() {
    guard outcome == nil else { return }
    kill(-process, SIGKILL)
    socket.end()
    _ = wait()
    close(lifeline)
  }

  private func wait() -> ProcessOutcome {
    if let outcome { return outcome }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    errors?.finish()
    let outcome = ProcessOutcome(status: status)
    self.outcome = outcome
    return outcome
  }
}
