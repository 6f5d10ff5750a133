// A photo that comes into focus and goes out of it, seen through a round mask, and a frosted panel over it.
//
// The photo's blur is an input of one of its layer's filters, animated by its key path. The panel has nothing but a
// thin white of its own: its background filters blur, and strengthen, whatever is behind it. Click, or press Space, to
// blur the photo or to bring it back; the arrow keys move the panel; Return takes the frost away and brings it back.

import UIKit

final class BlurredPhotoController: UIViewController {
  private let photo = CALayer()
  private let panel = CALayer()
  private var isSharp = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.13, alpha: 1)
    addPhoto()
    addPanel()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .changeFocus))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar: changeFocus()
      case .keyboardLeftArrow: panel.position.x -= 60
      case .keyboardRightArrow: panel.position.x += 60
      case .keyboardReturnOrEnter: frost(panel.backgroundFilters == nil)
      default: break
      }
    }
  }

  // A plain change of an input shows at once, so the way there is an animation of its own.
  func changeFocus() {
    isSharp.toggle()
    let focus = CABasicAnimation(keyPath: "filters.focus.inputRadius")
    focus.fromValue = photo.presentation()?.value(forKeyPath: "filters.focus.inputRadius")
    focus.duration = 1
    focus.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    photo.setValue(isSharp ? 0 : 9, forKeyPath: "filters.focus.inputRadius")
    photo.add(focus, forKey: "focus")
  }

  // The mask comes after the filters: its edge stays sharp.
  private func addPhoto() {
    photo.frame = CGRect(x: 30, y: 20, width: 420, height: 280)
    photo.contents = picture()
    let focus = CIFilter.gaussianBlur()
    focus.name = "focus"
    focus.radius = 9
    photo.filters = [focus]
    let mask = CALayer()
    mask.frame = photo.bounds
    mask.cornerRadius = 60
    mask.backgroundColor = UIColor.black.cgColor
    photo.mask = mask
    view.layer.addSublayer(photo)
  }

  private func addPanel() {
    panel.frame = CGRect(x: 260, y: 60, width: 160, height: 200)
    panel.cornerRadius = 24
    panel.backgroundColor = UIColor(white: 1, alpha: 0.25).cgColor
    panel.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
    panel.borderWidth = 1
    frost(true)
    view.layer.addSublayer(panel)
  }

  private func frost(_ isFrosted: Bool) {
    let blur = CIFilter.gaussianBlur()
    blur.radius = 8
    let colors = CIFilter.colorControls()
    colors.saturation = 1.6
    panel.backgroundFilters = isFrosted ? [blur, colors] : nil
  }

  /// Hills under an evening sky, with a few windows lit.
  private func picture() -> CGImage? {
    let (width, height) = (840, 560)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for row in 0..<height {
        let part = CGFloat(height - 1 - row) / CGFloat(height)
        UIColor(red: 0.95 - part * 0.8, green: 0.5 - part * 0.3, blue: 0.3 + part * 0.3, alpha: 1)
          .setFill()
        context.fill(CGRect(x: 0, y: row, width: width, height: 1))
      }
      UIColor(red: 1, green: 0.93, blue: 0.7, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 200, y: 170, width: 130, height: 130)).fill()
      for hill in 0..<3 {
        let shade = 0.32 - CGFloat(hill) * 0.11
        UIColor(red: shade, green: shade * 0.8, blue: shade + 0.1, alpha: 1).setFill()
        let x = [-200, 260, -60][hill]
        UIBezierPath(ovalIn: CGRect(x: x, y: 280 + hill * 60, width: 800, height: 620)).fill()
      }
      UIColor(red: 1, green: 0.8, blue: 0.3, alpha: 1).setFill()
      for window in 0..<24 {
        let (x, y) = (60 + window * 211 % 720, 514 - window * 67 % 130)
        context.fill(CGRect(x: x, y: y, width: 12, height: 16))
      }
    }.cgImage
  }
}

extension Selector {
  static let changeFocus = Selector("changeFocus", BlurredPhotoController.changeFocus)
}

#Preview("Blurred photo", traits: .fixedLayout(width: 480, height: 320)) {
  BlurredPhotoController()
}
