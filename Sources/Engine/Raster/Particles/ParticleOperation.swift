import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Draws an emitter's particles, in their order.
struct ParticleOperation {
  /// The device pixels that they may touch.
  let bounds: PixelRect
  private let item: DisplayItem.Particles
  /// 0 (clear) … 255 (opaque).
  private let opacity: UInt32
  /// Multiplies all colors, an opaque pixel.
  private let tint: UInt32
  /// The number of particles with one picture that are drawn before the picture is prepared for faster sampling.
  private static let fewest = 8

  /// `nil` when nothing would be seen.
  init?(_ item: DisplayItem.Particles) {
    opacity = item.opacity.isNaN ? 255 : Blending.byte(item.opacity)
    guard opacity > 0, !item.field.sprites.isEmpty else { return nil }
    bounds = item.deviceBounds
    guard !bounds.isEmpty else { return nil }
    self.item = item
    tint = item.tint.pixel
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect, _ bytes: RowBytes) {
    let field = item.field
    // Particles with the same picture mostly follow each other.
    var index = 0
    while index < field.sprites.count {
      let number = field.sprites[index].picture
      var end = index + 1
      while end < field.sprites.count, field.sprites[end].picture == number { end += 1 }
      draw(index..<end, field.pictures[Int(number)], on: canvas, clip: clip, bytes)
      index = end
    }
  }

  private func draw(
    _ range: Range<Int>,
    _ picture: ParticlePicture,
    on canvas: Canvas,
    clip: PixelRect,
    _ bytes: RowBytes
  ) {
    picture.image.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress,
        let part = PicturePart(picture.source, of: picture.image, isSmooth: true)
      else { return }
      let smooth = part.picture(pixels)
      let isEven = AffineMap(item.toDevice)
      var (drawn, squares) = (0, UnsafePointer<pegbar_square>?.none)
      for index in range {
        let sprite = item.field.sprites[index]
        let middle = CGPoint(x: sprite.originX, y: sprite.originY)
        guard let map = isEven ?? AffineMap(item.toDevice, about: middle),
          let quad = ParticleQuad(sprite, picture, on: map, in: clip)
        else { continue }
        let color = color(of: sprite)
        if quad.isMadeLarger ? picture.isSmoothMadeLarger : picture.isSmoothMadeSmaller {
          if drawn == Self.fewest { squares = bytes.squares(of: smooth) }
          drawn += 1
          quad.draw(
            smooth,
            squares: squares,
            tint: color,
            adds: item.field.adds,
            on: canvas,
            clip: clip
          )
        } else {
          drawNearest(sprite, picture, map, color, on: canvas, clip: clip, bytes)
        }
      }
    }
  }

  /// The color that the picture of a particle is multiplied by.
  @inline(__always)
  private func color(of sprite: ParticleSprite) -> UInt32 {
    var color = sprite.color
    if tint != ~0 { color = Blending.product(color, tint) }
    return opacity == 255 ? color : Blending.scaled(color, by: opacity)
  }

  /// Draws the particles of a picture with nearest sampling: in their order, but one by one.
  private func drawNearest(
    _ sprite: ParticleSprite,
    _ picture: ParticlePicture,
    _ map: AffineMap,
    _ color: UInt32,
    on canvas: Canvas,
    clip: PixelRect,
    _ bytes: RowBytes
  ) {
    let (a, b) = map.across(sprite.a, sprite.b)
    let (c, d) = map.across(sprite.c, sprite.d)
    let (x, y) = map.place(sprite.originX, sprite.originY)
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let image = DisplayItem.Image(
      image: picture.image,
      source: picture.source,
      destination: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      isSmooth: false,
      toDevice: Homography(a, b, 0, c, d, 0, x, y, 1)
    )
    guard var operation = ImageOperation(image) else { return }
    operation.beParticle(tint: color, adds: item.field.adds)
    operation.draw(on: canvas, clip: clip, bytes)
  }
}

extension DisplayItem.Particles {
  /// The pixels that they may touch.
  var deviceBounds: PixelRect {
    guard !field.box.isNull else { return .empty }
    guard toDevice.isAffine else { return boundsInPerspective }
    // A particle's antialiasing reaches half a pixel out, and its size is at least a point.
    return DeviceBounds.of(field.box, through: toDevice).grown(by: 2)
  }

  /// In perspective each particle is drawn with the map about its middle, so the box around all is not enough.
  private var boundsInPerspective: PixelRect {
    field.sprites.reduce(.empty) { all, sprite in
      let middle = CGPoint(x: sprite.originX, y: sprite.originY)
      let map = AffineMap(toDevice, about: middle)
      let picture = field.pictures[Int(sprite.picture)]
      let bounds = map.flatMap { SeenParticle(sprite, picture, on: $0).bounds }
      return bounds.map { all.union($0) } ?? all
    }
  }
}
