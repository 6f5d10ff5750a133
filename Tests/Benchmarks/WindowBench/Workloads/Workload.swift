import CoreGraphics
import QuartzCore

/// A scene whose frames are measured.
struct Workload {
  /// What it is asked for by.
  let key: String
  let name: String
  let size: CGSize
  let background: CGColor
  /// CPU milliseconds of the process for a frame that are good enough, in a window paced at 60 Hz.
  let target: Double
  /// Adds the scene's layers to a root of that size, with all their animations.
  let build: (CALayer) -> Void
  let alsoMeasure: Measuring?

  /// Other measurements of its frames: called with the root when the first is counted; the closure it returns, when the
  /// last one was, with their number.
  typealias Measuring =
    @MainActor (_ root: CALayer) throws -> @MainActor (_ frames: Int) throws -> Void

  init(
    _ key: String,
    _ name: String,
    size: CGSize = CGSize(width: 1280, height: 720),
    background: CGColor,
    target: Double,
    alsoMeasure: Measuring? = nil,
    build: @escaping (CALayer) -> Void
  ) {
    (self.key, self.name, self.size) = (key, name, size)
    (self.background, self.target, self.build) = (background, target, build)
    self.alsoMeasure = alsoMeasure
  }

  /// Writes the pictures of the workloads that show some, by the names that other programs read them by.
  static func writePictures(to folder: String) throws {
    for (name, seed) in [("a", 1), ("b", 2)] as [(String, UInt32)] {
      try SceneNumbers.photo(width: 1920, height: 1080, seed: seed).writePNG(
        to: "\(folder)/\(name).png"
      )
    }
    try SceneNumbers.photo(width: 128, height: 128, seed: 3).writePNG(to: "\(folder)/img.png")
  }

  static let all: [Workload] = [.movers, .oneOfMany, .crossFade, .spinners, .cards, .scrolledTiles]

  /// Runs an animation to and fro for ever, at an even pace, from the beginning of time.
  static func swing(
    _ layer: CALayer,
    _ keyPath: String,
    from: Any,
    to: Any,
    duration: Double,
    returns: Bool = true
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = duration
    animation.autoreverses = returns
    animation.repeatCount = .infinity
    layer.add(animation, forKey: keyPath)
  }
}

extension CGColor {
  /// An opaque color of bytes.
  static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> CGColor {
    CGColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1)
  }
}
