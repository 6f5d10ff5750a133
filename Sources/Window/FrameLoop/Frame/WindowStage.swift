import CoreGraphics
import Pixels
package import QuartzCore
package import Raster
package import UIKit
package import WindowSystem

/// The runner of one window on screen: passes its events to the scene, and the scene's frames to its pixels.
///
/// The steps of a frame are in `WindowStage+Frame.swift`. With nothing to animate, nothing runs here: the next frame is
/// requested by an event, a commit, a display link, or the begin time of an animation that waits.
package final class WindowStage {
  package let window: any StageWindow
  package let scene: UIWindow
  package let context: LayerContext
  /// This window's clock of display links.
  package let displayLinkClock = DisplayLinkClock()
  /// Whether time is paused for the user: input is dropped, and frames only draw again what is visible.
  package var isPaused = false { didSet { tellTextCaret() } }
  /// Whether frames are stepped through to a later one that is shown.
  ///
  /// The stepped frames are made but not drawn. Neither blanks nor the user's input meanwhile belong to them.
  package var isStepped = false
  /// What a frame is drawn over; default `nil`: white, or black for a scene in the dark.
  package var background: FrameBackground? {
    didSet { if background != oldValue { redrawFully() } }
  }
  /// The overlay that is drawn over the scene; default `nil`.
  package var overlay: StageOverlay? {
    didSet {
      needsFullDraw = true
      requestFrame()
    }
  }
  /// Corners that are drawn over the scene, as of a phone's screen; default `nil`; set before the first frame.
  package var corners: StageOverlay?
  /// What an inspector draws over that; default `nil`.
  package var outline: StageOverlay? {
    didSet {
      guard outline !== oldValue else { return }
      needsFullDraw = true
      requestFrame()
    }
  }
  /// Called when the user asked to close the window.
  package var onClose: (() -> Void)?
  /// Called with the reason when the connection to the display is lost.
  package var onConnectionLost: ((String) -> Void)?
  /// Whether an event is for the scene; `nil`: all events are.
  package var isForScene: ((InputEvent) -> Bool)?
  /// Called before an event is passed to the scene.
  package var onInput: ((InputEvent) -> Void)?
  /// Called with `true` when keys are text from now on, with `false` when they are not any more.
  package var onTakesText: ((Bool) -> Void)?
  /// Called when a frame's pixels have been drawn and put on screen.
  package var onFrameDrawn: (() -> Void)?
  /// What measures frames; `nil` while no figures are asked for.
  package var meter: FrameMeter?
  /// What measures the parts of frames; `nil` while no inspector shows them.
  package var profile: FrameProfile?
  /// Counts of the work done so far.
  package internal(set) var statistics = StageStatistics()

  /// Counts of the drawing done so far, or since they were reset.
  package var rasterStatistics: RasterStatistics {
    get { renderer.statistics }
    set { renderer.statistics = newValue }
  }

  /// The renderer; set it before the first frame to use fewer than all cores.
  package var renderer = FrameRenderer()
  /// The rectangles where the frame differs from the back buffer.
  var damage = FrameDamage()
  /// Whether the whole buffer has to be drawn: it is new, or has a new size.
  var needsFullDraw = true
  var waitingEvents: [InputEvent] = []
  /// Called before each frame; it may run frames for earlier times.
  var beforeFrame: () -> Void = {}
  /// What has ended while the clock stood still, in its order.
  var keptEvents: [InputEvent] = []
  /// What the scene was given as pressed.
  var held = HeldInput()
  var isTickRequested = false
  /// The time of the last frame, in seconds.
  var frameTime = -Double.infinity
  var isInFrame = false
  /// The caret, in points, that the window was last notified of.
  private var reportedCaret: CGRect?
  private let wakeTimer = WakeTimer()
  /// Whether the timer is set for a window that cannot be seen.
  private var isUnseenWakeSet = false

  /// Shows `scene`'s layers in `window`, whose size it takes.
  package init(window: any StageWindow, scene: UIWindow) {
    self.window = window
    self.scene = scene
    context = LayerContext(root: scene.layer)
    wakeTimer.onWake = { [weak self] in self?.wake() }
    context.onNeedsFrame = { [weak self] in self?.requestFrame() }
    displayLinkClock.onChange = { [weak self] in self?.displayLinksDidChange() }
    window.delegate = self
    fitSceneToWindow()
    scene.onTakesText = { [weak self] takesText in
      self?.tellTextCaret()
      self?.onTakesText?(takesText)
    }
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [weak self] (_: UIWindow, _) in self?.redrawFully()
    }
  }

  /// Notifies the window where text is typed, if that has changed.
  func tellTextCaret() {
    let caret = isPaused ? nil : scene.textCaret
    guard caret != reportedCaret else { return }
    reportedCaret = caret
    window.setTextCaret(caret)
  }

  /// The background that a frame is drawn over now.
  var shownBackground: FrameBackground {
    let isDark = scene.traitCollection.userInterfaceStyle == .dark
    return background ?? FrameBackground(isDark ? .black : .white)
  }

  private func redrawFully() {
    needsFullDraw = true
    requestFrame()
  }

  /// Asks for one frame at the next vertical blank.
  func requestFrame() {
    guard !isTickRequested, !isInFrame else { return }
    guard window.isVisible else {
      // Set once: commits in quick succession do not postpone it.
      if !isUnseenWakeSet { wakeUnseen(at: MediaClock.now) }
      return
    }
    isTickRequested = true
    window.requestTick()
  }

  /// Schedules the next frame: at the next blank, at a later time, or never (peer 182).
  func scheduleNextFrame(after time: Double) {
    isUnseenWakeSet = false
    guard !isPaused else {
      wakeTimer.set(nil)
      if context.needsFrame || needsFullDraw { requestFrame() }
      return
    }
    let nextEvent = nextEventTime(after: time)
    guard window.isVisible else { return wakeUnseen(at: context.needsFrame ? time : nextEvent) }
    let next = min(nextEvent, displayLinkClock.nextCallTime)
    let isMoving = overlay?.isMoving ?? false || outline?.isMoving ?? false
    if next <= time || context.needsFrame || needsFullDraw || isMoving { return requestFrame() }
    // A clock that is set by hand does not advance by itself.
    wakeTimer.set(
      next.isFinite && !MediaClock.isSetByHand ? (next - MediaClock.now) / MediaClock.rate : nil
    )
  }

  private func nextEventTime(after time: Double) -> Double {
    min(context.nextEventTime(after: time), MediaTimers.shared.nextTime)
  }

  /// When the scene next changes by itself, as far as is known at a time: that time or an earlier one while it moves,
  /// infinity for never.
  func nextChangeTime(after time: Double) -> Double {
    context.needsFrame ? time : min(nextEventTime(after: time), displayLinkClock.nextCallTime)
  }

  /// How often a window that cannot be seen updates its animations, in seconds.
  private static let unseenInterval = 1.0

  /// Nothing is drawn and no blank is requested; but animations that end have callbacks, which may start something.
  private func wakeUnseen(at time: Double) {
    isUnseenWakeSet = time.isFinite && !MediaClock.isSetByHand
    guard isUnseenWakeSet else { return wakeTimer.set(nil) }
    wakeTimer.set(max((time - MediaClock.now) / MediaClock.rate, Self.unseenInterval))
  }

  private func wake() {
    isUnseenWakeSet = false
    if window.isVisible { requestFrame() } else { runFrame(for: MediaClock.now) }
  }

  func fitSceneToWindow() {
    let points = window.pointSize
    if scene.bounds.size != points {
      // Layers whose layout follows the window's size do so at once, not a quarter second later.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.resize(to: points)
      CATransaction.commit()
    }
    needsFullDraw = true
  }
}

/// Exact counts of a stage's work: what tests and the frame display read.
package struct StageStatistics: Equatable, Sendable, CustomStringConvertible {
  /// Number of ticks from the window.
  package var ticks = 0
  /// Number of frames whose display list was built.
  package var framesBuilt = 0
  /// Number of frames that changed at least one rectangle of pixels.
  package var framesDrawn = 0
  /// Number of input events passed to the scene, after coalescing.
  package var eventsDispatched = 0

  package init() {}

  package var description: String {
    "\(framesDrawn) frames drawn, \(framesBuilt) built, \(ticks) ticks, "
      + "\(eventsDispatched) events"
  }
}
