extension TapeSettings {
  /// The maximum margin and radius, in points.
  static let frameRange = 0...500

  /// Whether the recorded picture has something around it.
  package var hasWindowFrame: Bool { margin > 0 || borderRadius > 0 || windowBar != .off }

  /// What is around the picture; a transparent one has nothing around it by default.
  package var fill: TapeFill {
    marginFill ?? (background == .transparent ? .transparent : .usual)
  }

  /// Whether pixels of the recording can be transparent: the fill is behind the scene, too.
  package var isTransparent: Bool {
    hasWindowFrame ? fill == .transparent : background == .transparent
  }
}
