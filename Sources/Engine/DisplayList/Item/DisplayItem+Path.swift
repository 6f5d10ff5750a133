package import CoreGraphics

extension DisplayItem {
  /// The inside of a path or the line along it, in one color.
  package struct Path: Equatable, Sendable {
    /// In the layer's own points.
    package var paint: PathPaint
    package var color: CGColor
    package var toDevice: Homography

    package init(paint: PathPaint, color: CGColor, toDevice: Homography) {
      (self.paint, self.color, self.toDevice) = (paint, color, toDevice)
    }
  }
}
