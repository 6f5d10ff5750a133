import CoreGraphics
import Foundation
import Testing
import UIKit

/// Apple, *UIColor*, `init(patternImage:)`.
struct `Pattern colors` {
  private let red: UInt32 = 0xFFFF_0000

  @Test func `a picture is a color that repeats, in points and turned as it is shown`() throws {
    let cell = CGImage(width: 4, height: 2, pixels: [red, red, 0, 0, 0, 0, 0, 0])
    let picture = UIImage(cgImage: cell, scale: 1, orientation: .right)
    let color = UIColor(patternImage: picture)
    #expect(color.cgColor.pattern != nil && color.cgColor.colorSpace?.model == .pattern)
    #expect(color == color && color != UIColor(patternImage: UIImage(cgImage: cell)))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 4, height: 4)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    // A quarter turn clockwise: the picture's top is at the right.
    let row: [UInt32] = [0, red, 0, red]
    #expect(drawn.cgImage?.pixels == row + row + [0, 0, 0, 0] + [0, 0, 0, 0])
  }

  @Test func `a view has one as its background`() throws {
    let cell = CGImage(width: 2, height: 1, pixels: [red, 0])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    view.backgroundColor = UIColor(patternImage: UIImage(cgImage: cell))
    let context = try CGContext(pixelWidth: 3, pixelHeight: 1, scale: 1)
    view.layer.render(in: context)
    #expect(try #require(context.makeImage()).pixels == [red, 0, red])
  }

  @Test func `an empty picture is clear`() {
    #expect(UIColor(patternImage: UIImage()).cgColor == .clear)
  }
}
