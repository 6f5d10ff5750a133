import CoreGraphics
import FrameLoop
import RecordingOverlay
import TapeLanguage
import UIKit
import WindowSystem

/// Draws over a scene in a window what a recording of its tape shows: the pointer, keys, captions and chapters.
///
/// It follows the scene's clock between the tape's frames too, so that captions fade in and rings fade out while the
/// tape waits for its user.
final class LiveTapeOverlay {
  private let stage: WindowStage
  private let settings: TapeSettings
  private var overlay: ClipOverlay
  private var windowSize: CGSize
  /// The tape's last frame; `nil` before the first line.
  private var frame: TapeFrame?
  /// Input of that frame that has not been drawn yet.
  private var waiting: [TapeInput] = []
  private var hidesKeys = false
  private var time = 0.0
  /// Whether the pointer was seen.
  private var isUsed = false

  /// - Parameters:
  ///   - stage: The scene's stage.
  ///   - settings: The tape's settings; the window shows what a crop leaves out.
  init(_ stage: WindowStage, _ settings: TapeSettings) {
    var settings = settings
    settings.crop = nil
    (self.stage, self.settings) = (stage, settings)
    windowSize = stage.scene.bounds.size
    overlay = ClipOverlay(windowSize: windowSize, scale: stage.window.scale, settings: settings)
    draw()
  }

  private func draw() {
    stage.overlay = StageOverlay(overlay.layer) { [unowned self] in show(at: $0) }
  }

  /// Takes the tape's next frame, before the scene goes on to it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - hidesKeys: Whether what was typed until now is secret.
  func take(_ frame: TapeFrame, hidesKeys: Bool) {
    self.frame = frame
    self.hidesKeys = hidesKeys
    waiting += frame.inputs
    isUsed = isUsed || !frame.inputs.isEmpty
  }

  /// Brings the layer to a time of the scene.
  ///
  /// - Returns: Whether it changes by itself from then on.
  private func show(at time: Double) -> Bool {
    guard let frame else { return false }
    fit()
    self.time = max(self.time, time)
    var shown = frame
    shown.time = self.time
    shown.inputs = Array(waiting.prefix { $0.time <= self.time })
    waiting.removeFirst(shown.inputs.count)
    shown.caption = frame.caption.flatMap { $0.isOver(at: self.time) ? nil : $0 }
    shown.chapter = frame.chapter.flatMap { $0.isOver(at: self.time) ? nil : $0 }
    overlay.show(shown, hidesKeys: hidesKeys || stage.scene.hidesTyping) { stage.picture() }
    return overlay.isMoving
  }

  /// In a window of another size the overlay is laid out again.
  private func fit() {
    let size = stage.scene.bounds.size
    guard size != windowSize else { return }
    windowSize = size
    overlay = ClipOverlay(windowSize: size, scale: stage.window.scale, settings: settings)
    if isUsed, let pointer = frame?.pointer {
      waiting.insert(TapeInput(time: 0, .move(pointer)), at: 0)
    }
    draw()
  }
}

extension TapeCaption {
  fileprivate func isOver(at time: Double) -> Bool { end.map { time >= $0 } ?? false }
}
