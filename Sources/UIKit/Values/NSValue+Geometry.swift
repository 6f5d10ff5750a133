public import QuartzCore

nonisolated extension NSValue {
  /// A boxed point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A boxed size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// A boxed rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// A boxed affine transform.
  ///
  /// Foundation on Linux boxes no structs, so its type is that of six numbers.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(bytes: [t.a, t.b, t.c, t.d, t.tx, t.ty], objCType: Self.transformType)
  }

  /// The boxed affine transform; the identity when something else is boxed.
  public var cgAffineTransformValue: CGAffineTransform {
    guard !(self is NSNumber), String(cString: objCType) == Self.transformType else {
      return .identity
    }
    var numbers = [CGFloat](repeating: 0, count: 6)
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }

  private static var transformType: String { "[6d]" }

  /// The boxed point; for other types not meaningful.
  public var cgPointValue: CGPoint { pointValue }

  /// The boxed size; for other types not meaningful.
  public var cgSizeValue: CGSize { sizeValue }

  /// The boxed rectangle; for other types not meaningful.
  public var cgRectValue: CGRect { rectValue }
}
