import CoreGraphics
import SceneProtocol
import UIKit

/// Which layer is hit at the pointer, and why no other: each candidate in the order asked, then who hears of the touch.
final class HitPage: WordsPage {
  /// Whether it is shown for an audience.
  var isLarge = false {
    didSet { text.scale = isLarge ? 1.5 : 1 }
  }

  init() {
    super.init(
      hint: "Move the pointer over the picture: here is who is asked for the touch, in order, "
        + "who gets it, and why each other one does not."
    )
  }

  func show(_ hit: InspectedHit) { text.paragraphs = Self.paragraphs(hit) }

  private static func paragraphs(_ hit: InspectedHit) -> [ParagraphsView.Paragraph] {
    var lines = winners(hit)
    lines.append(.heading("Views, in the order asked"))
    lines += hit.views.map(line)
    // Where the layer that is seen belongs to no view, that is the question.
    let isOfLayers = hit.layer != hit.view
    if isOfLayers { lines += layers(hit) }
    if hit.more > 0 {
      lines.append(.init(text: "and \(hit.more) more, all missed", color: InspectorStyle.dimText))
    }
    if !hit.chain.isEmpty {
      lines.append(.heading("Responder chain"))
      lines += hit.chain.enumerated().map { number, one in
        .init(
          text: one.name == one.className || one.name.isEmpty
            ? one.className : "\(one.name)  \(one.className)",
          mark: "\(number + 1)",
          layer: one.layer
        )
      }
    }
    if !hit.recognizers.isEmpty {
      lines.append(.heading("Gesture recognizers"))
      lines += hit.recognizers.map { one in
        .init(
          text: "\(one.className) of \(one.name): " + (one.text.isEmpty ? one.state : one.text),
          color: one.isEnabled ? InspectorStyle.text : InspectorStyle.dimText,
          layer: one.layer
        )
      }
    }
    return isOfLayers ? lines : lines + layers(hit)
  }

  private static func layers(_ hit: InspectedHit) -> [ParagraphsView.Paragraph] {
    guard !hit.layers.isEmpty else { return [] }
    return [.heading("Layers, in the order asked (CALayer.hitTest)")] + hit.layers.map(line)
  }

  /// Who gets the touch, and which layer is hit where that is another one.
  private static func winners(_ hit: InspectedHit) -> [ParagraphsView.Paragraph] {
    // (A room reads it; the exact place is in the line below the page.)
    let point = InspectedValue(.point, hit.point.numbers.map { ($0 * 10).rounded() / 10 }).words
    let touched = hit.views.first { $0.verdict == .won }
    let seen = hit.layers.first { $0.verdict == .won }
    var lines = [
      winner(touched, "gets a touch at \(point).", none: "Nobody gets a touch at \(point).")
    ]
    if hit.layer != hit.view {
      lines.append(winner(seen, "is the layer that is hit.", none: "No layer is hit."))
    }
    return lines
  }

  private static func winner(
    _ won: InspectedHit.Candidate?,
    _ words: String,
    none: String
  ) -> ParagraphsView.Paragraph {
    .init(
      text: won.map { "\($0.name) \(words)" } ?? none,
      face: .bold,
      mark: won == nil ? "✗" : "✓",
      markColor: won == nil ? InspectorStyle.bad : InspectorStyle.good,
      layer: won?.layer
    )
  }

  private static func line(_ one: InspectedHit.Candidate) -> ParagraphsView.Paragraph {
    let hasWon = one.verdict == .won
    let isOnPath = one.verdict == .passedOn
    return .init(
      text: one.sentence.hasPrefix(one.name) ? one.sentence : "\(one.name): \(one.sentence)",
      face: hasWon ? .bold : .plain,
      color: hasWon || isOnPath ? InspectorStyle.text : InspectorStyle.softText,
      indent: CGFloat(min(one.depth, 12)) * 8,
      mark: hasWon ? "✓" : isOnPath ? "↳" : "✗",
      markColor: hasWon
        ? InspectorStyle.good : isOnPath ? InspectorStyle.dimText : InspectorStyle.bad,
      layer: one.layer
    )
  }
}
