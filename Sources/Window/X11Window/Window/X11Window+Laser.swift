internal import CX11

/// The pointer as the red dot of a lecturer's laser.
///
/// It is the window's cursor, which the server draws: it needs no frame and no input of the window, and is there over a
/// scene that is paused or hangs. Windows inside this one that have no cursor of their own have it too.
extension X11Window {
  /// The dot's diameter with its glow, in points.
  private static let laserDiameter = 24.0

  /// Defines the cursor for the current scale and `showsLaser`: the dot, or the desktop's own.
  func defineCursor() {
    guard canAsk else { return }
    defer { connection.settle() }
    let diameter = max(9, Int((Self.laserDiameter * scale).rounded()))
    guard showsLaser, let image = LaserDot(diameter: diameter).image() else {
      XUndefineCursor(connection.display, id)
      return
    }
    defer { XcursorImageDestroy(image) }
    // A server without colored cursors gets a dithered one of two colors from this library.
    let cursor = XcursorImageLoadCursor(connection.display, image)
    guard cursor != 0 else { return }
    XDefineCursor(connection.display, id, cursor)
    // The server keeps it for as long as it is used.
    XFreeCursor(connection.display, cursor)
  }
}

/// The picture of a laser's dot: red with a light middle, a white rim, and a glow around it.
private struct LaserDot {
  /// The width and the height, in pixels.
  let diameter: Int

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
