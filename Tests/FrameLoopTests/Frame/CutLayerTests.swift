import CoreGraphics
import DisplayList
import Pixels
import QuartzCore
import Raster
import Testing

/// The pixels of a layer that another one cuts in two.
struct `A cut layer` {
  private static let size = PixelSize(width: 160, height: 120)

  /// A layer in a transform layer's space, alone or with an earlier one through it that cannot be seen.
  ///
  /// - Parameters:
  ///   - turns: What it and the other one are turned by, in radians.
  ///   - alpha: Its own.
  ///   - isCut: Whether the other one is there.
  /// - Returns: The pixels over white, and how many parts it has.
  private func picture(
    _ turns: (Double, Double),
    alpha: CGFloat,
    isCut: Bool
  ) -> (pixels: [UInt32], parts: Int) {
    MediaClock.set(0)
    let (root, space) = (CALayer(), CATransformLayer())
    let context = LayerContext(root: root)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.frame = CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
    root.sublayerTransform.m34 = -1 / 400
    space.frame = root.bounds
    space.transform = CATransform3DMakeRotation(0.3, 0, 0.2, 1)
    root.addSublayer(space)
    // Of two that cut each other the later one is in parts.
    for (turn, alpha) in [(turns.1, 0.001), (turns.0, alpha)].suffix(isCut ? 2 : 1) {
      let face = CALayer()
      face.frame = CGRect(x: 30, y: 20, width: 100, height: 80)
      face.cornerRadius = 12
      face.backgroundColor = CGColor(red: 1, green: 0.2, blue: 0, alpha: alpha)
      face.transform = CATransform3DMakeRotation(CGFloat(turn), 0.3, 1, 0)
      space.addSublayer(face)
    }
    CATransaction.commit()
    CATransaction.flush()
    let list = context.displayList(at: 0, scale: 1)
    let bitmap = Bitmap(size: Self.size)
    var renderer = FrameRenderer(threads: 1)
    bitmap.withSurface { renderer.draw(list, into: &$0, background: .white) }
    let parts = list.items.count {
      if case .fill(let fill) = $0 { fill.color.alpha == alpha } else { false }
    }
    return (bitmap.copyPixels(), parts)
  }

  /// GE9: each pixel belongs to one part.
  ///
  /// Soft edges of a part are rounded twice, on the way to the part's own pixels and from there to the frame: there,
  /// and only there, a pixel may be off by one.
  @Test(arguments: [(0.5, -0.5), (0.2, 1.2), (-1, 0.1), (0.9, 0.3)], [CGFloat(1), 0.5])
  func `has no seam`(turns: (Double, Double), alpha: CGFloat) throws {
    let whole = picture(turns, alpha: alpha, isCut: false)
    let cut = picture(turns, alpha: alpha, isCut: true)
    #expect((whole.parts, cut.parts) == (1, 2))
    let middle = whole.pixels[Self.size.height / 2 * Self.size.width + Self.size.width / 2]
    try #require(middle != 0xFFFF_FFFF)
    var problems: [String] = []
    for (index, (pixel, expected)) in zip(cut.pixels, whole.pixels).enumerated()
    where pixel != expected {
      let isSoft = expected != middle && expected != 0xFFFF_FFFF
      let isClose = [0, 8, 16, 24].allSatisfy {
        abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= 1
      }
      if isSoft, isClose { continue }
      let (x, y) = (index % Self.size.width, index / Self.size.width)
      problems.append("(\(x), \(y)): \(String(pixel, radix: 16)), \(String(expected, radix: 16))")
    }
    #expect(problems.isEmpty)
  }
}
