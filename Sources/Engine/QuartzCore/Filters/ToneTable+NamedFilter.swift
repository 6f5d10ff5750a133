import CoreGraphics
import CoreImage
import DisplayList

extension ToneTable {
  /// The table of a color filter for each component.
  convenience init(_ filter: NamedFilter) {
    switch filter.kind {
    case .colorPosterize: self.init(of: Self.step(filter.number(.levels)))
    case .exposureAdjust: self.init(of: Self.exposed(by: filter.number(.exposure)))
    case .gammaAdjust:
      let power = filter.number(.power)
      self.init { pow($0, power) }
    default:
      let (least, most) = (filter.usable(.minComponents), filter.usable(.maxComponents))
      // Red, green, blue and alpha in the filter; here the order of the bytes.
      self.init(
        bytes: [2, 1, 0, 3].flatMap { part in
          (0...255).map { Self.byte(max(least[part], min(most[part], Double($0) / 255))) }
        }
      )
    }
  }

  /// The same function for all three colors, the identity for alpha.
  private convenience init(of tone: (Double) -> Double) {
    let bytes = (0...255).map { Self.byte(tone(Double($0) / 255)) }
    self.init(bytes: bytes + bytes + bytes + (0...255).map { UInt8($0) })
  }

  /// The steps of the W3C's `feFuncR` of type discrete: `levels` of them, of equal width, from 0 to 1.
  private static func step(_ levels: Double) -> (Double) -> Double {
    let levels = levels.rounded(.down)
    return { min(($0 * levels).rounded(.down), levels - 1) / (levels - 1) }
  }

  /// A stop doubles the linear light, of which the components are the sRGB encoding.
  private static func exposed(by stops: Double) -> (Double) -> Double {
    let factor = exp2(stops)
    return { SRGBCurve.encoded(min(SRGBCurve.light(of: $0) * factor, 1)) }
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8((min(max(part, 0), 1) * 255).rounded())
  }
}
