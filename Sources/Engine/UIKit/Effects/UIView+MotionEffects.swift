extension UIView {
  /// The effects that were added; they are kept, and nothing follows them here.
  public var motionEffects: [UIMotionEffect] {
    get { kept.motionEffects }
    set { kept.motionEffects = newValue }
  }

  /// Keeps an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Forgets an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
