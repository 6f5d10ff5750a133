import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// Which layer is hit at the pointer, and why no other: each candidate in the order asked, then who hears of the touch.
final class HitPage: InspectorPage {
  private let text = ParagraphsView()
  var view: UIView { text }
  var onLayer: (Int) -> Void = { _ in }
  /// Whether it is shown for an audience.
  var isLarge = false {
    didSet { text.scale = isLarge ? 1.5 : 1 }
  }

  init() {
    text.onPress = { [unowned self] in onLayer($0) }
    showHint()
  }

  func showHint() {
    text.paragraphs = [
      .init(
        text: "Move the pointer over the picture: here is who is asked for the touch, in order, "
          + "who gets it, and why each other one does not.",
        color: InspectorStyle.softText
      )
    ]
  }

  var lines: [String] { text.lines }

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

  func show(_ hit: InspectedHit) { text.paragraphs = Self.paragraphs(hit) }

  private static func paragraphs(_ hit: InspectedHit) -> [ParagraphsView.Paragraph] {
    var lines = winners(hit)
    lines.append(heading("Views, in the order asked"))
    lines += hit.views.map(line)
    // Where the layer that is seen belongs to no view, that is the question.
    let isOfLayers = hit.layer != hit.view
    if isOfLayers { lines += layers(hit) }
    if hit.more > 0 {
      lines.append(.init(text: "and \(hit.more) more, all missed", color: InspectorStyle.dimText))
    }
    if !hit.chain.isEmpty {
      lines.append(heading("Responder chain"))
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
      lines.append(heading("Gesture recognizers"))
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
    return [heading("Layers, in the order asked (CALayer.hitTest)")] + hit.layers.map(line)
  }

  private static func heading(_ text: String) -> ParagraphsView.Paragraph {
    .init(text: text, face: .heading, color: InspectorStyle.softText, gap: 10)
  }

  /// Who gets the touch, and which layer is hit where that is another one.
  private static func winners(_ hit: InspectedHit) -> [ParagraphsView.Paragraph] {
    let point = hit.point.words
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
