import CoreGraphics

/// A value that can be read into a field of its own kind; a field of another kind is not changed.
protocol FieldSource {
  func read(into field: inout Double)
  func read(into field: inout Bool)
  func read(into field: inout CGPoint)
  func read(into field: inout CGSize)
  func read(into field: inout CGRect)
  func read(into field: inout CATransform3D)
  func read(into field: inout CGColor?)
  func read(into field: inout CGImage?)
  func read(into field: inout PathSnapshot?)
  func read(into field: inout FilterList?)
  func read<Flags: OptionSet>(into field: inout Flags) where Flags.RawValue: FixedWidthInteger
  func read<Name: RawRepresentable<String>>(into field: inout Name)
}

/// By default a field of any kind is not changed.
extension FieldSource {
  @inline(__always)
  func read(into field: inout Double) {}
  @inline(__always)
  func read(into field: inout Bool) {}
  @inline(__always)
  func read(into field: inout CGPoint) {}
  @inline(__always)
  func read(into field: inout CGSize) {}
  @inline(__always)
  func read(into field: inout CGRect) {}
  @inline(__always)
  func read(into field: inout CATransform3D) {}
  @inline(__always)
  func read(into field: inout CGColor?) {}
  @inline(__always)
  func read(into field: inout CGImage?) {}
  @inline(__always)
  func read(into field: inout PathSnapshot?) {}
  @inline(__always)
  func read(into field: inout FilterList?) {}
  @inline(__always)
  func read<Flags: OptionSet>(into field: inout Flags) where Flags.RawValue: FixedWidthInteger {}
  @inline(__always)
  func read<Name: RawRepresentable<String>>(into field: inout Name) {}
}

extension Double: FieldSource {
  @inline(__always)
  func read(into field: inout Double) { field = self }
}

extension CGPoint: FieldSource {
  @inline(__always)
  func read(into field: inout CGPoint) { field = self }
}

extension CGRect: FieldSource {
  @inline(__always)
  func read(into field: inout CGRect) { field = self }
}

/// A value of another kind does not change the field.
extension AnimatableValue: FieldSource {
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

  /// A value that is not a color sets `nil`.
  @inline(__always)
  func read(into field: inout CGColor?) {
    if case .color(let v) = self { field = v } else { field = nil }
  }

  /// A value that is not an image sets `nil`.
  @inline(__always)
  func read(into field: inout CGImage?) {
    if case .image(let v) = self { field = v } else { field = nil }
  }

  /// A value that is not a path sets `nil`.
  @inline(__always)
  func read(into field: inout PathSnapshot?) {
    if case .path(let v) = self { field = v } else { field = nil }
  }

  /// A value that is not a list of filters sets `nil`.
  @inline(__always)
  func read(into field: inout FilterList?) {
    field = filterList
  }

  /// The flags in a whole number.
  @inline(__always)
  func read<Flags: OptionSet>(into field: inout Flags) where Flags.RawValue: FixedWidthInteger {
    if case .number(let v) = self, let bits = Flags.RawValue(exactly: v) {
      field = Flags(rawValue: bits)
    }
  }

  /// The name with a text, if its type has it.
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
