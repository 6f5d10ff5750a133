import CoreGraphics
import DisplayList
import Pixels
import QuartzCore
import Testing

@testable import Raster

/// Pictures drawn smaller from copies of a half of their size, a quarter, … (RE14).
struct `Smaller copies of pictures` {
  /// Alternating black and white columns.
  private static let stripes = CGImage(
    width: 64,
    height: 64,
    pixels: (0..<64 * 64).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
  )

  private func drawn(
    _ image: CGImage = stripes,
    side: CGFloat,
    bias: Double? = 0,
    map: Homography = .identity
  ) -> Bitmap {
    rendered([
      .image(
        .init(
          image: image,
          source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
          destination: CGRect(x: 0, y: 0, width: side, height: side),
          isSmooth: true,
          mips: bias.map { .init(.init(of: image), bias: $0) },
          toDevice: map
        )
      )
    ])
  }

  /// RE14: at an eighth `linear` sees two columns of eight, and black or white by chance; `trilinear` sees all.
  @Test func `stripes become gray, not black or white`() {
    let (linear, smooth) = (drawn(side: 8, bias: nil), drawn(side: 8))
    for x in 0..<8 {
      #expect(smooth[x, 4] == 0xFF80_8080)
      // (The middle of eight columns lies between the fourth, white, and the fifth, black.)
      #expect(linear[x, 4] & 255 == 0x80)
    }
    let shifted = Homography(translationX: -0.0625, y: 0)
    #expect(drawn(side: 8, bias: nil, map: shifted)[3, 4] == 0xFF00_0000)
    #expect(drawn(side: 8, map: shifted)[3, 4] == 0xFF80_8080)
  }

  /// RE14: three quarters of the way from the picture to its half there are three quarters of that one's gray.
  @Test func `between two copies they are mixed by the logarithm of the scale`() {
    // 64 pixels on 64 / 2^0.75, seen where a sample of the picture itself is white.
    let side = 64 / exp2(0.75)
    let frame = drawn(side: side, map: Homography(translationX: 0, y: 0))
    for x in 0..<20 {
      let place = (Double(x) + 0.5) * exp2(0.75) - 0.5
      let fraction = (place * 256).rounded() / 256 - place.rounded(.down)
      let white = Int(place.rounded(.down)) % 2 == 0 ? fraction : 1 - fraction
      let expected = 255 * white * 0.25 + 128 * 0.75
      // Each of three steps rounds by a half, and weights are 1/256.
      #expect(abs(Double(frame[x, 10] & 255) - expected) <= 2, "column \(x)")
    }
  }

  /// RE14: a halving more for each whole number of bias; at 1:1 and beyond, the picture alone.
  @Test func `the bias adds halvings`() {
    #expect(drawn(side: 32, bias: -1)[5, 5] == drawn(side: 32, bias: nil)[5, 5])
    #expect(drawn(side: 64, bias: 1)[5, 5] == 0xFF80_8080)
    #expect(drawn(side: 64, bias: 0)[5, 5] == 0xFFFF_FFFF)
    #expect(drawn(side: 64, bias: .nan)[5, 5] == 0xFFFF_FFFF)
    #expect(drawn(side: 64, bias: 1e300)[5, 5] == 0xFF80_8080)
  }

  /// In perspective each block of columns has a depth of its own: what is far is gray, what is near is striped.
  @Test func `in perspective what is far is smoother`() {
    let far = Homography(1, 0, 0, 0, 1, 0.02, 4, 0, 1)
    let frame = drawn(side: 64, map: far)
    let spread = { (row: Int) in
      let grays = (8..<20).map { frame[$0, row] & 255 }.filter { $0 != 0 }
      return (grays.max() ?? 0) - (grays.min() ?? 0)
    }
    #expect(spread(0) > 100 && spread(27) < 3)
  }

  /// Where a band begins changes nothing: each row is the same when it is drawn by itself.
  @Test func `rows and clips do not matter`() {
    for map in [
      Homography.turned(0.4, about: 10, 10), Homography(0.3, 0, 0.001, 0, 0.3, 0.004, 1, 1, 1),
    ] {
      let whole = drawn(side: 64, map: map)
      let item = DisplayItem.image(
        .init(
          image: Self.stripes,
          source: CGRect(x: 0, y: 0, width: 64, height: 64),
          destination: CGRect(x: 0, y: 0, width: 64, height: 64),
          isSmooth: true,
          mips: .init(.init(of: Self.stripes), bias: 0),
          toDevice: map
        )
      )
      let parts = Bitmap(size: PixelSize(width: 40, height: 40))
      var renderer = FrameRenderer()
      for y in 0..<40 {
        for x in [0, 13] {
          let part = PixelRect(x: x, y: y, width: x == 0 ? 13 : 27, height: 1)
          parts.withSurface {
            renderer.draw(DisplayList(items: [item]), into: &$0, damage: [part], background: .clear)
          }
        }
      }
      let same = (0..<40).allSatisfy { y in (0..<40).allSatisfy { parts[$0, y] == whole[$0, y] } }
      #expect(same)
    }
  }
}
