import QuartzCore

/// One animation block: how its changes animate, and who hears when they have.
final class AnimationBlock {
  /// The open blocks, innermost last.
  private static var open: [AnimationBlock] = []
  static var areAnimationsEnabled = true

  static var current: AnimationBlock? { open.last }

  var settings: AnimationSettings
  /// When the block was opened, in global seconds.
  let opening = CACurrentMediaTime()
  /// Called once, when the first animation begins.
  var onStart: (() -> Void)?
  /// Called once, when all animations have ended: true when none was taken away before its end (U7).
  var onEnd: ((Bool) -> Void)?

  private var waiting = 0
  private var hasStarted = false
  private var allFinished = true
  private(set) var isOpen = true
  private var animatedViews: [UIView] = []

  init(_ settings: AnimationSettings) {
    self.settings = settings
  }

  /// Whether a change made now, with this block innermost, animates (U5, U13).
  var animates: Bool { Self.areAnimationsEnabled && settings.duration > 0 }

  static func push(_ block: AnimationBlock) {
    open.append(block)
  }

  /// Closes `block`, and with it blocks that were opened in it and not closed.
  static func close(_ block: AnimationBlock) {
    guard open.contains(where: { $0 === block }) else { return }
    while let last = open.last {
      if last.settings.laysOutSubviews { last.layOutAnimatedViews() }
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
    completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(settings)
    block.onEnd = completion
    push(block)
    changes()
    close(block)
  }

  func willAnimate(_ layer: CALayer) -> any CAAnimationDelegate {
    waiting += 1
    let view = layer.delegate as? UIView
    if let view, settings.laysOutSubviews, !animatedViews.contains(where: { $0 === view }) {
      animatedViews.append(view)
    }
    return AnimationWatch(block: self, locking: settings.allowsUserInteraction ? nil : view)
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

  /// Nothing to wait for: at once when the block animated and nothing changed; after the commit
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

/// Hears of one animation for its block, and keeps touches from its view while it runs (U12).
private final class AnimationWatch: CAAnimationDelegate {
  private let block: AnimationBlock
  private weak var view: UIView?

  init(block: AnimationBlock, locking view: UIView?) {
    self.block = block
    self.view = view
    view?.interactionLocks += 1
  }

  func animationDidStart(_ anim: CAAnimation) {
    block.animationStarted()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    view?.interactionLocks -= 1
    block.animationEnded(finished: flag)
  }
}

/// Ends blocks that wait for nothing.
private enum EmptyBlocks {
  private static var isEnding = false

  /// A block that ends inside another's completion waits for the commit, so that blocks which start
  /// each other for ever neither nest without bound nor keep the loop from turning.
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
