import CoreGraphics
import DisplayList
import QuartzCore

extension LayerStage {
  /// The particles that a frame for `time` shows.
  func particles(at time: Double) -> [ParticleSprite] {
    CATransaction.flush()
    for case .particles(let item) in context.displayList(at: time, scale: 1).items {
      return Array(item.field.sprites)
    }
    return []
  }
}

/// A cell that bears ten particles a second, which live for two.
func spark(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
  let cell = CAEmitterCell()
  cell.name = "spark"
  cell.contents = CGImage.plain(~0)
  cell.birthRate = 10
  cell.lifetime = 2
  change(cell)
  return cell
}

/// An emitter that is on show with some cells.
func emitterScene(
  _ cells: [CAEmitterCell] = [spark()],
  _ change: (CAEmitterLayer) -> Void = { _ in }
) -> (stage: LayerStage, emitter: CAEmitterLayer) {
  let stage = LayerStage()
  let emitter = CAEmitterLayer()
  emitter.emitterCells = cells
  change(emitter)
  return (stage, stage.addLayer(emitter, named: "emitter"))
}
