import CoreGraphics

/// A replicator's settings in one frame (SL4).
struct Replication {
  /// The number of copies, the sublayers themselves included.
  let count: Int
  /// The delay of each copy relative to the one before, in seconds of the replicator's time.
  let delay: Double
  private let transform: CATransform3D
  private let center: CGPoint
  private let color: SIMD4<Double>
  private let offsets: SIMD4<Double>
  /// The setting that cannot be shown, and why, for the report.
  let problem: (property: String, text: String)?

  /// The maximum number of copies that are listed.
  static let mostCopies = 10_000

  @MainActor
  init(_ layer: LayerValues) {
    let values = layer.custom
    let wanted = values.value(of: ReplicatorKey.instanceCount)
    count = min(max(wanted, 0), Self.mostCopies)
    problem =
      wanted == count
      ? nil : ("instanceCount", "is \(wanted): \(count) copies are shown, 0 … \(Self.mostCopies)")
    delay = values.value(of: ReplicatorKey.instanceDelay)
    transform = values.value(of: ReplicatorKey.instanceTransform)
    center = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    color = (values.value(of: ReplicatorKey.instanceColor) ?? .white).rgba
    offsets = SIMD4(
      Double(values.value(of: ReplicatorKey.instanceRedOffset)),
      Double(values.value(of: ReplicatorKey.instanceGreenOffset)),
      Double(values.value(of: ReplicatorKey.instanceBlueOffset)),
      Double(values.value(of: ReplicatorKey.instanceAlphaOffset))
    )
  }

  /// The transform from the space of each copy to that of the next; `nil` for the identity.
  var step: CATransform3D? {
    guard !transform.isIdentity else { return nil }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0)
    )
  }

  /// The places of the sublayers of each copy; `place` is that of copy 0 without the replicator's alpha.
  @MainActor
  func places(in place: FrameBuilder.Place, of replicator: CALayer) -> [FrameBuilder.Place] {
    var copies = CopyRun(self, of: replicator, in: place, time: nil, frameTime: { 0 }, start: 0)
    guard !copies.isEmpty else { return [] }
    var places = [copies.placeOfCopy]
    while copies.advance(from: 0) { places.append(copies.placeOfCopy) }
    return places
  }

  /// The color that the colors of a copy are multiplied by; its components are 0 … 1.
  func color(ofCopy number: Int) -> CGColor {
    let sum = color + Double(number) * offsets
    return CGColor(rgba: sum.clamped(lowerBound: .zero, upperBound: .one))
  }
}
