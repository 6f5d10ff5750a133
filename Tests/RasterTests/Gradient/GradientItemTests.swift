import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Gradients as pixels (SL2, peer 179).
struct `Gradients on a frame` {
  private func item(
    _ kind: DisplayItem.Gradient.Kind = .axial,
    _ stops: [(CGColor, Double)] = [(.black, 0), (.white, 1)],
    from start: CGPoint = CGPoint(x: 0, y: 0.5),
    to end: CGPoint = CGPoint(x: 1, y: 0.5),
    rect: CGRect = CGRect(x: 0, y: 0, width: 200, height: 40),
    radius: Double = 0,
    opacity: Double = 1,
    map: Homography = .identity
  ) -> DisplayItem {
    .gradient(
      .init(
        rect: rect,
        cornerRadius: radius,
        kind: kind,
        stops: GradientStops(colors: stops.map(\.0), locations: stops.map(\.1)),
        start: start,
        end: end,
        opacity: opacity,
        toDevice: map
      )
    )
  }

  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap[x, y] >> 16 & 255)
  }

  /// A plain blend of what is written: half way from black to white is half of 255.
  @Test func `black runs to white evenly`() {
    let drawn = rendered([item()], width: 200, height: 40)
    for x in 0..<200 {
      let exact = 255 * (Double(x) + 0.5) / 200
      #expect(abs(Double(red(drawn, x, 20)) - exact) <= 1)
    }
    #expect(red(drawn, 0, 0) == red(drawn, 0, 39))
  }

  @Test func `the end's colors go on beyond the ends`() {
    let (start, end) = (CGPoint(x: 0.25, y: 0), CGPoint(x: 0.75, y: 0))
    let drawn = rendered([item(from: start, to: end)], width: 200, height: 40)
    #expect((0..<50).allSatisfy { red(drawn, $0, 3) == 0 })
    #expect((150..<200).allSatisfy { red(drawn, $0, 3) == 255 })
    #expect(abs(red(drawn, 100, 3) - 128) <= 2)
  }

  /// Two colors at one place are an edge, within half a pixel of where it is.
  @Test func `an edge is sharp`() {
    let drawn = rendered(
      [item(.axial, [(.black, 0), (.black, 0.5), (.white, 0.5), (.white, 1)])],
      width: 200,
      height: 40
    )
    #expect((0..<99).allSatisfy { red(drawn, $0, 3) == 0 })
    #expect((101..<200).allSatisfy { red(drawn, $0, 3) == 255 })
  }

  /// In the unit square: at the corner's opposite all of it has been passed, whatever the bounds' shape.
  @Test func `diagonals run in the unit square`() {
    let drawn = rendered(
      [item(from: .zero, to: CGPoint(x: 1, y: 1))],
      width: 200,
      height: 40
    )
    // Where u + v is the same.
    for (x, y) in [(100, 20), (50, 30), (150, 10)] {
      let exact = 255 * ((Double(x) + 0.5) / 200 + (Double(y) + 0.5) / 40) / 2
      #expect(abs(Double(red(drawn, x, y)) - exact) <= 1)
    }
  }

  /// An ellipse about the start, with the end point's distances as its half axes.
  @Test func `a radial one is an ellipse`() {
    let middle = CGPoint(x: 0.5, y: 0.5)
    let drawn = rendered(
      [item(.radial, from: middle, to: CGPoint(x: 1, y: 1))],
      width: 200,
      height: 40
    )
    for (x, y) in [(100, 20), (150, 20), (100, 30), (180, 35), (10, 20)] {
      let (u, v) = ((Double(x) + 0.5 - 100) / 100, (Double(y) + 0.5 - 20) / 20)
      let exact = 255 * min(1, (u * u + v * v).squareRoot())
      #expect(abs(Double(red(drawn, x, y)) - exact) <= 1)
    }
  }

  /// From the end's direction on, from the x axis toward the y axis.
  @Test func `a conic one goes around`() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let middle = CGPoint(x: 0.5, y: 0.5)
    let drawn = rendered(
      [item(.conic, from: middle, to: CGPoint(x: 1, y: 0.5), rect: square)],
      width: 100,
      height: 100
    )
    for (x, y) in [(90, 60), (50, 90), (10, 50), (50, 10), (90, 40)] {
      let angle = atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50) / (2 * .pi)
      let exact = 255 * (angle < 0 ? angle + 1 : angle)
      #expect(abs(Double(red(drawn, x, y)) - exact) <= 1)
    }
  }

  /// Round corners cut it without any masking, just as they cut a fill.
  @Test func `it fills the layer's shape`() {
    let rect = CGRect(x: 4, y: 4, width: 30, height: 30)
    let white: [(CGColor, Double)] = [(.white, 0), (.white, 1)]
    for map in [Homography.identity, Homography(0.8, 0.6, 0, -0.6, 0.8, 0, 20, 0, 1)] {
      let drawn = rendered([item(.axial, white, rect: rect, radius: 9, map: map)]).copyPixels()
      #expect(drawn == rendered([fill(4, 4, 30, 30, radius: 9, map: map)]).copyPixels())
    }
  }

  @Test func `it fades`() {
    let white: [(CGColor, Double)] = [(.white, 0), (.white, 1)]
    let drawn = rendered([item(.axial, white, opacity: 0.5)], width: 200, height: 40)
    #expect(drawn.copyPixels().allSatisfy { $0 == 0x8080_8080 })
  }

  /// A way of no length is behind every pixel.
  @Test(arguments: [DisplayItem.Gradient.Kind.axial, .radial, .conic])
  func `a way of no length leaves the last color`(_ kind: DisplayItem.Gradient.Kind) {
    let point = CGPoint(x: 0.3, y: 0.3)
    let drawn = rendered([item(kind, from: point, to: point)], width: 200, height: 40)
    #expect(drawn.copyPixels().allSatisfy { $0 == 0xFFFF_FFFF })
  }

  /// Also in perspective, where each pixel divides for itself.
  @Test func `parts are those of the whole`() {
    let map = Homography(1, 0.2, 0.002, 0.1, 1, 0.001, 3, 3, 1)
    for kind in [DisplayItem.Gradient.Kind.axial, .radial, .conic] {
      let items = [item(kind, rect: CGRect(x: 0, y: 0, width: 60, height: 50), map: map)]
      let whole = rendered(items, width: 64, height: 64).copyPixels()
      let bitmap = Bitmap(size: PixelSize(width: 64, height: 64))
      var renderer = FrameRenderer()
      for y in stride(from: 0, to: 64, by: 9) {
        let part = PixelRect(x: 0, y: y, width: 64, height: min(9, 64 - y))
        bitmap.withSurface {
          renderer.draw(DisplayList(items: items), into: &$0, damage: [part], background: .clear)
        }
      }
      #expect(bitmap.copyPixels() == whole)
    }
  }
}
