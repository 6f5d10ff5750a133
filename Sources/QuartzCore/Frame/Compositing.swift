import CoreGraphics

/// How a layer is put together with what is behind it.
struct Compositing {
  /// From the layer's plane to the device.
  let plane: Homography
  /// The opacity of the layer with its sublayers as one picture; `nil` when they are not drawn as one.
  let groupOpacity: Double?
  /// What fades each thing that the layer paints and each sublayer by itself.
  let partOpacity: Double
  let hasMask: Bool

  /// - Parameters:
  ///   - values: The layer's.
  ///   - opacity: What fades the layer from above, being a part there.
  ///   - hasMask: Whether it is seen through a mask.
  ///   - plane: From its plane to the device.
  init(_ values: LayerValues, opacity: Double, hasMask: Bool, plane: Homography) {
    self.plane = plane
    self.hasMask = hasMask
    let all = opacity * min(1, values.opacity)
    let isFaded = all < 1 && (values.allowsGroupOpacity || values.shouldRasterize)
    groupOpacity = isFaded ? all : hasMask ? 1 : nil
    partOpacity = isFaded ? 1 : all
  }
}
