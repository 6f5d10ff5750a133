import QuartzCore

/// One animation block: how its changes animate, and the callbacks for their start and end.
final class AnimationBlock {
  /// The open blocks, innermost last.
  private static var open: [AnimationBlock] = []
  static var areAnimationsEnabled = true

  static var current: AnimationBlock? { open.last }

  var settings: AnimationSettings
  /// When the block was opened: media time, in seconds.
  let opening = CACurrentMediaTime()
  /// Called once, when the first animation begins.
  var onStart: (() -> Void)?
  /// Called once, when all animations have ended: true when none was removed before its end (U7).
  var onEnd: ((Bool) -> Void)?

  /// Collects the changes of the block's key frames; `nil` for a block without key frames.
  var keyframes: KeyframeList?

  private var waiting = 0
  private var hasStarted = false
  private var allFinished = true
  private(set) var isOpen = true
  private var animatedViews: [any AnimatedView] = []

  init(_ settings: AnimationSettings) {
    self.settings = settings
  }

  /// Whether a change made now, with this block innermost, animates (U5, U13).
  var animates: Bool { Self.areAnimationsEnabled && settings.duration > 0 }

  static func push(_ block: AnimationBlock) {
    open.append(block)
  }

  /// Closes `block`, and any block that was opened inside it and is still open.
  static func close(_ block: AnimationBlock) {
    guard open.contains(where: { $0 === block }) else { return }
    while let last = open.last {
      if last.settings.laysOutSubviews { last.layOutAnimatedViews() }
      last.keyframes?.addAnimations(by: last)
      let animated = last.animates
      open.removeLast()
      last.finishOpening(animated: animated)
      if last === block { return }
    }
  }

  /// Runs `changes` within a block.
  static func run(
    _ settings: AnimationSettings,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?,
    keyframes: KeyframeList? = nil
  ) {
    let block = AnimationBlock(settings)
    block.keyframes = keyframes
    block.onEnd = completion
    push(block)
    changes()
    close(block)
  }

  /// Animates a change that was made with this block innermost.
  func animate(_ change: PropertyChange) {
    noteView(of: change.layer)
    if let keyframe = settings.keyframe { return keyframe.take(change, from: self) }
    // Each coordinate by itself, as a spring may start with a different speed along x and y.
    let isPlace = settings.animator != nil && change.keyPath == LayerProperty.position.rawValue
    for change in isPlace ? change.coordinates : [change] {
      let animation = settings.animation(
        keyPath: change.keyPath,
        on: change.layer,
        opening: opening
      )
      change.setEnds(of: animation)
      add(animation, for: change)
    }
  }

  /// Adds an animation under its key path, or under a new key where it adds to others.
  ///
  /// - Parameters:
  ///   - animation: The animation, with its values and times set.
  ///   - change: The change that it shows.
  ///   - others: The inner blocks that wait for it too; `wait()` has been called on each.
  func add(
    _ animation: CAPropertyAnimation,
    for change: PropertyChange,
    alsoFor others: [AnimationBlock] = []
  ) {
    let layer = change.layer
    let key =
      animation.isAdditive ? layer.unusedAnimationKey(for: change.keyPath) : change.keyPath
    (layer.animation(forKey: key)?.delegate as? AnimationWatch)?.makeWay(for: self)
    waiting += 1
    let watch = AnimationWatch(
      blocks: [self] + others,
      of: layer.delegate as? any AnimatedView,
      isLocking: settings.animator?.keepsTouchesAway ?? !settings.allowsUserInteraction
    )
    watch.isHitWhereShown = settings.animator?.hitsWhereShown ?? false
    animation.delegate = watch
    animation.isRemovedOnCompletion = settings.animator == nil
    layer.add(animation, forKey: key)
    watch.endUnlessSeen(on: layer, forKey: key)
    settings.animator?.follow(change, isAdditive: animation.isAdditive, by: watch, underKey: key)
  }

  /// Waits for one more animation, which another block adds.
  func wait() { waiting += 1 }

  private func noteView(of layer: CALayer) {
    guard settings.laysOutSubviews, let view = layer.delegate as? any AnimatedView,
      !animatedViews.contains(where: { $0 === view })
    else { return }
    animatedViews.append(view)
  }

  func animationStarted() {
    guard !hasStarted else { return }
    hasStarted = true
    onStart?()
    onStart = nil
  }

  func animationEnded(finished: Bool) {
    waiting -= 1
    allFinished = allFinished && finished
    if !isOpen, waiting == 0 { end() }
  }

  private func layOutAnimatedViews() {
    for view in animatedViews { view.layoutIfNeeded() }
    animatedViews = []
  }

  /// Ends a block that has nothing to wait for: at once when the block animated and nothing changed; after the commit
  /// when its changes were not animated (U5).
  private func finishOpening(animated: Bool) {
    isOpen = false
    guard waiting == 0 else { return }
    if animated { EmptyBlocks.end(self) } else { EmptyBlocks.endAfterCommit(self) }
  }

  fileprivate func end() {
    animationStarted()
    let ended = onEnd
    onEnd = nil
    ended?(allFinished)
  }
}

/// Ends blocks that have nothing to wait for.
private enum EmptyBlocks {
  private static var isEnding = false

  /// Ends `block`; one that ends inside another's completion waits for the commit.
  ///
  /// Without that, blocks that start each other for ever would nest without bound, or keep the run loop from turning.
  static func end(_ block: AnimationBlock) {
    guard !isEnding else { return endAfterCommit(block) }
    isEnding = true
    block.end()
    isEnding = false
  }

  static func endAfterCommit(_ block: AnimationBlock) {
    guard block.onEnd != nil || block.onStart != nil else { return }
    CATransaction.performAfterCommit { block.end() }
  }
}
