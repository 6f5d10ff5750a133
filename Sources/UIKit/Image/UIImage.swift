public import QuartzCore

/// A picture with a scale: how many of its pixels make a point.
///
/// PNG files are what can be read.
public final class UIImage: NSObject {
  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels per point; default 1.
  public let scale: CGFloat

  /// Where `init(named:)` looks, in order; default the current directory.
  package static var folders = ["."]

  /// The picture of an image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// The picture in a PNG file; `nil` when that cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` before the extension gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? CGImage(pngFile: path) else { return nil }
    self.init(image, scale: Self.scale(ofFile: path))
  }

  /// The picture in the bytes of a PNG file; `nil` when they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in the bytes of a PNG file, with a scale; `nil` when they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(pngData: data) else { return nil }
    self.init(image, scale: scale)
  }

  /// The picture of that name beside the scene; `nil` when there is none.
  ///
  /// The extension may be left out. For a screen of 2 or 3 pixels a point the file with `@2x` or
  /// `@3x` is preferred.
  public convenience init?(named name: String) {
    let paths = Self.folders.flatMap { Self.candidates(for: name, in: $0) }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return nil
    }
    self.init(contentsOfFile: path)
  }

  private init(_ image: CGImage, scale: CGFloat) {
    cgImage = image
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// Its size in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The bytes of a PNG file of it; `nil` for an empty picture.
  public func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  private static func candidates(for name: String, in folder: String) -> [String] {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let preferred = Int(UIScreen.main.scale.rounded(.up))
    let suffixes = preferred > 1 ? ["@\(preferred)x", "", "@2x", "@3x"] : ["", "@2x", "@3x"]
    return suffixes.map { "\(folder)/\(base)\($0).png" }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    if path.hasSuffix("@2x.png") { return 2 }
    return path.hasSuffix("@3x.png") ? 3 : 1
  }
}
