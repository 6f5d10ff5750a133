import CoreGraphics

/// How the inside of a path covers device pixels: what tells one such mask from another.
struct PathMask: Hashable {
  let paint: PathPaint
  let place: MaskPlace

  func makeMask(in buffer: FillBuffer) -> AlphaMask {
    let mask = AlphaMask(bounds: place.area)
    mask.fill(paint, through: place.map, in: buffer)
    return mask
  }
}
