import CoreGraphics

extension CALayer {
  /// The corners that `cornerRadius` rounds; default all four.
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(.maskedCorners, to: .number(Double(newValue.rawValue))) }
  }

  /// The curve of the round corners; default `.circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(.cornerCurve, to: .text(newValue.rawValue)) }
  }

  /// The length of an edge that a corner of the curve takes, in corner radii: 1 for `circular`; 1.528665 for
  /// `continuous`, as on Apple's systems.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  /// The antialiased edges; default all four.
  ///
  /// At the other edges a pixel belongs to the layer if its center does, completely or not at all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { set(.edgeAntialiasingMask, to: .number(Double(newValue.rawValue))) }
  }

  /// Whether the edges of `edgeAntialiasingMask` are antialiased; default true, as on macOS.
  ///
  /// On iOS the default is false, and an application's Info.plist can change it; but a rotated layer without
  /// antialiased edges has visible steps, which hardly a scene wants.
  public var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { set(.allowsEdgeAntialiasing, to: .flag(newValue)) }
  }
}
