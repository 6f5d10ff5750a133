// The same picture under each filter that a layer can run.
//
// From the upper left: as it is, inverted, sepia, gray, more contrast, of one color; turned in its hue, exposed more,
// gamma, posterized, squares, blurred. Space turns the hue all the way round, with an animation of the filter's angle;
// a click takes all filters off while the button is down.

import UIKit

final class ColorFiltersController: UIViewController {
  private var pictures: [CALayer] = []
  private var filters: [CIFilter?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    filters = [
      nil, CIFilter(name: "CIColorInvert"), CIFilter(name: "CISepiaTone"), saturation(0),
      contrast(1.8), CIFilter(name: "CIColorMonochrome"),
      CIFilter(name: "CIHueAdjust", parameters: [kCIInputAngleKey: 2]),
      CIFilter(name: "CIExposureAdjust", parameters: [kCIInputEVKey: 1]),
      CIFilter(name: "CIGammaAdjust", parameters: ["inputPower": 2]),
      CIFilter(name: "CIColorPosterize", parameters: ["inputLevels": 3]),
      CIFilter(
        name: "CIPixellate",
        parameters: [kCIInputScaleKey: 7, kCIInputCenterKey: CIVector(x: 0, y: 0)]
      ),
      CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3]),
    ]
    let image = picture()
    for index in filters.indices {
      let layer = CALayer()
      layer.frame = CGRect(x: 12 + index % 6 * 78, y: 40 + index / 6 * 126, width: 66, height: 114)
      layer.contents = image
      pictures.append(layer)
      view.layer.addSublayer(layer)
    }
    filters[6]?.name = "hue"
    setFilters(true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else { return }
    let turn = CABasicAnimation(keyPath: "filters.hue.inputAngle")
    turn.byValue = 2 * Double.pi
    turn.duration = 2
    pictures[6].add(turn, forKey: "turn")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setFilters(false) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { setFilters(true) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { setFilters(true) }

  private func setFilters(_ areOn: Bool) {
    for (layer, filter) in zip(pictures, filters) {
      layer.filters = areOn ? filter.map { [$0] } : nil
    }
  }

  private func saturation(_ amount: Float) -> CIFilter {
    let filter = CIFilter.colorControls()
    filter.saturation = amount
    return filter
  }

  private func contrast(_ amount: Float) -> CIFilter {
    let filter = CIFilter.colorControls()
    filter.contrast = amount
    return filter
  }

  /// All hues, over a way from dark to light, and a disc of white that is not all there.
  private func picture() -> CGImage? {
    let (width, height) = (132, 228)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let hues: [UIColor] = [.magenta, .purple, .blue, .cyan, .green, .yellow, .orange, .red]
      for (index, hue) in hues.enumerated() {
        hue.setFill()
        context.fill(CGRect(x: 0, y: index * 21, width: width, height: 21))
      }
      for column in 0..<width {
        UIColor(white: CGFloat(column) / CGFloat(width - 1), alpha: 1).setFill()
        context.fill(CGRect(x: column, y: 168, width: 1, height: 60))
      }
      UIColor(white: 1, alpha: 0.75).setFill()
      UIBezierPath(ovalIn: CGRect(x: 36, y: 68, width: 60, height: 60)).fill()
    }.cgImage
  }
}

#Preview("Color filters", traits: .fixedLayout(width: 480, height: 320)) {
  ColorFiltersController()
}
