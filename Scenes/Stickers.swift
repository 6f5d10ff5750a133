// Stickers on a table: pan, pinch and rotate at the same time, as a delegate allows them to.
//
// Drag a sticker. Hold Ctrl and drag it: a second finger lies opposite the first about the window's middle, both are
// drawn, and the sticker grows and turns; with Shift both go side by side. A click brings one to the front, a double
// click or Return puts all back.

import UIKit

final class Sticker: UIView, UIGestureRecognizerDelegate {
  let home: CGPoint
  private let tilt: CGFloat

  init(_ shape: UIBezierPath, _ color: UIColor, at home: CGPoint, tilt: CGFloat) {
    (self.home, self.tilt) = (home, tilt)
    super.init(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
    let outline = CAShapeLayer()
    outline.path = shape.cgPath
    outline.fillColor = color.cgColor
    outline.strokeColor = UIColor.white.cgColor
    outline.lineWidth = 6
    outline.lineJoin = .round
    layer.addSublayer(outline)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    isMultipleTouchEnabled = true
    goHome()
    let gestures = [
      UIPanGestureRecognizer(target: self, action: .moved),
      UIPinchGestureRecognizer(target: self, action: .pinched),
      UIRotationGestureRecognizer(target: self, action: .turned),
    ]
    for gesture in gestures {
      gesture.delegate = self
      addGestureRecognizer(gesture)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  required init?(coder: NSCoder) { nil }

  func goHome() {
    center = home
    transform = CGAffineTransform(rotationAngle: tilt)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === self }

  func moved(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { superview?.bringSubviewToFront(self) }
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turned(_ rotation: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  /// It comes up to the eye, and lies down on top.
  func tapped() {
    superview?.bringSubviewToFront(self)
    let lying = transform
    transform = lying.scaledBy(x: 1.25, y: 1.25)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.transform = lying
    }
  }
}

final class StickersController: UIViewController {
  private var stickers: [Sticker] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.89, blue: 0.82, alpha: 1)
    stickers = [
      Sticker(.star(5), .systemYellow, at: CGPoint(x: 110, y: 110), tilt: -0.2),
      Sticker(.heart, .systemPink, at: CGPoint(x: 250, y: 160), tilt: 0.15),
      Sticker(.star(12), .systemTeal, at: CGPoint(x: 370, y: 200), tilt: 0),
    ]
    for sticker in stickers { view.addSubview(sticker) }
    let double = UITapGestureRecognizer(target: self, action: .putBack)
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
      return super.pressesBegan(presses, with: event)
    }
    putBack()
  }

  func putBack() {
    for (index, sticker) in stickers.enumerated() {
      UIView.animate(withDuration: 0.4, delay: 0.1 * Double(index), options: .curveEaseOut) {
        sticker.goHome()
      }
    }
  }
}

extension UIBezierPath {
  /// A star in a square of 110 points.
  fileprivate static func star(_ tips: Int) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<2 * tips {
      let radius: CGFloat = corner % 2 == 0 ? 50 : tips < 8 ? 22 : 40
      let angle = CGFloat(corner) * .pi / CGFloat(tips) - .pi / 2
      let point = CGPoint(x: 55 + radius * cos(angle), y: 55 + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// A heart in a square of 110 points.
  fileprivate static var heart: UIBezierPath {
    let path = UIBezierPath()
    let (tip, notch) = (CGPoint(x: 55, y: 98), CGPoint(x: 55, y: 34))
    path.move(to: tip)
    path.addCurve(
      to: notch,
      controlPoint1: CGPoint(x: -13, y: 52),
      controlPoint2: CGPoint(x: 17, y: -6)
    )
    path.addCurve(
      to: tip,
      controlPoint1: CGPoint(x: 93, y: -6),
      controlPoint2: CGPoint(x: 123, y: 52)
    )
    path.close()
    return path
  }
}

extension Selector {
  static let moved = Selector("moved", Sticker.moved)
  static let pinched = Selector("pinched", Sticker.pinched)
  static let turned = Selector("turned", Sticker.turned)
  static let tapped = Selector("tapped", Sticker.tapped)
  static let putBack = Selector("putBack", StickersController.putBack)
}

#Preview("Stickers", traits: .fixedLayout(width: 480, height: 320)) {
  StickersController()
}
