import CoreGraphics
import DisplayList

extension CATiledLayer {
  /// The visible part of the layer in an area of the device, drawn at once as one picture at the device's resolution.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - plane: The map from the layer's plane to device pixels.
  ///   - area: The area of the device, in its pixels.
  /// - Returns: `nil` if nothing is visible there, or if the area is too large for a picture.
  func drawnTile(
    _ values: LayerValues,
    through plane: Homography,
    onto area: CGRect
  ) -> TileContent {
    guard tiles.isAsked, !values.bounds.isEmpty,
      let seen = plane.inverse?.boundingBox(of: area)?.intersection(values.bounds), !seen.isEmpty
    else { return TileContent() }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let scale = CGFloat(plane.slopes(at: middle).longest)
    let (width, height) = ((seen.width * scale).rounded(.up), (seen.height * scale).rounded(.up))
    guard (1...32767).contains(width), (1...32767).contains(height),
      width * height <= CGFloat(CGImage.maximumPixelCount)
    else { return TileContent() }
    // The picture has the device's pixels, so that it is as sharp as a direct drawing.
    let rect = CGRect(
      x: seen.minX,
      y: seen.minY,
      width: width / scale,
      height: height / scale
    )
    guard
      let context = try? CGContext(
        layerBounds: rect,
        pixelWidth: Int(width),
        pixelHeight: Int(height),
        isYUp: false
      )
    else { return TileContent() }
    context.clip(to: values.bounds)
    draw(in: context)
    guard let image = context.makeImage(isOpaque: false) else { return TileContent() }
    return TileContent(pieces: [
      .init(
        image: image,
        source: CGRect(origin: .zero, size: CGSize(width: width, height: height)),
        destination: rect,
        opacity: 1
      )
    ])
  }
}
