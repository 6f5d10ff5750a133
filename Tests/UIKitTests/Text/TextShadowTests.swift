import CoreGraphics
import Foundation
import Testing
import UIKit

/// Shadows of text.
///
/// An H of 20 points in the bundled font, drawn at (30, 10), is from 14 to 29 downward.
struct `Text shadows` {
  private func drawn(_ shadow: NSShadow?, _ text: String = "H") throws -> CGImage {
    var looks: [NSAttributedString.Key: Any] = [.font: UIFont.bundled(20)]
    looks[.shadow] = shadow
    return try picture { text.draw(at: CGPoint(x: 30, y: 10), withAttributes: looks) }
  }

  @Test func `have Apple's defaults`() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    copy?.shadowBlurRadius = 3
    #expect(copy != shadow)
  }

  @Test func `are where their offset is, in their color, below the text`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 20, height: 20)
    shadow.shadowColor = UIColor.red
    let (plain, shadowed) = (try drawn(nil), try drawn(shadow))
    let (text, all) = (try #require(plain.ink), try #require(shadowed.ink))
    #expect(all == text.union(text.offsetBy(dx: 20, dy: 20)))
    for index in plain.pixels.indices where plain.pixels[index] == 0xFF00_0000 {
      #expect(shadowed.pixels[index] == 0xFF00_0000)
      #expect(shadowed.pixels[index + 20 * plain.width + 20] == 0xFFFF_0000)
    }
  }

  @Test func `are blurred, and none without a color`() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 6
    let plain = try #require(try drawn(nil).ink)
    let blurred = try drawn(shadow)
    #expect(try #require(blurred.ink).width > plain.width + 4)
    shadow.shadowColor = nil
    let (clear, without) = (try drawn(shadow), try drawn(nil))
    #expect(clear.pixels == without.pixels)
  }

  @Test func `are those of a part of the text`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 20)
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.bundled(20)])
    text.addAttribute(.shadow, value: shadow, range: NSRange(location: 1, length: 1))
    let image = try picture { text.draw(at: CGPoint(x: 30, y: 10)) }
    let red = image.pixels.indices.filter { image.pixels[$0] == 0xFFFF_0000 }
    #expect(!red.isEmpty && red.allSatisfy { $0 % image.width > 45 && $0 / image.width > 29 })
  }

  @Test func `can be set for drawing`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 10, height: 0)
    shadow.shadowColor = UIColor.red
    let image = try picture {
      shadow.set()
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(image.pixels[15 * image.width + 25] == 0xFFFF_0000)
  }
}
