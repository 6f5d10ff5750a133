public import CoreGraphics

/// A layer that shows its sublayers several times; each copy is transformed, delayed and colored relative to the one
/// before.
///
/// The sublayers themselves are copy 0. Copy k is transformed by `instanceTransform` k times about the center of the
/// bounds, before the `sublayerTransform`. It shows what the sublayers showed k · `instanceDelay` seconds earlier. Its
/// colors are multiplied by `instanceColor` plus k times the offsets. A later copy lies over an earlier one.
///
/// Only copy 0 is found by hit tests, and only its coordinates can be converted.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the sublayers themselves included; default 1; 0 shows none.
  ///
  /// The range is 0 … 10,000; a value outside it is clamped, and reported.
  @Animatable(ReplicatorKey.instanceCount) open var instanceCount: Int
  /// Whether the copies keep their places in space, as the sublayers of a `CATransformLayer` do; default false.
  ///
  /// If true, the replicator shows nothing itself, and is never hit.
  @Animatable(ReplicatorKey.preservesDepth) open var preservesDepth: Bool
  /// The delay of each copy relative to the one before, in seconds of the replicator's time; default 0.
  ///
  /// A negative delay makes copies earlier. An animation that has ended continues in the copies where it has not ended
  /// yet. An animation that is removed or replaced before its end ends in all copies.
  @Animatable(ReplicatorKey.instanceDelay) open var instanceDelay: Double
  /// The transform from each copy to the next, about the center of the bounds; default identity.
  @Animatable(ReplicatorKey.instanceTransform) open var instanceTransform: CATransform3D
  /// The color that the colors of copy 0 are multiplied by; default opaque white, which `nil` means too.
  @Animatable(ReplicatorKey.instanceColor) open var instanceColor: CGColor?
  /// The amount added to the color's red from copy to copy; default 0.
  ///
  /// The sum is clamped to 0 … 1, as for the other offsets.
  @Animatable(ReplicatorKey.instanceRedOffset) open var instanceRedOffset: Float
  /// The amount added to the color's green from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceGreenOffset) open var instanceGreenOffset: Float
  /// The amount added to the color's blue from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceBlueOffset) open var instanceBlueOffset: Float
  /// The amount added to the color's alpha from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceAlphaOffset) open var instanceAlphaOffset: Float

  /// A replicator without sublayers.
  public required init() { super.init() }

  /// A copy of another replicator's values.
  public required init(layer: Any) { super.init(layer: layer) }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var kind: (any LayerKind.Type)? { CAReplicatorLayer.self }

  /// The deepest, frontmost layer at `p` among the sublayers themselves, or the replicator.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    preservesDepth ? hitInSpace(at: p) : super.hitTest(p)
  }
}

extension CAReplicatorLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { ReplicatorKey.all }
  static var testsHits: Bool { true }
  static var listsBelowAsOne: Bool { true }

  func keepsSpace(with values: CustomValues) -> Bool {
    !values.isEmpty && values.value(of: ReplicatorKey.preservesDepth)
  }

  func replication(with values: LayerValues) -> Replication? {
    let wanted = values.custom.value(of: ReplicatorKey.instanceCount)
    let replication = Replication(values, count: min(max(wanted, 0), Replication.maximumCopies))
    if replication.count != wanted {
      EngineReport.report(
        self,
        "instanceCount",
        "is \(wanted): \(replication.count) copies are shown, 0 … \(Replication.maximumCopies)"
      )
    }
    return replication
  }
}

extension Replication {
  /// The maximum number of copies that are listed.
  fileprivate static let maximumCopies = 10_000

  /// The copies by a replicator's properties, except for their number.
  @MainActor
  fileprivate init(_ layer: LayerValues, count: Int) {
    let values = layer.custom
    let offsets = SIMD4(
      Double(values.value(of: ReplicatorKey.instanceRedOffset)),
      Double(values.value(of: ReplicatorKey.instanceGreenOffset)),
      Double(values.value(of: ReplicatorKey.instanceBlueOffset)),
      Double(values.value(of: ReplicatorKey.instanceAlphaOffset))
    )
    self.init(
      count: count,
      delay: values.value(of: ReplicatorKey.instanceDelay),
      step: Self.step(values.value(of: ReplicatorKey.instanceTransform), in: layer.bounds),
      color: (values.value(of: ReplicatorKey.instanceColor) ?? .white).rgba,
      offsets: offsets
    )
  }

  /// A transform about the center of the bounds; `nil` for the identity.
  private static func step(_ transform: CATransform3D, in bounds: CGRect) -> CATransform3D? {
    guard !transform.isIdentity else { return nil }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -bounds.midX, -bounds.midY, 0),
      CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    )
  }
}
