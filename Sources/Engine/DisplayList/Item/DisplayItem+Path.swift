package import CoreGraphics

extension DisplayItem {
  /// A filled or stroked path, in one color.
  package struct Path: Equatable, Sendable {
    /// The path, in the layer's own points.
    package var paint: PathPaint
    package var color: CGColor
    package var toDevice: Homography

    package init(paint: PathPaint, color: CGColor, toDevice: Homography) {
      (self.paint, self.color, self.toDevice) = (paint, color, toDevice)
    }
  }
}
