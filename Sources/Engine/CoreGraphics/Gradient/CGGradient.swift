public import Foundation

/// A list of colors, as Core Graphics' functions take it; on Apple's systems a type of Core Foundation.
public typealias CFArray = [Any]

/// Colors and where on a way they are; immutable.
///
/// Between two of them colors are mixed as they are written, in sRGB, alpha by itself.
public final class CGGradient: Sendable {
  /// At least one where it was made by a program.
  let colors: [CGColor]
  /// Where each color is, 0 … 1, in rising order.
  let places: [Double]

  /// A gradient of colors; `nil` without any, with something else in the list, and with a place that is no number.
  ///
  /// - Parameters:
  ///   - space: Ignored: colors are mixed in sRGB.
  ///   - colors: `CGColor`s; at least one.
  ///   - locations: As many places, 0 … 1, in any order; `nil` for evenly spread ones, from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(typed, locations)
  }

  /// A gradient of colors whose components follow each other; `nil` without any, and with a number that is none.
  ///
  /// - Parameters:
  ///   - space: What the components mean.
  ///   - components: Of each color, then its alpha.
  ///   - locations: As many places, 0 … 1, in any order; `nil` for evenly spread ones, from 0 to 1.
  ///   - count: How many colors there are; at least one.
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

  /// A gradient of colors at places that rise from 0 to 1.
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
    // Those at one place stay in the order given: the sort of the library is stable.
    let sorted = stops.map { (place: min(1, max(0, $0.place)), color: $0.color) }
      .sorted { $0.place < $1.place }
    (self.colors, places) = (sorted.map(\.color), sorted.map(\.place))
  }

  /// The color at a place on a way: the first one before all places, the last one beyond them.
  ///
  /// - Parameters:
  ///   - place: 0 … 1.
  ///   - colors: Of the way.
  ///   - places: As many, none less than the one before.
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

/// Whether a gradient's end colors go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32

  /// Options by their flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
