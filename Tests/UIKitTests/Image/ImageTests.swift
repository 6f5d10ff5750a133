import CoreGraphics
import Foundation
import Testing
import UIKit

/// Pictures with a scale.
struct `Pictures` {
  /// Four red pixels by two, as a PNG file.
  private func pngData() throws -> Data {
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 8)
    return try CGImage(width: 4, height: 2, pixels: pixels).pngData()
  }

  @Test func `the size is in points`() throws {
    let image = try #require(UIImage(data: pngData(), scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2 && image.cgImage?.width == 4)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: image.pngData() ?? Data())?.size == CGSize(width: 4, height: 2))
  }

  /// Names as on iOS: the scale is in the file's.
  @Test func `a file is found by its name, which sets its scale`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    try folder.write(pngData(), as: "dot@2x.png")
    #expect(UIImage(named: "dot")?.scale == 2)
    #expect(UIImage(named: "dot.png")?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "none") == nil)
    #expect(UIImage(contentsOfFile: folder.url.path + "/none.png") == nil)
    // The plain one comes first on a screen of a pixel a point.
    for name in ["disc@2x.png", "disc.png"] { try folder.write(pngData(), as: name) }
    #expect(UIImage(named: "disc")?.scale == 1)
  }

  /// Apple, *UIImage*: `init(named:in:compatibleWith:)`.
  @Test func `a file is found in a bundle, for a screen's scale`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    for name in ["disc@2x.png", "disc.png"] { try folder.write(pngData(), as: name) }
    for bundle in [nil, .main] as [Bundle?] {
      #expect(UIImage(named: "disc", in: bundle, compatibleWith: nil)?.scale == 1)
    }
    let sharp = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "disc", in: nil, compatibleWith: sharp)?.scale == 2)
    let other = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: other) }
    try pngData().write(to: other.appendingPathComponent("ring.png"))
    let bundle = try #require(Bundle(url: other))
    let ring = UIImage(named: "ring", in: bundle, compatibleWith: UITraitCollection())
    #expect(ring?.size == CGSize(width: 4, height: 2) && ring?.scale == 1)
    #expect(UIImage(named: "disc", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "ring") == nil)
  }
}
