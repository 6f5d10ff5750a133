import CoreGraphics
import QuartzCore

/// A small picture of one fact: a few layers in a room of 120 × 90 points, drawn at two pixels a point.
struct FactPicture {
  /// Kebab case, as its file is called.
  let name: String
  /// When it is seen, in seconds after its layers have come on show.
  let time: Double
  /// Puts the layers into the room.
  let build: @MainActor (_ room: CALayer) -> Void
  /// What changes once they have been seen.
  let change: @MainActor (_ room: CALayer) -> Void

  init(
    _ name: String,
    at time: Double = 0,
    build: @escaping @MainActor (_ room: CALayer) -> Void,
    change: @escaping @MainActor (_ room: CALayer) -> Void = { _ in }
  ) {
    (self.name, self.time, self.build, self.change) = (name, time, build, change)
  }

  static let size = CGSize(width: 120, height: 90)
  static let scale = 2.0

  /// All there are, by what they are about.
  static let all: [FactPicture] =
    edges + contents + compositing + filters + shadows + shapes + gradients + spaces + layouts
    + texts + repeats + transitions
}

extension CALayer {
  /// A new sublayer in a color.
  @discardableResult
  func add(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: CGColor? = nil,
    _ setUp: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    add(CALayer(), x, y, width, height) { layer in
      layer.backgroundColor = color
      setUp(layer)
    }
  }

  /// A sublayer of any class.
  @discardableResult
  func add<Layer: CALayer>(
    _ layer: Layer,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ setUp: (Layer) -> Void = { _ in }
  ) -> Layer {
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.contentsScale = FactPicture.scale
    setUp(layer)
    addSublayer(layer)
    return layer
  }
}

/// The colors that all of them use.
enum Ink {
  static let red = CGColor(red: 0.9, green: 0.22, blue: 0.21, alpha: 1)
  static let blue = CGColor(red: 0.16, green: 0.4, blue: 0.85, alpha: 1)
  static let green = CGColor(red: 0.2, green: 0.65, blue: 0.32, alpha: 1)
  static let yellow = CGColor(red: 0.98, green: 0.8, blue: 0.2, alpha: 1)
  static let dark = CGColor(gray: 0.2, alpha: 1)
  static let pale = CGColor(gray: 0.85, alpha: 1)

  static func black(_ alpha: CGFloat) -> CGColor { CGColor(gray: 0, alpha: alpha) }
}
