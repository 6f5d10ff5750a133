import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Pictures that are drawn: by renderers, and between the two calls of old.
struct `Drawn pictures` {
  private let red: UInt32 = 0xFFFF_0000

  private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  @Test func `a renderer's coordinates are points, y down, from the bounds' origin`() {
    let bounds = CGRect(x: 10, y: 20, width: 3, height: 2)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 2))
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == bounds.size && image.scale == 2 && image.cgImage?.width == 6)
    let filled = (image.cgImage?.pixels ?? []).enumerated().filter { $0.element == red }.map(
      \.offset
    )
    #expect(filled == [0, 1, 6, 7])
  }

  @Test func `an opaque picture is black where nothing is drawn`() {
    let size = CGSize(width: 2, height: 1)
    let opaque = UIGraphicsImageRenderer(size: size, format: format(scale: 1, opaque: true))
    #expect(opaque.image { _ in }.cgImage?.pixels == [0xFF00_0000, 0xFF00_0000])
    let clear = UIGraphicsImageRenderer(size: size, format: format(scale: 1))
    #expect(clear.image { _ in }.cgImage?.pixels == [0, 0])
  }

  @Test func `a renderer's context draws rectangles`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4),
      format: format(scale: 1)
    )
    let image = renderer.image { context in
      UIColor.red.set()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.currentImage.cgImage?.pixels.first == red)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1), blendMode: .clear)
    }
    let drawn = (image.cgImage?.pixels ?? []).map { $0 == red ? 1 : 0 }
    #expect(drawn == [0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1])
  }

  @Test func `renderers make files too`() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2),
      format: format(scale: 1)
    )
    let draw = { (context: UIGraphicsImageRendererContext) in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(UIImage(data: renderer.pngData(actions: draw))?.cgImage?.pixels.first == red)
    let jpeg = renderer.jpegData(withCompressionQuality: 1, actions: draw)
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 2, height: 2))
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: CGFloat.nan, height: 4),
    CGSize(width: 1e5, height: 1e5),
  ])
  func `a size that no image can have results in an empty one`(_ size: CGSize) {
    var wasCalled = false
    let image = UIGraphicsImageRenderer(size: size, format: format(scale: 1)).image { _ in
      wasCalled = true
    }
    #expect(!wasCalled && image.cgImage == nil && image.size == .zero)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `the two calls of old nest`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 3)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.pixels == [red])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 2, height: 1) && image?.cgImage?.width == 6)
    #expect(image?.cgImage?.pixels.first == 0xFF00_0000)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// What is meant for a bitmap that cannot be does not come into the one around it.
  @Test func `an impossible bitmap takes what is drawn in it away`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(.zero)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(outer != nil && UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.pixels == [0])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `the two calls of old and pushed contexts nest`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let bitmap = UIGraphicsGetCurrentContext()
    let pushed = try CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
    UIGraphicsPushContext(pushed)
    // No picture comes of a context that is none of an image, nor does ending one end it.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === pushed)
    UIGraphicsPopContext()
    #expect(bitmap != nil && UIGraphicsGetCurrentContext() === bitmap)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Filling puts the color in the place of what is there, also where it is translucent.
  @Test func `rectangles are filled, framed and clipped to`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 3, height: 3),
      format: format(scale: 1)
    )
    let image = renderer.image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor(white: 0, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIRectClip(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIColor.blue.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let blue: UInt32 = 0xFF00_00FF
    #expect(image.cgImage?.pixels == [0x8000_0000, red, red, red, red, blue, red, blue, blue])
  }
}
