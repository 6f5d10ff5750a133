import CoreGraphics

/// The difference of two pictures on white; where their sizes differ, of the part that both have, from the upper left.
nonisolated struct PictureDifference {
  /// The mean difference of the components, of 255.
  let mean: Double
  /// The share of pixels with a component that differs by more than `tolerance`.
  let big: Double
  /// The share of pixels that differ so even from the range of the other picture's pixels there and around, or the
  /// reverse.
  let beyond: Double
  /// The share of pixels whose colors are no more than `nearColor` apart.
  let near: Double
  /// Whether they are equal byte for byte.
  let isEqual: Bool

  /// In units of 1/255.
  private static let tolerance = 8
  /// In CIE L*a*b*.
  private static let nearColor: Float = 3

  init(_ ours: CGImage, _ apples: CGImage) {
    let (width, height) = (min(ours.width, apples.width), min(ours.height, apples.height))
    let a = WhitePixels(ours, width: width, height: height)
    let b = WhitePixels(apples, width: width, height: height)
    isEqual = a.bytes == b.bytes
    guard !isEqual else {
      (mean, big, beyond, near) = (0, 0, 0, 1)
      return
    }
    let (aRange, bRange) = (a.neighborhood, b.neighborhood)
    var (sum, bigs, beyonds, nears) = (0, 0, 0, 0)
    for start in stride(from: 0, to: a.bytes.count, by: 3) {
      var (greatest, isBeyond) = (0, false)
      for index in start..<start + 3 {
        let (ours, apples) = (Int(a.bytes[index]), Int(b.bytes[index]))
        sum += abs(ours - apples)
        greatest = max(greatest, abs(ours - apples))
        isBeyond =
          isBeyond || Self.lies(ours, outside: bRange, at: index)
          || Self.lies(apples, outside: aRange, at: index)
      }
      if greatest > Self.tolerance { bigs += 1 }
      if isBeyond { beyonds += 1 }
      if greatest == 0
        || a.color(at: start).difference(from: b.color(at: start)) <= Self.nearColor
      {
        nears += 1
      }
    }
    let count = Double(width * height)
    mean = Double(sum) / (3 * count)
    (big, beyond, near) = (Double(bigs) / count, Double(beyonds) / count, Double(nears) / count)
  }

  private static func lies(
    _ value: Int,
    outside range: (low: [UInt8], high: [UInt8]),
    at index: Int
  ) -> Bool {
    value < Int(range.low[index]) - tolerance || value > Int(range.high[index]) + tolerance
  }
}

extension WhitePixels {
  nonisolated fileprivate func color(at index: Int) -> LabColor {
    LabColor(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
  }
}
