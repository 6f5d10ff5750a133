public import QuartzCore

extension UIButton {
  /// What a button shows and how it looks, as a value.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    nonisolated public enum CornerStyle: Int, Sendable {
      /// As round as `background` says.
      case fixed = -1
      /// As round as `background` says; fonts do not grow here, so corners do not either.
      case dynamic
      /// A little.
      case small
      /// Somewhat.
      case medium
      /// Much.
      case large
      /// As half circles.
      case capsule
    }

    /// How large the content and the room around it are.
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

    /// Where title and subtitle stand to each other.
    nonisolated public enum TitleAlignment: Int, Sendable {
      /// As the button's content stands in it.
      case automatic
      /// Both start at the same place.
      case leading
      /// One in the middle of the other.
      case center
      /// Both end at the same place.
      case trailing
    }

    /// What the colors come from.
    enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The title; default `nil`.
    public var title: String?
    /// The smaller text under it; default `nil`.
    public var subtitle: String?
    /// The picture; default `nil`.
    public var image: UIImage?
    /// On which side of the texts the picture is; default `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and texts, in points; default 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points; default 1.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other; default `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// Around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How round the corners are; default `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the content is; default `.medium`.
    ///
    /// Setting it sets `contentInsets` too.
    public var buttonSize = Size.medium {
      didSet { setDefaultContentInsets() }
    }
    /// The color of texts and of pictures that are shapes; default `nil`: as the style says.
    public var baseForegroundColor: UIColor?
    /// The color that the background's is made from; default `nil`: as the style says.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background: UIBackgroundConfiguration
    /// Whether the look follows the button's states by itself; default true.
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
    /// A background of a little of the tint color, and content in it.
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
