import CoreGraphics
import FrameLoop
import QuartzCore
import SceneProtocol
import TapeEvents
import TapeLanguage
import UIKit

/// Plays a tape to a scene in a window, a line when it is asked for.
///
/// While a line is played the scene's clock is set frame by frame, as in a recording, and keeps pace with the
/// machine's. Between lines it runs as in any window. What a line does depends on the tape, the scene and the times at
/// which lines begin alone, which are reported: so another process can play the same again.
final class LiveTape {
  /// Whether a line is being played, so that the user's input is not the scene's.
  private(set) var isPlaying = false
  /// Whether the user has done something to the scene: it is not the tape's any more.
  var isUsers = false
  /// Called when the scene is at another frame than was reported.
  var onFrame: () -> Void = {}

  private let tape: Tape
  private let count: Int
  private var player: TapePlayer
  private let stage: WindowStage
  private let transport: Transport
  private let send: (LiveTapeReport) -> Void
  private let scene: TapeScene
  private let drawing: TapeInspecting
  private let overlay: LiveTapeOverlay
  /// How many lines have begun.
  private var begun = 0
  /// Whether the next line begins as this one is over.
  private var goesOn = false
  /// Whether time continues when the line is over.
  private var isTimeRunning = false
  /// Whether the user has stopped time within the line.
  private var isHeld = false
  /// A time of the scene, and the machine's then, from which the line's pace counts.
  private var origin = (time: 0.0, moment: 0.0)
  private let timer = WakeTimer()
  /// The time from one frame to the next, in seconds.
  private let interval: Double

  /// How far frames may lag, in seconds, before the tape is delayed instead of dropping frames.
  private static let patience = 0.25
  /// The most that one skip advances, in seconds of the scene: a condition may take an hour to come true.
  private static let longestJump = 20.0

  /// Pauses before the first line; `nil` for a tape that cannot be read.
  ///
  /// - Parameters:
  ///   - request: The tape.
  ///   - stage: The stage of the window that gets the input.
  ///   - transport: The scene's clock, paused.
  ///   - send: Sends a report to the window.
  init?(
    _ request: LiveTapeRequest,
    on stage: WindowStage,
    _ transport: Transport,
    send: @escaping (LiveTapeReport) -> Void
  ) {
    guard let tape = try? Tape(decoding: request.tape) else { return nil }
    (self.tape, self.stage, self.transport, self.send) = (tape, stage, transport, send)
    count = tape.lines.count
    let settings = tape.settings
    let size = stage.scene.bounds.size
    let middle = TapePoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
    // A window shows the scene at its own speed, which the user chooses.
    let clock = TapeClock(framesPerSecond: settings.framesPerSecond)
    player = TapePlayer(tape, pointer: middle, clock: clock)
    interval = 1 / Double(settings.framesPerSecond)
    scene = TapeScene(stage.scene, clock)
    drawing = TapeInspecting(tape, stage)
    overlay = LiveTapeOverlay(stage, settings)
    timer.onWake = { [unowned self] in wake() }
  }

  /// Plays what another process has played before, without drawing it.
  ///
  /// - Parameters:
  ///   - request: The lines, and when they begin.
  ///   - time: The time to pause at then, in seconds.
  func catchUp(_ request: LiveTapeRequest, to time: Double) {
    let lines = min(request.lines, count)
    for line in 0..<lines {
      if line < request.starts.count { transport.seek(to: request.starts[line]) }
      beginLine()
      let isWhole = line < lines - 1 || request.isLastWhole
      while isPlaying, isWhole || player.nextTime <= time + Self.epsilon {
        playFrame(isDrawn: false)
      }
    }
    if !isPlaying { transport.seek(to: max(time, transport.time)) }
  }

  private static let epsilon = 1e-6

  // MARK: - What the user asks for

  func obey(_ command: LiveTapeCommand) {
    if isPlaying {
      goesOn = command == .rest && !goesOn
      if command == .next { jump() }
      return
    }
    guard begun < count else { return }
    goesOn = command == .rest
    beginLine()
    keepPace()
  }

  func pause() {
    isTimeRunning = false
    guard isPlaying else { return transport.pause() }
    isHeld = true
    timer.set(nil)
  }

  func play() {
    isTimeRunning = true
    guard isPlaying else { return transport.play() }
    isHeld = false
    keepPace()
  }

  func run(at speed: Double) {
    transport.run(at: speed)
    if isPlaying { keepPace() }
  }

  /// Advances to a time in seconds, within the line that is played or after it.
  func seek(to time: Double) {
    while isPlaying, player.nextTime <= time + Self.epsilon { playFrame(isDrawn: false) }
    guard isPlaying else { return transport.seek(to: time) }
    draw()
    keepPace()
  }

  /// Shows the end of the line that is played.
  private func jump() {
    let end = transport.time + Self.longestJump
    while isPlaying, player.nextTime <= end { playFrame(isDrawn: false) }
    draw()
    if isPlaying { keepPace() }
  }

  // MARK: - A line

  private func beginLine() {
    if !transport.isPaused { isTimeRunning = true }
    transport.pause()
    send(.began(line: begun, time: transport.time))
    begun += 1
    player.limit = tape.limit(ofLines: begun)
    player.resume(at: transport.time)
    (isPlaying, isHeld) = (true, false)
  }

  private func endLine() {
    isPlaying = false
    send(.ended(line: begun - 1))
    if goesOn, begun < count { return beginLine() }
    goesOn = false
    timer.set(nil)
    if isTimeRunning { transport.play() }
    onFrame()
  }

  /// Plays the tape's next frame.
  ///
  /// - Returns: Whether the tape hides it.
  @discardableResult private func playFrame(isDrawn: Bool) -> Bool {
    scene.frame = player.nextNumber
    guard let frame = player.next(scene) else {
      endLine()
      return false
    }
    for verdict in frame.verdicts { tell(verdict) }
    let input = frame.inputs.flatMap { input in input.events.map { (input.time, $0) } }
    overlay.take(frame, hidesKeys: stage.scene.hidesTyping)
    drawing.show(frame)
    transport.step(
      to: frame.time,
      with: input,
      interval: interval,
      isDrawn: isDrawn && !frame.isHidden
    )
    if player.isAtLimit { endLine() }
    return frame.isHidden
  }

  private func tell(_ verdict: TapeVerdict) {
    guard let reason = verdict.reason else { return }
    let place = verdict.command.place
    send(
      .failed(
        file: place.file,
        line: place.line,
        column: place.column,
        command: verdict.command.command.description,
        text: reason
      )
    )
  }

  /// Draws what has changed in frames that were not drawn.
  private func draw() {
    if transport.isPaused { transport.step(to: transport.time, with: []) }
  }

  // MARK: - Pace

  private func keepPace() {
    origin = (transport.time, MediaClock.machineTime)
    wake()
  }

  /// The time that the scene should be at.
  private var dueTime: Double {
    origin.time + (MediaClock.machineTime - origin.moment) * transport.speed
  }

  private func wake() {
    guard isPlaying, !isHeld else { return }
    if dueTime - player.nextTime > Self.patience {
      origin = (player.nextTime, MediaClock.machineTime)
    }
    while isPlaying, player.nextTime <= dueTime {
      // Of frames that are late only the last is drawn.
      let isHidden = playFrame(isDrawn: player.nextTime + interval > dueTime)
      // What a recording leaves out takes no time here.
      if isHidden { origin.time += interval }
    }
    guard isPlaying else { return draw() }
    timer.set(max(0, player.nextTime - dueTime) / transport.speed)
  }
}
