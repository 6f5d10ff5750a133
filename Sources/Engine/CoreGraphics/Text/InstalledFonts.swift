import CCairo

/// The installed fonts, by fontconfig.
package enum InstalledFonts {
  /// A face of a family.
  package struct Face: Hashable, Sendable {
    package let family: String
    /// The PostScript name of the face, such as "DejaVuSans-Bold".
    package let name: String
    package let weight: Int
    package let isItalic: Bool
  }

  /// All families, sorted by name, including the bundled one.
  package static var families: [String] {
    var names: Set<String> = [TextFont.bundledFamily]
    for face in find(FC_FAMILY, nil) { names.insert(face.family) }
    return names.sorted()
  }

  /// The faces of a family, sorted by name; none for a family that is not installed.
  package static func faces(ofFamily family: String) -> [Face] {
    if family.lowercased() == TextFont.bundledFamily.lowercased() { return bundledFaces }
    return find(FC_FAMILY, family).filter { $0.family.lowercased() == family.lowercased() }
  }

  /// The face with a name: the face's own, its full name or its family's; `nil` if there is none.
  package static func face(named name: String) -> Face? {
    if let face = bundledFaces.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return face
    }
    let faces = faces(ofFamily: name)
    // The plainest face of a family.
    let distances = faces.map { ($0.distance(weight: 400, isItalic: false), $0.name) }
    if let plainest = distances.indices.min(by: { distances[$0] < distances[$1] }) {
      return faces[plainest]
    }
    return find(FC_POSTSCRIPT_NAME, name).first ?? find(FC_FULLNAME, name).first
  }

  private static let bundledFaces = [
    Face(family: TextFont.bundledFamily, name: "PegbarTest-Bold", weight: 700, isItalic: false),
    Face(family: TextFont.bundledFamily, name: "PegbarTest-Regular", weight: 400, isItalic: false),
  ]

  /// Faces with outlines whose property has a value, or all of them.
  private static func find(_ property: String, _ value: String?) -> [Face] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddBool(pattern, FC_OUTLINE, 1)
    if let value { FcPatternAddString(pattern, property, value) }
    for name in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(wanted, name)
    }
    guard let found = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    let faces = (0..<Int(found.pointee.nfont)).compactMap { found.pointee.fonts[$0].flatMap(face) }
    return Set(faces).sorted { ($0.family, $0.name) < ($1.family, $1.name) }
  }

  private static func face(_ pattern: OpaquePointer) -> Face? {
    func string(_ property: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch else { return nil }
      return value.map { String(cString: $0) }
    }
    var (weight, slant) = (Double(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN))
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    guard let family = string(FC_FAMILY) else { return nil }
    return Face(
      family: family,
      name: string(FC_POSTSCRIPT_NAME) ?? family,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: slant != FC_SLANT_ROMAN
    )
  }
}

extension InstalledFonts.Face {
  /// The distance from a weight and slant: a wrong slant counts more than any weight.
  package func distance(weight: Int, isItalic: Bool) -> Int {
    abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1000)
  }
}
