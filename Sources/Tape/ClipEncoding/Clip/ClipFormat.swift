/// The properties that all frames of a clip share.
package struct ClipFormat: Equatable, Sendable {
  /// The size in pixels, at least 1.
  package var width, height: Int
  /// The number of frames per second, 10 … 120.
  package var framesPerSecond: Int
  /// Whether alpha is kept; otherwise all pixels are opaque, whatever their alpha says.
  package var isTransparent: Bool
  /// The number of times that it plays.
  package var loop: ClipLoop
  /// Seconds that the last frame is shown beyond its own duration.
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

  /// The hold in frames, rounded to the nearest.
  var framesHeld: Int { Int((hold * Double(framesPerSecond)).rounded()) }
}

/// The number of times that a clip plays; GIF and animated PNG store it, with other kinds it is the player's choice.
package enum ClipLoop: Equatable, Sendable {
  case forever
  case once
  /// A total number of times, at least 1.
  case times(Int)

  /// The total number of times that it plays; 0 for endless.
  var plays: Int {
    switch self {
    case .forever: 0
    case .once: 1
    case .times(let count): max(1, count)
    }
  }
}
