public import QuartzCore

/// The name of a data asset.
public typealias NSDataAssetName = String

/// The bytes of a file beside the scene, such as an animated picture's.
nonisolated public final class NSDataAsset: NSObject, Sendable {
  /// The name that it was asked for by.
  public let name: NSDataAssetName
  /// All bytes of the file.
  public let data: Data

  /// The file of that name beside the scene; `nil` when there is none, or more bytes than a picture's may have.
  ///
  /// The extension of a picture's file may be left out, as for `UIImage(named:)`.
  public init?(name: NSDataAssetName) {
    let folders = UIImage.folders
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
