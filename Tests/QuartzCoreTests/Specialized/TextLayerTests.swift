import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing

/// Text layers (SL3; peers 147, 170): what they are made with, what they draw and when, and what animates.
final class `Text layers` {
  lazy var stage = LayerStage()

  /// A committed layer of 100 × 50 points with text in the bundled font.
  private func layer(_ string: Any?, size: CGFloat = 20) -> CATextLayer {
    let layer = CATextLayer()
    layer.font = "Pegbar Test"
    layer.string = string
    layer.fontSize = size
    return stage.addLayer(layer)
  }

  /// What the picture shows of a color, from row to row.
  private func rows(_ image: CGImage?) -> ClosedRange<Int>? {
    guard let image else { return nil }
    let touched = image.pixels.indices.filter { image.pixels[$0] != 0 }.map { $0 / image.width }
    guard let first = touched.min(), let last = touched.max() else { return nil }
    return first...last
  }

  private func columns(_ image: CGImage?) -> ClosedRange<Int>? {
    guard let image else { return nil }
    let touched = image.pixels.indices.filter { image.pixels[$0] != 0 }.map { $0 % image.width }
    guard let first = touched.min(), let last = touched.max() else { return nil }
    return first...last
  }

  /// SL3; the text part of what peers measured.
  @Test func `begin as Apple's do`() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && layer.font as? String == "Helvetica")
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(!layer.allowsFontSubpixelQuantization)
  }

  /// SL3.
  @Test func `have their first line at the top`() throws {
    let layer = layer("H")
    let image = try #require(layer.drawnPicture)
    #expect((image.width, image.height) == (100, 50))
    // The ascent is 18.57, an H 14.58 high.
    #expect(rows(image) == 4...18)
    #expect(image.pixels.allSatisfy { pixel in (pixel & 255) == pixel >> 24 })
    withoutActions { layer.bounds.origin = CGPoint(x: 7, y: 90) }
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(layer.drawnPicture?.pixels == image.pixels)
  }

  /// SL3, GE11: also where the geometry is flipped the first line is at the top.
  @Test func `have their first line at the top in flipped geometry`() {
    let upright = layer("H").drawnPicture
    let flipped = CATextLayer()
    (flipped.font, flipped.string, flipped.fontSize) = ("Pegbar Test", "H", 20)
    flipped.isGeometryFlipped = true
    #expect(stage.addLayer(flipped).drawnPicture?.pixels == upright?.pixels)
  }

  @Test func `without text or color have no contents`() {
    let layer = layer("H")
    layer.string = ""
    CATransaction.flush()
    #expect(layer.contents == nil)
    layer.string = "H"
    CATransaction.flush()
    #expect(layer.contents != nil)
    layer.foregroundColor = nil
    CATransaction.flush()
    #expect(layer.contents == nil)
  }

  @Test func `draw as many pixels a point as their contents have`() {
    let layer = layer("H")
    layer.contentsScale = 2
    CATransaction.flush()
    #expect(layer.drawnPicture?.width == 200)
    // The ascent is 37.13 pixels, an H 29.16 high, on a whole pixel: from 7.84 down to 37.
    #expect(rows(layer.drawnPicture) == 7...36)
  }

  @Test func `break and cut lines by their modes`() {
    let layer = layer("000 111 222 333 444")
    let one = rows(layer.drawnPicture)
    layer.isWrapped = true
    CATransaction.flush()
    let two = rows(layer.drawnPicture)
    #expect(two?.lowerBound == one?.lowerBound && (two?.upperBound ?? 0) > 40)
    layer.truncationMode = .end
    layer.bounds.size.height = 30
    CATransaction.flush()
    #expect((rows(layer.drawnPicture)?.upperBound ?? 99) < 24)
    layer.isWrapped = false
    layer.bounds.size.width = 60
    CATransaction.flush()
    #expect((columns(layer.drawnPicture)?.upperBound ?? 99) < 60)
  }

  @Test(arguments: [
    (CATextLayerAlignmentMode.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
    (.justified, 0), (CATextLayerAlignmentMode(rawValue: "askew"), 0),
  ])
  func `stand by their alignment`(_ mode: CATextLayerAlignmentMode, _ share: Double) throws {
    let layer = layer("HH")
    layer.alignmentMode = mode
    CATransaction.flush()
    let ink = try #require(columns(layer.drawnPicture))
    // Two letters are 30.1 wide; an H has 1.96 at each side.
    #expect(abs(Double(ink.lowerBound) - (69.9 * share + 1.96)) <= 1)
  }

  /// SL3: attributes of an attributed string override font, size and color.
  @Test func `take the looks of attributed strings`() throws {
    let string = NSMutableAttributedString(string: "HH")
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    string.addAttribute(.textColor, value: red, range: NSRange(location: 0, length: 1))
    let image = try #require(layer(string, size: 40).drawnPicture)
    let pixels = image.pixels.filter { $0 >> 24 > 200 }
    #expect(pixels.contains { $0 & 0xFFFFFF > 0xC00000 })
    // The other one is black, and both are of 12 points.
    #expect(pixels.contains { $0 & 0xFFFFFF == 0 })
    #expect((rows(image)?.count ?? 99) < 11)
  }

  @Test func `keep what an attributed string was when it was set`() {
    let string = NSMutableAttributedString(string: "one")
    let layer = layer(string)
    string.mutableString.setString("two")
    #expect((layer.string as? NSAttributedString)?.string == "one")
  }

  /// Peer 170: setting an equal value asks for no redisplay.
  @Test func `draw once a change, and not for an equal value`() {
    let layer = layer(NSAttributedString(string: "one"))
    layer.string = NSAttributedString(string: "one")
    layer.fontSize = 20
    layer.font = "Pegbar Test"
    layer.setValue(NSAttributedString(string: "one"), forKey: "string")
    layer.allowsFontSubpixelQuantization = false
    #expect(!layer.needsDisplay())
    layer.allowsFontSubpixelQuantization = true
    #expect(layer.needsDisplay())
    CATransaction.flush()
    let drawn = layer.drawnPicture
    CATransaction.flush()
    stage.advance(to: 1)
    #expect(layer.drawnPicture === drawn && !layer.needsDisplay())
  }

  @Test func `are reached by their keys`() {
    let layer = layer("one")
    layer.setValue("two", forKey: "string")
    layer.setValue(12, forKey: "fontSize")
    layer.setValue(true, forKey: "wrapped")
    layer.setValue("center", forKey: "alignmentMode")
    #expect(layer.string as? String == "two" && layer.fontSize == 12)
    #expect(layer.isWrapped && layer.alignmentMode == .center)
    #expect(layer.value(forKey: "string") as? String == "two")
    #expect(layer.value(forKey: "font") as? String == "Pegbar Test")
    #expect(layer.value(forKey: "truncationMode") as? String == "none")
    CATransaction.flush()
  }

  /// What a frame shows of the one picture in it.
  private func picture(at time: Double) throws -> CGImage {
    for case .image(let item) in stage.context.displayList(at: time, scale: 1).items {
      return item.image
    }
    throw CoreGraphicsError.drawing(operation: "find a picture", reason: "none is shown")
  }

  /// DI6: a value that animates is drawn in each frame; the model's contents are of the model's value.
  @Test func `animate their size`() throws {
    let layer = layer("H")
    let still = try #require(layer.drawnPicture)
    stage.add(basic("fontSize", from: 10, to: 30), to: layer)
    #expect(try abs(stage.shown(layer, at: 0.5).fontSize - 20) < 0.001)
    let heights = try [0.25, 0.5, 0.75].map { try rows(picture(at: $0))?.count ?? 0 }
    // Sizes of 15, 20 and 25, of which an H is 0.729 high.
    #expect(heights == [11, 15, 18] || heights == [11, 15, 19])
    #expect(try picture(at: 0.5).pixels == still.pixels)
    #expect(layer.drawnPicture === still)
    stage.advance(to: 2)
    #expect(try picture(at: 2).pixels == still.pixels)
  }

  /// DI6, A5: a plain change animates by itself.
  @Test func `animate their color`() throws {
    let layer = layer("H")
    inTransaction {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    CATransaction.flush()
    let whole = try picture(at: 0.25).pixels.filter { $0 >> 24 == 255 }
    // White is on its way to red: a quarter of green and blue is gone, 63.75 of 255.
    #expect(!whole.isEmpty && whole.allSatisfy { $0 == 0xFFFF_BFBF })
    stage.advance(to: 2)
    #expect(try picture(at: 2).pixels.contains(0xFFFF_0000))
  }

  @Test func `let subclasses move the text`() throws {
    final class CenteredTextLayer: CATextLayer {
      override func draw(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: 0, y: 10)
        super.draw(in: ctx)
        ctx.restoreGState()
      }
    }
    let centered = CenteredTextLayer()
    (centered.font, centered.string, centered.fontSize) = ("Pegbar Test", "H", 20)
    #expect(rows(stage.addLayer(centered).drawnPicture) == 14...28)
  }

  @Test(arguments: [0, -3, 1e9] as [CGFloat])
  func `of a size that cannot be drawn say so once`(_ size: CGFloat) {
    let layer = layer("H", size: size)
    layer.string = "I"
    CATransaction.flush()
    #expect(stage.reports.count == 1 && stage.reports[0].contains("fontSize") == false)
    #expect(rows(layer.drawnPicture) == nil)
  }

  @Test func `keep their size where none is given that is a number`() {
    let layer = layer("H")
    layer.fontSize = .nan
    #expect(layer.fontSize == 20 && stage.reports.count == 1)
  }

  /// Peer 170: an equal value asks for no display, be it a dictionary.
  @Test func `are drawn again for another style, and not for an equal one`() {
    let layer = layer("H")
    for (style, redraws) in [(["a": 1], true), (["a": 1], false), (["a": 2], true), (nil, true)]
      as [([AnyHashable: Any]?, Bool)]
    {
      CATransaction.flush()
      layer.style = style
      #expect(layer.needsDisplay() == redraws, "\(style ?? [:])")
    }
  }
}
