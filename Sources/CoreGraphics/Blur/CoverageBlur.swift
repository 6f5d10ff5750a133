/// Blurs a mask of a byte a pixel, once: contents are drawn once and kept, so nothing is kept for the next one.
///
/// The numbers are those of masks that are blurred in every frame: values have 8 bits more on the way than before and
/// after.
package struct CoverageBlur {
  private let box: BoxBlur
  private let weight: Int

  package init(_ box: BoxBlur) {
    self.box = box
    weight = 256 * (2 * Int(box.radius) + 1) + 2 * Int(box.edge)
  }

  /// Blurs in place; beyond the mask everything counts as clear, and nothing is kept.
  ///
  /// - Parameters:
  ///   - bytes: The first row's first pixel.
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - bytesPerRow: From one row to the next.
  package func blur(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) {
    guard !box.isNone, width > 0, height > 0 else { return }
    var line = [UInt16](repeating: 0, count: max(width, height))
    var other = line
    for y in 0..<height {
      blurLine(bytes + y * bytesPerRow, step: 1, count: width, &line, &other)
    }
    // The rows' last bits are not kept for the columns: a byte is what a mask has.
    for x in 0..<width { blurLine(bytes + x, step: bytesPerRow, count: height, &line, &other) }
  }

  private func blurLine(
    _ bytes: UnsafeMutablePointer<UInt8>,
    step: Int,
    count: Int,
    _ line: inout [UInt16],
    _ other: inout [UInt16]
  ) {
    for index in 0..<count { line[index] = UInt16(bytes[index * step]) << 8 }
    pass(line, to: &other, count: count)
    pass(other, to: &line, count: count)
    pass(line, to: &other, count: count)
    for index in 0..<count {
      bytes[index * step] = UInt8(truncatingIfNeeded: (UInt32(other[index]) + 128) >> 8)
    }
  }

  /// One box.
  private func pass(_ from: [UInt16], to: inout [UInt16], count: Int) {
    let radius = Int(box.radius)
    func value(_ place: Int) -> Int { place >= 0 && place < count ? Int(from[place]) : 0 }
    var sum = 0
    for place in 0..<min(radius, count) { sum += Int(from[place]) }
    for place in 0..<count {
      sum += value(place + radius)
      let ends = value(place - radius - 1) + value(place + radius + 1)
      to[place] = UInt16((sum * 256 + ends * Int(box.edge) + weight / 2) / weight)
      sum -= value(place - radius)
    }
  }
}
