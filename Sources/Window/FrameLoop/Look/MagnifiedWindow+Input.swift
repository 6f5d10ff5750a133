package import CoreGraphics
import Pixels
import Raster
import SceneProtocol
import UIKit
import WindowSystem

/// Zoom by Ctrl and the wheel, and panning with the middle button.
extension MagnifiedWindow {
  /// Handles input that is not for the scene.
  ///
  /// - Parameter event: The event, with locations in points of the window.
  /// - Returns: Whether the event was handled here.
  func takeForItself(_ event: InputEvent) -> Bool {
    switch event {
    case .scrolled(let pointer, let delta) where pointer.modifiers.contains(.control):
      let notches = self.notches.add(delta.dy)
      for _ in 0..<abs(notches) { zoom(isNearer: notches > 0, at: pixel(pointer)) }
      return true
    case .pointerPressed(let pointer, .middle):
      guard store != nil, let lens else { return false }
      drag = (pixel(pointer), CGPoint(x: lens.x.center, y: lens.y.center))
      return true
    case .pointerMoved(let pointer):
      guard drag != nil else { return false }
      move(to: pixel(pointer))
      return true
    case .pointerCancelled:
      drag = nil
      return false
    case .pointerReleased(let pointer, .middle):
      guard drag != nil else { return false }
      move(to: pixel(pointer))
      drag = nil
      return true
    default: return false
    }
  }

  private func pixel(_ pointer: PointerState) -> CGPoint {
    CGPoint(x: pointer.location.x * scale, y: pointer.location.y * scale)
  }

  /// The pixel of the window that shows a place of the scene, which is in points.
  package func pixel(ofScene place: CGPoint) -> CGPoint {
    let inScene = CGPoint(x: place.x * scale, y: place.y * scale)
    guard let lens else { return inScene }
    return CGPoint(x: lens.x.place(of: inScene.x), y: lens.y.place(of: inScene.y))
  }

  /// Zooms one step in or out; the place of the scene at a pixel of the window stays there.
  private func zoom(isNearer: Bool, at pixel: CGPoint) {
    let zoom = isNearer ? look.zoomIn : look.zoomOut
    guard zoom != look.zoom || look.isFitted else { return }
    let kept = lens.map {
      CGPoint(x: $0.x.scenePlace(at: pixel.x), y: $0.y.scenePlace(at: pixel.y))
    }
    let place = kept ?? pixel
    let middle = CGPoint(
      x: Double(base.pixelSize.width) / 2,
      y: Double(base.pixelSize.height) / 2
    )
    var wanted = look
    wanted.show(at: zoom)
    show(
      wanted,
      around: CGPoint(
        x: place.x + (middle.x - pixel.x) / zoom,
        y: place.y + (middle.y - pixel.y) / zoom
      )
    )
  }

  /// Pans the scene with the pointer.
  private func move(to pixel: CGPoint) {
    guard let drag, store != nil else { return }
    show(
      look,
      around: CGPoint(
        x: drag.center.x - (pixel.x - drag.start.x) / look.zoom,
        y: drag.center.y - (pixel.y - drag.start.y) / look.zoom
      )
    )
  }

  /// Shows the scene with a place, in its pixels, in the window's center, or as near to it as possible.
  private func show(_ look: SceneLook, around center: CGPoint) {
    var wanted = look
    if !wanted.isActualSize, !wanted.isFitted {
      wanted.center = .init(x: center.x / scale, y: center.y / scale)
    }
    show(wanted)
    if let lens, !self.look.isFitted {
      self.look.center = .init(x: lens.x.center / scale, y: lens.y.center / scale)
    }
    onLook?()
  }
}

extension InputEvent {
  /// The same event with another location of the pointer.
  func mapped(_ map: (CGPoint) -> CGPoint) -> InputEvent {
    func mapped(_ pointer: PointerState) -> PointerState {
      var result = pointer
      result.location = map(pointer.location)
      return result
    }
    switch self {
    case .pointerMoved(let pointer): return .pointerMoved(mapped(pointer))
    case .pointerPressed(let pointer, let button):
      return .pointerPressed(mapped(pointer), button: button)
    case .pointerReleased(let pointer, let button):
      return .pointerReleased(mapped(pointer), button: button)
    case .pointerEntered(let pointer): return .pointerEntered(mapped(pointer))
    case .pointerLeft(let pointer): return .pointerLeft(mapped(pointer))
    case .pointerCancelled(let pointer): return .pointerCancelled(mapped(pointer))
    case .scrolled(let pointer, let delta): return .scrolled(mapped(pointer), delta: delta)
    case .keyPressed, .keyReleased, .focusChanged: return self
    }
  }
}
