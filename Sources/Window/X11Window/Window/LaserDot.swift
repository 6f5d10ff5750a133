internal import CX11

/// The picture of a laser's dot: red with a light middle, a white rim, and a glow around it.
struct LaserDot {
  /// The width and the height, in pixels.
  let diameter: Int

  /// The diameter with its glow, in points.
  private static let points = 24.0
  /// The limits of that in pixels: what can be seen, and what graphics cards have room for.
  private static let pixels = 9.0...256

  /// The dot in a window with `scale` pixels per point.
  init(scale: Double) {
    let limits = Self.pixels
    let wanted = min(max(Self.points * scale, limits.lowerBound), limits.upperBound)
    diameter = Int(wanted.rounded())
  }

  /// Radii as fractions of the glow's.
  private static let (middle, core, rim) = (0.22, 0.42, 0.52)

  /// The picture as a cursor whose place is its center; the caller destroys it.
  func image() -> UnsafeMutablePointer<XcursorImage>? {
    guard let image = XcursorImageCreate(Int32(diameter), Int32(diameter)) else { return nil }
    (image.pointee.xhot, image.pointee.yhot) = (UInt32(diameter / 2), UInt32(diameter / 2))
    for y in 0..<diameter {
      for x in 0..<diameter { image.pointee.pixels[y * diameter + x] = pixel(x, y) }
    }
    return image
  }

  /// A pixel: alpha, red, green and blue from the highest byte, premultiplied.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let radius = Double(diameter) / 2
    let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
    let distance = (dx * dx + dy * dy).squareRoot()
    // The part of the pixel inside a circle, as edges one pixel wide.
    func inside(_ part: Double) -> Double { min(max(part * radius - distance + 0.5, 0), 1) }
    let glow = max(0, 1 - distance / radius)
    var color = SIMD4(1, 0.1, 0.1, 1) * (0.7 * glow * glow)
    func cover(_ part: Double, with over: SIMD4<Double>) { color += (over - color) * inside(part) }
    cover(Self.rim, with: SIMD4(1, 1, 1, 1))
    cover(Self.core, with: SIMD4(1, 0, 0, 1))
    cover(Self.middle, with: SIMD4(1, 0.7, 0.7, 1))
    let bytes = (color * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
