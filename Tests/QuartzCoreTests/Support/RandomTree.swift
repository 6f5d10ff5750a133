import CoreGraphics
import QuartzCore

/// A tree of layers under a root, and small edits to it: every kind that can change a picture.
final class RandomTree {
  let root: CALayer
  private(set) var layers: [CALayer] = []
  var random: Seeded
  private let make: () -> CALayer
  private let most: Int
  private var spaces = 0

  /// A tree of `count` layers that `make` makes, which grows to about `most`.
  init(
    under root: CALayer,
    seed: UInt64,
    count: Int,
    most: Int = 60,
    make: @escaping () -> CALayer = { CALayer() }
  ) {
    self.root = root
    self.make = make
    self.most = most
    random = Seeded(seed)
    withoutActions {
      for _ in 0..<count { insertLayer() }
    }
    CATransaction.flush()
  }

  /// One edit, to a layer that is in the tree.
  func edit() {
    guard let layer = pick() else { return insertLayer() }
    switch random.index(below: 26) {
    case 0, 1: layer.position = point()
    case 2: layer.opacity = random.flag() ? 1 : Float(random.number(0...1.2))
    case 3: layer.isHidden.toggle()
    case 4: layer.backgroundColor = random.flag() ? nil : color()
    case 5: layer.borderWidth = random.flag() ? 0 : 3
    case 6: layer.masksToBounds.toggle()
    case 7: layer.bounds = CGRect(x: random.number(-9...9), y: 0, width: 60, height: 40)
    case 8: turn(layer)
    case 9: layer.zPosition = random.flag() ? 0 : random.number(-2...2)
    case 10: layer.sublayerTransform = CATransform3DMakeScale(random.number(0.5...2), 1, 1)
    case 11: insertLayer()
    case 12: remove(layer)
    case 13: addTransition(to: layer)
    case 14, 15: changeMask(of: layer)
    case 16: layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(below: 16)))
    case 17: layer.allowsGroupOpacity.toggle()
    case 18: changeContents(of: layer)
    case 19: layer.isGeometryFlipped.toggle()
    case 20: layer.shouldRasterize.toggle()
    case 21: layer.edgeAntialiasingMask = random.flag() ? [] : [.layerLeftEdge, .layerTopEdge]
    case 22, 23, 24: changeShadow(of: layer)
    default: animate(layer)
    }
  }

  /// One of the layers.
  func pick() -> CALayer? {
    layers.isEmpty ? nil : layers[random.index(below: layers.count)]
  }

  /// Lets go of all layers, which stay where they are.
  func forgetAll() { layers = [] }

  func insertLayer() {
    guard layers.count < most else { return pick().map(remove) ?? () }
    let layer = random.once(in: 8) ? makeSpace() : make()
    layer.bounds = CGRect(x: 0, y: 0, width: random.number(5...80), height: 40)
    layer.position = point()
    layer.backgroundColor = random.flag() ? color() : nil
    let parent = random.flag() ? root : pick() ?? root
    let index = random.index(below: (parent.sublayers?.count ?? 0) + 1)
    parent.insertSublayer(layer, at: UInt32(index))
    layers.append(layer)
  }

  private func makeSpace() -> CALayer {
    spaces += 1
    let space = CATransformLayer()
    space.name = "space\(spaces)"
    return space
  }

  /// Takes a layer out, and lets go of it and of all below it.
  func remove(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layers.removeAll { $0 === layer || $0.isDescendant(of: layer) }
  }

  /// About z most of the time, else about an axis that brings it out of the plane.
  private func turn(_ layer: CALayer) {
    let isFlat = random.flag()
    layer.transform = CATransform3DMakeRotation(
      random.number(-3...3),
      isFlat ? 0 : 0.3,
      isFlat ? 0 : random.number(-1...1),
      isFlat ? 1 : 0.2
    )
  }

  private func animate(_ layer: CALayer) {
    let keyPaths = [
      "position.x", "opacity", "transform.rotation", "zPosition", "borderWidth", "mask.position.x",
      "mask.opacity", "contentsCenter.size.width", "cornerRadius", "rasterizationScale",
      "shadowRadius", "shadowOpacity", "shadowOffset.width",
    ]
    let animation = CABasicAnimation(keyPath: keyPaths[random.index(below: keyPaths.count)])
    animation.byValue = random.number(-1...1)
    animation.duration = random.number(0.1...2)
    layer.add(animation, forKey: random.flag() ? "a" : nil)
  }

  /// A mask that is new, moved here from another place in the tree, or taken away.
  private func changeMask(of layer: CALayer) {
    guard layer.mask == nil else { return layer.mask.map(remove) ?? () }
    let other = pick()
    if random.flag(), let other, !layer.isDescendant(of: other) {
      layer.mask = other
    } else {
      let mask = make()
      mask.frame = CGRect(x: random.number(-9...9), y: 0, width: 40, height: 30)
      mask.backgroundColor = color()
      layer.mask = mask
      layers.append(mask)
    }
  }

  private func changeContents(of layer: CALayer) {
    layer.contents = random.flag() ? nil : Self.image
    let side = random.number(0...0.6)
    layer.contentsCenter =
      random.flag()
      ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.2, y: 0.3, width: side, height: side)
  }

  private func changeShadow(of layer: CALayer) {
    switch random.index(below: 5) {
    case 0, 1: layer.shadowOpacity = random.flag() ? 0 : Float(random.number(0...1.2))
    case 2: layer.shadowRadius = random.number(0...9)
    case 3: layer.shadowPath = random.flag() ? nil : CGPath(rect: layer.bounds, transform: nil)
    default: layer.shadowOffset.height = random.number(-9...9)
    }
  }

  private static let image = CGImage(width: 3, height: 2, pixels: Array(repeating: ~0, count: 6))

  private func addTransition(to layer: CALayer) {
    let transition = CATransition()
    let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal]
    transition.type = types[random.index(below: types.count)]
    transition.duration = random.number(0.1...1)
    layer.add(transition, forKey: nil)
  }

  func point() -> CGPoint {
    CGPoint(x: random.number(0...200), y: random.number(0...100))
  }

  func color() -> CGColor {
    CGColor(
      red: random.number(0...1),
      green: random.number(0...1),
      blue: random.number(0...1),
      alpha: random.flag() ? 1 : 0.5
    )
  }
}
