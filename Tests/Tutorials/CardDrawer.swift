// swift-format-ignore-file
//
//  CardDrawer.swift
//  A card that is pulled up from the bottom: each animation can be stopped, scrubbed and turned back.
//

import UIKit

enum CardState {
  case expanded
  case collapsed

  var next: CardState { return self == .expanded ? .collapsed : .expanded }
}

class CardDrawerViewController: UIViewController {
  private let cardHeight: CGFloat = 220
  private let handleHeight: CGFloat = 60
  private let duration: TimeInterval = 0.8

  private let cardView = UIView()
  private let handleView = UIView()
  private let dimmingView = UIView()
  private let titleLabel = UILabel()

  private var cardState = CardState.collapsed
  private var runningAnimators: [UIViewPropertyAnimator] = []
  private var fractionsWhenInterrupted: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.isUserInteractionEnabled = false
    dimmingView.accessibilityIdentifier = "dimming"
    view.addSubview(dimmingView)

    cardView.frame = CGRect(x: 0, y: view.frame.height - handleHeight, width: view.bounds.width, height: cardHeight)
    cardView.backgroundColor = .systemYellow
    cardView.clipsToBounds = true
    cardView.accessibilityIdentifier = "card"
    view.addSubview(cardView)

    handleView.frame = CGRect(x: 0, y: 0, width: cardView.bounds.width, height: handleHeight)
    handleView.accessibilityIdentifier = "handle"
    cardView.addSubview(handleView)
    titleLabel.frame = handleView.bounds.insetBy(dx: 20, dy: 15)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityIdentifier = "title"
    handleView.addSubview(titleLabel)
    updateTitle()

    let tap = UITapGestureRecognizer(target: self, action: #selector(CardDrawerViewController.handleCardTap(recognizer:)))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(CardDrawerViewController.handleCardPan(recognizer:)))
    handleView.addGestureRecognizer(tap)
    handleView.addGestureRecognizer(pan)
  }

  // MARK: - Gestures

  @objc
  func handleCardTap(recognizer: UITapGestureRecognizer) {
    if case .ended = recognizer.state {
      animateOrReverse()
    }
  }

  @objc
  func handleCardPan(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      beginInteraction()
    case .changed:
      let translation = recognizer.translation(in: handleView)
      var fraction = translation.y / (cardHeight - handleHeight)
      fraction = cardState == .collapsed ? -fraction : fraction
      updateInteraction(fraction: fraction)
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view).y
      let isDownwards = velocity > 0
      finishInteraction(reversed: velocity == 0 ? false : isDownwards == (cardState == .collapsed))
    default:
      ()
    }
  }

  // MARK: - Animations

  private func animateIfNeeded(to state: CardState) {
    guard runningAnimators.isEmpty else { return }

    let frameAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
      switch state {
      case .expanded:
        self.cardView.frame.origin.y = self.view.frame.height - self.cardHeight
      case .collapsed:
        self.cardView.frame.origin.y = self.view.frame.height - self.handleHeight
      }
    }
    frameAnimator.addCompletion { [weak self] position in
      guard let self = self else { return }
      if position == .end { self.cardState = state }
      self.runningAnimators.removeAll()
      self.updateTitle()
    }

    let cornerTiming = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.75), controlPoint2: CGPoint(x: 0.25, y: 0.9))
    let cornerAnimator = UIViewPropertyAnimator(duration: duration, timingParameters: cornerTiming)
    cornerAnimator.scrubsLinearly = false
    cornerAnimator.addAnimations {
      self.cardView.layer.cornerRadius = state == .expanded ? 16 : 0
    }

    let dimmingAnimator = UIViewPropertyAnimator(duration: duration, curve: state == .expanded ? .easeIn : .easeOut, animations: {
      self.dimmingView.alpha = state == .expanded ? 0.4 : 0
    })

    runningAnimators = [frameAnimator, cornerAnimator, dimmingAnimator]
    runningAnimators.forEach { $0.startAnimation() }
  }

  private func animateOrReverse() {
    if runningAnimators.isEmpty {
      animateIfNeeded(to: cardState.next)
    } else {
      runningAnimators.forEach { $0.isReversed = !$0.isReversed }
    }
  }

  private func beginInteraction() {
    animateIfNeeded(to: cardState.next)
    runningAnimators.forEach { $0.pauseAnimation() }
    fractionsWhenInterrupted = runningAnimators.map { $0.fractionComplete }
    titleLabel.text = "pulled"
  }

  private func updateInteraction(fraction: CGFloat) {
    for (animator, start) in zip(runningAnimators, fractionsWhenInterrupted) {
      animator.fractionComplete = max(0.001, min(0.999, start + (animator.isReversed ? -fraction : fraction)))
    }
  }

  private func finishInteraction(reversed: Bool) {
    for animator in runningAnimators {
      animator.isReversed = reversed
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  private func updateTitle() {
    titleLabel.text = cardState == .expanded ? "open" : "closed"
  }
}

#Preview("Drawer", traits: .fixedLayout(width: 240, height: 320)) {
  CardDrawerViewController()
}
