import AnimationCore
package import CoreGraphics
import DisplayList
import QuartzCore
package import SceneProtocol

/// Reads where a layer is at times before and after now, from presentation copies: the layer is not changed.
struct TrailReading {
  let layer: CALayer
  let id: Int
  /// The window's layer.
  let root: CALayer
  /// Seconds of global time.
  let time: Double

  /// The number of steps.
  static let steps = 12
  /// The number of points of the path for each step.
  private static let parts = 4
  /// How far from now it looks, in seconds.
  private static let reach = 3.0

  /// The trail.
  var trail: InspectedTrail {
    var trail = InspectedTrail(time: time, layer: id, name: layer.inspectedName)
    trail.now = sample(at: time)
    guard trail.now != nil, let span else { return trail }
    trail.step = (span.upperBound - span.lowerBound) / Double(Self.steps)
    var points: [Double] = []
    for index in 0...Self.steps * Self.parts {
      let place = Double(index) / Double(Self.steps * Self.parts)
      let time = span.lowerBound + (span.upperBound - span.lowerBound) * place
      if index % Self.parts == 0, let sample = sample(at: time) {
        trail.samples.append(sample)
        points += sample.anchor.numbers
      } else if let sight = LayerSight(layer, in: root, at: time) {
        points += sight.anchor
      }
    }
    trail.path.numbers = points
    return trail
  }

  /// The layer at a time.
  func sample(at time: Double) -> InspectedTrail.Sample? {
    guard let sight = LayerSight(layer, in: root, at: time) else { return nil }
    return InspectedTrail.Sample(
      time: time,
      anchor: InspectedValue(.point, sight.anchor),
      corners: InspectedValue(.numbers, sight.corners),
      toWindow: InspectedValue(.numbers, sight.map.numbers),
      opacity: sight.opacity
    )
  }

  /// The times at which animations of the layer or of one above it run, as far as they are in reach; `nil` for none.
  private var span: ClosedRange<Double>? {
    var (first, last) = (Double.infinity, -Double.infinity)
    var next: CALayer? = layer
    while let current = next {
      for running in current.animations.running where running.isStamped {
        let timing = running.timing
        let begin = current.convertTime(timing.beginTime, to: nil)
        var end = timing.endTime.isFinite ? current.convertTime(timing.endTime, to: nil) : .infinity
        if !end.isFinite {
          // One pass before and after now shows all of a movement that repeats.
          let pass = current.convertTime(timing.beginTime + timing.duration, to: nil) - begin
          end = time + (pass.isFinite && pass > 0 ? pass : Self.reach)
          first = min(first, max(begin, time - (end - time)))
        } else {
          first = min(first, begin)
        }
        last = max(last, end)
      }
      next = current.tree.superlayer
    }
    first = max(first, time - Self.reach)
    last = min(last, time + Self.reach)
    return first < last ? first...last : nil
  }

  /// What decides where the layer will be: the animations of it and of those above it.
  static func runningAnimations(of layer: CALayer) -> [Int] {
    var all: [Int] = []
    var next: CALayer? = layer
    while let current = next {
      all += current.animations.running.lazy.filter(\.isStamped).map(\.identity)
      next = current.tree.superlayer
    }
    return all
  }
}

/// How a layer is seen at a time.
struct LayerSight {
  /// The map from its bounds' coordinates to the window's.
  let map: Homography
  let bounds: CGRect
  private let anchorPoint: CGPoint
  let opacity: Double

  /// - Returns: `nil` for a layer that is not on screen.
  @MainActor
  init?(_ layer: CALayer, in root: CALayer, at time: Double) {
    guard let shown = layer.presentation(at: time), let window = root.presentation(at: time),
      let toWindow = window.planeToRoot.inverse
    else { return nil }
    map = shown.planeToRoot.then(toWindow)
    (bounds, anchorPoint, opacity) = (shown.bounds, shown.anchorPoint, Double(shown.opacity))
  }

  /// The anchor point in the window: x, y.
  var anchor: [Double] {
    numbers(
      CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width,
        y: bounds.minY + anchorPoint.y * bounds.height
      )
    )
  }

  /// The corners in the window, from the top left clockwise: x, y of each.
  var corners: [Double] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].flatMap(numbers)
  }

  private func numbers(_ point: CGPoint) -> [Double] {
    map.map(point).map { [Double($0.x), Double($0.y)] } ?? [.nan, .nan]
  }
}

extension Inspector {
  /// Where a layer is at times before and after now.
  func trail(of id: Int) throws(Refusal) -> InspectedTrail {
    TrailReading(layer: try layer(id), id: id, root: try root(), time: time).trail
  }

  /// Where a layer is at times before and after a frame's; `nil` for a layer that is gone.
  package func trail(of id: Int, at time: Double) -> InspectedTrail? { reading(id, time)?.trail }

  /// Where a layer is at a frame's time; `nil` for one that is gone or not on screen.
  package func trailSample(of id: Int, at time: Double) -> InspectedTrail.Sample? {
    reading(id, time)?.sample(at: time)
  }

  /// What decides where a layer will be: other numbers, another trail.
  package func trailKey(of id: Int) -> [Int] {
    (try? layer(id)).map { [id] + TrailReading.runningAnimations(of: $0) } ?? []
  }

  /// A picture of a layer with its sublayers at a time, and its bounds then; `nil` for one that is gone, not on screen
  /// or without a size.
  package func picture(
    of id: Int,
    at time: Double,
    scale: Double,
    side: Double
  ) -> (image: CGImage, bounds: CGRect)? {
    guard let layer = try? layer(id), let shown = layer.presentation(at: time),
      let picture = LayerPicture(of: layer, at: time, scale: scale, side: side, isAlone: false)
    else { return nil }
    return (picture.image, shown.bounds)
  }

  private func reading(_ id: Int, _ time: Double) -> TrailReading? {
    guard let layer = try? layer(id), let root = try? root() else { return nil }
    return TrailReading(layer: layer, id: id, root: root, time: time)
  }
}
