internal import Dispatch
internal import Foundation
internal import Glibc
import SceneProtocol
import X11Window

/// One compiled state of a scene, as it runs: its process, its window in ours, and what it says.
final class SceneGeneration {
  /// What a generation tells of itself.
  enum Event {
    /// Its first frame is ready to be shown.
    case ready
    case report(SceneReport)
    /// It says that it crashes; that may take it a while.
    case crashing
    /// It does not answer, or does so again.
    case stuck(Bool)
    /// Its process has ended, which nobody had asked for.
    case ended(SpawnedProcess.Outcome)
  }

  private let process: SpawnedProcess
  private let channel: MessageChannel
  private let errors = OutputPipe()
  private let parent: X11Window
  private let onEvent: (SceneGeneration, Event) -> Void
  private lazy var heartbeat = Heartbeat(
    ask: { [unowned self] in channel.send(SceneCommand.ping) },
    onChange: { [unowned self] isStuck in
      if !isCrashing { onEvent(self, .stuck(isStuck)) }
    }
  )
  /// Its window, once it has one.
  private(set) var window: GuestWindow?
  /// What it wants, in points.
  private(set) var wantedSize = (width: 0, height: 0)
  /// What it has written to standard error, as far as it is kept.
  private(set) var errorText: [UInt8] = []
  private(set) var isCrashing = false
  /// The time of its first frame that is shown, in seconds.
  var startTime = 0.0
  private var isEnding = false
  private var hasSaidAll = false
  private var onGone: () -> Void = {}

  /// The most that is kept of what it writes.
  private static let mostErrorText = 64 << 10
  /// What the socket is there: the first descriptor that no program has by itself.
  private static let channelNumber: Int32 = 3

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - request: What it is asked to do; where it is shown is added.
  ///   - parent: The window that it is shown in.
  ///   - onEvent: Is told what happens.
  /// - Throws: Why it cannot be started.
  init(
    _ program: String,
    _ request: SceneRequest,
    in parent: X11Window,
    onEvent: @escaping (SceneGeneration, Event) -> Void
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SpawnedProcess.Failure(number: errno)
    }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    channel = MessageChannel(socket: ends[0])
    (self.parent, self.onEvent) = (parent, onEvent)
    var request = request
    request.parentWindow = parent.id
    request.channel = Self.channelNumber
    defer { close(ends[1]) }
    var variables = [SceneRequest.environmentVariable: try request.encoded()]
    if getenv("SWIFT_BACKTRACE") == nil { variables["SWIFT_BACKTRACE"] = CrashTrace.settings }
    process = try SpawnedProcess(
      program,
      [],
      environment: Environment.with(variables),
      descriptors: [
        STDOUT_FILENO: STDOUT_FILENO, STDERR_FILENO: errors.writeEnd, Self.channelNumber: ends[1],
      ]
    )
    listen()
  }

  private func listen() {
    errors.closeWriteEnd()
    errors.onBytes = { [unowned self] in keep($0) }
    channel.onMessage = { [unowned self] line in
      guard let report = MessageChannel.decode(SceneReport.self, from: line) else { return }
      take(report)
    }
    process.onEnd = { [weak self] _ in self?.noteEnd() }
    errors.onEnd = { [weak self] _ in
      self?.hasSaidAll = true
      self?.noteEnd()
    }
    heartbeat.sign()
  }

  /// It has ended once its process has and what it wrote has come.
  private func noteEnd() {
    guard let outcome = process.outcome, hasSaidAll else { return }
    heartbeat.stop()
    if isEnding {
      clean()
      let onGone = onGone
      self.onGone = {}
      onGone()
    } else {
      onEvent(self, .ended(outcome))
    }
  }

  func send(_ command: SceneCommand) { channel.send(command) }

  /// Ends it, kindly, and soon in any case; its window goes with it.
  ///
  /// - Parameter onGone: Is called when it has ended.
  func end(onGone: @escaping () -> Void = {}) {
    guard !isEnding, process.outcome == nil else { return onGone() }
    self.onGone = {
      // (It is there until then.)
      withExtendedLifetime(self) { onGone() }
    }
    isEnding = true
    heartbeat.stop()
    window?.hide()
    channel.send(SceneCommand.end)
    let process = process
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.kindness) {
      MainActor.assumeIsolated { process.signal(SIGKILL) }
    }
  }

  /// How long a scene may take to end, in seconds, before it is ended.
  private static let kindness = 0.5

  /// Ends one that does not answer.
  func kill() {
    isEnding = true
    heartbeat.stop()
    process.signal(SIGKILL)
    clean()
  }

  /// Takes away what it has left in the server.
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
    case .opened(let id, let width, let height):
      window = GuestWindow(id: id, in: parent)
      wantedSize = (width, height)
      heartbeat.sign()
    case .ready:
      heartbeat.sign()
      onEvent(self, .ready)
    default:
      heartbeat.sign()
      onEvent(self, .report(report))
    }
  }

  /// What it writes goes on to the terminal, and is kept for the case that it crashes.
  private func keep(_ bytes: [UInt8]) {
    errorText += bytes
    if errorText.count > Self.mostErrorText {
      errorText.removeFirst(errorText.count - Self.mostErrorText)
    }
    Console.write(String(decoding: bytes, as: UTF8.self), to: .error)
    guard !isCrashing, !isEnding, CrashTrace.isBegun(in: errorText) else { return }
    isCrashing = true
    onEvent(self, .crashing)
  }
}
