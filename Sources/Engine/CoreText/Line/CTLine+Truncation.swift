import Foundation

/// Where a line that is too wide loses characters.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At its beginning.
  case start = 0
  /// At its end.
  case end = 1
  /// In its middle.
  case middle = 2
}

/// The line with as many characters as there is room for, and a sign for those that are left out.
///
/// - Parameters:
///   - line: The line.
///   - width: The room.
///   - truncationType: Where characters are left out.
///   - truncationToken: The sign, such as "…" in the line's font; `nil` for none.
/// - Returns: The line itself where there is room for it; `nil` where there is none for the sign.
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
  // From the most characters down: a line of fewer is not always narrower, so each is measured.
  let ends = string.string.characterEnds
  for count in stride(from: ends.count - 1, through: 0, by: -1) {
    let shorter = string.keeping(count, ends, truncationType, truncationToken?.string)
    // Most of what is far too long is left out by what the line itself says.
    let kept = line.width(keeping: count, ends, truncationType)
    if kept + sign > width + 1, count > 0 { continue }
    let result = CTLine(shorter)
    if result.line.width <= width || count == 0 { return result }
  }
  return truncationToken
}

extension String {
  /// Where each character ends, in UTF-16 units, and the beginning before them.
  fileprivate var characterEnds: [Int] {
    var ends = [0]
    for character in self { ends.append((ends.last ?? 0) + character.utf16.count) }
    return ends
  }
}

extension CTLine {
  /// About how wide the characters are that are kept.
  fileprivate func width(keeping count: Int, _ ends: [Int], _ type: CTLineTruncationType) -> Double
  {
    let (head, tail) = type.kept(count, of: ends.count - 1)
    func x(_ character: Int) -> Double { carets.x(of: range.location + ends[character]) }
    return abs(x(head) - x(0)) + abs(x(ends.count - 1) - x(ends.count - 1 - tail))
  }
}

extension CTLineTruncationType {
  /// How many characters are kept at the beginning and at the end.
  fileprivate func kept(_ count: Int, of total: Int) -> (head: Int, tail: Int) {
    switch self {
    case .start: (0, count)
    case .end: (count, 0)
    case .middle: ((count + 1) / 2, count / 2)
    }
  }
}

extension NSAttributedString {
  /// So many characters, with the sign where others were.
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
