import CoreGraphics
import DisplayList
import Foundation

/// A cache of a layer's last field of particles, with what it was made from.
struct MadeField {
  let time: Double
  let edition: Int
  let view: ParticleView
  let field: ParticleField
}

/// The projection of an emitter's particles.
struct ParticleView: Equatable {
  /// The projection of their places in space; `nil` for the identity.
  var matrix: CATransform3D?
  /// Whether their pictures are mirrored vertically, to be upright in a coordinate system where y runs up (GE11).
  var isMirrored = false
  var mode = CAEmitterLayerRenderMode.unordered
}

/// An emitter's particles: what is shown of them follows from the time of the frame alone, so there is nothing to make
/// before.
extension CAEmitterLayer: LayerContent {
  var level: ContentLevel { .front }
  // Particles may overlap.
  var paintedCount: Int { 2 }
  var staysInBounds: Bool { false }

  func isInSpace(with values: CustomValues) -> Bool { values.value(of: EmitterKey.preservesDepth) }

  /// Appends the particles: on top of the layer's other parts, and clipped only if the layer masks to its bounds (SL5).
  func add(to builder: inout ItemBuilder, _ values: LayerValues, _ how: Compositing) {
    let view = ParticleView(
      matrix: how.contentSpace?.matrix ?? values.matrixForSublayers,
      isMirrored: how.isMirrored != values.isGeometryFlipped,
      mode: values.custom.value(of: EmitterKey.renderMode)
    )
    let item = DisplayItem.Particles(
      field: field(at: how.time ?? localTime(atGlobal: builder.time), view),
      opacity: how.partOpacity,
      toDevice: how.contentSpace?.plane ?? how.plane
    )
    guard values.masksToBounds else { return builder.items.append(.particles(item)) }
    builder.items.append(.beginGroup(.init(opacity: 1, clip: builder.clip(values, how))))
    builder.items.append(.particles(item))
    builder.items.append(.endGroup)
  }
}

extension CAEmitterLayer {
  /// The particles at a time of the layer's own.
  func field(at time: Double, _ view: ParticleView) -> ParticleField {
    if let last = lastField, last.time == time, last.edition == log.edition, last.view == view {
      return last.field
    }
    let simulation = ParticleSimulation(
      log,
      at: time,
      room: (lastField?.field.sprites.count ?? 0) + 64
    )
    if simulation.isOverfull {
      let problem =
        "bears more than \(ParticleSimulation.most) that live at once: the youngest are shown"
      EngineReport.report(self, "birthRate", problem)
    }
    let field = ParticleField(simulation, view)
    lastField = MadeField(time: time, edition: log.edition, view: view, field: field)
    return field
  }
}

extension ParticleField {
  @MainActor
  convenience init(_ simulation: ParticleSimulation, _ view: ParticleView) {
    var particles = simulation.particles
    switch view.mode {
    case .oldestFirst, .oldestLast, .backToFront:
      let sign = view.mode == .oldestLast ? -1.0 : 1
      let isByDepth = view.mode == .backToFront
      let order = Array(particles).sortedByDepth { sign * (isByDepth ? $0.z : $0.birth) }
      particles = ContiguousArray(order)
    default: break
    }
    var sprites: ContiguousArray<ParticleSprite> = []
    sprites.reserveCapacity(particles.count)
    for particle in particles {
      if let sprite = ParticleSprite(particle, view) { sprites.append(sprite) }
    }
    self.init(sprites: sprites, pictures: simulation.pictures, adds: view.mode == .additive)
  }
}

extension ParticleSprite {
  /// `nil` for a particle behind the eye.
  ///
  /// In space a particle is a plane parallel to the layer's. In perspective it is drawn with the linear part of the
  /// projection at its center: the side that is nearer is not drawn larger than the other.
  init?(_ particle: ParticleSimulation.Living, _ view: ParticleView) {
    let (turnX, turnY) = particle.turn == 0 ? (1, 0) : (cos(particle.turn), sin(particle.turn))
    let (acrossX, acrossY) = (particle.scale * turnX, particle.scale * turnY)
    self.init(
      at: CGPoint(x: particle.x, y: particle.y),
      acrossX,
      acrossY,
      view.isMirrored ? acrossY : -acrossY,
      view.isMirrored ? -acrossX : acrossX,
      color: particle.color,
      picture: particle.picture
    )
    guard let m = view.matrix else { return }
    let place = m.map(SIMD4(particle.x, particle.y, particle.z, 1))
    guard place.w > 1e-6, (place.x + place.y).isFinite else { return nil }
    (originX, originY) = (place.x / place.w, place.y / place.w)
    func across(_ x: Double, _ y: Double) -> (Double, Double) {
      let (goX, goY) = (
        x * Double(m.m11) + y * Double(m.m21), x * Double(m.m12) + y * Double(m.m22)
      )
      let w = x * Double(m.m14) + y * Double(m.m24)
      return ((goX - originX * w) / place.w, (goY - originY * w) / place.w)
    }
    let (first, second) = (across(a, b), across(c, d))
    (a, b, c, d) = (first.0, first.1, second.0, second.1)
  }
}
