import CoreGraphics
import DisplayList

/// How a picture is sampled where it is on the device (RE14).
struct ContentsSampling {
  /// Whether neighbors are mixed.
  let isSmooth: Bool
  /// Smaller copies to mix, for `trilinear`.
  let mips: DisplayItem.Mips?

  /// The filter for smaller pictures counts where a pixel of the device has more than one of the picture's, in the
  /// middle of what is shown; in perspective it is for all of it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - source: The part of it that is shown, in its pixels.
  ///   - destination: Where that goes, in the layer's points.
  ///   - values: The layer's.
  ///   - plane: From there to the device.
  ///   - isSliced: Whether it is shown in slices, which are not mixed from copies.
  @MainActor
  init(
    _ image: CGImage,
    _ source: CGRect,
    to destination: CGRect,
    _ values: LayerValues,
    through plane: Homography,
    isSliced: Bool = false
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
    let usesCopies = isTrilinear && !isSliced && (isSmaller || !plane.isAffine || bias > 0)
    mips = usesCopies ? .init(Engine.current.mipCache.copies(of: image), bias: bias) : nil
  }
}

extension Homography {
  /// How many square pixels a square point has at `p`; infinitely many behind the eye.
  fileprivate func areaOfPoint(at p: CGPoint) -> Double {
    mapHomogeneous(p).w > 1e-12 ? slopes(at: p).area : .infinity
  }
}
