public import QuartzCore
import Synchronization

/// An image with a scale (pixels per point) and an orientation; or several images that are shown in turn.
///
/// It reads PNG, JPEG, GIF, WebP and SVG files. It is immutable, and can be created and used on any thread. It is
/// decoded when it is created, never later while it is shown.
nonisolated public final class UIImage: NSObject, Sendable {
  /// The orientation in which the stored pixels are shown.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counterclockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored horizontally.
    case upMirrored
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored horizontally, then rotated by 90° counterclockwise.
    case leftMirrored
    /// Mirrored horizontally, then rotated by 90° clockwise.
    case rightMirrored
  }

  /// Whether an image is shown in its own colors, or as a template for the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The default of the view that shows it: here with its own colors.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// Only its alpha is used, as a mask for the tint color.
    case alwaysTemplate
  }

  /// The values of all properties.
  let values: Values

  /// The stored pixels, without the orientation applied; `nil` for an empty image, and for an animated one.
  public var cgImage: CGImage? { values.image }
  /// Pixels per point; default 1.
  public var scale: CGFloat { values.scale }
  /// The orientation in which the stored pixels are shown; default `.up`.
  public var imageOrientation: Orientation { values.orientation }
  /// Whether it is shown in its own colors; default `.automatic`.
  public var renderingMode: RenderingMode { values.mode }
  /// The caps that are not stretched when it is drawn larger or smaller, from each side in points; default none.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// The images that are shown in turn; `nil` for a single one.
  public var images: [UIImage]? { values.images }
  /// The duration of one pass through `images`, in seconds; 0 for a single image.
  public var duration: TimeInterval { values.duration }

  private let identifier = Mutex<String?>(nil)
  /// A name for tests of the image; default `nil`; kept.
  public var accessibilityIdentifier: String? {
    get { identifier.withLock(\.self) }
    set { identifier.withLock { $0 = newValue } }
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Whether it looks different in the dark appearance.
  var hasVariants: Bool { values.dark != nil }

  /// The image for an appearance alone, in this one's rendering mode.
  func variant(for style: UIUserInterfaceStyle) -> UIImage {
    guard let dark = values.dark else { return self }
    var chosen = style == .dark ? dark.values : values
    chosen.dark = nil
    if style == .dark { (chosen.mode, chosen.capInsets) = (renderingMode, capInsets) }
    return UIImage(chosen)
  }

  /// An empty image.
  public override convenience init() {
    self.init(Values())
  }

  /// An image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image with a scale and an orientation.
  ///
  /// - Parameters:
  ///   - cgImage: The stored pixels.
  ///   - scale: Pixels per point; an invalid value is replaced by 1.
  ///   - orientation: The orientation in which they are shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Values(image: cgImage, scale: scale, orientation: orientation))
  }

  /// The size in points, as it is shown.
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

  /// Whether both show the same pixels in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage === other.cgImage && scale == other.scale && duration == other.duration
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets && images == other.images
        && values.dark == other.values.dark)
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }

  /// The values of an image's properties, for making a copy with one of them changed.
  struct Values {
    var image: CGImage?
    let scale: CGFloat
    var orientation = Orientation.up
    var mode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The image for the dark appearance; `nil` for the same.
    var dark: UIImage?

    /// An invalid scale is replaced by 1.
    init(image: CGImage? = nil, scale: CGFloat = 1, orientation: Orientation = .up) {
      (self.image, self.orientation) = (image, orientation)
      self.scale = scale > 0 && scale.isFinite ? scale : 1
    }
  }
}

nonisolated extension UIImage.Orientation {
  /// The same orientation in the engine's type, which has the same raw values.
  var engine: ImageOrientation { ImageOrientation(rawValue: rawValue) ?? .up }

  init(_ orientation: ImageOrientation) {
    self = Self(rawValue: orientation.rawValue) ?? .up
  }
}
