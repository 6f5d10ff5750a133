import CoreGraphics
import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import Testing
import UIKit
import WindowSystem

/// The pointer over a scene that is not seen as it is.
struct `Looking with the pointer` {
  /// A view that writes down where it is touched.
  private final class Touched: UIView {
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    private func note(_ touches: Set<UITouch>) {
      places += touches.map { $0.location(in: nil) }
    }
  }

  private func touched(in scene: LookedAtScene) -> Touched {
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    scene.scene.addSubview(view)
    scene.settle()
    return view
  }

  private func click(_ scene: LookedAtScene, _ x: Double, _ y: Double) {
    scene.send(.pointerPressed(scene.pointer(x, y), button: .left))
    scene.send(.pointerReleased(scene.pointer(x, y), button: .left))
  }

  /// At 3 around (20, 10) the scene's upper left is at (-30, -10).
  @Test(arguments: [(3.0, 33.0, 20.0, 21.0, 10.0), (1, 33, 20, 33, 20), (0.5, 33, 20, 36, 20)])
  func `clicks come where the scene has what is seen there`(
    zoom: Double,
    x: Double,
    y: Double,
    sceneX: Double,
    sceneY: Double
  ) {
    let scene = LookedAtScene()
    defer { scene.end() }
    let view = touched(in: scene)
    scene.show { ($0.zoom, $0.center) = (zoom, zoom > 1 ? .init(x: 20, y: 10) : nil) }
    click(scene, x, y)
    #expect(view.places == Array(repeating: CGPoint(x: sceneX, y: sceneY), count: 2))
  }

  /// At two pixels a point the window has 120 × 80; at 4 around its middle the scene's upper left is at (-180, -120).
  @Test func `clicks come there whatever a point is`() {
    let scene = LookedAtScene(scale: 2)
    defer { scene.end() }
    let view = touched(in: scene)
    scene.show { $0.zoom = 4 }
    click(scene, 20, 40)
    #expect(view.places.first == CGPoint(x: 25, y: 20))
  }

  /// Touchpads and fine wheels send parts of a notch.
  @Test func `the wheel with Ctrl zooms by whole notches`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    func scroll(by points: Double) {
      scene.send(.scrolled(scene.pointer(22, 13, .control), delta: CGVector(dx: 0, dy: points)))
    }
    for _ in 0..<7 { scroll(by: 6) }
    #expect(scene.window.look.zoom == 1)
    scroll(by: 6)
    #expect(scene.window.look.zoom == 2)
    // What was left of the other direction does not count.
    scroll(by: 42)
    scroll(by: -42)
    #expect(scene.window.look.zoom == 2)
    scroll(by: -6)
    #expect(scene.window.look.zoom == 1)
    scroll(by: 96)
    #expect(scene.window.look.zoom == 3)
  }

  @Test func `the wheel with Ctrl keeps what is under the pointer where it is`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    let own = scene.own
    for _ in 0..<6 { scene.wheel(22, 13, isUp: true) }
    #expect(scene.window.look.zoom == 12)
    #expect(scene.seen[22, 13] == own[22, 13])
    #expect(scene.looks == 6)
    // At 12 the pixel goes on to the right and down of the pointer, which was at its upper left.
    #expect(scene.seen[22 + 11, 13 + 11] == own[22, 13])
    #expect(scene.seen[22 - 1, 13 - 1] == own[21, 12])
    for _ in 0..<6 { scene.wheel(5, 30, isUp: false) }
    #expect(scene.window.look == SceneLook())
    #expect(scene.seen == own)
  }

  @Test func `the wheel stops at the largest zoom and at the smallest`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    for _ in 0..<30 { scene.wheel(22, 13, isUp: true) }
    #expect(scene.window.look.zoom == 64)
    let looks = scene.looks
    scene.wheel(22, 13, isUp: true)
    #expect(scene.looks == looks)
    for _ in 0..<30 { scene.wheel(22, 13, isUp: false) }
    #expect(scene.window.look.zoom == 1.0 / 8)
  }

  @Test func `the wheel without Ctrl is the scene's`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    var heard: [InputEvent] = []
    scene.stage.onInput = { heard.append($0) }
    scene.show { $0.zoom = 2 }
    scene.send(.scrolled(scene.pointer(30, 20), delta: CGVector(dx: 0, dy: 48)))
    scene.wheel(30, 20, isUp: true)
    #expect(heard == [.scrolled(scene.pointer(30, 20), delta: CGVector(dx: 0, dy: 48))])
    #expect(scene.window.look.zoom == 3)
  }

  @Test func `the middle button drags the scene along, as far as it goes`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.zoom = 4 }
    let own = scene.own
    var heard: [InputEvent] = []
    scene.stage.onInput = { heard.append($0) }
    // Around the middle its upper left is at (-90, -60).
    scene.drag(from: (10, 10), to: (30, 5))
    let wanted = Pixels(width: 60, height: 40) { own[($0 + 70) / 4, ($1 + 65) / 4] }
    #expect(scene.seen.difference(from: wanted) == nil)
    #expect(scene.window.look.center == .init(x: 25, y: 21.25))
    scene.drag(from: (10, 10), to: (2000, 2000))
    #expect(scene.window.look.center == .init(x: 7.5, y: 5))
    #expect(heard.isEmpty, "the scene hears nothing of it")
  }

  @Test func `the middle button is the scene's at 100 percent`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    var heard = 0
    scene.stage.onInput = { _ in heard += 1 }
    scene.drag(from: (10, 10), to: (30, 5))
    #expect(heard == 4)
    #expect(scene.window.look == SceneLook())
  }
}

/// The window's size, and the scene's.
struct `The size of a magnified scene` {
  @Test func `stays while it is magnified, and is the window's again at 100 percent`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.base.resize(to: PixelSize(width: 80, height: 50))
    #expect(scene.scene.bounds.size == CGSize(width: 80, height: 50))
    scene.show { $0.zoom = 2 }
    scene.base.resize(to: PixelSize(width: 100, height: 20))
    #expect(scene.scene.bounds.size == CGSize(width: 80, height: 50))
    #expect(scene.window.look.sceneSize == .init(width: 80, height: 50))
    #expect(scene.window.look.zoom == 2)
    let own = scene.own
    // What was in the middle still is: (80 · 2 - 100) / 2 to the left, (50 · 2 - 20) / 2 above.
    let wanted = Pixels(width: 100, height: 20) { own[($0 + 30) / 2, ($1 + 40) / 2] }
    #expect(scene.seen.difference(from: wanted) == nil)
    scene.show { $0.show(at: 1) }
    #expect(scene.scene.bounds.size == CGSize(width: 100, height: 20))
    #expect(scene.window.look == SceneLook())
  }

  @Test func `that fits goes on to fit`() {
    let scene = LookedAtScene()
    defer { scene.end() }
    scene.show { $0.perform(.fit) }
    #expect(scene.window.look.zoom == 1 && scene.window.storeBytes == 0)
    scene.base.resize(to: PixelSize(width: 600, height: 200))
    #expect(scene.window.look.zoom == 5 && scene.looks == 1)
    let own = scene.own
    let wanted = Pixels(width: 600, height: 200) { x, y in
      (150..<450).contains(x) ? own[(x - 150) / 5, y / 5] : `Magnified pixels`.surroundings
    }
    #expect(scene.seen.difference(from: wanted) == nil)
    scene.base.resize(to: PixelSize(width: 15, height: 100))
    #expect(scene.window.look.zoom == 0.25)
    #expect(scene.scene.bounds.size == CGSize(width: 60, height: 40))
    scene.base.resize(to: PixelSize(width: 60, height: 40))
    #expect(scene.window.look.zoom == 1 && scene.window.storeBytes == 0)
    #expect(scene.seen.difference(from: own) == nil)
  }

  /// 60 × 40 points are 130.08 × 86.72 pixels.
  @Test func `stays to the point where it is no whole number of pixels`() {
    var look = SceneLook()
    (look.isPresented, look.sceneSize) = (true, .init(width: 60, height: 40))
    let scene = LookedAtScene(look, scale: 2.168, windowScale: 4)
    defer { scene.end() }
    #expect(scene.window.pixelSize == PixelSize(width: 130, height: 87))
    #expect(scene.scene.bounds.size == CGSize(width: 60, height: 40))
  }

  @Test func `that the one before had is taken over`() {
    var look = SceneLook()
    (look.zoom, look.sceneSize) = (2, .init(width: 30.5, height: 20))
    let scene = LookedAtScene(look, scale: 2)
    defer { scene.end() }
    #expect(scene.window.pixelSize == PixelSize(width: 61, height: 40))
    #expect(scene.scene.bounds.size == CGSize(width: 30.5, height: 20))
  }
}
