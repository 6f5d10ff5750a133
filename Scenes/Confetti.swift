// Confetti: each click bursts some from where it is.
//
// Paper is born for a second, and lives on when no more is: what changes in an emitter changes what is born from then
// on. Space sets the rates of the last burst to 0, by the cells' names. Each piece follows from the time alone.

import UIKit

final class ConfettiController: UIViewController {
  private var bursts: [CAEmitterLayer] = []
  private let colors: [(name: String, color: UIColor)] = [
    ("red", .systemRed), ("yellow", .systemYellow), ("green", .systemGreen), ("teal", .systemTeal),
    ("pink", .systemPink),
  ]
  /// How long paper is born, and how long it lives then, in seconds.
  private let (bursting, living) = (1.0, 3.0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.12, blue: 0.2, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .burst))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else { return }
    for (name, _) in colors {
      bursts.last?.setValue(0, forKeyPath: "emitterCells.\(name).birthRate")
    }
  }

  func burst(_ tap: UITapGestureRecognizer) {
    clearUp()
    let emitter = CAEmitterLayer()
    emitter.frame = view.bounds
    emitter.emitterPosition = tap.location(in: view)
    emitter.beginTime = CACurrentMediaTime()
    emitter.seed = UInt32(tap.location(in: view).x)
    emitter.emitterCells = colors.map { paper(named: $0.name, $0.color) }
    view.layer.addSublayer(emitter)
    bursts.append(emitter)
  }

  // An emitter whose paper has all gone shows nothing any more.
  private func clearUp() {
    let now = CACurrentMediaTime()
    for burst in bursts where now > burst.beginTime + bursting + living {
      burst.removeFromSuperlayer()
    }
    bursts.removeAll { $0.superlayer == nil }
  }

  private func paper(named name: String, _ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.contents = Self.scrap
    cell.color = color.cgColor
    cell.birthRate = 40
    cell.duration = bursting
    cell.lifetime = Float(living)
    cell.velocity = 260
    cell.velocityRange = 200
    cell.emissionLongitude = -.pi / 2
    cell.emissionRange = .pi * 0.8
    cell.yAcceleration = 320
    cell.spin = 1
    cell.spinRange = 9
    cell.scaleRange = 0.6
    cell.alphaSpeed = -0.3
    return cell
  }

  /// A white scrap of paper.
  private static let scrap: CGImage? = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 12, height: 8)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }.cgImage
  }()
}

extension Selector {
  static let burst = Selector("burst", ConfettiController.burst)
}

#Preview("Confetti", traits: .fixedLayout(width: 480, height: 320)) {
  ConfettiController()
}
