import CoreGraphics
import QuartzCore
import SceneProtocol
import UIKit

/// Draws what an inspector says, as lines in a corner: who is hit and why no other, or why a change was animated.
final class WordsOverlay: OverlayPart {
  /// A line.
  struct Line: Equatable {
    enum Tone { case plain, dim, good, bad, strong }
    var text: String
    var tone = Tone.plain
    /// How far it is moved to the right, in points.
    var indent = 0.0
  }

  let root = CALayer()
  private let size: () -> CGSize
  private let scale: Double
  private let words: () -> (lines: [Line], at: CGPoint?)
  private var shown: [Line] = []
  private var isOnRight = true

  private static let font = UIFont.systemFont(ofSize: 11)
  private static let boldFont = UIFont.boldSystemFont(ofSize: 12)
  private static let margin: CGFloat = 8
  private static let limit = 14

  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - scale: Pixels per point.
  ///   - words: The lines, and the place of which they speak, that they must not cover.
  init(
    size: @escaping () -> CGSize,
    scale: Double,
    words: @escaping () -> (lines: [Line], at: CGPoint?)
  ) {
    (self.size, self.scale, self.words) = (size, scale, words)
    root.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.11, alpha: 0.88)
    root.cornerRadius = 6
    root.anchorPoint = .zero
  }

  func show(at time: Double) -> Bool {
    let (lines, place) = words()
    let size = size()
    // It changes its side only where it would be in the way.
    var isOnRight = isOnRight
    if let place, place.x > size.width * 0.55 { isOnRight = false }
    if let place, place.x < size.width * 0.45 { isOnRight = true }
    guard lines != shown || isOnRight != self.isOnRight else { return false }
    (shown, self.isOnRight) = (lines, isOnRight)
    CATransaction.atOnce { layOut(lines, in: size) }
    return false
  }

  private func layOut(_ lines: [Line], in size: CGSize) {
    root.isHidden = lines.isEmpty
    let width = min(300, (size.width * 0.46).rounded())
    var y = Self.margin
    root.sublayers = lines.prefix(Self.limit).map { line in
      let x = Self.margin + min(line.indent, Double(width) / 3)
      let layer = text(line)
      let room = CGSize(width: width - x - Self.margin, height: 0)
      let box = line.text.boundingRect(
        with: room,
        options: .usesLineFragmentOrigin,
        attributes: [.font: font(line)],
        context: nil
      )
      layer.frame = CGRect(x: x, y: y, width: room.width, height: box.height.rounded(.up) + 1)
      y += box.height.rounded(.up) + 4
      return layer
    }
    let side = isOnRight ? size.width - width - Self.margin : Self.margin
    root.position = CGPoint(x: side, y: Self.margin)
    root.bounds.size = CGSize(width: width, height: y + Self.margin - 4)
  }

  private func font(_ line: Line) -> UIFont { line.tone == .strong ? Self.boldFont : Self.font }

  private func text(_ line: Line) -> CATextLayer {
    let layer = CATextLayer()
    layer.contentsScale = scale
    layer.font = font(line)
    layer.fontSize = font(line).pointSize
    layer.isWrapped = true
    layer.string = line.text
    layer.foregroundColor =
      switch line.tone {
      case .plain, .strong: CGColor(gray: 1, alpha: 1)
      case .dim: CGColor(gray: 0.68, alpha: 1)
      case .good: CGColor(red: 0.45, green: 0.9, blue: 0.5, alpha: 1)
      case .bad: CGColor(red: 1, green: 0.6, blue: 0.55, alpha: 1)
      }
    return layer
  }
}

extension WordsOverlay.Line {
  /// The lines of a hit test.
  static func lines(_ hit: InspectedHit) -> [Self] {
    // Where the layer that is seen belongs to no view, that is the question.
    let isOfViews = hit.layer == nil || hit.views.contains { $0.layer == hit.layer }
    let candidates = isOfViews ? hit.views : hit.layers
    let won = candidates.first { $0.verdict == .won }
    let point = InspectedValue(.point, hit.point.numbers.map { $0.rounded() }).words
    let what = isOfViews ? "gets a touch at" : "is hit at"
    let nobody = isOfViews ? "Nobody gets a touch at" : "Nothing is hit at"
    var lines = [
      Self(text: won.map { "\($0.name) \(what) \(point)" } ?? "\(nobody) \(point)", tone: .strong)
    ]
    for one in candidates {
      let tone: Tone =
        switch one.verdict {
        case .won: .good
        case .passedOn: .plain
        default: .bad
        }
      let mark =
        one.verdict == .won ? "\u{2713} " : one.verdict == .passedOn ? "\u{21B3} " : "\u{2717} "
      let says = one.sentence.hasPrefix(one.name) ? one.sentence : "\(one.name): \(one.sentence)"
      lines.append(Self(text: mark + says, tone: tone, indent: Double(min(one.depth, 8)) * 6))
    }
    return lines
  }

  /// The lines of a reason.
  static func lines(_ why: InspectedWhy) -> [Self] {
    var lines = [
      Self(text: "Why \(why.layerName).\(why.property)", tone: .strong),
      Self(text: why.sentence, tone: why.outcome == .animated ? .good : .bad),
    ]
    guard let change = why.change else { return lines }
    let values = [change.old, change.new].compactMap { $0?.words }.joined(separator: " \u{2192} ")
    let cause = change.cause.map { ", by \($0.text)" } ?? ""
    lines.append(Self(text: values + cause, tone: .dim))
    if !change.steps.isEmpty { lines.append(Self(text: "The search for its action:", tone: .dim)) }
    for (index, step) in change.steps.enumerated() {
      lines.append(Self(text: "\(index + 1). \(step.text)", indent: 6))
    }
    return lines
  }
}
