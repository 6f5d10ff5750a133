import CoreGraphics
import CoreImage
import Testing
import UIKit

/// Apple, *UIVisualEffectView*: what is behind is blurred, what is in `contentView` is not.
struct `A visual effect view` {
  /// The left half black, the right half white, and the view above both.
  private static func scene(_ effect: UIVisualEffect?) -> (root: UIView, view: UIVisualEffectView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    root.backgroundColor = .white
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    left.backgroundColor = .black
    root.addSubview(left)
    let view = UIVisualEffectView(effect: effect)
    view.frame = root.bounds
    root.addSubview(view)
    return (root, view)
  }

  private static func red(_ root: UIView, _ x: Int) throws -> UInt32 {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
      root.layer.render(in: $0.cgContext)
    }
    let pixels = try #require(image.cgImage)
    return pixels.pixels[20 * pixels.width + x] >> 16 & 0xFF
  }

  @Test func `blurs and tints what is behind it`() throws {
    #expect(try Self.red(Self.scene(nil).root, 35) == 0)
    let light = Self.scene(UIBlurEffect(style: .light)).root
    // Near the edge there is some of both sides; a tint of white makes black lighter.
    let (near, far) = (try Self.red(light, 38), try Self.red(light, 2))
    #expect(near > far && near < 255 && far > 60)
    let dark = Self.scene(UIBlurEffect(style: .dark)).root
    #expect(try Self.red(dark, 78) < 140)
  }

  @Test func `blurs inside of rounded corners, too`() throws {
    let (root, view) = Self.scene(UIBlurEffect(style: .light))
    let plain = try Self.red(root, 38)
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    #expect(try Self.red(root, 38) == plain)
  }

  @Test func `shows its content as it is, above the blur`() throws {
    let (root, view) = Self.scene(UIBlurEffect(style: .dark))
    view.contentView.backgroundColor = .white
    #expect(view.contentView.frame == view.bounds)
    #expect(try Self.red(root, 2) == 255)
    view.frame.size.width = 60
    #expect(view.contentView.frame.width == 60)
  }

  @Test func `follows the interface style, where its style does`() throws {
    let (root, view) = Self.scene(UIBlurEffect(style: .systemMaterial))
    let light = try Self.red(root, 78)
    view.overrideUserInterfaceStyle = .dark
    #expect(try Self.red(root, 78) < light - 60)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(try Self.red(root, 78) == light)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    #expect(try Self.red(root, 78) == 255)
  }

  @Test func `animates its effect in a block`() throws {
    let (_, view) = Self.scene(nil)
    let tint = try #require(view.subviews.first?.layer)
    UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
    let appears = try #require(view.layer.animation(forKey: "radius") as? CABasicAnimation)
    #expect(appears.keyPath == "backgroundFilters.blur.inputRadius" && appears.duration == 1)
    #expect(appears.fromValue as? CGFloat == 0 && appears.toValue as? CGFloat == 20)
    #expect(tint.animation(forKey: "backgroundColor") != nil)
    UIView.animate(withDuration: 1) { view.effect = nil }
    let goes = try #require(view.layer.animation(forKey: "radius") as? CABasicAnimation)
    #expect(goes.fromValue as? CGFloat == 20 && goes.toValue as? CGFloat == 0)
    view.effect = UIBlurEffect(style: .light)
    view.effect = nil
    #expect(view.layer.backgroundFilters == nil)
  }
}
