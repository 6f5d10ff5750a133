import CoreGraphics

/// How a filled path covers device pixels: the key of such a mask in the cache.
struct PathMask: Hashable {
  let paint: PathPaint
  let place: MaskPlace

  func makeMask(in buffer: FillBuffer) -> AlphaMask {
    let mask = AlphaMask(bounds: place.area)
    mask.fill(paint, through: place.map, in: buffer)
    return mask
  }
}
