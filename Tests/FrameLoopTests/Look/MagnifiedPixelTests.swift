import CoreGraphics
import Pixels
import QuartzCore
import RandomScenes
import Raster
import SceneProtocol
import FrameLoop
import Testing
import UIKit

/// What is seen of a scene at another zoom than 100 %.
struct `Magnified pixels` {
  /// What is beside a scene that is smaller than its window.
  nonisolated static let surroundings: UInt32 = 0xFF6E_6E73

  /// Where the scene's upper left is in the window, worked out by hand: half the window's 60 × 40 less the zoomed
  /// center, and never so that there is a gap beside the scene.
  nonisolated static let enlarged: [(zoom: Double, center: SceneLook.Point?, x: Int, y: Int)] = [
    (2, nil, -30, -20), (3, .init(x: 20, y: 10), -30, -10), (8, .init(x: 1, y: 1), 0, 0),
    (4, .init(x: 59, y: 20), -180, -60), (64, .init(x: 59.5, y: 39.5), -3778, -2508),
    (64, .init(x: 60, y: 40), -3780, -2520), (6, .init(x: -500, y: 1e9), 0, -200),
  ]

  @Test(arguments: enlarged)
  func `are each the scene's own pixel`(
    zoom: Double,
    center: SceneLook.Point?,
    x: Int,
    y: Int
  ) {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { ($0.zoom, $0.center) = (zoom, center) }
    let (own, size) = (scene.own, Int(zoom))
    let wanted = Pixels(width: 60, height: 40) { own[($0 - x) / size, ($1 - y) / size] }
    #expect(scene.seen.difference(from: wanted) == nil)
  }

  @Test func `are there at once when the scene comes up so`() {
    var look = SceneLook()
    (look.zoom, look.center) = (3, .init(x: 20, y: 10))
    let scene = LookedAtScene(look)
    defer { scene.end() }
    let own = scene.own
    let wanted = Pixels(width: 60, height: 40) { own[($0 + 30) / 3, ($1 + 10) / 3] }
    #expect(scene.seen.difference(from: wanted) == nil)
    #expect(!scene.base.isTickRequested)
  }

  /// Each of the scene's 60 × 40 pixels is one or two of the window's.
  @Test func `are as even as can be where the zoom is no whole number`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.isFitted = true }
    scene.base.resize(to: PixelSize(width: 90, height: 66))
    scene.settle()
    #expect(scene.window.look.zoom == 1.5)
    let own = scene.own
    // Pixel i begins at 1.5 i, rounded; the rest of the height is above and below.
    let shown = { (place: Int) in (0..<60).last { Int(1.5 * Double($0) + 0.5) <= place } ?? 0 }
    let wanted = Pixels(width: 90, height: 66) { x, y in
      (3..<63).contains(y) ? own[shown(x), shown(y - 3)] : Self.surroundings
    }
    #expect(scene.seen.difference(from: wanted) == nil)
  }

  @Test(arguments: [8.0, 12, 64])
  func `have lines between them with the grid`(zoom: Double) {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { ($0.zoom, $0.center) = (zoom, .init(x: 0, y: 0)) }
    let plain = scene.seen
    scene.show { $0.showsGrid = true }
    let (seen, size) = (scene.seen, Int(zoom))
    let lines = Pixels(width: 60, height: 40) { x, y in
      guard x.isMultiple(of: size) || y.isMultiple(of: size) else { return plain[x, y] }
      // On any color they are seen: a quarter toward black, or toward white.
      let parts = [16, 8, 0].map { Int(plain[x, y] >> $0 & 0xFF) }
      let isLight = parts[0] * 77 + parts[1] * 150 + parts[2] * 29 >= 128 * 256
      let mixed = parts.map { ($0 * 3 + (isLight ? 0 : 255)) / 4 }
      return 0xFF00_0000 | UInt32(mixed[0] << 16 | mixed[1] << 8 | mixed[2])
    }
    #expect(seen.difference(from: lines) == nil)
    scene.show { $0.showsGrid = false }
    #expect(scene.seen == plain)
  }

  @Test func `have no lines between them where they are small`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.zoom = 6 }
    let plain = scene.seen
    scene.show { $0.showsGrid = true }
    #expect(scene.seen == plain)
  }

  nonisolated static let smaller: [(zoom: Double, width: Int, height: Int)] = [
    (1 / 2, 30, 20), (1 / 4, 15, 10), (1 / 3, 20, 13), (2 / 3, 40, 27), (1 / 8, 8, 5),
  ]

  /// The average of what each pixel covers, parts of pixels as parts; the scene is in the middle.
  @Test(arguments: smaller)
  func `are averages below 100 percent`(zoom: Double, width: Int, height: Int) {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.zoom = zoom }
    let own = scene.own
    let (left, top) = ((60 - width) / 2, (40 - height) / 2)
    let wanted = Pixels(width: 60, height: 40) { x, y in
      let (column, row) = (x - left, y - top)
      guard (0..<width).contains(column), (0..<height).contains(row) else {
        return Self.surroundings
      }
      return Self.average(of: own, column, row, width: width, height: height)
    }
    #expect(scene.seen.difference(from: wanted) == nil)
  }

  /// The average of what a pixel covers when all are shown as a number of pixels; halves are rounded up.
  static func average(of own: Pixels, _ x: Int, _ y: Int, width: Int, height: Int) -> UInt32 {
    func shares(_ place: Int, _ count: Int, of source: Int) -> [(index: Int, share: Int)] {
      (0..<source).map {
        ($0, min(($0 + 1) * count, (place + 1) * source) - max($0 * count, place * source))
      }
      .filter { $0.share > 0 }
    }
    let columns = shares(x, width, of: own.width)
    let rows = shares(y, height, of: own.height)
    let whole = own.width * own.height
    return [24, 16, 8, 0].reduce(0) { color, shift in
      var sum = 0
      for row in rows {
        for column in columns {
          let part = Int(own[column.index, row.index] >> shift & 0xFF)
          sum += part * column.share * row.share
        }
      }
      return color | UInt32((2 * sum + whole) / (2 * whole)) << shift
    }
  }
}
