extension TextFont {
  /// The font of a name: a family, a face's own name or its full name.
  ///
  /// The names of most families for Latin, Chinese, Japanese and Korean text that Apple's systems have are always
  /// there: where they are not installed, they stand for DejaVu Sans, DejaVu Serif or DejaVu Sans Mono, whichever is
  /// nearest, in the weight that the name says. Others of Apple's, for other scripts and for symbols, are names like
  /// any other.
  ///
  /// - Parameters:
  ///   - name: Capital letters do not count.
  ///   - size: In points.
  /// - Returns: `nil` for a name that nothing has.
  package static func named(_ name: String, size: Double) -> TextFont? {
    let face = FontThread.current.face(named: name)
    return face.map {
      TextFont(family: $0.family, size: size, weight: $0.weight, isItalic: $0.isItalic)
    }
  }

  /// The font of a name, or the nearest that the system has.
  package static func nearest(to name: String, size: Double) -> TextFont {
    named(name, size: size) ?? TextFont(family: name, size: size)
  }
}
