/// The description of a font: a name, and optionally a size.
public final class CTFontDescriptor: Sendable {
  let textFont: TextFont

  init(_ textFont: TextFont) { self.textFont = textFont }
}

/// A descriptor of the font with a name.
///
/// - Parameters:
///   - name: The name of a face or a family, or a full name.
///   - size: The size in points; 0 for any.
/// - Returns: Always a descriptor.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(TextFont.nearest(to: name, size: Double(size)))
}

/// A descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: any CTFont) -> CTFontDescriptor {
  CTFontDescriptor(font.textFont)
}

/// The font of a descriptor.
///
/// - Parameters:
///   - descriptor: The description.
///   - size: The size in points; 0 for the descriptor's own.
///   - matrix: Applied to glyphs' outlines; `nil` for none.
/// - Returns: Always a font.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> any CTFont {
  var font = descriptor.textFont
  if size > 0 { font.size = min(Double(size), TextFont.greatestSize) }
  if !font.isUsable { font.size = 12 }
  return MadeFont(font, matrix: matrix?.pointee ?? .identity)
}
