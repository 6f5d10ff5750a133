// Which layer is under the pointer, and why.
//
// Move the pointer, or the crosshair with the arrow keys. The layer that `hitTest` answers lights up,
// and the way down to it is written out. The layers overlap, one is rotated, one clips a sublayer
// that another lets out, one is raised by its zPosition, and one is hidden: it is never hit.

import UIKit

final class HitTestingController: UIViewController {
  private let stage = CALayer()
  private let path = CATextLayer()
  private let crosshair = CALayer()
  private var point = CGPoint(x: 110, y: 110)
  private var lit: CALayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    stage.name = "stage"
    stage.frame = CGRect(x: 0, y: 0, width: 480, height: 280)
    view.layer.addSublayer(stage)
    addLayers()

    crosshair.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    crosshair.cornerRadius = 4.5
    crosshair.borderWidth = 2
    crosshair.borderColor = UIColor.white.cgColor
    view.layer.addSublayer(crosshair)

    path.frame = CGRect(x: 12, y: 288, width: 456, height: 24)
    path.fontSize = 15
    path.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(path)

    view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: .hovered))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
    look(at: point)
  }

  private func addLayers() {
    add("behind", .systemBlue, x: 40, y: 40, to: stage)
    add("in front", .systemTeal, x: 90, y: 80, to: stage)

    let rotated = add("rotated", .systemOrange, x: 230, y: 60, to: stage)
    rotated.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    add("inside", .systemYellow, x: 60, y: 60, size: 60, to: rotated)

    let clipping = add("clips", .systemPurple, x: 350, y: 30, to: stage)
    clipping.masksToBounds = true
    add("cut off", .systemPink, x: 60, y: 60, to: clipping)

    let raised = add("raised", .systemGreen, x: 40, y: 170, to: stage)
    raised.zPosition = 1
    add("above by order", .systemGray, x: 90, y: 190, size: 80, to: stage)

    let hidden = add("hidden", .systemRed, x: 380, y: 170, to: stage)
    hidden.isHidden = true
  }

  @discardableResult
  private func add(
    _ name: String,
    _ color: UIColor,
    x: CGFloat,
    y: CGFloat,
    size: CGFloat = 100,
    to superlayer: CALayer
  ) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: x, y: y, width: size, height: size)
    layer.backgroundColor = color.withAlphaComponent(0.75).cgColor
    layer.borderColor = UIColor.white.cgColor
    superlayer.addSublayer(layer)
    return layer
  }

  func hovered(_ hover: UIHoverGestureRecognizer) {
    look(at: hover.location(in: view))
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    look(at: tap.location(in: view))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: look(at: CGPoint(x: point.x - 10, y: point.y))
      case .keyboardRightArrow: look(at: CGPoint(x: point.x + 10, y: point.y))
      case .keyboardUpArrow: look(at: CGPoint(x: point.x, y: point.y - 10))
      case .keyboardDownArrow: look(at: CGPoint(x: point.x, y: point.y + 10))
      default: break
      }
    }
  }

  private func look(at newPoint: CGPoint) {
    CATransaction.setDisableActions(true)
    point = newPoint
    crosshair.position = newPoint
    // `hitTest` takes a point in the superlayer's coordinates: here the view's.
    let hit = stage.hitTest(newPoint)
    if hit !== lit {
      lit?.borderWidth = 0
      hit?.borderWidth = hit === stage ? 0 : 4
      lit = hit
    }
    path.string = "(\(Int(newPoint.x)), \(Int(newPoint.y)))  " + names(downTo: hit)
  }

  private func names(downTo hit: CALayer?) -> String {
    guard let hit else { return "nothing" }
    var names: [String] = []
    var layer: CALayer? = hit
    while let current = layer, current !== view.layer {
      names.insert(current.name ?? "?", at: 0)
      layer = current.superlayer
    }
    return names.joined(separator: " \u{2192} ")
  }
}

extension Selector {
  static let hovered = Selector("hovered", HitTestingController.hovered)
  static let tapped = Selector("tapped", HitTestingController.tapped)
}

#Preview("Hit Testing", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingController()
}
