/// The filters with typed inputs, as in `CoreImage.CIFilterBuiltins` on Apple's systems; here they are in the module
/// itself, which has no submodules.
extension CIFilter {
  /// A Gaussian blur.
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    GaussianBlurFilter(kind: .gaussianBlur)
  }

  /// A box blur: each pixel becomes the mean of a square about it.
  public static func boxBlur() -> any CIFilter & CIBoxBlur {
    BoxBlurFilter(kind: .boxBlur)
  }

  /// A pixellation: the picture becomes squares of one color each.
  public static func pixellate() -> any CIFilter & CIPixellate {
    PixellateFilter(kind: .pixellate)
  }

  /// A filter for saturation, brightness and contrast, in this order.
  public static func colorControls() -> any CIFilter & CIColorControls {
    ColorControlsFilter(kind: .colorControls)
  }

  /// A filter that applies a matrix to the components, and adds a bias.
  public static func colorMatrix() -> any CIFilter & CIColorMatrix {
    ColorMatrixFilter(kind: .colorMatrix)
  }

  /// A filter that inverts colors.
  public static func colorInvert() -> any CIFilter & CIColorInvert {
    ColorInvertFilter(kind: .colorInvert)
  }

  /// A filter that clamps components.
  public static func colorClamp() -> any CIFilter & CIColorClamp {
    ColorClampFilter(kind: .colorClamp)
  }

  /// A filter that maps colors to shades of one color.
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochromeFilter(kind: .colorMonochrome)
  }

  /// A filter that quantizes each component to a few steps.
  public static func colorPosterize() -> any CIFilter & CIColorPosterize {
    ColorPosterizeFilter(kind: .colorPosterize)
  }

  /// A filter that maps colors to shades of brown.
  public static func sepiaTone() -> any CIFilter & CISepiaTone {
    SepiaToneFilter(kind: .sepiaTone)
  }

  /// A filter that rotates colors about the gray axis.
  public static func hueAdjust() -> any CIFilter & CIHueAdjust {
    HueAdjustFilter(kind: .hueAdjust)
  }

  /// A filter that changes the exposure of a picture.
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ExposureAdjustFilter(kind: .exposureAdjust)
  }

  /// A filter that raises components to a power.
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    GammaAdjustFilter(kind: .gammaAdjust)
  }
}
