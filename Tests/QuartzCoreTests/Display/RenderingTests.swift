import CoreGraphics
import CoreImage
import QuartzCore
import Testing

/// `render(in:)`: a layer tree drawn into a context (RE16; RE1–RE3, RE5, RE7, RE11, RE13, GE10, GE11).
struct `Rendering into a context`: TenPixelPictures {
  /// RE16: the receiver's own coordinates; where it lies in its superlayer does not count.
  @Test func `a layer is drawn in its own coordinates`() throws {
    let layer = block(CGRect(x: 50, y: 60, width: 10, height: 10), .red, in: LayerStage().root)
    layer.bounds.origin = CGPoint(x: 2, y: 0)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    _ = block(CGRect(x: 4, y: 5, width: 2, height: 1), .green, in: layer)
    let picture = try picture(of: layer)
    // The bounds begin at x = 2, as user space does, so two columns stay clear.
    #expect(columns(picture, red) == Set(2...9) && picture[0, 0] == 0)
    #expect(columns(picture, green) == [4, 5] && rows(picture, green) == [5])
  }

  /// RE4: only the corners of the mask are round.
  @Test func `masked corners are the only round ones`() throws {
    let layer = block(bounds, .red)
    layer.cornerRadius = 5
    layer.maskedCorners = [.layerMaxXMinYCorner]
    let picture = try picture(of: layer)
    #expect(picture[9, 0] == 0)
    #expect([picture[0, 0], picture[0, 9], picture[9, 9]] == [red, red, red])
  }

  /// RE6: the mask's alpha cuts what the layer is with its sublayers, and fades it with it.
  @Test func `a mask cuts the finished layer`() throws {
    let layer = block(bounds, .red)
    _ = block(CGRect(x: 0, y: 5, width: 10, height: 5), .green, in: layer)
    let mask = block(CGRect(x: 2, y: 0, width: 3, height: 10), .black)
    layer.mask = mask
    let opaque = try picture(of: layer)
    #expect(columns(opaque, red) == [2, 3, 4] && columns(opaque, green) == [2, 3, 4])
    #expect(columns(opaque, 0) == Set(0...9).subtracting([2, 3, 4]))
    mask.opacity = 0.5
    layer.opacity = 0.5
    #expect(try picture(of: layer)[3, 0] >> 24 == 64)
    mask.isHidden = true
    #expect(Set(try picture(of: layer).pixels) == [0])
  }

  /// RE5: without group opacity a sublayer and what is below it show through each other.
  @Test(arguments: [true, false])
  func `parts are faded together or alone`(_ isGroup: Bool) throws {
    let layer = block(bounds, .red)
    _ = block(bounds, .green, in: layer)
    layer.opacity = 0.5
    layer.allowsGroupOpacity = isGroup
    let pixel = try picture(of: layer)[5, 5]
    #expect(pixel >> 24 == (isGroup ? 128 : 192))
    #expect((pixel >> 16 & 255 > 0) != isGroup)
  }

  /// RE13: the center alone is stretched.
  @Test func `contents keep their margins`() throws {
    let layer = block(bounds, .clear)
    let colors: [UInt32] = [red, green, blue]
    layer.contents = CGImage(width: 3, height: 3, pixels: (0..<9).map { colors[$0 / 3] })
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.magnificationFilter = .nearest
    let picture = try picture(of: layer)
    #expect(rows(picture, red) == [0] && rows(picture, blue) == [9])
    #expect(rows(picture, green) == Set(1...8))
  }

  /// RE1, RE2, GE10: background, contents, sublayers by depth, border in front of all.
  @Test func `parts are drawn from the background up to the border`() throws {
    let layer = block(bounds, .red)
    layer.contents = CGImage.plain(blue, width: 4, height: 4)
    layer.contentsGravity = .topLeft
    layer.borderWidth = 1
    let front = block(CGRect(x: 2, y: 2, width: 4, height: 4), .green, in: layer)
    _ = block(CGRect(x: 0, y: 0, width: 5, height: 5), .white, in: layer)
    front.zPosition = 1
    let picture = try picture(of: layer)
    #expect(picture[0, 0] == 0xFF00_0000 && picture[9, 4] == 0xFF00_0000)
    #expect(picture[1, 1] == 0xFFFF_FFFF)
    #expect(picture[4, 4] == green)
    #expect(picture[1, 8] == blue && picture[6, 6] == red)
  }

  /// RE5: one picture, faded once; also the receiver's own opacity.
  @Test func `opacity fades a layer and its sublayers as one`() throws {
    let layer = block(bounds, .red)
    _ = block(bounds, .red, in: layer)
    layer.opacity = 0.5
    #expect(try picture(of: layer)[5, 5] == 0x8080_0000)
    layer.opacity = 7
    #expect(try picture(of: layer)[5, 5] == red)
    layer.opacity = 0
    #expect(try picture(of: layer)[5, 5] == 0)
    layer.opacity = 1
    layer.isHidden = true
    #expect(try picture(of: layer)[5, 5] == 0)
  }

  /// RE3, RE7: a corner radius rounds the background, and with masking contents and sublayers.
  @Test(arguments: [false, true])
  func `masking cuts to the rounded bounds`(_ masks: Bool) throws {
    let layer = block(CGRect(x: 0, y: 0, width: 10, height: 9), .red)
    layer.cornerRadius = 4
    layer.masksToBounds = masks
    _ = block(CGRect(x: 0, y: 0, width: 1, height: 10), .green, in: layer)
    let picture = try picture(of: layer)
    #expect(picture[9, 0] == 0 && picture[4, 4] == red)
    #expect(picture[0, 0] == (masks ? 0 : green))
    #expect(picture[0, 9] == (masks ? 0 : green))
    #expect(picture[0, 4] == green)
  }

  /// RE2: the border lies inside, and follows the corners; a thick one fills the layer.
  @Test func `a border follows the corners`() throws {
    let layer = block(bounds, .white)
    layer.cornerRadius = 4
    layer.borderWidth = 2
    layer.borderColor = .blue
    let thin = try picture(of: layer)
    #expect(
      thin[0, 0] == 0 && thin[0, 5] == blue && thin[1, 5] == blue && thin[2, 5] == 0xFFFF_FFFF
    )
    layer.borderWidth = 5
    #expect(try picture(of: layer)[5, 5] == blue)
  }

  /// RE11, RE13, RE14: placement, part and sampling of the contents.
  @Test func `contents are placed as everywhere`() throws {
    let layer = block(bounds, .white)
    layer.contents = CGImage(width: 2, height: 2, pixels: [red, green, blue, 0xFF00_0000])
    layer.magnificationFilter = .nearest
    let stretched = try picture(of: layer)
    #expect(stretched[0, 0] == red && stretched[9, 0] == green)
    #expect(stretched[0, 9] == blue && stretched[9, 9] == 0xFF00_0000)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    #expect(try picture(of: layer).pixels == Array(repeating: green, count: 100))
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsGravity = .bottomRight
    let placed = try picture(of: layer)
    #expect(placed[8, 0] == red && placed[9, 1] == 0xFF00_0000 && placed[7, 0] == 0xFFFF_FFFF)
  }

  /// GE11: sublayers of a flipped layer run upwards, pictures stay upright.
  @Test func `flipped layers keep their pictures upright`() throws {
    let layer = block(bounds, .white)
    layer.isGeometryFlipped = true
    let child = block(CGRect(x: 0, y: 0, width: 10, height: 2), .red, in: layer)
    child.contents = CGImage(width: 1, height: 2, pixels: [blue, green])
    child.magnificationFilter = .nearest
    let picture = try picture(of: layer)
    #expect(rows(picture, blue) == [8] && rows(picture, green) == [9])
    // Drawn by itself, in coordinates of its own that run upwards.
    let context = try #require(
      CGContext(
        data: nil,
        width: 10,
        height: 10,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    child.render(in: context)
    let alone = try #require(context.makeImage())
    #expect(rows(alone, blue) == [8] && rows(alone, green) == [9])
  }

  /// RE16: the model's values, or what a presentation copy shows.
  @Test func `a model draws its values and a copy what shows`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.bounds = bounds
      layer.backgroundColor = .red
    }
    let child = block(CGRect(x: 0, y: 0, width: 2, height: 10), .green, in: layer)
    CATransaction.flush()
    let move = basic("position.x", from: 1, to: 9)
    stage.add(move, to: child)
    let shown = try stage.shown(layer, at: 0.5)
    #expect(try columns(picture(of: layer), green) == [0, 1])
    #expect(try columns(picture(of: shown), green) == [4, 5])
    withoutActions { child.position.x = 7 }
    #expect(try columns(picture(of: layer), green) == [6, 7])
  }

  /// RE8, RE16: the shadow of the shape, of a path, and of what is in a layer without a background.
  @Test func `shadows are drawn`() throws {
    func shadowed(_ change: (CALayer) -> Void) throws -> CGImage {
      let (root, layer) = (block(bounds, .white), CALayer())
      layer.frame = CGRect(x: 1, y: 1, width: 3, height: 3)
      (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
      layer.shadowOffset = CGSize(width: 4, height: 5)
      root.addSublayer(layer)
      change(layer)
      return try picture(of: root)
    }
    let black: UInt32 = 0xFF00_0000
    let plain = try shadowed { $0.backgroundColor = .red }
    #expect(rows(plain, black) == [6, 7, 8] && columns(plain, black) == [5, 6, 7])
    #expect(rows(plain, red) == [1, 2, 3])
    let items = try shadowed { _ = block(CGRect(x: 0, y: 0, width: 2, height: 1), .green, in: $0) }
    #expect(rows(items, black) == [6] && columns(items, black) == [5, 6])
    #expect(rows(items, green) == [1])
    let path = try shadowed { layer in
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    }
    #expect(rows(path, black) == [6] && columns(path, black) == [5])
    let turned = try shadowed { layer in
      layer.backgroundColor = .red
      layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
      layer.shadowOffset = CGSize(width: -4, height: -5)
    }
    #expect(rows(turned, black) == [6, 7, 8] && columns(turned, black) == [5, 6, 7])
    // Half a shadow, in front of which the layer is half there.
    let faded = try shadowed { layer in
      layer.backgroundColor = .red
      layer.opacity = 0.5
    }
    #expect(faded[5, 6] & 255 == 127 || faded[5, 6] & 255 == 128)
  }

  /// RE6, RE8: a mask cuts the shadow with the rest.
  @Test func `a mask cuts the shadow`() throws {
    let (root, layer) = (
      block(bounds, .white), block(CGRect(x: 1, y: 1, width: 3, height: 3), .red)
    )
    (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
    layer.shadowOffset = CGSize(width: 4, height: 5)
    layer.mask = block(CGRect(x: 0, y: 0, width: 5, height: 9), .black)
    root.addSublayer(layer)
    let picture = try picture(of: root)
    #expect(columns(picture, 0xFF00_0000) == [5] && rows(picture, 0xFF00_0000) == [6, 7, 8])
    #expect(columns(picture, red) == [1, 2, 3])
  }

  /// RE16, SL2: a gradient that goes around its start, from its end on.
  @Test func `conic gradients are drawn`() throws {
    let layer = CAGradientLayer()
    layer.frame = bounds
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
    layer.locations = [0, 0.5, 0.5, 1]
    let picture = try picture(of: layer)
    #expect(rows(picture, red) == Set(5...9) && rows(picture, blue) == Set(0...4))
  }

  /// The pictures of Issues-issue_1717: what is there and the layer are clear where both are.
  @Test(
    arguments: [
      ("xor", [0xFF00_FF00, 0, 0xFFFF_0000]),
      ("sourceIn", [0xFF00_FF00, 0xFFFF_0000, 0]),
      ("destOut", [0xFF00_FF00, 0, 0]),
      ("copy", [0xFF00_FF00, 0xFFFF_0000, 0xFFFF_0000]),
      ("clear", [0xFF00_FF00, 0, 0]),
      ("destOver", [0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000]),
    ] as [(String, [UInt32])]
  )
  func `compositing filters are drawn`(_ name: String, _ expected: [UInt32]) throws {
    let root = CALayer()
    root.frame = bounds
    _ = block(CGRect(x: 0, y: 0, width: 6, height: 10), .green, in: root)
    let child = block(CGRect(x: 3, y: 0, width: 7, height: 10), .red, in: root)
    child.compositingFilter = name
    let picture = try picture(of: root)
    #expect([picture[1, 5], picture[4, 5], picture[8, 5]] == expected)
  }

  /// What waits to be drawn is drawn first.
  @Test func `a layer that waits for its display is displayed`() throws {
    let (layer, child) = (block(bounds, .white), DrawingLayer())
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    child.fills(with: .blue)
    child.setNeedsDisplay()
    layer.addSublayer(child)
    #expect(try columns(picture(of: layer), blue) == Set(0...4))
    #expect(!child.needsDisplay())
  }

  /// RE16, DI1: measured on macOS, rendering asks no delegate to draw.
  @Test func `a layer that was never displayed shows nothing of its delegate`() throws {
    let (layer, delegate) = (CALayer(), FillingDelegate())
    layer.bounds = bounds
    layer.delegate = delegate
    #expect(try picture(of: layer).pixels == Array(repeating: 0, count: 100))
    layer.display()
    #expect(try picture(of: layer).pixels == Array(repeating: red, count: 100))
  }
}

private final class FillingDelegate: CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(layer.bounds)
  }
}
