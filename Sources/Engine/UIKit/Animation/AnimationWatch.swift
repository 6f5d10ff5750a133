import QuartzCore

/// The delegate of one animation: notifies its blocks and its animator, and blocks touches on its view while it runs
/// (U12).
final class AnimationWatch: CAAnimationDelegate {
  private var blocks: [AnimationBlock]
  private weak var view: (any AnimatedView)?
  /// Whether the view gets no touches.
  var isLocking = false {
    didSet {
      guard isLocking != oldValue else { return }
      view?.interactionLocks += isLocking ? 1 : -1
    }
  }
  /// Whether hit testing finds the view where the presentation layer shows it, and not where the model has it.
  var isHitWhereShown = false {
    didSet {
      guard isHitWhereShown != oldValue else { return }
      view?.hitsWhereShown += isHitWhereShown ? 1 : -1
    }
  }
  /// Notifies the animator that the animation has ended, with whether it ran to its end; keeps the animator and its
  /// record of the animation alive for as long as that runs.
  var onOver: ((Bool) -> Void)?
  /// Called at the end, before the blocks are notified.
  var onEnd: (() -> Void)?
  /// Whether the view was in no window when the animation was added, and the animation has not begun since.
  private var isUnseen: Bool
  /// Whether a later change of the same block replaces the animation; the block does not count that as cut short.
  private var isSuperseded = false

  init(blocks: [AnimationBlock], of view: (any AnimatedView)?, isLocking: Bool) {
    (self.blocks, self.view) = (blocks, view)
    isUnseen = view.map { !$0.isInWindow } ?? false
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

  /// Makes the animation end with the next commit if its view is still in no window by then.
  ///
  /// A layer would keep the animation until it is in a window, but a block does not wait for a view that is not seen.
  func endUnlessSeen(on layer: CALayer, forKey key: String) {
    guard isUnseen else { return }
    CATransaction.performAfterCommit { [self] in
      guard isUnseen, view?.isInWindow != true, layer.animation(forKey: key)?.delegate === self
      else {
        return
      }
      layer.removeAnimation(forKey: key)
      end(finished: false)
      // It is notified of the removal with the next commit, when this is over.
      onOver = nil
    }
  }

  /// Another animation replaces this one: where both belong to one block, that block counts this one as finished.
  func makeWay(for block: AnimationBlock) {
    isSuperseded = blocks.contains { $0 === block } && block.isOpen
  }

  /// The animation is over.
  func end(finished flag: Bool) {
    (isLocking, isHitWhereShown) = (false, false)
    let last = onEnd
    onEnd = nil
    last?()
    // A view that was in no window by the commit changed at once; its blocks do not count that as cut short.
    let wasNeverSeen = isUnseen && view?.isInWindow != true
    let waiting = blocks
    blocks = []
    for block in waiting { block.animationEnded(finished: flag || wasNeverSeen) }
    onOver?(flag)
  }
}
