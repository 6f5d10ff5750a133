import CX11

extension VirtualDisplay {
  /// The pixel at the pointer's place in the cursor's picture, 0xAARRGGBB, premultiplied; the desktop's own cursor has
  /// one too.
  package func cursorPixel() throws -> UInt32 { try cursor { $0.pixels[$0.place] } }

  /// The width of the cursor's picture, in pixels.
  package func cursorWidth() throws -> Int { try cursor(\.width) }

  /// Looks at the cursor's picture; rows of pixels, and the index of the pointer's place.
  private func cursor<Value>(
    _ look: ((pixels: [UInt32], width: Int, place: Int)) -> Value
  ) throws -> Value {
    guard let connection = XOpenDisplay(name) else { throw VirtualDisplayError.notReachable(name) }
    defer { XCloseDisplay(connection) }
    guard let image = XFixesGetCursorImage(connection) else {
      throw VirtualDisplayError.notReachable(name)
    }
    defer { XFree(image) }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    // A long for each pixel.
    let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: image.pointee.pixels[$0]) }
    let place = Int(image.pointee.yhot) * width + Int(image.pointee.xhot)
    return look((pixels, width, place))
  }
}
