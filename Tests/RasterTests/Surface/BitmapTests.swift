import CoreGraphics
import Pixels
import QuartzCore
import Raster
import Testing

/// Pixels of a frame without a window.
struct `Bitmaps` {
  @Test func `an opaque picture keeps the colors and drops the transparency`() {
    let frame = rendered(
      [fill(0, 0, 1, 1, CGColor(gray: 1, alpha: 0.5))],
      width: 2,
      height: 1
    )
    #expect(frame.makeImage().pixels == [0x8080_8080, 0])
    #expect(frame.makeImage(isOpaque: true).pixels == [0xFF80_8080, 0xFF00_0000])
  }

  @Test func `a picture does not change with later drawing`() {
    let frame = rendered([fill(0, 0, 2, 2)], width: 2, height: 2)
    let image = frame.makeImage()
    frame.withSurface { $0.pixels[0] = 0 }
    #expect(image.pixels[0] == 0xFFFF_FFFF)
    #expect(frame[0, 0] == 0)
  }
}
