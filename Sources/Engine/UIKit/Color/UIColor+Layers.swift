import QuartzCore

/// As on iOS, key-value access accepts a `UIColor` where a layer has a `CGColor`:
/// `layer.setValue(UIColor.red, forKey: "backgroundColor")`.
nonisolated extension UIColor: ColorOfLayers {
  package var colorOfLayers: CGColor { cgColor }
}
