import QuartzCore

/// Hears of one animation for its blocks and for its animator, and keeps touches from its view while it runs (U12).
final class AnimationWatch: CAAnimationDelegate {
  private var blocks: [AnimationBlock]
  private weak var view: UIView?
  /// Whether touches do not get to the view.
  var isLocking = false {
    didSet {
      guard isLocking != oldValue else { return }
      view?.interactionLocks += isLocking ? 1 : -1
    }
  }
  /// Whether touches find the view where it shows, not where it is.
  var isHitWhereShown = false {
    didSet {
      guard isHitWhereShown != oldValue else { return }
      view?.hitsWhereShown += isHitWhereShown ? 1 : -1
    }
  }
  /// Whose animation it is; kept by it for as long as it runs.
  var track: AnimatorTrack?
  var animator: UIViewPropertyAnimator?
  /// What else is to be done at the end.
  var onEnd: (() -> Void)?
  /// Whether the view was in no window when the animation was added, and the animation has not begun since.
  private var isUnseen: Bool
  /// Whether a later change of the same block takes the animation's place, which cuts nothing short.
  private var isSuperseded = false

  init(blocks: [AnimationBlock], of view: UIView?, isLocking: Bool) {
    (self.blocks, self.view) = (blocks, view)
    isUnseen = view.map { $0.window == nil } ?? false
    self.isLocking = isLocking
    if isLocking { view?.interactionLocks += 1 }
  }

  func animationDidStart(_ anim: CAAnimation) {
    isUnseen = false
    for block in blocks { block.animationStarted() }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    end(finished: flag || isSuperseded)
  }

  /// Has the animation end with the next commit if its view is in no window by then: a layer would keep it until it is,
  /// but a block does not wait for a view that is not seen.
  func endUnlessSeen(on layer: CALayer, forKey key: String) {
    guard isUnseen else { return }
    CATransaction.performAfterCommit { [self] in
      guard isUnseen, view?.window == nil, layer.animation(forKey: key)?.delegate === self else {
        return
      }
      layer.removeAnimation(forKey: key)
      end(finished: false)
      // It hears of the removal with the next commit, when this is over.
      track = nil
    }
  }

  /// Another animation takes its place: where both are of one block, that block counts this one as finished.
  func makeWay(for block: AnimationBlock) {
    isSuperseded = blocks.contains { $0 === block } && block.isOpen
  }

  /// It is over.
  func end(finished flag: Bool) {
    (isLocking, isHitWhereShown) = (false, false)
    let last = onEnd
    onEnd = nil
    last?()
    // What was in no window by the commit changed at once, and nothing of its blocks was cut short.
    let wasNeverSeen = isUnseen && view?.window == nil
    let waiting = blocks
    blocks = []
    for block in waiting { block.animationEnded(finished: flag || wasNeverSeen) }
    if let track { animator?.animationEnded(of: track, finished: flag) }
  }
}
