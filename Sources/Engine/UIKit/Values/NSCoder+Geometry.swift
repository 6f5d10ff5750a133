public import Foundation

/// Geometry as text, such as `"{10, 20}"`.
nonisolated extension NSCoder {
  /// The point in a text; zero for others.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size in a text; zero for others.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle in a text, such as `"{{0, 0}, {10, 20}}"`; zero for others.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}
