public import Foundation

/// What memory comes from; there is one kind here.
public final class CFAllocator: Sendable {}

/// The usual memory.
public let kCFAllocatorDefault: CFAllocator? = nil

/// How many UTF-16 units a text has.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// A text with the same attributes all over; on Apple's systems the same as `NSAttributedString(string:attributes:)`.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?,
  _ str: CFString,
  _ attributes: CFDictionary?
) -> CFAttributedString {
  let values = (attributes ?? [:]).map { (NSAttributedString.Key($0.key), $0.value) }
  return NSAttributedString(string: str, attributes: Dictionary(uniqueKeysWithValues: values))
}

/// An empty text that can be changed.
///
/// - Parameters:
///   - alloc: Not used.
///   - maxLength: Not used.
/// - Returns: The text.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?,
  _ maxLength: CFIndex
) -> CFMutableAttributedString {
  NSMutableAttributedString(string: "")
}

/// Puts other characters in the place of some; what is outside of the text does not count.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString,
  _ range: CFRange,
  _ replacement: CFString
) {
  aStr.replaceCharacters(in: NSRange(range, within: aStr.length), with: replacement)
}

/// Gives characters an attribute, or takes it from them; what is outside of the text does not count.
///
/// - Parameters:
///   - aStr: The text.
///   - range: The characters, in UTF-16 units.
///   - attrName: The attribute's name.
///   - value: `nil` to take it away.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString,
  _ range: CFRange,
  _ attrName: CFString,
  _ value: Any?
) {
  let (place, key) = (NSRange(range, within: aStr.length), NSAttributedString.Key(attrName))
  guard let value else { return aStr.removeAttribute(key, range: place) }
  aStr.addAttribute(key, value: value, range: place)
}

extension NSRange {
  /// The part of a range that is within so many units.
  fileprivate init(_ range: CFRange, within length: Int) {
    let start = Swift.min(Swift.max(range.location, 0), length)
    self.init(location: start, length: Swift.min(Swift.max(range.length, 0), length - start))
  }
}
