import CoreGraphics
import Foundation
import SceneProtocol
import UIKit
import WindowSystem

/// What frames cost: which layers are drawn offscreen and why, what was drawn again, and which frames took too long.
final class CostPage: InspectorPage {
  private let text = ParagraphsView()
  var view: UIView { text }
  var onLayer: (Int) -> Void = { _ in }
  /// The number of frames that took too long.
  private(set) var slowCount = 0
  /// The number of layers that are drawn offscreen.
  private(set) var offscreenCount = 0

  init() {
    text.onPress = { [unowned self] in onLayer($0) }
    text.paragraphs = [.init(text: "Nothing is measured yet.", color: InspectorStyle.softText)]
  }

  func scroll(by distance: CGFloat) { text.scroll(by: distance) }

  func take(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": scroll(by: -40)
    case "Down": scroll(by: 40)
    case "PageUp": scroll(by: -200)
    case "PageDown": scroll(by: 200)
    default: return false
    }
    return true
  }

  /// Shows what was measured.
  func show(_ cost: InspectedCost) {
    (slowCount, offscreenCount) = (cost.slow.count, cost.offscreen.count + cost.more)
    text.paragraphs = Self.offscreen(cost) + Self.damage(cost) + Self.slow(cost)
  }

  private static func heading(_ text: String) -> ParagraphsView.Paragraph {
    .init(text: text, face: .heading, color: InspectorStyle.softText, gap: 10)
  }

  private static func soft(_ text: String) -> ParagraphsView.Paragraph {
    .init(text: text, color: InspectorStyle.softText)
  }

  private static func offscreen(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    var lines = [heading("Drawn offscreen (violet in the picture)")]
    if cost.offscreen.isEmpty { lines.append(soft("No layer needs pixels of its own.")) }
    for one in cost.offscreen {
      lines.append(.init(text: one.name, face: .bold, mark: "\u{25A0}", layer: one.layer))
      lines += one.reasons.map {
        .init(text: "\($0.rawValue): \($0.text)", indent: 16, layer: one.layer)
      }
    }
    if cost.more > 0 { lines.append(soft("and \(cost.more) more")) }
    return lines
  }

  private static func damage(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    var lines = [heading("The last frame drew again (yellow in the picture)")]
    guard !cost.damage.isEmpty else { return lines + [soft("Nothing since this page is open.")] }
    lines.append(soft("\(cost.pixels) pixels"))
    lines += cost.damage.map { .init(text: $0.words, face: .code) }
    return lines
  }

  private static func slow(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    let budget = String(format: "%.1f", cost.budget)
    var lines = [heading("Frames that took more than \(budget) ms (red in the time bar)")]
    if cost.slow.isEmpty {
      lines.append(soft(cost.frames == 0 ? "None yet." : "None of \(cost.frames)."))
    }
    for frame in cost.slow.reversed().prefix(50) {
      lines.append(
        .init(
          text: String(format: "%.3f s: %.1f ms", frame.time, frame.total),
          face: .bold,
          mark: "!",
          markColor: InspectorStyle.bad
        )
      )
      let parts = frame.parts.filter { $0.milliseconds >= 0.05 }
        .map { String(format: "%@ %.1f", $0.name, $0.milliseconds) }
      lines.append(.init(text: parts.joined(separator: ", "), face: .small, indent: 16))
    }
    return lines
  }
}
