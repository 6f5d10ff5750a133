// An extra layer in a view follows the view's animations, or goes its own way.
//
// Click, or press Return: the view grows or shrinks in an animation block of one second. The yellow
// frame is a layer of ours inside it. By itself it would run its own quarter of a second. With a
// LayerActionsForwarder as its delegate it asks the view, and moves with it. Space switches.

import UIKit

final class FramedView: UIView {
  let frameLayer = CALayer()
  private lazy var forwarder = LayerActionsForwarder(view: self)

  var followsView = true {
    didSet { frameLayer.delegate = followsView ? forwarder : nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    frameLayer.name = "frame"
    frameLayer.borderColor = UIColor.systemYellow.cgColor
    frameLayer.borderWidth = 8
    layer.addSublayer(frameLayer)
    frameLayer.delegate = forwarder
    layoutFrame()
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet { layoutFrame() }
  }

  private func layoutFrame() {
    frameLayer.frame = bounds
  }
}

final class ForwardedActionsController: UIViewController {
  private let framed = FramedView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
  private var isLarge = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    view.addSubview(framed)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .resize))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    framed.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter: resize()
      case .keyboardSpacebar:
        framed.followsView.toggle()
        framed.frameLayer.borderColor =
          (framed.followsView ? UIColor.systemYellow : .systemRed).cgColor
      default: break
      }
    }
  }

  func resize() {
    isLarge.toggle()
    UIView.animate(withDuration: 1) {
      self.framed.bounds.size =
        self.isLarge ? CGSize(width: 360, height: 240) : CGSize(width: 120, height: 80)
    }
  }
}

extension Selector {
  static let resize = Selector("resize", ForwardedActionsController.resize)
}

#Preview("Forwarded Actions", traits: .fixedLayout(width: 480, height: 320)) {
  ForwardedActionsController()
}
