import Foundation

/// The name of the font, a `CTFont`; default Helvetica in 12 points.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.textFont.rawValue
/// The name of the glyphs' color, a `CGColor`; default black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of whether glyphs have the context's fill color, a flag; default false.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of the color behind the text, a `CGColor`; default none.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The name of how much farther than usual characters are from each other, in points, a number; default 0.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.textKern.rawValue
/// The name of the same, as it is called since iOS 14.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The name of a line below the text, a `CTUnderlineStyle`'s number; default none.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.textUnderline.rawValue
/// The name of that line's color, a `CGColor`; default that of the glyphs.
public let kCTUnderlineColorAttributeName: CFString =
  NSAttributedString.Key.textUnderlineColor.rawValue
/// The name of outlines' width in hundredths of the font's size, a number: above 0 only outlines are drawn, below it
/// the glyphs as well; default 0.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.textStrokeWidth.rawValue
/// The name of outlines' color, a `CGColor`; default that of the glyphs.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.textStrokeColor.rawValue
/// The name of how far the text is above the baseline, in points, a number; default 0.
public let kCTBaselineOffsetAttributeName: CFString =
  NSAttributedString.Key.textBaselineOffset.rawValue
/// The name of how a paragraph's lines stand, a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString =
  NSAttributedString.Key.textParagraphStyle.rawValue

/// A line below text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number, as attributes have it.
  public let rawValue: Int32
  /// The style of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// One line.
  public static let single = CTUnderlineStyle(rawValue: 1)
  /// One line, twice as thick; drawn as one.
  public static let thick = CTUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = CTUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
  /// The string with Core Text's own names for what UIKit has names for, and with nothing that breaks a line.
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
    // A sign without width of one unit, so that places stay what they are.
    let units = Array(string.utf16)
    for (index, unit) in units.enumerated() where Self.lineEnds.contains(unit) {
      copy.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
    return copy
  }

  private static let lineEnds: Set<UInt16> = [0x0A, 0x0D, 0x85, 0x2028, 0x2029]
}
