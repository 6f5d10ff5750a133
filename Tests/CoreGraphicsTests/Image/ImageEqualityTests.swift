import CoreGraphics
import Testing

/// As on Apple's systems, where an image is an object of Core Foundation's.
struct `Images` {
  @Test func `are equal to themselves alone`() {
    let image = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    let twin = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    #expect(image == image && image != twin)
    #expect(Set([image, twin, image]).count == 2)
  }
}
