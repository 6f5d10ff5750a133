import CoreGraphics
import CoreImage
import QuartzCore
import Testing

/// Layers with filters, from their properties to their pixels (RE1, RE6, RE10).
struct `Filtered layers` {
  private func filters(_ names: String...) -> [CIFilter] {
    names.compactMap { CIFilter(name: $0) }
  }

  private func blur(_ radius: Double) -> [CIFilter] {
    [CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: radius])].compactMap(\.self)
  }

  private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = .white
    return layer
  }

  private func pixel(_ pixels: [UInt32], _ x: Int, _ y: Int) -> UInt32 {
    pixels[y * 120 + x] & 0xFF_FFFF
  }

  /// White turns black before it is faded over a red that no filter turns.
  @Test func `are faded after they are filtered, sublayers included (RE1)`() {
    let pixels = picture { root in
      root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let card = layer(10, 10, 40, 40)
      card.addSublayer(layer(10, 10, 10, 10))
      card.sublayers?[0].backgroundColor = .black
      (card.filters, card.opacity) = (filters("CIColorInvert"), 0.6)
      root.addSublayer(card)
    }
    #expect(pixel(pixels, 15, 15) == 0x66_0000)
    // 0.6 of white over the rest of red.
    #expect(pixel(pixels, 25, 25) == 0xFF_9999)
  }

  @Test func `cast the shadow of what the filters make, in its own color (RE1)`() {
    let pixels = picture { root in
      root.backgroundColor = .white
      let card = layer(10, 10, 40, 40)
      card.filters = filters("CIColorInvert")
      (card.shadowOpacity, card.shadowRadius) = (1, 0)
      card.shadowOffset = CGSize(width: 20, height: 0)
      card.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      root.addSublayer(card)
    }
    #expect(pixel(pixels, 30, 30) == 0 && pixel(pixels, 60, 30) == 0x00_00FF)
  }

  @Test func `are cut by their mask after they are blurred, and not by their bounds (RE1)`() {
    func blurred(masked: Bool) -> [UInt32] {
      picture { root in
        root.backgroundColor = .black
        let card = layer(30, 20, 40, 40)
        (card.filters, card.masksToBounds) = (blur(4), true)
        if masked { card.mask = layer(0, 0, 40, 40) }
        root.addSublayer(card)
      }
    }
    let (free, cut) = (blurred(masked: false), blurred(masked: true))
    #expect(pixel(free, 28, 40) > 0x20_2020 && pixel(cut, 29, 40) == pixel(cut, 2, 2))
    #expect(pixel(free, 31, 40) == pixel(cut, 31, 40) && pixel(cut, 31, 40) < 0xC0_C0C0)
  }

  /// At the screen's own scale what is kept is what would have been drawn.
  @Test func `are rasterized as they are after their filters (RE10)`() {
    func drawn(rasterized: Bool) -> [UInt32] {
      picture { root in
        root.backgroundColor = .black
        let card = layer(30, 20, 40, 40)
        card.filters = blur(3) + filters("CISepiaTone")
        (card.shouldRasterize, card.opacity) = (rasterized, 0.7)
        root.addSublayer(card)
      }
    }
    #expect(drawn(rasterized: true) == drawn(rasterized: false))
  }

  @Test func `a mask's compositing and background filters are ignored (RE6)`() {
    func drawn(_ change: (CALayer) -> Void) -> [UInt32] {
      picture { root in
        root.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
        let card = layer(10, 10, 60, 40)
        let mask = layer(5, 5, 30, 30)
        mask.backgroundColor = CGColor(gray: 0.3, alpha: 0.7)
        change(mask)
        card.mask = mask
        root.addSublayer(card)
      }
    }
    let plain = drawn { _ in }
    let filtered = drawn {
      $0.compositingFilter = "differenceBlendMode"
      $0.backgroundFilters = blur(5) + filters("CIColorInvert")
    }
    #expect(plain == filtered)
    let blurred = drawn { $0.filters = blur(3) }
    #expect(blurred != plain)
  }

  @Test func `a panel changes what is behind it, as strongly as it is seen (RE1)`() {
    func panel(opacity: Float) -> [UInt32] {
      picture { root in
        root.backgroundColor = .white
        let panel = layer(10, 10, 40, 40)
        panel.backgroundColor = nil
        (panel.backgroundFilters, panel.opacity) = (filters("CIColorInvert"), opacity)
        panel.cornerRadius = 10
        root.addSublayer(panel)
      }
    }
    let (whole, half) = (panel(opacity: 1), panel(opacity: 0.5))
    #expect(pixel(whole, 30, 30) == 0 && pixel(whole, 10, 10) == 0xFF_FFFF)
    #expect(pixel(half, 30, 30) == 0x7F_7F7F && pixel(half, 60, 30) == 0xFF_FFFF)
  }

  @Test func `a panel's effect is gone where its superlayer ends with it`() {
    let pixels = picture { root in
      root.backgroundColor = .white
      let holder = CALayer()
      holder.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
      holder.opacity = 0.5
      let panel = layer(0, 0, 40, 40)
      panel.backgroundColor = nil
      panel.backgroundFilters = filters("CIColorInvert")
      holder.addSublayer(layer(0, 0, 10, 10))
      holder.addSublayer(panel)
      root.addSublayer(holder)
    }
    // Behind it is what its superlayer has drawn: a white square, and nothing.
    #expect(pixel(pixels, 12, 12) == 0x7F_7F7F && pixel(pixels, 30, 30) == 0xFF_FFFF)
  }
}
