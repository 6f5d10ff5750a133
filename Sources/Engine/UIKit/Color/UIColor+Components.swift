public import CoreGraphics

nonisolated extension UIColor {
  /// Writes the gray value and the opacity to the pointers' targets.
  ///
  /// - Parameters:
  ///   - white: Receives the gray value: 0 (black) … 1 (white).
  ///   - alpha: Receives the opacity, 0 … 1.
  /// - Returns: False, with nothing written, for a color that is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
    white?.pointee = CGFloat(rgba.x)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the pointers' targets.
  ///
  /// - Parameters:
  ///   - hue: Receives the position on the color wheel, 0 …< 1; 0 for a gray.
  ///   - saturation: Receives the saturation, 0 (gray) … 1; 0 for black.
  ///   - brightness: Receives the maximum component.
  ///   - alpha: Receives the opacity, 0 … 1.
  /// - Returns: Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let (red, green, blue) = (CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    hue?.pointee = spread > 0 ? sixths(red, green, blue, most: most, spread: spread) / 6 : 0
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// The hue in sixths of the color wheel, 0 …< 6: from the strongest component's place towards the next one's.
  private func sixths(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    most: CGFloat,
    spread: CGFloat
  ) -> CGFloat {
    if most == red {
      let place = (green - blue) / spread
      return place < 0 ? place + 6 : place
    }
    return most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  }
}
