internal import Dispatch
internal import Glibc
import SceneProtocol
import X11Window

/// One running compiled state of a scene: its process, its window in ours, and its reports.
@MainActor final class SceneGeneration {
  /// The events that a generation reports.
  enum Event {
    /// Its first frame is ready to be shown.
    case ready
    /// It is on the screen.
    case onScreen
    case report(SceneReport)
    /// The engine warns of something, at a time of the scene in seconds, with the addresses of the calls to it.
    case warned(String, time: Double, calls: [UInt64])
    /// It crashes, which may take it a while.
    case crashing(signal: Int32)
    /// It hangs (`true`), or answers again (`false`).
    case stuck(Bool)
    /// It has said something, which is in its log.
    case said
    /// It says where its main thread is, by addresses.
    case isAt([UInt64])
    /// Its process has ended unexpectedly.
    case ended(ProcessOutcome)
  }

  private let process: SpawnedProcess
  private let channel: MessageChannel
  private let output: OutputPipe
  private let errors: OutputPipe
  private var parent: X11Window?
  private let onEvent: (SceneGeneration, Event) -> Void
  private lazy var heartbeat = Heartbeat(
    ask: { [unowned self] in send(.ping) },
    progress: { [unowned self] in ProcessProgress(of: process.id) },
    onChange: { [unowned self] isStuck in
      isPlaceKnown = false
      if !isCrashing { onEvent(self, .stuck(isStuck)) }
    }
  )
  /// The time where it stops while it plays, in seconds; `nil` for none.
  var limit: Double? {
    didSet { if limit != oldValue { send(.limit(time: limit)) } }
  }
  /// How many commands it has been sent.
  private var commands = 0
  /// The number of the command that showed it, from 1.
  private(set) var commandOfShowing = Int.max
  /// Whether the line in which it hangs is known.
  var isPlaceKnown = false
  /// Whether it does not answer.
  var isStuck: Bool { heartbeat.isStuck }
  /// What it has been sent to show; `nil` before.
  private(set) var request: SceneRequest?
  /// Its window; `nil` before it has one.
  private(set) var window: GuestWindow?
  /// The size that it asks for, in points.
  private(set) var wantedSize = SceneRequest.Size(width: 0, height: 0)
  /// The phone or tablet that it is laid out for; `nil` for none.
  private(set) var device: Device?
  /// Its output to standard error, limited to the latest bytes.
  private(set) var errorText: [UInt8] = []
  /// The names of the file's previews, and its own; `nil` for an application.
  private(set) var previews: (all: [String], shown: String)?
  private(set) var isCrashing = false
  /// Whether keys are typed into a text of its own.
  private(set) var takesText = false
  /// The files that it has read, or looked for, by their absolute paths.
  private(set) var usedFiles: Set<String> = []
  /// The time of its first frame that is shown, in seconds.
  private(set) var startTime = 0.0
  /// When it was sent what to show; `nil` before.
  private var begun: ContinuousClock.Instant?
  /// The time from then until its first frame was ready, in seconds; `nil` before.
  private(set) var preparation: Double?
  private(set) var isOnScreen = false
  private var isEnding = false
  /// How many of its streams are open: its two outputs, and the channel of its reports.
  private var streams = 3
  /// What it has said.
  private(set) var log = ConsoleLog()
  private var (outputLines, errorLines) = (LineBuffer(), LineBuffer())
  private var traceReader = SceneTraceReader()
  /// Folds the engine's calls on the terminal; `nil` where the user has asked for all of them (`--verbose`), or for
  /// reports of another kind.
  private var folding =
    ProcessEnvironment.value("SWIFT_BACKTRACE").isEmpty ? BacktraceFolding() : nil
  /// What the scene's time is now, in seconds; before it is seen the time of its first frame.
  lazy var time: () -> Double = { [unowned self] in startTime }
  private var onGone: () -> Void = {}

  /// Maximum number of bytes of its output that are kept.
  private static let mostErrorText = 64 << 10
  /// Maximum time for a scene that does not answer to end by itself, in seconds, before it is killed.
  private static let kindness = 0.5
  /// The same for a scene that answers: what was copied in it may have to be handed over to a clipboard manager.
  private static let handOverTime = 2.5

  /// Takes over a program that waits for its first request.
  ///
  /// - Parameters:
  ///   - scene: The program.
  ///   - onEvent: Called with each event.
  init(_ scene: WaitingScene, onEvent: @escaping (SceneGeneration, Event) -> Void) {
    self.onEvent = onEvent
    // (An inspector's tree of 10,000 layers has more than a megabyte.)
    channel = MessageChannel(
      socket: scene.socket,
      longestMessage: MessageChannel.maximumUnsent
    )
    output = OutputPipe(readEnd: scene.output, keepsAll: false)
    errors = OutputPipe(readEnd: scene.errors, keepsAll: false)
    process = SpawnedProcess(started: scene.process)
    listen()
  }

  /// Sends it the request; call it once.
  ///
  /// - Parameters:
  ///   - request: What it shows.
  ///   - parent: The window that it becomes a part of.
  ///   - patience: How long it may be silent until it is ready, in seconds.
  func begin(_ request: SceneRequest, in parent: X11Window, patience: Double) {
    guard self.parent == nil else { return }
    self.parent = parent
    begun = .now
    heartbeat.patience = patience
    startTime = request.time
    var request = request
    request.parentWindow = parent.id
    if request.reportsStatistics { folding = nil }
    self.request = request
    channel.send(request)
    heartbeat.sign()
  }

  private func listen() {
    errors.onBytes = { [unowned self] in keep($0) }
    output.onBytes = { [unowned self] bytes in
      // (As it is: it may be no text.)
      try? ByteWriting.write(bytes, to: STDOUT_FILENO)
      note(outputLines.lines(addingText: bytes), as: .output)
    }
    channel.onMessage = { [unowned self] line in
      if let report = try? JSONText.decode(SceneReport.self, from: line) { take(report) }
    }
    process.onEnd = { [weak self] _ in self?.noteEnd() }
    for stream in [output, errors] { stream.onEnd = { [weak self] _ in self?.noteEndOfStream() } }
    channel.onEnd = { [weak self] in self?.noteEndOfStream() }
  }

  private func noteEndOfStream() {
    streams -= 1
    noteEnd()
  }

  /// It has ended once its process has and what it wrote and reported has come.
  private func noteEnd() {
    guard let outcome = process.outcome, streams == 0 else { return }
    heartbeat.stop()
    if let rest = folding?.takeRest() { try? ByteWriting.write(rest, to: STDERR_FILENO) }
    // (What was begun is a line, too.)
    if !isEnding {
      note(outputLines.takeRest(), as: .output)
      note(errorLines.takeRest(), as: .error)
    }
    if isEnding {
      clean()
      let onGone = onGone
      self.onGone = {}
      onGone()
    } else {
      onEvent(self, .ended(outcome))
    }
  }

  func send(_ command: SceneCommand) {
    commands += 1
    channel.send(command)
    // (A question may be answered by the scene's own code, which may never end.)
    switch command {
    case .inspect, .picture, .layers: heartbeat.expect()
    default: break
    }
  }

  /// Sends a command that is answered by a frame; one that is not is noticed.
  ///
  /// - Returns: How many commands it has been sent, with this one.
  func ask(_ command: SceneCommand) -> Int {
    send(command)
    // (One that is stuck already is not known to be well by that.)
    if !isStuck { heartbeat.sign() }
    return commands
  }

  /// Puts it on the screen; whether its time goes on then.
  func show(plays: Bool) { commandOfShowing = ask(.show(plays: plays)) }

  /// Ends it, kindly, and soon in any case; its window goes with it.
  ///
  /// - Parameter onGone: Is called when it has ended.
  func end(onGone: @escaping () -> Void = {}) {
    guard !isEnding, process.outcome == nil else { return onGone() }
    self.onGone = {
      // (It is there until then.)
      withExtendedLifetime(self) { onGone() }
    }
    let patience = isStuck ? Self.kindness : Self.handOverTime
    isEnding = true
    heartbeat.stop()
    window?.hide()
    send(.end)
    let process = process
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated { process.signal(SIGKILL) }
    }
  }

  /// Kills one that does not answer, or that was never visible.
  func kill() {
    isEnding = true
    heartbeat.stop()
    process.signal(SIGKILL)
    clean()
  }

  /// Removes what it has left in the server.
  func clean() {
    window?.remove()
    window = nil
  }

  isolated deinit {
    if process.outcome == nil { process.signal(SIGKILL) }
    window?.remove()
  }

  private func take(_ report: SceneReport) {
    switch report {
    case .alive: heartbeat.answer()
    case .previews(let all, let shown): previews = (all, shown)
    case .takesText(let takes): takesText = takes
    case .uses(let path):
      usedFiles.insert(path)
      onEvent(self, .report(report))
    case .opened(let id, let width, let height, let device):
      guard let parent else { return }
      window = GuestWindow(id: id, in: parent)
      wantedSize = SceneRequest.Size(width: width, height: height)
      self.device = device
      heartbeat.sign()
    case .ready:
      preparation = begun.map { $0.duration(to: .now) / .seconds(1) }
      heartbeat.patience = Heartbeat.usualPatience
      heartbeat.sign()
      onEvent(self, .ready)
    case .warned(let text, let time, let calls):
      log.add(.warning, text, at: time)
      onEvent(self, .said)
      onEvent(self, .warned(text, time: time, calls: calls))
    case .frame(_, let count):
      heartbeat.sign()
      if count >= commandOfShowing { noteOnScreen() }
      onEvent(self, .report(report))
    default:
      heartbeat.sign()
      onEvent(self, .report(report))
    }
  }

  private func noteOnScreen() {
    guard !isOnScreen else { return }
    isOnScreen = true
    onEvent(self, .onScreen)
  }

  /// What it writes goes on to the terminal, and is kept for the case that it crashes.
  private func keep(_ bytes: [UInt8]) {
    let (bytes, traces) = traceReader.take(bytes)
    for calls in traces { onEvent(self, .isAt(calls)) }
    guard !bytes.isEmpty else { return }
    errorText += bytes
    if errorText.count > Self.mostErrorText {
      errorText.removeFirst(errorText.count - Self.mostErrorText)
    }
    try? ByteWriting.write(folding?.take(bytes) ?? bytes, to: STDERR_FILENO)
    let lines = errorLines.lines(addingText: bytes)
    guard !isCrashing, !isEnding else { return }
    guard let signal = CrashTrace.signal(in: errorText) else { return note(lines, as: .error) }
    isCrashing = true
    onEvent(self, .crashing(signal: signal))
  }

  private func note(_ lines: [[UInt8]], as kind: ConsoleLog.Entry.Kind) {
    guard !lines.isEmpty else { return }
    for line in lines { log.add(kind, String(decoding: line, as: UTF8.self), at: time()) }
    onEvent(self, .said)
  }

  /// Notes where something that it has said was said.
  func note(_ place: SourcePlace, of text: String) {
    log.note(place, of: text)
    onEvent(self, .said)
  }

  /// Notes how it has ended.
  func note(crash text: String, at place: SourcePlace?, time: Double) {
    log.add(.crash, text, at: time)
    if let place { log.note(place, of: text) }
    onEvent(self, .said)
  }

  func clearLog() { log = ConsoleLog() }

  /// The process's number.
  var processID: Int32 { process.id }

  /// Asks where its main thread is; `isAt` answers.
  ///
  /// It is asked again for a while: the answer may be from within a call of the system's that says nothing of its
  /// caller.
  func askWhereItIs(tries: Int = 5) {
    guard process.outcome == nil, isStuck, !isPlaceKnown, tries > 0,
      SceneTrace.canBeAsked(process.id)
    else { return }
    Glibc.kill(process.id, SceneTrace.signal)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.kindness) { [weak self] in
      MainActor.assumeIsolated { self?.askWhereItIs(tries: tries - 1) }
    }
  }
}
