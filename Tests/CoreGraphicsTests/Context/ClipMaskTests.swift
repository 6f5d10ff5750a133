import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: `clip(to:mask:)`.
struct `Clipping to pictures` {
  /// Four columns of alpha 0, 128, 128 and 255, in red, which does not count.
  private let mask = CGImage(
    width: 4,
    height: 1,
    pixels: [0, 0x8080_0000, 0x8000_0000, 0xFFFF_0000]
  )

  /// The first row of a white context of 6 × 2, y down, after drawing.
  private func row(_ draw: (CGContext) -> Void) throws -> [UInt32] {
    let context = try CGContext(pixelWidth: 6, pixelHeight: 2, scale: 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
    draw(context)
    return Array(try #require(context.makeImage()).pixels.prefix(6))
  }

  private let place = CGRect(x: 1, y: 0, width: 4, height: 2)
  private let all = CGRect(x: 0, y: 0, width: 6, height: 2)
  private let white: UInt32 = 0xFFFF_FFFF
  private let gray: UInt32 = 0xFF7F_7F7F
  private let black: UInt32 = 0xFF00_0000

  @Test func `shows as much as the picture's alpha, and nothing beside it`() throws {
    let drawn = try row { context in
      context.clip(to: place, mask: mask)
      context.setFillColor(.black)
      context.fill(all)
    }
    #expect(drawn == [white, white, gray, gray, black, white])
  }

  /// Black hides.
  @Test func `goes by lightness where the picture is opaque`() throws {
    let opaque = CGImage(width: 4, height: 1, pixels: [black, 0xFF80_8080, 0xFF80_8080, white])
    let drawn = try row { context in
      context.clip(to: place, mask: opaque)
      context.setFillColor(.black)
      context.fill(all)
    }
    #expect(drawn == [white, white, gray, gray, black, white])
  }

  @Test func `is saved and restored, and adds up`() throws {
    let drawn = try row { context in
      context.setFillColor(.black)
      context.saveGState()
      context.clip(to: place, mask: mask)
      context.clip(to: place.offsetBy(dx: 1, dy: 0), mask: mask)
      context.fill(all)
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
    }
    // Columns 3 and 4: a quarter, and a half of what was whole.
    #expect(drawn == [white, white, white, 0xFFBF_BFBF, gray, black])
  }

  /// Whatever is drawn, and in any blend mode: as much of it as the mask covers.
  @Test func `holds for all that is drawn`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.black, CGColor.black] as CFArray,
        locations: nil
      )
    )
    let dark = CGImage(width: 1, height: 1, pixels: [black])
    let drawings: [(CGContext) -> Void] = [
      { $0.draw(dark, in: all) }, { $0.stroke(all.insetBy(dx: -3, dy: 0.5), width: 9) },
      {
        $0.drawLinearGradient(
          gradient,
          start: .zero,
          end: CGPoint(x: 1, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
      },
      {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(all)
        $0.endTransparencyLayer()
      },
      {
        $0.setBlendMode(.copy)
        $0.fill(all)
      },
    ]
    for (index, draw) in drawings.enumerated() {
      let drawn = try row { context in
        context.setFillColor(.black)
        context.clip(to: place, mask: mask)
        draw(context)
      }
      #expect(drawn == [white, white, gray, gray, black, white], "\(index)")
    }
    let cleared = try row { context in
      context.clip(to: place, mask: mask)
      context.clear(all)
    }
    #expect(cleared == [white, white, 0x7F7F_7F7F, 0x7F7F_7F7F, 0, white])
  }

  /// A clip by a path and one by a picture: an edge counts once.
  @Test func `goes with other clips`() throws {
    let drawn = try row { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 4.5, height: 2))
      context.clip(to: place, mask: mask)
      context.setFillColor(.black)
      context.fill(all)
    }
    #expect(drawn[3] == gray)
    #expect(abs(Int(drawn[4] & 255) - 128) <= 1)
    #expect(drawn[5] == white)
  }

  /// In a layer that is smaller than the context, and is faded as one.
  @Test func `holds within a transparency layer, up to its end`() throws {
    let drawn = try row { context in
      context.setFillColor(.black)
      context.clip(to: CGRect(x: 2, y: 0, width: 4, height: 2))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: place, mask: mask)
      context.fill(all)
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
    }
    #expect(drawn == [white, white, 0xFFBF_BFBF, 0xFFBF_BFBF, gray, black])
  }

  @Test func `to nothing hides all`() throws {
    for rect in [CGRect.zero, .null, CGRect(x: 0, y: CGFloat.nan, width: 4, height: 4)] {
      let drawn = try row { context in
        context.clip(to: rect, mask: mask)
        context.setFillColor(.black)
        context.fill(all)
      }
      #expect(drawn.allSatisfy { $0 == white })
    }
  }

  @Test func `edges are hard where smooth ones are not allowed`() throws {
    let drawn = try row { context in
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      context.setFillColor(.black)
      context.fill(CGRect(x: 1.3, y: 0, width: 2.4, height: 2))
    }
    #expect(drawn.allSatisfy { $0 == white || $0 == black })
    #expect(drawn.contains(black))
  }

  @Test func `points go to device space and back`() throws {
    let context = try CGContext(pixelWidth: 20, pixelHeight: 10, scale: 2)
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 8))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 8)) == CGPoint(x: 1, y: 1))
    #expect(
      context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2)
    )
    let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
    #expect(context.convertToUserSpace(CGSize(width: 2, height: -2)) == CGSize(width: 1, height: 1))
  }
}
