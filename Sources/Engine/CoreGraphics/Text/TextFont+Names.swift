import Synchronization

extension TextFont {
  /// The face's own name, such as "DejaVuSans-Bold"; the family's where it has no face.
  package var faceName: String {
    var face = self
    (face.size, face.hasMonospacedDigits) = (1, false)
    return Self.faceNames.withLock { names in
      if let name = names[face] { return name }
      let faces = InstalledFonts.faces(ofFamily: face.family)
      let nearest = faces.min { distance(of: $0) < distance(of: $1) }
      let name = nearest?.name ?? face.family
      names[face] = name
      return name
    }
  }

  /// The names of faces that were asked for, by fonts of one size: all installed fonts are looked through for one.
  private static let faceNames = Mutex<[TextFont: String]>([:])

  /// How unlike a face is, a wrong slant before any weight, then the longer name.
  private func distance(of face: InstalledFonts.Face) -> Int {
    face.distance(weight: weight, isItalic: isItalic) * 100 + face.name.utf8.count
  }
}
