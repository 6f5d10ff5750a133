import CoreGraphics
import DisplayList
import QuartzCore
import Raster
import Testing

/// Groups in groups, more than there is memory or stack for.
struct `Deep groups` {
  private func nested(_ count: Int, in begin: DisplayItem, mask: [DisplayItem] = [])
    -> [DisplayItem]
  {
    [DisplayItem](repeating: begin, count: count) + [fill(0, 0, 40, 40)]
      + (0..<count).flatMap { _ in mask + [.endGroup] }
  }

  /// Two hundred are each drawn as they are: a half of a half … of white is nothing, and clips cut.
  @Test func `two hundred groups are two hundred groups`() {
    let faded = rendered(nested(199, in: .beginGroup(.init(opacity: 0.99))))
    // Each rounds to the nearest of 255: what is left falls by one a group until halves round up again.
    #expect(faded.alpha(20, 20) < 100)
    let round = DisplayItem.beginGroup(.init(opacity: 1, clip: clip(0, 0, 40, 40, radius: 10)))
    let cut = rendered(nested(199, in: round))
    #expect(cut.alpha(0, 0) == 0)
    #expect(cut.alpha(20, 20) == 255)
  }

  /// Beyond that the groups are left out, and what they hold is drawn.
  @Test(arguments: [false, true])
  func `ten thousand groups end`(_ isMasked: Bool) {
    let begin = DisplayItem.beginGroup(
      .init(opacity: 1, clip: clip(0, 0, 40, 40, radius: 10), hasMask: isMasked)
    )
    let mask: [DisplayItem] = isMasked ? [.mask, fill(0, 0, 40, 20)] : []
    let frame = rendered(nested(10_000, in: begin, mask: mask))
    #expect(frame.alpha(20, 10) == 255)
    #expect(frame.alpha(20, 30) == (isMasked ? 0 : 255))
  }

  @Test func `so do ten thousand that are drawn at another resolution, or cast shadows`() {
    let raster = DisplayItem.beginRaster(.init(toDevice: .identity, scale: 1))
    #expect(rendered(nested(10_000, in: raster)).alpha(20, 20) == 255)
    let shadow = DisplayItem.beginShadow(
      .init(
        shape: .items(of: CGRect(x: 0, y: 0, width: 40, height: 40)),
        color: .black,
        sigma: 1,
        offset: .zero,
        toDevice: .identity
      )
    )
    #expect(rendered(nested(10_000, in: shadow)).alpha(20, 20) == 255)
  }
}
