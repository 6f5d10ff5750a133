// `UIViewPropertyAnimator`: one animation that is scrubbed, played, turned round and stopped.
//
// Drag along the track to scrub; click the labels to play or pause, to reverse, or to go on by a spring. At its end the
// animator stays active (`pausesOnCompletion`), so that it can always be turned round.

import UIKit

final class PropertyAnimatorScrubberController: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
  private let dot = UIView(frame: CGRect(x: 40, y: 170, width: 24, height: 24))
  private let track = UIView(frame: CGRect(x: 40, y: 230, width: 320, height: 24))
  private let status = UILabel(frame: CGRect(x: 40, y: 300, width: 320, height: 20))
  private lazy var animator = makeAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 8
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 12
    track.backgroundColor = .systemGray5
    track.layer.cornerRadius = 12
    for subview in [card, dot, track, status] { view.addSubview(subview) }
    track.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: .scrub))
    addButton("Play", at: 40, .playOrPause)
    addButton("Reverse", at: 150, .reverse)
    addButton("Spring", at: 260, .spring)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // (What is in no window yet does not animate.)
    animator.pauseAnimation()
    tell()
  }

  /// The dot follows in the second half (`delayFactor`).
  private func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { [self] in
      card.center.x = 320
      card.transform = CGAffineTransform(rotationAngle: .pi / 2)
      card.backgroundColor = .systemPurple
    }
    animator.addAnimations({ [self] in dot.center.x = 348 }, delayFactor: 0.5)
    animator.pausesOnCompletion = true
    return animator
  }

  private func addButton(_ title: String, at x: CGFloat, _ action: Selector) {
    let label = UILabel(frame: CGRect(x: x, y: 266, width: 100, height: 28))
    label.text = title
    label.textColor = .systemBlue
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
    view.addSubview(label)
  }

  func playOrPause() {
    if animator.isRunning { animator.pauseAnimation() } else { animator.startAnimation() }
    tell()
  }

  func reverse() {
    animator.isReversed.toggle()
    tell()
  }

  func spring() {
    animator.pauseAnimation()
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.6)
    tell()
  }

  func scrub(_ pan: UIPanGestureRecognizer) {
    let part = pan.location(in: track).x / track.bounds.width
    animator.fractionComplete = animator.isReversed ? 1 - part : part
    tell()
  }

  private func tell() {
    let way = animator.isReversed ? "back" : "forwards"
    let percent = Int((animator.fractionComplete * 100).rounded())
    status.text = "\(percent) %, \(way), \(animator.isRunning ? "running" : "paused")"
  }
}

extension Selector {
  static let playOrPause = Selector("playOrPause", PropertyAnimatorScrubberController.playOrPause)
  static let reverse = Selector("reverse", PropertyAnimatorScrubberController.reverse)
  static let spring = Selector("spring", PropertyAnimatorScrubberController.spring)
  static let scrub = Selector("scrub", PropertyAnimatorScrubberController.scrub)
}

#Preview("Property Animator Scrubber", traits: .fixedLayout(width: 480, height: 320)) {
  PropertyAnimatorScrubberController()
}
