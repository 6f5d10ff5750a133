import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Raster
import Testing

/// A layer's contents stretched over a rectangle.
struct `Pictures` {
  private let picture = CGImage(
    width: 3,
    height: 2,
    pixels: [
      0xFF11_2233, 0x8040_3020, 0x0000_0000, 0xFFFF_FFFF, 0x7F00_7F00, 0xFF00_00FF,
    ]
  )

  private func image(
    _ image: CGImage,
    source: CGRect? = nil,
    to destination: CGRect,
    isSmooth: Bool = true,
    map: Homography = .identity
  ) -> DisplayItem {
    .image(
      .init(
        image: image,
        source: source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height),
        destination: destination,
        isSmooth: isSmooth,
        toDevice: map
      )
    )
  }

  @Test(arguments: [true, false])
  func `one pixel on one pixel is copied exactly`(_ isSmooth: Bool) {
    let frame = rendered(
      [
        image(
          picture,
          to: CGRect(x: 1, y: 1, width: 3, height: 2),
          isSmooth: isSmooth,
          map: .moved(1, 0)
        )
      ],
      width: 6,
      height: 4
    )
    for y in 0..<2 {
      for x in 0..<3 { #expect(frame[x + 2, y + 1] == picture.pixels[y * 3 + x]) }
    }
    #expect(frame[1, 1] == 0 && frame[5, 1] == 0 && frame[2, 0] == 0 && frame[2, 3] == 0)
  }

  /// The general sampler must agree with the copying one where both apply.
  @Test func `a mapping off whole pixels by a rounding error has the same pixels`() {
    let exact = rendered([image(picture, to: CGRect(x: 2, y: 1, width: 3, height: 2))])
    let nearly = rendered([
      image(picture, to: CGRect(x: 2, y: 1, width: 3.0001, height: 2.0001))
    ])
    #expect(exact.copyPixels() == nearly.copyPixels())
  }

  @Test func `halfway between two pixels is their mean`() {
    let blackWhite = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    // Destination pixels 0 … 3 are centerd at source 0.25, 0.75, 1.25 and 1.75.
    let frame = rendered(
      [image(blackWhite, to: CGRect(x: 0, y: 0, width: 4, height: 1))],
      width: 4,
      height: 1
    )
    #expect(frame.copyPixels() == [0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF])
    let middle = rendered(
      [image(blackWhite, to: CGRect(x: -0.5, y: 0, width: 2, height: 1))],
      width: 1,
      height: 1
    )
    #expect(middle[0, 0] == 0xFF80_8080)
  }

  @Test func `nearest sampling shows whole source pixels`() {
    let blackWhite = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let frame = rendered(
      [image(blackWhite, to: CGRect(x: 0, y: 0, width: 6, height: 1), isSmooth: false)],
      width: 6,
      height: 1
    )
    #expect(
      frame.copyPixels() == [UInt32](repeating: 0xFF00_0000, count: 3) + [
        0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF,
      ]
    )
  }

  @Test func `a part of the picture is shown alone`() {
    let frame = rendered(
      [
        image(
          picture,
          source: CGRect(x: 1, y: 1, width: 1, height: 1),
          to: CGRect(x: 0, y: 0, width: 2, height: 2),
          isSmooth: false
        )
      ],
      width: 2,
      height: 2
    )
    #expect(frame.copyPixels() == [0x7F00_7F00, 0x7F00_7F00, 0x7F00_7F00, 0x7F00_7F00])
  }

  @Test func `a source beyond the picture repeats its edge`() {
    let frame = rendered(
      [
        image(
          picture,
          source: CGRect(x: -2, y: 0, width: 7, height: 2),
          to: CGRect(x: 0, y: 0, width: 7, height: 2)
        )
      ],
      width: 7,
      height: 2
    )
    #expect(frame[0, 0] == 0xFF11_2233 && frame[1, 0] == 0xFF11_2233 && frame[2, 0] == 0xFF11_2233)
    #expect(frame[5, 1] == 0xFF00_00FF && frame[6, 1] == 0xFF00_00FF)
  }

  @Test func `the edges of a rotated picture are antialiased and show its own border`() {
    let red = CGImage(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_0000, count: 16))
    let frame = rendered([
      image(
        red,
        to: CGRect(x: 10, y: 10, width: 20, height: 20),
        map: .turned(0.3, about: 20, 20)
      )
    ])
    // The square's area; only its corners are approximate.
    #expect(frame.coveredArea.isClose(to: 400, within: 2))
    for pixel in frame.copyPixels() {
      #expect((pixel >> 16) & 255 == pixel >> 24 && pixel & 0xFFFF == 0)
    }
  }

  @Test func `under perspective the middle of the picture is not the middle of the quad`() throws {
    let map = Homography.tilted(1, about: 20, 20, distance: 40)
    let halves = CGImage(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF00_0000])
    let frame = rendered([
      image(
        halves,
        to: CGRect(x: 4, y: 4, width: 32, height: 32),
        isSmooth: false,
        map: map
      )
    ])
    let left = try #require(map.map(CGPoint(x: 4, y: 20))).x
    let right = try #require(map.map(CGPoint(x: 36, y: 20))).x
    let white = Double(frame.copyPixels()[(20 * 40)..<(21 * 40)].count { $0 == 0xFFFF_FFFF })
    // The seam is where the local middle, 20, goes: to the device's 20.
    #expect(white.isClose(to: 20 - left, within: 1.5))
    #expect(!white.isClose(to: (right - left) / 2, within: 3))
  }
}
