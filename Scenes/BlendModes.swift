// How a layer mixes with what is behind it: each swatch is one color over a picture of colors and grays, with a
// blend mode of its own, named by its compositing filter.
//
// Move the three lights by a click or with the arrow keys: they add up where they meet. Space lets the next mode
// have them, Return fades all swatches to the half and back.

import UIKit

final class BlendModesController: UIViewController {
  private let modes = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
    "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ]
  private let backdrop = CALayer()
  private let lights = CALayer()
  private var swatches: [CALayer] = []
  private var mode = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.1, alpha: 1)
    addBackdrop()
    for (index, mode) in modes.enumerated() { addSwatch(mode, at: index) }
    addLights()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: lights.position.x -= 40
      case .keyboardRightArrow: lights.position.x += 40
      case .keyboardSpacebar: nextMode()
      case .keyboardReturnOrEnter:
        for swatch in swatches { swatch.opacity = swatch.opacity < 1 ? 1 : 0.5 }
      default: break
      }
    }
  }

  func tapped(_ tap: UITapGestureRecognizer) { lights.position = tap.location(in: view) }

  // Bands of color, each from dark to light. What is behind a swatch is all that its superlayer has drawn.
  private func addBackdrop() {
    backdrop.frame = CGRect(x: 10, y: 10, width: 460, height: 180)
    for row in 0..<6 {
      for column in 0..<23 {
        let tile = CALayer()
        tile.frame = CGRect(x: column * 20, y: row * 30, width: 20, height: 30)
        let light = CGFloat(column) / 22
        let hue = [(1.0, 0.3, 0.2), (1, 0.8, 0.1), (0.2, 0.8, 0.3), (0.1, 0.6, 1), (0.7, 0.3, 1)]
        let (red, green, blue) = row < 5 ? hue[row] : (0.5, 0.5, 0.5)
        func shade(_ part: Double) -> CGFloat {
          light < 0.5 ? CGFloat(part) * light * 2 : 1 - (1 - CGFloat(part)) * (1 - light) * 2
        }
        tile.backgroundColor = CGColor(
          red: shade(red),
          green: shade(green),
          blue: shade(blue),
          alpha: 1
        )
        backdrop.addSublayer(tile)
      }
    }
    view.layer.addSublayer(backdrop)
  }

  private func addSwatch(_ mode: String, at index: Int) {
    let swatch = CALayer()
    swatch.frame = CGRect(x: 5 + index * 30, y: 10, width: 26, height: 160)
    swatch.cornerRadius = 8
    swatch.backgroundColor = CGColor(red: 0.85, green: 0.45, blue: 0.3, alpha: 1)
    swatch.compositingFilter = mode + "BlendMode"
    swatches.append(swatch)
    backdrop.addSublayer(swatch)
  }

  // Light adds up: where all three meet it is white.
  private func addLights() {
    lights.bounds = CGRect(x: 0, y: 0, width: 150, height: 110)
    lights.position = CGPoint(x: 240, y: 255)
    let colors: [UIColor] = [.red, .green, .blue]
    for (index, color) in colors.enumerated() {
      let light = CALayer()
      light.frame = CGRect(x: 15 + index * 25, y: index == 1 ? 0 : 36, width: 70, height: 70)
      light.cornerRadius = 35
      light.backgroundColor = color.cgColor
      light.compositingFilter = "plusL"
      lights.addSublayer(light)
    }
    view.layer.addSublayer(lights)
  }

  private func nextMode() {
    mode = (mode + 1) % modes.count
    for light in lights.sublayers ?? [] { light.compositingFilter = modes[mode] + "BlendMode" }
  }
}

extension Selector {
  static let tapped = Selector("tapped", BlendModesController.tapped)
}

#Preview("Blend modes", traits: .fixedLayout(width: 480, height: 320)) {
  BlendModesController()
}
