import CoreGraphics
import FrameLoop
import Inspection
import SceneProtocol
import TapeLanguage
import UIKit

/// Draws what a tape's `Inspect` lines say over the scene, so that a recording shows it.
///
/// A tape without such lines has no inspector.
final class TapeInspecting {
  private let stage: WindowStage
  private let inspector: Inspector?
  private var shown: InspectorDrawing?
  private var pointer = CGPoint.zero

  init(_ tape: Tape, _ stage: WindowStage) {
    self.stage = stage
    let inspects = tape.commands.contains { $0.command.name == .inspect }
    inspector = inspects ? Inspector { [stage] in stage.scene } : nil
    inspector?.follow(true)
  }

  /// Whether what is drawn depends on what each frame has drawn; each process of a recording draws all frames then.
  var needsEachFrame: Bool { shown?.part == .cost }

  /// Shows what a frame says; call it before the scene goes on to the frame's time.
  func show(_ frame: TapeFrame) {
    pointer = CGPoint(x: frame.pointer.x, y: frame.pointer.y)
    guard let inspector, frame.inspection != shown else { return }
    shown = frame.inspection
    stage.profile = nil
    guard let shown else { return stage.outline = nil }
    shown.draw(over: stage, inspector) { [unowned self] in pointer }
  }
}
