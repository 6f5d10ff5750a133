public import Foundation

/// A face in a size, as Core Text's functions take it.
///
/// On Apple's systems `UIFont` and `CTFont` are the same object; here `UIFont` conforms to this protocol. Do not
/// conform to it: objects of other types than the library's count as the default font.
public protocol CTFont: AnyObject, Sendable {}

/// A font created by Core Text's functions.
final class MadeFont: NSObject, CTFont, TextFontSource {
  let textFont: TextFont
  /// Applied to each glyph's outline.
  let matrix: CGAffineTransform
  /// The face that glyphs were found in, if it is not the font's first face.
  let ownFace: GlyphFace?

  init(
    _ textFont: TextFont,
    matrix: CGAffineTransform = .identity,
    face: GlyphFace? = nil
  ) {
    (self.textFont, self.matrix, ownFace) = (textFont, matrix, face)
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MadeFont else { return false }
    return textFont == other.textFont && matrix == other.matrix
  }

  override var hash: Int { textFont.hashValue }
}

extension CTFont {
  /// The font as used in text layout.
  var textFont: TextFont {
    (self as? any TextFontSource)?.textFont ?? TextFont.nearest(to: "Helvetica", size: 12)
  }

  /// Its face; `nil` on a system without any font.
  var face: GlyphFace? { (self as? MadeFont)?.ownFace ?? GlyphFace(of: textFont) }

  var matrix: CGAffineTransform { (self as? MadeFont)?.matrix ?? .identity }

  var metrics: FontMetrics { FontMetrics(of: textFont) }
}

/// The purpose of a font in the system's look; all except those with a fixed width are the system's font.
public enum CTFontUIFontType: UInt32, Sendable {
  /// No purpose.
  case none = 4_294_967_295
  /// The user's font for text.
  case user = 0
  /// The user's monospaced font.
  case userFixedPitch = 1
  /// The system's own text.
  case system = 2
  /// The system's own text, in bold.
  case emphasizedSystem = 3
  /// The system's text in small controls.
  case smallSystem = 4
  /// The system's text in small controls, in bold.
  case smallEmphasizedSystem = 5
  /// The system's text in the smallest controls.
  case miniSystem = 6
  /// The system's text in the smallest controls, in bold.
  case miniEmphasizedSystem = 7
  /// Labels.
  case label = 10
}

/// Whether glyphs are laid out horizontally or vertically: only horizontally is supported.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own orientation.
  case `default` = 0
  /// Horizontal.
  case horizontal = 1
  /// Vertical; treated as horizontal.
  case vertical = 2
}

/// The font with a name, or the most similar one.
///
/// - Parameters:
///   - name: The name of a face or a family, or a full name.
///   - size: The size in points; 0 for 12.
///   - matrix: Applied to glyphs' outlines; `nil` for none. Lines are laid out without it.
/// - Returns: Always a font.
public func CTFontCreateWithName(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> any CTFont {
  MadeFont(
    TextFont.nearest(to: name, size: usable(size)),
    matrix: matrix?.pointee ?? .identity
  )
}

/// The system's font for a purpose.
///
/// - Parameters:
///   - uiType: The purpose.
///   - size: The size in points; 0 for the purpose's own.
///   - language: Not used.
/// - Returns: `nil` for `none`.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType,
  _ size: CGFloat,
  _ language: CFString?
) -> (any CTFont)? {
  let (usual, weight, family): (CGFloat, Int, String)
  switch uiType {
  case .none: return nil
  case .user: (usual, weight, family) = (12, 400, TextFont.defaultFamily)
  case .userFixedPitch: (usual, weight, family) = (12, 400, TextFont.monospacedFamily)
  case .system: (usual, weight, family) = (13, 400, TextFont.defaultFamily)
  case .emphasizedSystem: (usual, weight, family) = (13, 700, TextFont.defaultFamily)
  case .smallSystem: (usual, weight, family) = (11, 400, TextFont.defaultFamily)
  case .smallEmphasizedSystem: (usual, weight, family) = (11, 700, TextFont.defaultFamily)
  case .miniSystem: (usual, weight, family) = (9, 400, TextFont.defaultFamily)
  case .miniEmphasizedSystem: (usual, weight, family) = (9, 700, TextFont.defaultFamily)
  case .label: (usual, weight, family) = (10, 400, TextFont.defaultFamily)
  }
  return MadeFont(
    TextFont(family: family, size: usable(size > 0 ? size : usual), weight: weight)
  )
}

/// A font of a Core Graphics face in a size.
///
/// - Parameters:
///   - graphicsFont: The face.
///   - size: The size in points; 0 for 12.
///   - matrix: Applied to glyphs' outlines; `nil` for none.
///   - attributes: Not used.
/// - Returns: Always a font.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> any CTFont {
  MadeFont(
    graphicsFont.textFont(size: usable(size)),
    matrix: matrix?.pointee ?? .identity
  )
}

/// The font in another size.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; 0 for the font's own.
///   - matrix: Applied to glyphs' outlines; `nil` for the font's own.
///   - attributes: A descriptor of another face; `nil` for the font's own.
/// - Returns: Always a font.
public func CTFontCreateCopyWithAttributes(
  _ font: any CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> any CTFont {
  var own = attributes?.textFont ?? font.textFont
  own.size = size > 0 ? usable(size) : font.textFont.size
  return MadeFont(own, matrix: matrix?.pointee ?? font.matrix)
}

/// The font that shows a part of a text: the font itself if it has all letters.
///
/// - Parameters:
///   - currentFont: The font.
///   - string: The text.
///   - range: The part, in UTF-16 units.
/// - Returns: The font of the part's first letter.
public func CTFontCreateForString(
  _ currentFont: any CTFont,
  _ string: CFString,
  _ range: CFRange
) -> any CTFont {
  let units = Array(string.utf16)
  let part = String(decoding: units[range.indices(of: units.count)], as: UTF16.self)
  let key = NSAttributedString.Key(kCTFontAttributeName)
  let line = CTLine(NSAttributedString(string: part, attributes: [key: currentFont]))
  guard let first = line.runs.first?.font, first.textFont.family != currentFont.textFont.family
  else { return currentFont }
  return first
}

/// A size that can be drawn.
private func usable(_ size: CGFloat) -> Double {
  size > 0 ? min(Double(size), TextFont.greatestSize) : 12
}
