import Dispatch
import RecordingOverlay
import QuartzCore
import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// Shows the scene as the person wants to see it, and tells the window's owner what the pointer has made of that.
final class SceneLooking {
  private(set) var look: SceneLook
  private let channel: MessageChannel
  private weak var stage: WindowStage?
  private var isAboutToTell = false
  /// What is drawn of what the person does, where that is wanted.
  private var marks: LiveMarks?

  /// What the scene is looked at through, once it has a window.
  var window: MagnifiedWindow? { stage?.window as? MagnifiedWindow }

  /// - Parameters:
  ///   - look: How it is looked at first.
  ///   - channel: Where to tell what comes of it.
  init(_ look: SceneLook, _ channel: MessageChannel) {
    (self.look, self.channel) = (look, channel)
  }

  /// The scene has a window, in which nothing is drawn yet; only the first is looked at so.
  func begin(in stage: WindowStage) {
    guard self.stage == nil, let window = stage.window as? MagnifiedWindow else { return }
    self.stage = stage
    window.show(look)
    window.onLook = { [unowned self] in noteLook() }
    showAround(stage, window)
    showMarks(in: stage)
  }

  /// Shows it otherwise.
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

  /// What the scene's pixels do not have to do with: what is behind it.
  private func showAround(_ stage: WindowStage, _ window: MagnifiedWindow) {
    stage.show(look.background, zoom: window.look.zoom)
  }

  /// Something is done to the scene, at a time of its clock in seconds.
  func note(_ event: InputEvent, at time: Double) {
    guard look.showsInput, let stage, let input = ObservedInput(event, at: time) else { return }
    showMarks(in: stage)
    if input.kind == .focusLost { marks?.letGo(at: time) }
    if let input = TapeInput(input) { marks?.note(input, isSecret: stage.scene.hidesTyping) }
  }

  /// Makes what draws what the person does, for the size that the scene has now; or does away with it.
  private func showMarks(in stage: WindowStage) {
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

  /// The pointer may do a lot at once, of which the last is told.
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
