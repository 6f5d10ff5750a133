import QuartzCore

/// Two snapshots of a view, back to back, that flip in its place while it is hidden.
///
/// The perspective distance is 1000 points.
final class FlipStage {
  private let view: UIView
  private let stage = CALayer()
  private let flip: ViewTransition.Flip
  private let oldPicture: CGImage?

  /// Takes the snapshot before the changes.
  ///
  /// - Returns: `nil` for a view without a superview or with an empty size, which cannot flip.
  init?(_ flip: ViewTransition.Flip, of view: UIView) {
    guard view.layer.superlayer != nil, let picture = view.picture(of: view.layer) else {
      return nil
    }
    (self.view, self.flip, oldPicture) = (view, flip, picture)
  }

  /// Takes the snapshot after the changes, and begins.
  func start(_ block: AnimationBlock, _ watch: AnimationWatch) {
    view.layoutIfNeeded()
    let layer = view.layer
    guard let superlayer = layer.superlayer else { return watch.end(finished: false) }
    let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    stage.bounds = layer.bounds
    stage.position = layer.convert(middle, to: superlayer)
    stage.transform = layer.transform
    stage.zPosition = layer.zPosition
    stage.sublayerTransform.m34 = -1 / 1000
    superlayer.insertSublayer(stage, above: layer)
    let half = flip == .left || flip == .bottom ? Double.pi : -Double.pi
    addFace(oldPicture, from: 0, to: half, block)
    addFace(view.picture(of: layer), from: -half, to: 0, block)

    let hiding = CABasicAnimation(keyPath: "opacity")
    (hiding.fromValue, hiding.toValue) = (0, 0)
    block.settings.apply(to: hiding, on: layer, opening: block.opening)
    watch.onEnd = { [stage] in stage.removeFromSuperlayer() }
    hiding.delegate = watch
    layer.add(hiding, forKey: "flip")
  }

  /// A snapshot that rotates about its center line from one angle to another, in radians, and is visible only from its
  /// front.
  private func addFace(
    _ picture: CGImage?,
    from start: Double,
    to end: Double,
    _ block: AnimationBlock
  ) {
    let face = CALayer()
    face.bounds = stage.bounds
    face.position = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    face.contents = picture
    face.isDoubleSided = false
    let isUpright = flip == .left || flip == .right
    // Its final angle: the old face points away, the new one to the front.
    face.transform = CATransform3DMakeRotation(
      CGFloat(end),
      isUpright ? 0 : 1,
      isUpright ? 1 : 0,
      0
    )
    stage.addSublayer(face)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: isUpright ? .rotateY : .rotateX)
    (turn.fromValue, turn.toValue) = (start, end)
    block.settings.apply(to: turn, on: face, opening: block.opening)
    face.add(turn, forKey: "flip")
  }
}
