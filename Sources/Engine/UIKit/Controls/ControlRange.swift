/// A value between a least and a greatest one.
///
/// What is no number changes nothing; the ends have to be finite, and the one that was set last holds.
struct ControlRange<Number: BinaryFloatingPoint> {
  private var current: Number
  private var ends: ClosedRange<Number>

  init(minimum: Number, maximum: Number) {
    ends = minimum...maximum
    current = minimum
  }

  /// Kept between the ends.
  var value: Number {
    get { current }
    set { if !newValue.isNaN { current = clamped(newValue) } }
  }

  var minimum: Number {
    get { ends.lowerBound }
    set { if newValue.isFinite { setEnds(newValue, max(newValue, maximum)) } }
  }

  var maximum: Number {
    get { ends.upperBound }
    set { if newValue.isFinite { setEnds(min(minimum, newValue), newValue) } }
  }

  /// How far `value` is from the least, 0 … 1; 0 where there is no range.
  func share(of value: Number) -> Number {
    guard minimum < maximum, !value.isNaN else { return 0 }
    // Halves, so that a range from one end of all numbers to the other does not overflow.
    return (clamped(value) / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
  }

  /// The value so far from the least, 0 … 1; values outside are taken as the nearer end.
  func value(atShare share: Number) -> Number {
    guard !share.isNaN else { return current }
    if share >= 1 { return maximum }
    return clamped(minimum * (1 - max(0, share)) + maximum * max(0, share))
  }

  private func clamped(_ value: Number) -> Number { max(minimum, min(value, maximum)) }

  private mutating func setEnds(_ minimum: Number, _ maximum: Number) {
    ends = minimum...maximum
    current = clamped(current)
  }
}
