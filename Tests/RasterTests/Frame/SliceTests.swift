import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Raster
import Testing

/// Pictures of which only the center is stretched (RE13).
struct `Pictures in nine parts` {
  private let colors: [UInt32] = (0..<9).map { 0xFF00_0000 | UInt32($0 + 1) * 0x1A }

  /// 5 × 5 pixels: corners of 2 × 2 and edges of one color each, round a pixel in the middle.
  private var picture: CGImage {
    let part = [0, 0, 1, 2, 2]
    let pixels = (0..<25).map { colors[part[$0 / 5] * 3 + part[$0 % 5]] }
    return CGImage(width: 5, height: 5, pixels: pixels)
  }

  private func image(
    to destination: CGRect,
    _ slices: DisplayItem.Slices?,
    source: CGRect = CGRect(x: 0, y: 0, width: 5, height: 5),
    isSmooth: Bool = false,
    map: Homography = .identity
  ) -> DisplayItem {
    .image(
      .init(
        image: picture,
        source: source,
        destination: destination,
        slices: slices,
        isSmooth: isSmooth,
        toDevice: map
      )
    )
  }

  private let margins = DisplayItem.Slices(left: 2, top: 2, right: 2, bottom: 2, scale: 1)

  /// The corners keep their 2 × 2 points, the edges one of their sides, the middle takes the rest.
  @Test func `the margins keep their size`() {
    let frame = rendered(
      [image(to: CGRect(x: 0, y: 0, width: 12, height: 9), margins)],
      width: 12,
      height: 9
    )
    for y in 0..<9 {
      for x in 0..<12 {
        let column = x < 2 ? 0 : x < 10 ? 1 : 2
        let row = y < 2 ? 0 : y < 7 ? 1 : 2
        #expect(frame[x, y] == colors[row * 3 + column], "pixel (\(x), \(y))")
      }
    }
  }

  /// RE12: the scale is the number of a margin's pixels per point.
  @Test func `at two pixels a point margins are half as long`() {
    var slices = margins
    slices.scale = 2
    let frame = rendered(
      [image(to: CGRect(x: 0, y: 0, width: 6, height: 6), slices)],
      width: 6,
      height: 6
    )
    #expect((0..<6).map { frame[$0, 0] } == [0, 1, 1, 1, 1, 2].map { colors[$0] })
    #expect((0..<6).map { frame[5, $0] } == [2, 5, 5, 5, 5, 8].map { colors[$0] })
  }

  /// Margins that do not fit share the room; nothing of the middle is left.
  @Test func `margins that do not fit shrink`() {
    let frame = rendered(
      [image(to: CGRect(x: 0, y: 0, width: 2, height: 2), margins)],
      width: 2,
      height: 2
    )
    #expect(frame.copyPixels() == [0, 2, 6, 8].map { colors[$0] })
  }

  @Test func `without margins the picture is stretched evenly`() {
    let none = DisplayItem.Slices(left: 0, top: 0, right: 0, bottom: 0, scale: 1)
    let rect = CGRect(x: 3, y: 2, width: 33, height: 21)
    for isSmooth in [true, false] {
      let sliced = rendered([image(to: rect, none, isSmooth: isSmooth)])
      let even = rendered([image(to: rect, nil, isSmooth: isSmooth)])
      #expect(sliced.copyPixels() == even.copyPixels())
    }
  }

  /// In natural size there is nothing to stretch, and every pixel is the picture's own.
  @Test func `in natural size the picture is itself`() {
    let rect = CGRect(x: 4, y: 4, width: 5, height: 5)
    let sliced = rendered([image(to: rect, margins, isSmooth: true)])
    #expect(sliced.copyPixels() == rendered([image(to: rect, nil)]).copyPixels())
  }

  /// RE13: `contentsRect` comes first.
  @Test func `a part of the picture has margins of its own`() {
    let frame = rendered(
      [
        image(
          to: CGRect(x: 0, y: 0, width: 6, height: 1),
          .init(left: 1, top: 0, right: 1, bottom: 0, scale: 1),
          source: CGRect(x: 1, y: 2, width: 3, height: 1)
        )
      ],
      width: 6,
      height: 1
    )
    #expect(frame.copyPixels() == [3, 4, 4, 4, 4, 5].map { colors[$0] })
  }

  /// The parts are one picture: where they meet there is no seam, wherever they lie.
  @Test func `a rotated picture in nine parts has no seams`() {
    let white = CGImage(width: 5, height: 5, pixels: [UInt32](repeating: ~0, count: 25))
    let map = Homography.turned(0.3, about: 20, 20)
    let item = DisplayItem.image(
      .init(
        image: white,
        source: CGRect(x: 0, y: 0, width: 5, height: 5),
        destination: CGRect(x: 8.3, y: 8.6, width: 23.5, height: 21.2),
        slices: margins,
        isSmooth: true,
        toDevice: map
      )
    )
    let same = fill(8.3, 8.6, 23.5, 21.2, map: map)
    #expect(rendered([item]).copyPixels() == rendered([same]).copyPixels())
  }

  @Test(arguments: [Float.nan, .infinity, 1e30, -.infinity])
  func `margins that are no numbers of use draw something or nothing, and never stop`(_ bad: Float)
  {
    for slices in [
      DisplayItem.Slices(left: bad, top: 1, right: 1, bottom: 1, scale: 1),
      DisplayItem.Slices(left: 1, top: 1, right: 1, bottom: 1, scale: bad),
      DisplayItem.Slices(left: bad, top: bad, right: bad, bottom: bad, scale: bad),
    ] {
      let frame = rendered([
        image(to: CGRect(x: 4, y: 4, width: 30, height: 30), slices, isSmooth: true)
      ])
      #expect(frame.coveredArea == 900)
    }
  }

  /// RE5: a picture that is a part fades alone.
  @Test func `a picture is faded by its opacity`() {
    let white = CGImage(width: 1, height: 1, pixels: [~0])
    func faded(_ opacity: Double) -> Int {
      let item = DisplayItem.image(
        .init(
          image: white,
          source: CGRect(x: 0, y: 0, width: 1, height: 1),
          destination: CGRect(x: 0, y: 0, width: 4, height: 4),
          isSmooth: true,
          opacity: opacity,
          toDevice: .identity
        )
      )
      return rendered([fill(0, 0, 1, 1), item], width: 4, height: 4).alpha(2, 2)
    }
    #expect([1, 0.5, 0, 7, -1, .nan].map(faded) == [255, 128, 0, 255, 0, 255])
  }
}
