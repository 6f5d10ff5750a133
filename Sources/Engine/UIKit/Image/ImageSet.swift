import ImageIO
import QuartzCore

/// A picture in an asset catalog: files for scales and appearances.
nonisolated struct ImageSet: Decodable {
  private struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }

    /// "template" or "original".
    var intent: String?
  }

  private var images: [AssetEntry]?
  private var properties: Properties?

  /// The picture of a name in the catalogs in folders; `nil` if there is none that can be read.
  ///
  /// - Parameters:
  ///   - name: The set's name.
  ///   - folders: The folders with the catalogs.
  ///   - scale: The screen's scale, in pixels per point.
  /// - Returns: The picture, with its one for dark.
  static func picture(_ name: String, in folders: [String], scale: CGFloat) -> UIImage? {
    for path in AssetCatalog.sets(name, .image, in: folders) {
      guard let set = AssetCatalog.contents(of: path, as: ImageSet.self) else { continue }
      let entries = (set.images ?? []).filter { $0.filename != nil && $0.distance != nil }
      guard let image = set.picture(entries.filter(\.isPlain), in: path, scale) else { continue }
      let dark = set.picture(entries.filter(\.isDark), in: path, scale)
      var values = image.values
      values.dark = dark
      return UIImage(values)
    }
    return nil
  }

  /// The picture of the entry that fits best and can be read.
  private func picture(_ entries: [AssetEntry], in path: String, _ scale: CGFloat) -> UIImage? {
    let sorted = entries.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      return (a.distance ?? 9, rank(a, scale), $0.offset)
        < (b.distance ?? 9, rank(b, scale), $1.offset)
    }
    for entry in sorted.map(\.element) {
      guard let name = entry.filename else { continue }
      let file = "\(path)/\(name)"
      let isDrawn = ImageFormat.svg.fileExtensions.contains(PictureName(file).fileExtension)
      let own = isDrawn ? scale * (entry.factor ?? 1) : entry.factor ?? 1
      do {
        let encoded = try EncodedImage(file: file, scale: Double(own))
        guard let image = UIImage(encoded, scale: own) else { continue }
        switch properties?.intent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
      } catch {
        ResourceReport.once("\(error)")
      }
    }
    return nil
  }

  /// The scale itself is best, then larger ones, then smaller ones.
  private func rank(_ entry: AssetEntry, _ scale: CGFloat) -> CGFloat {
    guard let factor = entry.factor else { return 0 }
    return factor >= scale.rounded(.up) ? factor - scale : 10 + scale - factor
  }
}
