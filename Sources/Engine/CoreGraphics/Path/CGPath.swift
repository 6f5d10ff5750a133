public import Foundation

/// A shape made of straight and curved segments; immutable, unless it is a `CGMutablePath`.
///
/// Two paths are equal when their elements are. The engine keeps `snapshot`, a value, so that changing a path later
/// does not change what is shown.
public class CGPath: Hashable {
  /// The elements, as a value.
  package internal(set) var snapshot: PathSnapshot

  package init(snapshot: PathSnapshot) {
    self.snapshot = snapshot
  }

  /// A rectangle, mapped by `transform` if there is one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(snapshot: path.snapshot)
  }

  /// The ellipse inscribed in `rect`, mapped by `transform` if there is one.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(snapshot: path.snapshot)
  }

  /// A rounded rectangle, mapped by `transform` if there is one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the path's units.
  ///   - cornerWidth: The horizontal radius of corners, at most half the width.
  ///   - cornerHeight: The vertical radius of corners, at most half the height.
  ///   - transform: Applied to every point.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect,
      cornerWidth: cornerWidth,
      cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity
    )
    self.init(snapshot: path.snapshot)
  }

  /// The elements, in drawing order.
  package var elements: [PathElement] { snapshot.elements }

  /// Whether it has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next segment; the origin while the path is empty.
  public var currentPoint: CGPoint { snapshot.currentPoint ?? .zero }

  /// An immutable copy of the path.
  public func copy() -> CGPath? { CGPath(snapshot: snapshot) }

  /// An immutable copy of the path, mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(snapshot: moved(by: transform?.pointee ?? .identity))
  }

  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(snapshot: snapshot) }

  /// A mutable copy of the path, mapped by `transform`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(snapshot: moved(by: transform?.pointee ?? .identity))
  }

  /// Calls `block` for each element in drawing order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.type, points: base)
        block(&step)
      }
    }
  }

  /// Whether both have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Feeds the elements into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  private func moved(by transform: CGAffineTransform) -> PathSnapshot {
    var moved = PathSnapshot()
    for element in elements { moved.append(element.applying(transform)) }
    return moved
  }
}

extension PathElement {
  /// Core Graphics' type of the element.
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
