import CoreGraphics
package import Pixels
import Raster
package import SceneProtocol

/// The scaling of a scene's pixels in a window: enlarged by nearest neighbor, or reduced by area averaging.
package struct Lens: Equatable, Sendable {
  package let x, y: LensAxis
  /// Whether pixels are enlarged one by one, not averaged.
  package let enlarges: Bool

  /// A lens for the view that the user has chosen.
  ///
  /// - Parameters:
  ///   - look: The chosen view, with a zoom of `SceneLook.zooms`.
  ///   - source: The scene's size, in pixels.
  ///   - target: The window's size, in pixels.
  ///   - scale: Pixels of the scene per point.
  package init(_ look: SceneLook, of source: PixelSize, in target: PixelSize, scale: Double) {
    x = LensAxis(
      source: source.width,
      target: target.width,
      zoom: look.zoom,
      center: look.center.map { $0.x * scale }
    )
    y = LensAxis(
      source: source.height,
      target: target.height,
      zoom: look.zoom,
      center: look.center.map { $0.y * scale }
    )
    enlarges = look.zoom >= 1
  }

  /// The zoom at which a scene just fits into a window, within the allowed range.
  package static func zoom(fitting source: PixelSize, into target: PixelSize) -> Double {
    let whole = min(
      Double(target.width) / Double(max(source.width, 1)),
      Double(target.height) / Double(max(source.height, 1))
    )
    return min(max(whole, SceneLook.zooms.lowerBound), SceneLook.zooms.upperBound)
  }

  /// The scene's size, in pixels.
  package var source: PixelSize { PixelSize(width: x.source, height: y.source) }
  /// Whether the window shows the scene pixel by pixel.
  package var isIdentity: Bool { x.isIdentity && y.isIdentity }

  /// The pixels of the window that show a part of the scene.
  var seen: PixelRect { PixelRect(x.seen, y.seen) }

  /// Where a rectangle of the scene is seen in the window; both in points of `scale` pixels.
  func shown(_ rect: CGRect, scale: Double) -> CGRect {
    let (left, top) = (x.place(of: rect.minX * scale), y.place(of: rect.minY * scale))
    let (right, bottom) = (x.place(of: rect.maxX * scale), y.place(of: rect.maxY * scale))
    return CGRect(
      x: left / scale,
      y: top / scale,
      width: (right - left) / scale,
      height: (bottom - top) / scale
    )
  }

  /// The pixels of the window that show any part of a rectangle of the scene; may be empty.
  package func shown(_ rect: PixelRect) -> PixelRect {
    let part = rect.intersection(PixelRect(source))
    guard !part.isEmpty else { return .empty }
    let (columns, rows) = (part.x..<part.maxX, part.y..<part.maxY)
    let all =
      enlarges
      ? PixelRect(
        x.edge(columns.lowerBound)..<x.edge(columns.upperBound),
        y.edge(rows.lowerBound)..<y.edge(rows.upperBound)
      ) : PixelRect(x.mixing(columns), y.mixing(rows))
    return all.intersection(seen)
  }
}

extension PixelRect {
  /// The rectangle of a range of columns and a range of rows.
  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
