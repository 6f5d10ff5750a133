/// A timing function's curve with its inverse worked out at some places, so that a frame that asks for
/// thousands of heights finds each in a step or two.
@usableFromInline
package final class TabulatedCurve: Sendable {
  package let curve: UnitBezier
  /// The curve's parameter as a function of x, piecewise: a cubic per 64th of the range.
  private let pieces: [Piece]

  private struct Piece {
    let c0, c1, c2, c3: Double
  }

  fileprivate static let count = 64

  package init(_ curve: UnitBezier) {
    self.curve = curve
    let places = (0...Self.count).map { index in
      let x = Double(index) / Double(Self.count)
      return index == 0 ? 0 : index == Self.count ? 1 : curve.parameter(at: x, near: x)
    }
    pieces = (0..<Self.count).map { index in
      let (start, end) = (places[index], places[index + 1])
      let rise = end - start
      // Where the curve is vertical or nearly so, a straight line is closer.
      let rates = (curve.rate(at: start), curve.rate(at: end))
      let isUpright = max(rates.0, rates.1) > 2 * rise
      if isUpright { return Piece(c0: start, c1: rise, c2: 0, c3: 0) }
      return Piece(
        c0: start,
        c1: rates.0,
        c2: 3 * rise - 2 * rates.0 - rates.1,
        c3: rates.0 + rates.1 - 2 * rise
      )
    }
  }

  /// The curve's height above `x`; x is clamped to 0 … 1, y is not (T22).
  @usableFromInline package func y(at x: Double) -> Double {
    curve.y(at: x, parameterNear: parameter(near: x))
  }

  /// An approximation of the parameter at x, for x between 0 and 1.
  private func parameter(near x: Double) -> Double {
    let place = x * Double(Self.count)
    let index = Int(place)
    let piece = pieces[index]
    let f = place - Double(index)
    return ((piece.c3 * f + piece.c2) * f + piece.c1) * f + piece.c0
  }
}

extension UnitBezier {
  /// The change of the parameter over the width of a piece, at parameter `t`.
  fileprivate func rate(at t: Double) -> Double {
    1 / (Double(TabulatedCurve.count) * slope(at: t))
  }
}

extension TabulatedCurve: Equatable {
  @usableFromInline package static func == (a: TabulatedCurve, b: TabulatedCurve) -> Bool {
    a.curve == b.curve
  }
}
