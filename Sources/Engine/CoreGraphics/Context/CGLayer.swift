public import Foundation

/// A drawing that is drawn again and again into contexts like the one that it was made for.
public final class CGLayer {
  /// The size, in the user space of the context that it was made for.
  public let size: CGSize
  /// The context that draws into the layer: its user space is the size, with the origin at a corner.
  public let context: CGContext?

  /// A clear layer.
  ///
  /// - Parameters:
  ///   - context: The context whose resolution the layer gets.
  ///   - size: The size, in that context's user space; `nil` is returned for an empty one, and for one that is too
  ///     large.
  ///   - auxiliaryInfo: Not used.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let matrix = context.ctm
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      let own = CGContext(
        data: nil,
        width: Int(width.rounded(.up)),
        height: Int(height.rounded(.up)),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    own.scaleBy(
      x: width.rounded(.up) / size.width,
      y: height.rounded(.up) / size.height
    )
    (self.size, self.context) = (size, own)
  }
}

extension CGContext {
  /// Draws a layer into a rectangle of user space, stretched to it.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }

  /// Draws a layer with its origin at a point of user space, in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
