import CoreGraphics
import QuartzCore
import UIKit

/// Black corners over a window's content, as those of a phone's screen.
enum ScreenCorners {
  /// The overlay for a window.
  ///
  /// - Parameters:
  ///   - stage: The window, whose size the corners follow.
  ///   - radius: The radius of the corners, in points.
  /// - Returns: The overlay, which never moves by itself.
  static func overlay(of stage: WindowStage, radius: Double) -> StageOverlay {
    let layer = CAShapeLayer()
    layer.fillColor = .black
    layer.fillRule = .evenOdd
    var shown = CGSize.zero
    return StageOverlay(layer) { [unowned stage] _ in
      let bounds = stage.scene.bounds
      if bounds.size != shown {
        shown = bounds.size
        layer.frame = bounds
        layer.path = path(in: bounds, radius: CGFloat(radius))
      }
      return false
    }
  }

  /// The parts of a rectangle that are outside its rounded corners.
  private static func path(in bounds: CGRect, radius: CGFloat) -> CGPath {
    let radius = min(radius, bounds.width / 2, bounds.height / 2)
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(roundedRect: bounds, cornerRadius: radius))
    return path.cgPath
  }
}
