import CoreGraphics
import Foundation
import Testing
import UIKit

/// Placeholders of Apple's symbols.
struct `Symbols` {
  @Test func `are rounded squares for the tint color`() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    #expect(image.renderingMode == .alwaysTemplate && image.size.width == image.size.height)
    let pixels = try #require(image.cgImage)
    #expect(pixels.ink?.width ?? 0 > 0.8 * CGFloat(pixels.width))
    // The middle and the corners are clear.
    let (middle, width) = (pixels.height / 2 * pixels.width + pixels.width / 2, pixels.width)
    #expect(pixels.pixels[middle] == 0 && pixels.pixels[0] == 0 && pixels.pixels[width - 1] == 0)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `have the size that is asked for`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)
    let image = try #require(UIImage(systemName: "star", withConfiguration: large))
    let usual = try #require(UIImage(systemName: "star"))
    #expect(image.size.width == 60 && usual.size.width == 20)
  }

  @Test func `are pictures of one's own where there are some`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    try folder.write(try #require(drawn.pngData()), as: "my.symbol.png")
    let image = try #require(UIImage(systemName: "my.symbol"))
    #expect(image.renderingMode == .alwaysTemplate && image.size.height < 20)
  }
}
