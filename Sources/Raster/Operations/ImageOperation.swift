import CoreGraphics
import Foundation
import QuartzCore

/// Stretches a picture over a quad: the scalar reference.
struct ImageOperation {
  let shape: RoundedQuad
  private let image: CGImage
  private let sampler: ImageSampler
  /// 0 (clear) … 255 (opaque).
  private let opacity: UInt32
  /// What to add to a device column and row to get the picture's, when pixels match one to one.
  private let exactOffset: (x: Int, y: Int)?

  /// `nil` when nothing would be seen.
  init?(_ item: DisplayItem.Image) {
    let (source, destination) = (item.source.standardized, item.destination.standardized)
    // Opacity that is not a number is a mistake upstream: the picture is shown as it is.
    opacity = item.opacity.isNaN ? 255 : Blending.byte(item.opacity)
    guard item.image.width > 0, item.image.height > 0, source.width > 0, source.height > 0,
      source.minX.isFinite, source.minY.isFinite, source.maxX.isFinite, source.maxY.isFinite,
      opacity > 0,
      let shape = RoundedQuad(
        rect: destination,
        cornerRadius: 0,
        edges: item.edges,
        toDevice: item.toDevice
      )
    else { return nil }
    self.shape = shape
    image = item.image
    let scaleX = Double(source.width / destination.width)
    let scaleY = Double(source.height / destination.height)
    let toImage = shape.toLocal.then(
      Homography(
        scaleX,
        0,
        0,
        0,
        scaleY,
        0,
        Double(source.minX) - Double(destination.minX) * scaleX,
        Double(source.minY) - Double(destination.minY) * scaleY,
        1
      )
    )
    guard
      let sampler = ImageSampler(
        toImage: toImage,
        source: source,
        image: item.image,
        isSmooth: item.isSmooth,
        stretch: item.slices.flatMap { SliceStretch($0, source: source, destination: destination) }
      )
    else { return nil }
    self.sampler = sampler
    exactOffset =
      item.slices == nil && opacity == 255
      ? Self.exactOffset(toImage, over: shape, source: source, image: item.image) : nil
  }

  /// Whether every pixel of `rect` ends as the picture's, whatever was there.
  func hides(_ rect: PixelRect) -> Bool {
    image.isOpaque && opacity == 255 && shape.covers(rect)
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let exactOffset {
        copy(pixels, offset: exactOffset, to: canvas, clip: clip)
      } else {
        stretch(pixels, to: canvas, clip: clip)
      }
    }
  }

  private func copy(
    _ pixels: UnsafePointer<UInt32>,
    offset: (x: Int, y: Int),
    to canvas: Canvas,
    clip: PixelRect
  ) {
    let area = shape.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let from = pixels + ((y + offset.y) * image.width + area.x + offset.x)
      let to = canvas.pixel(area.x, y)
      if image.isOpaque {
        to.update(from: from, count: area.width)
      } else {
        for x in 0..<area.width { to[x] = Blending.over(from[x], to[x]) }
      }
    }
  }

  private func stretch(_ pixels: UnsafePointer<UInt32>, to canvas: Canvas, clip: PixelRect) {
    shape.forEachRow(in: clip) { y, touched, full in
      let row = canvas.pixel(touched.lowerBound, y) - touched.lowerBound
      for x in touched {
        var coverage = full.contains(x) ? 255 : Blending.byte(shape.coverage(x, y))
        if opacity < 255 { coverage = Blending.scaled(coverage, by: opacity) }
        guard coverage > 0 else { continue }
        row[x] = Blending.over(sampler.sample(x, y, pixels), coverage: coverage, row[x])
      }
    }
  }

  /// The whole-pixel move from device to picture, when that is all that the mapping does and every
  /// pixel of the shape has one in the picture.
  private static func exactOffset(
    _ toImage: Homography,
    over shape: RoundedQuad,
    source: CGRect,
    image: CGImage
  ) -> (x: Int, y: Int)? {
    let slack = DeviceBounds.slack
    guard shape.isWholePixels, toImage.isAxisAligned,
      abs(toImage.m11 - 1) < 1e-9, abs(toImage.m22 - 1) < 1e-9,
      abs(toImage.m31) < DeviceBounds.limit, abs(toImage.m32) < DeviceBounds.limit,
      abs(toImage.m31 - toImage.m31.rounded()) < slack,
      abs(toImage.m32 - toImage.m32.rounded()) < slack
    else { return nil }
    let (x, y) = (Int(toImage.m31.rounded()), Int(toImage.m32.rounded()))
    let inImage = PixelRect(
      x: shape.bounds.x + x,
      y: shape.bounds.y + y,
      width: shape.bounds.width,
      height: shape.bounds.height
    )
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    return whole.contains(inImage) ? (x, y) : nil
  }
}
