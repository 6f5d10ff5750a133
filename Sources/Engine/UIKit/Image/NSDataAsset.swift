public import QuartzCore

/// The name of a data asset.
public typealias NSDataAssetName = String

/// The bytes of a file beside the scene, such as those of an animated image.
nonisolated public final class NSDataAsset: NSObject, Sendable {
  /// The name with which it was requested.
  public let name: NSDataAssetName
  /// All bytes of the file.
  public let data: Data

  /// The file of that name beside the scene; `nil` if there is none, or if it exceeds the maximum size of an image
  /// file.
  ///
  /// The extension of an image file may be omitted, as for `UIImage(named:)`.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: UIImage.folders) }

  /// The file of that name in a bundle; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The file's name, as for `init(name:)`.
  ///   - bundle: The bundle to search; for the main bundle the scene's own files.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    let own = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self)
    self.init(name: name, in: bundle == .main ? UIImage.folders : own)
  }

  private init?(name: NSDataAssetName, in folders: [String]) {
    let exact = folders.lazy.map { "\($0)/\(name)" }
    guard
      let path = exact.first(where: { FileManager.default.fileExists(atPath: $0) })
        ?? PictureName.find(name, in: folders, scale: 1),
      let data = CGDataProvider(url: URL(fileURLWithPath: path))?.data
    else { return nil }
    self.name = name
    self.data = data
    super.init()
  }
}
