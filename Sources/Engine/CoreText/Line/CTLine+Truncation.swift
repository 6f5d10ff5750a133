import Foundation

/// Where a line that is too wide is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At its beginning.
  case start = 0
  /// At its end.
  case end = 1
  /// In its middle.
  case middle = 2
}

/// The line truncated to a width, with a token in place of the characters that are left out.
///
/// - Parameters:
///   - line: The line.
///   - width: The maximum width, in points.
///   - truncationType: Where characters are left out.
///   - truncationToken: The token, such as "…" in the line's font; `nil` for none.
/// - Returns: The line itself where it fits the width; `nil` where the token does not.
public func CTLineCreateTruncatedLine(
  _ line: CTLine,
  _ width: Double,
  _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard line.line.width > width else { return line }
  let sign = truncationToken?.line.width ?? 0
  guard sign <= width else { return nil }
  let string = line.string.attributedSubstring(
    from: NSRange(location: line.range.location, length: line.range.length)
  )
  // From the maximum number of characters down: a line of fewer is not always narrower, so each is measured.
  let ends = string.string.characterEnds
  for count in stride(from: ends.count - 1, through: 0, by: -1) {
    let shorter = string.keeping(count, ends, truncationType, truncationToken?.string)
    // Lines that are far too long are skipped by an estimate from the line itself.
    let kept = line.width(keeping: count, ends, truncationType)
    if kept + sign > width + 1, count > 0 { continue }
    let result = CTLine(shorter)
    if result.line.width <= width || count == 0 { return result }
  }
  return truncationToken
}

extension String {
  /// The end of each character, in UTF-16 units, preceded by the beginning.
  fileprivate var characterEnds: [Int] {
    var ends = [0]
    for character in self { ends.append((ends.last ?? 0) + character.utf16.count) }
    return ends
  }
}

extension CTLine {
  /// The approximate width of the characters that are kept.
  fileprivate func width(keeping count: Int, _ ends: [Int], _ type: CTLineTruncationType) -> Double
  {
    let (head, tail) = type.kept(count, of: ends.count - 1)
    func x(_ character: Int) -> Double { carets.x(of: range.location + ends[character]) }
    return abs(x(head) - x(0)) + abs(x(ends.count - 1) - x(ends.count - 1 - tail))
  }
}

extension CTLineTruncationType {
  /// The number of characters that are kept at the beginning and at the end.
  fileprivate func kept(_ count: Int, of total: Int) -> (head: Int, tail: Int) {
    switch self {
    case .start: (0, count)
    case .end: (count, 0)
    case .middle: ((count + 1) / 2, count / 2)
    }
  }
}

extension NSAttributedString {
  /// The string with `count` characters, and the token in place of the others.
  fileprivate func keeping(
    _ count: Int,
    _ ends: [Int],
    _ type: CTLineTruncationType,
    _ sign: NSAttributedString?
  ) -> NSAttributedString {
    let total = ends.count - 1
    let (head, tail) = type.kept(count, of: total)
    let result = NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: ends[head]))
    )
    if let sign { result.append(sign) }
    let start = ends[total - tail]
    result.append(attributedSubstring(from: NSRange(location: start, length: length - start)))
    return result
  }
}
