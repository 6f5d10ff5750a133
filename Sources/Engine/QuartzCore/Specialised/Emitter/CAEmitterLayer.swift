import CoreGraphics
public import Foundation

/// A layer that emits particles, which are drawn on top of its background and border (SL5).
///
/// What a frame shows follows from its time alone: each particle has its own random numbers, by the layer's seed, its
/// cell and which of that cell's it is, and where it is follows from how old it is. Time is the layer's own: particles
/// are born from its `beginTime` on, as if the layer had been on screen since, and stand still where it does. What
/// changes in the layer or its cells changes those that are born from then on.
///
/// Of more than 20,000 particles that live at once the youngest are shown, which is reported; a cell bears a million a
/// second at most.
open class CAEmitterLayer: CALayer {
  @Animatable(EmitterKey.seed) private var seedNumber: Double

  /// Multiplies how many particles each cell bears; default 1.
  @Animatable(EmitterKey.birthRate) open var birthRate: Float
  /// Multiplies how long they live; default 1.
  @Animatable(EmitterKey.lifetime) open var lifetime: Float
  /// The middle of where they are born, in the layer's own coordinates; default (0, 0).
  @Animatable(EmitterKey.emitterPosition) open var emitterPosition: CGPoint
  /// Its depth, in points; default 0.
  @Animatable(EmitterKey.emitterZPosition) open var emitterZPosition: CGFloat
  /// The size of the shape that they are born on, in points; default zero.
  @Animatable(EmitterKey.emitterSize) open var emitterSize: CGSize
  /// Its depth, in points; default 0.
  @Animatable(EmitterKey.emitterDepth) open var emitterDepth: CGFloat
  /// Whether particles are drawn where they are in space, under the perspective of the layers above; default false.
  ///
  /// Without they are flattened to the layer's plane, as the layer's `sublayerTransform` shows them there.
  @Animatable(EmitterKey.preservesDepth) open var preservesDepth: Bool
  /// Multiplies how fast they are born; default 1.
  @Animatable(EmitterKey.velocity) open var velocity: Float
  /// Multiplies how large they are; default 1.
  @Animatable(EmitterKey.scale) open var scale: Float
  /// Multiplies how fast they turn; default 1.
  @Animatable(EmitterKey.spin) open var spin: Float

  /// The shape that particles are born on; default `.point`.
  @Animatable(EmitterKey.emitterShape) open var emitterShape: CAEmitterLayerEmitterShape
  /// What of the shape they are born on; default `.volume`.
  @Animatable(EmitterKey.emitterMode) open var emitterMode: CAEmitterLayerEmitterMode
  /// How they are put on top of each other; default `.unordered`.
  @Animatable(EmitterKey.renderMode) open var renderMode: CAEmitterLayerRenderMode
  /// What their random numbers begin with; default 0.
  open var seed: UInt32 {
    get { UInt32(exactly: seedNumber) ?? 0 }
    set { seedNumber = Double(newValue) }
  }
  /// What particles there are; default `nil`.
  ///
  /// Cells are taken as they are, and read back as the same objects; births are counted from the start.
  open var emitterCells: [CAEmitterCell]? {
    get { cellsForReading }
    set { replaceCells(newValue) }
  }
  /// The objects that were assigned.
  var given: GivenCells?

  /// Keys of cells' properties that animations have named.
  var members: [EmitterMember] = []
  /// What has been committed, back to what living particles were born with.
  let log = EmitterLog()
  /// What was made of the log last.
  var lastField: MadeField?

  /// An emitter without cells.
  public required init() { super.init() }

  /// A copy of another emitter layer's values.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { (members, given) = (other.members, other.given) }
  }

  package override class var keepsHitRules: Bool { self == CAEmitterLayer.self }

  override class var declaresContent: Bool { true }

  override class var declaredKeys: [any DeclaredDefault] { EmitterKey.all }

  package override class var keys: [String: ObjectKey] { ObjectKey.ofEmitterLayer }

  override func memberTarget(ofKeyPath keyPath: String) -> KeyPathTarget? {
    animationTarget(ofKeyPath: keyPath)
  }

  override func setMemberValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    setCellValue(value, forKeyPath: keyPath)
  }

  override func memberValue(forKeyPath keyPath: String) -> Any?? {
    cellValue(forKeyPath: keyPath)
  }

  override class var notesCommits: Bool { true }

  override func noteCommit(in context: LayerContext, at globalTime: Double) {
    logCommit(in: context, at: globalTime)
  }

  override func declaredContent(of values: LayerValues, at time: Double?) -> DeclaredContent {
    log.isEmpty ? .none : .particles(self, at: time)
  }
}
