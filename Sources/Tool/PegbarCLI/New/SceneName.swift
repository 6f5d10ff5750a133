/// The names in a new scene, derived from the one that is typed.
///
/// `fade-in`, `fadeIn` and `Fade In.swift` all make the type `FadeInScene` and the preview "Fade In".
struct SceneName: Equatable {
  /// The directory in front, with its `/`; empty without one.
  let directory: String
  /// The file's name, which ends in `.swift`.
  let fileName: String
  /// The words of the name, each capitalized.
  private let words: [String]

  /// Parses a name, which may have a path and `.swift`.
  init(_ text: String) throws(CommandError) {
    let slash = text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
    let name = text[slash...]
    let base = name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name
    try Self.refuseControlCharacters(text)
    words = Self.words(of: base)
    guard let first = words.first?.unicodeScalars.first else {
      throw .usage("\"\(text)\" is no name for a scene: it needs a letter or a digit, such as Card")
    }
    // A combining mark has nothing to combine with at the beginning of a name.
    guard first.properties.isXIDStart || first.properties.numericType != nil else {
      throw .usage("\"\(text)\" is no name for a scene: begin it with a letter or a digit")
    }
    directory = String(text[..<slash])
    fileName = base + ".swift"
  }

  /// Names are written into a comment of the file and into messages: a line end there would end either.
  static func refuseControlCharacters(_ text: String) throws(CommandError) {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .usage("a name has no control characters")
    }
  }

  /// The preview's name.
  var title: String { words.joined(separator: " ") }

  /// The name of a package, its module and its folder.
  var moduleName: String {
    let joined = words.joined()
    return joined.unicodeScalars.first?.properties.isXIDStart == true ? joined : "My" + joined
  }

  /// The type's name in the file: never one of the library's, which begin with two capitals.
  var typeName: String {
    let joined = words.joined()
    let name = joined.hasSuffix("Scene") ? joined : joined + "Scene"
    let begin = name.unicodeScalars.prefix(2)
    let isOwnWord = begin.first.map { $0.properties.isXIDStart } ?? false
    let isLibraryLike = ["UI", "CA", "CG", "CI", "NS"].contains(
      String(String.UnicodeScalarView(begin))
    )
    return isOwnWord && !isLibraryLike ? name : "My" + name
  }

  /// Splits at all characters that an identifier cannot have, and before a capital that follows a small letter.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard isPart(scalar) else { continue }
      let continues = previous.map {
        isPart($0) && !($0.properties.isLowercase && scalar.properties.isUppercase)
      }
      if continues == true {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append(scalar.properties.titlecaseMapping)
      }
    }
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && scalar != "_"
  }
}
