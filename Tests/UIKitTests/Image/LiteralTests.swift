import CoreGraphics
import Foundation
import Testing
import UIKit

/// Literals of Xcode's editor.
struct `Image and color literals` {
  @Test func `are images and colors`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 12)
    try folder.write(CGImage(width: 4, height: 3, pixels: pixels).pngData(), as: "tile.png")
    let image = #imageLiteral(resourceName: "tile")
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect((#imageLiteral(resourceName: "none")).size == .zero)
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
