public import Foundation

/// A shape made of straight and curved segments; immutable, unless it is a `CGMutablePath`.
///
/// Two paths are equal when their elements are. The engine keeps `snapshot`, a value, so that a path
/// that is changed after it was handed over does not change what is shown.
public class CGPath: Hashable {
  /// The steps as a value of their own.
  package internal(set) var snapshot: PathSnapshot

  package init(snapshot: PathSnapshot) {
    self.snapshot = snapshot
  }

  /// The outline of a rectangle, seen through `transform` when there is one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(snapshot: path.snapshot)
  }

  /// The ellipse that touches the sides of `rect`, seen through `transform` when there is one.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(snapshot: path.snapshot)
  }

  /// A rectangle with rounded corners, seen through `transform` when there is one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the outline touches.
  ///   - cornerWidth: The corner's horizontal radius, at most half the width.
  ///   - cornerHeight: The corner's vertical radius, at most half the height.
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

  /// The steps, in drawing order.
  package var elements: [PathElement] { snapshot.elements }

  /// Whether it has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next segment would start; the origin while the path is empty.
  public var currentPoint: CGPoint { snapshot.currentPoint ?? .zero }

  /// An immutable path with the same steps.
  public func copy() -> CGPath? { CGPath(snapshot: snapshot) }

  /// An immutable path with the same steps seen through `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(snapshot: moved(by: transform?.pointee ?? .identity))
  }

  /// A changeable path with the same steps.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(snapshot: snapshot) }

  /// A changeable path with the same steps seen through `transform`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(snapshot: moved(by: transform?.pointee ?? .identity))
  }

  /// Calls `block` with each step in drawing order.
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

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Feeds the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  private func moved(by transform: CGAffineTransform) -> PathSnapshot {
    var moved = PathSnapshot()
    for element in elements { moved.append(element.applying(transform)) }
    return moved
  }
}

extension PathElement {
  /// The name that Core Graphics gives this kind of step.
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
