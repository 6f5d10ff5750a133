import Dispatch
import RecordingOverlay
import QuartzCore
import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// Applies the user's look to the scene, and reports changes of it by the pointer to the window's owner.
final class SceneLooking {
  private(set) var look: SceneLook
  private let channel: MessageChannel
  private weak var stage: WindowStage?
  /// Whether the user's input may be drawn; not over a tape's.
  var hasMarks = true {
    didSet { if !hasMarks { marks = nil } }
  }
  private var isAboutToTell = false
  /// Draws the user's input, where that is wanted.
  private var marks: LiveMarks?

  /// The window through which the scene is looked at, once it has a window.
  var window: MagnifiedWindow? { stage?.window as? MagnifiedWindow }

  /// - Parameters:
  ///   - look: The initial look.
  ///   - channel: The channel for reports of changes.
  init(_ look: SceneLook, _ channel: MessageChannel) {
    (self.look, self.channel) = (look, channel)
  }

  /// Begins with the scene's first window, before anything is drawn; other windows are not affected.
  func begin(in stage: WindowStage) {
    guard self.stage == nil, let window = stage.window as? MagnifiedWindow else { return }
    self.stage = stage
    window.show(look)
    window.onLook = { [unowned self] in noteLook() }
    showAround(stage, window)
    showMarks(in: stage)
  }

  /// Changes the look.
  func show(_ look: SceneLook) {
    self.look = look
    UIAccessibility.configure(reduceMotion: look.reducesMotion)
    UITraitCollection.configure(style: look.style)
    if let stage, let window {
      window.show(look)
      self.look = window.look
      showAround(stage, window)
      showMarks(in: stage)
    }
    channel.send(SceneReport.looks(self.look))
  }

  /// Applies what does not change the scene's pixels: the background.
  private func showAround(_ stage: WindowStage, _ window: MagnifiedWindow) {
    stage.show(look.background, zoom: window.look.zoom)
  }

  /// Notes input of the scene, at a time of its clock in seconds.
  func note(_ event: InputEvent, at time: Double) {
    guard look.showsInput, let stage, let input = ObservedInput(event, at: time) else { return }
    showMarks(in: stage)
    if input.kind == .focusLost { marks?.releaseButtons(at: time) }
    if let input = TapeInput(input) { marks?.note(input, isSecret: stage.scene.hidesTyping) }
  }

  /// Creates the overlay that draws the user's input, for the scene's current size; or removes it.
  private func showMarks(in stage: WindowStage) {
    guard hasMarks else { return }
    let size = stage.scene.bounds.size
    guard look.showsInput != (marks != nil) || marks.map({ $0.windowSize != size }) == true else {
      return
    }
    guard look.showsInput else {
      (marks, stage.overlay) = (nil, nil)
      return
    }
    let marks = LiveMarks(windowSize: size, scale: stage.window.scale)
    self.marks = marks
    stage.overlay = StageOverlay(marks.layer) { marks.show(at: $0) }
  }

  /// The pointer may change the look many times in a row; only the last change is reported.
  private func noteLook() {
    guard let stage, let window else { return }
    look = window.look
    showAround(stage, window)
    guard !isAboutToTell else { return }
    isAboutToTell = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.tellLook() }
    }
  }

  private func tellLook() {
    isAboutToTell = false
    channel.send(SceneReport.looks(look))
  }
}
