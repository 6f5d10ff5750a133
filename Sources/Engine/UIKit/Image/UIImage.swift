public import QuartzCore

/// A picture with a scale - how many of its pixels make a point - and a way it is turned; or several, to be shown in
/// turn.
///
/// PNG, JPEG, GIF, WebP and SVG files are read. Immutable, and may be made and used in any thread: a picture is
/// decoded when it is made, never later while it is shown.
nonisolated public final class UIImage: NSObject, Sendable {
  /// How the stored pixels are turned when the picture is shown.
  public enum Orientation: Int, Sendable {
    /// As they are stored.
    case up
    /// Half a turn.
    case down
    /// A quarter turn counterclockwise.
    case left
    /// A quarter turn clockwise.
    case right
    /// Left and right swapped.
    case upMirrored
    /// Top and bottom swapped.
    case downMirrored
    /// Left and right swapped, then a quarter turn counterclockwise.
    case leftMirrored
    /// Left and right swapped, then a quarter turn clockwise.
    case rightMirrored
  }

  /// Whether a picture has its own colors, or is the shape for another one.
  public enum RenderingMode: Int, Sendable {
    /// As who shows it likes: here with its own colors.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// Its alpha alone counts, and the tint color is seen through it.
    case alwaysTemplate
  }

  /// All that it is made of.
  let values: Values

  /// The stored pixels, not turned; `nil` for an empty picture, and for one of several.
  public var cgImage: CGImage? { values.image }
  /// Pixels per point; default 1.
  public var scale: CGFloat { values.scale }
  /// How the stored pixels are turned; default `.up`.
  public var imageOrientation: Orientation { values.orientation }
  /// Whether it has its own colors; default `.automatic`.
  public var renderingMode: RenderingMode { values.mode }
  /// What is not stretched when it is drawn larger or smaller, from each side in points; default none.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// The pictures to be shown in turn; `nil` for a single one.
  public var images: [UIImage]? { values.images }
  /// How long all of `images` are shown once, in seconds; 0 for a single picture.
  public var duration: TimeInterval { values.duration }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// An empty picture.
  public override convenience init() {
    self.init(Values())
  }

  /// A picture of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture.
  ///
  /// - Parameters:
  ///   - cgImage: The stored pixels.
  ///   - scale: Pixels per point; what is no scale counts as 1.
  ///   - orientation: How they are turned when it is shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Values(image: cgImage, scale: scale, orientation: orientation))
  }

  /// Its size in points, as it is shown.
  public var size: CGSize {
    if let first = images?.first { return first.size }
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    let isTurned = imageOrientation.engine.swapsSides
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  /// Equal when both show the same pixels in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage === other.cgImage && scale == other.scale && duration == other.duration
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets && images == other.images)
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }

  /// What a picture is made of, for making one that differs in one of them.
  struct Values {
    var image: CGImage?
    let scale: CGFloat
    var orientation = Orientation.up
    var mode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var images: [UIImage]?
    var duration: TimeInterval = 0

    /// What is no scale counts as 1.
    init(image: CGImage? = nil, scale: CGFloat = 1, orientation: Orientation = .up) {
      (self.image, self.orientation) = (image, orientation)
      self.scale = scale > 0 && scale.isFinite ? scale : 1
    }
  }
}

nonisolated extension UIImage.Orientation {
  /// The same turn, as the engine calls it: its numbers are the same.
  var engine: ImageOrientation { ImageOrientation(rawValue: rawValue) ?? .up }

  init(_ orientation: ImageOrientation) {
    self = Self(rawValue: orientation.rawValue) ?? .up
  }
}
