import CoreGraphics
import QuartzCore

/// Small edits: every kind that can change a picture.
extension RandomTree {
  /// One edit, to a layer that is in the tree.
  package func edit() {
    guard let layer = pick() else { return insertLayer() }
    switch random.index(below: 49) {
    case 0, 1: layer.position = point()
    case 2: layer.opacity = random.flag() ? 1 : Float(random.number(0...1.2))
    case 3: layer.isHidden.toggle()
    case 4: layer.backgroundColor = random.flag() ? nil : color()
    case 5: changeBorder(of: layer)
    case 6: layer.masksToBounds.toggle()
    case 7: layer.bounds = CGRect(x: random.number(-9...9), y: 0, width: 60, height: 40)
    case 8, 9: turn(layer)
    case 10: layer.zPosition = random.flag() ? 0 : random.number(-2...2)
    case 11: changeSpace(below: layer)
    case 12, 13: insertLayer()
    case 14: remove(layer)
    case 15: addTransition(to: layer)
    case 16, 17: changeMask(of: layer)
    case 18: layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(below: 16)))
    case 19: layer.allowsGroupOpacity.toggle()
    case 20, 21: changeContents(of: layer)
    case 22: layer.isGeometryFlipped.toggle()
    case 23: layer.shouldRasterize.toggle()
    case 24: layer.rasterizationScale = random.number(0.3...2)
    case 25: layer.edgeAntialiasingMask = random.flag() ? [] : [.layerLeftEdge, .layerTopEdge]
    case 26, 27, 28: changeShadow(of: layer)
    case 29, 30: layer.cornerRadius = random.flag() ? 0 : random.number(0.5...25)
    case 31: layer.compositingFilter = random.flag() ? nil : random.pick(Self.filters)
    case 32: layer.isDoubleSided.toggle()
    case 33: layer.anchorPoint = CGPoint(x: random.number(0...1), y: 0.5)
    case 34: move(layer)
    case 35: layer.removeAllAnimations()
    case 36: makeCard(of: layer)
    case 37, 38, 39, 40: changePainter()
    case 41, 42, 43: changeFilters(of: layer)
    default: animate(layer)
    }
  }

  private static let filters = [
    "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "colorDodgeBlendMode",
    "softLightBlendMode", "differenceBlendMode", "hueBlendMode", "luminosityBlendMode", "plusL",
  ]

  /// About z most of the time; else out of the plane, turned over, or to nothing.
  private func turn(_ layer: CALayer) {
    switch random.index(below: 8) {
    case 0..<3: layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
    case 3..<5:
      let y = random.number(-1...1)
      layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0.3, y, 0.2)
    case 5:
      var seen = CATransform3DIdentity
      seen.m34 = -1 / random.number(20...300)
      layer.transform = CATransform3DRotate(
        seen,
        random.number(-2...2),
        random.number(-1...1),
        1,
        0
      )
    case 6: layer.transform = CATransform3DMakeScale(-1, random.pick([-1, 0, 0.5, 1]), 1)
    default: layer.transform = CATransform3DIdentity
    }
  }

  private func changeSpace(below layer: CALayer) {
    switch random.index(below: 3) {
    case 0: layer.sublayerTransform = CATransform3DIdentity
    case 1: layer.sublayerTransform = CATransform3DMakeScale(random.number(0.5...2), 1, 1)
    default:
      var seen = CATransform3DIdentity
      seen.m34 = -1 / random.number(20...300)
      layer.sublayerTransform = seen
    }
  }

  private func animate(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: random.pick(Self.animated))
    animation.byValue = random.number(-1...1)
    animation.duration = random.number(0.1...2)
    layer.add(animation, forKey: random.flag() ? "a" : nil)
  }

  private static let animated = [
    "position.x", "opacity", "transform.rotation", "transform.rotation.y", "zPosition",
    "borderWidth",
    "mask.position.x", "mask.opacity", "contentsCenter.size.width", "cornerRadius",
    "rasterizationScale", "shadowRadius", "shadowOpacity", "shadowOffset.width",
    "contentsRect.origin.x", "bounds.size.width", "anchorPoint.x", "filters.first.inputRadius",
    "backgroundFilters.first.inputRadius",
  ]

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
      adopt(mask)
    }
  }

  private func changeBorder(of layer: CALayer) {
    layer.borderWidth = random.pick([0, 0, 3, random.number(0.2...9)])
    if random.flag() { layer.borderColor = color() }
  }

  private func changeShadow(of layer: CALayer) {
    switch random.index(below: 6) {
    case 0, 1: layer.shadowOpacity = random.flag() ? 0 : Float(random.number(0...1.2))
    case 2: layer.shadowRadius = random.number(0...9)
    case 3: layer.shadowPath = random.flag() ? nil : CGPath(rect: layer.bounds, transform: nil)
    case 4: layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil)
    default: layer.shadowOffset.height = random.number(-9...9)
    }
  }

  /// An opaque layer with a shadow, and another one in it that may move out.
  private func makeCard(of layer: CALayer) {
    layer.backgroundColor = CGColor(red: random.number(0...1), green: 0.7, blue: 0.6, alpha: 1)
    (layer.shadowOpacity, layer.shadowPath) = (0.9, nil)
    let part = make()
    part.bounds = CGRect(x: 0, y: 0, width: 9, height: 6)
    part.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    part.backgroundColor = color()
    layer.addSublayer(part)
    adopt(part)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.byValue, slide.duration) = (random.number(-60...60), 1)
    part.add(slide, forKey: "slide")
  }

  private func addTransition(to layer: CALayer) {
    let transition = CATransition()
    let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal]
    transition.type = types[random.index(below: types.count)]
    transition.duration = random.number(0.1...1)
    layer.add(transition, forKey: nil)
  }
}

// MARK: - Pictures

extension RandomTree {
  private func changeContents(of layer: CALayer) {
    switch random.index(below: 6) {
    case 0: layer.contents = nil
    case 1, 2: layer.contents = random.pick(Self.pictures)
    case 3: layer.contentsGravity = random.pick(Self.gravities)
    case 4:
      let side = random.number(0...0.6)
      let parts = [
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.2, y: 0.3, width: side, height: side),
      ]
      layer.contentsCenter = random.pick(parts)
      layer.contentsRect = random.pick(parts)
    default:
      layer.contentsScale = random.pick([1, 0.5, 2])
      layer.magnificationFilter = random.pick([.linear, .nearest])
      layer.minificationFilter = random.pick([.linear, .nearest])
    }
  }

  private static let gravities: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
    .resizeAspect, .resizeAspectFill,
  ]

  /// A white one, one without a clear pixel, and one of every alpha.
  static let pictures = [
    CGImage(width: 3, height: 2, pixels: Array(repeating: ~0, count: 6)),
    picture(width: 21, height: 13, alphas: 255...255),
    picture(width: 9, height: 7, alphas: 0...255),
  ]

  private static func picture(width: Int, height: Int, alphas: ClosedRange<UInt32>) -> CGImage {
    var random = Seeded(UInt64(width))
    let pixels = (0..<width * height).map { _ in
      let alpha = UInt32.random(in: alphas, using: &random)
      return (0..<3).reduce(alpha << 24) {
        $0 | UInt32.random(in: 0...alpha, using: &random) << (8 * $1)
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
