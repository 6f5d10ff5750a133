import CCairo

/// How drawing is composited with the backdrop.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the backdrop.
  case normal = 0
  /// The product of both colors.
  case multiply = 1
  /// The complement of the product of both complements.
  case screen = 2
  /// Multiply or screen, depending on the backdrop.
  case overlay = 3
  /// The darker of both, for each component.
  case darken = 4
  /// The lighter of both, for each component.
  case lighten = 5
  /// Brightens the backdrop to reflect the source.
  case colorDodge = 6
  /// Darkens the backdrop to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiply or screen, depending on the source.
  case hardLight = 9
  /// The absolute difference of both.
  case difference = 10
  /// Like the difference, with lower contrast.
  case exclusion = 11
  /// The source's hue, with the backdrop's saturation and luminosity.
  case hue = 12
  /// The source's saturation, with the backdrop's hue and luminosity.
  case saturation = 13
  /// The source's hue and saturation, with the backdrop's luminosity.
  case color = 14
  /// The source's luminosity, with the backdrop's hue and saturation.
  case luminosity = 15
  /// The result is clear.
  case clear = 16
  /// The source replaces the backdrop.
  case copy = 17
  /// The source where the backdrop is opaque.
  case sourceIn = 18
  /// The source where the backdrop is clear.
  case sourceOut = 19
  /// The source over the backdrop, only where the backdrop is opaque.
  case sourceAtop = 20
  /// The source under the backdrop.
  case destinationOver = 21
  /// The backdrop where the source is opaque.
  case destinationIn = 22
  /// The backdrop where the source is clear.
  case destinationOut = 23
  /// The backdrop over the source, only where the source is opaque.
  case destinationAtop = 24
  /// Each of both where the other is clear.
  case xor = 25
  /// The sum, darkened; drawn as multiply, as Cairo does not have it.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27

  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

/// The quality of sampling when pictures are magnified or minified.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context: smooth.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Smooth (bilinear or better).
  case low = 2
  /// Smooth (bilinear or better).
  case high = 3
  /// Smooth (bilinear or better).
  case medium = 4
}

extension CGBlendMode {
  /// Whether the backdrop stays unchanged where the source is clear.
  package var isBoundedBySource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
