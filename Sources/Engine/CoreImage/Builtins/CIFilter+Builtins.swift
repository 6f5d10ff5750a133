/// The filters with typed inputs, as `CoreImage.CIFilterBuiltins` has them on Apple's systems; here they come with the
/// module itself, which has no submodules.
extension CIFilter {
  /// A filter that spreads each point as a Gaussian does.
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    GaussianBlurFilter(kind: .gaussianBlur)
  }

  /// A filter that gives each point the mean of a square about it.
  public static func boxBlur() -> any CIFilter & CIBoxBlur {
    BoxBlurFilter(kind: .boxBlur)
  }

  /// A filter that makes a picture of squares of one color each.
  public static func pixellate() -> any CIFilter & CIPixellate {
    PixellateFilter(kind: .pixellate)
  }

  /// A filter for saturation, brightness and contrast, in this order.
  public static func colorControls() -> any CIFilter & CIColorControls {
    ColorControlsFilter(kind: .colorControls)
  }

  /// A filter that makes each component a sum of all, and of a bias.
  public static func colorMatrix() -> any CIFilter & CIColorMatrix {
    ColorMatrixFilter(kind: .colorMatrix)
  }

  /// A filter that turns each color into its opposite.
  public static func colorInvert() -> any CIFilter & CIColorInvert {
    ColorInvertFilter(kind: .colorInvert)
  }

  /// A filter that holds components within bounds.
  public static func colorClamp() -> any CIFilter & CIColorClamp {
    ColorClampFilter(kind: .colorClamp)
  }

  /// A filter that turns colors into shades of one.
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochromeFilter(kind: .colorMonochrome)
  }

  /// A filter that leaves each component a few steps.
  public static func colorPosterize() -> any CIFilter & CIColorPosterize {
    ColorPosterizeFilter(kind: .colorPosterize)
  }

  /// A filter that turns colors into shades of brown.
  public static func sepiaTone() -> any CIFilter & CISepiaTone {
    SepiaToneFilter(kind: .sepiaTone)
  }

  /// A filter that turns colors about the gray axis.
  public static func hueAdjust() -> any CIFilter & CIHueAdjust {
    HueAdjustFilter(kind: .hueAdjust)
  }

  /// A filter that exposes a picture more, or less.
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ExposureAdjustFilter(kind: .exposureAdjust)
  }

  /// A filter that raises components to a power.
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    GammaAdjustFilter(kind: .gammaAdjust)
  }
}
