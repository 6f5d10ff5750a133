package import CoreGraphics

/// The factors of a picture's red, green and blue, in 1/255.
package struct PictureTint: Equatable, Sendable {
  package let red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The tint that changes nothing.
  package static let none = PictureTint(red: 255, green: 255, blue: 255)

  /// The product of both tints.
  package func times(_ other: PictureTint) -> PictureTint {
    PictureTint(
      red: Self.product(red, other.red),
      green: Self.product(green, other.green),
      blue: Self.product(blue, other.blue)
    )
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Int(a) * Int(b) + 127) / 255)
  }
}

extension PictureTint {
  /// The red, green and blue of a color, each clamped to 0 … 1.
  package init(_ color: CGColor) {
    let parts = color.rgba.clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5
    self.init(red: UInt8(parts.x), green: UInt8(parts.y), blue: UInt8(parts.z))
  }
}

extension DisplayItem {
  /// The item with its red, green and blue multiplied by those of a color.
  package func tinted(by color: CGColor) -> DisplayItem {
    switch self {
    case .fill(var fill):
      fill.color = fill.color.tinted(by: color)
      return .fill(fill)
    case .border(var border):
      border.color = border.color.tinted(by: color)
      return .border(border)
    case .image(var image):
      image.tint = image.tint.times(PictureTint(color))
      return .image(image)
    case .gradient(var gradient):
      gradient.stops = GradientStops(
        colors: gradient.stops.colors.map { $0.tinted(by: color) },
        locations: gradient.stops.locations
      )
      return .gradient(gradient)
    case .path(var path):
      path.color = path.color.tinted(by: color)
      return .path(path)
    case .particles(var particles):
      particles.tint = particles.tint.times(PictureTint(color))
      return .particles(particles)
    case .shadow(var shadow):
      shadow.color = shadow.color.tinted(by: color)
      return .shadow(shadow)
    case .beginShadow(var shadow):
      shadow.color = shadow.color.tinted(by: color)
      return .beginShadow(shadow)
    // (What is behind the copy is not a part of it.)
    case .beginGroup, .beginRaster, .beginFilter, .backdrop, .mask, .endGroup: return self
    }
  }
}

extension CGColor {
  /// The color with its red, green and blue multiplied by those of another one.
  fileprivate func tinted(by color: CGColor) -> CGColor {
    let (own, other) = (rgba, color.rgba)
    return CGColor(rgba: SIMD4(own.x * other.x, own.y * other.y, own.z * other.z, own.w))
  }
}
