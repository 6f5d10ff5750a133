import CoreGraphics
public import Foundation

/// A layer that emits particles, which are drawn on top of its background and border.
///
/// What a frame shows depends on its time alone: a particle's random numbers follow from the layer's seed, the cell and
/// the particle's number in its cell, and its place follows from its age. Time is the layer's own: particles are born
/// from its `beginTime` on, as if the layer had been on screen since, and stop where it stops. A change of the layer or
/// of its cells changes only the particles that are born from then on.
///
/// At most 20,000 particles are alive at once: beyond that only the youngest are shown, which is reported. A cell emits
/// at most a million particles per second.
open class CAEmitterLayer: CALayer {
  @Animatable(EmitterKey.seed) private var seedNumber: Double

  /// A factor for the birth rate of each cell; default 1.
  @Animatable(EmitterKey.birthRate) open var birthRate: Float
  /// A factor for the lifetimes of particles; default 1.
  @Animatable(EmitterKey.lifetime) open var lifetime: Float
  /// The center of the emitter's shape, in the layer's own coordinates; default (0, 0).
  @Animatable(EmitterKey.emitterPosition) open var emitterPosition: CGPoint
  /// The z coordinate of the shape's center, in points; default 0.
  @Animatable(EmitterKey.emitterZPosition) open var emitterZPosition: CGFloat
  /// The size of the shape that particles are born on, in points; default zero.
  @Animatable(EmitterKey.emitterSize) open var emitterSize: CGSize
  /// The depth of the shape, in points; default 0.
  @Animatable(EmitterKey.emitterDepth) open var emitterDepth: CGFloat
  /// Whether particles are drawn at their places in space, under the perspective of the layers above; default false.
  ///
  /// If false, they are flattened to the layer's plane, as the layer's `sublayerTransform` shows them there.
  @Animatable(EmitterKey.preservesDepth) open var preservesDepth: Bool
  /// A factor for the velocities of particles at birth; default 1.
  @Animatable(EmitterKey.velocity) open var velocity: Float
  /// A factor for the scales of particles; default 1.
  @Animatable(EmitterKey.scale) open var scale: Float
  /// A factor for the angular velocities of particles; default 1.
  @Animatable(EmitterKey.spin) open var spin: Float

  /// The shape that particles are born on; default `.point`.
  @Animatable(EmitterKey.emitterShape) open var emitterShape: CAEmitterLayerEmitterShape
  /// The part of the shape that particles are born on; default `.volume`.
  @Animatable(EmitterKey.emitterMode) open var emitterMode: CAEmitterLayerEmitterMode
  /// The drawing order of the particles; default `.unordered`.
  @Animatable(EmitterKey.renderMode) open var renderMode: CAEmitterLayerRenderMode
  /// The seed of the random generator; default 0.
  open var seed: UInt32 {
    get { UInt32(exactly: seedNumber) ?? 0 }
    set { seedNumber = Double(newValue) }
  }
  /// The kinds of particles that the layer emits; default `nil`.
  ///
  /// The layer copies the cells; the property reads back the same objects. An assignment starts the count of births
  /// again.
  open var emitterCells: [CAEmitterCell]? {
    get { cellsForReading }
    set { replaceCells(newValue) }
  }
  /// The cell objects that were assigned.
  var given: GivenCells?

  /// The properties of cells that animations name.
  var members: [EmitterMember] = []
  /// The log of commits, back to those that particles still alive were born in.
  let log = EmitterLog()
  /// The last field of particles, and what it was made from.
  var lastField: MadeField?

  /// An emitter without cells.
  public required init() { super.init() }

  /// A copy of another emitter layer's values.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { (members, given) = (other.members, other.given) }
  }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var kind: (any LayerKind.Type)? { CAEmitterLayer.self }
}
