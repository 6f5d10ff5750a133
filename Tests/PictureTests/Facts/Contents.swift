import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Pictures in layers (RE11 … RE15).
  static let contents = [
    FactPicture("contents-gravity") { room in
      let gravities: [CALayerContentsGravity] = [
        .topLeft, .top, .topRight, .left, .center, .right, .bottomLeft, .bottom, .bottomRight,
        .resize, .resizeAspect, .resizeAspectFill,
      ]
      for (index, gravity) in gravities.enumerated() {
        let (x, y) = (CGFloat(index % 4) * 29 + 3, CGFloat(index / 4) * 29 + 3)
        room.add(x, y, 26, 26, Ink.pale) {
          $0.contents = testCard(width: 16, height: 24)
          $0.contentsScale = 2
          $0.contentsGravity = gravity
          $0.masksToBounds = true
        }
      }
    },
    FactPicture("contents-rect") { room in
      room.add(20, 10, 80, 70) {
        $0.contents = testCard(width: 32, height: 32)
        $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
      }
    },
    FactPicture("contents-center") { room in
      room.add(10, 10, 100, 70) {
        $0.contents = frame
        $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      }
    },
    FactPicture("contents-scale") { room in
      for (x, scale) in [(5, 1), (45, 2), (85, 4)] {
        room.add(CGFloat(x), 25, 32, 32, Ink.pale) {
          $0.contents = testCard(width: 32, height: 32)
          $0.contentsGravity = .center
          $0.contentsScale = CGFloat(scale)
        }
      }
    },
    FactPicture("magnification-filters") { room in
      for (x, filter) in [(5, CALayerContentsFilter.nearest), (63, .linear)] {
        room.add(CGFloat(x), 18, 52, 52) {
          $0.contents = testCard(width: 8, height: 8)
          $0.magnificationFilter = filter
        }
      }
    },
    FactPicture("minification-filters") { room in
      let filters = [CALayerContentsFilter.nearest, .linear, .trilinear]
      for (index, filter) in filters.enumerated() {
        room.add(CGFloat(index) * 39 + 3, 27, 35, 35) {
          $0.contents = rings
          $0.minificationFilter = filter
        }
      }
    },
    FactPicture("minification-filter-bias") { room in
      for (index, bias) in [-1, 0, 1].enumerated() {
        room.add(CGFloat(index) * 39 + 3, 27, 35, 35) {
          $0.contents = rings
          $0.minificationFilter = .trilinear
          $0.minificationFilterBias = Float(bias)
        }
      }
    },
    FactPicture("contents-half-way", at: 0.5) { room in
      room.add(20, 10, 80, 70) { layer in
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = testCard(width: 16, height: 16)
        fade.toValue = rings
        fade.duration = 1
        layer.add(fade, forKey: "fade")
      }
    },
    FactPicture("drawn-contents") { room in
      room.add(DrawnLayer(), 10, 10, 100, 70) { $0.setNeedsDisplay() }
    },
  ]

  /// Four colors in a checkered frame: red at the upper left, green, blue, yellow.
  static func testCard(width: Int, height: Int) -> CGImage {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isRim = x == 0 || y == 0 || x == width - 1 || y == height - 1
        let part: UInt32 =
          y < height / 2
          ? (x < width / 2 ? 0xFFE5_3935 : 0xFF33_A652)
          : (x < width / 2 ? 0xFF29_66D9 : 0xFFFA_CC33)
        pixels[y * width + x] = isRim ? ((x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF) : part
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Rings that are closer the farther out they are: what aliases is seen.
  private static let rings: CGImage = {
    let side = 256
    var pixels = [UInt32](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (x - side / 2, y - side / 2)
        pixels[y * side + x] = (dx * dx + dy * dy) / 400 % 2 == 0 ? 0xFF20_2020 : 0xFFF0_F0F0
      }
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }()

  /// A frame of four pixels, in which nothing should be seen stretched but its middle.
  private static let frame: CGImage = {
    var pixels = [UInt32](repeating: 0xFFFA_CC33, count: 16 * 16)
    for index in 0..<256 where [0, 1, 2, 3, 12, 13, 14, 15].contains(index % 16) {
      pixels[index] = (index / 16 + index % 16) % 2 == 0 ? 0xFF29_66D9 : 0xFFFF_FFFF
    }
    for index in 0..<256 where [0, 1, 2, 3, 12, 13, 14, 15].contains(index / 16) {
      pixels[index] = (index / 16 + index % 16) % 2 == 0 ? 0xFF29_66D9 : 0xFFFF_FFFF
    }
    return CGImage(width: 16, height: 16, pixels: pixels)
  }()
}

/// What a context can do, in one drawing.
private final class DrawnLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(Ink.pale)
    ctx.fill(bounds)
    ctx.saveGState()
    ctx.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: Ink.black(0.6))
    ctx.setFillColor(Ink.red)
    ctx.fillEllipse(in: CGRect(x: 8, y: 8, width: 36, height: 36))
    ctx.setStrokeColor(Ink.blue)
    ctx.setLineWidth(5)
    ctx.setLineDash(phase: 0, lengths: [10, 5])
    ctx.stroke(CGRect(x: 52, y: 12, width: 38, height: 28))
    ctx.restoreGState()
    ctx.clip(to: CGRect(x: 8, y: 50, width: 84, height: 14))
    let colors = [Ink.red, Ink.yellow, Ink.green] as [CGColor]
    if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
      ctx.drawLinearGradient(
        gradient,
        start: CGPoint(x: 8, y: 50),
        end: CGPoint(x: 92, y: 64),
        options: []
      )
    }
  }
}
