// A ball that no animation moves: a `CADisplayLink` calls for every frame of the screen.
//
// Click, or press Space, to hold the ball and let it go on; while the link is paused, nothing runs.
// Press Return for 15 calls a second in place of all: the ball gets no slower, only coarser. What is
// drawn is seen at `targetTimestamp`, so that is the time to compute it for.

import UIKit

final class DisplayLinkController: UIViewController {
  private let ball = CALayer()
  private let shadow = CALayer()
  private var link: CADisplayLink?
  /// How long the ball has been moving, up to the target time of the last call.
  private var elapsed = 0.0
  private var lastTarget: CFTimeInterval?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    ball.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
    ball.cornerRadius = 28
    ball.backgroundColor = UIColor.systemOrange.cgColor
    shadow.bounds = CGRect(x: 0, y: 0, width: 64, height: 12)
    shadow.cornerRadius = 6
    shadow.backgroundColor = UIColor.black.cgColor
    view.layer.addSublayer(shadow)
    view.layer.addSublayer(ball)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .holdOrGo))
  }

  // The link keeps its target alive, so it is made and ended with the view's time on screen.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    place()
    link = CADisplayLink(target: self, selector: .step)
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar: holdOrGo()
      case .keyboardReturnOrEnter:
        link?.preferredFramesPerSecond = link?.preferredFramesPerSecond == 0 ? 15 : 0
      default: break
      }
    }
  }

  func holdOrGo() {
    link?.isPaused.toggle()
    // The time of the pause is not the ball's.
    lastTarget = nil
  }

  func step(_ link: CADisplayLink) {
    elapsed += link.targetTimestamp - (lastTarget ?? link.timestamp)
    lastTarget = link.targetTimestamp
    place()
  }

  /// Puts the ball where it is at its time: to and fro in five seconds, a bounce in one and a quarter.
  private func place() {
    let way = (elapsed / 5).truncatingRemainder(dividingBy: 1)
    let across = 1 - abs(1 - 2 * way)
    let bounce = (elapsed / 1.25 + 0.5).truncatingRemainder(dividingBy: 1)
    let height = 4 * bounce * (1 - bounce)
    let x = 60 + across * (view.bounds.width - 120)
    // The link makes the steps; no implicit animation is to make others between them.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position = CGPoint(x: x, y: 252 - 180 * height)
    shadow.position = CGPoint(x: x, y: 284)
    shadow.opacity = Float(0.3 - 0.22 * height)
    shadow.transform = CATransform3DMakeScale(1 - 0.4 * height, 1, 1)
    CATransaction.commit()
  }
}

extension Selector {
  static let step = Selector("step", DisplayLinkController.step)
  static let holdOrGo = Selector("holdOrGo", DisplayLinkController.holdOrGo)
}

#Preview("Display Link", traits: .fixedLayout(width: 480, height: 320)) {
  DisplayLinkController()
}
