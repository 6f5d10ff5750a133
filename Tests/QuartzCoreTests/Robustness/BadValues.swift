import CoreGraphics
import QuartzCore
import RandomScenes

/// What user code can hand in where a number, or anything at all, is asked for.
enum BadValues {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e300, -1e300, 1e155, 1e-300, -1, 0,
  ]

  static let things: [Any?] = [
    nil, NSNull(), "text", "", true, 3, -1, UInt64.max, Float.nan, Optional<Int>.none as Any,
    CGPoint(x: CGFloat.nan, y: 1), CGSize(width: -5, height: CGFloat.infinity),
    CGRect(x: 1e300, y: 0, width: -1e300, height: 7), CGRect.null, CGRect.infinite,
    CGPoint(x: 3, y: 4), CGSize(width: 5, height: 6), CGRect(x: 0, y: 0, width: 20, height: 10),
    CATransform3DIdentity, CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(1e200, 1e200, 1),
    CATransform3D(diagonal: .nan), CGColor.red, CGColor(gray: .nan, alpha: 1), [1, 2, 3],
    [Double.nan], ["a": 1], CGImage.plain(~0), NSNumber(value: Double.infinity),
    NSValue(point: .zero), CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
    CACornerMask(rawValue: .max), CALayer.self,
  ]

  /// Properties with numbers in them, set the plain way.
  static let setters: [(CALayer, CGFloat) -> Void] = [
    { $0.position.x = $1 }, { $0.position = CGPoint(x: $1, y: $1) },
    { $0.bounds.size.width = $1 }, { $0.bounds.origin.y = $1 },
    { $0.bounds = CGRect(x: 0, y: 0, width: $1, height: $1) },
    { $0.frame = CGRect(x: $1, y: 0, width: 10, height: 10) },
    { $0.frame.size.height = $1 }, { $0.anchorPoint.x = $1 }, { $0.anchorPointZ = $1 },
    { $0.zPosition = $1 }, { $0.opacity = Float($1) }, { $0.transform.m11 = $1 },
    { $0.transform.m34 = $1 }, { $0.transform.m41 = $1 },
    { $0.transform = CATransform3DMakeRotation($1, $1, 0, 1) },
    { $0.sublayerTransform.m22 = $1 }, { $0.sublayerTransform.m34 = $1 }, { $0.cornerRadius = $1 },
    { $0.borderWidth = $1 }, { $0.shadowRadius = $1 }, { $0.shadowOffset.width = $1 },
    { $0.shadowOpacity = Float($1) }, { $0.contentsScale = $1 }, { $0.contentsRect.origin.x = $1 },
    { $0.contentsRect.size.width = $1 }, { $0.contentsCenter.origin.y = $1 },
    { $0.contentsCenter.size.height = $1 }, { $0.rasterizationScale = $1 },
    { $0.minificationFilterBias = Float($1) },
    { $0.backgroundColor = CGColor(red: $1, green: 0, blue: 0, alpha: $1) },
    { ($0 as? CAScrollLayer)?.scroll(to: CGPoint(x: $1, y: 0)) },
    { ($0 as? RestlessLayer)?.level = $1 },
    { ($0 as? CAShapeLayer)?.strokeEnd = $1 }, { ($0 as? CAShapeLayer)?.lineWidth = $1 },
    { ($0 as? CAShapeLayer)?.miterLimit = $1 }, { ($0 as? CAShapeLayer)?.lineDashPhase = $1 },
    { ($0 as? CAShapeLayer)?.lineDashPattern = [3, NSNumber(value: Double($1))] },
    {
      ($0 as? CAShapeLayer)?.path = CGPath(
        rect: CGRect(x: 0, y: $1, width: 9, height: $1),
        transform: nil
      )
    },
    { ($0 as? CAGradientLayer)?.endPoint.x = $1 },
    { ($0 as? CAGradientLayer)?.locations = [NSNumber(value: Double($1)), 1] },
  ]

  /// Numbers of a layer's clock.
  static let clockSetters: [(CALayer, Double) -> Void] = [
    { $0.speed = Float($1) }, { $0.timeOffset = $1 }, { $0.beginTime = $1 }, { $0.duration = $1 },
    { $0.repeatCount = Float($1) }, { $0.repeatDuration = $1 },
  ]
}

extension CATransform3D {
  fileprivate init(diagonal: CGFloat) {
    self = CATransform3DMakeScale(diagonal, diagonal, diagonal)
  }
}

extension Seeded {
  /// A number of the range, or now and then one that makes no sense.
  mutating func perhapsBad(_ range: ClosedRange<Double>) -> Double {
    once(in: 6) ? pick(BadValues.numbers) : number(range)
  }
}
