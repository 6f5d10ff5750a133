public import CoreGraphics

/// What the typed filters have in common.
public protocol CIFilterProtocol: CIFilter {}

/// A filter that spreads each point as a Gaussian does.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The Gaussian's standard deviation, in points, 0 … 100; default 10.
  var radius: Float { get set }
}

/// A filter that gives each point the mean of a square about it.
public protocol CIBoxBlur: CIFilterProtocol {
  /// Half the square's side, in points, 0 … 100; default 10.
  var radius: Float { get set }
}

/// A filter that makes a picture of squares of one color each.
public protocol CIPixellate: CIFilterProtocol {
  /// Where corners of squares meet, in the layer's points; default (150, 150).
  var center: CGPoint { get set }
  /// A square's side, in points, 1 … 1000; default 8.
  var scale: Float { get set }
}

/// A filter for saturation, brightness and contrast, in this order.
public protocol CIColorControls: CIFilterProtocol {
  /// 0 for gray, 1 for colors as they are, more for stronger ones; default 1.
  var saturation: Float { get set }
  /// What is added to each component, -1 … 1; default 0.
  var brightness: Float { get set }
  /// The factor by which components move away from the half, at least 0; default 1.
  var contrast: Float { get set }
}

/// A filter that makes each component a sum of all, and of a bias.
public protocol CIColorMatrix: CIFilterProtocol {
  /// What red is made of: the shares of red, green, blue and alpha; default (1, 0, 0, 0).
  var rVector: CIVector { get set }
  /// What green is made of; default (0, 1, 0, 0).
  var gVector: CIVector { get set }
  /// What blue is made of; default (0, 0, 1, 0).
  var bVector: CIVector { get set }
  /// What alpha is made of; default (0, 0, 0, 1).
  var aVector: CIVector { get set }
  /// What is added to each component; default none.
  var biasVector: CIVector { get set }
}

/// A filter that turns each color into its opposite.
public protocol CIColorInvert: CIFilterProtocol {}

/// A filter that holds components within bounds.
public protocol CIColorClamp: CIFilterProtocol {
  /// The least red, green, blue and alpha, each 0 … 1; default (0, 0, 0, 0).
  var minComponents: CIVector { get set }
  /// The greatest red, green, blue and alpha, each 0 … 1; default (1, 1, 1, 1).
  var maxComponents: CIVector { get set }
}

/// A filter that turns colors into shades of one.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The one color; default a brown.
  var color: CIColor { get set }
  /// How much of the effect there is, 0 … 1; default 1.
  var intensity: Float { get set }
}

/// A filter that leaves each component a few steps.
public protocol CIColorPosterize: CIFilterProtocol {
  /// How many steps, 2 … 256; default 6.
  var levels: Float { get set }
}

/// A filter that turns colors into shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// How much of the effect there is, 0 … 1; default 1.
  var intensity: Float { get set }
}

/// A filter that turns colors about the gray axis.
public protocol CIHueAdjust: CIFilterProtocol {
  /// By how much, in radians; default 0.
  var angle: Float { get set }
}

/// A filter that exposes a picture more, or less.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// By how many stops, -10 … 10; default 0.
  var ev: Float { get set }
}

/// A filter that raises components to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The power, 0 … 100; default 0.75.
  var power: Float { get set }
}
