import CoreGraphics
import DisplaySupport
import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// A scene that is looked at through a magnifier, in a real window.
  @Suite struct `A magnified window` {
    /// A scene of 300 × 200 points at the top left of a display, with a square at (100, 60).
    private final class Shown {
      let display: VirtualDisplay
      let base: X11Window
      let window: MagnifiedWindow
      let stage: WindowStage
      let square = CALayer()
      private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

      init(_ options: X11WindowOptions) throws {
        display = try VirtualDisplay(width: 800, height: 600)
        base = try X11Window(
          connection: X11Connection(displayName: display.name),
          title: "Test",
          width: 300,
          height: 200,
          options: options
        )
        window = MagnifiedWindow(base)
        DisplayLinks.shared = DisplayLinks()
        square.frame = CGRect(x: 100, y: 60, width: 20, height: 20)
        square.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        scene.layer.addSublayer(square)
        scene.isHidden = false
        stage = WindowStage(window: window, scene: scene)
        CATransaction.flush()
        stage.runFrame(for: MediaClock.now)
        try window.show()
      }

      func show(_ change: (inout SceneLook) -> Void) {
        var look = window.look
        change(&look)
        window.show(look)
      }

      /// Moves the square without an animation.
      func move(to x: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        square.position.x = x
        CATransaction.commit()
        CATransaction.flush()
      }

      /// Waits until the screen shows the scene enlarged by a factor, from a place on.
      func expect(
        zoom: Int,
        from x: Int,
        _ y: Int,
        at location: SourceLocation = #_sourceLocation
      ) async throws {
        var wrong = ""
        let isSo = try await waitUntil {
          let (own, size) = (stage.picture(), base.pixelSize)
          let seen = try display.screenshot().pixels(
            x: 0,
            y: 0,
            width: size.width,
            height: size.height
          )
          let first = seen.indices.first { index in
            let (column, row) = (index % size.width, index / size.width)
            let place = (row + y) / zoom * own.width + (column + x) / zoom
            return seen[index] != own.pixels[place] & 0xFFFFFF
          }
          wrong = first.map { "(\($0 % size.width), \($0 / size.width))" } ?? ""
          return first == nil
        }
        #expect(isSo, "the first wrong pixel is \(wrong)", sourceLocation: location)
      }

      func end() {
        window.close()
        scene.isHidden = true
        CATransaction.flush()
      }
    }

    @Test(arguments: PixelPath.allOptions)
    func `shows what is drawn, however fast, and whatever size it has`(
      options: X11WindowOptions
    ) async throws {
      let shown = try Shown(options)
      defer { shown.end() }
      try await shown.expect(zoom: 1, from: 0, 0)
      let allocations = shown.base.allocations
      // At 4 its middle, (150, 100), is in the window's middle.
      shown.show { $0.zoom = 4 }
      try await shown.expect(zoom: 4, from: 450, 300)
      for step in 1...200 {
        shown.move(to: Double(60 + step % 100))
        shown.stage.runFrame(for: MediaClock.now)
        if step.isMultiple(of: 10) { shown.show { $0.center = .init(x: Double(step), y: 60) } }
      }
      // (200, 60) would be at (800 - 150, 240 - 100).
      try await shown.expect(zoom: 4, from: 650, 140)
      // As many buffers as before, of the same memory; those of a way with several in turn may all be there by now.
      // A server that had no turn for seconds is given pixels in the ways that come next, each in memory of its own.
      let path = shown.base.report.path
      let left = PixelPath.allCases.drop { $0 != options.path }.prefix { $0 != path }
      #expect(shown.base.allocations <= allocations + 2 + left.count)
      for step in 0..<40 {
        try shown.display.resize(
          window: shown.base.id,
          width: 200 + step * 37 % 300,
          height: 100 + step * 53 % 200
        )
        shown.move(to: Double(60 + step % 100))
      }
      try shown.display.resize(window: shown.base.id, width: 400, height: 240)
      // The place in the middle stays: (800 - 200, 240 - 120).
      try await shown.expect(zoom: 4, from: 600, 120)
      #expect(shown.window.pixelSize == PixelSize(width: 300, height: 200))
      shown.show { $0.show(at: 1) }
      try await shown.expect(zoom: 1, from: 0, 0)
      #expect(shown.window.pixelSize == PixelSize(width: 400, height: 240))
    }

    /// What was covered comes back as it was seen.
    @Test func `shows again what was covered`() async throws {
      let shown = try Shown(X11WindowOptions())
      defer { shown.end() }
      shown.show { $0.zoom = 2 }
      try await shown.expect(zoom: 2, from: 150, 100)
      let other = try OtherClient(display: shown.display)
      let cover = other.cover(x: 20, y: 20, width: 100, height: 100, color: 0xFF00FF)
      #expect(try await waitUntil { try shown.display.screenshot()[30, 30] == 0xFF00FF })
      other.uncover(cover)
      try await shown.expect(zoom: 2, from: 150, 100)
    }

    /// Real wheel, real buttons; over the pixel that is under the pointer.
    @Test func `is zoomed by the wheel with Ctrl, and dragged by the middle button`() async throws {
      let shown = try Shown(X11WindowOptions())
      defer { shown.end() }
      try await shown.expect(zoom: 1, from: 0, 0)
      try shown.display.keyDown("ctrl")
      for _ in 0..<3 { try shown.display.click(x: 110, y: 70, button: 4) }
      try shown.display.keyUp("ctrl")
      // (110, 70) · 4 - (110, 70)
      try await shown.expect(zoom: 4, from: 330, 210)
      try shown.display.press(button: 2)
      try shown.display.move(x: 130, y: 95)
      try shown.display.move(x: 150, y: 60)
      try shown.display.release(button: 2)
      try await shown.expect(zoom: 4, from: 290, 220)
    }
  }
}
