import CoreGraphics

/// The values of keys that were never set, where Core Animation names one (peer 142).
enum LayerDefaults {
  private static let keys: Set<LayerProperty> = [
    .anchorPoint, .contentsScale, .contentsRect, .opacity, .transform, .sublayerTransform,
    .contentsGravity, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .doubleSided,
    .contentsCenter, .rasterizationScale, .maskedCorners, .cornerCurve, .edgeAntialiasingMask,
    .allowsEdgeAntialiasing, .allowsGroupOpacity,
  ]

  static func value(forKey key: String) -> Any? {
    guard let property = LayerProperty(key: key), keys.contains(property) else { return nil }
    return LayerValues()[property].any
  }
}
