import CoreGraphics
import FrameLoop
import Inspection
import QuartzCore
import SceneProtocol
import UIKit
import WindowSystem

extension InspectorDrawing {
  /// Draws it over a stage from its next frame on, until another is drawn.
  ///
  /// - Parameters:
  ///   - stage: The stage of the scene's window.
  ///   - inspector: Who knows what is drawn; it must follow changes for what is said of their reasons.
  ///   - pointer: The pointer's place now, in points of the window; `nil` without one.
  func draw(over stage: WindowStage, _ inspector: Inspector, pointer: @escaping () -> CGPoint?) {
    let layer = layer
    let id: () -> Int? = { [unowned stage] in
      guard let layer else { return nil }
      return SceneNames(stage.scene, at: CACurrentMediaTime()).layer(layer.sceneName)
        .map(inspector.id)
    }
    let scale = stage.window.scale
    var parts: [any OverlayPart] = []
    switch part {
    case .trails: parts.append(TrailOverlay(of: id, inspector, scale: scale, width: 1))
    case .cost:
      stage.profile = stage.profile ?? FrameProfile()
      parts.append(CostOverlay(stage, inspector, width: 1))
    default: break
    }
    if layer != nil, part != .trails {
      parts.append(
        LayerOutline(width: 1.5, isFilled: false) { time in
          id().map { inspector.outline(of: $0, at: time) } ?? []
        }
      )
    }
    let size: () -> CGSize = { [unowned stage] in stage.scene.bounds.size }
    switch part {
    case .hitPath:
      parts.append(
        WordsOverlay(size: size, scale: scale) {
          guard let place = pointer(),
            case .hit(let hit) = inspector.answer(.hit(x: place.x, y: place.y))
          else { return ([], nil) }
          return (WordsOverlay.Line.lines(hit), place)
        }
      )
    case .why(let property):
      parts.append(
        WordsOverlay(size: size, scale: scale) {
          guard let id = id(),
            case .why(let why) = inspector.answer(.why(id: id, property: property))
          else { return ([], nil) }
          return (WordsOverlay.Line.lines(why), pointer())
        }
      )
    default: break
    }
    stage.outline = StageOverlay(parts)
  }
}

extension InspectionQuestion.Name {
  /// The name as scenes are searched by it.
  var sceneName: SceneNames.Name {
    switch self {
    case .named(let text): .named(text)
    case .identified(let text): .identified(text)
    }
  }
}
