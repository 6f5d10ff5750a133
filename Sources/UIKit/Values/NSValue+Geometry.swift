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

  /// The boxed point; for other types not meaningful.
  public var cgPointValue: CGPoint { pointValue }

  /// The boxed size; for other types not meaningful.
  public var cgSizeValue: CGSize { sizeValue }

  /// The boxed rectangle; for other types not meaningful.
  public var cgRectValue: CGRect { rectValue }
}
