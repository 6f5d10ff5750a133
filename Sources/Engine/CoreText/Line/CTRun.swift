public import Foundation

/// Glyphs of one font with the same attributes, in a line.
public final class CTRun {
  let run: GlyphRun
  /// The attributes of the run's characters, including the run's own font.
  let attributes: [String: Any]
  let font: any CTFont
  let range: CFRange
  /// For each glyph, the index of the UTF-16 unit at which its characters begin.
  let indices: [CFIndex]

  init(_ run: GlyphRun, of string: NSAttributedString, _ unit: (Int) -> Int) {
    self.run = run
    indices = run.offsets.map(unit)
    let start = unit(run.range.lowerBound)
    range = CFRange(location: start, length: max(unit(run.range.upperBound) - start, 0))
    var values: [NSAttributedString.Key: Any] = [:]
    if start < string.length { values = string.attributes(at: start, effectiveRange: nil) }
    let key = NSAttributedString.Key(kCTFontAttributeName)
    let given = values[key] as? any CTFont
    font =
      if let given, given.textFont.family == run.face.font.family { given } else {
        MadeFont(run.face.font, matrix: given?.matrix ?? .identity, face: run.face)
      }
    values[key] = font
    attributes = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
  }
}

/// The layout properties of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// A status with these flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The run is right-to-left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Glyphs are not in the order of their characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The run needs its own text matrix.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// The number of glyphs of the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the run's characters; the font, a `CTFont`, is that of its glyphs, possibly not the requested one.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// The layout properties of the run, such as its direction.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// The run's characters, in UTF-16 units of the string that the line was made from.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Writes glyphs; a range of length 0 means up to the end, and indices beyond the end are not written.
public func CTRunGetGlyphs(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  write(run.run.glyphs, range, buffer)
}

/// Writes the origins of glyphs, from the line's origin, in points, y up.
public func CTRunGetPositions(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGPoint>
) {
  write(run.run.positions, range, buffer)
}

/// Writes the advances of glyphs, in points.
public func CTRunGetAdvances(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGSize>
) {
  write(run.run.advances, range, buffer)
}

/// Writes the indices of the UTF-16 units at which the glyphs' characters begin.
public func CTRunGetStringIndices(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CFIndex>
) {
  write(run.indices, range, buffer)
}

/// The glyphs in memory: here always `nil`; use `CTRunGetGlyphs`.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// The positions in memory: here always `nil`; use `CTRunGetPositions`.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// The advances in memory: here always `nil`; use `CTRunGetAdvances`.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// The indices in memory: here always `nil`; use `CTRunGetStringIndices`.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// The text matrix that the run needs: that of its font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

/// The total width of glyphs, in points.
///
/// - Parameters:
///   - run: The run.
///   - range: The range of glyphs; a length of 0 means up to the end.
///   - ascent: Receives the extent of the font's lines above the baseline; `nil` to write none.
///   - descent: Receives the extent below the baseline; `nil` to write none.
///   - leading: Receives the font's recommended gap between lines; `nil` to write none.
/// - Returns: The width.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun,
  _ range: CFRange,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = run.font.metrics
  ascent?.pointee = CGFloat(metrics.ascent)
  descent?.pointee = CGFloat(metrics.descent)
  leading?.pointee = CGFloat(metrics.leading)
  return run.run.advances[range.indices(of: run.run.advances.count)].reduce(0) {
    $0 + Double($1.width)
  }
}

/// The bounding box of glyphs' ink, from the line's origin, in points, y up.
///
/// - Parameters:
///   - run: The run.
///   - context: A context whose text position is the line's origin; `nil` for the origin.
///   - range: The range of glyphs; a length of 0 means up to the end.
/// - Returns: Null where there is no ink.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let box = run.inkBox(of: range)
  let start = context?.textPosition ?? .zero
  return box.isNull ? box : box.offsetBy(dx: start.x, dy: start.y)
}

extension CTRun {
  func inkBox(of range: CFRange) -> CGRect {
    range.indices(of: run.glyphs.count).reduce(CGRect.null) { box, index in
      let own = run.face.box(of: run.glyphs[index])
      let place = run.positions[index]
      return own.isNull ? box : box.union(own.offsetBy(dx: place.x, dy: place.y))
    }
  }
}

private func write<T>(_ values: [T], _ range: CFRange, _ buffer: UnsafeMutablePointer<T>) {
  for (place, index) in range.indices(of: values.count).enumerated() {
    buffer[place] = values[index]
  }
}
