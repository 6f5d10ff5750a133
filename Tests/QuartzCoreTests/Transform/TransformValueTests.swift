import QuartzCore
import Testing

/// Transforms boxed as `NSValue`, for code that keeps them in arrays and dictionaries.
struct `Transforms in values` {
  private let transform = CATransform3DConcat(
    CATransform3DMakeRotation(0.3, 1, 2, 3),
    CATransform3DMakeTranslation(4, 5, 6)
  )

  @Test func `a value returns its transform`() {
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(NSValue(caTransform3D: transform) == NSValue(caTransform3D: transform))
    #expect(NSValue(caTransform3D: transform) != NSValue(caTransform3D: CATransform3DIdentity))
  }

  @Test func `another kind of value is the identity`() {
    let others = [
      NSValue(point: CGPoint(x: 1, y: 2)), NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      NSNumber(value: 7),
    ]
    for other in others { #expect(other.caTransform3DValue == CATransform3DIdentity) }
  }

  /// B10: wherever a transform may be given as `Any`.
  @Test func `values serve as the transforms they hold`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let value = NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0))
    stage.add(basic("transform", from: value, to: value), to: layer)
    #expect(try stage.shown(layer, at: 0.5).transform.m41 == 10)
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.values = [NSValue(caTransform3D: CATransform3DIdentity), value]
    frames.duration = 1
    stage.add(frames, to: layer)
    #expect(try stage.shown(layer, at: 0.5).transform.m41 == 5)
    withoutActions { layer.setValue(value, forKey: "transform") }
    #expect(layer.transform.m41 == 10)
    #expect(stage.reports.isEmpty)
    layer.setValue(NSValue(point: .zero), forKey: "transform")
    #expect(layer.transform.m41 == 10)
    #expect(stage.reports.count == 1)
  }
}
