import CoreGraphics

/// Putting a value into the field that it is for; a value of another kind leaves the field alone.
extension AnimatableValue {
  @inline(__always)
  func read(into field: inout Double) { if case .number(let v) = self { field = v } }

  @inline(__always)
  func read(into field: inout Bool) { if case .flag(let v) = self { field = v } }

  @inline(__always)
  func read(into field: inout CGPoint) { if case .point(let v) = self { field = v } }

  @inline(__always)
  func read(into field: inout CGSize) { if case .size(let v) = self { field = v } }

  @inline(__always)
  func read(into field: inout CGRect) { if case .rect(let v) = self { field = v } }

  @inline(__always)
  func read(into field: inout CATransform3D) { if case .transform(let v) = self { field = v } }

  /// Whatever is no colour is none.
  @inline(__always)
  func read(into field: inout CGColor?) {
    if case .color(let v) = self { field = v } else { field = nil }
  }

  /// Whatever is no image is none.
  @inline(__always)
  func read(into field: inout CGImage?) {
    if case .image(let v) = self { field = v } else { field = nil }
  }

  /// Whatever is no path is none.
  @inline(__always)
  func read(into field: inout PathSnapshot?) {
    if case .path(let v) = self { field = v } else { field = nil }
  }

  /// The flags of a whole number.
  @inline(__always)
  func read<Flags: OptionSet>(into field: inout Flags) where Flags.RawValue: FixedWidthInteger {
    if case .number(let v) = self, let bits = Flags.RawValue(exactly: v) {
      field = Flags(rawValue: bits)
    }
  }

  /// A name among those of its type.
  @inline(__always)
  func read<Name: RawRepresentable<String>>(into field: inout Name) {
    if case .text(let v) = self, let name = Name(rawValue: v) { field = name }
  }
}

/// Properties by the kind of their values; zero for a property of another kind.
extension LayerValues {
  func number(of property: LayerProperty) -> Double {
    var number = 0.0
    value(of: property).read(into: &number)
    return number
  }

  func point(of property: LayerProperty) -> CGPoint {
    var point = CGPoint.zero
    value(of: property).read(into: &point)
    return point
  }

  func rect(of property: LayerProperty) -> CGRect {
    var rect = CGRect.zero
    value(of: property).read(into: &rect)
    return rect
  }
}
