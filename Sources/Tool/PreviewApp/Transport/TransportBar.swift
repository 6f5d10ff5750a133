import CoreGraphics
internal import Dispatch
import UIKit
import WindowSystem

/// The bar below the scene: the current time, and everything that is done with time.
///
/// It is beside the scene, not over it: the window grows by its height if the desktop permits.
@MainActor final class TransportBar {
  static let height: CGFloat = 34
  /// The height of the line with the tape's text, in points.
  static let tapeHeight: CGFloat = 18

  /// The tape that is played.
  struct Tape: Equatable {
    /// How far it is.
    var words: String
    /// When its lines have begun, in seconds.
    var starts: [Double]
  }

  private unowned let host: HostWindow
  private lazy var view = makeView()
  private lazy var panel = makePanel()
  private(set) var isShown = false
  var onCommand: (TransportCommand) -> Void = { _ in }
  /// Called when it is shown or hidden: the scene has another room.
  var onToggle: () -> Void = {}
  private var play = PlayState()
  /// The times of frames that took too long, in seconds: they are marked.
  var slowFrames: [Double] = [] {
    didSet { if slowFrames != oldValue { draw() } }
  }
  /// What has happened, at its times.
  var ticks: [TimeTicks.Tick] = [] {
    didSet { if ticks != oldValue { draw() } }
  }
  /// Whether the scene's input is recorded, which a red dot shows.
  var isRecording = false {
    didSet { if isRecording != oldValue { draw() } }
  }
  /// Updates the time while it runs and the bar is visible, also for a scene that draws nothing.
  private var timer: (any DispatchSourceTimer)?
  /// The wheel's way towards the next frame.
  private var notches = WheelNotches()
  private static let interval = 0.1

  /// The tape that is played; `nil` for none.
  var tape: Tape? {
    didSet {
      guard tape != oldValue else { return }
      if isShown, (tape == nil) != (oldValue == nil) {
        host.barHeight = height
        layOut()
      }
      draw()
    }
  }

  private var height: CGFloat { Self.height + (tape == nil ? 0 : Self.tapeHeight) }

  enum TransportCommand {
    case playOrPause, loop
    case step(Int)
    case scrub(Double)
    case hold(Bool)
  }

  init(in host: HostWindow) { self.host = host }

  func toggle() {
    isShown.toggle()
    host.barHeight = isShown ? height : 0
    if !isShown { panel.hide() }
    followTime()
    layOut()
    onToggle()
  }

  func show(_ play: PlayState) {
    self.play = play
    followTime()
    draw()
  }

  private var allTicks: [TimeTicks.Tick] {
    ticks + slowFrames.map { TimeTicks.Tick(kind: .slowFrame, time: $0) }
      + (tape?.starts ?? []).map { TimeTicks.Tick(kind: .line, time: $0) }
  }

  private func draw() {
    guard isShown else { return }
    view.show(play, isRecording: isRecording, ticks: allTicks, words: tape?.words)
    panel.draw()
  }

  private func followTime() {
    guard isShown, !play.isPaused else {
      timer?.cancel()
      timer = nil
      return
    }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.draw() } }
    timer.activate()
    self.timer = timer
  }

  isolated deinit { timer?.cancel() }

  func layOut() {
    guard isShown else { return }
    view.show(play, isRecording: isRecording, ticks: allTicks, words: tape?.words)
    panel.show(in: host.barFrame)
  }

  /// A notch of the wheel is a frame, up the next: the timeline is too short to point at single frames.
  private func makePanel() -> Panel {
    let panel = Panel(view, in: host)
    panel.onScroll = { [unowned self] way, _ in
      let frames = notches.add(way)
      if frames != 0 { onCommand(.step(frames)) }
    }
    return panel
  }

  private func makeView() -> TransportView {
    let view = TransportView()
    view.playOrPause.onClick = { [unowned self] in onCommand(.playOrPause) }
    view.back.onClick = { [unowned self] in onCommand(.step(-1)) }
    view.forward.onClick = { [unowned self] in onCommand(.step(1)) }
    view.loop.onClick = { [unowned self] in onCommand(.loop) }
    view.track.onScrub = { [unowned self] in onCommand(.scrub($0)) }
    view.track.onHold = { [unowned self] in onCommand(.hold($0)) }
    return view
  }
}
