import CoreGraphics
import TapeLanguage

/// The part of the window that a frame shows, and its zoom.
nonisolated struct VisiblePart: Equatable, Sendable {
  /// The part, in points of the window.
  let rect: CGRect
  /// The zoom factor, 1 … 10.
  let factor: Double

  /// A part of an area, with the area's aspect ratio.
  ///
  /// - Parameters:
  ///   - zoom: The factor and the center; the part stays inside the area, so its center may differ.
  ///   - area: What is seen at a factor of 1, in points of the window.
  init(_ zoom: TapeZoom, of area: CGRect) {
    let factor = max(zoom.factor, 1)
    self.factor = factor
    guard factor > 1 else {
      rect = area
      return
    }
    let (width, height) = (Double(area.width) / factor, Double(area.height) / factor)
    let x = min(max(zoom.center.x - width / 2, Double(area.minX)), Double(area.maxX) - width)
    let y = min(max(zoom.center.y - height / 2, Double(area.minY)), Double(area.maxY) - height)
    rect = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The part of the window that is recorded.
  ///
  /// - Parameters:
  ///   - crop: The requested part; it is clipped to the window, and snapped to whole pixels so that nothing is blurred.
  ///   - window: The window's size in points.
  ///   - scale: Pixels per point.
  /// - Returns: The part in points; the whole window for a crop without a pixel in it.
  static func area(_ crop: TapeRectangle?, window: CGSize, scale: Double) -> CGRect {
    let whole = CGRect(origin: .zero, size: window)
    guard let crop else { return whole }
    let wanted = CGRect(x: crop.x, y: crop.y, width: crop.width, height: crop.height)
    let cut = wanted.intersection(whole)
    guard !cut.isNull else { return whole }
    let size = OverlaySize(picture: window, scale: scale)
    let (left, top) = (size.whole(cut.minX), size.whole(cut.minY))
    let (right, bottom) = (size.whole(cut.maxX), size.whole(cut.maxY))
    guard right > left, bottom > top else { return whole }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Converts points of the window to points of the recorded picture.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: factor,
      b: 0,
      c: 0,
      d: factor,
      tx: -Double(rect.minX) * factor,
      ty: -Double(rect.minY) * factor
    )
  }
}
