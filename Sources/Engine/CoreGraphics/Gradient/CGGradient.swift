public import Foundation

/// An array, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFArray = [Any]

/// Colors and their locations; immutable.
///
/// Between two locations, gamma-encoded sRGB components are interpolated, unpremultiplied, and so is alpha.
public final class CGGradient: Sendable {
  /// The colors; at least one if a program made the gradient.
  let colors: [CGColor]
  /// The location of each color, 0 … 1, in ascending order.
  let places: [Double]

  /// A gradient of colors; `nil` without any, with another type in the list, and with a location that is NaN.
  ///
  /// - Parameters:
  ///   - space: Not used: colors are interpolated in sRGB.
  ///   - colors: `CGColor`s; at least one.
  ///   - locations: One location for each color, 0 … 1, in any order; `nil` for evenly spaced ones, from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(typed, locations)
  }

  /// A gradient of colors given by consecutive components; `nil` without any, and with NaN.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of each color, followed by its alpha.
  ///   - locations: One location for each color, 0 … 1, in any order; `nil` for evenly spaced ones, from 0 to 1.
  ///   - count: The number of colors; at least one.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      CGColor(colorSpace: space, components: components + index * stride)
    }
    guard colors.count == count else { return nil }
    self.init(colors, locations)
  }

  /// A gradient of colors at locations in ascending order, from 0 to 1.
  package init(_ colors: [CGColor], at places: [Double]) {
    let count = min(colors.count, places.count)
    (self.colors, self.places) = (Array(colors.prefix(count)), Array(places.prefix(count)))
  }

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      (place: locations.map { Double($0[index]) } ?? Double(index) / last, color: color)
    }
    guard stops.allSatisfy({ $0.place.isFinite && $0.color.rgba.sum().isFinite }) else {
      return nil
    }
    // Those with the same location stay in the given order: the library's sort is stable.
    let sorted = stops.map { (place: min(1, max(0, $0.place)), color: $0.color) }
      .sorted { $0.place < $1.place }
    (self.colors, places) = (sorted.map(\.color), sorted.map(\.place))
  }

  /// The color at a position: the first one before all locations, the last one beyond them.
  ///
  /// - Parameters:
  ///   - place: The position, 0 … 1.
  ///   - colors: The colors of the gradient.
  ///   - places: The location of each color, in ascending order.
  /// - Returns: Black where there are none.
  package static func color(at place: Double, of colors: [CGColor], at places: [Double]) -> CGColor
  {
    guard let next = places.firstIndex(where: { place < $0 }) else { return colors.last ?? .black }
    guard next > 0 else { return colors[0] }
    let share = (place - places[next - 1]) / (places[next] - places[next - 1])
    let (a, b) = (colors[next - 1].rgba, colors[next].rgba)
    return CGColor(rgba: a + share * (b - a))
  }
}

/// Whether a gradient's end colors continue beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32

  /// Options with these flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
