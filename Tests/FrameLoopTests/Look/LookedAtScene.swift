import CoreGraphics
import Pixels
import QuartzCore
import RandomScenes
import Raster
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// A scene of 60 × 40 points, looked at through a `MagnifiedWindow` before one without a screen; its clock stands at 0.
///
/// It has a picture of which no two pixels beside each other are alike, and a square of 4 × 4 points at (20, 10).
final class LookedAtScene {
  let base: HeadlessWindow
  let window: MagnifiedWindow
  let scene: UIWindow
  let stage: WindowStage
  let square = CALayer()
  /// How often the window has said that it is looked at otherwise.
  private(set) var looks = 0

  static let magenta: UInt32 = 0xFFFF_00FF

  init(_ look: SceneLook = SceneLook(), scale: Double = 1, windowScale: Double = 1) {
    MediaClock.set(0)
    CATransaction.flush()
    DisplayLinks.shared = DisplayLinks()
    base = HeadlessWindow(width: 60 * windowScale, height: 40 * windowScale, scale: scale)
    window = MagnifiedWindow(base, look: look)
    scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    picture.contents = Self.noise
    picture.magnificationFilter = .nearest
    scene.layer.addSublayer(picture)
    square.frame = CGRect(x: 20, y: 10, width: 4, height: 4)
    square.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    scene.layer.addSublayer(square)
    scene.isHidden = false
    CATransaction.commit()
    stage = WindowStage(window: window, scene: scene)
    stage.runFrame(for: 0)
    window.onLook = { [unowned self] in looks += 1 }
  }

  private static let noise: CGImage = {
    var random = Seeded(60)
    let pixels = (0..<60 * 40).map { _ in
      UInt32(0xFF00_0000) | UInt32(random.index(below: 1 << 24))
    }
    return CGImage(width: 60, height: 40, pixels: pixels)
  }()

  /// Removes the scene and returns the clock to the machine.
  func end() {
    scene.isHidden = true
    CATransaction.flush()
    MediaClock.set(nil)
  }

  /// Lets blanks come as long as they are asked for.
  func settle() {
    for _ in 0..<10 where base.isTickRequested { base.tick(at: MediaClock.now) }
  }

  /// Shows the scene so, and waits until that is seen.
  func show(_ change: (inout SceneLook) -> Void) {
    var look = window.look
    change(&look)
    window.show(look)
    settle()
  }

  /// Changes layers without animations, and waits until that is seen.
  func edit(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
    CATransaction.flush()
    settle()
  }

  /// What the user sees.
  var seen: Pixels { Pixels(base.image()) }
  /// The scene as it is, drawn from scratch.
  var own: Pixels { Pixels(stage.picture()) }

  /// Makes all pixels of the window magenta, so that it is seen which are drawn again.
  func spoil() {
    _ = base.withBackBuffer(for: []) { surface in
      for row in 0..<surface.size.height {
        (surface.pixels + row * surface.stride)
          .update(repeating: Self.magenta, count: surface.size.width)
      }
    }
  }

  /// What happens at a pixel of the window.
  func pointer(_ x: Double, _ y: Double, _ modifiers: KeyModifiers = []) -> PointerState {
    PointerState(
      location: CGPoint(x: x / base.scale, y: y / base.scale),
      modifiers: modifiers,
      time: 0
    )
  }

  func send(_ event: InputEvent) {
    base.delegate?.window(base, didReceive: event)
    settle()
  }

  /// Turns the wheel by a notch, with Ctrl.
  func wheel(_ x: Double, _ y: Double, isUp: Bool) {
    send(.scrolled(pointer(x, y, .control), delta: CGVector(dx: 0, dy: isUp ? 48 : -48)))
  }

  /// Drags with the middle button.
  func drag(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    send(.pointerPressed(pointer(from.x, from.y), button: .middle))
    send(.pointerMoved(pointer((from.x + to.x) / 2, (from.y + to.y) / 2)))
    send(.pointerMoved(pointer(to.x, to.y)))
    send(.pointerReleased(pointer(to.x, to.y), button: .middle))
  }
}

/// The pixels of a picture, 0xAARRGGBB.
struct Pixels: Equatable {
  let width, height: Int
  let colors: [UInt32]

  init(_ image: CGImage) {
    (width, height, colors) = (image.width, image.height, Array(image.pixels))
  }

  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    (self.width, self.height) = (width, height)
    colors = (0..<height).flatMap { y in (0..<width).map { color($0, y) } }
  }

  subscript(x: Int, y: Int) -> UInt32 { colors[y * width + x] }

  /// The first pixel that is not as in another picture, and how many there are; `nil` for none.
  func difference(from other: Pixels) -> String? {
    guard width == other.width, height == other.height else {
      return "\(width)×\(height), not \(other.width)×\(other.height)"
    }
    guard let first = colors.indices.first(where: { colors[$0] != other.colors[$0] }) else {
      return nil
    }
    let count = colors.indices.count { colors[$0] != other.colors[$0] }
    return "\(count) pixels, the first at (\(first % width), \(first / width)): "
      + "\(String(colors[first], radix: 16)) for \(String(other.colors[first], radix: 16))"
  }
}
