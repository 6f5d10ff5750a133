import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Numbers from a scene's mistakes never crash the renderer.
struct `Geometry that makes no sense` {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, 1e9, -1e9,
  ]

  @Test(arguments: odd, odd)
  func `any rectangle draws or does not, in place and in groups`(_ a: Double, _ b: Double) {
    let picture = CGImage(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0, 0x8080_8080, 0xFF00_0000])
    var items: [DisplayItem] = []
    for rect in [
      CGRect(x: a, y: 0, width: b, height: 10), CGRect(x: 0, y: a, width: 10, height: b),
      CGRect(x: 1, y: 1, width: a, height: b),
    ] {
      for map in [
        Homography.identity, .turned(0.3, about: 5, 5), .tilted(0.5, about: 5, 5, distance: 9),
        Homography(1, 0, a, 0, 1, b, 0, 0, 1), Homography(a, b, 0, b, 1, 0, 0, 0, 1),
      ] {
        items.append(
          .fill(.init(rect: rect, cornerRadius: b, color: .white, toDevice: map))
        )
        items.append(
          .border(.init(rect: rect, cornerRadius: a, width: b, color: .white, toDevice: map))
        )
        for (source, isSmooth) in [(rect, true), (CGRect(x: 0, y: 0, width: 2, height: 2), false)] {
          items.append(
            .image(
              .init(
                image: picture,
                source: source,
                destination: rect,
                isSmooth: isSmooth,
                toDevice: map
              )
            )
          )
        }
        items += group(
          opacity: a,
          clip: .init(rect: rect, cornerRadius: b, toDevice: map),
          [fill(0, 0, 10, 10)]
        )
      }
    }
    let list = DisplayList(items: items)
    let size = PixelSize(width: 12, height: 12)
    let everywhere = Damage.between(old: DisplayList(), new: list, size: size)
    #expect(everywhere.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.maxX <= 12 && $0.maxY <= 12 })
    let frame = rendered(items, width: 12, height: 12)
    // Every pixel stays a valid premultiplied one.
    for pixel in frame.copyPixels() {
      let alpha = pixel >> 24
      #expect((pixel >> 16) & 255 <= alpha && (pixel >> 8) & 255 <= alpha && pixel & 255 <= alpha)
    }
  }

  @Test func `a rectangle far larger than the surface fills it`() {
    let frame = rendered([fill(-1e9, -1e9, 2e9, 2e9, radius: 5)], width: 8, height: 8)
    #expect(frame.coveredArea == 64)
  }

  @Test func `groups that do not match are closed by the end of the list, or ignored`() {
    let open: [DisplayItem] = [.beginGroup(.init(opacity: 0.5)), fill(0, 0, 4, 4)]
    #expect(rendered(open, width: 4, height: 4).alpha(0, 0) == 128)
    let stray: [DisplayItem] = [.endGroup, fill(0, 0, 4, 4), .endGroup]
    #expect(rendered(stray, width: 4, height: 4).alpha(0, 0) == 255)
  }

  @Test func `an empty surface is drawn without complaint`() {
    #expect(rendered([fill(0, 0, 4, 4)], width: 0, height: 0).copyPixels().isEmpty)
  }
}
