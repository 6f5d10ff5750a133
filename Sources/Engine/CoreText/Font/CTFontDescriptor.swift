/// What a font is to be: a name, and perhaps a size.
public final class CTFontDescriptor: Sendable {
  let textFont: TextFont

  init(_ textFont: TextFont) { self.textFont = textFont }
}

/// What a font of a name is to be.
///
/// - Parameters:
///   - name: A face's, a family's or a full name.
///   - size: In points; 0 for any.
/// - Returns: Always a descriptor.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(TextFont.nearest(to: name, size: Double(size)))
}

/// What a font is.
public func CTFontCopyFontDescriptor(_ font: any CTFont) -> CTFontDescriptor {
  CTFontDescriptor(font.textFont)
}

/// The font that is described.
///
/// - Parameters:
///   - descriptor: The description.
///   - size: In points; 0 for the descriptor's own.
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
