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
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(doubles: transform.doublesInValue)
  }

  /// A boxed vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(doubles: vector.doublesInValue)
  }

  /// Boxed insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(doubles: insets.doublesInValue)
  }

  /// The boxed affine transform; the identity if the value has another type.
  public var cgAffineTransformValue: CGAffineTransform {
    doubles(6).map { CGAffineTransform(doublesInValue: $0) } ?? .identity
  }

  /// The boxed vector; zero if the value has another type.
  public var cgVectorValue: CGVector { CGVector(doublesInValue: doubles(2)) }

  /// The boxed insets; zero if the value has another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets(doublesInValue: doubles(4)) }

  /// The boxed point; undefined if the value has another type.
  public var cgPointValue: CGPoint { pointValue }

  /// The boxed size; undefined if the value has another type.
  public var cgSizeValue: CGSize { sizeValue }

  /// The boxed rectangle; undefined if the value has another type.
  public var cgRectValue: CGRect { rectValue }
}

nonisolated extension UIEdgeInsets: DoublesInValue {
  /// The four insets: top, left, bottom and right.
  public var doublesInValue: [Double] { [top, left, bottom, right].map { Double($0) } }

  /// Insets from four numbers in this order.
  public init(doublesInValue: [Double]?) {
    let n = (doublesInValue ?? [0, 0, 0, 0]).map { CGFloat($0) }
    self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}
