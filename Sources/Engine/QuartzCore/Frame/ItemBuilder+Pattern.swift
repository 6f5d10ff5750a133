import CoreGraphics
import DisplayList

/// Pattern backgrounds: pictures of the bounds, clipped as the background is.
extension ItemBuilder {
  /// Pixels per point of patterns that a callback draws; patterns of images have the image's own.
  static let patternScale = 2.0

  /// Appends a pattern; its cells begin at the upper left as seen on the device, also where y runs up.
  mutating func addPattern(_ color: CGColor, _ values: LayerValues, _ how: Compositing) {
    guard !how.bounds.isEmpty, color.alpha > 0,
      let image = color.patternPicture(filling: values.bounds.size, scale: Self.patternScale)
    else { return }
    let sides = Double(how.bounds.minY + how.bounds.maxY)
    let overturned = Homography(1, 0, 0, 0, -1, 0, 0, sides, 1)
    let isRound = values.cornerRadius > 0
    if isRound { items.append(.beginGroup(.init(opacity: 1, clip: clip(values, how)))) }
    items.append(
      .image(
        .init(
          image: image,
          source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
          destination: how.bounds,
          isSmooth: true,
          edges: values.edgeStyleOfContents(isMirrored: how.isMirrored),
          opacity: how.partOpacity,
          toDevice: how.isMirrored ? overturned.then(how.plane) : how.plane
        )
      )
    )
    if isRound { items.append(.endGroup) }
  }
}
