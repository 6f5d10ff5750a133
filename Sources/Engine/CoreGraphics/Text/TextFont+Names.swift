import Synchronization

extension TextFont {
  /// The face's own name, such as "DejaVuSans-Bold"; the family's where no face is found.
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

  /// A cache of the names of faces, by fonts of one size: finding one searches all installed fonts.
  private static let faceNames = Mutex<[TextFont: String]>([:])

  /// The distance of a face: a wrong slant counts more than any weight, then the longer name.
  private func distance(of face: InstalledFonts.Face) -> Int {
    face.distance(weight: weight, isItalic: isItalic) * 100 + face.name.utf8.count
  }
}
