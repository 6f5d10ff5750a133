import CoreGraphics
import QuartzCore

/// Layers that show things many times, and edits of how.
extension RandomTree {
  func makeReplicator() -> CALayer {
    let replicator = CAReplicatorLayer()
    for _ in 0..<3 { change(replicator) }
    return replicator
  }

  func change(_ layer: CAReplicatorLayer) {
    switch random.index(below: 9) {
    case 0, 1: layer.instanceCount = random.index(below: 4)
    case 2: layer.instanceDelay = random.pick([0, 0.25, -0.125, random.number(-0.5...0.5)])
    case 3: layer.instanceTransform = CATransform3DMakeTranslation(random.number(-30...30), 9, 3)
    case 4: layer.instanceTransform = CATransform3DMakeRotation(random.number(-2...2), 0, 0.3, 1)
    case 5: layer.instanceColor = random.once(in: 4) ? nil : color()
    case 6: layer.instanceRedOffset = Float(random.number(-0.5...0.5))
    case 7: layer.instanceAlphaOffset = Float(random.number(-0.4...0.1))
    default: layer.preservesDepth = random.flag()
    }
  }

  func makeEmitter() -> CALayer {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [makeCell()]
    emitter.seed = UInt32(random.index(below: 1000))
    for _ in 0..<2 { change(emitter) }
    return emitter
  }

  private func makeCell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "cell"
    cell.contents = Self.pictures.randomElement(using: &random)
    (cell.birthRate, cell.lifetime) = (Float(random.number(0...9)), Float(random.number(0...3)))
    (cell.velocity, cell.emissionRange) = (random.number(0...60), random.number(0...7))
    (cell.spinRange, cell.alphaSpeed) = (random.number(0...4), -0.3)
    (cell.redRange, cell.scaleSpeed) = (Float(random.number(0...1)), random.number(-0.5...1))
    if random.once(in: 4) { cell.magnificationFilter = "nearest" }
    guard random.once(in: 4) else { return cell }
    let below = CAEmitterCell()
    below.contents = Self.pictures[0]
    (below.birthRate, below.lifetime) = (3, 1)
    cell.emitterCells = [below]
    return cell
  }

  func change(_ layer: CAEmitterLayer) {
    switch random.index(below: 10) {
    case 0: layer.emitterCells = random.once(in: 4) ? nil : [makeCell()]
    case 1: layer.setValue(random.number(0...12), forKeyPath: "emitterCells.cell.birthRate")
    case 2: layer.emitterPosition = point()
    case 3: layer.emitterSize = CGSize(width: random.number(0...40), height: 12)
    case 4:
      layer.emitterShape = random.pick([.point, .line, .rectangle, .circle, .sphere, .cuboid])
    case 5: layer.emitterMode = random.pick([.points, .outline, .surface, .volume])
    case 6:
      layer.renderMode = random.pick([
        .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
      ])
    case 7: layer.preservesDepth = random.flag()
    case 8: layer.birthRate = Float(random.pick([0, 1, 2]))
    default:
      let animation = CABasicAnimation(keyPath: "emitterCells.cell.birthRate")
      (animation.toValue, animation.duration) = (random.number(0...20), 0.7)
      layer.add(animation, forKey: nil)
    }
  }
}
