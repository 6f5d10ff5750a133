import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Testing

@testable import Raster

/// Shadows as pixels (RE8, RE9, Q8, peer 174).
struct `Shadows` {
  private let black = CGColor(gray: 0, alpha: 1)

  private func shadow(
    _ shape: DisplayItem.Shadow.Shape,
    sigma: Double = 0,
    offset: CGSize = .zero,
    alpha: Double = 1,
    isHiddenInside: Bool = false,
    map: Homography = .identity
  ) -> DisplayItem.Shadow {
    DisplayItem.Shadow(
      shape: shape,
      color: CGColor(gray: 0, alpha: alpha),
      sigma: sigma,
      offset: offset,
      isHiddenInside: isHiddenInside,
      toDevice: map
    )
  }

  private func rounded(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radius: Double = 0
  ) -> DisplayItem.Shadow.Shape {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return .roundedRect(rect, cornerRadius: radius, edges: .plain)
  }

  /// The shadow of a rectangle by the Gaussian itself, 0 … 255.
  private func exact(_ x: Int, _ y: Int, _ rect: CGRect, sigma: Double) -> Double {
    func share(_ at: Double, _ low: CGFloat, _ high: CGFloat) -> Double {
      let width = sigma * 2.0.squareRoot()
      return (erf((Double(high) - at) / width) - erf((Double(low) - at) / width)) / 2
    }
    return 255 * share(Double(x) + 0.5, rect.minX, rect.maxX)
      * share(Double(y) + 0.5, rect.minY, rect.maxY)
  }

  /// σ is the radius (Q8, peer 174): at whole and broken places, as a nine-patch and whole.
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 40, height: 60), 3.0, 5.0),
    (CGRect(x: 30.37, y: 20.81, width: 40.5, height: 60.2), 3.0, 5.0),
    (CGRect(x: 40, y: 45, width: 9.5, height: 5), 4.0, 7.0),
    (CGRect(x: 40.3, y: 45.9, width: 30, height: 20), 12.0, 7.0),
    (CGRect(x: 50, y: 50, width: 0.4, height: 30), 2.0, 7.0),
    (CGRect(x: 20.3, y: 25.9, width: 60, height: 50), 40.0, 7.0),
    (CGRect(x: 20.3, y: 25.9, width: 60, height: 50), 70.0, 7.0),
  ])
  func `an upright rectangle's is the Gaussian's, nearly`(
    _ rect: CGRect,
    _ sigma: Double,
    _ allowed: Double
  ) {
    let shape = DisplayItem.Shadow.Shape.roundedRect(rect, cornerRadius: 0, edges: .plain)
    let bitmap = rendered([.shadow(shadow(shape, sigma: sigma))], width: 110, height: 110)
    var worst = 0.0
    for y in 0..<110 {
      for x in 0..<110 {
        worst = max(worst, abs(Double(bitmap.alpha(x, y)) - exact(x, y, rect, sigma: sigma)))
      }
    }
    // By the boxes an edge is up to 2.4 off: at a corner two are, each where the other has ¾ of all; a side
    // narrower than 6σ has the errors of both its edges. One is for the place, which is rounded, half for the
    // value.
    #expect(worst < allowed, "\(worst)")
  }

  /// The three ways to have one and the same shadow.
  @Test(arguments: [0.0, 1.5, 4, 10])
  func `a rectangle's, a path's and a group's are alike`(_ sigma: Double) {
    let rect = CGRect(x: 35, y: 40, width: 40, height: 31)
    let offset = CGSize(width: 4, height: -7)
    let own = shadow(
      .roundedRect(rect, cornerRadius: 0, edges: .plain),
      sigma: sigma,
      offset: offset
    )
    var (path, group) = (own, own)
    path.shape = .path(CGPath(rect: rect, transform: nil).snapshot)
    group.shape = .items(of: rect)
    let pictures = [
      rendered([.shadow(own), fill(35, 40, 40, 31)], width: 110, height: 110),
      rendered([.shadow(path), fill(35, 40, 40, 31)], width: 110, height: 110),
      rendered([.beginShadow(group), fill(35, 40, 40, 31), .endGroup], width: 110, height: 110),
    ].map { $0.copyPixels() }
    #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
  }

  /// A mask rotated by 90° is the same mask, mixed at whole pixels.
  @Test func `a rotated shape has its shadow rotated`() {
    let upright = shadow(rounded(20, 30, 30, 16, radius: 6), sigma: 3)
    var turned = upright
    turned.toDevice = .turned(.pi / 2, about: 40, 40)
    let straight = rendered([.shadow(upright)], width: 80, height: 80)
    let quarter = rendered([.shadow(turned)], width: 80, height: 80)
    for y in 0..<80 {
      for x in 0..<80 where abs(straight.alpha(x, y) - quarter.alpha(79 - y, x)) > 1 {
        Issue.record("(\(x), \(y)): \(straight.alpha(x, y)), turned \(quarter.alpha(79 - y, x))")
        return
      }
    }
    // In perspective and at an angle there is one too, of about the same size.
    turned.toDevice = .turned(0.6, about: 40, 40)
    let slanted = rendered([.shadow(turned)], width: 80, height: 80)
    #expect(abs(slanted.coveredArea - straight.coveredArea) < 0.01 * straight.coveredArea)
  }

  @Test func `the offset is in the layer's own points, and rotated with it`() {
    let offset = CGSize(width: 0, height: -10)
    let shape = rounded(30, 30, 10, 10)
    let straight = rendered([.shadow(shadow(shape, offset: offset))], width: 60, height: 60)
    #expect(straight.alpha(30, 20) == 255 && straight.alpha(30, 30) == 0)
    let map = Homography.turned(.pi / 2, about: 35, 35)
    let turned = rendered([.shadow(shadow(shape, offset: offset, map: map))], width: 60, height: 60)
    #expect(turned.alpha(40, 35) == 255 && turned.alpha(35, 35) == 0)
    let doubled = Homography(scale: 2)
    let large = rendered(
      [.shadow(shadow(rounded(10, 15, 5, 5), offset: offset, map: doubled))],
      width: 60,
      height: 60
    )
    #expect(large.alpha(20, 10) == 255 && large.alpha(20, 20) == 0 && large.coveredArea == 100)
  }

  /// RE9: under what is translucent it is there.
  @Test func `it lies under the shape itself, but where that hides it`() {
    let half = CGColor(gray: 1, alpha: 0.5)
    let items = [.shadow(shadow(rounded(10, 10, 20, 20), alpha: 0.5)), fill(10, 10, 20, 20, half)]
    // Half over half: 128 + 128 · 127/255.
    #expect(rendered(items).alpha(20, 20) == 192)
    let hidden = shadow(rounded(10.3, 9.6, 20, 20, radius: 5), sigma: 4, isHiddenInside: true)
    var open = hidden
    open.isHiddenInside = false
    let own = fill(10.3, 9.6, 20, 20, radius: 5)
    #expect(
      rendered([.shadow(hidden), own]).copyPixels() == rendered([.shadow(open), own]).copyPixels()
    )
    #expect(rendered([.shadow(hidden)]).coveredArea < rendered([.shadow(open)]).coveredArea - 200)
  }

  /// Peer 175: what a border alone covers is a ring, and so is its shadow.
  @Test func `a ring casts a ring`() {
    let group = shadow(.items(of: .zero), offset: CGSize(width: 8, height: 0))
    let bitmap = rendered([.beginShadow(group), border(10, 10, 16, 16, thickness: 2), .endGroup])
    #expect(bitmap[32, 20] == 0xFF00_0000 && bitmap.alpha(28, 20) == 0)
    #expect(bitmap[10, 20] == 0xFFFF_FFFF && bitmap.alpha(14, 20) == 0)
  }

  /// RE8: a path's inside is by the non-zero rule.
  @Test func `a path's hole is by the direction of its parts`() {
    func picture(clockwise: Bool) -> Bitmap {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
      let corners = [(15, 15), (25, 15), (25, 25), (15, 25)].map { CGPoint(x: $0.0, y: $0.1) }
      path.addLines(between: clockwise ? corners : corners.reversed())
      path.closeSubpath()
      return rendered([.shadow(shadow(.path(path.snapshot)))])
    }
    #expect(picture(clockwise: true).coveredArea == 900)
    #expect(picture(clockwise: false).coveredArea == 800)
  }

  /// Of the device's own pixels, up to the largest box.
  @Test func `a group's large blur is a shape's`() {
    let rect = CGRect(x: 100, y: 100, width: 100, height: 100)
    let own = shadow(.roundedRect(rect, cornerRadius: 0, edges: .plain), sigma: 60)
    let bitmap = rendered([.shadow(own)], width: 300, height: 300)
    var group = own
    group.shape = .items(of: rect)
    group.color = CGColor(gray: 0, alpha: 1)
    let cast = rendered(
      [.beginShadow(group), fill(100, 100, 100, 100, CGColor(gray: 0, alpha: 1)), .endGroup],
      width: 300,
      height: 300
    )
    for place in [30, 60, 90, 250] {
      let gaussian = exact(place, 150, rect, sigma: 60)
      #expect(abs(Double(bitmap.alpha(place, 150)) - gaussian) < 4)
      #expect(bitmap.alpha(place, 150) == cast.alpha(place, 150))
    }
  }

  @Test func `masks are made once, wherever the shape is`() {
    var masks = MaskCache()
    let bitmap = Bitmap(size: PixelSize(width: 60, height: 60))
    func draw(_ shape: DisplayItem.Shadow.Shape, sigma: Double = 3, map: Homography = .identity) {
      guard let operation = ShadowOperation(shadow(shape, sigma: sigma, map: map)) else { return }
      bitmap.withSurface { surface in
        let canvas = Canvas(surface)
        operation.draw(
          on: canvas,
          clip: canvas.bounds.intersection(operation.bounds),
          masks: &masks
        )
      }
    }
    draw(rounded(10, 10, 50, 60, radius: 4))
    draw(rounded(3, 20, 70, 90, radius: 4))
    draw(rounded(1, 2, 90, 50, radius: 4), map: .moved(7, 9))
    #expect(masks.made == 1)
    draw(rounded(1, 2, 90, 50, radius: 4), map: .moved(7.5, 9))
    #expect(masks.made == 2)
    draw(rounded(1, 2, 30, 20, radius: 4), map: .turned(0.2, about: 9, 9))
    draw(rounded(5, 5, 30, 20, radius: 4), map: .turned(0.3, about: 9, 9))
    #expect(masks.made == 3)
    // As on a screen of three pixels a point: in steps of half a pixel, and of a whole one.
    for step in 0..<20 {
      draw(rounded(1, 2, 90, 50, radius: 4), sigma: 36, map: .moved(Double(step) * 0.3, 9))
    }
    #expect(masks.made == 5)
    for step in 0..<20 {
      draw(rounded(1, 2, 90, 50, radius: 4), sigma: 60, map: .moved(Double(step) * 0.3, 9))
    }
    #expect(masks.made == 6)
  }

  @Test(arguments: [
    CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9),
    CGRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9),
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
  ])
  func `sizes that make no sense are drawn somehow`(_ rect: CGRect) {
    let maps = [
      Homography.identity, .turned(0.3, about: 9, 9), .tilted(1, about: 9, 9, distance: 20),
      Homography(scale: 0), Homography(scale: 1e12), Homography(scale: .nan),
    ]
    for sigma in [0, 1e-9, 5, 1e9, .infinity, -.infinity, .nan] {
      for map in maps {
        let shape = DisplayItem.Shadow.Shape.roundedRect(rect, cornerRadius: sigma, edges: .plain)
        let offset = CGSize(width: sigma, height: 1)
        let own = shadow(shape, sigma: sigma, offset: offset, map: map)
        var group = own
        group.shape = .items(of: rect)
        let items = [.shadow(own), .beginShadow(group), fill(2, 2, 9, 9), .endGroup]
        let bitmap = rendered(items, width: 20, height: 20)
        let list = DisplayList(items: items)
        let size = bitmap.size
        #expect(Damage.between(old: DisplayList(), new: list, size: size).count <= 8)
      }
    }
  }

  /// Each is drawn once, though each is a shadow's shape as well as a picture.
  @Test func `two hundred nested groups with shadows are no harm`() {
    var items: [DisplayItem] = []
    for _ in 0..<200 {
      let group = shadow(.items(of: .zero), sigma: 1, offset: CGSize(width: 0.2, height: 0))
      items.append(.beginShadow(group))
    }
    items.append(fill(10, 10, 10, 10))
    items += Array(repeating: .endGroup, count: 200)
    let bitmap = rendered(items)
    #expect(bitmap[15, 15] == 0xFFFF_FFFF)
  }

  /// What a band of the shadow of items is blurred from lies in other bands too: as for filters, these have many
  /// rows there.
  ///
  /// A shadow of a known shape is not blurred in each frame.
  @Test(arguments: [true, false])
  func `bands are high only where items are blurred`(_ isSolid: Bool) {
    let size = PixelSize(width: 1000, height: 4000)
    let group = shadow(.items(of: CGRect(x: 0, y: 0, width: 1000, height: 4000)), sigma: 20)
    let other = isSolid ? fill(110, 3010, 10, 10) : fill(300, 3000, 40, 40)
    let items = [.beginShadow(group), fill(100, 3000, 40, 40), other, .endGroup]
    let outline = ListOutline(DisplayList(items: items), size: size)
    let sharing = FrameSharing(fewestPixels: 1, bandPixels: 100_000)
    let work = BandWork(painters: [Painter(), Painter()], sharing: sharing)
    work.add(PixelRect(size), of: outline)
    let isEven = work.bands.filter { $0.maxY <= 2800 }.allSatisfy { $0.height == 100 }
    let highest = work.bands.map(\.height).max() ?? 0
    #expect(isEven && (isSolid ? highest <= 150 : highest >= 6 * 60 && highest < 1000))
  }
}
