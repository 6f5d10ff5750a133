public import Foundation

/// A memory allocator; there is one kind here.
public final class CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The length of a text in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// A text with the same attributes throughout; on Apple's systems the same as `NSAttributedString(string:attributes:)`.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?,
  _ str: CFString,
  _ attributes: CFDictionary?
) -> CFAttributedString {
  let values = (attributes ?? [:]).map { (NSAttributedString.Key($0.key), $0.value) }
  return NSAttributedString(string: str, attributes: Dictionary(uniqueKeysWithValues: values))
}

/// An empty mutable text.
///
/// - Parameters:
///   - alloc: Not used.
///   - maxLength: Not used.
/// - Returns: The mutable text.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?,
  _ maxLength: CFIndex
) -> CFMutableAttributedString {
  NSMutableAttributedString(string: "")
}

/// Replaces characters by others; the part of the range outside of the text is ignored.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString,
  _ range: CFRange,
  _ replacement: CFString
) {
  aStr.replaceCharacters(in: NSRange(range, within: aStr.length), with: replacement)
}

/// Sets or removes an attribute of characters; the part of the range outside of the text is ignored.
///
/// - Parameters:
///   - aStr: The text.
///   - range: The characters, in UTF-16 units.
///   - attrName: The attribute's name.
///   - value: The value of the attribute; `nil` to remove it.
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
  /// The part of a range that is inside `length` units.
  fileprivate init(_ range: CFRange, within length: Int) {
    let start = Swift.min(Swift.max(range.location, 0), length)
    self.init(location: start, length: Swift.min(Swift.max(range.length, 0), length - start))
  }
}
