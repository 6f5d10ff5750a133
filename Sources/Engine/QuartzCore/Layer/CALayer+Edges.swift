import CoreGraphics

extension CALayer {
  /// The corners that `cornerRadius` rounds; default all four (RE4).
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(.maskedCorners, to: .number(Double(newValue.rawValue))) }
  }

  /// The curve of the round corners; default `.circular`, and so far drawn as that (RE4).
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(.cornerCurve, to: .text(newValue.rawValue)) }
  }

  /// The edges that are soft where they cut through pixels; default all four (RE17).
  ///
  /// At the others a pixel belongs to the layer wholly or not at all, as its middle does.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { set(.edgeAntialiasingMask, to: .number(Double(newValue.rawValue))) }
  }

  /// Whether the edges of `edgeAntialiasingMask` are soft; default true, as on macOS.
  ///
  /// iOS says false, and for a whole application its Info.plist says otherwise; a turned layer without
  /// soft edges has steps that hardly a scene wants.
  public var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { set(.allowsEdgeAntialiasing, to: .flag(newValue)) }
  }
}
