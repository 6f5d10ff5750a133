import Foundation

/// The name of the font, a `CTFont`; default Helvetica in 12 points.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.textFont.rawValue
/// The name of the glyphs' color, a `CGColor`; default black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of the flag whether glyphs have the context's fill color; default false.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of the color behind the text, a `CGColor`; default none.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The name of the additional distance between characters, in points, a number; default 0.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.textKern.rawValue
/// The newer name of the same attribute, since iOS 14.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The name of the underline, the number of a `CTUnderlineStyle`; default none.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.textUnderline.rawValue
/// The name of the underline's color, a `CGColor`; default that of the glyphs.
public let kCTUnderlineColorAttributeName: CFString =
  NSAttributedString.Key.textUnderlineColor.rawValue
/// The name of the outlines' width in percent of the font's size, a number: above 0 only outlines are drawn, below 0
/// the glyphs as well; default 0.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.textStrokeWidth.rawValue
/// The name of the outlines' color, a `CGColor`; default that of the glyphs.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.textStrokeColor.rawValue
/// The name of the text's offset above the baseline, in points, a number; default 0.
public let kCTBaselineOffsetAttributeName: CFString =
  NSAttributedString.Key.textBaselineOffset.rawValue
/// The name of the paragraph style, a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString =
  NSAttributedString.Key.textParagraphStyle.rawValue

/// The style of an underline.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a number, as in attributes.
  public let rawValue: Int32
  /// The style with a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// One line.
  public static let single = CTUnderlineStyle(rawValue: 1)
  /// One line of double thickness; drawn as one.
  public static let thick = CTUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = CTUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
  /// The string with Core Text's own names for UIKit's attributes, and without line breaks.
  func forLayout(isOneLine: Bool) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let names = [
      kCTForegroundColorAttributeName: Key.textColor,
      kCTBackgroundColorAttributeName: .textBackground,
      kCTTrackingAttributeName: .textKern,
    ]
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      for (name, key) in names {
        if let value = values[Key(name)] { copy.addAttribute(key, value: value, range: range) }
      }
    }
    guard isOneLine else { return copy }
    // A zero-width character of one unit, so that offsets stay the same.
    let units = Array(string.utf16)
    for (index, unit) in units.enumerated() where Self.lineEnds.contains(unit) {
      copy.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
    return copy
  }

  private static let lineEnds: Set<UInt16> = [0x0A, 0x0D, 0x85, 0x2028, 0x2029]
}
