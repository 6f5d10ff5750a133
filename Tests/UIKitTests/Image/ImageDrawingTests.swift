import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Pictures as they are shown: turned, tinted, stretched in the middle, made ready in another thread.
struct `Shown pictures` {
  /// Red, green over blue, yellow, white, clear: 2 × 3 pixels.
  static let stored = CGImage(
    width: 2,
    height: 3,
    pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00, 0xFFFF_FFFF, 0]
  )

  private func drawn(_ size: CGSize, _ draw: () -> Void) -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    return letters(image.cgImage)
  }

  private func letters(_ image: CGImage?) -> String {
    let letters: [UInt32: Character] = [
      0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FF00: "y", 0xFFFF_FFFF: "w",
      0: ".",
    ]
    return String((image?.pixels ?? []).map { letters[$0] ?? "?" })
  }

  @Test(arguments: [
    (UIImage.Orientation.up, 2, "rgbyw."), (.down, 2, ".wybgr"), (.left, 3, "gy.rbw"),
    (.right, 3, "wbr.yg"), (.upMirrored, 2, "gryb.w"), (.downMirrored, 2, "w.byrg"),
    (.leftMirrored, 3, "rbwgy."), (.rightMirrored, 3, ".ygwbr"),
  ])
  func `a picture is drawn as it is turned`(
    _ orientation: UIImage.Orientation,
    _ width: Int,
    _ expected: String
  ) {
    let image = UIImage(cgImage: Self.stored, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: 6 / width))
    #expect(drawn(image.size) { image.draw(at: .zero) } == expected)
    #expect(letters(image.preparingForDisplay()?.cgImage) == expected)
    #expect(letters(image.pngData().flatMap { UIImage(data: $0) }?.cgImage) == expected)
  }

  @Test func `a picture's size follows from its scale`() {
    let image = UIImage(cgImage: Self.stored, scale: 0.5, orientation: .up)
    #expect(image.size == CGSize(width: 4, height: 6))
    #expect(UIImage(cgImage: Self.stored, scale: .nan, orientation: .up).scale == 1)
    let size = CGSize(width: 3, height: 4)
    #expect(
      drawn(size) { UIImage(cgImage: Self.stored).draw(at: CGPoint(x: 1, y: 1)) }
        == "....rg.by.w."
    )
  }

  @Test func `a picture takes a tint's color and its own alpha`() {
    let image = UIImage(cgImage: Self.stored)
    #expect(letters(image.withTintColor(.blue).cgImage) == "bbbbb.")
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    let half = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0x8080_8080]))
    #expect(half.withTintColor(.red).cgImage?.pixels == [0x8080_0000])
  }

  /// A picture of 3 × 3 with a red frame: corners and sides stay a point wide.
  @Test func `insets keep corners as they are`() {
    let pixels: [UInt32] = (0..<9).map {
      $0 == 4 ? 0xFF00_FF00 : $0 % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF
    }
    let frame = UIImage(cgImage: CGImage(width: 3, height: 3, pixels: pixels))
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = frame.resizableImage(withCapInsets: insets)
    let size = CGSize(width: 5, height: 4)
    let rect = CGRect(origin: .zero, size: size)
    #expect(drawn(size) { image.draw(in: rect) } == "rbbbr" + "bgggb" + "bgggb" + "rbbbr")
    let view = UIImageView(image: image)
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    #expect(view.layer.contentsCenter == third)
  }

  @Test func `blend mode and alpha count once`() {
    let white = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 1, height: 1)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      white.draw(at: .zero, blendMode: .destinationOut, alpha: 0.5)
    }
    // Half of red; Cairo rounds it either way.
    #expect([0x7F7F_0000, 0x8080_0000].contains(image.cgImage?.pixels.first ?? 0))
  }

  @Test func `pictures are prepared away from the main thread`() async {
    let image = UIImage(cgImage: Self.stored, scale: 2, orientation: .right)
    let prepared = await image.byPreparingForDisplay
    #expect(prepared?.imageOrientation == .up && prepared?.size == image.size)
    #expect(letters(prepared?.cgImage) == "wbr.yg")
    let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 0.5))
    #expect(small?.cgImage?.width == 2 && small?.cgImage?.height == 1 && small?.scale == 2)
    let called = await withCheckedContinuation { done in
      image.prepareForDisplay { done.resume(returning: $0?.cgImage?.width) }
    }
    #expect(called == 3)
    #expect(UIImage().preparingForDisplay() == nil)
  }
}
