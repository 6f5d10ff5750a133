import CoreGraphics
import Pixels
import QuartzCore
import RandomScenes
import Raster

/// A tree on show that is edited at random and drawn frame by frame into pixels that stay, and its twin: the same
/// tree with the same edits, of which every frame is listed and drawn from scratch.
final class EditedTree {
  private let kept, fresh: Side
  private let scale: Double
  private let size: PixelSize
  private var damage = FrameDamage()
  /// On three threads, however little there is to draw.
  private var renderer = FrameRenderer(
    threads: 3,
    sharing: FrameSharing(fewestPixels: 1, bandPixels: 2048)
  )
  private let pixels: Bitmap
  private var random: Seeded
  private var snapsToPixels: Bool

  private static let background = CGColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1)

  private final class Side {
    let root = CALayer()
    let context: LayerContext
    let tree: RandomTree

    init(seed: UInt64) {
      context = LayerContext(root: root)
      tree = RandomTree(under: root, seed: seed, count: 16, most: 24)
    }

    func update(at time: Double, scale: Double, snapsToPixels: Bool) {
      context.snapsToPixels = snapsToPixels
      context.updateFrame(at: time, scale: scale)
    }
  }

  /// A tree of 200 × 100 points.
  init(seed: UInt64, scale: Double) {
    MediaClock.set(0)
    // Animations of masks that are not there are part of it, and each would be reported.
    EngineReport.handler = { _ in }
    (kept, fresh) = (Side(seed: seed), Side(seed: seed))
    self.scale = scale
    size = PixelSize(width: Int(200 * scale), height: Int(100 * scale))
    pixels = Bitmap(size: size)
    random = Seeded(seed ^ 0x5EED)
    snapsToPixels = random.flag()
  }

  /// One edit, and the frame for `time` after it.
  ///
  /// - Parameter time: Seconds; later than the last one.
  /// - Returns: What is wrong with the frame; `nil` if nothing is.
  func step(to time: Double) -> String? {
    MediaClock.set(time)
    if random.once(in: 10) { snapsToPixels.toggle() }
    kept.tree.edit()
    fresh.tree.edit()
    CATransaction.flush()
    kept.update(at: time, scale: scale, snapsToPixels: snapsToPixels)
    fresh.context.setNeedsRebuild()
    fresh.update(at: time, scale: scale, snapsToPixels: snapsToPixels)
    let problem = drawProblem()
    kept.context.finishFrame(at: time)
    fresh.context.finishFrame(at: time)
    CATransaction.flush()
    return problem
  }

  private func drawProblem() -> String? {
    guard kept.context.frame.list == fresh.context.frame.list else { return "lists differ" }
    damage.note(kept.context.frame.retained, size: size)
    pixels.withSurface {
      renderer.draw(
        kept.context.frame.list,
        outline: damage.outline,
        into: &$0,
        damage: damage.areas,
        background: Self.background
      )
    }
    let whole = Bitmap(size: size)
    var alone = FrameRenderer(threads: 1)
    whole.withSurface {
      alone.draw(fresh.context.frame.list, into: &$0, background: Self.background)
    }
    let (mine, right) = (pixels.copyPixels(), whole.copyPixels())
    defer { damage.clear() }
    guard let first = mine.indices.first(where: { mine[$0] != right[$0] }) else { return nil }
    let count = mine.indices.count { mine[$0] != right[$0] }
    let (x, y) = (first % size.width, first / size.width)
    return "\(count) pixels, the first at (\(x), \(y)): \(String(mine[first], radix: 16)) for "
      + "\(String(right[first], radix: 16)); damage \(damage.areas)"
  }
}
