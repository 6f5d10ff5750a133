import CoreGraphics
import Pixels
import QuartzCore
import RandomScenes
import Raster
import SceneProtocol
import FrameLoop
import Testing
import UIKit

/// What looking at a scene costs.
struct `Magnified damage` {
  /// Not a copy, not a byte: what the scene draws into is what the window shows.
  @Test func `at 100 percent there is nothing in between`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    var (own, lent): (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?)
    _ = scene.base.withBackBuffer(for: []) { own = $0.pixels }
    _ = scene.window.withBackBuffer(for: []) { lent = $0.pixels }
    #expect(own == lent)
    scene.edit { scene.square.position.x += 1 }
    #expect(scene.base.lastDamage == [PixelRect(x: 20, y: 10, width: 5, height: 4)])
    scene.show { $0.showsGrid = true }
    #expect(scene.window.drawnPixels == 0)
    #expect(scene.window.storeBytes == 0)
    #expect(scene.stage.statistics.framesDrawn == 2)
    #expect(scene.stage.statistics.ticks == 1)
  }

  /// Back at 100 % the scene's own pixels are released.
  @Test func `takes the scene's pixels once, and returns them`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    let before = scene.seen
    for zoom in [2.0, 64, 1.0 / 8] {
      scene.show { $0.zoom = zoom }
      #expect(scene.window.storeBytes == 60 * 40 * 4)
    }
    scene.show { $0.show(at: 1) }
    #expect(scene.window.storeBytes == 0)
    #expect(scene.seen == before)
    let drawn = scene.window.drawnPixels
    scene.edit { scene.square.position.x += 1 }
    #expect(scene.window.drawnPixels == drawn)
  }

  /// Zooming and moving over a scene does not have it drawn again.
  @Test func `of another look is the window's pixels, and none of the scene's`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.zoom = 4 }
    let frames = scene.stage.statistics.framesDrawn
    let drawn = scene.window.drawnPixels
    scene.show { $0.zoom = 8 }
    scene.show { $0.center = .init(x: 30, y: 30) }
    #expect(scene.stage.statistics.framesDrawn == frames)
    #expect(scene.window.drawnPixels == drawn + 2 * 60 * 40)
  }

  /// The square moves from 20 to 21 of 60 columns: from 20 to 25, and from 10 to 14 of 40 rows, there is something new.
  @Test(arguments: [
    (2.0, SceneLook.Point(x: 30, y: 20), PixelRect(x: 10, y: 0, width: 10, height: 8)),
    (3, .init(x: 30, y: 16), PixelRect(x: 0, y: 2, width: 15, height: 12)),
    (1.0 / 2, .init(x: 30, y: 20), PixelRect(x: 25, y: 15, width: 3, height: 2)),
  ])
  func `is exactly where what has changed is seen`(
    zoom: Double,
    center: SceneLook.Point,
    damage: PixelRect
  ) {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { ($0.zoom, $0.center) = (zoom, center) }
    scene.spoil()
    scene.edit { scene.square.position.x += 1 }
    #expect(scene.base.lastDamage == [damage])
    let (spoilt, whole) = (scene.seen, LookedAtScene.magenta)
    scene.window.windowDidResize(scene.base)
    let right = scene.seen
    let wanted = Pixels(width: 60, height: 40) { x, y in
      (damage.x..<damage.maxX).contains(x) && (damage.y..<damage.maxY).contains(y)
        ? right[x, y] : whole
    }
    #expect(spoilt.difference(from: wanted) == nil)
  }

  @Test func `that is not seen is not drawn, and is there when it is seen`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { ($0.zoom, $0.center) = (4, .init(x: 60, y: 40)) }
    let before = (scene.seen, scene.window.drawnPixels)
    scene.spoil()
    scene.edit { scene.square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(scene.window.drawnPixels == before.1)
    #expect(scene.seen.colors.allSatisfy { $0 == LookedAtScene.magenta })
    scene.show { $0.center = .init(x: 22, y: 12) }
    #expect(scene.seen[30, 20] == 0xFFFF_0000)
  }

  /// While the server reads all buffers nothing can be drawn; what was asked for then comes with the next one.
  @Test func `waits while the window cannot be seen`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.zoom = 2 }
    scene.base.isVisible = false
    scene.show { $0.zoom = 3 }
    scene.edit { scene.square.position.x += 1 }
    scene.spoil()
    scene.settle()
    #expect(scene.seen.colors.allSatisfy { $0 == LookedAtScene.magenta })
    scene.base.isVisible = true
    scene.settle()
    let own = scene.own
    let wanted = Pixels(width: 60, height: 40) { own[($0 + 60) / 3, ($1 + 40) / 3] }
    #expect(scene.seen.difference(from: wanted) == nil)
  }

  /// Edits, zooms, drags, other sizes, in any order: what is drawn bit by bit is what a scene comes up with.
  @Test(arguments: Seeds.first(12))
  func `adds up to the whole picture`(_ seed: UInt64) {
    let scene = LookedAtScene()
    defer { scene.end() }
    var random = Seeded(seed)
    let zooms = [1.0 / 8, 1.0 / 3, 0.5, 2.0 / 3, 1, 2, 3, 8, 16]
    for step in 0..<40 {
      switch random.index(below: 6) {
      case 0: scene.show { $0.show(at: zooms[random.index(below: zooms.count)]) }
      case 1: scene.wheel(random.number(0...60), random.number(0...40), isUp: random.flag())
      case 2: scene.drag(from: (30, 20), to: (random.number(0...60), random.number(0...40)))
      case 3:
        let size = PixelSize(
          width: 30 + random.index(below: 60),
          height: 20 + random.index(below: 40)
        )
        scene.base.resize(to: size)
        scene.settle()
      case 4: scene.show { $0.perform(random.flag() ? .fit : .grid) }
      default: scene.edit { scene.square.position.x = random.number(0...60) }
      }
      let seen = scene.seen
      scene.spoil()
      scene.window.windowDidResize(scene.base)
      scene.settle()
      if let difference = seen.difference(from: scene.seen) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }
}
