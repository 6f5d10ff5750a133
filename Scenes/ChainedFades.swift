// Three layers fade in one after the other, chained by nothing but target-actions.
//
// Click, or press Return. Each fade has a name; when it finishes, the pair under that name starts the
// next. No timers, no delays, no completion blocks.

import UIKit

final class ChainedFadesController: UIViewController {
  private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen]
  private var layers: [CALayer] = []
  private let hint = CATextLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, color) in colors.enumerated() {
      let layer = CALayer()
      layer.name = "step \(index + 1)"
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.cornerRadius = 50
      layer.backgroundColor = color.cgColor
      layer.opacity = 0
      view.layer.addSublayer(layer)
      layers.append(layer)
    }
    hint.string = "Click, or press Return"
    hint.fontSize = 14
    hint.foregroundColor = UIColor.systemGray.cgColor
    hint.alignmentMode = .center
    hint.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(hint)

    layers[0].addTarget(self, action: .fadeSecond, forKey: "fade")
    layers[1].addTarget(self, action: .fadeThird, forKey: "fade")
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .fadeFirst))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.setDisableActions(true)
    hint.frame = CGRect(x: 0, y: view.bounds.maxY - 36, width: view.bounds.width, height: 20)
    for (index, layer) in layers.enumerated() {
      layer.position = CGPoint(
        x: view.bounds.midX + CGFloat(index - 1) * 130,
        y: view.bounds.midY
      )
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) { fadeFirst() }
  }

  func fadeFirst() {
    CATransaction.setDisableActions(true)
    for layer in layers {
      layer.removeAnimation(forKey: "fade")
      layer.opacity = 0
    }
    fade(layers[0])
  }

  func fadeSecond() { fade(layers[1]) }
  func fadeThird() { fade(layers[2]) }

  private func fade(_ layer: CALayer) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.4
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    layer.add(fade, forKey: "fade")
  }
}

extension Selector {
  static let fadeFirst = Selector("fadeFirst", ChainedFadesController.fadeFirst)
  static let fadeSecond = Selector("fadeSecond", ChainedFadesController.fadeSecond)
  static let fadeThird = Selector("fadeThird", ChainedFadesController.fadeThird)
}

#Preview("Chained Fades", traits: .fixedLayout(width: 480, height: 320)) {
  ChainedFadesController()
}
