/// What all frames of a clip have in common.
package struct ClipFormat: Equatable, Sendable {
  /// Pixels, at least 1.
  package var width, height: Int
  /// How many frames a second has, 10 … 120.
  package var framesPerSecond: Int
  /// Whether alpha is kept; otherwise all pixels are opaque, whatever their alpha says.
  package var isTransparent: Bool
  /// How often it plays.
  package var loop: ClipLoop
  /// Seconds that the last frame is shown beyond its own time.
  package var hold: Double

  package init(
    width: Int,
    height: Int,
    framesPerSecond: Int,
    isTransparent: Bool = false,
    loop: ClipLoop = .forever,
    hold: Double = 0
  ) {
    precondition(width > 0 && height > 0, "a clip of \(width) × \(height) pixels has none")
    precondition((10...120).contains(framesPerSecond), "\(framesPerSecond) frames a second")
    precondition(hold >= 0, "a hold of \(hold) seconds")
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.isTransparent = isTransparent
    self.loop = loop
    self.hold = hold
  }

  /// The hold in frames, to the nearest.
  var framesHeld: Int { Int((hold * Double(framesPerSecond)).rounded()) }
}

/// How often a clip plays; GIF and animated PNG know that, with other kinds it is the player's choice.
package enum ClipLoop: Equatable, Sendable {
  case forever
  case once
  /// So many times in all, at least 1.
  case times(Int)

  /// How often it plays in all; 0 for no end.
  var plays: Int {
    switch self {
    case .forever: 0
    case .once: 1
    case .times(let count): max(1, count)
    }
  }
}
