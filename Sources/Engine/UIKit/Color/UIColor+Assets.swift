public import QuartzCore

nonisolated extension UIColor {
  /// The color of that name in an asset catalog beside the scene; `nil` if there is none.
  ///
  /// A catalog is a folder `NAME.xcassets` with a folder `COLOR.colorset` in it. A color with a second one for dark
  /// follows the traits.
  public convenience init?(named name: String) {
    guard let colors = ColorSet.find(name, in: UIImage.folders) else { return nil }
    guard let dark = colors.dark else {
      self.init(cgColor: colors.light)
      return
    }
    self.init(light: UIColor(cgColor: colors.light), dark: UIColor(cgColor: dark))
  }

  /// The color of that name in a bundle's asset catalogs; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The color's name.
  ///   - bundle: The bundle to search; the scene's own files for `nil` and for the main bundle.
  ///   - traitCollection: Has no effect: the color follows the traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = bundle?.resourceFolders ?? UIImage.folders
    guard let colors = ColorSet.find(name, in: folders) else { return nil }
    let light = UIColor(cgColor: colors.light)
    self.init(light: light, dark: colors.dark.map { UIColor(cgColor: $0) } ?? light)
  }
}

/// A color of an asset catalog: one for light, and possibly one for dark.
nonisolated struct ColorSet {
  let light: CGColor
  let dark: CGColor?

  /// The color of a name in the catalogs in folders; `nil` if there is none, or if it cannot be read.
  static func find(_ name: String, in folders: [String]) -> ColorSet? {
    for path in AssetCatalog.sets(name, .color, in: folders) {
      guard let contents = AssetCatalog.contents(of: path, as: Contents.self) else { continue }
      if let set = ColorSet(contents) { return set }
      ResourceReport.once("\(path)/Contents.json has no color of red, green and blue, or white")
    }
    return nil
  }

  /// The color that a `Contents.json` describes; `nil` if it describes none.
  private init?(_ file: Contents) {
    let plain = file.colors.first { $0.appearances == nil }
    guard let light = (plain ?? file.colors.first)?.cgColor else { return nil }
    self.light = light
    dark = file.colors.first { $0.isDark }?.cgColor
  }

  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Value: Decodable {
      var components: [String: String]?
    }

    var appearances: [Appearance]?
    var color: Value?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }

    var cgColor: CGColor? {
      guard let components = color?.components else { return nil }
      let alpha = components["alpha"].flatMap(number) ?? 1
      if let white = components["white"].flatMap(number) {
        return CGColor(gray: white, alpha: alpha)
      }
      guard let red = components["red"].flatMap(number),
        let green = components["green"].flatMap(number),
        let blue = components["blue"].flatMap(number)
      else { return nil }
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: `0.5`, `127` or `0x7F`, the latter two of 255.
    private func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }
}
