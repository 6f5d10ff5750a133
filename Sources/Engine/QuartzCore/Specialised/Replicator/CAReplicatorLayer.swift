public import CoreGraphics

/// A layer that shows its sublayers several times, each copy moved, delayed and colored against the one before (SL4).
///
/// The sublayers themselves are copy 0. Copy k has `instanceTransform` k times about the middle of the bounds, before
/// the `sublayerTransform`; it shows what the sublayers showed k · `instanceDelay` earlier; and its colors are
/// multiplied by `instanceColor` with k times the offsets added. A later copy lies over an earlier one.
///
/// Only copy 0 can be hit (HT9), and only it has coordinates that can be converted.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown, themselves included; default 1; none for 0.
  ///
  /// More than 10,000, or fewer than none, count as that, and are reported.
  @Animatable(ReplicatorKey.instanceCount) open var instanceCount: Int
  /// Whether the copies keep their places in space, as the sublayers of a `CATransformLayer` do; default false.
  ///
  /// The replicator then shows nothing itself, and is never hit.
  @Animatable(ReplicatorKey.preservesDepth) open var preservesDepth: Bool
  /// How much later each copy shows what the one before shows, in seconds of the replicator's time; default 0.
  ///
  /// Negative ones show it earlier. An animation that has run to its end goes on in the copies that are still to
  /// come to theirs; one that is removed or replaced before ends in all of them.
  @Animatable(ReplicatorKey.instanceDelay) open var instanceDelay: Double
  /// What leads from each copy to the next, about the middle of the bounds; default identity.
  @Animatable(ReplicatorKey.instanceTransform) open var instanceTransform: CATransform3D
  /// What the colors of copy 0 are multiplied by; default opaque white, which `nil` counts as.
  @Animatable(ReplicatorKey.instanceColor) open var instanceColor: CGColor?
  /// What is added to the color's red from copy to copy; default 0.
  ///
  /// The sum is kept within 0 … 1, as that of the other offsets.
  @Animatable(ReplicatorKey.instanceRedOffset) open var instanceRedOffset: Float
  /// What is added to the color's green from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceGreenOffset) open var instanceGreenOffset: Float
  /// What is added to the color's blue from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceBlueOffset) open var instanceBlueOffset: Float
  /// What is added to the color's alpha from copy to copy; default 0.
  @Animatable(ReplicatorKey.instanceAlphaOffset) open var instanceAlphaOffset: Float

  /// A replicator without sublayers.
  public required init() { super.init() }

  /// A copy of another replicator's values.
  public required init(layer: Any) { super.init(layer: layer) }

  package override class var listsBelowAsOne: Bool { true }

  override class var declaredKeys: [any DeclaredDefault] { ReplicatorKey.all }

  override func isSpace(with values: CustomValues) -> Bool {
    !values.isEmpty && values.value(of: ReplicatorKey.preservesDepth)
  }

  override func replication(with values: LayerValues) -> Replication? {
    let replication = Replication(values)
    if let problem = replication.problem {
      EngineReport.report(self, problem.property, problem.text)
    }
    return replication
  }

  /// The deepest, frontmost layer at `p` among the sublayers themselves, or the replicator (HT9).
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    preservesDepth ? hitInSpace(at: p) : super.hitTest(p)
  }
}
