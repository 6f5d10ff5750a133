/// The filters that there are, by the names that Core Image has for them.
package enum FilterKind: String, CaseIterable, Sendable {
  // Of one picture.
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
  // Of a picture and what is behind it.
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
  /// Whether it puts a picture on what is behind, rather than changing one.
  package var isCompositing: Bool {
    rawValue.hasSuffix("BlendMode") || rawValue.hasSuffix("Compositing")
  }

  /// What it takes besides pictures, in the order of `CIFilter.inputKeys`.
  package var inputs: [FilterInput] { FilterInput.table[self] ?? [] }

  /// How many numbers its inputs are together.
  package var inputCount: Int { inputs.reduce(0) { $0 + $1.count } }
}
