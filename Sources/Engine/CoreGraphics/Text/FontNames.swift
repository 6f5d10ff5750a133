extension TextFont {
  /// The font with a name: a family, a face's own name or its full name.
  ///
  /// The names of most of Apple's families for Latin, Chinese, Japanese and Korean text are always found: if they are
  /// not installed, they are replaced by DejaVu Sans, DejaVu Serif or DejaVu Sans Mono, whichever is most similar, in
  /// the weight of the name. Other names of Apple's, for other scripts and for symbols, are looked up like any other.
  ///
  /// - Parameters:
  ///   - name: The name; case does not matter.
  ///   - size: The size, in points.
  /// - Returns: `nil` for an unknown name.
  package static func named(_ name: String, size: Double) -> TextFont? {
    let face = FontThread.current.face(named: name)
    return face.map {
      TextFont(family: $0.family, size: size, weight: $0.weight, isItalic: $0.isItalic)
    }
  }

  /// The font with a name, or the most similar one on the system.
  package static func nearest(to name: String, size: Double) -> TextFont {
    named(name, size: size) ?? TextFont(family: name, size: size)
  }
}
