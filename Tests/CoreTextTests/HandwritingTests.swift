import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIKit

/// The lesson of text that writes itself: a line's glyphs become a path, whose line is drawn from its beginning on.
struct `Text that writes itself` {
  /// As programs write it: a run's font from its attributes, and a glyph at a time.
  private func path(of text: NSAttributedString) throws -> CGPath {
    let letters = CGMutablePath()
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    let runArray = CTLineGetGlyphRuns(line)
    for runIndex in 0..<runArray.count {
      let run = try #require(runArray[runIndex] as? CTRun)
      let attributes = CTRunGetAttributes(run) as [String: Any]
      let runFont = try #require(attributes[kCTFontAttributeName as String] as? any CTFont)
      for index in 0..<CTRunGetGlyphCount(run) {
        let thisGlyphRange = CFRangeMake(index, 1)
        var glyph = CGGlyph()
        var position = CGPoint()
        CTRunGetGlyphs(run, thisGlyphRange, &glyph)
        CTRunGetPositions(run, thisGlyphRange, &position)
        guard let letter = CTFontCreatePathForGlyph(runFont, glyph, nil) else { continue }
        let transform = CGAffineTransform(translationX: position.x, y: position.y)
        letters.addPath(letter, transform: transform)
      }
    }
    return letters
  }

  @Test func `is a path whose line grows`() throws {
    let font = try #require(UIFont(name: "Pegbar Test", size: 40))
    let text = NSAttributedString(string: "Hi you", attributes: [.font: font])
    let path = try path(of: text)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX) < 8 && box.minY < -5 && box.maxY > 25)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
    shape.isGeometryFlipped = true
    shape.path = path
    shape.strokeColor = UIColor.black.cgColor
    shape.fillColor = nil
    var ink: [Int] = []
    for end in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
      shape.strokeEnd = end
      let context = try CGContext(pixelWidth: 160, pixelHeight: 60, scale: 1)
      shape.render(in: context)
      ink.append(try #require(context.makeImage()).ink)
    }
    #expect(ink[0] == 0 && ink == ink.sorted() && Set(ink).count == 5)
  }
}
