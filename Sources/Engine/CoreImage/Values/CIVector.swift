public import CoreGraphics

/// A vector of numbers: a point, a rectangle, or a row of a color matrix.
public final class CIVector: NSObject {
  /// All numbers of the vector.
  package let numbers: [Double]

  package init(numbers: [Double]) {
    self.numbers = numbers
  }

  /// A vector of one number.
  public convenience init(x: CGFloat) {
    self.init(numbers: [Double(x)])
  }

  /// A vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) {
    self.init(numbers: [Double(x), Double(y)])
  }

  /// A vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init(numbers: [Double(x), Double(y), Double(z)])
  }

  /// A vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(numbers: [Double(x), Double(y), Double(z), Double(w)])
  }

  /// A vector of the first `count` numbers of `values`.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(numbers: (0..<max(count, 0)).map { Double(values[$0]) })
  }

  /// A point, in x and y.
  public convenience init(cgPoint p: CGPoint) {
    self.init(x: p.x, y: p.y)
  }

  /// A rectangle: its origin in x and y, its size in z and w.
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.origin.x, y: r.origin.y, z: r.size.width, w: r.size.height)
  }

  /// The number of numbers.
  public var count: Int { numbers.count }

  /// The number at `index`, from 0; 0 beyond the last.
  public func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? CGFloat(numbers[index]) : 0
  }

  /// The first number; 0 where there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second number; 0 where there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number; 0 where there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 where there is none.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Whether `object` is a `CIVector` of the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }

  /// Equal for equal vectors.
  public override var hash: Int { numbers.hashValue }
}
