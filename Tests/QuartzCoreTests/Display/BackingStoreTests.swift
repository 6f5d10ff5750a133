import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// The pixels that a layer draws into (DI4, DI7, GE11, RE15).
struct `Backing stores` {
  private func drawn(_ bounds: CGRect, _ prepare: (DrawingLayer) -> Void) -> DrawingLayer {
    endOpenTransactions()
    let layer = DrawingLayer()
    layer.bounds = bounds
    layer.name = "card"
    prepare(layer)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    return layer
  }

  /// DI2: bounds × contentsScale, a part of a pixel being a whole one.
  @Test(arguments: [
    (CGSize(width: 4, height: 2), 1.0, 4, 2), (CGSize(width: 4, height: 2), 2.0, 8, 4),
    (CGSize(width: 4.2, height: 2.5), 1.0, 5, 3), (CGSize(width: 10, height: 10), 1.5, 15, 15),
    (CGSize(width: 0.1, height: 0.1), 1.0, 1, 1), (CGSize(width: 4, height: 2), 0.0, 4, 2),
    // 3 × 0.1 × 10 is a little more than 3.
    (CGSize(width: 3 * 0.1, height: 1), 10.0, 3, 10),
  ])
  func `the store has the bounds' size times the scale`(
    _ size: CGSize,
    _ scale: Double,
    _ width: Int,
    _ height: Int
  ) throws {
    let layer = drawn(CGRect(origin: .zero, size: size)) { $0.contentsScale = CGFloat(scale) }
    let picture = try #require(layer.drawnPicture)
    #expect(picture.width == width && picture.height == height)
  }

  /// DI7: the layer's own coordinates, the bounds' origin at the upper left, y down.
  @Test func `drawing is in the layer's own coordinates`() throws {
    let layer = drawn(CGRect(x: 10, y: -5, width: 4, height: 3)) { layer in
      layer.contentsScale = 2
      layer.onDraw = { context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 11, y: -5, width: 1, height: 1))
      }
    }
    let picture = try #require(layer.drawnPicture)
    let red = (0..<48).filter { picture.pixels[$0] == 0xFFFF_0000 }
    #expect(red == [2, 3, 10, 11])
    #expect(layer.clips == [layer.bounds])
  }

  /// DI7, GE11: below an odd number of flipped layers y points up.
  @Test(arguments: [(false, false, 0), (true, false, 2), (false, true, 2), (true, true, 0)])
  func `y follows the flips from here up`(_ above: Bool, _ here: Bool, _ row: Int) throws {
    let parent = CALayer()
    parent.isGeometryFlipped = above
    let layer = drawn(CGRect(x: 0, y: 0, width: 1, height: 3)) { layer in
      parent.addSublayer(layer)
      layer.isGeometryFlipped = here
      layer.onDraw = { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    let picture = try #require(layer.drawnPicture)
    #expect(picture.pixels.firstIndex(of: 0xFF00_0000) == row)
    #expect(picture.pixels.count { $0 == 0 } == 2)
  }

  /// `contentsAreFlipped()`: what has its top at the maximum y, as texts and pictures in contexts, is upright when it
  /// is flipped if the method returns true; in a plain layer and in a flipped one.
  @Test(arguments: [false, true])
  func `drawing by the rule of flipped contents stands upright`(_ isFlipped: Bool) throws {
    let mark = CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let layer = drawn(CGRect(x: 0, y: 0, width: 1, height: 2)) { layer in
      layer.isGeometryFlipped = isFlipped
      layer.onDraw = { [unowned layer] context in
        if layer.contentsAreFlipped() {
          context.translateBy(x: 0, y: 2)
          context.scaleBy(x: 1, y: -1)
        }
        context.draw(mark, in: CGRect(x: 0, y: 0, width: 1, height: 2))
      }
    }
    #expect(try #require(layer.drawnPicture).pixels == mark.pixels)
  }

  /// DI4: what was asked for since is united; the rest keeps what was drawn before.
  @Test func `a part is drawn again and the rest stays`() throws {
    let layer = drawn(CGRect(x: 0, y: 0, width: 6, height: 1)) { $0.fills(with: .red) }
    layer.fills(with: .green)
    layer.setNeedsDisplay(CGRect(x: 1, y: 0, width: 1, height: 1))
    layer.setNeedsDisplay(CGRect(x: 3, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(layer.clips.last == CGRect(x: 1, y: 0, width: 3, height: 1))
    let (red, green) = (UInt32(0xFFFF_0000), UInt32(0xFF00_FF00))
    #expect(layer.drawnPicture?.pixels == [red, green, green, green, red, red])
    layer.setNeedsDisplay(CGRect(x: 5, y: 0, width: 1, height: 1))
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.drawnPicture?.pixels == Array(repeating: green, count: 6))
  }

  /// DI4: the part is clear before it is drawn, in whole pixels.
  @Test func `what is drawn again is cleared first`() throws {
    let layer = drawn(CGRect(x: 0, y: 0, width: 4, height: 1)) { $0.fills(with: .red) }
    layer.onDraw = { _ in }
    layer.setNeedsDisplay(CGRect(x: 1.4, y: 0.2, width: 0.7, height: 0.1))
    layer.displayIfNeeded()
    #expect(layer.clips.last == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(layer.drawnPicture?.pixels == [0xFFFF_0000, 0, 0, 0xFFFF_0000])
  }

  /// GE11, DI4: a dirty rectangle lies where the layer's coordinates say, also where y points up.
  @Test func `a part of a flipped layer is the part that was meant`() throws {
    let layer = drawn(CGRect(x: 0, y: 10, width: 1, height: 3)) { layer in
      layer.isGeometryFlipped = true
      layer.fills(with: .red)
    }
    layer.fills(with: .green)
    layer.setNeedsDisplay(CGRect(x: 0, y: 10, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(layer.drawnPicture?.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00])
  }

  /// A drawing of other bounds or another scale is none to go on with.
  @Test func `another geometry is drawn as a whole`() {
    let layer = drawn(CGRect(x: 0, y: 0, width: 4, height: 1)) { $0.fills(with: .red) }
    layer.bounds.origin.x = 2
    layer.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(layer.clips.last == layer.bounds)
  }

  @Test func `a part outside the bounds draws nothing`() {
    let layer = drawn(CGRect(x: 0, y: 0, width: 4, height: 1)) { $0.fills(with: .red) }
    let picture = layer.drawnPicture
    layer.setNeedsDisplay(CGRect(x: 4, y: 0, width: 10, height: 1))
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.clips.count == 1 && layer.drawnPicture === picture)
  }

  /// RE15: no alpha, and no promise of clearing.
  @Test func `an opaque store has no alpha and is not cleared`() throws {
    let layer = drawn(CGRect(x: 0, y: 0, width: 2, height: 1)) { layer in
      layer.isOpaque = true
      layer.onDraw = { context in
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let picture = try #require(layer.drawnPicture)
    #expect(picture.isOpaque)
    #expect(picture.pixels == [0xFF80_8080, 0xFF00_0000])
    layer.onDraw = { _ in }
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(layer.drawnPicture?.pixels == picture.pixels)
  }

  @Test func `empty bounds have no store`() {
    let layer = drawn(CGRect(x: 0, y: 0, width: 4, height: 1)) { $0.fills(with: .red) }
    let reports = reported {
      layer.bounds.size.height = 0
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
    }
    #expect(layer.contents == nil && layer.clips.count == 1)
    #expect(!layer.needsDisplay())
    #expect(reports.isEmpty)
  }

  /// Bounds that no memory can hold are said so, once, and not drawn.
  @Test(arguments: [
    (1e9, 1.0, 1.0), (1.0, 20_000.0, 1.0), (5_000.0, 1.0, 4.0), (1e300, 1e300, 1e10),
  ])
  func `an absurd size is reported`(_ width: Double, _ height: Double, _ scale: Double) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var layer: DrawingLayer?
    let reports = reported {
      layer = drawn(bounds) { $0.contentsScale = CGFloat(scale) }
      layer?.setNeedsDisplay()
      layer?.displayIfNeeded()
    }
    #expect(layer?.contents == nil && layer?.clips.isEmpty == true)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("DrawingLayer 'card': bounds cannot be drawn in") == true)
  }

  /// Rectangles that are none ask for nothing; an endless one asks for all.
  @Test func `odd rectangles are taken for what they can mean`() {
    let layer = drawn(CGRect(x: 0, y: 0, width: 4, height: 1)) { $0.fills(with: .red) }
    let none = reported {
      for rect in [CGRect.zero, .null, CGRect(x: 1, y: 0, width: 0, height: 5)] {
        layer.setNeedsDisplay(rect)
      }
    }
    #expect(!layer.needsDisplay() && none.isEmpty)
    let one = reported { layer.setNeedsDisplay(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)) }
    #expect(!layer.needsDisplay() && one.count == 1)
    layer.setNeedsDisplay(.infinite)
    layer.displayIfNeeded()
    #expect(layer.clips.count == 2)
    layer.setNeedsDisplay(CGRect(x: 2, y: 1, width: -1, height: -1))
    layer.displayIfNeeded()
    #expect(layer.clips.last == CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  /// A context that the drawing leaves in disorder does no harm.
  @Test func `states left open do no harm`() {
    let layer = drawn(CGRect(x: 0, y: 0, width: 1, height: 1)) { layer in
      layer.onDraw = { context in
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.scaleBy(x: 0, y: .nan)
      }
    }
    #expect(layer.drawnPicture?.pixels == [0xFF00_00FF])
  }
}
