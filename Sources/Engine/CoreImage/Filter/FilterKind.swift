/// The supported filters, by Core Image's names.
package enum FilterKind: String, CaseIterable, Sendable {
  // Filters of one picture.
  case gaussianBlur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case pixellate = "CIPixellate"
  case colorControls = "CIColorControls"
  case colorMatrix = "CIColorMatrix"
  case colorInvert = "CIColorInvert"
  case colorClamp = "CIColorClamp"
  case colorMonochrome = "CIColorMonochrome"
  case colorPosterize = "CIColorPosterize"
  case sepiaTone = "CISepiaTone"
  case hueAdjust = "CIHueAdjust"
  case exposureAdjust = "CIExposureAdjust"
  case gammaAdjust = "CIGammaAdjust"
  // Filters of a picture and its backdrop.
  case sourceOver = "CISourceOverCompositing"
  case addition = "CIAdditionCompositing"
  case multiply = "CIMultiplyBlendMode"
  case screen = "CIScreenBlendMode"
  case overlay = "CIOverlayBlendMode"
  case darken = "CIDarkenBlendMode"
  case lighten = "CILightenBlendMode"
  case colorDodge = "CIColorDodgeBlendMode"
  case colorBurn = "CIColorBurnBlendMode"
  case softLight = "CISoftLightBlendMode"
  case hardLight = "CIHardLightBlendMode"
  case difference = "CIDifferenceBlendMode"
  case exclusion = "CIExclusionBlendMode"
  case hue = "CIHueBlendMode"
  case saturation = "CISaturationBlendMode"
  case color = "CIColorBlendMode"
  case luminosity = "CILuminosityBlendMode"
}

extension FilterKind {
  /// Whether it composites a picture with the backdrop, rather than changing one.
  package var isCompositing: Bool {
    rawValue.hasSuffix("BlendMode") || rawValue.hasSuffix("Compositing")
  }

  /// The inputs except pictures, in the order of `CIFilter.inputKeys`.
  package var inputs: [FilterInput] { FilterInput.table[self] ?? [] }

  /// The number of all inputs' numbers together.
  package var inputCount: Int { inputs.reduce(0) { $0 + $1.count } }
}
