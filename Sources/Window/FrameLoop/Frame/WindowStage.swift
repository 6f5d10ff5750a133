import CoreGraphics
import Pixels
package import QuartzCore
package import Raster
package import UIKit
package import WindowSystem

/// One window on show: its events go to the scene, the scene's frames go to its pixels.
///
/// The steps of a frame are in `WindowStage+Frame.swift`. With nothing to animate, nothing runs here:
/// the next frame is asked for by an event, a commit, a display link, or the begin time of an
/// animation that waits.
package final class WindowStage {
  package let window: any StageWindow
  package let scene: UIWindow
  package let context: LayerContext
  /// What the display links know of this window.
  package let displayLinkClock = DisplayLinkClock()
  /// Whether time stands still for the person who looks: input is dropped, and frames come only to draw what is seen
  /// anew.
  package var isPaused = false { didSet { tellTextCaret() } }
  /// Whether somebody steps through frames on the way to a later one that is looked at.
  ///
  /// They are made but not drawn, and neither blanks nor what a person does meanwhile belong to them.
  package var isStepped = false
  /// What a frame is drawn over; default `nil`: white, and black for a scene in the dark.
  package var background: FrameBackground? {
    didSet { if background != oldValue { drawAnew() } }
  }
  /// What is drawn over the scene; default `nil`.
  package var overlay: StageOverlay? {
    didSet {
      needsFullDraw = true
      requestFrame()
    }
  }
  /// The person asked to close the window.
  package var onClose: (() -> Void)?
  /// The display is gone; the reason.
  package var onConnectionLost: ((String) -> Void)?
  /// Whether input is for the scene; all is without it.
  package var isForScene: ((InputEvent) -> Bool)?
  /// The scene is about to be given input.
  package var onInput: ((InputEvent) -> Void)?
  /// Keys are text from now on, or are not any more.
  package var onTakesText: ((Bool) -> Void)?
  /// A frame's pixels have been drawn and put on screen.
  package var onFrameDrawn: (() -> Void)?
  /// What measures frames; `nil` while nobody asks.
  package var meter: FrameMeter?
  /// What has been done so far.
  package internal(set) var statistics = StageStatistics()

  /// What drawing has cost so far, or since it was set back.
  package var rasterStatistics: RasterStatistics {
    get { renderer.statistics }
    set { renderer.statistics = newValue }
  }

  /// What draws; set it before the first frame where not all cores are to.
  package var renderer = FrameRenderer()
  /// Where the frame differs from what the back buffer holds.
  var damage = FrameDamage()
  /// Whether the whole buffer has to be drawn: it is new, or has a new size.
  var needsFullDraw = true
  var waitingEvents: [InputEvent] = []
  var isTickRequested = false
  /// The time of the last frame.
  var frameTime = -Double.infinity
  var isInFrame = false
  /// Where the window knows that text is typed.
  private var toldCaret: CGRect?
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
      [weak self] (_: UIWindow, _) in self?.drawAnew()
    }
  }

  /// Tells the window where text is typed, where that is elsewhere now.
  func tellTextCaret() {
    let caret = isPaused ? nil : scene.textCaret
    guard caret != toldCaret else { return }
    toldCaret = caret
    window.setTextCaret(caret)
  }

  /// What a frame is drawn over now.
  var shownBackground: FrameBackground {
    let isDark = scene.traitCollection.userInterfaceStyle == .dark
    return background ?? FrameBackground(isDark ? .black : .white)
  }

  private func drawAnew() {
    needsFullDraw = true
    requestFrame()
  }

  /// Asks for a frame at the next vertical blank, once.
  func requestFrame() {
    guard !isTickRequested, !isInFrame else { return }
    guard window.isVisible else {
      // Set once: commits that follow each other closely do not put it off.
      if !isUnseenWakeSet { wakeUnseen(at: MediaClock.now) }
      return
    }
    isTickRequested = true
    window.requestTick()
  }

  /// Sees to the next frame: at the next blank, at a later time, or never (peer 182).
  func scheduleNextFrame(after time: Double) {
    guard !isPaused else {
      wakeTimer.set(nil)
      if context.needsFrame || needsFullDraw { requestFrame() }
      return
    }
    let nextEvent = min(context.nextEventTime(after: time), MediaTimers.shared.nextTime)
    guard window.isVisible else { return wakeUnseen(at: context.needsFrame ? time : nextEvent) }
    let next = min(nextEvent, displayLinkClock.nextCallTime)
    let isMoving = overlay?.isMoving ?? false
    if next <= time || context.needsFrame || needsFullDraw || isMoving { return requestFrame() }
    // A clock that is set by hand comes to no time by itself.
    wakeTimer.set(
      next.isFinite && !MediaClock.isSetByHand ? (next - MediaClock.now) / MediaClock.rate : nil
    )
  }

  /// How often a window that cannot be seen looks after its animations, in seconds.
  private static let unseenInterval = 1.0

  /// Nothing is drawn and no blank asked for; but what ends meanwhile has callbacks, which may lead on.
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
    let size = window.pixelSize
    let points = CGSize(
      width: CGFloat(Double(size.width) / window.scale),
      height: CGFloat(Double(size.height) / window.scale)
    )
    if scene.bounds.size != points {
      // Layers that follow the window's size in their layout do so at once, not a quarter second later.
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
  /// Ticks that came from the window.
  package var ticks = 0
  /// Frames whose display list was built.
  package var framesBuilt = 0
  /// Frames that changed at least one pixel's rectangle.
  package var framesDrawn = 0
  /// Input events handed to the scene, after coalescing.
  package var eventsDispatched = 0

  package init() {}

  package var description: String {
    "\(framesDrawn) frames drawn, \(framesBuilt) built, \(ticks) ticks, "
      + "\(eventsDispatched) events"
  }
}
