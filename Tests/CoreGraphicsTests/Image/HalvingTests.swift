import CoreGraphics
import Testing

/// Smaller copies of pictures.
struct `Halved pictures` {
  @Test func `each pixel is the mean of four, rounded once`() {
    let image = CGImage(
      width: 4,
      height: 2,
      pixels: [
        0xFF00_0001, 0xFF00_0002, 0x0000_0000, 0x0000_0000,
        0xFF00_0003, 0xFF00_0004, 0x0000_0000, 0xFFFF_FFFF,
      ]
    )
    let half = image.halved()
    // 10/4 is rounded up, and so is 255/4 = 63.75.
    #expect((half.width, half.height) == (2, 1) && half.pixels == [0xFF00_0003, 0x4040_4040])
  }

  @Test func `an odd end counts twice`() {
    let image = CGImage(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_0010, 0xFF00_0007])
    #expect(image.halved().pixels == [0xFF00_0008, 0xFF00_0007])
    let pixel = CGImage(width: 1, height: 1, pixels: [0x1234_5678])
    #expect(pixel.halved().pixels == pixel.pixels)
  }
}
