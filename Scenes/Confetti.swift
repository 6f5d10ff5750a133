// Confetti: each click bursts some from where it is.
//
// Paper is born for a fifth of a second, and lives on when no more is: what changes in an emitter changes what is born
// from then on. Space sets the rate of the last burst to 0 by the cell's name. Each piece follows from the time alone.

import UIKit

final class ConfettiController: UIViewController {
  private var last: CAEmitterLayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.12, blue: 0.2, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .burst))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else { return }
    last?.setValue(0, forKeyPath: "emitterCells.paper1.birthRate")
  }

  func burst(_ tap: UITapGestureRecognizer) {
    let emitter = CAEmitterLayer()
    emitter.frame = view.bounds
    emitter.emitterPosition = tap.location(in: view)
    emitter.beginTime = CACurrentMediaTime()
    emitter.seed = UInt32(tap.location(in: view).x)
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemPink]
    emitter.emitterCells = colors.enumerated().map { index, color in
      paper(named: "paper\(index)", color)
    }
    view.layer.addSublayer(emitter)
    last = emitter
  }

  private func paper(named name: String, _ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.contents = Self.scrap
    cell.color = color.cgColor
    cell.birthRate = 150
    cell.duration = 0.2
    cell.lifetime = 3
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
    let context = CGContext(
      data: nil,
      width: 12,
      height: 8,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    context?.setFillColor(.white)
    context?.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    return context?.makeImage()
  }()
}

extension Selector {
  static let burst = Selector("burst", ConfettiController.burst)
}

#Preview("Confetti") { ConfettiController() }
