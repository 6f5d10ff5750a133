import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// One particle on the device: a picture through an affine map, multiplied by a color.
///
/// Its antialiasing and its samples are those of `AffineQuad` and `ImageSampler`, combined without the cases that
/// particles do not have.
struct ParticleQuad {
  private let quad: AffineQuad
  private let map: pegbar_map
  /// Whether it is magnified.
  let isMadeLarger: Bool

  /// `nil` where nothing can be seen.
  ///
  /// - Parameters:
  ///   - sprite: The particle's place, size and angle.
  ///   - picture: The picture of the particle.
  ///   - device: From the layer's points to the device.
  ///   - clip: The device pixels that are drawn.
  @inline(__always)
  init?(
    _ sprite: ParticleSprite,
    _ picture: ParticlePicture,
    on device: AffineMap,
    in clip: PixelRect
  ) {
    // Most particles of a frame are in other bands: of these only the place is computed.
    let seen = SeenParticle(sprite, picture, on: device)
    guard seen.mayTouch(rowsOf: clip), let bounds = seen.bounds, bounds.intersects(clip) else {
      return nil
    }
    let (ax, ay, bx, by, x, y) = (seen.ax, seen.ay, seen.bx, seen.by, seen.x, seen.y)
    let area = ax * by - ay * bx
    guard abs(area) > 1e-9 else { return nil }
    // The coordinates along the sides, 0 … 1, of a place on the device: u = ux · x + uy · y + u0.
    let (ux, uy) = (by / area, -bx / area)
    let (vx, vy) = (-ay / area, ax / area)
    let u0 = 0.5 - ux * x - uy * y
    let v0 = 0.5 - vx * x - vy * y
    let (originX, originY) = (Double(bounds.x) + 0.5, Double(bounds.y) + 0.5)
    let (u, v) = (u0 + ux * originX + uy * originY, v0 + vx * originX + vy * originY)
    quad = AffineQuad(bounds: bounds, sides: Self.sides((ux, uy), u, (vx, vy), v))
    let (partX, partY) = (Double(picture.source.minX), Double(picture.source.minY))
    let (partWidth, partHeight) = (Double(picture.source.width), Double(picture.source.height))
    isMadeLarger = abs(area) > partWidth * partHeight
    map = pegbar_map(
      s: u0 * partWidth + partX,
      t: v0 * partHeight + partY,
      across_s: originX * ux * partWidth,
      across_t: originX * vx * partHeight,
      row: originY,
      down_s: uy * partWidth,
      down_t: vy * partHeight,
      ds: Self.fixed(ux * partWidth),
      dt: Self.fixed(vx * partHeight)
    )
    let reach = Double(max(bounds.width, bounds.height)) + 2
    let farthest = max(
      abs(map.s) + abs(map.across_s) + reach * abs(ux * partWidth) + (abs(originY) + reach)
        * abs(map.down_s),
      abs(map.t) + abs(map.across_t) + reach * abs(vx * partHeight) + (abs(originY) + reach)
        * abs(map.down_t)
    )
    guard farthest < 1_073_741_824 else { return nil }
  }

  /// Draws it inside `clip`, which must be inside the canvas.
  @inline(__always)
  func draw(
    _ picture: pegbar_picture,
    squares: UnsafePointer<pegbar_square>?,
    tint: UInt32,
    adds: Bool,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    quad.draw(
      picture,
      squares: squares,
      through: map,
      tint: tint,
      adds: adds,
      on: canvas,
      clip: clip
    )
  }

  /// The sides, from the coordinates at the center of the bounds' first pixel and their slopes.
  private static func sides(
    _ u: (x: Double, y: Double),
    _ u0: Double,
    _ v: (x: Double, y: Double),
    _ v0: Double
  ) -> pegbar_quad {
    let (uLength, vLength) = (
      (u.x * u.x + u.y * u.y).squareRoot(), (v.x * v.x + v.y * v.y).squareRoot()
    )
    let (ua, ub, uc, ue) = (
      Float(u.x / uLength), Float(u.y / uLength), Float(u0 / uLength), Float((1 - u0) / uLength)
    )
    let (va, vb, vc, ve) = (
      Float(v.x / vLength), Float(v.y / vLength), Float(v0 / vLength), Float((1 - v0) / vLength)
    )
    return pegbar_quad(a: (ua, -ua, va, -va), b: (ub, -ub, vb, -vb), c: (uc, ue, vc, ve))
  }

  /// The number in 1/65536, to the nearest.
  private static func fixed(_ number: Double) -> Int64 {
    Int64((min(max(number, -1e9), 1e9) * 65536).rounded())
  }
}

/// The place of a particle on the device.
struct SeenParticle {
  /// The vectors of its picture's sides, and its middle.
  let ax, ay, bx, by, x, y: Double

  @inline(__always)
  init(_ sprite: ParticleSprite, _ picture: ParticlePicture, on device: AffineMap) {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    (ax, ay) = device.across(sprite.a * width, sprite.b * width)
    (bx, by) = device.across(sprite.c * height, sprite.d * height)
    (x, y) = device.place(sprite.originX, sprite.originY)
  }

  /// Whether it may touch a row of some pixels; false for NaN.
  @inline(__always)
  func mayTouch(rowsOf clip: PixelRect) -> Bool {
    // (One pixel more than in `bounds`.)
    let reach = (abs(ay) + abs(by)) / 2 + 2
    return y + reach > Double(clip.y) && y - reach < Double(clip.maxY)
  }

  /// The pixels that it may touch; `nil` for NaN, and for particles beyond all surfaces.
  @inline(__always)
  var bounds: PixelRect? {
    PixelRect(
      around: x,
      y,
      reachX: (abs(ax) + abs(bx)) / 2 + 1,
      reachY: (abs(ay) + abs(by)) / 2 + 1
    )
  }
}

extension PixelRect {
  /// The pixels about a middle; `nil` for NaN, and for particles beyond all surfaces.
  @inline(__always)
  fileprivate init?(around x: Double, _ y: Double, reachX: Double, reachY: Double) {
    let limit = DeviceBounds.limit
    guard x - reachX > -limit, x + reachX < limit, y - reachY > -limit, y + reachY < limit
    else { return nil }
    let (column, row) = (Int((x - reachX).rounded(.down)), Int((y - reachY).rounded(.down)))
    self.init(
      x: column,
      y: row,
      width: Int((x + reachX).rounded(.up)) - column,
      height: Int((y + reachY).rounded(.up)) - row
    )
  }
}

/// An affine map from the layer's points to the device, also as the approximation of a perspective map at a point.
struct AffineMap {
  private let map: Homography

  /// `nil` for a map in perspective.
  init?(_ map: Homography) {
    guard map.isAffine, map.isFinite else { return nil }
    self.map = map
  }

  /// The derivative (Jacobian) of a perspective map at a point; `nil` behind the eye.
  init?(_ map: Homography, about point: CGPoint) {
    let (x, y, w) = map.mapHomogeneous(point)
    guard w > 1e-6, map.isFinite else { return nil }
    let (placeX, placeY) = (x / w, y / w)
    let slopes = map.slopes(at: point)
    let (m11, m12, m21, m22) = (slopes.acrossX, slopes.acrossY, slopes.alongX, slopes.alongY)
    let (px, py) = (Double(point.x), Double(point.y))
    self.map = Homography(
      m11,
      m12,
      0,
      m21,
      m22,
      0,
      placeX - px * m11 - py * m21,
      placeY - px * m12 - py * m22,
      1
    )
  }

  @inline(__always)
  func across(_ x: Double, _ y: Double) -> (Double, Double) {
    (x * map.m11 + y * map.m21, x * map.m12 + y * map.m22)
  }

  @inline(__always)
  func place(_ x: Double, _ y: Double) -> (Double, Double) {
    (x * map.m11 + y * map.m21 + map.m31, x * map.m12 + y * map.m22 + map.m32)
  }
}
