import CoreGraphics
import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// A part of the window in front of the scene, made of views as scenes are.
///
/// It is an embedded window of its own. So the scene need not know of it, and it is visible whatever the scene does.
final class Panel {
  /// Its content.
  let content: UIView
  private unowned let host: HostWindow
  /// Its window and stage, once it has been shown.
  private var parts: (window: X11Window, stage: WindowStage)?
  /// Called with the distance that the wheel moves its content down, and the pointer's place, in points.
  var onScroll: (CGFloat, CGPoint) -> Void = { _, _ in }
  /// Called with the pointer's place, in points, when it moves; `nil` when it leaves.
  var onPointer: (CGPoint?) -> Void = { _ in }
  private(set) var isShown = false
  private let hasEdge: Bool
  private var frame = CGRect.null
  /// The pixels per point of the frame.
  private var scale = 0.0

  /// A panel that is not shown yet, and has no cost until it is.
  ///
  /// - Parameters:
  ///   - content: Its content.
  ///   - host: The window that it is a part of.
  ///   - hasEdge: Whether it has an edge: a scene behind it may have its color.
  init(_ content: UIView, in host: HostWindow, hasEdge: Bool = false) {
    (self.content, self.host, self.hasEdge) = (content, host, hasEdge)
  }

  private func make() throws -> (window: X11Window, stage: WindowStage) {
    if let parts { return parts }
    let parent = host.window
    var options = X11WindowOptions()
    options.parent = parent.id
    options.hearsParentsKeys = false
    options.scale = parent.explicitScale
    let window = try X11Window(
      connection: parent.connection,
      title: "",
      width: 64,
      height: 64,
      options: options
    )
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    let stage = WindowStage(window: window, scene: scene)
    scene.addSubview(content)
    scene.isHidden = false
    stage.onInput = { [unowned self] event in
      switch event {
      case .scrolled(let pointer, let delta): onScroll(CGFloat(delta.dy), pointer.location)
      case .pointerMoved(let pointer): onPointer(pointer.location)
      case .pointerLeft: onPointer(nil)
      case .pointerPressed: host.onPress(self)
      default: break
      }
    }
    parts = (window, stage)
    return (window, stage)
  }

  /// Shows it, or moves it.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points of the parent.
  ///   - parts: The visible parts, in its own points; `nil` for all of it.
  func show(in frame: CGRect, parts: [CGRect]? = nil) {
    do {
      try place(frame, parts)
    } catch {
      Console.write("pegbar: \(error)\n", to: .error)
    }
  }

  private func place(_ frame: CGRect, _ parts: [CGRect]?) throws {
    let window = try make().window
    if hasEdge {
      let layer = content.layer
      (layer.borderWidth, layer.borderColor) = (1, PanelStyle.edge.cgColor)
    }
    // (It may have been in another window meanwhile.)
    if let scene = self.parts?.stage.scene, content.superview !== scene {
      scene.addSubview(content)
      content.frame = CGRect(origin: .zero, size: frame.size)
    }
    window.magnify(by: host.window.magnification)
    let scale = window.scale
    guard frame != self.frame || scale != self.scale || parts != nil || !isShown else {
      return draw()
    }
    (self.frame, self.scale) = (frame, scale)
    content.frame = CGRect(origin: .zero, size: frame.size)
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale).rounded()) }
    func pixels(_ rect: CGRect) -> PixelRect {
      PixelRect(
        x: pixels(rect.minX),
        y: pixels(rect.minY),
        width: pixels(rect.width),
        height: pixels(rect.height)
      )
    }
    window.place(pixels(frame))
    if let parts { window.cut(to: parts.map(pixels)) }
    draw()
    window.raise()
    if !isShown { try window.show() }
    isShown = true
  }

  /// Draws changes now.
  func draw() {
    guard let stage = parts?.stage else { return }
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    parts?.window.hide()
  }
}
