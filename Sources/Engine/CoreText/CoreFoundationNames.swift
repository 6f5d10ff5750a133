public import Foundation

/// A count, or an index in a list.
public typealias CFIndex = Int
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// Text with attributes; on Apple's systems a type of Core Foundation, which is the same object.
public typealias CFAttributedString = NSAttributedString
/// Mutable text with attributes.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The location and length of a range of text, in UTF-16 units; a length of 0 often means up to the end.
public struct CFRange: Hashable, Sendable {
  /// The first unit.
  public var location: CFIndex
  /// The number of units.
  public var length: CFIndex

  /// An empty range at location 0.
  public init() { (location, length) = (0, 0) }

  /// A range of units.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// A range of units.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

extension CFRange {
  /// The indices of the range in a list of `count` elements, where a length of 0 means up to the end.
  func indices(of count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    guard length > 0 else { return length == 0 ? start..<count : start..<start }
    return start..<(length > count - start ? count : start + length)
  }
}

/// The number of a list's elements.
public func CFArrayGetCount(_ theArray: [Any]) -> CFIndex { theArray.count }
