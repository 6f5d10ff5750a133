public import QuartzCore

/// The name of a data asset.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalog, or of a file beside the scene, such as those of an animated image.
nonisolated public final class NSDataAsset: NSObject, Sendable {
  /// The name with which it was requested.
  public let name: NSDataAssetName
  /// All bytes of the file.
  public let data: Data
  /// The type of the data, as the catalog says it; else empty.
  public let typeIdentifier: String

  /// The data set of that name in an asset catalog beside the scene, or else the file of that name there; `nil` if
  /// there is none, or if it exceeds the maximum size of an image file.
  ///
  /// The extension of an image file may be omitted, as for `UIImage(named:)`.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: UIImage.folders) }

  /// The data of that name in a bundle; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, as for `init(name:)`.
  ///   - bundle: The bundle to search; for the main bundle the scene's own files.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(name: name, in: bundle.resourceFolders)
  }

  private init?(name: NSDataAssetName, in folders: [String]) {
    let set = DataSet.find(name, in: folders)
    let exact = folders.lazy.map { "\($0)/\(name)" }
    guard
      let path = set?.path ?? exact.first(where: { FileManager.default.fileExists(atPath: $0) })
        ?? PictureName.find(name, in: folders, scale: 1)
    else { return nil }
    guard let data = CGDataProvider(url: URL(fileURLWithPath: path))?.data else {
      ResourceReport.once("\(path) cannot be read")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = set?.type ?? ""
    super.init()
  }
}

/// A file in an asset catalog.
nonisolated private struct DataSet: Decodable {
  private struct Entry: Decodable {
    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }

    var filename: String?
    var idiom: String?
    var type: String?
  }

  private var data: [Entry]

  /// The path and type of the data of a name; `nil` if no catalog in the folders has it.
  static func find(_ name: String, in folders: [String]) -> (path: String, type: String?)? {
    for path in AssetCatalog.sets(name, .data, in: folders) {
      guard let set = AssetCatalog.contents(of: path, as: DataSet.self) else { continue }
      let entries = set.data.filter { ["universal", "iphone", nil].contains($0.idiom) }
      if let entry = entries.first(where: { $0.filename != nil }), let file = entry.filename {
        return ("\(path)/\(file)", entry.type)
      }
    }
    return nil
  }
}
