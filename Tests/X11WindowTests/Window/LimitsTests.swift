import Pixels
import Raster
import Testing
import X11Window

/// Sizes, rectangles and scales as numbers, without a display.
@Suite struct `Limits` {
  @Test func `messages name the size, the limits and what to do`() {
    #expect(
      X11Error.invalidSize(width: 0, height: 40000).description
        == "a window cannot be 0 x 40000 pixels: "
        + "each side must be 1 to 32767, and both together at most 1 GiB"
    )
    #expect(X11Error.invalidSize(width: .nan, height: 0.5).description.contains("nan x 0.5"))
  }

  @Test(arguments: [
    (PixelSize(width: 100, height: 50), PixelSize(width: 100, height: 50)),
    (PixelSize(width: 0, height: -1), PixelSize(width: 1, height: 1)),
    (PixelSize(width: 65535, height: 65535), PixelSize(width: 32767, height: 8192)),
  ])
  func `a size that the window manager chose is brought within the limits`(
    given: PixelSize,
    drawn: PixelSize
  ) {
    #expect(X11Limits.clamped(given) == drawn)
  }

  @Test(arguments: [
    (PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 1, y: 2, width: 3, height: 4)),
    (PixelRect(x: -5, y: -5, width: 7, height: 6), PixelRect(x: 0, y: 0, width: 2, height: 1)),
    (
      PixelRect(x: 95, y: 45, width: .max, height: .max),
      PixelRect(x: 95, y: 45, width: 5, height: 5)
    ),
    (PixelRect(x: 100, y: 0, width: 5, height: 5), nil),
    (PixelRect(x: 10, y: 10, width: -5, height: 5), nil),
    (PixelRect(x: .min, y: .min, width: -1, height: -1), nil),
    (PixelRect(x: 0, y: 0, width: 0, height: 5), nil),
  ])
  func `damage is clipped to the content`(given: PixelRect, expected: PixelRect?) {
    #expect(X11Limits.clip(given, to: PixelSize(width: 100, height: 50)) == expected)
  }

  @Test(arguments: [
    (2.0, "Xft.dpi: 96", 2.0), (nil, nil, 1), (nil, "Xft.dpi:\t120\n", 1.25),
    (nil, "Xft.dpi: 96\nXft.dpi: 192\n", 2), (nil, "Xft.dpix: 192", 1), (nil, "Xft.dpi: abc", 1),
    (nil, "Xft.dpi: 0", 1), (nil, "Xft.dpi: 99999", 1), (nil, "Xft.dpi", 1),
  ])
  func `the scale is the explicit one, else Xft.dpi over 96, else 1`(
    explicit: Double?,
    resources: String?,
    scale: Double
  ) throws {
    #expect(try DisplayScale.resolve(explicit: explicit, resources: resources) == scale)
  }

  @Test(arguments: [
    (nil, 122_880, 1.25), ("Xft.dpi: 192", 122_880, 2), ("Xft.dpi: 0", 122_880, 1.25),
    (nil, -1, 1), (nil, 0, 1),
  ])
  func `where no resource says the dots per inch, the desktop's settings do`(
    resources: String?,
    settings: Int,
    scale: Double
  ) throws {
    let found = try DisplayScale.resolve(
      explicit: nil,
      resources: resources,
      settings: settings
    )
    #expect(found == scale)
  }
}
