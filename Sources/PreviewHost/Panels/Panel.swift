import CoreGraphics
import QuartzCore
import Raster
import Stage
import UIKit
import X11Window

/// A part of the window in front of the scene, made of views as scenes are.
///
/// It is a window of its own within ours: so the scene need not know of it, and it is there whatever the scene does.
final class Panel {
  /// What is in it.
  let content: UIView
  private let window: X11Window
  private let stage: WindowStage
  private let scene: UIWindow
  private(set) var isShown = false

  /// A panel that is not shown yet.
  init(_ content: UIView, in parent: X11Window, scale: Double) throws {
    self.content = content
    var options = X11WindowOptions()
    options.parent = parent.id
    options.hearsParentsKeys = false
    options.scale = scale
    window = try X11Window(
      connection: parent.connection,
      title: "",
      width: 64,
      height: 64,
      options: options
    )
    scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    stage = WindowStage(window: window, scene: scene)
    scene.addSubview(content)
    scene.isHidden = false
  }

  /// Shows it, or moves it, in points of the parent's.
  func show(in frame: CGRect) throws {
    content.frame = CGRect(origin: .zero, size: frame.size)
    let scale = window.scale
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale).rounded()) }
    window.place(
      PixelRect(
        x: pixels(frame.minX),
        y: pixels(frame.minY),
        width: pixels(frame.width),
        height: pixels(frame.height)
      )
    )
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    window.raise()
    if !isShown { try window.show() }
    isShown = true
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    window.hide()
  }
}
