public import Foundation

/// Glyphs of one font that look alike, in a line.
public final class CTRun {
  let run: GlyphRun
  /// What characters of the run have, the run's own font included.
  let attributes: [String: Any]
  let font: any CTFont
  let range: CFRange
  /// For each glyph, the UTF-16 unit at which its characters begin.
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

/// How a run is drawn.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// A status by its flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// From right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Glyphs are not in the order of their characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// A text matrix of its own is needed.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// What the run's characters have; its font, a `CTFont`, is that of its glyphs, which may be another than asked for.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// Which way the run goes.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// The run's characters, in UTF-16 units of the string that the line was made from.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Writes glyphs; a range of length 0 is up to the end, and those that are not there are not written.
public func CTRunGetGlyphs(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  write(run.run.glyphs, range, buffer)
}

/// Writes where glyphs' origins lie, from where the line begins, in points, y up.
public func CTRunGetPositions(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGPoint>
) {
  write(run.run.positions, range, buffer)
}

/// Writes how far it is from glyphs to the next ones, in points.
public func CTRunGetAdvances(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGSize>
) {
  write(run.run.advances, range, buffer)
}

/// Writes at which UTF-16 units glyphs' characters begin.
public func CTRunGetStringIndices(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CFIndex>
) {
  write(run.indices, range, buffer)
}

/// The glyphs where they are: here always `nil`, which asks for `CTRunGetGlyphs`.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// The positions where they are: here always `nil`, which asks for `CTRunGetPositions`.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// The advances where they are: here always `nil`, which asks for `CTRunGetAdvances`.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// The places where they are: here always `nil`, which asks for `CTRunGetStringIndices`.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// The text matrix that the run needs: that of its font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

/// How wide glyphs are together, in points.
///
/// - Parameters:
///   - run: The run.
///   - range: Which glyphs; a length of 0 is up to the end.
///   - ascent: Where to write how far lines of the font reach above the baseline; `nil` for nowhere.
///   - descent: Where to write how far they reach below it.
///   - leading: Where to write what the font wants between two lines.
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

/// The box around glyphs' ink, from where the line begins, in points, y up.
///
/// - Parameters:
///   - run: The run.
///   - context: Its text position is where the line begins; `nil` for the origin.
///   - range: Which glyphs; a length of 0 is up to the end.
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
