import CoreGraphics
import DisplayList

extension ParticlePicture {
  /// `nil` for a cell without a picture.
  init?(_ cell: EmitterCellValues) {
    guard let image = cell.contents else { return nil }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let unit = cell.contentsRect.standardized
    let source = CGRect(
      x: unit.minX * width,
      y: unit.minY * height,
      width: unit.width * width,
      height: unit.height * height
    )
    let scale = cell[.contentsScale] > 0 ? CGFloat(cell[.contentsScale]) : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    guard size.width > 0, size.height > 0, (size.width + size.height).isFinite else { return nil }
    self.init(
      image: image,
      source: source,
      size: size,
      isSmoothMadeSmaller: cell.minificationFilter != CALayerContentsFilter.nearest.rawValue,
      isSmoothMadeLarger: cell.magnificationFilter != CALayerContentsFilter.nearest.rawValue
    )
  }
}
