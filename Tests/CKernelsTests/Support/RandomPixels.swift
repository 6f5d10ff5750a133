import SeededCases

/// Premultiplied pixels: translucent, opaque and clear ones, with components from none to all of the alpha.
func randomPixel(_ random: inout Seeded) -> UInt32 {
  let bits = random.next()
  let alpha: UInt32 =
    switch bits & 7 {
    case 0: 0
    case 1, 2: 255
    default: UInt32(bits >> 8 & 255)
    }
  var pixel = alpha << 24
  for place in 0..<3 as Range<UInt32> {
    let byte = UInt32(truncatingIfNeeded: bits >> (16 + 12 * UInt64(place)))
    let component: UInt32 =
      switch byte >> 8 & 7 {
      case 0: 0
      case 1: alpha
      default: ((byte & 255) * (alpha + 1)) >> 8
      }
    pixel |= component << (8 * place)
  }
  return pixel
}

/// A coverage: none, whole, or anything.
func randomCoverage(_ random: inout Seeded) -> UInt8 {
  let bits = random.next()
  return bits & 3 == 0 ? 0 : bits & 3 == 1 ? 255 : UInt8(bits >> 8 & 255)
}

/// Runs of pixels and of coverage, to take rows from at random places.
struct Pool: Sendable {
  static let length = 32_768
  static let shared = Pool()
  let pixels: [UInt32]
  let coverage: [UInt8]

  private init() {
    var random = Seeded(20)
    pixels = (0..<Self.length).map { _ in randomPixel(&random) }
    // Long runs of none and of whole as well, as masks have them.
    var coverage: [UInt8] = []
    while coverage.count < Self.length {
      let kind = random.below(4)
      for _ in 0..<random.below(24) {
        coverage.append(kind == 0 ? 0 : kind == 1 ? 255 : randomCoverage(&random))
      }
    }
    self.coverage = coverage
  }
}
