// How a picture is sampled when it is drawn smaller or larger: `minificationFilter` and `magnificationFilter`.
//
// Above, a picture of fine rays at a ninth of its size, which breathes: `nearest` and `linear` take a pixel here and
// there, `trilinear` mixes all of them, from copies of the picture at a half, a quarter and an eighth. Below, a few of
// its pixels drawn large. Space turns the upper row away, into perspective; the up and down arrows change the bias of
// `trilinear`.

import UIKit

final class ContentsFiltersController: UIViewController {
  private var small: [CALayer] = []
  private var isTurned = false
  private var bias: Float = 0
  private let filters = [CALayerContentsFilter.nearest, .linear, .trilinear]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.15, alpha: 1)
    let picture = rays
    for (index, filter) in filters.enumerated() {
      let x = CGFloat(index) * 156 + 12
      let above = CALayer()
      above.frame = CGRect(x: x + 22, y: 18, width: 100, height: 100)
      above.contents = picture
      above.minificationFilter = filter
      view.layer.addSublayer(above)
      small.append(above)

      // (It scales what is there already, turned or not.)
      let breath = CABasicAnimation(keyPath: "transform.scale")
      breath.fromValue = 1
      breath.toValue = 1.2
      breath.duration = 3
      breath.autoreverses = true
      breath.repeatCount = .infinity
      above.add(breath, forKey: "breath")

      let below = CALayer()
      below.frame = CGRect(x: x, y: 150, width: 144, height: 132)
      below.contents = picture
      below.contentsRect = CGRect(x: 0.49, y: 0.55, width: 0.024, height: 0.022)
      below.magnificationFilter = filter
      view.layer.addSublayer(below)

      let name = CATextLayer()
      name.frame = CGRect(x: x, y: 288, width: 144, height: 22)
      name.string = filter.rawValue
      name.fontSize = 15
      name.alignmentMode = .center
      name.contentsScale = UIScreen.main.scale
      view.layer.addSublayer(name)
    }
  }

  /// 900 by 900 pixels: rays from the middle, six pixels of white and six of blue where they end.
  private var rays: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 900, height: 900)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 0.1, green: 0.25, blue: 0.6, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      let count = 236
      let path = UIBezierPath()
      for ray in 0..<count {
        let angle = 2 * CGFloat.pi * CGFloat(ray) / CGFloat(count)
        let next = angle + .pi / CGFloat(count)
        path.move(to: CGPoint(x: 450, y: 450))
        path.addLine(to: CGPoint(x: 450 + 640 * cos(angle), y: 450 - 640 * sin(angle)))
        path.addLine(to: CGPoint(x: 450 + 640 * cos(next), y: 450 - 640 * sin(next)))
        path.close()
      }
      path.fill()
    }.cgImage
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar: turn()
      case .keyboardUpArrow: setBias(bias + 0.5)
      case .keyboardDownArrow: setBias(bias - 0.5)
      default: break
      }
    }
  }

  private func turn() {
    isTurned.toggle()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 120
    let turned = CATransform3DRotate(eye, 0.9, 1, 0, 0)
    for layer in small { layer.transform = isTurned ? turned : CATransform3DIdentity }
  }

  private func setBias(_ newBias: Float) {
    bias = newBias
    for layer in small { layer.minificationFilterBias = bias }
  }
}

#Preview("Contents Filters", traits: .fixedLayout(width: 480, height: 320)) {
  ContentsFiltersController()
}
