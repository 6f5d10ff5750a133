import QuartzCore

/// As on iOS, key-value access takes a color of views where a layer has one of its own:
/// `layer.setValue(UIColor.red, forKey: "backgroundColor")`.
nonisolated extension UIColor: ColorOfLayers {
  package var colorOfLayers: CGColor { cgColor }
}
