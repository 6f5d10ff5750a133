import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit
import X11Window

/// A tiled layer that scrolls through a window: what its frames cost, how many tiles were drawn for them, and what memory
/// they take.
final class TiledScroll {
  private static let workload = Workload.scrolledTiles
  static let key = workload.key
  private static let untimed = 60
  /// The tiles kept out of view, those in view, and the process itself, in megabytes.
  private static let memoryTarget = 64.0 + 40 + 60

  private let frames: Int
  private let stage: WindowStage
  private let tiles: CATiledLayer
  private var drawn = 0
  private var start = 0.0
  private var tilesBefore = 0

  init(frames: Int) throws {
    self.frames = frames
    let connection = try X11Connection(loop: .runLoop)
    var options = X11WindowOptions()
    options.scale = 1
    let window = try X11Window(
      connection: connection,
      title: Self.workload.name,
      width: Double(Self.workload.size.width),
      height: Double(Self.workload.size.height),
      options: options
    )
    let scene = UIWindow(frame: CGRect(origin: .zero, size: Self.workload.size))
    stage = WindowStage(window: window, scene: scene)
    scene.isHidden = false
    Self.workload.build(scene.layer)
    guard let tiles = scene.layer.sublayers?.last as? CATiledLayer else {
      throw BenchError("\(Self.key) has no tiled layer")
    }
    self.tiles = tiles
  }

  /// Runs until the frames are counted.
  func run() throws -> Never {
    stage.onFrameDrawn = { [self] in frameDrawn() }
    stage.runFrame(for: MediaClock.now)
    try stage.window.show()
    MainLoop.runForever()
  }

  private func frameDrawn() {
    drawn += 1
    if drawn == Self.untimed { (start, tilesBefore) = (processTime(), tiles.tiles.drawnCount) }
    guard drawn == Self.untimed + frames else { return }
    report()
    exit(0)
  }

  private func report() {
    let cost = (processTime() - start) * 1000 / Double(frames)
    let drawn = Double(tiles.tiles.drawnCount - tilesBefore) / Double(frames)
    let memory = (try? ProcessMemory.resident()) ?? .infinity
    Row.report(
      "\(Self.key) \(Self.workload.name)",
      cost,
      "ms CPU a frame",
      target: Self.workload.target,
      isOk: cost <= Self.workload.target
    )
    Row.report("L1 tiles drawn", drawn, "a frame", target: 4, isOk: drawn > 0 && drawn <= 4)
    Row.report(
      "L1 resident memory",
      memory,
      "MB",
      target: Self.memoryTarget,
      isOk: memory <= Self.memoryTarget
    )
  }
}
