import QuartzCore

/// How a view's old picture is replaced by its new one.
enum ViewTransition: Equatable {
  case crossDissolve
  case flip(Flip)

  /// The side that comes to the front while the view flips.
  enum Flip: Equatable {
    case left, right, top, bottom
  }

  /// The transition that the field of bits names; `nil` for none.
  ///
  /// The two curls are dissolves here: a page curl needs a warp of the picture, which layers do not have.
  init?(_ options: UIView.AnimationOptions) {
    switch UIView.AnimationOptions(rawValue: options.rawValue & (0xF << 20)) {
    case .transitionFlipFromLeft: self = .flip(.left)
    case .transitionFlipFromRight: self = .flip(.right)
    case .transitionFlipFromTop: self = .flip(.top)
    case .transitionFlipFromBottom: self = .flip(.bottom)
    case .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve: self = .crossDissolve
    default: return nil
    }
  }

  /// Makes changes in a view that is in a window, and shows them with the transition.
  ///
  /// - Parameters:
  ///   - view: The view whose picture changes.
  ///   - block: The open block, which waits for the transition.
  ///   - changes: Makes the changes.
  func run(in view: UIView, for block: AnimationBlock, _ changes: () -> Void) {
    block.wait()
    let watch = AnimationWatch(
      blocks: [block],
      of: view,
      isLocking: !block.settings.allowsUserInteraction
    )
    if case .flip(let flip) = self, let stage = FlipStage(flip, of: view) {
      changes()
      stage.start(block, watch)
    } else {
      changes()
      let fade = CATransition()
      block.settings.apply(to: fade, on: view.layer, opening: block.opening)
      fade.delegate = watch
      view.layer.add(fade, forKey: kCATransition)
    }
  }
}
