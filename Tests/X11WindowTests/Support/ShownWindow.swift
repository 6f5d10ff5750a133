import CoreGraphics
import DisplaySupport
import Pixels
import Raster
import Testing
import UIKit
import WindowSystem
import X11Window

/// A window at the top left of a virtual display of its own, and the log of its events.
final class ShownWindow {
  let display: VirtualDisplay
  let connection: X11Connection
  let window: X11Window
  let log = StageLog()
  /// What went wrong without anyone waiting for it.
  var strayErrors: [X11Error] = []

  /// Shows a window of that size, in points, and waits until it is filled with `color`.
  ///
  /// `server` is for its pixels; `displayName` for a display that is shown on that server.
  init(
    width: Double = 300,
    height: Double = 200,
    color: UInt32 = 0x102030,
    options: X11WindowOptions = X11WindowOptions(),
    on server: VirtualDisplay? = nil,
    displayName: String? = nil
  ) async throws {
    display = try server ?? VirtualDisplay(width: 800, height: 600)
    connection = try X11Connection(displayName: displayName ?? display.name)
    window = try X11Window(
      connection: connection,
      title: "Test",
      width: width,
      height: height,
      options: options
    )
    window.delegate = log
    connection.strayErrorHandler = { [weak self] in self?.strayErrors.append($0) }
    // Drawn before it is shown: the pixels then come with the first exposure, and none is left to come.
    fill(color)
    try window.show()
    // On a display within another it may be anywhere.
    if displayName == nil { try await expectPixel(5, 5, color) }
  }

  isolated deinit { window.close() }

  /// The whole content, in pixels.
  var whole: PixelRect {
    PixelRect(x: 0, y: 0, width: window.pixelSize.width, height: window.pixelSize.height)
  }

  /// Draws one color, 0x00RRGGBB, all over the back buffer and shows nothing.
  ///
  /// `false` while the server reads the buffer.
  @discardableResult
  func fill(_ color: UInt32) -> Bool {
    window.withBackBuffer(for: [whole]) { surface in
      for row in 0..<surface.size.height {
        for column in 0..<surface.size.width {
          surface.pixels[row * surface.stride + column] = 0xFF00_0000 | color
        }
      }
    }
  }

  /// Waits until the buffer may be drawn in, draws one color all over it, and forgets the ticks.
  func fillWhenFree(_ color: UInt32) async throws {
    try await waitForWord()
    #expect(try await waitUntil { self.fill(color) })
    // Those that came because the buffer was not free at once.
    log.ticks = []
  }

  /// Waits for the server's reply: everything sent before has been read then.
  func waitForWord() async throws {
    let count = log.ticks.count
    window.requestTick()
    #expect(try await waitUntil { self.log.ticks.count > count })
    log.ticks = []
  }

  /// Waits for a color at a pixel of the screen.
  func expectPixel(
    _ x: Int,
    _ y: Int,
    _ color: UInt32,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let came = try await waitUntil { try self.display.screenshot()[x, y] == color }
    #expect(came, "pixel (\(x), \(y)) did not get its color", sourceLocation: location)
  }

  /// Waits for an event that `pick` accepts, and returns its result.
  func event<Picked>(
    at location: SourceLocation = #_sourceLocation,
    _ pick: (InputEvent) -> Picked?
  ) async throws -> Picked {
    var picked: Picked?
    _ = try await waitUntil {
      picked = self.log.events.lazy.compactMap(pick).first
      return picked != nil
    }
    return try #require(picked, sourceLocation: location)
  }
}

extension PixelPath {
  /// Options that take each of the ways.
  nonisolated static var allOptions: [X11WindowOptions] {
    allCases.map { path in
      var options = X11WindowOptions()
      options.path = path
      return options
    }
  }
}
