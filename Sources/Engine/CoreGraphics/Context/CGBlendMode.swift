import CCairo

/// How drawing mixes with what is there already.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  /// Product of both colors.
  case multiply = 1
  /// Product of both complements.
  case screen = 2
  /// Multiply or screen, by what is there.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// A soft light from the source.
  case softLight = 8
  /// Multiply or screen, by the source.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// A softer difference.
  case exclusion = 11
  /// The source's hue.
  case hue = 12
  /// The source's saturation.
  case saturation = 13
  /// The source's hue and saturation.
  case color = 14
  /// The source's luminosity.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// The source replaces what is there.
  case copy = 17
  /// The source where something is.
  case sourceIn = 18
  /// The source where nothing is.
  case sourceOut = 19
  /// The source on top of what is there, only where something is.
  case sourceAtop = 20
  /// The source below what is there.
  case destinationOver = 21
  /// What is there, where the source is.
  case destinationIn = 22
  /// What is there, where the source is not.
  case destinationOut = 23
  /// What is there on top of the source, only where the source is.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum, darkened; drawn as a multiplication, which Cairo has.
  case plusDarker = 26
  /// The sum.
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

/// How carefully pictures are sampled when they are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: smooth.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Smooth.
  case low = 2
  /// Smooth.
  case high = 3
  /// Smooth.
  case medium = 4
}

extension CGBlendMode {
  /// Whether what is there stays where the source has nothing.
  package var isBoundedBySource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
