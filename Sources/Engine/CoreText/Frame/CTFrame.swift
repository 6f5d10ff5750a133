public import Foundation

/// Lines of text, laid out in an area.
public final class CTFrame {
  let lines: [CTLine]
  let path: CGPath
  let range: CFRange
  /// The origin of each line, from the lower left of the area's bounding box, y up.
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

/// The part of the text that fits, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  guard let first = frame.lines.first, let last = frame.lines.last else {
    return CFRange(location: frame.range.location, length: 0)
  }
  let start = first.range.location
  return CFRange(location: start, length: last.range.location + last.range.length - start)
}

/// Writes the origins of lines, from the lower left of the bounding box of the frame's area, y up.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The range of lines; a length of 0 means up to the last.
///   - origins: Memory for as many points.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in range.indices(of: frame.origins.count).enumerated() {
    origins[place] = frame.origins[index]
  }
}

/// Draws the frame's lines in its area, y up: in a context whose y points down they are upside down.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
