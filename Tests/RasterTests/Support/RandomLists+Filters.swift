import CoreGraphics
import CoreImage
import DisplayList
import QuartzCore
import RandomScenes

extension RandomLists {
  /// What changes what is there, or down to a depth a group whose picture is changed.
  mutating func filtered(_ rect: CGRect, _ radius: Double, depth: Int) -> [DisplayItem] {
    let filter = DisplayItem.Filter(chain: chain(), rect: rect, toDevice: map())
    if depth < 3, random.flag() {
      return [.beginFilter(filter)] + items(depth: depth + 1) + [.endGroup]
    }
    let opacity = random.flag() ? 1 : random.number(0...1)
    return [
      .backdrop(.init(filter: filter, cornerRadius: radius, edges: edges(), opacity: opacity))
    ]
  }

  private mutating func chain() -> FilterChain {
    let center = CGPoint(x: random.number(0...side), y: random.number(0...side))
    let first: [FilterStep] = [
      .gaussianBlur(random.number(0.1...5)), .boxBlur(random.number(0.1...4)),
      .pixellation(side: random.number(0.5...9), center: center),
    ]
    let second = colors(of: random.pick(["CIColorInvert", "CIGammaAdjust"])) ?? first[0]
    return FilterChain(random.flag() ? [random.pick(first)] : [random.pick(first), second])
  }

  private func colors(of name: String) -> FilterStep? {
    CIFilter(name: name).flatMap { FilterList([NamedFilter($0)]).chain?.steps.first }
  }
}
