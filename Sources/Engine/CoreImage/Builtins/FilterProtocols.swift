public import CoreGraphics

/// The base protocol of the typed filters.
public protocol CIFilterProtocol: CIFilter {}

/// A Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The Gaussian's standard deviation, in points, 0 … 100; default 10.
  var radius: Float { get set }
}

/// A box blur: each pixel becomes the mean of a square about it.
public protocol CIBoxBlur: CIFilterProtocol {
  /// Half the square's side, in points, 0 … 100; default 10.
  var radius: Float { get set }
}

/// A pixellation: the picture becomes squares of one color each.
public protocol CIPixellate: CIFilterProtocol {
  /// A point where corners of squares meet, in the layer's points; default (150, 150).
  var center: CGPoint { get set }
  /// The side of a square, in points, 1 … 1000; default 8.
  var scale: Float { get set }
}

/// A filter for saturation, brightness and contrast, in this order.
public protocol CIColorControls: CIFilterProtocol {
  /// The saturation: 0 for gray, 1 for unchanged colors, more for stronger ones; default 1.
  var saturation: Float { get set }
  /// The number added to each component, -1 … 1; default 0.
  var brightness: Float { get set }
  /// The factor of the components' distance from 0.5, at least 0; default 1.
  var contrast: Float { get set }
}

/// A filter that applies a matrix to the components, and adds a bias.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The factors of red, green, blue and alpha in red; default (1, 0, 0, 0).
  var rVector: CIVector { get set }
  /// The factors of red, green, blue and alpha in green; default (0, 1, 0, 0).
  var gVector: CIVector { get set }
  /// The factors of red, green, blue and alpha in blue; default (0, 0, 1, 0).
  var bVector: CIVector { get set }
  /// The factors of red, green, blue and alpha in alpha; default (0, 0, 0, 1).
  var aVector: CIVector { get set }
  /// The numbers added to each component; default 0.
  var biasVector: CIVector { get set }
}

/// A filter that inverts colors.
public protocol CIColorInvert: CIFilterProtocol {}

/// A filter that clamps components.
public protocol CIColorClamp: CIFilterProtocol {
  /// The minimum of red, green, blue and alpha, each 0 … 1; default (0, 0, 0, 0).
  var minComponents: CIVector { get set }
  /// The maximum of red, green, blue and alpha, each 0 … 1; default (1, 1, 1, 1).
  var maxComponents: CIVector { get set }
}

/// A filter that maps colors to shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The color; default a brown.
  var color: CIColor { get set }
  /// The strength of the effect, 0 … 1; default 1.
  var intensity: Float { get set }
}

/// A filter that quantizes each component to a few steps.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The number of steps, 2 … 256; default 6.
  var levels: Float { get set }
}

/// A filter that maps colors to shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The strength of the effect, 0 … 1; default 1.
  var intensity: Float { get set }
}

/// A filter that rotates colors about the gray axis.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The angle of the rotation, in radians; default 0.
  var angle: Float { get set }
}

/// A filter that changes the exposure of a picture.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The change of exposure, in stops, -10 … 10; default 0.
  var ev: Float { get set }
}

/// A filter that raises components to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The power, 0 … 100; default 0.75.
  var power: Float { get set }
}
