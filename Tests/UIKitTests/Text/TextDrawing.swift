import CoreGraphics
import Foundation
import UIKit

/// What drawing with UIKit's calls leaves on nothing, in a layer's coordinates.
func picture(
  width: Int = 100,
  height: Int = 60,
  _ draw: () -> Void
) throws -> CGImage {
  let context = try CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
  UIGraphicsPushContext(context)
  draw()
  UIGraphicsPopContext()
  guard let image = context.makeImage() else {
    throw CoreGraphicsError.drawing(operation: "make a picture", reason: "no picture")
  }
  return image
}

extension CGImage {
  /// The smallest rectangle around all that is not clear; `nil` for nothing.
  var ink: CGRect? {
    let touched = pixels.indices.filter { pixels[$0] != 0 }
    guard let top = touched.map({ $0 / width }).min(),
      let bottom = touched.map({ $0 / width }).max(),
      let left = touched.map({ $0 % width }).min(), let right = touched.map({ $0 % width }).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension UIFont {
  /// The bundled font, whose letters are as wide on every machine.
  static func bundled(_ size: CGFloat) -> UIFont {
    UIFont(name: "Pegbar Test", size: size) ?? .systemFont(ofSize: size)
  }
}
