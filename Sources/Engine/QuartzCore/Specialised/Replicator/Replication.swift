import CoreGraphics

/// What a replicator does to its sublayers, as one frame shows it (SL4).
struct Replication {
  /// How many copies there are, the sublayers themselves included.
  let count: Int
  /// How much later each is than the one before, in seconds of the replicator's time.
  let delay: Double
  private let transform: CATransform3D
  private let center: CGPoint
  private let color: SIMD4<Double>
  private let offsets: SIMD4<Double>
  /// What of it cannot be shown.
  let problem: (property: String, text: String)?

  /// More copies than this are not listed.
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

  /// From the space of copy 0 to that of the next, and so from each to the one after it; `nil` for the same.
  var step: CATransform3D? {
    guard !transform.isIdentity else { return nil }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0)
    )
  }

  /// Where the sublayers of each copy find themselves, where those of copy 0 but for its alpha are at `place`.
  @MainActor
  func places(in place: FrameBuilder.Place, of replicator: CALayer) -> [FrameBuilder.Place] {
    var copies = CopyRun(self, of: replicator, in: place, time: nil, frameTime: { 0 }, start: 0)
    guard !copies.isEmpty else { return [] }
    var places = [copies.placeOfCopy]
    while copies.advance(from: 0) { places.append(copies.placeOfCopy) }
    return places
  }

  /// What the colors of a copy are multiplied by, each 0 … 1.
  func color(ofCopy number: Int) -> CGColor {
    let sum = color + Double(number) * offsets
    return CGColor(rgba: sum.clamped(lowerBound: .zero, upperBound: .one))
  }
}
