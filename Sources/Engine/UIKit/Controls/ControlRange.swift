/// A value that is clamped to a minimum and a maximum.
///
/// Setting NaN changes nothing. The ends have to be finite; if they conflict, the one that was set last is kept.
struct ControlRange<Number: BinaryFloatingPoint> {
  private var current: Number
  private var ends: ClosedRange<Number>

  init(minimum: Number, maximum: Number) {
    ends = minimum...maximum
    current = minimum
  }

  /// The value, clamped to the range.
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

  /// The position of `value` in the range, 0 (minimum) … 1; 0 for an empty range.
  func share(of value: Number) -> Number {
    guard minimum < maximum, !value.isNaN else { return 0 }
    // Halved, so that the range of all finite numbers does not overflow.
    return (clamped(value) / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
  }

  /// The value at a position in the range, clamped to 0 (minimum) … 1.
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
