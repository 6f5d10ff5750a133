import CoreGraphics
import QuartzCore

extension Workload {
  /// A tiled layer of 100,000 × 100,000 points that scrolls slantwise through the window, 2000 points a second each
  /// way.
  ///
  /// The target is well below the 16.7 ms that a frame may take, with the tiles that are drawn meanwhile.
  static let scrolledTiles = Workload(
    "L1",
    "scrolling a tiled 100,000 × 100,000 layer",
    background: .bytes(255, 255, 255),
    target: 6,
    alsoMeasure: measureTiles
  ) { root in
    let tiles = PatternTiles()
    tiles.bounds.size = CGSize(width: 100_000, height: 100_000)
    tiles.anchorPoint = .zero
    tiles.setNeedsDisplay()
    root.addSublayer(tiles)
    let end = CGPoint(x: -90_000, y: -90_000)
    swing(tiles, "position", from: CGPoint.zero, to: end, duration: 45)
  }

  /// The tiles kept out of view, those in view, and the process itself, in megabytes.
  private static let memoryTarget = 64.0 + 40 + 60

  /// How many tiles are drawn, and what memory they take.
  private static func measureTiles(in root: CALayer) throws -> @MainActor (Int) throws -> Void {
    guard let tiles = root.sublayers?.last as? CATiledLayer else {
      throw BenchError("\(scrolledTiles.key) has no tiled layer")
    }
    let before = tiles.tiles.drawnCount
    return { frames in
      let key = scrolledTiles.key
      let drawn = Double(tiles.tiles.drawnCount - before) / Double(frames)
      let memory = try ProcessMemory.resident()
      Row.report("\(key) tiles drawn", drawn, "a frame", target: 4, isOk: drawn > 0 && drawn <= 4)
      Row.report(
        "\(key) resident memory",
        memory,
        "MB",
        target: memoryTarget,
        isOk: memory <= memoryTarget
      )
    }
  }
}

/// Tiles with sixty shapes each.
final class PatternTiles: CATiledLayer {
  override func draw(in ctx: CGContext) {
    let area = ctx.boundingBoxOfClipPath
    let seed = Int(area.minX / 256) &* 31 &+ Int(area.minY / 256) &* 17
    ctx.setFillColor(SceneNumbers.color(seed & 1023))
    ctx.fill(area)
    for index in 0..<60 {
      let number = (seed &+ index) &* 7919
      let x = area.minX + CGFloat(number & 255)
      let y = area.minY + CGFloat(number >> 4 & 255)
      ctx.setFillColor(SceneNumbers.color(number & 1023))
      if index % 2 == 0 {
        ctx.fillEllipse(in: CGRect(x: x, y: y, width: 40, height: 30))
      } else {
        ctx.fill(CGRect(x: x, y: y, width: 12, height: 24))
      }
    }
  }
}
