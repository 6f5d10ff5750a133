public import CoreImage

nonisolated extension UIColor {
  /// The color of a `CIColor`.
  public convenience init(ciColor: CIColor) { self.init(cgColor: ciColor.color) }

  /// The color for filters; for a dynamic color, its value for the current `UITraitCollection.current`.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// The color of a `UIColor`; for a dynamic color, its value for the current `UITraitCollection.current`.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
