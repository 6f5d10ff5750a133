import CoreGraphics
import QuartzCore
import FrameLoop
import Testing
import UIKit

/// Sizes, places and transforms that no picture has, from the layer to the pixels: nothing crashes, and all else is
/// drawn as it is without them.
final class `Extreme layers` {
  private let reports = EngineReport.handler

  /// Bad numbers are reported: not here.
  init() { EngineReport.handler = { _ in } }

  isolated deinit { EngineReport.handler = reports }

  /// What a layer has on.
  nonisolated enum Dress: String, CaseIterable {
    case color, roundBorder, contents, shadow, opacity, roundClip, mask, ownPixels, blendMode
    case shadowOfOwnPixels, turn

    @MainActor func put(on layer: CALayer) {
      switch self {
      case .color: break
      case .roundBorder: (layer.cornerRadius, layer.borderWidth) = (8, 3)
      case .contents: layer.contents = `Extreme layers`.white
      case .shadow: layer.shadowOpacity = 1
      case .opacity: layer.opacity = 0.5
      case .roundClip:
        (layer.cornerRadius, layer.masksToBounds) = (5, true)
        layer.addSublayer(`Extreme layers`.filled(layer.bounds))
      case .mask: layer.mask = `Extreme layers`.filled(layer.bounds)
      case .ownPixels: layer.shouldRasterize = true
      case .blendMode: layer.compositingFilter = "multiplyBlendMode"
      case .shadowOfOwnPixels: (layer.shouldRasterize, layer.shadowOpacity) = (true, 1)
      case .turn: layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      }
    }
  }

  fileprivate static let white = CGImage(width: 2, height: 2, pixels: [~0, ~0, ~0, ~0])

  fileprivate static func filled(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 0.2, green: 0.8, blue: 0.1, alpha: 1)
    return layer
  }

  private func scenery(_ root: CALayer) {
    root.addSublayer(Self.filled(CGRect(x: 10, y: 10, width: 60, height: 40)))
  }

  private func add(
    _ dress: Dress,
    size: CGSize,
    at position: CGPoint = CGPoint(x: 60, y: 40),
    to root: CALayer
  ) {
    let layer = CALayer()
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = position
    layer.backgroundColor = CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)
    dress.put(on: layer)
    root.addSublayer(layer)
  }

  /// A thousand-millionth of a pixel is less than one of 255.
  @Test(
    arguments: Dress.allCases,
    [
      CGSize(width: 0, height: 0), CGSize(width: 0, height: 40), CGSize(width: 1e-9, height: 1e-9),
      CGSize(width: 40, height: 1e-9),
    ]
  )
  func `what has no size is not seen`(_ dress: Dress, _ size: CGSize) {
    let without = picture(before: scenery) { _ in }
    let with = picture(before: scenery) { self.add(dress, size: size, to: $0) }
    let isSame = with == without
    #expect(isSame)
  }

  @Test(arguments: Dress.allCases, [CGPoint(x: 1e9, y: 0), CGPoint(x: -1e9, y: -1e9)])
  func `what is far away is not seen`(_ dress: Dress, _ position: CGPoint) {
    let without = picture(before: scenery) { _ in }
    let size = CGSize(width: 40, height: 30)
    let with = picture(before: scenery) { self.add(dress, size: size, at: position, to: $0) }
    let isSame = with == without
    #expect(isSame)
  }

  /// In the middle one is as good as the other.
  @Test(arguments: Dress.allCases)
  func `a layer of a thousand million points is as one of a thousand`(_ dress: Dress) {
    let large = CGSize(width: 1000, height: 1000)
    let larger = CGSize(width: 1e9, height: 1e9)
    let right = picture(before: scenery) { self.add(dress, size: large, to: $0) }
    let found = picture(before: scenery) { self.add(dress, size: larger, to: $0) }
    let isSame = found == right
    #expect(isSame)
  }

  /// Numbers that are none are left out: the layer is as it was before (the frame right without them).
  @Test(arguments: Dress.allCases, [CGFloat.nan, .infinity])
  func `what is not a number changes nothing`(_ dress: Dress, _ bad: CGFloat) {
    func dressed(_ root: CALayer) {
      scenery(root)
      add(dress, size: CGSize(width: 40, height: 30), to: root)
    }
    let without = picture(before: dressed) { _ in }
    let changes: [(CALayer) -> Void] = [
      { $0.position.x = bad }, { $0.bounds.size.height = bad }, { $0.bounds.origin.y = bad },
      { $0.zPosition = bad }, { $0.anchorPoint.x = bad }, { $0.cornerRadius = bad },
      { $0.transform.m11 = bad }, { $0.opacity = Float(bad) }, { $0.shadowRadius = bad },
    ]
    for (index, change) in changes.enumerated() {
      // An opacity and a radius without end are their greatest; only what is no number at all is left out.
      if bad == .infinity, [5, 7, 8].contains(index) { continue }
      let with = picture(before: dressed) { change($0.sublayers?.last ?? $0) }
      let isSame = with == without
      #expect(isSame, "change \(index)")
    }
  }

  /// To nothing, to a line, edge-on, and with w = 0 everywhere.
  @Test(arguments: Dress.allCases, 0..<4)
  func `what is pressed flat is not seen`(_ dress: Dress, _ kind: Int) {
    var nowhere = CATransform3DIdentity
    nowhere.m44 = 0
    let maps = [
      CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 1, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), nowhere,
    ]
    let without = picture(before: scenery) { _ in }
    let with = picture(before: scenery) { root in
      self.add(dress, size: CGSize(width: 40, height: 30), to: root)
      root.sublayers?.last?.transform = maps[kind]
    }
    let isSame = with == without
    #expect(isSame)
  }

  /// Ten thousand in one place, each half clear: those behind the first few are not seen, and each rounds.
  @Test func `ten thousand layers over each other are drawn`() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let pixels = picture { root in
      for _ in 0..<10_000 {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = color
        root.addSublayer(layer)
      }
    }
    let inside = Set((10..<30).flatMap { y in (10..<30).map { pixels[y * 120 + $0] } })
    #expect(inside.count == 1)
    let pixel = inside.first ?? 0
    #expect((pixel >> 16) & 255 == 255)
    #expect((pixel >> 8) & 255 <= 1 && pixel & 255 <= 1)
    #expect(pixels.count { $0 == 0xFFFF_FFFF } == 120 * 80 - 400)
  }
}
