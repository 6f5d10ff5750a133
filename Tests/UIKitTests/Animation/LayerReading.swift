import QuartzCore
import Testing
import UIKit

/// The readings of `ca_readings`, each made again by the public API alone.
enum LayerReading {
  static let all: [String: @MainActor () throws -> Figure] = [
    "geometry.anchor0": { geometry { $0.anchorPoint = .zero } },
    "geometry.boundsOrigin": { geometry { $0.bounds.origin = CGPoint(x: 10, y: 10) } },
    "linear": { try numbers(at: [0, 0.25, 0.5, 0.75], slide(nil)) { $0.position.x } },
    "curve": {
      .list(
        try [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut].map { name in
          try number(at: 0.5, slide(.init(name: name))) { $0.position.x }
        }
      )
    },
    "implicit.opacity": implicitOpacity,
    "action.hidden": {
      let layer = shownLayer()
      return .text(layer.action(forKey: "hidden").map { "\(type(of: $0))" } ?? "none")
    },
    "onlyTo": {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      return try numbers(at: [0, 0.5, 1], animation) { CGFloat($0.opacity) }
    },
    "fill.after": {
      .list(
        try [CAMediaTimingFillMode.removed, .forwards, .backwards, .both].map { mode in
          let animation = opacity(from: 0.2, to: 0.8)
          animation.isRemovedOnCompletion = false
          animation.fillMode = mode
          return try number(at: 2, animation) { CGFloat($0.opacity) }
        }
      )
    },
    "autoreverse": {
      let animation = opacity(from: 0, to: 1)
      animation.autoreverses = true
      animation.repeatCount = 2
      let times: [Double] = [0, 0.5, 1, 1.5, 2, 2.5, 3.5, 4]
      return try numbers(at: times, animation) { CGFloat($0.opacity) }
    },
    "translation.x": {
      let animation = CABasicAnimation(keyPath: "transform.translation.x")
      (animation.fromValue, animation.toValue) = (0, 40)
      let shown = try presentation(at: 0.5, animation)
      return .numbers([Double(shown.transform.m41), Double(shown.position.x)])
    },
    "keyframes.linear": {
      let animation = keyframes([0, 60, 20])
      animation.keyTimes = [0, 0.2, 1]
      return try numbers(at: [0, 0.1, 0.2, 0.6, 1], animation) { $0.position.y }
    },
    "keyframes.discrete": {
      let animation = keyframes([0, 60, 20])
      animation.calculationMode = .discrete
      return try numbers(at: [0, 0.4, 0.8], animation) { $0.position.y }
    },
    "keyframes.paced": {
      let animation = keyframes([0, 100])
      animation.calculationMode = .paced
      return try numbers(at: [0, 0.5, 1], animation) { $0.position.y }
    },
    "group.begin": {
      let child = opacity(from: 0, to: 1)
      (child.duration, child.beginTime) = (0.5, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([child], 2)
      return try numbers(at: [0, 0.8, 1, 1.25, 1.5, 2], group) { CGFloat($0.opacity) }
    },
    "transition.key": {
      let layer = shownLayer()
      layer.add(CATransition(), forKey: "tr")
      return keys(of: layer)
    },
    "spring.default": {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 100)
      return try numbers(at: [0, 0.1, 0.25, 0.5], spring) { $0.position.x }
    },
    "uiview.keys": viewKeys,
    "3d.concat": {
      let (t, s) = (CATransform3DMakeTranslation(10, 20, 30), CATransform3DMakeScale(2, 3, 4))
      return .numbers([
        Double(CATransform3DConcat(t, s).m41), Double(CATransform3DConcat(s, t).m41),
      ])
    },
    "default.layer": {
      let layer = CALayer()
      let offset = layer.shadowOffset
      return .list([
        .number(Double(layer.shadowRadius)),
        .numbers([Double(offset.width), Double(offset.height)]),
        .number(Double(layer.contentsScale)), .number(Double(layer.zPosition)),
      ])
    },
  ]

  /// A layer at x 20 in a window, shown once.
  private static func shownLayer() -> CALayer {
    let window = ShownWindow()
    let layer = CALayer()
    layer.position = CGPoint(x: 20, y: 0)
    window.window.layer.addSublayer(layer)
    window.advance(to: 0)
    return layer
  }

  /// The shown value of a layer that is paused at `time` with `animation`, which lasts a second by default.
  private static func presentation(at time: Double, _ animation: CAAnimation) throws -> CALayer {
    let layer = shownLayer()
    (layer.speed, layer.timeOffset) = (0, time)
    if animation.duration == 0 { animation.duration = 1 }
    // The number next to 0, which itself would be the time of the commit: it has begun at 0.
    animation.beginTime = -.leastNonzeroMagnitude
    layer.add(animation, forKey: "reading")
    CATransaction.flush()
    return try #require(layer.presentation())
  }

  private static func number(
    at time: Double,
    _ animation: CAAnimation,
    _ read: (CALayer) -> CGFloat
  ) throws -> Figure {
    .number(Double(read(try presentation(at: time, animation))))
  }

  private static func numbers(
    at times: [Double],
    _ animation: CAAnimation,
    _ read: (CALayer) -> CGFloat
  ) throws -> Figure {
    .list(try times.map { try number(at: $0, animation, read) })
  }

  private static func slide(_ function: CAMediaTimingFunction?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (20, 300)
    animation.timingFunction = function
    return animation
  }

  private static func opacity(from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  private static func keyframes(_ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.y")
    animation.values = values
    return animation
  }

  private static func keys(of layer: CALayer) -> Figure {
    .list((layer.animationKeys() ?? []).map { .text($0) })
  }

  private static func geometry(_ change: (CALayer) -> Void) -> Figure {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 60, width: 100, height: 50)
    change(layer)
    let (p, f) = (layer.position, layer.frame)
    return .list([
      .numbers([Double(p.x), Double(p.y)]),
      .numbers([Double(f.minX), Double(f.minY), Double(f.width), Double(f.height)]),
    ])
  }

  private static func implicitOpacity() throws -> Figure {
    let layer = shownLayer()
    layer.opacity = 0.3
    let animation = try #require(layer.animation(forKey: "opacity"))
    return .list([
      keys(of: layer), .text("\(type(of: animation))"), .number(animation.duration),
      .text(animation.fillMode.rawValue),
    ])
  }

  private static func viewKeys() -> Figure {
    let window = ShownWindow()
    let views = (0..<3).map { _ in window.add() }
    UIView.animate(withDuration: 0.5) {
      views[0].alpha = 0.5
      views[1].center.x += 10
      views[2].transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    return .list(views.map { keys(of: $0.layer) })
  }
}
