import CoreGraphics
import Foundation
import QuartzCore
import FrameLoop
import UIKit
import X11Window

/// The memory of ten thousand plain layers in a window.
enum LayerMemory {
  private static let target = 30.0

  /// One row: the process's own memory after they have been drawn, less that before.
  static func measure() throws {
    let connection = try X11Connection()
    let size = CGSize(width: 1280, height: 720)
    let window = try X11Window(
      connection: connection,
      title: "layers",
      width: size.width,
      height: size.height
    )
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    scene.isHidden = false
    stage.runFrame(for: MediaClock.now)
    let before = try ProcessMemory.own()
    for index in 0..<10_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 125 * 10, y: index / 125 * 9, width: 9, height: 8)
      layer.backgroundColor = SceneNumbers.color(index)
      scene.layer.addSublayer(layer)
    }
    stage.runFrame(for: MediaClock.now)
    let value = try ProcessMemory.own() - before
    Row.report("10,000 plain layers", value, "MB", target: target, isOk: value <= target)
    withExtendedLifetime(stage) {}
  }
}
