public import QuartzCore

extension UIButton {
  /// A button's content and look, as a value.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// How the corner radius is determined.
    nonisolated public enum CornerStyle: Int, Sendable {
      /// The corner radius of `background`.
      case fixed = -1
      /// The corner radius of `background`; fonts do not scale here, so corner radii do not either.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half circles.
      case capsule
    }

    /// The size of the content and its insets.
    nonisolated public enum Size: Int, Sendable {
      /// Between small and large.
      case medium
      /// Small.
      case small
      /// The smallest.
      case mini
      /// Large.
      case large
    }

    /// The alignment of title and subtitle.
    nonisolated public enum TitleAlignment: Int, Sendable {
      /// As the button's content is aligned.
      case automatic
      /// Both leading edges are aligned.
      case leading
      /// Both centers are aligned.
      case center
      /// Both trailing edges are aligned.
      case trailing
    }

    /// The source of the colors.
    enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The title; default `nil`.
    public var title: String?
    /// The smaller text below it; default `nil`.
    public var subtitle: String?
    /// The image; default `nil`.
    public var image: UIImage?
    /// The side of the texts on which the image is; default `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and texts, in points; default 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; default 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; default `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around the content, in points; the default depends on `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How the corner radius is determined; default `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the content and its insets; default `.medium`.
    ///
    /// Setting it sets `contentInsets` too.
    public var buttonSize = Size.medium {
      didSet { setDefaultContentInsets() }
    }
    /// The color of texts and template images; default `nil`, which uses the style's.
    public var baseForegroundColor: UIColor?
    /// The color from which the background's color is made; default `nil`, which uses the style's.
    public var baseBackgroundColor: UIColor?
    /// The background behind the content.
    public var background: UIBackgroundConfiguration
    /// Whether the look follows the button's states automatically; default true.
    public var automaticallyUpdateForSelection = true

    let style: Style

    private init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration()
      background.cornerRadius = ControlStyle.buttonCornerRadius
      contentInsets = .zero
      setDefaultContentInsets()
    }

    /// No background, and content in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A gray background, and content in the tint color.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A pale background of the tint color, and content in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint color, and white content.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `plain()`.
    public static func borderless() -> Configuration { plain() }
    /// The same as `gray()`.
    public static func bordered() -> Configuration { gray() }
    /// The same as `tinted()`.
    public static func borderedTinted() -> Configuration { tinted() }
    /// The same as `filled()`.
    public static func borderedProminent() -> Configuration { filled() }

    /// Sets `contentInsets` to those of `buttonSize`.
    public mutating func setDefaultContentInsets() {
      contentInsets = ControlStyle.contentInsets(of: buttonSize)
    }
  }
}
