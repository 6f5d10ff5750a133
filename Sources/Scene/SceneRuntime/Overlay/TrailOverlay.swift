import CoreGraphics
import Inspection
import QuartzCore
import SceneProtocol

/// Draws a layer at even steps of time before and after now, and the way of its anchor point.
///
/// The steps are read again when the animations that decide them are others, and ten times a second for layers that
/// code moves; between, a frame only moves the mark of now.
final class TrailOverlay: OverlayPart {
  let root = CALayer()
  private let skins = CALayer()
  private let path = CAShapeLayer()
  private let past = CAShapeLayer()
  private let future = CAShapeLayer()
  private let pastDots = CAShapeLayer()
  private let futureDots = CAShapeLayer()
  private let now = CAShapeLayer()
  private let id: () -> Int?
  private let inspector: Inspector
  private let scale: Double
  private let width: CGFloat

  private var trail: InspectedTrail?
  private var key: [Int] = []
  private var readAt = -Double.infinity
  private var passed = -1

  private static let interval = 0.1
  /// A picture of the layer has at most as many pixels in width and in height.
  private static let side = 320.0

  /// - Parameters:
  ///   - id: The layer's id in the inspector's tree; `nil` while there is none.
  ///   - inspector: Who reads the trail.
  ///   - scale: Pixels per point.
  ///   - width: The width of lines, in points.
  init(of id: @escaping () -> Int?, _ inspector: Inspector, scale: Double, width: CGFloat) {
    (self.id, self.inspector, self.scale, self.width) = (id, inspector, scale, width)
    let before = CGColor(red: 0.04, green: 0.45, blue: 1, alpha: 1)
    let after = CGColor(red: 1, green: 0.55, blue: 0, alpha: 1)
    root.addSublayer(skins)
    for (layer, stroke, fill, alpha) in [
      (past, before, nil, Float(0.55)), (future, after, nil, 0.55),
      (path, CGColor(red: 0.2, green: 0.2, blue: 0.25, alpha: 1), nil, 0.8),
      (pastDots, before, before, 1), (futureDots, after, after, 1),
      (now, CGColor(red: 1, green: 0.1, blue: 0.35, alpha: 1), nil, 1),
    ] as [(CAShapeLayer, CGColor, CGColor?, Float)] {
      (layer.fillColor, layer.strokeColor, layer.lineWidth) = (fill, stroke, width)
      layer.opacity = alpha
      root.addSublayer(layer)
    }
    now.lineWidth = 2 * width
  }

  func show(at time: Double) -> Bool {
    guard let id = id() else {
      clear()
      return false
    }
    let key = inspector.trailKey(of: id)
    if key != self.key || trail == nil {
      read(id, time)
      self.key = key
      CATransaction.atOnce { showSkins(id) }
    } else if time < readAt || time - readAt >= Self.interval {
      read(id, time)
    }
    showNow(id, time)
    return false
  }

  private func clear() {
    guard trail != nil || !key.isEmpty else { return }
    (trail, key) = (nil, [])
    CATransaction.atOnce {
      skins.sublayers = nil
      for layer in [path, past, future, pastDots, futureDots, now] { layer.path = nil }
    }
  }

  private func read(_ id: Int, _ time: Double) {
    readAt = time
    let old = trail
    trail = inspector.trail(of: id, at: time)
    guard trail?.samples != old?.samples || trail?.path != old?.path else { return }
    passed = -1
    CATransaction.atOnce {
      path.path = Self.line(trail?.path.numbers ?? [])
      if skins.sublayers?.count == trail?.samples.count { placeSkins() } else { showSkins(id) }
    }
  }

  /// The mark of now, and which steps are past.
  private func showNow(_ id: Int, _ time: Double) {
    let sample = inspector.trailSample(of: id, at: time)
    CATransaction.atOnce { now.path = .quadrilaterals(sample.map { [$0.corners.numbers] } ?? []) }
    guard let samples = trail?.samples else { return }
    let count = samples.count { $0.time <= time }
    guard count != passed else { return }
    passed = count
    CATransaction.atOnce {
      past.path = .quadrilaterals(samples.prefix(count).map(\.corners.numbers))
      future.path = .quadrilaterals(samples.dropFirst(count).map(\.corners.numbers))
      pastDots.path = dots(samples.prefix(count))
      futureDots.path = dots(samples.dropFirst(count))
    }
  }

  // MARK: - Pictures

  /// Draws the layer for each step; fainter the farther it is from the last.
  private func showSkins(_ id: Int) {
    skins.sublayers = trail?.samples.map { sample in
      let skin = CALayer()
      skin.anchorPoint = .zero
      if let picture = inspector.picture(of: id, at: sample.time, scale: scale, side: Self.side) {
        skin.contents = picture.image
        skin.bounds = picture.bounds
      }
      return skin
    }
    placeSkins()
  }

  private func placeSkins() {
    guard let samples = trail?.samples, let layers = skins.sublayers else { return }
    for (sample, skin) in zip(samples, layers) {
      skin.opacity = 0.3 * Float(min(max(sample.opacity.value, 0), 1))
      guard let transform = CATransform3D(plane: sample.toWindow.numbers) else {
        skin.isHidden = true
        continue
      }
      skin.isHidden = false
      // The picture's corner is at the bounds' origin.
      skin.position = .zero
      skin.transform = CATransform3DTranslate(transform, skin.bounds.minX, skin.bounds.minY, 0)
    }
  }

  private static func line(_ numbers: [Double]) -> CGPath {
    let path = CGMutablePath()
    var isOpen = false
    for place in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (x, y) = (numbers[place], numbers[place + 1])
      guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else {
        isOpen = false
        continue
      }
      let point = CGPoint(x: x, y: y)
      if isOpen { path.addLine(to: point) } else { path.move(to: point) }
      isOpen = true
    }
    return path
  }

  private func dots(_ samples: some Sequence<InspectedTrail.Sample>) -> CGPath {
    let path = CGMutablePath()
    let radius = 2.5 * width
    for sample in samples {
      let n = sample.anchor.numbers
      guard n.count == 2, n.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { continue }
      let box = CGRect(x: n[0] - radius, y: n[1] - radius, width: 2 * radius, height: 2 * radius)
      path.addEllipse(in: box)
    }
    return path
  }
}

extension CATransform3D {
  /// The transform of a map of the plane, nine numbers row by row; `nil` for numbers that are not finite.
  init?(plane n: [Double]) {
    guard n.count == 9, n.allSatisfy(\.isFinite) else { return nil }
    self = CATransform3DIdentity
    (m11, m12, m14) = (n[0], n[1], n[2])
    (m21, m22, m24) = (n[3], n[4], n[5])
    (m41, m42, m44) = (n[6], n[7], n[8])
  }
}
