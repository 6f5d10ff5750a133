import CoreGraphics
import FrameLoop
import Inspection
import Pixels
import QuartzCore
import SceneProtocol
import UIKit
import WindowSystem

/// Draws what frames cost: the areas that were drawn again light up and fade, and layers that are drawn offscreen are
/// tinted, with the reason.
final class CostOverlay: OverlayPart {
  let root = CALayer()
  private let tints = CAShapeLayer()
  private let words = CALayer()
  private let flashes = CALayer()
  private unowned let stage: WindowStage
  private let inspector: Inspector
  private var shown: [InspectedCost.Offscreen] = []
  /// The areas that light up, and since when, in seconds of the scene's time.
  private var lit: [(area: PixelRect, since: Double, layer: CALayer)] = []
  private var last = -Double.infinity

  /// How long an area is lit, in seconds.
  private static let length = 0.4
  private static let strength: Float = 0.32
  /// More layers than these are not tinted.
  private static let limit = 200
  /// More reasons than these are not written.
  private static let wordLimit = 12
  private static let areaLimit = 64

  init(_ stage: WindowStage, _ inspector: Inspector, width: CGFloat) {
    (self.stage, self.inspector) = (stage, inspector)
    let color = CGColor(red: 0.55, green: 0.1, blue: 0.9, alpha: 1)
    tints.strokeColor = color
    tints.fillColor = CGColor(red: 0.55, green: 0.1, blue: 0.9, alpha: 0.22)
    tints.lineWidth = width
    for layer in [flashes, tints, words] { root.addSublayer(layer) }
  }

  func show(at time: Double) -> Bool {
    let offscreen = inspector.offscreen(limit: Self.limit)
    CATransaction.atOnce {
      if offscreen != shown { show(offscreen) }
      light(stage.profile?.damage ?? [], at: time)
    }
    last = time
    return !lit.isEmpty
  }

  // MARK: - Areas

  private func light(_ damage: [PixelRect], at time: Double) {
    // (A scene that has begun again is at an earlier time.)
    for index in lit.indices where lit[index].since > time { lit[index].since = time }
    for area in damage {
      if let index = lit.firstIndex(where: { $0.area == area }) {
        lit[index].since = time
      } else if lit.count < Self.areaLimit {
        lit.append((area, time, layer(for: area)))
      }
    }
    lit.removeAll { one in
      let isOver = time - one.since >= Self.length
      if isOver { one.layer.removeFromSuperlayer() }
      return isOver
    }
    for one in lit {
      // (Squared, so that the areas of many frames in a row do not hide what they are about.)
      let left = Float(1 - (time - one.since) / Self.length)
      one.layer.opacity = Self.strength * left * left
    }
  }

  private func layer(for area: PixelRect) -> CALayer {
    let scale = stage.window.scale
    let layer = CALayer()
    layer.backgroundColor = CGColor(red: 1, green: 0.9, blue: 0, alpha: 1)
    layer.borderColor = CGColor(red: 0.9, green: 0.3, blue: 0, alpha: 1)
    layer.borderWidth = 1 / scale
    layer.frame = CGRect(
      x: Double(area.x) / scale,
      y: Double(area.y) / scale,
      width: Double(area.width) / scale,
      height: Double(area.height) / scale
    )
    flashes.addSublayer(layer)
    return layer
  }

  // MARK: - Offscreen layers

  private func show(_ offscreen: [InspectedCost.Offscreen]) {
    shown = offscreen
    tints.path = .quadrilaterals(offscreen.map(\.corners.numbers))
    words.sublayers = offscreen.prefix(Self.wordLimit).compactMap { one in
      let n = one.corners.numbers
      guard n.count == 8, n.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
      let text = one.reasons.map(\.rawValue).joined(separator: ", ")
      let label = OverlayLabel.layer(text, scale: stage.window.scale)
      label.position = CGPoint(x: n[0] + 2, y: n[1] + 2)
      return label
    }
  }
}

/// Words in an overlay.
enum OverlayLabel {
  /// White words on a dark ground, whose top left is its position.
  static func layer(_ text: String, scale: Double) -> CALayer {
    let font = UIFont.systemFont(ofSize: 10)
    let label = CATextLayer()
    label.contentsScale = scale
    (label.font, label.fontSize) = (font, font.pointSize)
    label.string = text
    label.foregroundColor = CGColor(gray: 1, alpha: 1)
    let size = text.size(withAttributes: [.font: font])
    label.frame = CGRect(
      x: 3,
      y: 1,
      width: size.width.rounded(.up) + 1,
      height: size.height.rounded(.up)
    )
    let ground = CALayer()
    ground.backgroundColor = CGColor(gray: 0, alpha: 0.7)
    ground.cornerRadius = 3
    ground.anchorPoint = .zero
    ground.bounds.size = CGSize(width: label.frame.width + 6, height: label.frame.height + 2)
    ground.addSublayer(label)
    return ground
  }
}
