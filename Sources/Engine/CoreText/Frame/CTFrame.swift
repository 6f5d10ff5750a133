public import Foundation

/// Lines of a text in an area.
public final class CTFrame {
  let lines: [CTLine]
  let path: CGPath
  let range: CFRange
  /// Where each line begins, from the lower left of the area's box, y up.
  let origins: [CGPoint]

  init(_ lines: [CTLine], in path: CGPath, _ range: CFRange, height: Double) {
    (self.lines, self.path, self.range) = (lines, path, range)
    origins = lines.map {
      CGPoint(x: CGFloat($0.line.x), y: CGFloat(height - $0.line.baseline))
    }
  }
}

/// The frame's lines, `CTLine`s, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// The area that the frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The part of the text that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// The part of the text that there was room for, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  guard let first = frame.lines.first, let last = frame.lines.last else {
    return CFRange(location: frame.range.location, length: 0)
  }
  let start = first.range.location
  return CFRange(location: start, length: last.range.location + last.range.length - start)
}

/// Writes where lines begin, from the lower left of the box around the frame's area, y up.
///
/// - Parameters:
///   - frame: The frame.
///   - range: Which lines; a length of 0 is up to the last.
///   - origins: Where to write as many.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in range.indices(of: frame.origins.count).enumerated() {
    origins[place] = frame.origins[index]
  }
}

/// Draws the frame's lines where its area is, y up: in a context whose y points down they stand on their heads.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
