import CoreGraphics

/// How a picture is sampled where it is on the device (RE14).
struct ContentsSampling {
  /// Whether neighbours are mixed.
  let isSmooth: Bool
  /// Smaller copies to mix, for `trilinear`.
  let mips: DisplayItem.Mips?

  /// The filter for smaller pictures counts where a pixel of the device has more than one of the picture's, in the middle
  /// of what is shown; in perspective it is for all of it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - source: The part of it that is shown, in its pixels.
  ///   - destination: Where that goes, in the layer's points.
  ///   - values: The layer's.
  ///   - plane: From there to the device.
  @MainActor
  init(
    _ image: CGImage,
    _ source: CGRect,
    to destination: CGRect,
    _ values: LayerValues,
    through plane: Homography
  ) {
    let (smaller, larger) = (values.minificationFilter, values.magnificationFilter)
    let isTrilinear = smaller == .trilinear
    guard smaller != larger || isTrilinear else {
      (isSmooth, mips) = (larger != .nearest, nil)
      return
    }
    let bias = values.minificationFilterBias
    let area = plane.areaOfPoint(at: CGPoint(x: destination.midX, y: destination.midY))
    let pixels = Double(destination.width * destination.height) * area
    // (A picture that is shown pixel for pixel is not made smaller; rounding says so in the tenth digit.)
    let isSmaller = Double(source.width * source.height) > pixels * (1 + 1e-9)
    isSmooth = (isSmaller ? smaller : larger) != .nearest
    let usesCopies = isTrilinear && (isSmaller || !plane.isAffine || bias > 0)
    mips = usesCopies ? .init(MipCache.copies(of: image), bias: bias) : nil
  }
}

extension Homography {
  /// How many square pixels a square point has at `p`; infinitely many behind the eye.
  fileprivate func areaOfPoint(at p: CGPoint) -> Double {
    let (x, y, w) = mapHomogeneous(p)
    guard w > 1e-12 else { return .infinity }
    let (u, v) = (x / w, y / w)
    let across = ((m11 - u * m13) / w, (m12 - v * m13) / w)
    let along = ((m21 - u * m23) / w, (m22 - v * m23) / w)
    return abs(across.0 * along.1 - across.1 * along.0)
  }
}
