import ImageIO
public import QuartzCore
import Synchronization

nonisolated extension UIImage {
  /// The image in a file; `nil` if it cannot be read. (`CGImage(contentsOfFile:)` throws the reason.)
  ///
  /// A name that ends in `@2x` or `@3x` before the extension sets the scale; an SVG file is drawn at that scale. The
  /// orientation is read from the file. Of an animation it is the first frame: see `animatedImage(with:)`.
  public convenience init?(contentsOfFile path: String) {
    let scale = PictureName(path).scale
    self.init(try? EncodedImage(file: path, scale: Double(scale)), scale: scale)
  }

  /// The image in the bytes of a file; `nil` if they are no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the bytes of a file, with a scale, at which an SVG file is drawn; `nil` if they are no image.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(try? EncodedImage(data, scale: Double(scale)), scale: scale)
  }

  /// The first image of a file, with the file's orientation; `nil` if it is damaged.
  convenience init?(_ file: EncodedImage?, scale: CGFloat) {
    guard let file, let image = try? file.decode() else { return nil }
    let orientation = Orientation(ImageOrientation(exif: file.orientation))
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The image of that name beside the scene, or in an asset catalog there; `nil` if there is none.
  ///
  /// A catalog is a folder `NAME.xcassets` with a folder `IMAGE.imageset` in it, whose `Contents.json` names files for
  /// scales and for the dark appearance: what shows the image follows its traits. A picture beside the scene comes
  /// first. Its extension may be omitted: PNG, JPEG, GIF, WebP and SVG are searched in this order. For a screen of 2 or
  /// 3 pixels per point the file with `@2x` or `@3x` is preferred; SVG is drawn at the screen's scale. Images are
  /// cached by name, without checking the files again, up to 64 million bytes of pixels.
  public convenience init?(named name: String) {
    self.init(named: name, in: Self.folders, scale: ScreenScale.current)
  }

  /// The image of that name among a bundle's files; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The file's name, as for `init(named:)`.
  ///   - bundle: The bundle to search; the scene's own files for `nil` and for the main bundle.
  ///   - traitCollection: Its display scale is used as the screen's, and its interface style chooses the image for
  ///     light or dark, unless they are unspecified. Its other traits have no effect.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let asked = traitCollection?.displayScale ?? 0
    self.init(
      named: name,
      in: bundle?.resourceFolders ?? Self.folders,
      scale: asked > 0 ? asked : ScreenScale.current,
      style: traitCollection?.userInterfaceStyle ?? .unspecified
    )
  }

  private convenience init?(
    named name: String,
    in folders: [String],
    scale: CGFloat,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    let key = NamedPictures.Key(name: name, folders: folders, scale: scale)
    guard let picture = NamedPictures.picture(key) ?? Self.read(name, in: folders, scale) else {
      return nil
    }
    NamedPictures.keep(picture, key)
    self.init(style == .unspecified ? picture.values : picture.variant(for: style).values)
  }

  private static func read(_ name: String, in folders: [String], _ scale: CGFloat) -> UIImage? {
    guard let path = PictureName.find(name, in: folders, scale: scale) else {
      return ImageSet.picture(name, in: folders, scale: scale)
    }
    let file = PictureName(path)
    let isDrawn = ImageFormat.svg.fileExtensions.contains(file.fileExtension)
    let ownScale = isDrawn ? scale * file.scale : file.scale
    do {
      return UIImage(try EncodedImage(file: path, scale: Double(ownScale)), scale: ownScale)
    } catch {
      ResourceReport.once("\(error)")
      return nil
    }
  }

  /// The bytes of a PNG file of the image as it is shown; `nil` for an empty image.
  public func pngData() -> Data? {
    try? upright?.pngData()
  }

  /// The bytes of a JPEG file of the image as it is shown; `nil` for an empty image, and without libturbojpeg.
  ///
  /// - Parameter compressionQuality: The quality, 0 (smallest file) … 1 (best image).
  /// - Returns: The file; clear parts are white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.jpegData(quality: Double(compressionQuality))
  }

  /// The pixels as they are shown; `nil` for an empty image.
  var upright: CGImage? { cgImage?.oriented(imageOrientation.engine) }

  /// The folders that `init(named:)` searches, in order; default the current directory.
  package static var folders: [String] {
    get { NamedPictures.folders.withLock { $0 } }
    set { NamedPictures.folders.withLock { $0 = newValue } }
  }
}

/// The cache of images by name, shared by all threads.
nonisolated private enum NamedPictures {
  struct Key: Hashable {
    let name: String
    let folders: [String]
    let scale: CGFloat
  }

  static let folders = Mutex(["."])
  private static let kept = Mutex((pictures: [Key: UIImage](), pixels: 0))
  private static let most = 1 << 24

  static func picture(_ key: Key) -> UIImage? {
    kept.withLock { $0.pictures[key] }
  }

  /// Caches an image; the others are removed if there would be too many pixels.
  static func keep(_ picture: UIImage, _ key: Key) {
    let pixels = picture.cgImage.map { $0.width * $0.height } ?? 0
    kept.withLock { kept in
      guard kept.pictures[key] == nil else { return }
      if kept.pixels + pixels > most { kept = ([:], 0) }
      guard pixels <= most else { return }
      kept.pictures[key] = picture
      kept.pixels += pixels
    }
  }
}
