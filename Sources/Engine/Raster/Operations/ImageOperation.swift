import CKernels
import CoreGraphics
import Foundation
import DisplayList
import Pixels

/// Draws a picture, stretched over a quad.
struct ImageOperation {
  let shape: DeviceShape
  private let image: CGImage
  private let sampler: ImageSampler
  /// The sampler of smaller copies (mipmaps), where these are used instead.
  private let mipSampler: MipSampler?
  /// 0 (clear) … 255 (opaque).
  private let opacity: UInt32
  /// The color that all colors are multiplied by, a premultiplied pixel.
  private var tint: UInt32
  /// Whether colors are added (additive blending).
  private var adds = false
  /// The offset from device columns and rows to the picture's, when pixels match one to one.
  private let exactOffset: (x: Int, y: Int)?

  /// `nil` when nothing would be seen.
  init?(_ item: DisplayItem.Image) {
    let (source, destination) = (item.source.standardized, item.destination.standardized)
    // NaN as opacity is an error of the caller: the picture is shown opaque.
    opacity = item.opacity.isNaN ? 255 : Blending.byte(item.opacity)
    tint = item.tint.pixel
    guard item.image.width > 0, item.image.height > 0, source.width > 0, source.height > 0,
      source.minX.isFinite, source.minY.isFinite, source.maxX.isFinite, source.maxY.isFinite,
      opacity > 0, let toLocal = item.toDevice.preciseInverse,
      let shape = DeviceShape(
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
    let toImage = toLocal.then(
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
    mipSampler = item.mips.flatMap {
      MipSampler($0, of: item.image, toImage: toImage, source: source)
    }
    exactOffset =
      item.slices == nil && mipSampler == nil
      ? Self.exactOffset(toImage, over: shape, image: item.image) : nil
  }

  /// Makes it the picture of an emitter's particle.
  ///
  /// - Parameters:
  ///   - tint: The color that its colors are multiplied by, a premultiplied pixel.
  ///   - adds: Whether colors are added (additive blending).
  mutating func beParticle(tint: UInt32, adds: Bool) { (self.tint, self.adds) = (tint, adds) }

  /// Whether every pixel inside the shape ends as the picture's, whatever was there.
  private var isOpaque: Bool { image.isOpaque && opacity == 255 && tint >> 24 == 255 && !adds }
  private static let untinted = ~UInt32(0)

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect, _ bytes: RowBytes) {
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      switch shape {
      case .upright(let quad): draw(quad, pixels, on: canvas, clip: clip, bytes)
      case .affine(let quad):
        if mipSampler == nil, let (picture, map) = sampler.evenMap(pixels, over: quad.bounds) {
          draw(quad, picture, map, on: canvas, clip: clip)
        } else {
          draw(quad, pixels, on: canvas, clip: clip, bytes)
        }
      case .slanted(let quad): draw(quad, pixels, on: canvas, clip: clip, bytes)
      }
    }
  }

  /// Draws the pictures of two operations over each other, in one pass, where both have a pixel for each of `area`.
  ///
  /// - Parameters:
  ///   - below: The picture underneath, which has to be opaque.
  ///   - canvas: The canvas to draw on.
  ///   - area: The pixels to draw, inside the canvas.
  /// - Returns: Whether it was drawn; if not, nothing has changed.
  func fade(over below: ImageOperation, on canvas: Canvas, area: PixelRect) -> Bool {
    guard let offset = exactOffset, let offsetBelow = below.exactOffset, below.isOpaque,
      shape.bounds.contains(area), below.shape.bounds.contains(area),
      tint == Self.untinted, below.tint == Self.untinted, !adds
    else { return false }
    image.pixels.withUnsafeBufferPointer { above in
      below.image.pixels.withUnsafeBufferPointer { under in
        guard let above = above.baseAddress, let under = under.baseAddress else { return }
        for y in area.y..<area.maxY {
          pegbar_crossfade(
            canvas.pixel(area.x, y),
            under + ((y + offsetBelow.y) * below.image.width + area.x + offsetBelow.x),
            above + ((y + offset.y) * image.width + area.x + offset.x),
            area.width,
            opacity
          )
        }
      }
    }
    return true
  }

  /// Draws all rows in one call of a kernel.
  private func draw(
    _ quad: AffineQuad,
    _ picture: pegbar_picture,
    _ map: pegbar_map,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    if tint == Self.untinted, !adds {
      quad.draw(picture, through: map, opacity: opacity, on: canvas, clip: clip)
    } else {
      let pixel = Blending.scaled(tint, by: opacity)
      quad.draw(
        picture,
        squares: nil,
        through: map,
        tint: pixel,
        adds: adds,
        on: canvas,
        clip: clip
      )
    }
  }

  /// Samples the picture's colors one row at a time.
  @inline(__always)
  private func draw(
    _ quad: some RowShape,
    _ pixels: UnsafePointer<UInt32>,
    on canvas: Canvas,
    clip: PixelRect,
    _ bytes: RowBytes
  ) {
    quad.forEachRow(in: clip) { y, touched, full in
      let colors = row(y, touched, pixels, bytes)
      quad.forEachRun(ofRow: y, touched, full, bytes) { columns, coverage in
        let from = colors + (columns.lowerBound - touched.lowerBound)
        put(from, on: canvas.pixel(columns.lowerBound, y), columns.count, coverage, bytes)
      }
    }
  }

  /// The picture's colors for columns of a row.
  @inline(__always)
  private func row(
    _ y: Int,
    _ columns: Range<Int>,
    _ pixels: UnsafePointer<UInt32>,
    _ bytes: RowBytes
  ) -> UnsafePointer<UInt32> {
    let exact = exactOffset.map {
      pixels + ((y + $0.y) * image.width + columns.lowerBound + $0.x)
    }
    if let exact, tint == Self.untinted { return exact }
    let room = bytes.pixelRoom(for: columns.count)
    if let exact {
      room.update(from: exact, count: columns.count)
    } else if let mipSampler {
      mipSampler.sample(row: y, columns, from: shape.bounds.x, into: room, bytes)
    } else {
      sampler.sample(row: y, columns, pixels, from: shape.bounds.x, into: room)
    }
    if tint != Self.untinted { pegbar_tint(room, columns.count, tint) }
    return UnsafePointer(room)
  }

  @inline(__always)
  private func put(
    _ from: UnsafePointer<UInt32>,
    on to: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ coverage: DeviceShape.Coverage,
    _ bytes: RowBytes
  ) {
    switch coverage {
    case .full where adds: pegbar_add_opacity(to, from, count, opacity)
    case .full:
      if isOpaque {
        to.update(from: from, count: count)
      } else if opacity == 255 {
        pegbar_over(to, from, count)
      } else {
        pegbar_over_opacity(to, from, count, opacity)
      }
    case .varying(let covered):
      if opacity < 255 { pegbar_scale_coverage(bytes.room(for: count), count, opacity) }
      if adds {
        pegbar_add_coverage(to, from, covered, count)
      } else {
        pegbar_over_coverage(to, from, covered, count)
      }
    }
  }

  /// The whole-pixel offset from device to picture, when the map is only that and every pixel of the shape has one in
  /// the picture.
  private static func exactOffset(
    _ toImage: Homography,
    over shape: DeviceShape,
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
    let bounds = shape.bounds
    let inImage = PixelRect(
      x: bounds.x + x,
      y: bounds.y + y,
      width: bounds.width,
      height: bounds.height
    )
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    return whole.contains(inImage) ? (x, y) : nil
  }
}

extension PictureTint {
  /// The color as an opaque pixel, 0xAARRGGBB.
  var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
