public import QuartzCore

/// A space in which points and rectangles have coordinates: a view's, or the screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in its coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one's.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The bounding box of a rectangle of this space in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounding box of a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen: here of the window's content, in points.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the device, which is never turned here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
