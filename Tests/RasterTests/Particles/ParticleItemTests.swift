import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import RandomScenes
import Raster
import Testing

/// Particles as pixels (SL5).
struct `Particles on a frame` {
  private static let white = CGImage(width: 4, height: 4, pixels: Array(repeating: ~0, count: 16))

  private func item(
    _ sprites: [ParticleSprite],
    of image: CGImage = Self.white,
    adds: Bool = false,
    isSmooth: Bool = true,
    tint: PictureTint = .none,
    opacity: Double = 1,
    map: Homography = .identity
  ) -> DisplayItem {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let picture = ParticlePicture(
      image: image,
      source: CGRect(x: 0, y: 0, width: width, height: height),
      size: CGSize(width: width, height: height),
      isSmoothMadeSmaller: isSmooth,
      isSmoothMadeLarger: isSmooth
    )
    let field = ParticleField(
      sprites: ContiguousArray(sprites),
      pictures: [picture],
      adds: adds
    )
    return .particles(.init(field: field, tint: tint, opacity: opacity, toDevice: map))
  }

  private func sprite(
    _ x: Double,
    _ y: Double,
    turn: Double = 0,
    scale: Double = 1,
    _ color: UInt32 = ~0
  ) -> ParticleSprite {
    let (a, b) = (scale * cos(turn), scale * sin(turn))
    return ParticleSprite(at: CGPoint(x: x, y: y), a, b, -b, a, color: color)
  }

  @Test func `each is its picture about its middle, in its color`() {
    let drawn = rendered([item([sprite(10, 10, 0xFF00_00FF), sprite(20, 10, 0x8080_0000)])])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInRow = (8..<12).contains(y)
        let wanted: UInt32 =
          isInRow && (8..<12).contains(x)
          ? 0xFF00_00FF : isInRow && (18..<22).contains(x) ? 0x8080_0000 : 0
        #expect(drawn[x, y] == wanted, "\(x), \(y)")
      }
    }
  }

  @Test func `the later lies over the earlier, or they add up`() {
    let two = [sprite(10, 10, 0xFF80_0000), sprite(10, 10, 0xFF90_4000)]
    #expect(rendered([item(two)])[9, 9] == 0xFF90_4000)
    #expect(rendered([item(two, adds: true)])[9, 9] == 0xFFFF_4000)
  }

  /// Also those whose pixels are not mixed, with the same color to the last bit.
  @Test(arguments: [false, true])
  func `those of whole pixels are drawn like the others`(_ adds: Bool) {
    let two = [sprite(10, 10, 0x9050_3711), sprite(10, 11, 0xC190_4000)]
    let (smooth, nearest) = (
      rendered([item(two, adds: adds)]), rendered([item(two, adds: adds, isSmooth: false)])
    )
    #expect(smooth.copyPixels() == nearest.copyPixels())
    // Sums, or 62 of 255 of what is below.
    #expect(nearest[9, 10] == (adds ? 0xFFE0_7711 : 0xE4A3_4D04))
    // Rotated, so that its edge is antialiased.
    let turned = [sprite(10, 10, turn: 0.5, scale: 3, 0xFF80_4020)]
    let once = rendered([item(turned, adds: adds, isSmooth: false)])
    let twice = rendered([item(turned + turned, adds: adds, isSmooth: false)])
    #expect(twice[10, 10] == (adds ? 0xFFFF_8040 : 0xFF80_4020))
    #expect(twice.coveredArea > once.coveredArea + 1)
  }

  @Test func `all are faded and colored together`() {
    let drawn = rendered([item([sprite(10, 10)], opacity: 0.5)])
    #expect(drawn[9, 9] == 0x8080_8080)
    let tint = PictureTint(red: 255, green: 128, blue: 0)
    #expect(rendered([item([sprite(10, 10)], tint: tint)])[9, 9] == 0xFFFF_8000)
  }

  /// The sides of the two are worked out in another order, in floats: a 255th of coverage, and one where it is
  /// multiplied.
  @Test(arguments: [0.3, 1.2, -0.7], [0.8, 2.0, 3.7])
  func `one is drawn as a rotated picture is`(_ turn: Double, _ scale: Double) {
    var random = Seeded(7)
    let pixels = (0..<63).map { _ in Self.pixel(&random) }
    let image = CGImage(width: 9, height: 7, pixels: pixels)
    let particle = rendered([item([sprite(20, 19, turn: turn, scale: scale)], of: image)])
    let (a, b) = (scale * cos(turn), scale * sin(turn))
    let picture = DisplayItem.Image(
      image: image,
      source: CGRect(x: 0, y: 0, width: 9, height: 7),
      destination: CGRect(x: -4.5, y: -3.5, width: 9, height: 7),
      isSmooth: true,
      toDevice: Homography(a, b, 0, -b, a, 0, 20, 19, 1)
    )
    let wanted = rendered([.image(picture)])
    for (old, new) in zip(wanted.copyPixels(), particle.copyPixels()) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let apart = Int(old >> shift & 255) - Int(new >> shift & 255)
        #expect(abs(apart) <= 2)
      }
    }
  }

  /// A pixel whose color is no more than its alpha.
  private static func pixel(_ random: inout Seeded) -> UInt32 {
    let alpha = UInt32(random.index(below: 256))
    let (red, blue) = (random.index(below: 256), random.index(below: 256))
    return alpha << 24 | UInt32(red) * alpha / 255 << 16 | UInt32(blue) * alpha / 255
  }

  /// Places and scales of particles that cannot be seen.
  private static let nowhere: [(x: Double, y: Double, scale: Double)] = [
    (.infinity, 3, 1), (-.infinity, 3, 1), (3, .nan, 1), (1e300, 1e300, 1), (1.7e308, -1.7e308, 1),
    (9, 9, 0), (9, 9, .infinity), (9, 9, .nan), (9, 9, 1e308), (-1e9, 5, 1),
  ]

  /// Alone, and beside one that is somewhere.
  @Test(arguments: nowhere)
  func `what is nowhere is not drawn`(_ x: Double, _ y: Double, _ scale: Double) {
    let bad = sprite(x, y, scale: scale)
    #expect(rendered([item([bad])]).copyPixels().allSatisfy { $0 == 0 })
    let good = rendered([item([sprite(20, 20)])]).copyPixels()
    #expect(good.contains { $0 != 0 })
    #expect(rendered([item([sprite(20, 20), bad])]).copyPixels() == good)
  }

  @Test func `what is behind the eye is not drawn`() {
    let behind = Homography(1, 0, 0, 0, 1, 0, 0, 0, -1)
    #expect(rendered([item([sprite(9, 9)], map: behind)]).copyPixels().allSatisfy { $0 == 0 })
  }

  /// In perspective each is as it is seen about its middle.
  @Test func `a plane in perspective has smaller ones farther away`() {
    let map = Homography(1, 0, 0.02, 0, 1, 0, 0, 0, 1)
    let drawn = rendered([item([sprite(30, 8, scale: 2)], map: map)])
    let count = drawn.copyPixels().filter { $0 != 0 }.count
    // 64 square pixels by (1 − x w'/w)/w across and 1/w along: w is 1.6.
    #expect(count > 10 && count < 40)
    #expect(drawn[18, 5] >> 24 == 255)
  }

  @Test func `a plane in perspective is damaged where they are`() {
    let map = Homography(1, 0, 0.02, 0, 1, 0, 0, 0, 1)
    let list = DisplayList(items: [item([sprite(30, 8, scale: 2)], map: map)])
    let size = PixelSize(width: 400, height: 300)
    let damage = Damage.between(old: DisplayList(items: []), new: list, size: size)
    // About (18, 5): 64 square pixels, less by the distance, and the softness around them.
    #expect(damage.count == 1)
    #expect(damage.allSatisfy { $0.x > 8 && $0.maxX < 28 && $0.y >= 0 && $0.maxY < 16 })
  }

  /// Pictures in a replicator's copies (SL4).
  @Test(arguments: [0.0, 0.3])
  func `a picture is tinted`(_ turn: Double) {
    let (c, s) = (cos(turn), sin(turn))
    let picture = DisplayItem.Image(
      image: Self.white,
      source: CGRect(x: 0, y: 0, width: 4, height: 4),
      destination: CGRect(x: -8, y: -8, width: 16, height: 16),
      isSmooth: true,
      tint: PictureTint(red: 128, green: 255, blue: 0),
      toDevice: Homography(c, s, 0, -s, c, 0, 20, 20, 1)
    )
    #expect(rendered([.image(picture)])[20, 20] == 0xFF80_FF00)
  }
}
