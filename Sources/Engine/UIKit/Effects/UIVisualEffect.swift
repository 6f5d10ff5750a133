public import QuartzCore

/// What a `UIVisualEffectView` does with the pixels behind it: a blur, or the vibrancy of contents above one.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  override init() { super.init() }

  /// This object itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind a view, with a tint.
public final class UIBlurEffect: UIVisualEffect {
  /// The strength and the tint of a blur; those without "Light" or "Dark" follow the interface style.
  nonisolated public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As `light` or `dark`, by the interface style.
    case regular = 4
    /// As `extraLight` or `dark`, by the interface style.
    case prominent = 5
    /// A material through which most can be seen.
    case systemUltraThinMaterial = 6
    /// A material through which much can be seen.
    case systemThinMaterial = 7
    /// A material of medium thickness.
    case systemMaterial = 8
    /// A material through which little can be seen.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The light one of the material.
    case systemUltraThinMaterialLight = 11
    /// The light one of the material.
    case systemThinMaterialLight = 12
    /// The light one of the material.
    case systemMaterialLight = 13
    /// The light one of the material.
    case systemThickMaterialLight = 14
    /// The light one of the material.
    case systemChromeMaterialLight = 15
    /// The dark one of the material.
    case systemUltraThinMaterialDark = 16
    /// The dark one of the material.
    case systemThinMaterialDark = 17
    /// The dark one of the material.
    case systemMaterialDark = 18
    /// The dark one of the material.
    case systemThickMaterialDark = 19
    /// The dark one of the material.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur in a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// How it looks in an interface style.
  func look(in interface: UIUserInterfaceStyle) -> BlurLook { BlurLook(style, in: interface) }
}

/// Contents that take on something of the blur below them.
///
/// Here they keep their own colors: the effect only tells that a view has no blur of its own.
public final class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// The vibrancy of contents above a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// The vibrancy of a kind of contents above a blur; the kind has no effect.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What vibrant contents are.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label = 0
  /// A label of second rank.
  case secondaryLabel = 1
  /// A label of third rank.
  case tertiaryLabel = 2
  /// A label of fourth rank.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// An area of second rank.
  case secondaryFill = 5
  /// An area of third rank.
  case tertiaryFill = 6
  /// A line between others.
  case separator = 7
}

/// The numbers of a blur.
struct BlurLook: Equatable {
  /// The radius of the blur, in points.
  let radius: CGFloat
  /// The factor of the saturation.
  let saturation: CGFloat
  /// The gray of the tint, 0 (black) … 1 (white), and its opacity.
  let tint: (white: CGFloat, alpha: CGFloat)

  /// The blur's look, by the values of Apple's sample `UIImage+ImageEffects` for the three styles of iOS 7; those of
  /// the materials lie between and beyond them.
  init(_ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) {
    saturation = 1.8
    (radius, tint) = Self.values(of: style, isDark: interface == .dark)
  }

  private static func values(
    of style: UIBlurEffect.Style,
    isDark: Bool
  ) -> (radius: CGFloat, tint: (white: CGFloat, alpha: CGFloat)) {
    switch style {
    case .extraLight: return (20, (0.97, 0.82))
    case .light: return (30, (1, 0.3))
    case .dark: return (20, (0.11, 0.73))
    case .regular: return values(of: isDark ? .dark : .light, isDark: isDark)
    case .prominent: return values(of: isDark ? .dark : .extraLight, isDark: isDark)
    default:
      let isFixed = style.rawValue > UIBlurEffect.Style.systemChromeMaterial.rawValue
      let alphas: [CGFloat] = [0.42, 0.58, 0.74, 0.88, 0.8]
      let darkens = isFixed ? style.rawValue >= 16 : isDark
      return (30, (darkens ? 0.14 : 0.97, alphas[(style.rawValue - 6) % 5]))
    }
  }

  static func == (a: BlurLook, b: BlurLook) -> Bool {
    a.radius == b.radius && a.saturation == b.saturation && a.tint == b.tint
  }
}
