import CoreGraphics
import Pixels
import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit

/// What a frame costs is what has changed, however much is on show: counted in pixels.
struct `The cost of a frame` {
  private static let size = CGSize(width: 1280, height: 720)

  /// Ten thousand layers of 9 × 8 points side by side.
  private func tenThousand(_ body: (WindowStage, HeadlessWindow, [CALayer]) -> Void) {
    MediaClock.set(0)
    CATransaction.flush()
    let window = HeadlessWindow(width: 1280, height: 720)
    let scene = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let layers = (0..<10_000).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index % 125 * 10, y: index / 125 * 9, width: 9, height: 8)
      layer.cornerRadius = 2
      layer.backgroundColor = CGColor(gray: CGFloat(index % 7) / 8, alpha: 0.9)
      scene.layer.addSublayer(layer)
      return layer
    }
    scene.isHidden = false
    let stage = WindowStage(window: window, scene: scene)
    stage.runFrame(for: 0)
    stage.rasterStatistics = RasterStatistics()
    body(stage, window, layers)
    scene.isHidden = true
    CATransaction.flush()
    MediaClock.set(nil)
  }

  /// Twice the area that it had and has: its edges reach into pixels beyond, and it lies over others.
  private static let limit = 2 * (9 * 8 + 9 * 8)

  @Test(arguments: [CGPoint(x: 4, y: 4), CGPoint(x: 400, y: 300), CGPoint(x: 3.5, y: 2.25)])
  func `one of ten thousand that moves touches no more than twice its own area`(_ move: CGPoint) {
    tenThousand { stage, window, layers in
      CATransaction.setDisableActions(true)
      layers[5040].position.x += move.x
      layers[5040].position.y += move.y
      stage.runFrame(for: 0.1)
      let cost = stage.rasterStatistics
      #expect(cost.frames == 1 && cost.itemsDrawn >= 1)
      #expect(cost.damagedPixels > 0 && cost.damagedPixels <= Self.limit)
      #expect(cost.pixelsTouched <= Self.limit)
      #expect(window.lastDamage.reduce(0) { $0 + $1.area } == cost.damagedPixels)
    }
  }

  @Test func `so it is in every frame of its animation`() {
    tenThousand { stage, _, layers in
      let swing = CABasicAnimation(keyPath: "position")
      swing.byValue = CGPoint(x: 300, y: -170)
      swing.duration = 1
      layers[5040].add(swing, forKey: "swing")
      for frame in 1...59 {
        stage.rasterStatistics = RasterStatistics()
        stage.runFrame(for: Double(frame) / 60)
        let cost = stage.rasterStatistics
        #expect(cost.damagedPixels > 0 && cost.damagedPixels <= Self.limit, "frame \(frame)")
        #expect(cost.pixelsTouched <= Self.limit, "frame \(frame)")
      }
    }
  }

  @Test func `a frame in which nothing changes touches no pixel and draws no item`() {
    tenThousand { stage, _, layers in
      // Something that runs, and changes nothing; something that changes where nothing is seen.
      let still = CABasicAnimation(keyPath: "opacity")
      (still.fromValue, still.toValue, still.duration) = (1, 1, 10)
      layers[10].add(still, forKey: "still")
      stage.runFrame(for: 0.1)
      stage.rasterStatistics = RasterStatistics()
      let drawn = stage.statistics.framesDrawn
      for frame in 7...30 { stage.runFrame(for: Double(frame) / 60) }
      #expect(stage.rasterStatistics == RasterStatistics())
      #expect(stage.statistics.framesDrawn == drawn)
    }
  }
}
