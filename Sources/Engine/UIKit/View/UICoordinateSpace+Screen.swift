public import QuartzCore

extension UICoordinateSpace {
  // The methods of views and windows with these names go first, where both would do.

  /// Converts a point of this space to another's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.convert(point, from: self, to: coordinateSpace)
  }

  /// Converts a point of another space to this one's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.convert(point, from: coordinateSpace, to: self)
  }

  /// The bounding box of a rectangle of this space in another's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.convert(rect, from: self, to: coordinateSpace)
  }

  /// The bounding box of a rectangle of another space in this one's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.convert(rect, from: coordinateSpace, to: self)
  }
}

/// Conversions by way of the screen, on which windows are.
private enum ScreenSpace {
  static func convert(
    _ point: CGPoint,
    from space: any UICoordinateSpace,
    to other: any UICoordinateSpace
  ) -> CGPoint {
    var point = point
    if let view = space as? UIView {
      point = view.convert(point, to: UIView?.none)
      if let window = view.window { point = window.convert(point, to: UIWindow?.none) }
    }
    guard let view = other as? UIView else { return point }
    if let window = view.window { point = window.convert(point, from: UIWindow?.none) }
    return view.convert(point, from: UIView?.none)
  }

  static func convert(
    _ rect: CGRect,
    from space: any UICoordinateSpace,
    to other: any UICoordinateSpace
  ) -> CGRect {
    var rect = rect
    if let view = space as? UIView {
      rect = view.convert(rect, to: UIView?.none)
      if let window = view.window { rect = window.convert(rect, to: UIWindow?.none) }
    }
    guard let view = other as? UIView else { return rect }
    if let window = view.window { rect = window.convert(rect, from: UIWindow?.none) }
    return view.convert(rect, from: UIView?.none)
  }
}

extension UIView: UICoordinateSpace {}
