package import CoreGraphics

/// The picture of particles: the part of an image that is shown, and its size.
package struct ParticlePicture: Equatable, Sendable {
  package let image: CGImage
  /// The part that is shown, in the image's pixels.
  package let source: CGRect
  /// The size in points, for a particle of scale 1.
  package let size: CGSize
  /// Whether sampling is bilinear where it is minified, and where it is magnified.
  package let isSmoothMadeSmaller, isSmoothMadeLarger: Bool

  package init(
    image: CGImage,
    source: CGRect,
    size: CGSize,
    isSmoothMadeSmaller: Bool = true,
    isSmoothMadeLarger: Bool = true
  ) {
    (self.image, self.source, self.size) = (image, source, size)
    self.isSmoothMadeSmaller = isSmoothMadeSmaller
    self.isSmoothMadeLarger = isSmoothMadeLarger
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.image === b.image && a.source == b.source && a.size == b.size
      && a.isSmoothMadeSmaller == b.isSmoothMadeSmaller
      && a.isSmoothMadeLarger == b.isSmoothMadeLarger
  }
}

/// One particle as it is drawn.
///
/// ```
///                  | a b |
/// [x' y'] = [x y] ·| c d | + [originX originY]
/// ```
/// maps points of its picture, from the picture's middle, to those of the layer.
package struct ParticleSprite: Equatable, Sendable {
  package var originX, originY: Double
  package var a, b, c, d: Double
  /// The color that the picture's colors are multiplied by: a premultiplied pixel, 0xAARRGGBB.
  package var color: UInt32
  /// The index of its picture among the field's.
  package var picture: Int32

  package init(
    at origin: CGPoint,
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double,
    color: UInt32,
    picture: Int32 = 0
  ) {
    (originX, originY) = (Double(origin.x), Double(origin.y))
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.color, self.picture) = (color, picture)
  }
}

/// All particles of a layer in one frame.
///
/// Display lists hold it by reference; it is immutable.
package final class ParticleField: Equatable, Sendable {
  /// The particles, in drawing order.
  package let sprites: ContiguousArray<ParticleSprite>
  package let pictures: [ParticlePicture]
  /// Whether colors are added (additive blending).
  package let adds: Bool
  /// The bounding box of all particles at finite places, in the layer's points; null if there are none.
  package let box: CGRect
  /// The maximum distance: particles that reach further are left out, so that the size of the box is finite.
  private static let farthest = 1e300

  package init(sprites: ContiguousArray<ParticleSprite>, pictures: [ParticlePicture], adds: Bool) {
    (self.sprites, self.pictures, self.adds) = (sprites, pictures, adds)
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for sprite in sprites {
      let size = pictures[Int(sprite.picture)].size
      let (width, height) = (Double(size.width) / 2, Double(size.height) / 2)
      let x = abs(sprite.a) * width + abs(sprite.c) * height
      let y = abs(sprite.b) * width + abs(sprite.d) * height
      // (One that is infinitely far away, or large, is not drawn, and must not affect the others.)
      guard abs(sprite.originX) + abs(sprite.originY) + x + y < Self.farthest else { continue }
      (left, right) = (min(left, sprite.originX - x), max(right, sprite.originX + x))
      (top, bottom) = (min(top, sprite.originY - y), max(bottom, sprite.originY + y))
    }
    let isSomewhere = left <= right && top <= bottom
    box =
      isSomewhere
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  package static func == (a: ParticleField, b: ParticleField) -> Bool {
    a === b
      || a.adds == b.adds && a.sprites == b.sprites && a.pictures == b.pictures
  }
}

extension DisplayItem {
  /// An emitter layer's particles.
  package struct Particles: Equatable, Sendable {
    package var field: ParticleField
    /// The color that the colors of all are multiplied by.
    package var tint: PictureTint
    /// 0 (clear) … 1 (opaque): the opacity of all.
    package var opacity: Double
    package var toDevice: Homography

    package init(
      field: ParticleField,
      tint: PictureTint = .none,
      opacity: Double = 1,
      toDevice: Homography
    ) {
      (self.field, self.tint) = (field, tint)
      (self.opacity, self.toDevice) = (opacity, toDevice)
    }
  }
}
