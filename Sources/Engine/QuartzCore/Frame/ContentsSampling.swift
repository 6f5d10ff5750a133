import CoreGraphics
import DisplayList

/// The sampling of a picture at its place on the device (RE14).
struct ContentsSampling {
  /// Whether neighboring pixels are interpolated.
  let isSmooth: Bool
  /// Smaller copies (mipmaps) to interpolate between, for `trilinear`.
  let mips: DisplayItem.Mips?

  /// The minification filter is used if one device pixel covers more than one pixel of the picture, at the center of
  /// what is shown.
  ///
  /// In perspective this holds for the whole picture.
  ///
  /// - Parameters:
  ///   - image: The picture that is drawn.
  ///   - source: The part of it that is shown, in its pixels.
  ///   - destination: The rectangle that it is drawn in, in the layer's points.
  ///   - values: The values of the layer.
  ///   - plane: The map from the layer's points to device pixels.
  ///   - isSliced: Whether it is drawn in slices, for which mipmaps are not used.
  ///   - mipCache: Has the mipmaps.
  @MainActor
  init(
    _ image: CGImage,
    _ source: CGRect,
    to destination: CGRect,
    _ values: LayerValues,
    through plane: Homography,
    isSliced: Bool = false,
    in mipCache: MipCache
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
    // (A picture shown pixel for pixel is not minified; rounding could make it appear so in the tenth digit.)
    let isSmaller = Double(source.width * source.height) > pixels * (1 + 1e-9)
    isSmooth = (isSmaller ? smaller : larger) != .nearest
    let usesCopies = isTrilinear && !isSliced && (isSmaller || !plane.isAffine || bias > 0)
    mips = usesCopies ? .init(mipCache.copies(of: image), bias: bias) : nil
  }
}

extension Homography {
  /// The area on the device of a square point at `p`, in square pixels; infinite behind the eye.
  fileprivate func areaOfPoint(at p: CGPoint) -> Double {
    mapHomogeneous(p).w > 1e-12 ? slopes(at: p).area : .infinity
  }
}
