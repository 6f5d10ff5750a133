import CoreGraphics
import CoreImage
import QuartzCore

/// Filters of layers, and changes of them.
extension RandomTree {
  func changeFilters(of layer: CALayer) {
    switch random.index(below: 8) {
    case 0: layer.filters = nil
    case 1: layer.backgroundFilters = nil
    case 2, 3, 4: layer.filters = filters()
    case 5: layer.setValue(random.number(0...7), forKeyPath: "filters.first.inputRadius")
    default:
      layer.backgroundFilters = filters()
      // Otherwise it may hide all that it does.
      if random.flag() { layer.backgroundColor = nil }
    }
  }

  private func filters() -> [CIFilter] {
    let filters = (0...random.index(below: 2)).compactMap { _ in filter() }
    filters.first?.name = "first"
    return filters
  }

  private func filter() -> CIFilter? {
    switch random.index(below: 6) {
    case 0, 1:
      CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: random.number(0...6)])
    case 2: CIFilter(name: "CIBoxBlur", parameters: [kCIInputRadiusKey: random.number(0...5)])
    case 3:
      CIFilter(
        name: "CIPixellate",
        parameters: [kCIInputScaleKey: random.number(0.5...9), kCIInputCenterKey: point()]
      )
    default: CIFilter(name: random.pick(Self.colorFilters))
    }
  }

  private static let colorFilters = [
    "CIColorInvert", "CISepiaTone", "CIColorPosterize", "CIGammaAdjust", "CIColorMonochrome",
  ]
}
