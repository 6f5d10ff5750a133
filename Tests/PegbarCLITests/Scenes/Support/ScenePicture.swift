import CoreGraphics
import DisplaySupport

/// What a scene's window showed at one moment; positions in its own pixels, from the top left.
struct ScenePicture {
  /// When the picture began to be taken, in seconds of CLOCK_MONOTONIC.
  let start: Double
  /// When it had been taken.
  let end: Double

  private let screenshot: Screenshot
  private let window: DisplayWindow

  /// Takes a picture now.
  init(of window: DisplayWindow, on display: VirtualDisplay) throws {
    start = monotonicTime()
    screenshot = try display.screenshot()
    end = monotonicTime()
    self.window = window
  }

  /// The window's height, in pixels.
  var height: Int { window.height }
  /// How wide the window is.
  var width: Int { window.width }

  /// The color at a pixel, 0x00RRGGBB; `offScreen` where a window that is being resized is not on the screen.
  subscript(x: Int, y: Int) -> UInt32 {
    let (column, row) = (window.x + x, window.y + y)
    guard (0..<screenshot.width).contains(column), (0..<screenshot.height).contains(row) else {
      return Self.offScreen
    }
    return screenshot[column, row]
  }

  /// No pixel's color.
  private static let offScreen: UInt32 = 0xFFFF_FFFF

  /// The color at a pixel: red, green and blue, 0 … 255; −1 each where a window that is being resized is not on the
  /// screen, so that nothing is bright there.
  func rgb(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let color = self[x, y]
    guard color != Self.offScreen else { return (-1, -1, -1) }
    return (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
  }

  /// Where it differs from a picture that was drawn without a display; `nil` when it does not.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - barHeight: Rows at the lower edge that are not the scene's.
  /// - Returns: How many pixels differ, and the first of them.
  func difference(from image: CGImage, barHeight: Int = 0) -> String? {
    guard image.width == window.width, image.height == window.height - barHeight else {
      return "the window is \(window.width)x\(window.height), not \(image.width)x\(image.height)"
    }
    let shown = screenshot.pixels(
      x: window.x,
      y: window.y,
      width: window.width,
      height: image.height
    )
    let wanted = image.pixels
    var count = 0
    var first: Int?
    for index in shown.indices where shown[index] != wanted[index] & 0xFFFFFF {
      count += 1
      first = first ?? index
    }
    guard let first else { return nil }
    let place = "(\(first % image.width), \(first / image.width))"
    let (got, want) = (shown[first], wanted[first] & 0xFFFFFF)
    return "\(count) pixels differ, first \(place): "
      + "\(String(got, radix: 16)), not \(String(want, radix: 16))"
  }
}
