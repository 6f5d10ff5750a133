import Foundation
import SceneProtocol
import UIKit

/// What frames cost: which layers are drawn offscreen and why, what was drawn again, and which frames took too long.
final class CostPage: WordsPage {
  /// The number of frames that took too long.
  private var slowCount = 0
  /// The number of layers that are drawn offscreen.
  private var offscreenCount = 0

  init() { super.init(hint: "Nothing is measured yet.") }

  override var lines: [String] {
    ["\(offscreenCount) offscreen, \(slowCount) slow frames"] + super.lines
  }

  /// Shows what was measured.
  func show(_ cost: InspectedCost) {
    (slowCount, offscreenCount) = (cost.slow.count, cost.offscreen.count + cost.more)
    text.paragraphs = Self.offscreen(cost) + Self.damage(cost) + Self.slow(cost)
  }

  private static func offscreen(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    var lines: [ParagraphsView.Paragraph] = [.heading("Drawn offscreen (violet in the picture)")]
    if cost.offscreen.isEmpty { lines.append(.soft("No layer needs pixels of its own.")) }
    for one in cost.offscreen {
      lines.append(.init(text: one.name, face: .bold, mark: "\u{25A0}", layer: one.layer))
      lines += one.reasons.map {
        .init(text: "\($0.rawValue): \($0.text)", indent: 16, layer: one.layer)
      }
    }
    if cost.more > 0 { lines.append(.soft("and \(cost.more) more")) }
    return lines
  }

  private static func damage(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    var lines: [ParagraphsView.Paragraph] = [
      .heading("The last frame drew again (yellow in the picture)")
    ]
    guard !cost.damage.isEmpty else { return lines + [.soft("Nothing since this page is open.")] }
    lines.append(.soft("\(cost.pixels) pixels"))
    lines += cost.damage.map { .init(text: $0.words, face: .code) }
    return lines
  }

  private static func slow(_ cost: InspectedCost) -> [ParagraphsView.Paragraph] {
    let budget = String(format: "%.1f", cost.budget)
    var lines: [ParagraphsView.Paragraph] = [
      .heading("Frames that took more than \(budget) ms (red in the time bar)")
    ]
    if cost.slow.isEmpty {
      lines.append(.soft(cost.frames == 0 ? "None yet." : "None of \(cost.frames)."))
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
