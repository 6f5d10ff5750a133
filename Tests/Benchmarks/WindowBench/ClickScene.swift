import CoreGraphics
import Foundation
import QuartzCore
import Raster
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// A square that changes its color with each press of the pointer, in a window.
///
/// Observers know of it: the window is at the screen's upper left, (200, 200) is in the square.
final class ClickScene {
  static let key = "W7"
  static let keyWithMover = "W9"
  static let keyFromIdle = "W9I"
  /// The square's before the first press, 0xRRGGBB.
  static let color: UInt32 = 0xFF3366

  private let stage: WindowStage

  /// - Parameter hasMover: Whether something else moves all the time.
  /// - Throws: Why there is no window.
  init(hasMover: Bool) throws {
    let connection = try X11Connection(loop: .runLoop)
    var options = X11WindowOptions()
    options.scale = 1
    let window = try X11Window(
      connection: connection,
      title: "click",
      width: 1280,
      height: 720,
      options: options
    )
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 720))
    stage = WindowStage(window: window, scene: scene)
    stage.background = FrameBackground(.bytes(0x20, 0x30, 0x40))
    scene.isHidden = false
    scene.addSubview(Square(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
    if hasMover { addMover(to: scene.layer) }
  }

  /// Shows it until the program is ended from outside.
  func run() throws -> Never {
    stage.runFrame(for: MediaClock.now)
    try stage.window.show()
    MainLoop.runForever()
  }

  private func addMover(to root: CALayer) {
    let mover = CALayer()
    mover.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    mover.anchorPoint = .zero
    mover.backgroundColor = .bytes(255, 255, 255)
    root.addSublayer(mover)
    let (start, end) = (CGPoint(x: 0, y: 500), CGPoint(x: 1200, y: 500))
    Workload.swing(mover, "position", from: start, to: end, duration: 5)
  }

  private final class Square: UIView {
    private static let colors = [UIColor(rgb: ClickScene.color), UIColor(rgb: 0x33FF66)]
    private var presses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = Self.colors[0]
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      presses += 1
      backgroundColor = Self.colors[presses % 2]
    }
  }
}

extension UIColor {
  /// 0xRRGGBB.
  fileprivate convenience init(rgb: UInt32) {
    let parts = [rgb >> 16, rgb >> 8 & 255, rgb & 255].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
