// A class of layers whose every new picture pushes the old one out.
//
// Click, or press Space, for the next picture. All that it takes is a change of `contents`: the search
// for an action ends at the class, whose `defaultAction(forKey:)` answers with a transition.

import UIKit

final class SlideLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard event == "contents" else { return super.defaultAction(forKey: event) }
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return push
  }
}

final class ContentsPushController: UIViewController {
  private let slide = SlideLayer()
  private var hour = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    // The pictures leave the slide on their way. The frame around it cuts them off.
    let frame = CALayer()
    frame.frame = CGRect(x: 80, y: 40, width: 320, height: 240)
    frame.masksToBounds = true
    view.layer.addSublayer(frame)
    slide.frame = frame.bounds
    // The first picture is just there: actions are off until this transaction is over.
    CATransaction.setDisableActions(true)
    slide.contents = landscape()
    frame.addSublayer(slide)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .showNext))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { showNext() }
  }

  func showNext() {
    hour = (hour + 1) % 3
    slide.contents = landscape()
  }

  /// The sun over a hill: low, high, and low again.
  private func landscape() -> CGImage? {
    let skies: [UIColor] = [.systemPink, .systemCyan, .systemIndigo]
    // In a context that one makes oneself y points up.
    let context = CGContext(
      data: nil,
      width: 640,
      height: 480,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    context?.setFillColor(skies[hour].cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 640, height: 480))
    context?.setFillColor(UIColor.systemYellow.cgColor)
    let height = hour == 1 ? 320 : 140
    context?.fillEllipse(in: CGRect(x: 60 + 200 * hour, y: height, width: 120, height: 120))
    context?.setFillColor(UIColor.systemGreen.cgColor)
    context?.fillEllipse(in: CGRect(x: -120, y: -240, width: 880, height: 440))
    return context?.makeImage()
  }
}

extension Selector {
  static let showNext = Selector("showNext", ContentsPushController.showNext)
}

#Preview("Contents Push", traits: .fixedLayout(width: 480, height: 320)) {
  ContentsPushController()
}
