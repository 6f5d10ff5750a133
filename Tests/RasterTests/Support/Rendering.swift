import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster

/// A frame of its own bitmap, for looking at pixels.
func rendered(
  _ items: [DisplayItem],
  width: Int = 40,
  height: Int = 40,
  background: CGColor = .clear
) -> Bitmap {
  let bitmap = Bitmap(size: PixelSize(width: width, height: height))
  var renderer = FrameRenderer()
  bitmap.withSurface {
    renderer.draw(DisplayList(items: items), into: &$0, background: background)
  }
  return bitmap
}

/// A filled rectangle, white unless said otherwise.
func fill(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  radius: Double = 0,
  _ color: CGColor = .white,
  map: Homography = .identity
) -> DisplayItem {
  .fill(
    .init(
      rect: CGRect(x: x, y: y, width: width, height: height),
      cornerRadius: radius,
      color: color,
      toDevice: map
    )
  )
}

/// A ring inside a rectangle, white.
func border(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  radius: Double = 0,
  thickness: Double,
  map: Homography = .identity
) -> DisplayItem {
  .border(
    .init(
      rect: CGRect(x: x, y: y, width: width, height: height),
      cornerRadius: radius,
      width: thickness,
      color: .white,
      toDevice: map
    )
  )
}

/// The items as one group.
func group(
  opacity: Double = 1,
  clip: DisplayItem.Clip? = nil,
  _ items: [DisplayItem]
) -> [DisplayItem] {
  [.beginGroup(.init(opacity: opacity, clip: clip))] + items + [.endGroup]
}

/// A rounded rectangle to cut a group to.
func clip(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  radius: Double = 0,
  map: Homography = .identity
) -> DisplayItem.Clip {
  DisplayItem.Clip(
    rect: CGRect(x: x, y: y, width: width, height: height),
    cornerRadius: radius,
    toDevice: map
  )
}

extension Homography {
  /// Rotated by `angle` radians about a point, after scaling about the origin.
  static func turned(_ angle: Double, about x: Double, _ y: Double) -> Homography {
    let (s, c) = (sin(angle), cos(angle))
    return Homography(1, 0, 0, 0, 1, 0, -x, -y, 1)
      .then(Homography(c, s, 0, -s, c, 0, 0, 0, 1))
      .then(.moved(x, y))
  }

  /// Moved by whole or broken pixels.
  static func moved(_ x: Double, _ y: Double) -> Homography {
    Homography(1, 0, 0, 0, 1, 0, x, y, 1)
  }

  /// Rotated about the vertical line through x by `angle`, seen from `distance` away over (x, y).
  static func tilted(_ angle: Double, about x: Double, _ y: Double, distance: Double) -> Homography
  {
    Homography(1, 0, 0, 0, 1, 0, -x, -y, 1)
      .then(Homography(cos(angle), 0, sin(angle) / distance, 0, 1, 0, 0, 0, 1))
      .then(.moved(x, y))
  }
}

extension Bitmap {
  /// The alpha of a pixel, 0 … 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The sum of all alphas, in pixels: the covered area where everything drawn is opaque.
  var coveredArea: Double {
    copyPixels().reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  /// The alphas of a row.
  func alphas(row y: Int) -> [Int] { (0..<size.width).map { alpha($0, y) } }
}
